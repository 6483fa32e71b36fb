// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// An array whose copies share the elements that neither copy has changed.
///
/// Elements lie in chunks of 64. Writing to a shared copy copies one chunk and the list of chunks, nothing else. An array that is not
/// shared is written in place. The methods are inlinable: without that, sessions with thousands of views take twice the time.
///
/// ```swift
/// var a = ChunkedArray(0..<100_000)
/// let before = a
/// a[70_000] = 1      // copies 64 elements, and the list of 1,563 chunks
/// before[70_000]     // 0
/// ```
@frozen public struct ChunkedArray<Element> {
  @usableFromInline var chunks: [[Element]] = []
  @usableFromInline var length = 0

  @inlinable public init() {}

  @inlinable public init(_ elements: some Sequence<Element>) { for element in elements { append(element) } }

  @inlinable public var count: Int { length }

  @inlinable public mutating func append(_ element: Element) {
    if length & 63 == 0 {
      var chunk: [Element] = []
      // A small array stays small; a large one fills its next chunk soon.
      if length > 0 { chunk.reserveCapacity(64) }
      chunk.append(element)
      chunks.append(chunk)
    } else {
      chunks[length >> 6].append(element)
    }
    length += 1
  }
}

extension ChunkedArray: RandomAccessCollection, MutableCollection, ExpressibleByArrayLiteral {
  public init(arrayLiteral elements: Element...) { self.init(elements) }

  @inlinable public var startIndex: Int { 0 }
  @inlinable public var endIndex: Int { length }

  @inlinable public subscript(index: Int) -> Element {
    _read { yield chunks[index >> 6][index & 63] }
    _modify { yield &chunks[index >> 6][index & 63] }
  }

  /// The element of an environment, in an array that has one element per environment.
  @inlinable public subscript(id: EnvironmentID) -> Element {
    _read { yield chunks[Int(id.index) >> 6][Int(id.index) & 63] }
    _modify { yield &chunks[Int(id.index) >> 6][Int(id.index) & 63] }
  }
}

extension ChunkedArray: Sendable where Element: Sendable {}
