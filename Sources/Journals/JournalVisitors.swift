// What a session does to all of its journals at once, so that it need name them in one place only.

/// Lets journals leave inverses behind, or not.
public struct JournalRecording: JournalVisitor {
  @usableFromInline let isOn: Bool

  /// Makes one.
  ///
  /// - Complexity: O(1)
  @inlinable public init(_ isOn: Bool) { self.isOn = isOn }

  /// Switches the next journal.
  ///
  /// - Complexity: O(1)
  @inlinable public mutating func visit<Element>(_ journal: inout Journaled<Element>) {
    journal.isRecording = isOn
  }
}

/// Looks whether anything was written since the journals were last taken out or sealed.
public struct JournalWatch: JournalVisitor {
  /// Whether any of those that were visited has changes.
  public var hasChanges = false

  /// Makes one.
  ///
  /// - Complexity: O(1)
  @inlinable public init() {}

  /// Looks at the next journal.
  ///
  /// - Complexity: O(1)
  @inlinable public mutating func visit<Element>(_ journal: inout Journaled<Element>) {
    if journal.hasChanges { hasChanges = true }
  }
}

/// Undoes everything since the journals were last taken out or sealed.
public struct JournalDiscarding: JournalVisitor {
  /// The rows that went back, of the journals that were asked for.
  public var touches: JournalTouches
  @usableFromInline var place = 0

  /// Makes one that tells the rows of these journals.
  ///
  /// - Complexity: O(1)
  @inlinable public init(touching places: JournalPlaces = []) { touches = JournalTouches(places) }

  /// Undoes what was written to the next journal.
  ///
  /// - Complexity: O(*c*) in its changes since then.
  @inlinable public mutating func visit<Element>(_ journal: inout Journaled<Element>) {
    if touches.places.contains(place) {
      journal.discardChanges { [place] in touches.note($0, at: place) }
    } else {
      journal.discardChanges()
    }
    place &+= 1
  }
}

/// Empties the open parts of journals and keeps their room: they cannot be undone any more.
public struct JournalForgetting: JournalVisitor {
  /// Makes one.
  ///
  /// - Complexity: O(1)
  @inlinable public init() {}

  /// Empties the next journal.
  ///
  /// - Complexity: O(*c*) in its open changes.
  @inlinable public mutating func visit<Element>(_ journal: inout Journaled<Element>) {
    journal.forgetChanges()
  }
}
