import Drawings
import Lessons
import Testing
import Transcripts

@Suite("The syllabus")
struct SyllabusTests {
  static let text = """
    # Syllabus

    What the course shows.

    ## Part 1
    ### Flow

    - **T01** Set it once, and
      everything below reads it.
    - **T02** Traits do **not** disturb each other.

    ### Places

    - **S1** A place. `x.y`

    """

  func problems(_ text: String) -> [String] {
    do {
      _ = try Syllabus(bytes: Array(text.utf8))
      return []
    } catch { return error.problems.map { "\($0.line): \($0.sentence)" } }
  }

  @Test("claims are the items of its lists, below their headings")
  func claims() throws {
    let syllabus = try Syllabus(bytes: Array(Self.text.utf8))
    #expect(syllabus.claims.map(\.id) == ["T01", "T02", "S1"])
    #expect(syllabus["T01"]?.sentence == "Set it once, and everything below reads it.")
    #expect(syllabus["T02"]?.sentence == "Traits do **not** disturb each other.")
    #expect(syllabus["S1"]?.headings == ["Part 1", "Places"] && syllabus["S1"]?.line == 14)
    #expect(syllabus["T1"] == nil)
    #expect(
      try Syllabus(bytes: Array(Self.text.replacing("\n", with: "\r\n").utf8)).claims == syllabus.claims)
  }

  @Test(
    "what is wrong with it is told by line",
    arguments: [
      ("- T01 words", "1: a list in a syllabus has items of the form `- **T57** what is so`"),
      ("- **X1** words", "1: a list in a syllabus has items of the form `- **T57** what is so`"),
      ("- **T1** a\n\n- **T1** b", "3: the claim `T1` is on line 1 already"),
      ("# a\u{7}", "1: this line holds the control character \\u{7}"),
      (String(repeating: "a", count: Lesson.sizeLimit + 1), "1: a lesson is at most 1 MiB long"),
    ])
  func broken(text: String, problem: String) { #expect(problems(text) == [problem]) }

  @Test("coverage says which steps show a claim, and which claim none shows")
  func coverage() throws {
    let syllabus = try Syllabus(bytes: Array(Self.text.utf8))
    let lesson = try Orchard.lesson(
      "```mendel claims=T02,S1\nlet x = 1\n```\n```quiz claims=T02\nWhich?\n- [ ] a\n- [x] b\n```")
    let coverage = ClaimCoverage(syllabus, lessons: [lesson])
    #expect(coverage.shownCount == 2)
    #expect(
      coverage.lines(Transcript(width: 40)).map(\.string) == [
        "Part 1", "Flow", "", "T01  Set it once, and everything below", "     reads it.",
        "     not shown yet",
        "T02  Traits do **not** disturb each", "     other.", "     test:10, test:13", "", "Places", "",
        "S1   A place. `x.y`", "     test:10", "", "2 of 3 claims are shown",
      ])
  }
}
