import Testing

@Suite("What Swift refuses in pasted code")
struct SwiftRefusalTests {
  /// A text, and what is said of it.
  static let rows = [
    (
      "protocol P { func f(_ a: Int) -> Int }; struct S: P { }",
      "`S` does not conform to P: it has no `f(_:)`"
    ),
    (
      "protocol P { var a: String { get } }; struct S: P { var a = 1 }",
      "`a` of S gives Int, and P asks for String"
    ),
    (
      "protocol P { func f() }; struct S: P { mutating func f() { } }",
      "`f()` of S is `mutating`, and that of P is not"
    ),
    (
      "protocol P: AnyObject { func done() }; class C: UIViewController, P { }",
      "`C` does not conform to P: it has no `done()`"
    ),
    (
      "protocol P { static var a: Int { get } }; enum E: P { }",
      "`E` does not conform to P: it has no `static a`"
    ),
    (
      "struct P { let a: Int; let b: Int; init(a: Int) { self.a = a } }",
      "`b` of P has no value at the end of its initialiser (write `self.b = …` before it)"
    ),
    (
      "class P { var a: Int }",
      "`P` has no initialiser, and `a` needs a value (write a value behind it, or an `init`)"
    ),
    ("struct P { static var a: Int }", "`a` belongs to the type, and needs a value"),
    ("class P { let a = 1; func f() { a = 2 } }", "`a` of P cannot be set (declare it by `var`)"),
    (
      "class P { let all: [Int: Int] = [:]; func f() { all[1] = 2 } }",
      "`all` of P cannot be set (declare it by `var`)"
    ),
    ("func f(_ a: Int) { if a > 1 { break } }", "`break` stands in a loop or a `switch`"),
    ("for a in 1...3 { [a].forEach { _ in continue } }", "`continue` stands in a loop"),
    ("func f() -> Int { return }", "Int is to be given, and this gives nothing (write `return …`)"),
    (
      "func f() { return 1 }",
      "nothing is to be given here, and this gives Int (write `-> Int` behind the parameters)"
    ),
    ("struct P { var all: [P] = []; mutating func f() { all.append(7) } }", "expected P, found Int"),
    ("let a = 1; let b = 1.5; print(a * b)", "`*` does not work on Int and Double (write `Double(a)`)"),
    (
      "func f(_ a: inout Int) { a = 1 }; var b = 2; f(b)",
      "`f` changes what it is given here (write `&b`)"
    ),
    ("func f(_ a: Int) { }; var b = 2; f(&b)", "what stands here is not changed (write it without `&`)"),
    (
      "struct P { private func f() { } }; P().f()",
      "`f` is private to P (without `private` others can use it)"
    ),
    (
      "class P { private var a = 1 }; func f(_ p: P) -> Int { p.a }",
      "`a` is private to P (without `private` others can use it)"
    ),
    (
      "struct P { override func f() { } }",
      "`override` stands only on the members of a class (leave it out)"
    ),
    (
      "func f(_ a: String) { switch a { case \"a\": print(1) } }",
      "the `switch` leaves out values of String (add `default:`)"
    ),
    (
      "enum E { case a, b }\nfunc f(_ e: E) { switch e {\n  case .a:\n  case .b: print(1)\n} }",
      "a `case` does something (write `break` where there is nothing to do)"
    ),
    (
      "enum E { case a, b }; func f(_ e: E) -> Int { switch e { case .c: break; default: return 2 } }",
      "E has no `c` (it has `a`, `b`)"
    ),
    (
      "func f() throws { throw \"text\" }",
      "what is thrown is an Error, and String is none (such as a case of an `enum …: Error`)"
    ),
    (
      "enum E { case a }; func f() throws { throw E.a }",
      "what is thrown is an Error, and E is none (declare `E: Error`)"
    ),
    (
      "class P { func f() { } }; func g(_ p: P) { p.f }", "`f` is a function, and is not called (write `f()`)"
    ),
    (
      "protocol D { }; class P { weak var d: D? }",
      "`weak` is for objects, and D may be none (declare `protocol D: AnyObject`)"
    ),
    (
      "struct T { var level: Level = .high; enum Level: Int { case low = \"x\", high } }",
      "expected Int, found String"
    ),
    ("func f(_ a: inout Int) { }; let b = 2; f(&b)", "`b` is a constant (declare it by `var`)"),
    (
      "struct V { private var a = 1; init(b: Int) { } }; let v = V(a: 3)",
      "`a` is private to V, and cannot be set from outside (without `private` its initialiser takes it)"
    ),
    ("class C { func f() { } }; let c: C? = C(); c.f()", "C? may be nil (write `?.f(…)`)"),
    (
      "func f() throws -> Int { 1 }; let entry = f()",
      "this call can throw, but it is not marked with `try` (write `try` before it, in a `do` or in a function that throws)"
    ),
    (
      "func f(_ a: Int) throws { }; func g() throws -> Int { 1 }; f(try g())",
      "this call can throw, but it is not marked with `try` (write `try` before it, in a `do` or in a function that throws)"
    ),
    (
      "func f() async -> Int { 1 }; Task { let a = f() }",
      "this call is `async`, but it is not marked with `await` (write `await` before it, in a `Task` or in a function that is async)"
    ),
    (
      "class A { final func f() { } }; class B: A { override func f() { } }",
      "`f` is `final` in A, and cannot be overridden"
    ),
    ("final class A { }; class B: A { }", "`A` is `final`, and has no subclasses"),
    ("let a: Any = \"x\"; let b: Int = a", "expected Int, found String (`as? Int` asks whether it is one)"),
    ("self.x = 1", "`self` stands only in the code of a type (write the name of what you mean)"),
    (
      "protocol D { static var d: Self { get } }; extension Int: D { static var d: Int { 7 } }; extension Optional where Wrapped: D { var or: Wrapped { self ?? .d } }; print((nil as Int?).or)",
      "D asks for `d`, and which type answers is not known here"
    ),
    ("func f() { let x: Int; if 1 > 2 { x = 1 }; print(x) }; f()", "`x` has no value yet"),
    ("class C { let a: Int; init() { print(a); a = 1 } }; _ = C()", "`a` has no value yet"),
    (
      "class C { func f() { } }; C.f()",
      "`f` is called on a C, not on the type (`static func` makes it the type's)"
    ),
    ("func f() { for i in 1...3 { continue outer } }", "there is no such label around this"),
    ("if true { return }", "`return` stands in a function"),
    ("let a: (Int) -> Void = { (s: String) in print(s) }", "expected Int, found String"),
    ("let n = 3; let a = if n > 2 { print(1) } else { 4 }", "no branch gave a value"),
    (
      "class C: UIView, P { }; protocol P { var limit: Int { get } }",
      "`C` does not conform to P: it has no `limit`"
    ),
    (
      "struct R: UIViewRepresentable { func makeUIView(context: Context) -> Int { 3 }; func updateUIView(_ v: Int, context: Context) { } }",
      "`makeUIView` of R must make a UIView, and makes Int (such as `-> UILabel`)"
    ),
    (
      "struct R: UIViewRepresentable { func makeUIView(context: Context) -> UILabel { UILabel() }; func updateUIView(_ v: UISwitch, context: Context) { } }",
      "`updateUIView` of R is given what `makeUIView` makes, and that is UILabel (write `UILabel` in both)"
    ),
    ("let n = 3; print(n?.description)", "Int is never nil here, so `?` says nothing (leave it out)"),
    ("for i in 3 { print(i) }", "expected a list, found Int"),
    ("let a = true...false", "expected a number, found Bool"),
    (
      "struct S { func f() { super.f() } }",
      "`super` stands only in the methods of a class with a superclass"
    ),
    ("let a = 1.5 % 2", "`%` works on whole numbers"),
    (
      "let t = (1, 2); switch t { case (let a, let b, let c): print(a); default: break }",
      "expected (Int, Int), found 3 values"
    ),
    (
      "enum E { case a(Int, Int) }; switch E.a(1, 2) { case .a(let x, let y, let z): print(x) }",
      "`.a` holds 2 values"
    ),
    ("let a = -\"a\"", "expected a number, found String"),
    ("let a = [1, 2, 3]; print(a[1...5])", "the list has 3 elements, from 0 to 2, and no 5"),
    ("let f = { struct S { } }", "declare this at top level"),
    ("class A: B { }; class B: A { }", "`A` would be its own superclass"),
    ("protocol A: B { }; protocol B: A { }", "`A` refines itself"),
    ("print([\"a\": 1, \"a\": 2])", "a key stands there twice"),
    ("enum E { case a, a }", "`a` is there already"),
    ("enum E { case a = 1 }", "`E` has no raw values (write `enum E: Int`)"),
    ("enum E: Int { case a = abs(3) }", "a raw value is a literal"),
    (
      "struct V: View { let n: Double; var body: some View { Slider(value: $n) } }",
      "`n` is no state, and has no binding (`@State var n` has one; `.constant(n)` ignores what is written)"
    ),
    ("let a: [Int] = .init(\"abc\")", "expected a sequence of Int, found String"),
    ("let b = []", "the type of `b` cannot be told from this (write `b: Type`)"),
    ("let a: Int; print(a)", "`a` has no value yet"),
    (
      "class A { init() {} }; class B: A { var b: Int; override init() { super.init(); b = 1 } }",
      "`b` of B has no value where `super.init` is called (write `self.b = …` before it)"
    ),
    (
      "struct V: View { var body: some View { for i in 1...2 { Text(\"\\(i)\") } } }",
      "a view builder has only `if`, `switch`, `let` and `ForEach`"
    ),
    (
      "@resultBuilder struct B { static func buildBlock(_ a: Int...) -> Int { 0 } }; func f(@B _ a: () -> Int) { }; f { while true { 1 } }",
      "a result builder has only `if`, `switch`, `for … in` and `let`"
    ),
    (
      "struct V: View { @EnvironmentObject var m; var body: some View { Text(\"a\") } }",
      "`m` needs the type of its object"
    ),
    (
      "struct V: View { @Environment var m: Int; var body: some View { Text(\"a\") } }",
      "`@Environment` needs a key (such as `(\\.dismiss)`)"
    ),
    (
      "struct V: View { @Environment(3) var m: Int; var body: some View { Text(\"a\") } }",
      "expected a key path or a type"
    ),
    (
      "struct V: View { var body: some View { Text(\"a\").environment(3) } }",
      "expected an object, found Int"
    ),
    ("var i = 0\ni++\nprint(i)", "Swift has no `++` (did you mean `+= 1`?)"),
    (
      "for (var i = 0; i < 3; i += 1) { }",
      "a `for` goes over values (such as `for i in 0..<10 { … }`)"
    ),
    ("let f = (x) => x", "Swift has no `=>` (a closure is written `{ name in … }`)"),
    ("const x = 3", "no statement starts with `const` (did you mean `let`?)"),
    (
      "struct S { var a = 1; var b = a + 1 }",
      "`a` belongs to each S, and here is none (a method, an `init` and a `lazy` property can read it)"
    ),
    (
      "struct S { static func f() { } }; S().f()",
      "`f` belongs to the type, and not to its values (write `S.f`)"
    ),
    ("struct A { }; extension A { var n = 1 }", "an extension holds no stored properties"),
    ("enum T { case node(T) }", "`node` holds another T (write `indirect case node`)"),
    (
      "struct S { var s: S? }",
      "a value of S cannot hold another one (a list holds any number of them, or make it a class)"
    ),
    (
      "struct S { lazy let a = 1 }",
      "what is `lazy` is given its value later (write `lazy var a`)"
    ),
    (
      "protocol P { var n: Int { get set } }; struct S: P { let n = 1 }",
      "`n` of S cannot be set, and P asks for that"
    ),
    ("infix operator +++", "an operator of one's own is not part of Mendel"),
    ("func f<T>(_ a: T) where T { }", "expected `:` or `==`, found `{` (such as `where T: View`)"),
    ("print(\"a\\()\")", "expected a value, found `\\(` (write `\\(value)`)"),
  ]

