import Sessions

/// Decides whether a learner's answer is right: by the check if there is one, else by the state that the author's code leads to, or by its
/// output if it does not change the state.
struct StepGoal {
  let check: Check?
  private let comparison: StateComparison
  private let end: Interpreter
  private let printed: String?

  /// - Parameter author: the result of the author's code, run from the step's start.
  init(_ step: Lesson.Step, from start: Interpreter, author: (end: Interpreter, run: BlockRun)) {
    check = step.check
    comparison = StateComparison(step)
    end = author.end
    let isState = check != nil || !comparison.differences(start, end).isEmpty
    let own = isState ? "" : author.run.printed
    printed = own.isEmpty ? nil : own
  }

  /// Whether an answer is right, given the session after it and its output.
  func isReached(by session: Interpreter, printed: @autoclosure () -> String) -> Bool {
    if let check { return check.holds(in: session) }
    if let own = self.printed { return printed() == own }
    return lacks(session).isEmpty
  }

  /// The differences from the author's end; additional definitions and variables do not count: they are the learner's own, even where an
  /// object of the author's has the same name: `let nest = UIView()`.
  private func lacks(_ session: Interpreter) -> [Difference] {
    comparison.differences(session, end).filter { difference in
      let isVariable = difference.aspect == .values && difference.property.isEmpty
      return difference.after != nil || difference.aspect != .definitions && !isVariable
    }
  }

  func differences(of session: Interpreter) -> [Difference] {
    let all = check == nil && printed == nil ? lacks(session) : []
    // A different override already shows in a different value.
    let values = all.filter { $0.aspect != .overrides }
    return values.isEmpty ? all : values
  }
}
