import Syntax

extension Learner {
  package mutating func begin() {
    arrive()
    say(
      "Enter runs the step above the prompt. Anything else you type is tried out; `back` takes it back. `help` lists the words of a lesson."
    )
  }

  /// Passes setups up to the next visible step, and shows that step.
  mutating func arrive() {
    returnToMainLine()
    showParts(passesSetups: false)
    while let step, step.kind == .setup {
      pass(step)
      if ending != nil { return }
      showParts(passesSetups: false)
    }
    beginStep()
  }

  /// Returns from experiments to the main line, and draws the watches again that differ there.
  private mutating func returnToMainLine() {
    let shown = interpreter.session.watches
    interpreter.go(to: mainLine)
    let outputs = mainLine.session.redrawn(
      mainLine.session.watches.map { watch in
        var watch = watch
        watch.drawing = shown.first { $0.title == watch.title }?.drawing ?? watch.drawing
        return watch
      })
    if outputs.isEmpty { return }
    if current > 0, lesson.steps[current - 1].kind == .predict {
      return say("That was only tried: nothing of it stays.")
    }
    say("The lesson goes on from here:")
    show(outputs)
  }

  mutating func beginStep() {
    interpreter.go(to: mainLine)
    if let step, step.kind == .exercise { run(step.block.code) }
    task = StepTask(start: interpreter)
    task.heldAtStart = step?.check?.verdicts(in: interpreter).map(\.holds) ?? []
    if step != nil { return showTask() }
    if let clue = lesson.frontMatter.clue { show(.success("A clue: " + clue)) }
    say("That was the last step. Go on experimenting, or press Enter to go on.")
  }

  /// Shows the current step's code or question, and says what is wanted.
  private mutating func showTask() {
    guard let step else { return }
    switch step.kind {
    case .example: show(.code(step.block.code, language: "mendel"))
    case .predict:
      show(.code(step.block.code, language: "mendel"))
      say(guessRequest(step.block))
    case .quiz:
      show(.prose(step.quiz?.markdown ?? ""))
      say(quizRequest)
    case .yours: say("Your turn: type it. Enter helps.")
    case .exercise:
      if step.drawsGoal { showGoal() }
      say(Self.exerciseRequest)
    default: break
    }
    endsWithTask = true
  }

  /// - Parameter passesSetups: Whether to show the parts before setups too; on arrival the learner has just read them.
  mutating func showParts(passesSetups: Bool = true) {
    for part in lesson.partsShown(before: current, passesSetups: passesSetups) {
      if case .block(let block) = part, block.isLongSwift {
        say("`more` shows this in Apple's Swift.")
      } else {
        show(part.message)
      }
    }
  }

  mutating func showWatches() { for watch in interpreter.session.watches { draw(watch.drawing) } }

  package mutating func showStep() {
    showParts()
    showTask()
  }

  mutating func showStepAndWatches() {
    showWatches()
    showStep()
  }

  /// `more`: shows the footnotes before the step, and the long Swift code of the step before.
  mutating func showMore() {
    let more = lesson.partsShown(before: current, passesSetups: true).flatMap { part -> [LessonMessage] in
      switch part {
      case .prose(let prose): prose.footnotes.map { .prose($0) }
      case .block(let block): block.isLongSwift ? [part.message] : []
      }
    }
    for message in more.isEmpty ? [.remark("There is no more to say about this step.")] : more {
      show(message)
    }
  }

  // MARK: - Going on

  /// Handles Enter on an empty line.
  mutating func next() {
    if beforePlay != nil { return say("You are in the sandbox; `back` returns to the lesson.") }
    guard let step else { return ending = .finished }
    switch step.kind {
    case .predict: say("Take a guess, or `skip`.")
    case .quiz: say(quizRequest)
    // The first Enter gives the beginning, the second runs the author's answer.
    case .yours where task.hasBeginning: showAnswer()
    case .yours:
      task.hasBeginning = true
      let beginning = step.block.beginning.withoutBlanks
      say((beginning.isEmpty ? "" : "It begins with `\(beginning)`. ") + "Enter does it for you.")
    case .exercise where isSolved: leaveStep(as: task.passage)
    case .exercise:
      show(.prose(lesson.task(of: current)))
      say(Self.exerciseRequest)
    default: runExample(step)
    }
  }

