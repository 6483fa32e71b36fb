import Foundation
import SessionTesting
import TerminalTesting
import Testing

@Suite("Verifying lessons on a terminal")
struct VerifyingTests {
  /// A home with six lessons, each of which takes its time.
  static func course() throws -> Home {
    let home = Home()
    try FileManager.default.createDirectory(
      atPath: home.path + "/course/en/01-a", withIntermediateDirectories: true)
    for number in 1...6 {
      try "---\ntitle: T\nsummary: S\n---\n```mendel\nrepeat 450_000 { }\n```\n".write(
        toFile: home.path + "/course/en/01-a/0\(number)-x\(number).md", atomically: true, encoding: .utf8)
    }
    return home
  }

  static let results = (1...6).map { "ok      a/x\($0)  1 step, 0 outputs, 0 exercises" }

  @Test("a bar below the results shows how far it is, on one row, and is gone in the end")
  func bar() throws {
    let home = try Self.course()
    defer { home.remove() }
    let terminal = try PseudoTerminal(
      Mendel.path, ["verify", home.path + "/course"], environment: Mendel.environment(in: home), rows: 12,
      columns: 60)
    try terminal.wait { $0.cursorLine.contains("█") }
    let screen = terminal.screen
    let count = try #require(
      screen.cursorLine.last.flatMap { _ in Int(screen.cursorLine.dropLast(2).suffix(1)) })
    #expect(screen.cursorLine.hasSuffix(" \(count)/6") && screen.cursorLine.count == 24 + 4)
    #expect(screen.cursorLine.count { $0 == "█" } == 4 * count)
    // The results so far stand above it, whole.
    #expect(Array(screen.lines.prefix(count)) == Array(Self.results.prefix(count)))
    #expect(try terminal.exitStatus() == 0)
    #expect(terminal.screen.lines.filter { !$0.isEmpty } == Self.results)
  }

  @Test("a pipe and a plain terminal get no bar", arguments: [[], ["--plain"]])
  func none(options: [String]) throws {
    let home = try Self.course()
    defer { home.remove() }
    let arguments = ["verify"] + options + [home.path + "/course"]
    if options.isEmpty {
      let result = try BuiltProgram.run(arguments)
      #expect(result.output == Self.results.map { $0 + "\n" }.joined() && result.errors == "")
    } else {
      let terminal = try PseudoTerminal(
        Mendel.path, arguments, environment: Mendel.environment(in: home))
      #expect(try terminal.exitStatus() == 0)
      #expect(!String(decoding: terminal.output, as: UTF8.self).contains("\u{1B}"))
      #expect(terminal.screen.lines.filter { !$0.isEmpty } == Self.results)
    }
  }
}
