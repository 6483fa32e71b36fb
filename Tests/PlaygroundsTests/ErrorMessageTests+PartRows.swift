extension ErrorMessageTests {
  /// The rows on what lacks a part, has nothing in it, or is of another kind.
  static let partRows: [Row] = [
    Row(
      "sceneCannotMove", "move main to win",
      #"""
      error: `main` is a scene, and scenes stand in nothing
        1 | move main to win
          |      ^^^^ windows stand in scenes: write `move win to main`
      """#),
    Row(
      "sceneCannotMove", after: "create view spare", "move main to spare",
      #"""
      error: `main` is a scene, and scenes stand in nothing
        1 | move main to spare
          |      ^^^^ a window can stand in it: `create window glass in main`
      """#),
    Row(
      "mismatch", #"set cell.image = "x""#,
      #"""
      error: expected UIImage?, found String
        1 | set cell.image = "x"
          |                  ^^^
          | `define image Logo { any: "logo" }` makes one, or `nil`
      """#),
    Row(
      "mismatch", after: #"define image Logo { any: "logo" }"#, #"set cell.image = "x""#,
      #"""
      error: expected UIImage?, found String
        1 | set cell.image = "x"
          |                  ^^^ an image, such as `Logo`, or `nil`
      """#),
    Row(
      "syntax.expected", "define trait X = 1 { affects colour }",
      #"""
      error: expected `color`, found `colour`
        1 | define trait X = 1 { affects colour }
          |                              ^^^^^^ write `affects color`
      """#),
    Row(
      "syntax.expected", "define trait X = 1 { name Theme }",
      #"""
      error: expected a string, found `Theme`
        1 | define trait X = 1 { name Theme }
          |                           ^^^^^ write `name "theme"`
      """#),
    Row(
      "syntax.expected", "define trait X = 1 { identifier }",
      #"""
      error: expected a string, found `}`
        1 | define trait X = 1 { identifier }
          |                                 ^ write `identifier "com.example.theme"`
      """#),
    Row(
      "syntax.expected", "define trait X = 1 { accessors }",
      #"""
      error: expected `none`, found `}`
        1 | define trait X = 1 { accessors }
          |                                ^ write `accessors none`
      """#),
    Row(
      "mismatch", "override cell[3] = bold",
      #"""
      error: expected a trait, found Int
        1 | override cell[3] = bold
          |               ^ such as `Theme`; `show traits` lists them
      """#),
    Row(
      "noContent", "define image L { }",
      #"""
      error: `L` has no file
        1 | define image L { }
          |              ^ write `define image L { any: "logo" }`
      """#),
    Row(
      "noContent", "define enum E { }",
      #"""
      error: `E` has no cases, and so no values
        1 | define enum E { }
          |             ^ write `define enum E { standard }`
      """#),
    Row(
      "syntax.expected", "define enum E { a b }",
      #"""
      error: expected `,` or `}`, found `b`
        1 | define enum E { a b }
          |                   ^ write a `,` before it
      """#),
    Row(
      "syntax.expected", "define enum E { 3 }",
      #"""
      error: expected a name, found `3`
        1 | define enum E { 3 }
          |                 ^ write `define enum NAME { NAME, … }`
      """#),
    Row(
      "mismatch", after: "define class P { n = 1 }", "redefine struct P { n = 1 }",
      #"""
      error: expected a class, found a struct
        1 | redefine struct P { n = 1 }
          |                 ^ write `redefine class P { … }`
      """#),
    Row(
      "syntax.expected", "define color c = theme == bold ? red",
      #"""
      error: expected `:`, found the end of the text
        1 | define color c = theme == bold ? red
          |                                     ^ write `condition ? value : other`
      """#),
    Row(
      "repeated", "define action a(sender, sender) { }",
      #"""
      error: `sender` stands twice in `a`
        1 | define action a(sender, sender) { }
          |                         ^^^^^^ leave one of them out
      """#),
    Row(
      "needsMore", "extend",
      #"""
      error: `extend` needs more
        1 | extend
          | ^^^^^^ write `extend traits NAME for NAME`
      """#),
    Row(
      "needsMore", "what",
      #"""
      error: `what` needs more
        1 | what
          | ^^^^ write `what if { … }`
      """#),
    Row(
      "needsMore", "undo + 1",
      #"""
      error: `undo` is a statement, not a value
        1 | undo + 1
          | ^^^^ it stands alone: `undo`
      """#),
    Row(
      "needsMore", "print history",
      #"""
      error: `history` is a statement, not a value
        1 | print history
          |       ^^^^^^^ it stands alone: `history`
      """#),
    Row(
      "needsMore", "remove override",
      #"""
      error: `remove override` needs more
        1 | remove override
          |        ^^^^^^^^ write `remove override PLACE.TRAIT`
      """#),
    Row(
      "notAnEnvironment", "remove override cell.theme.rawValue",
      #"""
      error: expected an environment, found AppTheme
        1 | remove override cell.theme.rawValue
          |                 ^^^^^^^^^^ write `remove override cell.theme`
      """#),
    Row(
      "notAnEnvironment", "override cell.traits.theme = bold",
      #"""
      error: expected an environment, found a trait collection
        1 | override cell.traits.theme = bold
          |          ^^^^^^^^^^^ write `override cell.theme = …`
      """#),
    Row(
      "notAnEnvironment", "override cell.theme.rawValue = 3",
      #"""
      error: expected an environment, found AppTheme
        1 | override cell.theme.rawValue = 3
          |          ^^^^^^^^^^ write `override cell.theme = …`
      """#),
    Row(
      "notAnEnvironment", "invalidate cell.theme",
      #"""
      error: expected an environment, found AppTheme
        1 | invalidate cell.theme
          |            ^^^^^^^^^^ write `cell`
      """#),
    Row(
      "mismatch", "toggle cell.theme",
      #"""
      error: expected Bool, found AppTheme
        1 | toggle cell.theme
          |        ^^^^^^^^^^ such as `x` after `var x = true`
      """#),
    Row(
      "mismatch", #"print true ? 1 : "a""#,
      #"""
      error: expected Int, found String
        1 | print true ? 1 : "a"
          |                  ^^^ a number, such as `42`
      """#),
    Row(
      "mismatch", "for x in 3 { }",
      #"""
      error: expected a list, found Int
        1 | for x in 3 { }
          |          ^ such as `[1, 2, 3]`; `repeat 3 { … }` needs none
      """#),
    Row(
      "engine", "show log cell",
      #"""
      error: `show log` is about everything
        1 | show log cell
          |          ^^^^ write `show log`
      """#),
    Row(
      "engine", "show cost cell",
      #"""
      error: `show cost` is about everything
        1 | show cost cell
          |           ^^^^ write `show cost`
      """#),
    Row(
      "engine", "show screen cell",
      #"""
      error: `cell` stands on no device, so it has no screen
        1 | show screen cell
          |             ^^^^ write `scene main on iPadPro13`
      """#),
    Row(
      "presentation.notAScene", "resize cell to 700x800",
      #"""
      error: `cell` is a view, and only a scene stands on a device
        1 | resize cell to 700x800
          |        ^^^^ its scene is `main`
      """#),
    Row(
      "negativeCount", "repeat -1 { }",
      #"""
      error: cannot repeat -1 times
        1 | repeat -1 { }
          |        ^^ a count is 0 or more
      """#),
    Row(
      "overflow", "print 9223372036854775807 + 1",
      #"""
      error: the result of `+` is too large for an Int
        1 | print 9223372036854775807 + 1
          |                           ^ a Double, such as `1.0`, goes further
      """#),
    Row(
      "syntax.expected", "let x =",
      #"""
      error: expected a value, found the end of the text
        1 | let x =
          |        ^ such as `42`, `"text"` or `cell.theme`
      """#),
    Row(
      "syntax.expected", "repeat { }",
      #"""
      error: expected a value, found `{`
        1 | repeat { }
          |        ^ write `repeat VALUE { … }`
      """#),
    Row(
      "syntax.expected", "override cell { theme }",
      #"""
      error: expected `=`, found `}`
        1 | override cell { theme }
          |                       ^ write `theme = bold`: a name, `=` and its value
      """#),
    Row(
      "syntax.expected", "override cell { theme = bold, containedInSettings = true }",
      #"""
      error: expected the end of the line or `}`, found `,`
        1 | override cell { theme = bold, containedInSettings = true }
          |                             ^ write a `;` before it, or a line of its own
      """#),
    Row(
      "syntax.expected", "print [1 2]",
      #"""
      error: expected `,` or `]`, found `2`
        1 | print [1 2]
          |          ^ write a `,` before it
      """#),
    Row(
      "syntax.expected", "print 3 +",
      #"""
      error: expected a value, found the end of the text
        1 | print 3 +
          |          ^ such as `42`, `"text"` or `cell.theme`
      """#),
    Row(
      "misplaced", after: "create window glass", "move glass to cell",
      #"""
      error: a window cannot stand in a view
        1 | move glass to cell
          |               ^^^^ it can stand in a scene
      """#),
  ]
}
