import TerminalTesting
import Testing

@Suite("How an entry looks")
struct LookTests {
  @Test("what is typed takes its colours at once, over several rows")
  func colours() throws {
    let terminal = try Probe.start(columns: 24)
    try terminal.type("let a 12 \"x") { $0.cursor == .init(1, 18) }
    let screen = terminal.screen
    #expect(screen[1, 0].style == .init(bold: true))
    #expect((7..<10).allSatisfy { screen[1, $0].style == .init(foreground: 5) })
    #expect(screen[1, 11].style == .init())
    #expect((13..<15).allSatisfy { screen[1, $0].style == .init(foreground: 4) })
    #expect((16..<18).allSatisfy { screen[1, $0].style == .init(foreground: 2) })
    try terminal.type("abcdefgh") { $0.line(2) == "gh" }
    #expect(terminal.screen[2, 1].style == .init(foreground: 2))
    try terminal.type(Keys.home + "x") { $0[1, 7].text == "x" }
    #expect((7..<11).allSatisfy { terminal.screen[1, $0].style == .init() })
  }

  @Test("NO_COLOR leaves weight and no colour")
  func noColor() throws {
    let terminal = try Probe.start(["--history", "let 12 more"], environment: ["NO_COLOR": "1"])
    try terminal.type("let 12") { $0.line(1) == "probe> let 12 more" }
    let styles = Set((0..<80).map { terminal.screen[1, $0].style })
    #expect(styles == [.init(), .init(bold: true), .init(dim: true)])
  }

  @Test(
    "the history's suggestion is dim and taken at the end",
    arguments: [Keys.right, Keys.end, Keys.control("e"), Keys.control("f")])
  func suggestion(_ key: String) throws {
    let terminal = try Probe.start(["--history", "let a 12"])
    try terminal.type("let") { $0.line(1) == "probe> let a 12" }
    #expect(terminal.screen.cursor == .init(1, 10))
    #expect((10..<15).allSatisfy { terminal.screen[1, $0].style == .init(dim: true) })
    try terminal.type(Keys.left) { $0.line(1) == "probe> let" }
    try terminal.type(Keys.right + key) { $0.cursor == .init(1, 15) }
    #expect(terminal.screen[1, 13].style == .init(foreground: 4))
    try terminal.type(Keys.enter) { $0.lines.suffix(2) == ["got: let a 12", "probe>"] }
  }

  @Test("Alt-F takes a word of the suggestion; Enter takes none of it, and wipes it")
  func suggestionByWord() throws {
    let terminal = try Probe.start(["--history", "let abc = 12"])
    try terminal.type("let\u{1B}f") { $0.cursor == .init(1, 14) }
    #expect(terminal.screen.line(1) == "probe> let abc = 12")
    try terminal.type(Keys.enter) { $0.cursorLine == "probe>" }
    #expect(terminal.screen.lines == ["ready", "probe> let abc", "got: let abc", "probe>"])
  }

  @Test("the right prompt stands at the edge until the text comes near")
  func rightPrompt() throws {
    let terminal = try Probe.start(["--right", "[3/12]"], columns: 30)
    #expect(terminal.screen.line(1) == "probe>                 [3/12]")
    #expect(terminal.screen.cursor == .init(1, 7))
    #expect(terminal.screen[1, 23].style == .init(dim: true))
    try terminal.type("1234567890123456") { $0.line(1) == "probe> 1234567890123456" }
    try terminal.type(Keys.backspace) { $0.line(1) == "probe> 123456789012345 [3/12]" }
  }

  @Test("what Enter puts into an empty line is text like any other")
  func emptyEnter() throws {
    let empty = try Probe.start(["--empty", "put "])
    try empty.type(Keys.enter) { $0.lines == ["ready", "probe> put"] && $0.cursor == .init(1, 11) }
    try empty.type("x\r") { $0.lines.suffix(2) == ["got: put x", "probe>"] }
  }

  @Test("characters of all widths are one step and one deletion each")
  func widths() throws {
    let terminal = try Probe.start()
    try terminal.type("é漢😀한국어") { $0.cursor == .init(1, 18) }
    #expect(terminal.screen[1, 8].text == "漢" && terminal.screen[1, 10].text == "😀")
    try terminal.type(Keys.left + Keys.left + Keys.backspace) { $0.line(1) == "probe> é漢😀국어" }
    try terminal.type(Keys.enter) { $0.lines.suffix(2) == ["got: é漢😀국어", "probe>"] }
    try terminal.type("a👩‍👩‍👧e\u{301}z") { $0.cursor == .init(3, 12) }
    #expect(terminal.screen[3, 10].text == "e\u{301}" && terminal.screen[3, 11].text == "z")
    try terminal.type(Keys.left + Keys.left + Keys.left) { $0.cursor == .init(3, 8) }
    try terminal.type(Keys.delete) { $0.line(3) == "probe> ae\u{301}z" }
    try terminal.type(Keys.right + Keys.backspace + Keys.enter) {
      $0.lines.suffix(2) == ["got: az", "probe>"]
    }
  }

  @Test("at the right edge the cursor waits in the next row, and what is wide goes there whole")
  func edges() throws {
    let terminal = try Probe.start(columns: 20)
    try terminal.type("1234567890123") { $0.cursor == .init(2, 0) }
    try terminal.type("4") { $0.lines == ["ready", "probe> 1234567890123", "4"] }
    try terminal.type(Keys.backspace + Keys.backspace) { $0.cursor == .init(1, 19) }
    try terminal.type("漢x") { $0.cursor == .init(2, 3) }
    #expect(terminal.screen.lines == ["ready", "probe> 123456789012", "漢x"])
    try terminal.type(Keys.left + Keys.left) { $0.cursor == .init(2, 0) }
    try terminal.type(Keys.left) { $0.cursor == .init(1, 18) }
  }

  @Test("a narrower and a wider terminal get the entry anew")
  func resize() throws {
    let terminal = try Probe.start()
    try terminal.type("let abcdefghijklmnopqrstuvwxyz") { $0.cursor == .init(1, 37) }
    terminal.resize(rows: 24, columns: 20)
    try terminal.wait { $0.cursor == .init(2, 17) }
    #expect(terminal.screen.lines == ["ready", "probe> let abcdefghi", "jklmnopqrstuvwxyz"])
    terminal.resize(rows: 24, columns: 60)
    try terminal.wait { $0.cursor == .init(1, 37) }
    #expect(terminal.screen.lines == ["ready", "probe> let abcdefghijklmnopqrstuvwxyz"])
  }

  @Test("a control character in an entry is shown as an escape, a tab goes to the next stop")
  func controls() throws {
    let terminal = try Probe.start()
    try terminal.type("a" + Keys.control("v") + Keys.control("b") + "c") { $0.line(1) == "probe> a\\u{2}c" }
    try terminal.type(Keys.control("u") + Keys.paste("a\tb")) { $0.line(1) == "probe> a        b" }
    #expect(terminal.screen.unknownSequences == [])
  }
}
