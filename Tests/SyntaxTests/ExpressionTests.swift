import Syntax
import Testing

@Suite("Expressions")
struct ExpressionTests {
  /// The shapes of a text without mistakes, joined by `; `.
  @Test(
    "literals",
    arguments: [
      ("42; 1_000; 0xFF; 0b101; 0o17", "42; 1000; 255; 5; 15"), ("1.5; 1e3; 1.5e-2", "1.5; 1000.0; 0.015"),
      ("-1; -1.5; -9223372036854775808", "-1; -1.5; -9223372036854775808"),
      ("true; false; nil", "true; false; nil"),
      ("0.25s; 250ms; 2s", "0.25s; 0.25s; 2.0s"), ("390x844; 80.5x30", "390.0x844.0; 80.5x30.0"),
      ("#1e90ff; #fff; #11223344", "#1e90ffff; #ffffffff; #11223344"),
      ("[]; [1, 2,]; [:]; [\"a\": 1, \"b\": 2]", "[]; [1, 2]; [:]; [\"a\": 1, \"b\": 2]"),
      ("(1, b: 2); (1); ()", "(1, b: 2); (1); ()"), ("a.0.1", "a.0.1"),
      ("1.0.description", "1.0.description"),
    ])
  func literals(text: String, expected: String) { #expect(shape(text) == expected) }

  @Test(
    "strings",
    arguments: [
      (#""a\n\t\"\\\u{1F34E}""#, "\"a\n\t\"\\🍎\""),
      (#""\(a) and \(b + "x\(c)")""#, #""\(a) and \((b + "x\(c)"))""#),
      (##"#"a\n\#(b)"#"##, #""a\n\(b)""#), ("\"\"; a", "\"\"; a"),
      (#""\(value, specifier: "%.1f")""#, #""\(value, specifier: "%.1f")""#), (##"#"a"b"#"##, #""a"b""#),
      ("\"\"\"\n  a\n    b\n  \"\"\"", "\"a\n  b\""),
      ("\"\"\"\n  a \\\n  b\n\n  c\n  \"\"\"", "\"a b\n\nc\""),
      ("\"\"\"\n  \\(a)\n  b\\(c) \"\"\n  \"\"\"", "\"\\(a)\nb\\(c) \"\"\""), ("\"\"\"\n\"\"\"", "\"\""),
      ("#\"\"\"\n a\\n\\#(b)\n \"\"\"#", "\"a\\n\\(b)\""), ("\"\"\"\r\n  a\r\n  b\r\n  \"\"\"", "\"a\nb\""),
      (#""\(f { $0 } + "}")""#, #""\((f() {$0} + "}"))""#), (#""(\(a(b(1)))))""#, #""(\(a(b(1)))))""#),
    ])
  func strings(text: String, expected: String) { #expect(shape(text) == expected) }

  @Test(
    "operators bind as in Swift",
    arguments: [
      ("a || b && c == d + e * f - g % h", "(a || (b && (c == ((d + (e * f)) - (g % h)))))"),
      ("!a.b == c", "((!a.b) == c)"), ("a ? b : c ? d : e", "(a ? b : (c ? d : e))"),
      ("a ?? b ?? c", "(a ?? (b ?? c))"),
      ("a ?? b == c", "((a ?? b) == c)"), ("a as? B ?? c", "((a as? B) ?? c)"),
      ("a is B && c", "((a is B) && c)"),
      ("a as! B.C; a as [Int]?", "(a as! B.C); (a as [Int]?)"), ("a + b + c", "((a + b) + c)"),
      ("a - 1; a-1; -x - -y; a * -2; f(-x)", "(a - 1); (a - 1); ((-x) - (-y)); (a * -2); f((-x))"),
      ("a < b; a <= b; a === b; a !== b", "(a < b); (a <= b); (a === b); (a !== b)"),
      ("f(&a); ~a; a & b | c", "f((&a)); (~a); ((a & b) | c)"), ("a\n  + b\n  ?? c", "((a + b) ?? c)"),
      ("a\n  ? b\n  : c", "(a ? b : c)"), ("a ==\n b", "(a == b)"),
      ("try a + b; try? f(); try! g()", "(a + b); (try?f()); (try!g())"),
      ("x = a == b ? 1 : 2", "x = ((a == b) ? 1 : 2)"),
      ("a = b; a += 1; a.b -= 2; a[0] *= 3; a /= 2", "a = b; a += 1; a.b -= 2; a[0] *= 3; a /= 2"),
      ("_ = f(); (a, b) = (b, a); a?.b = 1", "_ = f(); (a, b) = (b, a); a?.b = 1"),
    ])
  func operators(text: String, expected: String) { #expect(shape(text) == expected) }

  @Test(
    "ranges of two parts are Swift's, and of three bounds",
    arguments: [
      ("200...300...400; 200...300...; ...300...400", "200...300...400; 200...300..._; _...300...400"),
      ("1...5; 1..<5; 5...; ...5; ..<5; a[1...]", "1...5; 1..<5; 5..._; _...5; _..<5; a[1..._]"),
      ("x = 200...\ny = a - 1...b + 1", "x = 200..._; y = (a - 1)...(b + 1)"), ("f(1..., 2)", "f(1..._, 2)"),
    ])
  func ranges(text: String, expected: String) { #expect(shape(text) == expected) }

  @Test(
    "a slash without blanks between two names is a path",
    arguments: [
      ("settings/cell; main/root/cell.theme", "settings/cell; main/root/cell.theme"),
      ("a / b; 1/2; (a)/b; f(x)/2", "(a / b); (1 / 2); ((a) / b); (f(x) / 2)"),
      (
        "x/\"Log in\"; x/Picker[1]/\"left out\"; Lamp[1]/y.z",
        "x/\"Log in\"; x/Picker[1]/\"left out\"; Lamp[1]/y.z"
      ),
      ("Lamp[1]; a/b/2; 2*a/b", "Lamp[1]; (a/b / 2); (2 * a/b)"),
      ("x/sheet/Text.text == \"a\"", "(x/sheet/Text.text == \"a\")"),
    ])
  func paths(text: String, expected: String) { #expect(shape(text) == expected) }

  @Test(
    "members, calls and subscripts are chains",
    arguments: [
      ("a.b(c, d: e)[f].g?.h!.i", "a.b(c, d: e)[f].g?.h!.i"),
      ("Theme.self; [A.self, B.self]", "Theme.self; [A.self, B.self]"),
      (".dark; .init(a: 1); f(.b)", ".dark; .init(a: 1); f(.b)"),
      ("a\n  .b()\n  .c { }\n  .d", "a.b().c() {}.d"),
      (
        "super.init(frame: f); self.a; Self.b; $0.c; $isOn",
        "super.init(frame: f); self.a; Self.b; $0.c; $isOn"
      ),
      ("a?.b?()\n  ?.c", "a?.b?()?.c"),
      ("\\.theme; \\A.b.c; \\.self; \\.a?.b", "\\.theme; \\A.b.c; \\.self; \\.a?.b"),
      (
        "Binding<Bool>(get: a); Set<[Int]>(); A<B>.c; a < b; f(a < b, c > d)",
        "Binding<Bool>(get: a); Set<[Int]>(); A<B>.c; (a < b); f((a < b), (c > d))"
      ),
      (
        "#selector(changed(_:)); #selector(A.b(_:c:)); #function",
        "#selector(changed(_: nil)); #selector(A.b(_: nil, c: nil)); #function()"
      ),
      ("sorted(by: <); a.reduce(0, +)", "sorted(by: <); a.reduce(0, +)"),
      ("[String: Int](); [Int?]()", "[String: Int](); [Int?]()"),
      ("`default`.`in`; a.default; f(in: 1, for: 2)", "default.in; a.default; f(in: 1, for: 2)"),
      ("`a button is dark`()", "a button is dark()"),
      ("f(\na,\n\nb\n)", "f(a, b)"),
    ])
  func chains(text: String, expected: String) { #expect(shape(text) == expected) }

  @Test(
    "closures",
    arguments: [
      ("f { }", "f() {}"), ("f(a) { b; c }", "f(a) {b; c}"), ("f { $0 } done: { d }", "f() {$0} done: {d}"),
      ("f {\n  a\n}\nonEnd: {\n  b\n}", "f() {a} onEnd: {b}"), ("let c = { a in b }", "let c = {(a) in b}"),
      ("f { a, _ in b }", "f() {(a, _) in b}"),
      ("f { (a: Self, b: [Int]) in c }", "f() {(a: Self, b: [Int]) in c}"),
      ("f { [weak self] in a }", "f() {[weak self] in a}"),
      ("f { [weak self, b = c.d] (e) -> Int in g }", "f() {[weak self, b = c.d] (e) -> Int in g}"),
      ("f { @MainActor in a }", "f() {a}"), ("f({ a }, b: { c in d })", "f({a}, b: {(c) in d})"),
      ("f { [a, b] }", "f() {[a, b]}"), ("f { (a) }", "f() {(a)}"),
      ("f { (a, b) in\n c\n d }", "f() {(a, b) in c; d}"),
      ("a.map { $0 }.filter { b }", "a.map() {$0}.filter() {b}"), ("let x = a { b }", "let x = a() {b}"),
      ("if f({ a }) { b }", "if f({a}) {b}"), ("x modifying { a = 1 }", "x.modifyingTraits() {a = 1}"),
      ("x modifying { t in t.a = 1 }", "x.modifyingTraits() {(t) in t.a = 1}"),
      ("let f: (A) -> B = { c }", "let f: (A) -> B = {c}"),
      ("return f { a }", "return f() {a}"), ("f { () -> Int in 1 }", "f() {() -> Int in 1}"),
    ])
  func closures(text: String, expected: String) { #expect(shape(text) == expected) }

  @Test("detents are literals: Apple's calls")
  func detents() {
    #expect(shape("a == height 150") == "(a == .height(150))")
    #expect(shape("a = fraction 0.25") == "a = .fraction(0.25)")
    #expect(
      shape("f(enabled up through height 200, enabled, height)")
        == "f(.enabled(upThrough: .height(200)), enabled, height)")
  }

  @Test("`if` and `switch` have values")
  func statementsAsValues() {
    #expect(shape("let a = if b { 1 } else { 2 }") == "let a = if b {1} else {2}")
    #expect(shape("return switch a { case .b: 1\ndefault: 2 }") == "return switch a {case .b: 1; default: 2}")
  }

  @Test("names are equal where they are canonically equivalent, and are of any script")
  func names() {
    #expect(shape("caf\u{E9} == cafe\u{301}; 요약; テーマ_1; é.ñ") == "(café == cafe\u{301}); 요약; テーマ_1; é.ñ")
  }
}
