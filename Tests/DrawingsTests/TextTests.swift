import Drawings
import Testing

@Suite("Escaping")
struct EscapingTests {
  @Test(
    "what acts on a terminal or on the order of text is written out",
    arguments: [
      ("plain ASCII ~", "plain ASCII ~"), ("요약 テーマ 🍎👨‍👩‍👧 é", "요약 テーマ 🍎👨‍👩‍👧 é"),
      ("\u{1B}[2J", "\\u{1B}[2J"), ("a\0b", "a\\u{0}b"), ("\u{7F}", "\\u{7F}"), ("\u{9B}31m", "\\u{9B}31m"),
      ("\r\n\t", "\\u{D}\\n\\t"), ("\u{202E}abc\u{2066}", "\\u{202E}abc\\u{2066}"),
      ("\u{200E}\u{200F}\u{061C}", "\\u{200E}\\u{200F}\\u{61C}"), ("\u{2028}\u{2029}", "\\u{2028}\\u{2029}"),
      ("\u{FEFF}a", "\\u{FEFF}a"),
    ])
  func harmful(text: String, shown: String) {
    #expect(Escaping.safe(text) == shown)
  }

}

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

  @Test("clusters that terminals may take apart are known")
  func disputed() {
    #expect(["👩‍👩‍👧", "❤️", "👍🏽", "🇰🇷"].allSatisfy { DisplayWidth.isDisputed($0) })
    #expect(!["e\u{301}", "漢", "a", "กำ"].contains { DisplayWidth.isDisputed($0) })
    #expect(DisplayWidth.most(of: "👩‍👩‍👧") == 6)
  }

}

@Suite("Theme")
struct ThemeTests {
  let text =
    StyledText("error", .error) + ": " + StyledText("a\nb", .keyword) + StyledText("■", .swatch(0x1E90FF))

  @Test("a style ends at each line end and with its text")
  func ansi() {
    #expect(
      Theme.render(text, colors: .ansi16)
        == "\u{1B}[1;31merror\u{1B}[0m: \u{1B}[35ma\u{1B}[0m\n\u{1B}[35mb\u{1B}[0m■")
  }

  @Test("a sample is as near to its colour as the terminal can")
  func swatch() {
    let sample = StyledText("■", .swatch(0x1E90FF))
    #expect(Theme.render(sample, colors: .trueColor) == "\u{1B}[38;2;30;144;255m■\u{1B}[0m")
    #expect(Theme.render(sample, colors: .color256) == "\u{1B}[38;5;33m■\u{1B}[0m")
    #expect(Theme.sequence(for: .swatch(0xFFFFFF), colors: .color256) == "\u{1B}[38;5;231m")
    #expect(Theme.sequence(for: .swatch(0), colors: .color256) == "\u{1B}[38;5;16m")
  }

  @Test("what a text says cannot begin a sequence")
  func hostile() {
    let rendered = Theme.render(StyledText("\u{1B}[31m\u{9B}2J"), colors: .trueColor)
    #expect(!rendered.unicodeScalars.contains { Escaping.isHarmful($0) })
  }
}

@Suite("Signs in ASCII")
struct ASCIISignsTests {
  @Test("signs are spelled out, letters stay")
  func spelled() {
    #expect(ASCIISigns.spelled("main › 폼: standard → pastel …") == "main > 폼: standard -> pastel ...")
    #expect(ASCIISigns.spelled("plain") == "plain")
  }
}
