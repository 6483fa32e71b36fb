import Commands
import Playgrounds
import SessionTesting
import Testing

@Suite("Going back and forth")
struct HistoryTests {
  /// Statements of all kinds; each changes something.
  static let statements = [
    "var n = 0",
    "n = n + 1",
    "define enum Mood { calm, wild }",
    "define struct P { a = 1; equal { left.a == right.a } }",
    "define trait Feeling: Mood = calm",
    "redefine trait Feeling: Mood = wild",
    "define color card = theme == pastel ? #ffd1dc : #ffffff",
    "define action tell(s) { n = n + 1 }",
    "override main.theme = pastel",
    "set cell.backgroundColor = card",
    "let watch = register cell for theme { n = n + 10 }",
    "register cell for theme action tell",
    "on cell layoutSubviews { n = n + 100 }",
    "override form.theme = bold",
    "create view badge in header",
    "move badge to form",
    "create controller child in root",
    "appear child",
    "view badge { var label = \"x\"; override theme = monochrome }",
    "set updates manual",
    "override form.theme = standard",
    "invalidate cell",
    "update traits form",
    "update",
    "remove badge",
    "set updates automatic",
    "unregister watch",
    "remove on cell layoutSubviews",
    "remove override form.theme",
    "redefine color card = red",
    "scene ipad on iPadPro13 { window pane { controller split { view list } } }",
    "present inspector details on list { columnWidth 200...300...400 }",
    "drag details to 350",
    "resize ipad to 1/3",
    "rotate ipad",
    "dismiss details",
    "for x in [1, 2] { register cell for theme { n = n + x } }",
    "turn { override main.theme = bold }",
  ]

  /// Statements that change nothing, and what is said of them.
  static let repetitions = [
    ("override form.theme = bold", "override form.theme = .bold", "▸ form.theme: bold, as before"),
    (
      "override form { theme = bold; containedInSettings = true }",
      "override form { containedInSettings = true; theme = bold }",
      "▸ form.containedInSettings: true, as before\n▸ form.theme: bold, as before"
    ),
    (
      "set updates manual; override form.theme = bold", "override form.theme = bold",
      "▸ form.theme: bold is set, and pending until the update, as before"
    ),
    ("define trait W = 0.5; override form.w = 0.0", "override form.w = 0.0", "▸ form.w: 0.0, as before"),
    ("var a = 3", "a = 3", "▸ a = 3, as before"), ("var a = 3", "a = a", "▸ a = 3, as before"),
    ("var s = \"x\"", "s = \"x\"", "▸ s = \"x\", as before"),
    ("var x = [1]", "x[0] = 1", "▸ x = [1], as before"),
    ("var a = 3", "if true { a = 3 }", "▸ a = 3, as before"),
    ("define class A { n = 1 }; let i = A()", "i.n = 1", "▸ i.n = 1, as before"),
    ("view cell { var label = 1 }", "set cell.label = 1", "▸ cell.label = 1, as before"),
    ("set cell.text = \"x\"", "set cell.text = \"x\"", "▸ cell.text = \"x\", as before"),
    ("trace off", "trace off", "▸ callbacks are no longer shown, as before"),
    (
      "use iOS 17", "use iOS 17",
      "▸ iOS 17: one flow, through superviews to controllers and their views, as before"
    ),
    ("let w = register cell for theme { }; unregister w", "unregister w", "▸ registration ended, as before"),
    (ipad, "resize ipad to 1/1", "▸ ipad is 1376x1032: regular width, regular height, as before"),
    (ipad, "resize ipad to 1376x1032", "▸ ipad is 1376x1032: regular width, regular height, as before"),
    (ipad + "; dismiss d", "dismiss d", "▸ d was dismissed before"),
    (ipad, "set d.isPresented = true", "▸ d presented as column, 300 wide, as before"),
    (ipad + "; drag d to 350", "drag d to 350", "▸ d is 350 wide, as before"),
    ("remove override cell.theme", "remove override cell.theme", "▸ cell had no override of theme"),
  ]
  static let ipad =
    "scene ipad on iPadPro13 landscape { window pane { controller split { view list } } }; "
    + "present inspector d on list { columnWidth 200...300...400 }"

  @Test("a statement that changes nothing gets no number, and tells no news", arguments: repetitions)
  func repeated(setup: String, statement: String, said: String) {
    let session = Session(Prelude.theme + setup, width: 120)
    let number = session.playground.history.current
    #expect(session.run(statement) == said)
    #expect(session.playground.history.current == number)
  }

