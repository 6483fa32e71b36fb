// What a session keeps of the past lies in the journals themselves: the inverses of each kept state stay where they were written, so that
// a statement that changes a row or two needs no memory of its own to be undone.
extension Journaled {
  /// Closes the open part: its inverses belong to one state from now on, and what follows to the next.
  ///
  /// - Returns: How many they are.
  /// - Complexity: O(1)
  @inlinable public mutating func seal() -> Int {
    let count = changes.count &- sealed
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
  public init() {}

  /// Closes the open part of each journal as one state's.
  ///
  /// - Parameter visit: Leads the visitor through the journals.
  /// - Returns: Whether there was anything: if not, there is no new state.
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
  @inlinable public mutating func unseal(_ visit: (inout Unsealing) -> Void) {
    let state = states.removeLast()
    let seals = several.removeAll(from: several.count - state.several)
    var visitor = Unsealing(state.single, seals[...])
    visit(&visitor)
  }

  /// Forgets the inverses of the oldest states.
  ///
  /// - Parameter count: How many states go.
  @inlinable public mutating func dropOldest(_ count: Int, _ visit: (inout Dropping) -> Void) {
    var visitor = Dropping()
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

  /// Seals what it visits.
  public struct Sealing: JournalVisitor {
    @usableFromInline var single: UInt64 = 0
    @usableFromInline var journal: Int32 = 0
    /// Where the counts go that are no bits.
    ///
    /// They are not in the visitor itself, so that what is can stay in registers from one journal to the next: there are some forty, and most
    /// statements touch three.
    @usableFromInline let several: UnsafeMutablePointer<Log<Seal>>

    @inlinable init(_ several: UnsafeMutablePointer<Log<Seal>>) { self.several = several }

    /// Seals the next journal, and writes down how much it held.
    @inlinable @inline(__always)
    public mutating func visit<Element>(_ journal: inout Journaled<Element>) {
      if journal.hasChanges {
        let count = journal.seal()
        if count == 1 {
          single |= 1 &<< UInt64(truncatingIfNeeded: self.journal)
        } else {
          Sealing.note(Seal(journal: self.journal, count: count), in: several)
        }
      }
      self.journal &+= 1
    }

    @usableFromInline @inline(never)
    static func note(_ seal: Seal, in several: UnsafeMutablePointer<Log<Seal>>) {
      several.pointee.append(seal)
    }
  }

  /// Opens what it visits.
  public struct Unsealing: JournalVisitor {
    @usableFromInline let single: UInt64
    @usableFromInline var several: ArraySlice<Seal>
    @usableFromInline var journal: Int32 = 0

    @inlinable init(_ single: UInt64, _ several: ArraySlice<Seal>) {
      (self.single, self.several) = (single, several)
    }

    /// Opens the next journal's part of the state.
    @inlinable public mutating func visit<Element>(_ journal: inout Journaled<Element>) {
      if single & 1 &<< UInt64(self.journal) != 0 {
        journal.unseal(1)
      } else if let seal = several.first, seal.journal == self.journal {
        journal.unseal(seal.count)
        several.removeFirst()
      }
      self.journal &+= 1
    }
  }

  /// Drops what it visits.
  public struct Dropping: JournalVisitor {
    /// How many inverses go, by journal.
    @usableFromInline var counts = [Int](repeating: 0, count: 64)
    @usableFromInline var journal = 0

    @inlinable init() {}

    /// Counts a state's single inverses.
    @inlinable mutating func add(_ single: UInt64) {
      var rest = single
      while rest != 0 {
        counts[rest.trailingZeroBitCount] &+= 1
        rest &= rest &- 1
      }
    }

    /// Drops the next journal's parts of the states.
    @inlinable public mutating func visit<Element>(_ journal: inout Journaled<Element>) {
      if counts[self.journal] > 0 { journal.dropOldest(counts[self.journal]) }
      self.journal &+= 1
    }
  }
}
