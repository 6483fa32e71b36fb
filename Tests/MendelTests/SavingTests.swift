import Foundation
import SessionTesting
import Testing

@Suite("Saving and loading sessions")
struct SavingTests {
  @Test("a saved session, loaded, is the session")
  func roundTrip() throws {
    let files = try TemporaryFiles()
    defer { files.remove() }
    let path = files.url("요약.mendel").path
    let saved = try BuiltProgram.run(["-c", "let a = 1\nscene main { window w }\nsave \"\(path)\""])
    #expect(saved.status == 0 && saved.errors == "")
    let loaded = try BuiltProgram.run(["-c", "load \"\(path)\"\na + 1\nshow tree"])
    #expect(loaded.output == "2\nmain   scene\n  w    window\n")
    #expect(loaded.status == 0)
  }

  @Test("a folder that is not there is named, not the file on its way to it")
  func missingFolder() throws {
    let result = try BuiltProgram.run(["-c", "save \"/nonexistent/folder/a.mendel\""])
    #expect(result.status == 1)
    #expect(
      result.errors == """
        error: there is no folder `/nonexistent/folder`
          1 | save "/nonexistent/folder/a.mendel"
            |      ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
            | make it first, or name a file in another

        """)
  }

  @Test(
    "what cannot be read or written is told with what would do",
    arguments: [
      ("load /usr", "`/usr` is a folder", "name a file, such as one that `save` has written"),
      (
        "load /nothing.mendel", "there is no file `/nothing.mendel`",
        "`save session.mendel` writes one that can be loaded"
      ),
      ("save /usr", "`/usr` is a folder", "name a file in it"),
    ])
  func remedies(statement: String, cause: String, remedy: String) throws {
    let result = try BuiltProgram.run(["-c", statement])
    #expect(result.status == 1)
    #expect(result.errors.contains("error: \(cause)\n") && result.errors.contains(remedy))
  }

  @Test("a load that fails changes nothing and names the line in the file")
  func failingLoad() throws {
    let files = try TemporaryFiles()
    defer { files.remove() }
    let path = files.url("bad.mendel").path
    try "let a = 1\nlet b = zz\n".write(toFile: path, atomically: true, encoding: .utf8)
    let result = try BuiltProgram.run(["-c", "load \"\(path)\""])
    #expect(result.status == 1)
    #expect(result.errors.hasPrefix("\(path):2:9: error: nothing"))
    #expect(
      result.errors.hasSuffix(
        "here is called `zz`\n  2 | let b = zz\n    |         ^^ `let zz = …` would make it\n"))
  }

  @Test("a load of a file that is not UTF-8 runs nothing of it and names the byte")
  func brokenText() throws {
    let files = try TemporaryFiles()
    defer { files.remove() }
    let path = files.url("bad.mendel").path
    try Data(Array("print 1\nprint \"".utf8) + [0xff, 0xfe] + Array("\"\nprint 2\n".utf8))
      .write(to: files.url("bad.mendel"))
    let result = try BuiltProgram.run(["-c", "load \"\(path)\""])
    #expect(result.status == 1)
    #expect(result.output == "")
    #expect(result.errors.hasPrefix("\(path):2:8: error: "))
    #expect(result.errors.contains("0xFF"))
  }
}
