import Sessions
import StandardLanguage
import Testing

@Suite("Mistakes in pasted declarations")
struct SwiftMistakeTests {
  /// A text, and what is said of it.
  static let rows = [
    ("rotate", "`rotate` is only a part of a statement (write `rotate SCENE`)"),
    ("show presentation", "nothing is presented on a screen"),
    (
      "swipe down",
      "expected a place such as `form` or `form.theme`, found the end of the text (write `swipe down PLACE`)"
    ),
    ("tap Save", "nothing here is called `Save` (a label stands in quotes: `\"Save\"`)"),
    (
      "host Toggle(\"a\", isOn: .constant(true)) as a; tap Toggle",
      "`Toggle` is a type, and stands behind the name of a tree (write `a/Toggle`)"
    ),
    (
      "scene main on iPadPro11; resize main to iPadPro13",
      "`iPadPro13` is a device, and no size (`redefine scene main on iPadPro13` puts it there)"
    ),
    ("func f(_ a: Int) { a = 3 }", "`a` is a constant (`var a = a` makes a copy that can change)"),
    ("struct S { let n: Int; init(n: Int) { n = n } }", "`n` is a constant (write `self.n`)"),
    ("class C { let a = 1; func f() { a = 2 } }", "`a` of C cannot be set (declare it by `var`)"),
    ("var n: Int { 3 }; n = 4", "`n` is computed, and has no `set`"),
    ("Buton(\"a\") { }", "nothing here is called `Buton` (did you mean `Button`?)"),
    ("vstack { Text(\"a\") }", "nothing here is called `vstack` (did you mean `VStack`?)"),
    (
      "let c = UIColor.brand",
      "UIColor has no `brand` (for a colour of an asset catalog, write `extension UIColor { static let brand = UIColor.red }`)"
    ),
    ("Text(\"a\").italc()", "Text has no `italc` (did you mean `italic`?)"),
    (
      "struct V: View { @Stat var n = 1; var body: some View { Text(\"a\") } }",
      "there is no property wrapper `Stat` (did you mean `State`?)"
    ),
    ("ls", "nothing here is called `ls` (`help` lists the statements)"),
    ("let name: String = Ann", "nothing here is called `Ann` (a text stands in quotes: `\"Ann\"`)"),
    (
      "struct A: View { var body: some View { Text(\"a\") } }; scene main on iPhone16 { A() }; show screen a",
      "expected an environment, found a view on the screen (in UIKit it is `main/window/controller/a`)"
    ),
    (
      "struct A: View { var body: some View { Text(\"a\").sheet(isPresented: .constant(true)) { Text(\"b\") } } }; scene main on iPhone16 { A() }; dismiss sheet",
      "nothing here is called `sheet` (did you mean `a/sheet`?)"
    ),
    ("tree", "nothing here is called `tree` (the statement is `show tree`)"),
    (
      "class C: UIViewController { }; scene main on iPhone16 { C() }; C.view",
      "`view` belongs to each C, and not to the type (write `main/window/C.view`)"
    ),
    (
      "scene main { window w { controller root } }; main.w",
      "no trait has the property `w`, and UIWindowScene nothing of that name (a path is written with `/`: `main/w`)"
    ),
    (
      "class M { }; struct V: View { @StateObject var m = M(); var body: some View { Text(\"a\") } }",
      "`@StateObject var m` of V needs an ObservableObject, and M is none (write `class M: ObservableObject`)"
    ),
    (
      "@Observable class M { var a = \"\" }; struct V: View { @Environment(M.self) var m; var body: some View { TextField(\"a\", text: $m.a) } }",
      "`m` is no state, and has no binding (`@Bindable var m = m` in the body has one)"
    ),
    (
      "func f(_ g: (Int, Int) -> Void) { }; f { print($0) }",
      "the closure is given 2 values, and takes 1 by `$0` (name them all: `{ old, new in … }`)"
    ),
    (
      "struct V: View { @Binding var n: Int; var body: some View { Text(\"a\") } }; V(n: 4)",
      "expected Binding<Int>, found Int (write `.constant(4)`)"
    ),
    (
      "let a = List([\"b\"]) { Text($0) }",
      "`List` has to tell its elements apart, and String is not Identifiable (write `id: \\.self` behind them, or let String be Identifiable)"
    ),
    (
      "protocol P { var v: Int { get set } }; extension P { func f() { v = 3 } }",
      "`self` is a constant (a `mutating func` changes its own value)"
    ),
    (
      "protocol P { var v: Int { get set } }; struct S: P { var v = 0 }; let p: any P = S(); p.v = 4",
      "`p` is a constant (declare it by `var`)"
    ),
    (
      "struct N { }; func least<T: Comparable>(_ a: T, _ b: T) -> T { a < b ? a : b }; least(N(), N())",
      "`T` is to be Comparable, and N is not (declare `N: Comparable`)"
    ),
    (
      "actor A { var n = 0; func add() { n += 1 } }; let a = A(); a.add()",
      "this call is one of an actor's, but it is not marked with `await` (write `await` before it, in a `Task` or in a function that is async)"
    ),
    (
      "protocol P { mutating func inc() }; extension P { func f() { inc() } }",
      "`inc` changes what stands before the dot: `self` is a constant (a `mutating func` changes its own value)"
    ),
    ("func f() -> Int { ... }", "`...` stands for code that was left out (write what belongs there)"),
    ("exit()", "nothing here is called `exit` (as a statement it stands alone: `exit`)"),
    ("view", "nothing here is called `view` (a UIViewController has it: write `NAME.view`)"),
    (
      "scene main on iphone16 { }",
      "there is no device `iphone16` (`iPhone16` is one; `show devices` lists them)"
    ),
    (
      "scene main { }; show main",
      "`main` is nothing that can be shown (`show traits main` shows its traits, and `show tree` where it stands)"
    ),
    (
      "scene main { }; why main",
      "`why` explains a trait, a colour or an image of an environment (write `why main.TRAIT`)"
    ),
    ("why", "`why` is only a part of a statement (`help why` shows how it goes on)"),
    (
      ".presentationDetents([.medium])",
      "`.presentationDetents` is a modifier, and stands behind a view (write `Text(\"Hi\").presentationDetents(…)`)"
    ),
    (
      "scene main on iPhone16 { window w { controller r } }; present sheet s on r; s = false",
      "`s` cannot be assigned (`s.isPresented = …` presents or dismisses it)"
    ),
    (
      "class Page: UIViewController { override func viewDidLod() { } }",
      "`viewDidLod` overrides nothing in UIViewController (did you mean `viewDidLoad`?)"
    ),
    (
      "class Pad: UIView { override func hitTest(_ point: CGPoint, event: UIEvent?) -> UIView? { nil } }",
      "`hitTest` overrides nothing in UIView (it is `hitTest(_:with:)`)"
    ),
    (
      "class Pad: UIView { func layoutSubviews() { } }",
      "`layoutSubviews` is there in UIView already (write `override` before it, or choose another name)"
    ),
    (
      "class A { var a: Int { 1 } }; class B: A { var a: Int { 2 } }",
      "`a` is there in A already (write `override` before it, or choose another name)"
    ),
    (
      "class A {}; extension A { struct M {} }; extension A { struct M {} }",
      "`A.M` is declared twice in this text"
    ),
    ("func f() -> Int { 1 }; func f() -> Int { 2 }", "`f` is there already"),
    ("extension Int { var x: Int { 1 } }; extension Int { var x: Int { 2 } }", "`x` is there already"),
    ("struct S { func f() {} }; extension S { func f() {} }", "`f` is there already"),
    (
      "protocol Q { func f(_ x: Int) }; struct S: Q { func f(_ x: String) {} }",
      "`f(_:)` of S takes String, and Q asks for Int"
    ),
    (
      "protocol Q { init(_ x: Int) }; struct S: Q { init(_ x: String) {} }",
      "`S` does not conform to Q: it has no `init(_:)` (it takes Int)"
    ),
    ("func f(a: Int, a: Int) {}", "`a` is there already"),
    (
      "class A { func f(_ x: Int) {} }; class B: A { override func f(_ x: String) {} }",
      "`f` overrides nothing in A (it is `f(_: Int)`)"
    ),
    (
      "var a = 1; if (a = 3) { }",
      "expected Bool, found nothing (`true` or `false`, or a comparison such as `a == b`)"
    ),
    (
      "extension Date { static func a(_ b: Nope) -> Date { b } }; class V { var d = Date.a() }",
      "there is no type `Nope`"
    ),
    ("class A { func f() { } }; class B: A { override func g() { } }", "`g` overrides nothing in A"),
    (
      "class A { override func f() { } }",
      "`f` overrides nothing: `A` has no superclass (leave `override` out, or write `class A: UIView`)"
    ),
    (
      "struct P { var a = 1 }; print(P() == P())",
      "`==` compares what is Equatable, and P is not (declare `P: Equatable`)"
    ),
    (
      "func f(_ a: Int) -> Int { if a > 1 { return 2 } }",
      "the end is reached without a value, and Int is to be given (write `return …` before it)"
    ),
    (
      "func f(_ a: Int?) { guard let a else { print(1) }; print(a) }",
      "the `else` of a `guard` must leave the block (end it with `return`)"
    ),
    (
      "func f(_ a: Int?) { guard let a else { switch 1 { case 1: return; default: break } }; print(a) }",
      "the `else` of a `guard` must leave the block (end it with `return`)"
    ),
    (
      "func f(_ a: Int) -> Int { while true { if a > 0 { break } } }",
      "the end is reached without a value, and Int is to be given (write `return …` before it)"
    ),
    (
      "struct V { let a: Int { 1 } }",
      "a `let` is neither computed nor observed nor wrapped (write `var a`)"
    ),
    (
      "struct V: View { @State let a = 1; var body: some View { Text(\"\") } }",
      "a `let` is neither computed nor observed nor wrapped (write `var a`)"
    ),
    (
      "var a = 1\nvar a = 2",
      "`a` is there already (write `a = …` to change it, or choose another name)"
    ),
    (
      "_ = UIContextualAction(style: .normal, titles: \"Pin\")",
      "UIContextualAction has no `titles` (did you mean `title`?)"
    ),
    (
      "_ = UIAlertAction(title: \"OK\", style: .cance)",
      "UIAlertAction.Style has no `cance` (did you mean `.cancel`?)"
    ),
    (
      "class V: UIViewController { @IBOutlet weak var label: UILabel! }\nV().label.text = \"x\"",
      "`V().label` is nil, and the `!` of its type says that it never is (nothing has set it, and there is no storyboard here that would: write `= UILabel()` where it is declared)"
    ),
    ("print(AppDelegate.self)", "nothing here is called `AppDelegate`"),
    (
      "traitOverrides.userInterfaceStyle = .dark",
      "nothing here is called `traitOverrides` (a UIViewController has it: write `NAME.traitOverrides`)"
    ),
    (
      "UIView().topAnchor.constraint(equalTo: UIView().topAnchor).isActive = true",
      "a precondition does not hold: a constraint relates views that have no superview in common, and UIKit raises an exception"
    ),
    ("print(1 === 1)", "`===` compares objects, and Int is none (write `==`)"),
    (
      "let page = Page()\nstruct Page: View {\n  var body some View { Text(\"\") }\n}",
      "expected `=`, found `some` (write `var NAME = VALUE`)"
    ),
    (
      "class A { var x: Int; init(x: Int) { self.x = x } }; class B: A { var y: Int; init(y: Int) { self.y = y } }",
      "this initialiser calls no `super.init`, and A has none without values (write `super.init(…)` before it)"
    ),
    (
      "class A { var x: Int; init(x: Int) { self.x = x }; init() { self.init(x: 3) } }",
      "what calls `self.init` in a class is a `convenience init` (write `convenience` before it)"
    ),
    (
      "let d = JSONEncoder().encode([1])",
      "this call can throw, but it is not marked with `try` (write `try` before it, in a `do` or in a function that throws)"
    ),
    ("print([10, 20, 30, 40][2...][1])", "the list has 2 elements, from 2 to 3, and no 1"),
    (
      "let p: any Hashable = 3; protocol P { init() }; func f<T: P>(_ t: T.Type) -> T { t.init() }; f(P.self)",
      "`init` has no body"
    ),
    (
      "UIView().traitOverrides.remove(.userInterfaceStyle)",
      "a trait is named by its type (write `UITraitUserInterfaceStyle.self`)"
    ),
    (
      "extension UITraitCollection { var twice: Int { 2 } }; print(UIView().twice)",
      "`twice` belongs to UITraitCollection, and not to UIView (write `traitCollection.twice`)"
    ),
  ]

