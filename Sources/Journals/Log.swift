/// A list that grows at its end and is forgotten from its beginning: both cost the same however long it is.
///
/// Elements lie in chunks, so that forgetting gives room back without moving what is left. An index counts from the first chunk that is still
/// there.
@frozen @usableFromInline struct Log<Element: Sendable>: Sendable {
  /// How many elements a full chunk has.
  @usableFromInline static var chunk: Int { 512 }

  @usableFromInline var full: [[Element]] = []
  @usableFromInline var newest: [Element] = []
  /// A chunk that was forgotten, empty: its room serves again.
  @usableFromInline var spare: [Element] = []
  /// How many elements of the first chunk are forgotten.
  @usableFromInline var forgotten = 0
  /// How many elements there are, those included.
  @usableFromInline var count = 0

  @inlinable init() {}

  @inlinable subscript(index: Int) -> Element {
    let chunk = index / Log.chunk
    return chunk < full.count ? full[chunk][index % Log.chunk] : newest[index - full.count * Log.chunk]
  }

  /// Puts another element in the place of one, and lets go of that.
  @inlinable mutating func replace(_ index: Int, by element: Element) {
    let chunk = index / Log.chunk
    if chunk < full.count {
      full[chunk][index % Log.chunk] = element
    } else {
      newest[index - full.count * Log.chunk] = element
    }
  }

  @inlinable mutating func append(_ element: consuming Element) {
    if newest.count == Log.chunk { beginChunk() }
    newest.append(element)
    count &+= 1
  }

  @inlinable mutating func beginChunk() {
    full.append(newest)
    newest = spare
    spare = []
    newest.reserveCapacity(Log.chunk)
  }

  @discardableResult
  @inlinable mutating func removeLast() -> Element {
    if newest.isEmpty { newest = full.removeLast() }
    count &-= 1
    return newest.removeLast()
  }

  /// The elements from an index on, taken out.
  @inlinable mutating func removeAll(from start: Int) -> [Element] {
    if start == 0, full.isEmpty {
      defer { (newest, count) = ([], 0) }
      return newest
    }
    var taken: [Element] = []
    taken.reserveCapacity(count - start)
    for index in start..<count { taken.append(self[index]) }
    while count > start { removeLast() }
    return taken
  }

  /// Forgets the oldest elements.
  ///
  /// - Returns: By how much the indices of the others went down.
  @inlinable mutating func forgetFirst(_ elements: Int) -> Int {
    forgotten += elements
    if forgotten < Log.chunk, forgotten < count { return 0 }
    return freeChunks()
  }

  @inlinable @inline(never) mutating func freeChunks() -> Int {
    var freed = 0
    while forgotten >= Log.chunk, !full.isEmpty {
      spare = full.removeFirst()
      spare.removeAll(keepingCapacity: true)
      forgotten -= Log.chunk
      freed += Log.chunk
    }
    if full.isEmpty, forgotten == newest.count {
      newest.removeAll(keepingCapacity: true)
      freed += forgotten
      forgotten = 0
    }
    count -= freed
    return freed
  }
}
