internal import Journals

extension TraitSystem {
  /// Goes through the objects among the values in each row that was changed since the journals were last taken out or sealed: for whoever
  /// counts what going back keeps.
  ///
  /// - Parameter body: Is told an object, and whether the row held it before or holds it now; more than once where it was so.
  /// - Complexity: O(*c*) in the changes since then.
  public func forEachOpenObject(_ body: (any TraitObject, _ isOld: Bool) -> Void) {
    cells.forEachOpen { index, old in
      old?.forEachObject { body($0, true) }
      if index < cells.count { cells[index].forEachObject { body($0, false) } }
    }
  }
}

extension Cell {
  fileprivate func forEachObject(_ body: (any TraitObject) -> Void) {
    for value in [override, given, value, previous] {
      if case .object(let object)? = value { body(object) }
    }
  }
}
