import Sessions
import Syntax

extension StatementKind {
  private static let fields = StatementSyntax.Part.items(
    "fields", [StatementSyntax(["equal"], [.block("block")]), StatementSyntax([], field)])

  static let defineStruct = StatementKind(
    define: "struct", parts: [fields], "Defines a value type with fields, and == if wanted",
    details:
      "A value type. Without `equal { … }` two values are equal field by field; `Palette.comparisons` counts how often two were compared, by the trait system or by a line. `redefine` can change defaults and `equal`, and add fields with a value behind the last, while there are values of it.",
    example: "define struct Palette { name = \"\", shade = 0; equal { left.name == right.name } }",
    decisions: ["comparison"]
  ) { verb, checker throws(Problem) in try structure(verb, .struct, &checker) }

  static let defineClass = StatementKind(
    define: "class", parts: [fields],
    "Defines a class, whose instances are shared and compared by identity",
    details:
      "An instance is shared by all who hold it, and the same only as itself. A trait may hold one, with a warning: a change inside it is not noticed. `redefine` can add fields with a value; the instances get them.",
    example: "define class Account { name = \"\" }", decisions: ["comparison"]
  ) { verb, checker throws(Problem) in try structure(verb, .class, &checker) }

  private static func structure(
    _ verb: VerbStatement, _ kind: TypeDeclaration.Kind, _ checker: inout Checker
  ) throws(Problem) -> Checked {
    let name = verb.defined
    var members: [Statement] = []
    var names: [String] = []
    for item in verb.items("fields") {
      if let field = item.name("field") {
        if names.contains(field.text) {
          throw checker.problem(
            "`\(field.text)` stands twice in `\(name.text)`", at: field.range,
            suggestion: "leave one of them out")
        }
        names.append(field.text)
        members.append(item.field())
      } else {
        let block = item.body
        if kind == .class {
          throw checker.problem(
            "`\(name.text)` is a class, and instances are compared by identity", at: item.headRange,
            suggestion: "a struct can have `equal { … }`")
        }
        let sides = "_ left: \(name.text), _ right: \(name.text)"
        members.append(.method("static ==(\(sides)) -> Bool", block, at: block.range))
      }
    }
    try checker.declareShort(kind, verb, members)
    let word = kind.rawValue
    return checker.made(word, verb, "\(word) \(name.text): \(names.joined(separator: ", "))")
  }
}
