extension Lexer {
  /// How deep strings may stand in the values of strings: as deep as brackets.
  private static var deepest: Int { Incompleteness.deepestNesting }

  /// `"text"` or, between `"""`, text of several lines.
  ///
  /// What stands in it is read later, by the parser; here only its end is found.
  mutating func string() -> Token {
    let start = position
    var content: StringContent = []
    let isText = byte(start + 1) == UInt8(ascii: "\"") && byte(start + 2) == UInt8(ascii: "\"")
    switch stringEnd(from: start, isText: isText, depth: 0, &content) {
    case .end(let end):
      return finish(isText ? .text : .string, from: start, to: end, payload: content.rawValue)
    case .open(let start, isText: true, _): return fault(.unterminatedText, from: start, to: source.count)
    case .open(let start, isText: false, _):
      return fault(.unterminatedString, from: start, to: lineEnd(from: start))
    case .fault(let kind, let range): return fault(kind, from: range.start, to: range.end)
    }
  }

  /// Where the value in `\( )` starts in which a string without an end stops, the innermost one; `nil` if
  /// that is in the text of a string.
  func openValue(inStringAt start: Int, isText: Bool) -> Int? {
    var ignored: StringContent = []
    guard case .open(_, _, let value) = stringEnd(from: start, isText: isText, depth: 0, &ignored) else {
      return nil
    }
    return value
  }

  /// Where a string ends, or why it does not.
  private enum StringEnd {
    case end(Int)
    /// The source, or the line of a `"…"`, ended before: in the string that starts there, and in the value
    /// that starts at the other offset.
    case open(from: Int, isText: Bool, value: Int?)
    case fault(LexicalFault, SourceRange)
  }

  private func stringEnd(from start: Int, isText: Bool, depth: Int, _ content: inout StringContent)
    -> StringEnd
  {
    guard depth < Self.deepest else {
      return .fault(.nestedStrings, SourceRange(start, lineEnd(from: start)))
    }
    var offset = start + (isText ? 3 : 1)
    while offset < source.count {
      switch source[offset] {
      case UInt8(ascii: "\""):
        if !isText { return .end(offset + 1) }
        if byte(offset + 1) == UInt8(ascii: "\""), byte(offset + 2) == UInt8(ascii: "\"") {
          return .end(offset + 3)
        }
        offset += 1
      case UInt8(ascii: "\\"):
        if byte(offset + 1) == UInt8(ascii: "(") {
          content.insert(.interpolation)
          switch valueEnd(from: offset + 2, isText: isText, depth: depth) {
          case .end(let end): offset = end
          case .open(_, isText: false, let value): return .open(from: start, isText: isText, value: value)
          case let end: return end
          }
        } else {
          content.insert(.escapes)
          // The byte behind a backslash belongs to it, unless it is the line end that ends a `"…"`.
          offset += isText || byte(offset + 1) != UInt8(ascii: "\n") ? 2 : 1
        }
      case UInt8(ascii: "\n") where !isText: return .open(from: start, isText: false, value: nil)
      case 0: return .fault(.nul, SourceRange(offset, offset + 1))
      default:
        guard let length = scalarLength(at: offset) else {
          return .fault(.invalidUTF8, SourceRange(offset, offset + 1))
        }
        offset += length
      }
    }
    return .open(from: start, isText: isText, value: nil)
  }

  /// Where the value in `\( )` ends, from behind its opening parenthesis to behind the closing one.
  private func valueEnd(from start: Int, isText: Bool, depth: Int) -> StringEnd {
    var parentheses = 1
    var offset = start
    while offset < source.count {
      switch source[offset] {
      case UInt8(ascii: "("): parentheses += 1
      case UInt8(ascii: ")"):
        parentheses -= 1
        if parentheses == 0 { return .end(offset + 1) }
      case UInt8(ascii: "\""):
        let isNestedText =
          isText && byte(offset + 1) == UInt8(ascii: "\"") && byte(offset + 2) == UInt8(ascii: "\"")
        var ignored: StringContent = []
        switch stringEnd(from: offset, isText: isNestedText, depth: depth + 1, &ignored) {
        case .end(let end): offset = end - 1
        case let end: return end
        }
      case UInt8(ascii: "\n") where !isText: return .open(from: start, isText: false, value: start)
      default: break
      }
      offset += 1
    }
    return .open(from: start, isText: false, value: start)
  }

  /// The offset of the line end that follows, without blanks before it.
  private func lineEnd(from start: Int) -> Int {
    var end = start
    while end < source.count, source[end] != UInt8(ascii: "\n") { end += 1 }
    while end > start + 1, source[end - 1] <= UInt8(ascii: " ") { end -= 1 }
    return end
  }
}
