import ViewTree

/// A dictionary in parts, so that a change of a copy copies one part: for what grows with the session.
package struct SplitDictionary<Key: Hashable & Sendable, Value: Sendable>: Sendable {
  private var parts = ChunkedArray<[Key: Value]>()
  package private(set) var count = 0

  package init() {
    for _ in 0..<512 { parts.append([:]) }
  }

  package subscript(key: Key) -> Value? {
    get { parts[part(of: key)][key] }
    set {
      let part = part(of: key)
      let before = parts[part].count
      parts[part][key] = newValue
      count += parts[part].count - before
    }
  }

  private func part(of key: Key) -> Int { Int(UInt(bitPattern: key.hashValue) % 512) }

  /// All keys, in no order that means anything.
  package var keys: [Key] { parts.flatMap { $0.keys } }
}

extension SplitDictionary: Sequence {
  package func makeIterator() -> IndexingIterator<[(key: Key, value: Value)]> {
    parts.flatMap { Array($0) }.makeIterator()
  }
}
