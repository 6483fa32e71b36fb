/// The sessions before, by number: a tree, since a statement after `goto` starts a branch.
///
/// ```
/// 1 ── 2 ── 3
///      └─── 4      // goto 2, then another statement
/// ```
/// It is bounded by the number of states and by what they keep; the oldest are forgotten.
package struct History: Sendable {
  package struct State: Sendable {
    package var number: Int
    /// The number of the state before; 0 is the empty session.
    package var parent: Int
    package var text: String
    /// What stands for it in a script: of `load FILE` the file's statements.
    package var script: String
    package var session: Session
    /// The successor that was visited last, for `redo`.
    package var next: Int?
    /// About how many bytes of values the statement made.
    package var bytes: Int
  }

  /// At most so many states, and so many bytes of values that gave way to others, can be reached.
  package static let mostStates = 4_096
  package static let mostBytes = 256 << 20

  package private(set) var states: [Int: State]
  package private(set) var current = 0
  /// Which history of a shell's it is: `reset` begins another.
  package internal(set) var era = 0
  private var last = 0
  private var oldest = 0
  private var bytes = 0

  package init(_ session: Session) {
    states = [0: State(number: 0, parent: -1, text: "", script: "", session: session, bytes: 0)]
  }

  package var session: Session? { states[current]?.session }

  package var isEmpty: Bool { last == 0 }

  /// The numbers that can be reached, oldest first.
  package var numbers: [Int] { states.keys.sorted().filter { $0 > 0 } }

  /// The states from the oldest one that can be reached to the present one.
  package var line: [State] {
    var line: [State] = []
    var number = current
    while let state = states[number], number > 0 {
      line.append(state)
      number = state.parent
    }
    return line.reversed()
  }

  /// Adds the state that a statement led to, and answers its number.
  package mutating func append(_ session: Session, _ text: String, script: String? = nil, bytes: Int) -> Int {
    last += 1
    var kept = session
    kept.runtime = Runtime()
    states[last] = State(
      number: last, parent: current, text: text, script: script ?? text, session: kept, bytes: bytes)
    states[current]?.next = last
    current = last
    self.bytes += bytes
    while states.count > Self.mostStates || self.bytes > Self.mostBytes, oldest < current {
      if let forgotten = states.removeValue(forKey: oldest) { self.bytes -= forgotten.bytes }
      oldest += 1
    }
    return last
  }

  /// Goes to the state of a number, which is the successor that `redo` of the one before it goes to from then on.
  package mutating func go(to number: Int) -> State? {
    guard let state = states[number] else { return nil }
    if states[state.parent] != nil { states[state.parent]?.next = number }
    current = number
    return state
  }

  /// The state that `undo` takes back, after going to the one before it.
  package mutating func undo() -> State? {
    guard current > 0, let state = states[current], states[state.parent] != nil else { return nil }
    current = state.parent
    return state
  }

  package mutating func redo() -> State? {
    guard let next = states[current]?.next, let state = states[next] else { return nil }
    current = next
    return state
  }
}
