import TerminalTesting
import Testing

@Suite("A program on a pseudo-terminal")
struct PseudoTerminalTests {
  @Test("keys go in, the screen shows what comes out, the end is noticed")
  func echo() throws {
    let terminal = try PseudoTerminal("/bin/cat")
    #expect(terminal.isOrdinary)
    try terminal.type("hello\r") { $0.lines == ["hello", "hello"] }
    terminal.send("\u{4}")
    #expect(try terminal.exitStatus() == 0)
  }

  @Test("^C ends a program that does not catch it, with 128 and the signal's number")
  func signal() throws {
    let terminal = try PseudoTerminal("/bin/cat")
    try terminal.type("x\r") { $0.lines == ["x", "x"] }
    terminal.send("\u{3}")
    #expect(try terminal.exitStatus() == 130)
  }

  @Test("a stopped program goes on in the foreground")
  func stop() throws {
    let terminal = try PseudoTerminal("/bin/cat")
    try terminal.type("x\r") { $0.lines == ["x", "x"] }
    try terminal.type("\u{1A}") { $0.lines.last?.hasSuffix("[stopped]") == true }
    terminal.foreground()
    try terminal.type("y\r") { $0.lines.suffix(2) == ["y", "y"] }
  }

  @Test("a program sees the size, its arguments and its environment")
  func surroundings() throws {
    let terminal = try PseudoTerminal(
      "/bin/sh", ["-c", "stty size; echo \"$A\"; read x; stty size"],
      environment: ["A": "b", "PATH": "/bin:/usr/bin"], rows: 10, columns: 50)
    try terminal.wait { $0.lines == ["10 50", "b"] }
    terminal.resize(rows: 12, columns: 40)
    try terminal.type("\r") { $0.lines.last == "12 40" }
  }

  @Test("a program that does not exist ends with 127")
  func missing() throws {
    #expect(try PseudoTerminal("/nonexistent").exitStatus() == 127)
  }
}
