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

  @Test("what a session did not write stays as it is; what it wrote or loaded may grow")
  func others() throws {
    let files = try TemporaryFiles()
    defer { files.remove() }
    let path = files.url("a.mendel").path
    try "// mine\nlet a = 1\n".write(toFile: path, atomically: true, encoding: .utf8)
    let refused = try BuiltProgram.run(["-c", "let b = 2\nsave \"\(path)\""])
    #expect(refused.status == 1)
    #expect(words(refused).contains("there is something in `\(path)` that this session did not write"))
    #expect(try files.text("a.mendel") == "// mine\nlet a = 1\n")
    let grown = try BuiltProgram.run(["-c", "load \"\(path)\"\nlet b = 2\nsave \"\(path)\""])
    #expect(grown.status == 0 && grown.errors == "")
    #expect(try files.text("a.mendel") == "// mine\nlet a = 1\nlet b = 2\n")
    let other = files.url("b.mendel").path
    let twice = "let a = 1\nlet b = 2\nsave \"\(other)\"\nundo\nsave \"\(other)\""
    #expect(try BuiltProgram.run(["-c", twice]).status == 0)
    #expect(try files.text("b.mendel") == "let a = 1\n")
    let empty = try BuiltProgram.run(["-c", "save \"\(files.url("c.mendel").path)\""])
    #expect(empty.errors.contains("error: there is nothing to save yet\n"))
  }

  /// What a call says to standard error, however its lines are broken.
  private func words(_ result: BuiltProgram.Result) -> String {
    result.errors.split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }

  @Test("a path may begin with ~/, as in a shell")
  func home() throws {
    let files = try TemporaryFiles()
    defer { files.remove() }
    let home = files.url("x").deletingLastPathComponent().path
    let saved = try BuiltProgram.run(
      ["-c", "let a = 1; save ~/a.mendel; load ~/none.mendel"], environment: ["HOME": home])
    #expect(try files.text("a.mendel") == "let a = 1\n")
    #expect(words(saved).contains("there is no file `\(home)/none.mendel`"))
  }

  @Test("a lesson is no script, and is told from one by its front matter")
  func lesson() throws {
    let files = try TemporaryFiles()
    defer { files.remove() }
    let path = files.url("les.md").path
    try "---\ntitle: T\nsummary: S\n---\n".write(toFile: path, atomically: true, encoding: .utf8)
    for call in [["run", path], ["-c", "load \"\(path)\""]] {
      let result = try BuiltProgram.run(call)
      #expect(result.status != 0 && words(result).contains("error: `\(path)` is a lesson, not a script"))
      #expect(words(result).contains("`mendel learn \(path)`"))
    }
    let script = files.url("a.mendel").path
    try "let a = 1\n".write(toFile: script, atomically: true, encoding: .utf8)
    let learned = try BuiltProgram.run(["learn", script])
    #expect(learned.status == 2 && words(learned).contains("`mendel run \(script)` runs a script"))
  }

  @Test("a folder that is not there is named, not the file on its way to it")
  func missingFolder() throws {
    let result = try BuiltProgram.run(["-c", "let a = 1\nsave \"/nonexistent/folder/a.mendel\""])
    #expect(result.status == 1)
    #expect(
      result.errors == """
        error: there is no folder `/nonexistent/folder`
          2 | save "/nonexistent/folder/a.mendel"
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
    let result = try BuiltProgram.run(["-c", "let a = 1\n" + statement])
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

  @Test("a mark of the byte order at the start of a file is no part of what is run, saved and recorded")
  func byteOrderMark() throws {
    let files = try TemporaryFiles()
    defer { files.remove() }
    try Data([0xEF, 0xBB, 0xBF] + Array("var q = 1\nq\n".utf8)).write(to: files.url("bom.mendel"))
    let script = "var k = 1\nload bom.mendel\nsave saved.mendel\nrecord lesson.md\n"
    let saved = try BuiltProgram.run([], input: Data(script.utf8), in: files.folder)
    #expect(saved.status == 0 && saved.errors == "")
    let text = try files.text("saved.mendel")
    #expect(text.unicodeScalars.elementsEqual("var k = 1\nvar q = 1\nq\n".unicodeScalars))
    #expect(!(try files.text("lesson.md")).unicodeScalars.contains("\u{FEFF}"))
    let loaded = try BuiltProgram.run(["run", "saved.mendel"], in: files.folder)
    #expect(loaded.status == 0 && loaded.output == "1\n" && loaded.errors == "")
  }

  @Test("a place on the first line is told without the mark of the byte order", arguments: ["run", "demo"])
  func placeBehindMark(call: String) throws {
    let files = try TemporaryFiles()
    defer { files.remove() }
    try Data([0xEF, 0xBB, 0xBF] + Array("= 1\n".utf8)).write(to: files.url("bom.mendel"))
    let result = try BuiltProgram.run([call, "bom.mendel"], in: files.folder)
    #expect(result.status == 1)
    #expect(result.errors.hasPrefix("bom.mendel:1:1: error: ") && result.errors.contains("\n  1 | = 1\n"))
  }
}
