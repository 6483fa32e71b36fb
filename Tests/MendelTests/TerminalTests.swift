import Foundation
import TerminalTesting
import Testing

@Suite("The playground on a terminal")
struct TerminalTests {
  @Test("an open brace goes on with indentation, and a closing one runs the block")
  func block() throws {
    let terminal = try Mendel.start()
    try terminal.type("if true {\r") { $0.cursor == .init(2, 10) }
    try terminal.type("if true {\r") { $0.cursor == .init(3, 12) }
    try terminal.type("print(7)\r}\r") { $0.cursor == .init(5, 10) }
    try terminal.type("}\r") { $0.cursorLine.hasPrefix("mendel>") && $0.cursor.row == 7 }
    #expect(
      terminal.screen.lines.prefix(7) == [
        Mendel.greeting, "mendel> if true {", "          if true {", "            print(7)", "          }",
        "        }",
        "7",
      ])
  }

  @Test("what is typed takes its colours at once, and turns red where no statement starts so")
  func liveColours() throws {
    let terminal = try Mendel.start()
    try terminal.type("let a = 12 // n") { $0.cursor == .init(1, 23) }
    let screen = terminal.screen
    #expect((0..<7).allSatisfy { screen[1, $0].style == .init(bold: true) })
    #expect((8..<11).allSatisfy { screen[1, $0].style == .init(foreground: 5) })
    #expect((16..<18).allSatisfy { screen[1, $0].style == .init(foreground: 4) })
    #expect((19..<23).allSatisfy { screen[1, $0].style == .init(dim: true) })
    try terminal.type(Keys.home + "x") { $0.cursor == .init(1, 9) }
    #expect((8..<12).allSatisfy { terminal.screen[1, $0].style == .init(foreground: 1, bold: true) })
  }

  @Test("the number of the state stands at the right, and carets under wide characters")
  func look() throws {
    let terminal = try Mendel.start()
    try terminal.type("var 요약 = 1\r") { $0.cursorLine.hasSuffix("[1]") }
    try terminal.type("print(\"한국😀\" + 요)\r") { $0.lines.count > 6 && $0.cursorLine.hasPrefix("mendel>") }
    let lines = terminal.screen.lines
    let row = try #require(lines.firstIndex { $0.contains("error:") })
    #expect(lines[row + 1] == "  1 │ print(\"한국😀\" + 요)")
    #expect(lines[row + 2].hasPrefix("    │                  ^^"))
  }

  @Test("Tab completes, lists, and rings where nothing may stand")
  func completion() throws {
    let terminal = try Mendel.start()
    try terminal.type("enum Look { case calm, wild }\rvar look = Look.calm\r") {
      $0.cursorLine.hasSuffix("[2]")
    }
    try terminal.type("look = w" + Keys.tab) { $0.cursorLine.hasPrefix("mendel> look = wild") }
    try terminal.type(Keys.enter) { $0.cursorLine.hasSuffix("[3]") }
    try terminal.type("his" + Keys.tab) { $0.cursorLine.hasPrefix("mendel> history") }
    try terminal.type(Keys.control("u") + "zzzz" + Keys.tab) { $0.bells == 1 }
  }

  @Test("states and files complete behind the words that take them")
  func sessionWords() throws {
    let home = Home()
    defer { home.remove() }
    try home.write("let b = 1\n", to: "fruit.mendel")
    let terminal = try Mendel.start(in: home)
    try terminal.type("let abc = 1\r") { $0.cursorLine.hasSuffix("[1]") }
    try terminal.type("load ~/fr" + Keys.tab) { $0.cursorLine.hasPrefix("mendel> load ~/fruit.mendel") }
    try terminal.type(Keys.control("u") + "goto 0" + Keys.enter) {
      $0.lines.contains { $0.hasPrefix("▸ at 0") }
    }
  }

  @Test("entries of one run, blocks too, come back in the next, and a suggestion is dim")
  func history() throws {
    let home = Home()
    defer { home.remove() }
    let first = try Mendel.start(in: home)
    try first.type("if true {\rprint(\"한국\")\r}\r") { $0.cursorLine == "mendel>" && $0.cursor.row == 5 }
    first.send(Keys.control("d"))
    #expect(try first.exitStatus() == 0)
    #expect(try home.entries() == ["if true {\n  print(\"한국\")\n}"])
    let second = try Mendel.start(in: home)
    try second.type(Keys.up) { $0.cursor == .init(3, 9) }
    try second.type(Keys.control("c")) { $0.cursorLine == "mendel>" }
    try second.type("if") { $0.cursorLine.hasPrefix("mendel> if true {") }
    #expect(second.screen[second.screen.cursor.row, 12].style == .init(dim: true))
  }

  @Test("shells killed at any moment lose nothing that they answered")
  func kills() throws {
    let home = Home()
    defer { home.remove() }
    var answered: [String] = []
    for round in 0..<6 {
      let terminal = try Mendel.start(in: home)
      for number in 0..<round { answered.append("print(\(round * 100 + number))") }
      let keys = (0..<round).map { "print(\(round * 100 + $0))\r" }.joined()
      try terminal.type(keys) { screen in
        (0..<round).allSatisfy { screen.lines.contains("\(round * 100 + $0)") }
      }
      terminal.send("print(" + String(round))
      terminal.signal(SIGKILL)
      #expect(try terminal.exitStatus() == 137)
    }
    #expect(try home.entries() == answered)
  }

  @Test("two shells at once lose nothing")
  func together() throws {
    let home = Home()
    defer { home.remove() }
    let shells = try (0..<2).map { _ in try Mendel.start(in: home) }
    for (index, shell) in shells.enumerated() {
      shell.send((0..<20).map { "print(\"\(index) \($0)\")\r" }.joined() + "quit\r")
    }
    for shell in shells { #expect(try shell.exitStatus() == 0) }
    let kept = try home.entries().compactMap { $0 }
    #expect(kept.count == 42)
    for index in 0..<2 {
      #expect(
        kept.filter { $0.hasPrefix("print(\"\(index)") } == (0..<20).map { "print(\"\(index) \($0)\")" })
    }
  }

  @Test("a history that cannot be kept is said once, and all else works")
  func unwritableHistory() throws {
    let home = Home()
    defer { home.remove() }
    try home.write("no folder", to: ".local")
    let terminal = try Mendel.start(in: home)
    try terminal.type("print(1)\rprint(2)\r") { $0.lines.contains("2") && $0.cursorLine == "mendel>" }
    #expect(terminal.screen.lines.count { $0.hasPrefix("note: the history is not kept:") } == 1)
    try terminal.type(Keys.up + Keys.up) { $0.cursorLine == "mendel> print(1)" }
  }

  @Test("^C gives an entry up; ^D ends the program and leaves the terminal as it was")
  func leaving() throws {
    let terminal = try Mendel.start()
    try terminal.type("let ab" + Keys.home) { $0.line(1) == "mendel> let ab" }
    try terminal.type(Keys.control("c")) { $0.cursor == .init(2, 8) }
    terminal.send(Keys.control("d"))
    #expect(try terminal.exitStatus() == 0)
    #expect(terminal.isOrdinary)
    #expect(!terminal.screen.isPasteBracketed)
    #expect(terminal.screen.lines == [Mendel.greeting, "mendel> let ab^C", "mendel>"])
  }

  /// A statement that runs until it is stopped, for nobody reads all that it prints.
  static let endless = "for i in 0..<900000 { n = i; print(1) }"

  @Test("^C stops a running statement, whose changes are taken back")
  func stopping() throws {
    let terminal = try Mendel.start()
    try terminal.type("var n = 1\r") { $0.cursorLine.hasSuffix("[1]") }
    try terminal.type(Self.endless + Keys.enter) { $0.line(0) == "1" }
    try terminal.type(Keys.control("c")) { $0.cursorLine.hasPrefix("mendel>") }
    #expect(terminal.screen.line(22) == "interrupted; the statement changed nothing")
    try terminal.type("n\r") { $0.line(22) == "1" && $0.cursor == .init(23, 8) }
  }

  @Test(
    "a signal to end leaves the terminal as it was", arguments: [SIGTERM, SIGHUP],
    ["if true {\rprint(1)", "for i in 0..<900000 { print(1) }\r"])
  func terminate(_ signal: Int32, _ keys: String) throws {
    let terminal = try Mendel.start()
    try terminal.type(keys) { $0.line(0) == "1" || $0.line(2).hasSuffix("print(1)") }
    terminal.signal(signal)
    #expect(try terminal.exitStatus() == 128 + signal)
    #expect(terminal.isOrdinary)
    #expect(!terminal.screen.isPasteBracketed)
  }

  @Test("long help waits where the window is full, and Enter there runs nothing")
  func pages() throws {
    let terminal = try Mendel.start(rows: 12)
    try terminal.type("help\r") { $0.cursorLine == "Enter goes on, q stops" }
    try terminal.type("q2 + 2") { $0.cursorLine == "mendel> 2 + 2" }
    #expect(!terminal.screen.lines.contains { $0.contains("says more of one") })
  }

  @Test("NO_COLOR and --color never leave weight and no colour", arguments: [["--color", "never"], []])
  func noColour(_ arguments: [String]) throws {
    let terminal = try Mendel.start(arguments, environment: arguments.isEmpty ? ["NO_COLOR": "1"] : [:])
    try terminal.type("let a = b\r") { $0.cursorLine == "mendel>" && $0.cursor.row > 3 }
    let cells = (0..<6).flatMap { row in (0..<80).map { terminal.screen[row, $0].style } }
    #expect(Set(cells).isSubset(of: [.init(), .init(bold: true), .init(dim: true)]))
  }

  @Test("in the C locale Korean is edited as ever, and nothing but ASCII is drawn around it")
  func plainLocale() throws {
    let terminal = try Mendel.start(environment: ["LC_ALL": "C"])
    #expect(terminal.screen.line(0) == "Mendel - traits and presentations to try - help, learn, ^D leaves")
    try terminal.type("print(\"한국\")\r") { $0.line(2) == "한국" }
    try terminal.type("요약\r") { $0.cursorLine == "mendel>" && $0.cursor.row > 5 }
    #expect(Array(terminal.screen.lines[4..<6]) == ["error: nothing here is called `요약`", "  1 | 요약"])
  }

  @Test("a dumb terminal, or --plain, gets lines and nothing to obey", arguments: ["dumb", "xterm"])
  func dumb(_ term: String) throws {
    let terminal = try Mendel.start(term == "xterm" ? ["--plain"] : [], environment: ["TERM": term])
    try terminal.type("if true {\r") { $0.cursor == .init(2, 8) }
    try terminal.type("print(7) }\r") { $0.cursorLine == "mendel>" }
    #expect(terminal.screen.line(3) == "7")
    terminal.send(Keys.control("d"))
    #expect(try terminal.exitStatus() == 0)
    #expect(!terminal.output.contains(0x1B))
  }

  @Test("a terminal in and a pipe out: answers go into the pipe, the prompt to the person who types")
  func pipeOut() throws {
    let home = Home()
    defer { home.remove() }
    let terminal = try PseudoTerminal(
      "/bin/sh", ["-c", "'\(Mendel.path)' | cat > '\(home.path)/answers'"],
      environment: Mendel.environment(in: home))
    try terminal.wait { $0.lines == ["mendel>"] }
    try terminal.type("print(1 + 2)\rprint(4)\r") { $0.lines.count == 3 }
    terminal.send(Keys.control("d"))
    #expect(try terminal.exitStatus() == 0)
    #expect(try home.text("answers") == "3\n4\n")
  }
}
