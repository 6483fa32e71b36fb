import Presentations
import Sessions
import Syntax

extension StatementKind {
  static let resize = StatementKind(
    "resize", [.place("scene"), "to", .expression("size")], .presentations,
    "Gives a scene another size, or a share of its iPad's screen",
    "A Mac's window has any size, a scene on an iPad one that fits its screen. `1/2` is split screen.",
    example: "resize main to 700x800", decisions: ["shares", "narrowestRegularWidth"], context: .outsideTurn
  ) { verb, checker throws(Problem) in
    let (scene, size) = (verb.value("scene"), verb.value("size"))
    let device = checker.text(size.range)
    if DeviceTable.models.contains(where: { $0.name == device }) {
      throw checker.problem(
        "`\(device)` is a device, and no size", at: size.range,
        suggestion: "`redefine scene \(checker.text(scene.range)) on \(device)` puts it there")
    }
    let (code, extent) = (try checker.environment(scene).code, try checker.extent(size))
    let sizePlace = checker.place(size.range)
    return checker.action(at: code, scene.range) { session, id, place throws(Problem) in
      let wanted = try extent(&session)
      let isScene = session.traits.tree.kind(of: id) == .scene
      try session.putScene(id, isScene ? sizePlace : place) { system, traits throws(PresentationProblem) in
        try system.resize(id, to: wanted, traits: &traits)
      }
    }
  }

  static let rotate = StatementKind(
    "rotate", [.place("scene")], .presentations, "Turns the device on which a scene stands",
    "Between portrait and landscape.", example: "rotate main", context: .outsideTurn
  ) { verb, checker throws(Problem) in
    let scene = verb.value("scene")
    return checker.action(at: try checker.environment(scene).code, scene.range) {
      session, id, place throws(Problem) in
      if try session.keepsOrientation(id, place) { return }
      try session.putScene(id, place) { system, traits throws(PresentationProblem) in
        try system.rotate(id, traits: &traits)
      }
      try session.post("UIDevice.orientationDidChangeNotification", place)
    }
  }

  static let showDevices = StatementKind(
    show: "devices", in: .presentations, "Lists the devices that a scene can stand on",
    "Their names, their screens in portrait, and the class of the width in landscape."
  ) { _, _, _ throws(Problem) in
    Rows(DeviceTable.models.map { [$0.name, "\($0.size)", "\($0.landscapeWidthClass) width in landscape"] })
  }
}

extension Checker {
  /// `700x800`, or `1/2`.
  fileprivate mutating func extent(
    _ size: Expression
  ) throws(Problem) -> @Sendable (inout Session) throws(Problem) -> ScenePlacement.Extent {
    guard case .binary(let part, let sign, let whole) = size.kind, sign.text == "/" else {
      let size = try windowSize(size, "`700x800`, or as a share of an iPad's screen as `1/2`")
      return { session throws(Problem) in .window(try size(&session)) }
    }
    let codes = (part: try check(part, expecting: .int).code, whole: try check(whole, expecting: .int).code)
    return { session throws(Problem) in
      .share(try codes.part(&session).whole, of: try codes.whole(&session).whole)
    }
  }

  mutating func windowSize(
    _ size: Expression, _ form: String
  ) throws(Problem) -> @Sendable (inout Session) throws(Problem) -> Size {
    var checked: Checked?
    if case .prefix = size.kind {} else { checked = try checkUnfitted(size, expecting: .named("CGSize")) }
    guard let code = checked?.code, checked?.type == .named("CGSize") else {
      throw problem(
        "expected a size of two positive numbers of points", at: size.range, suggestion: "write it as \(form)"
      )
    }
    return { session throws(Problem) in Size(try code(&session)) ?? Size(width: 0, height: 0) }
  }
}
