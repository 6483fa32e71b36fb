import Drawings
import Sessions
import Syntax

extension StatementKind {
  private static let span: [StatementSyntax.Part] = [
    .expression("value"), "from", .expression("start"), "to", .expression("end"),
  ]

  static let timeline = StatementKind(
    "timeline", span, .views, "Plots what the screen will show of a value",
    "The time runs from now on; nothing is changed by looking. `save timeline` draws the curve.",
    example: "timeline x/Image.scaleEffect from 0s to 1s"
  ) { verb, checker throws(Problem) in
    let timeline = try checker.timeline(verb, steps: 20)
    return Checked(action: verb.range) { session throws(Problem) in
      session.report(try timeline(&session).lines)
    }
  }

  static let saveTimeline = StatementKind(
    command: "save timeline", span + ["in", .raw("file")], .views,
    "Saves the curve of a value on screen as SVG",
    "The same values as `timeline` plots, for a browser or a document.",
    example: "save timeline x/Image.scaleEffect from 0s to 1s in scale.svg"
  ) { verb, interpreter throws(Problem) in
    var checker = Checker(session: interpreter.session, source: interpreter.source)
    let timeline = try checker.timeline(verb, steps: 200)
    var session = interpreter.session
    let name = checker.text(verb.value("value").range)
    let curve = try timeline(&session).svg(of: name)
    interpreter.request = .write(verb.word("file"), curve, of: "the timeline of \(name)")
  }
}

extension Checker {
  fileprivate mutating func timeline(_ verb: VerbStatement, steps: Int) throws(Problem)
    -> @Sendable (inout Session) throws(Problem) -> Timeline
  {
    guard case .member(var base, var name) = verb.value("value").kind else {
      throw problem(
        "expected a value on screen", at: verb.range,
        suggestion: "such as `timeline x/Image.scaleEffect from 0s to 1s`")
    }
    // `x/Circle.offset.x`: one coordinate of a value.
    let part = ["x", "y"].firstIndex(of: name.text)
    if part != nil, case .member(let view, let offset) = base.kind { (base, name) = (view, offset) }
    let code = try viewOnScreen(base)
    let from = try check(verb.value("start"), expecting: .double).code
    let to = try check(verb.value("end"), expecting: .double).code
    let (place, text) = (place(name.range), name.text)
    return { session throws(Problem) in
      guard case .node(let id) = try code(&session),
        let found = try session.onlyProperty(text, ofView: id, place)?.0,
        session.views.graph.presented(text, of: found) != nil
      else { throw Problem("the screen shows no `\(text)` that could be animated", at: place) }
      let (lower, upper) = (try from(&session).number ?? 0, try to(&session).number ?? 0)
      guard lower < upper else { throw Problem("the times run backwards", at: place) }
      return Timeline(
        points: (0...steps).map { step in
          let time = lower + (upper - lower) * Double(step) / Double(steps)
          var numbers = session.views.graph.presented(text, of: found, after: time) ?? []
          if let part, part < numbers.count { numbers = [numbers[part]] }
          let rounded = numbers.map { ($0 * 1e6).rounded() / 1e6 }
          let shown = part.map { _ in Value.double(rounded.first ?? 0) }
          return (time, numbers, session.shown(shown ?? ModifierValue.shown(rounded, of: text)))
        })
    }
  }
}

/// The future values of a property on screen, at equal intervals.
private struct Timeline: Sendable {
  let points: [(time: Double, numbers: [Double], text: String)]

  func lines(_ layout: Layout) -> [StyledText] {
    let firsts = points.map { $0.numbers.first ?? 0 }
    let (least, most) = (firsts.min() ?? 0, firsts.max() ?? 1)
    let room = Double(max(layout.width - 26, 10))
    return zip(points, firsts).map { point, number in
      let share = most > least ? (number - least) / (most - least) : 0
      let dots = String(repeating: layout.drawsBoxes ? "─" : "-", count: Int((share * room).rounded()))
      return StyledText("\(fixed(point.time))s  ", .dim) + StyledText(point.text).padded(to: 12)
        + StyledText("  \(dots)", .dim) + StyledText(layout.drawsBoxes ? "●" : "*", .strong)
    }
  }

  /// The curve as an SVG document of 640 by 360: one line per number, the extremes at the left, the times below.
  func svg(of name: String) -> String {
    let all = points.flatMap(\.numbers)
    let (least, most) = (all.min() ?? 0, all.max() ?? 1)
    let (start, end) = (points[0].time, points[points.count - 1].time)
    func y(_ number: Double) -> Double { 310 - (most > least ? (number - least) / (most - least) : 0) * 260 }
    func text(_ text: String, _ x: Double, _ y: Double, _ anchor: String) -> String {
      "<text x=\"\(x)\" y=\"\(y)\" text-anchor=\"\(anchor)\" fill=\"#222\">\(text)</text>\n"
    }
    let curves = points[0].numbers.indices.map { part in
      let places = points.map { point in
        let x = 70 + (point.time - start) / (end - start) * 550
        return "\(fixed(x)),\(fixed(y(point.numbers[part])))"
      }
      return
        "<polyline points=\"\(places.joined(separator: " "))\" fill=\"none\" stroke=\"#06c\" stroke-width=\"2\"/>\n"
    }
    return "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 640 360\" "
      + "font-family=\"system-ui, sans-serif\" font-size=\"13\">\n<rect width=\"640\" height=\"360\" fill=\"#fff\"/>\n"
      + "<path d=\"M70 50V310H620\" fill=\"none\" stroke=\"#888\"/>\n" + curves.joined()
      + text(Escaping.markup(name), 70, 30, "start") + text(fixed(most), 62, y(most) + 4, "end")
      + text(fixed(least), 62, y(least) + 4, "end") + text("\(fixed(start)) s", 70, 332, "start")
      + text("\(fixed(end)) s", 620, 332, "end") + "</svg>\n"
  }
}

/// A number with two decimal places.
private func fixed(_ number: Double) -> String {
  let hundredths = Int((abs(number) * 100).rounded())
  return "\(number < 0 ? "-" : "")\(hundredths / 100).\(hundredths % 100 / 10)\(hundredths % 10)"
}
