/// The entries of this and earlier sessions, oldest first.
///
/// Where they are kept between sessions is the owner's matter: it hands over what it read, and is told of each new entry.
///
/// ```swift
/// var history = History(["scene main", "override main.theme = bold"], didAdd: { store.append($0) })
/// history.suggestion(for: "over")        // "override main.theme = bold"
/// history.add("scene main")
/// history.add("scene main")              // dropped: the same as the one before
/// history.entries.count                  // 3
/// ```
public struct History {
  /// The entries, oldest first; each may span several lines.
  public private(set) var entries: [String] = []
  /// The first bytes of each entry, so that looking for a beginning seldom looks at an entry.
  private(set) var heads: [Head] = []
  /// How many entries are kept at least; the oldest go first, many at a time.
  public let limit: Int
  private let didAdd: (String) -> Void

  /// Makes a history from the entries of earlier sessions; `didAdd` is told of each entry added later.
  public init(_ entries: [String] = [], limit: Int = 10_000, didAdd: @escaping (String) -> Void = { _ in }) {
    precondition(limit > 0, "a history keeps at least one entry")
    self.limit = limit
    self.didAdd = didAdd
    self.entries.reserveCapacity(min(limit, entries.count))
    heads.reserveCapacity(min(limit, entries.count))
    for entry in entries.suffix(limit) where Self.isWorthKeeping(entry, after: self.entries.last) {
      append(entry)
    }
  }

  /// Adds an entry at the end, unless it is blank or repeats the one before.
  ///
  /// - Complexity: O(1), amortised over `limit` entries.
  public mutating func add(_ entry: String) {
    guard Self.isWorthKeeping(entry, after: entries.last) else { return }
    append(entry)
    if entries.count >= 2 * limit {
      heads.removeFirst(entries.count - limit)
      entries.removeFirst(entries.count - limit)
    }
    didAdd(entry)
  }

  private mutating func append(_ entry: String) {
    entries.append(entry)
    heads.append(Head(entry))
  }

  private static func isWorthKeeping(_ entry: String, after last: String?) -> Bool {
    guard entry != last, let first = entry.utf8.first else { return false }
    return 0x21..<0x7F ~= first || !entry.allSatisfy(\.isWhitespace)
  }
}
