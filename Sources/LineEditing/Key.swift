/// One key as a terminal reports it; its escape sequence is already decoded.
package enum Key: Hashable, Sendable {
  /// A character, or a part of one: a terminal sends `é` as one scalar or as two.
  case text(Unicode.Scalar)
  /// Control with a letter or one of `@ \ ] ^ _`; the letter is in lower case: `.control("c")` is ^C.
  case control(Character)
  /// Alt, or Escape followed at once by a character.
  case alt(Unicode.Scalar)
  case paste(String)
  case enter, tab, backspace, escape
  /// Enter with Alt held, which inserts a line break, and Tab with Shift held.
  case altEnter, backTab
  case up, down, left, right, home, end, pageUp, pageDown, insert, delete
  /// Left and right with Control or Alt held.
  case wordLeft, wordRight
  /// A sequence that has no meaning here, such as a function key or a mouse report.
  case unknown

  /// The key for a control byte: a byte below the space character, or 127.
  package init(control byte: UInt8) {
    self =
      switch byte {
      case 0x09: .tab
      case 0x0A, 0x0D: .enter
      case 0x08, 0x7F: .backspace
      case 0x1B: .escape
      case 0x00: .control("@")
      default: .control(Character(Unicode.Scalar(byte | (byte < 0x1B ? 0x60 : 0x40))))
      }
  }
}
