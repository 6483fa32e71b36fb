extension ErrorMessageTests {
  /// The rows on UIKit's own words, and on names that nothing has.
  static let spellingRows: [Row] = [
    Row(
      "unknownCase", "override cell.preferredContentSizeCategory = XL",
      #"""
      error: `UIContentSizeCategory` has no case `XL`
        1 | override cell.preferredContentSizeCategory = XL
          |                                              ^^
          | did you mean `extraLarge`?
      """#),
    Row(
      "unknownCase", "override cell.preferredContentSizeCategory = AXL",
      #"""
      error: `UIContentSizeCategory` has no case `AXL`
        1 | override cell.preferredContentSizeCategory = AXL
          |                                              ^^^
          | did you mean `accessibilityExtraLarge`?
      """#),
    Row(
      "unknownCase", "override cell.preferredContentSizeCategory = huge",
      #"""
      error: `UIContentSizeCategory` has no case `huge`
        1 | override cell.preferredContentSizeCategory = huge
          |                                              ^^^^
          | it has `unspecified`, `extraSmall`, `small`, `medium`, `large`,
            `extraLarge`, `extraExtraLarge`, `extraExtraExtraLarge`,
            `accessibilityMedium`, `accessibilityLarge`, `accessibilityExtraLarge`,
            `accessibilityExtraExtraLarge` and `accessibilityExtraExtraExtraLarge`
      """#),
    Row(
      "unknownMember", "set cell.foo = 3",
      #"""
      error: an environment has no `foo`
        1 | set cell.foo = 3
          |          ^^^ `view cell { var foo = 3 }` gives it one
      """#),
    Row(
      "readOnly", "set cell.layouts = 3",
      #"""
      error: `layouts` of an environment cannot be set
        1 | set cell.layouts = 3
          |          ^^^^^^^ `invalidate cell` asks for another layout
      """#),
    Row(
      "readOnly", "set cell.draws = 3",
      #"""
      error: `draws` of an environment cannot be set
        1 | set cell.draws = 3
          |          ^^^^^ `invalidate cell display` asks for another drawing
      """#),
    Row(
      "readOnly", "set cell.registrations = 3",
      #"""
      error: `registrations` of an environment cannot be set
        1 | set cell.registrations = 3
          |          ^^^^^^^^^^^^^ `register cell for theme { … }` adds one
      """#),
    Row(
      "readOnly", "set settings.view = cell",
      #"""
      error: `view` of an environment cannot be set
        1 | set settings.view = cell
          |              ^^^^ `move … to settings` puts a view into it
      """#),
    Row(
      "readOnly", "set cell.layer = red",
      #"""
      error: `layer` of an environment cannot be set
        1 | set cell.layer = red
          |          ^^^^^ write `cell.layer.borderColor = …`
      """#),
    Row(
      "readOnly", "set cell.traits = main.traits",
      #"""
      error: `traits` of an environment cannot be set
        1 | set cell.traits = main.traits
          |          ^^^^^^ write `override cell.theme = …`
      """#),
    Row(
      "unknownMember", "cell.layer.cornerRadius = 3",
      #"""
      error: a layer has no `cornerRadius`
        1 | cell.layer.cornerRadius = 3
          |            ^^^^^^^^^^^^ it has `borderColor` and `shadowColor`
      """#),
    Row(
      "write", #"override cell["theme"] = bold"#,
      #"""
      error: `"theme"` is spelled otherwise here
        1 | override cell["theme"] = bold
          |               ^^^^^^^ write `theme`
      """#),
    Row(
      "write", #"cell.traits["theme"]"#,
      #"""
      error: `"theme"` is spelled otherwise here
        1 | cell.traits["theme"]
          |             ^^^^^^^ write `theme`
      """#),
    Row(
      "write", "cell.removeFromSuperview()",
      #"""
      error: `cell.removeFromSuperview()` is spelled otherwise here
        1 | cell.removeFromSuperview()
          |      ^^^^^^^^^^^^^^^^^^^ write `remove cell`
      """#),
    Row(
      "write", "header.addSubview(cell)",
      #"""
      error: `header.addSubview(…)` is spelled otherwise here
        1 | header.addSubview(cell)
          |        ^^^^^^^^^^ write `move cell to header`
      """#),
    Row(
      "write", "header.addSubview(sender)",
      #"""
      error: `header.addSubview(…)` is spelled otherwise here
        1 | header.addSubview(sender)
          |        ^^^^^^^^^^ write `move sender to header`
      """#),
    Row(
      "write", "root.addChild(settings)",
      #"""
      error: `root.addChild(…)` is spelled otherwise here
        1 | root.addChild(settings)
          |      ^^^^^^^^ write `move settings to root`
      """#),
    Row(
      "write", "settings.removeFromParent()",
      #"""
      error: `settings.removeFromParent()` is spelled otherwise here
        1 | settings.removeFromParent()
          |          ^^^^^^^^^^^^^^^^ write `remove settings`
      """#),
    Row(
      "write", "settings.didMove(toParent: root)",
      #"""
      error: `settings.didMove(…)` is spelled otherwise here
        1 | settings.didMove(toParent: root)
          |          ^^^^^^^ write `move settings to root`
      """#),
    Row(
      "write", "cell.layoutIfNeeded()",
      #"""
      error: `cell.layoutIfNeeded()` is spelled otherwise here
        1 | cell.layoutIfNeeded()
          |      ^^^^^^^^^^^^^^ write `update`
      """#),
    Row(
      "write", "cell.layoutSubviews()",
      #"""
      error: `cell.layoutSubviews()` is spelled otherwise here
        1 | cell.layoutSubviews()
          |      ^^^^^^^^^^^^^^ write `invalidate cell`
      """#),
    Row(
      "write", "cell.draw()",
      #"""
      error: `cell.draw()` is spelled otherwise here
        1 | cell.draw()
          |      ^^^^ write `invalidate cell display`
      """#),
    Row(
      "write", "cell.superview",
      #"""
      error: `cell.superview` is spelled otherwise here
        1 | cell.superview
          |      ^^^^^^^^^ write `show tree`
      """#),
    Row(
      "write", after: "window win { presentation popup { controller card { view badge } } }",
      "popup.overrideTraitCollection = traits { userInterfaceStyle = dark }",
      #"""
      error: `popup.overrideTraitCollection = …` is spelled otherwise here
        1 | popup.overrideTraitCollection = traits { userInterfaceStyle = dark }
          |       ^^^^^^^^^^^^^^^^^^^^^^^ write `override popup { … }`
      """#),
    Row(
      "write", "root.overrideTraitCollection",
      #"""
      error: `root.overrideTraitCollection` is spelled otherwise here
        1 | root.overrideTraitCollection
          |      ^^^^^^^^^^^^^^^^^^^^^^^ write `show overrides root`
      """#),
    Row(
      "unknownMember", "define struct S { n = 1; equal { left.m == right.n } }",
      #"""
      error: left has no `m`
        1 | define struct S { n = 1; equal { left.m == right.n } }
          |                                       ^ it has `n`
      """#),
    Row(
      "unknownName", "define color c = them == bold ? red : blue",
      #"""
      error: nothing here is called `them`
        1 | define color c = them == bold ? red : blue
          |                  ^^^^ did you mean `theme`?
      """#),
    Row(
      "unknownName", "expect error",
      #"""
      error: nothing here is called `error`
        1 | expect error
          |        ^^^^^ write `expect error { … }`
      """#),
    Row(
      "unknownName", "print traits",
      #"""
      error: nothing here is called `traits`
        1 | print traits
          |       ^^^^^^ write `traits { … }`
      """#),
    Row(
      "unknownName", "override cell.containedInSettings = yes",
      #"""
      error: nothing here is called `yes`
        1 | override cell.containedInSettings = yes
          |                                     ^^^ write `true`
      """#),
    Row(
      "unknownName", "override cell.displayScale = big",
      #"""
      error: nothing here is called `big`
        1 | override cell.displayScale = big
          |                              ^^^ a number, such as `42`
      """#),
    Row(
      "unknownName", after: "let watch = register cell for theme { }", "unregister nope",
      #"""
      error: nothing here is called `nope`
        1 | unregister nope
          |            ^^^^ `let nope = register …` names one
      """#),
    Row(
      "write", after: "let token = register cell for theme { }", "cell.unregisterForTraitChanges(token)",
      #"""
      error: `unregisterForTraitChanges` is spelled otherwise here
        1 | cell.unregisterForTraitChanges(token)
          |      ^^^^^^^^^^^^^^^^^^^^^^^^^ write `unregister token`
      """#),
    Row(
      "unknownName", "dismiss nope",
      #"""
      error: nothing here is called `nope`
        1 | dismiss nope
          |         ^^^^ `present inspector …` makes one
      """#),
    Row(
      "unknownName", "nope",
      #"""
      error: nothing here is called `nope`
        1 | nope
          | ^^^^ `let nope = …` would make it
      """#),
    Row(
      "unknownWord", "remove on cell nope",
      #"""
      error: there is no event `nope`
        1 | remove on cell nope
          |                ^^^^
          | there are `traitCollectionDidChange`, `updateProperties`,
            `layoutSubviews`, `draw` and `updateConstraints`
      """#),
    Row(
      "unknownWord", "on cell layout { }",
      #"""
      error: there is no event `layout`
        1 | on cell layout { }
          |         ^^^^^^ did you mean `layoutSubviews`?
      """#),
    Row(
      "unknownWord", "on cell viewDidLoad { }",
      #"""
      error: there is no event `viewDidLoad`
        1 | on cell viewDidLoad { }
          |         ^^^^^^^^^^^
          | there are `traitCollectionDidChange`, `updateProperties`,
            `layoutSubviews`, `draw` and `updateConstraints`
      """#),
    Row(
      "unknownWord", "on root viewDidLoad { }",
      #"""
      error: there is no event `viewDidLoad`
        1 | on root viewDidLoad { }
          |         ^^^^^^^^^^^
          | there are `traitCollectionDidChange`, `viewWillAppear`, `viewIsAppearing`,
            `viewDidAppear`, `viewWillDisappear`, `viewDidDisappear`,
            `updateProperties`, `viewWillLayoutSubviews`, `viewDidLayoutSubviews` and
            `updateViewConstraints`
      """#),
    Row(
      "unknownWord", "on main nope { }",
      #"""
      error: there is no event `nope`
        1 | on main nope { }
          |         ^^^^ there is `traitCollectionDidChange`
      """#),
    Row(
      "write", "set updates = manual",
      #"""
      error: `updates = …` is spelled otherwise here
        1 | set updates = manual
          |     ^^^^^^^ write `set updates manual`
      """#),
    Row(
      "write", "cell.theme()",
      #"""
      error: `cell.theme()` is spelled otherwise here
        1 | cell.theme()
          |      ^^^^^ write `cell.theme`
      """#),
    Row(
      "unknownMember", "cell.traits.nope()",
      #"""
      error: a trait collection has no `nope`
        1 | cell.traits.nope()
          |             ^^^^
          | it has `changedTraits`, `containsTraits`, `hasDifferentColorAppearance`,
            `modifyingTraits` and `replacing`
      """#),
    Row(
      "unknownMember", "cell.overrides.nope()",
      #"""
      error: trait overrides has no `nope`
        1 | cell.overrides.nope()
          |                ^^^^ it has `contains` and `remove`
      """#),
    Row(
      "unknownMember", "true.nope",
      #"""
      error: Bool has no `nope`
        1 | true.nope
          |      ^^^^ leave out `.nope`
      """#),
    Row(
      "unknownMember", "cell.theme.nope",
      #"""
      error: AppTheme has no `nope`
        1 | cell.theme.nope
          |            ^^^^ it has `rawValue`
      """#),
    Row(
      "write", "override cell.hdrHeadroomUsageLimit = active",
      #"""
      error: `hdrHeadroomUsageLimit` is spelled otherwise here
        1 | override cell.hdrHeadroomUsageLimit = active
          |               ^^^^^^^^^^^^^^^^^^^^^ write `headroomUsageLimit`
      """#),
    Row(
      "unknownTraitProperty", "override cell.headroomUsageLimt = active",
      #"""
      error: no trait has the property `headroomUsageLimt`
        1 | override cell.headroomUsageLimt = active
          |               ^^^^^^^^^^^^^^^^^ did you mean `headroomUsageLimit`?
      """#),
    Row(
      "write", "cell.headroomUsageLimit",
      #"""
      error: `cell.headroomUsageLimit` is spelled otherwise here
        1 | cell.headroomUsageLimit
          |      ^^^^^^^^^^^^^^^^^^ write `cell.hdrHeadroomUsageLimit`
      """#),
  ]
}
