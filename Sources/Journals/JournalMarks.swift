/// A place in each journal to return to.
///
/// ```swift
/// var marks = JournalMarks()
/// owner.visitAll(&marks)
/// var reverting = marks.reverting()
/// owner.visitAll(&reverting)           // everything since then is undone
/// ```
public struct JournalMarks: JournalVisitor, Sendable, Equatable {
  @usableFromInline var marks: [Int] = []

  /// Makes one that has not been anywhere.
  ///
  /// - Complexity: O(1)
  @inlinable public init() {}

  /// Makes one that has not been anywhere, with room for so many journals.
  ///
  /// - Complexity: O(1)
  @inlinable public init(room count: Int) { marks.reserveCapacity(count) }

  /// Takes the next journal's mark.
  ///
  /// - Complexity: O(1), amortised.
  @inlinable public mutating func visit<Element>(_ journal: inout Journaled<Element>) {
    marks.append(journal.mark)
  }

  /// The mark of the journal that was visited at this place in the row, counted from 0.
  ///
  /// - Complexity: O(1)
  @inlinable public subscript(place: Int) -> Int { marks[place] }

  /// Leads back to the marks, through the same journals, and tells the rows that went back in some of them.
  ///
  /// - Complexity: O(1); visiting with it is O(*c*) in the changes since then.
  @inlinable public func reverting(touching places: JournalPlaces = []) -> Reverting {
    Reverting(marks, places)
  }

  /// Takes out what came into the same journals since the marks.
  @inlinable public var taking: JournalTaking { JournalTaking(since: marks) }

  /// Undoes everything since the marks.
  public struct Reverting: JournalVisitor {
    /// The rows that went back, of the journals that were asked for.
    public var touches: JournalTouches
    @usableFromInline let marks: [Int]
    @usableFromInline var place = 0

    @inlinable init(_ marks: [Int], _ places: JournalPlaces) {
      self.marks = marks
      touches = JournalTouches(places)
    }

    /// Undoes what was written to the next journal.
    ///
    /// - Complexity: O(*c*) in its changes since then.
    @inlinable public mutating func visit<Element>(_ journal: inout Journaled<Element>) {
      if touches.places.contains(place) {
        journal.revert(to: marks[place]) { [place] in touches.note($0, at: place) }
      } else {
        journal.revert(to: marks[place])
      }
      place &+= 1
    }
  }
}
