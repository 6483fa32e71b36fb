import Foundation
import TerminalTesting
import Testing

@Suite("A demo on a terminal")
struct DemoTests {
  /// A home with a script of four statements.
  final class Room {
    let home = Home()
    var script: String { home.path + "/tour.mendel" }

    init(_ text: String = "// Let us count.\nvar x = 1\nx = x + 1\nx = x * 10\nx\n") throws {
      try text.write(toFile: script, atomically: true, encoding: .utf8)
    }

    deinit { home.remove() }

    func start(_ options: [String] = [], rows: Int = 24, columns: Int = 80) throws -> PseudoTerminal {
      try Mendel.start(
        ["demo"] + options + [script], in: home, rows: rows, columns: columns)
    }
  }

  @Test("forward by keys, and back, the state with it")
  func forwardAndBack() throws {
    let room = try Room()
    let terminal = try room.start(["--wait"])
    #expect(terminal.screen.line(0) == "Let us count." && !terminal.isOrdinary)
    try terminal.type(Keys.right) { $0.line(3) == "▸ x = 1" && $0.isAtPlace }
    try terminal.type(Keys.right) { $0.line(5) == "▸ x = 2" && $0.isAtPlace }
    try terminal.type(Keys.right) { $0.line(7) == "▸ x = 20" && $0.isAtPlace }
    try terminal.type(Keys.left) { $0.cursor == .init(6, 8) && $0.line(7) == "" }
    try terminal.type(Keys.left) { $0.cursor == .init(4, 8) && $0.line(5) == "" }
    // Typed this time, and the same comes out.
    try terminal.type(" ") { $0.line(5) == "▸ x = 2" && $0.isAtPlace }
    try terminal.type("4\r") { $0.cursor == .init(8, 8) }
    try terminal.type(Keys.right) { $0.line(9) == "20" }
    try terminal.type("q") { _ in true }
    #expect(try terminal.exitStatus() == 0)
    #expect(terminal.isOrdinary)
  }

  @Test(
    "^C ends it while a statement is typed, and while one runs",
    arguments: ["var x = 1", "repeat 9_000_000 { }"])
  func interrupt(statement: String) throws {
    let room = try Room(statement + "\n")
    let terminal = try room.start(["--wait"])
    if statement.hasPrefix("var") {
      try terminal.type(" ") { $0.cursorLine.hasPrefix("mendel> v") }
    } else {
      try terminal.type(Keys.right) { $0.line(0) == "mendel> " + statement && $0.cursor.row == 1 }
    }
    terminal.send(Keys.control("c"))
    #expect(try terminal.exitStatus() == 130)
    #expect(terminal.isOrdinary)
  }

  @Test("^Z in the middle of a statement: in the foreground it is shown as far as it was typed")
  func suspend() throws {
    let room = try Room()
    let terminal = try room.start(["--type"])
    try terminal.type("aa") { $0.cursorLine == "mendel> var x" }
    try terminal.type(Keys.control("z")) { $0.lines.last?.hasSuffix("[stopped]") == true }
    terminal.foreground()
    try terminal.wait { $0.cursorLine == "mendel> var x" && $0.line(0) == "Let us count." }
    terminal.send("\u{1B}")
    #expect(try terminal.exitStatus() == 0 && terminal.isOrdinary)
  }

  @Test("the presenter's prompt edits as ever, and ^D takes the demo up where it was")
  func prompt() throws {
    let room = try Room()
    let terminal = try room.start(["--wait"])
    try terminal.type(Keys.right) { $0.line(3) == "▸ x = 1" && $0.isAtPlace }
    try terminal.type("!") {
      $0.line(4).hasPrefix("The prompt is yours") && $0.cursorLine.hasPrefix("mendel>")
    }
    try terminal.type("x = 9\u{7F}77\r") { $0.line(6) == "▸ x = 77" && $0.cursorLine.hasPrefix("mendel>") }
    try terminal.type(Keys.control("d")) {
      $0.lines.contains("The demo goes on: step 2 of 4.") && $0.isAtPlace
    }
    try terminal.type(Keys.right) { $0.lines.contains("▸ x = 2") && $0.isAtPlace }
    terminal.send(Keys.control("d"))
    #expect(try terminal.exitStatus() == 0)
    #expect(terminal.isOrdinary)
  }

  @Test("a terminal made narrower and lower shows the end of what there is")
  func resize() throws {
    let room = try Room()
    let terminal = try room.start(["--wait"])
    try terminal.type(Keys.right) { $0.cursor == .init(4, 8) }
    try terminal.type(Keys.right) { $0.cursor == .init(6, 8) }
    terminal.resize(rows: 4, columns: 20)
    let tail = ["▸ x = 1", "mendel> x = x + 1", "▸ x = 2", "mendel>       [3/4]"]
    try terminal.wait { $0.lines == tail }
    terminal.resize(rows: 24, columns: 80)
    try terminal.wait { $0.line(0) == "Let us count." && $0.cursor == .init(6, 8) }
    terminal.send("q")
    #expect(try terminal.exitStatus() == 0)
  }

