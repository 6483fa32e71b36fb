import Commands

/// The states that a session went through: a tree, because a statement after going back starts a branch.
///
/// Each state holds what its statement changed, as what undoes it while the state is in force, else as what redoes it. Going from one
/// state to another applies the changes on the way, so it costs what differs between them.
public struct History {
  /// How many states are kept; older ones can no longer be reached, which bounds what a long script keeps.
  public static let reach = 16_384

  /// One state.
  public struct State {
    /// The number of the statement that led here; 0 is the empty session.
    public let number: Int
    /// The statement.
    public let text: String
    /// What `save` writes for it, where that is not the statement itself: what a `load` loaded.
    public let script: String?
    /// The state before.
    public let parent: Int?
    /// What leads from the parent here, or back.
    var changes: World.Changes?
    /// The child last visited, where `redo` goes.
    var next: Int?
  }

  /// The states that are kept, the one of number *n* at *n* modulo ``reach``: a new one takes the place of the oldest.
  private var states: [State] = [
    State(number: 0, text: "", script: nil, parent: nil, changes: nil, next: nil)
  ]
  /// The numbers that can be gone to.
  public private(set) var numbers = 0...0
  /// The number of the state that the world is in.
  public internal(set) var current = 0

  /// The state of a number.
  public subscript(number: Int) -> State? {
    numbers.contains(number) ? states[number % History.reach] : nil
  }

  /// Adds a state behind the current one, and makes it current.
  ///
  /// - Complexity: O(1), amortised
  mutating func add(_ text: String, script: String? = nil, _ changes: World.Changes) {
    let number = numbers.upperBound + 1
    let state = State(
      number: number, text: text, script: script, parent: current, changes: changes, next: nil)
    link(current, to: number)
    if number < History.reach {
      states.append(state)
    } else {
      states[number % History.reach] = state
    }
    numbers = max(0, number - History.reach + 1)...number
    current = number
  }

  /// Lets `redo` go from a state to a child.
  mutating func link(_ parent: Int, to child: Int) {
    if numbers.contains(parent) { states[parent % History.reach].next = child }
  }

  /// Takes the changes of a state out, so that they can be applied in place.
  mutating func takeChanges(of number: Int) -> World.Changes? {
    guard numbers.contains(number) else { return nil }
    let changes = states[number % History.reach].changes
    states[number % History.reach].changes = nil
    return changes
  }

  /// Puts the changes of a state back.
  mutating func setChanges(of number: Int, _ changes: World.Changes) {
    states[number % History.reach].changes = changes
  }

  /// How to go to a state from the current one: back to the last that both come from, and forward from there; `nil` if that is out of reach.
  ///
  /// A state's number is larger than its parent's, so the larger of two is never what the other comes from.
  ///
  /// - Complexity: O(*s*) in the states on the way
  func way(to number: Int) -> (common: Int, forward: [Int])? {
    var (here, there) = (current, number)
    var forward: [Int] = []
    while here != there {
      let larger = max(here, there)
      guard let parent = self[larger]?.parent else { return nil }
      if larger == here {
        here = parent
      } else {
        forward.append(there)
        there = parent
      }
    }
    return self[here] == nil ? nil : (here, forward.reversed())
  }

  /// The statements from the oldest reachable state to a state, in order.
  public func path(to number: Int) -> [Int] {
    var path: [Int] = []
    var next: Int? = number
    while let number = next, let state = self[number] {
      path.append(number)
      next = state.parent
    }
    return path.reversed()
  }
}
