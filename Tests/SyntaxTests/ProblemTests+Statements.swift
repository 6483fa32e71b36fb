extension ProblemTests {
  static let rowsOfStatements: [Row] = [
    Row("«overide» form.theme = bold", "no statement starts with `overide`", "did you mean `override`?"),
    Row(
      "override form «theme» = bold", "expected `=` or a block `{ … }`, found `theme`",
      "write `override PLACE = VALUE | { … }`"),
    Row(
      "override form.theme «bold»", "expected `=` or a block `{ … }`, found `bold`",
      "write `override PLACE = VALUE | { … }`"),
    Row(
      "override form.theme =«»", "expected a value, found the end of the text",
      "write `override PLACE = VALUE | { … }`"),
    Row("override form.theme «==» bold", "`==` compares, and nothing is compared here", "did you mean `=`?"),
    Row("set x«»", "expected `=`, found the end of the text", "write `set PLACE = VALUE, …`"),
    Row("set x =«» ", "expected a value, found the end of the text", "write `set PLACE = VALUE, …`"),
    Row("set x «3»", "expected `=`, found `3`", "write `set PLACE = VALUE, …`"),
    Row("move a «b»", "expected `to`, found `b`", "write `move PLACE to DESTINATION`"),
    Row(
      "move a to«»", "expected a place such as `form` or `form.theme`, found the end of the text",
      "write `move PLACE to DESTINATION`"),
    Row(
      "print 1 «2»", "expected the end of this `print`, found `2`",
      "write `print VALUE, …`"),
    Row(
      "print «)»", "there is no open `(` that this `)` could close", "leave it out, or write a `(` before it"),
    Row("print «[»1, 2", "this `[` is never closed", "add a `]`"),
    Row(
      "foo «}»", "there is no open `{` that this `}` could close", "leave it out, or write a `{` before it"),
    Row("«}»", "there is no open `{` that this `}` could close", "leave it out, or write a `{` before it"),
    Row("scene main «{» view", "this `{` is never closed", "add a `}`"),
    Row(
      #"print «"abc»"#, "this string does not end on its line",
      #"add a closing `"`; text of several lines stands between `"""`"#),
    Row(
      #"print "a «\q» b""#, #"`\q` is no escape"#,
      #"there are `\n`, `\t`, `\"`, `\\`, `\u{1F34E}` and `\(value)`"#),
    Row(
      #"print "«\u{110000}»""#, #"`\u{110000}` is no Unicode character"#,
      #"write 1 to 8 hexadecimal digits up to 10FFFF, as in `\u{1F34E}`"#),
    Row(
      #"print "«\u{}»""#, #"`\u{}` is no Unicode character"#,
      #"write 1 to 8 hexadecimal digits up to 10FFFF, as in `\u{1F34E}`"#),
    Row(
      "print «12abc»", "`12abc` is neither a number nor a name",
      "a name starts with a letter; units are `s` and `ms`, a size is written `390x844`"),
    Row(
      "print «99999999999999999999»", "`99999999999999999999` does not fit into an Int",
      "the largest Int is `9223372036854775807`"),
    Row(
      "print «9223372036854775808»", "`9223372036854775808` does not fit into an Int",
      "the largest Int is `9223372036854775807`"),
    Row("«#12»", "`#12` is no colour", "a colour has 3, 6 or 8 hexadecimal digits, as in `#1e90ff`"),
    Row(
      "x = «#xyz»", "`#xyz` has no meaning here", "a colour has 3, 6 or 8 hexadecimal digits, as in `#1e90ff`"
    ),
    Row(
      "let x = a +«»\n", "expected a value, found the end of the text",
      #"such as `42`, `"text"` or `cell.theme`"#),
    Row("let x «a»", "expected `=`, found `a`", "write `let NAME = VALUE`"),
    Row("let «3» = a", "expected a name, found `3`", "write `let NAME = VALUE`"),
    Row("let x: «=» 3", "expected a type, found `=`", "write `let NAME: TYPE = VALUE`"),
    Row("let x: [Int «=» 3", "expected `]`, found `=`", "the `[` before it is still open"),
    Row("if x «=» 3 { }", "`=` gives a value, and none is given here", "did you mean `==`?"),
    Row("expect x «=» 3", "`=` gives a value, and none is given here", "did you mean `==`?"),
    Row("if x { } \n«else» { }", "`else` stands on a line of its own", "write it behind the `}` before it"),
    Row(
      "if x { } else«»", "expected a block `{ … }`, found the end of the text",
      "write `if VALUE { … } else { … }`"),
    Row("if x«»", "expected a block `{ … }`, found the end of the text", "write `if VALUE { … }`"),
    Row(
      "repeat { }«»", "expected `while`, found the end of the text",
      "write `repeat { … } while VALUE`, or `repeat 3 { … }`"),
    Row("for x «of» list { }", "expected `in`, found `of`", "write `for NAME in VALUE { … }`"),
    Row(
      "for x in list«»", "expected a block `{ … }`, found the end of the text",
      "write `for NAME in VALUE { … }`"),
    Row(
      "define «foo» X", "`foo` is nothing that `define` knows",
      "it knows `plain`, `objc`, `enum`, `struct`, `class`, `trait`, `color`, `image`, `action` and `key`"),
    Row("define «enm» X { a }", "`enm` is nothing that `define` knows", "did you mean `enum`?"),
    Row(
      "define enum X«»", "expected `{`, found the end of the text", "write `define enum NAME [: TYPE] { … }`"),
    Row("define enum X { a «b» }", "expected `,` or `}`, found `b`", "write a `,` before it"),
    Row("define enum «{» a }", "expected a name, found `{`", "write `define enum NAME [: TYPE] { … }`"),
    Row(
      "define trait T«»", "expected `=`, found the end of the text",
      "write `define trait NAME [: TYPE] = VALUE [{ … }]`"),
    Row(
      "define trait T: Int«»", "expected `=`, found the end of the text",
      "write `define trait NAME [: TYPE] = VALUE [{ … }]`"),
    Row(
      #"define trait T = 3 { «nme» "x" }"#, "nothing in this block starts with `nme`", "did you mean `name`?"),
    Row(
      "define trait T = 3 { affects «colour» }", "expected `color`, found `colour`", "did you mean `color`?"),
    Row(
      "define action a «{» }", "expected `(`, found `{`", "write `define action NAME([PARAMETER, …]) { … }`"),
    Row("enum X { «a» }", "a case of an enum stands behind `case`", "write `case a`"),
    Row(
      "a «-»1", "this `-` belongs to what follows it",
      "between two values it has blanks on both sides or on neither"),
    Row("a == b «==» c", "expected the end of the comparison, found `==`", "join comparisons with `&&`"),
    Row(
      "«3» = x", "`3` cannot be given a value", "before `=` stands a name or a property, as in `cell.text`"),
    Row(
      "«f(x)» = 3", "`f(x)` cannot be given a value",
      "before `=` stands a name or a property, as in `cell.text`"),
    Row(
      "present inspector x on y { «columWidth» 3 }", "nothing in this block starts with `columWidth`",
      "did you mean `columnWidth`?"),
    Row(
      "present inspector x «{» }", "expected `on`, found `{`",
      "write `present inspector|sheet|popover|fullScreenCover|alert|confirmationDialog NAME on PLACE [isPresented BINDING | item BINDING] [{ … }]`"
    ),
    Row("what «then»", "`then` is nothing that `what` knows", "it knows `if`"),
    Row("remove on cell«»", "expected a name, found the end of the text", "write `remove on PLACE EVENT`"),
    Row(
      "set updates «foo»", "expected `manual` or `automatic`, found `foo`",
      "write `set updates manual|automatic`"),
    Row(
      "update «traits»", "expected the end of this `update`, found `traits`", "write `update traits PLACE`"),
    Row("update «foo»", "expected the end of this `update`, found `foo`", "write `update traits PLACE`"),
    Row(
      "next «foo»", "expected the end of this `next`, found `foo`",
      "write `next`"),
    Row(
      "register cell «theme» { }", "expected `for`, found `theme`",
      "write `register [PLACE] for KEY, … [capturing CAPTURE, …] { … } | [target TARGET] action ACTION`"),
    Row(
      "register cell for «{» }", "expected a value, found `{`",
      "write `register [PLACE] for KEY, … [capturing CAPTURE, …] { … } | [target TARGET] action ACTION`"),
    Row(
      "register cell for theme«»",
      "expected a block `{ … }`, `target` or `action`, found the end of the text",
      "write `register [PLACE] for KEY, … [capturing CAPTURE, …] { … } | [target TARGET] action ACTION`"),
    Row(
      "register cell for theme target x «{» }", "expected `action`, found `{`",
      "write `register [PLACE] for KEY, … [capturing CAPTURE, …] { … } | [target TARGET] action ACTION`"),
    Row("show «3»", "expected a name, found `3`", "write `show [all] TOPIC [PLACE [SECOND]]`"),
    Row("expect error «{» ", "this `{` is never closed", "add a `}`"),
    Row("print «“»hi”", "`“` has no meaning here", #"strings stand between straight double quotes, `"`"#),
    Row("print «'»hi'", "`'` has no meaning here", #"strings stand between straight double quotes, `"`"#),
    Row("a ? b«»", "expected `:`, found the end of the text", "write `condition ? value : other`"),
    Row(
      "x = «\0»", "the control character U+0000 cannot stand here",
      #"leave it out; in a string it is written `\u{0}`"#),
    Row("print \"«\0»\"", "a control character stands in this string", #"write `\u{0}`"#),
    Row(
      "«\u{1B}»[31m", "the control character U+001B cannot stand here",
      #"leave it out; in a string it is written `\u{1B}`"#),
    Row(
      "x = 1 «.» b", "expected the end of the statement, found `.`",
      "statements are separated by a line end or `;`"),
    Row("f(a «b»)", "expected `,` or `)`, found `b`", "write a `,` before it"),
    Row("f«(»a,", "this `(` is never closed", "add a `)`"),
    Row(
      "register cell for theme { [«weak» cell] in x() }",
      "only a closure of Swift's has a list of what it captures",
      "leave the `[…] in` out: a block reads names when it runs"),
    Row("[a «b»]", "expected `,` or `]`, found `b`", "write a `,` before it"),
    Row("«{» }", "expected a statement, found `{`", "`help` lists the statements"),
    Row("«embed» page", "no statement starts with `embed`", "`help` lists the statements"),
    Row(
      "200...300...400«...»500", "expected the end of the range, found `...`",
      "a range has two parts, and bounds have three"),
    Row("print a; «foo» bar; print b", "no statement starts with `foo`", "`help` lists the statements"),
    Row(
      #"print «"a \(b»"#, "this string does not end on its line",
      #"add a closing `"`; text of several lines stands between `"""`"#),
    Row(#"print "a \(b «c») d""#, "expected `,` or `)`, found `c`", "write a `,` before it"),
    Row(#"x = """«abc»"#, #"text stands beside `"""`"#, "text of several lines stands on lines of its own"),
    Row(
      "x = \"\"\"\n«a»bc\n \"\"\"", #"this line has less indentation than the closing `"""`"#,
      "begin it with the same blanks"),
    Row(
      "x = \"\"\"\n abc «\"\"\"»", #"text stands beside `"""`"#,
      "text of several lines stands on lines of its own"),
    Row("resize main «700x800»", "expected `to`, found `700x800`", "write `resize PLACE to SIZE`"),
    Row(
      "create badge«»", "expected a name, found the end of the text",
      "write `create KIND NAME [in PLACE] [{ … }]`"),
    Row(
      "create view«»", "expected a name, found the end of the text",
      "write `create KIND NAME [in PLACE] [{ … }]`"),
    Row(
      "scene «3»", "expected a name, found `3`",
      "write `scene NAME [on DEVICE [portrait|landscape | SIZE]] [{ … }]`"),
    Row(
      "on cell draw«»", "expected a block `{ … }`, found the end of the text",
      "write `on [PLACE] EVENT { … }`"),
    Row("diff 1«»", "expected a word, found the end of the text", "write `diff FIRST SECOND`"),
    Row("a = b «=» c", "`=` gives a value, and none is given here", "did you mean `==`?"),
    Row("drag x to«»", "expected a value, found the end of the text", "write `drag PLACE to VALUE`"),
    Row(
      "scene main on «{» }", "expected a name, found `{`",
      "write `scene NAME [on DEVICE [portrait|landscape | SIZE]] [{ … }]`"),
    Row(
      "print(1)«)»", "there is no open `(` that this `)` could close",
      "leave it out, or write a `(` before it"),
    Row("view«(»x", "this `(` is never closed", "add a `)`"),
    Row(
      "view x «y»", "expected the end of this `view`, found `y`",
      "write `view NAME [: TYPE] [{ … }]`"),
    Row("traits { «theme» bold }", "no statement starts with `theme`", "did you mean `theme = bold`?"),
    Row(
      "traits { theme = bold«,» x = 3 }", "expected the end of the statement, found `,`",
      "statements are separated by a line end or `;`"),
    Row(
      "phone modifying { theme = «}»", "expected a value, found `}`",
      #"such as `42`, `"text"` or `cell.theme`"#),
    Row("theme = «=» bold", "expected a value, found `=`", #"such as `42`, `"text"` or `cell.theme`"#),
    Row(
      "a «+»* b", "this `+` belongs to what follows it",
      "between two values it has blanks on both sides or on neither"),
  ]
}
