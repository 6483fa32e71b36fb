import Commands

/// The states that a session went through: a tree, because a statement after going back starts a branch.
///
/// Each state holds what its statement changed, as what undoes it while the state is in force, else as what redoes it. Going from one
/// state to another applies the changes on the way, so it costs what differs between them.
public struct History {
  /// How many states are kept at least; older ones can no longer be reached, which bounds what a long script keeps.
  public static let reach = 16_384
  /// How many more may gather before they are forgotten together.
  static let slack = 1024

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

  /// The states whose numbers are `first...`.
  private(set) var states: [State] = [
    State(number: 0, text: "", script: nil, parent: nil, changes: nil, next: nil)
  ]
  /// The number of the oldest state that is kept.
  private(set) var first = 0
  /// The number of the state that the world is in.
  public internal(set) var current = 0

  /// The numbers that can be gone to.
  public var numbers: ClosedRange<Int> { first...(first + states.count - 1) }

  /// The state of a number.
  public subscript(number: Int) -> State? {
    get { numbers.contains(number) ? states[number - first] : nil }
  }

  /// Adds a state behind the current one, and makes it current.
  ///
  /// - Complexity: O(1), amortised
  mutating func add(_ text: String, script: String? = nil, _ changes: World.Changes) {
    let number = numbers.upperBound + 1
    states.append(
      State(number: number, text: text, script: script, parent: current, changes: changes, next: nil))
    link(current, to: number)
    current = number
    if states.count > History.reach + History.slack { forget(History.slack) }
  }

  /// Lets `redo` go from a state to a child.
  mutating func link(_ parent: Int, to child: Int) {
    if numbers.contains(parent) { states[parent - first].next = child }
  }

  /// Takes the changes of a state out, so that they can be applied in place.
  mutating func takeChanges(of number: Int) -> World.Changes? {
    guard numbers.contains(number) else { return nil }
    let changes = states[number - first].changes
    states[number - first].changes = nil
    return changes
  }

  /// Puts the changes of a state back.
  mutating func setChanges(of number: Int, _ changes: World.Changes) {
    states[number - first].changes = changes
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

  private mutating func forget(_ count: Int) {
    states.removeFirst(count)
    first += count
    states[0].changes = nil
  }
}
