import SessionTesting
import Testing

@Suite("Explanations of colours and images")
struct LookExplanationTests {
  private func session(_ statements: String) -> Session {
    Session(Prelude.theme + statements, confirms: false)
  }

  @Test("R63: `why` tells that a trait which is not marked draws nothing anew")
  func unmarkedTrait() {
    let session = session(
      """
      define trait Mood = 0
      define color card = mood == 1 ? red : blue
      set cell.backgroundColor = card
      override main.mood = 1

      """)
    #expect(
      session.run("why cell.backgroundColor") == """
        #0000ff
          card   colour      #ff0000
          mood   from main   1         does not affect colour
          with the traits of now it would be #ff0000, but cell was not drawn again: mood
          is not marked; `affects color` in the definition of Mood does it, or
          `invalidate cell display` each time
        """)
    #expect(
      session.run("invalidate cell display; why cell.backgroundColor").hasPrefix(
        "#ff0000\n  card   colour      #ff0000\n  mood   from main   1"))
  }

  @Test("a marked trait draws the view anew, and a plain colour depends on none")
  func markedTrait() {
    let session = session(
      "define color card = theme == bold ? red : blue\nset cell.backgroundColor = card\nset form.tintColor = red\n"
    )
    session.run("override main.theme = bold")
    #expect(
      session.run("why cell.backgroundColor; why form.tintColor") == """
        #ff0000
          card    colour      #ff0000
          theme   from main   bold      affects colour: drawn anew
        #ff0000
          no trait decides it
        """)
    #expect(session.run("why form.backgroundColor").hasPrefix("error: `form` has no backgroundColor"))
  }

  @Test(
    "`why not` of a colour names the traits by which it decides, and the overrides that were found to do it")
  func colors() {
    let session = session(
      """
      define trait Loud = false
      define color card = theme == bold ? (loud ? green : red) : blue
      set cell.backgroundColor = card
      set header.backgroundColor = red

      """)
    #expect(
      session.run("why not cell.backgroundColor == red") == """
        cell.backgroundColor is #0000ff, because theme is standard
          override cell.theme = bold   1 environment
        """
    )
    #expect(
      session.run("override main.theme = bold; why not green == cell.backgroundColor") == """
        cell.backgroundColor is #ff0000, because theme is bold and loud is false
          override cell.loud = true; invalidate cell display   1 environment
        """)
    // What it names does it.
    session.run("override cell.loud = true; invalidate cell display")
    #expect(session.run("cell.backgroundColor == green") == "true")
    #expect(
      session.run("why not header.backgroundColor == blue") == """
        header.backgroundColor is #ff0000, because it was set to that
          set header.backgroundColor = #0000ff   0 environments
        """)
    #expect(
      session.run("why not cell.backgroundColor == #123456") == """
        cell.backgroundColor is #008000, because theme is bold and loud is true
          set cell.backgroundColor = #123456   0 environments
        """)
    #expect(
      session.run("why not header.backgroundColor == red") == "header.backgroundColor is #ff0000 already")
    #expect(session.run("why not form.backgroundColor == red").hasPrefix("error: `form` has no"))
  }

  @Test("`why not` of an image names what asks for another file, and the override that finds it")
  func images() {
    let session = session(
      """
      define image Logo { userInterfaceStyle dark: "dark"; any: "light" }
      set cell.image = Logo

      """)
    #expect(
      session.run(#"why not cell.image == "dark""#) == """
        cell.image is "light", because userInterfaceStyle is unspecified
          override cell.userInterfaceStyle = dark   1 environment
        """)
    #expect(
      session.run(#"why not cell.image == "blue""#)
        == #"cell.image is "light", and never "blue": its files are "dark", "light""#)
    session.run("override cell.userInterfaceStyle = dark")
    #expect(session.run("cell.image") == #""dark""#)
    #expect(session.run(#"why not cell.image == "dark""#) == #"cell.image is "dark" already"#)
  }

  @Test("`why not` of an image rules out what fits better")
  func betterFiles() {
    let logo = session(
      "define image Logo { userInterfaceStyle dark: \"d\"; any: \"a\" }\nset cell.image = Logo\noverride main.userInterfaceStyle = dark\n"
    )
    #expect(
      logo.run(#"why not cell.image == "a""#) == """
        cell.image is "d", because another file fits better
          override cell.userInterfaceStyle = light   1 environment
        """)
    let two = session(
      """
      define image Two { userInterfaceStyle dark: "d"; horizontalSizeClass compact: "c"; any: "a" }
      set cell.image = Two
      override main { userInterfaceStyle = dark; horizontalSizeClass = compact }

      """)
    #expect(two.run(#"why not cell.image == "c""#).contains("override cell.userInterfaceStyle = light"))
    #expect(
      two.run(#"why not cell.image == "a""#).hasSuffix(
        "override cell { userInterfaceStyle = light; horizontalSizeClass = regular }\n    1 environment"))
    let full = session(
      """
      define image Full { userInterfaceStyle dark: "d"; userInterfaceStyle light: "l"; userInterfaceStyle unspecified: "u"; any: "a" }
      set cell.image = Full

      """)
    #expect(full.run(#"why not cell.image == "a""#).hasSuffix(#"nothing here can make it "a" now"#))
  }

  @Test("what an override of several traits reaches is counted once")
  func reachOfSeveral() {
    let session = session(
      """
      define image J { userInterfaceStyle dark, horizontalSizeClass compact: "dc"; any: "a" }
      set form.image = J
      override cell.userInterfaceStyle = light

      """)
    #expect(
      session.run(#"why not form.image == "dc""#).hasSuffix(
        "override form { userInterfaceStyle = dark; horizontalSizeClass = compact }\n    2 environments"))
  }

  @Test(
    "a view in no hierarchy is not drawn, whatever is overridden; the appearance of what it stands in draws it"
  )
  func undrawnImages() {
    let session = session(
      "define image I { userInterfaceStyle dark: \"d\"; any: \"a\" }\ncreate view spare\nset spare.image = I\n"
    )
    #expect(
      session.run(#"why spare.image; why not spare.image == "d""#) == """
        nil
          userInterfaceStyle dark   d   userInterfaceStyle is unspecified
          any                       a   decides
          spare is in no hierarchy: it is drawn when it is inserted
        spare.image is nil: it stands in no hierarchy, so nothing draws it
        """)
    session.run("create controller child in settings\ncontroller child { view leaf }\nset leaf.image = I")
    session.run("override settings.userInterfaceStyle = dark")
    #expect(session.run(#"why not leaf.image == "d""#).contains("  appear child   "))
    session.run("appear child")
    #expect(session.run("leaf.image") == #""d""#)
  }

  @Test("a pending change is told of what is drawn: images and colours")
  func pendingLooks() {
    let session = session(
      """
      define image I { userInterfaceStyle dark: "d"; any: "a" }
      define color card = theme == pastel ? red : blue
      set cell.image = I
      set form.backgroundColor = card

      """)
    #expect(
      session.run("turn { override main.theme = pastel; why form.backgroundColor }") == """
        #0000ff
          card    colour    #0000ff
          theme   default   standard   affects colour: drawn anew
          it is #ff0000 when the view is drawn, at the end of the turn
        """)
    session.run("undo\nset updates manual\noverride main { theme = pastel; userInterfaceStyle = dark }")
    #expect(
      session.run("why form.backgroundColor").hasSuffix(
        "it is #ff0000 when the view is drawn, by `update`: updates are manual"))
    #expect(
      session.run(#"why cell.image; why not cell.image == "d""#) == """
        "a"
          userInterfaceStyle dark   d   userInterfaceStyle is unspecified
          any                       a   decides
          it is "d" when the view is drawn, by `update`: updates are manual
        cell.image is "a", because userInterfaceStyle is unspecified
          a change is pending: the next update makes it "d"
          update   8 environments
        """)
    #expect(session.run(#"why not cell.image == "a""#).contains("already"))
    session.run("update")
    #expect(session.run("cell.image; form.backgroundColor") == "\"d\"\n#ff0000")
  }

  @Test("R61: a colour that reads an environment is told that its collection plays no part")
  func colorReadsPlace() {
    let session = session("")
    #expect(
      session.run("define color c = cell.theme == bold ? red : blue") == """
        note: `cell.theme` is the same whatever traits the colour is resolved with;
          `theme` alone is read from those that it is given
        """)
    #expect(session.run("c.resolvedColor(with: traits { theme = bold })") == "#0000ff")
    #expect(session.run("define color d = theme == bold ? red : blue") == "")
  }

  @Test("a view goes on showing the file that was drawn, whatever becomes of its image")
  func oldFile() {
    let session = Session(
      Prelude.theme + #"""
        define image Logo { userInterfaceStyle dark: "dark"; any: "light" }
        define image Mark { any: "mark" }
        set cell.image = Logo
        set title.image = Logo
        remove title
        set updates manual
        redefine image Logo { any: "plain" }

        """#, confirms: false)
    #expect(session.run("cell.image; title.image") == #""light"\#n"light""#)
    #expect(
      session.run("why cell.image") == #"""
        "light"
          any   plain   decides
          it is "plain" when the view is drawn, by `update`: updates are manual
        """#)
    #expect(
      session.run(#"why not cell.image == "light""#) == #"""
        cell.image is "light" already
          a change is pending: the next update makes it "plain"
        """#)
    #expect(session.run("set cell.image = Mark\ncell.image") == #""light""#)
    #expect(session.run("set updates automatic\ncell.image; title.image") == #""mark"\#n"light""#)
  }
}
