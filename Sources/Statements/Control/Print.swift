import Sessions
import Syntax

extension StatementKind {
  static let print = StatementKind(
    "print", [.list("values", .value("value"))], .asking, "Prints values",
    "A string is printed without quotes, an optional as Swift writes it, `Optional(3)`, everything else as it would be typed. Several values stand on one line. `\\( )` puts a value into a string.",
    example: "print \"theme: \\(cell.theme)\"", decisions: ["descriptions", "unsaidDefaults"]
  ) { verb, checker throws(Problem) in
    var codes: [Code] = []
    var (separator, terminator) = (always(.string(" ")), always(.string("\n")))
    for expression in verb.expressions("values") {
      var parts = [Argument(value: expression)]
      if case .tuple(let arguments) = expression.kind { parts = arguments }
      for part in parts {
        switch part.label?.text {
        case "separator": separator = try checker.check(part.value, expecting: .string).code
        case "terminator": terminator = try checker.check(part.value, expecting: .string).code
        case nil: codes.append(try checker.description(of: part.value))
        // `print(x, to: &text)`
        default:
          let name = Expression(.name(Name("print", verb.range)), verb.range)
          return try checker.check(Expression(.call(name, parts, trailing: []), verb.range))
        }
      }
    }
    let (all, between, end) = (codes, separator, terminator)
    return Checked(action: verb.range) { session throws(Problem) in
      let texts = try session.evaluate(all).map { session.text($0) }
      let separator = session.text(try between(&session))
      session.print(texts.joined(separator: separator), terminator: session.text(try end(&session)))
    }
  }
}
