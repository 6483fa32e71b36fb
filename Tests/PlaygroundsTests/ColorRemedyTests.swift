import SessionTesting
import Testing

@Suite("`why not` of a colour: what is in the way besides its traits")
struct ColorRemedyTests {
  private func session(_ statements: String) -> Session {
    Session(Prelude.theme + statements, confirms: false)
  }

  @Test("a view in no hierarchy shows no dynamic colour, whatever is overridden: its appearance draws it")
  func undrawn() {
    let session = session(
      """
      define color card = theme == pastel ? red : blue
      create view spare
      set spare.backgroundColor = card

      """)
    #expect(
      session.run("why not spare.backgroundColor == red") == """
        spare.backgroundColor is nil: it stands in no hierarchy, so nothing draws it
          set spare.backgroundColor = #ff0000   0 environments
        """)
    session.run(
      "override settings.theme = pastel\ncreate controller child in settings\ncontroller child { view leaf }")
    session.run("set leaf.backgroundColor = card")
    #expect(session.run("why not leaf.backgroundColor == red").contains("  appear child   "))
    #expect(session.run("appear child; leaf.backgroundColor") == "#ff0000")
  }

  @Test("manual updates: what waits for one is named first, and each override has it behind itself")
  func manual() {
    let session = session(
      """
      define color card = theme == pastel ? red : blue
      set cell.backgroundColor = card
      set updates manual

      """)
    #expect(
      session.run("why not cell.backgroundColor == red") == """
        cell.backgroundColor is #0000ff, because theme is standard
          override cell.theme = pastel; update   1 environment
        """)
    session.run("override cell.theme = pastel")
    #expect(
      session.run("why not cell.backgroundColor == red") == """
        cell.backgroundColor is #0000ff, because theme is standard
          a change is pending: the next update makes it #ff0000
          update   1 environment
        """)
  }

  @Test("a change that sets a trait back before the update draws nothing: that is no remedy")
  func setBack() {
    let session = session(
      """
      define trait Dim = false
      define color card = theme == pastel ? red : dim ? green : blue
      set cell.backgroundColor = card
      set updates manual
      override form.theme = pastel

      """)
    #expect(
      session.run("why not cell.backgroundColor == green") == """
        cell.backgroundColor is #0000ff, because theme is standard and dim is false
          a change is pending: the next update makes it #ff0000
          override cell { theme = bold; dim = true }; update   1 environment
          override cell { theme = monochrome; dim = true }; update   1 environment
          override cell { theme = standard; dim = true }; invalidate cell display;
          update   1 environment
        """)
  }

  @Test("what needs two traits is found, and a case is written with its dot where a variable has its name")
  func twoTraits() {
    let session = session(
      """
      define trait Dim = false { affects color }
      define color card = theme == pastel && dim ? red : blue
      let pastel = 3
      set cell.backgroundColor = card

      """)
    #expect(
      session.run("why not cell.backgroundColor == red") == """
        cell.backgroundColor is #0000ff, because theme is standard
          override cell { theme = .pastel; dim = true }   1 environment
        """)
    #expect(
      session.run("override cell { theme = .pastel; dim = true }; cell.backgroundColor == red") == "true")
  }

  @Test("numbers, texts and colours that a trait can have are looked for around what the colour names")
  func otherTypes() {
    let session = session(
      """
      define trait Level = 2
      define trait Accent: Color = blue
      define trait Note: String? = nil
      define color card = level > 7.5 ? accent : note == nil ? gray : black
      set cell.backgroundColor = card

      """)
    #expect(
      session.run("why not cell.backgroundColor == blue") == """
        cell.backgroundColor is #808080, because level is 2 and note is nil
          override cell.level = 8; invalidate cell display   1 environment
        """)
    #expect(
      session.run("why not cell.backgroundColor == black").contains(
        "override cell.note = \"a\"; invalidate cell display"))
    #expect(
      session.run("why not cell.backgroundColor == #123456").contains(
        "override cell { level = 8; accent = #123456 }; invalidate cell display"))
  }

  @Test("a struct that a variable holds is tried, and a case where the data are another definition's numbers")
  func sharedData() {
    let session = session(
      """
      define struct Role { level = 1 }
      define trait Job = Role()
      let boss = Role(level: 5)
      define objc trait Old: integer = 0 { identifier "a.b"; name "Fresh" }
      define trait Fresh: AppTheme = standard { identifier "a.b" }
      define color job = job.level > 2 ? red : fresh == bold ? green : blue
      set cell.backgroundColor = job

      """)
    #expect(
      session.run("why not cell.backgroundColor == red").hasSuffix(
        "  override cell.job = Role(level: 5); invalidate cell display   1 environment"))
    #expect(
      session.run("why not cell.backgroundColor == green").hasSuffix(
        "  override cell.old = 2; invalidate cell display   1 environment"))
  }

  @Test(
    "a colour that has not been drawn since its trait changed is drawn, and one that cannot be computed is said to"
  )
  func notDrawn() {
    let session = session(
      """
      define trait Level = 2
      define color card = 6 / level > 2 ? red : blue
      set cell.backgroundColor = card
      override cell.level = 3

      """)
    #expect(
      session.run("why not cell.backgroundColor == blue") == """
        cell.backgroundColor is #ff0000, because it was not drawn since
          invalidate cell display   0 environments
        """)
    session.run("override cell.level = 0")
    #expect(
      session.run("why not cell.backgroundColor == blue").hasPrefix(
        "cell.backgroundColor is #ff0000, because it cannot be computed now\n  override cell.level = "
      ))
  }
}

@Suite("Errors in what was defined before")
struct KeptExpressionErrorTests {
  @Test("an error in a colour, or in a struct's `==`, is shown in its definition")
  func places() {
    let session = Session(Prelude.theme, confirms: false)
    session.run("define trait Level = 2 { affects color }")
    session.run("define color card = 1 + 2 + 3 + 4 + 6 / (level - 1) > 2 ? red : blue")
    session.run("set cell.backgroundColor = card")
    #expect(
      session.run("override main.level = 1") == """
        error: division by zero
          1 │ define color card = 1 + 2 + 3 + 4 + 6 / (level - 1) > 2 ? red : blue
            │                                       ^
            │ ask first, as in `n == 0 ? 0 : 6 / n`
        """)
    session.run(
      "define struct Grade { n: Int; equal { 1 / left.n == right.n } }")
    #expect(
      session.run("Grade(n: 0) == Grade(n: 2)") == """
        error: division by zero
          1 │ define struct Grade { n: Int; equal { 1 / left.n == right.n } }
            │                                         ^
            │ ask first, as in `n == 0 ? 0 : 6 / n`
        """)
    #expect(session.run("main.level") == "2")
  }
}
