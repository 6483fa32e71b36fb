import Syntax
import Testing

@Suite("Reading statements")
struct ParserTests {
  /// Reads a text without mistakes.
  private func shapes(_ text: String) -> [String] {
    let reading = Reading(text)
    #expect(reading.causes == [])
    return reading.shapes
  }

  @Test("every statement of the tour is read")
  func tour() {
    let forms = Reading(Samples.tour).forms
    #expect(Reading(Samples.tour).causes == [])
    #expect(forms.count == 28)
    #expect(forms.first == .defineEnum && forms.last == .assign)
  }

  // MARK: Separators

  @Test("statements are separated by line ends and semicolons")
  func separators() {
    #expect(shapes("a;b\nc\r\n;;d;").count == 4)
  }

  @Test("behind a brace that closes a statement no separator is needed")
  func braceCloses() {
    #expect(shapes("if a { b } print c; turn { } turn { d }").count == 4)
  }

  @Test("a line goes on behind a binary operator, a comma and an equals sign")
  func lineGoesOn() {
    #expect(
      shapes("x =\n\n1 +\n 2,\n 3 // three\nprint a ==\n b") == [
        "assign place: x values: (1 + 2), 3", "print value: (a == b)",
      ])
    #expect(shapes("override a.b =\n c\nregister x for a,\n b { }").count == 2)
  }

  @Test("a line does not go on before an operator")
  func lineEndsBeforeOperator() {
    #expect(Reading("a\n+ b").causes == ["expected a statement, found `+`"])
    #expect(shapes("a\n-b") == ["expression value: a", "expression value: (-b)"])
  }

  @Test("a line end is a blank in parentheses, brackets and comma lists")
  func lineEndsAsBlanks() {
    #expect(
      shapes("f(\na\n,\nb\n)\n[\n1\n,2,\n]") == ["expression value: f(a, b)", "expression value: [1, 2]"])
    #expect(shapes("define enum X {\n a\n ,\n b\n}") == ["defineEnum name: X cases: (a b)"])
    #expect(
      shapes("define struct S { a = 1\n b = 2\n, c: Int; equal {\n left == right\n } }") == [
        "defineStruct name: S fields: {a = 1; b = 2; c: Int; equal (left == right)}"
      ])
  }

  @Test("in braces inside parentheses a line end separates again")
  func bracesInParentheses() {
    #expect(shapes("print(a modifying {\n b = 1\n c = 2\n})") == ["print value: a modifying {b = 1; c = 2}"])
  }

  @Test("else stands on the line of its brace")
  func elseLine() {
    #expect(shapes("if a { } else { b }") == ["if condition: a block: {} otherwise: {expression value: b}"])
    #expect(
      shapes("if a { } else if b { }").first
        == "if condition: a block: {} otherwise: <if condition: b block: {}>")
    #expect(Reading("if a { }\nelse { }").causes == ["`else` stands on a line of its own"])
  }

  @Test("a comment ends with its line")
  func comments() {
    #expect(shapes("// only\na // b ; c\n//\nd").count == 2)
  }

  // MARK: Names and words

  @Test("names are equal where they are canonically equivalent")
  func canonicalNames() {
    let reading = Reading("caf\u{E9} == cafe\u{301}; 요약; テーマ_1; é.ñ")
    #expect(reading.causes == [])
    guard case .binary(_, _, let left, let right)? = reading.script.statements[0][.value]?.expression?.kind,
      case .name(let one) = left.kind, case .name(let other) = right.kind
    else {
      Issue.record("no comparison of names")
      return
    }
    #expect(one == other)
  }

  @Test("a statement word is a name where directly followed by a point, a bracket or a slash")
  func wordsBeforeSigns() {
    #expect(
      shapes("view.text; print[0]; set/cell; on.x = 3") == [
        "expression value: view.text", "expression value: print[0]", "expression value: set/cell",
        "assign place: on.x values: 3",
      ])
  }

  @Test("a statement word is a name where followed by an equals sign or an infix operator")
  func wordsBeforeOperators() {
    #expect(
      shapes("set = 3; repeat == 2; show - 1; print-1; on < off; if ? a : b") == [
        "assign place: set values: 3", "expression value: (repeat == 2)", "expression value: (show - 1)",
        "expression value: (print - 1)", "expression value: (on < off)", "expression value: (if ? a : b)",
      ])
    #expect(shapes("print -1") == ["print value: -1"])
  }

  @Test("a statement word is a name alone on the line if its statement needs more")
  func wordsAlone() {
    #expect(Reading("override; view\nturn").forms == [.expression, .expression, .expression])
    #expect(Reading("update; next; undo; check; help").forms == [.update, .next, .undo, .check, .help])
    #expect(shapes("turn { for }") == ["turn block: {expression value: for}"])
  }

  @Test("print and expect before a parenthesis are the statements")
  func wordsBeforeParentheses() {
    #expect(Reading("print(x); expect(x)").forms == [.print, .expect])
  }

  @Test("a second word is a name too where it is followed like one")
  func secondWords() {
    #expect(
      shapes("set updates = 3; set updates.a = 1; set updates manual") == [
        "assign place: updates values: 3", "assign place: updates.a values: 1", "setUpdates first: yes",
      ])
    #expect(
      shapes("remove on; remove override.x; remove override x.y") == [
        "remove place: on", "remove place: override.x", "removeOverride place: x.y",
      ])
    #expect(shapes("expect error; expect error == 3; expect error { }").count == 3)
    #expect(Reading("register for for a { }").shapes == ["register place: for keys: (a) block: {}"])
  }

  @Test("words may be names everywhere else")
  func wordsAsNames() {
    #expect(
      shapes("let let = 3; for in in in { }; define enum enum { case, if }; create view view in in").count
        == 4)
    #expect(shapes("override form.override = set; move to to to").count == 2)
  }

  // MARK: Operators and paths

  @Test("a minus with blanks on both sides or neither is infix, else prefix")
  func minus() {
    #expect(
      shapes("a - 1; a-1; [a, -1]; f(-x); -x - -y; a * -2") == [
        "expression value: (a - 1)", "expression value: (a - 1)", "expression value: [a, -1]",
        "expression value: f((-x))", "expression value: ((-x) - (-y))", "expression value: (a * -2)",
      ])
    #expect(Reading("a -1").script.problems.map(\.kind) == [.lopsidedMinus])
  }

  @Test("operators bind as in Swift")
  func precedence() {
    #expect(
      shapes("a || b && c == d + e * f - g % h; !a.b == c; a ? b : c ? d : e; a + b + c") == [
        "expression value: (a || (b && (c == ((d + (e * f)) - (g % h)))))", "expression value: ((!a.b) == c)",
        "expression value: (a ? b : (c ? d : e))", "expression value: ((a + b) + c)",
      ])
    #expect(shapes("(a || b) && a === b; a >= b; a <= b; a != b; a > b").count == 5)
  }

  @Test("a slash without blanks between two names is a path")
  func paths() {
    #expect(
      shapes("settings/cell; main/root/cell.theme; a / b; 1/2; (a)/b; f(x)/2; override a/b.c = d") == [
        "expression value: settings/cell", "expression value: main/root/cell.theme",
        "expression value: (a / b)",
        "expression value: (1 / 2)", "expression value: (a / b)", "expression value: (f(x) / 2)",
        "override place: a/b.c value: d",
      ])
  }

  @Test("ranges have least, ideal and greatest bounds, and open ends")
  func ranges() {
    #expect(
      shapes("200...300...400; 200...300...; ...300...400; 200...400; 200...; ...400") == [
        "expression value: 200...300...400", "expression value: 200...300..._",
        "expression value: _...300...400",
        "expression value: 200..._...400", "expression value: 200..._..._", "expression value: _..._...400",
      ])
    #expect(shapes("x = 200...\ny = a - 1...b + 1").count == 2)
  }

  @Test("a parenthesis or a bracket glued to the left is a call or a subscript")
  func glued() {
    #expect(
      shapes("f(a, b: c); x[T]; print (a); print [a]") == [
        "expression value: f(a, b: c)", "expression value: x[T]", "print value: a", "print value: [a]",
      ])
  }

  @Test("a brace behind an expression belongs to the statement unless in parentheses")
  func braces() {
    #expect(
      shapes("if a { b }; repeat n { }; for x in list { }; define trait T = a { affects color }").count == 4)
    #expect(
      shapes("if (a modifying { b = 1 }) == c { }") == ["if condition: (a modifying {b = 1} == c) block: {}"])
    #expect(shapes("if a == [b modifying { c = 1 }] { }").count == 1)
    #expect(
      shapes("let x = a modifying { b = 1 } == traits { }") == [
        "letVariable name: x value: (a modifying {b = 1} == traits {})"
      ])
  }

  // MARK: Particular statements

  @Test("Apple's spelling is understood")
  func apple() {
    #expect(
      shapes(
        "cell.traitOverrides.remove(Theme.self); cell.traitCollection[Theme.self]; cell.setNeedsLayout()")
        == [
          "expression value: cell.traitOverrides.remove(Theme.self)",
          "expression value: cell.traitCollection[Theme.self]",
          "expression value: cell.setNeedsLayout()",
        ])
    #expect(
      shapes("phone.modifyingTraits { theme = .bold }") == [
        "expression value: phone modifying {theme = .bold}"
      ])
    #expect(
      shapes(
        "a.modifyingTraits { m in\n m.theme = .bold\n m[Theme.self] = m.theme }; traits { $0.size = $0.size }"
      )
        == [
          "expression value: a modifying {m.theme = .bold; m.Theme.self = m.theme}",
          "expression value: traits {$0.size = $0.size}",
        ])
    #expect(
      shapes("register cell for Theme.self, size { }") == [
        "register place: cell keys: (Theme size) block: {}"
      ])
  }

  @Test("a value may be a registration")
  func registrationAsValue() {
    #expect(
      shapes("let w = register cell for theme { }; let r = register; let s = register.traits") == [
        "letVariable name: w value: <register place: cell keys: (theme) block: {}>",
        "letVariable name: r value: register", "letVariable name: s value: register.traits",
      ])
  }

  @Test("in an environment's block `on` and `register` may leave out their place")
  func ownHandlers() {
    #expect(
      shapes("view x { on draw { }; on cell draw { }; register for theme { }; override theme = bold }") == [
        "view name: x block: {on event: draw block: {}; on place: cell event: draw block: {}; "
          + "register keys: (theme) block: {}; override place: theme value: bold}"
      ])
  }

  @Test("what if takes the statement on its line, and only that")
  func whatIf() {
    #expect(
      shapes("what if { a } show tree theme; b") == [
        "whatIf block: {expression value: a} tail: <show topic: tree place: theme>", "expression value: b",
      ])
    #expect(shapes("what if { a }\nshow tree").count == 2)
  }

  @Test("raw words go up to a blank, a semicolon or a quote")
  func rawWords() {
    #expect(
      shapes("load ../a-b/c.mendel; save \"my file\"; goto 7;diff 3 7\n?over; learn traits/flow // x") == [
        "load topic: \"../a-b/c.mendel\"", "save topic: \"my file\"", "goto first: \"7\"",
        "diff first: \"3\" second: \"7\"", "help topic: \"over\"", "learn topic: \"traits/flow\"",
      ])
    #expect(shapes("load /tmp/x; load -; load = 3").count == 3)
  }

  @Test("types are names, optional, or lists")
  func types() {
    #expect(
      shapes("var a: String? = nil; var b: [Episode] = []; let c: [[Int]?] = d") == [
        "varVariable name: a type: String? value: nil", "varVariable name: b type: [Episode] value: []",
        "letVariable name: c type: [[Int]?] value: d",
      ])
  }

  @Test("devices have a size or an orientation")
  func devices() {
    #expect(
      shapes("scene a on mac 1200x800 { }; scene b on iPhone16 portrait; scene c on iPadPro13 landscape { }")
        == [
          "scene name: a device: mac 1200.0x800.0 block: {}", "scene name: b device: iPhone16 portrait",
          "scene name: c device: iPadPro13 landscape block: {}",
        ])
  }

  @Test("a plain enum says that it is")
  func plainEnum() {
    #expect(
      shapes("define plain enum M { a }; redefine enum plain { a }") == [
        "defineEnum isPlain: yes name: M cases: (a)", "redefineEnum name: plain cases: (a)",
      ])
  }

  @Test("definitions of values: classes, Objective-C traits, traits without accessors, images")
  func valueDefinitions() {
    #expect(shapes("define class A { n = 1 }") == ["defineClass name: A fields: {n = 1}"])
    #expect(
      shapes("define objc trait T: integer = 0 { identifier \"a\" }; define trait W = 0 { accessors none }")
        == [
          "defineTrait isObjectiveC: yes name: T type: integer value: 0 items: {identifier \"a\"}",
          "defineTrait name: W value: 0 items: {accessors none}",
        ])
    #expect(
      shapes("define key T = false; redefine key key: String? = nil") == [
        "defineKey name: T value: false", "redefineKey name: key type: String? value: nil",
      ])
    #expect(shapes("extend traits width for Width") == ["extendTraits name: width target: Width"])
    #expect(
      shapes("define image L { userInterfaceStyle dark, displayScale 2: \"a\"\n any: \"b\" }") == [
        "defineImage name: L items: {userInterfaceStyle dark, displayScale 2: \"a\"; any: \"b\"}"
      ])
  }

  @Test("`for` can have a condition, an assignment a `cost`; their words are names elsewhere")
  func conditionsOfLoops() {
    #expect(
      shapes("for x in a where x == 1 && b { c }") == [
        "for name: x value: a condition: ((x == 1) && b) block: {expression value: c}"
      ])
    #expect(shapes("for where in where { }") == ["for name: where value: where block: {}"])
    #expect(
      shapes("c = cost { }; set c = cost { a }; cost = cost; if cost { }") == [
        "assign place: c values: <cost block: {}>",
        "assign place: c values: <cost block: {expression value: a}>", "assign place: cost values: cost",
        "if condition: cost block: {}",
      ])
  }

  @Test("performAsCurrent takes a block; without one it is a member like any other")
  func performAsCurrent() {
    #expect(
      shapes("night.performAsCurrent { a = 1 }; (a).performAsCurrent { }") == [
        "performAsCurrent value: night block: {assign place: a values: 1}",
        "performAsCurrent value: a block: {}",
      ])
    #expect(shapes("night.performAsCurrent") == ["expression value: night.performAsCurrent"])
  }

  @Test("a statement's range goes from its first byte to its last")
  func ranges2() {
    let reading = Reading("  set x = 1 + 2  ; if a { b }  // c\n요약 = é")
    #expect(reading.script.statements.map { reading[$0.range] } == ["set x = 1 + 2", "if a { b }", "요약 = é"])
  }
}

extension Operand.Content {
  /// The expression in a slot.
  var expression: Expression? {
    if case .expression(let expression) = self { return expression }
    return nil
  }
}
