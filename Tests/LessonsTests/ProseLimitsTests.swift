import Lessons
import Testing

@Suite("How long prose may be")
struct ProseLimitsTests {
  func problems(_ body: String) -> [String] {
    do {
      _ = try Lesson(id: "a", bytes: Array(("---\ntitle: A\nsummary: B\n---\n" + body).utf8))
      return []
    } catch { return error.problems.map { "\($0.line): \($0.sentence)" } }
  }

  let line = String(repeating: "word ", count: 800) + "\n"
  let longLine = "a line of prose has at most 4 KiB"
  let longParagraph = "a paragraph, list or table has at most 16 KiB"

  @Test("a line and a paragraph have their limits")
  func limits() {
    #expect(problems(line + line + line + line) == [])
    #expect(problems("A\n\n" + line + line + line + line + line) == ["7: " + longParagraph])
    #expect(problems("A\n" + String(line.dropLast()) + line) == ["6: " + longLine])
    #expect(problems(line + line + line + "\n" + line + line) == [])
  }

  @Test("code between fences is as long as it likes, hints and quizzes are prose")
  func fences() {
    let code = String(repeating: line, count: 6)
    #expect(problems("~~~text\n\(code)~~~\n") == [])
    #expect(problems("```mendel setup\n// \(String(repeating: "long ", count: 2000))\n```\n") == [])
    #expect(problems("A\n```hint\n\(code)```\n").first == "7: " + longParagraph)
    #expect(problems("````quiz\n\(code)````\n").first == "6: " + longParagraph)
  }

  @Test(
    "nothing that Markdown takes for prose passes for code",
    arguments: [
      "<!--\n```text\n-->\n\n", "- a\n  ```text\n\n", "> ```text\n\n", "```text\n```\n", "``` a`b\n",
      "``text\n",
      "````text\n   `````   \n", "<div>\n\n~~~text\n</div>\n\n", "  ```text\n  ```\n",
    ])
  func evasion(start: String) {
    let found = problems(start + String(repeating: line, count: 6))
    #expect(found.contains { $0.hasSuffix(longParagraph) })
  }

  @Test(
    "Markdown that is made to be slow is refused, or read at once",
    arguments: [
      "![[]()", "|", "[", "[a](", "*a **b ", "_a__b_", "`", "<", "<!--", "&", "![", "\\", "~a ~~b", "a*",
      "[a]: b\n",
      "|a|\n|-|\n", "> - ", "1. ", "<?", "<a ", "a\n=\n", "[a][b]", "**a*",
    ])
  func slow(piece: String) {
    let clock = ContinuousClock()
    let paragraph = String(repeating: piece, count: 3000 / piece.utf8.count) + "\n\n"
    let time = clock.measure {
      _ = problems(String(repeating: piece, count: 300_000 / piece.utf8.count))
      _ = problems(String(repeating: paragraph, count: 30))
    }
    #expect(time < .seconds(10))
  }
}
