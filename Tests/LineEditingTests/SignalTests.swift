import Foundation
import TerminalTesting
import Testing

@Suite("^C, ^D and signals")
struct SignalTests {
  @Test(
    "^C gives an entry up, shows itself, and asks again", arguments: ["", Keys.home, Keys.left + Keys.left])
  func interrupt(_ motion: String) throws {
    let terminal = try Probe.start()
    try terminal.type("abcd" + motion) { $0.line(1) == "probe> abcd" }
    try terminal.type(Keys.control("c")) { $0.cursor == .init(3, 7) }
    #expect(terminal.screen.lines == ["ready", "probe> abcd^C", "interrupted", "probe>"])
    try terminal.type("a {\rb" + Keys.up + Keys.control("c")) { $0.cursor == .init(6, 7) }
    #expect(terminal.screen.lines.suffix(4) == ["probe> a {", "         b^C", "interrupted", "probe>"])
  }

  @Test("^C stops a running statement and the program goes on")
  func interruptRunning() throws {
    let terminal = try Probe.start()
    try terminal.type("wait\r") { $0.lines.last == "waiting" }
    try terminal.wait(untilOrdinary: true)
    try terminal.type(Keys.control("c")) { $0.cursorLine == "probe>" }
    #expect(terminal.screen.lines.dropLast().last == "^Cstopped waiting")
    try terminal.type("x\r") { $0.lines.suffix(2) == ["got: x", "probe>"] }
  }

  @Test("^D ends the program on an empty line only, and leaves the terminal as it was")
  func end() throws {
    let terminal = try Probe.start()
    try terminal.type("ab" + Keys.home + Keys.control("d")) { $0.line(1) == "probe> b" }
    try terminal.type(Keys.control("d")) { $0.line(1) == "probe>" }
    terminal.send(Keys.control("d"))
    #expect(try terminal.exitStatus() == 0)
    #expect(terminal.screen.lines == ["ready", "probe>", "end"])
    #expect(terminal.isOrdinary && !terminal.screen.isPasteBracketed)
  }

  @Test("^D and lines that were typed while a statement ran come after it", arguments: ["", "x\r", "x\ry\r"])
  func typedAhead(_ lines: String) throws {
    let terminal = try Probe.start()
    try terminal.type("ahead\r") { $0.lines.last == "waiting" }
    try terminal.wait(untilOrdinary: true)
    terminal.send(lines + Keys.control("d"))
    #expect(try terminal.exitStatus() == 0)
    #expect(terminal.screen.lines.contains("got: x") == lines.hasPrefix("x"))
    #expect(terminal.screen.lines.contains("got: y") == lines.hasSuffix("y\r"))
    #expect(terminal.screen.lines.last == "end")
  }

  @Test(
    "a stop gives the terminal back where it can, and the entry is there again in the foreground",
    arguments: [0, SIGTSTP, SIGSTOP])
  func suspend(_ signal: Int32) throws {
    let terminal = try Probe.start()
    try terminal.type("half") { $0.line(1) == "probe> half" }
    if signal == 0 { terminal.send(Keys.control("z")) } else { terminal.signal(signal) }
    try terminal.wait { $0.lines.last?.hasSuffix("[stopped]") == true }
    #expect(terminal.isOrdinary == (signal != SIGSTOP))
    terminal.foreground()
    try terminal.wait { $0.lines.last == "probe> half" && $0.isPasteBracketed }
    try terminal.type(" done\r") { $0.lines.suffix(2) == ["got: half done", "probe>"] }
  }

  @Test(
    "a signal that ends the program leaves the terminal as it was",
    arguments: [SIGTERM, SIGHUP, SIGQUIT, SIGSEGV, SIGPIPE])
  func terminate(_ signal: Int32) throws {
    let terminal = try Probe.start()
    try terminal.type("a {\rb" + Keys.up) { $0.cursor == .init(1, 10) }
    #expect(!terminal.isOrdinary)
    terminal.signal(signal)
    #expect(try terminal.exitStatus() == 128 + signal)
    #expect(terminal.isOrdinary && !terminal.screen.isPasteBracketed)
    if signal == SIGTERM { #expect(terminal.screen.lines == ["ready", "probe> a {", "         b"]) }
  }

  @Test("SIGTERM is not lost when it comes together with the key that ends an entry", arguments: 0..<6)
  func terminateBehindKey(_ number: Int) throws {
    let terminal = try Probe.start()
    try terminal.type("abc") { $0.cursorLine == "probe> abc" }
    terminal.send(number % 2 == 0 ? Keys.control("c") : Keys.enter)
    terminal.signal(SIGTERM)
    #expect(try terminal.exitStatus() == 143)
  }

  @Test(
    "SIGTERM ends a pager, a single key's wait, and what stands behind ^S",
    arguments: ["pager", "key", "ahead"])
  func terminateWaiting(_ what: String) throws {
    let terminal = try Probe.start()
    try terminal.type(what + "\r") { $0.lines.count > 2 || what == "key" && $0.cursor.row == 2 }
    if what == "ahead" {
      try terminal.wait(untilOrdinary: true)
      terminal.send(Keys.control("s") + "\r")
      try terminal.wait(untilCaught: SIGTERM)
    } else {
      try terminal.wait(untilOrdinary: false)
    }
    terminal.signal(SIGTERM)
    #expect(try terminal.exitStatus() == 143)
    #expect(terminal.isOrdinary)
  }

  @Test("single keys come without an echo, ^C stays a signal, and a crash gives the terminal back")
  func singleKeys() throws {
    let terminal = try Probe.start()
    try terminal.type("pager\r") { $0.lines.last == "paging" }
    try terminal.type(Keys.right + "x") {
      $0.lines.suffix(2) == ["key(LineEditing.Key.right)", "key(LineEditing.Key.text(\"x\"))"]
    }
    terminal.resize(rows: 20, columns: 70)
    try terminal.wait { $0.lines.last == "resized" }
    try terminal.type(Keys.control("c")) { $0.cursorLine == "probe>" }
    try terminal.type("pager\r") { $0.lines.last == "paging" }
    terminal.send("c")
    #expect(try terminal.exitStatus() == 128 + SIGABRT)
    #expect(terminal.isOrdinary)
  }

  @Test("a key that is given back is the first of the next entry")
  func givenBack() throws {
    let terminal = try Probe.start()
    try terminal.type("return\r") { $0.cursor == .init(2, 0) }
    try terminal.wait(untilOrdinary: false)
    try terminal.type("hello") { $0.line(2) == "probe> hello" }
  }

  @Test("a terminal's own settings come back", arguments: ["-echo", "-icanon"])
  func settings(_ setting: String) throws {
    let terminal = try PseudoTerminal(
      "/bin/sh", ["-c", "stty \(setting); '\(Probe.path)'; stty -a"],
      environment: ["TERM": "xterm", "PATH": "/usr/bin:/bin", "LC_ALL": "C.UTF-8", "HOME": "/nonexistent"])
    try terminal.wait { $0.cursorLine == "probe>" }
    terminal.send("quit\r")
    _ = try terminal.exitStatus()
    #expect(terminal.screen.lines.joined(separator: " ").contains(" \(setting)"))
  }
}
