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
}
