import Sessions
import Syntax
import ViewTree

extension StatementKind {
  private static let kinds: [String: EnvironmentKind] = [
    "scene": .scene, "window": .window, "presentation": .presentation, "controller": .controller,
    "view": .view,
  ]

  static let create = StatementKind(
    StatementSyntax(
      ["create"],
      [
        .name("kind", among: ["scene", "window", "presentation", "controller", "view"]), .name("name"),
        .optional([.word(":"), .type("class")]), .optional([.word("in"), .place("place")]),
        .optional([.block("block")]),
      ]),
    .hierarchy, "Creates one environment, in the hierarchy or outside",
    details:
      "Without `in` the new environment stands in no hierarchy. A controller created in another waits there for `appear`.",
    example: "create view badge in form", decisions: ["appearance", "insertion", "outside", "prediction"]
  ) { verb, checker throws(Problem) in
    guard let word = verb.name("kind"), let kind = kinds[word.text] else {
      throw checker.problem("expected a kind", at: verb.range)
    }
    let name = verb.defined
    var node = NodeCode(kind: kind, name: name, place: checker.place(name.range))
    node.isNew = true
    node.parent = checker.surrounding
    if let place = verb.expression("place") { node.parent = try checker.environment(place).code }
    node.waits = kind == .controller && node.parent != nil
    if let syntax = verb.type("class") { node.make = try checker.maker(of: syntax, kind) }
    let isScene = checker.session.environments(named: name.text).contains {
      checker.session.traits.tree.kind(of: $0) == .scene
    }
    if kind == .scene, isScene {
      throw checker.problem(
        "`\(name.text)` is there already", at: name.range, suggestion: "`scene \(name.text) { … }` adds to it"
      )
    }
    return try checker.check(node, nil, verb)
  }
}
