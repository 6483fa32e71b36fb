/// Finds what was probably meant by a misspelled word.
package enum Spelling {
  /// The candidate that is nearest to a word, if one is near enough to be meant: a third of the word's
  /// letters may differ, of a long word a quarter, at least one, and no more than a limit.
  ///
  /// A word of three letters is meant for a longer one that it lacks a letter of, or for itself in other
  /// letters of the alphabet. Syllables of Hangul are compared by what they consist of.
  ///
  /// Letters may be missing, surplus, exchanged or swapped with a neighbour. Of several equally near, the
  /// first is taken.
  /// ```swift
  /// Spelling.nearest(to: "overide", among: ["on", "override"])   // "override"
  /// Spelling.nearest(to: "banana", among: ["on", "override"])    // nil
  /// ```
  package static func nearest(
    to word: String, among candidates: some Sequence<String>, atMost limit: Int = .max
  ) -> String? {
    let letters = typed(word)
    guard letters.count <= 64 else { return nil }
    // A number is no word, and near to those beside it.
    let hasDigit = letters.contains(where: \.isNumber)
    let bound = min(max(1, min(letters.count / 3, max(2, letters.count / 4))), limit)
    let near = candidates.compactMap { candidate -> (word: String, distance: Int)? in
      guard candidate != word, candidate.utf8.count >= letters.count - bound else { return nil }
      let others = typed(candidate)
      guard abs(others.count - letters.count) <= bound else { return nil }
      if candidate.lowercased() == word.lowercased() { return (candidate, 0) }
      // A word of three letters is near to almost anything; a longer one may lack one of its letters.
      let isTelling = letters.count > 3 || hasDigit || others.count > max(letters.count, 3)
      let distance = isTelling ? distance(letters, others) : bound + 1
      return distance <= bound ? (candidate, distance) : nil
    }
    return near.min { $0.distance < $1.distance }?.word
  }

  /// "did you mean `override`?", where a candidate is near enough.
  package static func suggestion(for word: String, among candidates: some Sequence<String>) -> String? {
    nearest(to: word, among: candidates).map { "did you mean `\($0)`?" }
  }

  /// The letters of a word; of a syllable of Hangul what is typed for it, by the arithmetic of the Unicode
  /// standard (section 3.12).
  private static func typed(_ word: String) -> [Character] {
    if word.utf8.allSatisfy({ $0 < 0x80 }) { return Array(word) }
    return word.flatMap { character -> [Character] in
      guard let first = character.unicodeScalars.first, 0xAC00...0xD7A3 ~= first.value else {
        return [character]
      }
      let index = first.value - 0xAC00
      let parts = [0x1100 + index / 588, 0x1161 + index % 588 / 28, 0x11A7 + index % 28]
      return parts.filter { $0 != 0x11A7 }.compactMap { Unicode.Scalar($0).map { Character($0) } }
    }
  }

  /// How many letters must be inserted, removed, exchanged or swapped to make one word of another: Damerau's
  /// distance, each stretch of letters edited once.
  static func distance(_ first: [Character], _ second: [Character]) -> Int {
    var beforeLast: [Int] = []
    var last = Array(0...second.count)
    for (row, letter) in first.enumerated() {
      var current = [row + 1]
      for (column, other) in second.enumerated() {
        var least = min(last[column] + (letter == other ? 0 : 1), last[column + 1] + 1, current[column] + 1)
        if row > 0, column > 0, letter == second[column - 1], first[row - 1] == other {
          least = min(least, beforeLast[column - 1] + 1)
        }
        current.append(least)
      }
      (beforeLast, last) = (last, current)
    }
    return last[second.count]
  }
}
