import TerminalTesting
import Testing

@Suite("Colours, suggestion and right prompt")
struct AppearanceTests {
  @Test("what is typed takes its colours at once")
  func colours() throws {
    let terminal = try Probe.start()
    try terminal.type("let a 12 \"x") { $0.cursor == .init(1, 18) }
    let screen = terminal.screen
    #expect(screen[1, 0].style == .init(bold: true))
    #expect((7..<10).allSatisfy { screen[1, $0].style == .init(foreground: 4, bold: true) })
    #expect(screen[1, 11].style == .init())
    #expect((13..<15).allSatisfy { screen[1, $0].style == .init(foreground: 3) })
    #expect((16..<18).allSatisfy { screen[1, $0].style == .init(foreground: 2) })
    try terminal.type(Keys.home + "x") { $0[1, 7].text == "x" }
    #expect((7..<11).allSatisfy { terminal.screen[1, $0].style == .init() })
  }

  @Test("colours go on over several rows")
  func coloursOfRows() throws {
    let terminal = try Probe.start(columns: 20)
    try terminal.type("{\r\"abcdefghijklmnop") { $0.cursor == .init(3, 6) }
    #expect(terminal.screen.line(2) == "         \"abcdefghij")
    #expect(terminal.screen[2, 19].style == .init(foreground: 2))
    #expect(terminal.screen[3, 0].style == .init(foreground: 2))
    #expect(terminal.screen[3, 6].style == .init())
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
    try terminal.type(key) { $0.cursor == .init(1, 15) }
    #expect(terminal.screen[1, 13].style == .init(foreground: 3))
    try terminal.type(Keys.enter) { $0.lines.suffix(2) == ["got: let a 12", "probe>"] }
  }

  @Test("Alt-F takes a word of the suggestion")
  func suggestionByWord() throws {
    let terminal = try Probe.start(["--history", "let abc = 12"])
    try terminal.type("let\u{1B}f") { $0.cursor == .init(1, 14) }
    #expect(terminal.screen.line(1) == "probe> let abc = 12")
    #expect(terminal.screen[1, 15].style == .init(dim: true))
    try terminal.type("\u{1B}f") { $0.cursor == .init(1, 19) }
  }

  @Test("work that may wait is done when no key comes")
  func idle() throws {
    let terminal = try Probe.start(["--idle"])
    try terminal.wait { $0.bells == 1 }
    try terminal.type("a") { $0.bells == 2 && $0.line(1) == "probe> a" }
  }

  @Test("Enter does not take the suggestion, and wipes it")
  func suggestionRefused() throws {
    let terminal = try Probe.start(["--history", "let a 12"])
    try terminal.type("let") { $0.line(1) == "probe> let a 12" }
    try terminal.type(Keys.enter) { $0.cursorLine == "probe>" }
    #expect(terminal.screen.lines == ["ready", "probe> let", "got: let", "probe>"])
  }

  @Test("the suggestion goes when the text departs from it or the cursor leaves the end")
  func suggestionGone() throws {
    let terminal = try Probe.start(["--history", "let a 12"])
    try terminal.type("let") { $0.line(1) == "probe> let a 12" }
    try terminal.type(Keys.left) { $0.line(1) == "probe> let" }
    try terminal.type(Keys.right) { $0.line(1) == "probe> let a 12" }
    try terminal.type("x") { $0.line(1) == "probe> letx" }
  }

  @Test("the right prompt stands at the edge until the text comes near")
  func rightPrompt() throws {
    let terminal = try Probe.start(["--right", "[3/12]"], columns: 30)
    #expect(terminal.screen.line(1) == "probe>                 [3/12]")
    #expect(terminal.screen.cursor == .init(1, 7))
    #expect(terminal.screen[1, 23].style == .init(dim: true))
    try terminal.type("123456789012345") { $0.line(1) == "probe> 123456789012345 [3/12]" }
    try terminal.type("6") { $0.line(1) == "probe> 1234567890123456" }
    try terminal.type(Keys.backspace) { $0.line(1) == "probe> 123456789012345 [3/12]" }
  }
}
