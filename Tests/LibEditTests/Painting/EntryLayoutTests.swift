import LineEditing
import TerminalTesting
import Testing

@testable import LibEdit

@Suite("The rows of an entry")
struct EntryLayoutTests {
  /// The screen on which some content was painted.
  func screen(_ content: EntryLayout.Content, columns: Int = 12, rows: Int = 8) -> Screen {
    var screen = Screen(rows: rows, columns: columns)
    var painter = FramePainter()
    screen.feed(painter.paint(EntryLayout.frame(of: content, columns: columns, palette: .standard)))
    return screen
  }

  func content(_ text: String, cursor: Int? = nil, prompt: Prompt = "> ") -> EntryLayout.Content {
    EntryLayout.Content(prompt: prompt, entry: Entry(text, cursor: cursor))
  }

  @Test("rows break at the edge, lines stand under the start of the text")
  func breaking() {
    let screen = screen(content("abcdefghijklm\nno"))
    #expect(screen.lines == ["> abcdefghij", "klm", "  no"])
    #expect(screen.cursor == .init(2, 4))
  }

  @Test("lines after the first are indented little where the prompt takes most of the row")
  func longPrompt() {
    #expect(screen(content("a\nb", prompt: "12345678> ")).lines == ["12345678> a", "  b"])
    #expect(screen(content("a\nb", prompt: "1234567890123> ")).lines == ["123456789012", "3> a", "  b"])
  }

  @Test(
    "the cursor stands on its character, and behind the last one",
    arguments: [(0, 0, 2), (9, 0, 11), (10, 1, 0), (11, 1, 1)])
  func cursor(_ offset: Int, _ row: Int, _ column: Int) {
    #expect(screen(content("abcdefghijk", cursor: offset)).cursor == .init(row, column))
  }

  @Test("the cursor before a newline at the edge stays on the last column")
  func cursorAtFullLine() {
    #expect(screen(content("abcdefghij\nk", cursor: 10)).cursor == .init(0, 11))
  }

  @Test("a finished entry needs no row for the cursor")
  func finished() {
    var content = content("abcdefghij")
    #expect(EntryLayout.frame(of: content, columns: 12, palette: .standard).rows.count == 2)
    content.isFinished = true
    #expect(EntryLayout.frame(of: content, columns: 12, palette: .standard).rows.count == 1)
  }

  @Test("a cursor inside a character stands before it")
  func cursorInside() {
    #expect(screen(content("a👩‍👩‍👧b", cursor: 5)).cursor == .init(0, 3))
  }

  @Test("later highlights win where two overlap")
  func highlights() {
    var content = content("abc")
    content.highlights = [Highlight(0..<3, .string), Highlight(1..<2, .number), Highlight(7..<9, .error)]
    let screen = screen(content)
    #expect((2..<5).map { screen[0, $0].style.foreground } == [2, 3, 2])
  }

  @Test("a suggestion is cut at the edge and at its first line's end")
  func suggestion() {
    var content = content("abc")
    content.suggestion = "defghijklmn"
    #expect(screen(content).lines == ["> abcdefghi"])
    content.suggestion = "d\ne"
    #expect(screen(content).lines == ["> abcd"])
  }

  @Test("rows under the entry are cut at the edge")
  func footer() {
    var content = content("a")
    content.footer = [[.init(text: "0123456789012345")], [.init(text: "漢漢漢漢漢漢漢", role: .faint)]]
    #expect(screen(content).lines == ["> a", "01234567890", "漢漢漢漢漢"])
  }

  @Test("no control reaches the terminal")
  func controls() {
    let frame = EntryLayout.frame(
      of: content("\u{1B}[2J\u{9B}\u{202E}\u{7}"), columns: 80, palette: Palette([:]))
    #expect(String(decoding: frame.rows[0].bytes, as: UTF8.self) == "> ^[[2J\\u{9B}\\u{202E}^G")
  }
}
