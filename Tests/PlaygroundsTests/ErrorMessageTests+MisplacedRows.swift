extension ErrorMessageTests {
  /// The right word in the wrong place: a case where a number is expected, a place without a trait, a comparison that `why not` cannot ask.
  static let misplacedRows: [Row] = [
    Row(
      "mismatch", "override cell.containedInSettings = unspecified",
      #"""
      error: expected Bool, found the case `unspecified`
        1 | override cell.containedInSettings = unspecified
          |                                     ^^^^^^^^^^^
          | `true` or `false`, or a comparison such as `a == b`
      """#),
    Row(
      "mismatch", "why not cell.containedInSettings == bold",
      #"""
      error: expected Bool, found the case `bold`
        1 | why not cell.containedInSettings == bold
          |                                     ^^^^
          | `true` or `false`, or a comparison such as `a == b`
      """#),
    Row(
      "mismatch", "override cell.displayScale = unspecified",
      #"""
      error: expected Double, found the case `unspecified`
        1 | override cell.displayScale = unspecified
          |                              ^^^^^^^^^^^ 0 means unspecified for a scale
      """#),
    Row(
      "engine", "remove override cell",
      #"""
      error: an override needs an environment and a trait
        1 | remove override cell
          |                 ^^^^ write `remove override cell.theme`
      """#),
    Row(
      "engine", "remove override theme",
      #"""
      error: an override needs an environment and a trait
        1 | remove override theme
          |                 ^^^^^ write `remove override cell.theme`
      """#),
    Row(
      "unknownEnvironment", "remove override nope",
      #"""
      error: no environment is called `nope`
        1 | remove override nope
          |                 ^^^^ `show tree` shows those that are there
      """#),
    Row(
      "syntax.surplusOf", "view settings.view { view wrap }",
      #"""
      error: expected the end of this `view`, found `.`
        1 | view settings.view { view wrap }
          |              ^ write `controller settings { … }`
      """#),
    Row(
      "mismatch", "define color c = theme == pastel ? 3 : blue",
      #"""
      error: expected a colour, found Int
        1 | define color c = theme == pastel ? 3 : blue
          |                                    ^ `#1e90ff`, or a name such as `red`
      """#),
    Row(
      "engine", "settings.setOverrideTraitCollection(traits { theme = pastel }, forChild: root)",
      #"""
      error: `root` is no child of `settings`
        1 | settings.setOverrideTraitCollection(traits { theme = pastel }, forChild:…
          | ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
          | `override root.theme = …` needs no parent
      """#),
    Row(
      "needsUse", "why not cell.theme != bold",
      #"""
      error: `why not` asks for one value
        1 | why not cell.theme != bold
          |         ^^^^^^^^^^^^^^^^^^ write `==`, as in `why not cell.theme == bold`
      """#),
    Row(
      "needsUse", "why not cell.theme == bold && cell.containedInSettings",
      #"""
      error: `why not` asks for one value
        1 | why not cell.theme == bold && cell.containedInSettings
          |         ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
          | write `==`, as in `why not cell.theme == bold`
      """#),
    Row(
      "nameTaken", "define color red = blue",
      #"""
      error: `red` is the name of a colour
        1 | define color red = blue
          |              ^^^ choose another name
      """#),
  ]
}
