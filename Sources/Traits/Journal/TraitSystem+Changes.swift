internal import Journals
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
      || countsAtStart.tally != state.counts.tally
  }

  /// Takes the journal out, if anything was recorded in it.
  public mutating func takeAnyChanges() -> Changes? { hasChanges ? takeChanges() : nil }

  /// Undoes everything since the journal was last taken out, also in the middle of an update.
  ///
  /// - Complexity: O(*c*) in the changes since then.
  public mutating func discardChanges() {
    revert(
      to: Mark(
        hierarchy: .start, declarations: 0, defaultCells: 0, environments: 0, details: 0, cells: 0, scopes: 0,
        slots: 0, freeCells: 0, freeScopes: 0, registrations: 0, registeredTraits: 0, trackings: 0, rules: 0,
        pending: 0,
        counts: countsAtStart, sweeps: []))
  }
}
