import Foundation
import TerminalTesting
import Testing

@Suite("The keys of emacs and vi")
struct KeyMapTests {
  @Test("emacs' keys move, kill and yank")
  func emacs() throws {
    let terminal = try Probe.start()
    try terminal.type("one two three") { $0.cursor == .init(1, 20) }
    try terminal.type(Keys.control("a")) { $0.cursor == .init(1, 7) }
    try terminal.type("\u{1B}f") { $0.cursor == .init(1, 10) }
    try terminal.type(Keys.control("k")) { $0.line(1) == "probe> one" }
    try terminal.type(Keys.control("a") + Keys.control("y")) { $0.line(1) == "probe>  two threeone" }
    try terminal.type(Keys.control("e") + Keys.control("w")) { $0.line(1) == "probe>  two" }
    try terminal.type("\u{1B}b\u{1B}u") { $0.line(1) == "probe>  TWO" }
    try terminal.type(Keys.control("a") + Keys.control("f") + Keys.control("d")) {
      $0.line(1) == "probe>  WO"
    }
    try terminal.type(Keys.control("b") + Keys.delete) { $0.line(1) == "probe> WO" }
  }

  @Test("libedit's own commands are not asked for: Alt-X does nothing")
  func command() throws {
    let terminal = try Probe.start()
    try terminal.type("ab\u{1B}xc\u{1B}xd") { $0.line(1) == "probe> abcd" }
    try terminal.type(Keys.enter) { $0.lines.suffix(2) == ["got: abcd", "probe>"] }
  }

  @Test("vi's keys insert and command, and the arrows work in both modes")
  func vi() throws {
    let terminal = try Probe.start(environment: ["PROBE_KEYS": "vi"])
    try terminal.type("abc") { $0.cursor == .init(1, 10) }
    terminal.send(Keys.escape)
    try terminal.wait { $0.cursor == .init(1, 9) }
    try terminal.type("0x") { $0.line(1) == "probe> bc" && $0.cursor == .init(1, 7) }
    try terminal.type("A d" + Keys.left + Keys.left + "X") { $0.line(1) == "probe> bcX d" }
    terminal.send(Keys.escape)
    try terminal.wait { $0.cursor == .init(1, 9) }
    try terminal.type(Keys.right + "rY") { $0.line(1) == "probe> bcXYd" }
    try terminal.type(Keys.right + Keys.right + Keys.right) { $0.cursor == .init(1, 11) }
    try terminal.type("0dw") { $0.line(1) == "probe>" }
    try terminal.type("u") { $0.line(1) == "probe> bcXYd" }
    try terminal.type(Keys.enter) { $0.lines.suffix(2) == ["got: bcXYd", "probe>"] }
  }

  @Test("vi's k and j go through the history, / searches it")
  func viHistory() throws {
    let terminal = try Probe.start(
      ["--history", "first", "--history", "a {\n b\n}"], environment: ["PROBE_KEYS": "vi"])
    terminal.send(Keys.escape)
    try terminal.type("k") { $0.lines.count == 4 && $0.cursor == .init(1, 7) }
    try terminal.type("k") { $0.lines == ["ready", "probe> first"] }
    try terminal.type("j") { $0.lines.count == 4 }
    try terminal.type("/irs\r") { $0.lines.suffix(2) == ["got: first", "probe>"] }
  }

  @Test("vi's v starts no editor behind the playground's back")
  func viEditor() throws {
    let terminal = try Probe.start(environment: ["PROBE_KEYS": "vi"])
    try terminal.type("abc" + Keys.escape) { $0.cursor == .init(1, 9) }
    try terminal.type("v") { $0.bells == 1 }
    try terminal.type("x") { $0.line(1) == "probe> ab" }
  }

