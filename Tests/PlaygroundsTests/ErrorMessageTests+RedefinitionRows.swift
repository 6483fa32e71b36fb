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
      "traitInUse", after: "override form.theme = bold",
      "redefine trait Theme = 3",
      #"""
      error: `theme` cannot become Int: `form` overrides it as AppTheme
        1 | redefine trait Theme = 3
          |                        ^
          | `remove override form.theme` ends that; `define trait` makes another
      """#),
    Row(
      "traitInUse", after: "register cell for theme { }",
      "redefine trait Theme = 3",
      #"""
      error: `theme` cannot become Int: `cell` is observed for it
        1 | redefine trait Theme = 3
          |                        ^
          | `unregister cell` ends that; `define trait` makes another
      """#),
    Row(
      "traitInUse", after: "let night = cell.traits",
      "redefine trait Theme = 3",
      #"""
      error: `theme` cannot become Int: `night` holds a collection, which reads it as
        AppTheme
        1 | redefine trait Theme = 3
          |                        ^ `define trait` makes one of another name
      """#),
    Row(
      "traitInUse", after: "on cell layoutSubviews { sender.theme }",
      "redefine trait Theme = 3",
      #"""
      error: `theme` cannot become Int: the handler of `cell` for `layoutSubviews`
        names it
        1 | redefine trait Theme = 3
          |                        ^
          | `remove on cell layoutSubviews` ends that; `define trait` makes another
      """#),
    Row(
      "traitInUse", after: "register cell for containedInSettings { sender.theme }",
      "redefine trait Theme = 3",
      #"""
      error: `theme` cannot become Int: a block that observes `cell` names it
        1 | redefine trait Theme = 3
          |                        ^
          | `unregister cell` ends that; `define trait` makes another
      """#),
    Row(
      "traitInUse", after: "define action a(sender) { print sender.theme }",
      "redefine trait Theme = 3",
      #"""
      error: `theme` cannot become Int: the action `a` names it
        1 | redefine trait Theme = 3
          |                        ^
          | `redefine action a` without it ends that; `define trait` makes another
      """#),
    Row(
      "traitInUse", after: "define color card = theme == bold ? red : blue",
      "redefine trait Theme = 3",
      #"""
      error: `theme` cannot become Int: the colour `card` names it
        1 | redefine trait Theme = 3
          |                        ^
          | `redefine color card` without it ends that; `define trait` makes another
      """#),
    Row(
      "traitInUse", after: "override form.theme = bold; remove cell; remove override form.theme",
      "redefine trait Theme = 3",
      #"""
      error: `theme` cannot become Int: `cell` has a value of AppTheme from before
        1 | redefine trait Theme = 3
          |                        ^ `define trait` makes one of another name
      """#),
    Row(
      "traitInUse", after: "root.setOverrideTraitCollection(traits { theme = bold }, forChild: settings)",
      "redefine trait Theme = 3",
      #"""
      error: `theme` cannot become Int: `settings` was given a value of AppTheme
        1 | redefine trait Theme = 3
          |                        ^ `define trait` makes one of another name
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
