import Syntax
import Testing

@Suite("Swift's declarations and control flow")
struct DeclarationTests {
  @Test(
    "variables",
    arguments: [
      (
        "let a = 1; var b: Int? = nil; var c, d: A",
        "let a = 1; var b: Int? = nil; var c: A, d: A"
      ),
      ("var a: Int { 1 }", "var a: Int {get{1}}"),
      ("var a: Int { get { 1 } set { b = newValue } }", "var a: Int {get{1} set{b = newValue}}"),
      ("var a = 1 { didSet { b } }", "var a = 1 {didSet{b}}"),
      (
        "var a: Int = 1 {\n willSet(new) { b }\n didSet(old) { c } }",
        "var a: Int = 1 {willSet(new){b} didSet(old){c}}"
      ),
      (
        "var a: Int {\n  @Foo mutating get { 1 }\n  nonmutating set(v) { }\n}", "var a: Int {get{1} set(v){}}"
      ), ("let (x, _, y) = f()", "let (x, _, y) = f(), x = (x, _, y).0, y = (x, _, y).2"),
      ("@State private var a = 1", "@State private var a = 1"),
      (
        "@Environment(\\.theme) var a; @Environment(A.self) private var b: B",
        "@Environment(\\.theme) var a; @Environment(A.self) private var b: B"
      ),
      (
        "private(set) public var a = 1; static let b = 2; lazy var c = { d }()",
        "private(set) public var a = 1; static let b = 2; lazy var c = {d}()"
      ),
      ("weak var a: A?; nonisolated(unsafe) let b = 1", "weak var a: A?; nonisolated(unsafe) let b = 1"),
      ("@available(iOS 17, *) @MainActor var a = 1", "@available @MainActor var a = 1"),
      ("@Published\n  var a = 1", "@Published var a = 1"),
      ("let a: some View = b; let c: any P = d", "let a: View = b; let c: P = d"),
      ("var `default` = 1", "var default = 1"), ("let a: B = .c { d }", "let a: B = .c() {d}"),
    ])
  func variables(text: String, expected: String) { #expect(shape(text) == expected) }

  @Test(
    "types",
    arguments: [
      ("A.B", "A.B"), ("Binding<Bool>", "Binding<Bool>"), ("[String: [Int]]", "[String: [Int]]"),
      ("A??", "A??"), ("A.Type", "A.Type"), ("(A, b: B) -> C?", "(A, B) -> C?"),
      ("(A) -> (B) -> Void", "(A) -> (B) -> Void"), ("@escaping () -> Void", "() -> Void"),
      ("((A) -> B)?", "(A) -> B?"), ("A!", "A?"), ("(a: A, B)", "(a: A, B)"),
      ("A<B<C>, [D]>.E", "A.E<B<C>, [D]>"),
      ("[any P]", "[P]"), ("@MainActor (A) throws -> B", "(A) -> B"), ("(_ a: A) -> B", "(A) -> B"),
    ])
  func types(text: String, expected: String) {
    #expect(shape("let a: \(text) = b") == "let a: \(expected) = b")
  }

  @Test(
    "functions",
    arguments: [
      ("func f() { }", "func f() {}"),
      ("func f(a: A, _ b: B, to c: C = 1) -> D { e }", "func f(a: A, _ b: B, to c: C = 1) -> D {e}"),
      ("func f(a: inout A) throws -> B? { c }", "func f(a: inout A) -> B? {c}"),
      ("@objc private func f(_ sender: Any?) { }", "@objc private func f(_ sender: Any?) {}"),
      ("func f(@ViewBuilder a: () -> B) { }", "func f(a: () -> B) {}"), ("func f()\n{\n}", "func f() {}"),
      ("func f(in a: A, for b: B) { }", "func f(in a: A, for b: B) {}"),
      ("@MainActor func f(a: @escaping (A) -> Void) { }", "@MainActor func f(a: (A) -> Void) {}"),
      ("func f(\n  a: A,\n  b: B\n) { c }", "func f(a: A, b: B) {c}"),
      ("static func f() { }", "static func f() {}"),
    ])
  func functions(text: String, expected: String) { #expect(shape(text) == expected) }

  @Test(
    "types and their members",
    arguments: [
      ("struct A { }", "struct A {}"),
      (
        "final class A: B, C { init(a: A) { self.a = a }\n required init?(coder: B) { fatalError() }\n deinit { } }",
        "final class A: B, C {init(a: A) {self.a = a}; required init?(coder: B) {fatalError()}; deinit() {}}"
      ),
      (
        "enum A: Int, B { case a = 1, b\n case c(Int, d: E)\n indirect case e(A) }",
        "enum A: Int, B {case a = 1, b; case c(Int, d: E); case e(A)}"
      ), ("extension A.B { static var c: A { d } }", "extension A.B {static var c: A {get{d}}}"),
      (
        "protocol P: AnyObject { var a: Int { get set }\n var b: A { get }\n func c() -> D\n init(e: E)\n static func f() }",
        "protocol P: AnyObject {var a: Int {get{} set{}}; var b: A {get{}}; func c() -> D; init(e: E); static func f()}"
      ),
      (
        "struct A { static func == (left: A, right: A) -> Bool { left.b == right.b } }",
        "struct A {static operator ==(left: A, right: A) -> Bool {(left.b == right.b)}}"
      ),
      (
        "extension A { subscript(a: Int) -> B { c } }",
        "extension A {subscript(a: Int) -> B {get{c}}}"
      ),
      (
        "class A { class func a() { }; class var b: Int { 1 } }",
        "class A {class func a() {}; class var b: Int {get{1}}}"
      ),
      (
        "struct A { struct B { enum C { case d } } typealias E = F }",
        "struct A {struct B {enum C {case d}}; typealias E = F}"
      ), ("@Observable final class A { }", "@Observable final class A {}"),
      ("@main\nstruct A: App { }", "@main struct A: App {}"),
      (
        "class A { override func b() { super.b() } override var c: D { e } override init(frame: F) { } }",
        "class A {override func b() {super.b()}; override var c: D {get{e}}; override init(frame: F) {}}"
      ),
      ("extension EnvironmentValues { @Entry var a = 1 }", "extension EnvironmentValues {@Entry var a = 1}"),
      ("struct A: B\n{\n var c = 1\n}", "struct A: B {var c = 1}"),
      ("class A { @IBOutlet weak var b: C! }", "class A {@IBOutlet weak var b: C?}"),
      ("enum A { case `default`, b }", "enum A {case default, b}"),
      ("import UIKit; @testable import A; import struct A.B", "import UIKit; import A; import A.B"),
    ])
  func typeDeclarations(text: String, expected: String) { #expect(shape(text) == expected) }

  @Test(
    "control flow",
    arguments: [
      ("if a { b } else if c { d } else { e }", "if a {b} else if c {d} else {e}"),
      ("if let a, let b = c, var d: E = f, g { }", "if let a, let b = c, var d: E = f, g {}"),
      ("if case .a(let b)? = c { }", "if case .a(let b)? = c {}"),
      ("guard let self else { return }", "guard let self else {return}"),
      ("guard a,\n  b else {\n  return c\n}", "guard a, b else {return c}"),
      (
        "if #available(iOS 17.0, macOS 14, *) { } else { a }",
        "if #available(iOS 17.0, macOS 14.0) {} else {a}"
      ),
      ("guard #unavailable(iOS 18, *) else { return }", "guard #unavailable(iOS 18.0) else {return}"),
      ("while a { break }; while let b = c { continue }", "while a {break}; while let b = c {continue}"),
      ("repeat { a } while b", "repeat {a} while b"),
      ("for a in b where c { d }", "for let a in b where c {d}"),
      (
        "for (a, b) in c { }; for _ in 0..<3 { }; for case let a? in b { }",
        "for (let a, let b) in c {}; for _ in 0..<3 {}; for let a? in b {}"
      ), ("for case .a(let b, c: let d) in e { }", "for .a(let b, c: let d) in e {}"),
      ("do { a }; defer { b }", "{a}; defer {b}"), ("return; return a", "return; return a"),
      ("if (a { b }) { c }", "if (a() {b}) {c}"), ("if a == .b { c }", "if (a == .b) {c}"),
      ("if !a.contains(where: { $0 }) { b }", "if (!a.contains(where: {$0})) {b}"),
    ])
  func controlFlow(text: String, expected: String) { #expect(shape(text) == expected) }

  @Test(
    "patterns of a switch",
    arguments: [
      ("case .a, .b", "case .a, .b"), ("case let .a(b, c: d)", "case .a(let b, c: let d)"),
      ("case .a(let b) where b > 1", "case .a(let b) where (b > 1)"), ("case (1, let a)", "case (1, let a)"),
      ("case let (a, b)", "case (let a, let b)"),
      ("case 1...5, 7", "case 1...5, 7"), ("case is A", "case is A"), ("case let a as B", "case let a as B"),
      ("case \"a\", nil", "case \"a\", nil"), ("case let a", "case let a"),
      ("case .some(.a)", "case .some(.a)"), ("case A.b(_)", "case A.b(_)"),
      ("case A.b", "case A.b"), ("case let a?", "case let a?"), ("case -1", "case -1"),
      ("case bold", "case bold"), ("@unknown default", "default"),
      ("case .a(.b(let c), _)", "case .a(.b(let c), _)"),
    ])
  func patterns(text: String, expected: String) {
    #expect(shape("switch x { \(text): y }") == "switch x {\(expected): y}")
  }

  @Test("a switch has several cases, of several statements")
  func switches() {
    #expect(
      shape("switch (a, b) {\ncase .c:\n  d\n  e\ncase .f: g; h\ndefault: break\n}")
        == "switch (a, b) {case .c: d; e; case .f: g; h; default: break}")
    #expect(
      shape("switch a { case .b: return\ncase .c: return d }")
        == "switch a {case .b: return; case .c: return d}")
  }

  @Test(
    "`#if` takes the branch of iOS",
    arguments: [
      ("#if os(iOS)\na\n#else\nb\n#endif\nc", "a; c"),
      ("#if os(macOS)\na\n#elseif canImport(UIKit) && !os(tvOS)\nb\n#else\nc\n#endif", "b"),
      ("#if DEBUG || A\na\n#endif", "a"), ("#if A\na\n#endif\nb", "b"),
      ("#if swift(>=5.9) && compiler(>=6.0)\na\n#endif", "a"),
      ("#if targetEnvironment(simulator)\n#if os(macOS)\na\n#else\nb\n#endif\n#else\nc { \n#endif", "b"),
      (
        "struct A {\n#if os(iOS)\nvar a = 1\n#else\nvar b = 2\n#endif\nvar c = 3\n}",
        "struct A {var a = 1; var c = 3}"
      ),
      ("f(a)\n#if os(iOS)\n  .b()\n#endif\n  .c()", "f(a).b().c()"),
      ("#if !(os(macOS) || false)\na\n#endif", "a"),
      ("switch a {\n#if DEBUG\ncase .b: c\n#endif\ndefault: d\n}", "switch a {case .b: c; default: d}"),
    ])
  func branches(text: String, expected: String) { #expect(shape(text) == expected) }

  @Test("previews, `#!` and comments are read over")
  func readOver() {
    #expect(
      shape(
        "#!/usr/bin/env mendel\na /* b /* c */ d */ + e // f\n#Preview { any { thing(1) } }\n#Preview(\"x\", traits: .landscape) { b }\nc"
      ) == "(a + e); {}; {}; c")
  }
}
