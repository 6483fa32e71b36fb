/// A range of a text in UTF-8 byte offsets, without the byte at `end`.
package struct SourceRange: Hashable, Sendable {
  package var start: Int
  package var end: Int

  package init(_ start: Int, _ end: Int) { (self.start, self.end) = (start, end) }

  package func union(_ other: SourceRange) -> SourceRange {
    SourceRange(min(start, other.start), max(end, other.end))
  }
}

/// A name as it was typed, without backticks, and its place; two names are equal if their texts are.
package struct Name: Equatable, Sendable {
  package var text: String
  package var range: SourceRange
  /// Whether a module stands before the name: `SwiftUI.Color` is not a type of the surrounding code.
  package var isOfModule = false

  package init(_ text: String, _ range: SourceRange) { (self.text, self.range) = (text, range) }

  package static func == (left: Name, right: Name) -> Bool { left.text == right.text }
}
