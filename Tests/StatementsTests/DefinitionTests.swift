import Testing

@Suite("Definitions")
struct DefinitionTests {
  @Test("are confirmed in few words")
  func confirmations() {
    let lines = answers(
      """
      define enum Flavour: String { sweet, sour }
      define struct Badge { count = 0, label = "" }
      define trait Taste: Flavour = sweet { affects color }
      define trait Width = 0 { accessors none }
      define key theme = 3
      define color card = taste == sour ? #fff : #000
      define image Logo { userInterfaceStyle dark: "night"; any: "day" }
      define action told(sender) { }
      extend traits width for Width
      """)
    #expect(
      lines == [
        "▸ enum Flavour: sweet, sour", "▸ struct Badge: count, label",
        "▸ trait taste: Flavour = sweet, affects colour", "▸ trait Width: Int = 0",
        "▸ environment key theme: Int = 3", "▸ colour card, resolved from traits",
        "▸ image Logo: night, day", "▸ action told with 1 parameter", "▸ trait Width has the property width",
      ])
  }

  @Test(
    "say what is wrong with them",
    arguments: [
      (
        "define enum Empty { }",
        "error: `Empty` has no cases, and so no values (write `define enum Empty { standard }`)"
      ),
      (
        "define enum Odd: Bool { a }",
        "error: Bool is no raw type of an enum (`Int`, `Double` and `String` are)"
      ),
      (
        "define view V() { }",
        "error: `V` shows nothing (write a view into its block, such as `Text(\"Play\")`)"
      ),
      (
        "define view V() { environment theme = 3; Text(\"a\") }",
        "error: the environment has no `theme` (`extension EnvironmentValues { @Entry var theme = … }` makes it)"
      ),
      (
        "define view V() { animation easeIn 1s isOn; Text(\"a\") }",
        "error: expected `value`, found `isOn` (write `animation easeInOut 1s value isOn`)"
      ),
      (
        "define representable R { update { } }",
        "error: `R` makes no view (write `make { UILabel() }`; its last line is the view)"
      ),
      ("define struct S { a = 1, a = 2 }", "error: `a` stands twice in `S` (leave one of them out)"),
      (
        "define class C { a = 1; equal { true } }",
        "error: `C` is a class, and instances are compared by identity (a struct can have `equal { … }`)"
      ),
      ("define trait T = nil", "error: the type of `T` cannot be told from its value (write `T: Type = …`)"),
      (
        "define trait View = 1",
        "error: a property `view` would hide what every environment has (choose another name, or write `accessors none`)"
      ),
      (
        "define trait T = 1 { identifier \"theme\" }",
        "error: \"theme\" is no identifier in reverse DNS (letters, digits and `-` between dots, as in \"com.example.theme\")"
      ),
      (
        "define objc trait T: number = 1",
        "error: an Objective-C trait is an `integer`, a `float` or an `object` (write `define objc trait T: integer = …`)"
      ),
      ("redefine color card = red", "error: there is no colour `card` (`define color card` makes it)"),
      ("define color red = blue", "error: `red` is the name of a colour (choose another name)"),
      (
        "define image I { layoutDirection up: \"a\" }",
        "error: `up` is neither a name nor a value of UITraitEnvironmentLayoutDirection (it has `unspecified`, `leftToRight`, `rightToLeft`)"
      ),
      (
        "define action a(b, c, d) { }",
        "error: an action has at most two parameters: who changed, and its collection before"
      ),
      ("define image I { }", "error: `I` has no file (write `define image I { any: \"logo\" }`)"),
      ("define image I { any: \"\\(1)\" }", "error: the file of an image is a constant"),
      (
        "define objc trait T: object = CGSize.zero",
        "error: CGSize is no object of Objective-C (a string, a colour, a list or an instance of a class is one)"
      ),
      (
        "define trait T = 1 { name \"a\"; name \"b\" }",
        "error: `name` stands twice in `T` (leave one of them out)"
      ),
      ("define trait T = 1 { name \"\\(1)\" }", "error: a name is a constant"),
      (
        "define trait T = 1 { name \"\" }",
        "error: a name has at least one character (without `name` it is the definition's)"
      ),
      ("define enum UIView { a }", "error: `UIView` is the name of a type (choose another name)"),
      (
        "define key k = \"a\" bridges userInterfaceStyle",
        "error: `userInterfaceStyle` is a trait of UIUserInterfaceStyle, and the key holds String (`bridge` connects them by two methods)"
      ),
      (
        "define key k = 1 bridges Nothing",
        "error: there is no trait `Nothing` (`define trait Nothing = …` makes it)"
      ),
      (
        "bridge k to userInterfaceStyle { read { dark } }",
        "error: there is no environment key `k` (`define key k = …` makes it)"
      ),
      (
        "experiment 9-9",
        "error: there is no experiment `9-9` (there are 1-0, 1-1, 1-2, 1-3, 1-4, 2-1, 2-2, 2-3, 2-4, 2-5, and all)"
      ),
    ])
  func problems(text: String, problem: String) {
    #expect(answers(text) == [problem])
  }

  @Test("keep the values that there are when they are replaced")
  func redefinitions() {
    let lines = answers(
      """
      redefine enum AppTheme { standard, pastel }
      """, after: themes)
    #expect(
      lines == [
        "error: `theme` has values of `AppTheme`, which would lose their meaning (keep `standard`, `pastel`, `bold`, and add cases behind)"
      ])
    #expect(
      answers("override cell.theme = bold; redefine trait Theme = 3", after: themes).last
        == "error: `theme` cannot become Int: there is an override on cell (`define trait` makes one of another name)"
    )
  }

  @Test("warn of a trait that holds a class")
  func classes() {
    #expect(
      answers("define class Account { name = \"\" }; define trait Owner: Account? = nil").last
        == "warning: `owner` holds instances of the class `Account`: a change inside one is not noticed")
  }
}
