/// Takes the syllables of Hangul and kana apart into what is typed for them, so that one key beside the right
/// one is one letter.
///
/// ```swift
/// Syllables.parted("주제")      // ㅈ ㅜ ㅈ ㅔ, as jamo
/// Syllables.parted("テーマ")    // タ エ ー マ ア
/// Syllables.parted("theme")     // t h e m e
/// ```
enum Syllables {
  /// The letters of a word.
  static func parted(_ word: String) -> [Character] {
    if word.utf8.allSatisfy({ $0 < 0x80 }) { return Array(word) }
    return word.flatMap { character -> [Character] in
      guard let scalar = character.unicodeScalars.first, character.unicodeScalars.count == 1 else {
        return [character]
      }
      return jamo(of: scalar) ?? kana(scalar) ?? [character]
    }
  }

  /// The consonants and the vowel of a syllable of Hangul, by the arithmetic of the Unicode standard (section
  /// 3.12).
  private static func jamo(of syllable: Unicode.Scalar) -> [Character]? {
    guard 0xAC00...0xD7A3 ~= syllable.value else { return nil }
    let index = syllable.value - 0xAC00
    let parts = [0x1100 + index / 588, 0x1161 + index % 588 / 28, 0x11A7 + index % 28]
    return parts.filter { $0 != 0x11A7 }.compactMap { Unicode.Scalar($0).map { Character($0) } }
  }

  /// Katakana in rows of five, a consonant with each vowel; hiragana stand 0x60 before them.
  private static let rows = Array(
    "カキクケコガギグゲゴサシスセソザジズゼゾタチツテトダヂヅデドナニヌネノハヒフヘホバビブベボパピプペポマミムメモラリルレロ".unicodeScalars)

  /// A kana of these rows as the first of its row, for the consonant, and its vowel.
  private static func kana(_ letter: Unicode.Scalar) -> [Character]? {
    let place = rows.firstIndex { $0 == letter || $0.value - 0x60 == letter.value }
    return place.map { [Character(rows[$0 / 5 * 5]), Array("アイウエオ")[$0 % 5]] }
  }
}
