import Sessions

extension StatementKind {
  static let expectError = StatementKind(
    expecting: "error", "Passes only where the block fails, with this in its message",
    "The block may fail when it is checked or when it runs; what it did is taken back, what it printed stays. A limit and ^C do not pass.",
    example: "expect error \"no override\" { header.overrides.theme }")

  static let expectWarning = StatementKind(
    expecting: "warning", "Passes only where the block is warned of something, with this in the warning",
    "The warning is not shown, and what the block did is taken back; what it printed stays.",
    example: "expect warning \"sidebar\" { present inspector details on list { } }")

  private init(expecting word: String, _ summary: String, _ details: String, example: String) {
    let isError = word == "error"
    self.init(
      "expect \(word)", [[.expression("text")], .block("block")], .control, summary, details, example: example
    ) { verb, checker throws(Problem) in
      let text = try verb.expression("text").map { text throws(Problem) in
        try checker.check(text, expecting: .string).code
      }
      let (trial, place) = (Trial(verb.body, in: &checker), checker.place(verb.range))
      return Checked(action: verb.range) { session throws(Problem) in
        let outcome = trial.run(on: &session, keepingWarnings: isError)
        let failure = outcome.failure
        if let failure, !isError || failure.kind == .interruption || failure.kind == .limit { throw failure }
        let said = isError ? failure.map { [$0.message] } ?? [] : outcome.warnings
        let wanted = try text.map { text throws(Problem) in session.text(try text(&session)) }
        if let found = said.first(where: { wanted == nil || $0.contains(wanted ?? "") }) {
          return session.confirm(
            isError ? "failed as expected: \(found.replacing("`", with: "'"))" : "warned as expected")
        }
        let (missing, done) =
          isError ? ("fail, and it did not", "failed") : ("be warned of something, and was not", "was warned")
        throw Problem(
          said.isEmpty
            ? "the block was expected to \(missing)"
            : "the block \(done) as expected, but not with \"\(wanted ?? "")\"", at: place,
          suggestion: said.first.map { "it said: \($0)" } ?? "without `expect \(word)` it just runs",
          kind: .expectation)
      }
    }
  }
}
