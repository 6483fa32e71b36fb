import LineEditing
import TerminalTesting
import Testing

@testable import LibEdit

@Suite("A typed character, ahead of its frame")
struct EchoTests {
  private static func frame(_ content: EntryLayout.Content, columns: Int) -> Frame {
    EntryLayout.frame(of: content, columns: columns, palette: .standard)
  }

  private static func content(
    _ text: String, _ highlights: [Highlight] = [], suggestion: String = "", right: String = ""
  ) -> EntryLayout.Content {
    EntryLayout.Content(
      prompt: Prompt("> ", right: right), entry: Entry(text), highlights: highlights, suggestion: suggestion)
  }

  /// What is sent at once, and what the frame still has to send.
  private func bytes(
    _ old: EntryLayout.Content, _ byte: Character, _ new: EntryLayout.Content
  ) -> [String?] {
    var painter = FramePainter()
    _ = painter.paint(Self.frame(old, columns: 20))
    let echo = byte.asciiValue.flatMap { painter.echo($0, columns: 20) }
    let rest = painter.paint(Self.frame(new, columns: 20))
    return [echo.map { String(decoding: $0, as: UTF8.self) }, String(decoding: rest, as: UTF8.self)]
  }

  @Test("what was foreseen is sent once")
  func foreseen() {
    let coloured = [Highlight(0..<9, .string)]
    #expect(bytes(Self.content("ab"), "c", Self.content("abc")) == ["c", ""])
    #expect(bytes(Self.content("ab", right: "[1]"), "c", Self.content("abc", right: "[1]")) == ["c", ""])
    #expect(
      bytes(Self.content("ab", coloured), "c", Self.content("abc", coloured))
        == ["\u{1B}[32mc\u{1B}[0m", ""])
    let keyword = [Highlight(0..<2, .keyword)]
    #expect(bytes(Self.content("ab", keyword), " ", Self.content("ab ", keyword)) == [" ", ""])
    #expect(
      bytes(Self.content("ab", suggestion: "cde"), "c", Self.content("abc", suggestion: "de")) == ["c", ""])
  }

  @Test("what turns out otherwise is mended")
  func mended() {
    #expect(
      bytes(Self.content("ab"), "c", Self.content("abc", [Highlight(0..<3, .keyword)]))[0] == "c")
    #expect(bytes(Self.content("ab"), "c", Self.content("ab")) == ["c", "\u{8}\u{1B}[K"])
    #expect(bytes(Self.content("ab", suggestion: "cde"), "x", Self.content("abx")) == ["x", "\u{1B}[K"])
  }

  @Test("at the right edge, and where a suggestion ends, nothing is foreseen")
  func edges() {
    let full = String(repeating: "a", count: 17)
    #expect(bytes(Self.content(full), "b", Self.content(full + "b"))[0] == nil)
    #expect(bytes(Self.content("ab", suggestion: "c"), "c", Self.content("abc"))[0] == nil)
  }

  @Test(
    "after any frames, echoes and frames the screen is as if the last one had been painted alone",
    arguments: 0..<50)
  func randomEchoes(_ seed: Int) throws {
    var dice = FramePainterTests.Dice(state: UInt64(seed))
    let columns = 9 + seed % 5
    var screen = Screen(rows: 40, columns: columns)
    var painter = FramePainter()
    var echoes = 0
    for _ in 0..<60 {
      var content = FramePainterTests.randomContent(&dice)
      if dice.roll(2) == 0 { content.entry.cursor = content.entry.text.utf8.count }
      screen.feed(painter.paint(Self.frame(content, columns: columns)))
      for byte in "a z".utf8 where content.entry.isAtEnd {
        let (cursor, lines) = (screen.cursor, screen.lines)
        guard let echo = painter.echo(byte, columns: columns) else { break }
        echoes += 1
        screen.feed(echo)
        try #require(screen.cursor == .init(cursor.row, cursor.column + 1))
        try #require(screen[cursor.row, cursor.column].text == String(Unicode.Scalar(byte)))
        try #require(
          screen.lines.enumerated().allSatisfy { $0 == cursor.row || $1 == (lines + [""])[$0] })
      }
      let last = Self.frame(FramePainterTests.randomContent(&dice), columns: columns)
      screen.feed(painter.paint(last))
      var fresh = Screen(rows: 40, columns: columns)
      var other = FramePainter()
      fresh.feed(other.paint(last))
      try #require(screen.lines == fresh.lines)
      try #require(screen.cursor == fresh.cursor)
      try #require((0..<40).allSatisfy { row in (0..<9).allSatisfy { screen[row, $0] == fresh[row, $0] } })
    }
    #expect(echoes > 10)
  }
}

extension FramePainter {
  /// What a character typed at the cursor shows ahead of its frame; `nil` where nothing is foreseen.
  fileprivate mutating func echo(_ byte: UInt8, columns: Int) -> [UInt8]? {
    guard let foresight = foresight(columns: columns), byte != 0x20 || foresight.showsSpaces else {
      return nil
    }
    type(byte)
    return byte == 0x20 || foresight.style.isEmpty
      ? [byte] : foresight.style + [byte] + "\u{1B}[0m".utf8
  }
}
