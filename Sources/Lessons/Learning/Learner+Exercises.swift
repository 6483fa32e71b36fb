import Sessions

/// Steps whose answers are judged by their effect: exercises, and `yours` steps.
extension Learner {
  static let exerciseRequest =
    "Your turn: any way that gets there is right. `check` says what is missing, `hint` helps, `solution` tells."

  /// Runs an answer, and checks whether it solves the step.
  ///
  /// For a `yours` step the entry is judged in the learner's session, and also alone from the step's start. If it is right alone, earlier
  /// failed attempts are discarded.
  mutating func attempt(_ step: Lesson.Step, _ entry: String) {
    let goal = goal(of: step)
    let alone = task.start.running(entry)
    let isRightAlone =
      step.kind == .yours && goal.isReached(by: alone.end, printed: alone.run.printed) && !isSolved
    if isRightAlone { interpreter.go(to: task.start) }
    let before = interpreter.history.current
    tryOut(entry)
    guard !isSolved, !wasInterrupted, ending == nil else { return }
    if isRightAlone || goal.isReached(by: interpreter, printed: alone.run.printed) { return solve(step) }
    let hasMoved = interpreter.history.current != before
    if hasMoved { showLacks(goal, all: false) }
    let ends = (hasMoved ? [interpreter] : []) + (step.kind == .yours ? [alone.end] : [])
    let typed = hasMoved ? answer.joined(separator: "\n") : entry
    if let thought = misconception(of: step, ends, typed, printed: alone.run.printed) { say(thought) }
  }

  /// The statements from the step's start to the learner's current state.
  private var answer: [String] {
    interpreter.history.line.dropFirst(task.start.history.line.count).map(\.script)
  }

  private func goal(of step: Lesson.Step) -> StepGoal {
    StepGoal(step, from: task.start, author: task.start.running(step.answer?.code ?? ""))
  }

  private mutating func solve(_ step: Lesson.Step) {
    task.isSolved = true
    let sentence = step.check?.sentence(in: interpreter)
    if step.kind == .yours {
      show(.success(sentence ?? "That is it."))
      return leaveStep(as: .done)
    }
    show(.success(sentence ?? "Solved."))
    showAsSwift()
    let author = step.answer?.script.statements.count ?? 0
    let isShorter = author > 0 && author < answer.count
    say((isShorter ? "See a shorter way? `solution`. " : "") + "Press Enter to go on.")
  }

  /// After the last exercise, shows the learner's answer as Swift, and where it goes in an app.
  private mutating func showAsSwift() {
    guard !lesson.steps[(current + 1)...].contains(where: { $0.kind == .exercise }) else { return }
    let code = task.start.swiftCode(of: answer.joined(separator: "\n"))
    guard let home = task.start.session.home(of: answer, as: code) else { return }
    say("This is your answer in Swift. In an app, it goes into \(home):")
    show(.code(code, language: "swift"))
  }

  /// Tells what is still missing, all of it or only the first; returns whether nothing is.
  ///
  /// For a check: the expectations that have not held yet, then those that held at the start and no longer do; each failure once.
  @discardableResult
  private mutating func showLacks(_ goal: StepGoal, all: Bool) -> Bool {
    guard let check = goal.check else {
      let differences = goal.differences(of: interpreter)
      for difference in differences.prefix(all ? .max : 2) { say(difference.sentence) }
      return differences.isEmpty
    }
    let verdicts = check.verdicts(in: interpreter)
    let (count, most) = (verdicts.count(where: \.holds), all ? Int.max : 1)
    say((all ? "" : "Not yet: ") + "\(count) of \(verdicts.count) \(count == 1 ? "holds" : "hold").")
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
    let rest = missing.dropFirst(most).count + lost.dropFirst(most).count
    if rest > 0 { say("`check` lists \(rest) more.") }
    return verdicts.allSatisfy(\.holds)
  }

  /// The misconception of the `wrong` answer that the learner gave: the entry has the same words, or one of the sessions has the same state
  /// and the same failures; a `wrong` answer that changes nothing is recognized by its output.
  private func misconception(
    of step: Lesson.Step, _ ends: [Interpreter], _ typed: String, printed: String
  ) -> String? {
    let comparison = StateComparison(step)
    let words = mainLine.script(typed).codeTokens
    let missing = { (end: Interpreter) in step.check?.missing(in: end).map(\.problem) ?? [] }
    let wrongs = step.all(.wrong)
    let known =
      wrongs.first { $0.script.codeTokens == words }
      ?? wrongs.first { wrong in
        let (end, run) = task.start.running(wrong.code)
        guard !comparison.differences(task.start, end).isEmpty else {
          return !printed.isEmpty && run.printed == printed
        }
        return ends.contains { comparison.differences($0, end).isEmpty && missing($0) == missing(end) }
      }
    return known?.misconception
  }

  mutating func showCheck() {
    guard let step = watchingStep else { return }
    let goal = goal(of: step)
    guard showLacks(goal, all: true) else { return }
    if goal.check == nil { return say("Nothing differs; the step waits for a line that does it.") }
    if !isSolved, beforePlay == nil { solve(step) }
  }

  mutating func showHint() {
    let hints = step?.all(.hint) ?? []
    guard task.hints < hints.count else {
      return say("There \(hints.isEmpty ? "is no hint" : "are no more hints"); `solution` shows an answer.")
    }
    task.hints += 1
    say("Hint \(task.hints) of \(hints.count):")
    show(.prose(hints[task.hints - 1].code))
  }

  /// `solution`: shows the author's answer and runs it from the step's start.
  mutating func showAnswer() {
    guard let step, let answer = step.answer else { return }
    beforePlay = nil
    interpreter.go(to: task.start)
    if run(answer.code).isInterrupted { return interpreter.go(to: task.start) }
    // If the learner has solved the step already, `solution` only shows a shorter way.
    if !isSolved { task.passage = .shown }
    task.isSolved = true
    if step.kind == .yours {
      say("· Done for you; `previous` lets you do it yourself.")
      return leaveStep(as: task.passage)
    }
    say("This is the author's answer. Press Enter to go on.")
  }

  mutating func showGoal() { step?.goal(from: task.start, now: interpreter).map { draw($0) } }
}

extension Session {
  /// Where the Swift of some statements goes in an app: decided by the code itself, else by the kind of the first environment it names.
  fileprivate func home(of statements: [String], as code: String) -> String? {
    let lines = code.split(separator: "\n").map(\.withoutBlanks)
    if lines.allSatisfy({ $0.hasPrefix("//") }) { return nil }
    if lines.contains(where: { $0.hasPrefix(".") }) { return "the `body` of the view that it is about" }
    if lines.contains(where: { $0.hasPrefix("override func") }) { return "the class that it names" }
    let words = statements.map { text in text.split { !($0.isLetter || $0.isNumber || $0 == "_") } }
    // What `host` does is left to the app: its line is a comment in Swift.
    let declaring = [
      "define", "redefine", "struct", "enum", "extension", "class", "final", "protocol", "host",
    ]
    let uses = words.filter { !declaring.contains(String($0.first ?? "")) }
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
