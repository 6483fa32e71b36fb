import FileStores
import Foundation
import Lessons
import REPL
import Testing

@Suite("Verifying courses")
struct LessonVerifierCourseTests {
  func verifier(_ desk: Desk, blesses: Bool = false, proves: Bool = false, asJSON: Bool = false)
    -> LessonVerifier
  {
    desk.width = 200
    var options = LessonVerifier.Options()
    (options.blesses, options.proves, options.writesJSON) = (blesses, proves, asJSON)
    return LessonVerifier(streams: desk.streams, options: options) { false }
  }

  func folder(_ desk: Desk, _ path: String) throws {
    try FileManager.default.createDirectory(
      atPath: desk.folder + "/course/" + path, withIntermediateDirectories: true)
  }

  let differing = "```mendel\nprint 1\n```\n```output\n2\n```\n```mendel\nprint 3\n```"

  @Test("blessing writes what is printed into the file, once")
  func blessing() throws {
    let desk = try Desk()
    try desk.write(Orchard.file(differing), to: "en/01-a/01-one.md")
    #expect(verifier(desk, blesses: true).verify(paths: [], course: desk.course) == .success)
    #expect(
      desk.output == """
        blessed a/one  2 steps, 2 outputs, 0 exercises
        --- ~/course/en/01-a/01-one.md
        +++ printed
        @@ -14,1 +14,1 @@
        -2
        +1
        @@ -18,0 +19,3 @@
        +```output
        +3
        +```

        """)
    let right = differing.replacing("\n2\n", with: "\n1\n") + "\n```output\n3\n```"
    let path = desk.folder + "/course/en/01-a/01-one.md"
    #expect(try Array(Data(contentsOf: URL(filePath: path))) == Orchard.file(right))
    let written = try FileManager.default.attributesOfItem(atPath: path)[.modificationDate] as? Date
    #expect(verifier(desk, blesses: true).verify(paths: [], course: desk.course) == .success)
    #expect(desk.output.hasSuffix("+```\nok      a/one  2 steps, 2 outputs, 0 exercises\n"))
    #expect(try FileManager.default.attributesOfItem(atPath: path)[.modificationDate] as? Date == written)
  }

  @Test(
    "where something else is wrong, blessing writes nothing",
    arguments: [
      "```mendel\nx\n```", "```mendel error\nlet y = 1\n```", "```mendel predict\nprint \"1\\n2\"\n```",
    ])
  func refusedBlessing(step: String) throws {
    let desk = try Desk()
    let file = Orchard.file(differing + "\n" + step)
    try desk.write(file, to: "en/01-a/01-one.md")
    #expect(verifier(desk, blesses: true).verify(paths: [], course: desk.course) == .failure)
    #expect(try Array(Data(contentsOf: URL(filePath: desk.folder + "/course/en/01-a/01-one.md"))) == file)
    #expect(desk.output.contains("error: the step prints something else"))
  }

  @Test("a lesson that its outputs would make too long is not written")
  func tooLong() throws {
    let desk = try Desk()
    let print = "print \"\(String(repeating: "x", count: 9000))\""
    let file = Orchard.file(
      "```mendel\nrepeat 110 { \(print) }\n```\n" + String(repeating: "word\n\n", count: 10_000))
    try desk.write(file, to: "en/01-a/01-one.md")
    #expect(verifier(desk, blesses: true).verify(paths: [], course: desk.course) == .failure)
    #expect(desk.output.contains("01-one.md:1: error: a lesson is at most 1 MiB long\n"))
    #expect(try Array(Data(contentsOf: URL(filePath: desk.folder + "/course/en/01-a/01-one.md"))) == file)
  }

  @Test("JSON tells what was blessed")
  func blessedJSON() throws {
    let desk = try Desk()
    try desk.write(Orchard.file(differing), to: "en/01-a/01-one.md")
    #expect(verifier(desk, blesses: true, asJSON: true).verify(paths: [], course: desk.course) == .success)
    let json = try JSON(parsing: desk.output)
    guard case .array(let changes)? = json["blessed"] else { return #expect(Bool(false), "nothing blessed") }
    #expect(changes.map { $0["line"] } == [13, 16] && changes.map { $0["change"] } == ["changed", "added"])
  }

  @Test("a translation is held against its original, in its own edition")
  func translations() throws {
    let desk = try Desk()
    for path in ["ko/01-a", "ja/01-a"] { try folder(desk, path) }
    let body = "```mendel\nprint \"one\"\n```\n```output\none\n```"
    try desk.write(Orchard.file(body), to: "en/01-a/01-one.md")
    try desk.write(Orchard.file(body.replacing("one", with: "하나")), to: "ko/01-a/01-one.md")
    try desk.write(Orchard.file(body.replacing("print", with: "print 1 //")), to: "ja/01-a/01-one.md")
    try desk.write(Orchard.file(""), to: "ja/01-a/02-two.md")
    #expect(verifier(desk).verify(paths: [], course: desk.course) == .failure)
    #expect(
      desk.output == """
        ok      a/one       1 step, 1 output, 0 exercises
        ok      a/one (ko)  1 step, 1 output, 0 exercises
        failed  a/one (ja)  1 step, 1 output, 0 exercises
        ~/course/ja/01-a/01-one.md:10: error: this code does something else than the original's on line 10
          comments, `else` sentences and printed texts may be translated, nothing else
        ~/course/ja/01-a/01-one.md:13: error: the step prints something else
          if that is right, `mendel verify --bless` writes it down
        --- ~/course/ja/01-a/01-one.md
        +++ printed
        @@ -14,1 +14,1 @@
        -one
        +1
        failed  a/two (ja)  0 steps, 0 outputs, 0 exercises
        ~/course/ja/01-a/02-two.md:1: error: there is no lesson `a/two` in `en` that this one could translate
          give it the path of its original, in the folder of its language

        """)
  }

  @Test("a translation may require a lesson that is not translated yet")
  func untranslated() throws {
    let desk = try Desk()
    try folder(desk, "ko/01-a")
    let text = String(decoding: Orchard.file(""), as: UTF8.self)
    let required = Array(text.replacing("summary: S", with: "summary: S\nrequires: [a/one]").utf8)
    try desk.write(Orchard.file(""), to: "en/01-a/01-one.md")
    for language in ["en", "ko"] { try desk.write(required, to: language + "/01-a/02-two.md") }
    #expect(verifier(desk).verify(paths: [], course: desk.course) == .success)
  }

  @Test("a file or folder of a course is measured by the whole course")
  func parts() throws {
    let desk = try Desk()
    let text = String(decoding: Orchard.file("```mendel claims=T01\nlet x = 1\n```"), as: UTF8.self)
    let required = text.replacing("summary: S", with: "summary: S\nrequires: [b/two]")
    try folder(desk, "en/02-b")
    try desk.write(Array(required.utf8), to: "en/01-a/01-one.md")
    try desk.write(Orchard.file(""), to: "en/02-b/01-two.md")
    try desk.write(Array("- **T01** It is so.\n".utf8), to: "SYLLABUS.md")
    let elsewhere = CourseLocation(option: "/nonexistent", variable: nil, executable: nil)
    for path in ["", "/en", "/en/01-a", "/en/01-a/01-one.md"] {
      #expect(verifier(desk).verify(paths: [desk.folder + "/course" + path], course: elsewhere) == .success)
    }
    let one = "ok      a/one  1 step, 0 outputs, 0 exercises\n"
    let two = "ok      b/two  0 steps, 0 outputs, 0 exercises\n"
    #expect(desk.output == one + two + one + two + one + one)
  }

  @Test("a folder without languages is a course too")
  func flat() throws {
    let desk = try Desk()
    try folder(desk, "mine")
    let text = String(decoding: Orchard.file(""), as: UTF8.self)
    try desk.write(
      Array(text.replacing("summary: S", with: "summary: S\nrequires: [two]").utf8), to: "mine/01-one.md")
    try desk.write(Array("- **T01** It is so.\n".utf8), to: "mine/SYLLABUS.md")
    #expect(verifier(desk).verify(paths: [desk.folder + "/course/mine"], course: desk.course) == .failure)
    #expect(
      desk.output == """
        failed  one  0 steps, 0 outputs, 0 exercises
        ~/course/mine/01-one.md:4: error: no lesson has the id `two`
          requirements are ids of lessons, such as `traits/flow`

        """)
  }

  @Test("a syllabus that cannot be read is told of first")
  func brokenSyllabus() throws {
    let desk = try Desk()
    try desk.write(Orchard.file(""), to: "en/01-a/01-one.md")
    try desk.write(Array("- T01 it is so\n".utf8), to: "SYLLABUS.md")
    #expect(verifier(desk).verify(paths: [], course: desk.course) == .failure)
    #expect(desk.output == "")
    #expect(
      desk.errors
        == "~/course/SYLLABUS.md:1: error: a list in a syllabus has items of the form `- **T57** what is so`\n"
        + "  an id is one of the letters T, S, R and P and a number\n"
    )
  }

  @Test("claims are listed with the steps that show them")
  func claims() throws {
    let desk = try Desk()
    try desk.write(Orchard.file("```mendel claims=T01\nlet x = 1\n```"), to: "en/01-a/01-one.md")
    #expect(verifier(desk).showClaims(paths: [], course: desk.course) == .misuse)
    #expect(
      desk.errors == """
        error: these lessons have no SYLLABUS.md
          put one beside them, with a line `- **T57** what is so` for each claim

        """)
    try desk.write(Array("# Claims\n- **T01** It is.\n- **T02** So.\n".utf8), to: "SYLLABUS.md")
    #expect(verifier(desk).showClaims(paths: [], course: desk.course) == .success)
    #expect(
      desk.output == """
        T01  It is.
             a/one:10
        T02  So.
             not shown yet

        1 of 2 claims is shown

        """)
  }

  @Test("claims as JSON are one object a claim")
  func claimsJSON() throws {
    let desk = try Desk()
    try desk.write(Orchard.file("```mendel claims=T01\nlet x = 1\n```"), to: "en/01-a/01-one.md")
    try desk.write(Array("# Claims\n- **T01** It is.\n".utf8), to: "SYLLABUS.md")
    #expect(verifier(desk, asJSON: true).showClaims(paths: [], course: desk.course) == .success)
    #expect(
      desk.output == """
        {"claim":"T01","sentence":"It is.","headings":[],"steps":[{"lesson":"a/one","line":10}]}

        """)
  }

  @Test("proving tells the share of wrong answers that are refused, of each lesson and of all")
  func proving() throws {
    let desk = try Desk()
    try desk.write(Orchard.file(Orchard.exercise()), to: "en/01-a/01-one.md")
    try desk.write(
      Orchard.file(Orchard.exercise().replacing("expect form.theme", with: "expect cell.theme")),
      to: "en/01-a/02-two.md")
    try desk.write(Orchard.file(""), to: "en/01-a/03-three.md")
    #expect(verifier(desk, proves: true).verify(paths: [], course: desk.course) == .failure)
    #expect(
      desk.output == """
        ok      a/one    1 step, 0 outputs, 1 exercise, 5 of 5 wrong answers refused
        failed  a/two    1 step, 0 outputs, 1 exercise, 4 of 5 wrong answers refused
        ~/course/en/01-a/02-two.md:22: error: the check also accepts an answer that comes out otherwise
          expect what it gets wrong, or write it down as `mendel accept`
        --- ~/course/en/01-a/02-two.md
        +++ accepted
        @@ -23,1 +23,1 @@
        -override form.theme = bold
        +override cell.theme = bold
        form.theme   bold   →   standard
        ok      a/three  0 steps, 0 outputs, 0 exercises
        9 of 10 wrong answers refused, 90 %; 12 mutants of solutions tried

        """)
  }

  @Test("JSON tells how many mutants were tried, came out wrong and were refused")
  func provedJSON() throws {
    let desk = try Desk()
    try desk.write(Orchard.file(Orchard.exercise()), to: "en/01-a/01-one.md")
    #expect(verifier(desk, proves: true, asJSON: true).verify(paths: [], course: desk.course) == .success)
    #expect(try JSON(parsing: desk.output)["proof"] == ["tried": 6, "wrong": 5, "refused": 5])
  }
}
