import Foundation
import TerminalTesting
import Testing

@Suite("Lessons in the built program")
struct LearningTests {
  /// A lesson of 400 steps that count, more than can be gone in all the rounds.
  private static let counting =
    "---\ntitle: Counting\nsummary: S\n---\n```mendel setup\nvar n = 0\n```\n"
    + (1...400).map { "Step \($0).\n\n```mendel\nn = n + 1\n```\n" }.joined(separator: "\n")

  private static let themes = """
    ---
    title: Themes
    summary: S
    ---
    # 테마는 아래로

    A **trait** flows *down*. 日本語の文章は空白なしで書かれるので、折り返しが正しく行われる。

    ```mendel
    define trait Loud = false
    scene main { window win { view header; view cell } }
    ```

    What is it now?

    ```mendel predict
    cell.loud
    ```
    ```output
    false
    ```

    Make the cell loud.

    ```mendel exercise
    ```
    ```mendel check
    expect cell.loud else "`cell` should be loud"
    expect !header.loud else "`header` should stay"
    ```
    ```hint
    Look at the *cell*.
    ```
    ```mendel solution
    override cell.loud = true
    ```

    """

  /// The step whose number stands at the right of a prompt.
  private static func place(in line: String) -> Int? {
    line.firstMatch(of: /\[(\d+)\/\d+\]$/).flatMap { Int($0.1) }
  }

  private func start(_ lesson: String, in home: Home, rows: Int = 24) throws -> PseudoTerminal {
    let path = home.url("lesson.md").path
    if !FileManager.default.fileExists(atPath: path) { try home.write(lesson, to: "lesson.md") }
    let terminal = try PseudoTerminal(
      Mendel.path, ["learn", path], environment: Mendel.environment(in: home), rows: rows, columns: 80)
    try terminal.wait { Self.place(in: $0.cursorLine) != nil }
    return terminal
  }

  @Test("a learner who is killed at any moment goes on where the last finished step was")
  func kills() throws {
    let home = Home()
    defer { home.remove() }
    var reached = 1
    for round in 0..<12 {
      let terminal = try start(Self.counting, in: home)
      let place = try #require(Self.place(in: terminal.screen.cursorLine))
      // All that was seen to be finished is finished, and nothing that was never begun.
      #expect(place >= reached && place <= reached + 11, "round \(round)")
      terminal.send(String(repeating: Keys.enter, count: round) + (round % 3 == 0 ? "let half = " : ""))
      usleep(UInt32(round * 3_000))
      terminal.signal(SIGKILL)
      #expect(try terminal.exitStatus() == 137)
      let shown = (terminal.screen.scrollback + terminal.screen.lines).compactMap { Self.place(in: $0) }
      reached = max(place, shown.max() ?? 0)
    }
    let terminal = try start(Self.counting, in: home)
    let place = try #require(Self.place(in: terminal.screen.cursorLine))
    #expect(place >= reached && reached > 5)
    // The state is that of the step.
    try terminal.type("n\r") { $0.line($0.cursor.row - 1) == String(place - 1) }
  }

  @Test("two shells are killed in one lesson, and the one that was farther is taken up")
  func together() throws {
    let home = Home()
    defer { home.remove() }
    let shells = try (0..<2).map { _ in try start(Self.counting, in: home) }
    for (shell, count) in zip(shells, [3, 5]) {
      shell.send(String(repeating: Keys.enter, count: count))
      try shell.wait { Self.place(in: $0.cursorLine) == count + 1 }
    }
    for shell in shells {
      shell.signal(SIGKILL)
      #expect(try shell.exitStatus() == 137)
    }
    let terminal = try start(Self.counting, in: home)
    try terminal.type("n\r") { $0.line($0.cursor.row - 1) == "5" }
  }

  @Test(
    "prose is wrapped by its width on the screen; a prediction, a wrong state, a hint and the right state")
  func screen() throws {
    let home = Home()
    defer { home.remove() }
    let terminal = try start(Self.themes, in: home, rows: 60)
    #expect(terminal.screen.lines.contains("테마는 아래로"))
    #expect(terminal.screen.lines.contains { $0.hasPrefix("A trait flows down. 日本語の文章は空白なしで") })
    #expect(terminal.screen.lines.allSatisfy { !$0.contains("**") })
    try terminal.type("\r") { Self.place(in: $0.cursorLine) == 2 }
    try terminal.type("false\r") { Self.place(in: $0.cursorLine) == 3 }
    try terminal.type("override main.loud = true\r") { screen in
      screen.lines.contains { $0.hasPrefix("✗ no longer so: `header` should stay") }
    }
    try terminal.type("hint\r") { $0.lines.contains("Look at the cell.") }
    try terminal.type("back\roverride cell.loud = true\r") { screen in
      screen.lines.contains { $0.hasPrefix("✓") || $0.hasPrefix("Solved") }
    }
    terminal.send(Keys.control("d"))
    #expect(try terminal.exitStatus() == 0)
  }

