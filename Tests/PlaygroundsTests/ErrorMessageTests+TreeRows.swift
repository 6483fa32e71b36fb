extension ErrorMessageTests {
  /// The rows on the hierarchy, and what the engines refuse.
  static let treeRows: [Row] = [
    Row(
      "wrongKind", "header.view",
      #"""
      error: `header` is a view, which has no `view`
        1 | header.view
          | ^^^^^^^^^^^ controllers have it
      """#),
    Row(
      "misplaced", "move win to root",
      #"""
      error: a window cannot stand in a controller
        1 | move win to root
          |             ^^^^ it can stand in a scene
      """#),
    Row(
      "misplaced.misplaced", "scene main { window win { window w2 } }",
      #"""
      error: a window cannot stand in a window
        1 | scene main { window win { window w2 } }
          |                                  ^^ it can stand in a scene
      """#),
    Row(
      "misplaced", "scene a { scene b }",
      #"""
      error: a scene cannot stand in a scene
        1 | scene a { scene b }
          |                 ^ it stands at top level
      """#),
    Row(
      "cycle.cycle", "move form to cell",
      #"""
      error: `form` cannot move into `cell`, which stands in it
        1 | move form to cell
          |      ^^^^ `remove cell` takes that out, and then it can hold `form`
      """#),
    Row(
      "sceneCannotMove", "move main to cell",
      #"""
      error: `main` is a scene, and scenes stand in nothing
        1 | move main to cell
          |      ^^^^ windows stand in scenes: write `move win to main`
      """#),
    Row(
      "sceneCannotMove.sceneCannotMove", "remove main",
      #"""
      error: `main` is a scene, and scenes stand in nothing
        1 | remove main
          |        ^^^^ write `destroy main`
      """#),
    Row(
      "rootViewCannotMove.rootViewCannotMove", "remove settings.view",
      #"""
      error: `settings.view` belongs to `settings`
        1 | remove settings.view
          |        ^^^^^^^^^^^^^ write `remove settings`
      """#),
    Row(
      "presentation.noDevice", "rotate main",
      #"""
      error: the scene `main` stands on no device
        1 | rotate main
          |        ^^^^ put it on one: `scene main on iPhone16`
      """#),
    Row(
      "presentation.macDoesNotTurn",
      after: "scene s on mac 900x600 { window w2 { controller c2 { view v2 } } }", "rotate s",
      #"""
      error: `s` stands on a Mac, which does not turn
        1 | rotate s
          |        ^ give it another size: `resize s to 700x800`
      """#),
    Row(
      "presentation.dragsSheet",
      after: "scene s on iPhone16 { window w2 { controller c2 { view v2 } } }; present inspector i on v2 { }",
      "drag i to 300",
      #"""
      error: `i` is a sheet here, and has no column to drag
        1 | drag i to 300
          |      ^ it is a column where the width is regular
      """#),
    Row(
      "engine.systemTrait", "redefine trait UITraitUserInterfaceStyle: UIUserInterfaceStyle = dark",
      #"""
      error: `userInterfaceStyle` is one of Apple's
        1 | redefine trait UITraitUserInterfaceStyle: UIUserInterfaceStyle = dark
          |                ^^^^^^^^^^^^^^^^^^^^^^^^^
          | only your own traits can be redefined
      """#),
    Row(
      "engine", "show screen",
      #"""
      error: `main` stands on no device, so it has no screen
        1 | show screen
          | ^^^^^^^^^^^ write `scene main on iPadPro13`
      """#),
    Row(
      "engine.alreadyInHierarchy", "appear root",
      #"""
      error: `root` has appeared already
        1 | appear root
          |        ^^^^ `disappear root` takes it out first
      """#),
    Row(
      "engine", after: "create controller c", "appear c",
      #"""
      error: nothing says where `c` appears
        1 | appear c
          |        ^ write `appear c in …`
      """#),
    Row(
      "engine.notInHierarchy", after: "create controller c; create view v", "appear c in v",
      #"""
      error: `v` is in no hierarchy, so nothing can appear in it
        1 | appear c in v
          |             ^ name a parent that is: `appear c in …`
      """#),
    Row(
      "wrongKind", "on cell viewWillAppear { }",
      #"""
      error: `cell` is a view, which has no `viewWillAppear`
        1 | on cell viewWillAppear { }
          |         ^^^^^^^^^^^^^^ controllers have it
      """#),
    Row(
      "wrongKind", "appear cell",
      #"""
      error: `cell` is a view, which has no `appear`
        1 | appear cell
          |        ^^^^ controllers have it
      """#),
    Row(
      "wrongKind.hasNoLayout", "invalidate main",
      #"""
      error: `main` is a scene, which has no `layout`
        1 | invalidate main
          |            ^^^^ views, windows and controllers have it
      """#),
    Row(
      "destroyed", "turn { destroy title; title.theme }",
      #"""
      error: `title` was destroyed
        1 | turn { destroy title; title.theme }
          |                       ^^^^^
          | what comes behind its `destroy` cannot name it
      """#),
    Row(
      "engine.newerTrait", after: "use iOS 17", "override main.listEnvironment = plain",
      #"""
      error: `listEnvironment` came with iOS 18, and this is iOS 17
        1 | override main.listEnvironment = plain
          |               ^^^^^^^^^^^^^^^ `use iOS 18` has it
      """#),
    Row(
      "engine.newerTrait", after: "use iOS 17", "let c = traits { tabAccessoryEnvironment = inline }",
      #"""
      error: `tabAccessoryEnvironment` came with iOS 26, and this is iOS 17
        1 | let c = traits { tabAccessoryEnvironment = inline }
          |                  ^^^^^^^^^^^^^^^^^^^^^^^ `use iOS 26` has it
      """#),
    Row(
      "engine.newerFeature", after: "use iOS 16", "register cell for theme { }",
      #"""
      error: registerForTraitChanges came with iOS 17, and this is iOS 16
        1 | register cell for theme { }
          | ^^^^^^^^ `on cell traitCollectionDidChange { … }` hears of changes there
      """#),
    Row(
      "engine.newerFeature", after: "use iOS 16", "update traits cell",
      #"""
      error: updateTraitsIfNeeded() came with iOS 17, and this is iOS 16
        1 | update traits cell
          |               ^^^^ `update` brings everything up to date
      """#),
    Row(
      "engine.newerFeature", after: "use iOS 18", "on cell updateProperties { }",
      #"""
      error: updateProperties() came with iOS 26, and this is iOS 18
        1 | on cell updateProperties { }
          |         ^^^^^^^^^^^^^^^^ `use iOS 26` has it
      """#),
    Row(
      "wrongKind.hasNoProperties", "invalidate main properties",
      #"""
      error: `main` is a scene, which has no `updateProperties`
        1 | invalidate main properties
          |            ^^^^ controllers, windows and views have it
      """#),
    Row(
      "wrongKind.hasNoConstraints", "invalidate main constraints",
      #"""
      error: `main` is a scene, which has no `constraints`
        1 | invalidate main constraints
          |            ^^^^ views, windows and controllers have it
      """#),
    Row(
      "engine", "on cell updateConfiguration { }",
      #"""
      error: nothing here has a configuration: `updateConfiguration` never runs
        1 | on cell updateConfiguration { }
          |         ^^^^^^^^^^^^^^^^^^^
          | `updateProperties` is tracked as well; see `show decision configurations`
      """#),
    Row(
      "wrongKind", "disappear cell",
      #"""
      error: `cell` is a view, which has no `disappear`
        1 | disappear cell
          |           ^^^^ controllers have it
      """#),
    Row(
      "engine.hasNotAppeared", after: "create controller spare", "disappear spare",
      #"""
      error: `spare` is in no hierarchy, so it cannot disappear
        1 | disappear spare
          |           ^^^^^ `appear spare in …` lets it appear first
      """#),
    Row(
      "engine", "destroy settings.view",
      #"""
      error: `settings.view` belongs to `settings`
        1 | destroy settings.view
          |         ^^^^^^^^^^^^^ `destroy settings` takes both
      """#),
  ]
}
