extension ErrorMessageTests {
  /// The rows on statements that are used in another way, or stand elsewhere.
  static let useRows: [Row] = [
    Row(
      "needsUse", "why 3",
      #"""
      error: `why` explains a trait, a colour or an image of an environment, or an
        inspector
        1 | why 3
          |     ^ write `why cell.theme`
      """#),
    Row(
      "needsUse", "show trait",
      #"""
      error: `show trait` needs a trait
        1 | show trait
          |      ^^^^^ write `show trait theme`
      """#),
    Row(
      "engine", "override theme = bold",
      #"""
      error: an override needs an environment and a trait
        1 | override theme = bold
          |          ^^^^^ write `override cell.theme = …`
      """#),
    Row(
      "needsUse", "register for theme { }",
      #"""
      error: `register` needs an environment
        1 | register for theme { }
          | ^^^^^^^^ write `register cell for theme { … }`
      """#),
    Row(
      "needsUse", after: "scene s on iPhone16 { }", "resize s to 3/2",
      #"""
      error: a share of the screen is a fraction up to 1
        1 | resize s to 3/2
          |             ^^^ write `1/2`
      """#),
    Row(
      "needsUse", "define trait A = cell",
      #"""
      error: a default is a constant
        1 | define trait A = cell
          |                  ^^^^ write a literal or a case
      """#),
    Row(
      "needsUse", "define trait A = 1 { name \"\" }",
      #"""
      error: a name has at least one character
        1 | define trait A = 1 { name "" }
          |                      ^^^^^^^ without `name` it is the definition's
      """#),
    Row(
      "needsUse", "cell.traitOverrides = header.traitOverrides",
      #"""
      error: overrides are set one by one
        1 | cell.traitOverrides = header.traitOverrides
          | ^^^^^^^^^^^^^^^^^^^
          | write `override cell.theme = …` or `remove override cell.theme`
      """#),
    Row(
      "needsUse", "header.overrides = cell.overrides",
      #"""
      error: overrides are set one by one
        1 | header.overrides = cell.overrides
          | ^^^^^^^^^^^^^^^^
          | write `override header.theme = …` or `remove override header.theme`
      """#),
    Row(
      "write", "header.overrides = traits { containedInSettings = true }",
      #"""
      error: `header.overrides = …` is spelled otherwise here
        1 | header.overrides = traits { containedInSettings = true }
          | ^^^^^^^^^^^^^^^^ write `override header.containedInSettings = true`
      """#),
    Row(
      "write", "header.traitOverrides = traits { containedInSettings = true; theme = .bold }",
      #"""
      error: `header.traitOverrides = …` is spelled otherwise here
        1 | header.traitOverrides = traits { containedInSettings = true; theme = .bo…
          | ^^^^^^^^^^^^^^^^^^^^^
          | write `override header { containedInSettings = true; theme = .bold }`
      """#),
    Row(
      "needsUse", "define trait A = 1 + 1",
      #"""
      error: a default is a constant
        1 | define trait A = 1 + 1
          |                  ^^^^^ write a literal or a case
      """#),
    Row(
      "needsUse", "expect true within 0.1",
      #"""
      error: `within` needs a comparison of numbers
        1 | expect true within 0.1
          |                    ^^^ write `expect a == b within 0.001`
      """#),
    Row(
      "needsUse", "let o = header.overrides",
      #"""
      error: overrides belong to their environment
        1 | let o = header.overrides
          |         ^^^^^^^^^^^^^^^^
          | read them where they are, as `header.overrides`: `show decision
            overridesCopies`
      """#),
    Row(
      "onlyAtTopLevel", "if true { define enum E { a } }",
      #"""
      error: `define` stands only at top level, outside of every block
        1 | if true { define enum E { a } }
          |           ^^^^^^^^^^^^^^^^^^^ write it as a statement of its own
      """#),
    Row(
      "onlyAtTopLevel", "repeat 2 { undo }",
      #"""
      error: `undo` stands only at top level, outside of every block
        1 | repeat 2 { undo }
          |            ^^^^ write it as a statement of its own
      """#),
    Row(
      "onlyAtTopLevel", "turn { record lesson.md }",
      #"""
      error: `record` stands only at top level, outside of every block
        1 | turn { record lesson.md }
          |        ^^^^^^^^^^^^^^^^ write it as a statement of its own
      """#),
    Row(
      "onlyOutsideApp", "turn { rotate main }",
      #"""
      error: `rotate` comes from outside the app: a handler or a turn cannot contain
        it
        1 | turn { rotate main }
          |        ^^^^^^^^^^^ write it as a statement of its own
      """#),
    Row(
      "onlyOutsideApp", "on cell draw { resize main to 1/2 }",
      #"""
      error: `resize` comes from outside the app: a handler or a turn cannot contain
        it
        1 | on cell draw { resize main to 1/2 }
          |                ^^^^^^^^^^^^^^^^^^ write it as a statement of its own
      """#),
    Row(
      "noSender", "setNeedsLayout()",
      #"""
      error: `setNeedsLayout()` needs an environment here
        1 | setNeedsLayout()
          | ^^^^^^^^^^^^^^ write `cell.setNeedsLayout()`
      """#),
    Row(
      "notHere", "let a = cell.setNeedsLayout()",
      #"""
      error: `setNeedsLayout` answers no value
        1 | let a = cell.setNeedsLayout()
          |         ^^^^^^^^^^^^^^^^^^^^^ write it as a statement of its own
      """#),
    Row(
      "noHandler", "remove on cell draw",
      #"""
      error: `cell` has no handler for `draw`
        1 | remove on cell draw
          |                ^^^^ `on cell draw { … }` gives it one
      """#),
    Row(
      "noOverride", "cell.overrides.theme",
      #"""
      error: `cell` has no override of `theme`
        1 | cell.overrides.theme
          | ^^^^^^^^^^^^^^^^^^^^
          | `cell.overrides.contains(theme)` asks first; `cell.theme` reads the value
      """#),
    Row(
      "needsUse", after: "define key Theme = 1", "show key",
      #"""
      error: `show key` needs an environment key
        1 | show key
          |      ^^^ write `show key Theme`
      """#),
    Row(
      "onlyAtTopLevel", "turn { use iOS 17 }",
      #"""
      error: `use` stands only at top level, outside of every block
        1 | turn { use iOS 17 }
          |        ^^^^^^^^^^ write it as a statement of its own
      """#),
  ]
}
