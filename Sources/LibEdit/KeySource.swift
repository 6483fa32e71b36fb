import CLibEdit
import LineEditing

/// The keys of standard input, and the signals that arrive between them.
///
/// It decodes the bytes of a terminal: UTF-8, control characters, escape sequences and bracketed pastes. If the rest of a key does not
/// arrive in time, the key is decoded from the bytes so far.
struct KeySource {
  private var bytes: ArraySlice<UInt8>
  private var returned: [Key] = []
  /// Whether a signal arrived during a wait, and whether the input has ended.
  private var isSignalled = false
  private var isOver: Bool

  /// Makes a source of these bytes, followed by standard input.
  init(_ bytes: [UInt8] = [], isOver: Bool = false) { (self.bytes, self.isOver) = (bytes[...], isOver) }

  /// Takes over the terminal, and reads the bytes typed before.
  mutating func begin(keepsSignals: Bool) {
    bytes += [UInt8](unsafeUninitializedCapacity: 1 << 16) { space, count in
      count = Int(cedit_begin(keepsSignals, space.baseAddress, Int32(space.count)))
    }
  }

  mutating func putBack(_ key: Key) { returned.append(key) }

  /// Whether more keys have arrived; then the screen update can wait.
  mutating func hasMore() -> Bool {
    if bytes.isEmpty && returned.isEmpty { fill(within: 0) }
    return !bytes.isEmpty || !returned.isEmpty
  }

  /// Whether a space or tab follows the last key at once: the indentation of a text that is pasted, not typed.
  var bringsIndentation: Bool { [UInt8(ascii: " "), UInt8(ascii: "\t")].contains(bytes.first) }

  /// Waits for the next key, at most this many milliseconds, or forever if negative; returns nil after a signal, which the signal flags
  /// identify.
  mutating func next(within milliseconds: Int32 = -1) -> KeyEvent? {
    while true {
      if let key = returned.popLast() { return .key(key) }
      if bytes.isEmpty && !isSignalled { fill(within: milliseconds) }
      if isSignalled {
        isSignalled = false
        return nil
      }
      guard let byte = bytes.popFirst() else { return isOver ? .end : .silence }
      if let key = key(from: byte) { return .key(key) }
    }
  }

  /// Waits for input or a signal at most this long, and reads the available bytes.
  private mutating func fill(within milliseconds: Int32) {
    guard !isOver else { return }
    var hasSignal = false
    bytes += [UInt8](unsafeUninitializedCapacity: 4096) { space, count in
      let read = cedit_next_bytes(milliseconds, space.baseAddress, Int32(space.count), &hasSignal)
      (count, isOver) = (max(Int(read), 0), read < 0)
    }
    if hasSignal { isSignalled = true }
  }

  /// The next byte of an incomplete key, if it arrives in time; a signal during the wait is reported after the key.
  private mutating func rest(within milliseconds: Int32) -> UInt8? {
    for _ in 0..<4 where bytes.isEmpty { fill(within: milliseconds) }
    return bytes.popFirst()
  }

  private mutating func key(from byte: UInt8) -> Key? {
    switch byte {
    case 0x1B: escape()
    case 0x20..<0x7F: .text(Unicode.Scalar(byte))
    case 0xC2..<0xF5: character(from: byte)
    case 0x80...: nil
    default: Key(control: byte)
    }
  }

  private mutating func character(from byte: UInt8) -> Key? {
    var encoded = [byte]
    for _ in 1..<(byte < 0xE0 ? 2 : byte < 0xF0 ? 3 : 4) {
      guard let next = rest(within: 100) else { return nil }
      guard 0x80..<0xC0 ~= next else { return cutOff(by: next, nil) }
      encoded.append(next)
    }
    let scalars = String(decoding: encoded, as: UTF8.self).cleaned.unicodeScalars
    return scalars.count == 1 ? scalars.first.map { .text($0) } : nil
  }

  /// Returns a key that is cut off by the first byte of another, and puts that byte back.
  private mutating func cutOff(by byte: UInt8, _ key: Key?) -> Key? {
    bytes = [byte] + bytes
    return key
  }

  private mutating func escape() -> Key? {
    switch rest(within: 30) {
    case nil: .escape
    case UInt8(ascii: "[")?: sequence()
    case UInt8(ascii: "O")?: rest(within: 250).map { Self.finalKeys[$0] ?? .unknown } ?? .alt("O")
    case 0x0A?, 0x0D?: .altEnter
    case let byte? where byte == 0x1B || byte >= 0x80: cutOff(by: byte, .escape)
    case let byte?: .alt(Unicode.Scalar(byte))
    }
  }

  /// Decodes `ESC [ parameters final`.
  private mutating func sequence() -> Key? {
    var parameters: [UInt8] = []
    while parameters.count < 32 {
      guard let byte = rest(within: 250) else { return parameters.isEmpty ? .alt("[") : .unknown }
      switch byte {
      case 0x1B: return cutOff(by: byte, .unknown)
      // A function key of the Linux console.
      case UInt8(ascii: "[") where parameters.isEmpty: parameters.append(byte)
      case 0x40...0x7E: return key(parameters, final: byte)
      default: parameters.append(byte)
      }
    }
    return .unknown
  }

  private mutating func key(_ parameters: [UInt8], final: UInt8) -> Key {
    let numbers = String(decoding: parameters, as: UTF8.self).split(separator: ";")
    if numbers == ["200"] && final == UInt8(ascii: "~") { return paste() }
    if final == UInt8(ascii: "~") { return Self.numberedKeys[numbers.first ?? ""] ?? .unknown }
    if parameters.first == UInt8(ascii: "[") { return .unknown }
    let key = Self.finalKeys[final] ?? .unknown
    let isModified = numbers.count == 2 && !["1", "2"].contains(numbers[1])
    return isModified && key == .left ? .wordLeft : isModified && key == .right ? .wordRight : key
  }

  private mutating func paste() -> Key {
    let end = Array("\u{1B}[201~".utf8)
    var pasted: [UInt8] = []
    while !pasted.suffix(end.count).elementsEqual(end), let byte = rest(within: 2000) { pasted.append(byte) }
    if pasted.suffix(end.count).elementsEqual(end) { pasted.removeLast(end.count) }
    return .paste(String(decoding: pasted, as: UTF8.self).cleaned)
  }

  private static let finalKeys: [UInt8: Key] = [
    UInt8(ascii: "A"): .up, UInt8(ascii: "B"): .down, UInt8(ascii: "C"): .right, UInt8(ascii: "D"): .left,
    UInt8(ascii: "H"): .home, UInt8(ascii: "F"): .end, UInt8(ascii: "Z"): .backTab, UInt8(ascii: "M"): .enter,
  ]
  private static let numberedKeys: [Substring: Key] = [
    "1": .home, "2": .insert, "3": .delete, "4": .end, "5": .pageUp, "6": .pageDown, "7": .home, "8": .end,
  ]
}
