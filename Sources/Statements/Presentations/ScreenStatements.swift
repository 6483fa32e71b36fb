import Presentations
import Sessions
import Syntax

extension StatementKind {
  static let resize = StatementKind(
    StatementSyntax(["resize"], [.place("scene"), .word("to"), .expression("size")]), .presentations,
    "Gives a scene another size, or a share of its iPad's screen",
    details:
      "A Mac's window has any size, a scene on an iPad one that fits its screen. `1/2` is split screen. It comes from outside the app, so that it is a turn of its own.",
    example: "resize main to 700x800", decisions: ["shares", "narrowestRegularWidth"]
  ) { verb, checker throws(Problem) in
    guard let place = verb.expression("scene"), let size = verb.expression("size") else {
      throw checker.problem("expected a scene and a size", at: verb.range)
    }
    try checker.requireOutside(verb)
    let scene = try checker.environment(place).code
    let (at, sizePlace) = (checker.place(place.range), checker.place(size.range))
    if case .binary(let part, let sign, let whole) = size.kind, sign.text == "/" {
      let (part, whole) = (
        try checker.check(part, expecting: .int).code, try checker.check(whole, expecting: .int).code
      )
      return Checked(action: verb.range) { session throws(Problem) in
        guard let id = try scene(&session).environment, case .int(let a) = try part(&session),
          case .int(let b) = try whole(&session)
        else { return }
        try session.presentations(sizePlace) { session throws(PresentationProblem) in
          var system = session.screens.system
          try system.resize(id, toShare: a, of: b, traits: &session.traits)
          session.screens.system = system
        }
        session.confirmSize(of: id)
      }
    }
    let code = try checker.windowSize(size, "`700x800`, or as a share of an iPad's screen as `1/2`")
    return Checked(action: verb.range) { session throws(Problem) in
      guard let id = try scene(&session).environment, case .structure(let size) = try code(&session) else {
        return
      }
      let wanted = Size(width: size.fields[0].number ?? 0, height: size.fields[1].number ?? 0)
      let isScene = session.traits.tree.kind(of: id) == .scene
      try session.presentations(isScene ? sizePlace : at) { session throws(PresentationProblem) in
        var system = session.screens.system
        try system.resize(id, to: wanted, traits: &session.traits)
        session.screens.system = system
      }
      session.confirmSize(of: id)
    }
  }

  static let rotate = StatementKind(
    StatementSyntax(["rotate"], [.place("scene")]), .presentations,
    "Turns the device on which a scene stands",
    details:
      "Between portrait and landscape. It comes from outside the app, so that it is a turn of its own.",
    example: "rotate main"
  ) { verb, checker throws(Problem) in
    guard let place = verb.expression("scene") else {
      throw checker.problem("expected a scene", at: verb.range)
    }
    try checker.requireOutside(verb)
    let (scene, at) = (try checker.environment(place).code, checker.place(place.range))
    return Checked(action: verb.range) { session throws(Problem) in
      guard let id = try scene(&session).environment else { return }
      try session.presentations(at) { session throws(PresentationProblem) in
        var system = session.screens.system
        try system.rotate(id, traits: &session.traits)
        session.screens.system = system
      }
      session.confirmSize(of: id)
    }
  }
}

extension Checker {
  /// The size of a window, in points.
  mutating func windowSize(_ size: Expression, _ form: String) throws(Problem) -> Code {
    var type = Type.void
    if case .prefix = size.kind {
    } else {
      type = try checkOpen(size, expecting: .named("CGSize")).type
    }
    guard type == .named("CGSize") else {
      throw problem(
        "expected a size of two positive numbers of points", at: size.range, suggestion: "write it as \(form)"
      )
    }
    return try check(size, expecting: .named("CGSize")).code
  }
}
