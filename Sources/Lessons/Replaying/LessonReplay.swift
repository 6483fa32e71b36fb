import Drawings
import Sessions

/// Replays a lesson in a new session, and compares the results with what the lesson says.
///
/// The steps run in order on the lesson's main line. Predictions, counter-experiments and answers to an exercise run on copies of it. After
/// a prediction the lesson continues from the state before it; after an exercise, from the end of its solution. The output of setups and
/// of an exercise's own statements is not compared.
package struct LessonReplay: Sendable {
  let lesson: Lesson
  /// Whether mutants of the solutions are run to test the checks of exercises.
  let proves: Bool
  var found = LessonReport()
  /// The session at the current step of the lesson's main line.
  var mainLine: Interpreter

  package init(
    _ lesson: Lesson, proves: Bool = false, isInterrupted: @escaping @Sendable () -> Bool = { false }
  ) {
    (self.lesson, self.proves) = (lesson, proves)
    mainLine = lesson.start(isInterrupted)
  }

  /// Replays the lesson until a step fails unexpectedly; nothing runs if the blocks already break a rule.
  package func report() -> LessonReport {
    var replay = self
    replay.found.findings = lesson.blocks.flatMap(\.ruleFindings)
    replay.found.findings.note(
      1, "no-steps", if: lesson.steps.isEmpty, "the lesson has no steps",
      "write a block `mendel` with something to run")
    if replay.found.findings.isEmpty {
      do throws(Stop) { for index in lesson.steps.indices { try replay.step(index) } } catch {}
    }
    replay.found.findings.sort { $0.line < $1.line }
    return replay.found
  }

  /// Ends a replay that cannot continue; the report says why.
  struct Stop: Error {}

  private mutating func step(_ index: Int) throws(Stop) {
    let step = lesson.steps[index]
    if step.block.attributes.isFresh { mainLine = lesson.start(mainLine.isInterrupted) }
    let start = mainLine
    switch step.kind {
    case .yours, .exercise: try answers(step, index)
    case .quiz: break
    default: try plainStep(step, index)
    }
    if let swift = step[.swift], swift.attributes.flags.contains("emitted") { compare(swift, step, start) }
    if let counter = step[.counter] { try self.counter(counter, found.printed[index] ?? "", start) }
  }

  private mutating func plainStep(_ step: Lesson.Step, _ index: Int) throws(Stop) {
    let isError = step.block.attributes.isError
    let (end, run) = try run(step.block, from: mainLine, mayFail: isError)
    if step.kind != .predict { mainLine = end }
    if step.kind != .setup { compare(run, step, index) }
    if isError, run.problems.isEmpty {
      note(
        step.block, "succeeded", "the step must fail, and it succeeds",
        "take `error` away from its fence if that is right")
    }
    guard step.kind == .predict else { return }
    let last = run.outcomes.last?.output.flatMap(\.plainLines).count ?? 0
    if last != 1 {
      note(
        step.block, "predicted-lines", "a prediction is about one printed line, and this prints \(last)",
        "let it print the one thing that the learner is asked for")
    }
  }

  mutating func compare(_ run: BlockRun, _ step: Lesson.Step, _ index: Int) {
    let printed = run.printed
    found.printed[index] = printed
    guard !ExpectedOutput(step[.output]?.code ?? "").matches(printed) else { return }
    note(
      step[.output] ?? step.block, "other-output", "the step prints something else",
      "if that is right, `mendel verify --bless` writes it down")
  }

  /// Compares a `swift emitted` block with the Swift that the playground writes for the step.
  private mutating func compare(_ swift: Block, _ step: Lesson.Step, _ start: Interpreter) {
    let code = start.swiftCode(of: (step.answer ?? step.block).code)
    guard code.linesOfText != swift.code.linesOfText else { return }
    let lines = swift.difference(to: code, called: "written", in: lesson.id)
    note(
      swift, "other-swift", "the playground writes other Swift for this step",
      "write what it writes, or leave `emitted` out"
    ) { _ in lines }
  }

  private mutating func counter(_ counter: Block, _ printed: String, _ start: Interpreter) throws(Stop) {
    let run = try run(counter, from: start, mayFail: true).run
    if let problem = run.problems.first {
      note(
        counter, "counter-fails", "the counter-experiment fails: \(problem.message)",
        "an error shows nothing about the claim: let it run to its end and come out otherwise")
    } else if run.printed == printed {
      note(
        counter, "same-counter", "the counter-experiment comes out like its step",
        "let it differ from the step in what the claim is about")
    }
  }

  /// Runs a block in a copy of a session; throws if it fails, unless `mayFail`.
  mutating func run(
    _ block: Block, from start: Interpreter, mayFail: Bool = false
  ) throws(Stop) -> (end: Interpreter, run: BlockRun) {
    var end = start
    let run = end.run(block: block.code)
    if mayFail || run.problems.isEmpty { return (end, run) }
    found.findings += run.problems.map { Finding($0, in: block) }
    throw Stop()
  }

  mutating func note(
    _ block: Block, _ kind: String, _ sentence: String, _ suggestion: String,
    details: @escaping @Sendable (Layout) -> [StyledText] = { _ in [] }
  ) {
    var finding = block.finding(kind, sentence, suggestion)
    finding.details = details
    found.findings.append(finding)
  }
}

extension Block {
  /// The differences between its code and another code, as a diff of its file.
  func difference(to other: String, called name: String, in file: String) -> [StyledText] {
    let replacement = Replacement(line: line + 1, old: code.linesOfText, new: other.linesOfText)
    return UnifiedDiff.lines(of: file, to: name, [replacement])
  }
}
