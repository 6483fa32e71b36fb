import Foundation
import TerminalTesting
import Testing

@Suite("A lesson on the screen")
struct LessonScreenTests {
  static let text = """
    ---
    title: Themes
    summary: S
    minutes: 5
    ---
    # 테마는 아래로

    A **trait** flows *down*; `cell.theme` reads it. 日本語の文章は空白なしで書かれるので、折り返しが正しく行われる。

    > See [Apple](https://developer.apple.com).

    | Trait | 값 |
    |---|--:|
    | `theme` | 1 |

    ```mendel
    define enum AppTheme { standard, bold }
    define trait Theme: AppTheme = standard { name "theme" }
    scene main { window win { view header; view cell } }
    ```

    What is it now?

    ```mendel predict id=guess
    cell.theme
    ```
    ```output
    standard
    ```

    Make the cell bold.

    ```mendel exercise id=cell
    ```
    ```mendel check
    expect cell.theme == bold else "`cell` should be bold"
    expect header.theme == standard else "`header` should stay"
    ```
    ```hint
    Look at the *cell*.
    ```
    ```mendel solution
    override cell.theme = bold
    ```

    """

  /// A home with a course of one lesson, which is on the screen.
  final class Room {
    let home = Home()
    var course: String { home.path + "/course" }

    init() throws {
      try FileManager.default.createDirectory(
        atPath: course + "/en/01-a", withIntermediateDirectories: true)
      try LessonScreenTests.text.write(
        toFile: course + "/en/01-a/01-themes.md", atomically: true, encoding: .utf8)
    }

    deinit { home.remove() }

    func start(_ arguments: [String] = [], rows: Int = 40, columns: Int = 80) throws -> PseudoTerminal {
      try Mendel.start(
        ["learn", "--lessons", course] + arguments + ["a/themes"], in: home, rows: rows, columns: columns)
    }
  }

