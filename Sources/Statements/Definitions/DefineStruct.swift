import Sessions
import Syntax

extension StatementKind {
  private static let fields = StatementSyntax.Part.items(
    "fields", [StatementSyntax(["equal"], [.block("block")]), StatementSyntax([], field)])

  static let defineStruct = StatementKind(
    define: "struct", parts: [fields], "Defines a value type with fields, and == if wanted",
    "A value type. Without `equal { … }` two values are equal field by field; `Palette.comparisons` counts how often two were compared, by the trait system or by a line. `redefine` can change defaults and `equal`, and add fields with a value behind the last, while there are values of it.",
    example: "define struct Palette { name = \"\", shade = 0; equal { left.name == right.name } }",
    decisions: ["comparison"]
  ) { verb, checker throws(Problem) in try checker.structure(verb, .struct) }

  static let defineClass = StatementKind(
    define: "class", parts: [fields], "Defines a class, whose instances are shared and compared by identity",
    "An instance is shared by all who hold it, and the same only as itself. A trait may hold one, with a warning: a change inside it is not noticed. `redefine` can add fields with a value; the instances get them.",
    example: "define class Account { name = \"\" }", decisions: ["comparison"]
  ) { verb, checker throws(Problem) in try checker.structure(verb, .class) }

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

extension Checker {
  fileprivate mutating func structure(_ verb: VerbStatement, _ kind: TypeDeclaration.Kind) throws(Problem)
    -> Checked
  {
    let (word, names) = (kind.rawValue, verb.items("fields").compactMap { $0.name("field")?.text })
    try declareShort(kind, verb, try members(verb, of: kind))
    let fields = names.joined(separator: ", ")
    return made(word, verb, "\(word) \(verb.defined.text): \(fields)")
  }

  /// The members of a type: its fields, each once (`published volume = 3`, `isPlaying = false`), and its own `==`.
  func members(_ verb: VerbStatement, of kind: TypeDeclaration.Kind) throws(Problem) -> [Statement] {
    let type = verb.defined.text
    var names: Set<String> = []
    return try verb.items("fields").map { item throws(Problem) in
      if let field = item.name("field") {
        if !names.insert(field.text).inserted {
          throw problem(
            "`\(field.text)` stands twice in `\(type)`", at: field.range, suggestion: "leave one of them out")
        }
        return item.field(
          item.head == "published" ? [Attribute(name: Name("Published", item.headRange))] : [])
      }
      if kind == .class {
        throw problem(
          "`\(type)` is a class, and instances are compared by identity", at: item.headRange,
          suggestion: "a struct can have `equal { … }`")
      }
      let block = item.body
      return .method("static ==(_ left: \(type), _ right: \(type)) -> Bool", block, at: block.range)
    }
  }
}
