import Foundation
import TerminalTesting
import Testing

@Suite("^C, ^D, ^Z and signals in the playground")
struct InterruptingTests {
  /// A statement that runs until it is stopped, for nobody reads all that it prints.
  static let endless = "repeat 9000000 { print 1 }"

  /// A playground in the middle of that statement.
  func running() throws -> PseudoTerminal {
    let terminal = try Mendel.start()
    try terminal.type(Self.endless + Keys.enter) { $0.line(0) == "1" }
    return terminal
  }

  @Test(
    "^C gives an entry up wherever the cursor is", arguments: [Keys.home, Keys.left + Keys.left, Keys.end])
  func entry(_ motion: String) throws {
    let terminal = try Mendel.start()
    try terminal.type("let ab" + motion) { $0.line(1) == "mendel> let ab" }
    try terminal.type(Keys.control("c")) { $0.cursor == .init(2, 8) }
    #expect(terminal.screen.lines == [Mendel.greeting, "mendel> let ab^C", "mendel>"])
    try terminal.type("1" + Keys.enter) { $0.cursor == .init(4, 8) }
    #expect(terminal.screen.line(3) == "1")
  }

  @Test("^C on an empty line asks again")
  func empty() throws {
    let terminal = try Mendel.start()
    try terminal.type(Keys.control("c")) { $0.cursor == .init(2, 8) }
    #expect(terminal.screen.lines == [Mendel.greeting, "mendel> ^C", "mendel>"])
  }

