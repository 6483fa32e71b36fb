import Drawings
import Sessions
import Statements
import Syntax

/// What one statement of a check says of a state.
package struct Verdict: Sendable {
  /// The statement as it was written.
  package var text: String
  /// The line of the check on which it begins, from 1.
  package var line: Int
  /// Whether the author can say, and has said, what to tell the learner where it does not hold.
  var maySpeak: Bool
  package var speaks: Bool
  /// Why it does not hold; nil if it does.
  package var problem: Problem?

  package var holds: Bool { problem == nil }

  /// The values of both sides where the author's sentence does not say them; two that should differ are the same.
  var values: String? {
    speaks && problem?.kind == .expectation && !text.contains("!=") ? problem?.suggestion : nil
  }

  /// The verdict for a person: a mark, then what holds, or why it does not and which values were compared.
  ///
  /// ```
  /// ✗ `cell` should follow `form` (pastel on the left, bold on the right)
  /// ```
  package func lines(_ layout: Layout, label: String = "") -> [StyledText] {
    guard let problem else {
      let mark = StyledText(layout.isASCII ? "+ " : "✓ ", .success)
      return (mark + StyledText(text, .dim)).wrapped(to: max(layout.width, 40), hanging: 2)
    }
    let mark = StyledText(layout.isASCII ? "- " : "✗ ", .error)
    let tail = StyledText(values.map { " (\($0))" } ?? "", .dim)
    let reason = StyledText.prose(label + Escaping.safe(problem.message))
    return (mark + reason + tail).wrapped(to: max(layout.width, 40), hanging: 2)
  }
}

/// The statements of a check, read once: what is expected, and what is said when all of it holds.
package struct Check: Sendable {
  /// The statements of a check that only lessons know: `solved "Why it works." when CONDITION`.
  private static let solved = StatementSyntax(
    ["solved"], [.expression("sentence"), .optional([.word("when"), .expression("condition")])])
  static let table = StatementTable(Language.standard.table.rows + [solved])
  /// What a check may consist of, beside `let`.
  private static let heads: Set = ["expect", "expect error", "expect warning", "what if", "solved"]

  let block: Block
  private let source: Source
  private let read: SourceText

  init(_ block: Block) {
    self.block = block
    source = Source(block.code)
    read = block.read
  }

  private var statements: [Statement] { read.statements.filter { $0.head != "solved" } }

  /// Asks the check of a session, statement by statement, on a copy.
  ///
  /// What a `let` makes, those behind it may use; a statement that fails, for whatever reason, does not hold, and the others are asked
  /// all the same.
  package func verdicts(in interpreter: Interpreter) -> [Verdict] {
    var copy = interpreter.trial
    copy.session.watches = []
    let asked = statements.compactMap { statement -> Verdict? in
      guard case .variable = statement.kind else { return verdict(statement, copy) }
      _ = copy.run(statement, source)
      return nil
    }
    return asked
      + read.problems.map { problem in
        let problem = Problem(problem.message, at: Place(problem.range, in: source))
        return Verdict(
          text: "", line: problem.place?.line ?? 1, maySpeak: false, speaks: false, problem: problem)
      }
  }

  private func verdict(_ statement: Statement, _ interpreter: Interpreter) -> Verdict {
    var trial = interpreter
    let problem = trial.run(statement, source).problem
    let expectation = Self.expectation(statement)
    return Verdict(
      text: source.text(statement.range), line: Place(statement.range, in: source).line,
      maySpeak: expectation?.head == "expect", speaks: expectation?.slots["message"] != nil, problem: problem)
  }

  /// The `expect` that a statement is, or that stands behind its `what if`.
  private static func expectation(_ statement: Statement) -> VerbStatement? {
    guard case .verb(let verb) = statement.kind else { return nil }
    if verb.head != "what if" { return verb }
    for case .statement(let tail) in verb.slots.values { return expectation(tail) }
    return nil
  }

  func holds(in interpreter: Interpreter) -> Bool { verdicts(in: interpreter).allSatisfy(\.holds) }

  /// The author's sentence of why it works: the first `solved` whose condition holds.
  package func sentence(in interpreter: Interpreter) -> String? {
    for statement in read.statements {
      guard case .verb(let verb) = statement.kind, verb.head == "solved",
        case .expression(let text)? = verb.slots["sentence"], case .string(let parts) = text.kind
      else { continue }
      if case .expression(let condition)? = verb.slots["condition"] {
        var trial = interpreter.trial
        guard trial.run("expect \(source.text(condition.range))").isEmpty else { continue }
      }
      return parts.map { if case .text(let text) = $0 { text } else { "…" } }.joined()
    }
    return nil
  }

  /// What is wrong with the check as it is written.
  var findings: [Finding] {
    if let other = read.statements.first(where: { !isAllowed($0) }) {
      let word = source.text(other.range).prefix { !$0.isWhitespace }
      return [
        Finding(
          line(other), "changing-check", "a check is made of expectations, and `\(word)` is none",
          "write `expect …`, or `what if { … } expect …` to try something on a copy")
      ]
    }
    if statements.allSatisfy({ $0.head == nil }) {
      return [
        Finding(
          block.line, "empty-check", "the check expects nothing",
          "write `expect CONDITION else \"what to tell the learner\"`")
      ]
    }
    return solvedFindings
  }

  private var solvedFindings: [Finding] {
    let solved = read.statements.filter { $0.head == "solved" }
    guard let first = solved.first else { return [] }
    let hasEnd = solved.last.map {
      if case .verb(let verb) = $0.kind { verb.slots["condition"] == nil } else { false }
    }
    let isLast = read.statements.suffix(solved.count).first?.range.start == first.range.start
    if isLast, hasEnd == true { return [] }
    return [
      Finding(
        line(first), "misplaced-solved",
        "`solved` stands on the last lines of a check, the last one without `when`",
        "write `solved \"why it works\"` as the last line")
    ]
  }

  private func isAllowed(_ statement: Statement) -> Bool {
    if case .variable = statement.kind { return true }
    return statement.head.map(Self.heads.contains) ?? false
  }

  private func line(_ statement: Statement) -> Int { block.line + Place(statement.range, in: source).line }
}
