import Sessions

extension StatementKind {
  static let `repeat` = StatementKind(
    "repeat", [.expression("count"), .block("block")], .control,
    "Runs a block so many times, within one turn", "A `turn { … }` inside is a full turn of its own.",
    example: "repeat 3 { turn { invalidate cell } }"
  ) { verb, checker throws(Problem) in
    let count = verb.value("count")
    let code = try checker.check(count, expecting: .int).code
    let body = try checker.check(block: verb.body)
    let (place, round) = (checker.place(count.range), checker.place(verb.range))
    var checked = Checked(.void, verb.range, role: .statement) { _ throws(Problem) in .void }
    checked.action = { session throws(Problem) in
      guard case .int(let times) = try code(&session) else { return .next }
      if times < 0 {
        throw Problem("cannot repeat \(times) times", at: place, suggestion: "a count is 0 or more")
      }
      for _ in 0..<times {
        try session.step(round)
        if let end = try body(&session).endOfLoop { return end }
      }
      return .next
    }
    return checked
  }
}
