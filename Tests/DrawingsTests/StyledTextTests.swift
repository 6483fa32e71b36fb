import Drawings
import Testing

@Suite("Styled text")
struct StyledTextTests {
  @Test("pieces of one style become one")
  func merged() {
    let text = StyledText("a", .name) + StyledText("b", .name) + "" + StyledText("c", .error)
    #expect(text.spans.map(\.text) == ["ab", "c"])
    #expect(text.spans.map(\.style) == [.name, .error])
    #expect(text.string == "abc")
  }

  @Test("what acts on a terminal is escaped on entry, line ends and tabs stay")
  func escaped() {
    #expect(StyledText("a\u{1B}[2J\u{202E}\n\tb").string == "a\\u{1B}[2J\\u{202E}\n\tb")
    #expect(("\("\u{9B}")" as StyledText).string == "\\u{9B}")
    #expect(StyledText("a\n\tb").onOneLine.string == "a\\n\\tb")
  }

  @Test("padding counts columns, not characters")
  func padded() {
    #expect(StyledText("요약").padded(to: 6).string == "요약  ")
    #expect(StyledText("ab").padded(to: 5, .trailing).string == "   ab")
    #expect(StyledText("ab").padded(to: 5, .center).string == " ab  ")
    #expect(StyledText("abc").padded(to: 2).string == "abc")
  }

  @Test(
    "cutting keeps whole characters and says that it cut",
    arguments: [
      ("abcdef", 6, "abcdef"), ("abcdef", 5, "abcd…"), ("요약요약", 6, "요약…"), ("요약요약", 5, "요약…"),
      ("abc", 1, "…"),
      ("abc", 0, ""), ("e\u{301}e\u{301}e\u{301}", 2, "e\u{301}…"),
    ])
  func truncated(text: String, width: Int, result: String) {
    #expect(StyledText(text).truncated(to: width).string == result)
  }

  @Test(
    "wrapping parts lines between words",
    arguments: [
      ("one two three", 7, ["one two", "three"]), ("one two three", 8, ["one two", "three"]),
      ("one  two", 4, ["one", "two"]), ("abcdefgh", 3, ["abc", "def", "gh"]),
      ("a abcdef", 4, ["a", "abcd", "ef"]),
      ("형제 자매가 온다", 8, ["형제", "자매가", "온다"]), ("形態素解析。はい", 10, ["形態素解", "析。はい"]),
      ("色を（赤）に", 6, ["色を", "（赤）", "に"]), ("a\nbcd ef", 4, ["a", "bcd", "ef"]), ("", 5, [""]),
      ("  indented text", 10, ["  indented", "text"]), ("x", 0, ["x"]), ("日本", 1, ["日", "本"]),
    ])
  func wrapped(text: String, width: Int, result: [String]) {
    #expect(StyledText(text).wrapped(to: width).map(\.string) == result)
  }

  @Test("hanging lines are indented and keep within the width")
  func hanging() {
    #expect(
      StyledText("- one two three").wrapped(to: 8, hanging: 2).map(\.string) == ["- one", "  two", "  three"])
  }

  @Test("wrapping loses nothing but blanks and never exceeds the width")
  func wrapsEverything() {
    let text = "Traits flow 아래로 from the scene 🍎 into each 画面の一番下まで and noWordIsTooLongForThisTerminalEver."
    for width in 2..<60 {
      let lines = StyledText(text).wrapped(to: width)
      #expect(lines.allSatisfy { $0.width <= width })
      #expect(lines.map(\.string).joined().filter { $0 != " " } == text.filter { $0 != " " })
    }
  }
}
