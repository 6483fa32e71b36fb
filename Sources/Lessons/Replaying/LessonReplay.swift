import Commands
import Playgrounds
import Syntax

/// Replays a lesson from an empty session and compares what comes out with what the lesson says.
///
/// The steps run in order on the lesson's own line. Predictions, counter-experiments and the answers to an exercise are branches of it: behind a
/// prediction the lesson goes on from the state before, behind an exercise from the state that its solution reaches. What setups and an
/// exercise's statements print is not compared.
///
/// ```swift
/// let report = LessonReplay(lesson).report()
/// report.steps.last?.printed       // what the last step prints
/// report.isFine                    // true: outputs, checks and answers are as the lesson says
/// ```
public struct LessonReplay {
  /// How many steps a lesson's statements may take together, and those of the proof of an exercise: with what they may print, that bounds the time
  /// and the memory that a stranger's lesson takes.
  public static let stepLimit = 1_000_000

  let lesson: Lesson
  let session: RecordedSession
  /// Whether the checks of exercises are tried with mutants of their solutions.
  let proves: Bool
  private let stepLimit: Int
  var found = LessonReport()

  /// Makes a replay.
  ///
  /// - Parameters:
  ///   - proves: Whether the checks of exercises are tried with mutants of their solutions, which takes many times as long.
  ///   - stepLimit: How many steps the lesson's statements may take together.
  ///   - isInterrupted: Asked now and then; where it says yes, the running statement fails, and the replay ends.
  public init(
    _ lesson: Lesson, proves: Bool = false, stepLimit: Int = LessonReplay.stepLimit,
    isInterrupted: @escaping () -> Bool = { false }
  ) {
    self.lesson = lesson
    self.proves = proves
    self.stepLimit = stepLimit
    session = RecordedSession(stepLimit: stepLimit, isInterrupted: isInterrupted)
  }

  /// Replays the lesson.
  ///
  /// What can be seen without running anything is looked for first; if something is found, nothing runs. A step that fails and should not ends
  /// the replay, since the rest stands on it.
  ///
  /// - Complexity: that of the statements.
  public func report() -> LessonReport {
    var replay = self
    replay.readBlocks()
    if replay.found.isFine {
      do throws(Stop) { for index in lesson.steps.indices { try replay.step(index) } } catch {}
    }
    replay.found.findings.sort { $0.line < $1.line }
    return replay.found
  }

  /// A replay that cannot go on; the report says why.
  struct Stop: Error {}

  private mutating func readBlocks() {
    if lesson.steps.isEmpty { found.findings.append(LessonFinding(line: 1, .noSteps)) }
    var names = NameTable()
    for case .block(let block) in lesson.parts {
      if block.kind.isExecutable { found.findings += BlockRules(block, names: &names).findings }
      if block.attributes.isEmitted { note(block, .noSwift) }
    }
  }

  private mutating func step(_ index: Int) throws(Stop) {
    let step = lesson.steps[index]
    if step.block.attributes.isFresh { session.reset() }
    // A step sees the state before it, not what reads counted since, so that experiments in between change nothing for it.
    try restore(session.state, step.block)
    switch step.block.kind {
    case .setup: try run(step.block)
    case .example: try example(index, step)
    case .predict: try prediction(index, step)
    case .exercise: try exercise(index, step)
    default: break
    }
  }

  private mutating func example(_ index: Int, _ step: Lesson.Step) throws(Stop) {
    let start = session.state
    let run = session.run(step.block.code)
    if step.block.attributes.isError {
      try checkBounds(step.block, run)
      if run.failures.isEmpty { note(step.block, .succeeded) }
    } else {
      try succeed(run, step.block)
    }
    compare(run, index, step)
    if let counter = step.counter { try self.counter(counter, of: run, from: start) }
  }

  private mutating func prediction(_ index: Int, _ step: Lesson.Step) throws(Stop) {
    let start = session.state
    let run = try run(step.block)
    compare(run, index, step)
    let lineCount = ExpectedOutput.split(run.printed).count
    if lineCount != 1 { note(step.block, .predictedLines(lineCount)) }
    if let counter = step.counter { try self.counter(counter, of: run, from: start) }
    try restore(start, step.block)
  }

  /// Compares what a step printed with its output.
  private mutating func compare(_ run: RecordedSession.Run, _ index: Int, _ step: Lesson.Step) {
    found.steps.append(LessonReport.Step(index: index, printed: run.printed))
    let expected = ExpectedOutput(step.output?.code ?? "")
    if !expected.matches(run.printed) {
      note(step.output ?? step.block, .otherOutput(expected: expected, printed: run.printed))
    }
  }

  /// Runs the counter-experiment in the state that its step began in.
  private mutating func counter(_ counter: Lesson.Block, of run: RecordedSession.Run, from start: Int)
    throws(Stop)
  {
    let end = session.state
    try restore(start, counter)
    let experiment = session.run(counter.code)
    try checkBounds(counter, experiment)
    if let failure = experiment.failures.first {
      note(counter, .counterFails(failure))
    } else if experiment.printed == run.printed {
      note(counter, .sameCounter)
    }
    try restore(end, counter)
  }

  // MARK: - What all steps share

  /// Runs a block that must succeed.
  @discardableResult mutating func run(_ block: Lesson.Block) throws(Stop) -> RecordedSession.Run {
    let run = session.run(block.code)
    try succeed(run, block)
    return run
  }

  /// Ends the replay where a block failed.
  private mutating func succeed(_ run: RecordedSession.Run, _ block: Lesson.Block) throws(Stop) {
    try checkBounds(block, run)
    for failure in run.failures { note(failure.placed(in: block), block) }
    if !run.failures.isEmpty { throw Stop() }
  }

  /// Ends the replay where it takes too long or prints too much.
  mutating func checkBounds(_ block: Lesson.Block, _ run: RecordedSession.Run? = nil) throws(Stop) {
    if session.isSpent {
      note(block, session.hasPrintedAll ? .tooMuchOutputTogether : .tooManySteps(limit: stepLimit))
    } else if run?.isCut ?? false {
      note(block, .tooMuchOutput)
    } else {
      return
    }
    throw Stop()
  }

  /// Goes to a state of the lesson.
  mutating func restore(_ state: Int, _ block: Lesson.Block) throws(Stop) {
    do throws(Problem) { try session.restore(state) } catch {
      note(error, block)
      throw Stop()
    }
  }

  mutating func note(_ problem: Problem, _ block: Lesson.Block) {
    found.findings.append(LessonFinding(line: problem.line ?? block.line, .failed(problem)))
  }

  mutating func note(_ block: Lesson.Block, _ kind: LessonFinding.Kind) {
    found.findings.append(LessonFinding(line: block.line, kind))
  }
}

extension Problem {
  /// The problem with its place counted in the file that the block stands in.
  func placed(in block: Lesson.Block) -> Problem {
    var problem = self
    problem.origin?.firstLine += block.line
    return problem
  }

  /// The line of its place.
  var line: Int? {
    guard let origin, let range else { return nil }
    return origin.firstLine
      + origin.text.utf8.prefix(max(range.start - origin.offset, 0)).count { $0 == 0x0a }
  }
}
