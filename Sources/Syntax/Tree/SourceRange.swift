/// A stretch of a text, as offsets of UTF-8 bytes: from the first, up to the one behind the last.
package struct SourceRange: Hashable, Sendable {
  package var start: Int
  package var end: Int

  package init(_ start: Int, _ end: Int) { (self.start, self.end) = (start, end) }

  package func union(_ other: SourceRange) -> SourceRange {
    SourceRange(min(start, other.start), max(end, other.end))
  }
}

/// A name as it was typed, without backticks, and where; equal to others as Swift's strings are.
package struct Name: Equatable, Sendable {
  package var text: String
  package var range: SourceRange
  /// Whether a module stands before it: `SwiftUI.Color` is no type of the one around.
  package var isOfModule = false

  package init(_ text: String, _ range: SourceRange) { (self.text, self.range) = (text, range) }

  package static func == (left: Name, right: Name) -> Bool { left.text == right.text }
}
