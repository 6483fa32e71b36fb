// Texts in quotes, with their escapes.
extension JSONReader {
  mutating func string() throws(JSON.Problem) -> String {
    try expect("\"")
    var text = try stretch()
    if match("\"") { return text }
    while true {
      guard let byte = peek else { throw problem(.unfinished) }
      position += 1
      switch byte {
      case UInt8(ascii: "\""): return text
      case UInt8(ascii: "\\"): text.unicodeScalars.append(try escape())
      default: throw problem(.unexpected, at: position - 1)
      }
      text += try stretch()
    }
  }

  /// The text up to the next quote, backslash or control character.
  private mutating func stretch() throws(JSON.Problem) -> String {
    let start = position
    var all: UInt8 = 0
    while let byte = peek, byte >= 0x20, byte != UInt8(ascii: "\""), byte != UInt8(ascii: "\\") {
      all |= byte
      position += 1
    }
    let text = UnsafeBufferPointer(rebasing: bytes[start..<position])
    if all < 0x80 { return String(decoding: text, as: UTF8.self) }
    guard let text = String(validating: text, as: UTF8.self) else { throw problem(.unexpected, at: start) }
    return text
  }

  private mutating func escape() throws(JSON.Problem) -> Unicode.Scalar {
    guard let byte = peek else { throw problem(.unfinished) }
    position += 1
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): return Unicode.Scalar(byte)
    case UInt8(ascii: "b"): return "\u{8}"
    case UInt8(ascii: "f"): return "\u{C}"
    case UInt8(ascii: "n"): return "\n"
    case UInt8(ascii: "r"): return "\r"
    case UInt8(ascii: "t"): return "\t"
    case UInt8(ascii: "u"): return try codePoint()
    default: throw problem(.unexpected, at: position - 1)
    }
  }

  private mutating func codePoint() throws(JSON.Problem) -> Unicode.Scalar {
    let start = position - 2
    var value = try fourDigits()
    if 0xD800..<0xDC00 ~= value {
      try expect("\\")
      try expect("u")
      let low = try fourDigits()
      guard 0xDC00..<0xE000 ~= low else { throw problem(.unexpected, at: start) }
      value = 0x10000 + (value - 0xD800) << 10 + (low - 0xDC00)
    }
    guard let scalar = Unicode.Scalar(value) else { throw problem(.unexpected, at: start) }
    return scalar
  }

  private mutating func fourDigits() throws(JSON.Problem) -> UInt32 {
    var value: UInt32 = 0
    for _ in 0..<4 {
      guard let byte = peek else { throw problem(.unfinished) }
      guard let digit = Character(Unicode.Scalar(byte)).hexDigitValue else { throw problem(.unexpected) }
      value = value << 4 + UInt32(digit)
      position += 1
    }
    return value
  }
}
