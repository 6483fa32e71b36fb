import Testing

@Suite("What would work where a value has another type")
struct ConversionTests {
  static let rows = [
    ("let a: Int = o", "expected Int, found Int? (it may be nil: write `o ?? …`, or `o!` where it never is)"),
    ("if ready { }", "expected Bool, found Bool? (it may be nil: write `ready == true`)"),
    ("Text(n)", "expected LocalizedStringKey, found Int (write `\"\\(n)\"`)"),
    ("print(\"a\" + n)", "`+` does not work on String and Int (write `\"\\(n)\"`)"),
    ("let a: Int = s", "expected Int, found String (write `Int(s) ?? 0`)"),
    ("let a: Int = 2.5 * 2", "expected Int, found Double (write `Int(2.5 * 2)`)"),
    ("n == \"3\"", "Int and String cannot be compared (write `3`)"),
    ("s > n", "String and Int have no order (write `\"\\(n)\"`)"),
    ("let a: T = \"one\"", "expected T, found String (write `.one`)"),
    ("let a: T = s", "expected T, found String (`T(rawValue: s)` is one, or nil)"),
    ("let a: String = T.one", "expected String, found T (write `T.one.rawValue`)"),
    (
      "struct V: View { @State var on = true; var body: some View { Text(s).sheet(isPresented: on) { } } }",
      "expected Binding<Bool>, found Bool (write `$on`)"
    ),
    (
      "struct I: Identifiable { var id = 1 }; struct V: View { @State var i = I(); var body: some View { Text(s).sheet(item: $i) { _ in } } }",
      "expected Binding<_?>, found Binding<I> (what it binds has to be optional: declare it as `I?`)"
    ),
    (
      "if let m = n { print(m) }",
      "Int is never nil here, so there is nothing to ask (`let m = …` before it is enough)"
    ),
    ("Toggle(\"On\")", "`Toggle` needs `isOn` (it is `Toggle(LocalizedStringKey, isOn: Binding<Bool>)`)"),
    ("UIImage(name: \"a\")", "`UIImage` has no argument `name` (did you mean `named`?)"),
    (
      "UIAlertController(title: s, message: s)",
      "`UIAlertController` needs `preferredStyle` (it is `UIAlertController(title: String?, message: String?, preferredStyle: UIAlertController.Style)`)"
    ),
    (
      "struct V: View { @State var isOn = true; var body: some View { Text(s) } }; host V() as v; v.isOnn",
      "v has no `isOnn` (did you mean `isOn`?)"
    ),
    ("let g: (() -> Void)? = nil; g()", "(() -> Void)? cannot be called (it may be nil: write `g?(…)`)"),
    (
      "let l: [Int]? = nil; print(l[0])",
      "[Int]? has no subscript (it may be nil: write `?[…]`, or `![…]` where it never is)"
    ),
    (
      "struct K: EnvironmentKey { static let defaultValue = 1 }; extension EnvironmentValues { var k: Int { self[K] } }",
      "EnvironmentValues has no subscript (a type is given as `K.self`)"
    ),
    ("let a: Int? = Nil", "nothing here is called `Nil` (did you mean `nil`?)"),
    (
      "struct V: View { var body: some View { .frame(width: 3) } }",
      "`.frame` is a modifier, and stands behind a view (write `Text(\"Hi\").frame(…)`)"
    ),
    ("let a: [Int] = n", "expected [Int], found Int (write `[n]`)"),
    ("let a: Int = f", "expected Int, found () -> Int (write `f()`)"),
    ("Button(\"a\", action: print(n))", "expected () -> Void, found nothing (write `{ print(n) }`)"),
    ("let a: Color = UIColor.red", "expected Color, found UIColor (write `Color(UIColor.red)`)"),
  ]

  @Test(arguments: rows) func isTold(text: String, message: String) {
    let before = """
      enum T: String { case one, two }
      func f() -> Int { 3 }
      let (n, s, o) = (3, "x", Optional(4))
      let ready: Bool? = true

      """
    #expect(pasted(before + text).last == "error: \(message)", "\(text)")
  }
}
