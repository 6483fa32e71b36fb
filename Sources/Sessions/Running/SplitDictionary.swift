import ViewTree

/// A dictionary in parts, for data that grows with the session: a change in a copy copies only one part.
package struct SplitDictionary<Key: Hashable & Sendable, Value: Sendable>: Sendable, Sequence {
  private var parts = ChunkedArray<[Key: Value]>()
  package private(set) var count = 0

  package init() { parts.append([:]) }

  package subscript(key: Key) -> Value? {
    get { parts[part(of: key)][key] }
    set {
      let part = part(of: key)
      let before = parts[part].count
      parts[part][key] = newValue
      count += parts[part].count - before
      if count > 32 * parts.count { split() }
    }
  }

  private func part(of key: Key) -> Int {
    parts.count == 1 ? 0 : Int(UInt(bitPattern: key.hashValue) % UInt(parts.count))
  }

  /// Distributes the pairs over eight times as many parts.
  private mutating func split() {
    let (all, number) = (Array(self), 8 * parts.count)
    parts = ChunkedArray()
    for _ in 0..<number { parts.append([:]) }
    for (key, value) in all { parts[part(of: key)][key] = value }
  }

  package var keys: [Key] { parts.flatMap { $0.keys } }

  package func makeIterator() -> IndexingIterator<[(key: Key, value: Value)]> {
    parts.flatMap { Array($0) }.makeIterator()
  }
}
