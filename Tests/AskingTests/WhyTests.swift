import Testing

@Suite("Why a value is what it is")
struct WhyTests {
  @Test("what the update has not come to tells its old value, and why")
  func inProgress() {
    var shell = Shell("register form for theme { why cell.theme; why not cell.theme == bold }\n")
    #expect(
      shell.run("override main.theme = bold") == """
        standard
          main    override   bold       has not come to cell yet
          Theme   default    standard   decides
          a change is pending: an update is in progress, which goes top-down and brings
          it
        cell.theme is standard, the default: nothing overrides it yet
          an update is in progress, and makes it bold
          update   1 environment
        """)
    #expect(shell.run("why cell.theme").hasPrefix("bold\n  main    override   bold       decides"))
  }

  @Test("a replaced override is not called removed, and a removed one is in every report until the update")
  func replacedAndRemoved() {
    var shell = Shell("override form.theme = bold\n")
    #expect(
      shell.run("turn { override form.theme = pastel; why cell.theme }").hasPrefix(
        """
        bold
          form    override   bold       replaced, decides until the update
          form    override   pastel     pending until the update
        """))
    let removal = shell.run("turn { remove override form.theme; show overrides; show tree theme }")
    #expect(removal.hasPrefix("form   theme   pastel   removed, decides until the update\n"))
    #expect(removal.contains("form     pastel     override removed, pending\n"))
  }

  @Test("a value set to what it is, or set back, is not pending")
  func unchanged() {
    var shell = Shell("override form.theme = bold\n")
    let settled = """
      bold
        form    override   bold       decides
        Theme   default    standard
      form   theme   bold
      """
    let ask = "why cell.theme; show overrides }"
    #expect(shell.run("turn { override form.theme = bold; \(ask)") == settled)
    #expect(shell.run("turn { override form.theme = pastel; override form.theme = bold; \(ask)") == settled)
    #expect(shell.run("turn { remove override form.theme; override form.theme = bold; \(ask)") == settled)
  }

  @Test("when a pending change comes is said of the place and of the session")
  func whenItComes() {
    var shell = Shell("create view spare\noverride spare.theme = bold\n")
    #expect(
      shell.run("why spare.theme").contains(
        "a change is pending: insertion brings it, or `update traits spare`".replacing("`", with: "")))
    _ = shell.run("set updates manual\noverride main.theme = bold")
    #expect(shell.run("why cell.theme").hasSuffix("updates are manual, so update brings it"))
    #expect(
      shell.run("why not cell.theme == bold") == """
        cell.theme is standard, the default: nothing overrides it yet
          a change is pending: the next update makes it bold
          update   7 environments
        """)
  }

  @Test("`why not` counts for each statement what it changes, not what is due anyway")
  func reachBesideWhatIsDue() {
    var shell = Shell("set updates manual\noverride main.theme = bold\n")
    #expect(
      shell.run("why not cell.theme == pastel") == """
        cell.theme is standard, the default: nothing overrides it yet
          a change is pending: the next update makes it bold
          override cell.theme = pastel; update   1 environment
          override main.theme = pastel; update   8 environments
        """)
  }

  @Test("`why not` names the parent that gives a child its value")
  func parentsGift() {
    var shell = Shell(
      "use iOS 16\nroot.setOverrideTraitCollection(traits { theme = bold }, forChild: settings)\nuse iOS 17\n"
    )
    #expect(
      shell.run("why not cell.theme == standard") == """
        cell.theme is bold: by root, at settings
          override cell.theme = standard       1 environment
          override settings.theme = standard   3 environments
        """)
    #expect(shell.run("show overrides") == "settings   theme   bold   by root")
    #expect(shell.run("show tree theme").contains("settings   bold       by its parent"))
  }

  @Test("`why not` writes an instance of a class by the variable that holds it")
  func instances() {
    var shell = Shell("define class A { n = 0 }\nlet a = A(n: 3)\ndefine trait T = A(n: 0)\n")
    #expect(shell.run("why not cell.t == a").contains("  override cell.t = a   1 environment\n"))
    #expect(shell.run("override cell.t = a; why not cell.t == a").hasSuffix("already"))
    #expect(shell.run("why not form.t == A(n: 3)").hasSuffix("no other one is equal to it"))
  }

  @Test("`why not` asks nobody else: handlers print nothing and change nothing")
  func silence() {
    var shell = Shell("var n = 0\nregister cell for theme { n += 1; print \"told\" }\n")
    #expect(!shell.run("why not cell.theme == bold").contains("told"))
    #expect(shell.run("n") == "0")
  }

  @Test("of a long chain the middle is summed up, and a number is asked for by itself")
  func longChain() {
    var shell = Shell("override main.width = 100\n")
    for number in 0..<15 {
      let owner = number == 0 ? "form" : "deep\(number - 1)"
      _ = shell.run("create view deep\(number) in \(owner)\noverride deep\(number).width = \(number)")
    }
    #expect(shell.run("why deep14.width").contains("\n  … 6 more                    hidden by deep14\n"))
    #expect(shell.run("why not cell.width == 7").contains("override cell.width = 7 "))
  }

  @Test("what cannot be asked says so")
  func refusals() {
    var shell = Shell("let a = 1\n")
    #expect(shell.run("why a").hasPrefix("error: `why` explains"))
    #expect(shell.run("why not a == 2").hasPrefix("error: `why not` asks about one value"))
    #expect(shell.run("why not cell.width > 2").hasPrefix("error: `why not` asks with `==`"))
    #expect(shell.run("why cell.thme").contains("did you mean `theme`?"))
  }
}
