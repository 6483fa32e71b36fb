import Foundation
import TerminalTesting
import Testing

@Suite("^C, ^D and signals")
struct InterruptTests {
  @Test(
    "^C gives an entry up, shows itself, and asks again", arguments: ["", Keys.home, Keys.left + Keys.left])
  func interrupt(_ motion: String) throws {
    let terminal = try Probe.start()
    try terminal.type("abcd" + motion) { $0.line(1) == "probe> abcd" }
    try terminal.type(Keys.control("c")) { $0.cursor == .init(3, 7) }
    #expect(terminal.screen.lines == ["ready", "probe> abcd^C", "interrupted", "probe>"])
  }

  @Test("^C on an empty line asks again")
  func interruptEmpty() throws {
    let terminal = try Probe.start()
    try terminal.type(Keys.control("c")) { $0.lines == ["ready", "probe> ^C", "interrupted", "probe>"] }
  }

  @Test("^C in the first line of a block leaves below its last one")
  func interruptBlock() throws {
    let terminal = try Probe.start()
    try terminal.type("a {\rb" + Keys.up) { $0.cursor == .init(1, 10) }
    try terminal.type(Keys.control("c")) { $0.cursor == .init(4, 7) }
    #expect(terminal.screen.lines == ["ready", "probe> a {", "         b^C", "interrupted", "probe>"])
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
    #expect(terminal.isOrdinary)
    #expect(!terminal.screen.isPasteBracketed)
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

  @Test("^Z gives the terminal back, and the entry is there again in the foreground")
  func suspend() throws {
    let terminal = try Probe.start()
    try terminal.type("half") { $0.line(1) == "probe> half" }
    #expect(!terminal.isOrdinary)
    try terminal.type(Keys.control("z")) { $0.lines.last == "[stopped]" }
    #expect(terminal.isOrdinary)
    #expect(!terminal.screen.isPasteBracketed)
    terminal.foreground()
    try terminal.wait { $0.cursor == .init(3, 11) }
    #expect(terminal.screen.lines == ["ready", "probe> half", "[stopped]", "probe> half"])
    #expect(terminal.screen.isPasteBracketed)
    try terminal.type(" done\r") { $0.lines.suffix(2) == ["got: half done", "probe>"] }
  }

  @Test("a stop from outside does the same as ^Z")
  func stopSignal() throws {
    let terminal = try Probe.start()
    try terminal.type("half") { $0.line(1) == "probe> half" }
    terminal.signal(SIGTSTP)
    try terminal.wait { $0.lines.last == "[stopped]" }
    #expect(terminal.isOrdinary)
    terminal.foreground()
    try terminal.wait { $0.lines.last == "probe> half" }
    try terminal.type("\r") { $0.lines.suffix(2) == ["got: half", "probe>"] }
  }

  @Test("after a stop that cannot be caught, the terminal is right again")
  func hardStop() throws {
    let terminal = try Probe.start()
    try terminal.type("half") { $0.line(1) == "probe> half" }
    terminal.signal(SIGSTOP)
    try terminal.wait { $0.lines.last?.hasSuffix("[stopped]") == true }
    terminal.foreground()
    try terminal.wait { $0.lines.last == "probe> half" }
    try terminal.type("\r") { $0.lines.suffix(2) == ["got: half", "probe>"] }
  }

  @Test("SIGTERM while an entry is edited leaves the terminal as it was and ends with 143")
  func terminate() throws {
    let terminal = try Probe.start()
    try terminal.type("a {\rb" + Keys.up) { $0.cursor == .init(1, 10) }
    #expect(!terminal.isOrdinary)
    terminal.signal(SIGTERM)
    #expect(try terminal.exitStatus() == 143)
    #expect(terminal.isOrdinary)
    #expect(!terminal.screen.isPasteBracketed)
    #expect(terminal.screen.cursor == .init(3, 0))
    #expect(terminal.screen.lines == ["ready", "probe> a {", "         b"])
  }

  @Test("SIGTERM while a statement runs ends the program")
  func terminateRunning() throws {
    let terminal = try Probe.start()
    try terminal.type("wait\r") { $0.lines.last == "waiting" }
    terminal.signal(SIGTERM)
    #expect(try terminal.exitStatus() == 143)
    #expect(terminal.isOrdinary)
  }

  @Test("SIGTERM is not lost when it comes together with the key that ends an entry", arguments: 0..<12)
  func terminateBehindKey(_ number: Int) throws {
    let terminal = try Probe.start()
    try terminal.type("abc") { $0.cursorLine == "probe> abc" }
    terminal.send(number % 2 == 0 ? Keys.control("c") : Keys.enter)
    terminal.signal(SIGTERM)
    #expect(try terminal.exitStatus() == 143)
  }

  @Test("SIGTERM ends the program also where ^S has stopped the terminal before the prompt")
  func terminateStopped() throws {
    let terminal = try Probe.start()
    try terminal.type("ahead\r") { $0.lines.last == "waiting" }
    try terminal.wait(untilOrdinary: true)
    #expect(terminal.catches(SIGTERM) != true)
    terminal.send(Keys.control("s") + "\r")
    try terminal.wait(untilCaught: SIGTERM)
    terminal.signal(SIGTERM)
    #expect(try terminal.exitStatus() == 143)
  }

  @Test("a single key is read without echo")
  func singleKey() throws {
    let terminal = try Probe.start()
    try terminal.type("key\r") { $0.cursor == .init(2, 0) }
    try terminal.wait(untilOrdinary: false)
    try terminal.type(Keys.right) { $0.lines.suffix(2) == ["key: right", "probe>"] }
  }
}