  @Test(arguments: rows) func isTold(text: String, message: String) {
    #expect(pasted(text).last == "error: \(message)", "\(text)")
  }

  @Test func eachVerbAloneSaysWhatIsMissing() {
    for kind in Language.standard.kinds {
      for said in pasted(kind.title) where said.contains("called ``") || said.contains("`_") {
        Issue.record("\(kind.title): \(said)")
      }
    }
  }

  @Test func whatIsRightIsTaken() {
    let text = """
      class A { private func f() { }; func g() -> Int { 1 } }
      class B: A { func f() { }; override func g() -> Int { super.g() + 1 } }
      class Table: UITableViewController, UIAdaptivePresentationControllerDelegate {
        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 0 }
        override func unknownToTheTables() { }
        func presentationControllerDidDismiss(_ controller: UIPresentationController) { }
      }
      func sign(_ a: Int) -> Int {
        switch a {
        case 0: fallthrough
        case 1...: do { return 1 } catch { fatalError() }
        default: if a < -9 { return -9 } else { while true { if a > 0 { return 2 } } }
        }
      }
      enum E { case a, b }; struct P { var a = 1 }; let p: P? = nil; let q: AnyObject = B()
      print(B().g(), E.a == .a, p == nil, q === q, q === nil)
      """
    #expect(pasted(text) == ["2 true true true false"])
  }
}
