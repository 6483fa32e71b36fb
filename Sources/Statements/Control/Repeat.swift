import Sessions
import Syntax

extension StatementKind {
  static let `repeat` = StatementKind(
    StatementSyntax(["repeat"], [.expression("count"), .block("block")]), .control,
    "Runs a block so many times, within one turn",
    details: "A `turn { … }` inside is a full turn of its own.",
    example: "repeat 3 { turn { invalidate cell } }"
  ) { verb, checker throws(Problem) in
    let count = try checker.required(verb.expression("count"), "a count", verb)
    let block = try checker.required(verb.block("block"), "a block", verb)
    // for _ in 0..<count { … }
    let zero = Expression(.integer(0), count.range)
    let range = Expression(.range(zero, Name("..<", count.range), count), count.range)
    let loop = Statement.Kind.for(Pattern(.anything, count.range), range, where: nil, block)
    var checked = Checked(.void, verb.range, role: .statement) { _ throws(Problem) in .void }
    checked.action = try checker.check(statement: Statement(loop, verb.range))
    return checked
  }
}
