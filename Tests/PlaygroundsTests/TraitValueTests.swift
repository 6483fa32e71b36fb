import SessionTesting
import Testing

@Suite("Values of traits")
struct TraitValueTests {
  @Test("a trait that holds a class is warned of, and a change inside an instance is not noticed")
  func classes() {
    let session = Session(
      Prelude.theme + "define class Account { name = \"\" }\nlet me = Account(name: \"a\")", confirms: false)
    #expect(
      session.run("define trait Owner = Account()") == """
        warning: `Owner` holds instances of the class `Account`: a change inside one is
          not noticed; prefer a struct
        """)
    #expect(
      session.run("let other = 1\n  define trait Holder = Account()", file: "a.mendel") == """
        a.mendel:2:16: warning: `Holder` holds instances of the class `Account`: a
          change inside one is not noticed; prefer a struct
        """)
    session.run("override main.owner = me\nlet w = register cell for owner { print \"called\" }")
    #expect(session.run("me.name = \"b\"\nw.calls\ncell.owner.name") == "0\n\"b\"")
    #expect(session.run("override main.owner = me\nw.calls") == "0")
    #expect(session.run("override main.owner = Account(name: \"b\")\nw.calls") == "called\n1")
  }

  @Test("a trait is warned of as well that holds a class in a struct, a list or an optional")
  func heldClasses() {
    let session = Session(
      """
      define class Account { name = "" }
      define struct Card { owner: Account? = nil }
      define struct Deck { cards: [Card] = [] }
      define struct Plain { count = 0, next: Plain? = nil }
      """, confirms: false)
    func warns(_ line: String) -> String { session.run(line).replacing("\n  ", with: " ") }
    let rest = "a change inside one is not noticed; prefer a struct"
    for (line, name) in [("Held = Card()", "Held"), ("Decks: [Deck?] = []", "Decks"), ("D = Deck()", "D")] {
      #expect(
        warns("define trait \(line)")
          == "warning: `\(name)` holds instances of the class `Account` in `Card`: \(rest)")
    }
    #expect(
      warns("define trait All: [Account] = []")
        == "warning: `All` holds instances of the class `Account`: \(rest)")
    #expect(warns("define trait Tally = Plain()") == "")
  }

  @Test("a struct under traits that is redefined to hold a class is warned of once")
  func heldAnew() {
    let session = Session(
      """
      define class Account { name = "" }
      define struct Inner { n = 0 }
      define struct Outer { inner = Inner() }
      define trait One = Inner(); define trait Two: [Outer] = []; define trait Other = 3
      """, confirms: false)
    #expect(session.run("redefine struct Inner { n = 0, m = 1 }") == "")
    #expect(
      session.run("redefine struct Inner { n = 0, m = 1, owner: Account? = nil }") == """
        warning: `One` and 1 more hold instances of the class `Account` in `Inner`: a
          change inside one is not noticed; prefer a struct
        """)
    #expect(session.run("redefine struct Inner { n = 0, m = 1, owner: Account? = nil, o = 2 }") == "")
  }

  @Test(
    "colours look different where one of the traits differs that Apple's header names, and custom ones do not count"
  )
  func colorAppearance() {
    let session = Session(Prelude.theme, confirms: false)
    session.run("let light = traits { userInterfaceStyle = light }")
    func differs(_ sets: String) -> String {
      session.run("(light modifying { \(sets) }).hasDifferentColorAppearance(comparedTo: light)")
    }
    for set in [
      "userInterfaceStyle = dark", "userInterfaceIdiom = pad", "displayGamut = P3",
      "accessibilityContrast = high", "userInterfaceLevel = elevated",
    ] {
      #expect(differs(set) == "true", "\(set)")
    }
    for set in ["theme = bold", "horizontalSizeClass = compact", "activeAppearance = inactive", ""] {
      #expect(differs(set) == "false", "\(set)")
    }
    #expect(session.run("light.hasDifferentColorAppearance(comparedTo: nil)") == "true")
    #expect(session.run("traits { }.hasDifferentColorAppearance(comparedTo: nil)") == "false")
  }

  @Test(
    "the limit of the headroom is set under its name on the mutable side, and read under that of the collection"
  )
  func headroom() {
    let session = Session(Prelude.theme, confirms: false)
    session.run("override form.headroomUsageLimit = active")
    #expect(session.run("cell.hdrHeadroomUsageLimit") == "active")
    #expect(session.run("form.overrides.headroomUsageLimit") == "active")
    #expect(
      session.run("form.traitOverrides.headroomUsageLimit = .inactive\nform.hdrHeadroomUsageLimit")
        == "inactive")
    #expect(session.run("(traits { headroomUsageLimit = active }).hdrHeadroomUsageLimit") == "active")
    #expect(
      session.run("override form { headroomUsageLimit = active }\ncell.hdrHeadroomUsageLimit") == "active")
    #expect(
      session.run("remove override form.headroomUsageLimit\ncell.hdrHeadroomUsageLimit") == "unspecified")
    #expect(session.run("show trait hdrHeadroomUsageLimit").contains("headroomUsageLimit"))
    #expect(session.problems.isEmpty)
    for wrong in [
      "override form.hdrHeadroomUsageLimit = active", "remove override form.hdrHeadroomUsageLimit",
      "override form { hdrHeadroomUsageLimit = active }", "form.overrides.hdrHeadroomUsageLimit",
      "form.traitOverrides.hdrHeadroomUsageLimit = .active", "traits { hdrHeadroomUsageLimit = active }",
      "traits { m in m.hdrHeadroomUsageLimit = active }",
    ] {
      #expect(session.run(wrong).contains("write `headroomUsageLimit`"), "\(wrong)")
    }
    let answer = session.run("why not cell.hdrHeadroomUsageLimit == active")
    #expect(answer.hasPrefix("cell.hdrHeadroomUsageLimit is unspecified"))
    #expect(answer.contains("  override cell.headroomUsageLimit = active "))
    #expect(session.run("cell.headroomUsageLimit").contains("write `cell.hdrHeadroomUsageLimit`"))
    #expect(
      session.run("cell.traits.headroomUsageLimit").contains("write `cell.traits.hdrHeadroomUsageLimit`"))
  }

  @Test("a struct in place of the class is noticed")
  func structs() {
    let session = Session(
      Prelude.theme + """
        define struct Account { name = "" }
        define trait Owner = Account()
        var me = Account(name: "a")
        override main.owner = me
        let w = register cell for owner { print "called" }
        me.name = "b"
        """, confirms: false)
    #expect(session.run("w.calls\noverride main.owner = me\nw.calls") == "0\ncalled\n1")
  }

  @Test("undo brings back what an instance held, and takes instances away")
  func undo() {
    let session = Session(
      "define class Account { name = \"\" }\nlet me = Account(name: \"a\")", confirms: false)
    let digest = session.playground.digest.filter { $0.hasPrefix("instance") }
    session.run("me.name = \"b\"\nvar other = Account()\nundo\nundo")
    #expect(session.playground.digest.filter { $0.hasPrefix("instance") } == digest)
    #expect(session.run("me") == "Account(name: \"a\")")
  }

  @Test("what encoding and decoding leave out is told")
  func leftOut() {
    let session = Session(
      """
      define trait Kept = 0 { identifier "com.example.kept" }
      define trait Local = 0
      let c = traits { kept = 1; local = 2 }
      """, confirms: false)
    #expect(
      session.run("let d = encode(c)") == """
        note: encode leaves out `Local`: only what has an identifier travels, and no
          instance of a class (`show decision encoding`)
        """)
    #expect(session.run("decode(d)") == "traits { Kept = 1 }")
    session.run("redefine trait Kept = 0")
    #expect(
      session.run("decode(d)") == """
        note: decode leaves out `com.example.kept`: no definition has the identifier and
          stores it like that (`show decision encoding`)
        traits { }
        """)
  }

  @Test("merging and containing tell that they are deprecated, once")
  func deprecated() {
    let session = Session(Prelude.theme + "let c = traits { theme = bold; userInterfaceStyle = dark }")
    let first = session.run("UITraitCollection(traitsFrom: [traits { displayScale = 2.0 }, c])")
    #expect(first.hasPrefix("note: init(traitsFrom:) is deprecated since iOS 17"))
    #expect(first.hasSuffix("\ntraits { UserInterfaceStyle = dark; DisplayScale = 2.0 }"))
    #expect(
      session.run("UITraitCollection(traitsFrom: [c, traits { theme = pastel }])")
        == "traits { UserInterfaceStyle = dark; Theme = bold }")
    #expect(session.run("c.containsTraits(in: traits { theme = pastel })").hasSuffix("\ntrue"))
    #expect(session.run("c.containsTraits(in: traits { userInterfaceStyle = light })") == "false")
  }

  @Test("the current collection is undefined outside of callbacks, which is told once")
  func current() {
    let session = Session(Prelude.theme + "override main.theme = bold", confirms: false)
    let first = session.run("UITraitCollection.current.theme")
    #expect(first.hasPrefix("note: UIKit sets UITraitCollection.current for layout"))
    #expect(first.hasSuffix("\nstandard"))
    #expect(session.run("UITraitCollection.current.theme") == "standard")
    session.run("on root viewWillAppear { print UITraitCollection.current.theme }")
    session.run("on cell draw { print UITraitCollection.current.theme }")
    #expect(session.run("invalidate cell display") == "bold")
    #expect(session.run("UITraitCollection.current.theme") == "standard")
  }

  @Test("an error inside performAsCurrent leaves the collection before in force")
  func nesting() {
    let session = Session(Prelude.theme + "let c = traits { theme = bold }", confirms: false)
    session.run("c.performAsCurrent { UITraitCollection.current.theme; 1 / 0 }")
    #expect(session.run("UITraitCollection.current.theme").hasSuffix("standard"))
  }

  @Test("why an image: what its file was looked up by, and what keeps the others away")
  func images() {
    let session = Session(
      Prelude.theme + """
        define image Logo { userInterfaceStyle dark: "a"; displayScale 2: "b"; any: "c" }
        set cell.image = Logo
        override form.userInterfaceStyle = dark
        """, confirms: false)
    #expect(
      session.run("why cell.image") == """
        "a"
          userInterfaceStyle dark   a   decides
          displayScale 2.0          b   displayScale is 0.0
          any                       c   hidden by userInterfaceStyle dark
        """)
    session.run("set updates manual\noverride form.userInterfaceStyle = light\nupdate traits cell")
    #expect(session.run("why cell.image").hasPrefix("\"a\"\n"))
    #expect(
      session.run("why cell.image").hasSuffix(
        "it is \"c\" when the view is drawn, by `update`: updates are manual"))
    #expect(session.run("update\ncell.image") == "\"c\"")
  }

  @Test("show trait tells of Apple's traits since when they are there, and in which list")
  func facts() {
    #expect(
      Session().run("show trait userInterfaceStyle") == """
        userInterfaceStyle
          definition       UITraitUserInterfaceStyle
          protocol         UITraitDefinition
          type             UIUserInterfaceStyle
          default          unspecified
          name             UserInterfaceStyle
          identifier       UITraitUserInterfaceStyle
          affects colour   yes
          storage          integer
          since            iOS 12, as a key iOS 17
          in               systemTraitsAffectingColorAppearance
          in               systemTraitsAffectingImageLookup
        """)
  }

  @Test("a definition without accessors is called by its definition, and redefining can change that")
  func accessors() {
    let session = Session("define trait Width = 0 { accessors none }\nscene s { }")
    #expect(session.run("override s[Width] = 3") == "▸ s.Width: 0 → 3")
    session.run("redefine trait Width = 0")
    #expect(session.run("s.width") == "3")
    session.run("redefine trait Width = 0 { accessors none }")
    #expect(session.run("s.width").hasPrefix("error: no trait has the property `width`"))
    #expect(session.run("s[Width]") == "3")
    #expect(session.run("extend traits breadth for Width") == "▸ trait Width has the property breadth")
    #expect(session.run("s.breadth\nundo\ns.breadth").contains("error: no trait has the property `breadth`"))
  }

  @Test(
    "what was encoded under another type is left out",
    arguments: [
      ("S()", "S(x: 5)", "B()"), (#""""#, #""w""#, "[0]"), ("Wide.x", "Wide.z", "Narrow.one"),
      ("[0]", "[7]", #"[""]"#), ("[[0]]", "[[], [7]]", "[0]"), ("0", "7", "false"), ("red", "blue", #""""#),
      ("Named.x", "Named.y", "Other.x"),
    ])
  func otherTypes(old: String, value: String, new: String) {
    let session = Session(
      """
      define struct B { a = 1, b = 2 }; define struct S { x = 1 }
      define enum Wide { x, y, z }; define enum Narrow { one }
      define enum Named: String { x, y }; define enum Other: String { x }
      define trait A = \(old) { identifier "com.example.a" }
      let ar = encode(traits { a = \(value) })
      redefine trait A = \(old)
      define trait C = \(new) { identifier "com.example.a" }
      """, confirms: false)
    #expect(
      session.run("decode(ar).c == C.defaultValue").hasPrefix("note: decode leaves out `com.example.a`"))
    #expect(session.run("decode(ar).c == C.defaultValue") == "true")
  }

  @Test(
    "what is of the trait's type travels",
    arguments: [
      ("[Int?]", "[nil, 3]"), ("[[String]]", #"[[], ["a"]]"#), ("Color", "red"), ("S", "S(x: 5)"),
      ("[S]", "[S()]"),
      ("Int?", "4"), ("Double?", "2.5"), ("Bool?", "true"), ("Named", "Named.y"), ("Named?", "Named.y"),
      ("Named?", "nil"), ("[Named]", "[Named.y]"), ("Plain", "Plain.y"), ("Size", "3x4"),
      ("UITrait", "Theme"),
    ])
  func travelling(type: String, value: String) {
    let session = Session(
      Prelude.theme + """
        define struct S { x = 1 }; define enum Named: String { x, y }; define plain enum Plain { x, y }
        let given: \(type) = \(value)
        define trait A: \(type) = \(value) { identifier "com.example.a" }
        let ar = encode(traits { a = given })
        """, confirms: false)
    #expect(session.run("ar.count; decode(ar).a == given") == "1\ntrue")
  }
}
