import LineEditing
import Testing

@Suite("How many columns a text takes")
struct DisplayWidthTests {
  @Test(
    "characters take the columns that terminals give them",
    arguments: [
      ("", 0), ("theme", 5), ("é", 1), ("e\u{301}", 1), ("漢", 2), ("요약", 4), ("\u{1112}\u{1161}\u{11AB}", 2),
      ("テーマ", 6), ("😀", 2), ("👩‍👩‍👧", 2), ("🇰🇷", 2), ("❤️", 2), ("…", 1), ("─", 1), ("Ａ", 2),
    ])
  func columns(_ text: String, _ width: Int) {
    #expect(DisplayWidth.of(text) == width)
  }

  @Test("clusters that terminals may take apart are known")
  func disputed() {
    #expect(DisplayWidth.isDisputed("👩‍👩‍👧"))
    #expect(DisplayWidth.isDisputed("❤️"))
    #expect(!DisplayWidth.isDisputed("e\u{301}"))
    #expect(!DisplayWidth.isDisputed("漢"))
  }
}
