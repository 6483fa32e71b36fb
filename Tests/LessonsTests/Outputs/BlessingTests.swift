import Lessons
import Testing

@Suite("Blessing outputs")
struct BlessingTests {
  /// A lesson with this text behind its front matter, blessed.
  func blessed(_ body: String, end: String = "\n") throws -> String {
    let front = "---\ntitle: T\nsummary: S\n---\n"
    let text = (front + body).replacing("\n", with: end)
    let lesson = try Lesson(id: "a", bytes: Array(text.utf8))
    let result = String(decoding: Blessing(lesson, LessonReplay(lesson).report()).bytes, as: UTF8.self)
    #expect(result.hasPrefix(front.replacing("\n", with: end)))
    return String(result.dropFirst(front.replacing("\n", with: end).count))
  }

  let step = "```mendel\nprint \"a\\nb\\nc\"\n```\n"

  @Test(
    "outputs are rewritten, added and removed, and nothing else",
    arguments: [
      ("```output\na\nx\nc\n```\n\nEnd.\n", "```output\na\nb\nc\n```\n\nEnd.\n"),
      ("End.\n", "```output\na\nb\nc\n```\nEnd.\n"),
      ("", "```output\na\nb\nc\n```\n"),
      ("Prose.\n\n~~~~ output\n~~~~\n", "Prose.\n\n~~~~ output\na\nb\nc\n~~~~\n"),
      ("```output\na\n...\n```\n", "```output\na\n...\n```\n"),
      ("```output\na\n...\nd\n```\n", "```output\na\n...\nc\n```\n"),
      ("```output\nx\n...\n```\n", "```output\na\n...\n```\n"),
      ("```output\n[..]\nb[..]\nx\n```\n", "```output\n[..]\nb[..]\nc\n```\n"),
      ("```output\n...\nb\nc\nd\n```\n", "```output\n...\nb\nc\n```\n"),
    ])
  func outputs(output: String, expected: String) throws {
    #expect(try blessed(step + output) == step + expected)
    #expect(try blessed(step + expected) == step + expected)
    let crlf = { (text: String) in text.replacing("\n", with: "\r\n") }
    #expect(try blessed(step + output, end: "\r\n") == crlf(step + expected))
  }

  @Test("what is printed no more loses its output")
  func removed() throws {
    let step = "```mendel\nlet x = 1\n```\n"
    #expect(try blessed(step + "\n```output\na\n```\nEnd.\n") == step + "\nEnd.\n")
    #expect(try blessed(step + "```output\n...\n```\n") == step + "```output\n...\n```\n")
  }

  @Test("a fence grows where the output would end it")
  func fences() throws {
    let step = "```mendel\nprint \"````\"\n```\n"
    #expect(try blessed(step) == step + "`````output\n````\n`````\n")
    #expect(try blessed(step + "```output\n```\n") == step + "`````output\n````\n`````\n")
    #expect(try blessed(step + "~~~output\n~~~ \n") == step + "~~~output\n````\n~~~ \n")
  }

  @Test("what looks like an elision is written down literally")
  func literal() throws {
    let step = "```mendel\nprint \"...\\na [..] b\"\n```\n"
    #expect(try blessed(step) == step + "```output\n\\...\na \\[..] b\n```\n")
  }

  @Test("a file whose last line has no end keeps it so")
  func lastLine() throws {
    #expect(try blessed("```mendel\nprint 1\n```") == "```mendel\nprint 1\n```\n```output\n1\n```")
    #expect(
      try blessed("```mendel\nprint 1\n```\n```output\n2\n```")
        == "```mendel\nprint 1\n```\n```output\n1\n```")
  }

  @Test("errors and predictions are written down as well")
  func kinds() throws {
    #expect(
      try blessed("```mendel error\nlet x = y\n```\n```mendel predict\nprint 7\n```\n") == """
        ```mendel error
        let x = y
        ```
        ```output
        error: nothing here is called `y`
          1 | let x = y
            |         ^ `let y = …` would make it
        ```
        ```mendel predict
        print 7
        ```
        ```output
        7
        ```

        """)
  }

  @Test(
    "generated lessons are right once they are blessed, and blessing them again changes nothing",
    arguments: 0..<200 as Range<UInt64>)
  func generated(seed: UInt64) throws {
    // A lesson has a step at least.
    let text = GeneratedLesson(seed: seed).text + "\n\n```mendel setup\n```\n"
    let lesson = try Lesson(id: "a", bytes: Array(text.utf8))
    let report = LessonReplay(lesson).report()
    try #require(report.mayBeBlessed)
    let blessing = Blessing(lesson, report)
    let once = try Lesson(id: "a", bytes: blessing.bytes)
    let again = LessonReplay(once).report()
    #expect(again.findings.map(\.sentence) == [])
    #expect(Blessing(once, again).changes.isEmpty && Blessing(once, again).bytes == blessing.bytes)
    #expect(once.steps.map(\.block.code) == lesson.steps.map(\.block.code))
    #expect(prose(once) == prose(lesson))
    #expect(blessing.changes.isEmpty == (blessing.bytes == lesson.source))
  }

  private func prose(_ lesson: Lesson) -> String {
    lesson.parts.map { if case .prose(let prose) = $0 { prose.markdown } else { "" } }.joined()
  }
}
