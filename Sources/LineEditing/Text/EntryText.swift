import Drawings

/// What may stand in an entry: everything but the characters that steer a terminal or turn text around.
public enum EntryText {
  /// Whether a scalar may be shown as it is.
  ///
  /// Not so the control characters (a terminal would obey them), the bidirectional controls (what is read would not be
  /// what runs), and the mark of the byte order, which nobody sees.
  public static func isShowable(_ scalar: Unicode.Scalar) -> Bool {
    !Escaping.isHarmful(scalar)
  }

  /// A pasted or remembered text without the characters that steer a terminal; line ends become newlines, tabs stay.
  ///
  /// `"a\r\nb\u{1B}[31m"` becomes `"a\nb[31m"`.
  ///
  /// - Complexity: O(*n*); text of plain ASCII, as most is, costs one look at each byte.
  public static func cleaned(_ text: String) -> String {
    if text.utf8.allSatisfy({ 0x20..<0x7F ~= $0 || $0 == UInt8(ascii: "\n") }) { return text }
    return cleaned(Array(text.utf8))
  }

  /// The same for bytes; broken UTF-8 becomes U+FFFD.
  static func cleaned(_ bytes: some Collection<UInt8>) -> String {
    var result = String.UnicodeScalarView()
    var wasReturn = false
    for scalar in String(decoding: bytes, as: UTF8.self).unicodeScalars {
      switch scalar {
      case "\r": result.append("\n")
      case "\n": if !wasReturn { result.append(scalar) }
      case "\t": result.append(scalar)
      default: if isShowable(scalar) { result.append(scalar) }
      }
      wasReturn = scalar == "\r"
    }
    return String(result)
  }

  /// A character in a form that a terminal does not obey: itself, or an escape as in a string literal.
  ///
  /// ESC becomes `^[`, U+202E becomes `\u{202E}`.
  public static func shown(_ character: Character) -> String {
    if character.unicodeScalars.allSatisfy(isShowable) { return String(character) }
    return character.unicodeScalars.map(shown).joined()
  }

  private static func shown(_ scalar: Unicode.Scalar) -> String {
    if isShowable(scalar) { return String(scalar) }
    if scalar.value < 0x20 || scalar.value == 0x7F {
      return "^" + String(Unicode.Scalar(UInt8(scalar.value ^ 0x40)))
    }
    return "\\u{" + String(scalar.value, radix: 16, uppercase: true) + "}"
  }
}
