import Sessions
import Syntax

extension StatementKind {
  static let print = StatementKind(
    StatementSyntax(["print"], [.list("values", .value("value"))]), .asking, "Prints values",
    details:
      "A string is printed without quotes, everything else as it would be typed. Several values stand on one line. `\\( )` puts a value into a string.",
    example: "print \"theme: \\(cell.theme)\"", decisions: ["descriptions", "unsaidDefaults"]
  ) { verb, checker throws(Problem) in
    var codes: [Code] = []
    for expression in verb.expressions("values") {
      var parts = [expression]
      if case .tuple(let arguments) = expression.kind { parts = arguments.map(\.value) }
      for part in parts {
        let checked = try checker.checkOpen(part)
        try checker.requireValue(checked)
        codes.append(checked.code)
      }
    }
    let (all, place) = (codes, checker.place(verb.range))
    return Checked(action: verb.range) { session throws(Problem) in
      var texts: [String] = []
      for value in try session.evaluate(all) { texts.append(try session.described(value, place)) }
      session.print(texts.joined(separator: " "))
    }
  }
}
