/// How many columns of a terminal a text takes.
///
/// ```swift
/// DisplayWidth.of("theme")       // 5
/// DisplayWidth.of("테마")         // 4
/// ```
///
/// Source of the rule: Unicode's East Asian Width (wide and full-width take two) and emoji presentation; a cluster is as wide
/// as its widest scalar, which is what terminals that know clusters do.
public enum DisplayWidth {
  /// The columns of a text without control characters.
  public static func of(_ text: String) -> Int {
    text.utf8.allSatisfy { $0 < 0x80 } ? text.utf8.count : text.reduce(0) { $0 + of($1) }
  }

  /// The columns of one character: 0, 1 or 2.
  public static func of(_ character: Character) -> Int {
    let scalars = character.unicodeScalars
    guard let first = scalars.first else { return 0 }
    if scalars.count == 1 { return of(first) }
    if scalars.contains("\u{FE0F}") { return 2 }
    return scalars.reduce(0) { max($0, of($1)) }
  }

  /// The columns that a character may take on a terminal that adds up its scalars: at least ``of(_:)-(Character)``.
  ///
  /// A family of three emoji takes 2 columns here and 6 there. Where the two figures differ, terminals disagree.
  public static func most(of character: Character) -> Int {
    let scalars = character.unicodeScalars
    if scalars.count <= 1 { return of(character) }
    return max(of(character), scalars.reduce(0) { $0 + of($1) })
  }

  /// Whether terminals disagree about the columns of a character.
  public static func isDisputed(_ character: Character) -> Bool {
    let scalars = character.unicodeScalars
    if scalars.count <= 1 { return false }
    return scalars.contains("\u{FE0F}") || most(of: character) != of(character)
  }

  /// The columns of one scalar by itself: 0 for marks that combine, 2 for the wide ones, else 1.
  public static func of(_ scalar: Unicode.Scalar) -> Int {
    if scalar.value < 0x300 { return scalar.value == 0xAD ? 0 : 1 }
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format: return 0
    default: break
    }
    if (0x1160...0x11FF).contains(scalar.value) { return 0 }  // vowels and finals of a Hangul syllable
    return isWide(scalar.value) || scalar.properties.isEmojiPresentation ? 2 : 1
  }

  private static func isWide(_ value: UInt32) -> Bool {
    switch value {
    case 0x1100...0x115F, 0x2E80...0x303E, 0x3041...0x33FF, 0x3400...0x4DBF, 0x4E00...0x9FFF, 0xA000...0xA4CF,
      0xA960...0xA97F, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE6F, 0xFF01...0xFF60, 0xFFE0...0xFFE6,
      0x16FE0...0x18CFF, 0x1AFF0...0x1B2FF, 0x1F200...0x1F265, 0x20000...0x3FFFD:
      true
    default: false
    }
  }
}
