import Foundation
import TerminalTesting
import Testing

@Suite("Entries of several lines, and the history")
struct MultilineTests {
  /// A terminal whose entry is a block of two lines, the cursor on a third.
  func block() throws -> PseudoTerminal {
    let terminal = try Probe.start()
    try terminal.type("scene {\rview a\r") { $0.cursor == .init(3, 9) }
    return terminal
  }

  @Test("Enter in an open block breaks the line and indents it, and a brace that closes it moves back")
  func indentation() throws {
    let terminal = try block()
    #expect(terminal.screen.lines == ["ready", "probe> scene {", "         view a"])
    try terminal.type("}") { $0.cursor == .init(3, 8) && $0.line(3) == "       }" }
    try terminal.type(Keys.enter) { $0.line(4) == "got: scene {⏎  view a⏎}" }
  }

  @Test("Up and Down move inside the entry and keep their column; it is submitted whole from any line")
  func motion() throws {
    let terminal = try block()
    try terminal.type("}" + Keys.up + Keys.up) { $0.cursor == .init(1, 8) }
    try terminal.type(Keys.end + Keys.down) { $0.cursor == .init(2, 14) }
    try terminal.type(Keys.down) { $0.cursor == .init(3, 8) }
    try terminal.type(Keys.up) { $0.cursor == .init(2, 14) }
    try terminal.type(Keys.enter) { $0.cursor == .init(5, 7) && $0.line(4) == "got: scene {⏎  view a⏎}" }
  }

  @Test("Enter in the middle of an open block, and Alt-Enter anywhere, break the line there")
  func breakInside() throws {
    let terminal = try block()
    try terminal.type(Keys.up + Keys.enter) {
      $0.lines == ["ready", "probe> scene {", "", "         view a"]
    }
    let other = try Probe.start()
    try other.type("a" + Keys.altEnter + "b") { $0.cursor == .init(2, 8) }
    try other.type(Keys.enter) { $0.line(3) == "got: a⏎b" }
  }

  @Test("Up recalls a whole block, Down comes back to what was typed")
  func recall() throws {
    let terminal = try Probe.start(["--history", "first", "--history", "scene {\n  view a\n}"])
    try terminal.type(Keys.up) { $0.cursor == .init(3, 8) }
    #expect(terminal.screen.lines == ["ready", "probe> scene {", "         view a", "       }"])
    try terminal.type(Keys.up + Keys.up + Keys.up) { $0.lines == ["ready", "probe> first"] }
    try terminal.type(Keys.down) { $0.cursor == .init(3, 8) }
    try terminal.type(Keys.down) { $0.lines == ["ready", "probe>"] }
  }

  @Test("with text typed, Up recalls the entries that begin with it")
  func recallByPrefix() throws {
    let terminal = try Probe.start(["--history", "let a", "--history", "print 1", "--history", "let b"])
    try terminal.type("let" + Keys.up) { $0.line(1) == "probe> let b" }
    try terminal.type(Keys.up) { $0.line(1) == "probe> let a" }
    try terminal.type(Keys.up) { $0.bells == 1 }
    try terminal.type(Keys.down + Keys.down) { $0.line(1) == "probe> let b" && $0[1, 10].style.isDim }
  }

  let searched = ["--history", "scene main", "--history", "let a 1", "--history", "print {\n  main\n}"]

  @Test("with ^R each character narrows the search, what is found is marked, and Enter runs it")
  func search() throws {
    let terminal = try Probe.start(searched)
    try terminal.type(Keys.control("r") + "mai") { $0.lines.last == "search: mai" }
    #expect(terminal.screen.lines == ["ready", "probe> print {", "         main", "       }", "search: mai"])
    #expect((9..<12).allSatisfy { terminal.screen[2, $0].style == .init(reversed: true) })
    #expect(terminal.screen[2, 12].style == .init() && terminal.screen.cursor == .init(2, 9))
    try terminal.type(Keys.control("r")) { $0.lines == ["ready", "probe> scene main", "search: mai"] }
    try terminal.type("x") { $0.lines.last == "nothing has: maix" }
    try terminal.type(Keys.backspace + Keys.control("r")) {
      $0.lines == ["ready", "probe> scene main", "search: mai"]
    }
    try terminal.type(Keys.enter) { $0.lines.suffix(2) == ["got: scene main", "probe>"] }
  }

  @Test("^G goes back to what was typed, any other key takes the entry and does its work")
  func endOfSearch() throws {
    let terminal = try Probe.start(searched)
    try terminal.type("abc" + Keys.control("r") + "let") { $0.line(1) == "probe> let a 1" }
    try terminal.type(Keys.control("g")) { $0.lines == ["ready", "probe> abc"] }
    try terminal.type(Keys.control("r") + "let" + Keys.control("e") + "2") {
      $0.lines == ["ready", "probe> let a 12"]
    }
    try terminal.type(Keys.control("r") + "let" + Keys.control("c")) { $0.line(1) == "probe> let a 1^C" }
  }

  @Test("a paste stays in the entry until Enter, which drops the end of its last line")
  func paste() throws {
    let terminal = try Probe.start()
    try terminal.type("ad" + Keys.left + Keys.paste("bc\rlet b\r")) { $0.cursor == .init(3, 7) }
    #expect(terminal.screen.lines == ["ready", "probe> abc", "       let b", "       d"])
    try terminal.type(Keys.delete + Keys.enter) { $0.lines.suffix(2) == ["got: abc⏎let b", "probe>"] }
  }

  @Test("a paste of 50,000 characters arrives whole, and one that is too long not at all")
  func longPaste() throws {
    let terminal = try Probe.start()
    let line = "\tlet number = 12345 \"테마\"\n"
    let text = String(repeating: line, count: 50_000 / line.count + 1)
    try terminal.type(Keys.paste(text)) { $0.cursor.column == 7 && $0.cursor.row == 23 }
    #expect(terminal.screen.line(22) == "        let number = 12345 \"테마\"")
    terminal.send(Keys.enter)
    try terminal.wait { $0.cursorLine == "probe>" && $0.scrollback.contains { $0.hasPrefix("got: ") } }
    let all = (terminal.screen.scrollback + terminal.screen.lines).joined(separator: "\n")
    let got = all.components(separatedBy: "got: ").last ?? ""
    #expect(
      got.replacing("\n", with: "").components(separatedBy: "12345").count
        == text.components(separatedBy: "12345").count)
    try terminal.type(Keys.paste(text + text)) { $0.bells == 1 && $0.cursorLine == "probe>" }
  }

  @Test("what comes without brackets are keys: a block keeps the indentation that it has, and none is lost")
  func unbracketed() throws {
    let terminal = try Probe.start(rows: 100)
    try terminal.type("scene {\r  view a {\r    b\r  }\rc\r}\r") {
      $0.lines.contains("got: scene {⏎  view a {⏎    b⏎  }⏎  c⏎}")
    }
    let text = String(repeating: "abcdefghi ", count: 500)
    try terminal.type(text + "end") { $0.lines.last?.hasSuffix("i end") == true }
    #expect(terminal.screen.lines.joined().filter { $0 == "h" }.count == 500)
  }
}
