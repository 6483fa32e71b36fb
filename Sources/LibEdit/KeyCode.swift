import CLibEdit
import LineEditing

/// The numbers under which libedit gets keys: a character's own, or one of C1, which no keyboard sends.
///
/// Escape sequences never reach libedit. In vi's map they would begin with the key that changes modes.
enum KeyCode {
  /// The keys behind the C1 numbers, from 128 on, and those with numbers of their own.
  private static let named: [Key] = [
    .up, .down, .left, .right, .home, .end, .delete, .pageUp, .pageDown, .backTab, .altEnter, .wordLeft,
    .wordRight, .paste(""), .alt("d"), .alt("\u{7F}"),
  ]
  private static let codes: [Key: Int32] = [.enter: 13, .tab: 9, .backspace: 127, .escape: 27]
  private static let others: [Key: Key] = [
    .alt("f"): .wordRight, .alt("b"): .wordLeft, .alt("\u{8}"): .alt("\u{7F}"), .alt("p"): .up,
    .alt("n"): .down,
  ]

  /// The number for a key, or `nil` for a key without meaning.
  static func code(for key: Key) -> Int32? {
    switch key {
    case .text(let scalar): Int32(scalar.value)
    case .control(let letter): letter.asciiValue.map { Int32($0 & 0x1F) }
    case .paste(let text) where !text.isEmpty: code(for: .paste(""))
    default: codes[key] ?? named.firstIndex(of: others[key] ?? key).map { Int32(128 + $0) }
    }
  }

  static func key(for code: Int32) -> Key {
    switch code {
    case 0..<32, 127: Key(control: UInt8(code))
    case 128..<(128 + Int32(named.count)): named[Int(code) - 128]
    default: Unicode.Scalar(UInt32(bitPattern: code)).map { .text($0) } ?? .unknown
    }
  }

  /// Gives the reader the keys that it knows better than libedit.
  static func bind(in editor: OpaquePointer) {
    let both = named.indices.map { UInt8(128 + $0) } + controls("cdlnprsz") + [10, 13]
    for code in both + controls("abefgkuwy_") + [8, 9, 127, UInt8(ascii: "}")] {
      cedit_bind(editor, code, false)
    }
    guard cedit_is_vi(editor) else { return }
    for code in both + Array("jkJK+-/?nNG:v#@\u{1B}".utf8) { cedit_bind(editor, code, true) }
  }

  private static func controls(_ letters: String) -> [UInt8] { letters.utf8.map { $0 & 0x1F } }
}
