import Foundation
import TerminalTesting
import Testing

@Suite("The keys of emacs and vi")
struct KeyMapTests {
  @Test("emacs' keys move, kill and yank; libedit's own prompt is not asked for")
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
    try terminal.type(Keys.control("b") + Keys.delete + "\u{1B}xc") { $0.line(1) == "probe> cWO" }
    try terminal.type("\u{1B}\u{1B}[201~x\rd") { $0.lines.suffix(2) == ["got: cWO", "probe> d"] }
  }

  @Test("killing stays within a line, and undo takes back one change after the other")
  func killing() throws {
    let terminal = try Probe.start()
    try terminal.type("ab cd" + Keys.altEnter + "ef gh" + Keys.up + Keys.left) { $0.cursor == .init(1, 11) }
    try terminal.type(Keys.control("k")) { $0.lines == ["ready", "probe> ab c", "       ef gh"] }
    try terminal.type(Keys.control("k")) { $0.lines == ["ready", "probe> ab cef gh"] }
    try terminal.type("\u{1B}d") { $0.lines == ["ready", "probe> ab c gh"] }
    try terminal.type(Keys.control("e") + Keys.control("y")) { $0.lines == ["ready", "probe> ab c ghef"] }
    try terminal.type("\u{1B}\u{7F}") { $0.lines == ["ready", "probe> ab c"] }
    try terminal.type(Keys.control("u")) { $0.lines == ["ready", "probe>"] }
    try terminal.type("\u{1F}") { $0.lines == ["ready", "probe> ab c"] }
    try terminal.type("\u{1F}\u{1F}") { $0.lines == ["ready", "probe> ab c gh"] }
  }

  @Test("vi's keys insert and command, and the arrows work in both modes")
  func vi() throws {
    let terminal = try Probe.startVi()
    try terminal.type("abc") { $0.cursor == .init(1, 10) }
    try terminal.escape(to: 9)
    try terminal.type("0x") { $0.line(1) == "probe> bc" && $0.cursor == .init(1, 7) }
    try terminal.type("A d" + Keys.left + Keys.left + "X") { $0.line(1) == "probe> bcX d" }
    try terminal.escape(to: 9)
    try terminal.type(Keys.right + "rY") { $0.line(1) == "probe> bcXYd" }
    try terminal.type(Keys.right + Keys.right + Keys.right) { $0.cursor == .init(1, 11) }
    try terminal.type("0dw") { $0.line(1) == "probe>" }
    try terminal.type("u") { $0.line(1) == "probe> bcXYd" }
    try terminal.type("$d0") { $0.line(1) == "probe> d" }
    try terminal.type("v#@") { $0.bells == 3 }
    try terminal.type(Keys.enter) { $0.lines.suffix(2) == ["got: d", "probe>"] }
  }

  @Test("vi's . does the last command again, the typing of an entry too, and never itself")
  func redo() throws {
    let terminal = try Probe.startVi()
    try terminal.type("a.b" + Keys.escape + Keys.escape + ".") { $0.line(1) == "probe> a.a.bb" }
    try terminal.type("0x..") { $0.line(1) == "probe> .bb" }
    try terminal.type("0cwfoo.bar" + Keys.escape + Keys.escape + "0..") { $0.line(1).contains("foo.bar") }
    try terminal.type("\r") { $0.cursorLine == "probe>" && $0.lines.contains { $0.hasPrefix("got:") } }
  }

  @Test(
    "keys on which libedit fails by itself do no harm",
    arguments: [
      Keys.escape + "\u{5}x", Keys.escape + "$x", Keys.escape + "$dd", "." + Keys.escape + Keys.escape + ".",
      "i" + Keys.escape + Keys.escape + "..", "cw$x" + Keys.escape + Keys.escape + "dd.",
    ])
  func faults(_ keys: String) throws {
    let terminal = try Probe.startVi()
    try terminal.type(keys + Keys.paste("⟦alive⟧")) { $0.cursorLine.contains("⟦alive⟧") }
    #expect(terminal.isOrdinary == false)
  }

  @Test("a character replaced at the end of a text that fills the rows does no harm", arguments: ["r", "R"])
  func replacedAtEdge(_ key: String) throws {
    let terminal = try Probe.startVi()
    for count in [23 * 80, 23 * 100, 24 * 100, 47 * 100] {
      terminal.send(Keys.paste(String(repeating: "a", count: count)) + Keys.escape)
      try terminal.wait { $0.cursorLine.hasSuffix("a") }
      try terminal.type(key + "i" + Keys.paste("⟦end⟧")) { $0.lines.joined().contains("⟦end⟧") }
      try terminal.type(Keys.control("c")) { $0.cursorLine == "probe>" }
    }
  }

  @Test("vi's k and j go through the history, / fetches what it finds and runs nothing, _ takes a word")
  func viHistory() throws {
    let terminal = try Probe.startVi(["--history", "first", "--history", "a {\n b\n}"])
    terminal.send(Keys.escape)
    try terminal.type("k") { $0.lines.count == 4 && $0.cursor == .init(1, 7) }
    try terminal.type("k") { $0.lines == ["ready", "probe> first"] }
    try terminal.type("j") { $0.lines.count == 4 }
    try terminal.type("/irs\r") { $0.lines == ["ready", "probe> first"] }
    try terminal.type("x\r") { $0.lines.suffix(2) == ["got: frst", "probe>"] }
    try terminal.type("let" + Keys.escape) { $0.cursor == .init(3, 9) }
    try terminal.type("_") { $0.cursorLine == "probe> let frst" }
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
    try vi.escape(to: 9)
    let emacs = try Probe.start(environment: ["HOME": home.path, "PROBE_KEYS": "emacs"])
    try emacs.type("abc\u{1B}bX") { $0.line(1) == "probe> Xabc" }
  }
}
