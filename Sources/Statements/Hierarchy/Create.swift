import Sessions
import ViewTree

extension StatementKind {
  static let create = StatementKind(
    "create",
    [
      .name("kind", among: EnvironmentKind.allCases.map { "\($0)" }), .name("name"), [":", .type("class")],
      ["in", .place("place")], [.block("block")],
    ], .hierarchy, "Creates one environment, in the hierarchy or outside",
    "Without `in` the new environment stands in no hierarchy. A controller created in another waits there for `appear`.",
    example: "create view badge in form", decisions: ["appearance", "insertion", "outside", "prediction"]
  ) { verb, checker throws(Problem) in
    let (word, name) = (verb.word("kind").text, verb.defined)
    let kind = EnvironmentKind.allCases.first { "\($0)" == word } ?? .view
    var node = try checker.node(kind, verb)
    node.isNew = true
    node.parent = try checker.environment(ifIn: "place", of: verb) ?? node.parent
    node.appearsLater = kind == .controller && node.parent != nil
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
