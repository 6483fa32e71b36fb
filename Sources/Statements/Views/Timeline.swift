import Drawings
import Sessions
import Syntax

extension StatementKind {
  static let timeline = StatementKind(
    "timeline", [.expression("value"), "from", .expression("start"), "to", .expression("end")], .views,
    "Plots what the screen will show of a value",
    "The time runs from now on; nothing is changed by looking.",
    example: "timeline x/Image.scaleEffect from 0s to 1s"
  ) { verb, checker throws(Problem) in
    let timeline = try checker.timeline(verb, steps: 20)
    return Checked(action: verb.range) { session throws(Problem) in
      session.report(try timeline(&session).lines)
    }
  }
}

extension Checker {
  fileprivate mutating func timeline(_ verb: VerbStatement, steps: Int) throws(Problem)
    -> @Sendable (inout Session) throws(Problem) -> Timeline
  {
    guard case .member(let base, let name) = verb.value("value").kind else {
      throw problem(
        "expected a value on screen", at: verb.range,
        suggestion: "such as `timeline x/Image.scaleEffect from 0s to 1s`")
    }
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
          let numbers = session.views.graph.presented(text, of: found, after: time) ?? []
          let rounded = ModifierValue.shown(numbers.map { ($0 * 1e6).rounded() / 1e6 }, of: text)
          return (time, numbers, session.shown(rounded))
        })
    }
  }
}

/// What the screen will show of a value, at equal distances in time.
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
}

/// A number with two digits behind the point.
private func fixed(_ number: Double) -> String {
  let hundredths = Int((abs(number) * 100).rounded())
  return "\(number < 0 ? "-" : "")\(hundredths / 100).\(hundredths % 100 / 10)\(hundredths % 10)"
}
