import Sessions
import Syntax

extension StatementKind {
  private static let cases = StatementSyntax.Part.items("cases", [StatementSyntax([], [.name("case")])])

  static let defineEnum = StatementKind(
    define: "enum", parts: [[":", .type("type")], cases], "Defines an enum with Int raw values, or others",
    "The cases get Int raw values in order, which is the fast way to store a trait; `: Int` may say so. With `: Double` they are 0.0, 1.0 …, with `: String` the cases' names. `redefine` can add cases behind the last while there are values of it.",
    example: "define enum AppTheme { standard, pastel, bold, monochrome }"
  ) { verb, checker throws(Problem) in
    var type = Type.int
    if let written = verb.type("type") {
      type = try checker.resolve(written)
      guard [.int, .double, .string].contains(type) else {
        throw checker.problem(
          "\(type) is no raw type of an enum", at: written.range,
          suggestion: "`Int`, `Double` and `String` are")
      }
    }
    return try enumeration(verb, ["\(type)"], &checker)
  }

  static let definePlainEnum = StatementKind(
    define: "plain enum", parts: [cases], "Defines an enum without raw values",
    "A trait of it is stored as an object, which is the slow way.",
    example: "define plain enum Mood { calm, wild }"
  ) { verb, checker throws(Problem) in try enumeration(verb, [], &checker) }

  private static func enumeration(
    _ verb: VerbStatement, _ raw: [String], _ checker: inout Checker
  ) throws(Problem) -> Checked {
    let name = verb.defined
    let cases = verb.items("cases").compactMap { $0.name("case") }
    guard !cases.isEmpty else {
      throw checker.problem(
        "`\(name.text)` has no cases, and so no values", at: name.range,
        suggestion: "write `\(verb.head) \(name.text) { standard }`")
    }
    let member = Statement(.cases(cases.map { EnumCase($0) }), verb.range)
    try checker.declareShort(.enum, verb, inherits: raw, [member])
    return checker.made("enum", verb, "enum \(name.text): \(cases.map(\.text).joined(separator: ", "))")
  }
}