  @Test("`review` asks again what was missed, in the lesson in which it was, and comes back")
  func review() throws {
    let home = Home()
    defer { home.remove() }
    let folder = home.url("Lessons/en/00-start")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try home.write("", to: "Lessons/SYLLABUS.md")
    try home.write(Self.themes, to: "Lessons/en/00-start/01-themes.md")
    let environment = Mendel.environment(in: home).merging(["MENDEL_LESSONS": home.url("Lessons").path]) {
      $1
    }
    func open() throws -> PseudoTerminal {
      try PseudoTerminal(
        Mendel.path, ["learn", "start/themes"], environment: environment, rows: 60, columns: 80)
    }
    let terminal = try open()
    try terminal.wait { Self.place(in: $0.cursorLine) == 1 }
    try terminal.type("review\r") { $0.lines.contains { $0.hasPrefix("Nothing was missed.") } }
    try terminal.type("\r") { Self.place(in: $0.cursorLine) == 2 }
    try terminal.type("true\r") { Self.place(in: $0.cursorLine) == 3 }
    try terminal.type("review\r") { Self.place(in: $0.cursorLine) == 2 }
    try terminal.type("false\r") { screen in
      screen.lines.contains { $0.hasPrefix("Back in the lesson") } && Self.place(in: screen.cursorLine) == 3
    }
    // What was typed is there again, `?` helps, and the lesson goes on where it was.
    try terminal.type("ovrride cell.loud = true\r") {
      $0.lines.contains { $0.contains("did you mean `override`?") }
    }
    try terminal.type("\u{1B}[A") {
      $0.cursorLine.hasPrefix("mendel> ovrride") || $0.cursorLine.hasPrefix("ovrride")
    }
    terminal.send(Keys.control("u"))
    try terminal.type("?override\r") { $0.lines.contains { $0.contains("override PLACE") } }
    terminal.send(Keys.control("d"))
    #expect(try terminal.exitStatus() == 0)
    let again = try open()
    try again.wait { Self.place(in: $0.cursorLine) == 3 }
    try again.type("override cell.loud = true\r") { $0.lines.contains { $0.hasPrefix("✓") } }
  }

  @Test("^D leaves a lesson for the session as it was, and a signal inside ends the program")
  func leaving() throws {
    let terminal = try Mendel.start()
    try terminal.type("let mine = 7\r") { $0.cursorLine.hasSuffix("[1]") }
    try terminal.type("learn 1\r") { Self.place(in: $0.cursorLine) != nil }
    try terminal.type(Keys.control("d")) { $0.cursorLine.hasSuffix("[1]") }
    try terminal.type("mine\r") { $0.line($0.cursor.row - 1) == "7" }
    try terminal.type("learn 1\r") { Self.place(in: $0.cursorLine) != nil }
    terminal.signal(SIGTERM)
    #expect(try terminal.exitStatus() == 143)
    #expect(terminal.isOrdinary)
  }

  @Test("a lesson is learned through a pipe, its exercise solved, and left at the end of the input")
  func piped() throws {
    let home = Home()
    defer { home.remove() }
    try home.write(Self.themes, to: "lesson.md")
    let result = try Mendel.run(
      "learn", "lesson.md", input: "\nfalse\noverride cell.loud = true\n", in: home)
    #expect(result.status == 0 && result.errors.isEmpty)
    #expect(result.output.contains("Solved"))
    #expect(!result.output.contains("\u{1B}"))
  }

  @Test("`verify` says what comes out otherwise, at its line, and ends with 1; of no file with 2")
  func verified() throws {
    let home = Home()
    defer { home.remove() }
    try home.write(Self.themes, to: "right.md")
    try home.write(Self.themes.replacing("false\n```\n\nMake", with: "true\n```\n\nMake"), to: "wrong.md")
    let finding = "wrong.md:19: error: the step prints something else"
    let wrong = try Mendel.run("verify", "wrong.md", in: home)
    #expect((wrong.output + wrong.errors).contains(finding) && wrong.status == 1)
    let right = try Mendel.run("verify", "right.md", in: home)
    #expect(!(right.output + right.errors).contains("prints something else"))
    #expect(try Mendel.run("verify", "nowhere.md", in: home).status == 2)
    let named = try Mendel.run("verify", "traits/flow", in: home)
    #expect(named.status == 0 && named.output.hasPrefix("ok      traits/flow"))
  }
}
