import SessionTesting
import Testing

@Suite("Versions in the language")
struct VersionTests {
  @Test("`use iOS` says in a line what in the session follows other rules")
  func effects() {
    let session = Session(Prelude.theme)
    session.run(
      """
      register cell for theme { print "x" }
      on cell layoutSubviews { let t = cell.theme }
      on cell draw { let t = cell.theme }
      override main.listEnvironment = plain
      """)
    #expect(
      session.run("use iOS 16") == """
        ▸ iOS 16: controllers inherit from their parent controllers
        ▸ in this session 1 controller inherits otherwise, 1 registration rests, 1
          override stays that is newer
        """)
    #expect(
      session.run("use iOS 18") == """
        ▸ iOS 18: one flow, and traits that layout and drawing read are tracked
        ▸ in this session 1 controller inherits otherwise, 1 registration is called
          again, 2 methods are tracked
        """)
    #expect(
      session.run("use iOS 17").contains(
        "▸ in this session 2 methods are not tracked any more, 1 override stays that is\n  newer"))
    #expect(
      session.run("use iOS 17").hasPrefix(
        "▸ iOS 17: one flow, through superviews to controllers and their views"))
  }

  @Test(
    "before iOS 17 the children that are not shown are counted with those that follow, and leaving says so")
  func children() {
    let session = Session(Prelude.theme)
    session.run("use iOS 16\ncreate controller kid in root")
    #expect(session.run("override root.theme = bold").hasSuffix("; 6 environments follow"))
    #expect(session.run("disappear settings").contains("it still follows its parent controller"))
    #expect(session.run("override root.theme = pastel").hasSuffix("; 4 environments follow"))
    session.run("use iOS 17\nappear settings")
    #expect(session.run("disappear settings").contains("it keeps its last values"))
    #expect(session.run("override root.theme = bold").hasSuffix("; 2 environments follow"))
  }

  @Test("where nothing is another, nothing is said of it")
  func nothing() {
    #expect(Session().run("use iOS 26") == "▸ iOS 26: one flow, tracking, and updateProperties")
  }
}
