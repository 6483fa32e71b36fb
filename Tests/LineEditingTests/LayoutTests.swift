import Drawings
import LineEditing
import TerminalTesting
import Testing

@testable import LibEdit

@Suite("The rows of an entry, and the way from one frame to the next")
struct LayoutTests {
  /// A screen of so many columns on which an entry stands, and what writes there.
  static func painter(columns: Int) -> EntryScreen {
    var painter = EntryScreen(colors: .ansi16, rewraps: true)
    painter.size = (40, columns)
    return painter
  }

  /// The screen on which some content was painted.
  func screen(_ content: Frame.Content, columns: Int = 12) -> Screen {
    var screen = Screen(rows: 8, columns: columns)
    var painter = Self.painter(columns: columns)
    painter.paint(content)
    screen.feed(painter.takeOutput().utf8)
    return screen
  }

  func content(_ text: String, cursor: Int? = nil, prompt: Prompt = "> ") -> Frame.Content {
    Frame.Content(prompt: prompt, entry: Entry(text, cursor: cursor))
  }

  @Test("rows break at the edge, lines stand under the start of the text")
  func breaking() {
    let screen = screen(content("abcdefghijklm\nno"))
    #expect(screen.lines == ["> abcdefghij", "klm", "  no"])
    #expect(screen.cursor == .init(2, 4))
    #expect(self.screen(content("a\nb", prompt: "1234567890123> ")).lines == ["123456789012", "3> a", "  b"])
  }

  @Test("the cursor before a newline at the edge stays there, inside a character it stands before it")
  func cursorAtEdge() {
    #expect(screen(content("abcdefghij\nk", cursor: 10)).cursor == .init(0, 11))
    #expect(screen(content("a👩‍👩‍👧b", cursor: 5)).cursor == .init(0, 3))
    var finished = content("abcdefghij")
    #expect(Frame(finished, columns: 12).rows.count == 2)
    finished.isFinished = true
    #expect(Frame(finished, columns: 12).rows.count == 1)
  }

  @Test("later styles win where two overlap; suggestion and footer are cut at the edge")
  func styles() {
    var content = content("abc")
    content.styles = [StyledRange(0..<3, .string), StyledRange(1..<2, .number), StyledRange(7..<9, .error)]
    content.suggestion = "defghijklmn\no"
    content.footer = ["0123456789012345", StyledText("漢漢漢漢漢漢漢", .dim)]
    let screen = screen(content)
    #expect((2..<5).map { screen[0, $0].style.foreground } == [2, 4, 2])
    #expect(screen.lines == ["> abcdefghi", "0123456789…", "漢漢漢漢漢…"])
  }

  @Test("no control reaches the terminal")
  func controls() {
    let content = content("\u{1B}[2J\u{9B}\u{202E}\u{7}")
    var painter = Self.painter(columns: 80)
    painter.paint(content)
    let output = painter.takeOutput().unicodeScalars
    #expect(output.filter { $0 == "\u{9B}" || $0 == "\u{202E}" || $0 == "\u{7}" }.isEmpty)
    #expect(screen(content, columns: 80).lines == ["> \\u{1B}[2J\\u{9B}\\u{202E}\\u{7}"])
  }

  @Test(
    "a frame is cut to the rows around the cursor; the footer gives way first",
    arguments: [(0, 0, 0), (3, 0, 3), (4, 1, 3), (9, 6, 3)])
  func clipping(_ cursor: Int, _ top: Int, _ row: Int) {
    let lines = (0..<10).map { "\($0)" }
    func frame(_ lines: [String], footer: [StyledText] = []) -> Frame {
      var content = content(lines.joined(separator: "\n"), cursor: min(cursor * 2, lines.count * 2 - 1))
      content.footer = footer
      return Frame(content, columns: 20)
    }
    let clipped = frame(lines).clipped(to: 4)
    #expect(clipped.rows == Array(frame(lines).rows[top..<(top + 4)]) && clipped.cursor.row == row)
    let footed = frame(Array(lines.prefix(5)), footer: lines.map { StyledText($0) }).clipped(to: 8)
    #expect(footed.rows.count == 3 && footed.footer.count == 5)
    #expect(0..<3 ~= footed.cursor.row)
  }

  static func randomContent(_ dice: inout Dice) -> Frame.Content {
    let pieces = ["a", "bc ", "漢", "\n", "e\u{301}", "👩‍👩‍👧", "\t", "한글", "x\n", "12345"]
    let text = (0..<dice.roll(12)).map { _ in pieces[dice.roll(pieces.count)] }.joined()
    var content = Frame.Content(
      prompt: Prompt("> ", right: dice.roll(2) == 0 ? "" : "[1]"), entry: Entry(text))
    for _ in 0..<dice.roll(5) { content.entry.cursor = content.entry.previous }
    content.styles = [StyledRange(0..<dice.roll(9), .string)]
    if content.entry.isAtEnd && dice.roll(2) == 0 { content.suggestion = "rest" }
    content.footer = (0..<dice.roll(3)).map { StyledText("candidate \($0)", .dim) }
    return content
  }

  @Test("after any frames the screen is as if the last one had been painted alone", arguments: 0..<30)
  func randomFrames(_ seed: Int) throws {
    var dice = Dice(state: UInt64(seed))
    var screen = Screen(rows: 40, columns: 9 + seed % 5)
    var painter = Self.painter(columns: screen.columns)
    for _ in 0..<30 {
      let content = Self.randomContent(&dice)
      painter.paint(content)
      screen.feed(painter.takeOutput().utf8)
      painter.paint(content)
      #expect(painter.takeOutput().isEmpty)
      var fresh = Screen(rows: 40, columns: screen.columns)
      var other = Self.painter(columns: screen.columns)
      other.paint(content)
      fresh.feed(other.takeOutput().utf8)
      try #require(screen.lines == fresh.lines)
      try #require(screen.cursor == fresh.cursor)
      try #require((0..<40).allSatisfy { row in (0..<9).allSatisfy { screen[row, $0] == fresh[row, $0] } })
      #expect(screen.scrollback == [])
    }
  }

  @Test(
    "where a narrower screen has broken rows anew, all of them are erased and nothing above",
    arguments: 5..<30)
  func rewrapping(columns: Int) {
    for cursor in [0, 5, 17, 30, 31, 45] {
      var screen = Screen(rows: 40, columns: 30)
      var painter = Self.painter(columns: 30)
      screen.feed("above\r\n".utf8)
      let text = "scene main {\n  window of a long name\n}"
      let content = content(text, cursor: min(cursor, text.utf8.count), prompt: Prompt("> ", right: "[1]"))
      painter.paint(content)
      screen.feed(painter.takeOutput().utf8)
      screen.rewrap(columns: columns)
      painter.size.columns = columns
      painter.erase()
      screen.feed(painter.takeOutput().utf8)
      #expect(screen.lines == ["above"] && screen.cursor == .init(1, 0))
    }
  }
}
