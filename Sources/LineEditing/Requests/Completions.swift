/// What may stand at the cursor, and which part of the text it would replace.
public struct Completions: Hashable, Sendable {
  /// One of the things that may stand at the cursor.
  public struct Candidate: Hashable, Sendable {
    /// What the list shows first, such as `override`.
    public var name: String
    /// What the list shows beside the name: one line, possibly empty.
    public var description: String
    /// What is put into the text, such as `override ` with a blank behind it.
    public var insertText: String

    /// Makes a candidate that inserts its name unless another text is given.
    public init(_ name: String, _ description: String = "", insertText: String? = nil) {
      self.name = name
      self.description = description
      self.insertText = insertText ?? name
    }
  }

  /// The UTF-8 offsets of the text that a candidate replaces: usually the word before the cursor.
  public var replacing: Range<Int>
  /// The candidates in the order of the list.
  public var candidates: [Candidate]

  /// Makes a set of candidates for a part of the text; none means that nothing may stand there.
  public init(replacing: Range<Int>, _ candidates: [Candidate] = []) {
    self.replacing = replacing
    self.candidates = candidates
  }

  /// The longest text with which every candidate's `insertText` begins.
  ///
  /// Candidates `theme` and `themeColor` have `theme` in common; `cell` and `form` have the empty text.
  ///
  /// - Complexity: O(*n*), where *n* is the length of all texts together.
  public var commonPrefix: String {
    guard let first = candidates.first else { return "" }
    var prefix = Substring(first.insertText)
    for candidate in candidates.dropFirst() where !candidate.insertText.hasPrefix(prefix) {
      let shared = zip(prefix, candidate.insertText).prefix { $0 == $1 }.count
      prefix = prefix.prefix(shared)
      if prefix.isEmpty { break }
    }
    return String(prefix)
  }
}
