extension ErrorMessageTests {
  /// The rows on what the engines refuse: scenes, inspectors, traits and the tree.
  static let presentationRows: [Row] = [
    Row(
      "presentation.notAScene", "resize cell to 700x800",
      #"""
      error: `cell` is a view, and only a scene stands on a device
        1 | resize cell to 700x800
          |        ^^^^ its scene is `main`
      """#),
    Row(
      "presentation.notAScene", "rotate cell",
      #"""
      error: `cell` is a view, and only a scene stands on a device
        1 | rotate cell
          |        ^^^^ its scene is `main`
      """#),
    Row(
      "presentation.noDevice", "resize main to 700x800",
      #"""
      error: the scene `main` stands on no device
        1 | resize main to 700x800
          |        ^^^^ put it on one: `scene main on iPhone16`
      """#),
    Row(
      "presentation.fixedScreen", "scene s on iPadPro13 700x800 { }",
      #"""
      error: a scene on an iPad Pro 13 starts with the whole screen, which is
        1032x1376
        1 | scene s on iPadPro13 700x800 { }
          |            ^^^^^^^^^^^^^^^^^
          | leave the size out, and `resize` it afterwards
      """#),
    Row(
      "presentation.macIsNotHeld", "scene s on mac landscape { }",
      #"""
      error: a Mac is neither in portrait nor in landscape
        1 | scene s on mac landscape { }
          |            ^^^^^^^^^^^^^ say how large the window is: `on mac 1200x800`
      """#),
    Row(
      "presentation.fillsScreen", after: "scene s on iPhone16 { window w2 { controller c2 { view v2 } } }",
      "resize s to 700x800",
      #"""
      error: `s` fills the screen of its iPhone 16
        1 | resize s to 700x800
          |        ^ an iPhone can be turned: `rotate s`
      """#),
    Row(
      "presentation.fillsScreen", after: "scene s on iPhone16 { window w2 { controller c2 { view v2 } } }",
      "resize s to 1/2",
      #"""
      error: `s` fills the screen of its iPhone 16
        1 | resize s to 1/2
          |        ^ an iPhone can be turned: `rotate s`
      """#),
    Row(
      "presentation.noShares", after: "scene s on mac 900x600 { window w2 { controller c2 { view v2 } } }",
      "resize s to 1/2",
      #"""
      error: `s` is a window on a Mac, and no share of its screen
        1 | resize s to 1/2
          |        ^ give it a size: `resize s to 700x800`
      """#),
    Row(
      "presentation.invalidSize", after: "scene s on iPadPro13 { window w2 { controller c2 { view v2 } } }",
      "resize s to 0x0",
      #"""
      error: 0x0 is no size
        1 | resize s to 0x0
          |             ^^^
          | both sides are positive numbers of points, as in `700x800`
      """#),
    Row(
      "presentation.largerThanScreen",
      after: "scene s on iPadPro13 { window w2 { controller c2 { view v2 } } }", "resize s to 3000x3000",
      #"""
      error: 3000x3000 does not fit the screen of the iPad Pro 13, which is 1032x1376
        1 | resize s to 3000x3000
          |             ^^^^^^^^^ write `1032x1376`, or less
      """#),
    Row(
      "presentation.invalidShare", after: "scene s on iPadPro13 { window w2 { controller c2 { view v2 } } }",
      "resize s to 2/5",
      #"""
      error: 2/5 is no share of a screen
        1 | resize s to 2/5
          |             ^^^ shares are `1/2`, `1/3`, `2/3`, `1/4`, `3/4` and `1/1`
      """#),
    Row(
      "presentation.invalidSize", "scene s on mac 0x0 { }",
      #"""
      error: 0x0 is no size
        1 | scene s on mac 0x0 { }
          |            ^^^^^^^
          | both sides are positive numbers of points, as in `700x800`
      """#),
    Row(
      "presentation.cannotPresent", after: "scene s on iPadPro13 { window w2 { controller c2 { view v2 } } }",
      "present inspector d on w2 { }",
      #"""
      error: `w2` is a window, which presents no inspector
        1 | present inspector d on w2 { }
          |                        ^^
          | put the inspector on a view or a controller in it
      """#),
    Row(
      "presentation.cannotPresent", after: "scene s on iPadPro13 { window w2 { controller c2 { view v2 } } }",
      "present inspector d on s { }",
      #"""
      error: `s` is a scene, which presents no inspector
        1 | present inspector d on s { }
          |                        ^
          | put the inspector on a view or a controller in it
      """#),
    Row(
      "presentation.outsideHierarchy",
      after: "scene s on iPadPro13 { window w2 { controller c2 { view v2 } } }; create view loose",
      "present inspector d on loose { }",
      #"""
      error: `loose` is in no scene
        1 | present inspector d on loose { }
          |                        ^^^^^ move it into a view that is in one
      """#),
    Row(
      "presentation.noDevice", "present inspector d on cell { }",
      #"""
      error: the scene `main` stands on no device
        1 | present inspector d on cell { }
          |                        ^^^^ put it on one: `scene main on iPhone16`
      """#),
    Row(
      "presentation.alreadyPresents",
      after:
        "scene s on iPadPro13 { window w2 { controller c2 { view v2 } } }; present inspector d on v2 { }",
      "present inspector e on v2 { }",
      #"""
      error: `v2` has an inspector already, `d`
        1 | present inspector e on v2 { }
          |                        ^^
          | change that one, or put the inspector on another view
      """#),
    Row(
      "presentation.invalidColumnWidth",
      after: "scene s on iPadPro13 { window w2 { controller c2 { view v2 } } }",
      "present inspector d on v2 { columnWidth -1 }",
      #"""
      error: a column cannot be -1 points wide
        1 | present inspector d on v2 { columnWidth -1 }
          |                                         ^^
          | write it as `columnWidth 200...300...400`
      """#),
    Row(
      "presentation.invalidColumnWidth",
      after: "scene s on iPadPro13 { window w2 { controller c2 { view v2 } } }",
      "present inspector d on v2 { columnWidth 400...300...200 }",
      #"""
      error: the ideal width 300 is below the minimum 400
        1 | present inspector d on v2 { columnWidth 400...300...200 }
          |                                         ^^^^^^^^^^^^^^^
          | write it as `columnWidth 200...300...400`
      """#),
    Row(
      "presentation.invalidColumnWidth",
      after:
        "scene s on iPadPro13 { window w2 { controller c2 { view v2 } } }; present inspector d on v2 { }",
      "present inspector d on v2 { columnWidth 200...400...300 }",
      #"""
      error: the ideal width 400 is above the maximum 300
        1 | present inspector d on v2 { columnWidth 200...400...300 }
          |                                         ^^^^^^^^^^^^^^^
          | write it as `columnWidth 200...300...400`
      """#),
    Row(
      "presentation.notResizable",
      after:
        "scene s on iPadPro13 { window w2 { controller c2 { view v2 } } }; present inspector d on v2 { columnWidth 250 }",
      "drag d to 300",
      #"""
      error: the column `d` cannot be dragged: its width is fixed at 250
        1 | drag d to 300
          |      ^ bounds make it resizable: `columnWidth 200...300...400`
      """#),
    Row(
      "presentation.notResizable",
      after:
        "scene s on iPadPro13 { window w2 { controller c2 { view v2 } } }; present inspector d on v2 { }",
      "drag d to 300",
      #"""
      error: the column `d` cannot be dragged: its width is the system's, 270
        1 | drag d to 300
          |      ^ bounds make it resizable: `columnWidth 200...300...400`
      """#),
    Row(
      "presentation.dragsHidden",
      after:
        "scene s on iPadPro13 { window w2 { controller c2 { view v2 } } }; present inspector d on v2 { columnWidth 200...300...400 }; dismiss d",
      "drag d to 300",
      #"""
      error: `d` is not on the screen
        1 | drag d to 300
          |      ^ present it first: `set d.isPresented = true`
      """#),
    Row(
      "presentation.dragsHidden",
      after:
        "scene s on iPadPro13 { window w2 { controller c2 { view v2 } } }; present inspector d on v2 { columnWidth 200...300...400 }; remove v2",
      "drag d to 300",
      #"""
      error: `d` is not on the screen: `v2` is in no scene
        1 | drag d to 300
          |      ^
          | `show tree` shows what stands where; `why …presentedAs` tells why it is
            hidden
      """#),
    Row(
      "presentation.invalidPosition",
      after:
        "scene s on iPadPro13 { window w2 { controller c2 { view v2 } } }; present inspector d on v2 { columnWidth 200...300...400 }",
      "drag d to -5",
      #"""
      error: a column cannot be -5 points wide
        1 | drag d to -5
          |           ^^ drag it to a number of points, such as `350`
      """#),
    Row(
      "wrongKind.updatesNoTraits", "update traits main",
      #"""
      error: `main` is a scene, which has no `updateTraitsIfNeeded`
        1 | update traits main
          |               ^^^^ views, windows and controllers have it
      """#),
    Row(
      "wrongKind.hasNoDrawing", "invalidate main display",
      #"""
      error: `main` is a scene, which has no `draw`
        1 | invalidate main display
          |            ^^^^ windows and views have it
      """#),
    Row(
      "sceneCannotMove", after: "create controller c; create view v", "move main to v",
      #"""
      error: `main` is a scene, and scenes stand in nothing
        1 | move main to v
          |      ^^^^ a window can stand in it: `create window glass in main`
      """#),
    Row(
      "engine.notInHierarchy", after: "create controller c", "appear c in c",
      #"""
      error: `c` is in no hierarchy, so nothing can appear in it
        1 | appear c in c
          |             ^ name a parent that is: `appear c in …`
      """#),
    Row(
      "engine.newerFeature", after: "use iOS 16", "on cell updateProperties { }",
      #"""
      error: updateProperties() came with iOS 26, and this is iOS 16
        1 | on cell updateProperties { }
          |         ^^^^^^^^^^^^^^^^ `use iOS 26` has it
      """#),
    Row(
      "engine.newerTrait", after: "use iOS 17", "register cell for listEnvironment { }",
      #"""
      error: `listEnvironment` came with iOS 18, and this is iOS 17
        1 | register cell for listEnvironment { }
          |                   ^^^^^^^^^^^^^^^ `use iOS 18` has it
      """#),
    Row(
      "identifierTaken.duplicateIdentifier", after: #"define trait A = 1 { identifier "a.b" }"#,
      #"redefine trait Theme: AppTheme = standard { identifier "a.b" }"#,
      #"""
      error: the identifier "a.b" belongs to `A`
        1 | redefine trait Theme: AppTheme = standard { identifier "a.b" }
          |                ^^^^^ identifiers are unique: `show decision identifiers`
      """#),
    Row(
      "rootViewCannotMove.rootViewCannotMove", "remove settings.view",
      #"""
      error: `settings.view` belongs to `settings`
        1 | remove settings.view
          |        ^^^^^^^^^^^^^ write `remove settings`
      """#),
    Row(
      "rootViewCannotMove", "move settings.view to header",
      #"""
      error: `settings.view` belongs to `settings`
        1 | move settings.view to header
          |      ^^^^^^^^^^^^^ write `move settings to header`
      """#),
    Row(
      "misplaced.misplaced", "controller settings { window w }",
      #"""
      error: a window cannot stand in a controller
        1 | controller settings { window w }
          |                              ^ it can stand in a scene
      """#),
  ]
}
