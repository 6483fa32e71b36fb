import Drawings
import FileStores
import Foundation
import REPL
import Testing

@Suite("Verifying lessons")
struct LessonVerifierTests {
  let step = "```mendel\ncell.theme\n```\n```output\n"

  let bless = "if that is right, `mendel verify --bless` writes it down"

  func verify(_ desk: Desk, _ paths: [String] = [], asJSON: Bool = false, blesses: Bool = false)
    -> ScriptRunner.Status
  {
    // The paths of temporary folders are long.
    desk.width = 200
    var options = LessonVerifier.Options()
    (options.writesJSON, options.blesses) = (asJSON, blesses)
    let verifier = LessonVerifier(streams: desk.streams, options: options, isInterrupted: { false })
    return verifier.verify(paths: paths, course: desk.course)
  }

  @Test("one line a lesson where all is well")
  func fine() throws {
    let desk = try Desk()
    try desk.write(Orchard.file(step + "standard\n```"), to: "en/01-a/01-one.md")
    try desk.write(Orchard.file(Orchard.exercise()), to: "en/01-a/02-two.md")
    #expect(verify(desk) == .success)
    #expect(
      desk.output
        == "ok      a/one  1 step, 1 output, 0 exercises\nok      a/two  1 step, 0 outputs, 1 exercise\n")
    #expect(desk.errors == "")
  }

  @Test("a difference is a unified diff with the file's own lines")
  func difference() throws {
    let desk = try Desk()
    try desk.write(Orchard.file(step + "bold\n```"), to: "en/01-a/01-one.md")
    #expect(verify(desk) == .failure)
    #expect(
      desk.output == """
        failed  a/one  1 step, 1 output, 0 exercises
        ~/course/en/01-a/01-one.md:13: error: the step prints something else
          \(bless)
        --- ~/course/en/01-a/01-one.md
        +++ printed
        @@ -14,1 +14,1 @@
        -bold
        +standard

        """)
  }

  @Test(
    "a file that is no lesson tells why, with file and line",
    arguments: [
      ("", "1: error: a lesson begins with a line `---` and its front matter"),
      ("---\ntitle: T\n", "1: error: the front matter ends with a line `---`, which is missing"),
      ("---\ntitel: T\nsummary: S\n---\n", "2: error: the front matter has no key `titel`"),
      (
        "---\ntitle: T\nsummary: S\n---\n```mendel\nprint 1\n",
        "5: error: the fence that ends `mendel` is missing"
      ),
      ("---\ntitle: T\nsummary: S\n---\n```exercize\n```\n", "5: error: a block cannot be `exercize`"),
      (
        "---\ntitle: T\nsummary: S\n---\n```mendel exercise\n```\n```mendel check\n```\n```mendel check\n```\n",
        "5: error: the exercise has no `mendel solution`"
      ),
      (
        "---\ntitle: T\nsummary: S\n---\n```mendel exercise\n```\n```mendel check\n```\n```mendel check\n```\n",
        "9: error: `mendel check` is there already, on line 7"
      ),
      (
        "---\ntitle: T\nsummary: S\n---\nbell \u{7}\n",
        "5: error: this line holds the control character \\u{7}"
      ),
      (
        "---\r\ntitle: T\r\nsummary: S\r\n---\r\n- ```mendel\r\n  print 1\r\n  ```\r\n",
        "5: error: `mendel` stands at the left margin, not in a list or quote"
      ),
    ])
  func broken(text: String, line: String) throws {
    let desk = try Desk()
    try desk.write(Array(text.utf8), to: "en/01-a/01-one.md")
    #expect(verify(desk) == .failure)
    let lines = desk.output.split(separator: "\n")
    #expect(lines.first == "failed  a/one")
    #expect(lines.contains("~/course/en/01-a/01-one.md:" + line))
  }

  @Test("line ends of other systems and a byte order mark change nothing", arguments: ["\r\n", "\n"])
  func lineEnds(end: String) throws {
    let desk = try Desk()
    let text = String(decoding: Orchard.file(step + "standard\n```"), as: UTF8.self)
    try desk.write(Array(("\u{FEFF}" + text.replacing("\n", with: end)).utf8), to: "en/01-a/01-one.md")
    #expect(verify(desk) == .success)
  }

  @Test("what a lesson requires must be there, and two lessons cannot have one id")
  func course() throws {
    let desk = try Desk()
    let text = String(decoding: Orchard.file(""), as: UTF8.self)
    try desk.write(
      Array(text.replacing("summary: S", with: "summary: S\nrequires: [a/tow]").utf8), to: "en/01-a/01-one.md"
    )
    try desk.write(Array(text.utf8), to: "en/01-a/02-two.md")
    try desk.write(Array(text.utf8), to: "en/01-a/03-two.md")
    desk.width = 300
    #expect(verify(desk) == .failure)
    #expect(
      desk.output == """
        failed  a/one  0 steps, 0 outputs, 0 exercises
        ~/course/en/01-a/01-one.md:4: error: no lesson has the id `a/tow`
          did you mean `a/two`?
        failed  a/two  0 steps, 0 outputs, 0 exercises
        ~/course/en/01-a/02-two.md:1: error: the id `a/two` is taken by `~/course/en/01-a/03-two.md`
          rename one of the two files
        failed  a/two  0 steps, 0 outputs, 0 exercises
        ~/course/en/01-a/03-two.md:1: error: the id `a/two` is taken by `~/course/en/01-a/02-two.md`
          rename one of the two files

        """)
  }

  @Test("JSON is one object a lesson")
  func json() throws {
    let desk = try Desk()
    try desk.write(Orchard.file(step + "bold\n```"), to: "en/01-a/01-one.md")
    #expect(verify(desk, asJSON: true) == .failure)
    let json = try JSON(parsing: desk.output)
    #expect(json["lesson"] == "a/one" && json["ok"] == false && json["steps"] == 1)
    guard case .array(let findings)? = json["findings"] else { return #expect(Bool(false), "no findings") }
    #expect(findings.count == 1 && findings[0]["line"] == 13 && findings[0]["kind"] == "other-output")
    #expect(
      findings[0]["message"] == "the step prints something else"
        && findings[0]["suggestion"] == .string(bless))
    #expect(
      findings[0]["diff"] == [
        "--- ~/course/en/01-a/01-one.md", "+++ printed", "@@ -14,1 +14,1 @@", "-bold", "+standard",
      ])
  }

  @Test("files and folders can be named; one that is not there makes the call wrong")
  func paths() throws {
    let desk = try Desk()
    try desk.write(Orchard.file(""), to: "en/01-a/01-one.md")
    #expect(verify(desk, [desk.folder + "/course/en/01-a/01-one.md"]) == .success)
    #expect(verify(desk, [desk.folder + "/course/"]) == .success)
    #expect(desk.output == String(repeating: "ok      a/one  0 steps, 0 outputs, 0 exercises\n", count: 2))
    #expect(verify(desk, [desk.folder + "/none.md"]) == .misuse)
    #expect(desk.errors == "error: there is no file `~/none.md`\n")
  }

  @Test("links that lead back to their folder do not go on for ever")
  func links() throws {
    let desk = try Desk()
    try desk.write(Orchard.file(""), to: "en/01-a/01-one.md")
    for name in ["b", "c"] {
      try FileManager.default.createSymbolicLink(
        atPath: desk.folder + "/course/en/01-a/" + name, withDestinationPath: desk.folder + "/course/en")
    }
    #expect(verify(desk) == .success)
    #expect(desk.output == "ok      a/one  0 steps, 0 outputs, 0 exercises\n")
    let notes = desk.errors.split { $0.isWhitespace }.joined(separator: " ")
    #expect(notes.contains("course/en/01-a/b` leads to a folder that was listed already, and is left out"))
  }

  @Test("a folder without lessons makes the call wrong")
  func empty() throws {
    let desk = try Desk()
    #expect(verify(desk) == .misuse)
    #expect(desk.errors == "error: there are no lessons in `~/course`\n")
  }

  @Test("on a terminal a bar shows how far it is, and is gone in the end")
  func progress() throws {
    let desk = try Desk()
    for number in 1...3 { try desk.write(Orchard.file(""), to: "en/01-a/0\(number)-x\(number).md") }
    let file = open(desk.folder + "/errors", O_WRONLY)
    defer { close(file) }
    let errors = Output(
      descriptor: file, appearance: Appearance(colors: .none, drawsBoxes: true), isTerminal: true)
    let streams = Streams(output: desk.streams.output, errors: errors) { 80 }
    let verifier = LessonVerifier(streams: streams, isInterrupted: { false })
    #expect(verifier.verify(paths: [], course: desk.course) == .success)
    #expect(desk.errors.contains("\r████████░░░░░░░░░░░░░░░░ 1/3\r\u{1B}[K"))
    #expect(desk.errors.hasSuffix("\r\u{1B}[K"))
  }

  @Test("an interrupt ends the run with its own status")
  func interrupted() throws {
    let desk = try Desk()
    try desk.write(Orchard.file(""), to: "en/01-a/01-one.md")
    #expect(
      LessonVerifier(streams: desk.streams, isInterrupted: { true }).verify(paths: [], course: desk.course)
        == .interrupted)
  }
}
