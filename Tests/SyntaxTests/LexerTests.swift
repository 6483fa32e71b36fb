import Testing

@testable import Syntax

@Suite("Reading tokens")
struct LexerTests {
  /// The kinds and texts of the tokens of a text.
  private func tokens(_ text: String) -> [String] {
    var names = NameTable()
    let bytes = Array(text.utf8)
    return bytes.withUnsafeBufferPointer { source in
      withUnsafeMutablePointer(to: &names) { names in
        var lexer = Lexer(source, at: 0, names: names)
        var found: [String] = []
        while true {
          let token = lexer.next(linesMatter: true)
          if token.kind == .end { return found }
          let text = String(decoding: bytes[token.start..<token.end], as: UTF8.self)
          found.append("\(token.kind) \(token.kind == .newline ? "" : text)")
        }
      }
    }
  }

  @Test("three points are one sign, and no part of a number")
  func ellipsis() {
    #expect(
      tokens("200...300...400") == [
        "integer 200", "ellipsis ...", "integer 300", "ellipsis ...", "integer 400",
      ])
    #expect(tokens("1.5...2.5") == ["decimal 1.5", "ellipsis ...", "decimal 2.5"])
  }

  @Test("numbers, sizes and durations")
  func numbers() {
    #expect(
      tokens("42 1_000 1.5 390x844 0.25s 250ms 1.5x2") == [
        "integer 42", "integer 1_000", "decimal 1.5", "size 390x844", "duration 0.25s", "duration 250ms",
        "size 1.5x2",
      ])
  }

  @Test(
    "a number that runs into letters is one broken token",
    arguments: ["12abc", "4x", "3sec", "1e5", "0b1", "5é", "3x4x5"])
  func numbersThatRunOn(text: String) { #expect(tokens(text) == ["broken \(text)"]) }

  @Test("a point behind a number without digits is a member's")
  func memberOfNumber() { #expect(tokens("5.count") == ["integer 5", "dot .", "name count"]) }

  @Test("colours have 3, 6 or 8 digits")
  func colors() {
    #expect(tokens("#abc #1e90ff #1E90FF80") == ["color #abc", "color #1e90ff", "color #1E90FF80"])
    #expect(
      tokens("#ab #abcd #xyz # #1234567890") == [
        "broken #ab", "broken #abcd", "broken #xyz", "broken #", "broken #1234567890",
      ])
  }

  @Test("line ends are tokens of one byte, blanks and comments none")
  func lineEnds() {
    #expect(tokens("a // b\r\n\n\tc") == ["name a", "newline ", "newline ", "name c"])
  }

  @Test("a byte order mark at the start is no token")
  func byteOrderMark() { #expect(tokens("\u{FEFF}a") == ["name a"]) }

  @Test("strings end at their quote, not at one in a value")
  func strings() {
    #expect(tokens(#""a \"b\" \("c" + d(")")) e" f"#) == [#"string "a \"b\" \("c" + d(")")) e""#, "name f"])
    #expect(tokens("\"\"\"\na \"b\"\n\"\"\" c") == ["text \"\"\"\na \"b\"\n\"\"\"", "name c"])
    #expect(tokens("\"\" a") == [#"string """#, "name a"])
  }

  @Test("a string that does not end on its line is broken up to there")
  func unterminated() {
    #expect(tokens("\"abc  \nd") == ["broken \"abc", "newline ", "name d"])
    #expect(tokens("\"\\(a\nd") == ["broken \"\\(a", "newline ", "name d"])
  }

  @Test("signs are as long as they can be")
  func signs() {
    #expect(
      tokens("===!===<=>=&&||") == [
        "identical ===", "notEqual !=", "equal ==", "lessOrEqual <=", "greaterOrEqual >=", "and &&", "or ||",
      ])
  }

  @Test("letters of any script make names, pictures do not")
  func letters() {
    #expect(tokens("요약 テーマ naïve ñ_1") == ["name 요약", "name テーマ", "name naïve", "name ñ_1"])
    #expect(tokens("🍎") == ["broken 🍎"])
  }
}
