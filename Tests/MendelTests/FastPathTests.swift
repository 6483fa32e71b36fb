import Foundation
import SessionTesting
import Testing

/// The calls that scripts make most skip the argument parser; an option that changes nothing makes it read the same call.
@Suite("The fast path")
struct FastPathTests {
  @Test(
    "a call recognised at once does what the argument parser makes of it",
    arguments: [
      "print 1", "", "prnt 1", "expect false", "1 / 0", "print \"é한\"; let a = 1\na",
      "scene s { }; show tree",
    ])
  func statements(text: String) throws {
    let fast = try BuiltProgram.run(["-c", text])
    let parsed = try BuiltProgram.run(["--color", "auto", "-c", text])
    #expect(fast.output == parsed.output)
    #expect(fast.errors == parsed.errors)
    #expect(fast.status == parsed.status)
  }

  @Test("so does a run of files", arguments: ["print 1\n", "prnt 1\n", "expect false\n", ""])
  func files(text: String) throws {
    let files = try TemporaryFiles()
    defer { files.remove() }
    try Data(text.utf8).write(to: files.url("a"))
    for names in [["a"], ["a", "a"], ["a", "missing"], ["-"]] {
      let fast = try BuiltProgram.run(["run"] + names, input: Data(text.utf8), in: files.folder)
      let parsed = try BuiltProgram.run(
        ["run", "--color", "auto"] + names, input: Data(text.utf8), in: files.folder)
      #expect(fast.output == parsed.output)
      #expect(fast.errors == parsed.errors)
      #expect(fast.status == parsed.status)
    }
  }
}
