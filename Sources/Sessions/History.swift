import ViewTree

/// The sessions before, by number: a tree, since a statement after `goto` starts a branch.
///
/// ```
/// 1 ── 2 ── 3
///      └─── 4      // goto 2, then another statement
/// ```
/// `reset` is a state too, in which an empty session begins. The tree is bounded by the number of states and by what they keep; the oldest are forgotten.
package struct History: Sendable {
  package struct State: Sendable {
    package var number: Int
    package var parent: Int
    package var text: String
    /// What stands for it in a script: of `load FILE` the file's statements.
    package var script: String
    package var session: Session
    /// The successor that was visited last, for `redo`.
    package var next: Int?
    /// About how many bytes of values the statement made.
    package var bytes: Int
    /// Whether an empty session begins here: the first one, or that of `reset`.
    package var isStart = false
  }

  /// At most so many states, and so many bytes of values that gave way to others, can be reached.
  package static let mostStates = 4_096
  package static let mostBytes = 256 << 20

  /// The states by number; those that are forgotten are nil.
  private var states: ChunkedArray<Shared<State>?>
  package private(set) var current = 0
  private var last: Int { states.count - 1 }
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

  /// The number of the state in which the present session began.
  package var start: Int { line.first?.parent ?? current }

  /// The numbers since then that can be reached, oldest first.
  package var numbers: [Int] { states.indices.dropFirst(max(start + 1, oldest)).map { $0 } }

  /// The states of the session, from the oldest one that can be reached to the present one.
  package var line: [State] {
    var line: [State] = []
    var number = current
    while let state = self[number], !state.isStart {
      line.append(state)
      number = state.parent
    }
    return line.reversed()
  }

  /// Adds the state that a statement led to, and answers its number.
  package mutating func append(
    _ session: Session, _ text: String, script: String? = nil, bytes: Int = 0, isStart: Bool = false
  ) -> Int {
    var state = State(
      number: last + 1, parent: current, text: text, script: script ?? text, session: session, bytes: bytes,
      isStart: isStart)
    state.session.runtime = Runtime()
    // Of the sessions before a `reset` the last one is kept.
    let kept = isStart ? start : 0
    states[current]?.wrappedValue.next = state.number
    states.append(Shared(wrappedValue: state))
    current = last
    self.bytes += bytes
    while oldest < kept || states.count - oldest > Self.mostStates || self.bytes > Self.mostBytes,
      oldest < current
    {
      self.bytes -= self[oldest]?.bytes ?? 0
      states[oldest] = nil
      oldest += 1
    }
    return last
  }

  /// Goes to the state of a number, which is the successor that `redo` of the one before it goes to from then on.
  package mutating func go(to number: Int) -> State? {
    guard let state = self[number] else { return nil }
    if self[state.parent] != nil { states[state.parent]?.wrappedValue.next = number }
    current = number
    return state
  }

  /// The state that `undo` takes back, after going to the one before it.
  package mutating func undo() -> State? {
    guard let state = self[current], self[state.parent] != nil else { return nil }
    current = state.parent
    return state
  }

  package mutating func redo() -> State? { self[current]?.next.flatMap { go(to: $0) } }
}
