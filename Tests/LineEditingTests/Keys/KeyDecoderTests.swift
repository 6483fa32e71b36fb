import LineEditing
import Testing

@Suite("Bytes become keys")
struct KeyDecoderTests {
  /// All keys of some bytes; what is unfinished at the end is flushed.
  func keys(_ bytes: [UInt8]) -> [Key] {
    var decoder = KeyDecoder()
    var keys = bytes.compactMap { decoder.push($0) }
    if let last = decoder.flush() { keys.append(last) }
    return keys
  }

  func keys(_ text: String) -> [Key] { keys(Array(text.utf8)) }

  @Test(
    "a sequence is one key",
    arguments: [
      ("\u{1B}[A", Key.up), ("\u{1B}OA", .up), ("\u{1B}[B", .down), ("\u{1B}[C", .right), ("\u{1B}[D", .left),
      ("\u{1B}[H", .home), ("\u{1B}[1~", .home), ("\u{1B}OF", .end), ("\u{1B}[4~", .end),
      ("\u{1B}[3~", .delete),
      ("\u{1B}[1;5C", .wordRight), ("\u{1B}[1;3D", .wordLeft), ("\u{1B}[Z", .backTab),
      ("\u{1B}\r", .altEnter),
      ("\u{1B}\n", .altEnter), ("\u{1B}f", .alt("f")), ("\u{1B}[15~", .unknown),
      ("\u{1B}", .escape), ("\u{3}", .control("c")), ("\u{1F}", .control("_")), ("\u{0}", .control("@")),
      ("\u{7F}", .backspace), ("\u{8}", .backspace), ("\t", .tab), ("\r", .enter), ("\n", .enter),
    ])
  func sequence(_ text: String, _ key: Key) {
    #expect(keys(text) == [key])
  }

  @Test("characters of one to four bytes are one key a scalar")
  func characters() {
    #expect(keys("aé漢😀") == [.text("a"), .text("é"), .text("漢"), .text("😀")])
  }

  @Test("broken UTF-8 is dropped and what follows it is kept")
  func brokenText() {
    #expect(keys([0xE6, 0xBC, 0x61]) == [.text("a")])
    #expect(keys([0xFF, 0x80, 0x62]) == [.text("b")])
    #expect(keys([0xED, 0xA0, 0x80, 0x63]) == [.text("c")])
  }

  @Test("controls that a keyboard cannot mean are dropped")
  func hostileScalars() {
    #expect(keys("\u{9B}a\u{202E}b") == [.text("a"), .text("b")])
  }

  @Test("a paste is one key, its newlines and tabs kept, its other controls dropped")
  func paste() {
    #expect(
      keys("x\u{1B}[200~a\r\nb\rc\n\td\u{1B}[31me\u{7}\u{1B}[201~y")
        == [.text("x"), .paste("a\nb\nc\n\td[31me"), .text("y")])
  }

  @Test("a paste without an end is what came of it")
  func tornPaste() {
    #expect(keys("\u{1B}[200~half") == [.paste("half")])
  }

  @Test("Escape before a sequence is a key of its own")
  func escapeThenSequence() {
    #expect(keys("\u{1B}\u{1B}[A") == [.escape, .up])
    #expect(keys("\u{1B}[1;\u{1B}[B") == [.down])
  }

  @Test("a sequence without end gives up")
  func endlessSequence() {
    #expect(keys("\u{1B}[" + String(repeating: "1", count: 40)).first == .unknown)
  }
}
