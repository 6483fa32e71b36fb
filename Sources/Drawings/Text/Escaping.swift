/// Makes foreign text safe to print: characters that could move the cursor, recolour or reorder a line become visible.
///
/// A string, a name or a file path may hold an escape sequence, a C1 control or a bidirectional override. A terminal would execute it;
/// after escaping it is only shown.
///
/// ```swift
/// Escaping.safe("a\u{1B}[2Jb")                       // "a\\u{1B}[2Jb"
/// Escaping.safe("a\tb\nc")                           // "a\\tb\\nc"
/// ```
package enum Escaping {
  /// Returns the text with all harmful characters escaped, also line ends and tabs unless `keepsLines`; plain ASCII is returned unchanged.
  package static func safe(_ text: String, keepsLines: Bool = false) -> String {
    if text.utf8.allSatisfy({ 0x20..<0x7F ~= $0 }) { return text }
    return text.unicodeScalars.reduce(into: "") { safe, scalar in
      switch scalar {
      case "\n" where !keepsLines: safe += "\\n"
      case "\t" where !keepsLines: safe += "\\t"
      case _ where !isHarmful(scalar) || scalar == "\n" || scalar == "\t": safe.unicodeScalars.append(scalar)
      default: safe += "\\u{" + String(scalar.value, radix: 16, uppercase: true) + "}"
      }
    }
  }

  /// Does the same for HTML or SVG, whose special characters are escaped too.
  package static func markup(_ text: String, keepsLines: Bool = false) -> String {
    safe(text, keepsLines: keepsLines).replacing("&", with: "&amp;").replacing("<", with: "&lt;")
      .replacing(">", with: "&gt;")
  }

  /// Whether a scalar would affect the terminal or the order of the text, instead of being seen.
  ///
  /// The set is our decision: C0, DEL and C1; the line and paragraph separators; the controls of the Unicode bidirectional
  /// algorithm (UAX #9), which make source text look different from what it is; and invisible characters: the byte order mark,
  /// zero-width spaces, invisible mathematical operators.
  package static func isHarmful(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0..<0x20, 0x7F..<0xA0, 0x061C, 0x200E, 0x200F, 0x2028...0x202E, 0x2066...0x2069, 0xFEFF,
      0x200B, 0x2060...0x2064:
      true
    default: false
    }
  }
}
