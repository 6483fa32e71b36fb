/// Finds what was probably meant by a misspelled word.
package enum Spelling {
  /// The candidate that is nearest to a word, if one is near enough to be meant: a third of the word's
  /// letters may differ, at least one.
  ///
  /// A word of three letters is meant for a longer one that it lacks a letter of, or for itself in other
  /// letters of the alphabet. Hangul and kana are compared by what their syllables consist of.
  ///
  /// Letters may be missing, surplus, exchanged or swapped with a neighbour. Of several equally near, the
  /// first is taken.
  /// ```swift
  /// Spelling.nearest(to: "overide", among: ["on", "override"])   // "override"
  /// Spelling.nearest(to: "banana", among: ["on", "override"])    // nil
  /// ```
  package static func nearest(to word: String, among candidates: some Sequence<String>) -> String? {
    let letters = Syllables.parted(word)
    guard letters.count <= 64 else { return nil }
    // A number is no word, and near to those beside it.
    let hasDigit = letters.contains(where: \.isNumber)
    let bound = max(1, letters.count / 3)
    let near = candidates.compactMap { candidate -> (word: String, distance: Int)? in
      guard candidate != word, candidate.utf8.count >= letters.count - bound else { return nil }
      let others = Syllables.parted(candidate)
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
