extension ErrorMessageTests {
  /// Statements that name the right thing in the wrong way, and objects that are not there any more.
  static let nearMissRows: [Row] = [
    Row(
      "destroyed",
      after: #"""
        create view extra in form
        register cell for theme { print "extra \(extra.theme)" }
        destroy extra
        """#,
      "override form.theme = pastel",
      #"""
      error: `extra` was destroyed
        6 | register cell for theme { print "extra \(extra.theme)" }
          |                                          ^^^^^
          | `unregister cell` ends the block that still names it
        in registration on cell for theme
      """#),
    Row(
      "destroyed",
      after: #"""
        create view extra in form
        on cell layoutSubviews { print extra.theme }
        destroy extra
        """#,
      "invalidate cell",
      #"""
      error: `extra` was destroyed
        6 | on cell layoutSubviews { print extra.theme }
          |                                ^^^^^
          | `remove on cell layoutSubviews` ends the block that still names it
        in cell layoutSubviews
      """#),
    Row(
      "engine", "view root { view x }",
      #"""
      error: `root` is a controller
        1 | view root { view x }
          |      ^^^^ write `controller root { … }`
      """#),
    Row(
      "engine", "window root",
      #"""
      error: `root` is a controller
        1 | window root
          |        ^^^^ write `controller root { … }`
      """#),
    Row(
      "engine", after: "let a = settings", "view a { view x }",
      #"""
      error: `a` is a controller
        1 | view a { view x }
          |      ^ write `controller a { … }`
      """#),
    Row(
      "write", "view cell { theme = bold }",
      #"""
      error: `theme = …` is spelled otherwise here
        1 | view cell { theme = bold }
          |             ^^^^^^^^^^^^ write `override theme = bold`
      """#),
    Row(
      "write", "view cell { backgroundColor = red }",
      #"""
      error: `backgroundColor = …` is spelled otherwise here
        1 | view cell { backgroundColor = red }
          |             ^^^^^^^^^^^^^^^^^^^^^ write `set cell.backgroundColor = red`
      """#),
    Row(
      "write", "register cell for theme { theme = bold }",
      #"""
      error: `theme = …` is spelled otherwise here
        1 | register cell for theme { theme = bold }
          |                           ^^^^^^^^^^^^
          | write `override sender.theme = bold`
      """#),
    Row(
      "engine", "redefine trait userInterfaceStyle = dark",
      #"""
      error: `userInterfaceStyle` is one of Apple's
        1 | redefine trait userInterfaceStyle = dark
          |                ^^^^^^^^^^^^^^^^^^
          | only your own traits can be redefined; an override gives it a value
      """#),
    Row(
      "engine.alreadyInHierarchy",
      after: "create controller c in root { on viewWillAppear { move sender to cell } }",
      "appear c in header",
      #"""
      error: `c` was moved before it could appear in `header`
        1 | appear c in header
          |        ^ what runs on viewWillAppear must leave it where it is
      """#),
    Row(
      "wrongKind", "remove on cell viewWillAppear",
      #"""
      error: `cell` is a view, which has no `viewWillAppear`
        1 | remove on cell viewWillAppear
          |                ^^^^^^^^^^^^^^ controllers have it
      """#),
    Row(
      "write", after: "var list = [form]", "list[0].theme = bold",
      #"""
      error: `list[0].theme = …` is spelled otherwise here
        1 | list[0].theme = bold
          | ^^^^^^^^^^^^^ write `override list[0].theme = bold`
      """#),
    Row(
      "write", "cell[Theme] = bold",
      #"""
      error: `cell[Theme] = …` is spelled otherwise here
        1 | cell[Theme] = bold
          | ^^^^^^^^^^^ write `override cell[Theme] = bold`
      """#),
    Row(
      "write", after: "let t = traits { theme = bold }", "t[Theme] = bold",
      #"""
      error: `t[Theme] = …` is spelled otherwise here
        1 | t[Theme] = bold
          | ^^^^^^^^ write `t modifying { theme = bold }`
      """#),
    Row(
      "unknownName", "turn.theme",
      #"""
      error: nothing here is called `turn`
        1 | turn.theme
          | ^^^^ `show tree` shows the environments
      """#),
    Row(
      "unknownEnvironment", "remove override nope.theme",
      #"""
      error: no environment is called `nope`
        1 | remove override nope.theme
          |                 ^^^^ `show tree` shows those that are there
      """#),
    Row(
      "unknownEnvironment", "override bold.theme = form",
      #"""
      error: no environment is called `bold`
        1 | override bold.theme = form
          |          ^^^^ `show tree` shows those that are there
      """#),
    Row(
      "unknownName", #"view cell { var label = "hi"; register for theme { print label } }"#,
      #"""
      error: nothing here is called `label`
        1 | view cell { var label = "hi"; register for theme { print label } }
          |                                                          ^^^^^
          | write `sender.label`
      """#),
    Row(
      "engine", "register cell for theme { sender = form }",
      #"""
      error: `sender` is given to the block, which cannot change it
        1 | register cell for theme { sender = form }
          |                           ^^^^^^
          | `var other = sender` makes a variable of it
      """#),
    Row(
      "unknownName", "Apptheme.bold",
      #"""
      error: nothing here is called `Apptheme`
        1 | Apptheme.bold
          | ^^^^^^^^ did you mean `AppTheme`?
      """#),
    Row(
      "unknownName", after: "define struct Palette { x = 0 }", "Pallete(x: 3)",
      #"""
      error: nothing here is called `Pallete`
        1 | Pallete(x: 3)
          | ^^^^^^^ did you mean `Palette`?
      """#),
    Row(
      "engine", "why not header.backgroundColor == red",
      #"""
      error: `header` has no backgroundColor
        1 | why not header.backgroundColor == red
          | ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
          | `set header.backgroundColor = red` gives it one
      """#),
    Row(
      "unknownWord", "show tree horizontal",
      #"""
      error: there is no trait `horizontal`
        1 | show tree horizontal
          |           ^^^^^^^^^^ did you mean `horizontalSizeClass`?
      """#),
    Row(
      "write", "show trait cell",
      #"""
      error: `show trait cell` is spelled otherwise here
        1 | show trait cell
          |            ^^^^ write `show traits cell`
      """#),
    Row(
      "write", "show tree all",
      #"""
      error: `show tree all` is spelled otherwise here
        1 | show tree all
          |           ^^^ write `show all tree`
      """#),
    Row(
      "engine.newerTrait", after: "use iOS 17", "override form.listEnvironment = plain",
      #"""
      error: `listEnvironment` came with iOS 18, and this is iOS 17
        1 | override form.listEnvironment = plain
          |               ^^^^^^^^^^^^^^^ `use iOS 18` has it
      """#),
    Row(
      "engine.newerTrait", after: "use iOS 17", "override form { theme = bold; listEnvironment = plain }",
      #"""
      error: `listEnvironment` came with iOS 18, and this is iOS 17
        1 | override form { theme = bold; listEnvironment = plain }
          |                               ^^^^^^^^^^^^^^^ `use iOS 18` has it
      """#),
    Row(
      "engine", "help cell",
      #"""
      error: `cell` is a view of this session, of which `help` says nothing
        1 | help cell
          |      ^^^^ `show traits cell` tells of it
      """#),
    Row(
      "engine", "help AppTheme",
      #"""
      error: `AppTheme` is a type, of which `help` says nothing
        1 | help AppTheme
          |      ^^^^^^^^ `help define` says how types are made
      """#),
  ]
}
