public import Syntax

/// A piece of source text and where it comes from, so that a message can show the line.
public struct Origin: Sendable, Hashable {
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

/// The text that statements are being read from: cheap to hand on, asked only where something is kept or has
/// failed.
public final class SourceWindow: Sendable {
  /// The text in UTF-8.
  public let bytes: [UInt8]
  /// The number of the line in which `offset` lies.
  public let line: Int
  /// Where the lines are counted from.
  public let offset: Int
  /// The file, if the text is one.
  public let file: String?

  /// Makes a window on bytes of which those at `offset` lie in a line of that number.
  public init(bytes: [UInt8], line: Int, at offset: Int = 0, file: String?) {
    self.bytes = bytes
    self.line = line
    self.offset = offset
    self.file = file
  }

  /// Makes a window on a text.
  public convenience init(_ text: String, file: String? = nil) {
    self.init(bytes: Array(text.utf8), line: 1, file: file)
  }

  /// The text of a range; what of it lies outside of the window is left out.
  public func text(_ range: SourceRange) -> String {
    let end = min(range.end, bytes.count)
    return String(decoding: bytes[min(range.start, end)..<end], as: UTF8.self)
  }

  /// The whole lines around a range.
  ///
  /// - Complexity: O(*n*) in the bytes between the range and ``offset``, whose lines are counted.
  public func origin(_ range: SourceRange) -> Origin {
    var start = min(range.start, bytes.count)
    while start > 0, bytes[start - 1] != 0x0a { start -= 1 }
    var end = min(max(range.end, range.start), bytes.count)
    while end < bytes.count, bytes[end] != 0x0a { end += 1 }
    return Origin(
      file: file, firstLine: line(at: start), text: readable(bytes[start..<end]), offset: start)
  }

  /// Bytes as text of the same length, so that offsets stay: each byte that is not UTF-8 becomes a question
  /// mark.
  private func readable(_ bytes: ArraySlice<UInt8>) -> String {
    if let text = String(validating: bytes, as: UTF8.self) { return text }
    var parser = Unicode.UTF8.ForwardParser()
    var rest = bytes.makeIterator()
    var text: [UInt8] = []
    while true {
      switch parser.parseScalar(from: &rest) {
      case .valid(let scalar): text += scalar
      case .error(let length): text += repeatElement(UInt8(ascii: "?"), count: length)
      case .emptyInput: return String(decoding: text, as: UTF8.self)
      }
    }
  }

  /// The number of the line in which a byte lies.
  ///
  /// - Complexity: O(*n*) in the bytes between there and ``offset``.
  public func line(at place: Int) -> Int {
    let place = min(place, bytes.count)
    if place < offset { return line - Self.lineEnds(in: bytes, place..<offset) }
    return line + Self.lineEnds(in: bytes, offset..<place)
  }

  /// How many lines end in a part of a text.
  package static func lineEnds(in bytes: [UInt8], _ part: Range<Int>) -> Int {
    bytes.withUnsafeBytes { bytes in
      var (count, offset) = (0, part.lowerBound)
      // Eight bytes at a time: the top bit of each that is a line end, added up by the multiplication.
      let (ends, low): (UInt64, UInt64) = (0x0A0A_0A0A_0A0A_0A0A, 0x7F7F_7F7F_7F7F_7F7F)
      while offset &+ 8 <= part.upperBound {
        let word = bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self) ^ ends
        let found = ~(((word & low) &+ low) | word | low) &>> 7
        count &+= Int(truncatingIfNeeded: (found &* 0x0101_0101_0101_0101) &>> 56)
        offset &+= 8
      }
      for byte in bytes[offset..<part.upperBound] where byte == 0x0a { count &+= 1 }
      return count
    }
  }
}
