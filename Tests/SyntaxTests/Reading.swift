import Syntax
import Testing

/// What a text reads as, for tests.
struct Reading {
  let source: SourceText

  init(_ text: String, _ mode: SourceText.Mode = .file) {
    source = SourceText(text, statements: TestStatements.table, mode: mode)
  }

  /// The statements in a notation with all brackets.
  var shapes: [String] { source.statements.map(\.shape) }
  var messages: [String] { source.problems.map(\.message) }

  /// The text under a range.
  subscript(range: SourceRange) -> String {
    String(decoding: Array(source.text.utf8)[range.start..<range.end], as: UTF8.self)
  }
}

/// The shapes of a text without mistakes, joined by `; `.
func shape(_ text: String, _ mode: SourceText.Mode = .file) -> String {
  let reading = Reading(text, mode)
  #expect(reading.messages == [], "\(text)")
  return reading.shapes.joined(separator: "; ")
}
