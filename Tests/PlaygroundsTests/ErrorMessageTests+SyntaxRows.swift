extension ErrorMessageTests {
  /// The rows on what cannot be read.
  static let syntaxRows: [Row] = [
    Row(
      "syntax.unopened", "print 1 )",
      #"""
      error: there is no open `(` that this `)` could close
        1 | print 1 )
          |         ^ leave it out, or write a `(` before it
      """#),
    Row(
      "syntax.missingDefine", "enum A { a }",
      #"""
      error: no statement starts with `enum`
        1 | enum A { a }
          | ^^^^ write `define enum …`
      """#),
    Row(
      "syntax.unknownItem", #"define trait A = 0 { nme "x" }"#,
      #"""
      error: nothing in this block starts with `nme`
        1 | define trait A = 0 { nme "x" }
          |                      ^^^ did you mean `name`?
      """#),
    Row(
      "syntax.surplus", "print 1 2",
      #"""
      error: expected the end of this `print`, found `2`
        1 | print 1 2
          |         ^ statements are separated by a line end or `;`
      """#),
    Row(
      "syntax.expected", "print (1]",
      #"""
      error: expected `)`, found `]`
        1 | print (1]
          |         ^ the `(` before it is still open
      """#),
    Row(
      "syntax.expected", "print )",
      #"""
      error: expected a value, found `)`
        1 | print )
          |       ^ write `print VALUE`
      """#),
    Row(
      "syntax.unclosed", "print (1",
      #"""
      error: this `(` is never closed
        1 | print (1
          |       ^ add a `)`
      """#),
    Row(
      "syntax.textOnQuoteLine", #"let a = """x""""#,
      ##"""
      error: text stands beside `"""`
        1 | let a = """x"""
          |         ^^^ text of several lines stands on lines of its own
      """##),
    Row(
      "syntax.indentation",
      ##"""
      let a = """
        x
       y
        """
      """##,
      ##"""
      error: this line has less indentation than the closing `"""`
        3 |  y
          |  ^ begin it with the same blanks
      """##),
    Row(
      "syntax.unterminatedText",
      ##"""
      print """
        x
      """##,
      ##"""
      error: this text is never ended
        1 | print """
          |       ^^^ add a line with `"""`
      """##),
    Row(
      "syntax.unknownEscape", #"print "\q""#,
      #"""
      error: `\q` is no escape
        1 | print "\q"
          |        ^^ there are `\n`, `\t`, `\"`, `\\`, `\u{1F34E}` and `\(value)`
      """#),
    Row(
      "syntax.invalidScalar", #"print "\u{zz}""#,
      #"""
      error: `\u{` is no Unicode character
        1 | print "\u{zz}"
          |        ^^^
          | write 1 to 8 hexadecimal digits up to 10FFFF, as in `\u{1F34E}`
      """#),
    Row(
      "syntax.interpolation", #"expect true else "\(1)""#,
      #"""
      error: this string must be known beforehand
        1 | expect true else "\(1)"
          |                  ^^^^^^ leave out the `\( )`
      """#),
    Row(
      "syntax.integerTooLarge", "print 99999999999999999999",
      #"""
      error: `99999999999999999999` does not fit into an Int
        1 | print 99999999999999999999
          |       ^^^^^^^^^^^^^^^^^^^^ the largest Int is `9223372036854775807`
      """#),
    Row(
      "syntax.colorDigits", "print #12",
      #"""
      error: `#12` is no colour
        1 | print #12
          |       ^^^ a colour has 3, 6 or 8 hexadecimal digits, as in `#1e90ff`
      """#),
    Row(
      "syntax.controlCharacter", "print \u{1}",
      #"""
      error: the control character U+0001 cannot stand here
        1 | print \u{1}
          |       ^^^^^ leave it out; in a string it is written `\u{1}`
      """#),
    Row(
      "syntax.strayCharacter", "print “a”",
      #"""
      error: `“` has no meaning here
        1 | print “a”
          |       ^ strings stand between straight double quotes, `"`
      """#),
    Row(
      "syntax.compoundAssignment", after: "var x = 1", "x += 1",
      #"""
      error: there is no `+=`
        1 | x += 1
          |   ^^ write `x = x + …`
      """#),
    Row(
      "syntax.blockComment", "/* a */",
      #"""
      error: `/*` starts no comment
        1 | /* a */
          | ^^ a comment starts with `//` and ends with its line
      """#),
    Row(
      "syntax.dollarName", "print $0",
      #"""
      error: `$0` has no meaning here
        1 | print $0
          |       ^^
          | a handler has `sender`; in a block of traits the trait stands alone
      """#),
    Row(
      "syntax.assignmentInsteadOfEquality", "if 1 = 1 { }",
      #"""
      error: `=` gives a value, and none is given here
        1 | if 1 = 1 { }
          |      ^ did you mean `==`?
      """#),
    Row(
      "syntax.equalityInsteadOfAssignment", "let a == 1",
      #"""
      error: `==` compares, and nothing is compared here
        1 | let a == 1
          |       ^^ did you mean `=`?
      """#),
    Row(
      "syntax.lopsidedMinus", "print 1 -2",
      #"""
      error: this `-` belongs to what follows it
        1 | print 1 -2
          |         ^ between two values it has blanks on both sides or on neither
      """#),
    Row(
      "syntax.elseOnItsOwnLine",
      """
      if true { }
      else { }
      """,
      #"""
      error: `else` stands on a line of its own
        2 | else { }
          | ^^^^ write it behind the `}` before it
      """#),
    Row(
      "syntax.tooManyParameters", "define action a(x, y, z) { }",
      #"""
      error: an action has at most two parameters
        1 | define action a(x, y, z) { }
          |                       ^ they are `sender` and `previous`
      """#),
    Row(
      "syntax.swiftSpelling",
      "registerForTraitChanges([Theme.self]) { (self: Self, previous: UITraitCollection) in }",
      #"""
      error: `registerForTraitChanges` is spelled otherwise here
        1 | registerForTraitChanges([Theme.self]) { (self: Self, previous: UITraitCo…
          | ^^^^^^^^^^^^^^^^^^^^^^^ write `register PLACE for Theme { … }`
      """#),
    Row(
      "syntax.swiftSpelling", "registerForTraitChanges([Theme.self], action: #selector(update))",
      #"""
      error: `registerForTraitChanges` is spelled otherwise here
        1 | registerForTraitChanges([Theme.self], action: #selector(update))
          | ^^^^^^^^^^^^^^^^^^^^^^^ write `register PLACE for Theme action …`
      """#),
    Row(
      "syntax.swiftSpelling", "UITraitCollection { }",
      #"""
      error: `UITraitCollection` is spelled otherwise here
        1 | UITraitCollection { }
          | ^^^^^^^^^^^^^^^^^^^^^ write `traits { }`
      """#),
    Row(
      "syntax.swiftSpelling", "let a = traits { m in theme = bold }",
      #"""
      error: `theme` is spelled otherwise here
        1 | let a = traits { m in theme = bold }
          |                       ^^^^^ write `m.theme`
      """#),
    Row(
      "syntax.swiftSpelling", "let a = cell.traits.modifyingTraits { m in n.theme = bold }",
      #"""
      error: `n.theme` is spelled otherwise here
        1 | let a = cell.traits.modifyingTraits { m in n.theme = bold }
          |                                            ^^^^^^^ write `m.theme`
      """#),
    Row(
      "syntax.swiftSpelling", "let a = traits { m in m = bold }",
      #"""
      error: `m` is spelled otherwise here
        1 | let a = traits { m in m = bold }
          |                       ^ write `m.theme`
      """#),
    Row(
      "syntax.swiftSpelling", "let a = traits { m.theme = bold }",
      #"""
      error: `m.theme` is spelled otherwise here
        1 | let a = traits { m.theme = bold }
          |                  ^^^^^^^ write `theme`
      """#),
    Row(
      "unknownTraitProperty", "let a = traits { m in m.theme = m.thme }",
      #"""
      error: no trait has the property `thme`
        1 | let a = traits { m in m.theme = m.thme }
          |                                   ^^^^ did you mean `theme`?
      """#),
    Row(
      "syntax.dollarName", "override form { $0.theme = bold }",
      #"""
      error: `$0` has no meaning here
        1 | override form { $0.theme = bold }
          |                 ^^
          | a handler has `sender`; in a block of traits the trait stands alone
      """#),
    Row(
      "syntax.nestedTooDeeply",
      "print " + String(repeating: "(", count: 300) + "1" + String(repeating: ")", count: 300),
      #"""
      error: more than 256 brackets stand inside one another
        1 | …(((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((…
          |                                     ^
          | give what is inside a name, with `let` or `define action`
      """#),
    Row(
      "syntax.tooLong", "print " + String(repeating: "!", count: 3000) + "true",
      #"""
      error: more than 256 parts of this statement lie inside one another
        1 | …!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!…
          |                                     ^ give a part of it a name with `let`
      """#),
    Row(
      "syntax.expected", "set x",
      #"""
      error: expected `=`, found the end of the text
        1 | set x
          |      ^ write `set PLACE = VALUE, …`
      """#),
    Row(
      "syntax.expected", "diff 1",
      #"""
      error: expected the number of a state, found the end of the text
        1 | diff 1
          |       ^ write `diff NUMBER NUMBER`
      """#),
    Row(
      "syntax.expected", "use iOS",
      #"""
      error: expected a version such as `17`, found the end of the text
        1 | use iOS
          |        ^ write `use iOS VERSION`
      """#),
    Row(
      "syntax.expected", "show all",
      #"""
      error: expected a topic such as `tree`, found the end of the text
        1 | show all
          |         ^
          | the topics are `tree`, `trait`, `traits`, `key`, `overrides`,
            `registrations`, `log`, `cost`, `screen`, `devices`, `decisions` and
            `decision`
      """#),
    Row(
      "syntax.unknownStatement", "challenge",
      #"""
      error: no statement starts with `challenge`
        1 | challenge
          | ^^^^^^^^^ `help` lists the statements
      """#),
    Row(
      "syntax.unknownStatement", "swift",
      #"""
      error: no statement starts with `swift`
        1 | swift
          | ^^^^^ `help` lists the statements
      """#),
    Row(
      "syntax.unknownStatement", "swift Theme",
      #"""
      error: no statement starts with `swift`
        1 | swift Theme
          | ^^^^^ `help` lists the statements
      """#),
    Row(
      "syntax.unterminatedString",
      """
      print "a
      b"
      """,
      ##"""
      error: this string does not end on its line
        1 | print "a
          |       ^^ add a closing `"`; text of several lines stands between `"""`
      """##),
    Row(
      "syntax.unterminatedString",
      """
      if true {
        print "a
      b"
      }
      """,
      ##"""
      error: this string does not end on its line
        2 |   print "a
          |         ^^ add a closing `"`; text of several lines stands between `"""`
      """##),
    Row(
      "syntax.surplus", #"load "a" b"#,
      #"""
      error: expected the end of this `load`, found `b`
        1 | load "a" b
          |          ^ statements are separated by a line end or `;`
      """#),
    Row(
      "syntax.invalidScalar", #"print "\u{110000}""#,
      #"""
      error: `\u{110000}` is no Unicode character
        1 | print "\u{110000}"
          |        ^^^^^^^^^^
          | write 1 to 8 hexadecimal digits up to 10FFFF, as in `\u{1F34E}`
      """#),
    Row(
      "syntax.expected", "let x = 1..2",
      #"""
      error: expected a name, found `.`
        1 | let x = 1..2
          |           ^ write `let NAME = VALUE`
      """#),
    Row(
      "syntax.strayCharacter", #"print a\b"#,
      #"""
      error: `\` has no meaning here
        1 | print a\b
          |        ^ leave it out; in a string anything can stand
      """#),
    Row(
      "syntax.assignmentInsteadOfEquality", "print 3 = 3",
      #"""
      error: `=` gives a value, and none is given here
        1 | print 3 = 3
          |         ^ did you mean `==`?
      """#),
    Row(
      "syntax.notAssignable", "cell.theme() = 3",
      #"""
      error: `cell.theme()` cannot be given a value
        1 | cell.theme() = 3
          | ^^^^^^^^^^^^ before `=` stands a name or a property, as in `cell.text`
      """#),
    Row(
      "syntax.notAssignable", "[1] = 2",
      #"""
      error: `[1]` cannot be given a value
        1 | [1] = 2
          | ^^^ before `=` stands a name or a property, as in `cell.text`
      """#),
    Row(
      "syntax.dollarName", "print $a",
      #"""
      error: `$a` has no meaning here
        1 | print $a
          |       ^^ write `a`
      """#),
    Row(
      "syntax.surplus", "reset 3",
      #"""
      error: expected the end of this `reset`, found `3`
        1 | reset 3
          |       ^ statements are separated by a line end or `;`
      """#),
    Row(
      "syntax.unknownDefinition", "redefine lamp x",
      #"""
      error: `lamp` is nothing that `redefine` knows
        1 | redefine lamp x
          |          ^^^^
          | it knows `enum`, `struct`, `class`, `trait`, `key`, `color`, `image` and
            `action`
      """#),
    Row(
      "syntax.unclosed", "repeat 2 { undo",
      #"""
      error: this `{` is never closed
        1 | repeat 2 { undo
          |          ^ add a `}`
      """#),
  ]
}
