public import Syntax

/// A piece of source text and where it comes from, so that a message can show the line.
public struct Origin: Sendable, Equatable {
  /// The file, `-` for standard input, nothing for what was typed.
  public var file: String?
  /// The number of the text's first line.
  public var firstLine: Int
  /// The text.
  public var text: String
  /// The offset of the text's first byte in the coordinates of the ranges.
  public var offset: Int

  /// Makes an origin.
  public init(file: String?, firstLine: Int, text: String, offset: Int) {
    self.file = file
    self.firstLine = firstLine
    self.text = text
    self.offset = offset
  }
}

/// The text that statements are being read from: cheap to hand on, asked only where something is kept or has failed.
public struct SourceWindow: Sendable {
  /// The text in UTF-8.
  public var bytes: [UInt8]
  /// The number of its first line.
  public var firstLine: Int
  /// The file, if the text is one.
  public var file: String?

  /// Makes a window.
  public init(bytes: [UInt8], firstLine: Int, file: String?) {
    self.bytes = bytes
    self.firstLine = firstLine
    self.file = file
  }

  /// Makes a window on a text.
  public init(_ text: String, file: String? = nil) {
    self.init(bytes: Array(text.utf8), firstLine: 1, file: file)
  }

  /// The text of a range.
  public func text(_ range: SourceRange) -> String {
    String(decoding: bytes[range.start..<range.end], as: UTF8.self)
  }

  /// The whole lines around a range.
  ///
  /// - Complexity: O(*n*) in the window's length, since the lines before are counted.
  public func origin(_ range: SourceRange) -> Origin {
    var start = min(range.start, bytes.count)
    while start > 0, bytes[start - 1] != 0x0a { start -= 1 }
    var end = min(max(range.end, range.start), bytes.count)
    while end < bytes.count, bytes[end] != 0x0a { end += 1 }
    let line = firstLine + bytes[..<start].count { $0 == 0x0a }
    return Origin(
      file: file, firstLine: line, text: String(decoding: bytes[start..<end], as: UTF8.self), offset: start)
  }
}
