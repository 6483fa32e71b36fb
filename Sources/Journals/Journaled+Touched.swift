extension Journaled {
  /// Goes through what was written since the journal was last taken out or sealed, newest first, and undoes nothing.
  ///
  /// - Parameter body: Is told what ``forEachTouched(since:_:)`` tells.
  /// - Complexity: O(*c*) in the changes since then.
  @inlinable public func forEachOpen(_ body: (Int, Element?) -> Void) {
    forEachTouched(since: sealed, body)
  }

  /// Goes through what was written since a mark, newest first, and undoes nothing.
  ///
  /// ```swift
  /// let mark = rows.mark
  /// rows[0] = 7
  /// rows.forEachTouched(since: mark) { index, old in … }      // 0, and what the row held before
  /// ```
  /// - Parameter body: Is told the index of a row, and what it held before that write; `nil` where the write added it. A row that was
  ///   written more than once may come more than once.
  /// - Complexity: O(*c*) in the changes since then.
  @inlinable public func forEachTouched(since mark: Int, _ body: (Int, Element?) -> Void) {
    precondition(
      mark <= changes.count, "A mark is good until the journal is taken out or reverted beyond it.")
    var count = rows.count
    var next = changes.count
    while next > mark {
      next -= 1
      switch changes[next] {
      case .replace(let index, let old): body(index, old)
      case .removeLast:
        count -= 1
        body(count, nil)
      case .append(let old):
        body(count, old)
        count += 1
      }
    }
  }
}
