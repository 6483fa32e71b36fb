public import Journals

extension Hierarchy {
  /// Grows with every change of the tree, undoing included.
  public var revision: Int { rows.revision }

  /// Whether changes leave their inverses behind: so it was asked of the journal by a visitor.
  ///
  /// - Complexity: O(1)
  public var isRecording: Bool { rows.isRecording }

  /// Leads a visitor through the journals, of which there is one: recording, marking, and every way of going back.
  ///
  /// ```swift
  /// var recording = JournalRecording(true)
  /// tree.visitJournals(&recording)
  /// var marks = JournalMarks()
  /// tree.visitJournals(&marks)
  /// try tree.move(header, to: other)
  /// var reverting = marks.reverting()
  /// tree.visitJournals(&reverting)
  /// tree.parent(of: header) == other      // false: it stands where it stood
  /// ```
  /// A row's index is that of its environment.
  ///
  /// - Complexity: That of the visit of one journal.
  @inlinable public mutating func visitJournals<Visitor: JournalVisitor>(_ visitor: inout Visitor) {
    visitor.visit(&rows)
  }
}