  @Test(
    "a terminal made narrower in the middle of a statement shows what is typed so far, and it is typed on")
  func resizeWhileTyping() throws {
    let room = try Room("var x = 1\nprint \"a statement that is longer than a row of a narrow terminal\"\n")
    let terminal = try room.start(["--type"])
    try terminal.type("aaa\r") { $0.line(1) == "▸ x is 1" || $0.line(1) == "▸ x = 1" }
    try terminal.type("aaaaaaaaaa") { $0.cursorLine == "mendel> print \"a statement that is lon" }
    terminal.resize(rows: 6, columns: 20)
    try terminal.wait { $0.lines.prefix(4).contains("mendel> print \"a sta") && $0.cursor.column < 20 }
    try terminal.type("aaaaaaaaaaaaaaaaa\r") { screen in
      screen.lines.contains { $0.hasPrefix("a statement that is") }
    }
    terminal.send("q")
    #expect(try terminal.exitStatus() == 0)
  }

  @Test("a lesson forwards, backwards, interrupted for a prompt, resumed, and to its end")
  func lesson() throws {
    let room = try Room()
    let path = room.home.path + "/lesson.md"
    try """
    ---
    title: T
    summary: S
    ---
    Let us count.

    ```mendel setup
    var x = 1
    ```
    ```mendel
    x = x + 1
    ```
    ```mendel
    x
    ```
    ```output
    2
    ```

    That was it.

    """.write(toFile: path, atomically: true, encoding: .utf8)
    let terminal = try Mendel.start(["demo", "--wait", path], in: room.home)
    #expect(terminal.screen.line(0) == "Let us count.")
    try terminal.type(Keys.right) { $0.line(3) == "▸ x = 2" && $0.isAtPlace }
    try terminal.type(Keys.left) { $0.cursor == .init(2, 8) && $0.line(3) == "" }
    try terminal.type("!") {
      $0.cursorLine.hasPrefix("mendel>") && $0.line($0.cursor.row - 1).hasPrefix("The prompt")
    }
    try terminal.type("x = 50\r") { $0.lines.contains("▸ x = 50") && $0.cursorLine.hasPrefix("mendel>") }
    try terminal.type(Keys.control("d")) {
      $0.lines.contains("The demo goes on: step 1 of 2.") && $0.isAtPlace
    }
    try terminal.type(Keys.right) { $0.lines.contains("▸ x = 2") && $0.isAtPlace }
    try terminal.type(Keys.right) { $0.lines.contains("2") && $0.lines.contains("That was it.") }
    terminal.send(" ")
    #expect(try terminal.exitStatus() == 0 && terminal.isOrdinary)
  }

  @Test("what is longer than the window waits for a key, part by part", arguments: [[], ["--plain"]])
  func paging(options: [String]) throws {
    let paragraphs = (1...9).map {
      "// Paragraph \($0) has quite a few words, so that it takes more than a row.\n//\n"
    }
    let room = try Room(paragraphs.joined() + "var x = 1\n")
    let terminal = try PseudoTerminal(
      Mendel.path, ["demo", "--wait"] + options + [room.script],
      environment: Mendel.environment(in: room.home), rows: 12, columns: 40)
    try terminal.wait { $0.cursorLine == "Enter goes on" }
    #expect(
      terminal.screen.line(0).hasPrefix("Paragraph 1 ") && terminal.screen.line(6).hasPrefix("Paragraph 3 "))
    try terminal.type("\r") { screen in
      screen.cursorLine == "Enter goes on" && screen.lines.contains { $0.hasPrefix("Paragraph 6 ") }
    }
    #expect(!terminal.screen.lines.contains { $0.hasPrefix("Paragraph 7 ") })
    try terminal.type(" ") { $0.cursorLine.hasPrefix("mendel>") }
    #expect(terminal.screen.lines.contains { $0.hasPrefix("Paragraph 9 ") })
    terminal.send("q")
    #expect(try terminal.exitStatus() == 0 && terminal.isOrdinary)
  }

  @Test("a signal to end gives the terminal back")
  func terminate() throws {
    let room = try Room()
    let terminal = try room.start(["--type"])
    try terminal.type("a") { $0.cursorLine == "mendel> var" }
    terminal.signal(SIGTERM)
    #expect(try terminal.exitStatus() == 143)
    #expect(terminal.isOrdinary)
  }
}

extension Screen {
  /// Whether the cursor stands at an empty prompt, with the place of the demo at the end of its row.
  fileprivate var isAtPlace: Bool {
    cursorLine.hasPrefix("mendel>  ") && cursorLine.hasSuffix("]") && cursor.column == 8
  }
}
