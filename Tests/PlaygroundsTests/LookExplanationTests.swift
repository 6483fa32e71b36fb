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
          another one is looked up when the view is drawn, at the end of the turn
        """#)
    #expect(session.run(#"why not cell.image == "light""#) == #"cell.image is "light" already"#)
    #expect(session.run("set cell.image = Mark\ncell.image") == #""light""#)
    #expect(session.run("set updates automatic\ncell.image; title.image") == #""mark"\#n"light""#)
  }
}
