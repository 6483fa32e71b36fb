import Commands
import Playgrounds
import Syntax

extension LessonSession {
  /// The steps at which the lesson waits.
  var visibleSteps: [Int] { lesson.steps.indices.filter { lesson.steps[$0].block.kind != .setup } }

  /// The step that the learner stands before.
  var step: Lesson.Step? { lesson.steps.indices.contains(current) ? lesson.steps[current] : nil }

  // MARK: - Going on

  /// Shows the lesson from a part on, up to the next step that waits.
  func arrive(from part: Int) {
    for index in lesson.parts.indices.dropFirst(part) {
      switch lesson.parts[index] {
      case .prose(let prose): show(.prose(prose.markdown))
      case .block(let block) where block.kind == .setup: passSilently(lesson.steps[current])
      case .block(let block) where block.kind.isStep: return stand(before: lesson.steps[current])
      case .block(let block) where block.kind == .swift || block.kind == .text:
        show(.code(block.code, language: block.kind == .swift ? "swift" : ""))
      case .block: continue
      }
      if ending != nil { return }
    }
    mode = .finished
    show(.remark(.end))
  }

  /// Waits at a step.
  private func stand(before step: Lesson.Step) {
    starts[current] = line
    mode = .reading
    switch step.block.kind {
    case .exercise: beginExercise(step)
    case .quiz: beginQuiz(step)
    default:
      show(.code(step.block.code, language: "mendel"))
      if step.block.kind == .predict {
        mode = .predicting
        show(.remark(.prediction))
      }
    }
  }

  /// Enter, and `next`.
  func next() {
    if playStart != nil { return show(.remark(.stillPlaying)) }
    switch mode {
    case .finished: ending = .finished
    case .exercising(let exercise) where !exercise.isSolved: show(.remark(.unsolved))
    case .exercising: skip()
    case .choosing(let quiz): show(.remark(.quiz(choices: quiz.choices.count)))
    case .predicting: predict(nil)
    case .reading: runExample()
    }
  }

  private func runExample() {
    guard let step else { return }
    returnToLine()
    let hasFailed = run(step.block)
    if hasFailed && !step.block.attributes.isError {
      returnToLine()
      return show(.remark(.stepFailed))
    }
    line = playground.history.current
    goOn()
  }

  /// Leaves the present step for the next.
  func goOn() {
    guard let step else { return }
    current += 1
    arrive(from: step.part + 1)
  }

  /// `skip`: the step is passed as if it had been done.
  func skip() {
    guard let step else { return next() }
    playStart = nil
    returnToLine()
    let silent = current
    passSilently(step)
    current = silent
    goOn()
  }

  // MARK: - Going back

  /// `previous`: the step before, in the state that it began in.
  func goToPrevious() {
    guard let target = visibleSteps.last(where: { $0 < current }) else { return show(.remark(.firstStep)) }
    let before = visibleSteps.last { $0 < target }
    go(to: before.map { $0 + 1 } ?? 0)
    arrive(from: before.map { lesson.steps[$0].part + 1 } ?? 0)
  }

  /// `restart`: the lesson from its first line.
  func restart() {
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
    while current < target { passSilently(lesson.steps[current]) }
  }

  /// Brings the session to the lesson's own line.
  func returnToLine() {
    if (try? playground.restore(line)) == nil { rebuild(to: current) }
  }

  // MARK: - Running

  /// Does what a step does to the lesson's own line, without a word, and stands behind it.
  func passSilently(_ step: Lesson.Step) {
    let post = playground.post
    playground.post = { _ in }
    defer { playground.post = post }
    // What reads counted since then is no part of the line.
    _ = try? playground.restore(line)
    starts[current] = line
    if step.block.attributes.isFresh {
      playground.reset()
      starts = [:]
    }
    switch step.block.kind {
    case .setup, .example: runQuietly(step.block)
    case .exercise:
      runQuietly(step.block)
      if let solution = step.solution { runQuietly(solution) }
    default: break
    }
    line = playground.history.current
    current += 1
  }

  private func runQuietly(_ block: Lesson.Block) {
    var run = ScriptRun(playground, file: nil)
    run.feed(Array(block.code.utf8))
    run.finish()
  }

  /// Runs a block of the lesson for the learner to see, and answers whether it failed.
  @discardableResult func run(_ block: Lesson.Block) -> Bool {
    var run = ScriptRun(playground, file: nil)
    run.feed(Array(block.code.utf8))
    run.finish()
    for problem in run.failures { show(.problem(problem)) }
    return !run.failures.isEmpty
  }
}
