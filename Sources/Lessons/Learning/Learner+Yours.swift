import Drawings
import Sessions

extension Learner {
  /// Enter before a line that the learner is to type: its beginning first, then the author's way.
  mutating func helpTyping() {
    guard let step, !task.hasBeginning else { return showAnswer() }
    task.hasBeginning = true
    let beginning = step.block.beginning.withoutBlanks
    show(.remark((beginning.isEmpty ? "" : "It begins with `\(beginning)`. ") + "Enter does it for you."))
  }

  /// What the present line has to reach, where one is to be typed.
  private var goal: YoursGoal? {
    guard let step, step.kind == .yours else { return nil }
    var author = task.start.trial
    let run = author.run(block: step.block.code)
    return YoursGoal(step, start: task.start, end: author, printed: run.printed)
  }

  /// Where a line leads alone, from the step's start.
  private func alone(_ entry: String) -> (end: Interpreter, printed: String) {
    var end = task.start.trial
    let printed = end.run(block: entry).printed
    return (end, printed)
  }

  /// Forgets failed attempts before a line that is right without them, so that they do not spoil it.
  mutating func forgetAttempts(before entry: String) {
    guard !task.isSolved, interpreter.history.current != task.start.history.current, let goal else { return }
    let alone = alone(entry)
    if goal.isReached(by: alone.end, printed: alone.printed) { interpreter.go(to: task.start) }
  }

  /// Judges a line: in the learner's session, and alone from the step's start.
  mutating func judge(_ entry: String, _ before: Interpreter, hasFailed: Bool) {
    guard let step, let goal else { return }
    let (alone, printed) = alone(entry)
    if goal.isReached(by: interpreter, printed: printed) || goal.isReached(by: alone, printed: printed) {
      task.isSolved = true
      show(.success(step[.check].flatMap { Check($0).sentence(in: interpreter) } ?? "That is it."))
      return goOn(.done)
    }
    if hasFailed || interpreter.history.current == before.history.current { return }
    if let check = step[.check].map(Check.init) {
      let missing = check.verdicts(in: interpreter).first { !$0.holds }
      if let missing { show(.output(.report { layout in missing.lines(layout) })) }
    }
    for difference in goal.differences(of: interpreter).prefix(2) { show(.remark(difference.sentence)) }
    let thought = misconception(of: step, in: [(interpreter, printed), (alone, printed)])
    if let thought { show(.remark(thought)) }
  }
}

/// What a learner's own line has to reach.
struct YoursGoal {
  private let end: Interpreter
  private let check: Check?
  private let comparison: StateComparison
  /// What the author's code prints, if that is all it does.
  private let printed: String?

  init(_ step: Lesson.Step, start: Interpreter, end: Interpreter, printed: String) {
    self.end = end
    check = step[.check].map(Check.init)
    comparison = StateComparison(step)
    self.printed = !printed.isEmpty && comparison.differences(start, end).isEmpty ? printed : nil
  }

  /// Whether a session is right: by the check if there is one, else by its state, else by what was printed.
  func isReached(by session: Interpreter, printed: String) -> Bool {
    if let check { return check.holds(in: session) }
    if let own = self.printed { return printed == own }
    return comparison.differences(session, end).isEmpty
  }

  /// What a session differs in from the goal.
  func differences(of session: Interpreter) -> [Difference] {
    let all = check == nil && printed == nil ? comparison.differences(session, end) : []
    // An override that differs shows in its value already.
    let values = all.filter { $0.aspect != .overrides }
    return values.isEmpty ? all : values
  }
}
