import Foundation
import TerminalTesting
import Testing

@Suite("Editing entries in the playground")
struct EditingTests {
  @Test("an open brace goes on with indentation, and a closing one runs the block")
  func block() throws {
    let terminal = try Mendel.start()
    try terminal.type("scene main {\r") { $0.cursor == .init(2, 10) }
    try terminal.type("window w {\r") { $0.cursor == .init(3, 12) }
    try terminal.type("controller c\r}\r") { $0.cursor == .init(5, 10) }
    try terminal.type("}\r") { $0.cursorLine.hasPrefix("mendel>") && $0.cursor.row == 7 }
    #expect(
      Array(terminal.screen.lines.prefix(7)) == [
        Mendel.greeting, "mendel> scene main {", "          window w {", "            controller c",
        "          }", "        }", "▸ 3 environments: main › w › c",
      ])
    #expect(terminal.screen.line(7).hasSuffix("[1]"))
  }

  @Test("whoever types `clear` is told of ^L, as long as it is a colour")
  func clear() throws {
    let terminal = try Mendel.start()
    try terminal.type("clear\r") { $0.line(3) == "note: ^L clears the screen" && $0.cursor == .init(4, 8) }
    #expect(terminal.screen.line(2) == "#00000000")
    try terminal.type("let clear = 7\r") { $0.cursorLine.hasSuffix("[1]") }
    try terminal.type("clear\r") { $0.line(7) == "7" && $0.cursor == .init(8, 8) }
  }

  @Test("Up brings a whole block back, and its first line is changed in place")
  func recall() throws {
    let terminal = try Mendel.start()
    try terminal.type("scene main {\rwindow w\r}\r") { $0.cursor == .init(5, 8) }
    try terminal.type(Keys.up) { $0.cursor == .init(7, 9) }
    #expect(
      terminal.screen.lines.suffix(3).map { $0.prefix(24).trimmingSuffix() } == [
        "mendel> scene main {", "          window w", "        }",
      ])
    try terminal.type(Keys.up + Keys.up + Keys.end) { $0.cursor == .init(5, 20) }
    try terminal.type(Keys.left + Keys.left + "2" + Keys.enter) { $0.cursorLine.hasSuffix("[2]") }
    #expect(terminal.screen.lines.suffix(2).first == "▸ 2 environments: main2 › w")
  }

  @Test("a narrower and then a wider terminal show the entry and its output anew")
  func resize() throws {
    let terminal = try Mendel.start()
    try terminal.type("print \"abcdefghijklmnopqrstuvwxyz\"" + Keys.left + Keys.left) {
      $0.cursor == .init(1, 40)
    }
    terminal.resize(rows: 24, columns: 30)
    try terminal.wait { $0.cursor == .init(2, 10) }
    #expect(terminal.screen.line(1) == "mendel> print \"abcdefghijklmno")
    #expect(terminal.screen.line(2) == "pqrstuvwxyz\"")
    #expect(terminal.screen[1, 8].style == .init(foreground: 4, bold: true))
    #expect(terminal.screen[2, 0].style == .init(foreground: 2))
    terminal.resize(rows: 24, columns: 60)
    try terminal.wait { $0.cursor == .init(1, 40) }
    #expect(terminal.screen.line(1) == "mendel> print \"abcdefghijklmnopqrstuvwxyz\"")
    #expect(terminal.screen.line(2) == "")
    try terminal.type(Keys.enter) { $0.cursor == .init(3, 8) }
    #expect(terminal.screen.line(2) == "abcdefghijklmnopqrstuvwxyz")
  }

  @Test("a narrower terminal that breaks rows anew keeps nothing old", arguments: [50, 40, 30, 20])
  func rewrapping(columns: Int) throws {
    let terminal = try Mendel.start(environment: ["XTERM_VERSION": "", "TMUX": "1"])
    try terminal.type("let a = 1\r") { $0.cursor == .init(3, 8) }
    try terminal.type("print \"abcdefghijklmnopqrstuvwxyz\"" + Keys.left + Keys.left) {
      $0.cursor == .init(3, 40)
    }
    let before = terminal.output.count
    terminal.rewrap(columns: columns)
    let entry = "mendel> print \"abcdefghijklmnopqrstuvwxyz\""
    let offset = 40
    try terminal.wait { screen in
      terminal.output.count > before && screen.cursor.column == offset % columns
        && screen.lines.suffix((entry.count + columns - 1) / columns).joined().hasPrefix(entry)
    }
    #expect(terminal.screen.lines.count { $0.hasPrefix("mendel> print") } == 1)
    #expect(terminal.screen.lines.contains("▸ a is 1"))
    try terminal.type(Keys.enter) { $0.lines.last == "mendel>" || $0.cursorLine.hasSuffix("[1]") }
    #expect(terminal.screen.lines.joined().contains(entry))
  }

  @Test("the right prompt leaves with Enter, and with ^C")
  func rightPrompt() throws {
    let terminal = try Mendel.start()
    try terminal.type("let a = 1\r") { $0.cursor == .init(3, 8) }
    #expect(terminal.screen.line(3).hasSuffix("[1]"))
    try terminal.type("let b = 2\r") { $0.cursor == .init(5, 8) }
    #expect(terminal.screen.line(3) == "mendel> let b = 2")
    #expect(terminal.screen.line(5).hasSuffix("[2]"))
    try terminal.type("x" + Keys.control("c")) { $0.cursor == .init(6, 8) }
    #expect(terminal.screen.line(5) == "mendel> x^C")
  }

  @Test(
    "a misspelled statement is named", arguments: [("quitt", "quit"), ("halp", "help"), ("undoo", "undo")])
  func misspelled(_ typed: String, _ meant: String) throws {
    let terminal = try Mendel.start()
    try terminal.type(typed + "\r") { $0.cursor == .init(5, 8) }
    #expect(terminal.screen.line(2) == "error: nothing here is called `\(typed)`")
    #expect(terminal.screen.line(4).hasSuffix("did you mean `\(meant)`?"))
  }

  @Test(
    "help takes the width that there is: one column, two, three", arguments: [(80, 1), (150, 2), (240, 3)])
  func helpColumns(width: Int, columns: Int) throws {
    let terminal = try Mendel.start(rows: 120, columns: width)
    try terminal.type("help\r") { $0.cursorLine == "mendel>" && $0.cursor.row > 5 }
    let headings = ["Definitions", "The hierarchy", "The run loop", "Registrations", "Asking", "The session"]
    let rows = terminal.screen.lines
    #expect(rows.allSatisfy { $0.count <= width })
    let starts = Set(
      headings.compactMap { heading in
        rows.lazy.compactMap { row in
          row.range(of: heading).map { row.distance(from: row.startIndex, to: $0.lowerBound) }
        }.first
      })
    #expect(starts.count == columns)
  }

  @Test("what is printed follows the terminal's width")
  func outputWidth() throws {
    let terminal = try Mendel.start()
    terminal.resize(rows: 30, columns: 40)
    try terminal.type("help override\r") { $0.cursorLine == "mendel>" && $0.cursor.row > 3 }
    #expect(terminal.screen.lines.allSatisfy { $0.count <= 40 })
    terminal.resize(rows: 24, columns: 120)
    try terminal.type(Keys.control("l")) { $0.cursor == .init(0, 8) }
    try terminal.type("help override\r") {
      $0.cursorLine == "mendel>" && $0.cursor.row > 2
    }
    #expect(terminal.screen.lines.contains { $0.count > 40 })
  }

  @Test("5,000 pasted characters stay in the entry until Enter, and every statement runs")
  func paste() throws {
    let terminal = try Mendel.start()
    let lines = (1...260).map { "let number\($0) = \"테마 \($0)\"" }
    let text = lines.joined(separator: "\n")
    #expect(text.count > 5_000)
    try terminal.type(Keys.paste(text)) {
      $0.cursor.row == 23 && $0.line(23) == "        " + (lines.last ?? "")
    }
    #expect(terminal.screen.line(0) == "        " + lines[236])
    try terminal.type(Keys.enter) { $0.cursorLine.hasSuffix("[260]") }
    #expect(terminal.screen.line(22) == "▸ number260 is \"테마 260\"")
    let shown = terminal.screen.scrollback + terminal.screen.lines
    #expect(shown.count { $0.hasPrefix("▸ number") } == 260)
  }

  @Test("a paste with a mistake in the middle runs up to it, and says what it left out")
  func pasteWithMistake() throws {
    let terminal = try Mendel.start()
    try terminal.type(Keys.paste("let a = 1\nlet b = zz\nlet c = 3\nlet d = 4")) { $0.cursor == .init(4, 17) }
    try terminal.type(Keys.enter) { $0.cursor == .init(10, 8) }
    #expect(
      Array(terminal.screen.lines[5..<10]) == [
        "▸ a is 1", "error: nothing here is called `zz`", "  2 │ let b = zz",
        "    │         ^^ `let zz = …` would make it",
        "note: the 2 statements after it were not run",
      ])
    #expect(terminal.screen[6, 0].style == .init(foreground: 1, bold: true))
    #expect(terminal.screen[9, 0].style == .init(dim: true))
    #expect(terminal.screen.line(10).hasSuffix("[1]"))
  }

  @Test("emacs' keys move, kill and yank")
  func emacs() throws {
    let terminal = try Mendel.start()
    try terminal.type("one two three" + Keys.control("a") + "\u{1B}f") { $0.cursor == .init(1, 11) }
    try terminal.type(Keys.control("k")) { $0.line(1) == "mendel> one" }
    try terminal.type(Keys.control("a") + Keys.control("y")) { $0.line(1) == "mendel>  two threeone" }
    #expect(terminal.screen.cursor == .init(1, 18))
    try terminal.type(Keys.control("e") + Keys.control("w")) { $0.line(1) == "mendel>  two" }
  }

  @Test("vi's keys insert and command")
  func vi() throws {
    let terminal = try Mendel.start(environment: ["MENDEL_KEYS": "vi"])
    try terminal.type("print 12") { $0.cursor == .init(1, 16) }
    try terminal.type(Keys.escape) { $0.cursor == .init(1, 15) }
    try terminal.type("0dw") { $0.line(1) == "mendel> 12" && $0.cursor == .init(1, 8) }
    try terminal.type("A3\r") { $0.cursor == .init(3, 8) }
    #expect(terminal.screen.lines == [Mendel.greeting, "mendel> 123", "123", "mendel>"])
    try terminal.type(Keys.escape + "k") { $0.cursorLine == "mendel> 123" }
  }

  @Test("^R finds an entry by its middle, and Enter runs it")
  func search() throws {
    let terminal = try Mendel.start()
    try terminal.type("print 1 + 1\rprint 3\r") { $0.cursor == .init(5, 8) }
    try terminal.type(Keys.control("r") + "1 +") { $0.line(6) == "search: 1 +" }
    #expect(terminal.screen.line(5) == "mendel> print 1 + 1")
    #expect(terminal.screen[5, 14].style.isReversed)
    try terminal.type(Keys.enter) { $0.cursor == .init(7, 8) }
    #expect(terminal.screen.lines.suffix(3) == ["mendel> print 1 + 1", "2", "mendel>"])
  }
}

extension StringProtocol {
  /// The text without the blanks at its end.
  fileprivate func trimmingSuffix() -> String {
    var text = String(self)
    while text.last == " " { text.removeLast() }
    return text
  }
}
