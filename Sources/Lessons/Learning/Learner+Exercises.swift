import Drawings
import Sessions

extension Learner {
  var exerciseRequest: String {
    "Your turn: any way that gets there is right. `check` says what is missing, `hint` helps, `solution` tells."
  }

  /// Enter at an exercise that is not solved: its task again.
  mutating func showExerciseTask() {
    let prose = lesson.parts(before: current).compactMap {
      if case .prose(let prose) = $0 { prose.markdown } else { nil }
    }
    show(.prose(prose.last.map(MarkdownNode.lastParagraph) ?? ""))
    show(.remark(exerciseRequest))
  }

  /// Runs an answer, and looks whether it solves the step.
  mutating func attempt(_ entry: String) {
    forgetAttempts(before: entry)
    let before = interpreter
    let hasFailed = run(entry: entry)
    guard !task.isSolved, !wasInterrupted, ending == nil, let step else { return }
    if step.kind == .yours { return judge(entry, before, hasFailed: hasFailed) }
    guard let check = step[.check].map(Check.init) else { return }
    let verdicts = check.verdicts(in: interpreter)
    if verdicts.allSatisfy(\.holds) { return solve(check) }
    guard interpreter.history.current != before.history.current else {
      var alone = before.trial
      let thought = misconception(of: step, in: [(task.start, alone.run(block: entry).printed)])
      return thought.map { show(.remark($0)) } ?? ()
    }
    show(.remark("Not yet: " + tally(verdicts)))
    let (missing, lost) = unmet(verdicts)
    show(missing: missing.prefix(1), lost: lost.prefix(1))
    if let thought = misconception(of: step, in: [(interpreter, "")]) { show(.remark(thought)) }
    let rest = max(missing.count - 1, 0) + max(lost.count - 1, 0)
    if rest > 0 { show(.remark("`check` lists \(rest) more.")) }
  }

  private mutating func solve(_ check: Check) {
    task.isSolved = true
    let sentence = check.sentence(in: interpreter) ?? "Solved."
    let author = step?[.solution]?.read.statements.count ?? 0
    let own = interpreter.history.line.count - task.start.history.line.count
    show(.success(sentence))
    showAsSwift()
    show(
      .remark((author < own && author > 0 ? "See a shorter way? `solution`. " : "") + "Press Enter to go on.")
    )
  }

  /// Behind the last exercise, the learner's own answer as Apple's Swift, with the place in an app where it goes.
  private mutating func showAsSwift() {
    guard !lesson.steps[(current + 1)...].contains(where: { $0.kind == .exercise }) else { return }
    let own = interpreter.history.line.dropFirst(task.start.history.line.count).map(\.script)
    let code = task.start.swiftCode(of: own.joined(separator: "\n"))
    guard !code.isEmpty, let home = interpreter.session.home(of: own) else { return }
    show(.remark("This is your answer in Swift. In an app, it goes into \(home):"))
    show(.code(code, language: "swift"))
  }

  /// What does not hold and did not at the start, and what does not any more; without those that fail as one before them did.
  private func unmet(_ verdicts: [Verdict]) -> (missing: [Verdict], lost: [Verdict]) {
    var seen: Set<String> = []
    var (missing, lost): ([Verdict], [Verdict]) = ([], [])
    for (verdict, held) in zip(verdicts, task.heldAtStart + Array(repeating: false, count: verdicts.count)) {
      guard let problem = verdict.problem,
        problem.kind == .expectation || seen.insert(problem.message).inserted
      else { continue }
      if held { lost.append(verdict) } else { missing.append(verdict) }
    }
    return (missing, lost)
  }

  private mutating func show(missing: ArraySlice<Verdict>, lost: ArraySlice<Verdict>) {
    show(
      .output(
        .report { layout in
          missing.flatMap { $0.lines(layout, label: "missing: ") }
            + lost.flatMap { $0.lines(layout, label: "no longer so: ") }
        }))
  }

  /// What a typical wrong answer does, if one of some sessions is where it leads; one that changes nothing is known by what it prints.
  func misconception(of step: Lesson.Step, in sessions: [(end: Interpreter, printed: String)]) -> String? {
    let comparison = StateComparison(step)
    for wrong in step.all(.wrong) {
      var branch = task.start.trial
      let printed = branch.run(block: wrong.code).printed
      let changes = !comparison.differences(task.start, branch).isEmpty
      let isIt = sessions.contains {
        changes ? comparison.differences($0.end, branch).isEmpty : !printed.isEmpty && $0.printed == printed
      }
      if isIt { return wrong.misconception }
    }
    return nil
  }

  // MARK: - Words

  /// `check`: how many expectations hold, and why the others do not.
  mutating func showCheck() {
    guard let step, step.asksForState, let check = step[.check].map(Check.init) else {
      return show(.remark(noExercise("check")))
    }
    let verdicts = check.verdicts(in: interpreter)
    show(.remark(tally(verdicts)))
    let (missing, lost) = unmet(verdicts)
    show(missing: missing[...], lost: lost[...])
    if verdicts.allSatisfy(\.holds), !task.isSolved { solve(check) }
  }

  /// How many hold, as a sentence.
  private func tally(_ verdicts: [Verdict]) -> String {
    let held = verdicts.count(where: \.holds)
    return "\(held) of \(verdicts.count) \(held == 1 ? "holds" : "hold")."
  }

  private func noExercise(_ word: String) -> String {
    "`\(word)` belongs to an exercise, and none is open"
      + (isAsking ? "; `skip` goes on without an answer." : ".")
  }

  /// `hint`: the next one.
  mutating func showHint() {
    guard let step, step.asksForState else { return show(.remark(noExercise("hint"))) }
    let hints = step.all(.hint)
    guard task.hints < hints.count else {
      return show(.remark("There are no more hints; `solution` shows an answer."))
    }
    task.hints += 1
    show(.remark("Hint \(task.hints) of \(hints.count):"))
    show(.prose(hints[task.hints - 1].code))
  }

  /// `solution`: shows the author's answer and runs it, from the start.
  mutating func showAnswer() {
    guard let step, let answer = step.answer else { return show(.remark(noExercise("solution"))) }
    beforePlay = nil
    interpreter.go(to: task.start)
    if run(answer, echoes: true).isInterrupted { return interpreter.go(to: task.start) }
    (task.isSolved, task.isShown) = (true, true)
    if step.kind == .yours {
      show(.remark("· Done for you; `previous` lets you do it yourself."))
      return goOn(.shown)
    }
    show(.remark("This is the author's answer. Press Enter to go on."))
  }

  /// `goal`: what there is beside what is wanted.
  mutating func showGoal() {
    guard let step, step.asksForState, let drawing = step.goal(from: task.start, now: interpreter) else {
      return show(.remark(noExercise("goal")))
    }
    show(.output(.report(drawing)))
  }
}

extension Session {
  /// Where code about an environment goes in an app: by the kind of the first one that some statements name.
  fileprivate func home(of statements: [String]) -> String? {
    let words = statements.joined(separator: "\n").split { !($0.isLetter || $0.isNumber || $0 == "_") }
    if ["define", "struct", "enum"].contains(words.first ?? "") { return "a file of its own" }
    guard let id = words.lazy.compactMap({ self.environments(named: String($0)).last }).first else {
      return nil
    }
    let name = "`\(reference(to: id))`"
    switch traits.tree.kind(of: id) {
    case .scene, .window: return "your scene delegate, where the window is made"
    case .controller: return "`viewDidLoad` of \(name)"
    case .presentation: return "the controller that presents"
    case .view: return "`viewDidLoad` of the controller that makes \(name)"
    }
  }
}
