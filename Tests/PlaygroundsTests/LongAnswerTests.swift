import Commands
import Playgrounds
import SessionTesting
import Testing
import Traits

/// Answers about many environments: short enough to be read, and whole for the asking.
@Suite("Long answers")
struct LongAnswerTests {
  /// A form with so many items, one of them with another theme.
  private func session(items: Int) -> Session {
    let session = Session(Prelude.theme + "override main.theme = pastel", confirms: false)
    session.run((0..<items).map { "create view item\($0) in form" }.joined(separator: "\n"))
    session.run("override item\(items / 2).theme = bold")
    return session
  }

  @Test("a long tree shows what stands out, and sums up what is alike")
  func tree() {
    let session = session(items: 2_000)
    #expect(
      session.run("show tree theme") == """
        main                   pastel   override
        └ win                  pastel
          └ root               pastel
            ├ header           pastel
            │ └ title          pastel
            └ settings         pastel
              └ form           pastel
                ├ cell         pastel
                ├ item0        pastel
                ├ … 999 more   pastel
                ├ item1000     bold     override
                ├ item1001     pastel
                ├ item1002     pastel
                └ … 997 more   pastel
        `show all tree theme` shows every one
        """)
    #expect(session.run("show all tree theme").split(separator: "\n").count == 2_008)
    #expect(session.run("show tree").split(separator: "\n").count == 15)
  }

  @Test("a registration for many traits names as many as two rows have room for")
  func manyTraits() {
    let session = Session(Prelude.theme)
    let traits = session.playground.world.traits.traits.map {
      session.playground.world.traits.declaration(of: $0).property
    }
    let text = session.run("register cell for \(traits.joined(separator: ", ")) { }")
    #expect(
      text == """
        ▸ cell is observed for userInterfaceIdiom, userInterfaceStyle, layoutDirection,
          displayScale, horizontalSizeClass, verticalSizeClass … and \(traits.count - 6) more
        """)
    #expect(
      session.run("register cell for systemTraitsAffectingColorAppearance { }") == """
        ▸ cell is observed for userInterfaceIdiom, userInterfaceStyle, displayGamut,
          accessibilityContrast, userInterfaceLevel, activeAppearance
        """)
  }

  @Test("long values that differ look different in a tree, wherever they differ")
  func longValues() {
    let session = Session(Prelude.theme + "define trait Name = \"\"", confirms: false)
    let words = ["plum", "pear", "peach"].map { String(repeating: "so it goes; ", count: 6) + $0 }
    for (place, word) in zip(["main", "header", "form"], words) {
      session.run("override \(place).name = \"\(word), \(String(repeating: "and on it goes; ", count: 6))\"")
    }
    let values = session.run("show tree name").split(separator: "\n").map { line in
      line.split(separator: "\"", omittingEmptySubsequences: false)[1]
    }
    #expect(Set(values).count == 3)
    #expect(values[0].contains("lum, ") && values[3].contains("ear, ") && values[6].contains("each, "))
  }

  @Test("of a long history the newest states are shown, and all for the asking")
  func history() {
    let session = Session((0..<250).map { "let v\($0) = \($0)" }.joined(separator: "\n"), confirms: false)
    let lines = session.run("history").split(separator: "\n")
    #expect(lines.count == 102)
    #expect(lines[0] == "… 150 more" && lines[1].contains("let v150 = 150"))
    #expect(lines[100].hasPrefix("▸") && lines[100].hasSuffix("let v249 = 249"))
    #expect(lines[101] == "`history all` shows every one")
    let before = session.playground.totalSteps
    #expect(session.run("history all").split(separator: "\n").count == 250)
    #expect(session.playground.totalSteps - before >= 250)
  }

  @Test("a tree of a hundred rows is shown whole")
  func whole() {
    let session = session(items: 92)
    #expect(session.run("show tree theme").split(separator: "\n").count == 100)
    #expect(session.run("show tree theme") == session.run("show all tree theme"))
  }

  @Test("where everything stands out, the rest is counted")
  func cut() {
    let session = session(items: 300)
    session.run(
      (0..<300).map { "override item\($0).theme = \($0.isMultiple(of: 2) ? "bold" : "standard")" }
        .joined(separator: "\n"))
    let lines = session.run("show tree theme").split(separator: "\n")
    #expect(lines.count == 102)
    #expect(lines[100].hasPrefix("… 208 more"))
    #expect(lines[100].hasSuffix("208 with an override"))
  }

  @Test("of a large tree in which nothing stands out, the first levels are shown")
  func plain() {
    let rows = (0..<20).map { "view r\($0)" }.joined(separator: "; ")
    let tables = (0..<10).map { "controller t\($0) { \(rows) }" }.joined(separator: "; ")
    let session = Session(
      "define trait Ripeness = 0\nscene main { window win { controller root { \(tables) } } }",
      confirms: false)
    let tree = """
      main                scene
      └ win               window
        └ root            controller
          ├ t0            controller
          │ ├ r0          view
          │ ├ r1          view
          │ └ … 18 more
          ├ t1            controller
          │ ├ r0          view
          │ ├ r1          view
          │ └ … 18 more
          └ … 168 more
      `show all tree` shows every one
      """
    #expect(session.run("show tree") == tree)
    #expect(session.run("show tree ripeness").split(separator: "\n").count == 13)
    session.run("override win.ripeness = 1")
    #expect(session.run("show tree ripeness").split(separator: "\n").count == 13)
  }

  @Test("of a deep tree in which nothing stands out, scene, window and controller are shown")
  func plainChain() {
    let session = Session("scene main { window win { controller root { view v0 } } }", confirms: false)
    session.run((1..<200).map { "create view v\($0) in v\($0 - 1)" }.joined(separator: "\n"))
    #expect(
      session.run("show tree") == """
        main                 scene
        └ win                window
          └ root             controller
            └ v0             view
              └ … 199 more
        `show all tree` shows every one
        """)
  }

  @Test("a deep tree is summed up as well")
  func deep() {
    let session = session(items: 2)
    session.run(
      (0..<500).map { "create view deep\($0) in \($0 == 0 ? "form" : "deep\($0 - 1)")" }
        .joined(separator: "\n"))
    let text = session.run("show tree theme")
    #expect(text.contains("… 499 more"))
    #expect(text.split(separator: "\n").count < 20)
  }

  @Test("of a chain down to what stands out, the first two are shown and the last, moved up")
  func foldedChain() {
    let session = Session(Prelude.theme + "create view v0 in cell", confirms: false)
    session.run((1..<300).map { "create view v\($0) in v\($0 - 1)" }.joined(separator: "\n"))
    session.run("override v200.theme = bold; override v290.theme = monochrome")
    #expect(
      session.run("show tree theme") == """
        main                                     standard
        └ win                                    standard
          └ root                                 standard
            ├ header                             standard
            │ └ title                            standard
            └ settings                           standard
              └ form                             standard
                └ cell                           standard
                  └ … 199 more                   standard
                    └ v199                       standard
                      └ v200                     bold         override
                        └ v201                   bold
                          └ v202                 bold
                            └ … 86 more          bold
                              └ v289             bold
                                └ v290           monochrome   override
                                  └ v291         monochrome
                                    └ … 8 more   monochrome
        `show all tree theme` shows every one
        """)
    #expect(session.run("show all tree theme").split(separator: "\n").count == 308)
  }

  @Test("long lists are cut and say how the rest is shown")
  func lists() {
    let session = session(items: 150)
    session.run((0..<150).map { "register item\($0) for theme { }" }.joined(separator: "\n"))
    let lines = session.run("show registrations").split(separator: "\n")
    #expect(lines.count == 102)
    #expect(lines.suffix(2) == ["… 50 more", "`show all registrations` shows every one"])
    #expect(session.run("show all registrations").split(separator: "\n").count == 150)
    session.run((0..<150).map { "override item\($0).containedInSettings = true" }.joined(separator: "\n"))
    #expect(session.run("show overrides").split(separator: "\n").count == 102)
  }

  @Test("a chain of a thousand overrides can be read")
  func chain() {
    let session = session(items: 1)
    session.run(
      (0..<1_000).map { "create view deep\($0) in \($0 == 0 ? "form" : "deep\($0 - 1)")" }
        .joined(separator: "\n"))
    session.run((0..<1_000).map { "override deep\($0).theme = monochrome" }.joined(separator: "\n"))
    let lines = session.run("why deep999.theme").split(separator: "\n")
    #expect(lines.count == 13)
    #expect(lines[1].hasSuffix("decides"))
    #expect(lines[10].contains("… 991 more"))
    #expect(session.run("why not deep999.theme == bold").split(separator: "\n").count == 2)
  }

  @Test("`what if` and `diff` show the first of many differences alike, and sum up the others")
  func differences() {
    let session = session(items: 2_000)
    let answer = """
      main.theme             pastel   →   bold
      main.overrides.theme   pastel   →   bold
      win.theme              pastel   →   bold
      … 2005 more .theme     pastel   →   bold
      """
    #expect(session.run("what if { override main.theme = bold }") == answer)
    session.run("override main.theme = bold")
    let number = session.playground.history.current
    #expect(session.run("diff \(number - 1) \(number)") == answer)
  }

  @Test("more than a screenful of differences is summed up, calls of registrations as well")
  func fewerDifferences() {
    let session = session(items: 40)
    session.run((0..<40).map { "register item\($0) for theme { }" }.joined(separator: "\n"))
    let lines = session.run("what if { override form.theme = bold }").split(separator: "\n").map(String.init)
    #expect(lines.count < 12)
    #expect(lines.contains { $0.hasPrefix("… 39 more .theme ") })
    #expect(lines.contains { $0.hasPrefix("… 37 more calls of registrations for theme ") })
  }

  @Test("where all differences are other ones, the rest is counted")
  func manyDifferences() {
    let session = session(items: 300)
    let body = (0..<300).map { "let x\($0) = \($0)" }.joined(separator: "; ")
    let lines = session.run("what if { \(body) }").split(separator: "\n")
    #expect(lines.count == 101)
    #expect(lines[0] == "x0           –   →   0" && lines[100] == "… 200 more")
  }

  @Test("a trace shows the first hundred callbacks of a statement, and counts the others")
  func trace() {
    let session = session(items: 150)
    session.run(
      (0..<150).map { "register item\($0) for theme, horizontalSizeClass { }" }.joined(separator: "\n"))
    session.run("trace on")
    let lines = session.run("override main.theme = standard").split(separator: "\n")
    #expect(lines.count == 101)
    #expect(lines[0] == "· item0  registration for theme, horizontalSizeClass  theme pastel → standard")
    #expect(lines[100] == "note: 49 more callbacks ran; `show log` has the last of them")
    #expect(session.run("override item0.theme = bold").split(separator: "\n").count == 1)
  }

  @Test("where the line is too short, a trace names the traits only that changed", arguments: [40, 80])
  func shortTrace(width: Int) {
    let session = Session(Prelude.theme, confirms: false, width: width)
    session.run("register cell for theme, horizontalSizeClass { }\ntrace on")
    let traits = width < 60 ? "theme, …" : "theme, horizontalSizeClass"
    let line = "· cell  registration for \(traits)  theme standard → bold"
    let found = session.run("override form.theme = bold").replacing(/\s+/, with: " ")
    #expect(found == line.replacing(/\s+/, with: " "))
  }

  @Test("the outline of many environments ends with three dots")
  func outline() {
    let session = Session()
    let views = (0..<1_000).map { "view v\($0)" }.joined(separator: "; ")
    let lines = session.run("scene main { window win { controller root { \(views) } } }").split(
      separator: "\n")
    #expect(lines.count == 2)
    #expect(lines[0].hasPrefix("▸ 1003 environments: main › win › root › v0, v1"))
    #expect(lines[1].hasSuffix("v20, …"))
    let deep =
      (0..<100).reduce("") { text, index in text + "view d\(index) { " } + String(repeating: "}", count: 100)
    let answer = session.run("create view top { \(deep) }")
    #expect(answer.contains("d0 › d1") && answer.hasSuffix(" › …"))
  }

  @Test("a log that has forgotten its beginning says how much came before, and one that has not says nothing")
  func forgottenLog() {
    let session = Session(Prelude.theme)
    session.run("register cell for theme { }; override main.theme = bold")
    #expect(session.run("show log") == "1   cell   registration for theme")
    session.run("repeat 150 { turn { override main.theme = pastel }; turn { override main.theme = bold } }")
    let lines = session.run("show log").split(separator: "\n")
    #expect(lines.count == 257 && lines.first == "46    cell   registration for theme")
    #expect(lines.last == "45 came before; the last 256 are kept")
  }

  @Test("a remedy that is longer than a line stays whole, and its count stands behind it")
  func longRemedies() {
    let session = Session(Prelude.theme, confirms: false)
    session.run(
      "root.setOverrideTraitCollection(traits { userInterfaceStyle = light; theme = bold }, forChild: settings)"
    )
    let answer = session.run("why not cell.theme == pastel")
    #expect(
      answer.hasSuffix(
        """
          root.setOverrideTraitCollection(traits { userInterfaceStyle = light; theme =
          pastel }, forChild: settings)   3 environments
        """), "\(answer)")
    session.run(
      "root.setOverrideTraitCollection(traits { userInterfaceStyle = light; theme =\n  pastel }, forChild: settings)"
    )
    #expect(session.run("cell.theme") == "pastel")
  }
}
