import CLibEdit
import LineEditing

/// The numbers under which libedit gets keys: a character's own, or for what only the reader knows one of C1, which no keyboard sends.
///
/// Escape sequences never reach libedit. In vi's map they would begin with the key that changes modes.
enum KeyCode {
  private static let own: Int32 = 128
  /// The letters with Alt that the reader knows.
  private static let alts: Set<Unicode.Scalar> = ["b", "d", "f", "n", "p", "\u{8}", "\u{7F}"]

  /// The number for a key, or `nil` for a key without meaning.
  static func code(for key: Key) -> Int32? {
    switch key {
    case .text(let scalar): Int32(scalar.value)
    case .control(let letter): letter.asciiValue.map { Int32($0 & 0x1F) }
    case .tab: 9
    case .enter: 13
    case .escape: 27
    case .backspace: 127
    case .alt(let scalar): alts.contains(scalar) ? own : nil
    case .insert, .unknown: nil
    default: own
    }
  }

  /// The key of a number, where `last` is what was pressed last.
  static func key(for code: Int32, last: Key) -> Key {
    switch code {
    case 0..<32, 127: Key(control: UInt8(code))
    case own: last
    default: Unicode.Scalar(UInt32(bitPattern: code)).map { .text($0) } ?? .unknown
    }
  }

  /// Gives the reader the keys that it knows better than libedit.
  static func bind(in editor: OpaquePointer) {
    let both = [UInt8(own), 10, 13] + controls("cdlnprsz")
    for code in both + controls("abefgkuwy_") + [8, 9, 127, UInt8(ascii: "}")] {
      cedit_bind(editor, code, false)
    }
    guard cedit_is_vi(editor) else { return }
    for code in both + Array("jkJK+-/?nNG:v#@\u{1B}".utf8) { cedit_bind(editor, code, true) }
  }

  private static func controls(_ letters: String) -> [UInt8] { letters.utf8.map { $0 & 0x1F } }
}
