import Foundation
import SessionTesting
import TerminalTesting
import Testing

@Suite("How the playground looks on terminals, and without one")
struct AppearanceTests {
  @Test("what is typed takes its colours at once, and turns red when no statement starts so")
  func liveColours() throws {
    let terminal = try Mendel.start()
    try terminal.type("let a = 12 // n") { $0.cursor == .init(1, 23) }
    let screen = terminal.screen
    #expect((0..<7).allSatisfy { screen[1, $0].style == .init(bold: true) })
    #expect((8..<11).allSatisfy { screen[1, $0].style == .init(foreground: 4, bold: true) })
    #expect(screen[1, 12].style == .init())
    #expect((16..<18).allSatisfy { screen[1, $0].style == .init(foreground: 3) })
    #expect((19..<23).allSatisfy { screen[1, $0].style == .init(dim: true) })
    try terminal.type(Keys.home + "x") { $0.cursor == .init(1, 9) }
    #expect((8..<12).allSatisfy { terminal.screen[1, $0].style == .init(foreground: 1) })
  }

  @Test("an error's carets stand under wide characters", arguments: [80, 40])
  func carets(_ columns: Int) throws {
    let terminal = try Mendel.start(columns: columns)
    let first = terminal.screen.cursor.row
    let hint = "`let 요약 = …` would make it"
    let end =
      columns == 80
      ? ["    │                  ^^^^ \(hint)"] : ["    │                  ^^^^", "    │ \(hint)"]
    try terminal.type("print \"한국😀\" + 요약\r") { $0.cursor == .init(first + 3 + end.count, 8) }
    #expect(
      Array(terminal.screen.lines[(first + 1)...]) == [
        "error: nothing here is called `요약`", "  1 │ print \"한국😀\" + 요약",
      ] + end + ["mendel>"])
    let screen = terminal.screen
    #expect(screen[first + 2, 23].text == "요" && screen[first + 2, 25].text == "약")
    #expect((23..<27).allSatisfy { screen[first + 3, $0].style == .init(foreground: 1, bold: true) })
    #expect(screen[first + 3, 22].text == " " && screen[first + 3, 27].text == " ")
  }

  @Test("a narrow terminal gets a short greeting")
  func narrow() throws {
    let terminal = try Mendel.start(columns: 40)
    #expect(terminal.screen.lines == ["Mendel · help, learn, ^D leaves", "mendel>"])
    #expect(terminal.screen.cursor == .init(1, 8))
    #expect(terminal.screen[0, 0].style == .init(bold: true))
    #expect(terminal.screen[0, 9].style == .init(foreground: 6))
  }

  @Test(
    "NO_COLOR and --color never leave weight and no colour",
    arguments: [["NO_COLOR": "1"], [:]])
  func noColour(_ environment: [String: String]) throws {
    let terminal = try Mendel.start(
      environment.isEmpty ? ["--color", "never"] : [], environment: environment)
    try terminal.type("let a = b\r") { $0.cursor == .init(5, 8) }
    #expect(terminal.screen.line(4) == "    │         ^ `let b = …` would make it")
    let cells = (0..<6).flatMap { row in (0..<80).map { terminal.screen[row, $0].style } }
    #expect(Set(cells) == [.init(), .init(bold: true)])
  }

  @Test("--color always overrules NO_COLOR")
  func colour() throws {
    let terminal = try Mendel.start(["--color", "always"], environment: ["NO_COLOR": "1"])
    try terminal.type("let") { $0.cursor == .init(1, 11) }
    #expect(terminal.screen[1, 8].style == .init(foreground: 4, bold: true))
  }

  @Test("in the C locale Korean is edited as ever, and nothing but ASCII is drawn around it")
  func plainLocale() throws {
    let terminal = try Mendel.start(environment: ["LC_ALL": "C"])
    #expect(terminal.screen.line(0) == "Mendel - traits and presentations to try - help, learn, ^D leaves")
    try terminal.type("print \"한국 é\"" + Keys.left + Keys.left + Keys.backspace + Keys.enter) {
      $0.cursor == .init(3, 8)
    }
    #expect(terminal.screen.line(2) == "한국é")
    try terminal.type("요약\r") { $0.cursor == .init(7, 8) }
    #expect(
      Array(terminal.screen.lines[4..<7]) == [
        "error: nothing here is called `요약`", "  1 | 요약", "    | ^^^^ `let 요약 = ...` would make it",
      ])
  }

  @Test("in the C locale the signs of confirmations, tables and screens are ASCII")
  func plainSigns() throws {
    let terminal = try Mendel.start(environment: ["LC_ALL": "C"], rows: 60)
    let statements = [
      "define enum Look { calm, wild }", "define trait Mood: Look = calm",
      "scene main on iPhone16 { window w }",
      "override main.mood = wild", "scene two {", "window x }", "show tree mood", "show screen", "undo 1",
      "diff 0 2",
      "why main.mood", "history", "what if { override main.mood = calm }", "register", "help what",
    ]
    try terminal.type(statements.joined(separator: "\r") + "\rprint 4 * 11\r") { $0.lines.contains("44") }
    let shown = terminal.screen.scrollback + terminal.screen.lines
    #expect(shown.contains { $0.hasPrefix("> main.mood: calm -> wild") })
    #expect(shown.contains { $0.contains("main > w") })
    #expect(
      shown.allSatisfy { $0.utf8.allSatisfy { $0 < 0x80 } },
      "\(shown.filter { !$0.utf8.allSatisfy { $0 < 0x80 } })")
  }

  @Test(
    "terminals of every name are drawn on", arguments: ["xterm", "xterm-256color", "vt100", "never-heard-of"])
  func terminals(_ term: String) throws {
    let terminal = try Mendel.start(environment: ["TERM": term])
    try terminal.type("let b = 1" + Keys.home + Keys.right + Keys.right + Keys.right + Keys.right + "a") {
      $0.line(1) == "mendel> let ab = 1"
    }
    #expect(terminal.screen.cursor == .init(1, 13))
    #expect(terminal.screen[1, 8].style == .init(foreground: 4, bold: true))
    #expect(terminal.screen.unknownSequences == [])
  }

  @Test("a dumb terminal, or --plain, gets lines and nothing to obey", arguments: ["dumb", "", "xterm"])
  func dumb(_ term: String) throws {
    let terminal = try Mendel.start(term == "xterm" ? ["--plain"] : [], environment: ["TERM": term])
    try terminal.type("scene main {\r") { $0.cursor == .init(2, 8) }
    try terminal.type("window w }\r") { $0.cursorLine == "mendel>" }
    // Both have signs where the locale has them; what is read out has none.
    let mark = term == "xterm" ? ">" : "▸"
    #expect(terminal.screen.line(3).hasPrefix(mark + " 2 environments: main"))
    try terminal.type("x") { $0.cursor == .init(4, 9) }
    try terminal.type(Keys.control("c")) { $0.cursor == .init(5, 8) }
    #expect(terminal.screen.line(4) == "mendel> x^C")
    terminal.send(Keys.control("d"))
    #expect(try terminal.exitStatus() == 0)
    #expect(!terminal.output.contains(0x1B))
  }

  @Test("a pipe is a script: results and errors, no greeting, no prompt, no confirmation")
  func pipe() throws {
    let result = try BuiltProgram.run([], input: Data("let a = 요\nlet b = 2\n".utf8))
    #expect(result.output == "")
    #expect(
      result.errors.hasPrefix(
        "-:1:9: error: nothing here is called `요`\n  1 | let a = 요\n    |         ^^ `let 요 = …` would make it\n"
      )
    )
    #expect(result.status == 1)
    let answers = try BuiltProgram.run([], input: Data("let a = 1\na\nprint \"한국\"".utf8))
    #expect(answers.output == "1\n한국\n")
    #expect(answers.status == 0)
  }

  @Test("a terminal in and a pipe out: the answers go into the pipe, the prompt to the person who types")
  func pipeOut() throws {
    let home = Home()
    defer { home.remove() }
    let terminal = try PseudoTerminal(
      "/bin/sh", ["-c", "'\(Mendel.path)' | cat"], environment: Mendel.environment(in: home))
    try terminal.wait { $0.lines == ["mendel>"] }
    try terminal.type("print 1 +\r") { $0.cursor == .init(1, 8) }
    try terminal.type("2\r") { $0.lines.dropFirst(2).contains { $0.hasSuffix("3") } }
    #expect(Array(terminal.screen.lines.prefix(2)) == ["mendel> print 1 +", "        2"])
    terminal.send(Keys.control("d"))
    #expect(try terminal.exitStatus() == 0)
    #expect(!terminal.output.contains(0x1B))
  }

  @Test("nothing but answers goes into the pipe")
  func pipeContent() throws {
    let home = Home()
    defer { home.remove() }
    let terminal = try PseudoTerminal(
      "/bin/sh", ["-c", "'\(Mendel.path)' | cat > '\(home.path)/answers'"],
      environment: Mendel.environment(in: home))
    try terminal.wait { $0.lines == ["mendel>"] }
    try terminal.type("print 1 + 2\rprint 4\r") { $0.lines.count == 3 }
    terminal.send(Keys.control("d"))
    #expect(try terminal.exitStatus() == 0)
    #expect(try home.content(of: "answers") == "3\n4\n")
  }
}
