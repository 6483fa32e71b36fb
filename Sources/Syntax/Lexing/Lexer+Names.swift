extension Lexer {
  /// Whether a byte goes on in a name; every byte of a letter outside ASCII is taken for one here.
  @inline(__always)
  static func isNameByte(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"),
      UInt8(ascii: "_"):
      true
    default: false
    }
  }

  /// A name that starts in ASCII: `theme`, `naïve`.
  mutating func asciiName() -> Token {
    let start = position
    var end = start + 1
    while end < source.count, Self.isNameByte(source[end]) { end += 1 }
    if end < source.count, source[end] >= 0x80 { end = nameEnd(from: end) }
    return name(from: start, to: end)
  }

  /// A letter outside ASCII starts a name; anything else there is no token of the language.
  mutating func otherScalar() -> Token {
    guard let scalar = scalar(at: position) else { return invalidUTF8(at: position) }
    let length = scalar.utf8Length
    guard scalar.properties.isIDStart else {
      let kind: LexicalFault = scalar.isControl ? .control : .strayCharacter
      return fault(kind, from: position, to: position + length)
    }
    return name(from: position, to: nameEnd(from: position + length))
  }

  /// The offset behind a name, of which everything before `offset` has been read.
  func nameEnd(from offset: Int) -> Int {
    var end = offset
    while end < source.count {
      if source[end] < 0x80 {
        guard Self.isNameByte(source[end]) else { break }
        end += 1
      } else {
        guard let scalar = scalar(at: end), scalar.properties.isIDContinue else { break }
        end += scalar.utf8Length
      }
    }
    return end
  }

  private mutating func name(from start: Int, to end: Int) -> Token {
    let name = names.pointee.name(for: UnsafeBufferPointer(rebasing: source[start..<end]))
    return finish(.name, from: start, to: end, payload: UInt64(truncatingIfNeeded: name.id))
  }
}
