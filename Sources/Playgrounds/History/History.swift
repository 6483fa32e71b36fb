import Commands
import Journals

/// The states that a session went through: a tree, because a statement after going back starts a branch.
///
/// What undoes a state's statement stays in the world's journals as long as nobody goes back: a new state
/// only writes down how much of them is its own. Going back takes it out of them, and from then on the state
/// holds it, as what undoes it or as what redoes it. Going from one state to another applies the changes on
/// the way, so it costs what differs between them.
public struct History {
  /// How many states are kept; older ones can no longer be reached, which bounds what a long script keeps.
  public static let reach = 12_288
  /// How many bytes all states together keep at most of values that gave way to others.
  ///
  /// Of more, the oldest states can no longer be reached.
  public static let room = 256 << 20

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
    /// The child last visited, where `redo` goes.
    let next: Int?
  }

  /// Where it stands what leads from the parent to a state, or back.
  enum Kept {
    /// Nowhere: the first state, and one that is being left or entered.
    case nothing
    /// In the world's journals.
    case sealed
    /// With the history.
    case taken(World.Changes)
  }

  /// What is kept of a state: numbers only, since there are many.
  private struct Row {
    var parent: Int
    var next = -1
    /// Where its statement begins among the texts.
    var text: Int
    /// Whether the world's journals hold what undoes it.
    var isSealed: Bool
    /// Whether it has something in ``History/taken``, ``History/scripts`` or ``History/weights``.
    var hasMore: Bool
  }

  /// The states that are kept, the one of number *n* at *n* modulo ``reach``: a new one takes the place of
  /// the oldest.
  private var rows: [Row] = [Row(parent: -1, text: 0, isSealed: false, hasMore: false)]
  /// What leads to the states that were left once, or back.
  private var taken: [Int: World.Changes] = [:]
  /// What `save` writes for the states of a `load`.
  private var scripts: [Int: String] = [:]
  /// The statements of all rows, by number.
  private var texts = StatementTexts()
  /// How much of the world's journals belongs to which of the states that have their part there, oldest
  /// first.
  var seals = JournalSeals()
  /// The numbers that can be gone to.
  public private(set) var numbers = 0...0
  /// How many bytes of values each state keeps that keeps many, for as long as it can be gone back from.
  private var weights: [Int: Int] = [:]
  /// How many these are together.
  private var weight = 0
  /// How many of the states that lie in the world's journals are gone.
  private var freed = 0
  /// After how many new states these are dropped.
  private static let batch = 64
  /// The number of the state that the world is in.
  public internal(set) var current = 0
  /// Which session's states these are: after a `reset`, numbers begin anew.
  public let session: Int

  /// Makes the history of an empty session.
  init(session: Int = 0) { self.session = session }

  /// How many states were asked for, for whoever measures what going back costs.
  package let visits = Visits()

  /// A count.
  package final class Visits {
    package var count = 0
  }

  /// The state of a number.
  public subscript(number: Int) -> State? {
    visits.count += 1
    guard numbers.contains(number) else { return nil }
    let row = rows[number % History.reach]
    let end = number == numbers.upperBound ? texts.end : rows[(number + 1) % History.reach].text
    let text = texts[row.text..<end]
    return State(
      number: number, text: String(decoding: text, as: UTF8.self), script: scripts[number],
      parent: row.parent < 0 ? nil : row.parent, next: row.next < 0 ? nil : row.next)
  }

  /// Adds a state behind the current one, and makes it current.
  ///
  /// What undoes it lies in the world's journals.
  ///
  /// - Parameters:
  ///   - text: The statement.
  ///   - script: What `save` writes for it, where that is something else.
  ///   - weight: How many bytes of values that keeps which undoes it.
  ///   - room: How many all states together may keep.
  /// - Returns: How many of the states there have lost their places; the journals can drop them. They come in
  ///   batches, but for those that keep much.
  /// - Complexity: O(1), amortised, plus the length of the statement
  mutating func add(
    _ text: UnsafeBufferPointer<UInt8>, script: String? = nil, weight: Int = 0, room: Int = History.room
  ) -> Int {
    let number = numbers.upperBound + 1
    let row = Row(parent: current, text: texts.end, isSealed: true, hasMore: script != nil)
    if let script { scripts[number] = script }
    link(current, to: number)
    texts.append(text)
    current = number
    let place = number % History.reach
    var isUrgent = false
    if number < History.reach {
      rows.append(row)
    } else {
      isUrgent = forget(number - History.reach)
      rows[place] = row
    }
    numbers = max(numbers.lowerBound, number - History.reach + 1)...number
    if weight > 0 {
      weigh(number, weight)
      isUrgent = forgetHeavy(beyond: room) || isUrgent
    }
    texts.drop(before: rows[numbers.lowerBound % History.reach].text)
    guard isUrgent || number % History.batch == 0 else { return 0 }
    defer { freed = 0 }
    return freed
  }

  /// Forgets what leads to a state, and what `save` writes for it.
  ///
  /// - Returns: Whether it kept so much that the journals should drop it at once.
  private mutating func forget(_ number: Int) -> Bool {
    let place = number % History.reach
    if rows[place].hasMore { scripts[number] = nil }
    return forgetChanges(of: number)
  }

  /// Forgets what leads from the parent to a state, or back.
  ///
  /// - Returns: Whether it kept so much that the journals should drop it at once.
  private mutating func forgetChanges(of number: Int) -> Bool {
    let place = number % History.reach
    if rows[place].isSealed {
      rows[place].isSealed = false
      freed += 1
    }
    guard rows[place].hasMore else { return false }
    taken[number] = nil
    guard let kept = weights.removeValue(forKey: number) else { return false }
    weight -= kept
    return true
  }

  /// Notes how many bytes of values a state keeps, if that is more than is known.
  mutating func weigh(_ number: Int, _ bytes: Int) {
    guard numbers.contains(number), bytes > weights[number] ?? 0 else { return }
    weight += bytes - (weights[number] ?? 0)
    weights[number] = bytes
    rows[number % History.reach].hasMore = true
  }

  /// Forgets the oldest states for as long as all together keep more than there is room for; the newest stays.
  ///
  /// - Returns: Whether any was forgotten.
  private mutating func forgetHeavy(beyond room: Int) -> Bool {
    let oldest = numbers.lowerBound
    while weight > room, numbers.lowerBound < numbers.upperBound {
      _ = forget(numbers.lowerBound)
      numbers = (numbers.lowerBound + 1)...numbers.upperBound
      // Nothing is left to go back to from the one that is the oldest now.
      _ = forgetChanges(of: numbers.lowerBound)
    }
    return numbers.lowerBound > oldest
  }

  /// Lets `redo` go from a state to a child.
  mutating func link(_ parent: Int, to child: Int) {
    if numbers.contains(parent) { rows[parent % History.reach].next = child }
  }

  /// Takes what leads from the parent to a state, or back, so that it can be applied in place.
  mutating func takeKept(of number: Int) -> Kept {
    guard numbers.contains(number) else { return .nothing }
    if let changes = taken.removeValue(forKey: number) { return .taken(changes) }
    guard rows[number % History.reach].isSealed else { return .nothing }
    rows[number % History.reach].isSealed = false
    return .sealed
  }

  /// Whether it is known what leads from the parent to a state, or back.
  func isKept(_ number: Int) -> Bool {
    numbers.contains(number) && (rows[number % History.reach].isSealed || taken[number] != nil)
  }

  /// Whether what undoes the current state lies in the world's journals, and nothing was done behind it.
  var isNewestSealed: Bool {
    let row = rows[current % History.reach]
    return row.isSealed && row.next < 0
  }

  /// How much lies in the world's journals for the newest state.
  package var newestSize: Int { rows[current % History.reach].isSealed ? seals.sizeOfNewest : 0 }

  /// Puts the changes of a state back.
  mutating func setChanges(of number: Int, _ changes: World.Changes) {
    taken[number] = changes
    rows[number % History.reach].hasMore = true
  }

  /// How to go to a state from the current one: back to the last that both come from, and forward from there;
  /// `nil` if that is out of reach.
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
    var next = number
    while numbers.contains(next) {
      path.append(next)
      next = rows[next % History.reach].parent
    }
    return path.reversed()
  }
}
