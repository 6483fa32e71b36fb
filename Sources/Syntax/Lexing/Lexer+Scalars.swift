extension Lexer {
  /// How many bytes the scalar at an offset has, or `nil` where the bytes are not UTF-8.
  @inline(__always)
  func scalarLength(at offset: Int) -> Int? {
    source[offset] < 0x80 ? 1 : scalar(at: offset)?.utf8Length
  }

  /// The scalar at an offset, or `nil` where the bytes are not UTF-8: cut off, overlong, a surrogate, or
  /// beyond U+10FFFF.
  func scalar(at offset: Int) -> Unicode.Scalar? {
    let first = UInt32(source[offset])
    switch first {
    case 0..<0x80: return Unicode.Scalar(first)
    case 0xC2..<0xE0: return scalar(first & 0x1F, following: 1, at: offset, atLeast: 0x80)
    case 0xE0..<0xF0: return scalar(first & 0x0F, following: 2, at: offset, atLeast: 0x800)
    case 0xF0..<0xF5: return scalar(first & 0x07, following: 3, at: offset, atLeast: 0x10000)
    default: return nil
    }
  }

  private func scalar(_ lead: UInt32, following count: Int, at offset: Int, atLeast least: UInt32) -> Unicode
    .Scalar?
  {
    guard offset + count < source.count else { return nil }
    var value = lead
    for index in 1...count {
      let byte = source[offset + index]
      guard byte & 0xC0 == 0x80 else { return nil }
      value = value << 6 | UInt32(byte & 0x3F)
    }
    return value >= least ? Unicode.Scalar(value) : nil
  }

  /// A broken token for bytes that are not UTF-8, up to the next byte that can start a scalar.
  mutating func invalidUTF8(at offset: Int) -> Token {
    var end = offset + 1
    while end < source.count, end < offset + 4, source[end] & 0xC0 == 0x80 { end += 1 }
    return fault(.invalidUTF8, from: offset, to: end)
  }
}

extension Unicode.Scalar {
  /// How many bytes it takes in UTF-8.
  var utf8Length: Int {
    switch value {
    case 0..<0x80: 1
    case 0..<0x800: 2
    case 0..<0x10000: 3
    default: 4
    }
  }

  /// Whether it steers a terminal or the direction of text instead of showing something.
  var isControl: Bool {
    switch value {
    case 0..<0x20, 0x7F..<0xA0, 0x200B...0x200F, 0x2028...0x202E, 0x2060...0x206F, 0xFEFF, 0xFFF9...0xFFFB:
      true
    default: false
    }
  }
}
