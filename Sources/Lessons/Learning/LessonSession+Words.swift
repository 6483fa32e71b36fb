import Commands
import Playgrounds
public import Syntax

extension LessonSession {
  /// The words of the lesson mode that say nothing where the learner stands: those of exercises, if none is open.
  public var idleWords: Set<StatementForm> {
    switch mode {
    case .exercising: []
    case .choosing: [.hint, .check, .solution]
    default: [.hint, .check, .solution, .skip]
    }
  }

  /// Does what a word of the lesson mode says.
  func perform(_ form: StatementForm) {
    switch form {
    case .next: next()
    case .previous: goToPrevious()
    case .skip: skip()
    case .restart: restartExerciseOrLesson()
    case .back: goBack()
    case .play: play()
    case .contents: show(.event(.table(contents)))
    case .hint: showHint()
    case .check: showCheck()
    case .solution: showSolution()
    default: break
    }
  }

  /// `back`: from the sandbox to where it was opened, else from experiments to the lesson's own line, or to the exercise's start.
  private func goBack() {
    let base = base
    let wasPlaying = playStart != nil
    guard wasPlaying || playground.history.current != base else {
      return show(.remark(.nothingToGoBack))
    }
    playStart = nil
    if (try? playground.restore(base)) == nil { returnToLine() }
    // What was tried before the sandbox was opened stays.
    if wasPlaying, playground.history.current != self.base { return show(.remark(.isBackFromPlay)) }
    guard case .exercising(var exercise) = mode else { return show(.remark(.isBack)) }
    if !wasPlaying { exercise.isSolved = false }
    mode = .exercising(exercise)
    show(.remark(.isBackAtStart))
  }

  /// The state that `back` returns to.
  var base: Int {
    if let playStart { return playStart }
    if case .exercising(let exercise) = mode { return exercise.start }
    return line
  }

  private func play() {
    guard playStart == nil else { return show(.remark(.stillPlaying)) }
    playStart = playground.history.current
    show(.remark(.playing))
  }

  private func restartExerciseOrLesson() {
    playStart = nil
    guard case .exercising = mode, let step else { return restart() }
    returnToLine()
    stand(before: step)
  }
}
