extension ErrorMessageTests {
  /// The rows on names that are taken, and what keeps its value.
  static let definitionRows: [Row] = [
    Row(
      "engine", "define class Node { next: Node }",
      #"""
      error: each `Node` would hold another `Node`, without end
        1 | define class Node { next: Node }
          |                           ^^^^
          | an optional or a list ends it: `next: Node?`
      """#),
    Row(
      "engine", "define struct Node { next: Node? = 5 }",
      #"""
      error: there is no value of `Node?` yet that could be a default but `nil`
        1 | define struct Node { next: Node? = 5 }
          |                                    ^ write `next: Node? = nil`
      """#),
    Row(
      "engine", "define class Node { next = Node() }",
      #"""
      error: `Node` is being defined, and has no values yet
        1 | define class Node { next = Node() }
          |                            ^^^^
          | an optional that begins as nil can hold one later: `next: Node? = nil`
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
      "notAssignable", "cell = 3",
      #"""
      error: this cannot be assigned to
        1 | cell = 3
          | ^^^^ a variable, a property or an override can
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
      "engine", "if true { var q = 4; register cell for theme { q = q + 1 } }",
      #"""
      error: `q` is a copy here, taken when the block was made
        1 | if true { var q = 4; register cell for theme { q = q + 1 } }
          |                                                ^
          | a `var` of the session, outside all braces, is the same one in every block
      """#),
    Row(
      "engine", "if true { var q = [4]; on cell layoutSubviews { q[0] = 1 } }",
      #"""
      error: `q` is a copy here, taken when the block was made
        1 | if true { var q = [4]; on cell layoutSubviews { q[0] = 1 } }
          |                                                 ^
          | a `var` of the session, outside all braces, is the same one in every block
      """#),
    Row(
      "readOnly", after: "let w = register cell for theme { }", "w.calls = 2",
      #"""
      error: `calls` of a registration cannot be set
        1 | w.calls = 2
          |   ^^^^^ give the whole another value, as in `x = …`
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
      "alreadyDefined", after: "define key Depth = 1", "define key Depth = 2",
      #"""
      error: `Depth` is there already
        1 | define key Depth = 2
          |            ^^^^^ `redefine` replaces a definition
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
  ]
}
