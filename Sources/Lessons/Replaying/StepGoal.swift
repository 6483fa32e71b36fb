import Sessions

/// What a learner's answer has to reach: what the check says if there is one, else the state that the author's code leads to, or what
/// that prints where it changes nothing.
struct StepGoal {
  let check: Check?
  private let comparison: StateComparison
  private let end: Interpreter
  private let printed: String?

  /// - Parameter author: where the author's code leads from the step's start.
  init(_ step: Lesson.Step, from start: Interpreter, author: (end: Interpreter, run: BlockRun)) {
    check = step.check
    comparison = StateComparison(step)
    end = author.end
    let isState = check != nil || !comparison.differences(start, end).isEmpty
    let own = isState ? "" : author.run.printed
    printed = own.isEmpty ? nil : own
  }

  /// Whether an answer is right that leads to a session and printed something.
  func isReached(by session: Interpreter, printed: @autoclosure () -> String) -> Bool {
    if let check { return check.holds(in: session) }
    if let own = self.printed { return printed() == own }
    return lacks(session).isEmpty
  }

  /// What differs from the author's end, but what is defined besides: that is the learner's own, as variables are.
  private func lacks(_ session: Interpreter) -> [Difference] {
    comparison.differences(session, end).filter { $0.aspect != .definitions || $0.after != nil }
  }

  func differences(of session: Interpreter) -> [Difference] {
    let all = check == nil && printed == nil ? lacks(session) : []
    // An override that differs shows in its value already.
    let values = all.filter { $0.aspect != .overrides }
    return values.isEmpty ? all : values
  }
}
