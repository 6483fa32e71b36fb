import Syntax
import Testing

@Suite("Is it complete?")
struct IncompletenessTests {
  /// The first parse of a text.
  private func parse(_ text: String, isWhole: Bool = true) -> (Parse, Int) {
    var parser = Parser()
    var names = NameTable()
    var offset = 0
    var text = text
    let parse = text.withUTF8 { parser.next(in: $0, from: &offset, isWhole: isWhole, names: &names) }
    return (parse, offset)
  }

  private func kind(_ parse: Parse) -> String {
    switch parse {
    case .statement: "statement"
    case .end: "end"
    case .incomplete(let incompleteness): "open \(incompleteness.depth)"
    case .problems: "problems"
    }
  }

  @Test(
    "a text that stops inside a bracket or behind a sign is incomplete",
    arguments: [
      ("scene main {", 1), ("scene main { window w {\n", 2), ("print (1 +", 1), ("[1,", 1), ("x =", 0),
      ("x = 1 +", 0),
      ("x = a,\n", 0), ("a ==\n", 0), ("override form.theme =", 0), ("register a for b,", 0),
      ("define enum A { b,", 1),
      ("define struct S { a = 1\n", 1), ("override form { theme = bold\n", 1), ("a ? b :", 0), ("f(a: ", 1),
      ("define trait T = 1 {\n name \"t\"\n", 1), ("x = \"\"\"\nabc\n", 0), ("turn { x = \"\"\"\n", 1),
      ("let x: Int =", 0),
      ("present inspector a on b {\n", 1), ("if a { } else {", 1), ("print \"\"\"", 0), ("a &&", 0),
      ("x = [\n\n", 1),
      ("turn { repeat 3 { print (", 3),
    ])
  func incomplete(text: String, depth: Int) {
    #expect(kind(parse(text).0) == "open \(depth)")
    #expect(kind(parse(text, isWhole: false).0) == "open \(depth)")
  }

  @Test(
    "a text that more lines cannot mend has problems",
    arguments: [
      "print \"abc", "override form", "move a to", "turn { foo bar\n", "x = )", "scene main {\n vew x\n",
      "a -1", "if a",
    ])
  func notIncomplete(text: String) { #expect(kind(parse(text).0) == "problems") }

  @Test(
    "a statement that touches the end of a piece may go on",
    arguments: [
      "set x = 12", "if a { }", "print \"abc", "overide x", "a // b", "x = 1.", "update", "help ov", "x = a ",
    ])
  func touching(text: String) {
    let (result, offset) = parse(text, isWhole: false)
    #expect(kind(result) == "open 0")
    #expect(offset == 0)
    #expect(kind(parse(text + "\n", isWhole: false).0) != "open 0")
  }

  @Test("a comment that touches the end of a piece is kept")
  func comment() {
    let (result, offset) = parse("// one\n// tw", isWhole: false)
    #expect(kind(result) == "end")
    #expect(offset == 7)
  }

  @Test("an incomplete statement says where it starts")
  func start() {
    let (result, offset) = parse("  \n\n turn {", isWhole: true)
    #expect(kind(result) == "open 1")
    #expect(offset == 5)
  }

  @Test(
    "a block of Swift is read to its end before it is told that it is Swift",
    arguments: [
      "struct T: UITraitDefinition {", "class Badge: UIView {\n  override func layoutSubviews() {\n",
      "class Model: NSObject {", "extension UIView {", "func f() {", "switch x {", "while true {",
      "a.registerForTraitChanges([Theme.self]) { (v: UIView, p) in", "a.registerForTraitChanges([",
      "UITraitCollection { $0.theme = .bold", "override func draw() {", "@objc func f() {",
    ])
  func swift(text: String) {
    #expect(kind(parse(text).0).hasPrefix("open "), "\(text)")
    #expect(kind(parse(text, isWhole: false).0).hasPrefix("open "))
    let closings = text.reversed().compactMap { ["{": "}", "(": ")", "[": "]"][$0] }
    // What was closed before is closed.
    let open = closings.filter { $0 == "}" || text.hasSuffix("([") }
    let whole = text + "\nx = 1\n" + open.joined()
    #expect(kind(parse(whole).0) == "problems", "\(whole)")
    #expect(parse(whole).1 == whole.utf8.count)
  }

  @Test("what other mistakes have opened is not waited for", arguments: ["overide form {", "let 3 = {"])
  func otherMistakes(text: String) { #expect(kind(parse(text).0) == "problems") }

  @Test("what is missing can be told")
  func problem() {
    guard case .incomplete(let incompleteness) = parse("turn { f(\n").0 else {
      Issue.record("complete")
      return
    }
    #expect(
      incompleteness.openings == [
        Opening(.brace, SourceRange(5, 6)), Opening(.parenthesis, SourceRange(8, 9)),
      ])
    #expect(incompleteness.problem.sentence.cause == "this `(` is never closed")
  }

  @Test("an empty text ends", arguments: ["", " \n ", "// c", ";;", "\n;\n"])
  func empty(text: String) {
    let (result, offset) = parse(text)
    #expect(kind(result) == "end")
    #expect(offset == text.utf8.count)
  }
}
