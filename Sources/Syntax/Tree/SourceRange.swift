/// A stretch of a source text, as UTF-8 offsets from its start: half open.
public struct SourceRange: Hashable, Sendable {
  /// The offset of the first byte.
  public var start: Int
  /// The offset behind the last byte.
  public var end: Int

  /// Makes a range from two offsets.
  public init(_ start: Int, _ end: Int) {
    self.start = start
    self.end = end
  }

  /// The stretch from the start of this to the end of `other`.
  public func through(_ other: SourceRange) -> SourceRange { SourceRange(start, other.end) }
}
