import Sessions
import Syntax

extension StatementKind {
  static let expectError = StatementKind(
    StatementSyntax(["expect", "error"], [.optional([.expression("text")]), .block("block")]), .control,
    "Passes only where the block fails, with this in its message",
    details:
      "The block may fail when it is checked or when it runs; what it did is taken back, what it printed stays. A limit and ^C do not pass.",
    example: "expect error \"no override\" { header.overrides.theme }"
  ) { verb, checker throws(Problem) in
    let (trial, text, place) = try tried(verb, &checker)
    return Checked(action: verb.range) { session throws(Problem) in
      var copy = session.copyForTrial
      var failure: Problem?
      do throws(Problem) { try trial.run(in: &copy) } catch { failure = error }
      session.takeUp(copy)
      guard let failure else {
        throw Problem(
          "the block was expected to fail, and it did not", at: place,
          suggestion: "without `expect error` it just runs", kind: .expectation)
      }
      if failure.kind == .interruption || failure.kind == .limit { throw failure }
      let wanted = try text?(&session) ?? .nothing
      if case .string(let wanted) = wanted, !failure.message.contains(wanted) {
        throw Problem(
          "the block failed as expected, but not with \"\(wanted)\"", at: place,
          suggestion: "it said: \(failure.message)", kind: .expectation)
      }
      session.confirm("failed as expected: \(failure.message.replacing("`", with: "'"))")
    }
  }

  static let expectWarning = StatementKind(
    StatementSyntax(["expect", "warning"], [.optional([.expression("text")]), .block("block")]), .control,
    "Passes only where the block is warned of something, with this in the warning",
    details: "The warning is not shown, and what the block did is taken back; what it printed stays.",
    example: "expect warning \"sidebar\" { present inspector details on list { } }"
  ) { verb, checker throws(Problem) in
    let (trial, text, place) = try tried(verb, &checker)
    return Checked(action: verb.range) { session throws(Problem) in
      var copy = session.copyForTrial
      try trial.run(in: &copy)
      let warnings = copy.runtime.output.compactMap { output -> String? in
        if case .warning(let text, _) = output { text } else { nil }
      }
      session.takeUp(copy) { if case .warning = $0 { false } else { true } }
      var wanted = ""
      if case .string(let value) = try text?(&session) ?? .nothing { wanted = value }
      if warnings.contains(where: { $0.contains(wanted) || wanted.isEmpty }) {
        return session.confirm("warned as expected")
      }
      throw Problem(
        warnings.isEmpty
          ? "the block was expected to be warned of something, and was not"
          : "the block was warned as expected, but not with \"\(wanted)\"", at: place,
        suggestion: warnings.first.map { "it said: \($0)" }, kind: .expectation)
    }
  }

  private static func tried(
    _ verb: VerbStatement, _ checker: inout Checker
  ) throws(Problem) -> (Trial, Code?, Place) {
    let block = try checker.required(verb.block("block"), "a block", verb)
    var text: Code?
    if let expression = verb.expression("text") {
      text = try checker.check(expression, expecting: .string).code
    }
    return (Trial(block, in: &checker), text, checker.place(verb.range))
  }
}
