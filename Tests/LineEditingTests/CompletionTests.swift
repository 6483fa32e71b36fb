import LineEditing
import TerminalTesting
import Testing

@testable import LibEdit

@Suite("Completing with Tab")
struct CompletionTests {
  @Test("one candidate is inserted, also in the middle, and behind a whole word its blank")
  func one() throws {
    let terminal = try Probe.start()
    try terminal.type("th end" + String(repeating: Keys.left, count: 4)) { $0.cursor == .init(1, 9) }
    try terminal.type(Keys.tab) { $0.line(1) == "probe> theme  end" && $0.cursor == .init(1, 13) }
    try terminal.type(Keys.control("u") + Keys.control("k") + "theme" + Keys.tab) {
      $0.cursor == .init(1, 13)
    }
  }

  @Test("several insert what they share, and are listed with their glosses aligned")
  func several() throws {
    let terminal = try Probe.start()
    try terminal.type("o" + Keys.tab) { $0.lines.count == 4 }
    #expect(
      terminal.screen.lines == [
        "ready", "probe> o", "override  sets a trait's value", "observe   waits for a change",
      ])
    #expect(terminal.screen.cursor == .init(1, 8) && terminal.screen.bells == 0)
    #expect(terminal.screen[2, 0].style == .init() && terminal.screen[2, 10].style == .init(dim: true))
    try terminal.type("v") { $0.lines == ["ready", "probe> ov"] }
    try terminal.type(Keys.tab) { $0.line(1) == "probe> override" }
  }

  @Test("a long list comes in pages, which Tab and Shift-Tab turn")
  func pages() throws {
    let terminal = try Probe.start(["--many", "yes"], rows: 10)
    try terminal.type(Keys.tab) { $0.lines.count == 10 }
    #expect(terminal.screen.line(0) == "probe> candidate")
    #expect(terminal.screen.line(9) == "1–8 of 60, Tab for more")
    try terminal.type(Keys.tab) { $0.line(9) == "9–16 of 60, Tab for more" }
    #expect(terminal.screen.line(1) == "candidate9   number 9")
    try terminal.type(Keys.backTab + Keys.backTab) { $0.line(4) == "candidate60  number 60" }
    try terminal.type("60\r") { $0.cursorLine == "probe>" }
    #expect(terminal.screen.lines == ["probe> candidate60", "got: candidate60", "probe>"])
  }

  @Test("Escape closes the list, which leaves a block at the bottom of the screen whole")
  func close() throws {
    let terminal = try Probe.start(rows: 6)
    try terminal.type("a {\rb {\ro" + Keys.tab) { $0.lines.last == "observe   waits for a change" }
    #expect(terminal.screen.lines.prefix(4) == ["ready", "probe> a {", "         b {", "           o"])
    #expect(terminal.screen.cursor == .init(3, 12))
    try terminal.type(Keys.escape) { $0.lines.count == 4 }
    try terminal.type("b") { $0.cursorLine == "           ob" }
  }

  @Test("long glosses are cut, and controls in names and glosses are escaped")
  func rows() {
    func texts(_ candidates: [Completions.Candidate]) -> [String] {
      CandidateList(candidates).rows(columns: 20, rows: 5).map(\.string)
    }
    #expect(
      texts([.init("a", "first"), .init("이름", "a gloss that is too long"), .init("bare")])
        == ["a     first", "이름  a gloss that…", "bare"])
    #expect(texts([.init("a\u{1B}", "b\nc")]) == ["a\\u{1B}  b\\nc"])
    #expect(Completions(replacing: 0..<0, [.init("theme"), .init("themeColor")]).commonPrefix == "theme")
  }
}
