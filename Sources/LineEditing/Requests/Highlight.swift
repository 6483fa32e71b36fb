/// A part of an entry and the role it plays, from which the reader takes its colour.
public struct Highlight: Hashable, Sendable {
  /// The UTF-8 offsets of the part.
  ///
  /// Highlights come in the order of their starts. Where two overlap, the later one wins.
  public var range: Range<Int>
  /// What the part is.
  public var role: TextRole

  /// Makes a highlight.
  public init(_ range: Range<Int>, _ role: TextRole) {
    self.range = range
    self.role = role
  }
}
