internal import Journals

extension Hierarchy {
  /// Goes through the environments that are new since a mark, or stand elsewhere, or nowhere any more.
  ///
  /// What stands in one of them is not listed, though its ancestors are others now; nor are those whose neighbours only have changed.
  ///
  /// - Parameter mark: That of the journal that ``visitJournals(_:)`` visits.
  /// - Complexity: O(*c*) in the changes since then.
  public func forEachMoved(since mark: Int, _ body: (EnvironmentID) -> Void) {
    rows.forEachTouched(since: mark) { index, old in
      guard index >= Int(Ground.rows), index < rows.count else { return }
      let isSame = rows.look(at: index) { row in
        guard let old else { return false }
        return row.parent == old.parent && row.isDestroyed == old.isDestroyed
          && row.isInHierarchy == old.isInHierarchy
      }
      if !isSame { body(EnvironmentID(index: Int32(index))) }
    }
  }

  /// What the environments are that were made since a mark, oldest first; a controller's view is not listed beside it.
  ///
  /// - Parameter mark: That of the journal that ``visitJournals(_:)`` visits.
  /// - Complexity: O(*c*) in the changes since then.
  public func kinds(madeSince mark: Int) -> [EnvironmentKind] {
    var first = rows.count
    rows.forEachTouched(since: mark) { index, old in if old == nil { first = min(first, index) } }
    return (first..<rows.count).filter { !rows[$0].isRootView }.map { rows[$0].kind }
  }
}
