import Foundation
import SessionTesting
import Testing

@Suite("The command line")
struct CommandLineTests {
  @Test(
    "the exit status says how it went",
    arguments: [
      (["-c", "print 1"], 0), (["-c", ""], 0), (["-c", "expect false"], 1), (["-c", "prnt 1"], 1),
      (["run", "/nonexistent/file.mendel"], 2), (["--nonsense"], 2), (["run"], 2), (["--version"], 0),
      (["--help"], 0), (["run", "--help"], 0), (["-c"], 2), (["--color", "sometimes", "-c", ""], 2),
      (["-c", "print 1", "run", "/dev/null"], 2), (["--lessons", "/nowhere", "-c", "print 1"], 0),
    ])
  func status(arguments: [String], status: Int) throws {
    #expect(try BuiltProgram.run(arguments).status == Int32(status))
  }

  @Test("a wrong call is told in the program's voice, and what it asks for is not dropped")
  func wrongCalls() throws {
    let beside = try BuiltProgram.run(["-c", "print 1", "run", "/dev/null"])
    #expect(beside.output == "")
    #expect(beside.errors.hasPrefix("error: '-c' runs statements by itself; it does not go with 'run'\n"))
    #expect(try BuiltProgram.run(["--nonsense"]).errors.hasPrefix("error: Unknown option '--nonsense'\n"))
  }

  @Test(
    "a program started without a standard stream neither waits nor takes its own files for it",
    arguments: [
      ("$MENDEL <&-", "error: "), ("$MENDEL run - <&-", "error: "), ("$MENDEL -c 'print 1' <&-", ""),
      ("$MENDEL -c 'print 1' >&-", "error: standard output cannot be written"),
    ])
  func closedStreams(line: String, errors: String) throws {
    let result = try BuiltProgram.shell("timeout 20 " + line)
    #expect(result.status == (errors.isEmpty ? 0 : line.contains("<&-") ? 2 : 1))
    #expect(result.errors.hasPrefix(errors))
    #expect(result.output == (errors.isEmpty ? "1\n" : ""))
  }

