import Foundation
import SessionTesting
import Testing

@Suite("Bad input")
struct BadInputTests {
  @Test("what is no file that can be read is refused in a sentence, with status 2")
  func noFiles() throws {
    let files = try TemporaryFiles()
    defer { files.remove() }
    try Data("print 1".utf8).write(to: files.url("script.mendel"))
    for (path, sentence) in [
      (files.folder.path, "folder"), (files.url("scripd.mendel").path, "script.mendel"),
      ("/dev/null/x", "error"), ("/dev/zero", "a device"),
    ] {
      let result = try BuiltProgram.run(["run", path])
      #expect(result.status == 2)
      #expect(result.output == "")
      #expect(result.errors.hasPrefix("error: "))
      #expect(result.errors.contains(sentence))
    }
  }

  @Test("an empty device is an empty script")
  func emptyDevice() throws {
    let result = try BuiltProgram.run(["run", "/dev/null"])
    #expect(result.status == 0)
    #expect(result.output == "")
  }

  @Test("bytes that are no UTF-8 are an error with a place")
  func brokenText() throws {
    let result = try BuiltProgram.run(
      ["run", "-"], input: Data(Array("print 1\nprint ".utf8) + [0xff, 0xfe]))
    #expect(result.output == "1\n")
    #expect(result.status == 1)
    #expect(
      result.errors == """
        -:2:7: error: the byte 0xFF is not UTF-8
          2 | print ??
            |       ^ save the text as UTF-8

        """)
  }

  @Test("a NUL byte is an error, and shown escaped")
  func nul() throws {
    let result = try BuiltProgram.run([], input: Data(Array("print 1\nprint \u{0}2\n".utf8)))
    #expect(result.status == 1)
    #expect(result.errors.contains("2 | print "))
    #expect(!result.errors.utf8.contains(0))
  }

  @Test("a line of 1 MB runs, and its error shows what is around it")
  func longLine() throws {
    let line = "print \"" + String(repeating: "a", count: 1 << 20) + "\""
    let result = try BuiltProgram.run([], input: Data((line + "\n").utf8))
    #expect(result.output.count == (1 << 20) + 1)
    let wrong = try BuiltProgram.run([], input: Data((line + " 1\n").utf8))
    #expect(wrong.status == 1)
    #expect(wrong.errors.split(separator: "\n").allSatisfy { $0.count <= 80 })
  }

  @Test("a word and a row of NUL bytes of 1 MB are errors with an excerpt", arguments: ["x", "\0"])
  func longWord(character: String) throws {
    let text = String(repeating: character, count: 1 << 20)
    let result = try BuiltProgram.run(["run", "-"], input: Data(("\n" + text + "\n").utf8))
    #expect(result.status == 1)
    #expect(result.errors.hasPrefix("-:2:1: error: "))
    #expect(result.errors.split(separator: "\n").count <= 5)
    #expect(result.errors.split(separator: "\n").allSatisfy { $0.count <= 80 })
  }

  @Test("input without an end is given up when a statement is too long")
  func endless() throws {
    let result = try BuiltProgram.shell(#"(printf 'print "'; tr '\0' a < /dev/zero) | "$MENDEL" run -"#)
    #expect(result.status == 1)
    #expect(result.errors.hasPrefix("error: a statement is longer than 16 MiB"))
  }

  @Test("a script with the line ends of Windows shows its lines without them")
  func carriageReturns() throws {
    let result = try BuiltProgram.run(["run", "-"], input: Data("print 1\r\nfoo\r\nprint \"a\r\n".utf8))
    #expect(
      result.errors == #"""
        -:2:1: error: nothing here is called `foo`
          2 | foo
            | ^^^ `let foo = …` would make it
        -:3:7: error: this string does not end on its line
          3 | print "a
            |       ^^ add a closing `"`; text of several lines stands between `"""`

        """#)
  }

  @Test("10,000 open braces are an error")
  func braces() throws {
    let result = try BuiltProgram.run(
      [], input: Data(String(repeating: "if true { ", count: 10_000).utf8))
    #expect(result.status == 1)
    #expect(result.errors.contains("error: "))
    #expect(result.errors.split(separator: "\n").count < 50)
  }

  @Test("what the parser prints onto a full disk is lost, with status 1", arguments: ["--version", "--help"])
  func fullDiskOfHelp(option: String) throws {
    let result = try BuiltProgram.shell(#""$MENDEL" \#(option) > /dev/full"#)
    #expect(result.status == 1)
    #expect(result.errors == "error: standard output cannot be written: No space left on device\n")
  }

  @Test("a full disk is said once, with status 1")
  func fullDisk() throws {
    let result = try BuiltProgram.shell(#""$MENDEL" -c 'print 1; print 2' > /dev/full"#)
    #expect(result.status == 1)
    #expect(result.errors == "error: standard output cannot be written: No space left on device\n")
  }

  @Test(
    "so it is by what shows lessons",
    arguments: [
      "verify", "verify --json", "verify --claims", "learn", "learn start/playground",
      "demo ${0%/*}/x.mendel",
    ])
  func fullDiskOfLessons(command: String) throws {
    let result = try BuiltProgram.shell(
      #"folder=$(mktemp -d); trap "rm -r $folder" EXIT; echo 'print 1' > $folder/x.mendel; "$MENDEL" \#(command.replacing("${0%/*}", with: "$folder")) > /dev/full"#
    )
    #expect(result.status == 1)
    #expect(result.errors == "error: standard output cannot be written: No space left on device\n")
  }

  @Test("a reader that leaves ends the program without a word")
  func brokenPipe() throws {
    let result = try BuiltProgram.shell(
      #"{ "$MENDEL" -c 'repeat 200000 { print "0123456789" }'; echo "status $?" >&2; } | head -n 1"#)
    #expect(result.output == "0123456789\n")
    #expect(result.errors == "status 141\n")
  }

  @Test("`-c` said several times runs all of it, in that order")
  func severalTexts() throws {
    let result = try BuiltProgram.run(["-c", "let a = 1", "-c", "print a + 1", "-c", "print a + 2"])
    #expect(result.output == "2\n3\n")
    #expect(result.status == 0)
  }

  @Test("recursion without end is an error that names the circle, not a crash")
  func recursion() throws {
    let script = """
      define trait T = 0
      scene s { window w { controller c { view v } } }
      define action again(x) { if true { if true { if true { turn { override x.t = x.t + 1 } } } } }
      register v for t action again
      override s.t = 1
      """
    let result = try BuiltProgram.run(["-c", script])
    #expect(result.status == 1)
    #expect(result.errors.contains("error: more than 200 calls inside one another"))
    #expect(result.errors.contains("action again → action again"))
  }
}
