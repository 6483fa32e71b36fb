import Sessions
import Syntax

extension Learner {
  /// Shows the lesson up to its first step.
  package mutating func begin() {
    arrive()
    show(
      .remark(
        "Enter runs the step above the prompt. Anything else you type is tried out; `back` takes it back. `help` lists the words of a lesson."
      ))
  }

  /// Goes over what is not seen to the next step, and shows it.
  mutating func arrive() {
    comeToLine()
    while let step, step.kind == .setup {
      starts[current] = line
      for part in lesson.parts(before: current) { show(part) }
      pass(step)
      if ending != nil { return }
    }
    starts[current] = line
    for part in lesson.parts(before: current) { show(part) }
    stand()
  }

  /// Goes from what was tried to the lesson's own line, and draws again what looks different there.
  private mutating func comeToLine() {
    let shown = interpreter.session.watches
    interpreter.go(to: line)
    let watches = interpreter.session.watches
    interpreter.session.keep(
      watches.map { watch in
        var watch = watch
        watch.drawing = shown.first { $0.title == watch.title }?.drawing ?? watch.drawing
        return watch
      })
    let outputs = interpreter.session.takeOutput()
    interpreter.session.watches = watches
    if outputs.isEmpty { return }
    if current > 0, lesson.steps[current - 1].kind == .predict {
      return show(.remark("That was only tried: nothing of it stays."))
    }
    show(.remark("The lesson goes on from here:"))
    for output in outputs { show(.output(output)) }
  }

  /// Begins the step that the learner stands before.
  mutating func stand() {
    guard let step else { return standAtEnd() }
    interpreter.go(to: line)
    if step.kind == .exercise { run(step.block, echoes: !step.block.code.isEmpty) }
    task = StepTask(start: interpreter)
    if let check = step[.check] { task.heldAtStart = Check(check).verdicts(in: interpreter).map(\.holds) }
    showTask()
  }

  /// The present step's code or question, and what is wanted.
  mutating func showTask() {
    guard let step else { return }
    switch step.kind {
    case .example: show(.code(step.block.code, language: "mendel"))
    case .predict:
      show(.code(step.block.code, language: "mendel"))
      show(.remark(guessRequest))
    case .quiz:
      show(.prose(step.quiz?.markdown ?? ""))
      show(.remark(quizRequest))
    case .yours: show(.remark("Your turn: type it. Enter helps."))
    case .exercise:
      if step.drawsGoal { showGoal() }
      show(.remark(exerciseRequest))
    default: break
    }
  }

  private mutating func standAtEnd() {
    interpreter.go(to: line)
    task = StepTask(start: line)
    if let clue = lesson.frontMatter.clue { show(.success("A clue: " + clue)) }
    show(.remark("That was the last step. Go on experimenting, or press Enter to go on."))
  }

  mutating func show(_ part: Lesson.Part) {
    switch part {
    case .prose(let prose): show(.prose(prose.markdown))
    case .block(let block) where block.kind == .text: show(.code(block.code, language: ""))
    case .block(let block) where block.kind == .swift:
      block.isLong
        ? show(.remark("`more` shows this in Apple's Swift.")) : show(.code(block.code, language: "swift"))
    case .block: break
    }
  }

  /// What is watched, as it looks now: for who comes back to a step.
  mutating func showWatches() {
    for watch in interpreter.session.watches { show(.output(.report(watch.drawing))) }
  }

  /// `step`: the present step again, with its task.
  package mutating func showStep() {
    for part in lesson.parts(before: current) { show(part) }
    showTask()
  }

  mutating func showStepAndWatches() {
    showWatches()
    showStep()
  }

  /// `more`: the footnotes in front of the step, and the long Swift of the one before it.
  mutating func showMore() {
    let parts = lesson.parts(before: current)
    let count = messageCount
    for part in parts {
      switch part {
      case .prose(let prose): for note in prose.footnotes { show(.prose(note)) }
      case .block(let block) where block.kind == .swift && block.isLong:
        show(.code(block.code, language: "swift"))
      case .block: break
      }
    }
    if messageCount == count { show(.remark("There is no more to say about this step.")) }
  }

  // MARK: - Going on

  /// Enter, where nothing is typed.
  mutating func next() {
    if beforePlay != nil { return show(.remark("You are in the sandbox; `back` returns to the lesson.")) }
    switch step?.kind {
    case .example?: runExample()
    case .predict?: show(.remark("Take a guess, or `skip`."))
    case .quiz?: show(.remark(quizRequest))
    case .yours?: helpTyping()
    case .exercise? where !task.isSolved: showExerciseTask()
    case .exercise?: goOn(task.isShown ? .shown : .done)
    default: ending = .finished
    }
  }

  private mutating func runExample() {
    guard let step else { return }
    interpreter.go(to: task.progress)
    let run = run(step.block, from: task.typed, echoes: true)
    if run.isInterrupted { return interpreter.go(to: task.progress) }
    if run.problems.isEmpty == step.block.attributes.isError {
      interpreter.go(to: line)
      return show(.remark("The step failed, which it should not. `skip` goes on without it."))
    }
    line = interpreter
    goOn(.done)
  }

