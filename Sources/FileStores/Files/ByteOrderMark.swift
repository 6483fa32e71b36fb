/// The mark of the byte order, U+FEFF, with which some editors begin a file; it says nothing in UTF-8, and is no part of the text.
///
/// ```swift
/// ByteOrderMark.removed(from: [0xEF, 0xBB, 0xBF, 0x61])     // [0x61]
/// ```
public enum ByteOrderMark {
  /// The mark in UTF-8.
  public static let bytes: [UInt8] = [0xEF, 0xBB, 0xBF]

  /// The content of a file without the mark at its start.
  ///
  /// - Complexity: O(1); O(*n*) where there is a mark
  public static func removed(from content: [UInt8]) -> [UInt8] {
    content.starts(with: bytes) ? Array(content.dropFirst(bytes.count)) : content
  }

  /// Whether these first bytes of a file could be a part of the mark, so that more must be read to know.
  static func mayBegin(with start: [UInt8]) -> Bool {
    start.count < bytes.count && bytes.starts(with: start)
  }
}

extension ChunkReader {
  /// Adds the first bytes of a text to the empty buffer, at most `count` and without a mark of the byte order, and returns how many were read; 0
  /// means the end.
  ///
  /// A pipe may hand out the mark in pieces.
  ///
  /// - Complexity: O(*count*)
  public func readStart(into buffer: inout [UInt8], upTo count: Int) throws(FileProblem) -> Int {
    var received = try read(into: &buffer, upTo: count)
    while received > 0, received < count, ByteOrderMark.mayBegin(with: buffer) {
      let more = try read(into: &buffer, upTo: count - received)
      if more == 0 { break }
      received += more
    }
    buffer = ByteOrderMark.removed(from: buffer)
    return received
  }
}
