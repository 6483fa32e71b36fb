import Syntax

/// Moving through the history: each step assigns a whole session.
extension Interpreter {
  /// Goes to the state before, and returns the state that was undone; nil if there is none.
  package mutating func undo() -> History.State? { move { $0.undo() } }

  /// Goes to the successor that was visited last; nil if there is none.
  package mutating func redo() -> History.State? { move { $0.redo() } }

  /// Goes to the state with a number; nil if it is not kept.
  package mutating func go(to number: Int) -> History.State? { move { $0.go(to: number) } }

  private mutating func move(_ step: (inout History) -> History.State?) -> History.State? {
    guard let state = step(&history), let session = history.session else { return nil }
    enter(session)
    return state
  }

  /// Starts an empty session; `undo` brings back the session before, with its history.
  package mutating func reset() {
    session.watches = []
    if history.line.isEmpty { return }
    let empty = Session(language: session.language)
    _ = history.append(empty, "reset", isStart: true)
    enter(empty)
  }

  /// Makes a session the current one, and draws the watches whose output differs.
  private mutating func enter(_ other: Session) {
    let watches = session.watches
    let emitsSwift = session.settings.emitsSwift
    session = other
    session.settings.emitsSwift = emitsSwift
    session.keep(watches)
    output += session.takeOutput()
  }

  /// Runs a text as one statement, all of it or nothing, and returns the number of statements that ran.
  package mutating func load(_ script: Source, as label: String, owner: Owner) throws(Problem) -> Int {
    let before = self
    var count = 0
    var said: [Output] = []
    let read = SourceText(script.text, statements: session.language.table, mode: .file)
    let problems = run(read, script, owner: owner, isSession: true) { outcome in
      count += 1
      said += outcome.output.filter { if case .confirmation = $0 { false } else { true } }
    }
    if let problem = problems.first {
      self = before
      output += said
      throw problem
    }
    let bytes = history.line.reduce(0) { $0 + $1.bytes }
    (history, isFinished) = (before.history, before.isFinished)
    output += said
    _ = history.append(session, label, script: script.text, bytes: bytes)
    return count
  }

  /// Returns the statements that lead to the current state as a script, for a command that needs all of them.
  package func script(to command: String) throws(Problem) -> String {
    let line = history.line
    guard let first = line.first else { throw Problem("there is nothing to \(command) yet") }
    guard history[first.parent]?.isStart == true else {
      throw Problem("the first statements of the session are not kept any more")
    }
    return line.map { $0.script.hasSuffix("\n") ? $0.script : $0.script + "\n" }.joined()
  }

  package func problem(_ message: String, at range: SourceRange, suggestion: String? = nil) -> Problem {
    Problem(message, at: Place(range, in: source), suggestion: suggestion)
  }

  package mutating func confirm(_ text: String) { output.append(.confirmation(.init(text))) }
}
