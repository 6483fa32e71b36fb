import Sessions
import Syntax

extension StatementKind {
  static let defineObservable = StatementKind(
    define: "observable",
    parts: [.items("fields", [StatementSyntax(["published"], field), StatementSyntax([], field)])],
    "Defines an observable object: any published change counts for all who look at it",
    "The same as `class Player: ObservableObject` with `@Published` before what is `published`.",
    example: "define observable Player { published isPlaying = false; published volume = 3 }"
  ) { verb, checker throws(Problem) in
    try checker.declareShort(
      .class, verb, inherits: ["ObservableObject"], try checker.members(verb, of: .class))
    return checker.made("observable", verb, "class \(verb.defined.text): ObservableObject")
  }

  static let defineObservableMacro = StatementKind(
    define: "observable macro", parts: [.items("fields", [StatementSyntax([], field)])],
    "Defines an observable class of the macro: who reads a property is told of that one",
    "The same as `@Observable class Player`.", example: "define observable macro Player { isPlaying = false }"
  ) { verb, checker throws(Problem) in
    let macro = Attribute(name: Name("Observable", verb.headRange))
    try checker.declareShort(.class, verb, attributes: [macro], try checker.members(verb, of: .class))
    return checker.made("observable", verb, "@Observable class \(verb.defined.text)")
  }
}