  @Test("undo and redo bring back everything, statement by statement")
  func everything() {
    let session = Session(Prelude.theme, confirms: false)
    var digests = [session.playground.digest]
    for statement in Self.statements {
      let number = session.playground.history.current
      session.run(statement)
      #expect(session.problems.isEmpty, "\(statement)")
      #expect(session.playground.history.current == number + 1, "\(statement) gets a number")
      digests.append(session.playground.digest)
    }
    for (index, statement) in Self.statements.enumerated().reversed() {
      session.run("undo")
      #expect(state(session) == state(digests[index]), "undoing \(statement)")
    }
    for (index, statement) in Self.statements.enumerated() {
      session.run("redo")
      #expect(state(session) == state(digests[index + 1]), "redoing \(statement)")
    }
    #expect(session.problems.isEmpty)
  }

  /// A digest without the line that tells the history's numbers, which going back leaves.
  private func state(_ digest: [String]) -> [String] { Array(digest.dropFirst()) }

  private func state(_ session: Session) -> [String] { state(session.playground.digest) }

  @Test("goto reaches every state, on every branch")
  func branches() {
    let session = Session("var x = 0")
    for value in 1...3 { session.run("x = \(value)") }
    session.run("goto 2\nx = 20\nx = 21\ngoto 3\nx = 30")
    let values = [1: "0", 2: "1", 3: "2", 4: "3", 5: "20", 6: "21", 7: "30"]
    for number in [7, 1, 6, 4, 5, 2, 7, 3, 1] {
      session.run("goto \(number)")
      #expect(session.run("x") == values[number])
    }
    #expect(session.problems.isEmpty)
  }

  @Test("redo goes to the successor last visited")
  func lastVisited() {
    let session = Session("var x = 0\nx = 1\nundo\nx = 2\nundo", confirms: false)
    #expect(session.run("redo\nx") == "2")
    #expect(session.run("goto 2\nundo\nredo\nx") == "1")
  }

  @Test("reads, failures and the session's words get no number")
  func numbers() {
    let session = Session(Prelude.theme)
    let number = session.playground.history.current
    for statement in [
      "cell.theme", "print 1", "show tree", "why cell.theme", "expect true", "expect error { 1 / 0 }",
      "1 / 0",
      "what if { override cell.theme = bold }", "history", "help", "update", "prnt", "turn { }",
      "remove override cell.theme", "repeat 3 { }", "diff 1 2",
    ] {
      session.run(statement)
      #expect(session.playground.history.current == number, "\(statement)")
    }
  }

  @Test("a number is never used again")
  func numbersAreNotReused() {
    let session = Session("var x = 0\nx = 1\nx = 2\nundo\nundo\nx = 5")
    #expect(session.playground.history.current == 4)
  }

  @Test("going back runs no handler and prints nothing but its confirmation")
  func silence() {
    let session = Session(
      Prelude.theme
        + "register cell for theme { print \"called\"; invalidate cell }; on cell layoutSubviews { print \"layout\" }"
    )
    #expect(session.run("override form.theme = bold").hasPrefix("called\nlayout\n"))
    #expect(session.run("undo") == "▸ undid 7: override form.theme = bold")
    #expect(session.run("redo") == "▸ redid 7: override form.theme = bold")
    #expect(session.run("goto 0") == "▸ at 0: the empty session")
    #expect(session.run("undo").hasPrefix("error: there is nothing to undo"))
  }

  @Test("what if and diff leave nothing behind")
  func trials() {
    let session = Session(Prelude.theme + Self.statements.joined(separator: "\n"), confirms: false)
    let before = session.playground.digest
    for statement in [
      "what if { override main.theme = monochrome; define trait Extra = 1; create view x in form; x = 3 }",
      "what if { override main.theme = pastel } show tree theme", "what if { set updates manual; n = 7 }",
      "what if { resize ipad to 1/1 } why details.presentedAs", "diff 1 20", "diff 20 1",
      "what if { scene z { window y { controller x { view w } } }; override z.theme = bold } w.theme",
    ] {
      session.run(statement)
      #expect(session.playground.digest == before, "\(statement)")
    }
  }

  @Test("a step back costs what its statement changed, however many came before")
  func cost() {
    func sizes(after count: Int) -> [Int] {
      let session = Session(Prelude.theme + "var x = 0", confirms: false)
      let script = (0..<count / 2).map {
        "x = \($0)\noverride cell.theme = \($0 % 2 == 0 ? "bold" : "pastel")"
      }
      session.run(script.joined(separator: "\n"))
      let override = session.playground.history.newestSize
      session.run("x = 5")
      return [session.playground.history.newestSize, override]
    }
    let few = sizes(after: 100)
    let many = sizes(after: 10_000)
    #expect(few[0] == 1 && few[1] > 1)
    #expect(zip(few, many).allSatisfy { abs($0 - $1) <= 8 })
  }

