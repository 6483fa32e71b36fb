import Sessions
import Syntax

extension StatementKind {
  static let print = StatementKind(
    "print", [.list("values", .value("value"))], .asking, "Prints values",
    "A string is printed without quotes, an optional as Swift writes it, `Optional(3)`, everything else as it would be typed. Several values stand on one line. `\\( )` puts a value into a string.",
    example: "print \"theme: \\(cell.theme)\"", decisions: ["descriptions", "unsaidDefaults"]
  ) { verb, checker throws(Problem) in
    let values = verb.expressions("values").flatMap { value in
      if case .tuple(let arguments) = value.kind { arguments } else { [Argument(value: value)] }
    }
    let parts = values.map { part in
      if part.label != nil { return part }
      // In a string interpolation, an optional is written as Swift writes it.
      return Argument(value: Expression(.string([.interpolation([part])]), part.value.range))
    }
    return try checker.check(Expression.name("print", verb.range).called(parts))
  }
}
