extension ErrorMessageTests {
  /// The rows on what fails while it runs, checks and the session.
  static let runningRows: [Row] = [
    Row(
      "otherError", #"expect error "x" { goto 1 }"#,
      #"""
      error: the block failed as expected, but not with "x"
        1 | expect error "x" { goto 1 }
          | ^^^^^^^^^^^^^^^^^^^^^^^^^^^
          | it said: `goto` stands only at top level, outside of every block
      """#),
    Row(
      "overflow", "9223372036854775807 + 1",
      #"""
      error: the result of `+` is too large for an Int
        1 | 9223372036854775807 + 1
          |                     ^ a Double, such as `1.0`, goes further
      """#),
    Row(
      "overflow", "-9223372036854775808 / -1",
      #"""
      error: the result of `/` is too large for an Int
        1 | -9223372036854775808 / -1
          |                      ^ a Double, such as `1.0`, goes further
      """#),
    Row(
      "divisionByZero", "1 / 0",
      #"""
      error: division by zero
        1 | 1 / 0
          |   ^ ask first, as in `n == 0 ? 0 : 6 / n`
      """#),
    Row(
      "divisionByZero", "1.5 / 0",
      #"""
      error: division by zero
        1 | 1.5 / 0
          |     ^ ask first, as in `n == 0 ? 0 : 6 / n`
      """#),
    Row(
      "divisionByZero", after: "register cell for theme { print 1 % 0 }", "override main.theme = bold",
      #"""
      error: division by zero
        5 | register cell for theme { print 1 % 0 }
          |                                   ^ ask first, as in `n == 0 ? 0 : 6 / n`
        in registration on cell for theme
      """#),
    Row(
      "outOfRange", "[1, 2][2]",
      #"""
      error: there is no element 2
        1 | [1, 2][2]
          | ^^^^^^^^^ there are 0 to 1
      """#),
    Row(
      "outOfRange", after: "let a: [Int] = []", "a[0]",
      #"""
      error: there is no element 0
        1 | a[0]
          | ^^^^ the list is empty
      """#),
    Row(
      "negativeCount", "repeat -1 { }",
      #"""
      error: cannot repeat -1 times
        1 | repeat -1 { }
          |        ^^ a count is 0 or more
      """#),
    Row(
      "tooManyCalls", after: "define color a = red; define color b = a; redefine color a = b",
      "set cell.backgroundColor = a",
      #"""
      error: more than 200 calls inside one another
        1 | set cell.backgroundColor = a
          | ^^^^^^^^^^^^^^^^^^^^^^^^^^^^ they go in a circle: a → b → a
      """#),
    Row(
      "tooManyCalls",
      after:
        "define action again(s) { turn { override s.theme = s.theme == bold ? pastel : bold } }; register cell for theme action again",
      "override main.theme = bold",
      #"""
      error: more than 200 calls inside one another
        5 | define action again(s) { turn { override s.theme = s.theme == bold ? pas…
          |                          ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
          | they go in a circle: action again → action again
        in action again
      """#),
    Row(
      "keepsChanging.tooManyPasses",
      after: "register cell for theme { override sender.theme = sender.theme == bold ? pastel : bold }",
      "override main.theme = bold",
      #"""
      error: after 100 passes something still changes
        1 | override main.theme = bold
          | ^^^^^^^^^^^^^^^^^^^^^^^^^^
          | it goes in a circle: cell.theme → cell.theme; an `if` can end it
      """#),
    Row(
      "keepsChanging.tooManyPasses",
      after: "on form layoutSubviews { invalidate cell }; on cell layoutSubviews { invalidate form }",
      "invalidate cell",
      #"""
      error: after 100 passes something still changes
        1 | invalidate cell
          |            ^^^^
          | it goes in a circle: cell.layoutSubviews → form.layoutSubviews →
            cell.layoutSubviews; an `if` can end it
      """#),
    Row(
      "expectationFailed", "expect cell.theme == bold",
      #"""
      error: the expectation does not hold: standard on the left, bold on the right
        1 | expect cell.theme == bold
          | ^^^^^^^^^^^^^^^^^^^^^^^^^
      """#),
    Row(
      "expectationFailed", "expect false",
      #"""
      error: the expectation does not hold
        1 | expect false
          | ^^^^^^^^^^^^
      """#),
    Row(
      "expectationFailed", "expect 0.1 == 0.2 within 0.01",
      #"""
      error: the expectation does not hold: 0.1 on the left, 0.2 on the right
        1 | expect 0.1 == 0.2 within 0.01
          | ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
      """#),
    Row(
      "expectationFailed", #"expect cell.theme == bold else "make the cell bold""#,
      #"""
      error: make the cell bold
        1 | expect cell.theme == bold else "make the cell bold"
          | ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
          | standard on the left, bold on the right
      """#),
    Row(
      "expectedError", "expect error { 1 + 1 }",
      #"""
      2
      error: the block was expected to fail, and it did not
        1 | expect error { 1 + 1 }
          | ^^^^^^^^^^^^^^^^^^^^^^ without `expect error` it just runs
      """#),
    Row(
      "otherError", #"expect error "overflow" { 1 / 0 }"#,
      #"""
      error: the block failed as expected, but not with "overflow"
        1 | expect error "overflow" { 1 / 0 }
          | ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ it said: division by zero
      """#),
    Row(
      "nothingToRedo", "redo",
      #"""
      error: there is nothing to redo
        1 | redo
          | ^^^^ `history` shows the states
      """#),
    Row(
      "unknownState", "goto 99",
      #"""
      error: there is no state 99
        1 | goto 99
          |      ^^ there are 0 to 4; `history` lists them
      """#),
    Row(
      "unknownState", "diff 1 99",
      #"""
      error: there is no state 99
        1 | diff 1 99
          |        ^^ there are 0 to 4; `history` lists them
      """#),
    Row(
      "needsNumber", "goto home",
      #"""
      error: expected a number, found `home`
        1 | goto home
          |      ^^^^ `history` lists them
      """#),
  ]
}
