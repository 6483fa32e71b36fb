extension Lexer {
  /// A sign of one, two or three characters, or a character that the language does not know.
  mutating func sign() -> Token {
    let start = position
    let (second, third) = (byte(start + 1), byte(start + 2))
    let equals = UInt8(ascii: "=")
    switch source[start] {
    case UInt8(ascii: "("): return finish(.leftParen, from: start, to: start + 1)
    case UInt8(ascii: ")"): return finish(.rightParen, from: start, to: start + 1)
    case UInt8(ascii: "["): return finish(.leftBracket, from: start, to: start + 1)
    case UInt8(ascii: "]"): return finish(.rightBracket, from: start, to: start + 1)
    case UInt8(ascii: "{"): return finish(.leftBrace, from: start, to: start + 1)
    case UInt8(ascii: "}"): return finish(.rightBrace, from: start, to: start + 1)
    case UInt8(ascii: ","): return finish(.comma, from: start, to: start + 1)
    case UInt8(ascii: ";"): return finish(.semicolon, from: start, to: start + 1)
    case UInt8(ascii: ":"): return finish(.colon, from: start, to: start + 1)
    case UInt8(ascii: "?"): return finish(.question, from: start, to: start + 1)
    case UInt8(ascii: "$"): return finish(.dollar, from: start, to: max(start + 1, nameEnd(from: start + 1)))
    case equals:
      if second == equals {
        return third == equals
          ? finish(.identical, from: start, to: start + 3) : finish(.equal, from: start, to: start + 2)
      }
      return finish(.assign, from: start, to: start + 1)
    case UInt8(ascii: "!"): return pair(second == equals, .notEqual, .not)
    case UInt8(ascii: "<"): return pair(second == equals, .lessOrEqual, .less)
    case UInt8(ascii: ">"): return pair(second == equals, .greaterOrEqual, .greater)
    case UInt8(ascii: "."):
      let isEllipsis = second == UInt8(ascii: ".") && third == UInt8(ascii: ".")
      return isEllipsis
        ? finish(.ellipsis, from: start, to: start + 3) : finish(.dot, from: start, to: start + 1)
    default: return arithmetic(second)
    }
  }

  private mutating func pair(_ isPair: Bool, _ two: Token.Kind, _ one: Token.Kind) -> Token {
    isPair
      ? finish(two, from: position, to: position + 2) : finish(one, from: position, to: position + 1)
  }

  private mutating func arithmetic(_ second: UInt8) -> Token {
    let start = position
    let kind: Token.Kind
    switch source[start] {
    case UInt8(ascii: "+"): kind = .plus
    case UInt8(ascii: "-"): kind = .minus
    case UInt8(ascii: "*"): kind = .times
    case UInt8(ascii: "/"): kind = .slash
    case UInt8(ascii: "%"): kind = .percent
    case UInt8(ascii: "&") where second == UInt8(ascii: "&"): return finish(.and, from: start, to: start + 2)
    case UInt8(ascii: "|") where second == UInt8(ascii: "|"): return finish(.or, from: start, to: start + 2)
    case 0: return fault(.nul, from: start, to: start + 1)
    case 0..<0x20, 0x7F: return fault(.control, from: start, to: start + 1)
    default: return fault(.strayCharacter, from: start, to: start + 1)
    }
    if second == UInt8(ascii: "="), byte(start + 2) != UInt8(ascii: "=") {
      return fault(.compoundAssignment, from: start, to: start + 2)
    }
    if kind == .slash, second == UInt8(ascii: "*") { return fault(.blockComment, from: start, to: start + 2) }
    return finish(kind, from: start, to: start + 1)
  }

  /// Whether a blank or the text's end stands at an offset, by which `-` is told from its prefix form.
  func isBlank(at offset: Int) -> Bool {
    guard offset < source.count else { return true }
    switch source[offset] {
    case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\r"), UInt8(ascii: "\n"): return true
    case UInt8(ascii: "/"): return byte(offset + 1) == UInt8(ascii: "/")
    default: return false
    }
  }
}
