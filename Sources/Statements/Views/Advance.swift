import Sessions
import Syntax

extension StatementKind {
  static let advance = StatementKind(
    "advance", [.expression("time")], .views, "Lets virtual time pass",
    "Animations go on, and what waits for their end runs. Time stands still otherwise.",
    example: "advance 0.5s", context: .outsideTurn
  ) { verb, checker throws(Problem) in
    let time = verb.value("time")
    let (code, place) = (try checker.check(time, expecting: .double).code, checker.place(time.range))
    return Checked(action: verb.range) { session throws(Problem) in
      let seconds = try code(&session).number ?? 0
      if seconds < 0 { throw Problem("time does not run backwards", at: place) }
      try session.advance(by: seconds, place)
      session.confirm("the time is \(Session.short(session.clock)) s")
    }
  }

  static let animate = StatementKind(
    "animate", [[.expression("curve"), [.expression("duration")]], .block("block")], .views,
    "Runs statements whose changes are animated",
    "As `withAnimation` does; without a curve it is the default one.",
    example: "animate easeInOut 1s { set x.level = 3 }"
  ) { verb, checker throws(Problem) in
    let animation = try checker.animation(verb.expression("curve"), verb.expression("duration"))
    let action = try checker.check(block: verb.body)
    return Checked(action: verb.range) { session throws(Problem) in
      _ = try session.animated(try animation(&session).animated) { session throws(Problem) in
        _ = try action(&session)
        return .void
      }
    }
  }
}

extension Checker {
  /// `easeInOut 1s`, `.spring(duration: 1)`, nothing, or `none`.
  mutating func animation(_ curve: Expression?, _ duration: Expression?) throws(Problem) -> Code {
    guard var curve else { return always(.animation(.standard)) }
    if case .name(let name) = curve.kind, local(name.text) == nil, session.variables[name.text] == nil {
      if name.text == "none" { return always(.nothing) }
      curve.kind = .implicitMember(name)
      if let duration {
        curve = curve.called([Argument(label: Name("duration", duration.range), value: duration)])
      }
    }
    return try check(curve, expecting: .named("Animation")).code
  }
}
