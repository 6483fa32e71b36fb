import Sessions
import Syntax

extension StatementKind {
  static let defineEnum = StatementKind(
    define: "enum",
    parts: [
      .optional([.word(":"), .type("type")]), .items("cases", [StatementSyntax([], [.name("case")])]),
    ],
    "Defines an enum with Int raw values, or others",
    details:
      "The cases get Int raw values in order, which is the fast way to store a trait; `: Int` may say so. With `: Double` they are 0.0, 1.0 …, with `: String` the cases' names. `redefine` can add cases behind the last while there are values of it.",
    example: "define enum AppTheme { standard, pastel, bold, monochrome }"
  ) { verb, checker throws(Problem) in
    let name = verb.defined
    var raw = TypeSyntax(.named([Name("Int", name.range)], []), name.range)
    if let written = verb.type("type") {
      let type = try checker.resolve(written)
      guard [.int, .double, .string].contains(type) else {
        throw checker.problem(
          "\(type) is no raw type of an enum", at: written.range,
          suggestion: "`Int`, `Double` and `String` are")
      }
      raw = written
    }
    return try enumeration(verb, [raw], &checker)
  }

  static let definePlainEnum = StatementKind(
    define: "plain", "enum", parts: [.items("cases", [StatementSyntax([], [.name("case")])])],
    "Defines an enum without raw values",
    details: "A trait of it is stored as an object, which is the slow way.",
    example: "define plain enum Mood { calm, wild }"
  ) { verb, checker throws(Problem) in try enumeration(verb, [], &checker) }

  private static func enumeration(
    _ verb: VerbStatement, _ raw: [TypeSyntax], _ checker: inout Checker
  ) throws(Problem) -> Checked {
    let name = verb.defined
    try checker.requireDefinableType(verb, .enumeration)
    let cases = verb.items("cases").compactMap { $0.name("case") }
    guard !cases.isEmpty else {
      throw checker.problem(
        "`\(name.text)` has no cases, and so no values", at: name.range,
        suggestion: "write `\(verb.head) \(name.text) { standard }`")
    }
    let old = checker.session.definitions.types[name.text]
    let member = Statement(.cases(cases.map { EnumCase(name: $0, values: [], rawValue: nil) }), verb.range)
    try checker.declareShort(.enum, verb, inherits: raw, [member])
    if let old, let new = checker.session.definitions.types[name.text],
      !new.cases.map(\.name).starts(with: old.cases.map(\.name)) || new.rawType != old.rawType
    {
      let kept = old.cases.map { "`\($0.name)`" }.joined(separator: ", ")
      try checker.refuseLoss(verb, keep: "keep \(kept), and add cases behind")
    }
    return checker.made(
      "enum", verb, "enum \(name.text): \(cases.map(\.text).joined(separator: ", "))")
  }
}

extension Checker {
  /// Refuses a type's name that is taken, and to replace a type by one of another kind.
  func requireDefinableType(_ verb: VerbStatement, _ kind: TypeInfo.Kind) throws(Problem) {
    let name = verb.defined
    if session.language.appleTypes[name.text] != nil || Type.builtIn(name.text) != nil {
      throw problem("`\(name.text)` is the name of a type", at: name.range, suggestion: "choose another name")
    }
    try requireDefinable(verb, "type", among: Array(session.definitions.types.keys))
    guard let old = session.definitions.types[name.text], old.kind != kind else { return }
    throw problem("`\(name.text)` is there already, as another kind of type", at: name.range)
  }

  /// Refuses a change that would leave values of the type without meaning.
  func refuseLoss(_ verb: VerbStatement, keep: String) throws(Problem) {
    let name = verb.defined
    guard let user = session.user(ofType: name.text) else { return }
    throw problem(
      "`\(user)` has values of `\(name.text)`, which would lose their meaning", at: name.range,
      suggestion: keep)
  }

  /// Declares a type as Swift would; `define` makes the same types in fewer words.
  mutating func declareShort(
    _ kind: TypeDeclaration.Kind, _ verb: VerbStatement, modifiers: Modifiers = Modifiers(),
    inherits: [TypeSyntax] = [], _ members: [Statement]
  ) throws(Problem) {
    let type = TypeDeclaration(
      kind: kind, modifiers: modifiers, name: verb.defined, inherited: inherits, members: members)
    try TypeDeclarations.declare([Statement(.type(type), verb.range)], in: &self)
    session.definitions.types[verb.defined.text]?.origin = .defined
  }
}
