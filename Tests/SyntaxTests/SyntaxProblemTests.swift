import Syntax
import Testing

@Suite("Problems and their sentences")
struct SyntaxProblemTests {
  /// A text with one mistake; under it what the caret stands under, `|` for a place between characters; the cause; the suggestion.
  struct Row: CustomTestStringConvertible {
    let text: String
    let marks: String
    let cause: String
    let suggestion: String?

    init(_ text: String, _ marks: String, _ cause: String, _ suggestion: String? = nil) {
      self.text = text
      self.marks = marks
      self.cause = cause
      self.suggestion = suggestion
    }

    var testDescription: String { text.debugDescription }
  }

  static let rows: [Row] = [
    Row(
      "overide form.theme = bold",
      "^^^^^^^",
      "no statement starts with `overide`",
      "did you mean `override`?"),
    Row(
      "override form theme = bold",
      "              ^^^^^",
      "expected `=` or `{`, found `theme`",
      "write `override PLACE.TRAIT = VALUE`"),
    Row(
      "override form.theme bold",
      "                    ^^^^",
      "expected `=` or `{`, found `bold`",
      "write `override PLACE.TRAIT = VALUE`"),
    Row(
      "override form.theme =",
      "                     |",
      "expected a value, found the end of the text",
      #"such as `42`, `"text"` or `cell.theme`"#),
    Row(
      "override form.theme == bold",
      "                    ^^",
      "`==` compares, and nothing is compared here",
      "did you mean `=`?"),
    Row(
      "set x",
      "     |",
      "expected `=`, found the end of the text",
      "write `set PLACE = VALUE, …`"),
    Row(
      "set x = ",
      "       |",
      "expected a value, found the end of the text",
      #"such as `42`, `"text"` or `cell.theme`"#),
    Row(
      "set x 3",
      "      ^",
      "expected `=`, found `3`",
      "write `set PLACE = VALUE, …`"),
    Row(
      "move a b",
      "       ^",
      "expected `to`, found `b`",
      "write `move PLACE to PLACE`"),
    Row(
      "move a to",
      "         |",
      "expected a place such as `form` or `form.theme`, found the end of the text",
      "write `move PLACE to PLACE`"),
    Row(
      "print 1 2",
      "        ^",
      "expected the end of this `print`, found `2`",
      "statements are separated by a line end or `;`"),
    Row(
      "print )",
      "      ^",
      "expected a value, found `)`",
      "write `print VALUE`"),
    Row(
      "print [1, 2",
      "      ^",
      "this `[` is never closed",
      "add a `]`"),
    Row(
      "foo }",
      "    ^",
      "there is no open `{` that this `}` could close",
      "leave it out, or write a `{` before it"),
    Row(
      "}",
      "^",
      "there is no open `{` that this `}` could close",
      "leave it out, or write a `{` before it"),
    Row(
      "scene main { view",
      "           ^",
      "this `{` is never closed",
      "add a `}`"),
    Row(
      #"print "abc"#,
      #"      ^^^^"#,
      "this string does not end on its line",
      #"add a closing `"`; text of several lines stands between `"""`"#),
    Row(
      #"print "a \q b""#,
      #"         ^^"#,
      #"`\q` is no escape"#,
      #"there are `\n`, `\t`, `\"`, `\\`, `\u{1F34E}` and `\(value)`"#),
    Row(
      #"print "\u{110000}""#,
      #"       ^^^^^^^^^^"#,
      #"`\u{110000}` is no Unicode character"#,
      #"write 1 to 8 hexadecimal digits up to 10FFFF, as in `\u{1F34E}`"#),
    Row(
      #"print "\u{}""#,
      #"       ^^^^"#,
      #"`\u{}` is no Unicode character"#,
      #"write 1 to 8 hexadecimal digits up to 10FFFF, as in `\u{1F34E}`"#),
    Row(
      "print 12abc",
      "      ^^^^^",
      "`12abc` is neither a number nor a name",
      "a name starts with a letter; units are `s` and `ms`, a size is written `390x844`"),
    Row(
      "print 99999999999999999999",
      "      ^^^^^^^^^^^^^^^^^^^^",
      "`99999999999999999999` does not fit into an Int",
      "the largest Int is `9223372036854775807`"),
    Row(
      "print 9223372036854775808",
      "      ^^^^^^^^^^^^^^^^^^^",
      "`9223372036854775808` does not fit into an Int",
      "the largest Int is `9223372036854775807`"),
    Row(
      "#12",
      "^^^",
      "`#12` is no colour",
      "a colour has 3, 6 or 8 hexadecimal digits, as in `#1e90ff`"),
    Row(
      "x = #xyz",
      "    ^^^^",
      "`#xyz` is no colour",
      "a colour has 3, 6 or 8 hexadecimal digits, as in `#1e90ff`"),
    Row(
      "let x = a +\n",
      "           |",
      "expected a value, found the end of the text",
      #"such as `42`, `"text"` or `cell.theme`"#),
    Row(
      "let x a",
      "      ^",
      "expected `=`, found `a`",
      "write `let NAME = VALUE`"),
    Row(
      "let 3 = a",
      "    ^",
      "expected a name, found `3`",
      "write `let NAME = VALUE`"),
    Row(
      "let x: = 3",
      "       ^",
      "expected a type, found `=`",
      "write `let NAME [: TYPE] = VALUE`"),
    Row(
      "let x: [Int = 3",
      "            ^",
      "expected `]`, found `=`",
      "the `[` before it is still open"),
    Row(
      "x += 1",
      "  ^^",
      "there is no `+=`",
      "write `x = x + …`"),
    Row(
      "/* hi */",
      "^^",
      "`/*` starts no comment",
      "a comment starts with `//` and ends with its line"),
    Row(
      "$name",
      "^^^^^",
      "`$name` has no meaning here",
      "write `name`"),
    Row(
      "let b = player.$selected",
      "               ^^^^^^^^^",
      "`$selected` has no meaning here",
      "write `selected`"),
    Row(
      "cell.registerForTraitChanges([Theme.self]) { }",
      "     ^^^^^^^^^^^^^^^^^^^^^^^",
      "`registerForTraitChanges` is spelled otherwise here",
      "write `register cell for Theme { … }`"),
    Row(
      "let t = UITraitCollection { $0.theme = .bold }",
      "        ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^",
      "`UITraitCollection` is spelled otherwise here",
      "write `traits { $0.theme = .bold }`"),
    Row(
      "if x = 3 { }",
      "     ^",
      "`=` gives a value, and none is given here",
      "did you mean `==`?"),
    Row(
      "expect x = 3",
      "         ^",
      "`=` gives a value, and none is given here",
      "did you mean `==`?"),
    Row(
      "if x { } \nelse { }",
      "          ^^^^",
      "`else` stands on a line of its own",
      "write it behind the `}` before it"),
    Row(
      "if x { } else",
      "             |",
      "expected a block `{ … }`, found the end of the text",
      "write `if VALUE { … }`"),
    Row(
      "if x",
      "    |",
      "expected a block `{ … }`, found the end of the text",
      "write `if VALUE { … }`"),
    Row(
      "if x { } els { }",
      "         ^^^",
      "no statement starts with `els`",
      "did you mean `else`?"),
    Row(
      "repeat { }",
      "       ^",
      "expected a value, found `{`",
      "write `repeat VALUE { … }`"),
    Row(
      "for x of list { }",
      "      ^^",
      "expected `in`, found `of`",
      "write `for NAME in VALUE { … }`"),
    Row(
      "for x in list",
      "             |",
      "expected a block `{ … }`, found the end of the text",
      "write `for NAME in VALUE { … }`"),
    Row(
      "define foo X",
      "       ^^^",
      "`foo` is nothing that `define` knows",
      "it knows `enum`, `struct`, `class`, `trait`, `key`, `color`, `image` and `action`"),
    Row(
      "define enm X { a }",
      "       ^^^",
      "`enm` is nothing that `define` knows",
      "did you mean `enum`?"),
    Row(
      "define enum X",
      "             |",
      "expected `{`, found the end of the text",
      "write `define enum NAME { NAME, … }`"),
    Row(
      "define enum X { a b }",
      "                  ^",
      "expected `,` or `}`, found `b`",
      "write a `,` before it"),
    Row(
      "define enum { a }",
      "            ^",
      "expected a name, found `{`",
      "write `define enum NAME { NAME, … }`"),
    Row(
      "define trait T",
      "              |",
      "expected `=`, found the end of the text",
      "write `define trait NAME = VALUE`"),
    Row(
      "define trait T: Int",
      "                   |",
      "expected `=`, found the end of the text",
      "write `define trait NAME = VALUE`"),
    Row(
      #"define trait T = 3 { nme "x" }"#,
      #"                     ^^^"#,
      "nothing in this block starts with `nme`",
      "did you mean `name`?"),
    Row(
      "define trait T = 3 { name x }",
      "                          ^",
      "expected a string, found `x`",
      #"write `name "theme"`"#),
    Row(
      "define trait T = 3 { affects colour }",
      "                             ^^^^^^",
      "expected `color`, found `colour`",
      "write `affects color`"),
    Row(
      "define action a(x, y, z) { }",
      "                      ^",
      "an action has at most two parameters",
      "they are `sender` and `previous`"),
    Row(
      "define action a { }",
      "                ^",
      "expected `(`, found `{`",
      "write `define action NAME (NAME, NAME) { … }`"),
    Row(
      "enum X { a }",
      "^^^^",
      "no statement starts with `enum`",
      "write `define enum …`"),
    Row(
      "struct Foo: UITraitDefinition { }",
      "^^^^^^^^^^",
      "`struct Foo: UITraitDefinition` is spelled otherwise here",
      "write `define trait Foo = 0`"),
    Row(
      "struct Foo { }",
      "^^^^^^",
      "no statement starts with `struct`",
      "write `define struct …`"),
    Row(
      "func f() { }",
      "^^^^",
      "no statement starts with `func`",
      "write `define action NAME(sender, previous) { … }`"),
    Row(
      "a -1",
      "  ^",
      "this `-` belongs to what follows it",
      "between two values it has blanks on both sides or on neither"),
    Row(
      "a == b == c",
      "       ^^",
      "expected the end of the statement, found `==`",
      "join comparisons with `&&`"),
    Row(
      "3 = x",
      "^",
      "`3` cannot be given a value",
      "before `=` stands a name or a property, as in `cell.text`"),
    Row(
      "f(x) = 3",
      "^^^^",
      "`f(x)` cannot be given a value",
      "before `=` stands a name or a property, as in `cell.text`"),
    Row(
      "present sheet x on y { }",
      "        ^^^^^",
      "expected `inspector`, found `sheet`",
      "write `present inspector NAME on PLACE { … }`"),
    Row(
      "present inspector x on y { columWidth 3 }",
      "                           ^^^^^^^^^^",
      "nothing in this block starts with `columWidth`",
      "did you mean `columnWidth`?"),
    Row(
      "present inspector x { }",
      "                    ^",
      "expected `on`, found `{`",
      "write `present inspector NAME on PLACE { … }`"),
    Row(
      "what then",
      "     ^^^^",
      "expected `if`, found `then`",
      "write `what if { … }`"),
    Row(
      "remove on cell",
      "              |",
      "expected an event such as `layoutSubviews`, found the end of the text",
      "write `remove on PLACE EVENT`"),
    Row(
      "set updates foo",
      "            ^^^",
      "expected `manual` or `automatic`, found `foo`",
      "write `set updates manual`"),
    Row(
      "update traits",
      "             |",
      "expected a place such as `form` or `form.theme`, found the end of the text",
      "write `update traits PLACE`"),
    Row(
      "update foo",
      "       ^^^",
      "expected the end of this `update`, found `foo`",
      "write `update traits foo`"),
    Row(
      "next foo",
      "     ^^^",
      "expected the end of this `next`, found `foo`",
      "statements are separated by a line end or `;`"),
    Row(
      "register cell theme { }",
      "              ^^^^^",
      "expected `for`, found `theme`",
      "write `register PLACE for TRAIT, … { … }`"),
    Row(
      "register cell for { }",
      "                  ^",
      "expected a trait, found `{`",
      "write `register PLACE for TRAIT, … { … }`"),
    Row(
      "register cell for theme",
      "                       |",
      "expected a block `{ … }`, `target` or `action`, found the end of the text",
      "write `register PLACE for TRAIT, … { … }`"),
    Row(
      "register cell for theme target x { }",
      "                                 ^",
      "expected `action`, found `{`",
      "write `register [PLACE] for TRAIT, … [capturing NAME, …] { … } | [target PLACE] action NAME`"),
    Row(
      "show 3",
      "     ^",
      "expected a topic such as `tree`, found `3`",
      "write `show TOPIC`"),
    Row(
      "expect error { ",
      "             ^",
      "this `{` is never closed",
      "add a `}`"),
    Row(
      #"expect error "x\(y)" { }"#,
      #"             ^^^^^^^"#,
      "this string must be known beforehand",
      #"leave out the `\( )`"#),
    Row(
      "print “hi”",
      "      ^",
      "`“` has no meaning here",
      #"strings stand between straight double quotes, `"`"#),
    Row(
      "print 'hi'",
      "      ^",
      "`'` has no meaning here",
      #"strings stand between straight double quotes, `"`"#),
    Row(
      "a & b",
      "  ^",
      "`&` has no meaning here",
      "write `&&`"),
    Row(
      "a ? b",
      "     |",
      "expected `:`, found the end of the text",
      "write `condition ? value : other`"),
    Row(
      "x = \0",
      "    ^",
      "the control character U+0000 cannot stand here",
      #"leave it out; in a string it is written `\u{0}`"#),
    Row(
      "print \"\0\"",
      "       ^",
      "the control character U+0000 cannot stand here",
      #"leave it out; in a string it is written `\u{0}`"#),
    Row(
      "\u{1B}[31m",
      "^",
      "the control character U+001B cannot stand here",
      #"leave it out; in a string it is written `\u{1B}`"#),
    Row(
      "x = 1 . b",
      "      ^",
      "expected the end of the statement, found `.`",
      "statements are separated by a line end or `;`"),
    Row(
      "a.3",
      "  ^",
      "expected a name, found `3`",
      "a name starts with a letter or `_`"),
    Row(
      "f(a b)",
      "    ^",
      "expected `,` or `)`, found `b`",
      "write a `,` before it"),
    Row(
      "f(a,",
      " ^",
      "this `(` is never closed",
      "add a `)`"),
    Row(
      "[a b]",
      "   ^",
      "expected `,` or `]`, found `b`",
      "write a `,` before it"),
    Row(
      "{ }",
      "^",
      "expected a statement, found `{`",
      "`help` lists the statements"),
    Row(
      "embed page",
      "^^^^^",
      "no statement starts with `embed`",
      "`help` lists the statements"),
    Row(
      "swift on",
      "^^^^^",
      "no statement starts with `swift`",
      "`help` lists the statements"),
    Row(
      "a..<b",
      "  ^",
      "expected a name, found `.`",
      "a name starts with a letter or `_`"),
    Row(
      "200...300...400...500",
      "               ^^^",
      "expected the end of the statement, found `...`",
      "statements are separated by a line end or `;`"),
    Row(
      "print a; foo bar; print b",
      "         ^^^",
      "no statement starts with `foo`",
      "`help` lists the statements"),
    Row(
      #"print "a \(b"#,
      #"      ^^^^^^"#,
      "this string does not end on its line",
      #"add a closing `"`; text of several lines stands between `"""`"#),
    Row(
      #"print "a \(b c) d""#,
      #"             ^"#,
      "expected `)`, found `c`",
      "the `(` before it is still open"),
    Row(
      #"x = """abc"#,
      #"    ^^^^^^"#,
      "this text is never ended",
      #"add a line with `"""`"#),
    Row(
      "x = \"\"\"\nabc\n \"\"\"",
      "        ^",
      #"this line has less indentation than the closing `"""`"#,
      "begin it with the same blanks"),
    Row(
      "x = \"\"\"\n abc \"\"\"",
      "             ^^^",
      #"text stands beside `"""`"#,
      "text of several lines stands on lines of its own"),
    Row(
      "resize main 700x800",
      "            ^^^^^^^",
      "expected `to`, found `700x800`",
      "write `resize PLACE to SIZE`"),
    Row(
      "create badge",
      "            |",
      "expected a name, found the end of the text",
      "write `create KIND NAME`"),
    Row(
      "create view",
      "           |",
      "expected a name, found the end of the text",
      "write `create KIND NAME`"),
    Row(
      "scene 3",
      "      ^",
      "expected a name, found `3`",
      "write `scene NAME`"),
    Row(
      "on cell draw",
      "            |",
      "expected a block `{ … }`, found the end of the text",
      "write `on PLACE EVENT { … }`"),
    Row(
      "diff 1",
      "      |",
      "expected the number of a state, found the end of the text",
      "write `diff NUMBER NUMBER`"),
    Row(
      "a = b = c",
      "      ^",
      "`=` gives a value, and none is given here",
      "did you mean `==`?"),
    Row(
      "drag x to",
      "         |",
      "expected a value, found the end of the text",
      "write `drag PLACE to VALUE`"),
    Row(
      "scene main on { }",
      "              ^",
      "expected a device, found `{`",
      "write `scene NAME [on DEVICE] [{ … }]`"),
    Row(
      "print(1))",
      "        ^",
      "there is no open `(` that this `)` could close",
      "leave it out, or write a `(` before it"),
    Row(
      "view(x",
      "    ^",
      "expected a name, found `(`",
      "write `view NAME`"),
    Row(
      "view x y",
      "       ^",
      "expected the end of this `view`, found `y`",
      "statements are separated by a line end or `;`"),
    Row(
      "traits { theme bold }",
      "               ^^^^",
      "expected `=`, found `bold`",
      "write `theme = bold`: a name, `=` and its value"),
    Row(
      "traits { theme = bold, x = 3 }",
      "                     ^",
      "expected the end of the line or `}`, found `,`",
      "write a `;` before it, or a line of its own"),
    Row(
      "phone modifying { theme = }",
      "                          ^",
      "expected a value, found `}`",
      #"such as `42`, `"text"` or `cell.theme`"#),
    Row(
      "theme = = bold",
      "        ^",
      "expected a value, found `=`",
      "write `set PLACE = VALUE, …`"),
    Row(
      "a +* b",
      "   ^",
      "expected a value, found `*`",
      #"such as `42`, `"text"` or `cell.theme`"#),
  ]

  @Test("a mistake is one problem, with its place and its sentence", arguments: rows)
  func sentence(row: Row) {
    let reading = Reading(row.text)
    #expect(reading.script.problems.count == 1)
    guard let problem = reading.script.problems.first else { return }
    #expect(problem.sentence.cause == row.cause)
    #expect(problem.sentence.suggestion == row.suggestion)
    let before = String(decoding: row.text.utf8.prefix(problem.range.start), as: UTF8.self)
    let under = reading[problem.range]
    let marks = under.isEmpty ? "|" : String(repeating: "^", count: under.unicodeScalars.count)
    #expect(String(repeating: " ", count: before.unicodeScalars.count) + marks == row.marks)
  }

  @Test("several mistakes are several problems, and what is right is read")
  func severalMistakes() {
    let reading = Reading(
      """
      print 1
      overide form.theme = bold
      scene main {
        vew header
        view title
        controller root { move a b }
      }
      print 2; move; print 3
      print (4
      print 5
      """)
    #expect(
      reading.script.problems.map { reading[$0.range] } == ["overide", "vew", "b", "("])
    #expect(
      reading.shapes == [
        "print value: 1", "print value: 2", "expression value: move", "print value: 3", "print value: 5",
      ])
  }

  @Test("a brace that is missing at the end is told beside the mistakes in the block")
  func missingBraceAndMistake() {
    #expect(
      Reading("scene main { overide x = 1").causes == [
        "no statement starts with `overide`", "this `{` is never closed",
      ])
  }

  @Test("a string that swallows the closing brace is the one mistake")
  func stringSwallowsBrace() {
    #expect(Reading("turn { print \"abc }").causes == ["this string does not end on its line"])
  }

  @Test("a problem names the bracket that is open")
  func openBracket() {
    let problem = Reading("print (1 2)").script.problems.first
    #expect(problem?.opening == Opening(.parenthesis, SourceRange(6, 7)))
  }

  @Test("characters that steer a terminal are shown escaped")
  func escaped() {
    #expect(
      Reading("\u{202E}abc x").causes == ["the control character U+202E cannot stand here"])
    #expect(Reading("x = 12a\u{200D}b").causes == ["`12a\\u{200D}b` is neither a number nor a name"])
    #expect(Reading("frob \"a\u{1B}[31m\"").script.problems.count == 1)
    #expect(Reading("f(x \"a\u{1B}[31m\")").causes == ["expected `,` or `)`, found `\"a\\u{1B}[31m\"`"])
  }

  @Test(
    "bytes that are not UTF-8 have a place",
    arguments: [
      ([0x78, 0x20, 0x3D, 0x20, 0xFF], 4..<5), ([0x22, 0xC3, 0x22], 1..<2),
      ([0x2F, 0x2F, 0xED, 0xA0, 0x80], 2..<5),
      ([0xE2, 0x82], 0..<2), ([0x78, 0xF5, 0x80], 1..<3),
    ] as [([UInt8], Range<Int>)])
  func invalidUTF8(bytes: [UInt8], place: Range<Int>) {
    var names = NameTable()
    let problems = bytes.withUnsafeBufferPointer { Script($0, names: &names).problems }
    #expect(problems.map(\.range) == [SourceRange(place.lowerBound, place.upperBound)])
    #expect(
      problems.map(\.sentence.cause) == [
        "the byte 0x\(String(bytes[place.lowerBound], radix: 16, uppercase: true)) is not UTF-8"
      ])
  }

  @Test(
    "nesting without end is a problem, not a crash",
    arguments: [
      "{", "turn {", "scene a {", "x = (", "x = [", "!", "- ", "a ? b : ", "print \"\\(", "let x: [",
      "what if { } ", "x = (a + [b, ",
      "if a { } else ",
    ])
  func deepNesting(piece: String) {
    let text = String(repeating: piece, count: 10_000)
    #expect(Reading(text).script.problems.count == 1)
  }

  @Test("256 brackets may stand inside one another, 257 may not")
  func limit() {
    func nested(_ count: Int) -> String {
      "x = " + String(repeating: "(", count: count) + "1" + String(repeating: ")", count: count)
    }
    #expect(Reading(nested(256)).causes == [])
    #expect(Reading(nested(257)).causes == ["more than 256 brackets stand inside one another"])
  }

  @Test("a line of a megabyte is read, or is one problem")
  func longLines() {
    let many = 250_000
    #expect(Reading("x = [" + String(repeating: "12, ", count: many) + "]").forms == [.assign])
    #expect(Reading("x = \"" + String(repeating: "a", count: 4 * many) + "\"").forms == [.assign])
    let causes = ["more than 1000 parts of this statement lie inside one another"]
    #expect(Reading("x = 1" + String(repeating: " + 1", count: many)).causes == causes)
    #expect(Reading("x" + String(repeating: ".a", count: many)).causes == causes)
  }
}
