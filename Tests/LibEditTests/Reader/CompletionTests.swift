import TerminalTesting
import Testing

@Suite("Completing with Tab")
struct CompletionTests {
  @Test("one candidate is inserted")
  func one() throws {
    let terminal = try Probe.start()
    try terminal.type("th" + Keys.tab) { $0.cursor == .init(1, 13) }
    #expect(terminal.screen.lines == ["ready", "probe> theme"])
  }

  @Test("several insert what they share, and are listed with their descriptions aligned")
  func several() throws {
    let terminal = try Probe.start()
    try terminal.type("o" + Keys.tab) { $0.lines.count == 4 }
    #expect(
      terminal.screen.lines == [
        "ready", "probe> o", "override  sets a trait's value", "observe   waits for a change",
      ])
    #expect(terminal.screen.cursor == .init(1, 8))
    #expect(terminal.screen[2, 0].style == .init())
    #expect(terminal.screen[2, 10].style == .init(dim: true))
    try terminal.type("v") { $0.lines == ["ready", "probe> ov"] }
    try terminal.type(Keys.tab) { $0.line(1) == "probe> override" }
  }

  @Test("an empty entry lists everything, wide names aligned")
  func everything() throws {
    let terminal = try Probe.start()
    try terminal.type(Keys.tab) { $0.lines.count == 7 }
    #expect(terminal.screen.line(6) == "이름      이름을 바꾼다")
    #expect(terminal.screen[6, 10].text == "이")
    #expect(terminal.screen.cursor == .init(1, 7))
  }

  @Test("where nothing may stand the bell rings")
  func none() throws {
    let terminal = try Probe.start()
    try terminal.type("zz" + Keys.tab) { $0.bells == 1 }
    #expect(terminal.screen.lines == ["ready", "probe> zz"])
  }

  @Test("a long list comes in pages, which Tab and Shift-Tab turn")
  func pages() throws {
    let terminal = try Probe.start(["--many"], rows: 10)
    try terminal.type(Keys.tab) { $0.lines.count == 10 }
    #expect(terminal.screen.line(0) == "probe> candidate")
    #expect(terminal.screen.line(1) == "candidate1  number 1")
    #expect(terminal.screen.line(9) == "1–8 of 60, Tab for more")
    #expect(terminal.screen.cursor == .init(0, 16))
    try terminal.type(Keys.tab) { $0.line(9) == "9–16 of 60, Tab for more" }
    #expect(terminal.screen.line(1) == "candidate9   number 9")
    try terminal.type(Keys.backTab + Keys.backTab) { $0.line(4) == "candidate60  number 60" }
    try terminal.type(Keys.tab) { $0.line(1) == "candidate1  number 1" }
    try terminal.type("60\r") { $0.cursorLine == "probe>" }
    #expect(terminal.screen.lines == ["probe> candidate60", "got: candidate60", "probe>"])
  }

  @Test("Escape closes the list and swallows nothing")
  func close() throws {
    let terminal = try Probe.start()
    try terminal.type("o" + Keys.tab) { $0.lines.count == 4 }
    try terminal.type(Keys.escape) { $0.lines == ["ready", "probe> o"] }
    try terminal.type("b") { $0.lines == ["ready", "probe> ob"] }
  }

  @Test("a list under a block at the bottom of the screen leaves the block whole")
  func underBlock() throws {
    let terminal = try Probe.start(rows: 6)
    try terminal.type("a {\rb {\ro" + Keys.tab) { $0.lines.last == "observe   waits for a change" }
    #expect(
      terminal.screen.lines == [
        "ready", "probe> a {", "         b {", "           o", "override  sets a trait's value",
        "observe   waits for a change",
      ])
    #expect(terminal.screen.cursor == .init(3, 12))
    try terminal.type("\r") { $0.cursor == .init(4, 11) }
    #expect(terminal.screen.lines.last == "           o")
  }

  @Test("completion in the middle of an entry keeps what follows")
  func middle() throws {
    let terminal = try Probe.start()
    try terminal.type("th end" + String(repeating: Keys.left, count: 4)) { $0.cursor == .init(1, 9) }
    try terminal.type(Keys.tab) { $0.line(1) == "probe> theme  end" }
    #expect(terminal.screen.cursor == .init(1, 13))
  }
}
