import Sessions
import Syntax

extension StatementKind {
  static let print = StatementKind(
    StatementSyntax(["print"], [.list("values", .expression("value"))]), .control, "Prints values",
    details:
      "A string is printed without quotes, everything else as it would be typed. Several values stand on one line.",
    example: "print \"the theme is\", cell.theme"
  ) { verb, checker throws(Problem) in
    var codes: [Code] = []
    for expression in verb.expressions("values") {
      if case .tuple(let arguments) = expression.kind {
        for argument in arguments { codes.append(try checker.checkOpen(argument.value).code) }
      } else {
        let checked = try checker.checkOpen(expression)
        try checker.requireValue(checked)
        codes.append(checked.code)
      }
    }
    let all = codes
    return Checked(action: verb.range) { session throws(Problem) in
      let values = try session.evaluate(all)
      session.print(values.map { session.text($0) }.joined(separator: " "))
    }
  }
}
