import Drawings
import SessionTesting
import Testing
import Transcripts

@Suite("What is shown fits and is exact")
struct TranscriptTests {
  /// Whether no line is wider than a terminal of 80 columns.
  private func fits(_ output: String, _ width: Int = 80) -> Bool {
    output.split(separator: "\n").allSatisfy { DisplayWidth.of(String($0)) <= width }
  }

  @Test("carets stand under wide characters")
  func wideCarets() {
    let session = Session("let 요약 = 1", width: 80)
    #expect(
      session.run("print \"한국어 🍎\" + 요약") == """
        error: expected String, found Int
          1 │ print "한국어 🍎" + 요약
            │                     ^^^^
            │ text in quotes; `"\\(value)"` makes a string of a value
        """)
    #expect(
      session.run("print 요약 / 없음") == """
        error: nothing here is called `없음`
          1 │ print 요약 / 없음
            │              ^^^^ `let 없음 = …` would make it
        """)
  }

  @Test("a long line is cut around the carets, and a long message wraps")
  func longLines() {
    let session = Session(Prelude.theme)
    let long =
      "print \"" + String(repeating: "long ", count: 100) + "\" + nowhere + \""
      + String(repeating: "x", count: 200) + "\""
    let output = session.run(long)
    #expect(fits(output))
    #expect(output.contains("nowhere"))
    let carets = output.split(separator: "\n").first { $0.contains("^") } ?? ""
    #expect(carets.contains("^^^^^^^"))
    for width in [40, 60, 100] {
      let narrow = Session(Prelude.theme, width: width)
      #expect(fits(narrow.run("override form.theme = none\n" + long), width))
    }
  }

  @Test("tabs and control characters in the source do not shift the carets")
  func tabs() {
    let session = Session()
    #expect(
      session.run("\tprint nowhere") == """
        error: nothing here is called `nowhere`
          1 │     print nowhere
            │           ^^^^^^^ `let nowhere = …` would make it
        """)
  }

  @Test("several syntax errors are shown, each with its line")
  func severalErrors() {
    let session = Session()
    #expect(
      session.run("prnt 1\nlet 3 = 2\nprint 3") == """
        error: no statement starts with `prnt`
          1 │ prnt 1
            │ ^^^^ did you mean `print`?
        error: expected a name, found `3`
          2 │ let 3 = 2
            │     ^ write `let NAME = VALUE`
        """)
  }

  @Test("reports of 10 and of 10,000 environments fit 80 columns", arguments: [10, 10_000])
  func manyEnvironments(count: Int) {
    let views = (0..<count).map { "view v\($0)" }.joined(separator: "; ")
    let session = Session(
      "define trait Theme = \"none\"\nscene main { window win { controller root { \(views) } } }",
      confirms: true)
    for statement in [
      "override main.theme = \"pastel\"", "show tree", "show tree theme", "show overrides", "why v5.theme",
      "create view another in root", "show traits v5", "show registrations", "history", "show log",
    ] {
      let output = session.run(statement)
      #expect(fits(output), "\(statement)")
    }
    #expect(session.run("show all tree").split(separator: "\n").count == count + 4)
    #expect(session.run("show tree").split(separator: "\n").count <= 20)
    #expect(session.run("override main.theme = \"bold\"").hasSuffix("; \(count + 3) environments follow"))
  }

  @Test("a chain of 200 views is explained within 80 columns")
  func deep() {
    let depth = 200
    let views = (0..<depth).map { "view v\($0) { override size = \($0)" }.joined(separator: "; ")
    let session = Session("define trait Size = 0", confirms: true)
    session.run("scene main { window win { controller root }; }")
    #expect(session.problems.isEmpty)
    session.run("controller root { \(views) \(String(repeating: "} ", count: depth)) }")
    #expect(session.problems.isEmpty)
    #expect(fits(session.run("why v199.size")))
    #expect(session.run("why v199.size").contains("… 190 more"))
    #expect(fits(session.run("show overrides")))
  }

  @Test("help lists every statement within 80 columns, and explains each")
  func help() {
    let session = Session()
    let overview = session.run("help")
    #expect(fits(overview))
    for word in [
      "override", "scene", "define trait", "why", "expect", "undo", "register", "present inspector",
    ] {
      #expect(overview.contains("  \(word) "), "\(word)")
      #expect(fits(session.run("help \(word.split(separator: " ")[0])")), "\(word)")
    }
    #expect(
      session.run("?toggle") == """
        toggle PLACE
            Turns true to false and back. Works on variables and on properties that are
            Bool.
            toggle isOn
            see also: set
        """)
    #expect(session.run("help tggle").contains("did you mean `toggle`?"))
  }

  @Test("show trait, show traits, show registrations and show overrides are aligned tables")
  func tables() {
    let session = Session(
      Prelude.theme + "override form { theme = bold; containedInSettings = true }", confirms: false)
    #expect(
      session.run("show trait theme") == """
        theme
          definition       Theme
          protocol         UITraitDefinition
          type             AppTheme
          default          standard
          name             Theme
          identifier       none: not encodable
          affects colour   yes
          storage          integer
        """)
    #expect(
      session.run("show overrides") == "form   theme                 bold\nform   containedInSettings   true")
    session.run(
      "register cell for theme { }\ndefine action act() { }\nregister cell for theme target form action act")
    #expect(
      session.run("show registrations") == """
        cell   theme   block                0 calls
        cell   theme   action act on form   0 calls
        """)
    #expect(session.run("show overrides main") == "no overrides")
    #expect(session.run("show log") == "nothing has happened so far")
  }

  @Test("what if and diff show what differs, defaults by name")
  func differences() {
    let session = Session(Prelude.theme, drawsBoxes: true)
    #expect(
      session.run("what if { override form.theme = bold }") == """
        form.theme             standard   →   bold
        form.overrides.theme   –          →   bold
        cell.theme             standard   →   bold
        """)
    session.run("override form.theme = bold")
    #expect(
      session.run("what if { override form.theme = standard }") == """
        form.theme             bold   →   standard
        form.overrides.theme   bold   →   standard
        cell.theme             bold   →   standard
        """)
    #expect(session.run("diff 5 5") == "no difference")
  }

  @Test("a screen is drawn to scale, with its views and the inspector beside them")
  func screen() {
    let session = Session(Prelude.inspector + "create view herd in animals", width: 60, drawsBoxes: true)
    let lines = session.run("show screen").split(separator: "\n")
    #expect(lines[0] == "main  iPad Pro 13 · landscape · 1376x1032 · regular width,")
    #expect(lines.contains { $0.contains("│ animals") && $0.contains("│ details") })
    #expect(lines.contains { $0.contains("│   herd") && $0.contains("│ column 300") })
    #expect(fits(lines.joined(separator: "\n"), 60))
    session.run("resize main to 1/3")
    #expect(session.run("show screen").contains("│ sheet 375"))
    let plain = Session(Prelude.inspector, drawsBoxes: false)
    plain.transcript.speaksASCII = true
    #expect(plain.run("show screen").utf8.allSatisfy { $0 < 0x80 })
  }

  @Test(
    "a screen of any size is drawn, with columns of any width",
    arguments: [
      "scene q on mac 1x9223372036854775807 { window w { view v } }",
      "scene q on mac 9223372036854775807x1 { window w { view v } }",
      "scene q on mac 9223372036854775807x9223372036854775807 { window w { view v } }",
      "scene q on mac 1x1 { window w { view v } }\nresize q to 1x9223372036854775807",
      """
      scene q on iPadPro13 { window w { view v } }
      present inspector i on v { columnWidth 9223372036854775807 }
      """,
      """
      scene q on iPadPro13 { window w { view v } }
      present inspector i on v { columnWidth 1\(String(repeating: "0", count: 300)).0 }
      """,
      """
      scene q on iPadPro13 { window w { view v } }
      present inspector i on v { columnWidth 200...300...9223372036854775807 }
      drag i to 9223372036854775807
      """,
    ])
  func largeScreens(setup: String) {
    let session = Session(setup, confirms: false)
    #expect(session.run("show screen").hasPrefix("q  "))
    #expect(session.run("what if { set updates manual } show screen").hasPrefix("q  "))
  }

  @Test("a panel's width has its decimals on the screen as well")
  func widthOnTheScreen() {
    let session = Session(Prelude.inspector + "drag details to 270.5", confirms: false)
    #expect(session.run("details.width") == "270.5")
    let screen = session.run("show screen")
    #expect(screen.contains("│ details    │") && screen.contains("│ 270.5      │"))
  }

  @Test("why explains pending changes, stale values and inspectors")
  func explanations() {
    let session = Session(Prelude.theme + "set updates manual\noverride main.theme = bold", confirms: false)
    #expect(
      session.run("why cell.theme") == """
        standard
          main    override   bold       pending until the update
          Theme   default    standard   decides
          a change is pending: updates are manual, so `update` brings it
        """)
    let inspector = Session(Prelude.inspector)
    #expect(inspector.run("why details.presentedAs").hasPrefix("column\n  animals.horizontalSizeClass"))
  }
}