  @Test("undo itself does as much after 10,000 statements as after 100")
  func undoing() {
    /// What each of twenty steps back did: states asked for, rows written, inverses applied.
    func work(after count: Int) -> [Int] {
      let session = Session(Prelude.theme + "var x = 0", confirms: false)
      session.run(
        (0..<count / 2).map {
          "x = \($0)\noverride cell.theme = \($0 % 2 == 0 ? "bold" : "pastel")"
        }.joined(separator: "\n"))
      return (0..<20).map { _ in
        let (history, world) = (session.playground.history, session.playground.world)
        let (visits, writes) = (history.visits.count, world.writes)
        let size = history.newestSize
        session.run("undo")
        return session.playground.history.visits.count - visits + world.writes - writes + size
      }
    }
    let (few, many) = (work(after: 100), work(after: 10_000))
    #expect(few.allSatisfy { $0 > 2 })
    #expect(zip(few, many).allSatisfy { abs($0 - $1) <= 8 }, "\(few) \(many)")
  }

  @Test("the last 12,288 states can be reached, and no more")
  func bound() {
    let session = Session("var x = 0", confirms: false)
    let count = History.reach + History.reach / 2
    session.run((1...count).map { "x = \($0)" }.joined(separator: "\n"))
    let numbers = session.playground.history.numbers
    #expect(numbers.upperBound == count + 1)
    #expect(numbers.count == History.reach)
    #expect(session.run("goto \(numbers.lowerBound)\nx") == "\(numbers.lowerBound - 1)")
    #expect(session.run("goto 1").hasPrefix("error: there is no state 1\n"))
    #expect(session.run("undo").hasPrefix("error: that lies too far back\n"))
    #expect(session.run("goto \(numbers.upperBound)\nx") == "\(count)")
  }

  /// Statements that each keep a value of 8 KB, in each way in which one can give way to another.
  static let replacements: [(prelude: String, statement: String)] = [
    ("var u = \"\"", "u = t + \"#\""),
    ("var l = [1]; repeat 9 { l = l + l }", "l = l + []; l[0] = #"),
    ("var l = [[1]]; repeat 9 { l = l + l }", "l[0] = [#]"),
    ("define struct S { a = \"\"; b = 1 }; var s = S()", "s.a = t + \"#\""),
    ("define struct S { a = [\"\"]; b = 1 }; var s = [S()]", "s[0].a = [t + \"#\"]"),
    ("define class C { a = \"\" }; let c = C()", "c.a = t + \"#\""),
    ("create view a { var label = \"\" }", "set a.label = t + \"#\""),
    ("define trait N = \"\"; create view a", "override a.n = t + \"#\""),
    (
      "define trait N = \"\"; scene s { window w { view a } }",
      "s.traitOverrides.n = t + \"#\"; a.n"
    ),
    (
      "define trait N = \"\"; var c = traits { }", "c = traits { n = t + \"#\" }"
    ),
    ("define trait N = \"\"; create view a", "if true { let b = t + \"#\"; on a draw { print b } }"),
  ]

  @Test(
    "a history keeps so many bytes of values that gave way to others, and forgets the oldest states first",
    arguments: replacements)
  func weight(prelude: String, statement: String) {
    let session = Session(
      "var t = \"abcdefgh\"; repeat 10 { t = t + t }\n" + prelude + "\nvar i = 0", confirms: false)
    session.playground.historyRoom = 100_000
    session.run((1...50).map { statement.replacing("#", with: "\($0)") }.joined(separator: "\n"))
    #expect(session.problems.isEmpty)
    let history = session.playground.history
    let newest = history.numbers.upperBound
    #expect(newest > 50)
    #expect(5...30 ~= history.numbers.count, "\(history.numbers)")
    let digest = session.playground.digest
    session.run("goto \(history.numbers.lowerBound)")
    #expect(session.problems.isEmpty)
    let count = history.numbers.count
    let answer = session.run("undo")
    #expect(answer.hasPrefix("error: that lies too far back\n"))
    #expect(answer.contains("the last \(count) states are kept"))
    session.run("goto \(newest)")
    #expect(session.playground.digest == digest)
  }

