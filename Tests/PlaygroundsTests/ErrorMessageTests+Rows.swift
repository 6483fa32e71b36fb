extension ErrorMessageTests {
  /// The table: kind, what was there before, what is typed, what is said.
  static let rows: [Row] = [
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
          |         ^ `let a = …` would make it
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
      "wrongKind", "header.view",
      #"""
      error: `header` is a view, which has no `view`
        1 | header.view
          | ^^^^^^^^^^^ controllers have it
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
      "unknownWord", "show scren",
      #"""
      error: there is no topic `scren`
        1 | show scren
          |      ^^^^^ did you mean `screen`?
      """#),
    Row(
      "unknownWord", "on cell layoutSubview { }",
      #"""
      error: there is no event `layoutSubview`
        1 | on cell layoutSubview { }
          |         ^^^^^^^^^^^^^ did you mean `layoutSubviews`?
      """#),
    Row(
      "unknownWord", "create veiw a",
      #"""
      error: there is no kind `veiw`
        1 | create veiw a
          |        ^^^^ did you mean `view`?
      """#),
    Row(
      "unknownWord", "define trait A: AppThem = standard",
      #"""
      error: there is no type `AppThem`
        1 | define trait A: AppThem = standard
          |                 ^^^^^^^ did you mean `AppTheme`?
      """#),
    Row(
      "unknownWord", "scene s on iPhone17Prro { }",
      #"""
      error: there is no device `iPhone17Prro`
        1 | scene s on iPhone17Prro { }
          |            ^^^^^^^^^^^^ did you mean `iPhone17Pro`?
      """#),
    Row(
      "syntax.surplus", "scene s on iPhone16 sideways { }",
      #"""
      error: expected the end of this `scene`, found `sideways`
        1 | scene s on iPhone16 sideways { }
          |                     ^^^^^^^^
          | statements are separated by a line end or `;`
      """#),
    Row(
      "unknownWord", "redefine action nope() { }",
      #"""
      error: there is no action `nope`
        1 | redefine action nope() { }
          |                 ^^^^ `define action nope(sender) { … }` makes one
      """#),
    Row(
      "unknownWord", "register cell for theme action nope",
      #"""
      error: there is no action `nope`
        1 | register cell for theme action nope
          |                                ^^^^
          | `define action nope(sender) { … }` makes one
      """#),
    Row(
      "unknownWord", "invalidate cell displya",
      #"""
      error: there is no event `displya`
        1 | invalidate cell displya
          |                 ^^^^^^^ did you mean `display`?
      """#),
    Row(
      "unknownWord", "cell.traits[Nope]",
      #"""
      error: there is no trait `Nope`
        1 | cell.traits[Nope]
          |             ^^^^ `define trait Nope = …` makes one
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
      "alreadyDefined", "define enum AppTheme { a }",
      #"""
      error: `AppTheme` is there already
        1 | define enum AppTheme { a }
          |             ^^^^^^^^ `redefine` replaces a definition
      """#),
    Row(
      "alreadyDefined", "define trait Theme = false",
      #"""
      error: `Theme` is there already
        1 | define trait Theme = false
          |              ^^^^^ `redefine` replaces a definition
      """#),
    Row(
      "alreadyDefined", after: "var a = 1", "var a = 2",
      #"""
      error: `a` is there already
        1 | var a = 2
          |     ^ `a = …` gives a variable another value
      """#),
    Row(
      "alreadyDefined", "create view cell in form",
      #"""
      error: `cell` is there already
        1 | create view cell in form
          |             ^^^^ names are unique among siblings: choose another
      """#),
    Row(
      "alreadyDefined", "view header { controller title }",
      #"""
      error: `view title` is there already
        1 | view header { controller title }
          |                          ^^^^^
          | names are unique among siblings: choose another
      """#),
    Row(
      "alreadyDefined", after: "view header { view cell }", "move header/cell to form",
      #"""
      error: `form/cell` is there already
        1 | move header/cell to form
          |      ^^^^^^^^^^^ names are unique among siblings: choose another
      """#),
    Row(
      "alreadyDefined", "create scene main",
      #"""
      error: `main` is there already
        1 | create scene main
          |              ^^^^ names are unique among siblings: choose another
      """#),
    Row(
      "repeated", "define enum E { a, b, a }",
      #"""
      error: `a` stands twice in `E`
        1 | define enum E { a, b, a }
          |                       ^ leave one of them out
      """#),
    Row(
      "repeated", "define struct P { a = 1, a = 2 }",
      #"""
      error: `a` stands twice in `P`
        1 | define struct P { a = 1, a = 2 }
          |                          ^ leave one of them out
      """#),
    Row(
      "nameTaken", "var cell = 3",
      #"""
      error: `cell` is the name of an environment
        1 | var cell = 3
          |     ^^^^ choose another name
      """#),
    Row(
      "nameTaken", after: "var a = 1", "view form { view a }",
      #"""
      error: `a` is the name of a variable
        1 | view form { view a }
          |                  ^ choose another name
      """#),
    Row(
      "hidesMember", "define trait View = false",
      #"""
      error: a property `view` would hide what every environment has
        1 | define trait View = false
          |              ^^^^ choose another name
      """#),
    Row(
      "hidesMember", "view form { var layouts = 3 }",
      #"""
      error: a property `layouts` would hide what every environment has
        1 | view form { var layouts = 3 }
          |                 ^^^^^^^ choose another name
      """#),
    Row(
      "needsUse", "why 3",
      #"""
      error: `why` explains the value of a trait, or how an inspector is presented
        1 | why 3
          |     ^ write `why cell.theme` or `why details.presentedAs`
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
      "unknownEnvironment", "view nope { }",
      #"""
      error: no environment is called `nope`
        1 | view nope { }
          |      ^^^^ write `create view nope`
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
      "needsUse", "let o = cell.overrides",
      #"""
      error: overrides belong to their environment
        1 | let o = cell.overrides
          |         ^^^^^^^^^^^^^^
          | read them where they are, as `form.overrides`: `show decision
            overridesCopies`
      """#),
    Row(
      "notAValue", "theme",
      #"""
      error: `theme` is a trait's property, not a value
        1 | theme
          | ^^^^^ write `cell.theme`
      """#),
    Row(
      "notAValue", "print Theme",
      #"""
      error: `Theme` is a trait, not a value
        1 | print Theme
          |       ^^^^^ write `cell[Theme]`
      """#),
    Row(
      "notAValue", "AppTheme",
      #"""
      error: `AppTheme` is a type, not a value
        1 | AppTheme
          | ^^^^^^^^ write `AppTheme.standard`
      """#),
    Row(
      "notAValue", after: "define struct P { a = 1 }", "P",
      #"""
      error: `P` is a type, not a value
        1 | P
          | ^ write `P(…)`
      """#),
    Row(
      "needsMore", "why",
      #"""
      error: `why` needs more
        1 | why
          | ^^^ write `why VALUE`
      """#),
    Row(
      "needsMore", "goto",
      #"""
      error: `goto` needs more
        1 | goto
          | ^^^^ write `goto NUMBER`
      """#),
    Row(
      "mismatch", "override form.theme = 3",
      #"""
      error: expected AppTheme, found Int
        1 | override form.theme = 3
          |                       ^
          | it has `standard`, `pastel`, `bold` and `monochrome`
      """#),
    Row(
      "mismatch", "if 1 { }",
      #"""
      error: expected Bool, found Int
        1 | if 1 { }
          |    ^ `true` or `false`, or a comparison such as `a == b`
      """#),
    Row(
      "mismatch", #"let a = [1, "x"]"#,
      #"""
      error: expected Int, found String
        1 | let a = [1, "x"]
          |             ^^^ a number, such as `42`
      """#),
    Row(
      "mismatch", "for x in 3 { }",
      #"""
      error: expected a list, found Int
        1 | for x in 3 { }
          |          ^ such as `[1, 2, 3]`; `repeat 3 { … }` needs none
      """#),
    Row(
      "mismatch", after: "var a = 1", #"a = "x""#,
      #"""
      error: expected Int, found String
        1 | a = "x"
          |     ^^^ a number, such as `42`
      """#),
    Row(
      "mismatch", "redefine trait Theme = 3",
      #"""
      error: expected AppTheme, found Int
        1 | redefine trait Theme = 3
          |                        ^
          | a trait keeps its type: `define trait` makes one of another name
      """#),
    Row(
      "mismatch", #"true ? 1 : "a""#,
      #"""
      error: expected Int, found String
        1 | true ? 1 : "a"
          |            ^^^ a number, such as `42`
      """#),
    Row(
      "mismatch", "unregister cell.theme",
      #"""
      error: expected a registration, found AppTheme
        1 | unregister cell.theme
          |            ^^^^^^^^^^ `let watch = register …` names one
      """#),
    Row(
      "notComparable", #"1 == "a""#,
      #"""
      error: Int cannot be compared with String
        1 | 1 == "a"
          |   ^^ `"\(value)"` makes a string of a value
      """#),
    Row(
      "notComparable", "cell.theme == cell",
      #"""
      error: AppTheme cannot be compared with an environment
        1 | cell.theme == cell
          |            ^^ both sides need values of one type
      """#),
    Row(
      "wrongOperand", "cell.theme + 1",
      #"""
      error: `+` does not work on AppTheme
        1 | cell.theme + 1
          | ^^^^^^^^^^ numbers and durations can be added, strings and lists joined
      """#),
    Row(
      "wrongOperand", #"-"a""#,
      #"""
      error: `-` does not work on String
        1 | -"a"
          |  ^^^ it takes numbers
      """#),
    Row(
      "wrongOperand", "true < false",
      #"""
      error: `<` does not work on Bool
        1 | true < false
          |      ^ numbers, strings and durations have an order
      """#),
    Row(
      "wrongOperand", "3[0]",
      #"""
      error: `[ ]` does not work on Int
        1 | 3[0]
          | ^ lists have elements, and collections traits
      """#),
    Row(
      "wrongOperand", "1.5 % 2",
      #"""
      error: `%` does not work on Double
        1 | 1.5 % 2
          |     ^ it takes Ints
      """#),
    Row(
      "caseNeedsType", "bold",
      #"""
      error: nothing here says which type `bold` is of
        1 | bold
          | ^^^^ write `AppTheme.bold`
      """#),
    Row(
      "caseNeedsType", "let a = .bold",
      #"""
      error: nothing here says which type `bold` is of
        1 | let a = .bold
          |         ^^^^^ write `AppTheme.bold`
      """#),
    Row(
      "needsType", "let a = nil",
      #"""
      error: the type of `a` cannot be told from its value
        1 | let a = nil
          |         ^^^ write `a: Type = …`
      """#),
    Row(
      "needsType", "let a = []",
      #"""
      error: the type of `a` cannot be told from its value
        1 | let a = []
          |         ^^ write `a: Type = …`
      """#),
    Row(
      "notAssignable", "cell = 3",
      #"""
      error: this cannot be assigned to
        1 | cell = 3
          | ^^^^ a variable, a property or an override can
      """#),
    Row(
      "syntax.notAssignable", "1 + 1 = 2",
      #"""
      error: `1 + 1` cannot be given a value
        1 | 1 + 1 = 2
          | ^^^^^ before `=` stands a name or a property, as in `cell.text`
      """#),
    Row(
      "constant", after: "let a = 1", "a = 2",
      #"""
      error: `a` is a constant
        1 | a = 2
          | ^ a `var` of another name can change
      """#),
    Row(
      "constant", after: "define struct P { n = 1 }; let p = P()", "p.n = 2",
      #"""
      error: `p` is a constant
        1 | p.n = 2
          | ^ a `var` of another name can change
      """#),
    Row(
      "constant", "for x in [1] { x = 2 }",
      #"""
      error: `x` is a constant
        1 | for x in [1] { x = 2 }
          |                ^ a `var` of another name can change
      """#),
    Row(
      "readOnly", after: "let w = register cell for theme { }", "w.calls = 2",
      #"""
      error: `calls` of a registration cannot be set
        1 | w.calls = 2
          |   ^^^^^ give the whole another value, as in `x = …`
      """#),
    Row(
      "engine", after: "let t = cell.traits", "t.theme = bold",
      #"""
      error: a collection cannot be changed
        1 | t.theme = bold
          | ^^^^^^^ `t modifying { theme = … }` makes another
      """#),
    Row(
      "notAnEnvironment", after: "var a = 1", "override a.theme = bold",
      #"""
      error: expected an environment, found Int
        1 | override a.theme = bold
          |          ^ `show tree` shows the environments
      """#),
    Row(
      "syntax.expected", "move cell to 3",
      #"""
      error: expected a place such as `form` or `form.theme`, found `3`
        1 | move cell to 3
          |              ^ write `move PLACE to PLACE`
      """#),
    Row(
      "notCallable", "foo(1)",
      #"""
      error: `foo` cannot be called
        1 | foo(1)
          | ^^^ structs and methods can
      """#),
    Row(
      "missingArgument", after: "define struct P { n: Int }", "P()",
      #"""
      error: `P` needs a value for `n`
        1 | P()
          | ^^^ write `P(n: …)`
      """#),
    Row(
      "wrongArguments", after: "define struct P { n: Int, m = 1 }", "P(m: 1, n: 2)",
      #"""
      error: the arguments do not fit
        1 | P(m: 1, n: 2)
          |         ^ write `P(n: …, m: …)`
      """#),
    Row(
      "wrongArguments", "cell.overrides.contains(theme, bold)",
      #"""
      error: the arguments do not fit
        1 | cell.overrides.contains(theme, bold)
          | ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ write `contains(VALUE)`
      """#),
    Row(
      "write", "main.theme = bold",
      #"""
      error: `main.theme = …` is spelled otherwise here
        1 | main.theme = bold
          | ^^^^^^^^^^ write `override main.theme = bold`
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
      "otherError", #"expect error "x" { goto 1 }"#,
      #"""
      error: the block failed as expected, but not with "x"
        1 | expect error "x" { goto 1 }
          | ^^^^^^^^^^^^^^^^^^^^^^^^^^^
          | it said: `goto` stands only at top level, outside of every block
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
      "identifierTaken.duplicateIdentifier", after: #"define trait A = 1 { identifier "a.b" }"#,
      #"define trait B = 2 { identifier "a.b" }"#,
      #"""
      error: the identifier "a.b" belongs to `A`
        1 | define trait B = 2 { identifier "a.b" }
          |              ^ identifiers are unique: `show decision identifiers`
      """#),
    Row(
      "noHandler", "remove on cell draw",
      #"""
      error: `cell` has no handler for `draw`
        1 | remove on cell draw
          |                ^^^^ `on cell draw { … }` gives it one
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
          |             ^ name a parent that is: `appear child in header`
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
      "overflow", "9223372036854775807 + 1",
      #"""
      error: the result of `+` is too large for an Int
        1 | 9223372036854775807 + 1
          |                     ^ a Double, such as `1.0`, goes further
      """#),
    Row(
      "overflow", "-9223372036854775808 / -1",
      #"""
      error: the result of `/` is too large for an Int
        1 | -9223372036854775808 / -1
          |                      ^ a Double, such as `1.0`, goes further
      """#),
    Row(
      "divisionByZero", "1 / 0",
      #"""
      error: division by zero
        1 | 1 / 0
          |   ^ ask first, as in `n == 0 ? 0 : 6 / n`
      """#),
    Row(
      "divisionByZero", "1.5 / 0",
      #"""
      error: division by zero
        1 | 1.5 / 0
          |     ^ ask first, as in `n == 0 ? 0 : 6 / n`
      """#),
    Row(
      "divisionByZero", after: "register cell for theme { print 1 % 0 }", "override main.theme = bold",
      #"""
      error: division by zero
        5 | register cell for theme { print 1 % 0 }
          |                                   ^ ask first, as in `n == 0 ? 0 : 6 / n`
        in registration on cell for theme
      """#),
    Row(
      "outOfRange", "[1, 2][2]",
      #"""
      error: there is no element 2
        1 | [1, 2][2]
          | ^^^^^^^^^ there are 0 to 1
      """#),
    Row(
      "outOfRange", after: "let a: [Int] = []", "a[0]",
      #"""
      error: there is no element 0
        1 | a[0]
          | ^^^^ the list is empty
      """#),
    Row(
      "negativeCount", "repeat -1 { }",
      #"""
      error: cannot repeat -1 times
        1 | repeat -1 { }
          |        ^^ a count is 0 or more
      """#),
    Row(
      "tooManyCalls", after: "define color a = red; define color b = a; redefine color a = b",
      "set cell.backgroundColor = a",
      #"""
      error: more than 200 calls inside one another
        1 | set cell.backgroundColor = a
          | ^^^^^^^^^^^^^^^^^^^^^^^^^^^^ they go in a circle: a → b → a
      """#),
    Row(
      "tooManyCalls",
      after:
        "define action again(s) { turn { override s.theme = s.theme == bold ? pastel : bold } }; register cell for theme action again",
      "override main.theme = bold",
      #"""
      error: more than 200 calls inside one another
        5 | define action again(s) { turn { override s.theme = s.theme == bold ? pas…
          |                          ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
          | they go in a circle: action again → action again
        in action again
      """#),
    Row(
      "keepsChanging.tooManyPasses",
      after: "register cell for theme { override sender.theme = sender.theme == bold ? pastel : bold }",
      "override main.theme = bold",
      #"""
      error: after 100 passes something still changes
        1 | override main.theme = bold
          | ^^^^^^^^^^^^^^^^^^^^^^^^^^
          | it goes in a circle: cell.theme → cell.theme; an `if` can end it
      """#),
    Row(
      "keepsChanging.tooManyPasses",
      after: "on form layoutSubviews { invalidate cell }; on cell layoutSubviews { invalidate form }",
      "invalidate cell",
      #"""
      error: after 100 passes something still changes
        1 | invalidate cell
          |            ^^^^
          | it goes in a circle: cell.layoutSubviews → form.layoutSubviews →
            cell.layoutSubviews; an `if` can end it
      """#),
    Row(
      "expectationFailed", "expect cell.theme == bold",
      #"""
      error: the expectation does not hold: standard on the left, bold on the right
        1 | expect cell.theme == bold
          | ^^^^^^^^^^^^^^^^^^^^^^^^^
      """#),
    Row(
      "expectationFailed", "expect false",
      #"""
      error: the expectation does not hold
        1 | expect false
          | ^^^^^^^^^^^^
      """#),
    Row(
      "expectationFailed", "expect 0.1 == 0.2 within 0.01",
      #"""
      error: the expectation does not hold: 0.1 on the left, 0.2 on the right
        1 | expect 0.1 == 0.2 within 0.01
          | ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
      """#),
    Row(
      "expectationFailed", #"expect cell.theme == bold else "make the cell bold""#,
      #"""
      error: make the cell bold
        1 | expect cell.theme == bold else "make the cell bold"
          | ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
          | standard on the left, bold on the right
      """#),
    Row(
      "expectedError", "expect error { 1 + 1 }",
      #"""
      2
      error: the block was expected to fail, and it did not
        1 | expect error { 1 + 1 }
          | ^^^^^^^^^^^^^^^^^^^^^^ without `expect error` it just runs
      """#),
    Row(
      "otherError", #"expect error "overflow" { 1 / 0 }"#,
      #"""
      error: the block failed as expected, but not with "overflow"
        1 | expect error "overflow" { 1 / 0 }
          | ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ it said: division by zero
      """#),
    Row(
      "nothingToRedo", "redo",
      #"""
      error: there is nothing to redo
        1 | redo
          | ^^^^ `history` shows the states
      """#),
    Row(
      "unknownState", "goto 99",
      #"""
      error: there is no state 99
        1 | goto 99
          |      ^^ there are 0 to 4; `history` lists them
      """#),
    Row(
      "unknownState", "diff 1 99",
      #"""
      error: there is no state 99
        1 | diff 1 99
          |        ^^ there are 0 to 4; `history` lists them
      """#),
    Row(
      "needsNumber", "goto home",
      #"""
      error: expected a number, found `home`
        1 | goto home
          |      ^^^^ `history` lists them
      """#),
    Row(
      "syntax.unknownStatement", "overide form.theme = bold",
      #"""
      error: no statement starts with `overide`
        1 | overide form.theme = bold
          | ^^^^^^^ did you mean `override`?
      """#),
    Row(
      "syntax.unterminatedString", #"print "abc"#,
      #"""
      error: this string does not end on its line
        1 | print "abc
          |       ^^^^ add a closing `"`; text of several lines stands between `"""`
      """#),
    Row(
      "syntax.unclosed", "if true { print 1",
      #"""
      error: this `{` is never closed
        1 | if true { print 1
          |         ^ add a `}`
      """#),
    Row(
      "syntax.expected", "let 3 = 4",
      #"""
      error: expected a name, found `3`
        1 | let 3 = 4
          |     ^ write `let NAME = VALUE`
      """#),
    Row(
      "syntax.numberRunsOn", "print 12abc",
      #"""
      error: `12abc` is neither a number nor a name
        1 | print 12abc
          |       ^^^^^
          | a name starts with a letter; units are `s` and `ms`, a size is written
            `390x844`
      """#),
    Row(
      "syntax.unknownDefinition", "define lamp theme = standard",
      #"""
      error: `lamp` is nothing that `define` knows
        1 | define lamp theme = standard
          |        ^^^^
          | it knows `enum`, `struct`, `class`, `trait`, `key`, `color`, `image` and
            `action`
      """#),
    Row(
      "alreadyDefined", after: "define key Depth = 1", "define key Depth = 2",
      #"""
      error: `Depth` is there already
        1 | define key Depth = 2
          |            ^^^^^ `redefine` replaces a definition
      """#),
    Row(
      "unknownWord", "redefine key Depth = 1",
      #"""
      error: there is no environment key `Depth`
        1 | redefine key Depth = 1
          |              ^^^^^ `define key Depth = …` makes one
      """#),
    Row(
      "unknownWord", after: "define key Depth = 1", "show key Dept",
      #"""
      error: there is no environment key `Dept`
        1 | show key Dept
          |          ^^^^ did you mean `Depth`?
      """#),
    Row(
      "needsUse", after: "define key Theme = 1", "show key",
      #"""
      error: `show key` needs an environment key
        1 | show key
          |      ^^^ write `show key Theme`
      """#),
    Row(
      "needsType", "define key Greeting = nil",
      #"""
      error: the type of `Greeting` cannot be told from its value
        1 | define key Greeting = nil
          |                       ^^^ write `Greeting: Type = …`
      """#),
    Row(
      "syntax.expected", "define key InGreenhouse",
      #"""
      error: expected `=`, found the end of the text
        1 | define key InGreenhouse
          |                        ^ write `define key NAME = VALUE`
      """#),
    Row(
      "typeInUse", after: "define enum Season { dry, wet }; define key Weather = Season.wet",
      "redefine enum Season { wet }",
      #"""
      error: `Weather` has values of `Season`, which would lose their meaning
        1 | redefine enum Season { wet }
          |               ^^^^^^ keep `dry`, `wet`, and add cases behind
      """#),
    Row(
      "alreadyDefined", "if true { let z = 1; let z = 2 }",
      #"""
      error: `z` is there already
        1 | if true { let z = 1; let z = 2 }
          |                          ^
          | a constant keeps its value: choose another name
      """#),
    Row(
      "alreadyDefined", after: "let a = 1", "let a = 2",
      #"""
      error: `a` is there already
        1 | let a = 2
          |     ^ a constant keeps its value: choose another name
      """#),
    Row(
      "alreadyDefined", "if true { var z = 1; let z = 2 }",
      #"""
      error: `z` is there already
        1 | if true { var z = 1; let z = 2 }
          |                          ^ `z = …` gives a variable another value
      """#),
    Row(
      "nameTaken", "for form in [1] { }",
      #"""
      error: `form` is the name of an environment
        1 | for form in [1] { }
          |     ^^^^ choose another name
      """#),
    Row(
      "repeated", "define action x(a, a) { }",
      #"""
      error: `a` stands twice in `x`
        1 | define action x(a, a) { }
          |                    ^ leave one of them out
      """#),
    Row(
      "mismatch", #""a" + 1"#,
      #"""
      error: expected String, found Int
        1 | "a" + 1
          |       ^ text in quotes; `"\(value)"` makes a string of a value
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
      "unknownWord", "use iOS 15",
      #"""
      error: there is no version `15`
        1 | use iOS 15
          |         ^^ there are `16`, `17`, `18` and `26`
      """#),
    Row(
      "onlyAtTopLevel", "turn { use iOS 17 }",
      #"""
      error: `use` stands only at top level, outside of every block
        1 | turn { use iOS 17 }
          |        ^^^^^^^^^^ write it as a statement of its own
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
