import Sessions

/// What was asked in a session, beside the statements that changed something, which its history knows.
struct SessionLog {
  /// The statements that changed nothing, and the state in which each was said.
  private var questions: [(text: String, state: Int)] = []

  mutating func note(_ outcome: Interpreter.Outcome) {
    guard outcome.problem == nil, outcome.number == nil, !outcome.isCommand else { return }
    questions.append((outcome.source.text(outcome.statement.range), outcome.state))
    // Older states cannot be reached any more.
    if questions.count > 2 * History.mostStates { questions.removeFirst(History.mostStates) }
  }

  /// The statements that lead to the present state, each followed by what was asked in the state behind it.
  func steps(of interpreter: Interpreter) -> [String] {
    let history = interpreter.history
    let asked = Dictionary(grouping: questions, by: \.state).mapValues { $0.map(\.text) }
    return history.line.reduce(into: asked[history.start] ?? []) { steps, state in
      steps.append(state.script)
      steps += asked[state.number] ?? []
    }
  }
}
