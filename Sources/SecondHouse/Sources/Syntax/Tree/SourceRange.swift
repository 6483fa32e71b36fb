/// A stretch of a text, as offsets of UTF-8 bytes: from the first, up to the one behind the last.
public struct SourceRange: Hashable, Sendable {
  public var start: Int
  public var end: Int

  public init(_ start: Int, _ end: Int) {
    self.start = start
    self.end = end
  }

  /// The smallest range that holds both.
  public func union(_ other: SourceRange) -> SourceRange {
    SourceRange(min(start, other.start), max(end, other.end))
  }
}

/// A name as it was typed, and where.
///
/// Names are compared by canonical equivalence, as Swift's strings are; backticks are taken off.
public struct Name: Hashable, Sendable {
  public var text: String
  public var range: SourceRange

  public init(_ text: String, _ range: SourceRange) {
    self.text = text
    self.range = range
  }

  public static func == (left: Name, right: Name) -> Bool { left.text == right.text }
  public func hash(into hasher: inout Hasher) { hasher.combine(text) }
}
