extension ErrorMessageTests {
  /// The rows on explanations and counts.
  static let explanationRows: [Row] = [
    Row(
      "mismatch", "let c: Int = cost { override cell.theme = bold }",
      """
      error: expected Int, found Cost
        1 | let c: Int = cost { override cell.theme = bold }
          |              ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
          | write `let c = cost { … }`
      """),
    Row(
      "needsUse", "view header { var c = cost { override cell.theme = bold } }",
      """
      error: a property of an environment is a value
        1 | view header { var c = cost { override cell.theme = bold } }
          |                       ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
          | write the `let` outside the environment's block
      """),
    Row(
      "divisionByZero", "let c = cost { override cell.theme = bold; let x = 1 / 0 }",
      """
      error: division by zero
        1 | let c = cost { override cell.theme = bold; let x = 1 / 0 }
          |                                                      ^
          | ask first, as in `n == 0 ? 0 : 6 / n`
      """),
    Row(
      "unknownMember", after: "let c = cost { override main.theme = bold }", "c.seconds",
      """
      error: Cost has no `seconds`
        1 | c.seconds
          |   ^^^^^^^
          | it has `environments`, `updated`, `callbacks`, `comparisons`,
            `equalities`, `layouts`, `draws` and `overrides`
      """),
    Row(
      "needsUse", "why not 3 == 4",
      #"""
      error: `why not` asks for a trait, a colour, an image, or how an inspector is
        presented
        1 | why not 3 == 4
          |         ^^^^^^ such as `why not cell.theme == bold`
      """#),
    Row(
      "needsUse", "why not cell.theme",
      #"""
      error: `why not` asks for a trait, a colour, an image, or how an inspector is
        presented
        1 | why not cell.theme
          |         ^^^^^^^^^^ such as `why not cell.theme == bold`
      """#),
    Row(
      "mismatch", "why not cell.theme == 3",
      """
      error: expected AppTheme, found Int
        1 | why not cell.theme == 3
          |                       ^
          | it has `standard`, `pastel`, `bold` and `monochrome`
      """),
    Row(
      "unknownCase", "why not cell.theme == bolt",
      """
      error: `AppTheme` has no case `bolt`
        1 | why not cell.theme == bolt
          |                       ^^^^ did you mean `bold`?
      """),
    Row(
      "syntax.expected", "trace maybe",
      """
      error: expected `on` or `off`, found `maybe`
        1 | trace maybe
          |       ^^^^^ write `trace on`
      """),
    Row(
      "syntax.costInExpression", "print cost { invalidate cell }",
      #"""
      error: `cost { … }` is no part of an expression
        1 | print cost { invalidate cell }
          |       ^^^^ write `let bill = cost { invalidate cell }`, then `bill`
      """#),
    Row(
      "syntax.costInExpression", "expect (cost { invalidate cell }).layouts == 1",
      #"""
      error: `cost { … }` is no part of an expression
        1 | expect (cost { invalidate cell }).layouts == 1
          |         ^^^^ write `let bill = cost { invalidate cell }`, then `bill`
      """#),
    Row(
      "syntax.costInExpression", after: "let bill = 3", "let bills = [cost { invalidate cell }]",
      #"""
      error: `cost { … }` is no part of an expression
        1 | let bills = [cost { invalidate cell }]
          |              ^^^^
          | write `let bill2 = cost { invalidate cell }`, then `bill2`
      """#),
    Row(
      "syntax.costInExpression", "let sum = cost { invalidate cell } == cost { }",
      #"""
      error: `cost { … }` is no part of an expression
        1 | let sum = cost { invalidate cell } == cost { }
          |           ^^^^ write `let bill = cost { invalidate cell }`, then `bill`
      """#),
    Row(
      "syntax.costInExpression", "print cost {\n  invalidate cell\n}",
      #"""
      error: `cost { … }` is no part of an expression
        1 | print cost {
          |       ^^^^ write `let bill = cost { … }`, then `bill`
      """#),
    Row(
      "mismatch", after: "var n = 3", "n = cost { invalidate cell }",
      #"""
      error: expected Int, found Cost
        1 | n = cost { invalidate cell }
          |     ^^^^ `let bill = cost { … }` keeps it
      """#),
    Row(
      "unknownName", "n = cost { invalidate cell }",
      #"""
      error: nothing here is called `n`
        1 | n = cost { invalidate cell }
          | ^ write `var n = cost { … }`
      """#),
    Row(
      "constant", after: "let c = cost { }", "c = cost { invalidate cell }",
      #"""
      error: `c` is a constant
        1 | c = cost { invalidate cell }
          | ^ a `var` of another name can change
      """#),
    Row(
      "write", after: "define struct P { n = 1 }; var p = P()", "p.n = cost { invalidate cell }",
      #"""
      error: `p.n = cost …` is spelled otherwise here
        1 | p.n = cost { invalidate cell }
          |       ^^^^ write `let bill = cost { … }; p.n = bill`
      """#),
  ]
}
