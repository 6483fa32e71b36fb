import Sessions
import Syntax
import ViewTree

extension StatementKind {
  static let host = StatementKind(
    StatementSyntax(
      ["host"],
      [.value("view"), .optional([.word("as"), .name("name")]), .optional([.word("in"), .place("place")])]),
    .views, "Puts a view of SwiftUI's on screen, in a view or controller of UIKit's",
    details:
      "As a `UIHostingController` does. The views in it are then found by paths: `x/Text.text`, `x/\"Add\"`, `x/Text[1]`; the root's states and properties by its name: `x.count`.",
    example: "host PlayerView(episode: episode) as player in cell", decisions: ["initialValues"]
  ) { verb, checker throws(Problem) in
    guard let value = verb.expression("view") else {
      throw checker.problem("expected a view", at: verb.range)
    }
    let view = try checker.check(value, expecting: .named("View"))
    let type = view.type.name ?? "view"
    let name = verb.name("name")
    let text = name?.text ?? type.prefix(1).lowercased() + type.dropFirst()
    var parent: Code?
    if let place = verb.expression("place") { parent = try checker.environment(place).code }
    let (place, container, code) = (checker.place(verb.range), parent, view.code)
    try checker.session.requireFreeName(text, checker.place(name?.range ?? value.range))
    return Checked(action: verb.range) { session throws(Problem) in
      let view = try code(&session)
      guard let container else { return try session.hostAlone(view, as: text, place) }
      guard let id = try container(&session).environment else { return }
      try session.host(view, as: text, in: id, place)
    }
  }

  static let rehost = StatementKind(
    StatementSyntax(["rehost"], [.name("name"), .value("view")]), .views,
    "Gives a hosted tree another value at its root",
    details: "The identity stays, and with it the states; what differs in the value makes bodies run.",
    example: "rehost player PlayerView(episode: two)"
  ) { verb, checker throws(Problem) in
    guard let name = verb.name("name"), let value = verb.expression("view") else {
      throw checker.problem("expected a name and a view", at: verb.range)
    }
    try checker.requireHosted(name)
    let (code, text, place) = (
      try checker.check(value, expecting: .named("View")).code, name.text, checker.place(verb.range)
    )
    return Checked(action: verb.range) { session throws(Problem) in
      try session.rehost(text, try code(&session), place)
    }
  }

  static let unhost = StatementKind(
    StatementSyntax(["unhost"], [.name("name")]), .views, "Takes a hosted tree off the screen",
    details: "Its states go with it; the same view hosted again begins anew.", example: "unhost player"
  ) { verb, checker throws(Problem) in
    guard let name = verb.name("name") else { throw checker.problem("expected a name", at: verb.range) }
    try checker.requireHosted(name)
    let (text, place) = (name.text, checker.place(verb.range))
    return Checked(action: verb.range) { session throws(Problem) in
      try session.unhost(text, place)
      session.confirm("\(text) is no longer hosted")
    }
  }
}

extension Checker {
  func requireHosted(_ name: Name) throws(Problem) {
    guard session.views.roots[name.text] == nil else { return }
    let nearest = Spelling.nearest(to: name.text, among: session.views.roots.keys.sorted())
    throw problem(
      "nothing is hosted as `\(name.text)`", at: name.range,
      suggestion: nearest.map { "did you mean `\($0)`?" })
  }
}

extension Session {
  /// Hosts a view without a place: in a controller of a window of its own.
  mutating func hostAlone(_ view: Value, as name: String, _ place: Place) throws(Problem) {
    var above: EnvironmentID?
    for (kind, label) in [
      (EnvironmentKind.scene, "screen"), (.window, "window"), (.controller, "controller"),
    ] {
      let known = above.map { Array(traits.tree.children(of: $0)) } ?? Array(traits.tree.scenes)
      if let first = known.first { above = first } else { above = try create(kind, label, in: above, place) }
    }
    if let controller = above { try host(view, as: name, in: controller, place) }
  }
}