  @Test("^C in an open block gives the whole block up")
  func block() throws {
    let terminal = try Mendel.start()
    try terminal.type("scene main {\rwindow w" + Keys.up) { $0.cursor == .init(1, 18) }
    try terminal.type(Keys.control("c")) { $0.cursor == .init(3, 8) }
    #expect(
      terminal.screen.lines == [Mendel.greeting, "mendel> scene main {", "          window w^C", "mendel>"])
    try terminal.type("show tree\r") { $0.cursor == .init(5, 8) }
    #expect(terminal.screen.line(4) == "no environments")
  }

  @Test("^C stops a running statement, whose changes are taken back")
  func statement() throws {
    let terminal = try Mendel.start()
    try terminal.type("var n = 1\r") { $0.cursor == .init(3, 8) }
    try terminal.type("repeat 9000000 { n = n + 1; print 1 }\r") { $0.line(0) == "1" }
    try terminal.type(Keys.control("c")) { $0.cursorLine.hasPrefix("mendel>") }
    #expect(
      terminal.screen.lines.suffix(2) == [
        "interrupted; the statement changed nothing", "mendel>" + String(repeating: " ", count: 69) + "[1]",
      ])
    #expect(terminal.screen.cursor == .init(23, 8))
    #expect(terminal.screen[22, 0].style == .init(dim: true))
    try terminal.type("n\r") { $0.line(22) == "1" && $0.cursor == .init(23, 8) }
  }

  @Test("^D deletes in an entry, and on an empty line ends the program and leaves the terminal as it was")
  func end() throws {
    let terminal = try Mendel.start()
    try terminal.type("ab" + Keys.home + Keys.control("d")) { $0.line(1) == "mendel> b" }
    try terminal.type(Keys.control("d")) { $0.line(1) == "mendel>" }
    terminal.send(Keys.control("d"))
    #expect(try terminal.exitStatus() == 0)
    #expect(terminal.isOrdinary)
    #expect(!terminal.screen.isPasteBracketed)
    #expect(terminal.screen.cursor == .init(2, 0))
    #expect(terminal.screen.lines == [Mendel.greeting, "mendel>"])
  }

  @Test("quit ends the program, other programs' words for it point to it")
  func quit() throws {
    let terminal = try Mendel.start()
    try terminal.type("exit\r") { $0.cursor == .init(5, 8) }
    #expect(
      terminal.screen.lines == [
        Mendel.greeting, "mendel> exit", "error: `exit` is no statement", "  1 │ exit",
        "    │ ^^^^ `quit` leaves, and so does ^D", "mendel>",
      ])
    terminal.send("quit\r")
    #expect(try terminal.exitStatus() == 0)
    #expect(terminal.isOrdinary)
    #expect(terminal.screen.cursor == .init(6, 0))
  }

  @Test("^C on an empty line, pressed again, is told how to leave")
  func leaving() throws {
    let terminal = try Mendel.start()
    try terminal.type(Keys.control("c")) { $0.cursor == .init(2, 8) }
    try terminal.type(Keys.control("c")) {
      $0.line(3) == "note: `quit` leaves, and so does ^D on an empty line" && $0.cursorLine == "mendel>"
    }
  }

  @Test("long help waits where the window is full, as a lesson does")
  func help() throws {
    let terminal = try Mendel.start()
    try terminal.type("help\r") { $0.cursorLine == "Enter goes on, q stops" }
    #expect(terminal.screen.lines.contains("Definitions"))
    try terminal.type("1 + 1") { $0.cursorLine == "mendel> 1 + 1" }
    #expect(terminal.screen.lines.contains("`help WORD` says more of one."))
    try terminal.type("\rhelp\r") { $0.cursorLine == "Enter goes on, q stops" }
    try terminal.type("q2 + 2") { $0.cursorLine == "mendel> 2 + 2" }
    #expect(!terminal.screen.lines.contains("`help WORD` says more of one."))
  }

  @Test("^Z gives the terminal back, and the entry is there again in the foreground")
  func suspend() throws {
    let terminal = try Mendel.start()
    try terminal.type("let half = ") { $0.cursor == .init(1, 19) }
    try terminal.type(Keys.control("z")) { $0.lines.last == "[stopped]" }
    #expect(terminal.isOrdinary)
    #expect(!terminal.screen.isPasteBracketed)
    terminal.foreground()
    try terminal.wait { $0.cursor == .init(3, 19) }
    #expect(
      terminal.screen.lines == [Mendel.greeting, "mendel> let half =", "[stopped]", "mendel> let half ="])
    try terminal.type("12\r") { $0.cursor == .init(5, 8) }
    #expect(terminal.screen.line(4) == "▸ half is 12")
  }

  @Test("^Z stops a running statement, which goes on in the foreground")
  func suspendRunning() throws {
    let terminal = try running()
    try terminal.type(Keys.control("z")) { $0.lines.last?.hasSuffix("[stopped]") == true }
    terminal.foreground()
    try terminal.wait { $0.lines.last == "1" }
    try terminal.type(Keys.control("c")) { $0.cursorLine == "mendel>" }
    #expect(terminal.screen.line(22) == "interrupted; the statement changed nothing")
  }

  @Test(
    "a signal to end while an entry is edited leaves the terminal as it was",
    arguments: [SIGTERM, SIGHUP])
  func terminateEditing(_ signal: Int32) throws {
    let terminal = try Mendel.start()
    try terminal.type("scene main {\rwindow w" + Keys.up) { $0.cursor == .init(1, 18) }
    #expect(!terminal.isOrdinary)
    terminal.signal(signal)
    #expect(try terminal.exitStatus() == 128 + signal)
    #expect(terminal.isOrdinary)
    #expect(!terminal.screen.isPasteBracketed)
    #expect(terminal.screen.style == .init())
    #expect(terminal.screen.cursor == .init(3, 0))
  }

  @Test(
    "a signal to end while a statement runs leaves the terminal as it was",
    arguments: [SIGTERM, SIGHUP])
  func terminateRunning(_ signal: Int32) throws {
    let terminal = try running()
    terminal.signal(signal)
    #expect(try terminal.exitStatus() == 128 + signal)
    #expect(terminal.isOrdinary)
    #expect(!terminal.screen.isPasteBracketed)
  }

  @Test(
    "a terminal that goes away ends the program, even one that is told to stay",
    arguments: ["trap : HUP", "trap '' HUP"], ["let a", InterruptingTests.endless + Keys.enter])
  func hangUp(_ trap: String, _ keys: String) throws {
    let home = Home()
    defer { home.remove() }
    var terminal: PseudoTerminal? = try PseudoTerminal(
      "/bin/sh", ["-c", "\(trap); '\(Mendel.path)'; echo ended > '\(home.path)/ended'"],
      environment: Mendel.environment(in: home))
    try terminal?.wait { $0.cursorLine == "mendel>" }
    try terminal?.type(keys) { $0.line(1) == "mendel> let a" || $0.line(0) == "1" }
    terminal = nil
    #expect(try home.content(of: "ended") == "ended\n")
  }
}
