import Commands
import Lessons
import Playgrounds
import Syntax
import Testing

@Suite("Verdicts of a check")
struct VerdictTests {
  func playground(_ text: String) -> Playground {
    let playground = Playground(options: .init(confirms: true)) { _ in }
    var run = ScriptRun(playground, file: nil)
    run.feed(Array((Orchard.world + text).utf8))
    run.finish()
    return playground
  }

  @Test("each expectation is asked by itself, with its sentence, line and values")
  func each() {
    let verdicts = playground("override form.theme = bold\n").verdicts(
      on:
        "expect form.theme == bold\n\nexpect cell.theme == pastel else \"no\"\nexpect header.theme == standard"
    )
    #expect(verdicts.map(\.holds) == [true, false, true])
    #expect(verdicts.map(\.line) == [1, 3, 4])
    #expect(verdicts.map(\.reason) == [nil, "no", nil])
    #expect(verdicts[1].values == "bold on the left, pastel on the right")
    #expect(verdicts[1].text == "expect cell.theme == pastel else \"no\"")
  }

  @Test(
    "of strings that a check makes itself the values say nothing",
    arguments: [
      #"expect "\(form.layouts)" == "3" else "no""#, #"expect "3" == "\(form.layouts)" else "no""#,
      #"what if { override form.theme = bold } expect "\(form.theme)" == "pastel" else "no""#,
    ])
  func ownStrings(check: String) {
    let verdicts = playground("").verdicts(on: check)
    #expect(verdicts.map(\.reason) == ["no"] && verdicts.map(\.values) == [nil])
  }

  @Test(
    "an error is not yet so, and keeps the author's sentence",
    arguments: [
      ("expect form.overrides.theme == bold else \"no\"", "no"),
      ("expect nothing == 3 else \"no\"", "no"),
      ("expect form.overrides.theme == bold", "`form` has no override of `theme`"),
      ("what if { override form.theme = bold } expect cell.theme == pastel else \"no\"", "no"),
      ("what if { override nobody.theme = bold } expect cell.theme == bold else \"no\"", "no"),
      ("expect 1 / 0 == 1 else \"no\"", "no"),
    ])
  func errors(check: String, reason: String) {
    let verdicts = playground("").verdicts(on: check + "\nexpect true")
    #expect(verdicts.map(\.holds) == [false, true])
    #expect(verdicts[0].reason == reason)
  }

  @Test("what cannot be read does not hold")
  func unreadable() {
    let verdicts = playground("").verdicts(on: "expect true\nexpect (1 == \n")
    #expect(verdicts.map(\.holds) == [true, false])
  }

  @Test("a statement uses what those before it made, and nothing of it stays")
  func copies() {
    let playground = playground("register cell for theme { print \"heard\" }\nlet x = 1\n")
    var events = 0
    playground.post = { _ in events += 1 }
    let before = (playground.history.current, playground.world.hasChanges)
    let verdicts = playground.verdicts(
      on: """
        let y = 2
        expect y == 2
        override main.theme = bold
        expect cell.theme == bold
        print "not shown"
        expect z == 1
        """)
    #expect(verdicts.map(\.holds) == [true, true, true, true, true, false])
    #expect(events == 0)
    #expect(playground.options.confirms)
    #expect((playground.history.current, playground.world.hasChanges) == before)
    #expect(
      playground.verdicts(on: "expect cell.theme == standard\nexpect y == 2").map(\.holds) == [true, false])
  }

  @Test("what a check calls is not traced, and takes none of the lines of the learner's next statement")
  func tracing() {
    let playground = playground("register cell for theme { }\ntrace on")
    let changes = (0..<60).map { "override main.theme = \($0.isMultiple(of: 2) ? "bold" : "standard")" }
    #expect(playground.verdicts(on: changes.joined(separator: "\n")).map(\.holds).allSatisfy { $0 })
    var (shown, said) = (0, 0)
    playground.post = { event in
      if case .traced = event { shown += 1 }
      if case .notice(.untraced) = event { said += 1 }
    }
    var run = ScriptRun(playground, file: nil)
    run.feed(
      Array("repeat 40 { turn { override main.theme = bold }; turn { override main.theme = standard } }".utf8)
    )
    run.finish()
    #expect(run.failures.isEmpty)
    #expect(shown == 80 && said == 0)
  }
}
