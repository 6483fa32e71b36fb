import Drawings

/// What a shell wants to read, and how it helps the person who types it.
///
/// Each closure has a quiet default. Offsets are UTF-8 offsets into the text, as in the ranges of tokens and problems. The reader asks
/// for several things after each change of the text, so an owner that parses keeps its last result.
package struct LineRequest {
  package var prompt: Prompt
  /// Tells whether Enter submits the text or breaks the line.
  package var completeness: (_ text: String) -> Completeness = { _ in .complete }
  /// Tells what may stand at the cursor, for Tab.
  package var completions: (_ text: String, _ cursor: Int) -> Completions = {
    Completions(replacing: $1..<$1)
  }
  /// Tells which parts of the text look how, in the order of their starts; where two overlap, the later one wins.
  package var styles: (_ text: String) -> [StyledRange] = { _ in [] }
  /// What Enter puts into an empty entry; `nil` where it submits the empty entry.
  package var emptyEnter: () -> String? = { nil }
  /// How long a submitted entry is remembered: not at all, in this session, or beyond it.
  package enum Recording: Sendable { case none, session, kept }

  package var recording = Recording.kept

  package init(prompt: Prompt) { self.prompt = prompt }
}

/// The words around an entry; a string literal is one with nothing but its left part.
package struct Prompt: Sendable, ExpressibleByStringLiteral {
  /// What stands before the entry, its final blank included.
  package var left: StyledText
  /// What stands at the right edge of the first row, such as `[3/12]`; it vanishes when the text comes near.
  package var right: StyledText

  package init(_ left: StyledText, right: StyledText = "") { (self.left, self.right) = (left, right) }

  package init(stringLiteral value: String) { self.init(StyledText(value, .strong)) }
}

/// Whether a text can be run as it stands.
package enum Completeness: Hashable, Sendable {
  /// Enter submits the text. A text with a mistake counts as complete, so that the mistake is reported.
  case complete
  /// Something is still open, such as a brace: Enter breaks the line and indents the next one by this many blanks.
  case incomplete(indent: Int)
}

/// A part of an entry, by UTF-8 offsets, and how it looks.
package struct StyledRange: Sendable {
  package var range: Range<Int>
  package var style: Style

  package init(_ range: Range<Int>, _ style: Style) { (self.range, self.style) = (range, style) }
}
