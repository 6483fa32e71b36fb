import Syntax
import Testing

@Suite("Literals")
struct LiteralTests {
  /// What an expression reads as.
  private func shape(_ text: String) -> String? {
    let reading = Reading("x = \(text)")
    return reading.causes.isEmpty
      ? reading.shapes.first?.replacing("assign place: x values: ") : reading.causes.first
  }

  @Test(
    "numbers",
    arguments: [
      ("42", "42"), ("1_000", "1000"), ("-7", "-7"), ("1.5", "1.5"), ("-0.25", "-0.25"), ("- 7", "(-7)"),
      ("9223372036854775807", "9223372036854775807"), ("-9223372036854775808", "-9223372036854775808"),
      ("9223372036854775808", "`9223372036854775808` does not fit into an Int"),
      ("-9223372036854775809", "`9223372036854775809` does not fit into an Int"),
      ("390x844", "390.0x844.0"), ("0.25s", "0.25s"), ("250ms", "0.25s"), ("true", "true"), ("nil", "nil"),
    ])
  func numbers(text: String, read: String) { #expect(shape(text) == read) }

  @Test(
    "colours hold red, green, blue and opacity",
    arguments: [
      ("#1e90ff", "#1e90ffff"), ("#abc", "#aabbccff"), ("#1E90FF80", "#1e90ff80"), ("#000", "#ff"),
    ])
  func colors(text: String, read: String) { #expect(shape(text) == read) }

  @Test(
    "escapes in strings",
    arguments: [
      (#""a\n\t\"\\b""#, "a\n\t\"\\b"), (#""\u{1F34E}\u{e9}""#, "🍎é"), (#""""#, ""),
      ("\"tab\there\"", "tab\there"),
    ])
  func escapes(text: String, value: String) {
    let reading = Reading("x = " + text)
    guard case .expressions(let values)? = reading.script.statements.first?[.values] else {
      Issue.record("no assignment")
      return
    }
    guard case .string(let read)? = values.first?.kind else {
      Issue.record("no string")
      return
    }
    #expect(read == value)
  }

  @Test("values in strings, nested as deep as one likes")
  func interpolation() {
    #expect(shape(#""a \(b.c + 1) d""#) == #""a \((b.c + 1)) d""#)
    #expect(shape(#""\("x \("y \(z)")")""#) == #""\("x \("y \(z)")")""#)
    #expect(shape(#""\(f(")"))""#) == #""\(f(")"))""#)
  }

  @Test("a text of several lines loses the indentation of its last line")
  func texts() {
    #expect(shape("\"\"\"\n  a\n    b\n\n  c\n  \"\"\"") == #""a\n  b\n\nc""#)
    #expect(shape("\"\"\"\n\"\"\"") == #""""#)
    #expect(shape("\"\"\"\r\n a\r\n b\r\n \"\"\"") == #""a\nb""#)
    #expect(
      shape("\"\"\"\n say \"hi\" \\(x)\n and \\\"\"\" go\n \"\"\"") == "\"say \"hi\" \\(x)\nand \"\"\" go\"")
  }

  @Test("a value in a text of several lines may have line ends")
  func textWithLongValue() {
    #expect(shape("\"\"\"\n \\(a +\n b)\n \"\"\"") == #""\((a + b))""#)
  }
}

extension String {
  /// This without a piece at its start.
  fileprivate func replacing(_ start: String) -> String {
    hasPrefix(start) ? String(dropFirst(start.count)) : self
  }
}
