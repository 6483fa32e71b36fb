import TerminalTesting
import Testing

@Suite("The grid of a terminal")
struct ScreenTests {
  func screen(_ text: String, rows: Int = 4, columns: Int = 6) -> Screen {
    var screen = Screen(rows: rows, columns: columns)
    screen.feed(text.utf8)
    return screen
  }

  @Test("the last column keeps the cursor until the next character comes")
  func pendingWrap() {
    var screen = screen("abcdef")
    #expect(screen.cursor == .init(0, 5))
    #expect(screen.isWrapPending)
    screen.feed("g".utf8)
    #expect(screen.lines == ["abcdef", "g"])
    screen.feed("\r\u{1B}[Aabcdef\rX".utf8)
    #expect(screen.lines == ["Xbcdef", "g"])
    #expect(screen.cursor == .init(0, 1))
  }

  @Test("wide characters take two cells and never straddle the edge")
  func wide() {
    let screen = screen("漢a12漢b")
    #expect(screen.lines == ["漢a12", "漢b"])
    #expect((screen[0, 0].width, screen[0, 1].width) == (2, 0))
    #expect(self.screen("漢\rx").line(0) == "x")
    #expect(self.screen("漢\u{1B}[1;2Hx").line(0) == " x")
  }

  @Test("marks combine with the character before them")
  func combining() {
    #expect(screen("e\u{301}x").line(0) == "e\u{301}x")
    #expect(screen("e\u{301}x").cursor == .init(0, 2))
    #expect(screen("12345e\u{301}").line(0) == "12345e\u{301}")
  }

  @Test("the bottom row scrolls")
  func scrolling() {
    let screen = screen("a\r\nb\r\nc\r\nd\r\ne")
    #expect(screen.lines == ["b", "c", "d", "e"])
    #expect(screen.scrollback == ["a"])
  }

  @Test(
    "the cursor moves and stays inside",
    arguments: [
      ("\u{1B}[9A", 0, 3), ("\u{1B}[2B", 2, 3), ("\u{1B}[9B", 3, 3), ("\u{1B}[C", 0, 4), ("\u{1B}[9C", 0, 5),
      ("\u{1B}[2D", 0, 1), ("\u{1B}[3G", 0, 2), ("\u{1B}[2;4H", 1, 3), ("\u{1B}[H", 0, 0), ("\u{8}", 0, 2),
      ("\u{1B}[3d", 2, 3), ("\t", 0, 5), ("\r", 0, 0), ("\u{1B}7\u{1B}[3;3H\u{1B}8", 0, 3),
    ])
  func motion(_ text: String, _ row: Int, _ column: Int) {
    #expect(screen("abc" + text).cursor == .init(row, column))
  }

  @Test("erasing to the end, to the start, and all of it")
  func erasing() {
    let full = "abcdef\r\nghijkl\r\nmnopqr\u{1B}[2;3H"
    #expect(screen(full + "\u{1B}[K").lines == ["abcdef", "gh", "mnopqr"])
    #expect(screen(full + "\u{1B}[1K").lines == ["abcdef", "   jkl", "mnopqr"])
    #expect(screen(full + "\u{1B}[2K").lines == ["abcdef", "", "mnopqr"])
    #expect(screen(full + "\u{1B}[J").lines == ["abcdef", "gh"])
    #expect(screen(full + "\u{1B}[1J").lines == ["", "   jkl", "mnopqr"])
    #expect(screen(full + "\u{1B}[2J").lines == [])
    #expect(screen(full + "\u{1B}[2P").lines[1] == "ghkl")
    #expect(screen(full + "\u{1B}[2@").lines[1] == "gh  ij")
    #expect(screen(full + "\u{1B}[L").lines == ["abcdef", "", "ghijkl", "mnopqr"])
    #expect(screen(full + "\u{1B}[M").lines == ["abcdef", "mnopqr"])
  }

  @Test("styles belong to cells")
  func styles() {
    let screen = screen("\u{1B}[1;31ma\u{1B}[0;2mb\u{1B}[7;48;5;200mc\u{1B}[md")
    #expect(screen[0, 0].style == .init(foreground: 1, bold: true))
    #expect(screen[0, 1].style == .init(dim: true))
    #expect(screen[0, 2].style == .init(background: 200, dim: true, reversed: true))
    #expect(screen[0, 3].style == .init())
    #expect(self.screen("\u{1B}[91mx\u{1B}[22;39my")[0, 0].style.foreground == 9)
  }

  @Test("modes, bells and strings")
  func modes() {
    let screen = screen("\u{1B}[?2004h\u{1B}[?25l\u{7}\u{1B}]0;title\u{7}x")
    #expect(screen.isPasteBracketed)
    #expect(!screen.isCursorVisible)
    #expect(screen.bells == 1)
    #expect(screen.lines == ["x"])
    #expect(!self.screen("\u{1B}[?2004h\u{1B}[?2004l").isPasteBracketed)
  }

  @Test("what is not known is reported")
  func unknown() {
    #expect(screen("\u{1B}[5n\u{1B}[?77h\u{1B}x").unknownSequences == ["CSI 5n", "CSI ?77h", "ESC x"])
  }

  @Test("a smaller screen keeps the cursor's row, a larger one is filled")
  func resizing() {
    var screen = screen("abcdef\r\nb\r\nc\r\nd")
    screen.resize(rows: 2, columns: 3)
    #expect(screen.lines == ["c", "d"])
    #expect(screen.scrollback == ["abc", "b"])
    #expect(screen.cursor == .init(1, 1))
    screen.resize(rows: 3, columns: 8)
    screen.feed("xyz".utf8)
    #expect(screen.lines == ["c", "dxyz"])
  }

  @Test("broken UTF-8 is dropped")
  func brokenText() {
    var screen = Screen(rows: 1, columns: 4)
    screen.feed([0xE6, 0x61, 0xFF, 0x62])
    #expect(screen.line(0) == "ab")
  }

  @Test("a terminal that breaks rows anew keeps the cursor at its character, and joins what it broke")
  func rewrap() {
    var screen = screen("abcdef\r\nxy\u{1B}[A", columns: 8)
    screen.rewrap(columns: 4)
    #expect(screen.lines == ["abcd", "ef", "xy"])
    #expect(screen.cursor == .init(0, 2))
    screen.rewrap(columns: 8)
    #expect(screen.lines == ["abcdef", "xy"])
    screen.rewrap(columns: 2)
    #expect(screen.lines == ["ab", "cd", "ef", "xy"])
    #expect(screen.cursor == .init(1, 0))
  }
}
