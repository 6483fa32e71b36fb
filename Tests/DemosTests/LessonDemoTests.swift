import Commands
import Lessons
import LineEditing
import REPL
import Testing

@Suite("A demo of a lesson")
struct LessonDemoTests {
  static let text = """
    ---
    title: Sums
    summary: S
    ---
    # Sums

    Numbers **add** up.

    ```mendel setup
    var x = 1
    ```
    ```mendel
    x = x + 1
    // Look at it.
    x
    ```
    ```output
    2
    ```
    ```mendel predict
    x + 1
    ```
    ```output
    3
    ```
    ```mendel error
    let y = (
    ```
    ```output
    ...
    ```
    ```quiz
    What is it?
    - [ ] one
    - [x] two — it grew
    ```
    ```mendel exercise
    ```
    ```mendel check
    expect x == 5 else "no"
    ```
    ```hint
    H
    ```
    ```mendel solution
    x = 5
    ```
    ```mendel setup fresh
    var x = 10
    ```
    ```mendel
    x
    ```
    ```output
    10
    ```

    The end.

    """

  func demo() throws -> Demo {
    try Demo(try Lesson(id: "sums", bytes: Array(Self.text.utf8)), file: "sums.md")
  }

  @Test("prose, examples, predictions, answers and solutions are shown; setups and checks are not")
  func whole() throws {
    let theatre = Theatre(rows: 60)
    #expect(theatre.play(try demo(), isWatched: false) == 0)
    let lines = theatre.lines.filter { !$0.isEmpty }
    #expect(
      lines[..<8].joined(separator: "|").contains("Numbers **add** up.|mendel> x = x + 1|▸ x = 2|Look at it.")
    )
    #expect(lines.contains("3"))
    #expect(lines.contains("mendel> let y = ("))
    #expect(lines.contains("Right: 2, two – it grew"))
    #expect(lines.suffix(5) == ["mendel> x = 5", "▸ x = 5", "mendel> x", "10", "The end."])
    #expect(!lines.contains { $0.contains("var x") || $0.contains("expect") })
  }

  @Test("going back over a fresh session finds the one before; the numbers are those of the lesson's steps")
  func fresh() throws {
    let keys: [KeyNews] = [
      .letter("6"), .key(.enter), .key(.right), .letter("1"), .key(.enter), .key(.right),
    ]
    let theatre = Theatre(presses: keys + [.letter("6"), .key(.enter), .key(.right), .letter("q")], rows: 60)
    #expect(theatre.play(try demo(), showsCaptions: false) == 0)
    let place = "mendel>" + String(repeating: " ", count: 67) + "[1/6]"
    #expect(
      theatre.pictures[6].filter { !$0.isEmpty }.suffix(3) == ["mendel> x = x + 1", "▸ x = 2", place])
    #expect(theatre.lines.suffix(2) == ["mendel> x", "10"])
  }

  @Test("a lesson's demo cannot touch files")
  func files() throws {
    let text = "---\ntitle: T\nsummary: S\n---\n```mendel\nlet a = 1\nsave \"/tmp/never.mendel\"\n```\n"
    let demo = try Demo(try Lesson(id: "t", bytes: Array(text.utf8)), file: "t.md")
    let theatre = Theatre()
    #expect(theatre.play(demo, isWatched: false) == 1)
    #expect(theatre.lines.contains("t.md:7:6: error: a lesson touches no files"))
  }

  @Test("a statement that cannot be read is refused with its line in the file")
  func broken() throws {
    let text = "---\ntitle: T\nsummary: S\n---\n\n```mendel\nlet a = 1\nlet b = (\n```\n"
    let lesson = try Lesson(id: "t", bytes: Array(text.utf8))
    let error = #expect(throws: DemoProblems.self) { try Demo(lesson, file: "t.md") }
    #expect(error?.problems.first?.origin?.firstLine == 8)
  }
}
