import Sessions

/// Steps whose answers are judged by what they do: exercises, and lines of the learner's own.
extension Learner {
  static let exerciseRequest =
    "Your turn: any way that gets there is right. `check` says what is missing, `hint` helps, `solution` tells."

  mutating func showExerciseTask() {
    show(.prose(lesson.task(of: current)))
    say(Self.exerciseRequest)
  }

  /// Enter before a line that the learner is to type: its beginning first, then the author's way.
  mutating func helpTyping(_ step: Lesson.Step) {
    guard !task.hasBeginning else { return showAnswer() }
    task.hasBeginning = true
    let beginning = step.block.beginning.withoutBlanks
    say((beginning.isEmpty ? "" : "It begins with `\(beginning)`. ") + "Enter does it for you.")
  }

  /// Runs an answer, and looks whether it solves the step.
  ///
  /// A line of one's own is judged in the learner's session, and alone from the step's start, so that failed attempts before it do not
  /// spoil it: they are forgotten where it is right without them.
  mutating func attempt(_ step: Lesson.Step, _ entry: String) {
    let goal = goal(of: step)
    let alone = task.start.tried(entry)
    let isRightAlone =
      step.kind == .yours && goal.isReached(by: alone.end, printed: alone.run.printed) && !isSolved
    if isRightAlone { interpreter.go(to: task.start) }
    let before = interpreter.history.current
    _ = run(entry: entry)
    guard !isSolved, !wasInterrupted, ending == nil else { return }
    if isRightAlone || goal.isReached(by: interpreter, printed: alone.run.printed) { return solve(step) }
    let hasMoved = interpreter.history.current != before
    if hasMoved { showMissing(goal) }
    let ends = (hasMoved ? [interpreter] : []) + (step.kind == .yours ? [alone.end] : [])
    let own = interpreter.history.line.dropFirst(task.start.history.line.count).map(\.script)
    let typed = hasMoved ? own.joined(separator: "\n") : entry
    if let thought = misconception(of: step, ends, typed, printed: alone.run.printed) { say(thought) }
  }

  private func goal(of step: Lesson.Step) -> StepGoal {
    StepGoal(step, from: task.start, author: task.start.tried(step.answer?.code ?? ""))
  }

  private mutating func solve(_ step: Lesson.Step) {
    task.isSolved = true
    let sentence = step.check?.sentence(in: interpreter)
    if step.kind == .yours {
      show(.success(sentence ?? "That is it."))
      return goOn(.done)
    }
    show(.success(sentence ?? "Solved."))
    showAsSwift()
    let author = step.answer?.script.statements.count ?? 0
    let own = interpreter.history.line.count - task.start.history.line.count
    say((author < own && author > 0 ? "See a shorter way? `solution`. " : "") + "Press Enter to go on.")
  }

  /// Behind the last exercise, the learner's own answer as Apple's Swift, with the place in an app where it goes.
  private mutating func showAsSwift() {
    guard !lesson.steps[(current + 1)...].contains(where: { $0.kind == .exercise }) else { return }
    let own = interpreter.history.line.dropFirst(task.start.history.line.count).map(\.script)
    let code = task.start.swiftCode(of: own.joined(separator: "\n"))
    guard let home = task.start.session.home(of: own, as: code) else { return }
    say("This is your answer in Swift. In an app, it goes into \(home):")
    show(.code(code, language: "swift"))
  }

  /// What the session misses: the first expectations that do not hold, or the first two values that differ.
  private mutating func showMissing(_ goal: StepGoal) {
    guard let check = goal.check else {
      for difference in goal.differences(of: interpreter).prefix(2) { say(difference.sentence) }
      return
    }
    let verdicts = check.verdicts(in: interpreter)
    say("Not yet: " + tally(verdicts))
    let rest = show(unmet: verdicts, most: 1)
    if rest > 0 { say("`check` lists \(rest) more.") }
  }

  private func tally(_ verdicts: [Verdict]) -> String {
    let held = verdicts.count(where: \.holds)
    return "\(held) of \(verdicts.count) \(held == 1 ? "holds" : "hold")."
  }

  /// Shows what does not hold and did not at the start, then what does not any more, each failure once; answers how many are left out.
  private mutating func show(unmet verdicts: [Verdict], most: Int) -> Int {
    var seen: Set<String> = []
    let held = task.heldAtStart + Array(repeating: false, count: verdicts.count)
    let unmet = zip(verdicts, held).filter { verdict, _ in
      guard let problem = verdict.problem else { return false }
      return problem.kind == .expectation || seen.insert(problem.message).inserted
    }
    let (missing, lost) = (unmet.filter { !$0.1 }.map(\.0), unmet.filter(\.1).map(\.0))
    draw { layout in
      missing.prefix(most).flatMap { $0.lines(layout, label: "missing: ") }
        + lost.prefix(most).flatMap { $0.lines(layout, label: "no longer so: ") }
    }
    return missing.dropFirst(most).count + lost.dropFirst(most).count
  }

