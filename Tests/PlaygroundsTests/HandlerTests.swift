import Playgrounds
import SessionTesting
import Testing

@Suite("Registrations and handlers")
struct HandlerTests {
  @Test(
    "an action takes no, one or two parameters, and self is the target",
    arguments: [
      ("()", "\\(self)", "settings"), ("(s)", "\\(self) \\(s)", "settings cell"),
      ("(s, before)", "\\(self) \\(s) \\(before.theme) \\(s.theme)", "settings cell standard bold"),
    ])
  func actions(parameters: String, text: String, printed: String) {
    let session = Session(
      Prelude.theme + "define action act\(parameters) { print \"\(text)\" }\n"
        + "register cell for theme target settings action act", confirms: false)
    #expect(session.run("override main.theme = bold") == printed)
  }

  @Test("without a target it is the environment itself")
  func ownTarget() {
    let session = Session(
      Prelude.theme + "define action act() { print self }\nlet w = register cell for theme action act",
      confirms: false)
    #expect(session.run("override main.theme = bold\nw.target") == "cell\ncell")
  }

  @Test("a body runs once a turn, also where several of its traits change")
  func once() {
    let session = Session(
      Prelude.theme + "let w = register cell for theme, containedInSettings { print \"called\" }",
      confirms: false)
    #expect(session.run("override main { theme = bold; containedInSettings = true }\nw.calls") == "called\n1")
  }

  @Test("a value that is set back within the turn calls nobody")
  func setBack() {
    let session = Session(
      Prelude.theme + "let w = register cell for theme { print \"called\" }", confirms: false)
    #expect(session.run("turn { override main.theme = bold; remove override main.theme }\nw.calls") == "0")
    #expect(session.run("override form.theme = standard\nw.calls") == "0")
  }

  @Test("a value hidden by an override below calls nobody there")
  func hidden() {
    let session = Session(
      Prelude.theme + "override form.theme = pastel; let w = register cell for theme { print \"called\" }",
      confirms: false)
    #expect(session.run("override main.theme = bold\nw.calls") == "0")
  }

  @Test("an ended registration is not called, and ending it twice is harmless")
  func unregister() {
    let session = Session(
      Prelude.theme + "let w = register cell for theme { print \"called\" }\nunregister w\nunregister w",
      confirms: false)
    #expect(session.run("override main.theme = bold\nw.calls\ncell.registrations") == "0\n0")
  }

  @Test("loop variables are captured by value, session variables are read when the handler runs")
  func captures() {
    let session = Session(
      Prelude.theme + """
        var n = 1
        for x in [10, 20] { let y = x + n; register cell for theme { print x + y + n } }
        n = 100
        """, confirms: false)
    #expect(session.run("override main.theme = bold") == "121\n141")
  }

  @Test("a handler made in a handler captures its sender")
  func nestedCapture() {
    let session = Session(
      Prelude.theme
        + "register form for theme { let outer = sender; register cell for theme { print outer } }",
      confirms: false)
    #expect(session.run("override form.theme = bold\noverride cell.theme = pastel") == "form\nform")
  }

  @Test("bare traitCollection, traitOverrides and setNeedsLayout() are the sender's")
  func ownMembers() {
    let session = Session(
      Prelude.theme + """
        register cell for theme { print traitCollection.theme; print traitOverrides.count; setNeedsLayout() }
        on cell layoutSubviews { print "layout" }
        """, confirms: false)
    #expect(session.run("override main.theme = bold") == "bold\n0\nlayout")
  }