  /// Typing a shown statement by hand is doing it; what is left is done by Enter.
  ///
  /// - Returns: Whether the entry is the step's next statement.
  mutating func typeExample(_ entry: String) -> Bool {
    guard let step, step.kind == .example, !step.block.attributes.isError else { return false }
    let statements = step.block.read.statements
    let (source, typed) = (Source(step.block.code), Source(entry))
    guard task.typed < statements.count,
      step.block.words(in: statements[task.typed].range, of: source)
        == step.block.words(in: SourceRange(0, entry.utf8.count), of: typed)
    else { return false }
    interpreter.go(to: task.progress)
    guard !run(entry: entry) else { return true }
    (task.progress, task.typed) = (interpreter, task.typed + 1)
    if task.typed == statements.count {
      line = interpreter
      goOn(.done)
    }
    return true
  }

  /// Leaves the present step for the next, on the lesson's own line.
  mutating func goOn(_ passage: Passage) {
    guard let step else { return }
    if step.answer != nil { silently { $0.line = $0.lineBehind(step) } }
    note(passage)
    current += 1
    arrive()
  }

  /// Notes how the present step is left; what was done once stays so.
  private mutating func note(_ passage: Passage) {
    if passage == .skipped, let earlier = passages[current], earlier != .skipped { return }
    passages[current] = passage
  }

  /// `skip`: the step is passed as if it had been done.
  mutating func skip() {
    guard let step else { return next() }
    beforePlay = nil
    if task.isSolved { return goOn(task.isShown ? .shown : .done) }
    note(.skipped)
    if step.kind == .predict { run(step.block, echoes: true) }
    silently { $0.pass(step) }
    if ending == nil { arrive() }
  }

  /// Does what a step does to the lesson's own line, and stands behind it.
  ///
  /// What a setup changes of a watched drawing is shown.
  mutating func pass(_ step: Lesson.Step) {
    starts[current] = line
    let watches = line.session.watches
    if step.block.attributes.isFresh {
      line = .fresh(for: lesson, isInterrupted: line.isInterrupted)
    }
    line = lineBehind(step)
    if step.kind == .setup, !watches.isEmpty, !step.block.attributes.isFresh {
      let added = line.session.watches
      line.session.keep(watches)
      for output in line.session.takeOutput() { show(.output(output)) }
      line.session.watches = added
    }
    current += 1
    if wasInterrupted {
      show(.remark("Interrupted while the lesson was setting something up. Open it again to go on."))
      ending = .quit
    }
  }

  private mutating func lineBehind(_ step: Lesson.Step) -> Interpreter {
    var line = line
    let blocks = step.kind == .exercise ? [step.block] + step.all(.solution) : [step.block]
    guard ![.predict, .quiz].contains(step.kind) else { return line }
    for block in blocks {
      if line.run(block: block.code).isInterrupted { wasInterrupted = true }
    }
    return line
  }

  // MARK: - Running

  /// Runs a block of the lesson for the learner to see: each statement, and what it caused.
  @discardableResult
  mutating func run(_ block: Block, from first: Int = 0, echoes: Bool) -> BlockRun {
    var code = block.code
    if first > 0 {
      let start = block.read.statements[first].range.start
      code = String(decoding: Array(code.utf8)[start...], as: UTF8.self)
    }
    let run = interpreter.run(block: code)
    wasInterrupted = wasInterrupted || run.isInterrupted
    for outcome in run.outcomes {
      if echoes { show(.echo(outcome.source.text(outcome.statement.range))) }
      for output in outcome.output { show(.output(output)) }
    }
    for problem in run.problems {
      // What cannot be read is echoed whole: no statement of it ran.
      if echoes, run.outcomes.allSatisfy({ $0.problem == nil }) { show(.echo(code.withoutBlanks)) }
      show(.problem(problem))
    }
    return run
  }
}

extension Block {
  /// Whether code of Apple's is too long to stand between steps.
  var isLong: Bool { ExpectedOutput.split(code).count > 12 }

  /// The tokens of a part of a text, to tell whether two parts say the same.
  func words(in range: SourceRange, of source: Source) -> [String] {
    let text = source.text(range)
    let part = Source(text)
    return SourceText(text, statements: LessonLimits.table, mode: .file).tokens.filter { $0.kind != .comment }
      .map { part.text($0.range) }
  }
}

extension Lesson.Prose {
  /// The texts of its footnotes.
  var footnotes: [String] {
    let lines = markdown.split(separator: "\n", omittingEmptySubsequences: false)
    return lines.indices.compactMap { index in
      guard lines[index].hasPrefix("[^"), let colon = lines[index].firstRange(of: "]:") else { return nil }
      let rest = lines[(index + 1)...].prefix { !$0.allSatisfy(\.isWhitespace) && !$0.hasPrefix("[^") }
      return ([lines[index][colon.upperBound...]] + rest).map(\.withoutBlanks).joined(separator: "\n")
    }
  }
}
