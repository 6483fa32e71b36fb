extension ErrorMessageTests {
  /// Code as Swift has it, and what other statements would go on with.
  static let swiftRows: [Row] = [
    Row(
      "write", after: "define color card = red", "card.resolvedColor",
      #"""
      error: `card.resolvedColor` is spelled otherwise here
        1 | card.resolvedColor
          |      ^^^^^^^^^^^^^ write `card.resolvedColor(with: …)`
      """#),
    Row(
      "write", "cell.setNeedsLayout",
      #"""
      error: `cell.setNeedsLayout` is spelled otherwise here
        1 | cell.setNeedsLayout
          |      ^^^^^^^^^^^^^^ write `cell.setNeedsLayout()`
      """#),
    Row(
      "write", "root.setNeedsLayout",
      #"""
      error: `root.setNeedsLayout()` is spelled otherwise here
        1 | root.setNeedsLayout
          |      ^^^^^^^^^^^^^^ write `root.view.setNeedsLayout()`
      """#),
    Row(
      "write", "form.overrides.contains",
      #"""
      error: `form.overrides.contains` is spelled otherwise here
        1 | form.overrides.contains
          |                ^^^^^^^^ write `form.overrides.contains(…)`
      """#),
    Row(
      "write", "register cell for theme { setNeedsLayout }",
      #"""
      error: `setNeedsLayout` is spelled otherwise here
        1 | register cell for theme { setNeedsLayout }
          |                           ^^^^^^^^^^^^^^ write `setNeedsLayout()`
      """#),
    Row(
      "wrongArguments", "cell.setNeedsLayout(3)",
      #"""
      error: the arguments do not fit
        1 | cell.setNeedsLayout(3)
          | ^^^^^^^^^^^^^^^^^^^^^^ write `cell.setNeedsLayout()`
      """#),
    Row(
      "unknownName", "on cell layoutSubviews { super.layoutSubviews() }",
      #"""
      error: nothing here is called `super`
        1 | on cell layoutSubviews { super.layoutSubviews() }
          |                          ^^^^^
          | UIKit's own work is done anyway: leave the call out
      """#),
    Row(
      "unknownName", "register cell for theme { self.setNeedsLayout() }",
      #"""
      error: nothing here is called `self`
        1 | register cell for theme { self.setNeedsLayout() }
          |                           ^^^^ write `sender`
      """#),
    Row(
      "unknownName", "view.traitOverrides.theme = .bold",
      #"""
      error: nothing here is called `view`
        1 | view.traitOverrides.theme = .bold
          | ^^^^ `show tree` shows the environments
      """#),
    Row(
      "unknownName", "UserInterfaceStyle.dark",
      #"""
      error: nothing here is called `UserInterfaceStyle`
        1 | UserInterfaceStyle.dark
          | ^^^^^^^^^^^^^^^^^^ did you mean `UIUserInterfaceStyle`?
      """#),
    Row(
      "write", "UIColor.red",
      #"""
      error: `UIColor.red` is spelled otherwise here
        1 | UIColor.red
          | ^^^^^^^^^^^ write `red`
      """#),
    Row(
      "syntax.closureParameters", "register cell for theme { (sender, previous) in print sender.theme }",
      #"""
      error: a block names no parameters: `(sender, previous) in`
        1 | register cell for theme { (sender, previous) in print sender.theme }
          |                           ^^^^^^^^^^^^^^^^^^^^^
          | leave that out; a handler has `sender` and `previous`
      """#),
    Row(
      "syntax.closureParameters", "register cell for theme { [weak self] in print 1 }",
      #"""
      error: a block names no parameters: `[weak self] in`
        1 | register cell for theme { [weak self] in print 1 }
          |                           ^^^^^^^^^^^^^^
          | leave that out; a handler has `sender` and `previous`
      """#),
    Row(
      "syntax.oneExpression", "define struct Q { a = 0; equal { let same = left.a == right.a; same } }",
      #"""
      error: `equal` holds one expression
        1 | define struct Q { a = 0; equal { let same = left.a == right.a; same } }
          |                                      ^^^^
          | join comparisons with `&&`, as in `left.a == right.a && left.b == right.b`
      """#),
    Row(
      "mismatch", "for x in [1, 2, 3] where x { }",
      #"""
      error: expected Bool, found Int
        1 | for x in [1, 2, 3] where x { }
          |                          ^
          | `true` or `false`, or a comparison such as `a == b`
      """#),
    Row(
      "syntax.assignmentInsteadOfEquality", "for x in [1, 2, 3] where x = 1 { }",
      #"""
      error: `=` gives a value, and none is given here
        1 | for x in [1, 2, 3] where x = 1 { }
          |                            ^ did you mean `==`?
      """#),
    Row(
      "syntax.swiftSpelling", "register cell for [Theme.self] { }",
      #"""
      error: `for [Theme.self]` is spelled otherwise here
        1 | register cell for [Theme.self] { }
          |                   ^^^^^^^^^^^^ write `for Theme.self`
      """#),
    Row(
      "syntax.swiftDefinition", "struct Theme2: UITraitDefinition { static let defaultValue = 3 }",
      #"""
      error: `struct Theme2: UITraitDefinition` is spelled otherwise here
        1 | struct Theme2: UITraitDefinition { static let defaultValue = 3 }
          | ^^^^^^^^^^^^^ write `define trait Theme2 = 3`
      """#),
    Row(
      "syntax.surplusOf", "view a in form",
      #"""
      error: expected the end of this `view`, found `in`
        1 | view a in form
          |        ^^ write `create view a in form`
      """#),
    Row(
      "syntax.surplusOf", "scene s2 on iPadPro13 potrait",
      #"""
      error: expected the end of this `scene`, found `potrait`
        1 | scene s2 on iPadPro13 potrait
          |                       ^^^^^^^ write `portrait`
      """#),
    Row(
      "syntax.surplusOf", "undo 3",
      #"""
      error: expected the end of this `undo`, found `3`
        1 | undo 3
          |      ^ write `goto 3`
      """#),
    Row(
      "write", after: "var t = register cell for theme { }", "t = register form for theme { }",
      #"""
      error: `t = register …` is spelled otherwise here
        1 | t = register form for theme { }
          |     ^^^^^^^^ write `let token = register …`
      """#),
    Row(
      "write", "t = register form for theme { }",
      #"""
      error: `t = register …` is spelled otherwise here
        1 | t = register form for theme { }
          |     ^^^^^^^^ write `let t = register …`
      """#),
    Row(
      "syntax.expected", "create v in cell",
      #"""
      error: expected `controller`, `view` or another kind, found `v`
        1 | create v in cell
          |        ^ write `create KIND NAME`
      """#),
    Row(
      "syntax.colorDigits", "cell.theme # the theme",
      #"""
      error: `#` starts a colour, as in `#1e90ff`
        1 | cell.theme # the theme
          |            ^ a comment starts with `//` and ends with its line
      """#),
    Row(
      "syntax.collectionDefault", "define trait Col = traits { theme = bold }",
      #"""
      error: a default is a constant, and `traits { … }` is none
        1 | define trait Col = traits { theme = bold }
          |                    ^^^^^^ a struct can hold the values that it stands for
      """#),
    Row(
      "unknownWord", "help ?",
      #"""
      error: there is no topic `?`
        1 | help ?
          |      ^
          | there are `Definitions`, `The hierarchy`, `Overrides and variables`, `The
            run loop`, `Registrations`, `Asking`, `Control and checking`,
            `Presentations`, `The session` and `Lessons`
      """#),
  ]
}
