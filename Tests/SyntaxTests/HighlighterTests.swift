import Syntax
import Testing

@Suite("Colouring")
struct HighlighterTests {
  /// The pieces of a text with their classes.
  private func spans(_ text: String) -> [String] {
    var highlighter = Highlighter()
    let bytes = Array(text.utf8)
    return bytes.withUnsafeBufferPointer { highlighter.spans(in: $0) }.map {
      String(decoding: bytes[$0.range.start..<$0.range.end], as: UTF8.self) + " \($0.tokenClass)"
    }
  }

  @Test("words of statements, names, definitions, numbers")
  func classes() {
    #expect(
      spans("define trait Theme = standard { affects color }") == [
        "define word", "trait word", "Theme type", "= sign", "standard name", "{ sign", "affects word",
        "color word", "} sign",
      ])
    #expect(
      spans("if true { x = 390x844 } else { set updates manual }") == [
        "if word", "true number", "{ sign", "x name", "= sign", "390x844 number", "} sign", "else word",
        "{ sign", "set word",
        "updates word", "manual word", "} sign",
      ])
  }

  @Test("a word that stands as a name is coloured as one")
  func words() {
    #expect(
      spans("view.text; let to = 3") == [
        "view name", ". sign", "text name", "; sign", "let word", "to name", "= sign", "3 number",
      ])
    #expect(
      spans("register a for b { }; a modifying { }") == [
        "register word", "a name", "for word", "b name", "{ sign", "} sign", "; sign", "a name",
        "modifying word", "{ sign",
        "} sign",
      ])
    #expect(
      spans("for where in where where where { }; c = cost { }; cost = 3") == [
        "for word", "where name", "in word", "where name", "where word", "where name", "{ sign", "} sign",
        "; sign", "c name", "= sign", "cost word", "{ sign", "} sign", "; sign", "cost name", "= sign",
        "3 number",
      ])
  }

  @Test("values in strings are coloured as what they are")
  func interpolation() {
    #expect(
      spans(#"print "a \(b + 1) \n""#) == [
        "print word", #""a  string"#, #"\( interpolation"#, "b name", "+ sign", "1 number", ") interpolation",
        #" \n" string"#,
      ])
  }

  @Test("comments and colours")
  func commentsAndColors() {
    #expect(
      spans("x = #1e90ff // so\n// and") == [
        "x name", "= sign", "#1e90ff color(512819199)", "// so comment", "// and comment",
      ])
  }

  @Test("a mistake is marked, an unfinished end is not")
  func problems() {
    #expect(spans("overide x; print 1") == ["overide problem", "x name", "; sign", "print word", "1 number"])
    #expect(spans("x = 1 ~ 2")[3] == "~ problem")
    #expect(spans("override") == ["override word"])
    #expect(spans("turn { print \"ab") == ["turn word", "{ sign", "print word", "\"ab string"])
  }

  @Test("spans are in order, do not overlap, and cover all that is not blank")
  func cover() {
    var generator = SeededGenerator(seed: 4)
    for _ in 0..<500 {
      let bytes = RandomTextTests.mutated(&generator)
      var highlighter = Highlighter()
      let spans = bytes.withUnsafeBufferPointer { highlighter.spans(in: $0) }
      var covered = 0
      for span in spans {
        #expect(
          span.range.start >= covered && span.range.end > span.range.start && span.range.end <= bytes.count)
        #expect(bytes[covered..<max(covered, span.range.start)].allSatisfy { $0 <= 0x20 || $0 >= 0x80 })
        covered = max(covered, span.range.end)
      }
    }
  }
}
