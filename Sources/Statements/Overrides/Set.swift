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
    guard let target = verb.expression("place"), var value = values.first, let last = values.last else {
      throw checker.problem("expected a place and a value", at: verb.range)
    }
    var isList = values.count > 1
    if case .array = value.kind {
    } else if !isList {
      // A set of one detent.
      isList = (try? checker.checkOpen(target))?.type == .list(.named("PresentationDetent"))
    }
    if isList { value = Expression(.array(values), value.range.union(last.range)) }
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
