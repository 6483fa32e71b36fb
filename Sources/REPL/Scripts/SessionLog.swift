import Files
import Lessons
import Sessions

/// The statements of a session that changed nothing; the history holds only those that changed something.
struct SessionLog {
  /// The statements that changed nothing, with the number of the state in which each ran.
  private var questions: [(text: String, state: Int)] = []

  mutating func note(_ outcome: Interpreter.Outcome) {
    guard outcome.problem == nil, outcome.number == nil, !outcome.isCommand else { return }
    questions.append((outcome.source.text(outcome.statement.range), outcome.state))
    // Older states can no longer be reached.
    if questions.count > 2 * History.stateLimit { questions.removeFirst(History.stateLimit) }
  }

  /// The statements that lead to the current state, each followed by the ones that changed nothing and ran in the state after it.
  func steps(of interpreter: Interpreter) -> [String] {
    let history = interpreter.history
    let asked = Dictionary(grouping: questions, by: \.state).mapValues { $0.map(\.text) }
    return history.line.reduce(into: asked[history.start] ?? []) { steps, state in
      steps.append(state.script)
      steps += asked[state.number] ?? []
    }
  }

  /// The session as a draft of a lesson: its statements with their output in a new session, without prose.
  func lesson(_ interpreter: Interpreter, in path: String) throws(Problem) -> (text: String, steps: Int) {
    let (steps, title) = (steps(of: interpreter), Self.title(path))
    guard !steps.isEmpty else { throw Problem("there is nothing to record yet") }
    var text = "---\ntitle: \(title)\nsummary: What this session shows.\n---\n\n# \(title)\n"
    var fresh = Interpreter(interpreter.session.language, isInterrupted: interpreter.isInterrupted)
    for step in steps {
      var lines: [String] = []
      let problems = fresh.run(step) { lines += $0.output.flatMap(\.plainLines) }
      if let problem = problems.first { throw problem }
      text += "\n" + Blessing.block("mendel", step)
      if !lines.isEmpty { text += Blessing.output(lines) }
    }
    if text.utf8.count > Lesson.sizeLimit {
      throw Problem(
        "as a lesson the session would be longer than 1 MiB", suggestion: "record a shorter session")
    }
    return (text, steps.count)
  }

  /// Makes a title from a file's name, without its ordering number: `02-two-themes.md` is `Two themes`.
  private static func title(_ path: String) -> String {
    let file = Files.name(of: path)
    let words = (file.hasSuffix(".md") ? file.dropLast(3) : file[...]).drop { $0.isNumber || $0 == "-" }
      .split { !$0.isLetter && !$0.isNumber }.joined(separator: " ")
    return words.isEmpty ? "A session" : words.prefix(1).uppercased() + words.dropFirst()
  }
}
