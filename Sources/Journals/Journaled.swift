/// Rows that remember how to go back.
///
/// An engine keeps what it knows in a few of these. While ``isRecording`` holds, each write leaves its inverse behind, so that
/// undoing costs what changed and not what there is. A row is found by its integer index, which stays its identity: rows are added
/// and taken away at the end only.
///
/// ```swift
/// var rows = Journaled<Int>()
/// rows.isRecording = true
/// rows.append(1)
/// let mark = rows.mark
/// rows[0] = 7
/// rows.revert(to: mark)      // rows[0] == 1
/// ```
///
/// The type is open to the optimiser of other modules, because reading a row is what engines do most.
@frozen
public struct Journaled<Element: Sendable>: Sendable {
  /// One write, as what undoes it.
  @frozen public enum Change: Sendable {
    /// The row held this value before.
    case replace(Int, Element)
    /// The last row was added; it goes.
    case removeLast
    /// This row was taken from the end; it comes back.
    case append(Element)
  }

  /// What the newest inverse is, where it is not the replacement of a row.
  @usableFromInline enum Newest {
    /// It stands before a mark, or there is none.
    @inlinable static var closed: Int { -1 }
    /// The last row was added.
    @inlinable static var removeLast: Int { -2 }
  }

  @usableFromInline var rows: [Element] = []
  @usableFromInline var changes = Log<Change>()
  /// The row of the newest inverse, if that is a replacement that what comes may be joined with; or ``Newest``.
  @usableFromInline var newest = Newest.closed
  /// Where the open part of the journal begins; what lies before belongs to states that are kept.
  @usableFromInline var sealed = 0

  /// Grows with every write, undoing included: what was derived from the rows holds as long as this is the same.
  @inlinable public var revision: Int { writes }
  @usableFromInline var writes = 0

  /// Whether writes leave their inverses behind.
  ///
  /// Off at first: a program that never goes back pays nothing for it.
  public var isRecording = false

  #if DEBUG
    /// Holds nothing.
    ///
    /// Without an optimiser each read of a row would copy the fields above and retain what they name, unless the table is of unknown size.
    @usableFromInline let anchor: (any Sendable)? = nil
  #endif

  /// Makes an empty table.
  ///
  /// - Complexity: O(1)
  @inlinable public init() {}

  /// How many rows there are.
  @inlinable public var count: Int { rows.count }

  /// The rows' indices, in order.
  @inlinable public var indices: Range<Int> { rows.indices }

  /// How many inverses lie in the journal: a place to return to with ``revert(to:)``.
  ///
  /// Taking a mark changes nothing but this: writes before it and after it are kept apart. Between two marks the journal keeps
  /// only the first of several writes in a row to one row.
  @inlinable public var mark: Int {
    mutating get {
      newest = Newest.closed
      return changes.count
    }
  }

  /// Whether anything was written since the journal was last taken out or sealed.
  @inlinable public var hasChanges: Bool { changes.count > sealed }

  /// The row at `index`; a write is recorded.
  ///
  /// - Complexity: O(1)
  @inlinable public subscript(index: Int) -> Element {
    _read { yield rows[index] }
    _modify {
      writes &+= 1
      if isRecording { record(index) }
      yield &rows[index]
    }
  }

  /// Looks at a row where it lies: cheaper than reading it where it holds several references.
  ///
  /// - Complexity: O(1)
  @inlinable @inline(__always)
  public func look<Result>(at index: Int, _ body: (borrowing Element) -> Result) -> Result {
    body(rows[index])
  }

  /// Adds a row and returns its index.
  ///
  /// - Complexity: O(1), amortised
  @discardableResult
  @inlinable @inline(__always)
  public mutating func append(_ element: Element) -> Int {
    let index = rows.count
    writes &+= 1
    if isRecording { recordAppending() }
    if index > 4096, index == rows.capacity { growMore() }
    rows.append(element)
    return index
  }

  /// Leaves the inverse of an addition behind.
  @inlinable mutating func recordAppending() {
    changes.append(.removeLast)
    newest = Newest.removeLast
  }

