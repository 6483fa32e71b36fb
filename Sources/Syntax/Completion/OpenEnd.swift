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
        let isText = fault == .unterminatedText
        let isString = fault == .unterminatedString && !source[token.start...].contains(UInt8(ascii: "\n"))
        guard isText || isString else { continue }
        let value = lexer.openValue(inStringAt: token.start, isText: isText)
        return value.map { .value(start: $0, string: token.start) } ?? .text
      default: break
      }
    }
  }

  /// Whether the blanks and comments that end a text end with a comment.
  private static func isComment(_ trivia: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
    let line = trivia.lastIndex(of: UInt8(ascii: "\n")).map { trivia[($0 + 1)...] } ?? trivia
    return line.contains(UInt8(ascii: "/"))
  }
}
