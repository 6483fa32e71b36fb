extension ErrorMessageTests {
  /// The rows on definitions of traits, on their values, and on collections.
  static let traitRows: [Row] = [
    Row(
      "pathOfValues", after: "var n = 6\nvar k = 3", "print n/k",
      #"""
      error: `n/k` is a path, and `n` is no environment
        1 | print n/k
          |       ^^^ to divide, write `n / k`
      """#),
    Row(
      "notAnEnvironment",
      after:
        "scene desk on mac { window w { controller c { view list } } }\npresent inspector info on list { }",
      "remove info",
      #"""
      error: expected an environment, found an inspector
        1 | remove info
          |        ^^^^ write `dismiss info`
      """#),
    Row(
      "noRawType", "define enum Level: Bool { calm, alert }",
      #"""
      error: Bool is no raw type of an enum
        1 | define enum Level: Bool { calm, alert }
          |                    ^^^^ `Int`, `Double` and `String` are
      """#),
    Row(
      "plainWithRawType", "define plain enum Level: Int { calm, alert }",
      #"""
      error: a plain enum has no raw type
        1 | define plain enum Level: Int { calm, alert }
          |                          ^^^ leave `plain` out, or the type
      """#),
    Row(
      "sharesNothing.sharesNothing", after: #"define trait A = 0 { identifier "com.example.a" }"#,
      #"define objc trait B: integer = 0 { identifier "com.example.a" }"#,
      #"""
      error: `A` has this identifier, but another name
        1 | define objc trait B: integer = 0 { identifier "com.example.a" }
          |                   ^
          | a Swift and an Objective-C definition share data where identifier, name
            and default agree: `show decision sharing`
      """#),
    Row(
      "sharesNothing.sharesNothing",
      after: #"""
        define trait A = 0 { identifier "com.example.a"; name "B" }
        define objc trait B: integer = 0 { identifier "com.example.a" }
        """#, #"redefine trait A = 0 { name "B" }"#,
      #"""
      error: `B` is another way to the same data, and has another identifier
        1 | redefine trait A = 0 { name "B" }
          |                ^
          | a Swift and an Objective-C definition share data where identifier, name
            and default agree: `show decision sharing`
      """#),
    Row(
      "engine.changedStyle", "redefine objc trait Theme: integer = 0",
      #"""
      error: `Theme` is defined in Swift's style
        1 | redefine objc trait Theme: integer = 0
          |                     ^^^^^ write `redefine trait`
      """#),
    Row(
      "comparedByIdentity", #"define class Account { name = ""; equal { left.name == right.name } }"#,
      #"""
      error: `Account` is a class, and instances are compared by identity
        1 | define class Account { name = ""; equal { left.name == right.name } }
          |                                   ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
          | a struct can have `equal { … }`
      """#),
    Row(
      "needsStorage", "define objc trait Old: Int = 3",
      #"""
      error: an Objective-C trait is an `integer`, a `float` or an `object`
        1 | define objc trait Old: Int = 3
          |                        ^^^ write `define objc trait Old: integer = 3`
      """#),
    Row(
      "needsStorage", "define objc trait Old = 2.5",
      #"""
      error: an Objective-C trait is an `integer`, a `float` or an `object`
        1 | define objc trait Old = 2.5
          |                   ^^^ write `define objc trait Old: float = 2.5`
      """#),
    Row(
      "needsStorage", after: "define objc trait Old: integer = 0", "redefine objc trait Old = 3",
      #"""
      error: an Objective-C trait is an `integer`, a `float` or an `object`
        1 | redefine objc trait Old = 3
          |                     ^^^ write `redefine objc trait Old: integer = 3`
      """#),
    Row(
      "noObject", "define objc trait Old: object = 3",
      #"""
      error: Int is no object of Objective-C
        1 | define objc trait Old: object = 3
          |                                 ^
          | a string, a colour, a list or an instance of a class is one
      """#),
    Row(
      "hasAccessor", "extend traits look for Theme",
      #"""
      error: `Theme` has the property `theme` already
        1 | extend traits look for Theme
          |                        ^^^^^ write `cell.theme`
      """#),
    Row(
      "hidesMember", after: "define trait Width = 0 { accessors none }", "extend traits view for Width",
      #"""
      error: a property `view` would hide what every environment has
        1 | extend traits view for Width
          |               ^^^^ choose another name
      """#),
    Row(
      "noImageLookup", #"define image Logo { theme bold: "x" }"#,
      #"""
      error: `theme` does not affect which image is looked up
        1 | define image Logo { theme bold: "x" }
          |                     ^^^^^
          | `systemTraitsAffectingImageLookup` lists the traits that do
      """#),
    Row(
      "repeated", #"define image Logo { any: "a"; any: "b" }"#,
      #"""
      error: `any` stands twice in `Logo`
        1 | define image Logo { any: "a"; any: "b" }
          |                               ^^^^^^^^ leave one of them out
      """#),
    Row(
      "noSuchValue",
      after: #"""
        redefine trait Theme: AppTheme = standard { identifier "com.example.t"; name "Old" }
        define objc trait Old: integer = 0 { identifier "com.example.t" }
        """#, "override form { containedInSettings = true; old = 9 }",
      #"""
      error: 9 is no raw value of AppTheme
        1 | override form { containedInSettings = true; old = 9 }
          |                                                   ^
          | the data is shared with a Swift definition, which must read it: `show
            decision rawValues`
      """#),
    Row(
      "engine",
      after: #"""
        define objc trait Old: integer = 0 { identifier "com.example.t"; name "t" }
        let odd = [traits { old = 7 }]
        """#, #"define trait New: AppTheme = standard { identifier "com.example.t"; name "t" }"#,
      #"""
      error: `old` in a collection that `odd` holds is 7, which is no raw value of
        AppTheme
        1 | define trait New: AppTheme = standard { identifier "com.example.t"; name…
          |              ^^^
          | the two would share their data: `show decision rawValues`
      """#),
    Row(
      "write", after: "define color card = theme == bold ? red : blue", "set cell.layer.borderColor = card",
      #"""
      error: `card` is spelled otherwise here
        1 | set cell.layer.borderColor = card
          |                              ^^^^ write `card.cgColor`
      """#),
    Row(
      "unknownMember", "cell.layer.color",
      #"""
      error: a layer has no `color`
        1 | cell.layer.color
          |            ^^^^^ it has `borderColor` and `shadowColor`
      """#),
    Row(
      "engine.noTraits", after: "let none: [UITrait] = []", "register cell for none { }",
      #"""
      error: a registration needs at least one trait
        1 | register cell for none { }
          |                   ^^^^ write `register cell for theme { … }`
      """#),
    Row(
      "noImage", "why cell.image",
      #"""
      error: `cell` shows no image
        1 | why cell.image
          | ^^^^^^^^^^^^^^ write `set cell.image = Logo`
      """#),
    Row(
      "write", "UITraitCollection.current = traits { theme = bold }",
      #"""
      error: `UITraitCollection.current = …` is spelled otherwise here
        1 | UITraitCollection.current = traits { theme = bold }
          | ^^^^^^^^^^^^^^^^^^^^^^^^^ write `COLLECTION.performAsCurrent { … }`
      """#),
    Row(
      "write", "UITraitCollection.current = cell.traits",
      #"""
      error: `UITraitCollection.current = …` is spelled otherwise here
        1 | UITraitCollection.current = cell.traits
          | ^^^^^^^^^^^^^^^^^^^^^^^^^ write `cell.traits.performAsCurrent { … }`
      """#),
    Row(
      "write", "UITraitCollection(theme: bold)",
      #"""
      error: `UITraitCollection(theme: …)` is spelled otherwise here
        1 | UITraitCollection(theme: bold)
          | ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ write `traits { theme = … }`
      """#),
    Row(
      "wrongArguments", "cell.traits.replacing(Theme.self, bold)",
      #"""
      error: the arguments do not fit
        1 | cell.traits.replacing(Theme.self, bold)
          | ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
          | write `replacing(TRAIT, value: VALUE)`
      """#),
    Row(
      "mismatch", "decode(cell.traits)",
      #"""
      error: expected an encoded collection, found a trait collection
        1 | decode(cell.traits)
          |        ^^^^^^^^^^^ such as `encode(cell.traits)`
      """#),
    Row(
      "mismatch", after: "define class A { n = 1 }", "redefine struct A { n = 2 }",
      #"""
      error: expected a class, found a struct
        1 | redefine struct A { n = 2 }
          |                 ^ write `redefine class A { … }`
      """#),
    Row(
      "mismatch", "cell.performAsCurrent { }",
      #"""
      error: expected a trait collection, found an environment
        1 | cell.performAsCurrent { }
          | ^^^^ such as `cell.traits`, or `traits { … }`
      """#),
    Row(
      "syntax.swiftStatement", "performAsCurrent cell.traits { cell.theme }",
      #"""
      error: no statement starts with `performAsCurrent`
        1 | performAsCurrent cell.traits { cell.theme }
          | ^^^^^^^^^^^^^^^^ write `cell.traits.performAsCurrent { … }`
      """#),
    Row(
      "syntax.swiftStatement", "performAsCurrent { cell.theme }",
      #"""
      error: no statement starts with `performAsCurrent`
        1 | performAsCurrent { cell.theme }
          | ^^^^^^^^^^^^^^^^ write `COLLECTION.performAsCurrent { … }`
      """#),
    Row(
      "needsMore", "performAsCurrent",
      #"""
      error: `performAsCurrent` needs more
        1 | performAsCurrent
          | ^^^^^^^^^^^^^^^^ write `COLLECTION.performAsCurrent { … }`
      """#),
    Row(
      "needsMore", "cell.traits.performAsCurrent",
      #"""
      error: `performAsCurrent` needs more
        1 | cell.traits.performAsCurrent
          |             ^^^^^^^^^^^^^^^^ write `COLLECTION.performAsCurrent { … }`
      """#),
    Row(
      "mismatch", after: "define class A { n = 1 }\nlet a = A()", #"a.n = "x""#,
      #"""
      error: expected Int, found String
        1 | a.n = "x"
          |       ^^^ a number, such as `42`
      """#),
  ]
}
