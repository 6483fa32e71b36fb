/// Turns the bytes of a terminal into keys: UTF-8, control characters, escape sequences and bracketed pastes.
///
/// Bytes go in one at a time, and a key comes out with its last byte. A lone Escape cannot be told from the start of a
/// sequence; the owner waits a moment and then calls ``flush()``.
///
/// ```swift
/// var decoder = KeyDecoder()
/// decoder.push(0x1B)          // nil, and decoder.state == .escape
/// decoder.push(0x5B)          // nil
/// decoder.push(0x41)          // .up
/// ```
public struct KeyDecoder: Sendable {
  /// What the bytes so far are the beginning of.
  public enum State: Hashable, Sendable {
    /// Nothing: the next byte starts a key.
    case idle
    /// A character of several bytes.
    case character
    /// Just Escape so far: a key of its own, if nothing follows at once.
    case escape
    /// An escape sequence.
    case sequence
    /// A pasted text whose end has not come.
    case paste
  }

  /// What the bytes so far are the beginning of.
  public private(set) var state = State.idle
  private var bytes: [UInt8] = []

  /// Makes a decoder that has seen nothing.
  public init() {}

  /// Takes one byte, and returns the key that it completes.
  ///
  /// - Complexity: O(1), amortised; O(*n*) for the last byte of a paste of *n* bytes.
  public mutating func push(_ byte: UInt8) -> Key? {
    bytes.append(byte)
    switch state {
    case .idle: return begin(byte)
    case .character: return character(byte)
    case .escape: return secondByte(byte)
    case .sequence: return sequence(byte)
    case .paste: return paste(byte)
    }
  }

  /// Ends what is unfinished, because nothing more came, and returns the key that it makes.
  ///
  /// A lone Escape becomes `.escape`, a paste without its end is what came of it; a torn character is dropped.
  public mutating func flush() -> Key? {
    defer { reset() }
    switch state {
    case .idle, .character: return nil
    case .escape: return .escape
    case .sequence: return bytes.count == 2 ? bytes.last.map { .alt(Unicode.Scalar($0)) } : .unknown
    case .paste: return .paste(EntryText.cleaned(bytes))
    }
  }

  private mutating func reset() {
    bytes.removeAll(keepingCapacity: true)
    state = .idle
  }

  private mutating func finish(_ key: Key?) -> Key? {
    reset()
    return key
  }

  private mutating func begin(_ byte: UInt8) -> Key? {
    switch byte {
    case 0x1B:
      state = .escape
      return nil
    case 0x20..<0x7F: return finish(.text(Unicode.Scalar(byte)))
    case 0xC2..<0xF5:
      state = .character
      return nil
    case 0x80...: return finish(nil)
    default: return finish(Self.control(byte))
    }
  }

  /// The key of a byte below the blank, or of 127.
  static func control(_ byte: UInt8) -> Key {
    switch byte {
    case 0x09: .tab
    case 0x0A, 0x0D: .enter
    case 0x08, 0x7F: .backspace
    case 0x1B: .escape
    case 0x00: .control("@")
    default: .control(Character(Unicode.Scalar(byte | (byte < 0x1B ? 0x60 : 0x40))))
    }
  }

  private mutating func character(_ byte: UInt8) -> Key? {
    guard (0x80..<0xC0).contains(byte) else {
      reset()
      return push(byte)
    }
    let length = bytes[0] < 0xE0 ? 2 : bytes[0] < 0xF0 ? 3 : 4
    guard bytes.count == length else { return nil }
    let scalars = String(decoding: bytes, as: UTF8.self).unicodeScalars
    guard scalars.count == 1, let scalar = scalars.first, EntryText.isShowable(scalar) else {
      return finish(nil)
    }
    return finish(.text(scalar))
  }

  private mutating func paste(_ byte: UInt8) -> Key? {
    let end: [UInt8] = [0x1B, 0x5B, 0x32, 0x30, 0x31, 0x7E]
    guard byte == 0x7E, bytes.suffix(end.count).elementsEqual(end) else { return nil }
    return finish(.paste(EntryText.cleaned(bytes.dropLast(end.count))))
  }
}

extension KeyDecoder {
  private mutating func sequence(_ byte: UInt8) -> Key? {
    if bytes[1] == UInt8(ascii: "O") { return finish(Self.finalKeys[byte] ?? .unknown) }
    switch byte {
    case 0x1B:  // a new sequence cuts this one off
      reset()
      return push(byte)
    case 0x40...0x7E where !(byte == UInt8(ascii: "[") && bytes.count == 3): return controlSequence(byte)
    case 0x20...0x3F, UInt8(ascii: "["): return bytes.count < 32 ? nil : finish(.unknown)
    default: return finish(.unknown)
    }
  }

  private mutating func secondByte(_ byte: UInt8) -> Key? {
    switch byte {
    case UInt8(ascii: "["), UInt8(ascii: "O"):
      state = .sequence
      return nil
    case 0x0A, 0x0D: return finish(.altEnter)
    case 0x1B:  // Escape twice: the first one stands for itself
      bytes = [0x1B]
      return .escape
    case 0x80...:
      reset()
      _ = push(byte)
      return .escape
    default: return finish(.alt(Unicode.Scalar(byte)))
    }
  }

  /// The key of a whole `ESC [ parameters final`.
  private mutating func controlSequence(_ final: UInt8) -> Key? {
    let parameters = String(decoding: bytes[2...].dropLast(), as: UTF8.self).split(separator: ";")
    if final == UInt8(ascii: "~") {
      let number = parameters.first.flatMap { Int($0) } ?? 0
      if number == 200 {
        bytes.removeAll(keepingCapacity: true)
        state = .paste
        return nil
      }
      return finish(Self.numberedKeys[number] ?? .unknown)
    }
    let isModified = parameters.count == 2 && !["1", "2"].contains(parameters[1])
    switch Self.finalKeys[final] {
    case .left? where isModified: return finish(.wordLeft)
    case .right? where isModified: return finish(.wordRight)
    case let key: return finish(key ?? .unknown)
    }
  }

  private static let finalKeys: [UInt8: Key] = [
    UInt8(ascii: "A"): .up, UInt8(ascii: "B"): .down, UInt8(ascii: "C"): .right, UInt8(ascii: "D"): .left,
    UInt8(ascii: "H"): .home, UInt8(ascii: "F"): .end, UInt8(ascii: "Z"): .backTab, UInt8(ascii: "M"): .enter,
  ]

  private static let numberedKeys: [Int: Key] = [
    1: .home, 2: .insert, 3: .delete, 4: .end, 5: .pageUp, 6: .pageDown, 7: .home, 8: .end,
  ]
}
