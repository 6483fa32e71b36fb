/// What may stand in an entry: everything but the characters that steer a terminal or turn text around.
public enum EntryText {
  /// Whether a scalar may be shown as it is.
  ///
  /// Not so the control characters (a terminal would obey them) and the bidirectional controls (what is read would not be
  /// what runs).
  public static func isShowable(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0..<0x20, 0x7F..<0xA0: false
    case 0x61C, 0x200E, 0x200F, 0x2028...0x202E, 0x2066...0x2069, 0xFEFF: false
    default: true
    }
  }

  /// A pasted or remembered text without the characters that steer a terminal; line ends become newlines, tabs stay.
  ///
  /// `"a\r\nb\u{1B}[31m"` becomes `"a\nb[31m"`.
  ///
  /// - Complexity: O(*n*).
  public static func cleaned(_ text: String) -> String {
    cleaned(Array(text.utf8))
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
