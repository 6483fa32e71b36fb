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

  @Test("an empty session, a file that holds something and a missing folder are refused")
  func refusals() throws {
    let files = try TemporaryFiles()
    defer { files.remove() }
    let path = { files.url($0).path }
    try "mine\n".write(to: files.url("old.md"), atomically: true, encoding: .utf8)
    let empty = try BuiltProgram.run(["-c", "record \"\(path("new.md"))\""])
    #expect(empty.status == 1 && empty.errors.hasPrefix("error: there is nothing to record yet\n"))
    let old = try BuiltProgram.run(["-c", "let a = 1\nrecord \"\(path("old.md"))\""])
    #expect(old.status == 1)
    #expect(old.errors.hasPrefix("error: there is something in"))
    #expect(old.errors.hasSuffix("`record` writes new files only\n"))
    #expect(try String(contentsOfFile: path("old.md"), encoding: .utf8) == "mine\n")
    let nowhere = try BuiltProgram.run(["-c", "let a = 1\nrecord \"\(path("no/new.md"))\""])
    #expect(nowhere.status == 1 && nowhere.errors.hasPrefix("error: there is no folder `\(path("no"))`\n"))
  }
}
