import Commands
import Foundation
import SessionTesting
import Testing

/// Every error that a statement can have: what is typed and what is said, side by side; and nothing has changed.
@Suite("Error messages")
struct ErrorMessageTests {
  /// A statement that fails.
  struct Row: Sendable, CustomTestStringConvertible {
    /// The problem's kind.
    var kind: String
    /// What is run before, and succeeds.
    var setup: String
    /// What is typed.
    var input: String
    /// What is said.
    var output: String

    init(_ kind: String, after setup: String = "", _ input: String, _ output: String) {
      (self.kind, self.setup, self.input, self.output) = (kind, setup, input, output)
    }

    var testDescription: String { input }
  }

  static let allRows = rows + traitRows + explanationRows + badInputRows

  @Test("the message says what is wrong, where, and what would have worked", arguments: allRows)
  func message(row: Row) throws {
    let session = Session(Prelude.theme + row.setup, drawsBoxes: false)
    #expect(session.run(row.input) == row.output)
    let problem = try #require(session.problems.first)
    #expect("\(problem.kind)".prefix { $0 != "(" } == row.kind)
  }

  @Test("every kind of problem has a row, but for those that other tests bring about")
  func kinds() throws {
    let source = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../Sources/Commands/Problems/Problem.swift")
    let text = try String(contentsOf: source, encoding: .utf8)
    let body = try #require(text.firstMatch(of: /enum Kind: Sendable \{((.|\n)*?)\n  \}/)).1
    let kinds = Set(body.matches(of: /\n    case (\w+)/).map { String($0.1) })
    let elsewhere: Set = [
      "statementTooLong", "tooManySteps", "tooDeep", "interrupted", "nothingToUndo", "outOfReach", "refused",
    ]
    #expect(kinds.subtracting(elsewhere) == Set(Self.allRows.map(\.kind)))
  }

  @Test("a statement that fails leaves everything as it was", arguments: allRows)
  func atomicity(row: Row) throws {
    let session = Session(Prelude.theme + row.setup + "\noverride header.theme = .bold; title.theme")
    let before = session.playground.digest
    session.run(row.input)
    #expect(session.problems.count == 1)
    #expect(session.playground.digest == before)
    #expect(
      session.run("override title.containedInSettings = true") == "▸ title.containedInSettings: false → true")
  }
}
