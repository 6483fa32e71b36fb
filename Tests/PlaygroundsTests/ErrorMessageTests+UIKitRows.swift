extension ErrorMessageTests {
  /// What somebody types who knows UIKit: each remedy does what they meant, and names what they named.
  static let uikitRows: [Row] = [
    Row(
      "write", "header.overrideUserInterfaceStyle",
      #"""
      error: `header.overrideUserInterfaceStyle` is spelled otherwise here
        1 | header.overrideUserInterfaceStyle
          |        ^^^^^^^^^^^^^^^^^^^^^^^^^^
          | write `header.overrides.userInterfaceStyle` where
            `header.overrides.contains(userInterfaceStyle)` is true
      """#),
    Row(
      "write", after: "let h = root", "h.overrideUserInterfaceStyle == .dark",
      #"""
      error: `h.overrideUserInterfaceStyle` is spelled otherwise here
        1 | h.overrideUserInterfaceStyle == .dark
          |   ^^^^^^^^^^^^^^^^^^^^^^^^^^
          | write `h.overrides.userInterfaceStyle` where
            `h.overrides.contains(userInterfaceStyle)` is true
      """#),
    Row(
      "notAnEnvironment", "remove cell.theme",
      #"""
      error: expected an environment, found AppTheme
        1 | remove cell.theme
          |        ^^^^^^^^^^ write `remove override cell.theme`
      """#),
    Row(
      "notAnEnvironment", "remove cell[Theme]",
      #"""
      error: expected an environment, found AppTheme
        1 | remove cell[Theme]
          |        ^^^^^^^^^^^ write `remove override cell[Theme]`
      """#),
    Row(
      "notAnEnvironment", "remove cell.traits.theme",
      #"""
      error: expected an environment, found AppTheme
        1 | remove cell.traits.theme
          |        ^^^^^^^^^^^^^^^^^ write `remove override cell.theme`
      """#),
    Row(
      "notAnEnvironment", "remove cell.overrides",
      #"""
      error: expected an environment, found trait overrides
        1 | remove cell.overrides
          |        ^^^^^^^^^^^^^^ write `remove override cell.overrides.TRAIT`
      """#),
    Row(
      "notAnEnvironment", "remove cell.layouts",
      #"""
      error: expected an environment, found Int
        1 | remove cell.layouts
          |        ^^^^^^^^^^^^ `show tree` shows the environments
      """#),
    Row(
      "notAnEnvironment", "destroy cell.theme",
      #"""
      error: expected an environment, found AppTheme
        1 | destroy cell.theme
          |         ^^^^^^^^^^ write `remove override cell.theme`
      """#),
    Row(
      "notAnEnvironment", "destroy cell.text",
      #"""
      error: expected an environment, found String?
        1 | destroy cell.text
          |         ^^^^^^^^^ write `set cell.text = nil`
      """#),
    Row(
      "syntax.swiftSpelling",
      #"cell.registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (v: UIView, p: UITraitCollection) in print("x") }"#,
      #"""
      error: `registerForTraitChanges` is spelled otherwise here
        1 | cell.registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (v: UIV…
          |      ^^^^^^^^^^^^^^^^^^^^^^^
          | write `register cell for UITraitUserInterfaceStyle { … }`
      """#),
    Row(
      "syntax.swiftSpelling",
      "cell.registerForTraitChanges([Theme.self, UITraitDisplayScale.self], action: #selector(changed))",
      #"""
      error: `registerForTraitChanges` is spelled otherwise here
        1 | cell.registerForTraitChanges([Theme.self, UITraitDisplayScale.self], act…
          |      ^^^^^^^^^^^^^^^^^^^^^^^
          | write `register cell for Theme, UITraitDisplayScale action …`
      """#),
    Row(
      "syntax.swiftSpelling",
      "cell.registerForTraitChanges(UITraitCollection.systemTraitsAffectingImageLookup, target: model, action: #selector(changed(_:)))",
      #"""
      error: `registerForTraitChanges` is spelled otherwise here
        1 | cell.registerForTraitChanges(UITraitCollection.systemTraitsAffectingImag…
          |      ^^^^^^^^^^^^^^^^^^^^^^^
          | write `register cell for systemTraitsAffectingImageLookup target model
            action …`
      """#),
    Row(
      "syntax.swiftSpelling", "self.registerForTraitChanges(traits)",
      #"""
      error: `registerForTraitChanges` is spelled otherwise here
        1 | self.registerForTraitChanges(traits)
          |      ^^^^^^^^^^^^^^^^^^^^^^^ write `register PLACE for traits { … }`
      """#),
    Row(
      "syntax.swiftDefinition", "class Width: UITraitDefinition { static let defaultValue = 3 }",
      #"""
      error: `class Width: UITraitDefinition` is spelled otherwise here
        1 | class Width: UITraitDefinition { static let defaultValue = 3 }
          | ^^^^^^^^^^^ write `define trait Width = 3`
      """#),
    Row(
      "syntax.swiftDefinition",
      "enum Width: Sendable, UITraitDefinition {\n  static let defaultValue: AppTheme = .bold\n}",
      #"""
      error: `enum Width: UITraitDefinition` is spelled otherwise here
        1 | enum Width: Sendable, UITraitDefinition {
          | ^^^^^^^^^^ write `define trait Width: AppTheme = .bold`
      """#),
    Row(
      "syntax.swiftDefinition", "struct Width: UITraitDefinition { static var defaultValue: Int { 3 } }",
      #"""
      error: `struct Width: UITraitDefinition` is spelled otherwise here
        1 | struct Width: UITraitDefinition { static var defaultValue: Int { 3 } }
          | ^^^^^^^^^^^^ write `define trait Width = 0`
      """#),
    Row(
      "syntax.missingDefine", "class Model: NSObject { }",
      #"""
      error: no statement starts with `class`
        1 | class Model: NSObject { }
          | ^^^^^ write `define class …`
      """#),
    Row(
      "syntax.swiftDefinition",
      "class Badge: UIView {\n  override func layoutSubviews() {\n    super.layoutSubviews()\n  }\n}",
      #"""
      error: `class Badge: UIView` is spelled otherwise here
        1 | class Badge: UIView {
          | ^^^^^^^^^^^ write `create view badge`
      """#),
    Row(
      "syntax.swiftSpelling", "override func layoutSubviews() {\n  invalidate cell\n}",
      #"""
      error: `override func` is spelled otherwise here
        1 | override func layoutSubviews() {
          | ^^^^^^^^^^^^^^^^^^^^^^^^^^^^ write `on PLACE layoutSubviews { … }`
      """#),
    Row(
      "syntax.strayCharacter", "@objc func changed() {\n  print 1\n}",
      #"""
      error: `@` has no meaning here
        1 | @objc func changed() {
          | ^ leave the attribute out; `define action` makes what a selector names
      """#),
    Row(
      "syntax.swiftStatement", "import UIKit",
      #"""
      error: no statement starts with `import`
        1 | import UIKit
          | ^^^^^^ leave it out: the frameworks' names are known
      """#),
    Row(
      "syntax.swiftStatement", "extension UIView { }",
      #"""
      error: no statement starts with `extension`
        1 | extension UIView { }
          | ^^^^^^^^^
          | a trait has its property without one; `extend traits NAME for TRAIT` adds
            another
      """#),
    Row(
      "syntax.swiftStatement", "func changed() {\n  print 1\n}",
      #"""
      error: no statement starts with `func`
        1 | func changed() {
          | ^^^^ write `define action NAME(sender, previous) { … }`
      """#),
    Row(
      "syntax.swiftStatement", "switch cell.theme { }",
      #"""
      error: no statement starts with `switch`
        1 | switch cell.theme { }
          | ^^^^^^ write `if CONDITION { … } else { … }`
      """#),
    Row(
      "syntax.swiftStatement", "while true { }",
      #"""
      error: no statement starts with `while`
        1 | while true { }
          | ^^^^^ write `repeat COUNT { … }` or `for NAME in LIST { … }`
      """#),
    Row(
      "syntax.swiftStatement", "guard true else { }",
      #"""
      error: no statement starts with `guard`
        1 | guard true else { }
          | ^^^^^ write `if CONDITION { … }`
      """#),
    Row(
      "syntax.swiftStatement", "register cell for theme { return 3 }",
      #"""
      error: no statement starts with `return`
        1 | register cell for theme { return 3 }
          |                           ^^^^^^ leave it out: a block ends at its `}`
      """#),
    Row(
      "syntax.swiftStatement", "private let x = 3",
      #"""
      error: no statement starts with `private`
        1 | private let x = 3
          | ^^^^^^^ leave `private` out
      """#),
    Row(
      "syntax.swiftSpelling", "let t = UITraitCollection()",
      #"""
      error: `UITraitCollection` is spelled otherwise here
        1 | let t = UITraitCollection()
          |         ^^^^^^^^^^^^^^^^^^^ write `traits { }`
      """#),
    Row(
      "syntax.swiftSpelling", "UITraitCollection { $0.theme = .bold }.theme",
      #"""
      error: `UITraitCollection` is spelled otherwise here
        1 | UITraitCollection { $0.theme = .bold }.theme
          | ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
          | write `traits { $0.theme = .bold }`
      """#),
    Row(
      "syntax.swiftSpelling", "UITraitCollection(mutations: { $0.theme = .bold }).theme",
      #"""
      error: `UITraitCollection` is spelled otherwise here
        1 | UITraitCollection(mutations: { $0.theme = .bold }).theme
          | ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
          | write `traits { $0.theme = .bold }`
      """#),
    Row(
      "syntax.swiftSpelling", "UITraitCollection { (mutable: inout UIMutableTraits) in }",
      #"""
      error: `UITraitCollection` is spelled otherwise here
        1 | UITraitCollection { (mutable: inout UIMutableTraits) in }
          | ^^^^^^^^^^^^^^^^^ write `traits { … }`
      """#),
    Row(
      "syntax.swiftSpelling", "override cell(theme = bold)",
      #"""
      error: `theme = …` is spelled otherwise here
        1 | override cell(theme = bold)
          |               ^^^^^^^^^^^^ write `override cell { theme = bold }`
      """#),
    Row(
      "syntax.swiftSpelling", after: "define struct P { n = 1 }", "let p = P(n = 2)",
      #"""
      error: `n = …` is spelled otherwise here
        1 | let p = P(n = 2)
          |           ^^^^^ write `n: 2`
      """#),
    Row(
      "write", "settings.willMove(toParent: nil)",
      #"""
      error: `settings.willMove(…)` is spelled otherwise here
        1 | settings.willMove(toParent: nil)
          |          ^^^^^^^^ write `remove settings`
      """#),
    Row(
      "write", "let v = UIView()",
      #"""
      error: `UIView()` is spelled otherwise here
        1 | let v = UIView()
          | ^^^^^^^^^^^^^^^^ write `create view v`
      """#),
    Row(
      "write", "UIViewController()",
      #"""
      error: `UIViewController()` is spelled otherwise here
        1 | UIViewController()
          | ^^^^^^^^^^^^^^^^^^ write `create controller NAME`
      """#),
    Row(
      "write", "UIWindow(frame: 3)",
      #"""
      error: `UIWindow(…)` is spelled otherwise here
        1 | UIWindow(frame: 3)
          | ^^^^^^^^^^^^^^^^^^ write `create window NAME`
      """#),
    Row(
      "unknownMember", #""abc".uppercased()"#,
      #"""
      error: String has no `uppercased`
        1 | "abc".uppercased()
          |       ^^^^^^^^^^ leave out `.uppercased()`
      """#),
    Row(
      "unknownMember", #""abc".appending("d")"#,
      #"""
      error: String has no `appending`
        1 | "abc".appending("d")
          |       ^^^^^^^^^ leave out `.appending(…)`
      """#),
    Row(
      "unknownName", "traitCollection.theme",
      #"""
      error: nothing here is called `traitCollection`
        1 | traitCollection.theme
          | ^^^^^^^^^^^^^^^ write `PLACE.traitCollection`
      """#),
    Row(
      "unknownName", "traitOverrides.theme = bold",
      #"""
      error: nothing here is called `traitOverrides`
        1 | traitOverrides.theme = bold
          | ^^^^^^^^^^^^^^ write `PLACE.traitOverrides`
      """#),
    Row(
      "unknownName", "UIColor.label",
      #"""
      error: nothing here is called `UIColor`
        1 | UIColor.label
          | ^^^^^^^
          | a colour is a name such as `red`, or `#1e90ff`; `define color` makes one
            that follows traits
      """#),
    Row(
      "write", "UIColor.purpl",
      #"""
      error: `UIColor.purpl` is spelled otherwise here
        1 | UIColor.purpl
          | ^^^^^^^^^^^^^ write `purple`
      """#),
    Row(
      "unknownName", "UITraitColection.current",
      #"""
      error: nothing here is called `UITraitColection`
        1 | UITraitColection.current
          | ^^^^^^^^^^^^^^^^ did you mean `UITraitCollection`?
      """#),
    Row(
      "unknownName", "UITraitColection.theme",
      #"""
      error: nothing here is called `UITraitColection`
        1 | UITraitColection.theme
          | ^^^^^^^^^^^^^^^^ `show tree` shows the environments
      """#),
    Row(
      "syntax.strayCharacter", "let a = 👩‍👩‍👧",
      #"""
      error: `👩‍👩‍👧` has no meaning here
        1 | let a = 👩‍👩‍👧
          |         ^^ leave it out; in a string anything can stand
      """#),
    Row(
      "engine", "help keys",
      #"""
      error: `keys` is no statement
        1 | help keys
          |      ^^^^
          | they are those of emacs; in the shell, `MENDEL_KEYS=vi mendel` makes them
            vi's
      """#),
    Row(
      "engine", "help demo",
      #"""
      error: `demo` is no statement
        1 | help demo
          |      ^^^^
          | in the shell, `mendel demo FILE` plays a lesson or a script before an
            audience
      """#),
  ]
}
