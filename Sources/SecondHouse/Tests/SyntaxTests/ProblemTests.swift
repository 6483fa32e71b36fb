import Syntax
import Testing

@Suite("Problems")
struct ProblemTests {
  /// A text with one mistake; under it what the caret stands under, `|` for a place between characters; the
  /// cause; what would have worked.
  struct Row: CustomTestStringConvertible {
    let text: String
    let marks: String
    let message: String
    let suggestion: String?

    init(_ text: String, _ marks: String, _ message: String, _ suggestion: String?) {
      self.text = text
      self.marks = marks
      self.message = message
      self.suggestion = suggestion
    }

    var testDescription: String { text.debugDescription }
  }

  static let rows: [Row] = [
    Row(
      "overide form.theme = bold", "^^^^^^^", "no statement starts with `overide`", "did you mean `override`?"
    ),
    Row(
      "override form theme = bold", "              ^^^^^", "expected `=` or a block `{ … }`, found `theme`",
      "write `override PLACE = VALUE | { … }`"),
    Row(
      "override form.theme bold", "                    ^^^^", "expected `=` or a block `{ … }`, found `bold`",
      "write `override PLACE = VALUE | { … }`"),
    Row(
      "override form.theme =", "                     |", "expected a value, found the end of the text",
      "write `override PLACE = VALUE | { … }`"),
    Row(
      "override form.theme == bold", "                    ^^", "`==` compares, and nothing is compared here",
      "did you mean `=`?"),
    Row("set x", "     |", "expected `=`, found the end of the text", "write `set PLACE = VALUE, …`"),
    Row(
      "set x = ", "       |", "expected a value, found the end of the text", "write `set PLACE = VALUE, …`"),
    Row("set x 3", "      ^", "expected `=`, found `3`", "write `set PLACE = VALUE, …`"),
    Row("move a b", "       ^", "expected `to`, found `b`", "write `move PLACE to DESTINATION`"),
    Row(
      "move a to", "         |", "expected a place such as `form` or `form.theme`, found the end of the text",
      "write `move PLACE to DESTINATION`"),
    Row(
      "print 1 2", "        ^", "expected the end of this `print`, found `2`",
      "statements are separated by a line end or `;`"),
    Row(
      "print )", "      ^", "there is no open `(` that this `)` could close",
      "leave it out, or write a `(` before it"),
    Row("print [1, 2", "      ^", "this `[` is never closed", "add a `]`"),
    Row(
      "foo }", "    ^", "there is no open `{` that this `}` could close",
      "leave it out, or write a `{` before it"),
    Row("}", "^", "there is no open `{` that this `}` could close", "leave it out, or write a `{` before it"),
    Row("scene main { view", "           ^", "this `{` is never closed", "add a `}`"),
    Row(
      #"print "abc"#, "      ^^^^", "this string does not end on its line",
      #"add a closing `"`; text of several lines stands between `"""`"#),
    Row(
      #"print "a \q b""#, "         ^^", #"`\q` is no escape"#,
      #"there are `\n`, `\t`, `\"`, `\\`, `\u{1F34E}` and `\(value)`"#),
    Row(
      #"print "\u{110000}""#, "       ^^^^^^^^^^", #"`\u{110000}` is no Unicode character"#,
      #"write 1 to 8 hexadecimal digits up to 10FFFF, as in `\u{1F34E}`"#),
    Row(
      #"print "\u{}""#, "       ^^^^", #"`\u{}` is no Unicode character"#,
      #"write 1 to 8 hexadecimal digits up to 10FFFF, as in `\u{1F34E}`"#),
    Row(
      "print 12abc", "      ^^^^^", "`12abc` is neither a number nor a name",
      "a name starts with a letter; units are `s` and `ms`, a size is written `390x844`"),
    Row(
      "print 99999999999999999999", "      ^^^^^^^^^^^^^^^^^^^^",
      "`99999999999999999999` does not fit into an Int", "the largest Int is `9223372036854775807`"),
    Row(
      "print 9223372036854775808", "      ^^^^^^^^^^^^^^^^^^^",
      "`9223372036854775808` does not fit into an Int", "the largest Int is `9223372036854775807`"),
    Row("#12", "^^^", "`#12` is no colour", "a colour has 3, 6 or 8 hexadecimal digits, as in `#1e90ff`"),
    Row(
      "x = #xyz", "    ^^^^", "`#xyz` has no meaning here",
      "a colour has 3, 6 or 8 hexadecimal digits, as in `#1e90ff`"),
    Row(
      "let x = a +\n", "           |", "expected a value, found the end of the text",
      #"such as `42`, `"text"` or `cell.theme`"#),
    Row("let x a", "      ^", "expected `=`, found `a`", "write `let NAME = VALUE`"),
    Row("let 3 = a", "    ^", "expected a name, found `3`", "write `let NAME = VALUE`"),
    Row("let x: = 3", "       ^", "expected a type, found `=`", "write `let NAME: TYPE = VALUE`"),
    Row("let x: [Int = 3", "            ^", "expected `]`, found `=`", "the `[` before it is still open"),
    Row("if x = 3 { }", "     ^", "`=` gives a value, and none is given here", "did you mean `==`?"),
    Row("expect x = 3", "         ^", "`=` gives a value, and none is given here", "did you mean `==`?"),
    Row(
      "if x { } \nelse { }", "          ^^^^", "`else` stands on a line of its own",
      "write it behind the `}` before it"),
    Row(
      "if x { } else", "             |", "expected a block `{ … }`, found the end of the text",
      "write `if VALUE { … } else { … }`"),
    Row("if x", "    |", "expected a block `{ … }`, found the end of the text", "write `if VALUE { … }`"),
    Row(
      "repeat { }", "          |", "expected `while`, found the end of the text",
      "write `repeat { … } while VALUE`, or `repeat 3 { … }`"),
    Row("for x of list { }", "      ^^", "expected `in`, found `of`", "write `for NAME in VALUE { … }`"),
    Row(
      "for x in list", "             |", "expected a block `{ … }`, found the end of the text",
      "write `for NAME in VALUE { … }`"),
    Row(
      "define foo X", "       ^^^", "`foo` is nothing that `define` knows",
      "it knows `plain`, `objc`, `enum`, `struct`, `class`, `trait`, `color`, `image`, `action` and `key`"),
    Row("define enm X { a }", "       ^^^", "`enm` is nothing that `define` knows", "did you mean `enum`?"),
    Row(
      "define enum X", "             |", "expected `{`, found the end of the text",
      "write `define enum NAME [: TYPE] { … }`"),
    Row(
      "define enum X { a b }", "                  ^", "expected `,` or `}`, found `b`",
      "write a `,` before it"),
    Row(
      "define enum { a }", "            ^", "expected a name, found `{`",
      "write `define enum NAME [: TYPE] { … }`"),
    Row(
      "define trait T", "              |", "expected `=`, found the end of the text",
      "write `define trait NAME [: TYPE] = VALUE [{ … }]`"),
    Row(
      "define trait T: Int", "                   |", "expected `=`, found the end of the text",
      "write `define trait NAME [: TYPE] = VALUE [{ … }]`"),
    Row(
      #"define trait T = 3 { nme "x" }"#, "                     ^^^",
      "nothing in this block starts with `nme`", "did you mean `name`?"),
    Row(
      "define trait T = 3 { affects colour }", "                             ^^^^^^",
      "expected `color`, found `colour`", "did you mean `color`?"),
    Row(
      "define action a { }", "                ^", "expected `(`, found `{`",
      "write `define action NAME([PARAMETER, …]) { … }`"),
    Row("enum X { a }", "         ^", "a case of an enum stands behind `case`", "write `case a`"),
    Row(
      "a -1", "  ^", "this `-` belongs to what follows it",
      "between two values it has blanks on both sides or on neither"),
    Row(
      "a == b == c", "       ^^", "expected the end of the comparison, found `==`",
      "join comparisons with `&&`"),
    Row(
      "3 = x", "^", "`3` cannot be given a value", "before `=` stands a name or a property, as in `cell.text`"
    ),
    Row(
      "f(x) = 3", "^^^^", "`f(x)` cannot be given a value",
      "before `=` stands a name or a property, as in `cell.text`"),
    Row(
      "present inspector x on y { columWidth 3 }", "                           ^^^^^^^^^^",
      "nothing in this block starts with `columWidth`", "did you mean `columnWidth`?"),
    Row(
      "present inspector x { }", "                    ^", "expected `on`, found `{`",
      "write `present inspector|sheet|popover|fullScreenCover|alert|confirmationDialog NAME on PLACE [isPresented BINDING | item BINDING] [{ … }]`"
    ),
    Row("what then", "     ^^^^", "`then` is nothing that `what` knows", "it knows `if`"),
    Row(
      "remove on cell", "              |", "expected a name, found the end of the text",
      "write `remove on PLACE EVENT`"),
    Row(
      "set updates foo", "            ^^^", "expected `manual` or `automatic`, found `foo`",
      "write `set updates manual | automatic`"),
    Row(
      "update traits", "       ^^^^^^", "expected the end of this `update`, found `traits`",
      "write `update traits PLACE`"),
    Row(
      "update foo", "       ^^^", "expected the end of this `update`, found `foo`",
      "write `update traits PLACE`"),
    Row(
      "next foo", "     ^^^", "expected the end of this `next`, found `foo`",
      "statements are separated by a line end or `;`"),
    Row(
      "register cell theme { }", "              ^^^^^", "expected `for`, found `theme`",
      "write `register [PLACE] for KEY, … [capturing CAPTURE, …] { … } | [target TARGET] action ACTION`"),
    Row(
      "register cell for { }", "                  ^", "expected a value, found `{`",
      "write `register [PLACE] for KEY, … [capturing CAPTURE, …] { … } | [target TARGET] action ACTION`"),
    Row(
      "register cell for theme", "                       |",
      "expected a block `{ … }`, `target` or `action`, found the end of the text",
      "write `register [PLACE] for KEY, … [capturing CAPTURE, …] { … } | [target TARGET] action ACTION`"),
    Row(
      "register cell for theme target x { }", "                                 ^",
      "expected `action`, found `{`",
      "write `register [PLACE] for KEY, … [capturing CAPTURE, …] { … } | [target TARGET] action ACTION`"),
    Row("show 3", "     ^", "expected a name, found `3`", "write `show [all] TOPIC [PLACE [SECOND]]`"),
    Row("expect error { ", "             ^", "this `{` is never closed", "add a `}`"),
    Row(
      "print “hi”", "      ^", "`“` has no meaning here",
      #"strings stand between straight double quotes, `"`"#),
    Row(
      "print 'hi'", "      ^", "`'` has no meaning here",
      #"strings stand between straight double quotes, `"`"#),
    Row("a ? b", "     |", "expected `:`, found the end of the text", "write `condition ? value : other`"),
    Row(
      "x = \0", "    ^", "the control character U+0000 cannot stand here",
      #"leave it out; in a string it is written `\u{0}`"#),
    Row("print \"\0\"", "       ^", "a control character stands in this string", #"write `\u{0}`"#),
    Row(
      "\u{1B}[31m", "^", "the control character U+001B cannot stand here",
      #"leave it out; in a string it is written `\u{1B}`"#),
    Row(
      "x = 1 . b", "      ^", "expected the end of the statement, found `.`",
      "statements are separated by a line end or `;`"),
    Row("f(a b)", "    ^", "expected `,` or `)`, found `b`", "write a `,` before it"),
    Row("f(a,", " ^", "this `(` is never closed", "add a `)`"),
    Row("[a b]", "   ^", "expected `,` or `]`, found `b`", "write a `,` before it"),
    Row("{ }", "^", "expected a statement, found `{`", "`help` lists the statements"),
    Row("embed page", "^^^^^", "no statement starts with `embed`", "`help` lists the statements"),
    Row(
      "200...300...400...500", "               ^^^", "expected the end of the range, found `...`",
      "a range has two parts, and bounds have three"),
    Row(
      "print a; foo bar; print b", "         ^^^", "no statement starts with `foo`",
      "`help` lists the statements"),
    Row(
      #"print "a \(b"#, "      ^^^^^^", "this string does not end on its line",
      #"add a closing `"`; text of several lines stands between `"""`"#),
    Row(#"print "a \(b c) d""#, "             ^", "expected `,` or `)`, found `c`", #"write `\(value)`"#),
    Row(
      #"x = """abc"#, "       ^^^", #"text stands beside `"""`"#,
      "text of several lines stands on lines of its own"),
    Row(
      "x = \"\"\"\nabc\n \"\"\"", "        ^", #"this line has less indentation than the closing `"""`"#,
      "begin it with the same blanks"),
    Row(
      "x = \"\"\"\n abc \"\"\"", "             ^^^", #"text stands beside `"""`"#,
      "text of several lines stands on lines of its own"),
    Row(
      "resize main 700x800", "            ^^^^^^^", "expected `to`, found `700x800`",
      "write `resize PLACE to SIZE`"),
    Row(
      "create badge", "            |", "expected a name, found the end of the text",
      "write `create KIND NAME [in PLACE] [{ … }]`"),
    Row(
      "create view", "           |", "expected a name, found the end of the text",
      "write `create KIND NAME [in PLACE] [{ … }]`"),
    Row(
      "scene 3", "      ^", "expected a name, found `3`",
      "write `scene NAME [on DEVICE [portrait|landscape | SIZE]] [{ … }]`"),
    Row(
      "on cell draw", "            |", "expected a block `{ … }`, found the end of the text",
      "write `on [PLACE] EVENT { … }`"),
    Row("diff 1", "      |", "expected a word, found the end of the text", "write `diff FIRST SECOND`"),
    Row("a = b = c", "      ^", "`=` gives a value, and none is given here", "did you mean `==`?"),
    Row(
      "drag x to", "         |", "expected a value, found the end of the text", "write `drag PLACE to VALUE`"),
    Row(
      "scene main on { }", "              ^", "expected a name, found `{`",
      "write `scene NAME [on DEVICE [portrait|landscape | SIZE]] [{ … }]`"),
    Row(
      "print(1))", "        ^", "there is no open `(` that this `)` could close",
      "leave it out, or write a `(` before it"),
    Row("view(x", "    ^", "this `(` is never closed", "add a `)`"),
    Row(
      "view x y", "       ^", "expected the end of this `view`, found `y`",
      "statements are separated by a line end or `;`"),
    Row(
      "traits { theme bold }", "         ^^^^^", "no statement starts with `theme`",
      "did you mean `theme = bold`?"),
    Row(
      "traits { theme = bold, x = 3 }", "                     ^",
      "expected the end of the statement, found `,`", "statements are separated by a line end or `;`"),
    Row(
      "phone modifying { theme = }", "                          ^", "expected a value, found `}`",
      #"such as `42`, `"text"` or `cell.theme`"#),
    Row(
      "theme = = bold", "        ^", "expected a value, found `=`", #"such as `42`, `"text"` or `cell.theme`"#
    ),
    Row(
      "a +* b", "  ^", "this `+` belongs to what follows it",
      "between two values it has blanks on both sides or on neither"),
    Row(
      "overide form {\n  theme = bold\n}\n", "^^^^^^^", "no statement starts with `overide`",
      "did you mean `override`?"),
    Row("await f()", "^^^^^", "concurrency is not part of Mendel", nil),
    Row(
      "func f<T>(a: T) { }", "      ^", "a generic declaration of one's own is not part of Mendel",
      "write the type itself"),
    Row(
      "struct A<T> { }", "        ^", "a generic declaration of one's own is not part of Mendel",
      "write the type itself"),
    Row("func f() async { }", "         ^^^^^", "concurrency is not part of Mendel", nil),
    Row("throw a", "^^^^^", "`throw` is not part of Mendel", "answer with `nil`, or print what is wrong"),
    Row(
      "do { a } catch { b }", "         ^^^^^", "`catch` is not part of Mendel",
      "nothing that Mendel has throws: leave it out"),
    Row("infix operator +++", "      ^^^^^^^^", "an operator of one's own is not part of Mendel", nil),
    Row("func +++ (a: A) { }", "     ^", "an operator of one's own is not part of Mendel", "give it a name"),
    Row(
      "extension A where B == C { }", "            ^^^^^", "a `where` on a declaration is not part of Mendel",
      "leave it out"),
    Row(
      "func f(a: Int...) { }", "             ^^^",
      "a parameter of any number of values is not part of Mendel", "take an array"),
    Row("func f(a) { }", "        ^", "expected `:`, found `)`", "a parameter is written `label name: TYPE`"),
    Row("func f { }", "       ^", "expected `(`, found `{`", "write `func NAME(label name: TYPE) { … }`"),
    Row(
      "func f()", "        |", "expected a block `{ … }`, found the end of the text",
      "write `func NAME() { … }`"),
    Row("struct A", "        |", "expected `{`, found the end of the text", "write `struct NAME { … }`"),
    Row(
      "struct A { a = 1 }", "           ^", "a type holds only declarations, and `a` starts none",
      "write `var`, `let`, `func` or `init` before it, or put it into a function"),
    Row("enum A { b, c }", "         ^", "a case of an enum stands behind `case`", "write `case b`"),
    Row(
      "struct A { vr b = 1 }", "           ^^", "a type holds only declarations, and `vr` starts none",
      "write `var`, `let`, `func` or `init` before it, or put it into a function"),
    Row("class { }", "      ^", "expected a name, found `{`", "write `class NAME { … }`"),
    Row("let = 3", "    ^", "expected a name, found `=`", "write `let NAME = VALUE`"),
    Row(
      "let class = 3", "    ^^^^^", "expected a name, found `class`",
      "`class` is a word of Swift; a name is written `` `class` ``"),
    Row("var a", "     |", "expected `=`, found the end of the text", "write `var NAME = VALUE`"),
    Row("for in a { }", "    ^^", "expected a name, found `in`", "write `for NAME in VALUE { … }`"),
    Row("while { }", "      ^", "expected a value, found `{`", #"such as `42`, `"text"` or `cell.theme`"#),
    Row("guard a { }", "        ^", "expected `else`, found `{`", "write `guard VALUE else { … }`"),
    Row(
      "switch a { b }", "           ^", "expected `case` or `default`, found `b`",
      "a `switch` is written `switch value { case .dark: … }`"),
    Row("switch a { case .b }", "                   ^", "expected `:`, found `}`", "write `case .dark: …`"),
    Row(
      "switch a", "        |", "expected a block `{ … }`, found the end of the text",
      "write `switch VALUE { case … }`"),
    Row("if let 3 = a { }", "       ^", "expected a name, found `3`", "write `if let name = value { … }`"),
    Row(
      "#available(iOS 17, *)", "^^^^^^^^^^", "`#available` has no meaning here",
      "it is a condition of `if`, `guard` or `while`"),
    Row(
      "if #available(iOS, *) { }", "                 ^", "expected a version, found `,`",
      "write `#available(iOS 17, *)`"),
    Row(
      "let a: B & C = d", "         ^", "a composition of protocols is not part of Mendel",
      "write one of them"),
    Row("let a: (B = c", "          ^", "expected `,` or `)`, found `=`", "the `(` before it is still open"),
    Row(
      "var a: Int { get { 1 } foo { 2 } }", "                       ^^^",
      "expected `get`, `set`, `willSet`, `didSet` or `}`, found `foo`",
      "a property is written `var a: Int { get { … } set { … } }`"),
    Row(
      "a = #selecter(b)", "    ^^^^^^^^^", "`#selecter` has no meaning here",
      "did you mean `selector`?"),
    Row("case .a", "^^^^", "`case` stands only in a `switch`", nil),
    Row("catch { }", "^^^^^", "there is no `do` before this `catch`", nil),
    Row(#"x/"a\(b)""#, "  ^^^^^^^", "a step of a path is a plain text", #"leave out the `\( )`"#),
    Row(#"\a"#, "  |", "expected `.`, found the end of the text", #"a key path is written `\.theme`"#),
    Row("f(a = 1)", "    ^", "`=` gives a value, and none is given here", "did you mean `==`?"),
    Row("@ var a = 1", "  ^^^", "expected the name of an attribute, found `var`", "such as `@State`"),
    Row(
      "@State a = 1", "       ^", "expected a declaration, found `a`",
      "such as `var`, `let`, `func` or `struct`"),
    Row("private a = 1", "^^^^^^^", "`private` stands before a declaration", "such as `private var a = 1`"),
    Row("import", "      |", "expected a module, found the end of the text", "write `import SwiftUI`"),
    Row(
      "typealias A", "           |", "expected `=`, found the end of the text",
      "write `typealias NAME = TYPE`"),
    Row(
      "repeat 3", "        |", "expected a block `{ … }`, found the end of the text",
      "write `repeat COUNT { … }`"),
    Row(
      "define plain foo { }", "             ^^^", "`foo` is nothing that `define plain` knows",
      "it knows `enum`"),
    Row(
      "present shet x on y { }", "        ^^^^",
      "expected `inspector`, `sheet`, `popover`, `fullScreenCover`, `alert` or `confirmationDialog`, found `shet`",
      "did you mean `sheet`?"),
    Row(
      "swipe sideways a", "      ^^^^^^^^", "expected `up`, `down`, `left` or `right`, found `sideways`",
      "write `swipe up|down|left|right PLACE`"),
    Row("[1: 2, 3]", "        ^", "expected `:`, found `]`", "a dictionary is written `[key: value]`"),
    Row("a ? b c", "      ^", "expected `:`, found `c`", "write `condition ? value : other`"),
    Row(#""a \(b, c: d e)""#, "             ^", "expected `,` or `)`, found `e`", #"write `\(value)`"#),
    Row(
      "for x in a where { }", "                 ^", "expected a value, found `{`",
      #"such as `42`, `"text"` or `cell.theme`"#),
    Row("break outer", "      ^^^^^", "a label of a loop is not part of Mendel", nil),
    Row("#endif", "^^^^^^", "there is no `#if` before this `#endif`", "leave it out"),
    Row("/* a", "^^", "this comment is never ended", "add a `*/`"),
    Row("print \"\"\"\nabc", "      ^^^", "this text is never ended", #"add a line with `"""`"#),
    Row("f(a: )", "     ^", "expected a value, found `)`", #"such as `42`, `"text"` or `cell.theme`"#),
    Row("let (a, b)", "          |", "expected `=`, found the end of the text", "write `let (a, b) = VALUE`"),
    Row(
      #"macro m() = #externalMacro(module: "a", type: "b")"#, "^^^^^",
      "a macro of one's own is not part of Mendel", nil),
    Row(
      "protocol P { associatedtype A }", "             ^^^^^^^^^^^^^^",
      "a generic protocol is not part of Mendel", nil),
    Row("for await a in b { }", "    ^^^^^", "concurrency is not part of Mendel", nil),
    Row("`a b`", "^", "there is no name between backticks here", "write `` `default` ``"),
    Row("#if os(iOS)\na", "^^^", "this `#if` is never ended", "add a line with `#endif`"),
    Row(
      "animate easeInOut", "                 |", "expected a block `{ … }`, found the end of the text",
      "write `animate [CURVE] [DURATION] { … }`"),
    Row("move a too b", "       ^^^", "expected `to`, found `too`", "write `move PLACE to DESTINATION`"),
  ]

  @Test("a mistake is one problem, with its place, its cause and what would have worked", arguments: rows)
  func mistake(row: Row) {
    let reading = Reading(row.text, .entered)
    #expect(reading.source.problems.count == 1)
    guard let problem = reading.source.problems.first else { return }
    #expect(problem.message == row.message)
    #expect(problem.suggestion == row.suggestion)
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
      print 2; move a; print 3
      print (4
      print 5
      """)
    let places = reading.source.problems.map { reading[$0.range] }
    #expect(places == ["overide", "vew", "b", ";", "("])
    #expect(
      reading.shapes.filter { $0.hasPrefix("<print") } == [1, 2, 3, 5].map { "<print values: (\($0))>" })
    #expect(reading.source.wholeStatements.map(\.shape) == ["<print values: (1)>"])
  }

  @Test("a mistake in a type leaves the rest of it, and of the text")
  func mistakeInType() {
    let reading = Reading(
      """
      struct A: View {
        var a = 1
        vr b = 2
        func c() {
          print 1 2
          d()
        }
        let e: = 3
        var body: some View { Text("f") }
      }
      class B { let g = 4 }
      """)
    #expect(reading.source.problems.map { reading[$0.range] } == ["vr", "2", "="])
    #expect(
      reading.shapes == [
        "struct A: View {var a = 1; func c() {d()}; var body: some View {get{Text(\"f\")}}}",
        "class B {let g = 4}",
      ])
    #expect(reading.source.wholeStatements.isEmpty)
  }

  @Test("at most ten problems are told")
  func ten() {
    let text = String(repeating: "foo bar\nprint \"a\nx = 1\n", count: 100)
    #expect(Reading(text).source.problems.count == 10)
  }

  @Test("a brace that is missing at the end is told beside the mistakes in the block")
  func missingBrace() {
    #expect(
      Reading("scene main { overide x = 1").messages == [
        "this `{` is never closed", "no statement starts with `overide`",
      ])
    #expect(Reading("turn { print \"abc }").messages == ["this string does not end on its line"])
    #expect(
      Reading("class A {\n  func f() {\n    if a { b }\n}\nlet c = 1").messages == [
        "this `{` is never closed"
      ])
  }

  @Test("characters that steer a terminal are shown escaped, and shortened")
  func escaped() {
    #expect(Reading("\u{202E}abc x").messages == ["`\\u{202E}` has no meaning here"])
    #expect(Reading("f(x, \"a\u{7F}[31m\")").messages == ["a control character stands in this string"])
    let long = String(repeating: "ab", count: 40)
    #expect(
      Reading("print 1 \(long)").messages == ["expected the end of this `print`, found `\(long.prefix(39))…`"]
    )
    #expect(Reading("x = \u{FFFD}").messages == ["the text is not UTF-8 here"])
  }

  @Test(
    "256 brackets may stand inside one another, 257 may not",
    arguments: ["(", "[", "f(", "turn {", "f {", "if a {", "\"\\("])
  func nesting(opening: String) {
    let closing = opening.hasSuffix("{") ? "}" : opening == "[" ? "]" : opening == "\"\\(" ? ")\"" : ")"
    func nested(_ count: Int) -> String {
      String(repeating: opening, count: count) + "1" + String(repeating: closing, count: count)
    }
    #expect(Reading(nested(256)).messages == [])
    #expect(Reading(nested(257)).messages == ["more than 256 brackets stand inside one another"])
  }

  @Test(
    "what nests without end is a problem and no crash",
    arguments: [
      "{", "turn {", "scene a {", "x = (", "x = [", "!", "- ", "a ? b : ", "print \"\\(", "let x: [",
      "what if { } ", "x = (a + [b, ",
      "if a { } else ", "f { ", "struct A { ", "a ?? ", "let x: A<", "case .a(", "switch a { case .b(",
      "#if (", "func f() {", "enum A { case a(",
      "a..<", "try ", "{ [weak ", "f { (", "var a: B { get { ", "\"\"\"\n\\(", "/* ", "`", "?", "\\.a", "@a(",
      "if let a = ",
    ])
  func endlessNesting(piece: String) {
    let source = Reading(String(repeating: piece, count: piece.count > 2 ? 20_000 : 100_000)).source
    #expect(source.problems.count <= 10)
    _ = source.tokens
  }

  @Test("a line of a megabyte is read, or is one problem")
  func longLines() {
    let many = 250_000
    #expect(Reading("x = [" + String(repeating: "12, ", count: many) + "]").messages == [])
    #expect(Reading("x = \"" + String(repeating: "a", count: 4 * many) + "\"").messages == [])
    let messages = ["more than 1000 parts of this statement lie inside one another"]
    #expect(Reading("x = 1" + String(repeating: " + 1", count: many)).messages == messages)
    #expect(Reading("x" + String(repeating: ".a", count: many)).messages == messages)
  }
}
