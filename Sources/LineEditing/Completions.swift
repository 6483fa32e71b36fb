/// The completions at the cursor, and the part of the text that they replace.
package struct Completions: Hashable, Sendable {
  package struct Candidate: Hashable, Sendable {
    /// What the list shows, such as `override`, and the explanation beside it: one line, possibly empty.
    package var name, gloss: String
    /// The text that is inserted, such as `override ` with a space at its end.
    package var insertText: String

    package init(_ name: String, _ gloss: String = "", insertText: String? = nil) {
      (self.name, self.gloss, self.insertText) = (name, gloss, insertText ?? name)
    }
  }

  /// The UTF-8 offsets of the text that a candidate replaces: usually the word before the cursor.
  package var replacing: Range<Int>
  /// The candidates in the order of the list; empty if there is no completion here.
  package var candidates: [Candidate]

  package init(replacing: Range<Int>, _ candidates: [Candidate] = []) {
    (self.replacing, self.candidates) = (replacing, candidates)
  }

  /// The longest common prefix of all `insertText`s: `theme` for `theme` and `themeColor`.
  package var commonPrefix: String {
    guard let first = candidates.first?.insertText else { return "" }
    return candidates.dropFirst().reduce(first) { prefix, candidate in
      String(zip(prefix, candidate.insertText).prefix { $0 == $1 }.map(\.0))
    }
  }
}
