import ViewTree

/// The earlier sessions, by number, as a tree: a statement after `goto` starts a branch.
///
/// ```
/// 1 ── 2 ── 3
///      └─── 4      // goto 2, then another statement
/// ```
/// `reset` is a state too: an empty session begins there. The number of states and their bytes are limited; the oldest are dropped.
package struct History: Sendable {
  package struct State: Sendable {
    package var number: Int
    package var parent: Int
    package var text: String
    /// The text that stands for the state in a script: for `load FILE` the statements of the file.
    package var script: String
    package var session: Session
    /// The successor that was visited last; `redo` goes there.
    package var next: Int?
    /// The approximate number of bytes of the values that the statement made.
    package var bytes: Int
    /// Whether an empty session begins here: the first state, or one that `reset` made.
    package var isStart = false
  }

  /// The limits of the history: the number of states, and the bytes of values that their statements made.
  package static let stateLimit = 4_096
  package static let byteLimit = 256 << 20

  /// The states by number; nil for dropped ones.
  private var states: ChunkedArray<Shared<State>?>
  package private(set) var current = 0
  private var oldest = 0
  private var bytes = 0

  package init(_ session: Session) {
    let state = State(number: 0, parent: -1, text: "", script: "", session: session, bytes: 0, isStart: true)
    states = [Shared(wrappedValue: state)]
  }

  package subscript(number: Int) -> State? {
    states.indices.contains(number) ? states[number]?.wrappedValue : nil
  }

  package var session: Session? { self[current]?.session }

  /// The number of the state in which the current session began.
  package var start: Int { line.first?.parent ?? current }

  /// The numbers since `start` that can be reached, oldest first.
  package var numbers: [Int] { states.indices.dropFirst(max(start + 1, oldest)).map { $0 } }

  /// The states of the current session, from the oldest one that can be reached to the current one.
  package var line: [State] {
    var line: [State] = []
    var number = current
    while let state = self[number], !state.isStart {
      line.append(state)
      number = state.parent
    }
    return line.reversed()
  }

  /// Adds the state that a statement led to, and returns its number.
  package mutating func append(
    _ session: Session, _ text: String, script: String? = nil, bytes: Int = 0, isStart: Bool = false
  ) -> Int {
    let number = states.count
    var state = State(
      number: number, parent: current, text: text, script: script ?? text, session: session, bytes: bytes,
      isStart: isStart)
    state.session.runtime = Runtime()
    // Of the sessions before a `reset`, only the last one is kept.
    let first = isStart ? start : 0
    states[current]?.wrappedValue.next = number
    states.append(Shared(wrappedValue: state))
    current = number
    self.bytes += bytes
    while oldest < first || states.count - oldest > Self.stateLimit || self.bytes > Self.byteLimit,
      oldest < current
    {
      self.bytes -= self[oldest]?.bytes ?? 0
      states[oldest] = nil
      oldest += 1
    }
    return number
  }

  /// Goes to the state with a number, to which `redo` in its predecessor leads from then on.
  package mutating func go(to number: Int) -> State? {
    guard let state = self[number] else { return nil }
    if self[state.parent] != nil { states[state.parent]?.wrappedValue.next = number }
    current = number
    return state
  }

  /// Goes to the state before, and returns the state that was undone.
  package mutating func undo() -> State? {
    guard let state = self[current], self[state.parent] != nil else { return nil }
    current = state.parent
    return state
  }

  package mutating func redo() -> State? { self[current]?.next.flatMap { go(to: $0) } }
}
