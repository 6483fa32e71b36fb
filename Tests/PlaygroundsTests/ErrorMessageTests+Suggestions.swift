import Commands
import SessionTesting
import Syntax
import Testing

/// What a message suggests: there is something, and where it is a thing to write, it works when it is typed.
extension ErrorMessageTests {
  /// What is no bad input: a check that found something.
  private static let verdict = "expectationFailed"

  @Test("every message says what would have worked", arguments: allRows.filter { $0.kind != verdict })
  func suggestion(row: Row) throws {
    let session = Session(Prelude.theme + row.setup, drawsBoxes: false)
    session.run(row.input)
    let problem = try #require(session.problems.first)
    #expect(problem.sentence.suggestion != nil)
  }

  /// What a suggestion says to write, where it is a whole: no three dots, no placeholder in capitals.
  static func written(_ suggestion: String) -> String? {
    guard let found = suggestion.firstMatch(of: /(?:write|did you mean) `([^`]+)`\??$/) else { return nil }
    let text = String(found.1)
    let isWhole = !text.contains("…") && text.firstMatch(of: /[A-Z]{4,}/) == nil
    return isWhole ? text : nil
  }

  /// The rows whose suggestion is something to write, with what is typed: the suggestion alone, or in place of the words at fault.
  static let remedies: [(row: Row, texts: [String])] = allRows.compactMap { row in
    let session = Session(Prelude.theme + row.setup, drawsBoxes: false)
    session.run(row.input)
    guard let problem = session.problems.first, let suggestion = problem.sentence.suggestion,
      let text = written(suggestion)
    else { return nil }
    guard let range = problem.range, let origin = problem.origin else { return (row, [text]) }
    let bytes = Array(origin.text.utf8)
    let (start, end) = (range.start - origin.offset, range.end - origin.offset)
    guard origin.text == row.input, end <= bytes.count else { return (row, [text]) }
    // Of `affects color` the first word may stand there already.
    let before = String(decoding: bytes[..<start], as: UTF8.self)
    let overlap = text.indices.reversed().first { before.hasSuffix(text[..<$0]) } ?? text.startIndex
    let behind = String(decoding: bytes[end...], as: UTF8.self)
    return (row, [text, before + text + behind, before + text[overlap...] + behind])
  }

  @Test("what is to be written works when it is typed")
  func written() {
    #expect(Self.remedies.count > 75)
    for (row, texts) in Self.remedies where !Self.halves.contains(row.input) {
      let works = texts.contains { text in
        let session = Session(Prelude.theme + row.setup, drawsBoxes: false)
        session.run(text)
        return session.problems.isEmpty
      }
      #expect(works, "\(row.input): \(texts)")
    }
  }

  /// Inputs whose suggestion is the beginning of a statement, names what is not there yet, or asks for what is not set.
  private static let halves: Set = [
    "show scren", "print $a", "overide", "cell.overrideUserInterfaceStyle", "header.addSubview(sender)",
    "define color c = theme == bold ? red", "define trait X = 1 { name Theme }",
    "define trait X = 1 { identifier }", "define trait X = 1 { accessors }",
    "redefine objc trait Theme: integer = 0", "why cell.image", "expect true within 0.1",
  ]
}