  @Test("prose, a table and code at 80 columns, wide characters where they belong")
  func prose() throws {
    let room = try Room()
    let screen = try room.start().screen
    #expect(
      screen.lines == [
        "테마는 아래로", "═════════════", "",
        "A trait flows down; cell.theme reads it. 日本語の文章は空白なしで書かれるので、",
        "折り返しが正しく行われる。", "", "│ See Apple (https://developer.apple.com).", "", "Trait   값", "─────   ──",
        "theme    1", "", "  define enum AppTheme { standard, bold }",
        "  define trait Theme: AppTheme = standard { name \"theme\" }",
        "  scene main { window win { view header; view cell } }", "",
        "Enter runs the step above the prompt. Type anything else to try it out; `back`",
        "takes it back. `contents` and `quit` help to get about.",
        "mendel>" + String(repeating: " ", count: 67) + "[1/3]",
      ])
    #expect(screen[0, 0].style == .init(bold: true) && screen[1, 0].style == .init(dim: true))
    #expect(screen[3, 2].style == .init(bold: true))
    #expect(screen[3, 20].style == .init(foreground: 6))
    #expect(screen[12, 2].style == .init(foreground: 5))
    #expect(screen[16, 0].style == .init(dim: true))
  }

  @Test("plain mode has no box, no colour, and marks where looks would tell")
  func plain() throws {
    let room = try Room()
    let terminal = try room.start(["--plain"])
    #expect(
      Array(terminal.screen.lines.prefix(11)) == [
        "테마는 아래로", "=============", "",
        "A **trait** flows *down*; `cell.theme` reads it. 日本語の文章は空白なしで書かれ",
        "るので、折り返しが正しく行われる。", "", "| See Apple (https://developer.apple.com).", "", "Trait     값",
        "-------   --", "`theme`    1",
      ])
    #expect(!terminal.output.contains(0x1B))
  }

  @Test("40 columns", arguments: [40])
  func narrow(columns: Int) throws {
    let room = try Room()
    let screen = try room.start(columns: columns).screen
    #expect(
      Array(screen.lines.prefix(7)) == [
        "테마는 아래로", "═════════════", "", "A trait flows down; cell.theme reads it.",
        "日本語の文章は空白なしで書かれるので、折", "り返しが正しく行われる。", "",
      ])
    #expect(screen.lines.contains("  define trait Theme: AppTheme ="))
    #expect(screen.cursorLine == "mendel>" + String(repeating: " ", count: 27) + "[1/3]")
  }

  @Test("a prediction, a wrong state, a hint and the right state")
  func exercise() throws {
    let room = try Room()
    let terminal = try room.start(rows: 60)
    try terminal.type("\r") { $0.cursorLine.hasSuffix("[2/3]") }
    let first = terminal.screen.cursor.row
    try terminal.type("AppTheme.standard\r") { $0.cursorLine.hasSuffix("[3/3]") }
    try terminal.type("override main.theme = bold\r") { $0.lines.contains { $0.hasPrefix("✗ no longer so") } }
    try terminal.type("hint\r") { $0.lines.contains("Look at the cell.") }
    try terminal.type("back\r") { $0.lines.contains("Back at the exercise's start.") }
    try terminal.type("override cell.theme = bold\r") { $0.lines.contains { $0.hasPrefix("Solved") } }
    try terminal.type("\r") {
      $0.cursorLine.hasSuffix("[3/3]") && $0.line($0.cursor.row - 1).hasPrefix("That was the last")
    }
    #expect(
      Array(terminal.screen.lines[first...]) == [
        "mendel> AppTheme.standard", "standard", "As you said.", "", "Make the cell bold.", "",
        "Your turn: any way that gets there is right. `check` says what is missing,",
        "`hint` helps, `solution` tells.", "mendel> override main.theme = bold",
        "▸ main.theme: standard → bold; 3 environments follow", "Not yet: 1 of 2 holds.",
        "✗ no longer so: `header` should stay (bold on the left, standard on the right)", "mendel> hint",
        "Hint 1 of 1:", "", "Look at the cell.", "", "mendel> back", "Back at the exercise's start.",
        "mendel> override cell.theme = bold", "▸ cell.theme: standard → bold",
        "Solved with 1 statement, as the author did. Press Enter to go on.", "mendel>",
        "That was the last step. Go on experimenting, or press Enter to leave.",
        "mendel>" + String(repeating: " ", count: 67) + "[3/3]",
      ])
  }

  @Test("what is typed where the text waits is an entry, its first letter included")
  func typedAtAPause() throws {
    let room = try Room()
    let terminal = try PseudoTerminal(
      Mendel.path, ["learn", "--lessons", room.course, "a/themes"],
      environment: Mendel.environment(in: room.home), rows: 12, columns: 80)
    try terminal.wait { $0.cursorLine.hasPrefix("Enter goes on") }
    try terminal.type("print 3 + 4") { $0.cursorLine.hasPrefix("mendel> print 3 + 4") }
    try terminal.type("\r") { $0.line($0.cursor.row - 1) == "7" }
  }

  @Test("a lesson is taken up on the screen, and the list tells how far it is")
  func resumed() throws {
    let room = try Room()
    let first = try room.start()
    try first.type("\r") { $0.cursorLine.hasSuffix("[2/3]") }
    try first.type("let mine = 1\r") { $0.lines.contains { $0.hasPrefix("▸ mine") } }
    first.send(Keys.control("d"))
    #expect(try first.exitStatus() == 0)
    let list = try PseudoTerminal(
      Mendel.path, ["learn", "--lessons", room.course], environment: Mendel.environment(in: room.home))
    #expect(try list.exitStatus() == 0)
    #expect(
      list.screen.lines == [
        "1   a/themes   Themes   5 min   at step 2 of 3", "`mendel learn 1` goes on where you left off.",
      ])
    let second = try room.start()
    #expect(
      second.screen.lines == [
        "What is it now?", "", "  cell.theme", "", "What will it print? Type it, or press Enter to see.",
        "You are where you left off, at step 2 of 3. `contents` lists the steps,", "`previous` goes back.",
        "What you tried there is in force; `back` takes it back.",
        "mendel>" + String(repeating: " ", count: 67) + "[2/3]",
      ])
    // What was typed in the lesson can be recalled in it.
    try second.type(Keys.up) { $0.cursorLine.hasPrefix("mendel> let mine = 1 ") }
    try second.type("\u{15}mine\r") { $0.line($0.cursor.row - 1) == "1" }
  }
}
