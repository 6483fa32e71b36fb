import Playgrounds

extension LessonSession {
  /// The step that the learner stands before.
  var step: Lesson.Step? { lesson.steps.indices.contains(current) ? lesson.steps[current] : nil }

  // MARK: - Going on

  /// Shows the lesson from a part on, up to the next step that waits.
  func arrive(from part: Int) {
    for part in lesson.parts.dropFirst(part) {
      if case .block(let block) = part, block.kind.isStep {
        guard block.kind == .setup else { return stand(before: lesson.steps[current]) }
        passSilently(lesson.steps[current])
        guard ending == nil else { return }
      } else {
        tell(part)
      }
    }
    mode = .finished
    show(.remark(.end))
  }

  /// Shows what is there to be read; what is run or asked has its time.
  func tell(_ part: Lesson.Part) {
    switch part {
    case .prose(let prose): show(.prose(prose.markdown))
    case .block(let block) where block.kind == .swift || block.kind == .text:
      show(.code(block.code, language: block.kind == .swift ? "swift" : ""))
    case .block: return
    }
  }

  /// Waits at a step.
  func stand(before step: Lesson.Step) {
    starts[current] = line
    mode = .reading
    showTask(step)
    switch step.block.kind {
    case .exercise: beginExercise(step)
    case .quiz: if let quiz = try? Quiz(step.block) { mode = .choosing(quiz) }
    case .predict: mode = .predicting
    default: break
    }
    showRequest(step)
  }

  /// Shows what the step runs or asks.
  func showTask(_ step: Lesson.Step) {
    if step.block.kind == .quiz { return showQuestion(step) }
    if !step.block.code.withoutBlanks.isEmpty { show(.code(step.block.code, language: "mendel")) }
  }

  /// Says what is wanted of the learner at the step.
  func showRequest(_ step: Lesson.Step) {
    switch mode {
    case .predicting: show(.remark(.prediction))
    case .choosing(let quiz): show(.remark(quiz.request))
    case .exercising(let exercise):
      show(.remark(exercise.isSolved ? .alreadySolved : .exercise(hints: step.hints.count)))
    case .reading, .finished: break
    }
  }

  /// Enter, and `next`.
  func next() {
    if playStart != nil { return show(.remark(.stillPlaying)) }
    switch mode {
    case .finished: ending = .finished
    case .exercising(let exercise) where !exercise.isSolved: show(.remark(.unsolved))
    case .exercising: skip()
    case .choosing(let quiz): show(.remark(quiz.request))
    case .predicting: predict(nil)
    case .reading: runExample()
    }
  }

  private func runExample() {
    guard let step else { return }
    returnToLine()
    switch run(step.block) {
    case .interrupted: return returnToLine()
    case .failed where !step.block.attributes.isError:
      returnToLine()
      return show(.remark(.stepFailed))
    default: break
    }
    line = playground.history.current
    goOn()
  }

  /// Leaves the present step for the next.
  func goOn(_ passage: Passage = .done) {
    guard let step else { return }
    notePassage(passage)
    current += 1
    arrive(from: step.part + 1)
  }

  /// `skip`: the step is passed as if it had been done.
  func skip() {
    guard let step else { return next() }
    let passage = passageAsItIs
    playStart = nil
    returnToLine()
    let silent = current
    passSilently(step)
    guard ending == nil else { return }
    current = silent
    goOn(passage)
  }

  // MARK: - Going back

  /// `previous`: the step before, in the state that it began in.
  func goToPrevious() {
    if playStart != nil { return show(.remark(.stillPlaying)) }
    guard let target = lesson.visibleSteps.last(where: { $0 < current }) else {
      return show(.remark(.firstStep))
    }
    let before = lesson.visibleSteps.last { $0 < target }
    go(to: before.map { $0 + 1 } ?? 0)
    arrive(from: before.map { lesson.steps[$0].part + 1 } ?? 0)
  }

  /// `restart`: the lesson from its first line.
  func restart() {
    passages = [:]
    go(to: 0)
    arrive(from: 0)
  }

  /// Brings the session to the state before a step.
  private func go(to target: Int) {
    playStart = nil
    if let start = starts[target], (try? playground.restore(start)) != nil {
      (current, line) = (target, start)
    } else {
      rebuild(to: target)
    }
  }

  /// Starts the session anew and passes the steps up to one: where a state cannot be reached any more.
  private func rebuild(to target: Int) {
    current = lesson.steps[..<target].lastIndex { $0.block.attributes.isFresh } ?? 0
    playground.reset()
    (line, starts) = (0, [:])
    while current < target, ending == nil { passSilently(lesson.steps[current]) }
  }

  /// Brings the session to the lesson's own line.
  func returnToLine() {
    if (try? playground.restore(line)) == nil { rebuild(to: current) }
  }
}
