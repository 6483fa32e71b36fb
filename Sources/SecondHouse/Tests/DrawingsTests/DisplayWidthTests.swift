import Drawings
import Testing

@Suite("Display width")
struct DisplayWidthTests {
  @Test(
    "text has the columns that terminals give it",
    arguments: [
      ("", 0), ("theme", 5), ("é", 1), ("e\u{301}", 1), ("요약", 4), ("\u{1112}\u{1161}\u{11AB}", 2),
      ("テーマ", 6),
      ("ｱｲ", 2), ("ＡＢ", 4), ("日本語。", 8), ("🍎", 2), ("👨‍👩‍👧", 2), ("👍🏽", 2), ("❤️", 2), ("❤", 1), ("1️⃣", 2),
      ("🇰🇷", 2), ("\u{200B}", 0), ("→", 1), ("…", 1), ("│├└", 3), ("한글 English", 12), ("กำ", 2), ("☺︎", 1),
      ("𠮷", 2), ("a\u{AD}b", 3), ("\u{303F}", 1), ("㉈", 1), ("䷀", 2),
    ])
  func widths(text: String, width: Int) { #expect(DisplayWidth.of(text) == width) }

  @Test("controls have no width: they are escaped before they are drawn")
  func controls() {
    #expect(DisplayWidth.of("\u{1B}\u{7F}\u{9B}\n" as String) == 0)
    #expect(StyledText("\u{1B}").width == 6)
  }

  @Test("clusters that terminals may take apart are known")
  func disputed() {
    #expect(["👩‍👩‍👧", "❤️", "👍🏽", "🇰🇷"].allSatisfy { DisplayWidth.isDisputed($0) })
    #expect(!["e\u{301}", "漢", "a", "กำ"].contains { DisplayWidth.isDisputed($0) })
    #expect(DisplayWidth.most(of: "👩‍👩‍👧") == 6)
  }

  @Test("a letter with a thousand marks takes one column")
  func zalgo() { #expect(DisplayWidth.of("a" + String(repeating: "\u{301}", count: 1_000)) == 1) }
}
