import SessionTesting
import Testing

@Suite("Overrides of a parent for its child")
struct ChildOverrideTests {
  static let give = "root.setOverrideTraitCollection(traits { theme = pastel }, forChild: settings)"

  @Test("R29: the child and what stands in it get the values, under both flows", arguments: [16, 17, 26])
  func flows(version: Int) {
    let session = Session(Prelude.theme + "use iOS \(version)", confirms: false)
    session.run(Self.give)
    #expect(
      session.run("settings.theme; cell.theme; root.theme; header.theme")
        == "pastel\npastel\nstandard\nstandard")
    session.run("root.setOverrideTraitCollection(nil, forChild: settings)")
    #expect(session.run("cell.theme") == "standard")
  }

  @Test("R29: since iOS 17 it is deprecated, and says what takes its place, once")
  func deprecated() {
    let note = """
      note: setOverrideTraitCollection(_:forChild:) is deprecated since iOS 17:
        `override settings { … }` takes its place
      """
    let session = Session(Prelude.theme, confirms: false)
    #expect(session.run(Self.give) == note)
    #expect(session.run(Self.give) == "")
    #expect(Session(Prelude.theme + "use iOS 16", confirms: false).run(Self.give) == "")
  }

  @Test("the child's own override wins, and `why` says that this is decided here")
  func contested() {
    let session = Session(Prelude.theme + Self.give, confirms: false)
    session.run("override settings.theme = bold")
    #expect(
      session.run("why cell.theme") == """
        bold
          settings   override        bold       decides
          settings   by its parent   pastel     hidden by settings
          Theme      default         standard
          Does setOverrideTraitCollection beat traitOverrides? Apple does not document
          this; Mendel: No: its values lie beneath the child's own traitOverrides and
          above what the child inherits, in every version, until the parent sets others
          or nil, or the child gets another parent.
          `show decision parentOverrides` says why
        """)
    #expect(session.run("settings.overrides.count") == "1")
  }

  @Test("what is given replaces what was given, and a change is reported like any other")
  func replaced() {
    let session = Session(Prelude.theme + Self.give, confirms: false)
    session.run(#"register cell for theme { print "\(previous.theme) -> \(sender.theme)" }"#)
    let other = "root.setOverrideTraitCollection(traits { containedInSettings = true }, forChild: settings)"
    #expect(session.run(other) == "pastel -> standard")
    #expect(session.run("cell.containedInSettings") == "true")
    #expect(session.run("undo; cell.theme; cell.containedInSettings") == "pastel\nfalse")
  }

  @Test("what a parent gave ends where the child gets another one, and where the parent is gone")
  func otherParent() {
    let session = Session(Prelude.theme + "create controller page in root\n" + Self.give, confirms: false)
    session.run("appear page in root")
    session.run("remove settings")
    #expect(session.run("show overrides") == "settings   theme   pastel   given by root")
    #expect(session.run("show tree").contains("settings        controller   theme by its parent"))
    session.run("move settings to page")
    #expect(session.run("cell.theme; show overrides") == "standard\nno overrides")
    session.run("undo; destroy root; update traits cell")
    #expect(session.run("cell.theme; show overrides") == "standard\nno overrides")
  }

  @Test("a controller that waits to appear is its parent's child already")
  func waiting() {
    let session = Session(Prelude.theme, confirms: false)
    session.run("create controller child in root")
    session.run("root.setOverrideTraitCollection(traits { theme = bold }, forChild: child)")
    #expect(session.problems.isEmpty)
    #expect(session.run("appear child; child.theme") == "bold")
  }
}
