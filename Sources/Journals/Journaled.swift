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
public struct Journaled<Element: Sendable>: Sendable {
  /// One write, as what undoes it.
  public enum Change: Sendable {
    /// The row held this value before.
    case replace(Int, Element)
    /// The last row was added; it goes.
    case removeLast
    /// This row was taken from the end; it comes back.
    case append(Element)
  }

  private var rows: [Element] = []
  private var changes: [Change] = []

  /// Whether writes leave their inverses behind.
  ///
  /// Off at first: a program that never goes back pays nothing for it.
  public var isRecording = false

  /// Makes an empty table.
  public init() {}

  /// How many rows there are.
  public var count: Int { rows.count }

  /// The rows' indices, in order.
  public var indices: Range<Int> { rows.indices }

  /// How many inverses lie in the journal: a place to return to with ``revert(to:)``.
  public var mark: Int { changes.count }

  /// The row at `index`; a write is recorded.
  ///
  /// - Complexity: O(1)
  public subscript(index: Int) -> Element {
    get { rows[index] }
    set {
      if isRecording { changes.append(.replace(index, rows[index])) }
      rows[index] = newValue
    }
  }

  /// Adds a row and returns its index.
  ///
  /// - Complexity: O(1), amortised
  @discardableResult
  public mutating func append(_ element: Element) -> Int {
    if isRecording { changes.append(.removeLast) }
    rows.append(element)
    return rows.count - 1
  }

  /// Takes the last row away.
  public mutating func removeLast() {
    let last = rows.removeLast()
    if isRecording { changes.append(.append(last)) }
  }

  /// Undoes everything since `mark`, newest first.
  ///
  /// - Complexity: O(*c*) in the changes since then.
  public mutating func revert(to mark: Int) {
    while changes.count > mark, let change = changes.popLast() { _ = apply(change) }
  }

  /// Takes the journal out, so that the next change starts an empty one.
  public mutating func takeChanges() -> [Change] {
    defer { changes = [] }
    return changes
  }

  /// Undoes `changes` and leaves in their place what redoes them: called twice, it changes nothing.
  ///
  /// - Complexity: O(*c*) in the number of changes.
  public mutating func exchange(_ changes: inout [Change]) {
    changes.reverse()
    for index in changes.indices { changes[index] = apply(changes[index]) }
  }

  /// Does what `change` says, unrecorded, and returns its inverse.
  private mutating func apply(_ change: Change) -> Change {
    switch change {
    case .replace(let index, let element):
      let old = rows[index]
      rows[index] = element
      return .replace(index, old)
    case .removeLast:
      return .append(rows.removeLast())
    case .append(let element):
      rows.append(element)
      return .removeLast
    }
  }
}
