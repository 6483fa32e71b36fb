import Foundation
import Lessons
import REPL
import Testing

@Suite("Verifying whatever lies there")
struct LessonVerifierFilesTests {
  func verify(_ desk: Desk, _ path: String? = nil) -> ScriptRunner.Status {
    desk.width = 200
    return LessonVerifier(streams: desk.streams) { false }.verify(
      paths: path.map { [desk.folder + "/course/" + $0] } ?? [], course: desk.course)
  }

  @Test(
    "a file that is no lesson is refused with its line",
    arguments: [
      ([], "1: error: a lesson begins with a line `---` and its front matter"),
      (Array("\u{7F}ELF\u{2}\u{1}\u{1}".utf8), "1: error: this line holds the control character \\u{7F}"),
      ([0xFE, 0xFF, 0x00, 0x2D], "1: error: this line is not UTF-8"),
      (Array("---\ntitle T\n---\n".utf8), "1: error: the front matter lacks the key `title`"),
    ] as [([UInt8], String)])
  func bytes(bytes: [UInt8], problem: String) throws {
    let desk = try Desk()
    try desk.write(bytes, to: "en/01-a/01-one.md")
    #expect(verify(desk) == .failure)
    #expect(desk.output.hasPrefix("failed  a/one\n~/course/en/01-a/01-one.md:\(problem)\n"))
  }

  @Test("a file that is too long is refused without being read", arguments: [(1 << 20) + 1, 10 << 20])
  func long(size: Int) throws {
    let desk = try Desk()
    try desk.write(Array(repeating: 0x61, count: size), to: "en/01-a/01-one.md")
    #expect(verify(desk) == .failure)
    #expect(
      desk.output == "failed  a/one\n~/course/en/01-a/01-one.md:1: error: a lesson is at most 1 MiB long\n"
        + "  make two lessons of it\n")
  }

  @Test("pipes are no lessons, and are not waited for")
  func pipes() throws {
    let desk = try Desk()
    try desk.write(Orchard.file(""), to: "en/01-a/01-one.md")
    #expect(mkfifo(desk.folder + "/course/en/01-a/02-two.md", 0o600) == 0)
    #expect(verify(desk) == .success)
    #expect(desk.output == "ok      a/one  0 steps, 0 outputs, 0 exercises\n")
  }

  @Test("links to lessons are followed; those that lead nowhere or to themselves are told of")
  func links() throws {
    let desk = try Desk()
    try desk.write(Orchard.file(""), to: "en/01-a/01-one.md")
    for (name, target) in [
      ("02-two.md", "01-one.md"), ("03-none.md", "nothing"), ("04-loop.md", "04-loop.md"),
    ] {
      try FileManager.default.createSymbolicLink(
        atPath: desk.folder + "/course/en/01-a/" + name, withDestinationPath: target)
    }
    #expect(verify(desk) == .misuse)
    #expect(desk.output.split(separator: "\n").map { $0.prefix(13) } == ["ok      a/one", "ok      a/two"])
    #expect(
      desk.errors == """
        error: `~/course/en/01-a/03-none.md` is a link to `nothing`, which is not there
        error: `~/course/en/01-a/04-loop.md` is a link that leads back to itself

        """)
  }

  @Test("a folder that holds more than any course is refused")
  func manyFiles() throws {
    let desk = try Desk()
    for number in 0...5_000 {
      try FileManager.default.createSymbolicLink(
        atPath: desk.folder + "/course/en/01-a/\(number)", withDestinationPath: "nothing")
    }
    #expect(verify(desk) == .misuse)
    #expect(desk.errors == "error: `~/course/en`: more than 5000 files and folders lie in it\n")
  }

  @Test("blessing through a link keeps the link")
  func blessedLink() throws {
    let desk = try Desk()
    try desk.write(Orchard.file("```mendel\nprint 1\n```"), to: "lesson")
    let link = desk.folder + "/course/en/01-a/01-one.md"
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: "../../lesson")
    var options = LessonVerifier.Options()
    options.blesses = true
    #expect(
      LessonVerifier(streams: desk.streams, options: options) { false }.verify(paths: [], course: desk.course)
        == .success)
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: link) == "../../lesson")
    let text = try String(contentsOfFile: desk.folder + "/course/lesson", encoding: .utf8)
    #expect(text.hasSuffix("```\n```output\n1\n```\n"))
  }

  @Test("names of files cannot steer the terminal")
  func names() throws {
    let desk = try Desk()
    try desk.write(Orchard.file("```mendel\nx\n```"), to: "en/01-a/01-\u{1B}[2J.md")
    #expect(verify(desk) == .failure)
    #expect(!desk.output.contains("\u{1B}") && desk.output.hasPrefix("failed  a/\\u{1B}[2J  "))
  }

  @Test("folders without lessons are told of by the name that was given", arguments: ["none", "none/", "en"])
  func empty(path: String) throws {
    let desk = try Desk()
    try FileManager.default.createDirectory(
      atPath: desk.folder + "/course/none", withIntermediateDirectories: true)
    #expect(verify(desk, path) == .misuse)
    #expect(desk.errors == "error: there are no lessons in `~/course/\(path.prefix { $0 != "/" })`\n")
  }
}
