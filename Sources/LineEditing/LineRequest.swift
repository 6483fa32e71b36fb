import Drawings

/// A shell's request for one entry, with the callbacks that help the person who types it.
///
/// Each closure has a default that does nothing. Offsets are UTF-8 offsets into the text, as in the ranges of tokens and problems. After
/// each change the reader asks several closures about the same text, so an owner that parses should cache its last result.
package struct LineRequest {
  package var prompt: Prompt
  /// Whether Enter submits the text or inserts a line break.
  package var completeness: (_ text: String) -> Completeness = { _ in .complete }
  /// Returns the completions at the cursor, for Tab.
  package var completions: (_ text: String, _ cursor: Int) -> Completions = {
    Completions(replacing: $1..<$1)
  }
  /// Returns the styles of parts of the text, in the order of their starts; where two overlap, the later one wins.
  package var styles: (_ text: String) -> [StyledRange] = { _ in [] }
  /// The text that Enter inserts into an empty entry; nil if Enter submits the empty entry.
  package var textForEmptyEnter: () -> String? = { nil }
  /// How long the history keeps a submitted entry: not at all, in this session only, or across sessions.
  package enum Recording: Sendable { case none, session, kept }

  package var recording = Recording.kept

  package init(prompt: Prompt) { self.prompt = prompt }
}

/// The prompt of an entry; a string literal makes one with a left part only.
package struct Prompt: Sendable, ExpressibleByStringLiteral {
  /// The text before the entry, including its final space.
  package var left: StyledText
  /// The text at the right edge of the first row, such as `[3/12]`; it disappears when the entry comes near.
  package var right: StyledText

  package init(_ left: StyledText, right: StyledText = "") { (self.left, self.right) = (left, right) }

  package init(stringLiteral value: String) { self.init(StyledText(value, .strong)) }
}

/// Whether a text can be run as it is.
package enum Completeness: Hashable, Sendable {
  /// Enter submits the text. A text with a mistake counts as complete, so that the mistake is reported.
  case complete
  /// Something is still open, such as a brace. Enter inserts a line break and indents the next line by this many spaces.
  case incomplete(indent: Int)
}

/// The style of a part of an entry; the range is in UTF-8 offsets.
package struct StyledRange: Sendable {
  package var range: Range<Int>
  package var style: Style

  package init(_ range: Range<Int>, _ style: Style) { (self.range, self.style) = (range, style) }
}
