import LineEditing
import TerminalTesting
import Testing

@testable import LibEdit

@Suite("From one frame to the next")
struct FramePainterTests {
  /// A deterministic sequence of numbers.
  struct Dice {
    var state: UInt64
    mutating func roll(_ sides: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % sides
    }
  }

  static func randomContent(_ dice: inout Dice) -> EntryLayout.Content {
    let pieces = ["a", "bc ", "漢", "\n", "e\u{301}", "👩‍👩‍👧", "\t", "한글", "x\n", "12345"]
    let text = (0..<dice.roll(12)).map { _ in pieces[dice.roll(pieces.count)] }.joined()
    var content = EntryLayout.Content(
      prompt: Prompt("> ", right: dice.roll(2) == 0 ? "" : "[1]"), entry: Entry(text))
    for _ in 0..<dice.roll(5) { content.entry.cursor = content.entry.previous }
    content.highlights = [Highlight(0..<dice.roll(9), .string)]
    if content.entry.isAtEnd && dice.roll(2) == 0 { content.suggestion = "rest" }
    content.footer = (0..<dice.roll(3)).map { [.init(text: "candidate \($0)", role: .faint)] }
    return content
  }

  @Test("after any frames the screen is as if the last one had been painted alone", arguments: 0..<50)
  func randomFrames(_ seed: Int) throws {
    var dice = Dice(state: UInt64(seed))
    var screen = Screen(rows: 40, columns: 9 + seed % 5)
    var painter = FramePainter()
    for _ in 0..<30 {
      let content = Self.randomContent(&dice)
      let frame = EntryLayout.frame(of: content, columns: screen.columns, palette: .standard)
      screen.feed(painter.paint(frame))
      var fresh = Screen(rows: 40, columns: screen.columns)
      var other = FramePainter()
      fresh.feed(other.paint(frame))
      try #require(screen.lines == fresh.lines)
      try #require(screen.cursor == fresh.cursor)
      try #require((0..<40).allSatisfy { row in (0..<9).allSatisfy { screen[row, $0] == fresh[row, $0] } })
      #expect(screen.scrollback == [])
    }
  }

  @Test("an unchanged frame costs nothing, a moved cursor two motions")
  func economy() {
    var painter = FramePainter()
    var content = EntryLayout.Content(prompt: "> ", entry: Entry("abc"))
    _ = painter.paint(EntryLayout.frame(of: content, columns: 20, palette: .standard))
    #expect(painter.paint(EntryLayout.frame(of: content, columns: 20, palette: .standard)).isEmpty)
    content.entry.cursor = 1
    let bytes = painter.paint(EntryLayout.frame(of: content, columns: 20, palette: .standard))
    #expect(String(decoding: bytes, as: UTF8.self) == "\u{8}\u{8}")
  }

  /// The bytes that lead from one text to another, the cursor at the end of both.
  private func bytes(
    from old: String, to new: String, _ highlights: [Highlight] = [], right: String = ""
  ) -> String {
    var painter = FramePainter()
    let contents = [old, new].map {
      EntryLayout.Content(prompt: Prompt("> ", right: right), entry: Entry($0), highlights: highlights)
    }
    _ = painter.paint(EntryLayout.frame(of: contents[0], columns: 20, palette: .standard))
    let bytes = painter.paint(EntryLayout.frame(of: contents[1], columns: 20, palette: .standard))
    return String(decoding: bytes, as: UTF8.self)
  }

  @Test("a typed character is all that is written, also beside a right prompt and behind a colour")
  func typing() {
    #expect(bytes(from: "ab", to: "abc") == "c")
    #expect(bytes(from: "ab", to: "abc", right: "[1]") == "c")
    #expect(bytes(from: "ab ", to: "ab c", [Highlight(0..<2, .keyword)]) == "c")
    #expect(bytes(from: "ab", to: "abc", [Highlight(0..<9, .string)]) == "\u{1B}[32mc\u{1B}[0m")
  }

  @Test("what is shorter, wide or combining is written from a whole character on, and erased behind")
  func rewriting() {
    #expect(bytes(from: "abc", to: "ab") == "\u{8}\u{1B}[K")
    #expect(bytes(from: "ab", to: "xb") == "\u{8}\u{8}xb")
    #expect(bytes(from: "abe", to: "abe\u{301}") == "\u{8}e\u{301}\u{1B}[K\r\u{1B}[5C")
    #expect(bytes(from: "abe\u{301}", to: "abe") == "\u{8}e\u{1B}[K")
    #expect(bytes(from: "a漢", to: "a漢字") == "字\u{1B}[K\r\u{1B}[7C")
  }

  @Test("leaving goes below everything, erasing goes back to the first row")
  func leaveAndErase() {
    var screen = Screen(rows: 10, columns: 20)
    screen.feed("before\r\n".utf8)
    var painter = FramePainter()
    let content = EntryLayout.Content(prompt: "> ", entry: Entry("a\nb\nc", cursor: 0))
    let frame = EntryLayout.frame(of: content, columns: 20, palette: .standard)
    screen.feed(painter.paint(frame))
    screen.feed(painter.erase(columns: screen.columns, rewraps: false))
    #expect(screen.lines == ["before"])
    #expect(screen.cursor == .init(1, 0))
    screen.feed(painter.paint(frame))
    screen.feed(painter.leave())
    #expect(screen.cursor == .init(4, 0))
  }

  @Test(
    "where a narrower screen has broken rows anew, all of them are erased and nothing above",
    arguments: 4..<30)
  func rewrapping(columns: Int) {
    for cursor in [0, 5, 17, 30, 31, 45] {
      var screen = Screen(rows: 40, columns: 30)
      var painter = FramePainter()
      screen.feed("above\r\n".utf8)
      let text = "scene main {\n  window of a long name\n}"
      let content = EntryLayout.Content(
        prompt: Prompt("> ", right: "[1]"), entry: Entry(text, cursor: min(cursor, text.utf8.count)))
      screen.feed(painter.paint(EntryLayout.frame(of: content, columns: 30, palette: .standard)))
      screen.rewrap(columns: max(columns, 5))
      screen.feed(painter.erase(columns: max(columns, 5), rewraps: true))
      #expect(screen.lines == ["above"])
      #expect(screen.cursor == .init(1, 0))
    }
  }
}
