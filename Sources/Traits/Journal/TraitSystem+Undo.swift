internal import Journals
internal import ViewTree

extension TraitSystem {
  /// A place in the journal to return to.
  public struct Mark: Sendable {
    var journals = JournalMarks(room: Table.allCases.count)
    let tally: Tally
    let unmeasured: [Int32]
    /// The updates in progress, if the mark was taken in the middle of one.
    let sweeps: [Sweep]
  }

  /// What was changed since the journal was last taken out, as what undoes it.
  public struct Changes: Sendable {
    var journals: JournalChanges

    /// Whether nothing was changed.
    ///
    /// - Complexity: O(1)
    public var isEmpty: Bool { journals.isEmpty }
  }

  /// Whether changes leave their inverses behind.
  ///
  /// - Complexity: O(1)
  public var isRecording: Bool {
    get { hierarchy.isRecording }
    set {
      counted[0] = state.tally
      var recording = JournalRecording(newValue)
      visitAll(&recording)
    }
  }

  /// Where the journal stands now.
  ///
  /// A mark may be taken in the middle of an update.
  ///
  /// ```swift
  /// system.isRecording = true
  /// let mark = system.mark
  /// try system.setOverride(.integer(2), of: theme, on: scene)
  /// system.revert(to: mark)
  /// system.override(of: theme, on: scene)      // nil
  /// ```
  /// - Complexity: O(1)
  public var mark: Mark {
    mutating get {
      settleCounts()
      var mark = Mark(
        tally: state.tally, unmeasured: state.unmeasured,
        sweeps: isUpdating ? state.outer + [state.sweep] : [])
      visitAll(&mark.journals)
      return mark
    }
  }

  /// Undoes everything since `mark`: the tree, inputs, values, counters, registrations, pending work, updates in progress.
  ///
  /// - Complexity: O(*c*) in the changes since then.
  public mutating func revert(to mark: Mark) {
    var reverting = mark.journals.reverting(touching: Self.derivedFrom)
    visitAll(&reverting)
    state.restore(mark.tally, mark.unmeasured, mark.sweeps)
    deriveAgain(from: reverting.touches)
  }

  /// Takes the journal out.
  ///
  /// Not in the middle of an update.
  ///
  /// - Returns: What undoes it, for ``exchange(_:)``.
  /// - Complexity: O(*c*) in the changes taken out.
  public mutating func takeChanges() -> Changes { take(JournalTaking()) }

  /// Takes what came into the journal since `mark` out of it: for a session that keeps one long journal and a mark for each statement.
  ///
  /// Nothing is undone by that; ``exchange(_:)`` does it. Neither now nor at the mark is an update in progress.
  ///
  /// - Returns: What undoes it, for ``exchange(_:)``.
  /// - Complexity: O(*c*) in the changes taken out.
  public mutating func takeChanges(since mark: Mark) -> Changes {
    precondition(mark.sweeps.isEmpty, "The journal is taken out between updates.")
    return take(mark.journals.taking)
  }

  private mutating func take(_ visitor: JournalTaking) -> Changes {
    precondition(!isUpdating, "The journal is taken out between updates.")
    settleCounts()
    var taking = visitor
    visitAll(&taking)
    return Changes(journals: taking.changes)
  }

  /// Empties the journal and keeps its room: nothing can be undone any more.
  ///
  /// The cheapest way to go on.
  ///
  /// - Complexity: O(*c*) in the changes that are forgotten.
  public mutating func forgetChanges() {
    settleCounts()
    var forgetting = JournalForgetting()
    visitAll(&forgetting)
  }

  /// Undoes `changes`, or does them again: called twice, it changes nothing.
  ///
  /// ```swift
  /// var changes = system.takeChanges()
  /// system.exchange(&changes)      // undoes them
  /// system.exchange(&changes)      // does them again
  /// ```
  /// - Complexity: O(*c*) in the number of changes.
  public mutating func exchange(_ changes: inout Changes) {
    precondition(!isUpdating, "Going back happens between updates.")
    let touches = changes.journals.exchange(touching: Self.derivedFrom) { visitAll(&$0) }
    state.tally = counted[0]
    deriveAgain(from: touches)
  }
}
