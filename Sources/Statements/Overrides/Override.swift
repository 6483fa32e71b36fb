import Sessions
import Syntax

extension StatementKind {
  static let override = StatementKind(
    "override", [.place("place"), .choice([["=", .expression("value")], [.block("block")]])], .overrides,
    "Sets trait overrides on an environment",
    "Sets `traitOverrides`, an input. The environment and everything below that has no nearer override answer the value after the next update; controllers, windows and scenes answer their own at once.",
    example: "override form { theme = monochrome; containedInSettings = true }",
    decisions: [
      "ownOverrides", "overridesCopies", "unspecifiedOverrides", "parentOverrides", "styleOverrides",
    ]
  ) { verb, checker throws(Problem) in
    let target = verb.value("place")
    if let value = verb.expression("value") { return try assign(target, value, &checker) }
    let environment = try checker.environment(target)
    let outer = (checker.surrounding, checker.surroundingEnvironment)
    (checker.surrounding, checker.surroundingEnvironment) = (environment.code, nil)
    defer { (checker.surrounding, checker.surroundingEnvironment) = outer }
    var codes: [Code] = []
    for statement in verb.body.statements {
      guard case .assignment(let place, let sign, let value) = statement.kind, sign.text == "=" else {
        throw checker.problem("expected `TRAIT = VALUE`", at: statement.range)
      }
      codes.append(try assign(place, value, &checker).code)
    }
    let all = codes
    return Checked(action: verb.range) { session throws(Problem) in _ = try session.evaluate(all) }
  }

  static let removeOverride = StatementKind(
    "remove override", [.place("place")], .overrides,
    "Removes an override, so that the inherited value returns",
    "Removing one that is not set is harmless, as in UIKit.", example: "remove override form.theme"
  ) { verb, checker throws(Problem) in
    let target = verb.value("place")
    let (environment, index) = try checker.traitPlace(target)
    return checker.action(at: environment, target.range) { session, id, place throws(Problem) in
      let trait = session.definitions.traits[index].id
      if session.traits.override(of: trait, at: id) == nil {
        session.confirm("\(session.name(of: id)) had no override of \(session.propertyName(trait))")
      }
      try session.removeOverride(index, at: id, place)
    }
  }

  private static func assign(
    _ target: Expression, _ value: Expression, _ checker: inout Checker
  ) throws(Problem) -> Checked {
    let (environment, index) = try checker.traitPlace(target)
    let new = try checker.check(value, expecting: checker.session.definitions.traits[index].type)
    let code = new.code
    return checker.action(at: environment, target.range) { session, id, place throws(Problem) in
      try session.setOverride(index, try code(&session), at: id, place)
    }
  }
}
