extension Reader {
  /// A string or a text of several lines, its escapes resolved and its values read.
  mutating func string() throws(Interruption) -> Expression {
    let whole = token
    if whole.kind == .string, whole.payload == 0 {
      advance()
      return Expression(.string(text(SourceRange(whole.start + 1, whole.end - 1))), whole.range)
    }
    let parts = try stringParts(of: whole)
    advance()
    if parts.isEmpty { return Expression(.string(""), whole.range) }
    if parts.count == 1, case .text(let text, _) = parts[0] { return Expression(.string(text), whole.range) }
    return Expression(.interpolation(parts), whole.range)
  }

  /// A string without values in it.
  mutating func plainString() throws(Interruption) -> String {
    guard check(.string) || check(.text) else { throw unexpected([.slot(.message, .text)]) }
    guard !StringContent(rawValue: token.payload).contains(.interpolation) else {
      throw problem(.interpolation, token.range)
    }
    guard case .string(let text) = try string().kind else { return "" }
    return text
  }

  private mutating func stringParts(of whole: Token) throws(Interruption) -> [StringPart] {
    var content = SourceRange(whole.start + 1, whole.end - 1)
    var indentation = SourceRange(0, 0)
    if whole.kind == .text { (content, indentation) = try textContent(of: whole) }
    var parts: [StringPart] = []
    var bytes: [UInt8] = []
    var highest = 0
    var offset = content.start
    var partStart = offset
    var startsLine = whole.kind == .text
    while offset < content.end {
      if startsLine { offset = try indentedLine(from: offset, in: content, indentation) }
      guard offset < content.end else { break }
      let byte = lexer.source[offset]
      startsLine = byte == UInt8(ascii: "\n")
      if byte == UInt8(ascii: "\\") {
        if lexer.source[offset + 1] == UInt8(ascii: "(") {
          if !bytes.isEmpty {
            parts.append(.text(String(decoding: bytes, as: UTF8.self), SourceRange(partStart, offset)))
          }
          bytes = []
          parts.append(.value(try interpolated(at: &offset, in: whole)))
          partStart = offset
          highest = max(highest, height)
        } else {
          try escape(at: &offset, into: &bytes)
        }
      } else {
        let isLineEnd =
          byte == UInt8(ascii: "\r") && offset + 1 < content.end
          && lexer.source[offset + 1] == UInt8(ascii: "\n")
        if !isLineEnd { bytes.append(byte) }
        offset += 1
      }
    }
    if !bytes.isEmpty {
      parts.append(.text(String(decoding: bytes, as: UTF8.self), SourceRange(partStart, content.end)))
    }
    height = highest
    try rise(above: highest)
    return parts
  }

  /// One escape, from its backslash to behind it.
  private mutating func escape(at offset: inout Int, into bytes: inout [UInt8]) throws(Interruption) {
    let start = offset
    let byte = lexer.source[offset + 1]
    offset += 2
    switch byte {
    case UInt8(ascii: "n"): bytes.append(UInt8(ascii: "\n"))
    case UInt8(ascii: "t"): bytes.append(UInt8(ascii: "\t"))
    case UInt8(ascii: "\""), UInt8(ascii: "\\"): bytes.append(byte)
    case UInt8(ascii: "u") where lexer.byte(offset) == UInt8(ascii: "{"):
      let digits = offset + 1
      offset = digits
      var value: UInt32 = 0
      while let digit = Lexer.hexDigit(lexer.byte(offset)), offset - digits < 8 {
        value = value << 4 | UInt32(digit)
        offset += 1
      }
      guard offset > digits, lexer.byte(offset) == UInt8(ascii: "}"), let scalar = Unicode.Scalar(value)
      else {
        let end = lexer.byte(offset) == UInt8(ascii: "}") ? offset + 1 : offset
        throw problem(.invalidScalar(text(SourceRange(start, end))), SourceRange(start, end))
      }
      offset += 1
      bytes.append(contentsOf: String(Character(scalar)).utf8)
    default:
      let length = lexer.scalarLength(at: start + 1) ?? 1
      let range = SourceRange(start, start + 1 + length)
      throw problem(.unknownEscape(text(range)), range)
    }
  }

  /// The value in `\( )`, from the backslash to behind the closing parenthesis.
  ///
  /// The string's token still stands next.
  private mutating func interpolated(at offset: inout Int, in whole: Token) throws(Interruption) -> Expression
  {
    let place = mark
    let wasOpen = openings.count
    lexer.position = offset + 1
    token = lexer.next(linesMatter: linesMatter)
    let surroundings = try open(.parenthesis, linesMatter: whole.kind == .string)
    let value = try expression()
    guard check(.rightParen) else { throw unexpected([.sign(")")]) }
    offset = token.end
    openings.removeLast(openings.count - wasOpen)
    linesMatter = surroundings.linesMatter
    bracesAllowed = surroundings.bracesAllowed
    goBack(to: place)
    return value
  }

  // MARK: Texts of several lines

  /// Where the text between `"""` stands, and the indentation of the closing ones, which is no part of it.
  private mutating func textContent(of whole: Token) throws(Interruption) -> (SourceRange, SourceRange) {
    var start = whole.start + 3
    while lexer.source[start] == UInt8(ascii: " ") || lexer.source[start] == UInt8(ascii: "\t")
      || lexer.source[start] == UInt8(ascii: "\r")
    { start += 1 }
    guard lexer.source[start] == UInt8(ascii: "\n") else {
      throw problem(.textOnQuoteLine, SourceRange(whole.start, whole.start + 3))
    }
    let closing = whole.end - 3
    var margin = closing
    while lexer.source[margin - 1] == UInt8(ascii: " ") || lexer.source[margin - 1] == UInt8(ascii: "\t") {
      margin -= 1
    }
    guard lexer.source[margin - 1] == UInt8(ascii: "\n") else {
      throw problem(.textOnQuoteLine, SourceRange(closing, whole.end))
    }
    var end = max(start + 1, margin - 1)
    if end > start + 1, lexer.source[end - 1] == UInt8(ascii: "\r") { end -= 1 }
    return (SourceRange(start + 1, end), SourceRange(margin, closing))
  }

  /// The offset behind a line's indentation; a line of blanks alone may have less.
  private mutating func indentedLine(
    from start: Int, in content: SourceRange, _ indentation: SourceRange
  ) throws(Interruption) -> Int {
    var offset = start
    for expected in indentation.start..<indentation.end {
      guard offset < content.end else { return offset }
      guard lexer.source[offset] == lexer.source[expected] else {
        let isLineEnd =
          lexer.source[offset] == UInt8(ascii: "\n") || lexer.source[offset] == UInt8(ascii: "\r")
        if isLineEnd { return offset }
        throw problem(.indentation, SourceRange(offset, offset + 1))
      }
      offset += 1
    }
    return offset
  }
}
