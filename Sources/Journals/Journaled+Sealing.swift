// What a session keeps of the past lies in the journals themselves: the inverses of each kept state stay where they were written, so that
// a statement that changes a row or two needs no memory of its own to be undone.
extension Journaled {
  /// Closes the open part: its inverses belong to one state from now on, and what follows to the next.
  ///
  /// - Returns: How many they are.
  /// - Complexity: O(1)
  @inlinable public mutating func seal() -> Int {
    let count = changes.count - sealed
    sealed = changes.count
    newest = Newest.closed
    return count
  }

  /// Opens the newest `count` sealed inverses again, so that they can be taken out or undone.
  ///
  /// - Complexity: O(1)
  @inlinable public mutating func unseal(_ count: Int) {
    precondition(count <= sealed - changes.forgotten, "Only what was sealed can be opened.")
    sealed -= count
    newest = Newest.closed
  }

  /// Forgets the oldest `count` sealed inverses: that state can no longer be gone back from.
  ///
  /// - Complexity: O(1), amortised
  @inlinable public mutating func dropOldest(_ count: Int) {
    precondition(count <= sealed - changes.forgotten, "Only what was sealed can be dropped.")
    sealed -= changes.forgetFirst(count)
  }
}

/// What goes through all journals of a session, always in the same order.
public protocol JournalVisitor {
  /// Does what it came for with the next journal.
  mutating func visit<Element>(_ journal: inout Journaled<Element>)
}

/// How many inverses of each journal belong to each of the states that are kept, oldest first.
///
/// A state writes down only the journals that it changed.
///
/// ```swift
/// var seals = JournalSeals()
/// var rows = Journaled<Int>()
/// rows.isRecording = true
/// rows.append(1)
/// let count = seals.seal { $0.visit(&rows) }      // 1: one journal had changed
/// seals.unseal(count) { $0.visit(&rows) }
/// rows.discardChanges()                           // rows.count == 0
/// ```
public struct JournalSeals: Sendable {
  /// A journal, by its place in the order of the visit, and how many inverses it has.
  @usableFromInline struct Seal: Sendable {
    @usableFromInline var journal: Int32
    @usableFromInline var count: Int

    @inlinable init(journal: Int32, count: Int) { (self.journal, self.count) = (journal, count) }
  }

  @usableFromInline var seals = Log<Seal>()

  /// Makes an empty list.
  public init() {}

  /// Closes the open part of each journal as one state's.
  ///
  /// - Parameter visit: Leads the visitor through the journals.
  /// - Returns: How many journals had changed.
  @inlinable public mutating func seal(_ visit: (inout Sealing) -> Void) -> Int {
    let before = seals.count
    var visitor = Sealing(seals)
    seals = Log()
    visit(&visitor)
    seals = visitor.seals
    return seals.count - before
  }

  /// Opens the newest state's inverses again.
  ///
  /// - Parameter count: What ``seal(_:)`` returned for it.
  @inlinable public mutating func unseal(_ count: Int, _ visit: (inout Unsealing) -> Void) {
    var visitor = Unsealing(seals.removeAll(from: seals.count - count)[...])
    visit(&visitor)
  }

  /// Forgets the inverses of the oldest states.
  ///
  /// - Parameter count: The sum of what ``seal(_:)`` returned for them.
  @inlinable public mutating func dropOldest(_ count: Int, _ visit: (inout Dropping) -> Void) {
    var visitor = Dropping()
    for index in seals.forgotten..<(seals.forgotten + count) { visitor.add(seals[index]) }
    visit(&visitor)
    _ = seals.forgetFirst(count)
  }

  /// How many inverses the newest `count` seals stand for.
  public func size(ofNewest count: Int) -> Int {
    (seals.count - count..<seals.count).reduce(0) { $0 + seals[$1].count }
  }

  /// Seals what it visits.
  public struct Sealing: JournalVisitor {
    @usableFromInline var seals: Log<Seal>
    @usableFromInline var journal: Int32 = 0

    @inlinable init(_ seals: Log<Seal>) { self.seals = seals }

    /// Seals the next journal, and writes down how much it held.
    @inlinable @inline(__always)
    public mutating func visit<Element>(_ journal: inout Journaled<Element>) {
      if journal.hasChanges { note(journal.seal()) }
      self.journal &+= 1
    }

    @usableFromInline mutating func note(_ count: Int) { seals.append(Seal(journal: journal, count: count)) }
  }

  /// Opens what it visits.
  public struct Unsealing: JournalVisitor {
    @usableFromInline var seals: ArraySlice<Seal>
    @usableFromInline var journal: Int32 = 0

    @inlinable init(_ seals: ArraySlice<Seal>) { self.seals = seals }

    /// Opens the next journal's part of the state.
    @inlinable public mutating func visit<Element>(_ journal: inout Journaled<Element>) {
      if let seal = seals.first, seal.journal == self.journal {
        journal.unseal(seal.count)
        seals.removeFirst()
      }
      self.journal &+= 1
    }
  }

  /// Drops what it visits.
  public struct Dropping: JournalVisitor {
    /// How many inverses go, by journal.
    @usableFromInline var counts: [Int] = []
    @usableFromInline var journal = 0

    @inlinable init() {}

    @inlinable mutating func add(_ seal: Seal) {
      while counts.count <= Int(seal.journal) { counts.append(0) }
      counts[Int(seal.journal)] += seal.count
    }

    /// Drops the next journal's parts of the states.
    @inlinable public mutating func visit<Element>(_ journal: inout Journaled<Element>) {
      if self.journal < counts.count, counts[self.journal] > 0 { journal.dropOldest(counts[self.journal]) }
      self.journal &+= 1
    }
  }
}
