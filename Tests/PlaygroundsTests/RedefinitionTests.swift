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

  @Test("an added field can be given another value in what was there before")
  func added() {
    let session = Session(
      "define struct S { a = 1 }; var s = S(a: 2); redefine struct S { a = 1, b = 5 }", confirms: false)
    #expect(session.run("s.b = 6; s") == "S(a: 2, b: 6)")
  }

  @Test("code that names what was taken out of a type goes on with the type as it was")
  func oldCode() {
    let session = Session(
      Prelude.theme + """
        define enum Mood { calm, wild }
        define struct S { a = 1; b = 2 }
        define color c = Mood.wild == Mood.wild ? red : blue
        define action tell() { print Mood.wild; print S(a: 1, b: 3).b }
        register cell for theme action tell
        redefine enum Mood { other }
        redefine struct S { z = 0 }
        """, confirms: false)
    #expect(session.run("override main.theme = bold") == "wild\n3")
    #expect(session.run("set cell.backgroundColor = c\ncell.backgroundColor") == "#ff0000")
    #expect(session.run("Mood.other; S()") == "other\nS(z: 0)")
    #expect(session.run("Mood.wild").hasPrefix("error: `Mood` has no case `wild`"))
  }
}