  /// What a typical wrong answer does, if it is what was typed, or one of some sessions is where it leads, with the same that is missing; one
  /// that changes nothing is known by what it prints.
  private func misconception(
    of step: Lesson.Step, _ ends: [Interpreter], _ typed: String, printed: String
  ) -> String? {
    let comparison = StateComparison(step)
    let words = Script(typed).words
    let missing = { (end: Interpreter) in step.check?.missing(in: end).map(\.problem) ?? [] }
    let wrongs = step.all(.wrong)
    let known =
      wrongs.first { $0.script.words == words }
      ?? wrongs.first { wrong in
        let (end, run) = task.start.tried(wrong.code)
        guard !comparison.differences(task.start, end).isEmpty else {
          return !printed.isEmpty && run.printed == printed
        }
        return ends.contains { comparison.differences($0, end).isEmpty && missing($0) == missing(end) }
      }
    return known?.misconception
  }

  private mutating func sayUnused(_ word: String) {
    let isAsking = beforePlay == nil && [.predict, .quiz].contains(step?.kind)
    say(
      "`\(word)` belongs to an exercise, and none is open"
        + (isAsking ? "; `skip` goes on without an answer." : "."))
  }

  /// `check`: how many expectations hold, and why the others do not.
  mutating func showCheck() {
    guard let step = watchingStep else { return sayUnused("check") }
    let goal = goal(of: step)
    guard let check = goal.check else {
      let differences = goal.differences(of: interpreter)
      for difference in differences { say(difference.sentence) }
      return differences.isEmpty ? say("Nothing differs; the step waits for a line that does it.") : ()
    }
    let verdicts = check.verdicts(in: interpreter)
    say(tally(verdicts))
    _ = show(unmet: verdicts, most: .max)
    if verdicts.allSatisfy(\.holds), !isSolved, beforePlay == nil { solve(step) }
  }

  mutating func showHint() {
    guard let hints = watchingStep?.all(.hint) else { return sayUnused("hint") }
    guard task.hints < hints.count else { return say("There are no more hints; `solution` shows an answer.") }
    task.hints += 1
    say("Hint \(task.hints) of \(hints.count):")
    show(.prose(hints[task.hints - 1].code))
  }

  /// `solution`: shows the author's answer and runs it, from the start.
  mutating func showAnswer() {
    guard let step, let answer = step.answer else { return sayUnused("solution") }
    beforePlay = nil
    interpreter.go(to: task.start)
    if run(answer.code).isInterrupted { return interpreter.go(to: task.start) }
    // A shorter way than one's own is only shown.
    if !isSolved { task.passage = .shown }
    task.isSolved = true
    if step.kind == .yours {
      say("· Done for you; `previous` lets you do it yourself.")
      return goOn(task.passage)
    }
    say("This is the author's answer. Press Enter to go on.")
  }

  /// `goal`: what there is beside what is wanted.
  mutating func showGoal() {
    guard let drawing = watchingStep?.goal(from: task.start, now: interpreter) else {
      return sayUnused("goal")
    }
    draw(drawing)
  }
}

extension Session {
  /// Where the Swift of some statements goes in an app: by what it is, else by the kind of the first environment that is named.
  fileprivate func home(of statements: [String], as code: String) -> String? {
    let lines = code.split(separator: "\n").map(\.withoutBlanks)
    if lines.allSatisfy({ $0.hasPrefix("//") }) { return nil }
    if lines.contains(where: { $0.hasPrefix(".") }) { return "the `body` of the view that it is about" }
    if lines.contains(where: { $0.hasPrefix("override func") }) { return "the class that it names" }
    let words = statements.map { text in text.split { !($0.isLetter || $0.isNumber || $0 == "_") } }
    let uses = words.filter {
      !["define", "redefine", "struct", "enum", "extension"].contains($0.first ?? "")
    }
    if uses.isEmpty { return "a file of its own" }
    let named = uses.joined().lazy.compactMap { self.environments(named: String($0)).last }
    guard let id = named.first else { return nil }
    let name = "`\(reference(to: id))`"
    switch traits.tree.kind(of: id) {
    case .scene, .window: return "your scene delegate, where the window is made"
    case .controller: return "`viewDidLoad` of \(name)"
    case .presentation: return "the controller that presents"
    case .view: return "`viewDidLoad` of the controller that makes \(name)"
    }
  }
}
