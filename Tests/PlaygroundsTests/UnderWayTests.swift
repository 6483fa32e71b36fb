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
}