  @Test("values that are small, or still there, do not make a history forget")
  func light() {
    let session = Session(
      """
      var t = "abcdefgh"; repeat 10 { t = t + t }
      var l = [t]; repeat 6 { l = l + l }
      var i = 0
      """, confirms: false)
    session.playground.historyRoom = 200_000
    session.run((1...100).map { "i = \($0)\nl[0] = \"\($0)\"" }.joined(separator: "\n"))
    #expect(session.problems.isEmpty)
    #expect(session.playground.history.numbers.lowerBound == 0)
  }

  @Test("what is undone counts as well: it is kept to be done again")
  func undoneWeight() {
    let session = Session("var t = \"abcdefgh\"; repeat 10 { t = t + t }\nvar u = \"\"", confirms: false)
    session.playground.historyRoom = 100_000
    let start = session.playground.history.current
    for number in 1...10 { session.run("u = t + \"\(number)\"\nundo") }
    #expect(session.problems.isEmpty && session.playground.history.current == start)
    #expect(session.run("goto \(start + 5)\nu == t + \"5\"") == "true")
    // The state that all of them follow is the oldest.
    for number in 11...20 { session.run("u = t + \"\(number)\"\nundo") }
    #expect(session.playground.history.numbers.lowerBound > start)
    #expect(session.problems.allSatisfy { $0.sentence.cause == "that lies too far back" })
  }

  @Test("a state alone that keeps more than there is room for cannot be undone, and says so")
  func heavy() {
    let session = Session("var t = \"abcdefgh\"; repeat 10 { t = t + t }", confirms: false)
    session.playground.historyRoom = 1_000
    session.run("t = t + t")
    #expect(session.playground.history.numbers.count == 1)
    let answer = session.run("undo")
    #expect(answer.hasPrefix("error: that lies too far back\n"))
    #expect(answer.contains("only the present state is kept"))
    session.run("var k = 1")
    #expect(session.run("undo\nt == \"\"") == "false")
  }

  @Test("load is one statement: all of it or nothing")
  func load() {
    let session = Session("var x = 1")
    let before = session.playground.digest
    let outcome = session.playground.load(
      Array("x = 2\nlet y = 3\n1 / 0\n".utf8), as: "load \"f\"", file: "f")
    guard case .failed(let problem) = outcome else {
      Issue.record("The text fails.")
      return
    }
    #expect(problem.origin?.file == "f")
    #expect(problem.origin?.firstLine == 3)
    #expect(session.playground.digest == before)
    _ = session.playground.load(Array("x = 2\nlet y = 3\n".utf8), as: "load \"f\"", file: "f")
    #expect(session.run("x + y") == "5")
    #expect(session.run("undo") == "▸ undid 2: load \"f\"")
    #expect(session.run("x") == "1")
  }

  @Test("an empty session begins with nothing of the one before")
  func reset() {
    let session = Session(Prelude.theme)
    session.playground.reset()
    #expect(session.playground.digest == Session().playground.digest)
    // Whatever a world holds is as in a new one; dictionaries have no order.
    let (again, new) = (Mirror(reflecting: session.playground.world), Mirror(reflecting: World()))
    #expect(again.children.count == new.children.count && again.children.count > 20)
    for (found, expected) in zip(again.children, new.children) where found.label != "names" {
      #expect("\(found.value)".utf8.sorted() == "\(expected.value)".utf8.sorted(), "\(found.label ?? "")")
    }
    #expect(session.run("undo").contains("nothing to undo"))
  }

  @Test(
    "what a read has counted makes no state of a statement that changes nothing, and `diff` leaves it alone")
  func countedReads() {
    let session = Session(
      Prelude.theme + """
        define struct P { name = ""; equal { left.name == right.name } }
        define trait N = 1
        override form.n = 2
        override form.n = 3

        """, confirms: false)
    session.run("undo\nP() == P()\noverride form.n = 2")
    #expect(session.run("redo; form.n") == "3")
    session.run("override form.n = 4\nP() == P()\nP() == P()")
    #expect(session.run("P.comparisons") == "2")
    session.run("diff 1 2")
    #expect(session.run("P.comparisons") == "2")
    session.run("undo\nredo")
    #expect(session.run("P.comparisons; form.n") == "2\n4")
    #expect(session.problems.isEmpty)
  }

  @Test("a session whose beginning is not kept says so where it is to be saved")
  func tooLongToSave() {
    let session = Session(
      "var v = 0\n" + String(repeating: "v = v + 1\n", count: History.reach), confirms: false)
    let problem = #expect(throws: Problem.self) { try session.playground.script() }
    #expect(problem?.sentence.cause == "the first 2 statements of the session are not kept any more")
    #expect(problem?.sentence.suggestion?.contains("12287") == true)
  }
}
