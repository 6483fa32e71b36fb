import Foundation
import SessionTesting
import Testing

/// A course in which somebody may not read a folder; root may read all, so that another user reads it.
@Suite("A folder of a course that must not be read")
struct UnreadableFolderTests {
  private static let lesson = "---\ntitle: T\nsummary: S\n---\n```mendel\nlet x = 1\n```\n"

  /// Runs the program as a user that is not root, with `$COURSE` for the course's folder.
  private func run(_ line: String, closing closed: [String]) throws -> BuiltProgram.Result {
    let files = try TemporaryFiles()
    defer { files.remove() }
    let course = files.url("course")
    for folder in ["en/01-a", "en/02-b", "ko/01-a"] {
      try FileManager.default.createDirectory(
        at: course.appending(path: folder), withIntermediateDirectories: true)
      try Self.lesson.write(
        to: course.appending(path: folder + "/01-one.md"), atomically: true, encoding: .utf8)
    }
    let user = getuid() == 0 ? "setpriv --reuid=65534 --regid=65534 --clear-groups" : ""
    let setup = """
      export COURSE='\(course.path)'; cp "$MENDEL" "$COURSE/mendel"; chmod -R a+rX "$COURSE/.."
      cd "$COURSE"; chmod 0 \(closed.joined(separator: " ")); trap 'chmod 700 \(closed.joined(separator: " "))' EXIT
      MENDEL="\(user) $COURSE/mendel"
      """
    var result = try BuiltProgram.shell(setup + "\n" + line)
    result.output = result.output.replacing(course.path, with: "~")
    // Folders for tests have long names, about which lines break.
    result.errors = result.errors.replacing(course.path, with: "~").split(whereSeparator: \.isWhitespace)
      .joined(
        separator: " ")
    return result
  }

  @Test("`verify` finds that and verifies the rest")
  func verify() throws {
    let result = try run("$MENDEL verify . || exit $?", closing: ["en/02-b"])
    #expect(
      result.output == """
        failed  02-b
        ./en/02-b: error: this folder cannot be read: permission denied
          let `chmod u+rx` open it, or take it out of the course
        ok      a/one       1 step, 0 outputs, 0 exercises
        ok      a/one (ko)  1 step, 0 outputs, 0 exercises

        """)
    #expect(result.errors == "" && result.status == 1)
  }

  @Test("programs are told of it in the form that lessons have")
  func json() throws {
    let result = try run("$MENDEL verify --json .", closing: ["en/02-b"])
    let first = try #require(result.output.split(separator: "\n").first)
    #expect(
      first
        == #"{"lesson":null,"file":"./en/02-b","ok":false,"findings":[{"line":null,"kind":"unreadable","message":"this folder cannot be read: permission denied","suggestion":"let `chmod u+rx` open it, or take it out of the course"}]}"#
    )
    #expect(result.output.split(separator: "\n").count == 3 && result.status == 1)
  }

  @Test("what a link leads to is told of where it lies only")
  func link() throws {
    let result = try run(
      "ln -s ../ko en/02-link; $MENDEL verify .; status=$?; rm en/02-link; exit $status", closing: ["ko"])
    #expect(result.output.contains("failed  ./ko\n") && result.status == 1)
    #expect(!result.output.contains("02-link") && !result.errors.contains("02-link"))
  }

  @Test("a language that cannot be read leaves the others, and what lies elsewhere is no concern of a part")
  func parts() throws {
    let language = try run("$MENDEL verify .", closing: ["ko"])
    #expect(language.output.contains("failed  ./ko\n./ko: error: this folder cannot be read"))
    #expect(language.output.contains("ok      a/one ") && language.output.contains("ok      b/one "))
    #expect(language.status == 1)
    let part = try run(
      "$MENDEL verify en/01-a && $MENDEL verify en/01-a/01-one.md", closing: ["en/02-b", "ko"])
    #expect(part.output == String(repeating: "ok      a/one  1 step, 0 outputs, 0 exercises\n", count: 2))
    #expect(part.status == 0)
    let whole = try run("$MENDEL verify en/02-b", closing: ["en/02-b"])
    #expect(whole.errors == "error: `./en/02-b` cannot be read: permission denied" && whole.status == 2)
  }

  @Test("`learn` says so once and lists the rest")
  func learn() throws {
    let result = try run("$MENDEL learn .", closing: ["en/02-b"])
    #expect(result.output == "1   a/one   T   new\n")
    #expect(
      result.errors == "note: `./en/02-b` cannot be read: permission denied, and is left out")
    #expect(result.status == 0)
  }
}
