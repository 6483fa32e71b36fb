/// Finds the word that a misspelled word probably stands for.
package enum Spelling {
  /// The nearest candidate, if at most a third of the word's letters differ, in a long word a quarter; one letter
  /// may always differ, and never more than `limit`.
  ///
  /// A word of three letters matches only a candidate that has one letter more, or that differs only in case.
  /// Syllables of Hangul are compared by the letters that they consist of.
  ///
  /// Letters may be missing, surplus, exchanged or swapped with a neighbour. If several candidates are
  /// equally near, the first one is returned.
  /// ```swift
  /// Spelling.nearest(to: "overide", among: ["on", "override"])   // "override"
  /// Spelling.nearest(to: "banana", among: ["on", "override"])    // nil
  /// ```
  package static func nearest(
    to word: String, among candidates: some Sequence<String>, atMost limit: Int = .max
  ) -> String? {
    let letters = typed(word)
    guard letters.count <= 64 else { return nil }
    // A number is not a word: it is near to the numbers beside it.
    let hasDigit = letters.contains(where: \.isNumber)
    let bound = min(max(1, min(letters.count / 3, max(2, letters.count / 4))), limit)
    let near = candidates.compactMap { candidate -> (word: String, distance: Int)? in
      guard candidate != word, candidate.utf8.count >= letters.count - bound else { return nil }
      let others = typed(candidate)
      guard abs(others.count - letters.count) <= bound else { return nil }
      if candidate.lowercased() == word.lowercased() { return (candidate, 0) }
      // A word of three letters is near to almost anything, but a longer candidate may be meant if one letter is missing.
      let isTelling = letters.count > 3 || hasDigit || others.count > max(letters.count, 3)
      let distance = isTelling ? distance(letters, others) : bound + 1
      return distance <= bound ? (candidate, distance) : nil
    }
    return near.min { $0.distance < $1.distance }?.word
  }

  /// Returns "did you mean `override`?" if a candidate is near enough.
  package static func suggestion(for word: String, among candidates: some Sequence<String>) -> String? {
    nearest(to: word, among: candidates).map { "did you mean `\($0)`?" }
  }

  /// The letters of a word, where a syllable of Hangul is split into the letters that are typed for it, by the
  /// arithmetic of the Unicode standard (section 3.12).
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

  /// The number of letters to insert, remove, exchange or swap to turn one word into another:
  /// the Damerau-Levenshtein distance, in which each stretch of letters is edited once.
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
