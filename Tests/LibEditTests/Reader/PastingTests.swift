import Foundation
import TerminalTesting
import Testing

@Suite("Pasting")
struct PastingTests {
  @Test("a paste stays in the entry until Enter, which drops the end of its last line")
  func paste() throws {
    let terminal = try Probe.start()
    try terminal.type(Keys.paste("let a\rlet b\r")) { $0.cursor == .init(3, 7) }
    #expect(terminal.screen.lines == ["ready", "probe> let a", "       let b"])
    try terminal.type(Keys.enter) { $0.cursorLine == "probe>" }
    #expect(
      terminal.screen.lines == ["ready", "probe> let a", "       let b", "got: let a⏎let b", "probe>"])
  }

  @Test("a paste goes in at the cursor")
  func pasteInside() throws {
    let terminal = try Probe.start()
    try terminal.type("ad" + Keys.left + Keys.paste("bc")) { $0.line(1) == "probe> abcd" }
    #expect(terminal.screen.cursor == .init(1, 10))
  }

  @Test("5,000 characters with tabs and newlines arrive whole")
  func longPaste() throws {
    let terminal = try Probe.start()
    let line = "\tlet number = 12345 \"테마\"\n"
    let text = String(repeating: line, count: 5_000 / line.count + 1)
    try terminal.type(Keys.paste(text)) {
      $0.isPasteBracketed && $0.cursor.column == 7 && $0.cursor.row == 23
    }
    #expect(terminal.screen.line(22) == "        let number = 12345 \"테마\"")
    terminal.send(Keys.enter)
    try terminal.wait { $0.cursorLine == "probe>" && $0.scrollback.contains { $0.hasPrefix("got: ") } }
    let all = (terminal.screen.scrollback + terminal.screen.lines).joined(separator: "\n")
    let got = all.components(separatedBy: "got: ").last ?? ""
    let count = got.components(separatedBy: "12345").count - 1
    #expect(count == text.components(separatedBy: "12345").count - 1)
  }

  @Test("what steers a terminal is dropped from a paste")
  func hostilePaste() throws {
    let terminal = try Probe.start()
    try terminal.type(Keys.paste("a\u{1B}[31mb\u{7}c\u{9B}5A\u{202E}d")) { $0.line(1) == "probe> a[31mbc5Ad" }
    #expect(terminal.screen[1, 13].style.foreground == nil)
    #expect(terminal.screen.bells == 0)
  }

  @Test("a block that comes without brackets keeps the indentation that it has, and gets none besides")
  func unbracketedBlock() throws {
    let terminal = try Probe.start()
    try terminal.type("scene {\r  view a {\r    b\r  }\rc\r}\r") {
      $0.lines.contains { $0.hasPrefix("got: ") }
    }
    #expect(terminal.screen.lines.contains("got: scene {⏎  view a {⏎    b⏎  }⏎  c⏎}"))
  }

  @Test("5,000 characters without brackets are keys, and none is lost")
  func unbracketed() throws {
    let terminal = try Probe.start(rows: 100)
    let text = String(repeating: "abcdefghi ", count: 500)
    try terminal.type(text + "end") { $0.lines.last?.hasSuffix("i end") == true }
    #expect(terminal.screen.lines.dropFirst().joined().filter { $0 == "i" }.count == 500)
  }
}
