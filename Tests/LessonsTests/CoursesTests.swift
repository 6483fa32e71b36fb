import Drawings
import Sessions
import Testing

@testable import Lessons
@testable import REPL

@Suite("What lessons are to each other")
struct CoursesTests {
  private let text = """
    # Syllabus

    Text for readers.

    ## How a value finds its way

    - **T01** Set a trait once at the top, and everything
      below can read it.
    - **T02** Traits do not disturb each other.

    """

  @Test("a syllabus lists its claims below their headings, and the steps that show them")
  func syllabus() throws {
    var syllabus = try Syllabus(bytes: Array(text.utf8))
    #expect(syllabus.claims.map(\.id) == ["T01", "T02"])
    #expect(syllabus.claims[0].sentence == "Set a trait once at the top, and everything below can read it.")
    let lesson = try Orchard.lesson("```mendel claims=T01\nprint 1\n```\n")
    syllabus.note(lesson)
    #expect(
      syllabus.lines(Layout()).map(\.string) == [
        "How a value finds its way", "",
        "T01  Set a trait once at the top, and everything below can read it.",
        "     test:10", "T02  Traits do not disturb each other.", "     not shown yet", "",
        "1 of 2 claims is shown",
      ])
  }

  @Test(
    "a syllabus that cannot be read says why",
    arguments: [
      ("- T01 a\n", "a list in a syllabus has items of the form `- **T57** what is so`"),
      ("- **X1** a\n", "a list in a syllabus has items of the form `- **T57** what is so`"),
      ("- **T1** a\n- **T1** b\n", "the claim `T1` is on line 1 already"),
    ])
  func broken(text: String, sentence: String) {
    #expect { try Syllabus(bytes: Array(text.utf8)) } throws: {
      ($0 as? Findings)?.all.map(\.sentence) == [sentence]
    }
  }

  @Test("requirements, ids and claims must be there, once and in no circle")
  func outline() throws {
    let outline = CourseOutline(
      lessons: [("test", "a.md", ["b", "elsewher"]), ("test", "c.md", []), ("b", "b.md", ["test"])],
      originals: [Course.Entry(place: "elsewhere", path: "")],
      syllabus: try Syllabus(bytes: Array(text.utf8)))
    let front = "requires: [b, elsewher]\n"
    let lesson = try Orchard.lesson("```mendel claims=T03\nprint 1\n```\n", front: front)
    let found = outline.findings(lesson, path: "a.md")
    #expect(
      found.map(\.kind) == ["unknown-requirement", "circular-requirement", "taken-id", "unknown-claim"])
    #expect(found[0].suggestion == "did you mean `elsewhere`?")
    #expect(found[1].sentence == "these lessons require each other: `test`, `b`")
    let alone = CourseOutline(others: ["b", "elsewher"]).findings(lesson, path: "a.md")
    #expect(alone.map(\.kind) == ["no-syllabus"])
    #expect(CourseOutline().findings(lesson, path: "a.md").last?.kind == "no-syllabus")
  }

  private let original = """
    ```mendel
    // a comment
    print "The theme is \\(form.theme), not \\(main.theme)"
    expect true else "so"
    ```
    ```output
    a
    ...
    ```
    ```quiz
    Which?
    - [ ] a
    - [x] b
    ```
    """

  @Test(
    "a translation does what its original does, in other words",
    arguments: [
      ("a comment", "주석", nil),
      ("The theme is \\(form.theme), not \\(main.theme)", "\\(main.theme)가 아니라 \\(form.theme)", nil),
      ("\"so\"", "\"그래서\"", nil), ("Which?", "어느 것?", nil), ("\na\n...", "\nb\n...", nil),
      ("form.theme", "cell.theme", "this code does something else than the original's on line 10"),
      ("expect true", "expect false", "this code does something else than the original's on line 10"),
      ("\na\n...", "\n...", "this output has another shape than the original's on line 15"),
      ("- [ ] a\n- [x] b", "- [x] a\n- [ ] b", "this quiz has other choices than the original's on line 19"),
      ("```quiz", "```text", "the original has `quiz` here, on line 19"),
      ("[x] b\n```", "[x] b\n```\n```mendel\nprint 1\n```", "the original has no block here"),
      (
        "```quiz\nWhich?\n- [ ] a\n- [x] b\n```", "",
        "the translation ends before the original's `quiz` on line 19"
      ),
    ])
  func translations(text: String, translation: String, sentence: String?) throws {
    let lesson = try Orchard.lesson(original)
    let other = try Orchard.lesson(original.replacing(text, with: translation))
    #expect(other.differences(fromOriginal: lesson).map(\.sentence) == (sentence.map { [$0] } ?? []))
  }
}
