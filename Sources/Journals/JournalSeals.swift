/// How many inverses of each journal belong to each of the states that are kept, oldest first.
///
/// Most states change a row in each of a few journals: such a state is one word, with a bit for each of these. There can be 64 journals.
///
/// ```swift
/// var seals = JournalSeals()
/// var rows = Journaled<Int>()
/// rows.isRecording = true
/// rows.append(1)
/// seals.seal { $0.visit(&rows) }        // true: there was something to seal
/// seals.unseal { $0.visit(&rows) }
/// rows.discardChanges()                 // rows.count == 0
/// ```
public struct JournalSeals: Sendable {
  /// What a state has in the journals.
  @usableFromInline struct State: Sendable {
    /// The journals in which it has one inverse, each as a bit by its place in the order of the visit.
    @usableFromInline var single: UInt64
    /// In how many journals it has several: so many elements of ``JournalSeals/several``.
    @usableFromInline var several: Int

    @inlinable init(single: UInt64, several: Int) { (self.single, self.several) = (single, several) }
  }

  /// A journal, by its place in the order of the visit, and how many inverses it has.
  @usableFromInline struct Seal: Sendable {
    @usableFromInline var journal: Int32
    @usableFromInline var count: Int

    @inlinable init(journal: Int32, count: Int) { (self.journal, self.count) = (journal, count) }
  }

  @usableFromInline var states = Log<State>()
  @usableFromInline var several = Log<Seal>()

  /// Makes an empty list.
  ///
  /// - Complexity: O(1)
  public init() {}

  /// Closes the open part of each journal as one state's.
  ///
  /// - Parameter visit: Leads the visitor through the journals.
  /// - Returns: Whether there was anything: if not, there is no new state.
  /// - Complexity: O(*j*) in the journals that are visited.
  @inlinable public mutating func seal(_ visit: (inout Sealing) -> Void) -> Bool {
    let known = several.count
    let single = withUnsafeMutablePointer(to: &several) { several in
      var visitor = Sealing(several)
      visit(&visitor)
      precondition(visitor.journal <= 64, "A state has a bit for each journal.")
      return visitor.single
    }
    if single == 0, several.count == known { return false }
    states.append(State(single: single, several: several.count &- known))
    return true
  }

  /// Opens the newest state's inverses again; it is no state any more.
  ///
  /// - Complexity: O(*j*) in the journals that are visited.
  @inlinable public mutating func unseal(_ visit: (inout Unsealing) -> Void) {
    let state = states.removeLast()
    let seals = several.removeAll(from: several.count - state.several)
    var visitor = Unsealing(state.single, seals[...])
    visit(&visitor)
  }

  /// Forgets the inverses of the oldest states.
  ///
  /// - Parameters:
  ///   - count: How many states go.
  ///   - releases: Whether what they hold is let go of at once, and not with the room of some hundreds.
  ///   - visit: Leads the visitor through the journals.
  /// - Complexity: O(*count*), and O(*c*) in their inverses where these are let go of at once
  @inlinable public mutating func dropOldest(
    _ count: Int, releasing releases: Bool = false, _ visit: (inout Dropping) -> Void
  ) {
    var visitor = Dropping(releases)
    var seals = 0
    for index in states.forgotten..<(states.forgotten + count) {
      let state = states[index]
      visitor.add(state.single)
      seals += state.several
    }
    for index in several.forgotten..<(several.forgotten + seals) {
      visitor.counts[Int(several[index].journal)] += several[index].count
    }
    visit(&visitor)
    _ = states.forgetFirst(count)
    _ = several.forgetFirst(seals)
  }

  /// How many inverses the newest state has.
  public var sizeOfNewest: Int {
    guard states.count > states.forgotten else { return 0 }
    let state = states[states.count - 1]
    return (several.count - state.several..<several.count).reduce(state.single.nonzeroBitCount) {
      $0 + several[$1].count
    }
  }
}
