import Foundation
import SessionTesting
import TerminalTesting
import Testing

@Suite("A translation on the screen")
struct TranslationTests {
  static let original = """
    ---
    title: How themes flow
    summary: S
    minutes: 5
    ---
    # How themes flow

    A theme flows down.

    ```mendel setup
    define trait Theme = 1
    scene main { window win { view cell } }
    ```
    ```mendel
    // Read it.
    cell.theme
    ```
    ```output
    1
    ```
    ```quiz
    Which?
    - [ ] the far one
    - [x] the near one
    ```

    """

  static let korean = original.replacing("How themes flow", with: "테마는 어떻게 흐르는가")
    .replacing(
      "A theme flows down.",
      with:
        "테마는 **위에서** 아래로 흐른다. 장면에 정한 값은 그 안의 모든 뷰에서 읽을 수 있으며, 더 가까운 값이 먼 값을 가린다.\n\n| 특성 | 값 |\n|---|---:|\n| `theme` | 하나 |"
    )
    .replacing("Read it.", with: "읽어 보자.").replacing("Which?", with: "어느 것인가?")
    .replacing("the far one", with: "먼 것").replacing("the near one", with: "가까운 것")

  /// A home with a course of one lesson and its translation.
  static func room(_ korean: String = korean) throws -> Home {
    let home = Home()
    for (language, text) in [("en", original), ("ko", korean)] {
      let folder = home.path + "/course/\(language)/01-a"
      try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
      try text.write(toFile: folder + "/01-one.md", atomically: true, encoding: .utf8)
    }
    return home
  }

  @Test("a Korean lesson is listed, opened and wrapped to 80 columns with each sign two columns wide")
  func korean() throws {
    let home = try Self.room()
    defer { home.remove() }
    let course = ["--language", "ko", "--lessons", home.path + "/course"]
    let list = try BuiltProgram.run(["learn"] + course)
    #expect(list.output == "1   a/one   테마는 어떻게 흐르는가   5 min   new\n")
    let terminal = try Mendel.start(["learn"] + course + ["1"], in: home)
    #expect(
      Array(terminal.screen.lines.prefix(12)) == [
        "테마는 어떻게 흐르는가", "══════════════════════", "",
        "테마는 위에서 아래로 흐른다. 장면에 정한 값은 그 안의 모든 뷰에서 읽을 수", "있으며, 더 가까운 값이 먼 값을 가린다.", "",
        "특성      값", "─────   ────", "theme   하나", "", "  // 읽어 보자.", "  cell.theme",
      ])
    try terminal.type("\r") { $0.lines.contains("어느 것인가?") && $0.cursorLine.hasSuffix("[2/2]") }
    #expect(terminal.screen.lines.contains("2. 가까운 것"))
    try terminal.type("가까\r") { $0.lines.contains("Right.") }
  }

  @Test("it is verified, and compared with its original")
  func verified() throws {
    let home = try Self.room()
    defer { home.remove() }
    let fine = try BuiltProgram.run(["verify", home.path + "/course"])
    #expect(fine.status == 0 && fine.output.split(separator: "\n").count == 2)
    let path = home.path + "/course/ko/01-a/01-one.md"
    try Self.korean.replacing("cell.theme", with: "main.theme").write(
      toFile: path, atomically: true, encoding: .utf8)
    let other = try BuiltProgram.run(["verify", home.path + "/course"], environment: ["COLUMNS": "300"])
    #expect(other.status == 1)
    #expect(
      other.output.contains(
        "\(path):18: error: this code does something else than the original's on line 14\n"))
  }
}
