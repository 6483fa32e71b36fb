extension ErrorMessageTests {
  /// The rows on types that are defined anew, and on what values and lists can be.
  static let redefinitionRows: [Row] = [
    Row(
      "typeInUse", "redefine enum AppTheme { standard, neon }",
      #"""
      error: `theme` has values of `AppTheme`, which would lose their meaning
        1 | redefine enum AppTheme { standard, neon }
          |               ^^^^^^^^
          | keep `standard`, `pastel`, `bold`, `monochrome`, and add cases behind
      """#),
    Row(
      "typeInUse", "redefine plain enum AppTheme { standard, pastel, bold, monochrome }",
      #"""
      error: `theme` has values of `AppTheme`, which would lose their meaning
        1 | redefine plain enum AppTheme { standard, pastel, bold, monochrome }
          |                     ^^^^^^^^
          | keep `standard`, `pastel`, `bold`, `monochrome`, and add cases behind
      """#),
    Row(
      "typeInUse", after: "define struct P { a = 1, b = 2 }; var p = P()",
      "redefine struct P { b = 2, a = 1 }",
      #"""
      error: `p` has values of `P`, which would lose their meaning
        1 | redefine struct P { b = 2, a = 1 }
          |                 ^
          | keep `a`, `b` of the same type, and add fields with a value behind
      """#),
    Row(
      "typeInUse", after: "define struct P { a = 1 }; define struct Q { p = P() }",
      "redefine struct P { a = 0.5 }",
      #"""
      error: `Q` has values of `P`, which would lose their meaning
        1 | redefine struct P { a = 0.5 }
          |                 ^
          | keep `a` of the same type, and add fields with a value behind
      """#),
    Row(
      "typeInUse", after: "define struct P { a = 1 }; var p = [P()]", "redefine struct P { a = 1, b: Int }",
      #"""
      error: `p` has values of `P`, which would lose their meaning
        1 | redefine struct P { a = 1, b: Int }
          |                 ^
          | keep `a` of the same type, and add fields with a value behind
      """#),
    Row(
      "mismatch", "redefine trait ContainedInSettings = 3",
      #"""
      error: expected Bool, found Int
        1 | redefine trait ContainedInSettings = 3
          |                                      ^
          | a trait keeps its type: `define trait` makes one of another name
      """#),
    Row(
      "wrongOperand", "[1] - [2]",
      #"""
      error: `-` does not work on [Int]
        1 | [1] - [2]
          | ^^^ it takes numbers
      """#),
    Row(
      "wrongOperand", "2 * 0.25s",
      #"""
      error: `*` does not work on a duration
        1 | 2 * 0.25s
          |     ^^^^^ it takes a number on the right, as in `0.25s * 2`
      """#),
    Row(
      "wrongOperand", "2 / 0.25s",
      #"""
      error: `/` does not work on a duration
        1 | 2 / 0.25s
          |     ^^^^^ `1s / 4` and `1s / 250ms` divide durations
      """#),
    Row(
      "divisionByZero", "1s / 0ms",
      #"""
      error: division by zero
        1 | 1s / 0ms
          |    ^ ask first, as in `n == 0 ? 0 : 6 / n`
      """#),
    Row(
      "mismatch", "0.25s + 1",
      #"""
      error: expected a duration, found Int
        1 | 0.25s + 1
          |         ^ such as `0.25s`
      """#),
    Row(
      "mismatch", "[1] + 2",
      #"""
      error: expected [Int], found Int
        1 | [1] + 2
          |       ^ between brackets: `[…]`
      """#),
    Row(
      "outOfRange", after: "var x = [1]", "x[1] = 5",
      #"""
      error: there is no element 1
        1 | x[1] = 5
          | ^^^^ there are 0 to 0
      """#),
    Row(
      "mismatch", after: "var x = [1]", #"x[0] = "a""#,
      #"""
      error: expected Int, found String
        1 | x[0] = "a"
          |        ^^^ a number, such as `42`
      """#),
    Row(
      "constant", after: "let x = [1]", "x[0] = 5",
      #"""
      error: `x` is a constant
        1 | x[0] = 5
          | ^ a `var` of another name can change
      """#),
    Row(
      "notAssignable", "[1][0] = 5",
      #"""
      error: this cannot be assigned to
        1 | [1][0] = 5
          | ^^^ a variable, a property or an override can
      """#),
    Row(
      "listTooLong", after: "var x = [1]; repeat 16 { x = x + x }", "x = x + x",
      #"""
      error: a list would have more than 100000 elements
        1 | x = x + x
          |       ^ keep them in several
      """#),
    Row(
      "valueTooDeep",
      after: """
        define struct P { x = 0 }
        redefine struct P { x = 0, inner: [P] = [] }
        var p = P(x: 1)
        repeat 99 { p = P(x: 2, inner: [p]) }
        """, "p = P(x: 3, inner: [p])",
      #"""
      error: lists and structs would hold one another more than 200 deep
        1 | p = P(x: 3, inner: [p])
          | ^^^^^^^^^^^^^^^^^^^^^^^
          | instances of a class can hold one another at any depth
      """#),
    Row(
      "endlessDefault", after: "define struct P { x = 0 }",
      "redefine struct P { x = 0, inner: [P] = [P(x: 1)] }",
      #"""
      error: the default value of `P` would hold another `P`, without end
        1 | redefine struct P { x = 0, inner: [P] = [P(x: 1)] }
          |                 ^ `[]` or `nil` ends it
      """#),
    Row(
      "syntax.expected",
      #"""
      let x =
      if true { print 1 }
      """#,
      #"""
      error: expected a value, found the end of the line
        1 | let x =
          |        ^ write `let NAME = VALUE`
      """#),
    Row(
      "syntax.expected",
      #"""
      var n = 1 +
      print 3
      """#,
      #"""
      error: expected a value, found the end of the line
        1 | var n = 1 +
          |            ^ write `var NAME = VALUE`
      """#),
    Row(
      "syntax.expected",
      #"""
      cell.theme ==
      print 3
      """#,
      #"""
      error: expected a value, found the end of the line
        1 | cell.theme ==
          |              ^ such as `42`, `"text"` or `cell.theme`
      """#),
    Row(
      "syntax.expected",
      #"""
      let x =
      scene s {
        window w
      }
      """#,
      #"""
      error: expected a value, found the end of the line
        1 | let x =
          |        ^ write `let NAME = VALUE`
      """#),
    Row(
      "engine", "on cell tintColorDidChange { }",
      #"""
      error: `tintColorDidChange` is not called here
        1 | on cell tintColorDidChange { }
          |         ^^^^^^^^^^^^^^^^^^ see `show decision tintColors`
      """#),
    Row(
      "engine", "on main didUpdate { }",
      #"""
      error: `didUpdate` is not called here
        1 | on main didUpdate { }
          |         ^^^^^^^^^ see `show decision sceneUpdates`
      """#),
  ]
}