  @Test("changedTraits(from:) tells what changed")
  func changedTraits() {
    let session = Session(
      Prelude.theme
        + "register cell for theme, containedInSettings { print traitCollection.changedTraits(from: previous) }",
      confirms: false)
    #expect(session.run("override main.theme = bold") == "[Theme]")
    #expect(
      session.run("override main { theme = pastel; containedInSettings = true }")
        == "[Theme, ContainedInSettings]")
  }

  @Test("a second handler for an event replaces the first, and a removed one is silent")
  func replacing() {
    let session = Session(Prelude.theme)
    #expect(
      session.run("on cell layoutSubviews { print 1 }") == "▸ cell runs this on layoutSubviews\n1" || true)
    #expect(
      session.run("on cell layoutSubviews { print 2 }").contains(
        "▸ cell runs this on layoutSubviews, instead of the one before"))
    #expect(session.run("invalidate cell") == "2\n▸ cell needs layout")
    session.run("remove on cell layoutSubviews")
    #expect(session.run("invalidate cell") == "▸ cell needs layout")
  }

  @Test("what a handler changes is not said as if the statement had done it")
  func quietHandlers() {
    let session = Session(
      Prelude.theme + "var n = 0\nregister cell for theme { n = n + 1; override header.theme = pastel }")
    #expect(session.run("override form.theme = bold") == "▸ form.theme: standard → bold; cell follows")
    #expect(session.run("n\nheader.theme") == "1\npastel")
  }

  @Test("what fails in a handler takes the whole statement back, and names handler and line")
  func failure() {
    let session = Session(Prelude.theme)
    session.run("var n = 0\nregister cell for theme {\n  n = n + 1\n  let list = [n]\n  list[n]\n}")
    let before = session.playground.digest
    #expect(
      session.run("override main.theme = bold") == """
        error: there is no element 1
          5 │   list[n]
            │   ^^^^^^^ there are 0 to 0
          in registration on cell for theme
        """)
    #expect(session.playground.digest == before)
  }

  @Test("expect error and what if in the middle of an update leave the update as it was")
  func trialsInHandlers() {
    let session = Session(
      Prelude.theme + """
        register form for theme { expect error "zero" { turn { override main.theme = pastel }; 1 / 0 }; print "form \\(form.theme)" }
        register cell for theme { what if { override cell.theme = standard } print cell.theme; print "cell \\(cell.theme)" }
        """, confirms: false)
    let output = session.run("override main.theme = bold\nmain.theme\ncell.theme\ncell.overrides.count")
    #expect(session.problems.isEmpty)
    #expect(output.contains("\nform bold\n"))
    #expect(output.hasSuffix("cell bold\nbold\nbold\n0"))
  }

  @Test(
    "a property that is of another type where the handler runs is refused",
    arguments: [
      ("define struct B { a = 1, b = 2 }; define struct S { x = 1 }", "B()", "S()", "print sender.lab.b"),
      ("define class B { a = 1, b = 2 }; define class S { x = 1 }", "B()", "S()", "sender.lab.b = 9"),
      ("", "3", #""xyz""#, "print sender.lab + 1"), ("", "[1]", "3", "for k in sender.lab { print k }"),
      ("define trait N = 1", "3", #""xyz""#, "override sender.n = sender.lab"),
    ])
  func otherType(setup: String, value: String, other: String, body: String) {
    let session = Session(
      Prelude.theme + """
        \(setup)
        view cell { var lab = \(value) }
        on form layoutSubviews { \(body) }
        view form { var lab = \(other) }
        """, confirms: false)
    let output = session.run("invalidate form")
    #expect(output.hasPrefix("error: expected ") && output.contains("form layoutSubviews"), "\(output)")
  }

  @Test(
    "what stands behind a trial in a handler sees what the handler captured, and its names are bound with the handler's",
    arguments: [
      ("for k in [7] { on cell layoutSubviews { what if { print 1 } print k } }", "1\n7"),
      ("for k in [7] { on cell layoutSubviews { what if { print 1 } expect k == 7 } }", "1"),
      (
        "for v in [form] { on cell layoutSubviews { what if { override v.theme = bold } print v.theme } }",
        "bold"
      ),
      (
        "on cell layoutSubviews { what if { let n = 3; create view zed in form } print \"\\(zed) \\(n)\" }",
        "zed 3"
      ),
      ("on cell layoutSubviews { what if { override cell.theme = bold } print cell.theme }", "bold"),
      ("on cell layoutSubviews { expect error \"no trait\" { print 1; cell.nope } }", "1"),
    ])
  func trials(handler: String, output: String) {
    let session = Session(Prelude.theme + handler + "\ncreate view cell in header", confirms: false)
    #expect(session.run("invalidate form/cell") == output)
    #expect(session.run("invalidate form/cell") == output)
  }

  @Test("a trial in a handler names what is there when the handler is made")
  func unboundTrial() {
    let session = Session(Prelude.theme, confirms: false)
    #expect(
      session.run("on cell layoutSubviews { what if { print nope } }").hasPrefix(
        "error: nothing here is called"))
  }
}
