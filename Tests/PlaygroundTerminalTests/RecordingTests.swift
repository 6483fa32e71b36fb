import Foundation
import SessionTesting
import TerminalTesting
import Testing

@Suite("Recording a live session as a lesson")
struct RecordingTests {
  @Test(
    "what was typed, its mistakes and what was taken back left out, becomes a lesson that is verified and learned"
  )
  func record() throws {
    let home = Home()
    defer { home.remove() }
    let path = home.path + "/02-counting.md"
    let terminal = try Mendel.start(in: home)
    let entries = ["var x = 1", "x = x + 1", "x = 99", "undo", "nonsense", "x * 10"]
    // Another session in between is none of the lesson's.
    for entry in entries + ["reset", "7 + 8", "undo"] {
      let row = terminal.screen.cursor.row
      try terminal.type(entry + "\r") { $0.cursor.row > row + 1 && $0.cursorLine.hasPrefix("mendel>") }
    }
    try terminal.type("record \"\(path)\"\r") { screen in screen.lines.contains { $0.contains("recorded") } }
    terminal.send(Keys.control("d"))
    #expect(try terminal.exitStatus() == 0 && terminal.isOrdinary)
    let text = try String(contentsOfFile: path, encoding: .utf8)
    #expect(text.hasPrefix("---\ntitle: Counting\n"))
    #expect(text.contains("```mendel\nx * 10\n```\n```output\n20\n```\n"))
    #expect(!text.contains("99") && !text.contains("7 + 8"))
    #expect(!text.contains("nonsense") && !text.contains("undo"))
    #expect(try BuiltProgram.run(["verify", path]).status == 0)
    let learner = try Mendel.start(["learn", path], in: home)
    #expect(learner.screen.cursorLine.hasSuffix("[1/3]"))
  }

  @Test("a file that holds something is left alone, and the session goes on")
  func refused() throws {
    let home = Home()
    defer { home.remove() }
    let path = home.path + "/mine.md"
    try "mine\n".write(toFile: path, atomically: true, encoding: .utf8)
    let terminal = try Mendel.start(in: home)
    try terminal.type("let a = 7\r") { $0.cursorLine.hasSuffix("[1]") }
    try terminal.type("record \"\(path)\"\r") { screen in
      screen.lines.contains { $0.contains("name a new file, or take that one away") }
    }
    try terminal.type("a\r") { $0.line($0.cursor.row - 1) == "7" }
    #expect(try String(contentsOfFile: path, encoding: .utf8) == "mine\n")
  }
}
