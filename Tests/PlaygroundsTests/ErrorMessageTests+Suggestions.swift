import Commands
import SessionTesting
import Syntax
import Testing

/// What a message suggests: there is something, and where it is a thing to write, it works when it is typed.
extension ErrorMessageTests {
  /// What is no bad input: a check that found something.
  private static let verdict = "expectationFailed"

  /// Expects that a message says what would have worked; what it says to write, alone or in place of the words at fault, works when it is typed.
  ///
  /// It is typed in the session in which the row has failed, and left nothing behind: `atomicity` sees to that.
  func expectRemedy(for problem: Problem, of row: Row, in session: Session) {
    if row.kind != Self.verdict { #expect(problem.sentence.suggestion != nil) }
    guard let suggestion = problem.sentence.suggestion, let text = Self.written(suggestion),
      !Self.halves.contains(row.input)
    else { return }
    let texts = [text] + Self.replacing(text, problem, in: row.input)
    let works = texts.contains { text in
      let failures = session.problems.count
      session.run(text)
      return session.problems.count == failures
    }
    #expect(works, "\(row.input): \(texts)")
  }

  /// What a suggestion says to write, where it is a whole: no three dots, no placeholder in capitals.
  static func written(_ suggestion: String) -> String? {
    guard let found = suggestion.firstMatch(of: /(?:write|did you mean) `([^`]+)`\??$/) else { return nil }
    let text = String(found.1)
    let isWhole = !text.contains("…") && text.firstMatch(of: /[A-Z]{4,}/) == nil
    return isWhole ? text : nil
  }

  /// What was typed with a suggestion in place of the words at fault, and of the first words of it that stand before them.
  private static func replacing(_ text: String, _ problem: Problem, in input: String) -> [String] {
    guard let range = problem.range, let origin = problem.origin else { return [] }
    let bytes = Array(origin.text.utf8)
    let (start, end) = (range.start - origin.offset, range.end - origin.offset)
    guard origin.text == input, end <= bytes.count else { return [] }
    // Of `affects color` the first word may stand there already.
    let before = String(decoding: bytes[..<start], as: UTF8.self)
    let overlap = text.indices.reversed().first { before.hasSuffix(text[..<$0]) } ?? text.startIndex
    let behind = String(decoding: bytes[end...], as: UTF8.self)
    return [before + text + behind, before + text[overlap...] + behind]
  }

  @Test("many messages say what is to be written")
  func remedies() {
    // Behind the carets, or on lines of its own.
    let said = Self.allRows.filter { row in
      Self.written(row.output.replacing(/\n *\| +(\^+ )?/, with: " ")) != nil
    }
    #expect(said.count > 75, "\(said.count)")
  }

  /// Inputs whose suggestion is the beginning of a statement, names what is not there yet, or asks for what is not set.
  private static let halves: Set = [
    "show scren", "print $a", "overide", "header.addSubview(sender)",
    "define color c = theme == bold ? red", "define trait X = 1 { name Theme }",
    "define trait X = 1 { identifier }", "define trait X = 1 { accessors }",
    "redefine objc trait Theme: integer = 0", "why cell.image", "expect true within 0.1",
  ]
}
