// What a session does to all of its journals at once, so that it need name them in one place only.

/// Lets journals leave inverses behind, or not.
public struct JournalRecording: JournalVisitor {
  @usableFromInline let isOn: Bool

  /// Makes one.
  @inlinable public init(_ isOn: Bool) { self.isOn = isOn }

  /// Switches the next journal.
  @inlinable public mutating func visit<Element>(_ journal: inout Journaled<Element>) {
    journal.isRecording = isOn
  }
}

/// Looks whether anything was written since the journals were last taken out or sealed.
public struct JournalWatch: JournalVisitor {
  /// Whether any of those that were visited has changes.
  public var hasChanges = false

  /// Makes one.
  @inlinable public init() {}

  /// Looks at the next journal.
  @inlinable public mutating func visit<Element>(_ journal: inout Journaled<Element>) {
    if journal.hasChanges { hasChanges = true }
  }
}

/// A place in each journal to return to.
public struct JournalMarks: JournalVisitor, Sendable, Equatable {
  @usableFromInline var marks: [Int] = []

  /// Makes one that has not been anywhere.
  public init() {}

  /// Takes the next journal's mark.
  @inlinable public mutating func visit<Element>(_ journal: inout Journaled<Element>) {
    marks.append(journal.mark)
  }

  /// The mark of the journal that was visited at this place in the row, counted from 0.
  public subscript(place: Int) -> Int { marks[place] }

  /// Leads back to the marks, through the same journals.
  @inlinable public var reverting: Reverting { Reverting(marks) }

  /// Undoes everything since the marks.
  public struct Reverting: JournalVisitor {
    @usableFromInline let marks: [Int]
    @usableFromInline var next = 0

    @inlinable init(_ marks: [Int]) { self.marks = marks }

    /// Undoes what was written to the next journal.
    @inlinable public mutating func visit<Element>(_ journal: inout Journaled<Element>) {
      journal.revert(to: marks[next])
      next += 1
    }
  }
}

/// Undoes everything since the journals were last taken out or sealed.
public struct JournalDiscarding: JournalVisitor {
  /// Makes one.
  @inlinable public init() {}

  /// Undoes what was written to the next journal.
  @inlinable public mutating func visit<Element>(_ journal: inout Journaled<Element>) {
    journal.discardChanges()
  }
}
