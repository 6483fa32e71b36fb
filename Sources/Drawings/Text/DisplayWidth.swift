/// The number of terminal columns that text takes.
///
/// East Asian characters and emoji take two columns, combining marks none. A character is a grapheme cluster, as in Swift: a family of
/// four emoji joined to one takes two columns, not eight.
///
/// ```swift
/// DisplayWidth.of("요약")       // 4
/// DisplayWidth.of("e\u{301}")  // 1
/// DisplayWidth.of("👨‍👩‍👧")        // 2
/// ```
///
/// Source: Unicode Standard Annex #11 (East Asian Width) and #51 (Emoji). Ambiguous characters are narrow, as outside legacy Asian encodings.
package enum DisplayWidth {
  package static func of(_ text: String) -> Int {
    if text.utf8.allSatisfy({ 0x20..<0x7F ~= $0 }) { return text.utf8.count }
    return text.reduce(0) { $0 + of($1) }
  }

  /// The columns of a character: 0, 1 or 2; more only for sequences of spacing marks.
  package static func of(_ character: Character) -> Int {
    let scalars = character.unicodeScalars
    guard let first = scalars.first else { return 0 }
    let rest = scalars.dropFirst()
    if rest.isEmpty { return of(first) }
    // A presentation selector, a joiner, a skin tone or a second flag letter turns the cluster into one picture.
    let isPicture =
      first.properties.isEmoji
      && rest.contains { [0xFE0F, 0x200D].contains($0.value) || 0x1F3FB...0x1F3FF ~= $0.value }
    if isPicture || isFlagLetter(first) && rest.contains(where: isFlagLetter) { return 2 }
    return scalars.reduce(0) { $0 + of($1) }
  }

  package static func of(_ scalar: Unicode.Scalar) -> Int {
    let value = scalar.value
    if value < 0x300 { return value < 0x20 || 0x7F..<0xA0 ~= value ? 0 : 1 }
    if 0x1160..<0x1200 ~= value || 0xD7B0..<0xD800 ~= value { return 0 }
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format, .control, .lineSeparator, .paragraphSeparator: return 0
    default: return isWide(scalar) ? 2 : 1
    }
  }

  /// The columns that a character takes on a terminal that adds up its scalars: a family of three emoji takes 6, not 2.
  ///
  /// Mendel counts as a terminal that knows clusters does, and sets the column again after a character whose width is disputed.
  package static func most(of character: Character) -> Int {
    let scalars = character.unicodeScalars
    if scalars.count <= 1 { return of(character) }
    return max(of(character), scalars.reduce(0) { $0 + (isFlagLetter($1) ? 2 : of($1)) })
  }

  package static func isDisputed(_ character: Character) -> Bool {
    let scalars = character.unicodeScalars
    return scalars.count > 1 && (scalars.contains("\u{FE0F}") || most(of: character) != of(character))
  }

  private static func isFlagLetter(_ scalar: Unicode.Scalar) -> Bool { 0x1F1E6...0x1F1FF ~= scalar.value }

  private static func isWide(_ scalar: Unicode.Scalar) -> Bool {
    guard scalar.value >= 0x1100 else { return false }
    if scalar.properties.isEmojiPresentation { return !isFlagLetter(scalar) }
    return wide.contains { $0 ~= scalar.value }
  }

  /// The wide and full-width characters of UAX #11 in Unicode 16 that are not emoji by default; the ranges include unassigned gaps.
  private static let wide: [ClosedRange<UInt32>] = [
    0x4E00...0xA4CF,  // CJK ideographs, Yi
    0xAC00...0xD7A3,  // Hangul syllables
    0x1100...0x115F,  // Hangul leading consonants
    0x2329...0x232A,  // angle brackets
    0x2E80...0x303E, 0x3041...0x3247, 0x3250...0x4DFF,  // radicals, kana, CJK A, hexagrams
    0xA960...0xA97C,  // Hangul extended A
    0xF900...0xFAFF,  // CJK compatibility ideographs
    0xFE10...0xFE19, 0xFE30...0xFE6B,  // vertical and small forms
    0xFF01...0xFF60, 0xFFE0...0xFFE6,  // full-width forms
    0x16FE0...0x16FF1, 0x17000...0x18DF2, 0x1AFF0...0x1B2FB,  // Tangut, Khitan, Nüshu, kana supplements
    0x1D300...0x1D376,  // Tai Xuan Jing symbols, counting rods
    0x1F200...0x1F265,  // enclosed ideographs
    0x20000...0x3FFFD,  // CJK extensions B and on
  ]
}
