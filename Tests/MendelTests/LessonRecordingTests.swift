import Foundation
import SessionTesting
import Testing

@Suite("Recording a session as a lesson")
struct LessonRecordingTests {
  static let session = """
    define enum Mood { calm, wild }
    var mood = Mood.calm
    mood
    mood = wild
    undo
    mood
    help undo
    print "```"
    print "..."

    """

  @Test("the lesson has what leads to the present state and what was asked, and mendel verify accepts it")
  func round() throws {
    let files = try TemporaryFiles()
    defer { files.remove() }
    let path = files.url("02-two-moods.md").path
    let result = try BuiltProgram.run(
      [], input: Data((Self.session + "record \"\(path)\"\nmood = wild\n").utf8))
    #expect(result.status == 0 && result.errors == "")
    #expect(
      try String(contentsOfFile: path, encoding: .utf8) == """
        ---
        title: Two moods
        summary: What this session shows.
        ---

        # Two moods

        ```mendel
        define enum Mood { calm, wild }
        ```

        ```mendel
        var mood = Mood.calm
        ```

        ```mendel
        mood
        ```
        ```output
        calm
        ```

        ```mendel
        mood
        ```
        ```output
        calm
        ```

        ```mendel
        print "```"
        ```
        ````output
        ```
        ````

        ```mendel
        print "..."
        ```
        ```output
        \\...
        ```

        """)
    #expect(try BuiltProgram.run(["verify", path]).status == 0)
    let demo = try BuiltProgram.run(["demo", path])
    #expect(demo.status == 0 && demo.output.contains("mendel> mood\ncalm\n"))
  }

  @Test("what a load loaded is written out, and a second record has what came in between")
  func loaded() throws {
    let files = try TemporaryFiles()
    defer { files.remove() }
    let path = { files.url($0).path }
    try "let a = 1\nprint a\n".write(to: files.url("a.mendel"), atomically: true, encoding: .utf8)
    let script =
      "load \"\(path("a.mendel"))\"\nrecord \"\(path("1.md"))\"\na + 1\nrecord \"\(path("2.md"))\"\n"
    let result = try BuiltProgram.run(["-c", script])
    #expect(result.status == 0 && result.errors == "")
    let lessons = try ["1.md", "2.md"].map { try String(contentsOfFile: path($0), encoding: .utf8) }
    #expect(lessons[0].hasSuffix("```mendel\nlet a = 1\nprint a\n```\n```output\n1\n```\n"))
    #expect(lessons[1].hasSuffix("\n```mendel\na + 1\n```\n```output\n2\n```\n"))
    #expect(try BuiltProgram.run(["verify", path("1.md"), path("2.md")]).status == 0)
  }

  /// Records what a script does, and returns the call's result and the path that was meant.
  func record(_ script: String, to path: String = "new.md", in files: TemporaryFiles) throws -> (
    result: BuiltProgram.Result, path: String
  ) {
    let path = files.url(path).path
    return (try BuiltProgram.run([], input: Data("\(script)\nrecord \"\(path)\"\n".utf8)), path)
  }

  @Test(
    "a session that does not come out as a lesson is refused, with the statement that is to blame",
    arguments: [
      ("repeat 1100 { print \"\(String(repeating: "x", count: 1000))\" }", "the step prints more than 1 MiB"),
      ("repeat 2_000_000 { }", "a lesson's statements take at most 1000000 steps together"),
      ("print 1\nprint 2", ""),
    ])
  func notALesson(script: String, cause: String) throws {
    let files = try TemporaryFiles()
    defer { files.remove() }
    let (result, path) = try record(script, in: files)
    if cause.isEmpty {
      #expect(result.status == 0 && FileManager.default.fileExists(atPath: path))
    } else {
      #expect(result.status == 1 && !FileManager.default.fileExists(atPath: path))
      let errors = result.errors.split { $0.isWhitespace }.joined(separator: " ")
      #expect(errors.contains("error: as a lesson the session does not come out, at `"))
      #expect(errors.contains(cause))
    }
  }

  @Test("scripts longer than a lesson may be are refused, and so is a lesson that its outputs make too long")
  func tooLong() throws {
    let files = try TemporaryFiles()
    defer { files.remove() }
    let long = try record("let a = 1\n// " + String(repeating: "x", count: 1 << 20), in: files)
    #expect(long.result.status == 1 && !FileManager.default.fileExists(atPath: long.path))
    #expect(
      long.result.errors.split { $0.isWhitespace }.joined(separator: " ").contains(
        "error: the scripts so far are longer than a lesson may be, which is 1 MiB"))
    let outputs = try record(
      "let s = \"\(String(repeating: "x", count: 400_000))\"\ns\ns\n", in: files)
    #expect(outputs.result.status == 1 && !FileManager.default.fileExists(atPath: outputs.path))
    #expect(
      outputs.result.errors.split { $0.isWhitespace }.joined(separator: " ").contains(
        "a lesson is at most 1 MiB long"))
  }

  @Test("an empty session, a file that holds something and a missing folder are refused")
  func refusals() throws {
    let files = try TemporaryFiles()
    defer { files.remove() }
    try "mine\n".write(to: files.url("old.md"), atomically: true, encoding: .utf8)
    let empty = try record("", in: files).result
    #expect(empty.status == 1 && empty.errors.contains("error: there is nothing to record yet\n"))
    let (old, path) = try record("let a = 1", to: "old.md", in: files)
    #expect(old.status == 1)
    #expect(old.errors.contains("error: there is something in"))
    #expect(old.errors.contains("name a new file, or take that one away first\n"))
    #expect(try String(contentsOfFile: path, encoding: .utf8) == "mine\n")
    let nowhere = try record("let a = 1", to: "no/new.md", in: files).result
    let folder = files.url("no").path
    #expect(nowhere.status == 1)
    #expect(
      nowhere.errors.split { $0.isWhitespace }.joined(separator: " ").contains(
        "error: there is no folder `\(folder)`"))
  }
}
