import Sessions
import Syntax

extension StatementKind {
  static let set = StatementKind(
    "set", [.place("place"), "=", .list("values", .value("value"))], .overrides,
    "Changes a variable or a property; `set` may be left out",
    "Variables, elements of a list, fields of a struct or an instance, and what environments store: views and windows backgroundColor, tintColor, layer.borderColor, views image and text, scenes and controllers title, all of them plain properties.",
    example: "set cell.backgroundColor = cardBackground", decisions: ["tintColors"]
  ) { verb, checker throws(Problem) in
    let (target, values) = (verb.value("place"), verb.expressions("values"))
    var isList = values.count > 1
    if case .array? = values.first?.kind {
    } else if !isList {
      // One value, but for a property that is a set of detents.
      isList = (try? checker.checkUnfitted(target))?.type == .list(.named("PresentationDetent"))
    }
    let all = values.dropFirst().reduce(values[0].range) { $0.union($1.range) }
    let value = isList ? Expression(.array(values), all) : values[0]
    let action = try checker.check(assign: target, Name("=", verb.headRange), value, verb.range)
    return Checked(action: verb.range) { session throws(Problem) in _ = try action(&session) }
  }

  static let toggle = StatementKind(
    "toggle", [.place("place")], .overrides, "Turns true to false and back",
    "Works on variables and on properties that are Bool.", example: "toggle isOn"
  ) { verb, checker throws(Problem) in
    let target = verb.value("place")
    let opposite = Expression(.prefix(Name("!", target.range), target), target.range)
    let action = try checker.check(assign: target, Name("=", verb.headRange), opposite, verb.range)
    return Checked(action: verb.range) { session throws(Problem) in _ = try action(&session) }
  }
}