  private mutating func runExample(_ step: Lesson.Step) {
    let script = step.block.script
    let start = task.typed > 0 ? script.statements[task.typed].range.start : 0
    interpreter.go(to: task.progress)
    let run = run(script.text(SourceRange(start, step.block.code.utf8.count)))
    if run.isInterrupted { return interpreter.go(to: task.progress) }
    if run.problems.isEmpty == step.block.attributes.isError {
      interpreter.go(to: mainLine)
      return say("The step failed, which it should not. `skip` goes on without it.")
    }
    mainLine = interpreter
    leaveStep(as: .done)
  }

  /// Handles a shown statement that is typed by hand, which does the step; returns whether the entry is the step's next statement.
  mutating func typeExample(_ step: Lesson.Step, _ entry: String) -> Bool {
    let script = step.block.script
    guard !step.block.attributes.isError, task.typed < script.statements.count,
      mainLine.script(script.text(script.statements[task.typed])).codeTokens
        == mainLine.script(entry).codeTokens
    else { return false }
    interpreter.go(to: task.progress)
    guard run(entry: entry) else { return true }
    (task.progress, task.typed) = (interpreter, task.typed + 1)
    if task.typed == script.statements.count {
      mainLine = interpreter
      leaveStep(as: .done)
    }
    return true
  }

  /// Leaves the current step for the next, on the main line.
  mutating func leaveStep(as passage: Passage) {
    guard let step else { return }
    if step.answer != nil { advanceMainLine(step) }
    note(passage)
    current += 1
    if !isReview { arrive() }
  }

  /// Records how the current step is left; a skip does not replace an earlier result.
  private mutating func note(_ passage: Passage) {
    if passage == .skipped, let earlier = passages[current], earlier != .skipped { return }
    passages[current] = passage
  }

  /// `skip`: passes the step as if it had been done.
  mutating func skip() {
    guard let step else { return next() }
    beforePlay = nil
    if isSolved { return leaveStep(as: task.passage) }
    note(.skipped)
    if step.kind == .predict { run(step.block.code) }
    silently { $0.pass(step) }
    if ending == nil, !isReview { arrive() }
  }

  /// Runs a step on the main line and moves past it; shows how a setup changes the watched drawings.
  mutating func pass(_ step: Lesson.Step) {
    let watches = mainLine.session.watches
    if step.block.attributes.isFresh {
      mainLine = lesson.start(mainLine.isInterrupted)
      advanceMainLine(step)
    } else {
      advanceMainLine(step)
      if step.kind == .setup { show(mainLine.session.changes(of: watches)) }
    }
    current += 1
    if wasInterrupted {
      say("Interrupted while the lesson was setting something up. Open it again to go on.")
      ending = .quit
    }
  }

  private mutating func advanceMainLine(_ step: Lesson.Step) {
    for block in step.mainLineBlocks {
      if mainLine.run(block: block.code).isInterrupted { wasInterrupted = true }
    }
  }

  // MARK: - Running

  /// Runs a text and shows the results; if it is the lesson's code, each statement is echoed before its effects.
  @discardableResult
  mutating func run(_ code: String, mode: SourceText.Mode = .file) -> BlockRun {
    let run = interpreter.run(block: code, mode: mode)
    wasInterrupted = wasInterrupted || run.isInterrupted
    for outcome in run.outcomes {
      if mode == .file { show(.echo(outcome.source.text(outcome.statement.range))) }
      show(outcome.output)
    }
    for var problem in run.problems {
      let isNear = problem.suggestion?.hasPrefix("did you mean") ?? false
      let near = isNear ? nil : Spelling.suggestion(for: code, among: Self.words.map(\.word))
      if mode == .entered, let better = Self.suggestion(for: code.withoutBlanks) ?? near {
        problem.suggestion = better
      }
      // A text that cannot be parsed is echoed whole, since none of its statements ran.
      if mode == .file, run.outcomes.allSatisfy({ $0.problem == nil }) { show(.echo(code.withoutBlanks)) }
      show(.problem(problem))
    }
    return run
  }
}

extension Block {
  /// Whether it is Apple's code that is too long to show between steps.
  fileprivate var isLongSwift: Bool { kind == .swift && code.linesOfText.count > 12 }
}

extension Lesson.Prose {
  var footnotes: [String] {
    markdown.matches(of: /(?m)^\[\^[^\]]+\]:(.*(?:\n(?!\[\^).*\S.*)*)/).map { $0.1.withoutBlanks }
  }
}
