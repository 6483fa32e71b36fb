import Sessions
import Syntax

extension StatementKind {
  private static let fields = StatementSyntax.Part.items(
    "fields",
    [
      StatementSyntax(["equal"], [.block("block")]),
      StatementSyntax(
        [],
        [.name("field"), .optional([.word(":"), .type("type")]), .optional([.word("="), .value("value")])]),
    ])

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
    try checker.requireDefinableType(verb, kind == .class ? .class : .structure)
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
        let binding = VariableDeclaration.Binding(
          name: field, type: item.type("type"), initial: item.expression("value"), accessors: nil)
        let variable = VariableDeclaration(modifiers: Modifiers(), isConstant: false, bindings: [binding])
        members.append(Statement(.variable(variable), item.range))
      } else if let block = item.block("block") {
        if kind == .class {
          throw checker.problem(
            "`\(name.text)` is a class, and instances are compared by identity", at: item.headRange,
            suggestion: "a struct can have `equal { … }`")
        }
        members.append(Statement(.function(equality(block, of: name)), item.range))
      }
    }
    let old = checker.session.definitions.types[name.text]
    try checker.declareShort(kind, verb, members)
    if let old, let new = checker.session.definitions.types[name.text], !new.extends(old) {
      let kept = old.fields.map { "`\($0.name)`" }.joined(separator: ", ")
      try checker.refuseLoss(verb, keep: "keep \(kept), and add fields with a value behind")
    }
    let word = kind.rawValue
    return checker.made(word, verb, "\(word) \(name.text): \(names.joined(separator: ", "))")
  }

  /// `static func == (left: Name, right: Name) -> Bool { … }`.
  private static func equality(_ block: Block, of name: Name) -> FunctionDeclaration {
    let range = block.range
    let type = TypeSyntax(.named([name], []), range)
    let parameters = ["left", "right"].map {
      FunctionDeclaration.Parameter(
        label: nil, name: Name($0, range), type: type, isInout: false, defaultValue: nil)
    }
    return FunctionDeclaration(
      kind: .operator, modifiers: Modifiers(words: [Name("static", range)]), name: Name("==", range),
      parameters: parameters, result: TypeSyntax(.named([Name("Bool", range)], []), range), body: block)
  }
}

extension TypeInfo {
  /// Whether it has the fields of another, in the same places, and behind them only such as have a value.
  fileprivate func extends(_ other: TypeInfo) -> Bool {
    guard fields.count >= other.fields.count else { return false }
    return zip(fields, other.fields).allSatisfy { $0.name == $1.name && $0.type == $1.type }
      && fields[other.fields.count...].allSatisfy { $0.initial != nil }
  }
}
