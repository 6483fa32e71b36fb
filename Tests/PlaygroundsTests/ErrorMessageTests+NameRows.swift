extension ErrorMessageTests {
  /// The rows on names that nothing has, or more than one thing.
  static let nameRows: [Row] = [
    Row(
      "unknownName", "print fom + 1",
      #"""
      error: nothing here is called `fom`
        1 | print fom + 1
          |       ^^^ did you mean `form`?
      """#),
    Row(
      "unknownName", "x = 3",
      #"""
      error: nothing here is called `x`
        1 | x = 3
          | ^ write `var x = …`
      """#),
    Row(
      "unknownName", "let a = a",
      #"""
      error: nothing here is called `a`
        1 | let a = a
          |         ^ it is not there yet: its value is made before it
      """#),
    Row(
      "unknownName", after: "var count = 1", "cuont = 2",
      #"""
      error: nothing here is called `cuont`
        1 | cuont = 2
          | ^^^^^ did you mean `count`?
      """#),
    Row(
      "unknownEnvironment", "show overrides nope",
      #"""
      error: no environment is called `nope`
        1 | show overrides nope
          |                ^^^^ `show tree` shows those that are there
      """#),
    Row(
      "unknownEnvironment", "create view a in heder",
      #"""
      error: no environment is called `heder`
        1 | create view a in heder
          |                  ^^^^^ did you mean `header`?
      """#),
    Row(
      "unknownTraitProperty", "override form.thme = bold",
      #"""
      error: no trait has the property `thme`
        1 | override form.thme = bold
          |               ^^^^ did you mean `theme`?
      """#),
    Row(
      "unknownTraitProperty", "cell.them",
      #"""
      error: no trait has the property `them`
        1 | cell.them
          |      ^^^^ did you mean `theme`?
      """#),
    Row(
      "unknownTraitProperty", "register cell for thme { }",
      #"""
      error: no trait has the property `thme`
        1 | register cell for thme { }
          |                   ^^^^ did you mean `theme`?
      """#),
    Row(
      "unknownTraitProperty", "let a = traits { thme = bold }",
      #"""
      error: no trait has the property `thme`
        1 | let a = traits { thme = bold }
          |                  ^^^^ did you mean `theme`?
      """#),
    Row(
      "unknownMember", after: "let w = register cell for theme { }", "w.cals",
      #"""
      error: a registration has no `cals`
        1 | w.cals
          |   ^^^^ did you mean `calls`?
      """#),
    Row(
      "unknownMember", after: #"define struct P { name = "" }"#, "P().nme",
      #"""
      error: P has no `nme`
        1 | P().nme
          |     ^^^ did you mean `name`?
      """#),
    Row(
      "unknownMember", "cell.traits.changed(from: form.traits)",
      #"""
      error: a trait collection has no `changed`
        1 | cell.traits.changed(from: form.traits)
          |             ^^^^^^^
          | it has `changedTraits`, `containsTraits`, `hasDifferentColorAppearance`,
            `modifyingTraits` and `replacing`
      """#),
    Row(
      "unknownMember", #"set cell.txt = "a""#,
      #"""
      error: an environment has no `txt`
        1 | set cell.txt = "a"
          |          ^^^ did you mean `text`?
      """#),
    Row(
      "unknownCase", "override form.theme = blod",
      #"""
      error: `AppTheme` has no case `blod`
        1 | override form.theme = blod
          |                       ^^^^ did you mean `bold`?
      """#),
    Row(
      "unknownCase", "override form.theme = .neon",
      #"""
      error: `AppTheme` has no case `neon`
        1 | override form.theme = .neon
          |                       ^^^^^
          | it has `standard`, `pastel`, `bold` and `monochrome`
      """#),
    Row(
      "unknownCase", "AppTheme.blod",
      #"""
      error: `AppTheme` has no case `blod`
        1 | AppTheme.blod
          |          ^^^^ did you mean `bold`?
      """#),
    Row(
      "ambiguousEnvironment", after: "view header { view cell }", "cell.theme",
      #"""
      error: `cell` could be `main/win/root/settings/form/cell` or
        `main/win/root/header/cell`
        1 | cell.theme
          | ^^^^ write the path
      """#),
    Row(
      "ambiguousWord", after: "var bold = AppTheme.pastel", "override cell.theme = bold",
      #"""
      error: `bold` is both a name and a value of AppTheme
        1 | override cell.theme = bold
          |                       ^^^^ write `.bold` for the value
      """#),
    Row(
      "notUnder", "header/cell.theme",
      #"""
      error: no `cell` stands under `header`
        1 | header/cell.theme
          | ^^^^^^^^^^^ did you mean `main/win/root/settings/form/cell`?
      """#),
    Row(
      "notUnder", "cell/form.theme",
      #"""
      error: no `form` stands under `cell`
        1 | cell/form.theme
          | ^^^^^^^^^ did you mean `main/win/root/settings/form`?
      """#),
    Row(
      "unknownEnvironment", "view nope { }",
      #"""
      error: no environment is called `nope`
        1 | view nope { }
          |      ^^^^ write `create view nope`
      """#),
    Row(
      "unknownEnvironment", "register cell for theme capturing nobody { }",
      #"""
      error: no environment is called `nobody`
        1 | register cell for theme capturing nobody { }
          |                                   ^^^^^^
          | `show tree` shows those that are there
      """#),
  ]
}
