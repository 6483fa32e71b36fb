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
  ]
}
