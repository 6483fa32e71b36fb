import Drawings
import Foundation
import LibEdit
import TerminalTesting
import Testing

@Suite("Terminals and places that can do less")
struct EnvironmentTests {
  @Test(
    "any locale edits UTF-8, and a terminal that libedit has never heard of works",
    arguments: [
      ("C", "xterm"), ("POSIX", "xterm"), ("xx_YY", "xterm"), ("C.UTF-8", "xterm-ghostty"),
      ("C.UTF-8", "vt100"),
    ])
  func places(_ locale: String, _ term: String) throws {
    let terminal = try Probe.start(environment: ["LC_ALL": locale, "TERM": term])
    #expect(terminal.screen.line(0) == "ready")
    try terminal.type("é漢😀" + Keys.left + Keys.backspace) { $0.line(1) == "probe> é😀" }
    try terminal.type(Keys.enter) { $0.lines.suffix(2) == ["got: é😀", "probe>"] }
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
    input.fileHandleForWriting.write(Data("a\r\nb {\nc\n}\nlast".utf8))
    try input.fileHandleForWriting.close()
    let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    #expect(text == "ready\ngot: a\ngot: b {⏎c⏎}\ngot: last\nend\n")
  }

  @Test("the environment chooses keys and colours, and tells whether the terminal breaks rows anew")
  func variables() {
    func options(_ variables: [String: String]) -> TerminalOptions {
      TerminalOptions(program: "mendel") { variables[$0] }
    }
    #expect(
      ["vi", "VI", "emacs", "nano"].map { options(["MENDEL_KEYS": $0]).keys } == [.vi, .vi, .emacs, nil])
    #expect(
      ["1", ""].map { options(["TERM": "xterm", "NO_COLOR": $0]).colors } == [ColorCapability.none, .ansi16])
    let fixed = [
      ["XTERM_VERSION": "XTerm(379)"], ["TERM": "linux"], ["TERM": "screen-256color", "STY": "1"],
    ]
    #expect(fixed.allSatisfy { !options($0).rewraps })
    let others = [["TERM": "xterm-256color"], ["TERM": "screen-256color", "TMUX": "/tmp/tmux"], [:]]
    #expect(others.allSatisfy { options($0).rewraps })
  }
}
