import SessionTesting
import Testing

@Suite("Values")
struct ValueTests {
  @Test(
    "an expression alone prints its value as a literal",
    arguments: [
      ("1 + 2 * 3", "7"), ("7 / 2", "3"), ("7.0 / 2", "3.5"), ("-7 % 3", "-1"), ("1 + 0.5", "1.5"),
      ("\"a\" + \"b\"", "\"ab\""), ("\"q\\\" \\u{1F34E}\"", "\"q\\\" 🍎\""), ("[1, 2.5]", "[1.0, 2.5]"),
      ("[\"a\"]", "[\"a\"]"), ("390x844", "390x844"), ("0.25s", "0.25s"), ("250ms", "0.25s"),
      ("#fff", "#ffffff"),
      ("#11223344", "#11223344"), ("nil", "nil"), ("200...300...400", "200...300...400"), ("true", "true"),
      ("1 == 1.0", "true"), ("!true || 2 > 1", "true"), ("(1 > 2 ? 3 : 4)", "4"), ("200...", "200..."),
      ("...300", "...300"), ("200...300", "200...300"), ("...300...400", "...300...400"),
      ("200...300...", "200...300..."), ("...300...", "...300..."), ("0.25s + 250ms", "0.5s"),
      ("0.25s * 2", "0.5s"), ("0.5s * 1.5", "0.75s"), ("1s / 4", "0.25s"), ("1s / 2.5", "0.4s"),
      ("1s / 250ms", "4.0"), ("-1 + 1s / 0.5s", "1.0"),
      ("1s - 250ms", "0.75s"), ("0.25s + 0.25s > 400ms", "true"), ("[1] + [2]", "[1, 2]"),
      ("[1.5] + [2]", "[1.5, 2.0]"),
      ("[] + [1]", "[1]"), ("[[1]] + [[]]", "[[1], []]"), ("[1] + [2] == [1, 2]", "true"),
      ("UIImage.DynamicRange.high", "high"), ("UIImage.DynamicRange.high.rawValue", "2"),
      ("UISplitViewController.LayoutEnvironment.none", "none"), ("\"한국\".count", "2"),
      ("-9223372036854775808", "-9223372036854775808"), ("[1, 2].contains(2)", "true"), ("red", "#ff0000"),
    ])
  func literals(expression: String, value: String) {
    #expect(Session().run(expression) == value)
  }

  @Test(
    "what is printed of a range is read as the same range",
    arguments: ["1...", "...2", "1...2", "1...2...", "...2...3", "1...2...3", "...2..."])
  func ranges(text: String) {
    #expect(Session("let r = \(text)").run("r; r == \(text)") == "\(text)\ntrue")
  }

  @Test(
    "a type inside another has its whole name",
    arguments: [
      ("let q: UIImage.DynamicRange = high\nq", "high"), ("let q: UIImage.DynamicRange? = nil\nq", "nil"),
      ("let q: [UISplitViewController.LayoutEnvironment] = [expanded]\nq", "[expanded]"),
      ("define trait T: UIImage.DynamicRange = high\nscene s { }\ns.t", "high"),
    ])
  func nested(script: String, value: String) {
    #expect(Session(confirms: false).run(script) == value)
  }

  @Test(
    "an element of a list can be given another value, however deep it is",
    arguments: [
      ("var x = [1, 2]", "x[0] = 5", "[5, 2]"), ("var x = [[1], [2]]", "x[1][0] = 5", "[[1], [5]]"),
      ("define struct S { a = 1 }\nvar x = [S()]", "x[0].a = 5", "[S(a: 5)]"),
      ("define struct S { a = [1] }\nvar x = S()", "set x.a[0] = 5", "S(a: [5])"),
      ("var x = [true]", "toggle x[0]", "[false]"), ("var x = [1]", "repeat 2 { x[0] = x[0] + 1 }", "[3]"),
    ])
  func elements(setup: String, statement: String, value: String) {
    let session = Session(setup, confirms: false)
    #expect(session.run("\(statement)\nx") == value)
    #expect(Session("\(setup)\nlet y = x", confirms: false).run("\(statement)\ny == x") == "false")
  }

