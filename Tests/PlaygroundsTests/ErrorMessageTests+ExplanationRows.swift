extension ErrorMessageTests {
  /// The rows on explanations and counts.
  static let explanationRows: [Row] = [
    Row(
      "mismatch", "let c: Int = cost { override cell.theme = bold }",
      """
      error: expected Int, found Cost
        1 | let c: Int = cost { override cell.theme = bold }
          |              ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
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
      """),
    Row(
      "unknownMember", after: "let c = cost { override main.theme = bold }", "c.seconds",
      """
      error: Cost has no `seconds`
        1 | c.seconds
          |   ^^^^^^^
      """),
  ]
}
