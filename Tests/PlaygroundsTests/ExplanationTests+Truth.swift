import SessionTesting
import Testing

/// Answers that hold also where something is pending, stale, or outside of every hierarchy.
@Suite("Explanations that are true")
struct TrueExplanationTests {
  private func session(_ statements: String = "") -> Session {
    Session(Prelude.theme + "define trait Ripeness = 0\n" + statements, confirms: false)
  }

  @Test("R21: before iOS 17 a controller that is not shown is asked like any other that updates come by")
  func outsideBefore17() {
    let session = session("use iOS 16\noverride settings.theme = bold\nremove settings\n")
    #expect(
      session.run("why not settings.theme == standard") == """
        settings.theme is bold, because settings overrides it
          override settings.theme = standard   1 environment
          remove override settings.theme       1 environment
        """)
    session.run("override settings.theme = standard")
    #expect(session.run("settings.theme") == "standard")
    let other = self.session("use iOS 16\ncreate controller k in root\n")
    #expect(other.run("why not k.theme == bold").contains("  override k.theme = bold"))
    other.run("override k.theme = bold")
    #expect(other.run("k.theme") == "bold")
  }

  @Test("R33: what keeps its values is not said to be passed over")
  func stale() {
    let session = session("use iOS 16\noverride settings.theme = bold\nremove settings\n")
    #expect(
      session.run("why cell.theme") == """
        bold
          settings.view   as before   bold       decides
          Theme           default     standard
          cell is in no hierarchy: it keeps its last values until it is inserted
        """)
  }

  @Test("a pending override beneath a nearer one is hidden, and announces nothing")
  func overtaken() {
    #expect(
      session("override cell.theme = bold\n").run("turn { override main.theme = pastel; why cell.theme }")
        == """
        bold
          cell    override   bold       decides
          main    override   pastel     hidden by cell
          Theme   default    standard
        """)
    #expect(
      session("set updates manual\noverride main.theme = pastel\noverride form.theme = standard\n").run(
        "why cell.theme") == """
          standard
            form    override   standard   pending until the update
            main    override   pastel     hidden by form
            Theme   default    standard   decides
          """)
  }

  @Test("of a chain of stale places the value is named that comes")
  func staleChain() {
    let session = session(
      "set updates manual\noverride main.theme = bold\nupdate traits form\nmove cell to header\n")
    #expect(
      session.run("why cell.theme") == """
        bold
          cell     as before   bold       decides
          header   as before   standard   hidden by cell
          main     override    bold       has not come to cell yet
          Theme    default     standard
        """)
    #expect(session.run("why header.theme").hasSuffix("updates are manual, so `update` brings it"))
  }

  @Test("R36: outside `why not` names the statement that brings what is due")
  func dueOutside() {
    let session = session("create view spare\noverride spare.theme = bold\n")
    #expect(
      session.run("why not spare.theme == bold") == """
        spare.theme is standard, the default: nothing overrides it yet
          it stands in no hierarchy, so nothing from above reaches it
          a change is pending: update traits spare makes it bold
          update traits spare   1 environment
        """)
    session.run("update; update traits spare")
    #expect(session.run("spare.theme") == "bold")
  }

  @Test("a place with an override in force and another pending is removed once")
  func removalOfPending() {
    let session = Session(
      Prelude.theme
        + "define trait Ripeness = 0\nset updates manual\noverride form.ripeness = 3\noverride main.ripeness = 5\noverride root.ripeness = 6\nupdate\noverride form.ripeness = 4\n",
      confirms: false, width: 120)
    let removal =
      "remove override form.ripeness; remove override root.ripeness; remove override main.ripeness; update"
    #expect(session.run("why not cell.ripeness == 0").contains("  \(removal)   "))
    session.run(removal)
    #expect(session.run("cell.ripeness") == "0")
  }

  @Test("a remedy writes what can be typed: no exponent, and the dot of a case that a variable hides")
  func typedValues() {
    let session = session("var bold = AppTheme.bold\n")
    #expect(
      session.run("why not cell.displayScale == 0.00001").contains("override cell.displayScale = 0.00001 "))
    #expect(session.run("why not cell.theme == .bold").contains("override cell.theme = .bold "))
    session.run("override cell.theme = .bold")
    #expect(session.run("cell.theme") == "bold")
    #expect(session.problems.isEmpty)
  }

  @Test(
    "numbers are written without an exponent",
    arguments: [
      ("0.00001", "0.00001"), ("-0.000015", "-0.000015"),
      ("100000000000000000.0 * 10.0", "1000000000000000000.0"),
      ("123456789012345680000.0", "123456789012345680000.0"), ("0.00001s", "0.00001s"), ("1.5", "1.5"),
    ])
  func decimals(typed: String, shown: String) {
    let session = session()
    #expect(session.run(typed) == shown)
    #expect(session.run("\(shown) == \(typed)") == "true")
  }

  @Test("a circle of traits names each where it changes, and the method that changes it")
  func circles() {
    let traits = session(
      """
      register form for theme { override header.ripeness = header.ripeness + 1 }
      register header for ripeness { override form.theme = form.theme == bold ? pastel : bold }

      """)
    #expect(
      traits.run("override form.theme = bold").contains(
        "it goes in a circle: form.theme → header.ripeness → form.theme;"))
    let tracked = session(
      "use iOS 18\non form layoutSubviews { override form.ripeness = sender.ripeness + 1 }\n")
    #expect(
      tracked.run("turn { invalidate form }").contains("form.layoutSubviews → form.ripeness →\n"))
  }

  @Test("R44: a handler that reads in an update is not told that reads come from before it")
  func readsInUpdates() {
    let session = session("register form for theme { if sender.theme == bold { print \"sees bold\" } }\n")
    session.run("on cell layoutSubviews { }")
    #expect(session.run("turn { override main.theme = bold; invalidate cell }") == "sees bold")
    #expect(
      session.run("if true { override main.theme = pastel; form.theme }").hasPrefix("note: reads inside"))
  }

  @Test("what a trial calls is traced as a trial, and no log is promised")
  func tracedTrials() {
    let session = session("trace on\nregister cell for theme { }\n")
    #expect(
      session.run("what if { override main.theme = bold } cell.theme") == """
        · cell  registration for theme  (a trial)  theme standard → bold
        bold
        """)
    session.run("var n = 0")
    let output = session.run(
      "what if { repeat 70 { turn { override main.theme = bold }; turn { override main.theme = pastel } } } n"
    )
    #expect(output.contains("note: 40 more callbacks ran, and nothing of the trial stays"))
  }

  @Test("`trace` tells registrations of one place apart, and indents inside handlers only")
  func tracedRegistrations() {
    let session = session(
      """
      define action paint(sender) { }
      register cell for theme { }
      register cell for theme target form action paint
      on settings viewWillDisappear { }
      trace on

      """)
    #expect(
      session.run("override main.theme = bold") == """
        · cell  registration 1 for theme  theme standard → bold
        · cell  registration 2 for theme, action paint on form  theme standard → bold
        """)
    #expect(session.run("disappear settings") == "· settings  viewWillDisappear")
  }
}
