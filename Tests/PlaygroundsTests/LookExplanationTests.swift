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
      session.run("why not cell.backgroundColor == #123456").hasSuffix(
        "  nothing here can make it #123456 now"))
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
}
