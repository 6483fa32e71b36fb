import TerminalTesting
import Testing

@Suite("Searching with ^R")
struct HistorySearchTests {
  let history = ["--history", "scene main", "--history", "let a 1", "--history", "print {\n  main\n}"]

  @Test("each character narrows the search, what is found is marked")
  func search() throws {
    let terminal = try Probe.start(history)
    try terminal.type(Keys.control("r") + "mai") { $0.lines.last == "search: mai" }
    #expect(terminal.screen.lines == ["ready", "probe> print {", "         main", "       }", "search: mai"])
    #expect((9..<12).allSatisfy { terminal.screen[2, $0].style == .init(reversed: true) })
    #expect(terminal.screen[2, 12].style == .init())
    #expect(terminal.screen.cursor == .init(2, 9))
    try terminal.type(Keys.control("r")) { $0.lines == ["ready", "probe> scene main", "search: mai"] }
    try terminal.type("x") { $0.lines.last == "nothing has: maix" }
    try terminal.type(Keys.backspace + Keys.control("r")) {
      $0.lines == ["ready", "probe> scene main", "search: mai"]
    }
    try terminal.type(Keys.enter) { $0.lines.suffix(2) == ["got: scene main", "probe>"] }
  }

  @Test("^G goes back to what was typed")
  func giveUp() throws {
    let terminal = try Probe.start(history)
    try terminal.type("abc" + Keys.control("r") + "let") { $0.line(1) == "probe> let a 1" }
    try terminal.type(Keys.control("g")) { $0.lines == ["ready", "probe> abc"] }
    #expect(terminal.screen.cursor == .init(1, 10))
  }

  @Test("any other key takes the entry and does its work")
  func otherKey() throws {
    let terminal = try Probe.start(history)
    try terminal.type(Keys.control("r") + "let" + Keys.control("e") + "2") {
      $0.lines == ["ready", "probe> let a 12"]
    }
    try terminal.type(Keys.control("c")) { $0.cursorLine == "probe>" }
    try terminal.type(Keys.control("r") + "let" + Keys.control("c")) { $0.lines.count == 6 }
    #expect(terminal.screen.line(3) == "probe> let a 1^C")
  }
}
