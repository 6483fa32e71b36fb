/// What may stand at the cursor, and which part of the text it would replace.
package struct Completions: Hashable, Sendable {
  package struct Candidate: Hashable, Sendable {
    /// What the list shows, such as `override`, and beside it: one line, possibly empty.
    package var name, gloss: String
    /// What is put into the text, such as `override ` with a blank behind it.
    package var insertText: String

    package init(_ name: String, _ gloss: String = "", insertText: String? = nil) {
      (self.name, self.gloss, self.insertText) = (name, gloss, insertText ?? name)
    }
  }

  /// The UTF-8 offsets of the text that a candidate replaces: usually the word before the cursor.
  package var replacing: Range<Int>
  /// The candidates in the order of the list; none means that nothing may stand there.
  package var candidates: [Candidate]

  package init(replacing: Range<Int>, _ candidates: [Candidate] = []) {
    (self.replacing, self.candidates) = (replacing, candidates)
  }

  /// The longest text with which every candidate's `insertText` begins: `theme` for `theme` and `themeColor`.
  package var commonPrefix: String {
    guard let first = candidates.first?.insertText else { return "" }
    return candidates.dropFirst().reduce(first) { prefix, candidate in
      String(zip(prefix, candidate.insertText).prefix { $0 == $1 }.map(\.0))
    }
  }
}
