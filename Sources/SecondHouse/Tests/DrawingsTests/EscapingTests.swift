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
    #expect(Escaping.safe(bytes: text.utf8) == shown)
  }

  @Test("line ends and tabs stay where asked")
  func kept() {
    #expect(Escaping.safe("a\n\tb\r", keeping: [.lineEnd, .tab]) == "a\n\tb\\u{D}")
    #expect(Escaping.safe("a\n\tb", keeping: [.tab]) == "a\\n\tb")
  }

  @Test(
    "bytes that are no UTF-8 are written out one by one",
    arguments: [
      ([0x61, 0xFF, 0x62], "a\\xFFb"), ([0xC3], "\\xC3"), ([0xED, 0xA0, 0x80], "\\xED\\xA0\\x80"),
      ([0xF0, 0x9F, 0x8D, 0x8E, 0xF0, 0x9F], "🍎\\xF0\\x9F"), ([0xC0, 0x80], "\\xC0\\x80"), ([], ""),
    ] as [([UInt8], String)])
  func broken(bytes: [UInt8], shown: String) { #expect(Escaping.safe(bytes: bytes) == shown) }
}
