import Foundation
import SessionTesting
import Testing

@Suite("mendel demo")
struct DemoCommandTests {
  static let script = "// Up.\nvar x = 1\nx = x + 1\nshow tree\nx\n"

  @Test("it plays into a pipe without waiting, whatever it would wait for", arguments: ["--wait", "--type"])
  func pipe(option: String) throws {
    let files = try TemporaryFiles()
    defer { files.remove() }
    try Self.script.write(to: files.url("up.mendel"), atomically: true, encoding: .utf8)
    let result = try BuiltProgram.run(["demo", option, "--no-captions", files.url("up.mendel").path])
    #expect(result.errors == "")
    #expect(result.output.hasPrefix("mendel> var x = 1\n▸ x = 1\nmendel> x = x + 1\n▸ x = 2\n"))
    #expect(result.output.hasSuffix("mendel> x\n2\n"))
    #expect(result.status == 0)
  }

  @Test("a recording never takes the place of what is played, nor through a link")
  func recordedOverItself() throws {
    let files = try TemporaryFiles()
    defer { files.remove() }
    let path = files.url("up.mendel").path
    try Self.script.write(toFile: path, atomically: true, encoding: .utf8)
    try FileManager.default.createSymbolicLink(
      atPath: files.url("link.cast").path, withDestinationPath: path)
    for target in [path, files.url("link.cast").path] {
      let result = try BuiltProgram.run(["demo", path, "--record", target])
      let words = result.errors.split(whereSeparator: \.isWhitespace).joined(separator: " ")
      #expect(result.status == 2 && words.contains("` is what is to be played; "))
      #expect(try files.text("up.mendel") == Self.script)
    }
  }

  @Test("recorded twice it gives the same bytes: JSON lines that go forward, with a marker for each step")
  func recording() throws {
    let files = try TemporaryFiles()
    defer { files.remove() }
    try Self.script.write(to: files.url("up.mendel"), atomically: true, encoding: .utf8)
    let casts = try ["a.cast", "b.cast"].map { name in
      let arguments = ["demo", files.url("up.mendel").path, "--record", files.url(name).path]
      let result = try BuiltProgram.run(arguments)
      #expect(result.status == 0 && result.output.hasPrefix("▸ 4 steps, 0:"))
      return try Data(contentsOf: files.url(name))
    }
    #expect(casts[0] == casts[1])
    let lines = try casts[0].split(separator: UInt8(ascii: "\n")).map {
      try JSONSerialization.jsonObject(with: $0)
    }
    let header = try #require(lines[0] as? [String: Any])
    #expect(header["version"] as? Int == 2 && header["width"] as? Int == 80)
    let events = try lines.dropFirst().map { try #require($0 as? [Any]) }
    let times = try events.map { try #require($0[0] as? Double) }
    #expect(times == times.sorted() && times[0] == 0)
    let markers = events.filter { $0[1] as? String == "m" }.map { $0[2] as? String }
    #expect(markers == ["var x = 1", "x = x + 1", "show tree", "x"])
  }

  @Test("a recording takes the place of no file with something else in it; the same again is fine")
  func recordedOverAnother() throws {
    let files = try TemporaryFiles()
    defer { files.remove() }
    try Self.script.write(to: files.url("up.mendel"), atomically: true, encoding: .utf8)
    try "mine\n".write(to: files.url("notes.txt"), atomically: true, encoding: .utf8)
    let arguments = ["demo", files.url("up.mendel").path, "--record"]
    let refused = try BuiltProgram.run(arguments + [files.url("notes.txt").path])
    let words = refused.errors.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    #expect(refused.status == 2 && words.contains("that this session did not write"))
    #expect(try files.text("notes.txt") == "mine\n")
    for _ in 0..<2 { #expect(try BuiltProgram.run(arguments + [files.url("a.cast").path]).status == 0) }
    #expect(try BuiltProgram.run(arguments + ["-"]).status == 2)
  }

  @Test("version 3 and another size are written as asked")
  func options() throws {
    let files = try TemporaryFiles()
    defer { files.remove() }
    try Self.script.write(to: files.url("up.mendel"), atomically: true, encoding: .utf8)
    let cast = files.url("up.cast")
    let arguments = ["demo", files.url("up.mendel").path, "--record", cast.path]
    let result = try BuiltProgram.run(
      arguments + ["--cast-version", "3", "--size", "60x10", "--pause", "1.5s"])
    #expect(result.status == 0)
    let text = try String(contentsOf: cast, encoding: .utf8)
    #expect(text.hasPrefix(#"{"version":3,"term":{"cols":60,"rows":10,"type":"xterm-256color"},"#))
    #expect(text.contains(#"[1.5,"o""#))
    #expect(text.hasSuffix("[0,\"x\",\"0\"]\n"))
  }

  @Test(
    "calls that make no sense are refused",
    arguments: [
      ["--wait", "--type"], ["--pause", "2"], ["--pause", "-1s"], ["--pause", "2h"], ["--cast-version", "2"],
      ["--size", "80x24"], ["--record", "x.cast", "--wait"], ["--record", "x.cast", "--cast-version", "4"],
      ["--record", "x.cast", "--size", "3x3"],
    ])
  func misuse(options: [String]) throws {
    #expect(try BuiltProgram.run(["demo", "a.mendel"] + options).status == 2)
  }

  @Test("what cannot be played or written is named, with nothing left behind")
  func errors() throws {
    let files = try TemporaryFiles()
    defer { files.remove() }
    let path = { files.url($0).path }
    try Self.script.write(to: files.url("up.mendel"), atomically: true, encoding: .utf8)
    try "let a = 1\nlet b = zz\n".write(to: files.url("bad.mendel"), atomically: true, encoding: .utf8)
    try "let a = (\n".write(to: files.url("broken.mendel"), atomically: true, encoding: .utf8)
    try "# No front matter\n".write(to: files.url("broken.md"), atomically: true, encoding: .utf8)

    let missing = try BuiltProgram.run(["demo", path("pu.mendel")])
    #expect(missing.status == 2 && missing.errors.hasPrefix("error: there is no file"))
    let broken = try BuiltProgram.run(["demo", path("broken.mendel")])
    #expect(broken.status == 1 && broken.output == "")
    #expect(broken.errors.hasPrefix("\(path("broken.mendel")):1:"))
    let lesson = try BuiltProgram.run(["demo", path("broken.md")])
    #expect(lesson.status == 1 && lesson.errors.hasPrefix("\(path("broken.md")):1: error: "))
    let nowhere = try BuiltProgram.run(["demo", path("up.mendel"), "--record", path("no/x.cast")])
    #expect(nowhere.status == 2)
    let cause = "error: there is no folder `\(path("no"))`\n"
    #expect(nowhere.errors == cause + "  make it first, or name a file in another\n")
    let failing = try BuiltProgram.run(["demo", path("bad.mendel"), "--record", path("x.cast")])
    #expect(failing.status == 1 && failing.errors.hasPrefix("\(path("bad.mendel")):2:9: error: "))
    #expect(failing.errors.hasSuffix("note: step 2 failed, so nothing is recorded\n"))
    #expect(!FileManager.default.fileExists(atPath: path("x.cast")))
  }
}
