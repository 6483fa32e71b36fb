extension ProblemTests {
  static let rowsOfSwift: [Row] = [
    Row(
      "«overide» form {\n  theme = bold\n}\n", "no statement starts with `overide`",
      "did you mean `override`?"),
    Row("infix «operator» +++", "an operator of one's own is not part of Mendel", nil),
    Row("func «+»++ (a: A) { }", "an operator of one's own is not part of Mendel", "give it a name"),
    Row("func f(a«)» { }", "expected `:`, found `)`", "a parameter is written `label name: TYPE`"),
    Row("func f «{» }", "expected `(`, found `{`", "write `func NAME(label name: TYPE) { … }`"),
    Row("func f()«»", "expected a block `{ … }`, found the end of the text", "write `func NAME() { … }`"),
    Row("struct A«»", "expected `{`, found the end of the text", "write `struct NAME { … }`"),
    Row(
      "struct A { «a» = 1 }", "a type holds only declarations, and `a` starts none",
      "write `var`, `let`, `func` or `init` before it, or put it into a function"),
    Row("enum A { «b», c }", "a case of an enum stands behind `case`", "write `case b`"),
    Row(
      "struct A { «vr» b = 1 }", "a type holds only declarations, and `vr` starts none",
      "write `var`, `let`, `func` or `init` before it, or put it into a function"),
    Row("class «{» }", "expected a name, found `{`", "write `class NAME { … }`"),
    Row("let «=» 3", "expected a name, found `=`", "write `let NAME = VALUE`"),
    Row(
      "let «class» = 3", "expected a name, found `class`",
      "`class` is a word of Swift; a name is written `` `class` ``"),
    Row("var a«»", "expected `=`, found the end of the text", "write `var NAME = VALUE`"),
    Row("for «in» a { }", "expected a name, found `in`", "write `for NAME in VALUE { … }`"),
    Row("while «{» }", "expected a value, found `{`", #"such as `42`, `"text"` or `cell.theme`"#),
    Row("guard a «{» }", "expected `else`, found `{`", "write `guard VALUE else { … }`"),
    Row(
      "switch a { «b» }", "expected `case` or `default`, found `b`",
      "a `switch` is written `switch value { case .dark: … }`"),
    Row("switch a { case .b «}»", "expected `:`, found `}`", "write `case .dark: …`"),
    Row(
      "switch a«»", "expected a block `{ … }`, found the end of the text", "write `switch VALUE { case … }`"),
    Row("if let «3» = a { }", "expected a name, found `3`", "write `if let name = value { … }`"),
    Row(
      "«#available»(iOS 17, *)", "`#available` has no meaning here",
      "it is a condition of `if`, `guard` or `while`"),
    Row("if #available(iOS«,» *) { }", "expected a version, found `,`", "write `#available(iOS 17, *)`"),
    Row("let a: (B «=» c", "expected `,` or `)`, found `=`", "the `(` before it is still open"),
    Row(
      "var a: Int { get { 1 } «foo» { 2 } }",
      "expected `get`, `set`, `willSet`, `didSet` or `}`, found `foo`",
      "a property is written `var a: Int { get { … } set { … } }`"),
    Row("a = «#selecter»(b)", "`#selecter` has no meaning here", "did you mean `selector`?"),
    Row("«case» .a", "`case` stands only in a `switch`", nil),
    Row("«catch» { }", "there is no `do` before this `catch`", nil),
    Row(#"x/«"a\(b)"»"#, "a step of a path is a plain text", #"leave out the `\( )`"#),
    Row(#"\a«»"#, "expected `.`, found the end of the text", #"a key path is written `\.theme`"#),
    Row("f(a «=» 1)", "`=` gives a value, and none is given here", "did you mean `==`?"),
    Row("@ «var» a = 1", "expected the name of an attribute, found `var`", "such as `@State`"),
    Row("@State «a» = 1", "expected a declaration, found `a`", "such as `var`, `let`, `func` or `struct`"),
    Row("«private» a = 1", "`private` stands before a declaration", "such as `private var a = 1`"),
    Row("import«»", "expected a module, found the end of the text", "write `import SwiftUI`"),
    Row("typealias A«»", "expected `=`, found the end of the text", "write `typealias NAME = TYPE`"),
    Row("repeat 3«»", "expected a block `{ … }`, found the end of the text", "write `repeat COUNT { … }`"),
    Row("define plain «foo» { }", "`foo` is nothing that `define plain` knows", "it knows `enum`"),
    Row(
      "present «shet» x on y { }",
      "expected `inspector`, `sheet`, `popover`, `fullScreenCover`, `alert` or `confirmationDialog`, found `shet`",
      "did you mean `sheet`?"),
    Row(
      "swipe «sideways» a", "expected `up`, `down`, `left` or `right`, found `sideways`",
      "write `swipe up|down|left|right PLACE`"),
    Row("[1: 2, 3«]»", "expected `:`, found `]`", "a dictionary is written `[key: value]`"),
    Row("a ? b «c»", "expected `:`, found `c`", "write `condition ? value : other`"),
    Row(#""a \(b, c: d «e»)""#, "expected `,` or `)`, found `e`", "write a `,` before it"),
    Row("for x in a where «{» }", "expected a value, found `{`", #"such as `42`, `"text"` or `cell.theme`"#),
    Row("«#endif»", "there is no `#if` before this `#endif`", "leave it out"),
    Row("«/*» a", "this comment is never ended", "add a `*/`"),
    Row("print «\"\"\"»\nabc", "this text is never ended", #"add a line with `"""`"#),
    Row(
      "let digits = «/»[0-9]+/", "a regular expression is not part of Mendel",
      #"write `text.range(of: "[0-9]+", options: .regularExpression)`"#),
    Row("f(a: «)»", "expected a value, found `)`", #"such as `42`, `"text"` or `cell.theme`"#),
    Row("let (a, b)«»", "expected `=`, found the end of the text", "write `let (a, b) = VALUE`"),
    Row(
      #"«macro» m() = #externalMacro(module: "a", type: "b")"#, "a macro of one's own is not part of Mendel",
      nil),
    Row("«`»a b", "there is no name between backticks here", "write `` `default` ``"),
    Row("«#if» os(iOS)\na", "this `#if` is never ended", "add a line with `#endif`"),
    Row(
      "animate easeInOut«»", "expected a block `{ … }`, found the end of the text",
      "write `animate [CURVE] [DURATION] { … }`"),
    Row("move a «too» b", "expected `to`, found `too`", "write `move PLACE to DESTINATION`"),
  ]
}
