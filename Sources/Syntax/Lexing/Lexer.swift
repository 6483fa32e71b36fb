/// Source text in, tokens out, one at a time: `set x = 1` is the name `set`, the name `x`, the sign `=`, the
/// integer 1.
///
/// It never throws and never looks back: what it cannot read is a token of the kind `.broken`, and the parser
/// decides whether that matters.
struct Lexer {
  /// The text.
  ///
  /// Valid while the parser's call lasts.
  let source: UnsafeBufferPointer<UInt8>
  /// Where names are interned.
  ///
  /// Valid while the parser's call lasts.
  let names: UnsafeMutablePointer<NameTable>
  /// The offset of the next byte to read.
  var position: Int
  /// Whether a token's reading stopped only because the text did: more text could change what was read.
  var touchedEnd = false

  /// Starts to read at an offset.
  init(_ source: UnsafeBufferPointer<UInt8>, at position: Int, names: UnsafeMutablePointer<NameTable>) {
    self.source = source
    self.names = names
    self.position = position
  }

  /// The byte at an offset, or 0 behind the end.
  @inline(__always)
  func byte(_ offset: Int) -> UInt8 { offset < source.count ? source[offset] : 0 }

  /// The next token.
  ///
  /// With `linesMatter` a line end is a token too, else it is a blank.
  mutating func next(linesMatter: Bool) -> Token {
    let before = position
    var startsLine = false
    while position < source.count {
      switch source[position] {
      case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\r"):
        position += 1
        continue
      case UInt8(ascii: "\n"):
        position += 1
        if linesMatter { return token(.newline, from: position - 1, before, startsLine) }
        startsLine = true
        continue
      case UInt8(ascii: "/") where byte(position + 1) == UInt8(ascii: "/"):
        if let broken = comment() { return finished(token(broken, from: position, before, startsLine)) }
        continue
      case 0xEF where position == 0 && byte(1) == 0xBB && byte(2) == 0xBF:
        position = 3
        continue
      default: break
      }
      let start = position
      var token = lexeme()
      token.startsLine = startsLine
      token.hasBlankBefore = start != before
      return finished(token)
    }
    return finished(token(.end, from: position, before, startsLine))
  }

  /// Notes when a token ends where the text does.
  ///
  /// A separator is what it is, whatever follows; and a token on a new line has already ended the line
  /// before.
  @inline(__always)
  private mutating func finished(_ token: Token) -> Token {
    if token.end == source.count, token.kind != .semicolon, !(token.kind == .end && token.startsLine) {
      touchedEnd = true
    }
    return token
  }

  private func token(_ kind: Token.Kind, from start: Int, _ before: Int, _ startsLine: Bool) -> Token {
    Token(
      kind: kind, startsLine: startsLine, hasBlankBefore: start != before, start: start, end: position,
      payload: 0)
  }

  private func token(_ fault: Token, from start: Int, _ before: Int, _ startsLine: Bool) -> Token {
    var fault = fault
    fault.startsLine = startsLine
    fault.hasBlankBefore = true
    return fault
  }

  /// Skips a comment; a byte in it that no text holds is a broken token.
  private mutating func comment() -> Token? {
    while position < source.count, source[position] != UInt8(ascii: "\n") {
      if source[position] == 0 { return fault(.nul, from: position, to: position + 1) }
      guard let length = scalarLength(at: position) else { return invalidUTF8(at: position) }
      position += length
    }
    return nil
  }

  /// The token that starts at this byte, which is not blank.
  @inline(__always)
  private mutating func lexeme() -> Token {
    switch source[position] {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "_"):
      asciiName()
    case UInt8(ascii: "0")...UInt8(ascii: "9"): number()
    case UInt8(ascii: "\""): string()
    case UInt8(ascii: "#"): color()
    case 0x80...: otherScalar()
    default: sign()
    }
  }

  /// A token from an offset to another, at which reading goes on.
  @inline(__always)
  mutating func finish(_ kind: Token.Kind, from start: Int, to end: Int, payload: UInt64 = 0) -> Token {
    position = end
    return Token(
      kind: kind, startsLine: false, hasBlankBefore: false, start: start, end: end, payload: payload)
  }

  /// A broken token from an offset to another, at which reading goes on.
  mutating func fault(_ fault: LexicalFault, from start: Int, to end: Int) -> Token {
    finish(.broken, from: start, to: end, payload: fault.rawValue)
  }
}
