/// Some of the journals of a visit, by their places in the row: those that are told of while all go back.
public struct JournalPlaces: Sendable, ExpressibleByArrayLiteral {
  @usableFromInline var bits: UInt64 = 0

  /// The journals at these places, each counted from 0 and below 64.
  ///
  /// - Complexity: O(*p*) in the places.
  @inlinable public init(arrayLiteral places: Int...) {
    for place in places { bits |= 1 &<< UInt64(place) }
  }

  /// Whether the journal at this place is one of them.
  ///
  /// - Complexity: O(1)
  @inlinable public func contains(_ place: Int) -> Bool {
    bits & 1 &<< UInt64(truncatingIfNeeded: place) != 0
  }
}

/// The rows that were written, added or taken away when journals went back.
///
/// What an owner derives from rows and keeps beside them it derives again from these.
public struct JournalTouches: Sendable {
  @usableFromInline let places: JournalPlaces
  @usableFromInline var rows: [(place: Int, row: Int)] = []

  @inlinable init(_ places: JournalPlaces) { self.places = places }

  @inlinable mutating func note(_ row: Int, at place: Int) { rows.append((place, row)) }

  /// The rows of the journal at a place, more than once where they were touched so.
  ///
  /// - Complexity: O(*c*) in what was touched in all journals.
  public subscript(place: Int) -> [Int] {
    precondition(places.contains(place), "Only what was asked for is told.")
    return rows.compactMap { $0.place == place ? $0.row : nil }
  }
}
