import Sessions

/// Replays a lesson from an empty session and compares what comes out with what the lesson says.
///
/// The steps run in order on the lesson's own line. Predictions, counter-experiments and the answers to an exercise are copies of it:
/// behind a prediction the lesson goes on from the state before, behind an exercise from the state that its solution reaches. What
/// setups and an exercise's statements print is not compared.
package struct LessonReplay: Sendable {
  /// How many steps a lesson's statements may take together, and those of the proof of an exercise: with what they may print, that
  /// bounds the time and the memory that a stranger's lesson takes.
  static let mostSteps = 1_000_000
  /// How much a lesson prints at most, its branches included.
  static let mostPrinted = 4 << 20

  let lesson: Lesson
  /// Whether the checks of exercises are tried with mutants of their solutions.
  let proves: Bool
  let isInterrupted: @Sendable () -> Bool
  var found = LessonReport()
  /// The session that the lesson's own line has reached.
  var line: Interpreter
  private var stepsLeft: Int
  private var printed = 0

  package init(
    _ lesson: Lesson, proves: Bool = false, mostSteps: Int = LessonReplay.mostSteps,
    isInterrupted: @escaping @Sendable () -> Bool = { false }
  ) {
    (self.lesson, self.proves, self.isInterrupted) = (lesson, proves, isInterrupted)
    stepsLeft = mostSteps
    line = .fresh(for: lesson, isInterrupted: isInterrupted)
  }

  /// Replays the lesson.
  ///
  /// What can be seen without running anything is looked for first; if something is found, nothing runs. A step that fails and should
  /// not ends the replay, since the rest stands on it.
  package func report() -> LessonReport {
    var replay = self
    replay.readBlocks()
    if replay.found.isFine {
      do throws(Stop) { for index in lesson.steps.indices { try replay.step(index) } } catch {}
    }
    replay.found.findings.sort { $0.line < $1.line }
    return replay.found
  }

  /// Why nobody may learn the lesson, or play it to others: the statements that lessons may not have, or else where it takes too much.
  ///
  /// What ``report()`` finds besides makes a lesson wrong, and does no harm.
  package func refusals() -> [Finding] {
    let words = lesson.blocks.filter(\.kind.isExecutable).flatMap(\.refusedWords)
    if !words.isEmpty { return Array(words.prefix(Findings.most)) }
    var replay = self
    do throws(Stop) {
      for step in lesson.steps {
        if step.block.attributes.isFresh { replay.line = .fresh(for: lesson, isInterrupted: isInterrupted) }
        let start = replay.line
        for block in [step.kind.isScript ? step.block : nil, step[.solution]].compactMap(\.self) {
          try replay.advanceBounded(block)
        }
        if step.kind == .predict { replay.line = start }
      }
    } catch {}
    return replay.found.findings
  }

  /// A replay that cannot go on; the report says why.
  struct Stop: Error {}

  private mutating func readBlocks() {
    if lesson.steps.isEmpty {
      found.findings.append(
        Finding(1, "no-steps", "the lesson has no steps", "write a block `mendel` with something to run"))
    }
    found.findings += lesson.blocks.flatMap(\.ruleFindings)
  }

  private mutating func step(_ index: Int) throws(Stop) {
    let step = lesson.steps[index]
    if step.block.attributes.isFresh { line = .fresh(for: lesson, isInterrupted: isInterrupted) }
    let start = line
    switch step.kind {
    case .setup: try advance(step.block)
    case .example: try example(index, step)
    case .predict: try prediction(index, step)
    case .yours: try yours(index, step)
    case .exercise: try exercise(step)
    default: break
    }
    if let swift = step[.swift], swift.attributes.flags.contains("emitted") { compare(swift, step, start) }
    if let counter = step[.counter] { try self.counter(counter, found.printed[index] ?? "", start) }
  }

  private mutating func example(_ index: Int, _ step: Lesson.Step) throws(Stop) {
    guard step.block.attributes.isError else {
      return compare(try advance(step.block), index, step)
    }
    let run = try advanceBounded(step.block)
    if run.problems.isEmpty {
      note(
        step.block, "succeeded", "the step must fail, and it succeeds",
        "take `error` away from its fence if that is right")
    }
    compare(run, index, step)
  }

  private mutating func prediction(_ index: Int, _ step: Lesson.Step) throws(Stop) {
    var branch = line
    let run = try run(step.block, in: &branch)
    compare(run, index, step)
    let last = run.outcomes.last?.output.flatMap(\.plainLines).count ?? 0
    if last != 1 {
      note(
        step.block, "predicted-lines", "a prediction is about one printed line, and this prints \(last)",
        "let it print the one thing that the learner is asked for")
    }
  }

  /// Compares what a step printed with its output.
  mutating func compare(_ run: BlockRun, _ index: Int, _ step: Lesson.Step) {
    found.printed[index] = run.printed
    guard !ExpectedOutput(step[.output]?.code ?? "").matches(run.printed) else { return }
    var finding = Finding(
      (step[.output] ?? step.block).line, "other-output", "the step prints something else",
      "if that is right, `mendel verify --bless` writes it down")
    finding.isBlessable = true
    found.findings.append(finding)
  }

  /// Compares Apple's code with what the playground writes for a step.
  private mutating func compare(_ swift: Block, _ step: Lesson.Step, _ start: Interpreter) {
    let code = start.swiftCode(of: (step.answer ?? step.block).code)
    guard ExpectedOutput.split(code) != ExpectedOutput.split(swift.code) else { return }
    var finding = Finding(
      swift.line, "other-swift", "the playground writes other Swift for this step",
      "write what it writes, or leave `emitted` out")
    let lines = UnifiedDiff.lines(of: lesson.id, to: "written", swift, code)
    finding.details = { _ in lines }
    found.findings.append(finding)
  }

  /// Runs the counter-experiment in the state that its step began in.
  private mutating func counter(_ counter: Block, _ printed: String, _ start: Interpreter) throws(Stop) {
    var branch = start
    let experiment = try runBounded(counter, in: &branch)
    if let problem = experiment.problems.first {
      note(
        counter, "counter-fails", "the counter-experiment fails: \(problem.message)",
        "an error shows nothing about the claim: let it run to its end and come out otherwise")
    } else if experiment.printed == printed {
      note(
        counter, "same-counter", "the counter-experiment comes out like its step",
        "let it differ from the step in what the claim is about")
    }
  }

  // MARK: - What all steps share

  /// Runs a block that must succeed on the lesson's own line.
  @discardableResult
  mutating func advance(_ block: Block) throws(Stop) -> BlockRun {
    var line = line
    defer { self.line = line }
    return try run(block, in: &line)
  }

  @discardableResult
  private mutating func advanceBounded(_ block: Block) throws(Stop) -> BlockRun {
    var line = line
    defer { self.line = line }
    return try runBounded(block, in: &line)
  }

  /// Runs a block that must succeed; the replay ends where it does not.
  @discardableResult
  mutating func run(_ block: Block, in interpreter: inout Interpreter) throws(Stop) -> BlockRun {
    let run = try runBounded(block, in: &interpreter)
    found.findings += run.problems.map { Finding($0, in: block) }
    if !run.problems.isEmpty { throw Stop() }
    return run
  }

  /// Runs a block; the replay ends where it takes too long or prints too much.
  @discardableResult
  mutating func runBounded(_ block: Block, in interpreter: inout Interpreter) throws(Stop) -> BlockRun {
    interpreter.allowance = stepsLeft
    let run = interpreter.run(block: block.code)
    try spend(interpreter, run, block)
    return run
  }

  /// Takes what a run took off what there is.
  private mutating func spend(_ interpreter: Interpreter, _ run: BlockRun, _ block: Block) throws(Stop) {
    stepsLeft = interpreter.allowance
    printed += run.printed.utf8.count
    if stepsLeft <= 0 {
      note(
        block, "too-many-steps", "a lesson's statements take at most \(Self.mostSteps) steps together",
        "show it with less: what is true of ten thousand is true of a hundred")
    } else if printed > Self.mostPrinted {
      note(block, "too-much-output-together", "a lesson's steps print at most 4 MiB together", "print less")
    } else if run.printsTooMuch {
      note(block, "too-much-output", "the step prints more than 1 MiB", "print less")
    } else {
      return
    }
    throw Stop()
  }

  /// Gives it as many steps and as much to print as a lesson has, from now on.
  mutating func refill() { (stepsLeft, printed) = (Self.mostSteps, 0) }

  mutating func note(_ block: Block, _ kind: String, _ sentence: String, _ suggestion: String) {
    found.findings.append(Finding(block.line, kind, sentence, suggestion))
  }
}

extension Block.Kind {
  /// Whether the block of a step is something that runs.
  var isScript: Bool { isStep && isExecutable }
}
