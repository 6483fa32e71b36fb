import Drawings
import Sessions
import StateUpdates
import Syntax

extension StatementKind {
  static let advance = StatementKind(
    StatementSyntax(["advance"], [.expression("time")]), .views, "Lets virtual time pass",
    details:
      "Animations go on, and what waits for their end runs. Time stands still otherwise. It is a turn of its own.",
    example: "advance 0.5s"
  ) { verb, checker throws(Problem) in
    guard let time = verb.expression("time") else { throw checker.problem("expected a time", at: verb.range) }
    try checker.requireOutside(verb)
    let (code, place) = (try checker.check(time, expecting: .double).code, checker.place(time.range))
    return Checked(action: verb.range) { session throws(Problem) in
      let seconds = try code(&session).number ?? 0
      if seconds < 0 { throw Problem("time does not run backwards", at: place) }
      try session.advance(by: seconds, place)
      session.confirm("the time is \(Session.short(session.settings.clock)) s")
    }
  }

  static let animate = StatementKind(
    StatementSyntax(
      ["animate"],
      [.optional([.expression("curve"), .optional([.expression("duration")])]), .block("block")]),
    .views, "Runs statements whose changes are animated",
    details: "As `withAnimation` does; without a curve it is the default one.",
    example: "animate easeInOut 1s { set x.level = 3 }"
  ) { verb, checker throws(Problem) in
    guard let block = verb.block("block") else { throw checker.problem("expected a block", at: verb.range) }
    let animation = try checker.animation(verb.expression("curve"), verb.expression("duration"))
    let action = try checker.check(block: block)
    return Checked(action: verb.range) { session throws(Problem) in
      let animation = try animation(&session).animated
      let run: Code = { session throws(Problem) in
        _ = try action(&session)
        return .void
      }
      _ = try session.animated(animation, run)
    }
  }

  static let timeline = StatementKind(
    StatementSyntax(
      ["timeline"],
      [.expression("value"), .word("from"), .expression("start"), .word("to"), .expression("end")]),
    .views, "Plots what the screen will show of a value",
    details: "The time runs from now on; nothing is changed by looking.",
    example: "timeline x/Image.scaleEffect from 0s to 1s"
  ) { verb, checker throws(Problem) in
    guard let value = verb.expression("value"), let start = verb.expression("start"),
      let end = verb.expression("end"),
      case .member(let base, let name) = value.kind
    else {
      throw checker.problem(
        "expected a value on screen", at: verb.range,
        suggestion: "such as `timeline x/Image.scaleEffect from 0s to 1s`")
    }
    let view = try checker.checkOpen(base)
    guard view.type == .named("ViewOnScreen") else {
      throw checker.problem("expected a view on screen, found \(checker.named(view.type))", at: base.range)
    }
    let (from, to) = (
      try checker.check(start, expecting: .double).code, try checker.check(end, expecting: .double).code
    )
    let (code, place, text) = (view.code, checker.place(name.range), name.text)
    return Checked(action: verb.range) { session throws(Problem) in
      guard case .node(let id) = try code(&session),
        let found = try session.onlyProperty(text, ofView: id, place)?.0,
        session.views.graph.presented(text, of: found) != nil
      else { throw Problem("the screen shows no `\(text)` that could be animated", at: place) }
      let (lower, upper) = (try from(&session).number ?? 0, try to(&session).number ?? 0)
      guard lower < upper else { throw Problem("the times run backwards", at: place) }
      session.report(Timeline(session, text, of: found, lower, upper).lines)
    }
  }
}

extension Checker {
  /// `easeInOut 1s`, `.spring(duration: 1)`, nothing, or `none`.
  mutating func animation(_ curve: Expression?, _ duration: Expression?) throws(Problem) -> Code {
    guard var curve else { return always(.animation(.standard)) }
    if case .name(let name) = curve.kind, local(name.text) == nil, session.variables[name.text] == nil {
      if name.text == "none" { return always(.nothing) }
      var call = Expression(.implicitMember(name), name.range)
      if let duration {
        let argument = Argument(label: Name("duration", duration.range), value: duration)
        call = Expression(.call(call, [argument], trailing: []), curve.range)
      }
      curve = call
    }
    return try check(curve, expecting: .named("Animation")).code
  }
}

/// What the screen will show of a value, at equal distances in time.
struct Timeline: Sendable {
  var points: [(time: Double, numbers: [Double])] = []
  var texts: [String] = []

  init(_ session: Session, _ name: String, of id: ViewID, _ lower: Double, _ upper: Double) {
    for step in 0...20 {
      let time = lower + (upper - lower) * Double(step) / 20
      let numbers = session.views.graph.presented(name, of: id, after: time) ?? []
      points.append((time, numbers))
      texts.append(session.shown(Session.shown(numbers.map { ($0 * 1e6).rounded() / 1e6 }, of: name)))
    }
  }

  func lines(_ layout: Layout) -> [StyledText] {
    let firsts = points.map { $0.numbers.first ?? 0 }
    let (least, most) = (firsts.min() ?? 0, firsts.max() ?? 1)
    let room = max(layout.width - 26, 10)
    return zip(points, texts).map { point, text in
      let share = most > least ? ((point.numbers.first ?? 0) - least) / (most - least) : 0
      let dots = String(
        repeating: layout.drawsBoxes ? "─" : "-", count: Int((share * Double(room)).rounded()))
      let time = Session.fixed(point.time, 2)
      return StyledText("\(time)s  ", .dim) + StyledText(text).padded(to: 12) + StyledText("  \(dots)", .dim)
        + StyledText(layout.drawsBoxes ? "●" : "*", .strong)
    }
  }
}

extension Session {
  /// A number with so many digits behind the point.
  static func fixed(_ number: Double, _ digits: Int) -> String {
    var scale = 1.0
    for _ in 0..<digits { scale *= 10 }
    let whole = Int((abs(number) * scale).rounded())
    let tail = String(whole % Int(scale))
    let text = "\(whole / Int(scale))." + String(repeating: "0", count: digits - tail.count) + tail
    return (number < 0 ? "-" : "") + text
  }
}
