import Drawings
import Lessons
import Testing
import Transcripts

@Suite("What lessons of a course are to each other")
struct CourseOutlineTests {
  /// What is found of a lesson `a` that requires others and claims something.
  func findings(
    requires: [String] = [], claims: String? = nil, others: [String: [String]] = [:], syllabus: Bool = true
  )
    throws -> [String]
  {
    let list = requires.isEmpty ? "" : "requires: [\(requires.joined(separator: ", "))]\n"
    let step = claims.map { "```mendel claims=\($0)\nlet x = 1\n```\n" } ?? ""
    let text = "---\ntitle: T\nsummary: S\n\(list)---\n\(step)"
    let lesson = try Lesson(id: "a", bytes: Array(text.utf8))
    var outline = CourseOutline(
      syllabus: syllabus ? try Syllabus(bytes: Array(SyllabusTests.text.utf8)) : nil)
    outline.add("a", path: "en/a.md", requires: requires)
    for (id, requires) in others.sorted(by: { $0.key < $1.key }) {
      outline.add(id, path: "en/\(id).md", requires: requires)
    }
    return outline.findings(lesson, path: "en/a.md")
      .flatMap { $0.lines(file: "a.md", transcript: Transcript()) }.map(\.string)
  }

  @Test("what is required must be there")
  func requirements() throws {
    #expect(try findings(requires: ["b"], others: ["b": []]) == [])
    #expect(
      try findings(requires: ["first/bb"], others: ["first/b": []]) == [
        "a.md:4: error: no lesson has the id `first/bb`", "  did you mean `first/b`?",
      ])
  }

  @Test("nothing requires itself, however far around")
  func circles() throws {
    #expect(
      try findings(requires: ["a"]) == [
        "a.md:4: error: the lesson requires itself", "  take one of these requirements out",
      ])
    #expect(
      try findings(requires: ["d", "b"], others: ["b": ["c", "a"], "c": ["a"], "d": []]) == [
        "a.md:4: error: these lessons require each other: `a`, `b`", "  take one of these requirements out",
      ])
    #expect(try findings(requires: ["b"], others: ["b": ["c"], "c": ["b"]]) == [])
  }

  @Test("claims are those of the syllabus")
  func claims() throws {
    #expect(try findings(claims: "T01,S1") == [])
    #expect(
      try findings(claims: "T01,T03,P99") == [
        "a.md:5: error: the syllabus has no claim `T03`", "  did you mean `T01`?",
        "a.md:5: error: the syllabus has no claim `P99`",
        "  `mendel verify --claims` lists the claims that there are",
      ])
    #expect(
      try findings(claims: "T01,T02", syllabus: false) == [
        "a.md:5: error: there is no SYLLABUS.md that could hold the claim `T01`",
        "  put one beside the lessons, with a line `- **T57** what is so` for each claim",
      ])
  }
}
