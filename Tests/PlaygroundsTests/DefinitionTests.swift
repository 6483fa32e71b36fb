import SessionTesting
import Testing

@Suite("Definitions in the language")
struct DefinitionTests {
  @Test("redefine replaces and keeps identity: values, overrides and registrations go on")
  func redefine() {
    let session = Session(
      Prelude.theme + "override form.theme = bold\nlet w = register header for theme { print \"called\" }",
      confirms: false)
    #expect(
      session.run("redefine trait Theme: AppTheme = pastel { affects color }\nheader.theme\ncell.theme")
        .hasSuffix("pastel\nbold"))
    #expect(session.run("override header.theme = bold\nheader.theme").hasSuffix("bold"))
  }

  @Test("redefine needs something to replace, of the same type while that is in use")
  func refusals() {
    let session = Session(Prelude.theme + "define struct P { a = 1 }\nvar p = P()")
    #expect(session.run("redefine trait Nope = 1").hasPrefix("error: there is no trait `Nope`"))
    session.run("override form.theme = bold")
    #expect(session.run("redefine trait Theme = 3").hasPrefix("error: `theme` cannot become Int: `form`"))
    #expect(
      session.run("redefine enum AppTheme { a }").hasPrefix("error: `theme` has values of `AppTheme`, which"))
    #expect(session.run("redefine struct P { b = 2 }").hasPrefix("error: `p` has values of `P`, which"))
    #expect(session.run("redefine color nope = red").hasPrefix("error: there is no colour `nope`"))
  }

  @Test("an enum that nothing uses can be replaced")
  func unused() {
    let session = Session("define enum E { a }\nredefine enum E { a, b }")
    #expect(session.run("E.b.rawValue") == "1")
  }

  @Test("a redefined action is what runs from then on")
  func actions() {
    let session = Session(
      Prelude.theme + "define action act() { print 1 }\nregister cell for theme action act", confirms: false)
    #expect(session.run("override main.theme = bold") == "1")
    #expect(session.run("redefine action act(s) { print s }\noverride main.theme = pastel") == "cell")
  }

  @Test("a trait's property name is its definition's with a small first letter")
  func propertyNames() {
    let session = Session("define trait HTMLMode = 1\nscene s { }")
    #expect(session.run("s.hTMLMode") == "1")
    #expect(session.run("s[HTMLMode]") == "1")
    #expect(session.run("define trait Layouts = 1").hasPrefix("error: a property `layouts` would hide"))
  }

  @Test("Apple's traits are there under Apple's names, with Apple's types, cases and defaults")
  func systemTraits() {
    let session = Session("scene s { }", confirms: false)
    #expect(
      session.run("s.horizontalSizeClass\ns.userInterfaceStyle\ns.displayScale")
        == "unspecified\nunspecified\n0.0")
    #expect(
      session.run("override s.userInterfaceStyle = dark\ns.userInterfaceStyle == UIUserInterfaceStyle.dark")
        == "true")
    #expect(
      session.run("override s.preferredContentSizeCategory = large\ns[UITraitPreferredContentSizeCategory]")
        == "large")
    #expect(session.run("override s.layoutDirection = rightToLeft\ns.layoutDirection") == "rightToLeft")
  }
}
