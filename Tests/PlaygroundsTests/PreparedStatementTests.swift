import Commands
import SessionTesting
import Syntax
import Testing

@testable import Playgrounds

/// Scripts whose lines come again, so that most of them run without being parsed: they must say what they say one by one.
@Suite("Lines that come again")
struct PreparedStatementTests {
  /// What a script prints, and how it fails.
  private func outcome(_ script: String) -> (printed: [String], failures: [Problem]) {
    var printed: [String] = []
    let playground = Playground { event in
      switch event {
      case .printed(let text), .value(let text): printed.append(text)
      default: break
      }
    }
    var run = ScriptRun(playground, file: nil)
    run.feed(Array(script.utf8))
    run.finish()
    return (printed, run.failures)
  }

  /// The same script with every statement in a text of its own, where nothing comes again.
  private func oneByOne(_ lines: [String]) -> [String] {
    var printed: [String] = []
    let playground = Playground { event in
      switch event {
      case .printed(let text), .value(let text): printed.append(text)
      default: break
      }
    }
    for line in lines {
      var run = ScriptRun(playground, file: nil)
      run.feed(Array(line.utf8))
      run.finish()
    }
    return printed
  }

  private static let scene = [
    "define enum AppTheme { standard, pastel, bold }", "define trait Theme: AppTheme = standard",
    "scene main { window win { controller root { view form { view cell } } } }", "var n = 0", "var s = \"\"",
    "var d = 0.0",
  ]

  @Test("many rounds of many kinds print what they print one by one")
  func rounds() {
    var lines = Self.scene
    for round in 0..<40 {
      lines += [
        "set n = n + \(round)", "n", "set s = \"row \(round)\"", "s", "d = \(round)", "d", "n = -\(round)",
        "n",
        "override form.theme = \(round % 2 == 0 ? "bold" : "pastel")", "cell.theme",
        "if n < \(round) && form/cell.theme == bold { set n = n - \(round % 3) } else { set s = s + \"!\" }",
        "print \"\\(n) of \(round)\"", "repeat \(round % 4) { set n = n + 2 }", "expect n <= 1000",
        "remove override form.theme", "[1, \(round), 3][1]", "n > \(round) ? \(round) : 0",
      ]
    }
    let run = outcome(lines.joined(separator: "\n") + "\n")
    #expect(run.failures.isEmpty)
    #expect(run.printed == oneByOne(lines))
    #expect(run.printed.count > 200)
  }

  @Test("a name that means something else later is looked up again")
  func meanings() {
    let repeated = Array(repeating: "override cell.theme = bold\ncell.theme\n", count: 4).joined()
    let script = """
      \(Self.scene.joined(separator: "\n"))
      \(repeated)
      remove cell
      create view cell in form
      \(repeated)form/cell.overrides.count
      move cell to header
      \(repeated)
      """
    let run = outcome(script)
    // The first `cell` is meant while it stands in nothing; in the hierarchy the two make the name ambiguous.
    #expect(run.failures.count == 1)
    #expect(run.printed == Array(repeating: "bold", count: 8) + ["0"])
  }

  @Test("a handler that moves what a path leads to is noticed")
  func moved() {
    let script = """
      \(Self.scene.joined(separator: "\n"))
      scene other { window second { controller page { view form { view row } } } }
      set n = 1
      set n = 2
      main/form.theme
      main/form.theme
      main/form.theme
      register cell for theme { move form to page }
      """
    #expect(outcome(script).failures.count == 1, "an ambiguous name in the handler")
    let good = script.replacing("move form to page", with: "move main/form to page")
    let run = outcome(good + "\noverride main.theme = bold\nmain/form.theme\n")
    #expect(run.printed.count == 3)
    #expect(run.failures.count == 1, "the path leads nowhere any more")
  }

  @Test("undo, goto and a failed statement in between change nothing of what lines mean")
  func history() {
    let run = outcome(
      """
      var n = 0
      set n = 1
      set n = 2
      set n = 3
      undo
      set n = 4
      n
      undo
      undo
      n
      set n = 5
      goto 1
      n
      """)
    #expect(run.failures.isEmpty)
    #expect(run.printed == ["4", "1", "0"])
  }

  @Test("an error in a line that came before has its own place")
  func places() throws {
    let lines = (1...4).map { "set n = \($0 * 1000) / (n - \($0))" }
    var script = ["var n = 100"] + lines
    script.insert("set n = 70", at: 3)
    script.insert("set n =    12345 / (n  -  3)", at: 4)
    script += ["n = 12", "set n = 123456 / (n - 12)"]
    let run = outcome(script.joined(separator: "\n") + "\n")
    let problem = try #require(run.failures.first)
    let origin = try #require(problem.origin)
    let range = try #require(problem.range)
    let text = Array(origin.text.utf8)[(range.start - origin.offset)..<(range.end - origin.offset)]
    #expect(String(decoding: text, as: UTF8.self) == "/")
    #expect(range.start - origin.offset == 15)
    #expect(origin.text == "set n = 123456 / (n - 12)")
    #expect(origin.firstLine == script.count)
  }

  @Test("numbers that take part in the meaning are not left open")
  func fixed() {
    let run = outcome(
      """
      var n = 1
      expect n == 1 else "one"
      expect n == 1 else "two"
      expect n == 1 else "three"
      expect n == 2 else "four"
      """)
    #expect(run.failures.count == 1)
    #expect(run.failures.first.map { "\($0.kind)".contains("four") } == true)
  }
}
