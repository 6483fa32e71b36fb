import SessionTesting
import Testing

/// Types that are replaced while there are values of them, and code that names them.
@Suite("Types defined anew")
struct RedefinitionTests {
  /// What is defined and set, what replaces it, and what is then true.
  struct Row: Sendable, CustomTestStringConvertible {
    var setup: String
    var redefinition: String
    var facts: [String]
    var testDescription: String { redefinition }
  }

  static let rows = [
    Row(
      setup: "override form.theme = bold; let deft = AppTheme.pastel",
      redefinition: "redefine enum AppTheme { standard, pastel, bold, monochrome, neon }",
      facts: [
        "cell.theme == bold", "deft == pastel", "AppTheme.neon.rawValue == 4",
        "(traits { theme = neon }).theme == neon",
      ]),
    Row(
      setup:
        "define enum Mood: String { calm }; define trait Feeling: Mood = calm; override cell.feeling = calm",
      redefinition: "redefine enum Mood: String { calm, wild }",
      facts: ["cell.feeling == calm", #"Mood.wild.rawValue == "wild""#]),
    Row(
      setup: "define plain enum Mood { calm }; define trait Feeling: Mood = calm",
      redefinition: "redefine plain enum Mood { calm, wild }",
      facts: ["cell.feeling == calm", "cell.feeling != wild"]),
    Row(
      setup: """
        define struct Badge { count = 0 }; define trait Mark: Badge = Badge(); override form.mark = Badge(count: 3)
        var own = Badge(count: 4); var several = [Badge(), Badge(count: 2)]; view cell { var stuck = Badge(count: 5) }
        """,
      redefinition: #"redefine struct Badge { count = 0, label = "new" }"#,
      facts: [
        "cell.mark.count == 3", #"cell.mark.label == "new""#, #"own.label == "new""#, "several[1].count == 2",
        #"several[1].label == "new""#, #"cell.stuck == Badge(count: 5, label: "new")"#,
        #""\(own)" == "Badge(count: 4, label: \"new\")""#, #"cell.mark == Badge(count: 3, label: "new")"#,
        "header.mark == Badge()",
      ]),
    Row(
      setup: "define struct P { a = 1, b = 2 }; define trait Q = P(); override form.q = P(a: 5)",
      redefinition: "redefine struct P { a = 7, b = 2; equal { left.a == right.a } }",
      facts: ["cell.q == P(a: 5, b: 9)", "P().a == 7", "header.q.a == 1"]),
    Row(
      setup:
        #"define class Account { name = "ann" }; let one = Account(); define trait Owner: Account? = nil"#,
      redefinition: #"redefine class Account { name = "bob", age = 3 }"#,
      facts: [#"one.name == "ann""#, "one.age == 3", #"Account().name == "bob""#]),
    Row(
      setup: "let before = cell.theme; override cell.theme = pastel; remove override cell.theme",
      redefinition: #"redefine trait Theme: String? = "x""#,
      facts: [
        #"cell.theme == "x""#, "before == standard", #"(traits { theme = nil }).theme == nil"#,
        "Theme.storage == object",
      ]),
    Row(
      setup: "define enum Mood { calm, wild }", redefinition: "redefine trait Theme: Mood = wild",
      facts: ["cell.theme == wild", "(traits { theme = calm }).theme == calm"]),
    Row(
      setup: "define color card = red; set cell.backgroundColor = card",
      redefinition: "redefine color card = theme == bold ? blue : green",
      facts: ["cell.backgroundColor == green"]),
    Row(
      setup: #"define image Logo { any: "a" }; set cell.image = Logo"#,
      redefinition: #"redefine image Logo { any: "b" }"#, facts: [#"cell.image == "b""#]),
  ]

  @Test("what adds to a definition carries the values over; going back takes it away", arguments: rows)
  func carried(row: Row) {
    let session = Session(Prelude.theme + row.setup, confirms: false)
    let before = session.playground.digest.dropFirst()
    session.run(row.redefinition)
    for fact in row.facts { #expect(session.run("expect \(fact)") == "", "\(fact)") }
    #expect(session.problems.isEmpty)
    session.run("undo")
    #expect(session.playground.digest.dropFirst() == before)
  }

  @Test("what a value got when a field was added stays, whatever becomes of the field's default")
  func addedFieldStays() {
    let session = Session("define struct S { a = 1 }\nlet s = S()\n", confirms: false)
    session.run("redefine struct S { a = 1; b = 2 }")
    session.run("redefine struct S { a = 1; b = 3 }")
    #expect(session.run("s; S()") == "S(a: 1, b: 2)\nS(a: 1, b: 3)")
    session.run("redefine struct S { a = 1; b: Int }")
    #expect(session.run("s.b + 1; s == S(b: 2)") == "3\ntrue")
    session.run("undo")
    #expect(session.run("S()") == "S(a: 1, b: 3)")
  }

  @Test(
    "a trait whose values could hold collections, and an instance that nobody has any more, use no other trait"
  )
  func unused() {
    let session = Session(
      """
      define trait Theme = 1
      define trait Coll: UITraitCollection? = nil
      define class Box { c: UITraitCollection? = nil }
      scene main { window win { view cell } }
      var box = Box(c: cell.traits)

      """, confirms: false)
    #expect(session.run("redefine trait Theme = true").contains("`box` holds a collection"))
    session.run("box = Box()")
    #expect(
      session.run("redefine trait Theme = true; redefine trait Coll = 3; cell.theme; cell.coll") == "true\n3")
    session.run("redefine trait Coll: UITraitCollection? = nil")
    session.run("override cell.coll = traits { theme = false }")
    #expect(session.run("redefine trait Theme = 2").contains("`coll` holds a collection"))
    session.run("let kept = traits { coll = traits { theme = false } }; remove override cell.coll")
    #expect(session.run("redefine trait Theme = 2").contains("`kept` holds a collection"))
    #expect(session.run("redefine trait Coll = 3").contains("`kept` holds a collection"))
  }

  @Test("an added field can be given another value in what was there before")
  func added() {
    let session = Session(
      "define struct S { a = 1 }; var s = S(a: 2); redefine struct S { a = 1, b = 5 }", confirms: false)
    #expect(session.run("s.b = 6; s") == "S(a: 2, b: 6)")
  }

  @Test(
    "code that runs later counts as a use, until it is gone",
    arguments: [
      ("define color c = Mood.wild == Mood.wild ? red : blue", "c", "redefine color c = red"),
      ("define action tell() { print Mood.wild }", "tell", "redefine action tell() { }"),
      ("define action tell() { print S(a: 1).a }", "tell", "redefine action tell() { }"),
      (
        "on cell layoutSubviews { if cell.theme == bold { print K() } }", "cell layoutSubviews",
        "remove on cell layoutSubviews"
      ),
      (
        "register cell for theme { what if { print Mood.wild } }", "registration on cell for theme",
        "unregister cell"
      ),
      (
        "on form layoutSubviews { on cell layoutSubviews { print S.comparisons } }", "form layoutSubviews",
        "remove on form layoutSubviews"
      ),
      (
        "define struct Q { n = 0; equal { left.n == Mood.wild.rawValue } }", "Q",
        "redefine struct Q { n = 0 }"
      ),
    ])
  func usedByCode(code: String, user: String, removal: String) {
    let types =
      "define enum Mood { calm, wild }\ndefine struct S { a = 1; b = 2 }\ndefine class K { n = 1 }\n"
    let session = Session(Prelude.theme + types + code, confirms: false)
    let redefinitions = [
      "redefine enum Mood { other }", "redefine struct S { z = 0 }", "redefine class K { m = 2 }",
    ]
    let failures = redefinitions.map { session.run("what if { print 1 }; \($0)") }.filter {
      $0.contains("error: `\(user)` has values of")
    }
    #expect(failures.count == 1, "\(failures)")
    for redefinition in [removal] + redefinitions { session.run(redefinition) }
    #expect(session.run("Mood.other; S(); K()") == "other\nS(z: 0)\nK(m: 2)")
  }

  @Test("code that runs later reads defaults as they are then")
  func newDefaults() {
    let session = Session(
      Prelude.theme + """
        define trait Width = 1; define class K { n = 1 }; define struct S { a = 1, b = 2 }
        define action act() { print Width.defaultValue; print K(); print S(b: 5) }
        define color c = Width.defaultValue == 1 ? red : blue
        set form.backgroundColor = c
        register cell for theme action act
        redefine trait Width = 2; redefine class K { n = 8 }; redefine struct S { a = 9, b = 2 }

        """, confirms: false)
    #expect(session.run("override cell.theme = bold") == "2\nK(n: 8)\nS(a: 9, b: 5)")
    #expect(session.run("invalidate form display\nform.backgroundColor") == "#0000ff")
    session.run("redefine struct S { a: Int, b = 2 }")
    #expect(session.run("override cell.theme = pastel").contains("error: `S` needs a value for `a`"))
  }
}
