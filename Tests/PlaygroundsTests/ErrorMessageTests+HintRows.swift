extension ErrorMessageTests {
  /// The rows on what would have worked, and on words at fault.
  static let hintRows: [Row] = [
    Row(
      "unknownWord", "scene s2 on iPad { }",
      #"""
      error: there is no device `iPad`
        1 | scene s2 on iPad { }
          |             ^^^^
          | there are `iPadPro13`, `iPadPro129`, `iPadAir13`, `iPadPro11`,
            `iPadPro11M2`, `iPadAir11`, `iPad11`, `iPad105`, `iPad97` and `iPadMini`
      """#),
    Row(
      "noIdentifier", #"define trait A = 0 { identifier "a b" }"#,
      #"""
      error: "a b" is no identifier in reverse DNS
        1 | define trait A = 0 { identifier "a b" }
          |                      ^^^^^^^^^^^^^^^^
          | letters, digits and `-` between dots, as in "com.example.theme"
      """#),
    Row(
      "noIdentifier", #"define trait A = 0 { identifier "a." }"#,
      #"""
      error: "a." is no identifier in reverse DNS
        1 | define trait A = 0 { identifier "a." }
          |                      ^^^^^^^^^^^^^^^
          | letters, digits and `-` between dots, as in "com.example.theme"
      """#),
    Row(
      "caseNeedsType", #"redefine trait Theme = standard { identifier "theme" }"#,
      #"""
      error: nothing here says which type `standard` is of
        1 | redefine trait Theme = standard { identifier "theme" }
          |                        ^^^^^^^^ write `AppTheme.standard`
      """#),
    Row(
      "unknownName", "overide",
      #"""
      error: nothing here is called `overide`
        1 | overide
          | ^^^^^^^ did you mean `override`?
      """#),
    Row(
      "needsMore", "create",
      #"""
      error: `create` needs more
        1 | create
          | ^^^^^^ write `create KIND NAME`
      """#),
    Row(
      "unknownName", "toggle y",
      #"""
      error: nothing here is called `y`
        1 | toggle y
          |        ^ write `var y = true`
      """#),
    Row(
      "unknownName", "a = 2",
      #"""
      error: nothing here is called `a`
        1 | a = 2
          | ^ write `var a = …`
      """#),
    Row(
      "mismatch", "if cell.theme { }",
      #"""
      error: expected Bool, found AppTheme
        1 | if cell.theme { }
          |    ^^^^^^^^^^ `true` or `false`, or a comparison such as `a == b`
      """#),
    Row(
      "wrongOperand", #"print "a" * 2"#,
      #"""
      error: `*` does not work on String
        1 | print "a" * 2
          |       ^^^ it takes numbers; `+` joins strings
      """#),
    Row(
      "wrongOperand", "main / 2",
      #"""
      error: `/` does not work on an environment
        1 | main / 2
          | ^^^^ it divides numbers; a path has no blanks, as in `form/cell`
      """#),
    Row(
      "mismatch", "set cell.backgroundColor = 3",
      #"""
      error: expected Color?, found Int
        1 | set cell.backgroundColor = 3
          |                            ^ `#1e90ff`, or a name such as `red`, or `nil`
      """#),
    Row(
      "mismatch", "set cell.text = 3",
      #"""
      error: expected String?, found Int
        1 | set cell.text = 3
          |                 ^
          | text in quotes; `"\(value)"` makes a string of a value, or `nil`
      """#),
    Row(
      "mismatch", "let a: Size = 3",
      #"""
      error: expected a size, found Int
        1 | let a: Size = 3
          |               ^ such as `700x800`
      """#),
    Row(
      "mismatch", "let a: Duration = 3",
      #"""
      error: expected a duration, found Int
        1 | let a: Duration = 3
          |                   ^ such as `0.25s`
      """#),
    Row(
      "mismatch", "let a: [Int] = 3",
      #"""
      error: expected [Int], found Int
        1 | let a: [Int] = 3
          |                ^ between brackets: `[…]`
      """#),
    Row(
      "mismatch", "let a: Int = 1.5",
      #"""
      error: expected Int, found Double
        1 | let a: Int = 1.5
          |              ^^^ an Int has no fraction
      """#),
    Row(
      "mismatch", "let a: UITraitCollection = 3",
      #"""
      error: expected a trait collection, found Int
        1 | let a: UITraitCollection = 3
          |                            ^ such as `cell.traits`, or `traits { … }`
      """#),
    Row(
      "mismatch", after: "define struct P { n = 1 }", "let a: P = 3",
      #"""
      error: expected P, found Int
        1 | let a: P = 3
          |            ^ write `P(…)`
      """#),
    Row(
      "mismatch", "override main.horizontalSizeClass = 3",
      #"""
      error: expected UIUserInterfaceSizeClass, found Int
        1 | override main.horizontalSizeClass = 3
          |                                     ^
          | it has `unspecified`, `compact` and `regular`
      """#),
    Row(
      "mismatch", "override main.preferredContentSizeCategory = 3",
      #"""
      error: expected UIContentSizeCategory, found Int
        1 | override main.preferredContentSizeCategory = 3
          |                                              ^
          | it has 13 cases, such as `unspecified`
      """#),
    Row(
      "notComparable", "1 == cell",
      #"""
      error: Int cannot be compared with an environment
        1 | 1 == cell
          |   ^^ both sides need values of one type
      """#),
    Row(
      "mismatch", #"let a: Double = "x""#,
      #"""
      error: expected Double, found String
        1 | let a: Double = "x"
          |                 ^^^ a number, such as `42`
      """#),
    Row(
      "needsMore", "save",
      #"""
      error: `save` needs more
        1 | save
          | ^^^^ write `save FILE`
      """#),
    Row(
      "needsMore", "load",
      #"""
      error: `load` needs more
        1 | load
          | ^^^^ write `load FILE`
      """#),
    Row(
      "needsMore", "goto",
      #"""
      error: `goto` needs more
        1 | goto
          | ^^^^ write `goto NUMBER`
      """#),
    Row(
      "needsMore", "diff",
      #"""
      error: `diff` needs more
        1 | diff
          | ^^^^ write `diff NUMBER NUMBER`
      """#),
    Row(
      "needsMore", "record",
      #"""
      error: `record` needs more
        1 | record
          | ^^^^^^ write `record FILE`
      """#),
    Row(
      "needsMore", "show",
      #"""
      error: `show` needs more
        1 | show
          | ^^^^
          | the topics are `tree`, `trait`, `traits`, `key`, `overrides`,
            `registrations`, `log`, `cost`, `screen`, `devices`, `decisions` and
            `decision`
      """#),
    Row(
      "unknownWord", "help nosuch",
      #"""
      error: there is no topic `nosuch`
        1 | help nosuch
          |      ^^^^^^
          | there are `Definitions`, `The hierarchy`, `Overrides and variables`, `The
            run loop`, `Registrations`, `Asking`, `Control and checking`,
            `Presentations`, `The session` and `Lessons`
      """#),
    Row(
      "unknownWord", "help ovrride",
      #"""
      error: there is no topic `ovrride`
        1 | help ovrride
          |      ^^^^^^^ did you mean `override`?
      """#),
    Row(
      "tooManySteps", "repeat 20000000 { }",
      #"""
      error: the statement took more than 10 million steps
        1 | repeat 20000000 { }
          |        ^^^^^^^^ do it in several statements
      """#),
    Row(
      "needsUse", "on cell { }",
      #"""
      error: `on` needs an environment and an event
        1 | on cell { }
          |    ^^^^ write `on cell layoutSubviews { … }`
      """#),
    Row(
      "unknownWord", "show nosuch",
      #"""
      error: there is no topic `nosuch`
        1 | show nosuch
          |      ^^^^^^
          | there are `tree`, `trait`, `traits`, `key`, `overrides`, `registrations`,
            `log`, `cost`, `screen`, `devices`, `decisions` and `decision`
      """#),
  ]
}
