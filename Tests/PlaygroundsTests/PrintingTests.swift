import Playgrounds
import SessionTesting
import Testing

@Suite("Overrides in print")
struct PrintingTests {
  @Test("R27: overrides print as no overrides, or as a list by printed name")
  func overrides() {
    let session = Session(Prelude.theme, confirms: false)
    #expect(session.run("form.overrides") == "no overrides")
    #expect(session.run("show overrides form") == "no overrides")
    session.run("override form { theme = bold; containedInSettings = true }")
    #expect(session.run("form.overrides") == "overrides = { Theme = bold, ContainedInSettings = true }")
    #expect(session.run("form.traitOverrides").hasPrefix("overrides = {"))
    #expect(session.run("form.overrides.count; form.overrides.theme") == "2\nbold")
    #expect(session.run(#"print "has \(form.overrides)""#).hasPrefix("has overrides = { Theme = bold"))
    #expect(session.run("print header.overrides") == "no overrides")
    #expect(
      session.run("show overrides form")
        == "form   theme                 bold\nform   containedInSettings   true")
  }

  @Test("`show overrides` tells which are not in force yet")
  func pending() {
    let session = Session(Prelude.theme + "override main.theme = bold\nset updates manual", confirms: false)
    session.run("override form.theme = pastel")
    #expect(
      session.run("show overrides") == """
        main   theme   bold
        form   theme   pastel   pending until the update
        """)
  }

  @Test("`show overrides` tells of what waits outside of every hierarchy that insertion brings it")
  func pendingOutside() {
    let session = Session(Prelude.theme + "remove cell\noverride cell.theme = bold\nupdate", confirms: false)
    #expect(session.run("show overrides cell") == "cell   theme   bold   pending until it is inserted")
    session.run("update traits cell")
    #expect(session.run("show overrides cell") == "cell   theme   bold")
    session.run("remove override cell.theme")
    #expect(
      session.run("show overrides cell") == "cell   theme   bold   removed, decides until it is inserted")
  }

  @Test("`show overrides` and both trees tell what a parent gives, gave, and is about to give")
  func pendingGifts() {
    let session = Session(Prelude.theme + "set updates manual", confirms: false)
    session.run("root.setOverrideTraitCollection(traits { theme = bold }, forChild: settings)")
    #expect(
      session.run("show overrides") == "settings   theme   bold   given by root, pending until the update")
    session.run("update")
    #expect(session.run("show overrides") == "settings   theme   bold   given by root")
    #expect(session.run("show tree settings").hasPrefix("settings   controller   theme by its parent\n"))
    session.run("root.setOverrideTraitCollection(nil, forChild: settings)")
    #expect(
      session.run("show overrides")
        == "settings   theme   bold   given by root, removed, decides until the update")
    session.run("update")
    #expect(session.run("show overrides") == "no overrides")
    #expect(session.run("show tree settings").hasPrefix("settings   controller\n"))
  }

  @Test("the tree of a trait tells of a controller's view what it tells of any environment")
  func pendingOnAView() {
    let session = Session(Prelude.theme + "set updates manual", confirms: false)
    session.run("override settings.view.theme = bold")
    #expect(
      session.run("show tree theme settings").hasPrefix(
        "settings   standard   override on its view, pending: bold\n"))
    session.run("update\nremove override settings.view.theme")
    #expect(
      session.run("show tree theme settings").hasPrefix(
        "settings   standard   override on its view removed, pending\n"))
  }

  @Test("`show overrides` and `cost` take no time for what has no overrides and is not updated")
  func questionsInLargeTrees() {
    func steps(_ views: Int, _ statement: String) -> Int {
      let session = Session(
        Prelude.theme + "view header { " + (0..<views).map { "view v\($0)" }.joined(separator: "; ") + " }",
        confirms: false)
      let before = session.playground.totalSteps
      session.run(statement)
      #expect(session.problems.isEmpty)
      return session.playground.totalSteps - before
    }
    for statement in ["show overrides", "let c = cost { }", "let c = cost { override cell.theme = bold }"] {
      #expect(steps(1, statement) == steps(2_000, statement), "\(statement)")
    }
    #expect(steps(2_000, "let c = cost { override main.theme = bold }") > 2_000)
  }
}
