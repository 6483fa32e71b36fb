/// In what a text ends: a string, a comment, or the value in a string.
enum OpenEnd {
  /// None of these.
  case none
  /// A comment.
  case comment
  /// The text of a string.
  case text
  /// The value in `\( )`, which starts at an offset; the string around all starts at another.
  case value(start: Int, string: Int)

  /// Finds in what a text ends.
  static func find(in source: UnsafeBufferPointer<UInt8>, names: UnsafeMutablePointer<NameTable>) -> OpenEnd {
    var lexer = Lexer(source, at: 0, names: names)
    while true {
      let before = lexer.position
      let token = lexer.next(linesMatter: true)
      switch token.kind {
      case .end: return isComment(source[before...]) ? .comment : .none
      case .broken:
        let fault = LexicalFault(rawValue: token.payload)
        if fault == .unterminatedText {
          return inside(source, from: token.start, quotes: 3).outermost(token.start)
        }
        if fault == .unterminatedString, !source[token.start...].contains(UInt8(ascii: "\n")) {
          return inside(source, from: token.start, quotes: 1).outermost(token.start)
        }
      default: break
      }
    }
  }

  /// Whether the blanks and comments that end a text end with a comment.
  private static func isComment(_ trivia: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
    let line = trivia.lastIndex(of: UInt8(ascii: "\n")).map { trivia[($0 + 1)...] } ?? trivia
    return line.contains(UInt8(ascii: "/"))
  }

  /// Where a string ends, or in what the text does.
  private enum Place {
    case closed(Int)
    case text
    case value(Int)

    func outermost(_ string: Int) -> OpenEnd {
      if case .value(let start) = self { return .value(start: start, string: string) }
      return .text
    }
  }

  /// Goes through a string from its opening quotes.
  private static func inside(_ source: UnsafeBufferPointer<UInt8>, from start: Int, quotes: Int) -> Place {
    var offset = start + quotes
    while offset < source.count {
      if isQuote(source, offset, quotes) { return .closed(offset + quotes) }
      if source[offset] == UInt8(ascii: "\\") {
        if offset + 1 < source.count, source[offset + 1] == UInt8(ascii: "(") {
          guard case .closed(let end) = value(source, from: offset + 2) else {
            return value(source, from: offset + 2)
          }
          offset = end - 2
        }
        offset += 1
      }
      offset += 1
    }
    return .text
  }

  /// Goes through the value in a string from behind its opening parenthesis.
  private static func value(_ source: UnsafeBufferPointer<UInt8>, from start: Int) -> Place {
    var parentheses = 1
    var offset = start
    while offset < source.count {
      switch source[offset] {
      case UInt8(ascii: "("): parentheses += 1
      case UInt8(ascii: ")"):
        parentheses -= 1
        if parentheses == 0 { return .closed(offset + 1) }
      case UInt8(ascii: "\""):
        let place = inside(source, from: offset, quotes: isQuote(source, offset, 3) ? 3 : 1)
        guard case .closed(let end) = place else { return place }
        offset = end - 1
      default: break
      }
      offset += 1
    }
    return .value(start)
  }

  private static func isQuote(_ source: UnsafeBufferPointer<UInt8>, _ offset: Int, _ count: Int) -> Bool {
    offset + count <= source.count && source[offset..<offset + count].allSatisfy { $0 == UInt8(ascii: "\"") }
  }
}
