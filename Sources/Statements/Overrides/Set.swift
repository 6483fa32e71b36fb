import Sessions
import Syntax

extension StatementKind {
  static let set = StatementKind(
    StatementSyntax(["set"], [.place("place"), .word("="), .list("values", .value("value"))]), .overrides,
    "Changes a variable or a property; `set` may be left out",
    details:
      "Variables, elements of a list, fields of a struct or an instance, and what environments store: views and windows backgroundColor, tintColor, layer.borderColor, views image and text, scenes and controllers title, all of them plain properties.",
    example: "set cell.backgroundColor = cardBackground", decisions: ["tintColors"]
  ) { verb, checker throws(Problem) in
    let values = verb.expressions("values")
    guard let target = verb.expression("place"), let first = values.first else {
      throw checker.problem("expected a place and a value", at: verb.range)
    }
    let range = first.range.union(values[values.count - 1].range)
    var value = values.count == 1 ? first : Expression(.array(values), range)
    if values.count == 1, let place = try? checker.checkOpen(target),
      case .list(.named("PresentationDetent")) = place.type
    {
      // A set of one.
      if case .array = first.kind {} else { value = Expression(.array(values), range) }
    }
    let action = try checker.check(assign: target, Name("=", verb.headRange), value, verb.range)
    return Checked(action: verb.range) { session throws(Problem) in _ = try action(&session) }
  }

  static let toggle = StatementKind(
    StatementSyntax(["toggle"], [.place("place")]), .overrides, "Turns true to false and back",
    details: "Works on variables and on properties that are Bool.", example: "toggle isOn"
  ) { verb, checker throws(Problem) in
    let target = try checker.required(verb.expression("place"), "a place", verb)
    let opposite = Expression(.prefix(Name("!", target.range), target), target.range)
    let action = try checker.check(assign: target, Name("=", verb.headRange), opposite, verb.range)
    return Checked(action: verb.range) { session throws(Problem) in _ = try action(&session) }
  }
}
