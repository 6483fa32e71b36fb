import Drawings
import Sessions
import Syntax

/// The result of one statement of a check for a state.
package struct Verdict: Sendable {
  package var text = ""
  /// The line of the check on which the statement begins, from 1.
  package var line = 1
  /// Whether the author could write, and has written, a sentence for the learner in case it fails.
  var maySpeak = false
  var speaks = false
  /// Why the statement does not hold; nil if it holds.
  package var problem: Problem?

  package var holds: Bool { problem == nil }

  /// The reason why it does not hold, with the compared values, for a person; empty if it holds.
  ///
  /// ```
  /// ✗ `cell` should follow `form` (it is pastel, and should be bold)
  /// ```
  package func lines(_ layout: Layout, label: String = "") -> [StyledText] {
    let width = max(layout.width, 40)
    guard let problem else { return [] }
    // The author's sentence does not contain the values; after `!=` both are the same.
    let saysValues = speaks && problem.kind == .expectation && !text.contains("!=")
    let values = (saysValues ? problem.suggestion : nil).map { StyledText(" (\($0))", .dim) }
    let mark = StyledText(layout.isASCII ? "- " : "✗ ", .error)
    let reason = StyledText.prose(label + Escaping.safe(problem.message))
    return (mark + reason + (values ?? "")).wrapped(to: width, hanging: 2)
  }
}

/// A parsed check: its expectations, and the sentence for the moment when all of them hold.
package struct Check: Sendable {
  /// The statement that only checks in lessons have: `solved "Why it works." when CONDITION`.
  static let solved = StatementSyntax(
    ["solved"], [.expression("sentence"), .optional([.word("when"), .expression("condition")])])
  /// The statements that a check may have, besides `let`.
  private static let heads: Set = ["expect", "expect error", "expect warning", "what if", "solved"]

  let block: Block
  private let script: Script

  init(_ block: Block) { (self.block, script) = (block, block.script) }

  private var expectations: [Statement] { script.statements.filter { $0.head != "solved" } }

  /// Evaluates the check statement by statement, on a copy of a session.
  ///
  /// Later statements see the constants of earlier `let`s. A statement that fails for any reason does not hold; the others are still
  /// evaluated.
  ///
  /// - Parameter all: Whether to continue after the first statement that does not hold.
  package func verdicts(in interpreter: Interpreter, all: Bool = true) -> [Verdict] {
    var (copy, verdicts) = (interpreter.copyWithoutHistory, [Verdict]())
    for statement in expectations {
      var trial = copy
      let problem = trial.run(statement, script.source).problem
      if case .variable = statement.kind {
        copy = trial
        continue
      }
      let expectation = Self.expectation(statement)
      verdicts.append(
        Verdict(
          text: script.text(statement), line: script.line(statement),
          maySpeak: expectation?.head == "expect", speaks: expectation?.slots["message"] != nil,
          problem: problem))
      if !all, problem != nil { return verdicts }
    }
    return verdicts + script.read.problems.map { Verdict(problem: Problem($0.message)) }
  }

  func missing(in interpreter: Interpreter) -> [Verdict] { verdicts(in: interpreter).filter { !$0.holds } }

  func holds(in interpreter: Interpreter) -> Bool {
    verdicts(in: interpreter, all: false).allSatisfy(\.holds)
  }

  /// The `expect` of a statement: the statement itself, or the one behind its `what if`.
  private static func expectation(_ statement: Statement) -> VerbStatement? {
    guard let verb = statement.verb, verb.head == "what if" else { return statement.verb }
    for case .statement(let tail) in verb.slots.values { return expectation(tail) }
    return nil
  }

  /// The author's sentence about why it works: from the first `solved` whose condition holds.
  package func sentence(in interpreter: Interpreter) -> String? {
    for verb in script.statements.compactMap(\.verb) where verb.head == "solved" {
      guard case .expression(let text)? = verb.slots["sentence"] else { continue }
      if case .expression(let condition)? = verb.slots["condition"],
        !interpreter.running("expect \(script.text(condition.range))").run.problems.isEmpty
      {
        continue
      }
      return interpreter.shown("print(\(script.text(text.range)))")
    }
    return nil
  }

  var finding: Finding? {
    if let other = script.statements.first(where: { !Self.mayHold($0) }) {
      let word = script.text(other).prefix { !$0.isWhitespace }
      return block.finding(
        "changing-check", "a check is made of expectations, and `\(word)` is none",
        "write `expect …`, or `what if { … } expect …` to try something on a copy", at: other)
    }
    if expectations.allSatisfy({ $0.head == nil }) {
      let suggestion = "write `expect CONDITION else \"what to tell the learner\"`"
      return block.finding("empty-check", "the check expects nothing", suggestion)
    }
    let last = script.statements.drop { $0.head != "solved" }
    guard let first = last.first,
      last.contains(where: { $0.head != "solved" }) || last.last?.verb?.slots["condition"] != nil
    else { return nil }
    return block.finding(
      "misplaced-solved", "`solved` stands on the last lines of a check, the last one without `when`",
      "write `solved \"why it works\"` as the last line", at: first)
  }

  private static func mayHold(_ statement: Statement) -> Bool {
    if case .variable = statement.kind { true } else { statement.head.map(heads.contains) ?? false }
  }
}

extension Lesson.Step {
  var check: Check? { self[.check].map(Check.init) }
}
