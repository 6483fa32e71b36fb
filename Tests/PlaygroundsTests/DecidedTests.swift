import Playgrounds
import SessionTesting
import Testing

/// What Mendel decides where Apple is silent, as a learner meets it.
@Suite("Decided points in the language")
struct DecidedTests {
  @Test("updateTraitsIfNeeded() updates the ancestors that wait, which hear of it before their descendants")
  func ancestors() {
    let session = Session(
      Prelude.theme + """
        register win for theme { print "win" }
        register form for theme { print "form \\(cell.theme)" }
        """, confirms: false)
    #expect(
      session.run(
        "turn { override main.theme = bold; update traits cell; print root.theme; print header.theme }")
        == "win\nform standard\nbold\nstandard")
    #expect(session.run("help update traits").contains("updatedAncestors"))
  }

  @Test("what a tracked method reads through the current collection is not tracked, and a note says so once")
  func current() {
    let session = Session(
      Prelude.theme + """
        define color card = theme == bold ? blue : red
        use iOS 18
        """, confirms: false)
    let notes = session.run(
      "on cell layoutSubviews { set cell.layer.borderColor = card.cgColor }; invalidate cell"
    ).replacing(/\s+/, with: " ")
    #expect(notes.contains("is not tracked") && notes.contains("show decision trackedCollections"))
    #expect(session.run("override main.theme = bold; cell.layouts; cell.layer.borderColor") == "2\n#ff0000")
    #expect(session.run("invalidate cell; cell.layer.borderColor") == "#0000ff")
    let own =
      "on cell layoutSubviews { set cell.layer.borderColor = card.resolvedColor(with: sender.traits).cgColor }"
    #expect(session.run("\(own); invalidate cell") == "")
    #expect(session.run("override main.theme = pastel; cell.layer.borderColor") == "#ff0000")
  }

  @Test(
    "values in the language are written, merged and kept as was decided",
    arguments: [
      ("UITraitCollection(traitsFrom: [dark, none]).userInterfaceStyle", "dark"),
      ("none.changedTraits(from: nil).count", "1"), ("dark.userInterfaceStyle", "dark"),
      ("set win.tintColor = red; cell.tintColor", "nil"),
    ])
  func values(expression: String, value: String) {
    let session = Session(
      Prelude.theme + """
        let dark = traits { userInterfaceStyle = dark }
        let none = traits { userInterfaceStyle = unspecified }
        """, confirms: false)
    #expect(
      session.run(expression).split(separator: "\n").filter { !$0.hasPrefix("note:") && !$0.hasPrefix(" ") }
        == [value[...]])
  }

  @Test(
    "an override that says nothing, and masks one above, is explained for every one of Apple's traits",
    arguments: [
      ("userInterfaceStyle", "dark", "unspecified"), ("displayScale", "2", "0"),
      ("forceTouchCapability", "available", "unknown"), ("typesettingLanguage", "\"ko\"", "nil"),
    ])
  func unspecified(trait: String, above: String, none: String) {
    let session = Session(Prelude.theme + "override main.\(trait) = \(above)", confirms: false)
    #expect(!session.run("why cell.\(trait)").contains("unspecifiedOverrides"))
    #expect(
      session.run("override form.\(trait) = \(none); why cell.\(trait)").contains("unspecifiedOverrides"))
  }

  @Test("an override that gives what is the default otherwise, and says something, is explained by nothing")
  func specified() {
    let alignment = "resolvesNaturalAlignmentWithBaseWritingDirection"
    let session = Session(
      Prelude.theme + "override form { \(alignment) = true; theme = standard }", confirms: false)
    #expect(!session.run("why cell.\(alignment); why cell.theme").contains("unspecifiedOverrides"))
  }

  @Test("registrations that rest are shown with the version that calls them")
  func resting() {
    let session = Session(Prelude.theme + "register cell for theme { }", confirms: false)
    let shown = session.run("show registrations")
    #expect(!shown.contains("rest"))
    let rest = "they rest: registerForTraitChanges came with iOS 17; use iOS 17 brings them back"
    #expect(session.run("use iOS 16; show registrations") == shown + "\n" + rest)
    #expect(session.run("show registrations cell").contains("they rest"))
    #expect(session.run("use iOS 17; show registrations") == shown)
  }
}
