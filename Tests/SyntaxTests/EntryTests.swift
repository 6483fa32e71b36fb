import Syntax
import Testing

@Suite("Text being entered: completeness, colour, random texts")
struct EntryTests {
  @Test(
    "a text that stops in a bracket or behind a sign is not complete",
    arguments: [
      "scene main {", "scene main { window w {\n", "print (1 +", "[1,", "x =", "x = 1 +", "set x = a,\n",
      "a ==\n", "override form.theme =",
      "register a for b,", "define enum A { b,", "define struct S { a = 1\n", "a ? b :", "f(a: ",
      "x = \"\"\"\nabc\n", "turn { x = \"\"\"\n", "let x: Int =",
      "if a { } else {", "print \"\"\"", "a &&", "x = [\n\n", "turn { repeat 3 { print (",
      "struct T: UITraitDefinition {", "class A: UIView {\n  override func b() {\n",
      "f {", "a.f([A.self]) { (v: UIView, p) in", "switch x {", "switch x { case .a:", "#if DEBUG", "/* a",
      "func f(", "f(a) {\n  b\n", "var a: Int {", "var a: Int { get {", "a as",
      "let f: (A) ->", "[a: ", "x modifying {", "define trait T = 1 {\n name \"t\"\n", "enum A { case a,",
    ])
  func notComplete(text: String) { #expect(!Reading(text, .entered).source.isComplete) }

  @Test(
    "a text that is whole, or that more lines cannot mend, is complete",
    arguments: [
      "", "a", "x = 12", "if a { }", "print \"abc", "override form", "move a to", "turn { foo bar\n", "x = )",
      "scene main {\n vew x\n", "a -1", "if a", "overide form {", "let 3 = {", "a // b", "update",
      "struct A { }", "f { }", "200...", "a\n", "x = \"\"\"\n\"\"\"", "switch x { }",
      "#if os(iOS)\na\n#endif", "f()\n  ",
    ])
  func complete(text: String) { #expect(Reading(text, .entered).source.isComplete) }

  // MARK: Colour

  /// The kinds of the pieces, with their texts.
  private func tokens(_ text: String) -> String {
    let reading = Reading(text, .entered)
    return reading.source.tokens.map { "\($0.kind):\(reading[$0.range])" }.joined(separator: " ")
  }

  @Test(
    "each piece has its kind",
    arguments: [
      ("override form.theme = bold", "verb:override name:form sign:. name:theme sign:= name:bold"),
      ("view.text; view x", "name:view sign:. name:text sign:; verb:view name:x"),
      ("let a: Int = 42 // b", "keyword:let name:a sign:: type:Int sign:= number:42 comment:// b"),
      (
        "print \"a\\(b)c\"",
        "verb:print string:\" string:a interpolation:\\( name:b interpolation:) string:c string:\""
      ),
      ("#1e90ff; true", "color(512819199):#1e90ff sign:; number:true"),
      (
        "@State var a = [1]",
        "attribute:@ attribute:State keyword:var name:a sign:= bracket:[ number:1 bracket:]"
      ),
      ("register a for b { }", "verb:register name:a verb:for name:b bracket:{ bracket:}"),
      ("load a/b.c", "verb:load raw:a/b.c"),
      ("f(in: .default)", "name:f bracket:( name:in sign:: sign:. name:default bracket:)"),
      ("x = 12ab", "name:x sign:= problem:12ab"), ("print \"abc", "verb:print string:\" string:abc"),
      ("set updates manual", "verb:set verb:updates verb:manual"),
      ("weak var a: any P", "keyword:weak keyword:var name:a sign:: keyword:any type:P"),
      ("overide x", "problem:overide name:x"), ("/* a */ b", "comment:/* a */ name:b"),
      (
        "var a: B { get { c } }",
        "keyword:var name:a sign:: type:B bracket:{ keyword:get bracket:{ name:c bracket:} bracket:}"
      ),
      (
        "#if os(macOS)\na\n#endif\nb",
        "attribute:#if attribute:os attribute:( attribute:macOS attribute:) comment:a attribute:#endif name:b"
      ),
      ("what if { }", "verb:what verb:if bracket:{ bracket:}"),
    ])
  func colours(text: String, expected: String) { #expect(tokens(text) == expected) }

  @Test(
    "pieces are in order, do not overlap, and leave out blanks only",
    arguments: PastedCodeTests.snippets.indices)
  func coverage(index: Int) {
    let text = PastedCodeTests.snippets[index]
    var bytes = Array(text.utf8)
    var end = 0
    for token in Reading(text).source.tokens {
      #expect(token.range.start >= end && token.range.end > token.range.start)
      end = token.range.end
      for place in token.range.start..<token.range.end { bytes[place] = UInt8(ascii: " ") }
    }
    #expect(bytes.allSatisfy { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\n") })
  }

  // MARK: Random texts

  /// Numbers that look random and are the same in each run.
  struct Dice: RandomNumberGenerator {
    var state: UInt64
    mutating func next() -> UInt64 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return state ^ state >> 29
    }
  }

  private func read(_ text: String, _ mode: SourceText.Mode = .file) {
    let source = Reading(text, mode).source
    let length = text.utf8.count
    #expect(source.problems.count <= 10)
    #expect(
      source.problems.allSatisfy {
        0 <= $0.range.start && $0.range.start <= $0.range.end && $0.range.end <= length
      })
    var end = 0
    for token in source.tokens {
      #expect(token.range.start >= end && token.range.end <= length)
      end = token.range.end
    }
    _ = source.site(at: length)
  }

  @Test("200,000 random bytes are read", arguments: [1, 2])
  func randomBytes(seed: UInt64) {
    var dice = Dice(state: seed)
    let most: UInt8 = seed == 1 ? 255 : 126
    read(
      String(
        decoding: (0..<200_000).map { _ in UInt8.random(in: (seed == 1 ? 0 : 10)...most, using: &dice) },
        as: UTF8.self))
  }

  @Test(
    "a long text of one piece is read",
    arguments: [
      "a ", "a\n", "\"\\(a)\" ", "private ", "{ a }", "f(a, b: c)\n", ".a", "a/", "<", "A<", "if a { } ",
      "#if a\n", "\\", "\"", "#", "x = { a in b }\n", "struct A { var b: C { d } }\n", "a, ",
      "override a.b = c\n", "é", "\u{FFFD}",
    ])
  func repetitions(piece: String) { read(String(repeating: piece, count: 60_000 / piece.utf8.count)) }

  @Test("pieces of the language in any order are read", arguments: 0..<40)
  func randomPieces(seed: Int) {
    let words = [
      "let", "var", "func", "struct", "enum", "case", "if", "else", "switch", "for", "in", "guard", "return",
      "init", "get", "set", "didSet", "override", "register", "what", "expect", "error", "define", "trait",
      "print", "on", "view", "scene", "a", "B", "self",
      "modifying", "as", "is", "try", "where", "some", "any", "{", "}", "(", ")", "[", "]", "<", ">", ",",
      ";", ":", ".", "=", "==", "+", "-", "!", "?", "??", "->", "...", "..<", "&", "@", "\\", "\\.", "#if",
      "#endif", "#selector", "\"", "\"\"\"", "\\(", "1", "2.5", "0.25s",
      "390x844", "#fff", "$0", "_", "`", "//", "/*", "*/", "\n", "\n", "\n", " ", " ", "/", "weak", "static",
      "@State", "load", "height",
    ]
    var dice = Dice(state: UInt64(seed))
    for _ in 0..<60 {
      let text = (0..<Int.random(in: 1...60, using: &dice)).map { _ in
        (words.randomElement(using: &dice) ?? "") + (Bool.random(using: &dice) ? " " : "")
      }.joined()
      read(text, seed % 2 == 0 ? .file : .entered)
    }
  }

  @Test("pasted code with a stretch left out is read", arguments: PastedCodeTests.snippets.indices)
  func cutOut(index: Int) {
    var dice = Dice(state: UInt64(index + 7))
    let characters = Array(PastedCodeTests.snippets[index])
    for _ in 0..<60 {
      let start = Int.random(in: 0..<characters.count, using: &dice)
      let end = min(characters.count, start + Int.random(in: 1...30, using: &dice))
      read(String(characters[..<start] + characters[end...]))
    }
  }
}
