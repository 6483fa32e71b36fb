import Testing

@Suite("Overrides, turns and registrations")
struct OverrideTests {
  @Test("are confirmed with what changed, before the handlers that it calls")
  func order() {
    let lines = answers(
      """
      register cell for theme { print "\\(previous.theme) -> \\(sender.theme)" }
      override main.theme = pastel
      override form.theme = bold
      remove override form.theme
      """, after: themes)
    #expect(
      lines == [
        "▸ cell is observed for theme", "▸ main.theme: standard → pastel; 5 environments follow",
        "standard -> pastel", "▸ form.theme: pastel → bold; cell follows", "pastel -> bold",
        "▸ form.theme: override removed, pastel returns; cell follows", "bold -> pastel",
      ])
  }

  @Test("say so where nothing changes, or not yet")
  func pending() {
    let lines = answers(
      """
      override form.theme = standard
      remove override header.theme
      set updates manual
      override cell.theme = bold
      """, after: themes)
    #expect(
      lines == [
        "▸ form.theme: standard, as before, now by an override", "▸ header had no override of theme",
        "▸ updates wait for `update`", "▸ cell.theme: bold is set, and pending until the update",
      ])
  }

  @Test("of a controller call its registrations at once, within the turn")
  func atOnce() {
    let lines = answers(
      """
      register root for theme { print "root \\(sender.theme)" }
      turn { override root.theme = bold; print "then \\(cell.theme)" }
      """, after: themes)
    #expect(lines.filter { !$0.hasPrefix("▸") } == ["root bold", "then standard"])
  }

  @Test("many changes of one statement are told by the first of them")
  func many() {
    let lines = answers("repeat 40 { turn { invalidate cell } }", after: themes)
    #expect(lines.count == 17)
    #expect(lines.last == "▸ … 24 more")
  }

  @Test(
    "say what is wrong with them",
    arguments: [
      ("override form = bold", "error: expected a trait behind `form` (write `form.TRAIT`, or `form { … }`)"),
      (
        "on cell layoutSubview { }",
        "error: there is no event `layoutSubview` (did you mean `layoutSubviews`?)"
      ),
      ("on main draw { }", "error: main is a scene, which has no draw (windows, views have)"),
      ("register cell for AppTheme { }", "error: `AppTheme` is a type, and no trait (write `theme`)"),
      (
        "register cell for theme action told",
        "error: there is no action `told` (`define action told() { … }` makes it)"
      ),
      ("if true { let 요약 = 3; print 요악 }", "error: nothing here is called `요악` (did you mean `요약`?)"),
      ("remove on cell draw", "error: `cell` has no handler for `draw` (`on cell draw { … }` gives it one)"),
      (
        "toggle cell.theme",
        "error: `cell.theme` is what all overrides come to, and cannot be set; setting it is spelled otherwise (write `override cell.theme = …`)"
      ),
      ("override form/cell = bold", "error: expected a trait behind `cell` (write `form/cell.TRAIT`)"),
      ("override form[3] = bold", "error: expected a trait"),
      ("override 3.theme = bold", "error: expected an environment, found Int"),
      ("override cell { print 1 }", "error: expected `TRAIT = VALUE`"),
      ("on layoutSubviews { }", "error: `on` needs an environment and an event (write `on NAME …`)"),
      ("on cell xyzzy { }", "error: there is no event `xyzzy` (`help events` lists them)"),
      ("register cell for cell.theme { }", "error: expected a trait, found AppTheme"),
      ("invalidate root intrinsicContentSize", "error: only views have an intrinsicContentSize"),
      ("show tree cell theme", "error: the trait comes first (write `show tree theme cell`)"),
      ("show all warnings cell", "error: `show warnings` is about everything (write `show warnings`)"),
      ("swift Them", "error: the session defines no `Them` (did you mean `swift Theme`?)"),
      (
        "help theme",
        "error: `theme` is a trait: `show trait theme` tells of it, and `why` of a value (`help` lists the statements)"
      ),
      ("undo x", "error: expected how many steps (write `undo 2`)"),
      ("goto x", "error: expected the number of a statement (`history` lists them)"),
      ("unhost page", "error: nothing is hosted as `page`"),
      (
        "timeline 3 from 0s to 1s",
        "error: expected a value on screen (such as `timeline x/Image.scaleEffect from 0s to 1s`)"
      ),
      (
        "type \"x\" in 3",
        "error: expected a view on screen, found Int (write `NAME/\"label\"`, with the name that `host … as` gives)"
      ),
      ("tap \"Add\"", "error: nothing on the screen is called \"Add\" (`show screen` shows what is there)"),
    ])
  func problems(text: String, problem: String) {
    #expect(answers(text, after: themes) == [problem])
  }
}
