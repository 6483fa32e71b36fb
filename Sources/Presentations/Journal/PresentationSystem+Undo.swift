public import Journals

extension PresentationSystem {
  /// A place in the journal to return to.
  public struct Mark: Sendable, Equatable {
    let standings: Int
    let inspectors: Int
  }

  /// What was changed since the journal was last taken out, as what undoes it.
  public struct Changes: Sendable {
    var standings: [Journaled<Standing>.Change] = []
    var inspectors: [Journaled<Inspector>.Change] = []

    /// Whether nothing was changed.
    public var isEmpty: Bool { standings.isEmpty && inspectors.isEmpty }
  }

  /// Whether changes leave their inverses behind.
  public var isRecording: Bool {
    get { inspectors.isRecording }
    set {
      standings.isRecording = newValue
      inspectors.isRecording = newValue
    }
  }

  /// Where the journal stands now.
  public var mark: Mark {
    mutating get { Mark(standings: standings.mark, inspectors: inspectors.mark) }
  }

  /// Whether the journal holds anything.
  public var hasChanges: Bool { standings.hasChanges || inspectors.hasChanges }

  /// Undoes everything since `mark`.
  ///
  /// The traits that scenes were given are the trait engine's to undo.
  ///
  /// - Complexity: O(*c*) in the changes since then.
  public mutating func revert(to mark: Mark) {
    standings.revert(to: mark.standings)
    inspectors.revert(to: mark.inspectors)
  }

  /// Undoes everything since the journal was last taken out or sealed.
  ///
  /// - Complexity: O(*c*) in the changes since then.
  public mutating func discardChanges() {
    standings.discardChanges()
    inspectors.discardChanges()
  }

  /// Seals the journals: what they hold open belongs to one state.
  ///
  /// - Complexity: O(1)
  public mutating func visitJournals(_ visitor: inout JournalSeals.Sealing) { visitAll(&visitor) }

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
    visitor.visit(&standings)
    visitor.visit(&inspectors)
  }

  /// Takes the journal out, so that the next change starts an empty one.
  ///
  /// - Returns: What undoes it, for ``exchange(_:)``.
  /// - Complexity: O(*c*) in the changes taken out.
  public mutating func takeChanges() -> Changes {
    Changes(standings: standings.takeChanges(), inspectors: inspectors.takeChanges())
  }

  /// Undoes `changes`, or does them again: called twice, it changes nothing.
  ///
  /// - Complexity: O(*c*) in the number of changes.
  public mutating func exchange(_ changes: inout Changes) {
    standings.exchange(&changes.standings)
    inspectors.exchange(&changes.inspectors)
  }
}
