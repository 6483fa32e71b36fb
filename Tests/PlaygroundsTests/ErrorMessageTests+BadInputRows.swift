extension ErrorMessageTests {
  /// The rows on bad input: definitions that clash, places where nothing can stand, values of the wrong type.
  static let badInputRows: [Row] = [
    Row(
      "nameTaken", "define trait UserInterfaceStyle = 1",
      #"""
      error: `userInterfaceStyle` is the name of a trait
        1 | define trait UserInterfaceStyle = 1
          |              ^^^^^^^^^^^^^^^^^^ choose another name
      """#),
    Row(
      "nameTaken", "define trait UITraitUserInterfaceStyle = 1",
      #"""
      error: `UITraitUserInterfaceStyle` is the name of a trait
        1 | define trait UITraitUserInterfaceStyle = 1
          |              ^^^^^^^^^^^^^^^^^^^^^^^^^ choose another name
      """#),
    Row(
      "nameTaken", "define trait theme = 2",
      #"""
      error: `theme` is the name of a trait
        1 | define trait theme = 2
          |              ^^^^^ choose another name
      """#),
    Row(
      "nameTaken", "define enum UIUserInterfaceStyle { light, dark }",
      #"""
      error: `UIUserInterfaceStyle` is the name of a type
        1 | define enum UIUserInterfaceStyle { light, dark }
          |             ^^^^^^^^^^^^^^^^^^^^ choose another name
      """#),
    Row(
      "nameTaken", "define struct Bool { a = 1 }",
      #"""
      error: `Bool` is the name of a type
        1 | define struct Bool { a = 1 }
          |               ^^^^ choose another name
      """#),
    Row(
      "sharesNothing.sharesNothing", after: #"define trait A = 0 { identifier "com.example.a" }"#,
      #"define objc trait Old: integer = 3 { identifier "com.example.a"; name "A" }"#,
      #"""
      error: `A` has this identifier, but another default
        1 | define objc trait Old: integer = 3 { identifier "com.example.a"; name "A…
          |                   ^^^
          | a Swift and an Objective-C definition share data where identifier, name
            and default agree: `show decision sharing`
      """#),
    Row(
      "misplaced", "move win to cell",
      #"""
      error: a window cannot stand in a view
        1 | move win to cell
          |             ^^^^ it can stand in a scene
      """#),
    Row(
      "misplaced.misplaced", "create window other in cell",
      #"""
      error: a window cannot stand in a view
        1 | create window other in cell
          |               ^^^^^ it can stand in a scene
      """#),
    Row(
      "misplaced.misplaced", "view cell { window other }",
      #"""
      error: a window cannot stand in a view
        1 | view cell { window other }
          |                    ^^^^^ it can stand in a scene
      """#),
    Row(
      "misplaced", "move settings to main",
      #"""
      error: a controller cannot stand in a scene
        1 | move settings to main
          |                  ^^^^
          | it can stand in a window, a presentation, a controller or a view
      """#),
    Row(
      "cycle.cycle", "move form to form",
      #"""
      error: `form` cannot move into itself
        1 | move form to form
          |      ^^^^ what does not stand in it can hold it
      """#),
    Row(
      "cycle.cycle", "move root to cell",
      #"""
      error: `root` cannot move into `cell`, which stands in it
        1 | move root to cell
          |      ^^^^ `remove cell` takes that out, and then it can hold `root`
      """#),
    Row(
      "engine", after: "create controller lone", "appear lone",
      #"""
      error: nothing says where `lone` appears
        1 | appear lone
          |        ^^^^ write `appear lone in …`
      """#),
    Row(
      "engine.notInHierarchy",
      after: """
        create view spare
        create controller lone
        """, "appear lone in spare",
      #"""
      error: `spare` is in no hierarchy, so nothing can appear in it
        1 | appear lone in spare
          |                ^^^^^ name a parent that is: `appear lone in …`
      """#),
    Row(
      "engine.hasNotAppeared", after: "create controller lone", "disappear lone",
      #"""
      error: `lone` is in no hierarchy, so it cannot disappear
        1 | disappear lone
          |           ^^^^ `appear lone in …` lets it appear first
      """#),
    Row(
      "wrongKind", after: "create view spare", "appear spare",
      #"""
      error: `spare` is a view, which has no `appear`
        1 | appear spare
          |        ^^^^^ controllers have it
      """#),
    Row(
      "wrongKind", after: "create view spare", "on spare viewIsAppearing { }",
      #"""
      error: `spare` is a view, which has no `viewIsAppearing`
        1 | on spare viewIsAppearing { }
          |          ^^^^^^^^^^^^^^^ controllers have it
      """#),
    Row(
      "unknownTraitProperty", "register cell for colour { }",
      #"""
      error: no trait has the property `colour`
        1 | register cell for colour { }
          |                   ^^^^^^
          | Apple's are spelled as in UIKit; `define trait` makes others
      """#),
    Row(
      "unknownTraitProperty", "register cell for them { }",
      #"""
      error: no trait has the property `them`
        1 | register cell for them { }
          |                   ^^^^ did you mean `theme`?
      """#),
    Row(
      "write", "register cell for AppTheme { }",
      #"""
      error: `AppTheme` is spelled otherwise here
        1 | register cell for AppTheme { }
          |                   ^^^^^^^^ write `theme`
      """#),
    Row(
      "mismatch", #"override cell.theme = "bold""#,
      #"""
      error: expected AppTheme, found String
        1 | override cell.theme = "bold"
          |                       ^^^^^^
          | it has `standard`, `pastel`, `bold` and `monochrome`
      """#),
    Row(
      "mismatch", "override cell.containedInSettings = 1",
      #"""
      error: expected Bool, found Int
        1 | override cell.containedInSettings = 1
          |                                     ^
          | `true` or `false`, or a comparison such as `a == b`
      """#),
    Row(
      "mismatch", #"override cell.displayScale = "2""#,
      #"""
      error: expected Double, found String
        1 | override cell.displayScale = "2"
          |                              ^^^ a number, such as `42`
      """#),
    Row(
      "mismatch", "override cell.horizontalSizeClass = nil",
      #"""
      error: expected UIUserInterfaceSizeClass, found nil
        1 | override cell.horizontalSizeClass = nil
          |                                     ^^^
          | it has `unspecified`, `compact` and `regular`
      """#),
    Row(
      "mismatch", "override cell.preferredContentSizeCategory = 3",
      #"""
      error: expected UIContentSizeCategory, found Int
        1 | override cell.preferredContentSizeCategory = 3
          |                                              ^
          | it has 13 cases, such as `unspecified`
      """#),
    Row(
      "mismatch", "define trait Mood: AppTheme = 3",
      #"""
      error: expected AppTheme, found Int
        1 | define trait Mood: AppTheme = 3
          |                               ^
          | it has `standard`, `pastel`, `bold` and `monochrome`
      """#),
    Row(
      "unknownWord", "define trait Mood: Feeling = 3",
      #"""
      error: there is no type `Feeling`
        1 | define trait Mood: Feeling = 3
          |                    ^^^^^^^
          | `define enum Feeling { … }` makes one, or `struct`, or `class`
      """#),
    Row(
      "write", "main.win",
      #"""
      error: `main.win` is spelled otherwise here
        1 | main.win
          |      ^^^ write `main/win`
      """#),
    Row(
      "write", "cell.overrideUserInterfaceStyle = dark",
      #"""
      error: `cell.overrideUserInterfaceStyle = …` is spelled otherwise here
        1 | cell.overrideUserInterfaceStyle = dark
          | ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
          | write `override cell.userInterfaceStyle = …`
      """#),
    Row(
      "write", "cell.overrideUserInterfaceStyle",
      #"""
      error: `cell.overrideUserInterfaceStyle` is spelled otherwise here
        1 | cell.overrideUserInterfaceStyle
          |      ^^^^^^^^^^^^^^^^^^^^^^^^^^
          | write `cell.overrides.userInterfaceStyle` where
            `cell.overrides.contains(userInterfaceStyle)` is true
      """#),
    Row(
      "engine", "settings.setOverrideTraitCollection(nil, forChild: root)",
      #"""
      error: `root` is no child of `settings`
        1 | settings.setOverrideTraitCollection(nil, forChild: root)
          | ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
          | `override root.horizontalSizeClass = …` needs no parent
      """#),
    Row(
      "engine", after: "create controller lone", "root.setOverrideTraitCollection(nil, forChild: lone)",
      #"""
      error: `lone` is no child of `root`
        1 | root.setOverrideTraitCollection(nil, forChild: lone)
          | ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
          | `override lone.horizontalSizeClass = …` needs no parent
      """#),
    Row(
      "wrongKind", "root.setOverrideTraitCollection(nil, forChild: cell)",
      #"""
      error: `cell` is a view, which has no `setOverrideTraitCollection`
        1 | root.setOverrideTraitCollection(nil, forChild: cell)
          | ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ controllers have it
      """#),
    Row(
      "wrongArguments", "root.setOverrideTraitCollection(nil, settings)",
      #"""
      error: the arguments do not fit
        1 | root.setOverrideTraitCollection(nil, settings)
          | ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
          | write `root.setOverrideTraitCollection(traits { … }, forChild: settings)`
      """#),
    Row(
      "mismatch", "root.setOverrideTraitCollection(3, forChild: settings)",
      #"""
      error: expected UITraitCollection?, found Int
        1 | root.setOverrideTraitCollection(3, forChild: settings)
          |                                 ^
          | such as `cell.traits`, or `traits { … }`, or `nil`
      """#),
    Row(
      "engine.newerTrait", after: "use iOS 16",
      "root.setOverrideTraitCollection(traits { listEnvironment = plain }, forChild: settings)",
      #"""
      error: `listEnvironment` came with iOS 18, and this is iOS 16
        1 | root.setOverrideTraitCollection(traits { listEnvironment = plain }, forC…
          |                                          ^^^^^^^^^^^^^^^
          | `use iOS 18` has it
      """#),
    Row(
      "notHere", "let x = root.setOverrideTraitCollection(nil, forChild: settings)",
      #"""
      error: `setOverrideTraitCollection` answers no value
        1 | let x = root.setOverrideTraitCollection(nil, forChild: settings)
          |         ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
          | write it as a statement of its own
      """#),
    Row(
      "unknownWord", "show decision tokns",
      #"""
      error: there is no decision `tokns`
        1 | show decision tokns
          |               ^^^^^ did you mean `tokens`?
      """#),
    Row(
      "unknownWord", "show decision nothingOfTheKind",
      #"""
      error: there is no decision `nothingOfTheKind`
        1 | show decision nothingOfTheKind
          |               ^^^^^^^^^^^^^^^^ `show decisions` lists them
      """#),
    Row(
      "needsUse", "show decision",
      #"""
      error: `show decision` needs the name of one
        1 | show decision
          |      ^^^^^^^^ `show decisions` lists them
      """#),
    Row(
      "unknownCase",
      after: """
        scene s on iPhone16 { window w { controller c { view v } } }
        present inspector details on v { }
        """, "why not details.presentedAs == colunm",
      #"""
      error: `PresentedAs` has no case `colunm`
        1 | why not details.presentedAs == colunm
          |                                ^^^^^^ did you mean `column`?
      """#),
    Row(
      "mismatch",
      after: """
        scene s on iPhone16 { window w { controller c { view v } } }
        present inspector details on v { }
        """, "why not details.presentedAs == 3",
      #"""
      error: expected PresentedAs, found Int
        1 | why not details.presentedAs == 3
          |                                ^
          | it has `column`, `overlay`, `sheet`, `popover`, `fullScreenCover`,
            `alert`, `confirmationDialog` and `hidden`
      """#),
  ]
}