  @Test("an element of a property of a view can be given another value")
  func elementOfProperty() {
    let session = Session(Prelude.theme + "view cell { var marks = [1, 2] }", confirms: false)
    #expect(session.run("set cell.marks[1] = 7\ncell.marks") == "[1, 7]")
  }

  @Test("a range can be a default and a value of a trait")
  func rangeOfTrait() {
    let session = Session(Prelude.theme + "define trait Wide = 200...300...400", confirms: false)
    #expect(session.run("cell.wide; override form.wide = 100...; cell.wide") == "200...300...400\n100...")
  }

  @Test("control characters never reach the terminal")
  func controls() {
    let session = Session(confirms: true)
    let output = session.run("let s = \"\\u{1b}[31m\\u{9b}x\\u{202e}\\u{7f}\\n\"\nprint s\ns")
    #expect(
      output.unicodeScalars.allSatisfy { $0 == "\n" || ($0.value >= 0x20 && $0.value < 0x7f) || $0 == "▸" })
    let broken = session.run("print \u{1b}]0;title\u{7}")
    #expect(!broken.contains("\u{1b}"))
    #expect(!broken.contains("\u{7}"))
  }

  @Test("a struct with its own == is asked, and its comparisons are counted")
  func ownEquality() {
    let session = Session(
      Prelude.theme + """
        define struct Palette { name = "", shade = 0; equal { left.name == right.name } }
        define trait Paint = Palette(name: "a")
        let w = register cell for paint { print "called" }
        """, confirms: false)
    #expect(session.run("Palette(name: \"x\") == Palette(name: \"x\", shade: 3)") == "true")
    #expect(session.run("Palette(name: \"x\") == Palette(name: \"y\")\nPalette.comparisons") == "false\n2")
    #expect(session.run("override main.paint = Palette(name: \"a\", shade: 9)\nw.calls") == "0")
    #expect(session.run("override main.paint = Palette(name: \"b\")\nw.calls") == "called\n1")
    #expect(session.run("Palette.comparisons > 2") == "true")
  }

  @Test("structs are values: a change of one copy does not touch the other")
  func structs() {
    let session = Session("define struct P { a = 1, b = \"x\" }\nvar p = P(a: 2)\nlet q = p", confirms: false)
    #expect(session.run("p.a = 7\np\nq") == "P(a: 7, b: \"x\")\nP(a: 2, b: \"x\")")
  }

  @Test("a dynamic colour is redrawn where a trait that affects colours changes, and only there")
  func redraws() {
    let session = Session(
      """
      define enum AppTheme { standard, pastel, bold }
      define trait Theme: AppTheme = standard { affects color }
      define trait Other = 0
      define color card = theme == pastel ? #ffd1dc : #ffffff
      scene main { window win { controller root { view form { view cell } } } }
      set cell.backgroundColor = card
      """, confirms: false)
    let draws = Int(session.run("cell.draws")) ?? 0
    let formDraws = session.run("form.draws")
    session.run("override main.other = 1")
    #expect(session.run("cell.draws") == "\(draws)")
    session.run("override main.theme = pastel")
    #expect(session.run("cell.draws") == "\(draws + 1)")
    #expect(session.run("form.draws") == formDraws)
  }

  @Test("reading a colour answers what is on the screen")
  func onScreen() {
    let session = Session(
      Prelude.theme
        + "define color card = theme == pastel ? #ffd1dc : #ffffff\nset cell.backgroundColor = card",
      confirms: false)
    #expect(session.run("cell.backgroundColor") == "#ffffff")
    #expect(session.run("turn { override main.theme = pastel; print cell.backgroundColor }") == "#ffffff")
    #expect(session.run("cell.backgroundColor") == "#ffd1dc")
    #expect(
      session.run("redefine color card = theme == pastel ? #000 : #fff\ncell.backgroundColor") == "#000000")
    #expect(session.run("card.resolvedColor(with: traits { theme = bold })") == "#ffffff")
  }

  @Test("a raw value is a number; a plain enum has none")
  func rawValues() {
    let session = Session("define enum A { x, y }\ndefine plain enum B { x, y }\ndefine trait T: B = x")
    #expect(session.run("A.y.rawValue") == "1")
    #expect(session.run("B.y.rawValue").hasPrefix("error: B has no `rawValue`"))
    #expect(session.run("show trait t").contains("storage          object"))
  }

  @Test("an Int becomes a Double where they meet, in optionals as well")
  func numbers() {
    let session = Session(Prelude.inspector, confirms: false)
    #expect(
      session.run("details.width == 300\n300 == details.width\ndetails.width == nil") == "true\ntrue\nfalse")
  }

  @Test(
    "a list with `nil` in it holds optional values, wherever it stands",
    arguments: [
      ("[nil, 3][0] == nil", "true"), ("[3, nil]", "[3, nil]"), ("[nil, 3] == [nil, 3]", "true"),
      ("[1, nil, 2.5]", "[1.0, nil, 2.5]"), ("[nil, 1, 2.5]", "[nil, 1.0, 2.5]"), ("[[], [1]]", "[[], [1]]"),
      ("[[1], []]", "[[1], []]"), ("[[[]], [[1]]]", "[[[]], [[1]]]"), ("[nil]", "[nil]"),
      ("[[nil], [1, nil]]", "[[nil], [1, nil]]"), ("[] == [1]", "false"),
      ("[nil] + [3, nil]", "[nil, 3, nil]"),
    ])
  func optionalElements(expression: String, value: String) {
    #expect(Session().run(expression) == value)
  }

  @Test(
    "`nil` in a list is no value of the others' type",
    arguments: [
      ("[nil, 3][0] + 1", "`+` does not work on Int?"),
      (#"[nil, "a"][0] + "b""#, "expected String, found String?"),
      ("let z = [nil]", "the type of `z` cannot be told from its value"),
      ("let z = [[]]", "the type of `z` cannot be told from its value"),
      ("let z: [Int] = [nil]", "expected Int, found nil"), ("[nil, 3, \"a\"]", "expected Int?, found String"),
      (
        "define trait N = 1\nlet ys = [nil, 3]\nscene s { }\noverride s.n = ys[0]", "expected Int, found Int?"
      ),
      ("let xs = [nil, traits { }]\nxs[0].theme", "UITraitCollection? has no `theme`"),
    ])
  func optionalOperands(script: String, cause: String) {
    let output = Session().run(script)
    #expect(output.contains("error: \(cause)"), "\(output)")
  }

  /// A struct whose values lie 97 deep, and whose own `==` says so much besides.
  private static func nest(_ condition: String) -> String {
    """
    define struct P { n = 0 }
    redefine struct P { n = 0, kids: [P] = []; equal { left.kids == right.kids\(condition) } }
    var a = P(n: 1)
    var b = P(n: 1)
    repeat 95 { a = P(n: 1, kids: [a]); b = P(n: 1, kids: [b]) }
    """
  }

  @Test("structs that compare deep values with long expressions end at a limit")
  func deepEquality() {
    let long = Session(Self.nest(String(repeating: " && true", count: 800)), confirms: false)
    #expect(
      long.run("a == b") == """
        error: expressions that evaluate others lie more than 5,000 parts deep inside
          one another
          1 │ a == b
            │ ^^^^^^ a shorter `equal { … }`, or a shorter colour, asks for less
        """)
    #expect(Session(Self.nest(" && left.n == right.n"), confirms: false).run("a == b") == "true")
  }

  @Test("colours that resolve one another with long expressions end at a limit")
  func deepColors() {
    let long = String(repeating: " && true", count: 900)
    let colors = (1...20).map {
      "define color c\($0) = (c\($0 - 1).resolvedColor(with: traits { }) == red\(long)) ? red : blue"
    }
    let session = Session(confirms: false)
    session.run("define color c0 = red\n" + colors.joined(separator: "\n"))
    #expect(session.run("c5.resolvedColor(with: traits { })") == "#ff0000")
    #expect(
      session.run("c20.resolvedColor(with: traits { })").hasPrefix(
        "error: expressions that evaluate others lie"))
    #expect(session.run("c5.resolvedColor(with: traits { })") == "#ff0000")
  }

  @Test("an optional enum of strings is read as its cases")
  func optionalEnum() {
    let session = Session(
      "define enum Mood: String { calm, wild }; define trait Feeling: Mood? = nil; scene s { }",
      confirms: false)
    #expect(
      session.run("override s.feeling = wild; s.feeling") == "nil\nwild" || session.run("s.feeling") == "wild"
    )
    #expect(session.run("s.feeling == .wild") == "true")
  }
}
