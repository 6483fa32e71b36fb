internal import Journals
internal import ViewTree

extension TraitSystem {
  /// Whether anything was recorded since the journal was last taken out.
  ///
  /// - Complexity: O(1)
  public var hasChanges: Bool {
    declarations.mark | defaultCells.mark | environments.mark | details.mark | cells.mark | scopes.mark | slots.mark
      | registrations.mark | registeredTraits.mark | pending.mark | hierarchy.mark.rows != 0
      || stateAtStart.tally != state.tally
  }

  /// Undoes everything since the journal was last taken out, also in the middle of an update.
  ///
  /// - Complexity: O(*c*) in the changes since then.
  public mutating func discardChanges() {
    revert(to: Mark(hierarchy: .start, rows: Array(repeating: 0, count: 10), state: stateAtStart))
  }
}
