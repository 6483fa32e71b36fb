extension Lesson {
  /// The lesson as a file: what stands before the text, then the parts in order.
  ///
  /// It equals the bytes that the lesson was read from: nothing of a file lies between its parts.
  public var printed: [UInt8] { printed(with: []) }

  /// A stretch of a lesson's file, and what takes its place.
  struct Edit: Hashable {
    /// The stretch, in bytes; an empty one is a place to insert at.
    var range: Range<Int>
    /// What stands there afterwards.
    var bytes: [UInt8]

    /// Makes an edit.
    init(_ range: Range<Int>, _ text: String) {
      self.range = range
      bytes = Array(text.utf8)
    }
  }

  /// The lesson as a file, changed.
  ///
  /// - Parameter edits: stretches that do not overlap, in order.
  func printed(with edits: [Edit]) -> [UInt8] {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(source.count)
    var rest = edits[...]
    let start = parts.first?.range.lowerBound ?? source.count
    for range in [0..<start] + parts.map(\.range) {
      var place = range.lowerBound
      while let edit = rest.first, edit.range.upperBound <= range.upperBound {
        bytes += source[place..<edit.range.lowerBound] + edit.bytes
        place = edit.range.upperBound
        rest.removeFirst()
      }
      bytes += source[place..<range.upperBound]
    }
    return bytes
  }
}
