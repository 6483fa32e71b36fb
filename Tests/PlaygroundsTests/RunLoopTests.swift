import Playgrounds
import SessionTesting
import Testing

@Suite("The run loop")
struct RunLoopTests {
  @Test("a statement is a turn: values follow at its end")
  func turn() {
    let session = Session(Prelude.theme)
    #expect(
      session.run("turn { override main.theme = bold; cell.theme }\ncell.theme") == """
        standard
        ▸ main.theme: standard → bold; 7 environments follow
        bold
        """)
  }

  @Test("what is given to a view after its layout says from when on its reads are tracked")
  func lateTracking() {
    let session = Session(
      Prelude.theme + "use iOS 18\nview form { view new { on layoutSubviews { } } }", width: 120)
    let late = "; what it reads is tracked from its next run on"
    #expect(
      session.run("on cell layoutSubviews { print cell.theme }") == "▸ cell runs this on layoutSubviews"
        + late)
    #expect(
      session.run("override main.theme = bold") == "▸ main.theme: standard → bold; 8 environments follow")
    #expect(session.run("invalidate cell") == "bold\n▸ cell needs layout")
    #expect(session.run("override main.theme = pastel").hasPrefix("pastel\n"))
    #expect(
      session.run("on cell traitCollectionDidChange { }") == "▸ cell runs this on traitCollectionDidChange")
    #expect(
      session.run("use iOS 17; on form layoutSubviews { }").hasSuffix("▸ form runs this on layoutSubviews"))
    #expect(
      session.run("use iOS 18; view header { view fresh { on layoutSubviews { } } }").hasSuffix(
        "▸ fresh runs this on layoutSubviews\n▸ fresh created"))
  }

  @Test("reads in a loop show what was before the turn, and a note says so once")
  func notice() {
    let session = Session(Prelude.theme, confirms: false)
    let first = session.run("repeat 2 { override cell.theme = bold; cell.theme }")
    #expect(
      first == """
        note: reads inside repeat, for, if and handlers show the values before the
          turn's end; `turn { … }` ends one
        standard
        standard
        """)
    #expect(session.run("for x in [1] { override cell.theme = pastel; cell.theme }") == "bold")
  }

  @Test("turns in a loop are full turns")
  func turns() {
    let session = Session(Prelude.theme, confirms: false)
    #expect(
      session.run(
        "for t in [AppTheme.bold, AppTheme.pastel] { turn { override cell.theme = t }; cell.theme }")
        == "bold\npastel")
  }

  @Test("in manual mode nothing runs until update, and a failing update leaves the overrides pending")
  func manual() {
    let session = Session(
      Prelude.theme
        + "var fails = true; register cell for theme { if fails { 1 / 0 } else { print \"called\" } }")
    session.run("set updates manual\noverride main.theme = bold")
    let before = session.playground.digest
    #expect(session.run("cell.theme") == "standard")
    #expect(session.run("update").hasPrefix("error: division by zero\n"))
    #expect(session.playground.digest == before)
    #expect(session.run("form.theme") == "standard")
    #expect(session.run("fails = false\nupdate\ncell.theme") == "▸ fails = false\ncalled\n▸ updated\nbold")
  }

  @Test("setting updates to automatic ends the turn")
  func automatic() {
    let session = Session(Prelude.theme + "set updates manual\noverride main.theme = bold", confirms: false)
    #expect(session.run("set updates automatic\ncell.theme") == "bold")
  }

  @Test("update traits works on one environment, its ancestors and what is below")
  func updateTraits() {
    let session = Session(Prelude.theme + "set updates manual\noverride main.theme = bold", confirms: false)
    #expect(
      session.run("update traits form\nmain.theme\nform.theme\ncell.theme\nheader.theme")
        == "bold\nbold\nbold\nstandard")
  }

  @Test("what a loop changes is said once the turn is over, and not a million times")
  func confirmations() {
    let session = Session("var x = 0")
    let lines = session.run("repeat 1000 { x = x + 1 }").split(separator: "\n")
    #expect(lines.count == 10)
    #expect(lines.suffix(3) == ["▸ x = 8", "▸ … 991 more", "▸ x = 1000"])
    #expect(session.run("repeat 10 { x = x + 1 }").split(separator: "\n").count == 10)
    #expect(session.run("repeat 9 { x = x + 1 }").hasSuffix("▸ x = 1018\n▸ x = 1019"))
    #expect(session.run("repeat 11 { x = x + 1 }").hasSuffix("▸ x = 1027\n▸ … 2 more\n▸ x = 1030"))
    // Of a long loop not even the last is worked out each time.
    #expect(session.run("repeat 5000 { x = x + 1 }").hasSuffix("▸ x = 1038\n▸ … 4992 more"))
  }

  @Test("a failing turn says nothing of what it did before, but what it printed stays")
  func failingTurn() {
    let session = Session("var x = 0")
    #expect(
      session.run("turn { x = 1; print x; x = 1 / 0 }") == """
        1
        error: division by zero
          1 │ turn { x = 1; print x; x = 1 / 0 }
            │                              ^ ask first, as in `n == 0 ? 0 : 6 / n`
        """)
    #expect(session.run("x") == "0")
  }

  @Test("10 million steps are the end of a statement")
  func steps() {
    let session = Session("var x = 0", confirms: false)
    #expect(
      session.run("repeat 20000000 { }").hasPrefix("error: the statement took more than 10 million steps\n"))
    #expect(session.run("x") == "0")
  }

  @Test("a statement that is interrupted leaves nothing")
  func interruption() {
    let session = Session("var x = 0", confirms: false)
    let before = session.playground.digest
    session.playground.isInterrupted = { true }
    #expect(session.run("repeat 100000 { x = x + 1 }").hasPrefix("error: interrupted\n"))
    session.playground.isInterrupted = { false }
    #expect(session.playground.digest == before)
  }

  @Test("expect error does not take an interrupt for the failure")
  func interruptedExpectation() {
    let session = Session()
    session.playground.isInterrupted = { true }
    #expect(session.run("expect error { repeat 100000 { } }").hasPrefix("error: interrupted\n"))
  }

  @Test("blocks inside one another, over all calls, have a limit that names the circle")
  func nesting() {
    let ifs = String(repeating: "if true { ", count: 100)
    let body =
      ifs + "turn { override s.theme = s.theme == bold ? pastel : bold }"
      + String(repeating: " }", count: 100)
    let session = Session(
      Prelude.theme + "define action deep(s) { \(body) }; register cell for theme action deep")
    let output = session.run("override main.theme = bold")
    #expect(output.hasPrefix("error: more than 2000 blocks inside one another\n"))
    #expect(output.contains("they go in a circle: action deep → action deep"))
    #expect(session.run("cell.theme") == "standard")
  }

  @Test("what comes from outside ends the turn in progress, and is refused in handlers and turns")
  func outside() {
    let session = Session(Prelude.inspector, confirms: false)
    #expect(
      session.run(
        "repeat 2 { rotate main; print main.verticalSizeClass }\nrepeat 1 { override main.userInterfaceStyle = dark; resize main to 1/3; print animals.userInterfaceStyle }"
      )
        == "regular\nregular\ndark")
    #expect(session.run("repeat 1 { turn { rotate main } }").contains("comes from outside the app"))
    #expect(session.run("turn { expect error \"outside the app\" { rotate main } }") == "")
    #expect(session.run("turn { what if { rotate main } }").contains("comes from outside the app"))
  }
}
