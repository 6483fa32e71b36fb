extension ErrorMessageTests {
  /// The rows on words that are none, and statements that need more.
  static let wordRows: [Row] = [
    Row(
      "unknownWord", "show scren",
      #"""
      error: there is no topic `scren`
        1 | show scren
          |      ^^^^^ did you mean `screen`?
      """#),
    Row(
      "unknownWord", "on cell layoutSubview { }",
      #"""
      error: there is no event `layoutSubview`
        1 | on cell layoutSubview { }
          |         ^^^^^^^^^^^^^ did you mean `layoutSubviews`?
      """#),
    Row(
      "unknownWord", "create veiw a",
      #"""
      error: there is no kind `veiw`
        1 | create veiw a
          |        ^^^^ did you mean `view`?
      """#),
    Row(
      "unknownWord", "define trait A: AppThem = standard",
      #"""
      error: there is no type `AppThem`
        1 | define trait A: AppThem = standard
          |                 ^^^^^^^ did you mean `AppTheme`?
      """#),
    Row(
      "unknownWord", "scene s on iPhone17Prro { }",
      #"""
      error: there is no device `iPhone17Prro`
        1 | scene s on iPhone17Prro { }
          |            ^^^^^^^^^^^^ did you mean `iPhone17Pro`?
      """#),
    Row(
      "syntax.surplus", "scene s on iPhone16 sideways { }",
      #"""
      error: expected the end of this `scene`, found `sideways`
        1 | scene s on iPhone16 sideways { }
          |                     ^^^^^^^^
          | statements are separated by a line end or `;`
      """#),
    Row(
      "unknownWord", "redefine action nope() { }",
      #"""
      error: there is no action `nope`
        1 | redefine action nope() { }
          |                 ^^^^ `define action nope(sender) { … }` makes one
      """#),
    Row(
      "unknownWord", "register cell for theme action nope",
      #"""
      error: there is no action `nope`
        1 | register cell for theme action nope
          |                                ^^^^
          | `define action nope(sender) { … }` makes one
      """#),
    Row(
      "unknownWord", "invalidate cell displya",
      #"""
      error: there is no event `displya`
        1 | invalidate cell displya
          |                 ^^^^^^^ did you mean `display`?
      """#),
    Row(
      "unknownWord", "cell.traits[Nope]",
      #"""
      error: there is no trait `Nope`
        1 | cell.traits[Nope]
          |             ^^^^ `define trait Nope = …` makes one
      """#),
    Row(
      "needsMore", "why",
      #"""
      error: `why` needs more
        1 | why
          | ^^^ write `why VALUE`
      """#),
    Row(
      "needsMore", "goto",
      #"""
      error: `goto` needs more
        1 | goto
          | ^^^^ write `goto NUMBER`
      """#),
    Row(
      "syntax.notAssignable", "1 + 1 = 2",
      #"""
      error: `1 + 1` cannot be given a value
        1 | 1 + 1 = 2
          | ^^^^^ before `=` stands a name or a property, as in `cell.text`
      """#),
    Row(
      "syntax.expected", "move cell to 3",
      #"""
      error: expected a place such as `form` or `form.theme`, found `3`
        1 | move cell to 3
          |              ^ write `move PLACE to PLACE`
      """#),
    Row(
      "syntax.unknownStatement", "overide form.theme = bold",
      #"""
      error: no statement starts with `overide`
        1 | overide form.theme = bold
          | ^^^^^^^ did you mean `override`?
      """#),
    Row(
      "syntax.unterminatedString", #"print "abc"#,
      #"""
      error: this string does not end on its line
        1 | print "abc
          |       ^^^^ add a closing `"`; text of several lines stands between `"""`
      """#),
    Row(
      "syntax.unclosed", "if true { print 1",
      #"""
      error: this `{` is never closed
        1 | if true { print 1
          |         ^ add a `}`
      """#),
    Row(
      "syntax.expected", "let 3 = 4",
      #"""
      error: expected a name, found `3`
        1 | let 3 = 4
          |     ^ write `let NAME = VALUE`
      """#),
    Row(
      "syntax.numberRunsOn", "print 12abc",
      #"""
      error: `12abc` is neither a number nor a name
        1 | print 12abc
          |       ^^^^^
          | a name starts with a letter; units are `s` and `ms`, a size is written
            `390x844`
      """#),
    Row(
      "syntax.unknownDefinition", "define lamp theme = standard",
      #"""
      error: `lamp` is nothing that `define` knows
        1 | define lamp theme = standard
          |        ^^^^
          | it knows `enum`, `struct`, `class`, `trait`, `key`, `color`, `image` and
            `action`
      """#),
    Row(
      "unknownWord", "redefine key Depth = 1",
      #"""
      error: there is no environment key `Depth`
        1 | redefine key Depth = 1
          |              ^^^^^ `define key Depth = …` makes one
      """#),
    Row(
      "unknownWord", after: "define key Depth = 1", "show key Dept",
      #"""
      error: there is no environment key `Dept`
        1 | show key Dept
          |          ^^^^ did you mean `Depth`?
      """#),
    Row(
      "syntax.expected", "define key InGreenhouse",
      #"""
      error: expected `=`, found the end of the text
        1 | define key InGreenhouse
          |                        ^ write `define key NAME = VALUE`
      """#),
    Row(
      "unknownWord", "use iOS 15",
      #"""
      error: there is no version `15`
        1 | use iOS 15
          |         ^^ there are `16`, `17`, `18` and `26`
      """#),
  ]
}
