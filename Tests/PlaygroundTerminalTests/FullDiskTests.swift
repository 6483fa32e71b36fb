import Foundation
import TerminalTesting
import Testing

/// Where nothing can be kept, with or without root's rights: files that may not grow, as on a full disk, and a home that must not be written.
@Suite("A disk that keeps nothing")
struct FullDiskTests {
  /// Starts a program whose files may have so many blocks of 512 bytes.
  private func start(_ arguments: [String] = [], in home: Home, blocks: Int) throws -> PseudoTerminal {
    let terminal = try PseudoTerminal(
      "/bin/sh", ["-c", "ulimit -f \(blocks) && exec \"$0\" \"$@\"", Mendel.path] + arguments,
      environment: Mendel.environment(in: home), rows: 60, columns: 240)
    try terminal.wait { $0.cursorLine.hasPrefix("mendel>") }
    return terminal
  }

  private func notes(_ terminal: PseudoTerminal) -> [String] {
    terminal.screen.lines.filter { $0.hasPrefix("note: ") }
  }

  private func full(_ home: Home) -> String {
    "`\(home.path)/.local/state/mendel` cannot be written: the limit for the size of a file is reached"
  }

  private func leave(_ terminal: PseudoTerminal) throws {
    terminal.send(Keys.control("u") + Keys.control("d"))
    try terminal.wait { $0.cursorLine == "" || $0.cursorLine == "mendel>" }
    terminal.send(Keys.control("d"))
    #expect(try terminal.exitStatus() == 0)
  }

  @Test(
    "a history for which no room is left is said once to be lost, and all else works, its entries of this run too"
  )
  func history() throws {
    let home = Home()
    defer { home.remove() }
    let terminal = try start(in: home, blocks: 0)
    try terminal.type("print 1\rprint 2\r") { $0.lines.last == "mendel>" && $0.lines.contains("2") }
    #expect(notes(terminal) == ["note: the history is not kept: " + full(home)])
    try terminal.type(Keys.up + Keys.up) { $0.cursorLine == "mendel> print 1" }
    try leave(terminal)
    #expect(try home.entries() == [])
  }

  @Test("a disk that fills up keeps what was typed before, whole")
  func fillingUp() throws {
    let home = Home()
    defer { home.remove() }
    let long = "print \"" + String(repeating: "a", count: 150) + "\""
    let terminal = try start(in: home, blocks: 1)
    for number in 1...4 {
      let entry = long + " + \"\(number)\""
      try terminal.type(entry + "\r") {
        $0.cursorLine == "mendel>" && $0.line($0.cursor.row - 1).hasSuffix("a\(number)")
      }
    }
    #expect(notes(terminal) == ["note: the history is not kept: " + full(home)])
    #expect(try home.entries() == [long + " + \"1\"", long + " + \"2\""])
    try leave(terminal)
  }

  @Test("the progress of a lesson for which no room is left is said once to be lost, and the lesson goes on")
  func progress() throws {
    let home = Home()
    defer { home.remove() }
    let terminal = try start(["learn", "traits/flow"], in: home, blocks: 0)
    #expect(notes(terminal) == ["note: the progress is not kept: " + full(home)])
    try terminal.type("print 11\r") { $0.lines.contains("11") && $0.cursorLine.hasPrefix("mendel>") }
    try terminal.type("print 12\r") { $0.lines.contains("12") && $0.cursorLine.hasPrefix("mendel>") }
    #expect(notes(terminal).count == 1)
    try leave(terminal)
  }

  @Test("where a full disk keeps neither the history nor the progress, both are said, and why is said once")
  func both() throws {
    let home = Home()
    defer { home.remove() }
    let terminal = try start(in: home, blocks: 0)
    try terminal.type("learn traits/flow\r") {
      $0.cursorLine.hasPrefix("mendel>") && $0.cursorLine.contains("/")
    }
    try terminal.type("print 11\r") { $0.lines.contains("11") && $0.cursorLine.hasPrefix("mendel>") }
    #expect(
      notes(terminal) == [
        "note: the history is not kept: " + full(home), "note: the progress is not kept either",
      ])
    try leave(terminal)
  }

  @Test("a home that cannot be written is said once, and everything else works, the history of this run too")
  func unwritableHome() throws {
    let home = Home()
    defer { home.remove() }
    let program = home.path + "/mendel"
    // By another process: one that a test starts while this one copies would keep the program open, and it could not be run.
    try Process.run(URL(fileURLWithPath: "/bin/cp"), arguments: [Mendel.path, program]).waitUntilExit()
    let lesson = "---\ntitle: T\nsummary: S\n---\nRead on.\n```mendel\nlet x = 1\n```\n"
    try lesson.write(toFile: home.path + "/lesson.md", atomically: false, encoding: .utf8)
    try FileManager.default.setAttributes([.posixPermissions: 0o555], ofItemAtPath: home.path)
    defer { try? FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: home.path) }
    let nobody = ["/usr/bin/setpriv", "--reuid=65534", "--regid=65534", "--clear-groups", program]
    let command = getuid() == 0 ? nobody : [program]
    let terminal = try PseudoTerminal(
      command[0], Array(command.dropFirst()), environment: Mendel.environment(in: home), rows: 60,
      columns: 240)
    try terminal.wait { $0.cursorLine == "mendel>" }
    try terminal.type("print 1\r") { $0.cursor.row > 3 && $0.cursorLine == "mendel>" }
    try terminal.type("print 2\r") { $0.lines.contains("2") && $0.cursorLine == "mendel>" }
    try terminal.type(Keys.up + Keys.up) { $0.cursorLine == "mendel> print 1" }
    try terminal.type(Keys.control("u") + "learn \(home.path)/lesson.md\r") {
      $0.cursorLine.contains("[1/1]")
    }
    try terminal.type("print 3\r") { $0.lines.contains("3") && $0.cursorLine.contains("[1/1]") }
    #expect(
      notes(terminal) == [
        "note: the history is not kept: `\(home.path)/.local` cannot be written: permission denied",
        "note: the progress is not kept either",
      ])
    try leave(terminal)
  }
}
