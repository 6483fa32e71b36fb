import Foundation
import TerminalTesting
import Testing

@Suite("Lessons inside the playground")
struct LearningTests {
  /// A playground with a variable, inside its first lesson.
  func learning() throws -> PseudoTerminal {
    let terminal = try Mendel.start()
    try terminal.type("let mine = 7\r") { $0.cursor == .init(3, 8) }
    try terminal.type("learn 1\r") { $0.cursorLine.hasPrefix("mendel>") && $0.cursorLine.contains("/") }
    return terminal
  }

  @Test("learn lists the lessons with their names and titles")
  func list() throws {
    let terminal = try Mendel.start()
    try terminal.type("learn\r") { $0.cursorLine == "mendel>" && $0.cursor.row > 2 }
    #expect(terminal.screen.line(2).contains("1   start/playground "))
    try terminal.type("learn nothing\r") { $0.lines.contains("error: there is no lesson `nothing`") }
  }

  @Test("^D leaves a lesson for the session as it was")
  func leave() throws {
    let terminal = try learning()
    try terminal.type(Keys.control("d")) { $0.cursorLine.hasSuffix("[1]") }
    try terminal.type("mine\r") { $0.line($0.cursor.row - 1) == "7" && $0.cursorLine.hasSuffix("[1]") }
  }

  @Test("a signal to end inside a lesson ends the program")
  func terminate() throws {
    let terminal = try learning()
    terminal.signal(SIGTERM)
    #expect(try terminal.exitStatus() == 143)
    #expect(terminal.isOrdinary)
  }
}
