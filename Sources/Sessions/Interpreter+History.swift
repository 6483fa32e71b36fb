import Syntax

/// Going back and forth: each is an assignment of a whole session.
extension Interpreter {
  /// The histories beside the present one.
  package struct Resets: Sendable {
    /// The one that `reset` left, to which `undo` leads from the first state of the present one.
    var earlier: [History] = []
    /// The one that such an `undo` left, and the state to which it led: `redo` goes back from there.
    var later: (place: Int, history: [History])?
    var eras = 0

    package init() {}
  }

  /// Where `undo` and `redo` led.
  package enum Move: Sendable {
    /// The state that was taken back, or made again.
    case state(History.State)
    /// The history that `reset` had left, or the one that it had begun.
    case reset
  }

  /// Goes to the state before; nil where there is none.
  package mutating func undo() -> Move? {
    if let state = history.undo() {
      if let session = history.session { enter(session) }
      return .state(state)
    }
    guard history.current == 0, let earlier = resets.earlier.popLast() else { return nil }
    let left = history
    history = earlier
    resets.later = (history.current, [left])
    if let session = history.session { enter(session) }
    return .reset
  }

  /// Goes to the state that was left last; nil where there is none.
  package mutating func redo() -> Move? {
    if let later = resets.later, later.place == history.current, let next = later.history.first {
      (resets.earlier, resets.later) = ([history], nil)
      history = next
      if let session = history.session { enter(session) }
      return .reset
    }
    guard let state = history.redo() else { return nil }
    enter(state.session)
    return .state(state)
  }

  /// Goes to the state of a number; nil where it is not kept.
  package mutating func go(to number: Int) -> History.State? {
    guard let state = history.go(to: number) else { return nil }
    enter(state.session)
    return state
  }

  /// Starts an empty session; `undo` brings the one before back, with its history.
  package mutating func reset() {
    session.watches = []
    begin(History(Session(language: session.language)))
  }

  /// Goes on with another history; the present one can be brought back by `undo`, unless it is empty.
  package mutating func begin(_ other: History) {
    if !history.isEmpty { (resets.earlier, resets.later) = ([history], nil) }
    resets.eras += 1
    history = other
    history.era = resets.eras
    if let session = other.session { enter(session) }
  }

  /// Makes a session the present one, and draws what is watched where it looks different.
  private mutating func enter(_ other: Session) {
    let (watches, rows) = (session.watches, session.runtime.rows)
    let emitsSwift = session.settings.emitsSwift
    session = other
    session.settings.emitsSwift = emitsSwift
    session.runtime.rows = rows
    session.keep(watches)
    output += session.takeOutput()
  }

  /// Runs a text as one statement: all of it, or nothing.
  ///
  /// - Returns: How many statements ran.
  package mutating func load(
    _ text: String, as label: String, file: String?, owner: Owner
  ) throws(Problem) -> Int {
    let before = self
    var count = 0
    var said: [Output] = []
    let read = SourceText(text, statements: session.language.table, mode: .file)
    let problems = run(read, Source(text, file: file), owner: owner) { outcome in
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
    _ = history.append(session, label, script: text, bytes: bytes)
    return count
  }

  /// The statements that lead to the present state, as a script; nil where the first ones are not kept any more.
  package var script: String? {
    let line = history.line
    guard let first = line.first else { return "" }
    guard first.parent == 0 else { return nil }
    return line.map { $0.script.hasSuffix("\n") ? $0.script : $0.script + "\n" }.joined()
  }

  package func problem(_ message: String, at range: SourceRange, suggestion: String? = nil) -> Problem {
    Problem(message, at: Place(range, in: source), suggestion: suggestion)
  }

  package mutating func confirm(_ text: String) { output.append(.confirmation(.init(text))) }
}
