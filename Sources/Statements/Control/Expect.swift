import Sessions
import Syntax

extension StatementKind {
  static let expect = StatementKind(
    "expect", [.value("value"), ["within", .expression("tolerance")], ["else", .expression("message")]],
    .control, "Fails with both sides' values where the condition is false",
    "Numbers may be compared `within` a distance. With `else` the sentence is what a learner reads.",
    example: "expect cell.theme == bold else \"the cell should be bold\""
  ) { verb, checker throws(Problem) in
    let value = verb.value("value")
    var holds = try checker.check(value, expecting: .bool).code
    let sides = try sides(value, &checker)
    if let tolerance = verb.expression("tolerance") {
      guard let sides, sides.left.type.wrapped.isNumber, sides.right.type.wrapped.isNumber else {
        throw checker.problem(
          "`within` needs two numbers that are compared", at: tolerance.range,
          suggestion: "write `expect a == b within 0.001`")
      }
      holds = within(try checker.check(tolerance, expecting: .double).code, sides)
    }
    let message = try verb.expression("message").map { message throws(Problem) in
      try checker.check(message, expecting: .string).code
    }
    let (test, place) = (holds, checker.place(value.range))
    return Checked(action: verb.range) { session throws(Problem) in
      if try test(&session) == .bool(true) { return session.confirm("holds") }
      var both: String?
      if let sides {
        let (left, right) = (try sides.left.code(&session), try sides.right.code(&session))
        let (has, wants) = (session.shown(left), session.shown(right))
        both =
          sides.sign == "=="
          ? "it is \(has), and should be \(wants)" : "\(has) on the left, \(wants) on the right"
      }
      guard let message else {
        let text = "the expectation does not hold" + (both.map { ": \($0)" } ?? "")
        throw Problem(text, at: place, kind: .expectation)
      }
      let sentence = try message(&session)
      throw Problem(session.text(sentence), at: place, suggestion: both, kind: .expectation)
    }
  }

  private typealias Sides = (left: Checked, sign: String, right: Checked)

  private static func sides(_ value: Expression, _ checker: inout Checker) throws(Problem) -> Sides? {
    switch value.kind {
    case .parenthesized(let inner): return try sides(inner, &checker)
    case .binary(let left, let sign, let right):
      guard ["==", "!=", "<", "<=", ">", ">="].contains(sign.text) else { return nil }
      let pair = try checker.pair(left, right)
      return (pair.0, sign.text, pair.1)
    default: return nil
    }
  }

  private static func within(_ tolerance: @escaping Code, _ sides: Sides) -> Code {
    let (left, right) = (sides.left.code, sides.right.code)
    return { session throws(Problem) in
      guard let a = try left(&session).number, let b = try right(&session).number,
        let distance = try tolerance(&session).number
      else { return .bool(false) }
      return .bool(abs(a - b) <= distance)
    }
  }
}
