import SessionTesting
import Testing

@Suite("An appearance that is under way")
struct UnderWayTests {
  private func session(_ handler: String) -> Session {
    Session(
      Prelude.theme + """
        remove settings
        \(handler)
        on settings viewIsAppearing { print "is appearing" }
        on settings viewDidAppear { print "did appear" }
        on settings viewDidDisappear { print "did disappear" }
        """, confirms: false)
  }

  @Test("removal in viewWillAppear removes nothing, since the view is in no hierarchy yet, and says so")
  func removal() {
    let session = session("on settings viewWillAppear { remove settings }")
    #expect(
      session.run("appear settings in root") == """
        note: settings is in no hierarchy yet, and it appears all the same (`show
          decision appearanceUnderWay`)
        is appearing
        did appear
        """)
    #expect(session.run("show tree").contains("    └ settings   controller"))
  }

  @Test("what is to be destroyed in viewWillAppear lives on, and says so")
  func destruction() {
    let session = session("on settings viewWillAppear { destroy settings }")
    let answer = session.run("appear settings in root")
    #expect(
      answer.hasPrefix("note: settings lives on: its appearance is under way, and it appears all the\n  same")
    )
    #expect(answer.hasSuffix("is appearing\ndid appear"))
    #expect(session.run("settings.theme") == "standard")
    #expect(session.run("destroy settings\nsettings.theme").contains("nothing here is called `settings`"))
  }

  @Test("removal in viewIsAppearing ends it: the view is there, and goes; a second removal is no removal")
  func later() {
    let session = session("on settings viewWillAppear { print \"will appear\" }")
    session.run("on settings viewIsAppearing { remove settings; remove settings }")
    #expect(session.run("appear settings in root") == "will appear\ndid disappear")
    #expect(session.run("show tree").contains("\nsettings        controller   not in a hierarchy"))
  }

  @Test("what a handler makes of a place is said of it: confirmations tell what is, not what was to be")
  func overtaken() {
    let session = Session(
      """
      scene main { window win { controller root { view v { view x }; view y; controller kid { view k } } } }
      create controller late in root { view lv }
      on late viewIsAppearing { remove late }
      on kid viewDidDisappear { appear kid in root }
      on y layoutSubviews { remove x }

      """)
    #expect(session.run("appear late") == "▸ late appeared, and stands in nothing now")
    #expect(session.run("disappear kid") == "▸ kid disappeared, and stands in root now")
    #expect(session.run("move x to y") == "▸ x moved to y, and stands in nothing now")
    session.run("on kid viewDidDisappear { }")
    #expect(session.run("remove kid") == "▸ kid left the hierarchy; it keeps its last values")
    session.run("on kid viewIsAppearing { destroy kid }")
    #expect(
      session.run("appear kid in root") == """
        note: kid has left the hierarchy, but lives on: what is running holds it
        ▸ kid appeared
        ▸ kid is gone, and 1 environment in it
        """)
  }

  @Test(
    "a second removal in viewWillDisappear adds nothing to the one that is under way, and says so",
    arguments: ["remove settings", "disappear settings"], ["remove settings", "disappear settings"])
  func leaving(first: String, second: String) {
    let session = Session(
      Prelude.theme + """
        on settings viewWillDisappear { print "will disappear"; \(second) }
        on settings viewDidDisappear { print "did disappear" }
        """, confirms: false)
    #expect(
      session.run(first) == """
        will disappear
        note: settings is leaving its hierarchy already, once and not again (`show
          decision disappearanceUnderWay`)
        did disappear
        """)
    #expect(session.run("show tree settings").contains(first.hasPrefix("remove") ? "not in" : "disappeared"))
    #expect(session.problems.isEmpty)
    session.run("on settings viewWillDisappear { }\nappear settings in root\n\(first)")
    #expect(session.problems.isEmpty)
  }

  @Test("what is leaving cannot be moved elsewhere before it has left, which is then possible")
  func moving() {
    let session = Session(
      Prelude.theme + """
        create view spare
        on settings viewWillDisappear { move settings to spare }
        """, confirms: false)
    #expect(
      session.run("remove settings").hasPrefix("error: `settings` is leaving its hierarchy already\n"))
    session.run(
      "remove on settings viewWillDisappear\non settings viewDidDisappear { move settings to spare }")
    session.run("remove settings")
    #expect(session.problems.count == 1)
    #expect(session.run("show tree spare").contains("settings"))
  }

  @Test("what stands in what leaves can be taken out by itself before")
  func deeper() {
    let session = Session(
      Prelude.theme + """
        on settings viewWillDisappear { print "will"; remove form }
        on settings viewDidDisappear { print "did" }
        """, confirms: false)
    #expect(session.run("remove settings") == "will\ndid")
    #expect(session.run("show tree form").hasPrefix("form     view   not in a hierarchy"))
    #expect(session.problems.isEmpty)
  }
}