  @Test("where a file may not grow, the program says so and ends with a failure")
  func limitedFile() throws {
    let files = try TemporaryFiles()
    defer { files.remove() }
    let (output, saved) = (files.url("limited").path, files.url("saved.mendel").path)
    // The limit is the shell's; what it writes itself goes to a pipe, which has none.
    let result = try BuiltProgram.shell(
      """
      export COLUMNS=300; (ulimit -f 1
      "$MENDEL" -c 'repeat 3000 { print 1 }' 2>&1 >'\(output)'; echo $?
      ulimit -f 0
      "$MENDEL" -c 'let x = 1; save "\(saved)"' 2>&1; echo $?) | cat
      """)
    #expect(
      result.output.split(separator: "\n").filter { !$0.hasPrefix(" ") } == [
        "error: standard output cannot be written: \(String(cString: strerror(EFBIG)))", "1",
        "error: `\(saved)` cannot be written: the limit for the size of a file is reached", "1",
      ])
    #expect(try String(contentsOfFile: output, encoding: .utf8) == String(repeating: "1\n", count: 256))
    #expect(!FileManager.default.fileExists(atPath: saved))
  }

  @Test("an interrupt ends a script with 130, and says so")
  func interrupt() throws {
    // The note that reads come before the turn's end is written at once: then the long statement begins.
    let script = """
      define trait T = 0
      scene s { }
      repeat 1 { override s.t = 1; print s.t }
      repeat 9_000_000 { }
      """
    let process = Process()
    process.executableURL = BuiltProgram.executable
    process.arguments = ["-c", script]
    let (output, errors) = (Pipe(), Pipe())
    process.standardOutput = output
    process.standardError = errors
    try withoutBlockedSignals { try process.run() }
    let note = errors.fileHandleForReading.availableData
    process.interrupt()
    process.waitUntilExit()
    #expect(String(decoding: note, as: UTF8.self).hasPrefix("note: "))
    #expect(process.terminationReason == .exit)
    #expect(process.terminationStatus == 130)
    #expect(String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self) == "0\n")
    #expect(
      String(decoding: errors.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self).hasPrefix(
        "error: interrupted\n"))
  }

  /// Runs a closure with no signal blocked: a process inherits what the thread that starts it blocks.
  private func withoutBlockedSignals(_ body: () throws -> Void) rethrows {
    var (none, before) = (sigset_t(), sigset_t())
    sigemptyset(&none)
    pthread_sigmask(SIG_SETMASK, &none, &before)
    defer { pthread_sigmask(SIG_SETMASK, &before, nil) }
    try body()
  }

  @Test("results go to standard output, errors to standard error, and the run stops at the first error")
  func streams() throws {
    let result = try BuiltProgram.run(["-c", "print 1\n1 / 0\nprint 2"])
    #expect(result.output == "1\n")
    #expect(
      result.errors == """
        error: division by zero
          2 | 1 / 0
            |   ^ ask first, as in `n == 0 ? 0 : 6 / n`

        """)
  }

  @Test("standard input is a script where it is no terminal", arguments: [[], ["run", "-"]])
  func standardInput(arguments: [String]) throws {
    let result = try BuiltProgram.run(arguments, input: Data("let a = 2\nprint a + 1\n".utf8))
    #expect(result.output == "3\n")
    #expect(result.status == 0)
  }

  @Test("--echo shows statements and confirmations")
  func echo() throws {
    let result = try BuiltProgram.run(["--echo", "-c", "var x = 1\nx = x + 1\nx"])
    #expect(
      result.output == """
        mendel> var x = 1
        ▸ x = 1
        mendel> x = x + 1
        ▸ x = 2
        mendel> x
        2

        """)
  }

  @Test("colours come where they are asked for, and NO_COLOR does not outdo the option")
  func color() throws {
    let escape = "\u{1B}["
    #expect(!(try BuiltProgram.run(["-c", "prnt"]).errors.contains(escape)))
    #expect(try BuiltProgram.run(["--color", "always", "-c", "prnt"]).errors.contains(escape))
    #expect(
      try BuiltProgram.run(["--color", "always", "-c", "prnt"], environment: ["NO_COLOR": "1"]).errors
        .contains(
          escape))
    #expect(!(try BuiltProgram.run(["--color", "never", "-c", "prnt"]).errors.contains(escape)))
  }

  @Test("--plain writes no box characters, even where colours are wanted")
  func plain() throws {
    let script = "scene main { window win { controller root } }; show tree"
    #expect(
      try BuiltProgram.run(["--plain", "-c", script]).output == """
        main       scene
          win      window
            root   controller

        """)
    #expect(!(try BuiltProgram.run(["--plain", "--color", "always", "-c", script]).output.contains("└")))
  }

  @Test("several scripts are one session")
  func severalFiles() throws {
    let files = try TemporaryFiles()
    defer { files.remove() }
    try Data("let a = 1\n".utf8).write(to: files.url("a"))
    try Data("print a\n".utf8).write(to: files.url("b"))
    let result = try BuiltProgram.run(["run", files.url("a").path, files.url("b").path])
    #expect(result.output == "1\n")
  }

  @Test("errors in a file name the file, the line and the column")
  func place() throws {
    let files = try TemporaryFiles()
    defer { files.remove() }
    try Data("let a = 1\n\n  print b\n".utf8).write(to: files.url("a.mendel"))
    let result = try BuiltProgram.run(["run", "a.mendel"], in: files.folder)
    #expect(
      result.errors == """
        a.mendel:3:9: error: nothing here is called `b`
          3 |   print b
            |         ^ `let b = …` would make it

        """)
  }

  @Test("up to ten further syntax errors are listed")
  func syntaxErrors() throws {
    let script = String(repeating: "prnt 1\n", count: 20)
    let result = try BuiltProgram.run(["-c", script])
    #expect(result.errors.matches(of: /error: no statement starts with `prnt`/).count == 11)
  }
}