  /// Makes room for sixteen times as many rows, or for four times as many where they are more than 100,000; an array makes room for twice as
  /// many.
  ///
  /// What has not been written yet is in no memory, but every page that is outgrown was written for nothing.
  @inlinable mutating func growMore() { rows.reserveCapacity((rows.count < 1 << 17 ? 16 : 4) * rows.count) }

  /// Takes the last row away.
  ///
  /// - Complexity: O(1), amortised.
  @inlinable public mutating func removeLast() {
    writes &+= 1
    let last = rows.removeLast()
    if !isRecording { return }
    if newest == Newest.removeLast { changes.removeLast() } else { changes.append(.append(last)) }
    newest = Newest.closed
  }

  /// Leaves the inverse of a write behind, unless the write before left the same row's.
  @inlinable mutating func record(_ index: Int) {
    if newest == index { return }
    changes.append(.replace(index, rows[index]))
    newest = index
  }

  /// Takes rows from the end until `count` are left.
  ///
  /// - Complexity: O(*n*) in the rows taken away.
  @inlinable public mutating func truncate(to count: Int) {
    if count == 0, rows.count > 4096, !isRecording {
      rows = []
    } else {
      while rows.count > count { removeLast() }
    }
  }

  /// Makes room for `count` rows at once.
  ///
  /// - Complexity: O(*n*) in the rows that there are, which may be moved.
  @inlinable public mutating func reserveCapacity(_ count: Int) { rows.reserveCapacity(count) }

  /// Undoes everything since `mark`, newest first.
  ///
  /// - Parameter touch: Is told the index of each row that was written, added or taken away; more than once where it was so.
  /// - Complexity: O(*c*) in the changes since then.
  @inlinable public mutating func revert(to mark: Int, touching touch: (Int) -> Void = { _ in }) {
    precondition(
      mark <= changes.count, "A mark is good until the journal is taken out or reverted beyond it.")
    while changes.count > mark {
      _ = apply(changes.removeLast(), touch)
    }
    newest = Newest.closed
  }

  /// Undoes everything since the journal was last taken out or sealed.
  ///
  /// - Complexity: O(*c*) in the changes since then.
  @inlinable public mutating func discardChanges(touching touch: (Int) -> Void = { _ in }) {
    revert(to: sealed, touching: touch)
  }

  /// Takes the open part of the journal out, so that the next change starts an empty one.
  ///
  /// An empty one keeps its room.
  ///
  /// - Complexity: O(*c*) in its changes.
  @inlinable public mutating func takeChanges() -> [Change] { takeChanges(since: sealed) }

  /// Takes what came into the journal since `mark` out of it, and leaves what was there before.
  ///
  /// - Complexity: O(*c*) in the changes since then.
  @inlinable public mutating func takeChanges(since mark: Int) -> [Change] {
    precondition(
      mark <= changes.count, "A mark is good until the journal is taken out or reverted beyond it.")
    newest = Newest.closed
    return changes.count == mark ? [] : changes.removeAll(from: mark)
  }

  /// Empties the open part of the journal and keeps its room: it cannot be undone any more.
  ///
  /// - Complexity: O(*c*) in its changes.
  @inlinable public mutating func forgetChanges() {
    while changes.count > sealed { changes.removeLast() }
    newest = Newest.closed
  }

  /// Undoes `changes` and leaves in their place what redoes them: called twice, it changes nothing.
  ///
  /// What is written behind it is not joined with what was written before.
  ///
  /// - Parameter touch: Is told the index of each row that was written, added or taken away; more than once where it was so.
  /// - Complexity: O(*c*) in the number of changes.
  @inlinable public mutating func exchange(
    _ changes: inout [Change], touching touch: (Int) -> Void = { _ in }
  ) {
    changes.reverse()
    for index in changes.indices { changes[index] = apply(changes[index], touch) }
    newest = Newest.closed
  }

  /// Does what `change` says, unrecorded, and returns its inverse.
  @inlinable mutating func apply(_ change: Change, _ touch: (Int) -> Void) -> Change {
    writes &+= 1
    switch change {
    case .replace(let index, let element):
      let old = rows[index]
      rows[index] = element
      touch(index)
      return .replace(index, old)
    case .removeLast:
      touch(rows.count - 1)
      return .append(rows.removeLast())
    case .append(let element):
      rows.append(element)
      touch(rows.count - 1)
      return .removeLast
    }
  }
}
