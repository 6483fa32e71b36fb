import Drawings

/// The width and height of the page, and the characters that it can show.
package struct Layout: Equatable, Sendable {
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

package enum Output: Sendable {
  case printed(String)
  /// The value of an expression that stands alone, as it would be typed.
  case value(String)
  /// The result of `show`, `why` or `trace`, which is drawn for the available width.
  case report(@Sendable (Layout) -> [StyledText])
  /// What a statement changed, with a `▸` in front. It appears only where confirmations are shown.
  case confirmation(StyledText)
  /// A sentence that is not an answer and not an error, with the decision that it is based on.
  case note(String, decision: String?)
  /// A note about a place, which goes to standard error.
  case warning(String, Place?)

  /// The lines without styles, in the width that scripts use.
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
  /// Adds to the output, and passes it on at once if there is much of it.
  private mutating func say(_ output: Output) {
    switch output {
    case .printed, .confirmation: break
    default: endLine()
    }
    runtime.delivery.output.append(output)
    if runtime.delivery.output.count >= 64, !runtime.delivery.isTrial { runtime.delivery.emit?(takeOutput()) }
  }

  package mutating func takeOutput() -> [Output] {
    defer { runtime.delivery.output = [] }
    return runtime.delivery.output
  }

  /// Ends a line that `print` has left open.
  mutating func endLine() { if !runtime.delivery.line.isEmpty { print("") } }

  /// Prints the value of an expression that stands alone.
  package mutating func show(_ value: Value) { say(.value(shown(resolved(value)))) }

  /// Prints a line; with another terminator, the next text continues that line.
  package mutating func print(_ text: String, terminator: String = "\n") {
    let whole = runtime.delivery.line + text + terminator
    runtime.delivery.line = whole.hasSuffix("\n") ? "" : whole
    if runtime.delivery.line.isEmpty { say(.printed(String(whole.dropLast()))) }
  }

  package mutating func report(_ lines: @escaping @Sendable (Layout) -> [StyledText]) { say(.report(lines)) }

  /// Adds a confirmation (`▸`) of a change; of many changes, only the first ones are shown.
  package mutating func confirm(_ text: String) {
    runtime.delivery.confirmations += 1
    if runtime.delivery.confirmations <= OverrideNote.shownLimit { say(.confirmation(StyledText(text))) }
  }

  mutating func confirm(_ text: String, _ value: Value) { confirm(text + shown(resolved(value))) }

  package mutating func note(_ text: String, decision: String? = nil) { say(.note(text, decision: decision)) }

  package mutating func warn(_ text: String, at place: Place?) {
    say(.warning(text, place))
    if !runtime.delivery.isTrial { counters.warnings.append(text) }
  }

  /// Prints a line of `trace`, indented by the number of running callbacks; initialisers are traced too, although they are not callbacks.
  package mutating func trace(_ name: String, _ text: String) {
    guard settings.traces else { return }
    let indent = String(repeating: "  ", count: runtime.callbacks.count)
    report { _ in [StyledText("· \(indent)\(name)  \(text)", .dim)] }
  }

  /// Prints a note about Mendel's model the first time that it matters.
  package mutating func noteOnce(_ text: String) { if views.noted.insert(text).inserted { note(text) } }
}
