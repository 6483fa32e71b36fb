public import Journals
internal import ViewTree

extension TraitSystem {
  /// Whether anything was recorded, or counted, since the journal was last taken out.
  ///
  /// - Complexity: O(1)
  public var hasChanges: Bool {
    declarations.hasChanges || defaultCells.hasChanges || environments.hasChanges || details.hasChanges
      || cells.hasChanges || scopes.hasChanges || slots.hasChanges || registrations.hasChanges
      || registeredTraits.hasChanges || trackings.hasChanges || rules.hasChanges || pending.hasChanges
      || freeCells.hasChanges || freeScopes.hasChanges
      || hierarchy.hasChanges
      || counted.hasChanges || counted[0] != state.tally
  }

  /// Undoes everything since the journal was last taken out, also in the middle of an update.
  ///
  /// - Complexity: O(*c*) in the changes since then.
  public mutating func discardChanges() {
    var touched: [Int32] = []
    hierarchy.discardChanges { touched.append($0.index) }
    var declared: [Int] = []
    declarations.discardChanges { declared.append($0) }
    shareDefaultsAgain(of: declared)
    defaultCells.discardChanges()
    environments.discardChanges { touched.append(Int32($0)) }
    details.discardChanges()
    cells.discardChanges()
    scopes.discardChanges()
    slots.discardChanges()
    freeCells.discardChanges()
    freeScopes.discardChanges()
    registrations.discardChanges { [registrations] in
      if $0 < registrations.count { touched.append(registrations[$0].environment) }
    }
    registeredTraits.discardChanges()
    var rows: [Int] = []
    trackings.discardChanges { rows.append($0) }
    rules.discardChanges()
    pending.discardChanges()
    counted.discardChanges()
    state.restore(counted[0], [], [])
    indexAgain(touched + readers(in: rows))
  }

  /// Notes what was counted since it was last noted, as one change of the journal.
  mutating func settleCounts() {
    if counted[0] != state.tally { counted[0] = state.tally }
  }

  /// Seals the journals: what they hold open belongs to one state.
  ///
  /// Not in the middle of an update.
  ///
  /// - Complexity: O(1)
  public mutating func visitJournals(_ visitor: inout JournalSeals.Sealing) {
    precondition(!isUpdating, "The journals are sealed between updates.")
    settleCounts()
    visitAll(&visitor)
  }

  /// Opens the newest state's part of the journals again.
  ///
  /// - Complexity: O(1)
  public mutating func visitJournals(_ visitor: inout JournalSeals.Unsealing) { visitAll(&visitor) }

  /// Drops the oldest state's part of the journals.
  ///
  /// - Complexity: O(1), amortised
  public mutating func visitJournals(_ visitor: inout JournalSeals.Dropping) { visitAll(&visitor) }

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
}
