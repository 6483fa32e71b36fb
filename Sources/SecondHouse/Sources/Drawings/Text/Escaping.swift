/// Makes text from elsewhere safe to print: what could move the cursor, recolour or reorder a line becomes visible.
///
/// A string, a name or a file path of somebody else may hold an escape sequence, a C1 control or a bidirectional override. Sent to a
/// terminal, it acts; escaped, it is only seen. Text that is printed as it is costs one look at each byte.
///
/// ```swift
/// Escaping.safe("a\u{1B}[2Jb")                       // a\u{1B}[2Jb, in characters
/// Escaping.safe("a\tb\nc", keeping: [.lineEnd])      // the tab is shown as \t, the line end stays
/// Escaping.safe(bytes: [0x61, 0xFF])                 // a\xFF
/// ```
///
/// The set is our decision: C0, DEL and C1, the line and paragraph separators, the controls of the Unicode bidirectional
/// algorithm (UAX #9), which make source text look different from what it is, and the mark of the byte order, which nobody sees.
public enum Escaping {
  /// Characters that the caller wants to keep.
  public struct Kept: OptionSet, Sendable {
    /// The bits, one for each character.
    public let rawValue: Int

    /// Makes a set from its bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// The line feed, U+000A.
    public static let lineEnd = Kept(rawValue: 1)
    /// The tabulator, U+0009.
    public static let tab = Kept(rawValue: 2)
  }

  /// The text with everything harmful written out.
  ///
  /// - Complexity: O(*n*); text of plain ASCII is returned as it is.
  public static func safe(_ text: String, keeping kept: Kept = []) -> String {
    if text.utf8.allSatisfy({ 0x20..<0x7F ~= $0 }) { return text }
    var result = ""
    result.reserveCapacity(text.utf8.count)
    for scalar in text.unicodeScalars { append(scalar, to: &result, keeping: kept) }
    return result
  }

  /// The bytes as text, with everything harmful written out and each byte that is no UTF-8 as `\xFF`.
  ///
  /// - Complexity: O(*n*)
  public static func safe(bytes: some Sequence<UInt8>, keeping kept: Kept = []) -> String {
    var result = ""
    var parser = Unicode.UTF8.ForwardParser()
    // The parser takes a malformed sequence away as a whole, so its bytes are noted as they pass.
    var passed: [UInt8] = []
    var source = bytes.makeIterator()
    var iterator = AnyIterator {
      let byte = source.next()
      if let byte { passed.append(byte) }
      return byte
    }
    while true {
      switch parser.parseScalar(from: &iterator) {
      case .valid(let encoded):
        append(Unicode.UTF8.decode(encoded), to: &result, keeping: kept)
        passed.removeFirst(encoded.count)
      case .error(let length):
        for byte in passed.prefix(length) { result += "\\x" + hexadecimal(UInt32(byte), digits: 2) }
        passed.removeFirst(length)
      case .emptyInput:
        return result
      }
    }
  }

  /// Whether a scalar would act on the terminal or on the order of the text instead of being seen.
  public static func isHarmful(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0..<0x20, 0x7F..<0xA0: true
    case 0x061C, 0x200E, 0x200F, 0x2028, 0x2029: true
    case 0x202A...0x202E, 0x2066...0x2069, 0xFEFF: true
    default: false
    }
  }

  private static func append(_ scalar: Unicode.Scalar, to text: inout String, keeping kept: Kept) {
    guard isHarmful(scalar) else { return text.unicodeScalars.append(scalar) }
    switch scalar {
    case "\n": text += kept.contains(.lineEnd) ? "\n" : "\\n"
    case "\t": text += kept.contains(.tab) ? "\t" : "\\t"
    default: text += "\\u{" + hexadecimal(scalar.value, digits: 1) + "}"
    }
  }

  private static func hexadecimal(_ value: UInt32, digits: Int) -> String {
    let text = String(value, radix: 16, uppercase: true)
    return String(repeating: "0", count: max(0, digits - text.count)) + text
  }
}
