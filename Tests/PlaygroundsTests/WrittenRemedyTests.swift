import SessionTesting
import Testing

@Suite("Remedies as they are typed")
struct WrittenRemedyTests {
  private static let setup = """
    define enum Tone { standard, bold, pastel }
    define trait Theme: Tone = standard
    scene main { window win { controller root { view a { view b }; view header { view badge }; view side { view badge } } } }

    """

  /// Types each remedy that an answer offers, and reads the trait behind it.
  private func typed(_ setup: String, _ question: String, _ read: String) -> [String] {
    let session = Session(Self.setup + setup, confirms: false, width: 400)
    return offeredRemedies(session.run("why not \(question)")).map { remedy in
      session.run("what if { \(remedy.statement) } \(read)")
    }
  }

  @Test(
    "values are written so that they can be typed: cases, lists, structs, collections, traits without accessors"
  )
  func values() {
    let clash = "let bold = Tone.pastel\n"
    #expect(
      typed(
        "define trait Many: [Tone] = [standard]\n" + clash, "a.many == [Tone.bold]",
        "a.many == [Tone.bold]") == ["true", "true"])
    #expect(
      typed(
        "define struct P { tone: Tone = standard }\ndefine trait Ps = P()\n" + clash,
        "a.ps == P(tone: Tone.bold)", "a.ps == P(tone: Tone.bold)") == ["true", "true"])
    #expect(
      typed("define trait Num = 0 { accessors none }", "a[Num] == 3", "a[Num]") == ["3", "3"])
    let collection = "traits { userInterfaceStyle = dark; displayScale = 2; num = 3 }"
    #expect(
      typed(
        "define trait Num = 0 { name \"my num\" }\ndefine trait Coll: UITraitCollection? = nil",
        "a.coll == \(collection)", "a.coll == \(collection)") == ["true", "true"])
  }

  @Test("a removal of what was never in force does not bring back what that would have hidden")
  func pendingRemoval() {
    let setup = "override win.theme = pastel\nremove a\noverride a.theme = bold\n"
    #expect(typed(setup, "a.theme == standard", "a.theme") == ["standard"])
    #expect(typed(setup, "b.theme == pastel", "b.theme").allSatisfy { $0 == "pastel" })
  }

  @Test("what is pending around a view that stands in no hierarchy is not counted as a remedy's")
  func pendingOutside() {
    let session = Session(Self.setup + "define trait Other = 0\n", confirms: false, width: 400)
    session.run("remove a\noverride a.theme = bold")
    let offered = offeredRemedies(session.run("why not b.other == 3"))
    #expect(offered.map(\.statement).contains("override b.other = 3; update traits b"))
    #expect(offered.map(\.reach) == ["1", "2"])
    for remedy in offered {
      let bill = "update traits b; let bill = cost { \(remedy.statement) }"
      #expect(session.run("what if { \(bill) } bill.environments") == remedy.reach)
    }
  }

  @Test("an appearance counts all that have a new value then, not only those that were asked about")
  func appearance() {
    let session = Session(Self.setup, confirms: false, width: 400)
    session.run("override main.theme = bold")
    session.run("create controller late in root { view c { view d }; view e; view f }")
    let offered = offeredRemedies(session.run("why not e.theme == bold"))
    let reach = offered.first { $0.statement == "appear late" }?.reach
    #expect(reach == "5")
    #expect(session.run("what if { let bill = cost { appear late } } bill.environments") == reach)
  }

  @Test("what stands in nothing is meant by its name alone")
  func rootless() {
    let session = Session(Self.setup + "override header.theme = bold\nremove header/badge\n", confirms: false)
    #expect(session.run("badge.theme; side/badge.theme") == "bold\nstandard")
    #expect(
      session.run("what if { override badge.theme = pastel; update traits badge } badge.theme") == "pastel")
    session.run("move badge to header")
    #expect(session.run("badge.theme").hasPrefix("error: `badge` could be"))
    session.run("remove b")
    #expect(
      session.run("create view b in side") == """
        note: `b` alone is what stands in no hierarchy; this one is
          `main/win/root/side/b`
        """)
  }

  @Test("a destruction that fails tells of no departure")
  func failedDestruction() {
    let session = Session(Self.setup, confirms: false)
    session.run("let h = header/badge\nlet s = side/badge\ndestroy header")
    #expect(
      session.run("destroy side") == """
        error: a view `badge` is in no hierarchy already, and nothing would tell the two
          apart
          1 │ destroy side
            │         ^^^^ `move side/badge to …` puts it where the other is not
        """)
  }

  @Test("a name that a scene has is refused with what tells the two apart")
  func sceneName() {
    let session = Session(
      "scene main { window win { controller root { view side { view main } } } }", confirms: false)
    #expect(
      session.run("remove side/main") == """
        error: a scene is called `main`, and nothing would tell the two apart
          1 │ remove side/main
            │        ^^^^^^^^^
            │ `move main/win/root/side/main to …` puts it where the other is not
        """)
  }

  @Test("an image or a colour can be asked for to be nothing")
  func nothing() {
    let session = Session(
      Self.setup + """
        define image I { userInterfaceStyle dark: "d"; userInterfaceStyle light: "l" }
        override side/badge.userInterfaceStyle = dark
        set side/badge.image = I
        set a.backgroundColor = red

        """, confirms: false)
    #expect(
      session.run("why not side/badge.image == nil") == """
        main/win/root/side/badge.image is "d", because that file fits
          override main/win/root/side/badge.userInterfaceStyle = unspecified
            1 environment
        """)
    #expect(
      session.run("why not a.backgroundColor == nil") == """
        a.backgroundColor is #ff0000, because it was set to that
          set a.backgroundColor = nil   0 environments
        """)
  }
}

@Suite("Lists that may be missing")
struct OptionalListTests {
  @Test("an empty list is one of any optional list, and a list of values one of optional values")
  func lists() {
    let session = Session("", confirms: false)
    #expect(session.run("let r: [Int]? = []; r") == "[]")
    #expect(session.run("[nil, [1], []]") == "[nil, [1], []]")
    #expect(session.run("let w = [[nil], [1]]; let first: Int? = w[1][0]; first") == "1")
    #expect(session.run("false ? [nil] : [3]") == "[3]")
    #expect(session.run("let a = [1]; let b: [Int?] = a; b") == "[1]")
    #expect(session.run("let c: [Int] = [nil]").hasPrefix("error: expected Int, found nil"))
    #expect(session.run("let o: Int? = 1; let n: Int = o").hasPrefix("error: expected Int, found Int?"))
  }
}
