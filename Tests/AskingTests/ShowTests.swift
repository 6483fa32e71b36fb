import Testing

@Suite("What is shown")
struct ShowTests {
  @Test("a long tree shows what stands out, and sums up what is alike")
  func longTree() {
    var shell = Shell("override main.theme = pastel\n")
    _ = shell.run((0..<2_000).map { "create view item\($0) in form" }.joined(separator: "\n"))
    _ = shell.run("override item1000.theme = bold")
    #expect(
      shell.run("show tree theme") == """
        main                   pastel   override
          win                  pastel
            root               pastel
              header           pastel
                title          pastel
              settings         pastel
                form           pastel
                  cell         pastel
                  item0        pastel
                  … 999 more   pastel
                  item1000     bold     override
                  item1001     pastel
                  item1002     pastel
                  … 997 more   pastel
        `show all tree theme` shows every one
        """)
    #expect(shell.run("show all tree theme").split(separator: "\n").count == 2_008)
    #expect(shell.run("show all tree").split(separator: "\n").count == 2_008)
  }

  @Test("in a handler the tree marks what the update has not come to")
  func treeInProgress() {
    var shell = Shell("register settings for theme { show tree theme settings }\n")
    #expect(
      shell.run("override main.theme = bold") == """
        settings   bold
          form     standard   not updated yet
            cell   standard   not updated yet
        """)
  }

  @Test("`show tree` says of what is outside whose child it is, whether it has appeared, and its overrides")
  func outside() {
    var shell = Shell("override settings.theme = bold\ndisappear settings\n")
    let state = "child of root, disappeared"
    #expect(shell.run("show tree").contains("settings        controller   override theme; \(state)\n"))
    _ = shell.run("create controller j in root")
    #expect(shell.run("show tree").hasSuffix("child of root, not yet appeared, view not loaded"))
  }

  @Test("variables with their types, keys, decisions, and a topic that there is not")
  func topics() {
    var shell = Shell("let a = 1\nvar name = \"x\"\n")
    #expect(shell.run("show variables") == "a      let   Int      1\nname   var   String   \"x\"")
    #expect(shell.run("show tre").contains("did you mean `tree`?"))
    #expect(
      shell.run("show log theme").hasPrefix("error: expected the end of this `show log`, found `theme`"))
    #expect(shell.run("show trait cell").contains("`show traits cell` shows its traits"))
    #expect(shell.run("show decision nonsense").hasPrefix("error: there is no decision `nonsense`"))
  }

  @Test("traits, devices and decisions; and of registrations before iOS 17 that they rest")
  func tables() {
    var shell = Shell("register cell for theme { }\nuse iOS 16\n")
    #expect(shell.run("show traits").contains("\nwidth ") && shell.run("show traits").hasSuffix(" own"))
    let style = shell.run("show trait userInterfaceStyle")
    #expect(style.contains("iOS 12, as a key iOS 17") && style.hasSuffix("systemTraitsAffectingImageLookup"))
    #expect(shell.run("show devices").contains("iPhone16       "))
    #expect(shell.run("show decisions").contains("\nparentOverrides "))
    #expect(shell.run("show registrations").hasSuffix("use iOS 17 brings them back"))
  }

  @Test("where more stands out than a page holds, the rest is counted")
  func manyOverrides() {
    var shell = Shell()
    _ = shell.run("for k in 1...150 { let v = UIView(); form.addSubview(v); v.traitOverrides.width = k }")
    #expect(
      shell.run("show tree width").split(separator: "\n").suffix(2) == [
        "… 59 more                   59 of them stand out",
        "`show all tree width` shows every one",
      ])
  }

  @Test("the log keeps what ran, and says how much came before")
  func log() {
    var shell = Shell("on cell layoutSubviews { }\n")
    _ = shell.run("for x in [1] { repeat 120 { turn { invalidate cell } } }")
    let lines = shell.run("show log").split(separator: "\n")
    #expect(lines.count == 102)
    #expect(lines[0] == "… 20 more" && lines[1] == "21    cell   layoutSubviews")
    #expect(shell.run("show all log").split(separator: "\n").count == 120)
  }

  @Test("`cost` counts an environment once however the update is split, and is a value")
  func cost() {
    var shell = Shell()
    #expect(
      shell.run("let c = cost { override main.theme = bold; update traits cell }; c.updated; c.environments")
        == "8\n8")
    #expect(shell.run("if true { let d = cost { }; print d.overrides }") == "0")
  }
}
