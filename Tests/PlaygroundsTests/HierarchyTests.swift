import Playgrounds
import SessionTesting
import Testing

@Suite("The hierarchy in the language")
struct HierarchyTests {
  @Test("what leaves the hierarchy keeps its values, and reports what changed when it returns")
  func stale() {
    let session = Session(
      Prelude.theme + "register cell for theme { print \"\\(previous.theme) -> \\(sender.theme)\" }",
      confirms: false)
    #expect(session.run("remove form\noverride main.theme = bold\ncell.theme") == "standard")
    #expect(session.run("move form to header\ncell.theme") == "standard -> bold\nbold")
  }

  @Test("what a block adds to what is there is confirmed, and nothing else")
  func additions() {
    let session = Session(Prelude.theme)
    #expect(
      session.run("scene main { window two { controller a { view b } }; window three }")
        == "▸ 4 more environments: two › a › b, three")
    #expect(
      session.run("view form { view x { view y }; view z; view cell { view w } }")
        == "▸ 4 more environments: x › y, z, w")
    #expect(session.run("view form { view last; view x }") == "▸ last created")
    let many = (1...100).map { "view v\($0)" }.joined(separator: "; ")
    let text = session.run("view cell { \(many) }")
    #expect(text.hasPrefix("▸ 100 more environments: v1, v2, ") && text.hasSuffix("…"))
    #expect(text.split(separator: "\n").count < 4)
  }

  @Test("many environments of one name are told apart by their parents, and let go of it one by one")
  func sameNames() {
    let session = Session(confirms: false)
    let rows = (0..<40).map { "view row\($0) { view cell; view label }" }.joined(separator: "; ")
    session.run("scene main { window win { controller root { \(rows) } } }")
    session.run("create view cell in win/root; create view only in row3")
    #expect(session.run("create view cell in row7").hasPrefix("error: "))
    session.run("override row7/cell.userInterfaceStyle = dark")
    #expect(session.run("row7/cell.userInterfaceStyle; row8/cell.userInterfaceStyle") == "dark\nunspecified")
    session.run((0..<39).map { "destroy row\($0)" }.joined(separator: "\n"))
    session.run("destroy main/win/root/cell")
    #expect(session.run("show tree").contains("row39") && !session.run("show tree").contains("row38"))
    session.run("override cell.userInterfaceStyle = light; create view label in root")
    #expect(session.run("cell.userInterfaceStyle") == "light")
    #expect(session.problems.count == 1)
    #expect(session.run("label").hasPrefix("error: "))
    session.run("undo")
    #expect(session.run("create view cell in row39").hasPrefix("error: "))
  }

  @Test("overrides and registrations stay where they are removed")
  func keeps() {
    let session = Session(
      Prelude.theme + "override form.theme = pastel\nlet w = register form for theme { print \"called\" }",
      confirms: false)
    #expect(session.run("remove form\nform.overrides.theme\nform.registrations") == "pastel\n1")
    #expect(session.run("move form to header\nform.theme\nw.calls") == "pastel\n0")
  }

  @Test("a created controller is in no hierarchy until it appears, in Apple's order")
  func appearing() {
    let session = Session(
      Prelude.theme + """
        override main.theme = bold
        create controller child in root
        create view inner in child
        on child viewWillAppear { print "viewWillAppear \\(child.theme)" }
        on child viewIsAppearing { print "viewIsAppearing \\(child.theme)" }
        on child viewWillLayoutSubviews { print "viewWillLayoutSubviews" }
        on inner layoutSubviews { print "inner lays out" }
        on child viewDidAppear { print "viewDidAppear" }
        """, confirms: false)
    #expect(session.run("child.theme") == "standard")
    let output = session.run("appear child in header")
    #expect(output.hasPrefix("viewWillAppear standard\nviewIsAppearing bold\nviewWillLayoutSubviews\n"))
    #expect(output.hasSuffix("inner lays out\nviewDidAppear"))
    #expect(session.run("header/child/inner.theme") == "bold")
  }

  @Test("in a block a name means the child that is there, else a new one")
  func blocks() {
    let session = Session(Prelude.theme)
    #expect(session.run("view form { view cell; view other }") == "▸ other created")
    #expect(
      session.run(
        "scene main { window win { controller root { view header { view title { view icon } } } } }")
        == "▸ icon created")
    #expect(session.run("scene main { }") == "")
    #expect(session.run("create view loose") == "▸ loose created, in no hierarchy yet")
  }

  @Test("what a block sets is in force before the environment first appears")
  func blockSettings() {
    let session = Session(Prelude.theme, confirms: false)
    #expect(
      session.run(
        """
        view header {
          view badge {
            override theme = bold
            var label = "new"
            register for theme { print "joins" }
            on layoutSubviews { print "layout \\(sender.theme)" }
          }
        }
        badge.label
        """) == "joins\nlayout bold\n\"new\"")
  }

  @Test("a new environment predicts system traits only")
  func prediction() {
    let session = Session(
      Prelude.theme + "override main { theme = bold; userInterfaceStyle = dark }\ncreate view spare",
      confirms: false)
    #expect(session.run("spare.theme") == "standard")
    #expect(session.run("spare.userInterfaceStyle") == "dark")
  }

  @Test(
    "what a variable holds is a place like any other",
    arguments: [
      ("let a = cell", "create view n in a"), ("var a = cell", "view a { view n }"),
      ("let list = [form, cell]", "create view n in list[1]"),
      ("", "turn { let a = cell; create view n in a }"), ("", "turn { let a = cell; view a { view n } }"),
      ("", "for x in [cell] { view x { view n } }"), ("", "for x in [cell] { create view n in x }"),
    ])
  func heldPlaces(setup: String, statement: String) {
    let session = Session(Prelude.theme + setup + "\noverride cell.theme = bold", confirms: false)
    #expect(session.run(statement + "; show tree theme cell") == "cell   bold   override\n└ n    bold")
    #expect(session.run("\(statement)").contains("`n` is there already") == statement.contains("create"))
  }

  @Test("a controller that a variable holds takes views into its own, and is no view")
  func heldControllers() {
    let session = Session(Prelude.theme + "let a = settings", confirms: false)
    #expect(session.run("create view n in a; create view m in a.view; controller a { view o }") == "")
    #expect(
      session.run("settings/n.theme; settings/m.theme; settings/o.theme") == "standard\nstandard\nstandard")
    #expect(session.run("create view n in a").hasPrefix("error: `n` is there already"))
  }

  @Test("what is in no hierarchy cannot leave one, and says so")
  func removedTwice() {
    let session = Session(Prelude.theme)
    session.run("remove cell")
    let state = session.playground.history.current
    #expect(session.run("remove cell") == "▸ cell is in no hierarchy, as before")
    #expect(session.playground.history.current == state)
  }

  @Test("names are unique among siblings")
  func siblings() {
    let session = Session(Prelude.theme + "create view cell", confirms: false)
    #expect(session.run("create view title in header").hasPrefix("error: `title` is there already"))
    #expect(session.run("create view title in form") == "")
    #expect(session.run("move header/title to form").hasPrefix("error: `form/title` is there already"))
  }

  @Test("what moves a tree costs steps for all that stands in it")
  func movingCosts() {
    let session = Session(
      Prelude.theme + "repeat 3 { create view x in form; move x to header; destroy x }", confirms: false)
    session.run("for n in [1] { view form { view v1; view v2 { view v3 { view v4 } } } }")
    let playground = session.playground
    for statement in ["move form to header", "remove form", "move form to header"] {
      let before = playground.totalSteps
      session.run(statement)
      #expect(playground.totalSteps - before > 6 * 8, "\(statement)")
    }
    session.run("move header/form to settings")
    for statement in ["disappear settings", "appear settings"] {
      let before = playground.totalSteps
      session.run(statement)
      #expect(playground.totalSteps - before > 6 * 8, "\(statement)")
    }
    #expect(session.problems.isEmpty)
  }

  @Test("what an environment's registrations, the text of its traits and a merger look at costs steps")
  func lookingCosts() {
    let session = Session(
      Prelude.theme + """
        repeat 3200 { register cell for theme { } }
        register form for theme { print 1 }
        let t = main.traits
        var many = [t]
        repeat 6 { many = many + many }
        """, confirms: false)
    let playground = session.playground
    for (statement, steps) in [
      ("let c = cell.registrations", 200), (#"let k = "\(t)""#, 8 * 20),
      ("let m = UITraitCollection(traitsFrom: many)", 8 * 64 - 1),
      ("unregister cell", 3200),
    ] {
      let before = playground.totalSteps
      session.run(statement)
      #expect(playground.totalSteps - before > steps, "\(statement)")
    }
    #expect(session.run("c; cell.registrations; form.registrations") == "3200\n0\n1")
  }
}
