import Sessions
import Syntax

extension StatementKind {
  static let whyNot = StatementKind(
    StatementSyntax(["why", "not"], [.expression("value")]), .asking,
    "Says what would have to change for something to be so",
    details:
      "The statements that would do it, each with the number of environments that it gives a new value, the fewest first: an override to change, to remove or to place, an `appear`, or an update that is due. Each was tried on a copy. Of an image, `why not cell.image == \"logo-dark\"`, which overrides would show it; of a colour the traits by which it decides and the overrides that were found to do it, or the `set` of another colour.",
    example: "why not cell.theme == bold"
  ) { verb, checker throws(Problem) in
    let value = try checker.required(verb.expression("value"), "a condition", verb)
    let condition = try checker.check(value, expecting: .bool).code
    guard let (asked, wanted) = try wish(value, &checker) else {
      throw checker.problem(
        "`why not` asks about one value of an environment", at: value.range,
        suggestion: "write `why not NAME.TRAIT == VALUE`")
    }
    return checker.action(at: asked.environment, value.range) { session, id, place throws(Problem) in
      try session.requireAlive(id, place)
      var search = Search(session, condition, asked.subject, at: id, wanted: try wanted(&session))
      session.report(try search.answer(&session))
    }
  }

  /// What is asked about, and the value that it should have.
  private static func wish(
    _ value: Expression, _ checker: inout Checker
  ) throws(Problem) -> (Checker.Asked, Code)? {
    switch value.kind {
    case .parenthesized(let inner): return try wish(inner, &checker)
    case .prefix(let sign, let operand) where sign.text == "!":
      return try checker.asked(operand).map { ($0, always(.bool(false))) }
    case .binary(let left, let sign, let right):
      guard sign.text == "==" else {
        throw checker.problem("`why not` asks with `==`", at: sign.range)
      }
      let (first, second) = try checker.pair(left, right)
      for (side, own, other) in [(left, first, second), (right, second, first)] {
        guard let asked = (try? checker.asked(side)) ?? nil else { continue }
        return (asked, ((try? checker.fit(other, to: own.type)) ?? other).code)
      }
      return nil
    default: return try checker.asked(value).map { ($0, always(.bool(true))) }
    }
  }
}
