extension Lexer {
  /// `42`, `1_000`, `1.5`, `390x844`, `0.25s`, `250ms`.
  mutating func number() -> Token {
    let start = position
    var end = start
    var magnitude: UInt64 = 0
    // Eighteen digits always fit.
    while end < source.count, end &- start < 18, source[end] &- UInt8(ascii: "0") < 10 {
      magnitude = magnitude &* 10 &+ UInt64(source[end] &- UInt8(ascii: "0"))
      end &+= 1
    }
    guard end < source.count else { return finish(.integer, from: start, to: end, payload: magnitude) }
    let next = source[end]
    if Self.isNameByte(next) || next == UInt8(ascii: ".") || next >= 0x80 { return longNumber() }
    return finish(.integer, from: start, to: end, payload: magnitude)
  }

  /// A number that is more than a few digits.
  private mutating func longNumber() -> Token {
    let start = position
    var end = digits(from: start)
    let isDecimal = byte(end) == UInt8(ascii: ".") && isDigit(end + 1)
    if isDecimal { end = digits(from: end + 1) }
    let tail = nameEnd(from: end)
    if tail > end { return suffixed(from: start, at: end, to: tail) }
    if isDecimal { return finish(.decimal, from: start, to: end) }
    guard let magnitude = magnitude(from: start, to: end) else {
      return fault(.integerTooLarge, from: start, to: end)
    }
    return finish(.integer, from: start, to: end, payload: magnitude)
  }

  /// Digits, with `_` between them, as a number, if an `Int` or its negative holds it.
  private func magnitude(from start: Int, to end: Int) -> UInt64? {
    var magnitude: UInt64 = 0
    for offset in start..<end where source[offset] != UInt8(ascii: "_") {
      let (product, carries) = magnitude.multipliedReportingOverflow(by: 10)
      let (sum, spills) = product.addingReportingOverflow(UInt64(source[offset] &- UInt8(ascii: "0")))
      guard !carries, !spills else { return nil }
      magnitude = sum
    }
    return magnitude <= UInt64(Int.max) + 1 ? magnitude : nil
  }

  /// What letters may follow a number: a unit of time, or the `x` of a size.
  private mutating func suffixed(from start: Int, at suffix: Int, to end: Int) -> Token {
    if source[suffix] == UInt8(ascii: "x"), isDigit(suffix + 1) {
      var end = digits(from: suffix + 1)
      if byte(end) == UInt8(ascii: "."), isDigit(end + 1) { end = digits(from: end + 1) }
      if nameEnd(from: end) == end {
        return finish(.size, from: start, to: end, payload: UInt64(suffix - start))
      }
    }
    let isMilliseconds =
      end == suffix + 2 && source[suffix] == UInt8(ascii: "m") && source[suffix + 1] == UInt8(ascii: "s")
    if isMilliseconds || end == suffix + 1 && source[suffix] == UInt8(ascii: "s") {
      return finish(.duration, from: start, to: end, payload: UInt64(suffix - start))
    }
    return fault(.numberRunsOn, from: start, to: end)
  }

  private func isDigit(_ offset: Int) -> Bool { byte(offset) &- UInt8(ascii: "0") < 10 }

  private func digits(from offset: Int) -> Int {
    var end = offset
    while isDigit(end) || byte(end) == UInt8(ascii: "_") { end += 1 }
    return end
  }

  /// `#rgb`, `#rrggbb`, `#rrggbbaa`.
  mutating func color() -> Token {
    let start = position
    let end = nameEnd(from: start + 1)
    var value: UInt64 = 0
    for offset in start + 1..<end {
      guard let digit = Self.hexDigit(source[offset]), end - start <= 9 else {
        return fault(.colorDigits, from: start, to: end)
      }
      value = value << 4 | UInt64(digit)
    }
    switch end - start - 1 {
    case 3:
      let (red, green, blue) = (value >> 8 & 15, value >> 4 & 15, value & 15)
      value = (red << 24 | green << 16 | blue << 8) * 0x11 | 0xFF
    case 6: value = value << 8 | 0xFF
    case 8: break
    default: return fault(.colorDigits, from: start, to: end)
    }
    return finish(.color, from: start, to: end, payload: value)
  }

  /// The value of a hexadecimal digit.
  static func hexDigit(_ byte: UInt8) -> UInt8? {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): byte - UInt8(ascii: "0")
    case UInt8(ascii: "a")...UInt8(ascii: "f"): byte - UInt8(ascii: "a") + 10
    case UInt8(ascii: "A")...UInt8(ascii: "F"): byte - UInt8(ascii: "A") + 10
    default: nil
    }
  }
}
