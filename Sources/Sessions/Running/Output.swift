import Drawings

/// How wide a text may be, how high the page is, and what may stand in it.
package struct Layout: Sendable {
  package var width = 80
  package var height = 24
  package var drawsBoxes = false
  package var isASCII = false

  package init(width: Int = 80, height: Int = 24, drawsBoxes: Bool = false, isASCII: Bool = false) {
    (self.width, self.height) = (width, height)
    self.drawsBoxes = drawsBoxes
    self.isASCII = isASCII
  }
}

extension Table {
  package func lines(_ layout: Layout) -> [StyledText] {
    lines(width: layout.width, drawsBoxes: layout.drawsBoxes)
  }
}

extension TreeDrawing {
  package func lines(_ layout: Layout) -> [StyledText] {
    lines(width: layout.width, drawsBoxes: layout.drawsBoxes)
  }
}

/// What a statement says, in the order in which it happened.
package enum Output: Sendable {
  /// `print`: text as it is.
  case printed(String)
  /// An expression alone: its value, as it would be typed.
  case value(String)
  /// `show`, `why`, `trace`: drawn for the width that there is.
  case report(@Sendable (Layout) -> [StyledText])
  /// `▸` what a statement changed; shown where confirmations are.
  case confirmation(StyledText)
  /// A sentence that is no answer and no error, with the decision that it rests on.
  case note(String, decision: String?)
  /// A note about a place, which goes to standard error.
  case warning(String, Place?)
}

extension Output {
  /// The lines without styles, as wide as a script's.
  package var plainLines: [String] {
    switch self {
    case .printed(let text): text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    case .value(let text): [text]
    case .report(let lines): lines(Layout()).map(\.string)
    case .confirmation, .note, .warning: []
    }
  }
}
