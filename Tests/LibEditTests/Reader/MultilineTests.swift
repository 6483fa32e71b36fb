import TerminalTesting
import Testing

@Suite("Entries of several lines")
struct MultilineTests {
  /// A terminal whose entry is a block of three lines, the cursor on the last one.
  func block() throws -> PseudoTerminal {
    let terminal = try Probe.start()
    try terminal.type("scene {\rview a\r") { $0.cursor == .init(3, 9) }
    return terminal
  }

  @Test("Enter in an open block breaks the line under the text and indents it")
  func indentation() throws {
    let terminal = try block()
    #expect(terminal.screen.lines == ["ready", "probe> scene {", "         view a"])
    try terminal.type("}") { $0.cursor == .init(3, 8) }
    #expect(terminal.screen.line(3) == "       }")
    try terminal.type(Keys.enter) { $0.cursorLine == "probe>" }
    #expect(terminal.screen.line(4) == "got: scene {⏎  view a⏎}")
  }

  @Test("Alt-Enter breaks a line that would be complete")
  func altEnter() throws {
    let terminal = try Probe.start()
    try terminal.type("a" + Keys.altEnter + "b") { $0.cursor == .init(2, 8) }
    try terminal.type(Keys.enter) { $0.cursorLine == "probe>" }
    #expect(terminal.screen.line(3) == "got: a⏎b")
  }

  @Test("Up and Down move inside the entry and keep their column")
  func motion() throws {
    let terminal = try block()
    try terminal.type("}") { $0.cursor == .init(3, 8) }
    try terminal.type(Keys.up) { $0.cursor == .init(2, 8) }
    try terminal.type(Keys.up) { $0.cursor == .init(1, 8) }
    try terminal.type(Keys.end) { $0.cursor == .init(1, 14) }
    try terminal.type(Keys.down) { $0.cursor == .init(2, 14) }
    try terminal.type(Keys.down) { $0.cursor == .init(3, 8) }
    try terminal.type(Keys.up) { $0.cursor == .init(2, 14) }
  }

  @Test("an entry is submitted whole from its middle line")
  func submitFromMiddle() throws {
    let terminal = try block()
    try terminal.type("}" + Keys.up) { $0.cursor == .init(2, 8) }
    try terminal.type(Keys.enter) { $0.cursorLine == "probe>" }
    #expect(terminal.screen.line(4) == "got: scene {⏎  view a⏎}")
    #expect(terminal.screen.cursor == .init(5, 7))
  }

  @Test("Enter in the middle of an open block breaks the line there")
  func breakInside() throws {
    let terminal = try block()
    try terminal.type(Keys.up) { $0.cursor == .init(2, 9) }
    try terminal.type(Keys.enter) { $0.cursor == .init(3, 9) }
    #expect(terminal.screen.lines == ["ready", "probe> scene {", "", "         view a"])
  }

  @Test("Up recalls a whole block, Down comes back to what was typed")
  func recall() throws {
    let terminal = try Probe.start(["--history", "first", "--history", "scene {\n  view a\n}"])
    try terminal.type(Keys.up) { $0.cursor == .init(3, 8) }
    #expect(terminal.screen.lines == ["ready", "probe> scene {", "         view a", "       }"])
    try terminal.type(Keys.up + Keys.up + Keys.up) { $0.lines == ["ready", "probe> first"] }
    try terminal.type(Keys.down) { $0.cursor == .init(3, 8) }
    try terminal.type(Keys.down) { $0.lines == ["ready", "probe>"] }
  }

  @Test("with text typed, Up recalls the entries that begin with it")
  func recallByPrefix() throws {
    let terminal = try Probe.start(["--history", "let a", "--history", "print 1", "--history", "let b"])
    try terminal.type("let" + Keys.up) { $0.line(1) == "probe> let b" }
    try terminal.type(Keys.up) { $0.line(1) == "probe> let a" }
    try terminal.type(Keys.up) { $0.bells == 1 }
    try terminal.type(Keys.down + Keys.down) { $0.line(1) == "probe> let b" && $0[1, 10].style.isDim }
    #expect(terminal.screen.cursor == .init(1, 10))
  }

  @Test("a block taller than the screen shows the rows around the cursor")
  func tall() throws {
    let terminal = try Probe.start(rows: 6, columns: 40)
    let lines = (1...9).map { "line\($0)" }.joined(separator: Keys.altEnter)
    try terminal.type(lines) { $0.cursorLine == "       line9" }
    #expect(terminal.screen.lines == (4...9).map { "       line\($0)" })
    let ups = String(repeating: Keys.up, count: 8)
    try terminal.type(ups) { $0.line(0) == "probe> line1" }
    #expect(terminal.screen.cursor == .init(0, 12))
    try terminal.type(Keys.enter) { $0.cursorLine == "probe>" }
    let got = "got: " + (1...9).map { "line\($0)" }.joined(separator: "⏎")
    #expect(terminal.screen.lines.suffix(3).dropLast().joined() == got)
  }
}
