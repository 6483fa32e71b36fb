import Commands
import SessionTesting
import Syntax
import Testing

@testable import Playgrounds

/// Lines that come again under other names and with other texts between the values of strings.
@Suite("Lines that come again under other names")
struct PreparedNameTests {
  /// What a session has said, and what is left of it.
  private struct Account: Equatable {
    var said: [String] = []
    var failures: [String] = []
    var steps = 0
    var state = 0
    var statement: String?
  }

  private static let scene = [
    "define enum AppTheme { standard, pastel, bold, w8 }", "define trait Theme: AppTheme = standard",
    "scene main { window win { controller root { view form { view cell; view row1; view row2 } } } }",
    "var n = 0", "var s = \"\"", "let form9 = 9",
  ]

  /// Runs lines as one script, in which lines come again, or one script a line, where none does.
  private func account(_ lines: [String], together: Bool) -> Account {
    var account = Account()
    var said: [String] = []
    let playground = Playground(options: .init(confirms: true)) { event in said.append("\(event)") }
    for text in together ? [lines.joined(separator: "\n") + "\n"] : lines {
      var run = ScriptRun(playground, file: nil)
      run.feed(Array(text.utf8))
      run.finish()
      account.failures += run.failures.map { problem in
        let origin = problem.origin
        let start = (problem.range?.start ?? 0) - (origin?.offset ?? 0)
        let end = (problem.range?.end ?? 0) - (origin?.offset ?? 0)
        return "\(problem.kind) at \(start)..<\(end) of \(origin?.text ?? "")"
      }
      if !run.failures.isEmpty { break }
    }
    account.said = said
    account.steps = playground.totalSteps
    account.state = playground.history.current
    account.statement = playground.history[account.state]?.text
    return account
  }

  /// Runs lines both ways, which must come to the same.
  private func expectSame(
    _ lines: [String], failures: Int = 0, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let together = account(Self.scene + lines, together: true)
    let apart = account(Self.scene + lines, together: false)
    #expect(together == apart, sourceLocation: sourceLocation)
    #expect(together.failures.count == failures, "\(together.failures)", sourceLocation: sourceLocation)
  }

  @Test("many rounds under new names come to what they come to one by one")
  func rounds() {
    expectSame(
      (7..<30).flatMap { round in
        [
          "let w\(round) = register root/form/cell for theme { set n = n + 1; print \"\\(n) by 4\" }",
          "override main.theme = \(round % 2 == 0 ? "bold" : "pastel")", "w\(round).calls",
          "unregister w\(round)", "var v\(round) = \(round * round)", "set v\(round) = v\(round) + \(round)",
          "v\(round) > 100 ? v\(round) : 0", "set s = \"row \\(\(round) + v\(round)) of \(round)\\(n)\"", "s",
          "print \"\\(s)\(round % 3 == 0 ? "" : "!")\"", "if v\(round) > 99 { set v\(round) = -\(round) }",
          "print \"a\\tb \(round) \\(n)\"", "print \"é\(round) \\(n + \(round))\"",
          "print \"(\\((n + 1) * \(round)))\"", "print \"\\(\"in \(round)\")\"",
          "override row1.theme = pastel",
          "override row2.theme = pastel",
        ]
      })
  }

  @Test("lines like others are kept once, and not parsed again")
  func keeping() {
    let playground = Playground { _ in }
    var run = ScriptRun(playground, file: nil)
    let lines = (1..<9).map { "let w\($0) = register cell for theme { set n = n + 1 }" }
    run.feed(Array((Self.scene + lines).joined(separator: "\n").utf8 + [0x0A]))
    var shape = StatementShape()
    let next = Array("let w77 = register cell for theme { set n = n + 1 }\n".utf8)
    let kept = next.withUnsafeBufferPointer { source in
      shape.read(source, from: 0)
        ? playground.prepared.statement(for: shape, in: source, namesToo: true) : nil
    }
    #expect(kept?.isGood(in: playground.world, epoch: playground.epoch) == true)
    #expect(run.failures.isEmpty)
  }

  @Test(
    "a name that is not what the others were is looked at by itself",
    arguments: [
      // Taken already, unknown, of another type, a constant, an environment, an inspector's or a trait's name.
      ["var a1 = 1", "var a2 = 2", "var a3 = 3", "var a2 = 4"],
      ["var a1 = 1", "var a2 = 2", "set a1 = 3", "set a2 = 4", "set a1 = 5", "set a7 = 6"],
      ["var a1 = 1", "var a2 = 2", "var a3 = \"\"", "set a1 = 3", "set a2 = 4", "set a3 = 5"],
      ["var a1 = 1", "var a2 = 2", "set a1 = 3", "set a2 = 4", "set form9 = 5"],
      ["var a1 = 1", "var a2 = 2", "var a3 = 3", "var row1 = 4"],
      ["var a1 = 1", "var a2 = 2", "set a1 = 3", "set a2 = 4", "set row1 = 4"],
      ["var a1 = 1", "var a2 = a1 + 1", "var a3 = a2 + 1", "var a4 = a3 + 1", "var a5 = a5 + 1"],
    ])
  func others(_ lines: [String]) { expectSame(lines, failures: 1) }

  @Test(
    "names that mean several things mean the same as one by one",
    arguments: [
      // A case of the expected enum, a local of the line, a loop's variable, a struct's field.
      ["var w6 = AppTheme.bold", "var w7 = AppTheme.bold", "override cell.theme = w6"]
        + ["override cell.theme = w7", "override cell.theme = w8", "cell.theme"],
      ["var a1 = 1", "var a2 = 2", "if a1 > 0 { let a2 = 5; print \"\\(a1)\" }"]
        + ["if a1 > 0 { let a2 = 5; print \"\\(a2)\" }", "if a2 > 0 { let a2 = 5; print \"\\(a2)\" }"],
      ["for i1 in [1, 2] { print i1 }", "for i2 in [1, 2] { print i2 }", "for i3 in [3, 4] { print i3 }"],
      ["define struct Badge { count: Int }", "var b1 = Badge(count: 1)", "var b2 = Badge(count: 2)"]
        + [
          "var b3 = Badge(count: 3)", "b1.count = 7", "b2.count = 8", "b3.count = 9", "b1.count", "b2.count",
        ]
        + ["b3.count"],
      [
        "var f1 = true", "var f2 = false", "var f3 = true", "toggle f1", "toggle f2", "toggle f3", "f2", "f3",
      ],
      ["var a1 = 1", "var a2 = 2", "undo", "var a2 = 3", "var a3 = 4", "undo", "undo", "var a2 = 5", "a2"],
    ])
  func meanings(_ lines: [String]) { expectSame(lines) }

  @Test("an error in a block that was kept for a name of another length has its own place")
  func places() {
    for fault in ["set n = 1 / (n - n)", "if true { expect n == 77 else \"no\" }"] {
      expectSame(
        [8, 9, 10, 1000, 11].map { "let w\($0) = register cell for theme { print \"é\"; \(fault) }" }
          + ["unregister w8", "unregister w9", "unregister w10", "override main.theme = bold"],
        failures: 1)
    }
  }
}
