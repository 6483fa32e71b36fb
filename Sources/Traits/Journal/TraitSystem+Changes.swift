public import Journals
internal import ViewTree

extension TraitSystem {
  /// Whether anything was recorded, or counted, since the journal was last taken out.
  ///
  /// - Complexity: O(1)
  public var hasChanges: Bool {
    mutating get {
      var watch = JournalWatch()
      visitAll(&watch)
      return watch.hasChanges || counted[0] != state.tally
    }
  }

  /// Undoes everything since the journal was last taken out, also in the middle of an update.
  ///
  /// - Complexity: O(*c*) in the changes since then.
  public mutating func discardChanges() {
    var discarding = JournalDiscarding(touching: Self.derivedFrom)
    visitAll(&discarding)
    state.restore(counted[0], [], [])
    deriveAgain(from: discarding.touches)
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
}
