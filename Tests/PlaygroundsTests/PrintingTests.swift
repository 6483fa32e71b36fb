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
}
