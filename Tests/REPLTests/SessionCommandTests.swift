import Sessions
import Syntax
import Testing

@testable import REPL
@testable import Statements

@Suite("Commands on the history")
struct SessionCommandTests {
  /// What a script says, with its confirmations, and what it complains of.
  func run(_ script: String) -> (said: [String], problem: String?) {
    var interpreter = Interpreter(language: .standard)
    var said: [String] = []
    let problems = interpreter.run(script) { outcome in
      for output in outcome.output {
        if case .confirmation(let text) = output { said.append("▸ " + text.string) }
        said += output.plainLines
      }
    }
    return (said, problems.first?.message)
  }

  @Test("undo and redo walk through the states, several at once too")
  func undo() {
    let result = run("var x = 1\nx = 2\nx = 3\nundo 2\nx\nredo\nx\nredo 5\nx\nundo\nundo\nundo\nundo")
    #expect(result.said.filter { !$0.hasPrefix("▸") } == ["1", "2", "3"])
    #expect(result.said.contains("▸ undid 3: x = 3"))
    #expect(result.problem == "there is nothing to undo")
  }

  @Test("a statement behind goto starts a branch, whose numbers are new")
  func branches() {
    let result = run("var x = 1\nx = 2\ngoto 1\nx = 20\nhistory\ngoto 2\nx\ngoto 9")
    #expect(
      result.said.filter { !$0.hasPrefix("▸ ") || $0.hasPrefix("▸   ") } == [
        "    1   var x = 1", "·   2   x = 2", "▸   3   x = 20", "2",
      ])
    #expect(result.problem == "there is no state 9")
  }

  @Test("reset is undone with its history, and redone")
  func reset() {
    let result = run("var x = 1\nx = 2\nreset\nundo\nx\nundo\nx\nredo\nredo\nx")
    #expect(result.said.filter { !$0.hasPrefix("▸") } == ["2", "1"])
    #expect(result.problem == "nothing here is called `x`")
  }

  @Test("numbers of failures, reads and commands are not given")
  func numbers() {
    let result = run("var x = 1\nx\nhelp undo\nx = 2\nhistory")
    #expect(result.said.suffix(2) == ["    1   var x = 1", "▸   2   x = 2"])
  }

  @Test("what ends, or waits for an update, is given one, whatever else happens beside it")
  func numbersOfWhatIsSaved() {
    let result = run(
      """
      scene main { window win { controller root { view cell } } }
      let dark = register cell for userInterfaceStyle { print "dark" }
      unregister dark
      let wide = register cell for horizontalSizeClass { print "wide" }
      turn { unregister wide; invalidate cell }
      set updates manual
      invalidate cell
      history
      """)
    #expect(result.said.suffix(5).map { String($0.dropFirst(4).first ?? " ") } == ["3", "4", "5", "6", "7"])
  }

  @Test("a shared session opens as it was, and a torn one is refused")
  func sharing() throws {
    let script = "var name = \"요약\"\nname = name + \"!\"\n"
    let shared = try #require(run(script + "share").said.last)
    #expect(shared.hasPrefix("mendel1-") && !shared.contains(" "))
    let opened = run("let other = 1\nopen \(shared)\nname\nundo\nname")
    #expect(opened.said.filter { !$0.hasPrefix("▸") } == ["\"요약!\"", "\"요약\""])
    #expect(run("open \(shared.dropLast(3))").problem?.contains("no session that `share` showed") == true)
  }

  @Test("a session in which something was declared again opens as it was")
  func declaredAgain() throws {
    var interpreter = Interpreter(language: .standard)
    let entries = [
      "struct S { var a = 1 }", "var s = S()", "func f() -> Int { 1 }", "var x = f()",
      "struct S { var a = 1; var b = 2 }", "func f()->Int { 2 }",
      "extension Int { var dbl: Int { self * 2 } }",
      "var z = 3.dbl", "extension Int { var dbl: Int { self * 3 } }",
      "scene main { window win { controller root } }",
      "struct V: View { @State var n = 1; var body: some View { Button(\"go \\(n)\") { n += 1 } } }",
      "host V() as v in root", "tap v/Button",
      "struct V: View { @State var m = 5; @State var n = 0; var body: some View { Text(\"\\(m) \\(n)\") } }",
    ]
    let told = "print(x, z, s.b, f(), v.m, v/Text.text)"
    #expect(entries.flatMap { interpreter.run($0) }.isEmpty)
    let shared = SharedSession.text(try interpreter.script(to: "share"))
    #expect(run("open \(shared)\n\(told)").said.last == "1 6 2 2 5 5 2")
    #expect(
      interpreter.run("struct S { var b = 2 }").first?.message
        == "`s` has values of `S`, which would lose their meaning")
    #expect(interpreter.run("undo; expect v/Button.label == \"go 2\"").isEmpty)
  }

  @Test("a challenge is solved by as many statements as its level says", arguments: 1...9)
  func challenge(level: Int) {
    let solution = Challenge(level: level, seed: 70 + level, .standard).solution
    #expect(solution.count == level)
    let said = run("let x = 5\nchallenge \(level) \(70 + level)\n\(solution.joined(separator: "\n"))").said
    #expect(said.count { $0 == "solved; one way is" } == 1)
    // Without numbers it shows the one that is open.
    let open = run("challenge \(level) \(70 + level)\nshow challenge").said
    #expect(open == run("challenge \(level) \(70 + level)\nshow challenge \(level) \(70 + level)").said)
    let undone = run("let x = 5\nchallenge \(level)\nundo 2\nx")
    #expect(undone.said.last == "5" && undone.problem == nil)
  }

  @Test("a challenge has a level, and is asked of in its session")
  func noChallenge() {
    #expect(run("challenge hard").problem == "a level is a number from 1 to 9")
    #expect(run("challenge 1 -7").problem == "a seed is a number from 0 to 999999")
    #expect(run("show challenge 2 7").problem == "this session is no challenge")
  }

  @Test("help knows statements, sections and what is near")
  func help() {
    #expect(run("help undo").said.first == "undo [COUNT]")
    #expect(run("help session").said.first == "The session")
    #expect(run("help events").said.contains("  layoutSubviews"))
    #expect(run("help").said.contains("Definitions"))
    #expect(!run("help").said.contains { $0.hasPrefix("  redefine trait") })
    #expect(
      run("help @State").said.first
        == "Data that a view owns. A body that reads it runs again when it changes.")
    #expect(run("help .sheet").said.contains { $0.contains("A card over the view") })
    #expect(run("show").problem == "`show` is only a part of a statement")
    #expect(run("help undoo").problem == "`help` knows nothing of `undoo`")
  }

  @Test("what needs files or lessons is told where there are none")
  func owners() {
    #expect(run("learn").problem == "there are no files and no lessons here")
  }

  @Test("commands stand only at top level")
  func standing() {
    #expect(run("if true { undo }").problem == "`undo` stands only at top level")
  }
}
