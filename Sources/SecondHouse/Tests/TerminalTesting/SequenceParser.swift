/// Splits a terminal's input into characters, controls and sequences.
struct SequenceParser: Sendable {
  enum Token: Hashable {
    case scalar(Unicode.Scalar)
    case control(UInt8)
    /// `ESC` and one or two bytes.
    case escape(String)
    /// `ESC [`, a mark such as `?`, numbers, and the final byte.
    case sequence(mark: String, numbers: [Int?], final: Character)
    /// A string that ended, such as a window's title.
    case string
  }

  private enum State { case ground, character, escape, sequence, string, stringEscape }

  private var state = State.ground
  private var bytes: [UInt8] = []

  mutating func push(_ byte: UInt8) -> Token? {
    switch state {
    case .ground: return ground(byte)
    case .character: return character(byte)
    case .escape: return escape(byte)
    case .sequence: return sequence(byte)
    case .string:
      if byte == 7 { return finish(.string) }
      if byte == 0x1B { state = .stringEscape }
      return nil
    case .stringEscape:
      if byte == UInt8(ascii: "\\") { return finish(.string) }
      state = .string
      return nil
    }
  }

  private mutating func finish(_ token: Token?) -> Token? {
    (state, bytes) = (.ground, [])
    return token
  }

  private mutating func ground(_ byte: UInt8) -> Token? {
    switch byte {
    case 0x1B:
      state = .escape
      return nil
    case 0..<0x20, 0x7F: return .control(byte)
    case 0x20..<0x7F: return .scalar(Unicode.Scalar(byte))
    default:
      (state, bytes) = (.character, [byte])
      return nil
    }
  }

  private mutating func character(_ byte: UInt8) -> Token? {
    guard (0x80..<0xC0).contains(byte) else {
      (state, bytes) = (.ground, [])
      return push(byte)
    }
    bytes.append(byte)
    guard bytes.count == (bytes[0] < 0xE0 ? 2 : bytes[0] < 0xF0 ? 3 : 4) else { return nil }
    return finish(String(decoding: bytes, as: UTF8.self).unicodeScalars.first.map { .scalar($0) })
  }

  private mutating func escape(_ byte: UInt8) -> Token? {
    bytes.append(byte)
    switch byte {
    case UInt8(ascii: "["):
      (state, bytes) = (.sequence, [])
      return nil
    case UInt8(ascii: "]"), UInt8(ascii: "P"), UInt8(ascii: "_"), UInt8(ascii: "^"):
      state = .string
      return nil
    case 0x20..<0x30: return nil
    default: return finish(.escape(String(decoding: bytes, as: UTF8.self)))
    }
  }

  private mutating func sequence(_ byte: UInt8) -> Token? {
    guard (0x40..<0x7F).contains(byte) else {
      bytes.append(byte)
      return nil
    }
    let text = String(decoding: bytes, as: UTF8.self)
    let mark = String(text.prefix { "<=>?".contains($0) })
    let numbers = text.dropFirst(mark.count).split(separator: ";", omittingEmptySubsequences: false).map {
      Int($0)
    }
    return finish(.sequence(mark: mark, numbers: numbers, final: Character(Unicode.Scalar(byte))))
  }
}
