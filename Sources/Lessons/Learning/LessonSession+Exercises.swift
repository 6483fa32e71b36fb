import Commands
import Playgrounds
import Syntax

extension LessonSession {
  /// Brings the session to an exercise's start.
  func beginExercise(_ step: Lesson.Step) {
    run(step.block)
    let held = playground.verdicts(on: step.check?.code ?? "").map(\.holds)
    mode = .exercising(Exercise(start: playground.history.current, heldAtStart: held))
  }

  /// Looks, after each statement, whether the exercise is solved; behind an entry that changed something, tells how much is right, what is missing,
  /// and what is no longer so.
  func watch(tellsProgress: Bool) {
    guard playStart == nil, case .exercising(var exercise) = mode, !exercise.isSolved, let check = step?.check
    else { return }
    let assessment = assess(check, exercise)
    if assessment.isSolved {
      exercise.isSolved = true
      mode = .exercising(exercise)
      show(.remark(.solved(statements: statements(since: exercise.start), author: authorStatements)))
    } else if tellsProgress {
      let (brief, left) = assessment.brief
      show(.remark(.progress(held: assessment.held, of: assessment.verdicts.count)))
      show(.assessment(brief))
      if left > 0 { show(.remark(.moreUnmet(left))) }
    }
  }

  private func assess(_ check: Lesson.Block, _ exercise: Exercise) -> Assessment {
    Assessment(playground.verdicts(on: check.code), heldAtStart: exercise.heldAtStart)
  }

  /// How many statements of the session lead from a state to the present one.
  private func statements(since start: Int) -> Int {
    let before = Set(playground.history.path(to: start))
    return playground.history.path(to: playground.history.current).count { !before.contains($0) }
  }

  /// How many statements the author's solution takes; those that only ask do not count, for they make no state.
  private var authorStatements: Int {
    var names = NameTable()
    return Script(step?.solution?.code ?? "", names: &names).statements.count { !$0.form.onlyAsks }
  }

  /// `check`: how many expectations hold, and why the others do not.
  func showCheck() {
    guard case .exercising(let exercise) = mode, let check = step?.check else {
      return show(.remark(.noExercise("check", isAsking: isAsking)))
    }
    show(.assessment(assess(check, exercise)))
    watch(tellsProgress: false)
  }

  /// `hint`: the next one.
  func showHint() {
    guard case .exercising(var exercise) = mode, let hints = step?.hints else {
      return show(.remark(.noExercise("hint", isAsking: isAsking)))
    }
    guard exercise.hints < hints.count else { return show(.remark(.noMoreHints)) }
    show(.remark(.hint(exercise.hints + 1, of: hints.count)))
    show(.prose(hints[exercise.hints].code))
    exercise.hints += 1
    mode = .exercising(exercise)
  }

  /// `solution`: shows the author's answer and runs it, from the exercise's start.
  func showSolution() {
    guard case .exercising(var exercise) = mode, let solution = step?.solution else {
      return show(.remark(.noExercise("solution", isAsking: isAsking)))
    }
    playStart = nil
    if (try? playground.restore(exercise.start)) == nil { returnToLine() }
    show(.code(solution.code, language: "mendel"))
    run(solution)
    (exercise.isSolved, exercise.hasShownSolution) = (true, true)
    mode = .exercising(exercise)
    show(.remark(.solutionShown))
  }
}

extension StatementForm {
  /// Whether it changes nothing.
  fileprivate var onlyAsks: Bool {
    switch self {
    case .expression, .print, .why, .whyNot, .whatIf, .show, .expect, .expectError, .help: true
    default: false
    }
  }
}