  @Test(arguments: rows) func isTold(text: String, message: String) {
    #expect(pasted(text).last == "error: \(message)", "\(text)")
  }

  @Test func whatIsRightIsTaken() {
    let text = """
      protocol Named { var name: String { get }; static var all: [Self] { get }; func greet() -> String; init(name: String) }
      extension Named { func greet() -> String { "hello \\(name)" }; static var all: [Self] { [] } }
      struct Cat: Named { let name: String }
      enum Fault: Error { case missing(Int) }
      @objc protocol Owner { func open() }
      final class Box: UIView {
        private(set) var text: Double { get { value * (isHidden ? 0 : 2) } set { value = newValue } }
        private var value: Double, isSet = false
        weak var owner: Owner?
        init(value: Double) {
          if value > 1 { self.value = value } else { self.value = 1 }
          super.init(frame: .zero)
          isSet = true
        }
        convenience init?(text: String) {
          guard let value = Double(text) else { return nil }
          self.init(value: value)
        }
        required init(coder: NSCoder) { fatalError("no archive has one") }
        func take(from other: Box) { value += other.value; isSet = other.isKnown }
        fileprivate var isKnown: Bool { isSet }
      }
      struct Seen { let box: Box; var isKnown: Bool { box.isKnown } }
      func find(_ key: (String, Int)) throws -> Int {
        outer: for number in 0... {
          switch (key.0, number) {
          case (let word, _) where word.isEmpty: throw Fault.missing(number)
          case (_, 3): break outer
          case (_, let other): if other == 7 { continue }
          }
        }
        return key.1
      }
      func add(_ n: Int, to list: inout [Double]) { list.append(1); list.append(Double(n) * 2) }
      var list: [Double] = []
      add(2, to: &list)
      let box = Box(value: 3)
      box.take(from: Box(text: "4")!)
      let found = try? find(("", 1))
      print(Cat(name: "Tom").greet(), try find(("a", 1)), found ?? -1, list, box.text)
      """
    #expect(pasted(text) == ["hello Tom 1 -1 [1.0, 4.0] 14.0"])
  }

  @Test func anErrorThatSaysNothingHasALocalizedDescription() {
    let text = """
      struct P: Decodable { let a: Int }
      do { _ = try JSONDecoder().decode(P.self, from: Data("{}".utf8)) } catch { print(error.localizedDescription.isEmpty) }
      """
    #expect(pasted(text) == ["false"])
  }
}
