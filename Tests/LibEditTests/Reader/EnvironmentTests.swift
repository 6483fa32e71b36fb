import Foundation
import TerminalTesting
import Testing

@Suite("Terminals and places that can do less")
struct EnvironmentTests {
  @Test("LC_ALL=C edits UTF-8 all the same", arguments: ["C", "POSIX", "xx_YY"])
  func plainLocale(_ locale: String) throws {
    let terminal = try Probe.start(environment: ["LC_ALL": locale])
    try terminal.type("é漢😀" + Keys.left + Keys.backspace) { $0.line(1) == "probe> é😀" }
    try terminal.type(Keys.enter) { $0.lines.suffix(2) == ["got: é😀", "probe>"] }
  }

  @Test("a terminal that libedit has never heard of works", arguments: ["xterm", "xterm-ghostty", "vt100"])
  func unheardOf(_ term: String) throws {
    let terminal = try Probe.start(environment: ["TERM": term])
    try terminal.type("let b" + Keys.left + "a") { $0.line(1) == "probe> let ab" }
    #expect(terminal.screen[1, 7].style.foreground == 4)
    #expect(terminal.screen.line(0) == "ready")
  }

  @Test("a dumb terminal gets lines, a prompt, and nothing to obey", arguments: ["dumb", "", "unknown"])
  func dumb(_ term: String) throws {
    let terminal = try Probe.start(environment: ["TERM": term])
    try terminal.type("a {\r") { $0.cursor == .init(2, 7) }
    try terminal.type("b }\r") { $0.cursorLine == "probe>" }
    #expect(terminal.screen.lines == ["ready", "probe> a {", "       b }", "got: a {⏎b }", "probe>"])
    try terminal.type("x" + Keys.control("c")) { $0.lines.suffix(2) == ["interrupted", "probe>"] }
    terminal.send(Keys.control("d"))
    #expect(try terminal.exitStatus() == 0)
    #expect(!terminal.output.contains(0x1B))
  }

  @Test("a pipe gets answers only")
  func pipe() throws {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: Probe.path)
    let (input, output) = (Pipe(), Pipe())
    (process.standardInput, process.standardOutput) = (input, output)
    process.environment = ["TERM": "xterm-256color"]
    try process.run()
    input.fileHandleForWriting.write(Data("a\nb {\nc\n}\nlast".utf8))
    try input.fileHandleForWriting.close()
    let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    #expect(text == "ready\ngot: a\ngot: b {⏎c⏎}\ngot: last\nend\n")
    #expect(process.terminationStatus == 0)
  }

  @Test("keys typed while a statement runs are the next entry")
  func typeAhead() throws {
    let terminal = try Probe.start()
    try terminal.type("wait\r") { $0.lines.last == "waiting" }
    try terminal.wait(untilOrdinary: true)
    terminal.send("next\r")
    try terminal.wait { $0.line(3) == "next" }
    terminal.signal(SIGINT)
    try terminal.wait { $0.lines.suffix(2) == ["got: next", "probe>"] }
  }
}
