extension Lexer {
  /// Whether a byte goes on in a name in ASCII.
  @inline(__always)
  static func isNameByte(_ byte: UInt8) -> Bool {
    // Bits for 0-9 in the first 64 characters, for A-Z, _ and a-z in the others.
    byte < 64
      ? 0x03FF_0000_0000_0000 as UInt64 &>> UInt64(byte) & 1 == 1
      : byte < 128 && 0x07FF_FFFE_87FF_FFFE as UInt64 &>> UInt64(byte &- 64) & 1 == 1
  }

  /// A name that starts in ASCII: `theme`, `naïve`.
  mutating func asciiName() -> Token {
    let start = position
    var end = start + 1
    while end < source.count, Self.isNameByte(source[end]) { end &+= 1 }
    if end < source.count, source[end] >= 0x80 { return name(from: start, to: nameEnd(from: end)) }
    let bytes = UnsafeBufferPointer(rebasing: source[start..<end])
    let key = NameTable.Key(source, from: start, to: end)
    let name = names.pointee.asciiName(for: bytes, key)
    return finish(.name, from: start, to: end, payload: UInt64(truncatingIfNeeded: name.id))
  }

  /// A letter outside ASCII starts a name; anything else there is no token of the language.
  mutating func otherScalar() -> Token {
    guard let scalar = scalar(at: position) else { return invalidUTF8(at: position) }
    let length = scalar.utf8Length
    guard scalar.properties.isIDStart else {
      if scalar.isControl { return fault(.control, from: position, to: position + length) }
      return fault(.strayCharacter, from: position, to: characterEnd(from: position))
    }
    return name(from: position, to: nameEnd(from: position + length))
  }

  /// The offset behind the character that starts at an offset, which may be of several scalars.
  private func characterEnd(from offset: Int) -> Int {
    let bytes = source[offset..<min(offset + 64, source.count)]
    let character = String(decoding: bytes, as: UTF8.self).first
    return min(offset + (character?.utf8.count ?? 1), source.count)
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
