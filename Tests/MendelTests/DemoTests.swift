import Foundation
import TerminalTesting
import Testing

@Suite("Demos")
struct DemoTests {
  private static let script = "let a = 1\n// The second step.\nprint(a + 1)\nvar b = 0\nb = 5\nb\n"

  @Test("a demo plays into a pipe without waiting")
  func piped() throws {
    let home = Home()
    defer { home.remove() }
    try home.write(Self.script, to: "show.mendel")
    let result = try Mendel.run("demo", "show.mendel", in: home)
    #expect(result.status == 0)
    #expect(result.output.contains("print(a + 1)") && result.output.contains("\n2\n"))
    #expect(result.output.hasSuffix("5\n"))
  }

  @Test("a recording is the same each time, goes forward, and takes no other file's place")
  func recorded() throws {
    let home = Home()
    defer { home.remove() }
    try home.write(Self.script, to: "show.mendel")
    for name in ["a.cast", "b.cast"] {
      #expect(try Mendel.run("demo", "--record", name, "show.mendel", in: home).status == 0)
    }
    let text = try home.text("a.cast")
    #expect(try home.text("b.cast") == text)
    var last = 0.0
    for line in text.split(separator: "\n").dropFirst() {
      let event = try #require(try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [Any])
      let time = try #require(event.first as? Double)
      #expect(time >= last)
      last = time
    }
    #expect(try Mendel.run("demo", "--record", "b.cast", "show.mendel", in: home).status == 0)
    try home.write("mine", to: "c.cast")
    let refused = try Mendel.run("demo", "--record", "c.cast", "show.mendel", in: home)
    #expect(refused.status == 2 && refused.complaint.contains("`c.cast` that is no recording"))
    #expect(try home.text("c.cast") == "mine")
  }

  @Test("a signal and ^C give the terminal back")
  func leaving() throws {
    let home = Home()
    defer { home.remove() }
    try home.write(Self.script, to: "show.mendel")
    for isSignal in [true, false] {
      let terminal = try PseudoTerminal(
        Mendel.path, ["demo", home.url("show.mendel").path], environment: Mendel.environment(in: home),
        rows: 24, columns: 80)
      try terminal.wait { $0.lines.contains { $0.contains("let a") } }
      if isSignal { terminal.signal(SIGTERM) } else { terminal.send(Keys.control("c")) }
      #expect(try terminal.exitStatus() == (isSignal ? 143 : 130))
      #expect(terminal.isOrdinary)
    }
  }
}
