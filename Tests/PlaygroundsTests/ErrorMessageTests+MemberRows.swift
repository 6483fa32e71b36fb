extension ErrorMessageTests {
  /// The members of enums, structs and classes as Swift has them, and other Swift that the language spells otherwise.
  static let memberRows: [Row] = [
    Row(
      "syntax.introducedMember", "define enum Season { case spring, summer, autumn, winter }",
      #"""
      error: a case stands here without `case`
        1 | define enum Season { case spring, summer, autumn, winter }
          |                      ^^^^
          | leave out `case`: write `define enum Season { spring, summer, autumn,
            winter }`
      """#),
    Row(
      "syntax.introducedMember", "define plain enum Season { case spring; case summer }",
      #"""
      error: a case stands here without `case`
        1 | define plain enum Season { case spring; case summer }
          |                            ^^^^
          | leave out `case`: write `define plain enum Season { spring, summer }`
      """#),
    Row(
      "syntax.introducedMember",
      #"""
      define enum Season: Int {
          case spring
          case summer
      }
      """#,
      #"""
      error: a case stands here without `case`
        2 |     case spring
          |     ^^^^
          | leave out `case`: write `define enum Season: Int { spring, summer }`
      """#),
    Row(
      "syntax.introducedMember", "define enum Season { spring, case summer = 3 }",
      #"""
      error: a case stands here without `case`
        1 | define enum Season { spring, case summer = 3 }
          |                              ^^^^ leave out `case`
      """#),
    Row(
      "syntax.introducedMember", "define struct Sky { var degrees = 12; words = \"\" }",
      #"""
      error: a field stands here without `var`
        1 | define struct Sky { var degrees = 12; words = "" }
          |                     ^^^
          | leave out `var`: write `define struct Sky { degrees = 12; words = "" }`
      """#),
    Row(
      "syntax.introducedMember", "define struct Sky { degrees = 12, private let words = \"a  b\" }",
      #"""
      error: a field stands here without `private let`
        1 | define struct Sky { degrees = 12, private let words = "a  b" }
          |                                   ^^^^^^^^^^^
          | leave out `private let`: write `define struct Sky { degrees = 12, words =
            "a  b" }`
      """#),
    Row(
      "syntax.introducedMember",
      #"""
      define class Sky {
          var degrees: Int
          var words: String? = nil // what is seen
      }
      """#,
      #"""
      error: a field stands here without `var`
        2 |     var degrees: Int
          |     ^^^
          | leave out `var`: write `define class Sky { degrees: Int; words: String? =
            nil }`
      """#),
    Row(
      "syntax.introducedMember", after: "define struct Sky { degrees = 12 }",
      "redefine struct Sky { var degrees = 12; equal { left.degrees == right.degrees } }",
      #"""
      error: a field stands here without `var`
        1 | redefine struct Sky { var degrees = 12; equal { left.degrees == right.de…
          |                       ^^^
          | leave out `var`: write `redefine struct Sky { degrees = 12; equal {
            left.degrees == right.degrees } }`
      """#),
    Row(
      "syntax.method",
      "define struct Sky { n = 0; static func == (left: Sky, right: Sky) -> Bool { left.n == right.n } }",
      #"""
      error: `static func ==` is spelled otherwise here
        1 | define struct Sky { n = 0; static func == (left: Sky, right: Sky) -> Boo…
          |                            ^^^^^^^^^^^^^^
          | write `equal { … }`: in it there are `left` and `right`
      """#),
    Row(
      "syntax.method", "define struct Sky { n = 0; equal(left, right) { left.n == right.n } }",
      #"""
      error: `equal(…)` is spelled otherwise here
        1 | define struct Sky { n = 0; equal(left, right) { left.n == right.n } }
          |                            ^^^^^
          | write `equal { … }`: in it there are `left` and `right`
      """#),
    Row(
      "syntax.method", "define struct Sky { n = 0; func clear() { } }",
      #"""
      error: a struct has no methods: `func clear`
        1 | define struct Sky { n = 0; func clear() { } }
          |                            ^^^^^^^^^^
          | leave it out: a struct has fields, and its own `==` as `equal { … }`
      """#),
    Row(
      "syntax.method", "define class Sky { n = 0; init(n: Int) { } }",
      #"""
      error: a class has no methods: `init(…)`
        1 | define class Sky { n = 0; init(n: Int) { } }
          |                           ^^^^
          | leave it out: a class has fields, and its instances are compared by
            identity
      """#),
    Row(
      "syntax.returnedEquality", "define struct Sky { n = 0; equal { return left.n == right.n } }",
      #"""
      error: `return` has no meaning here
        1 | define struct Sky { n = 0; equal { return left.n == right.n } }
          |                                    ^^^^^^
          | leave it out: `equal` is what its expression is
      """#),
    Row(
      "syntax.caseValue", "define enum Level { low, high = 3 }",
      #"""
      error: a case is given no value here
        1 | define enum Level { low, high = 3 }
          |                               ^^^
          | leave it out: the cases count from 0, in their order
      """#),
    Row(
      "syntax.caseValue", "define enum Level { low(Int), high }",
      #"""
      error: a case carries no values here
        1 | define enum Level { low(Int), high }
          |                        ^^^^^
          | leave them out: a struct holds several values
      """#),
    Row(
      "syntax.fieldBlock", "define struct Sky { n: Int { 3 } }",
      #"""
      error: a field has no block
        1 | define struct Sky { n: Int { 3 } }
          |                            ^
          | leave it out: a field holds a value, as in `count = 0`
      """#),
    Row(
      "syntax.expected", "define enum Level { low, high 3 }",
      #"""
      error: expected `,` or `}`, found `3`
        1 | define enum Level { low, high 3 }
          |                               ^ write `define enum NAME { NAME, … }`
      """#),
    Row(
      "syntax.expected", "print [1 = 2]",
      #"""
      error: expected `,` or `]`, found `=`
        1 | print [1 = 2]
          |          ^ the `[` before it is still open
      """#),
    Row(
      "wholeSide", "define struct Sky { degrees = 12; words = \"\"; equal { left == right } }",
      #"""
      error: `left` is read field by field
        1 | define struct Sky { degrees = 12; words = ""; equal { left == right } }
          |                                                       ^^^^
          | compare fields, as in `left.degrees == right.degrees`
      """#),
    Row(
      "wholeSide", after: "let left = 3", "define struct Sky { equal { left == right } }",
      #"""
      error: `left` is read field by field
        1 | define struct Sky { equal { left == right } }
          |                             ^^^^
          | compare fields, as in `left.a == right.a`
      """#),
    Row(
      "unknownName", after: "let limit = 3", "define struct Sky { n = 0; equal { left.n == limit } }",
      #"""
      error: nothing here is called `limit`
        1 | define struct Sky { n = 0; equal { left.n == limit } }
          |                                              ^^^^^
          | `equal` compares fields, as in `left.n == right.n`
      """#),
    Row(
      "unknownName", "define struct Sky { n = 0; equal { lef.n == right.n } }",
      #"""
      error: nothing here is called `lef`
        1 | define struct Sky { n = 0; equal { lef.n == right.n } }
          |                                    ^^^ did you mean `left`?
      """#),
    Row(
      "unknownName", "define struct Sky { n = 0; equal { lhs.n == rhs.n } }",
      #"""
      error: nothing here is called `lhs`
        1 | define struct Sky { n = 0; equal { lhs.n == rhs.n } }
          |                                    ^^^
          | `equal` compares fields, as in `left.n == right.n`
      """#),
    Row(
      "unknownName", "let a = a + 1",
      #"""
      error: nothing here is called `a`
        1 | let a = a + 1
          |         ^ it is not there yet: its value is made before it
      """#),
    Row(
      "write", "show tree form theme",
      #"""
      error: `show tree form theme` is spelled otherwise here
        1 | show tree form theme
          |           ^^^^^^^^^^ write `show tree theme form`
      """#),
    Row(
      "needsUse", "show key",
      #"""
      error: `show key` needs an environment key
        1 | show key
          |      ^^^ `define key Theme = …` makes one
      """#),
    Row(
      "syntax.surplusOf", "update cell",
      #"""
      error: expected the end of this `update`, found `cell`
        1 | update cell
          |        ^^^^ write `update traits cell`
      """#),
    Row(
      "syntax.surplusOf", "update root.view",
      #"""
      error: expected the end of this `update`, found `root`
        1 | update root.view
          |        ^^^^ write `update traits root.view`
      """#),
    Row(
      "syntax.costInExpression", "cost { override form.theme = bold }.updated",
      #"""
      error: `cost { … }` is no part of an expression
        1 | cost { override form.theme = bold }.updated
          | ^^^^
          | write `let bill = cost { override form.theme = bold }`, then
            `bill.updated`
      """#),
    Row(
      "syntax.costInExpression", "let bill = cost { override form.theme = bold }.updated",
      #"""
      error: `cost { … }` is no part of an expression
        1 | let bill = cost { override form.theme = bold }.updated
          |            ^^^^
          | write `let bill2 = cost { override form.theme = bold }`, then
            `bill2.updated`
      """#),
    Row(
      "syntax.swiftSpelling", "define color plum = if theme == bold { red } else { blue }",
      #"""
      error: `if … { … } else { … }` is spelled otherwise here
        1 | define color plum = if theme == bold { red } else { blue }
          |                     ^^^^^^^^^^^^^^^^ write `theme == bold ? … : …`
      """#),
    Row(
      "syntax.swiftSpelling", "let x = if true { 3 } else { 4 }",
      #"""
      error: `if … { … } else { … }` is spelled otherwise here
        1 | let x = if true { 3 } else { 4 }
          |         ^^^^^^^ write `true ? … : …`
      """#),
  ]
}
