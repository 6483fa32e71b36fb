extension JournalSeals {
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
    ///
    /// - Complexity: O(1), amortised.
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
    ///
    /// - Complexity: O(1), amortised.
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
    @usableFromInline let releases: Bool

    @inlinable init(_ releases: Bool) { self.releases = releases }

    /// Counts a state's single inverses.
    @inlinable mutating func add(_ single: UInt64) {
      var rest = single
      while rest != 0 {
        counts[rest.trailingZeroBitCount] &+= 1
        rest &= rest &- 1
      }
    }

    /// Drops the next journal's parts of the states.
    ///
    /// - Complexity: O(1), amortised; O(*c*) in the inverses where what they hold is let go of at once.
    @inlinable public mutating func visit<Element>(_ journal: inout Journaled<Element>) {
      if counts[self.journal] > 0 { journal.dropOldest(counts[self.journal], releasing: releases) }
      self.journal &+= 1
    }
  }
}
