import Sessions
import Syntax

extension StatementKind {
  static let override = StatementKind(
    StatementSyntax(
      ["override"],
      [.place("place"), .choice([[.word("="), .expression("value")], [.block("block")]])]),
    .overrides, "Sets trait overrides on an environment",
    details:
      "Sets `traitOverrides`, an input. The environment and everything below that has no nearer override answer the value after the next update.",
    example: "override form { theme = monochrome; containedInSettings = true }",
    decisions: ["ownOverrides", "unspecifiedOverrides"]
  ) { verb, checker throws(Problem) in
    guard let target = verb.expression("place") else {
      throw checker.problem("expected a place", at: verb.range)
    }
    if let value = verb.expression("value") { return try assign(target, value, verb, &checker) }
    guard let block = verb.block("block") else { throw checker.problem("expected a value", at: verb.range) }
    let environment = try checker.environment(target)
    let outer = checker.surrounding
    checker.surrounding = environment.code
    defer { checker.surrounding = outer }
    var codes: [Code] = []
    for statement in block.statements {
      guard case .assignment(let place, _, let value) = statement.kind else {
        throw checker.problem("expected `TRAIT = VALUE`", at: statement.range)
      }
      codes.append(try assign(place, value, verb, &checker).code)
    }
    let all = codes
    return Checked(action: verb.range) { session throws(Problem) in _ = try session.evaluate(all) }
  }

  private static func assign(
    _ target: Expression, _ value: Expression, _ verb: VerbStatement, _ checker: inout Checker
  ) throws(Problem) -> Checked {
    let (environment, index) = try checker.traitPlace(target)
    let new = try checker.check(value, expecting: checker.session.definitions.traits[index].type)
    let (code, place) = (new.code, checker.place(target.range))
    return Checked(action: verb.range) { session throws(Problem) in
      guard let id = try environment(&session).environment else { return }
      try session.setOverride(index, try code(&session), at: id, place)
    }
  }
}
