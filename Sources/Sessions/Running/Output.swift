import Drawings

/// How wide a text may be, how high the page is, and what may stand in it.
package struct Layout: Sendable {
  package var width = 80
  package var height = 24
  package var drawsBoxes = false
  package var isASCII = false

  package init(width: Int = 80, height: Int = 24, drawsBoxes: Bool = false, isASCII: Bool = false) {
    (self.width, self.height, self.drawsBoxes, self.isASCII) = (width, height, drawsBoxes, isASCII)
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

extension Session {
  /// Adds to what is said; where that is much, hands it out at once.
  private mutating func say(_ output: Output) {
    switch output {
    case .printed, .confirmation: break
    default: endLine()
    }
    runtime.output.append(output)
    if runtime.output.count >= 64, !runtime.telling.isTrial { runtime.telling.emit?(takeOutput()) }
  }

  package mutating func takeOutput() -> [Output] {
    defer { runtime.output = [] }
    return runtime.output
  }

  /// Ends a line that `print` has left open.
  mutating func endLine() { if !runtime.telling.line.isEmpty { print("") } }

  /// Prints the value of an expression that stands alone.
  package mutating func show(_ value: Value) { say(.value(shown(resolved(value)))) }

  /// Prints a line; with another terminator, the next text goes on behind it.
  package mutating func print(_ text: String, terminator: String = "\n") {
    let whole = runtime.telling.line + text + terminator
    runtime.telling.line = whole.hasSuffix("\n") ? "" : whole
    if runtime.telling.line.isEmpty { say(.printed(String(whole.dropLast()))) }
  }

  package mutating func report(_ lines: @escaping @Sendable (Layout) -> [StyledText]) { say(.report(lines)) }

  /// `▸` what a statement changed: of many changes the first.
  package mutating func confirm(_ text: String) {
    runtime.telling.confirmations += 1
    if runtime.telling.confirmations <= OverrideNote.mostShown { say(.confirmation(StyledText(text))) }
  }

  mutating func confirm(_ text: String, _ value: Value) { confirm(text + shown(resolved(value))) }

  package mutating func note(_ text: String, decision: String? = nil) { say(.note(text, decision: decision)) }

  package mutating func warn(_ text: String, at place: Place?) {
    say(.warning(text, place))
    if !runtime.telling.isTrial { counters.warnings.append(text) }
  }

  /// A line of `trace`, indented where a callback runs inside another; an initialiser is one as well, though no callback.
  package mutating func trace(_ name: String, _ text: String) {
    guard settings.traces else { return }
    let indent = String(repeating: "  ", count: runtime.callbacks.count)
    report { _ in [StyledText("· \(indent)\(name)  \(text)", .dim)] }
  }

  /// Says something of the model the first time that it matters.
  mutating func noteOnce(_ text: String) { if views.noted.insert(text).inserted { note(text) } }
}
