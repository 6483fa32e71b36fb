import Syntax
import Testing

@Suite("Problems")
struct ProblemTests {
  /// A text with one mistake, its place between `«` and `»`; the cause; what would have worked.
  struct Row {
    let text: String, message: String, suggestion: String?

    init(_ text: String, _ message: String, _ suggestion: String?) {
      (self.text, self.message, self.suggestion) = (text, message, suggestion)
    }
  }

  @Test(
    "a mistake is one problem, with its place, its cause and what would have worked",
    arguments: rowsOfStatements + rowsOfSwift)
  func mistake(row: Row) {
    let parts = row.text.split(omittingEmptySubsequences: false) { "«»".contains($0) }
    let problems = Reading(parts.joined(), .entered).source.problems
    #expect(problems.map(\.message) == [row.message], "\(row.text)")
    #expect(problems.map(\.suggestion) == [row.suggestion])
    let start = parts[0].utf8.count
    #expect(problems.map(\.range) == [SourceRange(start, start + parts[1].utf8.count)], "\(row.text)")
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
        "struct A: View {var a = 1; func c() {d()}; var body: View {get{Text(\"f\")}}}",
        "class B {let g = 4}",
      ])
    #expect(reading.source.wholeStatements.isEmpty)
  }

  @Test("at most ten problems are told")
  func ten() {
    let text = String(repeating: "foo bar\nprint \"a\nx = 1\n", count: 100)
    #expect(Reading(text).source.problems.count == 10)
  }

  @Test("a brace that is missing at the end is told beside the mistakes in the block, where it is typed")
  func missingBrace() {
    #expect(
      Reading("scene main { overide x = 1", .entered).messages == [
        "this `{` is never closed", "no statement starts with `overide`",
      ])
    #expect(Reading("turn { print \"abc }").messages == ["this string does not end on its line"])
    #expect(
      Reading("class A {\n  func f() {\n    if a { b }\n}\nlet c = 1").messages == [
        "this `{` is never closed"
      ])
  }

  @Test(
    "of braces that do not match in a file, the one is told that its line's indentation shows, and nothing behind it",
    arguments: [
      ("class A «{»\n  func f() { }\nscene main\ntap a", "this `{` is never closed"),
      (
        "class A {\n  func f() {\n    if a «{»\n    b()\n  }\n}\nclass B { }\nc()", "this `{` is never closed"
      ),
      ("class A {\n  var a: Int {\n    get «{»{ 1 }\n    set { }\n  }\n}", "this `{` is never closed"),
      ("class A {\n  func f() {\n  }«}»\n  func g() { }\n}\nc()", "this `}` is probably one too many"),
      ("class A {\n  func f() { }\n  «}»\n  override func g() { }\n}", "this `}` is probably one too many"),
      ("f()\n«}»\ng()", "there is no open `{` that this `}` could close"),
    ])
  func braces(text: String, message: String) {
    let parts = text.split(omittingEmptySubsequences: false) { "«»".contains($0) }
    let problems = Reading(parts.joined(), .file).source.problems
    #expect(problems.map(\.message) == [message])
    #expect(problems.first?.range.start == parts[0].utf8.count)
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
      "if let a = ", "{ [a = ", "f { [a = {\n",
    ])
  func endlessNesting(piece: String) {
    let source = Reading(String(repeating: piece, count: piece.count > 2 ? 5_000 : 25_000)).source
    #expect(source.problems.count <= 10)
    _ = source.tokens
  }

  @Test("a line of a quarter of a megabyte is read, or is one problem")
  func longLines() {
    let many = 60_000
    #expect(Reading("x = [" + String(repeating: "12, ", count: many) + "]").messages == [])
    #expect(Reading("x = \"" + String(repeating: "a", count: 4 * many) + "\"").messages == [])
    let messages = ["more than 1000 parts of this statement lie inside one another"]
    #expect(Reading("x = 1" + String(repeating: " + 1", count: many)).messages == messages)
    #expect(Reading("x" + String(repeating: ".a", count: many)).messages == messages)
  }
}
