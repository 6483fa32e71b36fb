extension ErrorMessageTests {
  /// The rows on types that do not fit.
  static let typeRows: [Row] = [
    Row(
      "notAValue", "theme",
      #"""
      error: `theme` is a trait's property, not a value
        1 | theme
          | ^^^^^ write `cell.theme`
      """#),
    Row(
      "notAValue", "print Theme",
      #"""
      error: `Theme` is a trait, not a value
        1 | print Theme
          |       ^^^^^ write `cell[Theme]`
      """#),
    Row(
      "notAValue", "AppTheme",
      #"""
      error: `AppTheme` is a type, not a value
        1 | AppTheme
          | ^^^^^^^^ write `AppTheme.standard`
      """#),
    Row(
      "notAValue", after: "define struct P { a = 1 }", "P",
      #"""
      error: `P` is a type, not a value
        1 | P
          | ^ write `P(…)`
      """#),
    Row(
      "mismatch", "override form.theme = 3",
      #"""
      error: expected AppTheme, found Int
        1 | override form.theme = 3
          |                       ^
          | it has `standard`, `pastel`, `bold` and `monochrome`
      """#),
    Row(
      "mismatch", "if 1 { }",
      #"""
      error: expected Bool, found Int
        1 | if 1 { }
          |    ^ `true` or `false`, or a comparison such as `a == b`
      """#),
    Row(
      "mismatch", #"let a = [1, "x"]"#,
      #"""
      error: expected Int, found String
        1 | let a = [1, "x"]
          |             ^^^ a number, such as `42`
      """#),
    Row(
      "mismatch", "for x in 3 { }",
      #"""
      error: expected a list, found Int
        1 | for x in 3 { }
          |          ^ such as `[1, 2, 3]`; `repeat 3 { … }` needs none
      """#),
    Row(
      "mismatch", after: "var a = 1", #"a = "x""#,
      #"""
      error: expected Int, found String
        1 | a = "x"
          |     ^^^ a number, such as `42`
      """#),
    Row(
      "mismatch", #"true ? 1 : "a""#,
      #"""
      error: expected Int, found String
        1 | true ? 1 : "a"
          |            ^^^ a number, such as `42`
      """#),
    Row(
      "mismatch", "unregister cell.theme",
      #"""
      error: expected a registration, found AppTheme
        1 | unregister cell.theme
          |            ^^^^^^^^^^ `let NAME = register …` names one
      """#),
    Row(
      "notComparable", #"1 == "a""#,
      #"""
      error: Int cannot be compared with String
        1 | 1 == "a"
          |   ^^ `"\(value)"` makes a string of a value
      """#),
    Row(
      "notComparable", "cell.theme == cell",
      #"""
      error: AppTheme cannot be compared with an environment
        1 | cell.theme == cell
          |            ^^ both sides need values of one type
      """#),
    Row(
      "wrongOperand", "cell.theme + 1",
      #"""
      error: `+` does not work on AppTheme
        1 | cell.theme + 1
          | ^^^^^^^^^^ numbers and durations can be added, strings and lists joined
      """#),
    Row(
      "wrongOperand", #"-"a""#,
      #"""
      error: `-` does not work on String
        1 | -"a"
          |  ^^^ it takes numbers
      """#),
    Row(
      "wrongOperand", "true < false",
      #"""
      error: `<` does not work on Bool
        1 | true < false
          |      ^ numbers, strings and durations have an order
      """#),
    Row(
      "wrongOperand", "3[0]",
      #"""
      error: `[ ]` does not work on Int
        1 | 3[0]
          | ^ lists have elements, and collections traits
      """#),
    Row(
      "wrongOperand", "1.5 % 2",
      #"""
      error: `%` does not work on Double
        1 | 1.5 % 2
          |     ^ it takes Ints
      """#),
    Row(
      "caseNeedsType", "bold",
      #"""
      error: nothing here says which type `bold` is of
        1 | bold
          | ^^^^ write `AppTheme.bold`
      """#),
    Row(
      "caseNeedsType", "let a = .bold",
      #"""
      error: nothing here says which type `bold` is of
        1 | let a = .bold
          |         ^^^^^ write `AppTheme.bold`
      """#),
    Row(
      "needsType", "let a = nil",
      #"""
      error: the type of `a` cannot be told from its value
        1 | let a = nil
          |         ^^^ write `a: Type = …`
      """#),
    Row(
      "needsType", "let a = []",
      #"""
      error: the type of `a` cannot be told from its value
        1 | let a = []
          |         ^^ write `a: Type = …`
      """#),
    Row(
      "engine", after: "let t = cell.traits", "t.theme = bold",
      #"""
      error: a collection cannot be changed
        1 | t.theme = bold
          | ^^^^^^^ `t modifying { theme = … }` makes another
      """#),
    Row(
      "notAnEnvironment", after: "var a = 1", "override a.theme = bold",
      #"""
      error: expected an environment, found Int
        1 | override a.theme = bold
          |          ^ `show tree` shows the environments
      """#),
    Row(
      "notCallable", "foo(1)",
      #"""
      error: `foo` cannot be called
        1 | foo(1)
          | ^^^ structs and methods can
      """#),
    Row(
      "missingArgument", after: "define struct P { n: Int }", "P()",
      #"""
      error: `P` needs a value for `n`
        1 | P()
          | ^^^ write `P(n: …)`
      """#),
    Row(
      "wrongArguments", after: "define struct P { n: Int, m = 1 }", "P(m: 1, n: 2)",
      #"""
      error: the arguments do not fit
        1 | P(m: 1, n: 2)
          |         ^ write `P(n: …, m: …)`
      """#),
    Row(
      "wrongArguments", "cell.overrides.contains(theme, bold)",
      #"""
      error: the arguments do not fit
        1 | cell.overrides.contains(theme, bold)
          | ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ write `contains(VALUE)`
      """#),
    Row(
      "write", "main.theme = bold",
      #"""
      error: `main.theme = …` is spelled otherwise here
        1 | main.theme = bold
          | ^^^^^^^^^^ write `override main.theme = bold`
      """#),
    Row(
      "needsType", "define key Greeting = nil",
      #"""
      error: the type of `Greeting` cannot be told from its value
        1 | define key Greeting = nil
          |                       ^^^ write `Greeting: Type = …`
      """#),
    Row(
      "mismatch", #""a" + 1"#,
      #"""
      error: expected String, found Int
        1 | "a" + 1
          |       ^ text in quotes; `"\(value)"` makes a string of a value
      """#),
  ]
}
