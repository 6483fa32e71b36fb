import TerminalTesting
import Testing

@Suite("Wide characters, edges and sizes")
struct LayoutOnScreenTests {
  @Test("characters of all widths stand where the cursor says")
  func widths() throws {
    let terminal = try Probe.start()
    try terminal.type("é漢😀한국어") { $0.cursor == .init(1, 18) }
    #expect(terminal.screen.line(1) == "probe> é漢😀한국어")
    #expect(terminal.screen[1, 8].text == "漢" && terminal.screen[1, 10].text == "😀")
    try terminal.type(Keys.left + Keys.left + Keys.backspace) { $0.line(1) == "probe> é漢😀국어" }
    #expect(terminal.screen.cursor == .init(1, 12))
    try terminal.type(Keys.enter) { $0.lines.suffix(2) == ["got: é漢😀국어", "probe>"] }
  }

  @Test("a character of several scalars is one step and one deletion")
  func clusters() throws {
    let terminal = try Probe.start()
    try terminal.type("a👩‍👩‍👧e\u{301}z") { $0.cursor == .init(1, 12) }
    #expect(terminal.screen[1, 10].text == "e\u{301}")
    #expect(terminal.screen[1, 11].text == "z")
    try terminal.type(Keys.left + Keys.left + Keys.left) { $0.cursor == .init(1, 8) }
    try terminal.type(Keys.delete) { $0.line(1) == "probe> ae\u{301}z" }
    try terminal.type(Keys.right + Keys.backspace + Keys.enter) {
      $0.lines.suffix(2) == ["got: az", "probe>"]
    }
  }

  @Test("text that fills its row to the edge leaves the cursor at the start of the next")
  func exactEdge() throws {
    let terminal = try Probe.start(columns: 20)
    try terminal.type("1234567890123") { $0.cursor == .init(2, 0) }
    #expect(terminal.screen.lines == ["ready", "probe> 1234567890123"])
    try terminal.type("4") { $0.cursor == .init(2, 1) }
    #expect(terminal.screen.lines == ["ready", "probe> 1234567890123", "4"])
    try terminal.type(Keys.backspace + Keys.backspace) { $0.cursor == .init(1, 19) }
    #expect(terminal.screen.lines == ["ready", "probe> 123456789012"])
    try terminal.type("3\r") { $0.cursorLine == "probe>" }
    #expect(terminal.screen.lines == ["ready", "probe> 1234567890123", "got: 1234567890123", "probe>"])
  }

  @Test("a wide character that does not fit at the edge goes to the next row whole")
  func wideAtEdge() throws {
    let terminal = try Probe.start(columns: 20)
    try terminal.type("123456789012漢x") { $0.cursor == .init(2, 3) }
    #expect(terminal.screen.lines == ["ready", "probe> 123456789012", "漢x"])
    try terminal.type(Keys.left + Keys.left) { $0.cursor == .init(2, 0) }
    try terminal.type(Keys.left) { $0.cursor == .init(1, 18) }
  }

  @Test("at the bottom of the screen a new row scrolls the rest up")
  func bottom() throws {
    let terminal = try Probe.start(rows: 4, columns: 20)
    try terminal.type("a\rb\r") { $0.cursor == .init(3, 7) }
    try terminal.type("1234567890123456789012345678901234567890") {
      $0.cursor == .init(3, 7) && $0.line(2).count == 20
    }
    #expect(terminal.screen.lines == ["got: b", "probe> 1234567890123", "45678901234567890123", "4567890"])
    try terminal.type(Keys.control("a") + "x") { $0.line(1) == "probe> x123456789012" }
    #expect(terminal.screen.cursor == .init(1, 8))
  }

  @Test("a narrower and a wider terminal get the entry anew")
  func resize() throws {
    let terminal = try Probe.start()
    try terminal.type("let abcdefghijklmnopqrstuvwxyz") { $0.cursor == .init(1, 37) }
    terminal.resize(rows: 24, columns: 20)
    try terminal.wait { $0.cursor == .init(2, 17) }
    #expect(terminal.screen.lines == ["ready", "probe> let abcdefghi", "jklmnopqrstuvwxyz"])
    #expect(terminal.screen[1, 7].style == .init(foreground: 4, bold: true))
    terminal.resize(rows: 24, columns: 60)
    try terminal.wait { $0.cursor == .init(1, 37) }
    #expect(terminal.screen.lines == ["ready", "probe> let abcdefghijklmnopqrstuvwxyz"])
    try terminal.type(Keys.enter) { $0.lines.suffix(2) == ["got: let abcdefghijklmnopqrstuvwxyz", "probe>"] }
  }

  @Test("a control character in an entry is shown as an escape")
  func controls() throws {
    let terminal = try Probe.start()
    try terminal.type("a" + Keys.control("v") + Keys.control("b") + "c") { $0.line(1) == "probe> a^Bc" }
    #expect(terminal.screen[1, 8].style == .init(dim: true))
  }

  @Test("a tab goes to the next stop")
  func tab() throws {
    let terminal = try Probe.start()
    try terminal.type(Keys.paste("a\tb")) { $0.line(1) == "probe> a        b" }
  }
}
