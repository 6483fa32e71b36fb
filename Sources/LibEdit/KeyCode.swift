import CLibEdit
import LineEditing

/// The codes by which libedit gets keys: a character's own code, or for the keys of the reader a C1 code, which no keyboard sends.
///
/// Escape sequences never reach libedit: in vi's key map they would begin with Escape, which changes the mode.
enum KeyCode {
  private static let own: Int32 = 128
  /// The Alt keys that the reader handles.
  private static let alts: Set<Unicode.Scalar> = ["b", "d", "f", "n", "p", "\u{8}", "\u{7F}"]

  /// The code of a key, or nil for a key without a meaning.
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

  /// The key of a code; `last` is the key pressed last.
  static func key(for code: Int32, last: Key) -> Key {
    switch code {
    case 0..<32, 127: Key(control: UInt8(code))
    case own: last
    default: Unicode.Scalar(UInt32(bitPattern: code)).map { .text($0) } ?? .unknown
    }
  }

  /// Binds the keys that the reader handles itself instead of libedit.
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
