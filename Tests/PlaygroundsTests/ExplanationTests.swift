import Playgrounds
import SessionTesting
import Testing

@Suite("Explanations in the middle of things")
struct ExplanationTests {
  private func session(_ statements: String = "") -> Session {
    Session(Prelude.theme + statements, confirms: false)
  }

  @Test("what Apple leaves open of its own `unspecified` is not said of a learner's")
  func unspecified() {
    let session = Session(
      Prelude.theme + "define enum Mood { unspecified, good }\ndefine trait Feeling: Mood = good",
      confirms: false)
    session.run("override cell.feeling = unspecified; override cell.userInterfaceStyle = unspecified")
    #expect(!session.run("why cell.feeling").contains("unspecified override"))
    #expect(session.run("why cell.userInterfaceStyle").contains("unspecified override"))
  }

  @Test("R35: in a handler what the update has not come to tells its old value, and why")
  func inProgress() {
    let session = session("register form for theme { why cell.theme; why not cell.theme == bold }\n")
    #expect(
      session.run("override main.theme = bold") == """
        standard
          main    override   bold       has not come to cell yet
          Theme   default    standard   decides
          an update is in progress: it goes top-down, and has not come to cell yet
        cell.theme is standard, the default: nothing overrides it
          an update is in progress, and makes it bold
          update   1 environment
        """)
    #expect(session.run("why cell.theme").hasPrefix("bold\n  main    override   bold       decides"))
  }

  @Test("in a handler the tree marks what the update has not come to")
  func treeInProgress() {
    let session = session("register settings for theme { show tree theme }\n")
    #expect(
      session.run("override main.theme = bold") == """
        main             bold       override
        └ win            bold
          └ root         bold
            ├ header     bold
            │ └ title    bold
            └ settings   bold
              └ form     standard   not updated yet
                └ cell   standard   not updated yet
        """)
  }

  @Test("R50: a value set to what it is, or set back, is not pending")
  func unchanged() {
    let session = session("override form.theme = bold\n")
    let settled = """
      bold
        form    override   bold       decides
        Theme   default    standard
      form   theme   bold
      """
    let ask = "why cell.theme; show overrides }"
    #expect(session.run("turn { override form.theme = bold; \(ask)") == settled)
    #expect(session.run("turn { override form.theme = pastel; override form.theme = bold; \(ask)") == settled)
    #expect(session.run("turn { remove override form.theme; override form.theme = bold; \(ask)") == settled)
    #expect(!session.run("turn { override form.theme = bold; show tree theme }").contains("pending"))
  }

  @Test("a replaced override is not called removed, and a removed one is in every report until the update")
  func replacedAndRemoved() {
    let session = session("override form.theme = bold\n")
    #expect(
      session.run("turn { override form.theme = pastel; why cell.theme }").hasPrefix(
        """
        bold
          form    override   bold       replaced, decides until the update
          form    override   pastel     pending until the update
        """))
    let removal = session.run("turn { remove override form.theme; show overrides; show tree theme }")
    #expect(removal.hasPrefix("form   theme   pastel   removed, decides until the update\n"))
    #expect(removal.contains("form     pastel     override removed, pending\n"))
  }

  @Test("when a pending change comes is said of the place and of the session")
  func whenItComes() {
    let session = session("create view spare\noverride spare.theme = bold\n")
    let outside = "a change is pending: insertion brings it"
    #expect(session.run("why spare.theme").contains("  \(outside), or `update traits spare`\n"))
    session.run("use iOS 16")
    #expect(session.run("why spare.theme").contains("  \(outside)\n"))
    session.run("use iOS 17\nset updates manual\noverride main.theme = bold")
    #expect(session.run("why cell.theme").hasSuffix("updates are manual, so `update` brings it"))
    session.run("set updates automatic")
    #expect(
      session.run("turn { override main.theme = pastel; why cell.theme }").hasSuffix(
        "at the end of\n  the turn"))
    session.run(
      "register main for theme { if form.theme != bold { override main.theme = bold; why main.theme } }")
    #expect(
      session.run("override main.theme = monochrome").contains(
        "a change is pending: the next pass of this update brings it"))
  }

  @Test("`why not` counts for each statement what it changes, not what is due anyway")
  func reachBesideWhatIsDue() {
    #expect(
      session().run("turn { override main.theme = bold; why not cell.theme == pastel }") == """
        cell.theme is standard, the default: nothing overrides it yet
          a change is pending: the next update makes it bold
          override cell.theme = pastel   1 environment
          override main.theme = pastel   8 environments
        """)
  }

  @Test("`cost` counts an environment once however the update is split, and nothing from before its block")
  func cost() {
    let session = session()
    #expect(
      session.run(
        "let c = cost { override main.theme = bold; update traits cell }; c.updated; c.environments")
        == "8\n8")
    session.run("register form for theme { let c = cost { }; print \"\\(c.environments) \\(c.updated)\" }")
    #expect(session.run("override main.theme = pastel") == "1 1")
  }

  private static let sober = """
    define objc trait OldSober: integer = 0 { identifier "com.example.sober"; name "sober" }
    define trait Sober = false { identifier "com.example.sober"; name "sober" }

    """

  @Test("R18: shared data is explained in the type of the definition that was named")
  func sharedData() {
    let session = session(Self.sober + "override form.sober = true\n")
    #expect(
      session.run("why cell.sober") == """
        true
          form    override   true    decides
          Sober   default    false
        """)
    #expect(session.run("why cell.traits[Sober]") == session.run("why cell.sober"))
    #expect(session.run("why cell.oldSober").hasPrefix("1\n  form       override   1   decides\n  OldSober "))
    #expect(session.run("show tree sober").contains("cell   true"))
    #expect(session.run("show tree oldSober").contains("cell   1"))
    #expect(
      session.run("show trait sober").contains(
        "\n  definition       Sober\n  protocol         UITraitDefinition\n  type             Bool\n"))
    #expect(session.run("show trait sober").contains("OldSober, Int in Objective-C"))
    #expect(session.run("show trait oldSober").contains("Sober, Bool in Swift"))
    #expect(session.run("why not cell.sober == false").contains("\n  override cell.sober = false "))
    #expect(session.run("why not cell.oldSober == 0").contains("\n  override cell.oldSober = 0 "))
  }

  @Test("`why not` refuses what the shared data cannot be, as `override` does")
  func refusedValue() {
    let session = session(Self.sober)
    #expect(session.run("why not cell.oldSober == 7").contains("error: 7 is no raw value of Bool"))
    #expect(session.run("override cell.oldSober = 7").contains("error: 7 is no raw value of Bool"))
  }

  @Test("a definition that could not read what is set already is refused")
  func unreadableValue() {
    let session = session(Self.sober.split(separator: "\n")[0] + "\noverride cell.oldSober = 7\n")
    #expect(
      session.run(String(Self.sober.split(separator: "\n")[1])).contains(
        "error: `cell.oldSober` is 7, which is no raw value of Bool"))
    session.run("override cell.oldSober = 1")
    session.run(String(Self.sober.split(separator: "\n")[1]))
    #expect(session.run("cell.sober") == "true")
  }

  @Test(
    "a definition that could not read what a kept collection has is refused",
    arguments: [
      "let c = traits { oldSober = 7 }",
      "define class C { c: UITraitCollection? = nil }; let c = [C(c: traits { oldSober = 7 })]",
      "define struct S { c: UITraitCollection? = nil }; var c = [S(c: traits { oldSober = 7 })]",
      "view title { var c = traits { oldSober = 7 } }",
      "define trait Coll: UITraitCollection? = nil; override cell.coll = traits { oldSober = 7 }",
      "define trait Coll: UITraitCollection? = nil; let c = traits { coll = traits { oldSober = 7 } }",
      "if true { let c = traits { oldSober = 7 }; on cell draw { print c } }",
    ])
  func unreadableKeptValue(keeping: String) {
    let definitions = Self.sober.split(separator: "\n")
    let session = session("\(definitions[0])\n\(keeping)\n")
    let answer = session.run(String(definitions[1])).replacing(/\s+/, with: " ")
    #expect(answer.contains("error: `oldSober` in a collection that"), "\(answer)")
    #expect(answer.contains("is 7, which is no raw value of Bool"))
    let sound = self.session("\(definitions[0])\n\(keeping.replacing("7", with: "1"))\n")
    sound.run(String(definitions[1]))
    #expect(sound.problems.isEmpty)
  }

  @Test("a confirmation names a trait and its value by the definition that was typed")
  func typedNames() {
    let session = session(Self.sober)
    session.playground.options.confirms = true
    #expect(session.run("override cell.sober = true") == "▸ cell.sober: false → true")
    #expect(session.run("override cell.oldSober = 0") == "▸ cell.oldSober: 1 → 0")
    #expect(
      session.run("remove override cell.sober").contains("▸ cell.sober: override removed, false returns"))
    #expect(session.run("remove override cell.sober") == "▸ cell had no override of sober")
    session.run(
      #"""
      define objc trait Old: integer = 0 { identifier "e.m"; name "m" }
      define enum E { a, b }
      define trait New: E = a { identifier "e.m"; name "m" }
      """#)
    #expect(session.run("redefine enum E { a }").contains("error: `new` has values of `E`"))
  }

  @Test("`why not` names the parent that gives a child its value, and the calls that would change it")
  func parentsGift() {
    let session = session(
      "use iOS 16\nroot.setOverrideTraitCollection(traits { theme = bold }, forChild: settings)\nuse iOS 17\n"
    )
    #expect(
      session.run("why not cell.theme == standard") == """
        cell.theme is bold, because root gave that to settings
          override cell.theme = standard   1 environment
          override settings.theme = standard   3 environments
          root.setOverrideTraitCollection(nil, forChild: settings)   3 environments
          root.setOverrideTraitCollection(traits { theme = standard }, forChild:
          settings)   3 environments
        """)
    #expect(!session.run("why not cell.theme == pastel").contains("nil"))
    #expect(session.run("show overrides") == "settings   theme   bold   given by root")
    #expect(session.run("show tree theme").contains("settings   bold       by its parent"))
  }

  @Test("`why not` writes an instance of a class by the variable that holds it")
  func instances() {
    let session = session("define class A { n = 0 }\nlet a = A(n: 3)\ndefine trait T = A(n: 0)\n")
    #expect(session.run("why not cell.t == a").contains("  override cell.t = a   1 environment\n"))
    #expect(session.run("override cell.t = a; why not cell.t == a").hasSuffix("already"))
    #expect(session.run("why not form.t == A(n: 3)").hasSuffix("no other one is equal to it"))
  }

  @Test("`why not` says which version has a trait that cannot be set yet")
  func newerTrait() {
    #expect(
      session("use iOS 17\n").run("why not cell.listEnvironment == plain").hasSuffix(
        "`listEnvironment` came with iOS 18, and this is iOS 17; `use iOS 18` has it"
          .replacing("`", with: "")))
  }

  @Test("`what if` tells which registrations would be called")
  func callsOfTrial() {
    let session = session("register cell for theme { }\n")
    #expect(
      session.run("what if { override cell.theme = bold }").contains(
        "calls of the registration on cell for theme   0          →   1"))
    #expect(
      session.run("what if { turn { override cell.theme = bold } remove override cell.theme }")
        == "calls of the registration on cell for theme   0   →   2")
    #expect(session.run("what if { override cell.theme = standard }").contains("calls") == false)
  }

  @Test("`show tree` says of what is outside whose child it is, whether it has appeared, and its overrides")
  func outside() {
    let session = session("override settings.theme = bold\ndisappear settings\n")
    let state = "child of root, disappeared"
    #expect(session.run("show tree").contains("settings        controller   override theme; \(state)\n"))
    #expect(session.run("show tree theme").contains("override; \(state)\n"))
    session.run("create controller k in root\nappear k in header\ndisappear k")
    #expect(session.run("show tree").hasSuffix("\(state)"))
    session.run("create controller j in root")
    #expect(session.run("show tree").hasSuffix("child of root, not yet appeared"))
  }

  @Test("the trail of an error names the statement and the block in which it is")
  func trails() {
    let session = session("on settings viewWillAppear { disappear settings }\ndisappear settings\n")
    #expect(session.run("appear settings").hasSuffix("\n  in settings viewWillAppear"))
    session.run("on settings viewWillAppear { }\nappear settings")
    session.run("on settings viewDidAppear { disappear settings }")
    session.run("on settings viewDidDisappear { appear settings }")
    let answer = session.run("disappear settings")
    #expect(answer.contains("→ disappear settings →") && !answer.contains("remove settings"))
  }
}
