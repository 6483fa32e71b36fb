extension ErrorMessageTests {
  /// The rows on what an environment of its kind does not have, and on what can be said or stand once.
  static let lookRows: [Row] = [
    Row(
      "wrongKind", "set main.backgroundColor = red",
      #"""
      error: `main` is a scene, which has no `backgroundColor`
        1 | set main.backgroundColor = red
          |          ^^^^^^^^^^^^^^^ windows and views have it
      """#),
    Row(
      "wrongKind", "set root.backgroundColor = red",
      #"""
      error: `root` is a controller, which has no `backgroundColor`
        1 | set root.backgroundColor = red
          |          ^^^^^^^^^^^^^^^ `root.view.backgroundColor` would work
      """#),
    Row(
      "wrongKind",
      after: "scene two { window glass { presentation popup { controller card { view note } } } }",
      "set popup.backgroundColor = red",
      #"""
      error: `popup` is a presentation, which has no `backgroundColor`
        1 | set popup.backgroundColor = red
          |           ^^^^^^^^^^^^^^^ windows and views have it
      """#),
    Row(
      "wrongKind",
      after: "scene two { window glass { presentation popup { controller card { view note } } } }",
      "popup.tintColor",
      #"""
      error: `popup` is a presentation, which has no `tintColor`
        1 | popup.tintColor
          |       ^^^^^^^^^ windows and views have it
      """#),
    Row(
      "wrongKind", "settings.backgroundColor",
      #"""
      error: `settings` is a controller, which has no `backgroundColor`
        1 | settings.backgroundColor
          |          ^^^^^^^^^^^^^^^ `settings.view.backgroundColor` would work
      """#),
    Row(
      "wrongKind", after: #"define image Logo { any: "logo" }"#, "set root.image = Logo",
      #"""
      error: `root` is a controller, which has no `image`
        1 | set root.image = Logo
          |          ^^^^^ `root.view.image` would work
      """#),
    Row(
      "wrongKind", #"set settings.text = "x""#,
      #"""
      error: `settings` is a controller, which has no `text`
        1 | set settings.text = "x"
          |              ^^^^ `settings.view.text` would work
      """#),
    Row(
      "wrongKind", "main.text",
      #"""
      error: `main` is a scene, which has no `text`
        1 | main.text
          |      ^^^^ views have it
      """#),
    Row(
      "wrongKind", #"set win.text = "x""#,
      #"""
      error: `win` is a window, which has no `text`
        1 | set win.text = "x"
          |         ^^^^ views have it
      """#),
    Row(
      "wrongKind", #"set win.title = "x""#,
      #"""
      error: `win` is a window, which has no `title`
        1 | set win.title = "x"
          |         ^^^^^ scenes and controllers have it
      """#),
    Row(
      "wrongKind", #"set cell.title = "x""#,
      #"""
      error: `cell` is a view, which has no `title`
        1 | set cell.title = "x"
          |          ^^^^^ scenes and controllers have it
      """#),
    Row(
      "wrongKind", "cell.title",
      #"""
      error: `cell` is a view, which has no `title`
        1 | cell.title
          |      ^^^^^ scenes and controllers have it
      """#),
    Row(
      "wrongKind", "set settings.layer.borderColor = red",
      #"""
      error: `settings` is a controller, which has no `layer`
        1 | set settings.layer.borderColor = red
          |              ^^^^^ `settings.view.layer` would work
      """#),
    Row(
      "wrongKind", "main.layer.borderColor",
      #"""
      error: `main` is a scene, which has no `layer`
        1 | main.layer.borderColor
          |      ^^^^^ windows and views have it
      """#),
    Row(
      "wrongKind", "for e in [cell, root] { set e.tintColor = red }",
      #"""
      error: `root` is a controller, which has no `tintColor`
        1 | for e in [cell, root] { set e.tintColor = red }
          |                         ^^^^^^^^^^^^^^^^^^^^^
          | `root.view.tintColor` would work
      """#),
    Row(
      "repeated", #"define trait A = 0 { name "x"; name "y" }"#,
      #"""
      error: `name` stands twice in `A`
        1 | define trait A = 0 { name "x"; name "y" }
          |                                ^^^^^^^^ leave one of them out
      """#),
    Row(
      "repeated", #"define trait A = 0 { affects color; identifier "a.b"; affects color }"#,
      #"""
      error: `affects` stands twice in `A`
        1 | define trait A = 0 { affects color; identifier "a.b"; affects color }
          |                                                       ^^^^^^^^^^^^^
          | leave one of them out
      """#),
    Row(
      "repeated", "define struct S { a = 1; equal { left.a == 1 }; equal { left.a == 2 } }",
      #"""
      error: `equal` stands twice in `S`
        1 | define struct S { a = 1; equal { left.a == 1 }; equal { left.a == 2 } }
          |                                                 ^^^^^^^^^^^^^^^^^^^^^
          | leave one of them out
      """#),
    Row(
      "repeated", "present inspector details on cell { columnWidth 300; columnWidth 200 }",
      #"""
      error: `columnWidth` stands twice in `details`
        1 | present inspector details on cell { columnWidth 300; columnWidth 200 }
          |                                                      ^^^^^^^^^^^^^^^
          | leave one of them out
      """#),
    Row(
      "presentsAlready",
      after: "scene two { window glass { presentation popup { controller card { view note } } } }",
      "presentation popup { controller other }",
      #"""
      error: `popup` presents `card` already, and presents one controller
        1 | presentation popup { controller other }
          |                                 ^^^^^
          | `remove card` makes room, or `create presentation …` another
      """#),
    Row(
      "presentsAlready",
      after: "scene two { window glass { presentation popup { controller card { view note } } } }",
      "move settings to popup",
      #"""
      error: `popup` presents `card` already, and presents one controller
        1 | move settings to popup
          |      ^^^^^^^^
          | `remove card` makes room, or `create presentation …` another
      """#),
    Row(
      "presentsAlready",
      after: #"""
        scene two { window glass { presentation popup { controller card { view note } } } }
        create controller other in popup
        """#, "appear other",
      #"""
      error: `popup` presents `card` already, and presents one controller
        1 | appear other
          |        ^^^^^ `remove card` makes room, or `create presentation …` another
      """#),
    Row(
      "hasRoot", "window win { controller other }",
      #"""
      error: `win` has its root view controller already, `root`, and can have one only
        1 | window win { controller other }
          |                         ^^^^^
          | in `root` it would be a child, in a `presentation` presented; `remove
            root` makes room
      """#),
    Row(
      "hasRoot", "create controller other in win",
      #"""
      error: `win` has its root view controller already, `root`, and can have one only
        1 | create controller other in win
          |                   ^^^^^
          | in `root` it would be a child, in a `presentation` presented; `remove
            root` makes room
      """#),
    Row(
      "hasRoot", "move settings to win",
      #"""
      error: `win` has its root view controller already, `root`, and can have one only
        1 | move settings to win
          |      ^^^^^^^^
          | in `root` it would be a child, in a `presentation` presented; `remove
            root` makes room
      """#),
    Row(
      "hasRoot", after: "create controller other", "appear other in win",
      #"""
      error: `win` has its root view controller already, `root`, and can have one only
        1 | appear other in win
          |        ^^^^^
          | in `root` it would be a child, in a `presentation` presented; `remove
            root` makes room
      """#),
    Row(
      "wrongKind", "settings.draws",
      #"""
      error: `settings` is a controller, which has no `draws`
        1 | settings.draws
          |          ^^^^^ `settings.view.draws` would work
      """#),
    Row(
      "wrongKind", after: "let s = settings", "s.draws",
      #"""
      error: `settings` is a controller, which has no `draws`
        1 | s.draws
          | ^^^^^^^ `settings.view.draws` would work
      """#),
    Row(
      "wrongKind", "main.draws",
      #"""
      error: `main` is a scene, which has no `draws`
        1 | main.draws
          |      ^^^^^ windows and views have it
      """#),
    Row(
      "wrongKind.hasNoDrawing", after: "window win { presentation popup }", "popup.setNeedsDisplay()",
      #"""
      error: `popup` is a presentation, which has no `draw`
        1 | popup.setNeedsDisplay()
          | ^^^^^^^^^^^^^^^^^^^^^^^ windows and views have it
      """#),
    Row(
      "write", "register settings for theme { sender.setNeedsLayout() }",
      #"""
      error: `sender.setNeedsLayout()` is spelled otherwise here
        1 | register settings for theme { sender.setNeedsLayout() }
          |                               ^^^^^^^^^^^^^^^^^^^^^^^
          | write `sender.view.setNeedsLayout()`
      """#),
    Row(
      "write", "view form { controller x { on viewWillAppear { setNeedsDisplay() } } }",
      #"""
      error: `sender.setNeedsDisplay()` is spelled otherwise here
        1 | view form { controller x { on viewWillAppear { setNeedsDisplay() } } }
          |                                                ^^^^^^^^^^^^^^^^^
          | write `sender.view.setNeedsDisplay()`
      """#),
  ]
}
