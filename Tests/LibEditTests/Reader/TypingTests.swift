import TerminalTesting
import Testing

@Suite("Typing an entry")
struct TypingTests {
  @Test("what is typed stands behind the prompt, and Enter submits it")
  func submit() throws {
    let terminal = try Probe.start()
    try terminal.type("hello world") { $0.line(1) == "probe> hello world" }
    #expect(terminal.screen.cursor == .init(1, 18))
    try terminal.type(Keys.enter) { $0.cursor == .init(3, 7) }
    #expect(terminal.screen.lines == ["ready", "probe> hello world", "got: hello world", "probe>"])
    #expect(terminal.screen.unknownSequences == [])
  }

  @Test("a key that is given back is the first of the next entry")
  func givenBack() throws {
    let terminal = try Probe.start()
    try terminal.type("return\r") { $0.cursor == .init(2, 0) }
    try terminal.wait(untilOrdinary: false)
    try terminal.type("hello") { $0.line(2) == "probe> hello" }
    try terminal.type(Keys.enter) { $0.lines.suffix(2) == ["got: hello", "probe>"] }
  }
}