  @Test("vi's own commands find the history too")
  func viHistoryWord() throws {
    let terminal = try Probe.start(["--history", "print last"], environment: ["PROBE_KEYS": "vi"])
    try terminal.type("let") { $0.line(1) == "probe> let" }
    terminal.send(Keys.escape)
    try terminal.wait { $0.cursor == .init(1, 9) }
    try terminal.type("_") { $0.line(1) == "probe> let last" }
  }

  @Test("Escape in vi's command mode swallows no key")
  func viEscape() throws {
    let terminal = try Probe.start(environment: ["PROBE_KEYS": "vi"])
    try terminal.type("abc") { $0.cursor == .init(1, 10) }
    terminal.send(Keys.escape)
    try terminal.wait { $0.cursor == .init(1, 9) }
    terminal.send(Keys.escape)
    terminal.send("x")
    try terminal.wait { $0.line(1) == "probe> ab" }
  }

  @Test("a paste in vi's command mode inserts its text and nothing else")
  func viPaste() throws {
    let terminal = try Probe.start(environment: ["PROBE_KEYS": "vi"])
    try terminal.type("ab") { $0.cursor == .init(1, 9) }
    terminal.send(Keys.escape)
    try terminal.wait { $0.cursor == .init(1, 8) }
    try terminal.type(Keys.paste("0xyz")) { $0.line(1) == "probe> a0xyzb" }
  }

  @Test("the user's editrc chooses vi, and the environment overrules it")
  func editrc() throws {
    let home = FileManager.default.temporaryDirectory.appendingPathComponent("mendel-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: home, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: home) }
    try "probe:bind -v\nother:bind -e\n".write(
      to: home.appendingPathComponent(".editrc"), atomically: true, encoding: .utf8)
    let vi = try Probe.start(environment: ["HOME": home.path])
    try vi.type("abc") { $0.cursor == .init(1, 10) }
    vi.send(Keys.escape)
    try vi.wait { $0.cursor == .init(1, 9) }
    let emacs = try Probe.start(environment: ["HOME": home.path, "PROBE_KEYS": "emacs"])
    try emacs.type("abc\u{1B}bX") { $0.line(1) == "probe> Xabc" }
  }

  @Test("killing stays within a line, and what was killed comes back")
  func killing() throws {
    let terminal = try Probe.start()
    try terminal.type("ab cd" + Keys.altEnter + "ef gh" + Keys.up + Keys.left) { $0.cursor == .init(1, 11) }
    try terminal.type(Keys.control("k")) { $0.lines == ["ready", "probe> ab c", "       ef gh"] }
    try terminal.type(Keys.control("k")) { $0.lines == ["ready", "probe> ab cef gh"] }
    try terminal.type("\u{1B}d") { $0.lines == ["ready", "probe> ab c gh"] }
    try terminal.type(Keys.control("e") + Keys.control("y")) { $0.lines == ["ready", "probe> ab c ghef"] }
    try terminal.type("\u{1B}\u{7F}" + Keys.control("w")) { $0.lines == ["ready", "probe> ab"] }
    try terminal.type(Keys.control("u") + Keys.control("y") + Keys.control("y")) {
      $0.lines == ["ready", "probe> ab ab"]
    }
  }

  @Test("undo takes back one change after the other")
  func undo() throws {
    let terminal = try Probe.start()
    for text in ["a", "b", "c"] { try terminal.type(text) { $0.cursorLine.hasSuffix(text) } }
    try terminal.type(Keys.control("u")) { $0.line(1) == "probe>" }
    try terminal.type("\u{1F}") { $0.line(1) == "probe> abc" }
    try terminal.type("\u{1F}") { $0.line(1) == "probe> ab" }
  }

  @Test("^L clears the screen and keeps the entry")
  func clear() throws {
    let terminal = try Probe.start()
    try terminal.type("abc") { $0.line(1) == "probe> abc" }
    try terminal.type(Keys.control("l")) { $0.lines == ["probe> abc"] }
    #expect(terminal.screen.cursor == .init(0, 10))
  }
}
