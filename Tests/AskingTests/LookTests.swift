import Testing

@Suite("Why a view looks as it does")
struct LookTests {
  @Test("a trait that is not marked draws nothing anew")
  func unmarkedTrait() {
    var shell = Shell(
      """
      define trait Mood = 0
      define color card = mood == 1 ? red : blue
      set cell.backgroundColor = card
      override main.mood = 1

      """)
    #expect(
      shell.run("why cell.backgroundColor") == """
        #0000ff
          card   colour      #ff0000
          mood   from main   1         does not affect colour
          with the traits of now it would be #ff0000, but cell was not drawn again: mood
          is not marked; affects color in the definition of Mood does it, or invalidate
          cell display each time
        """)
    #expect(
      shell.run("invalidate cell display; why cell.backgroundColor").hasPrefix(
        "#ff0000\n  card   colour      #ff0000\n  mood   from main   1"))
  }

  @Test("a marked trait draws the view anew, and a plain colour depends on none")
  func markedTrait() {
    var shell = Shell(
      "define color card = theme == bold ? red : blue\nset cell.backgroundColor = card\nset form.tintColor = red\n"
    )
    _ = shell.run("override main.theme = bold")
    #expect(
      shell.run("why cell.backgroundColor; why form.tintColor") == """
        #ff0000
          card    colour      #ff0000
          theme   from main   bold      affects colour: drawn anew
        #ff0000
          no trait decides it
        """)
    #expect(shell.run("why form.backgroundColor").hasPrefix("error: `form` has no backgroundColor"))
  }

  @Test(
    "`why not` of a colour names the traits by which it decides, and the overrides that were found to do it")
  func colors() {
    var shell = Shell(
      """
      define trait Loud = false
      define color card = theme == bold ? (loud ? green : red) : blue
      set cell.backgroundColor = card
      set header.backgroundColor = red

      """)
    #expect(
      shell.run("why not cell.backgroundColor == red") == """
        cell.backgroundColor is #0000ff, because theme is standard
          override cell.theme = bold   1 environment
        """)
    #expect(
      shell.run("override main.theme = bold; why not green == cell.backgroundColor") == """
        cell.backgroundColor is #ff0000, because theme is bold and loud is false
          override cell.loud = true; invalidate cell display   1 environment
        """)
    #expect(
      shell.run("why not header.backgroundColor == blue") == """
        header.backgroundColor is #ff0000, because it was set to that
          set header.backgroundColor = #0000ff   0 environments
        """)
    #expect(
      shell.run("why not header.backgroundColor == red") == "header.backgroundColor is #ff0000 already")
  }

  @Test("what needs two traits is found")
  func twoTraits() {
    var shell = Shell(
      """
      define trait Dim = false { affects color }
      define color card = theme == pastel && dim ? red : blue
      set cell.backgroundColor = card

      """)
    #expect(
      shell.run("why not cell.backgroundColor == red") == """
        cell.backgroundColor is #0000ff, because theme is standard
          override cell.theme = pastel; override cell.dim = true   1 environment
        """)
  }

  @Test("`why not` of an image names what asks for another file, and the override that finds it")
  func images() {
    var shell = Shell(
      """
      define image Logo { userInterfaceStyle dark: "dark"; any: "light" }
      set cell.image = Logo

      """)
    #expect(
      shell.run("why cell.image") == """
        "light"
          userInterfaceStyle dark   dark    userInterfaceStyle is unspecified
          any                       light   decides
        """)
    #expect(
      shell.run(#"why not cell.image == "dark""#) == """
        cell.image is "light", because userInterfaceStyle is unspecified
          override cell.userInterfaceStyle = dark   1 environment
        """)
    #expect(shell.run(#"why not cell.image == "blue""#).contains(#"its files are "dark", "light""#))
  }

  @Test("a CGColor was resolved when it was set")
  func layers() {
    var shell = Shell("cell.layer.borderColor = UIColor.red.cgColor\n")
    #expect(shell.run("why cell.layer.borderColor").contains("follows nothing"))
    #expect(shell.run("why form.layer.borderColor").hasPrefix("error: `form` has no layer.borderColor"))
  }
}
