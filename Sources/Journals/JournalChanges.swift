/// What was taken out of the journals of a visit, as what undoes it; exchanged, it is what does it again.
///
/// Only journals with changes are in it, and where nothing was changed it needs no memory.
///
/// ```swift
/// var taking = JournalTaking()
/// owner.visitAll(&taking)
/// var changes = taking.changes
/// changes.exchange { owner.visitAll(&$0) }      // undoes them
/// changes.exchange { owner.visitAll(&$0) }      // does them again
/// ```
public struct JournalChanges: Sendable {
  /// What was taken out of one journal.
  @usableFromInline struct Part: Sendable {
    /// The journal, by its place in the order of the visit.
    @usableFromInline let place: Int
    /// Its inverses: an array of that journal's changes.
    @usableFromInline var changes: any Sendable

    @inlinable init(place: Int, changes: any Sendable) { (self.place, self.changes) = (place, changes) }
  }

  /// In the order of the visit.
  @usableFromInline var parts: [Part] = []

  @inlinable init() {}

  /// Whether nothing was changed.
  @inlinable public var isEmpty: Bool { parts.isEmpty }

  /// Undoes the changes and leaves in their place what redoes them: called twice, it changes nothing.
  ///
  /// - Parameters:
  ///   - places: The journals whose rows are told.
  ///   - visit: Leads the visitor through the journals that the changes were taken from.
  /// - Returns: Which rows were written, added or taken away.
  /// - Complexity: O(*c*) in the number of changes.
  @discardableResult
  @inlinable public mutating func exchange(
    touching places: JournalPlaces = [], _ visit: (inout Exchanging) -> Void
  ) -> JournalTouches {
    var exchanging = Exchanging(parts, places)
    parts = []
    visit(&exchanging)
    parts = exchanging.parts
    return exchanging.touches
  }

  /// Exchanges what it visits.
  public struct Exchanging: JournalVisitor {
    @usableFromInline var parts: [Part]
    @usableFromInline var touches: JournalTouches
    @usableFromInline var next = 0
    @usableFromInline var place = 0

    @inlinable init(_ parts: [Part], _ places: JournalPlaces) {
      self.parts = parts
      touches = JournalTouches(places)
    }

    /// Exchanges the next journal's part, if it has one.
    ///
    /// - Complexity: O(*c*) in that part.
    @inlinable public mutating func visit<Element>(_ journal: inout Journaled<Element>) {
      if next < parts.count, parts[next].place == place { exchange(&journal) }
      place &+= 1
    }

    @inlinable mutating func exchange<Element>(_ journal: inout Journaled<Element>) {
      guard var changes = parts[next].changes as? [Journaled<Element>.Change] else {
        preconditionFailure("Changes go back through the journals that they were taken from.")
      }
      // Held once only, so that it is not copied.
      parts[next].changes = false
      if touches.places.contains(place) {
        journal.exchange(&changes) { [place] in touches.note($0, at: place) }
      } else {
        journal.exchange(&changes)
      }
      parts[next].changes = changes
      next += 1
    }
  }
}

/// Takes out what was written since the journals were last taken out or sealed, or since marks.
public struct JournalTaking: JournalVisitor {
  /// What was taken out so far.
  public var changes = JournalChanges()
  /// None where all of the open part is taken.
  @usableFromInline let marks: [Int]?
  @usableFromInline var place = 0

  /// Makes one that takes all of the open parts.
  ///
  /// - Complexity: O(1)
  @inlinable public init() { marks = nil }

  @inlinable init(since marks: [Int]) { self.marks = marks }

  /// Takes the next journal's.
  ///
  /// - Complexity: O(*c*) in its changes that are taken.
  @inlinable public mutating func visit<Element>(_ journal: inout Journaled<Element>) {
    if journal.hasChanges { take(&journal) }
    place &+= 1
  }

  @inlinable mutating func take<Element>(_ journal: inout Journaled<Element>) {
    let taken = if let marks { journal.takeChanges(since: marks[place]) } else { journal.takeChanges() }
    if taken.isEmpty { return }
    if changes.parts.isEmpty { changes.parts.reserveCapacity(8) }
    changes.parts.append(JournalChanges.Part(place: place, changes: taken))
  }
}
