/// An array whose copies share what neither has written since.
///
/// Elements lie in chunks of 64, and chunks in groups of 64. Writing one element of a shared copy copies its chunk, its group's
/// list and the list of groups, not the rest. So a history of 40,000 states that each add one element stays small. It is inlined:
/// else sessions with thousands of views take twice the time.
///
/// ```swift
/// var a = ChunkedArray(0..<100_000)
/// let before = a
/// a[70_000] = 1      // copies about 64 + 64 + 25 places
/// before[70_000]     // 0
/// ```
@frozen public struct ChunkedArray<Element> {
  @usableFromInline var groups: [[[Element]]] = []
  /// How many elements there are.
  public private(set) var count = 0

  /// Makes an empty array.
  @inlinable public init() {}

  /// Makes an array of a sequence's elements.
  @inlinable public init(_ elements: some Sequence<Element>) {
    for element in elements { append(element) }
  }

  /// Adds an element at the end.
  @inlinable public mutating func append(_ element: Element) {
    let (group, chunk) = (count >> 12, count >> 6 & 63)
    if count & 63 == 0 {
      if count & 4095 == 0 { groups.append([]) }
      groups[group].append([element])
    } else {
      groups[group][chunk].append(element)
    }
    setCount(count + 1)
  }

  @usableFromInline mutating func setCount(_ count: Int) { self.count = count }
}

extension ChunkedArray: RandomAccessCollection, MutableCollection {
  /// 0.
  @inlinable public var startIndex: Int { 0 }
  /// The count.
  @inlinable public var endIndex: Int { count }

  /// The element at a place.
  @inlinable public subscript(index: Int) -> Element {
    _read { yield groups[index >> 12][index >> 6 & 63][index & 63] }
    _modify { yield &groups[index >> 12][index >> 6 & 63][index & 63] }
  }
}

extension ChunkedArray {
  /// The element of an environment, in an array with one for each.
  @inlinable public subscript(id: EnvironmentID) -> Element {
    _read { yield groups[Int(id.index) >> 12][Int(id.index) >> 6 & 63][Int(id.index) & 63] }
    _modify { yield &groups[Int(id.index) >> 12][Int(id.index) >> 6 & 63][Int(id.index) & 63] }
  }
}

extension ChunkedArray: Sendable where Element: Sendable {}

extension ChunkedArray: Equatable where Element: Equatable {
  /// Whether both hold equal elements in the same order.
  public static func == (left: Self, right: Self) -> Bool {
    left.count == right.count && zip(left, right).allSatisfy { $0 == $1 }
  }
}

extension ChunkedArray: ExpressibleByArrayLiteral {
  /// Makes an array of the elements of a literal.
  public init(arrayLiteral elements: Element...) { self.init(elements) }
}
