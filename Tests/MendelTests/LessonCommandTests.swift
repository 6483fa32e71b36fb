import Foundation
import SessionTesting
import Testing

@Suite("The commands for lessons")
struct LessonCommandTests {
  @Test("the course is found beside the program's folders, and every lesson is as it says")
  func verify() throws {
    let result = try BuiltProgram.run(["verify"])
    let lines = result.output.split(separator: "\n")
    #expect(lines.first?.hasPrefix("ok      start/playground ") == true)
    #expect(lines.contains { $0.hasPrefix("ok      traits/flow ") })
    #expect(result.errors == "")
    #expect(result.status == 0)
  }

  @Test(
    "the exit status says how it went",
    arguments: [
      (["verify", "--json"], 0), (["learn"], 0), (["verify", "/nonexistent.md"], 2),
      (["learn", "nothing"], 2),
      (["verify", "--lessons", "/nonexistent"], 2), (["learn", "--lessons", "/nonexistent"], 2),
      (["verify", "/dev/null"], 1), (["verify", "--bless", "--claims"], 2), (["verify", "--claims"], 0),
    ])
  func status(arguments: [String], status: Int) throws {
    #expect(try BuiltProgram.run(arguments).status == Int32(status))
  }

  @Test("MENDEL_LESSONS names a course, and the option outdoes it")
  func variable() throws {
    let environment = ["MENDEL_LESSONS": "/nonexistent/course"]
    let result = try BuiltProgram.run(["learn"], environment: environment)
    #expect(result.status == 2)
    #expect(result.errors == "error: there is no folder `/nonexistent/course`\n")
  }

  @Test("a lesson is learned through a pipe, its exercise solved, and left at the end of the input")
  func pipe() throws {
    let entries = String(repeating: "\n", count: 14) + "override settings.theme = bold\n\n\n"
    let result = try BuiltProgram.run(["learn", "traits/flow"], input: Data(entries.utf8))
    #expect(result.output.contains("\nSolved with 1 statement, as the author did. Press Enter to go on.\n"))
    #expect(
      result.output.contains("Go on experimenting, or press Enter to leave.\nNext: `mendel learn traits/"))
    #expect(!result.output.contains("\u{1B}"))
    #expect(result.errors.hasPrefix("error: `cell` has no override of `theme`\n"))
    #expect(result.status == 0)
  }
}
