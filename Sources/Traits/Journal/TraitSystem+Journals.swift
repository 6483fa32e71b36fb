internal import Journals
internal import ViewTree

extension TraitSystem {
  /// The journals in the order in which ``visitAll(_:)`` goes through them, which is that of their places in marks and touches.
  ///
  /// A test compares the two.
  enum Table: Int, CaseIterable {
    case hierarchy, declarations, defaultCells, environments, details, cells, scopes, slots, freeCells,
      freeScopes
    case registrations, registeredTraits, trackings, rules, pending, counted
  }

  /// Goes through all journals: recording, marking, sealing, and every way of going back are visitors of this list and of no other.
  @inline(__always)
  mutating func visitAll<Visitor: JournalVisitor>(_ visitor: inout Visitor) {
    hierarchy.visitJournals(&visitor)
    visitor.visit(&declarations)
    visitor.visit(&defaultCells)
    visitor.visit(&environments)
    visitor.visit(&details)
    visitor.visit(&cells)
    visitor.visit(&scopes)
    visitor.visit(&slots)
    visitor.visit(&freeCells)
    visitor.visit(&freeScopes)
    visitor.visit(&registrations)
    visitor.visit(&registeredTraits)
    visitor.visit(&trackings)
    visitor.visit(&rules)
    visitor.visit(&pending)
    visitor.visit(&counted)
  }

  /// The journals from which something is derived that is no row.
  static var derivedFrom: JournalPlaces {
    [
      Table.hierarchy.rawValue, Table.declarations.rawValue, Table.environments.rawValue,
      Table.registrations.rawValue, Table.trackings.rawValue,
    ]
  }

  /// Makes again what is derived from rows that went back: shared defaults, and the index of listeners.
  mutating func deriveAgain(from touches: JournalTouches) {
    shareDefaultsAgain(of: touches[Table.declarations.rawValue])
    var touched = touches[Table.hierarchy.rawValue] + touches[Table.environments.rawValue]
    for row in touches[Table.registrations.rawValue] where row < registrations.count {
      touched.append(Int(registrations[row].environment))
    }
    for row in touches[Table.trackings.rawValue] where row < trackings.count {
      touched += readers(of: trackings[row])
    }
    indexAgain(touched)
    indexParentsAgain(touched)
  }

  /// The environments at which a method's reads stand: its own, and a controller's view.
  private func readers(of tracking: Tracking) -> [Int] {
    let owner = EnvironmentID(index: tracking.owner)
    return hierarchy.contains(owner) ? [Int(owner.index), Int(hierarchy.contentHolder(of: owner).index)] : []
  }

  /// The index of listeners is no row: what was touched is put into it again.
  private mutating func indexAgain(_ touched: [Int]) {
    for environment in Set(touched) where environment >= 2 && environment < environments.count {
      if environments[environment].needs.contains(.listens) { indexListeners(at: Int32(environment)) }
    }
  }
}
