/// Makes text from elsewhere safe to print: what could move the cursor, recolour or reorder a line becomes visible.
///
/// A string, a name or a file path of somebody else may hold an escape sequence, a C1 control or a bidirectional override. Sent to a
/// terminal, it acts; escaped, it is only seen.
///
/// ```swift
/// Escaping.safe("a\u{1B}[2Jb")                       // a\u{1B}[2Jb, in characters
/// Escaping.safe("a\tb\nc", keeping: [.lineEnd])      // the tab is shown as \t, the line end stays
/// ```
package enum Escaping {
  package struct Kept: OptionSet, Sendable {
    package let rawValue: Int
    package init(rawValue: Int) { self.rawValue = rawValue }

    package static let lineEnd = Kept(rawValue: 1), tab = Kept(rawValue: 2)
  }

  /// The text with everything harmful written out; plain ASCII is returned as it is.
  package static func safe(_ text: String, keeping kept: Kept = []) -> String {
    if text.utf8.allSatisfy({ 0x20..<0x7F ~= $0 }) { return text }
    return text.unicodeScalars.reduce(into: "") { append($1, to: &$0, keeping: kept) }
  }

  /// Whether a scalar would act on the terminal or on the order of the text instead of being seen.
  ///
  /// The set is our decision: C0, DEL and C1, the line and paragraph separators, the controls of the Unicode bidirectional
  /// algorithm (UAX #9), which make source text look different from what it is, and the mark of the byte order, which nobody sees.
  package static func isHarmful(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0..<0x20, 0x7F..<0xA0, 0x061C, 0x200E, 0x200F, 0x2028...0x202E, 0x2066...0x2069, 0xFEFF: true
    default: false
    }
  }

  private static func append(_ scalar: Unicode.Scalar, to text: inout String, keeping kept: Kept) {
    switch scalar {
    case _ where !isHarmful(scalar): text.unicodeScalars.append(scalar)
    case "\n": text += kept.contains(.lineEnd) ? "\n" : "\\n"
    case "\t": text += kept.contains(.tab) ? "\t" : "\\t"
    default: text += "\\u{" + String(scalar.value, radix: 16, uppercase: true) + "}"
    }
  }
}
