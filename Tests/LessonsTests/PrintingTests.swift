import Testing

@testable import Lessons

@Suite("Printing lessons")
struct PrintingTests {
  @Test("printing what was read gives the same bytes", arguments: 0..<200 as Range<UInt64>)
  func generated(seed: UInt64) throws {
    let bytes = Array(GeneratedLesson(seed: seed).text.utf8)
    let lesson = try Lesson(id: "a", bytes: bytes)
    #expect(lesson.printed == bytes)
    #expect(try Lesson(id: "a", bytes: lesson.printed) == lesson)
  }

  @Test(
    "so it does for a lesson with all kinds of blocks, whatever its line ends",
    arguments: [
      fullLesson, fullLesson.replacing("\n", with: "\r\n"), "\u{FEFF}" + fullLesson,
      fullLesson + "no line end",
    ])
  func full(text: String) throws {
    #expect(try Lesson(id: "a", bytes: Array(text.utf8)).printed == Array(text.utf8))
  }

  @Test("a lesson changes where it is edited and nowhere else")
  func edits() throws {
    let text = "---\ntitle: T\nsummary: S\n---\nA\n```text\nb\n```\nC\n"
    let lesson = try Lesson(id: "a", bytes: Array(text.utf8))
    guard case .block(let block) = lesson.parts[1] else { return #expect(Bool(false), "no block") }
    let start = block.range.lowerBound
    let edits = [
      Lesson.Edit(start..<start, "`"), Lesson.Edit(block.codeRange, "x\ny\n"),
      Lesson.Edit(block.range.upperBound..<block.range.upperBound, "D\n"),
    ]
    #expect(
      String(decoding: lesson.printed(with: edits), as: UTF8.self)
        == "---\ntitle: T\nsummary: S\n---\nA\n````text\nx\ny\n```\nD\nC\n")
  }
}
