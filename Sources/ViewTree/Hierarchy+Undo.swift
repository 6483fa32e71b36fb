public import Journals

extension Hierarchy {
  /// A place in the journal to return to.
  public struct Mark: Sendable {
    /// The number of inverses.
    public let rows: Int
  }

  /// Grows with every change of the tree, undoing included.
  public var revision: Int { rows.revision }

  /// Leads a visitor through the journals.
  ///
  /// - Complexity: That of the visit of one journal.
  @inlinable public mutating func visitJournals<Visitor: JournalVisitor>(_ visitor: inout Visitor) {
    visitor.visit(&rows)
  }

  /// What was changed since the journal was last taken out, as what undoes it.
  public struct Changes: Sendable {
    var rows: [Journaled<Row>.Change] = []

    /// Whether nothing was changed.
    public var isEmpty: Bool { rows.isEmpty }
  }

  /// Whether changes leave their inverses behind.
  public var isRecording: Bool {
    get { rows.isRecording }
    set { rows.isRecording = newValue }
  }

  /// Whether anything was recorded since the journal was last taken out.
  public var hasChanges: Bool { rows.hasChanges }

  /// Where the journal stands now.
  public var mark: Mark { mutating get { Mark(rows: rows.mark) } }

  /// Undoes everything since `mark`.
  ///
  /// ```swift
  /// tree.isRecording = true
  /// let mark = tree.mark
  /// try tree.move(header, to: other)
  /// tree.revert(to: mark)
  /// tree.parent(of: header) == other      // false: it stands where it stood
  /// ```
  /// - Parameter touch: Is told which environments may have another place than before.
  /// - Complexity: O(*c*) in the changes since then.
  public mutating func revert(to mark: Mark, touching touch: (EnvironmentID) -> Void = { _ in }) {
    rows.revert(to: mark.rows) { touch(EnvironmentID(index: Int32($0))) }
  }

  /// Undoes everything since the journal was last taken out or sealed.
  ///
  /// - Parameter touch: Is told which environments may have another place than before.
  /// - Complexity: O(*c*) in the changes since then.
  public mutating func discardChanges(touching touch: (EnvironmentID) -> Void = { _ in }) {
    rows.discardChanges { touch(EnvironmentID(index: Int32($0))) }
  }

  /// Takes the journal out.
  ///
  /// - Returns: What undoes it, for ``exchange(_:touching:)``.
  /// - Complexity: O(*c*) in the changes taken out.
  public mutating func takeChanges() -> Changes { Changes(rows: rows.takeChanges()) }

  /// Takes what came into the journal since `mark` out of it.
  ///
  /// - Complexity: O(*c*) in the changes taken out.
  public mutating func takeChanges(since mark: Mark) -> Changes {
    Changes(rows: rows.takeChanges(since: mark.rows))
  }

  /// Empties the journal and keeps its room: nothing can be undone any more.
  ///
  /// - Complexity: O(*c*) in the changes that are forgotten.
  public mutating func forgetChanges() { rows.forgetChanges() }

  /// Undoes `changes`, or does them again: called twice, it changes nothing.
  ///
  /// - Parameter touch: Is told which environments may have another place than before.
  /// - Complexity: O(*c*) in the number of changes.
  public mutating func exchange(_ changes: inout Changes, touching touch: (EnvironmentID) -> Void = { _ in })
  {
    rows.exchange(&changes.rows) { touch(EnvironmentID(index: Int32($0))) }
  }
}
