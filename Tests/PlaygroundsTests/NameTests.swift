import SessionTesting
import Testing

@Suite("Names and paths")
struct NameTests {
  /// Two scenes with the same names below, and a gap to jump.
  static let twins = """
    define trait Size = 0
    scene left { window win { controller root { view form { view box { view cell } } } } }
    scene right { window win { controller root { view form { view cell } } } }

    """

  @Test(
    "a path may have gaps, and needs to be as long as it takes to be unique",
    arguments: [
      ("left/cell.size", "0"), ("left/form/cell.size", "0"), ("left/win/root/form/box/cell.size", "0"),
      ("box/cell.size", "0"), ("right/cell.size", "0"), ("right/win/root/form/cell.size", "0"),
    ])
  func paths(path: String, value: String) {
    #expect(Session(Self.twins).run(path) == value)
  }

  @Test("an ambiguous name or path lists the candidates")
  func ambiguity() {
    let session = Session(Self.twins)
    #expect(
      session.run("form/cell.size").hasPrefix(
        "error: `cell` could be `left/win/root/form/box/cell` or\n  `right/win/root/form/cell`\n"))
    #expect(session.run("override cell.size = 1").hasPrefix("error: `cell` could be"))
  }

  @Test("what is said of an environment names its path where its name is not unique")
  func references() {
    let session = Session(Self.twins)
    #expect(
      session.run("override left/cell.size = 1")
        == "▸ left/win/root/form/box/cell.size: 0 → 1")
    #expect(session.run("override box.size = 2") == "▸ box.size: 0 → 2")
  }

  @Test("a path that names every step from a scene is exact")
  func exact() {
    let session = Session(
      "define trait Size = 0\nscene s { window w { controller c { view a { view b { view a } }; view b } } }")
    #expect(session.run("s/w/c/b.size") == "0")
    #expect(session.run("s/w/c/a/b.size") == "0")
    #expect(session.run("a/b.size") == "0")
    #expect(session.run("c/b.size").hasPrefix("error: `b` could be"))
  }

  @Test("a controller's root view is its view")
  func rootView() {
    let session = Session(Prelude.theme, confirms: false)
    session.run("override settings.view.theme = bold")
    #expect(session.run("settings.theme\nsettings.view.theme\nform.theme") == "standard\nbold\nbold")
    #expect(session.run("why form.theme").contains("settings.view   override   bold"))
    #expect(session.run("show overrides") == "settings.view   theme   bold")
  }

  @Test("names are compared by canonical equivalence")
  func equivalence() {
    let session = Session("scene e\u{301}cran { }\nlet cafe\u{301} = 1", confirms: false)
    #expect(session.run("café") == "1")
    #expect(session.run("let caf\u{e9} = 2").hasPrefix("error: `caf\u{e9}` is there already"))
    #expect(session.run("var \u{e9}cran = 1").hasPrefix("error: `\u{e9}cran` is the name of an environment"))
  }

  @Test("names in Korean and Japanese work like all others, and carets stand under them")
  func wide() {
    let session = Session(
      "define enum 테마 { 기본, 굵게 }\ndefine trait 글자크기: 테마 = 기본\nscene 화면 { window 창 { controller テーマ { view 요약 } } }",
      confirms: false)
    #expect(session.run("override 화면.글자크기 = 굵게\n요약.글자크기") == "굵게")
    #expect(
      session.run("override 요약.글자크게 = 굵게") == """
        error: no trait has the property `글자크게`
          1 │ override 요약.글자크게 = 굵게
            │               ^^^^^^^^ did you mean `글자크기`?
        """)
  }

  @Test("a type and a trait of one name keep their members")
  func separateKinds() {
    let session = Session(
      """
      define enum Mode { light, dark }; define trait Mode = 1 { identifier "com.example.mode"; name "m" }
      define struct Extent { width = 0 }; define trait Extent = 2 { accessors none }
      define color Tone = red; define trait Tone = 3
      scene s { }
      """, confirms: false)
    #expect(session.run("Mode.dark\nMode.name\nMode.storage\nMode.defaultValue") == "dark\n\"m\"\ninteger\n1")
    #expect(session.run("s.traits[Mode.self]\ns[Extent.self]") == "1\n2")
    #expect(session.run("Extent.comparisons\nExtent.storage") == "0\ninteger")
    #expect(session.run("Tone.cgColor\nTone.defaultValue").hasSuffix("\n#ff0000\n3"))
    #expect(session.run("let keys = [Mode.self, Tone.self]\nregister s for keys { }") == "")
    #expect(session.run("Mode.drak").hasPrefix("error: `Mode` has no case `drak`"))
    #expect(session.run("Extent.with").hasPrefix("error: Extent has no `with`"))
  }

  @Test(
    "a bare word is a name where only a name fits, a case where only a case does, and an error where both do")
  func bareWords() {
    let session = Session(Prelude.theme + "let pastel = 3\nvar bold = AppTheme.pastel", confirms: false)
    #expect(session.run("override cell.theme = pastel\ncell.theme\npastel + 1") == "pastel\n4")
    #expect(session.run("override cell.theme = bold").hasPrefix("error: `bold` is both"))
    #expect(session.run("override cell.theme = .bold\ncell.theme == .bold") == "true")
    #expect(session.run("bold == cell.theme").hasPrefix("error: `bold` is both"))
    #expect(session.run("cell.theme == AppTheme.bold\nbold") == "true\npastel")
  }

  @Test("what is no longer there is an unknown name")
  func undone() {
    let session = Session(Prelude.theme + "create view extra in form\nundo", confirms: false)
    #expect(session.run("extra.theme").hasPrefix("error: nothing here is called `extra`\n"))
    #expect(session.run("create view extra in header\nextra.theme") == "standard")
  }

  @Test("statement words are names where they stand as names")
  func statementWords() {
    let session = Session("var show = 1\nvar next = 2\nlet print = 3", confirms: false)
    #expect(session.run("show = show + next\nprint show\nprint(print)") == "3\n3")
  }

  @Test(
    "a misspelt name is found however deep it lies in what is compared",
    arguments: [
      ("x == (", ")"), (#"x == "\(true ? x : ("#, #"))""#), ("x == (true ? x : (", "))"), ("[x == ", "][0]"),
    ])
  func deepMisspelling(opening: String, closing: String) {
    let (before, after) = (String(repeating: opening, count: 60), String(repeating: closing, count: 60))
    let session = Session("let x = true", confirms: false)
    #expect(session.run(before + "nope" + after).hasPrefix("error: nothing here is called `nope`\n"))
  }

  @Test("of what stands in nothing, and has no path, there is one of each name")
  func outside() {
    let session = Session(Prelude.theme + "create view spare\ncreate view spare in form", confirms: false)
    let refusal = "error: a view `spare` is in no hierarchy already"
    #expect(session.run("create view spare").hasPrefix(refusal))
    #expect(session.run("remove form/spare").hasPrefix(refusal))
    #expect(session.run("let held = form/spare\ndestroy form/spare").hasPrefix(refusal))
    #expect(
      session.run("repeat 2 { create view other }").hasPrefix("error: a view `other` is in no hierarchy"))
    #expect(session.run("other.theme").hasPrefix("error: nothing here is called `other`"))
    #expect(session.run("move form/spare to header\nheader/spare.theme") == "standard")
  }

  @Test("controllers that wait to appear are told apart as well, and appear beside none of their name")
  func waiting() {
    let session = Session(Prelude.theme + "create controller kid in root\nlet k = kid", confirms: false)
    let refusal = "error: a controller `kid` is in no hierarchy already"
    #expect(session.run("create controller kid in settings").hasPrefix(refusal))
    session.run("view form { controller kid { } }")
    #expect(session.run("appear k in form").hasPrefix("error: `form/kid` is there already"))
    #expect(session.run("disappear form/kid").hasPrefix(refusal))
    #expect(session.run("appear k\nk") == "main/win/root/kid")
  }

  @Test("a scene's block that runs again adds to the scene, and `create` refuses a second one")
  func scenes() {
    let session = Session(Prelude.theme, confirms: false)
    session.run("repeat 2 { scene s2 { window w2 } }\non cell layoutSubviews { scene extra { } }")
    session.run("invalidate cell\ninvalidate cell")
    #expect(session.problems.isEmpty)
    #expect(session.run("s2/w2.theme; extra.theme") == "standard\nstandard")
    #expect(session.run("repeat 2 { create scene s3 }").hasPrefix("error: `s3` is there already"))
    #expect(session.run("create view main").hasPrefix("error: a scene is called `main`, and nothing"))
  }

  @Test("a handler takes no variable's name for an environment, and no variable one of a handler's")
  func namesWhenRun() {
    let session = Session(
      Prelude.theme + "on cell layoutSubviews { create view zed in header }\nlet spare = 1", confirms: false)
    #expect(
      session.run("var zed = cost { turn { invalidate cell } }").hasPrefix(
        "error: `zed` is the name of an env"))
    session.run("var zed = 3")
    #expect(session.run("invalidate cell").contains("error: `zed` is the name of a variable"))
    #expect(session.run("zed") == "3")
  }
}
