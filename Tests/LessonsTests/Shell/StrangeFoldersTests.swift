import Foundation
import REPL
import Testing

@Suite("A folder from a stranger")
struct StrangeFoldersTests {
  func verify(_ desk: Desk, _ paths: [String] = []) -> ScriptRunner.Status {
    desk.width = 200
    return LessonVerifier(streams: desk.streams) { false }.verify(
      paths: paths.map { desk.folder + "/course/" + $0 }, course: desk.course)
  }

  @Test("a pipe that nobody writes to is told of, as a lesson that is named and as a syllabus")
  func pipes() throws {
    let desk = try Desk()
    #expect(mkfifo(desk.folder + "/course/en/01-a/01-one.md", 0o600) == 0)
    #expect(verify(desk, ["en/01-a/01-one.md"]) == .misuse)
    #expect(desk.errors == "error: `~/course/en/01-a/01-one.md` is a pipe, not a file\n")
    #expect(desk.shell([]).shell.start(desk.folder + "/course/en/01-a/01-one.md") == 2)
    #expect(mkfifo(desk.folder + "/course/SYLLABUS.md", 0o600) == 0)
    #expect(verify(desk) == .misuse)
    #expect(desk.errors.hasSuffix("error: `~/course/SYLLABUS.md` is a pipe, not a file\n"))
  }

  @Test("devices, and links to them and to files elsewhere, show nothing of what they hold")
  func elsewhere() throws {
    let desk = try Desk()
    for (name, target) in [
      ("01-zero", "/dev/zero"), ("02-passwd", "/etc/passwd"), ("03-etc", "/etc"), ("04-none", "/dev/null"),
    ] {
      try FileManager.default.createSymbolicLink(
        atPath: desk.folder + "/course/en/01-a/\(name).md", withDestinationPath: target)
    }
    #expect(verify(desk) == .failure)
    #expect(
      desk.output == """
        failed  a/passwd
        ~/course/en/01-a/02-passwd.md:1: error: a lesson begins with a line `---` and its front matter
          begin it with the lines `---`, `title: …`, `summary: …` and `---`

        """)
    #expect(verify(desk, ["en/01-a/01-zero.md"]) == .misuse)
    #expect(verify(desk, ["en/01-a/03-etc.md"]) == .misuse)
    #expect(
      desk.errors.contains("error: `~/course/en/01-a/01-zero.md` is a device, not a file\n"))
    #expect(
      desk.errors.hasPrefix(
        "note: `~/course/en/01-a/01-zero.md` is a pipe or device, not a file, and is left out\n"))
  }

  @Test("a link to nothing is told of with what it points to")
  func openLink() throws {
    let desk = try Desk()
    try FileManager.default.createSymbolicLink(
      atPath: desk.folder + "/course/en/01-a/01-one.md", withDestinationPath: "nowhere")
    #expect(verify(desk, ["en/01-a/01-one.md"]) == .misuse)
    #expect(
      desk.errors == "error: `~/course/en/01-a/01-one.md` is a link to `nowhere`, which is not there\n")
  }

  @Test("a lesson that must not be read is told of, and the others are verified")
  func unreadable() throws {
    let desk = try Desk()
    try desk.write(Orchard.file(""), to: "en/01-a/01-one.md")
    try desk.write(Orchard.file(""), to: "en/01-a/02-two.md")
    chmod(desk.folder + "/course/en/01-a/01-one.md", 0)
    // Root may read everything.
    guard getuid() != 0 else { return #expect(verify(desk) == .success) }
    #expect(verify(desk) == .misuse)
    #expect(desk.output == "ok      a/two  0 steps, 0 outputs, 0 exercises\n")
    #expect(desk.errors == "error: `~/course/en/01-a/01-one.md` cannot be read: permission denied\n")
  }

  @Test("an empty folder has no lessons, and two lessons cannot have one id")
  func ids() throws {
    let desk = try Desk()
    #expect(verify(desk) == .misuse)
    #expect(desk.errors == "error: there are no lessons in `~/course`\n")
    try desk.write(Orchard.file(""), to: "en/01-a/01-one.md")
    try desk.write(Orchard.file(""), to: "en/01-a/02-one.md")
    #expect(verify(desk) == .failure)
    #expect(
      desk.output == """
        failed  a/one  0 steps, 0 outputs, 0 exercises
        ~/course/en/01-a/01-one.md:1: error: the id `a/one` is taken by `~/course/en/01-a/02-one.md`
          rename one of the two files
        failed  a/one  0 steps, 0 outputs, 0 exercises
        ~/course/en/01-a/02-one.md:1: error: the id `a/one` is taken by `~/course/en/01-a/01-one.md`
          rename one of the two files

        """)
  }
}
