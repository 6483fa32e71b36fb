import LineEditing
import Testing

@Suite("What may stand in an entry")
struct EntryTextTests {
  @Test(
    "a text from outside loses what steers a terminal",
    arguments: [
      ("a\r\nb\rc", "a\nb\nc"), ("\u{1B}[31mred", "[31mred"), ("a\tb", "a\tb"), ("\u{9B}1m", "1m"),
      ("a\u{202E}b\u{2066}", "ab"), ("\0nul\u{7F}", "nul"), ("요약 👩‍👩‍👧", "요약 👩‍👩‍👧"),
    ])
  func cleaned(_ text: String, _ clean: String) {
    #expect(EntryText.cleaned(text) == clean)
  }

  @Test(
    "a control is shown as an escape",
    arguments: [
      ("\u{1B}", "^["), ("\u{7F}", "^?"), ("\u{202E}", "\\u{202E}"), ("\u{9B}", "\\u{9B}"), ("é", "é"),
    ] as [(Character, String)])
  func shown(_ character: Character, _ text: String) {
    #expect(EntryText.shown(character) == text)
  }
}
