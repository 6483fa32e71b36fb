import Commands
import Playgrounds
import Syntax

extension LessonSession {
  /// Brings the session to an exercise's start, and says how to go about it.
  func beginExercise(_ step: Lesson.Step) {
    if !step.block.code.withoutBlanks.isEmpty {
      show(.code(step.block.code, language: "mendel"))
      run(step.block)
    }
    mode = .exercising(Exercise(start: playground.history.current))
    show(.remark(.exercise(hints: step.hints.count)))
  }

  /// Looks, after each statement, whether the exercise is solved; behind an entry that changed something, tells what it still misses.
  func watch(tellsProgress: Bool) {
    guard playStart == nil, case .exercising(var exercise) = mode, !exercise.isSolved, let check = step?.check
    else { return }
    let verdicts = playground.verdicts(on: check.code)
    let missing = verdicts.filter { !$0.holds }
    if missing.isEmpty {
      exercise.isSolved = true
      mode = .exercising(exercise)
      show(.remark(.solved(statements: statements(since: exercise.start), author: authorStatements)))
    } else if tellsProgress {
      show(.remark(.progress(held: verdicts.count - missing.count, of: verdicts.count)))
      show(.verdicts(Array(missing.prefix(1))))
    }
  }

  /// How many statements of the session lead from a state to the present one.
  private func statements(since start: Int) -> Int {
    let before = Set(playground.history.path(to: start))
    return playground.history.path(to: playground.history.current).count { !before.contains($0) }
  }

  /// How many statements the author's solution takes.
  private var authorStatements: Int {
    var names = NameTable()
    return Script(step?.solution?.code ?? "", names: &names).statements.count
  }

  /// `check`: every expectation, whether it holds, and why not.
  func showCheck() {
    guard case .exercising = mode, let check = step?.check else { return show(.remark(.noExercise("check"))) }
    let verdicts = playground.verdicts(on: check.code)
    show(.verdicts(verdicts))
    watch(tellsProgress: false)
  }

  /// `hint`: the next one.
  func showHint() {
    guard case .exercising(var exercise) = mode, let hints = step?.hints else {
      return show(.remark(.noExercise("hint")))
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
      return show(.remark(.noExercise("solution")))
    }
    playStart = nil
    if (try? playground.restore(exercise.start)) == nil { returnToLine() }
    show(.code(solution.code, language: "mendel"))
    run(solution)
    exercise.isSolved = true
    mode = .exercising(exercise)
    show(.remark(.solutionShown))
  }
}
