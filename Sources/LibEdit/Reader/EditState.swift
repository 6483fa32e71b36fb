internal import LineEditing

/// What belongs to the entry being edited and is gone with it.
struct EditState {
  let request: LineRequest
  /// How the entry ended, once it did.
  var outcome: LineEvent?
  /// The entry as last seen; libedit drops its own when reading ends.
  var entry = Entry()
  /// Scalars that libedit gets before the next key.
  var queue: [Int32] = []
  /// The text of a paste whose key libedit just got.
  var pasted = ""
  /// The candidates under the entry.
  var list: CandidateList?
  /// Where in the history the entry came from, while it is as it was there.
  var recall: Recall?
  /// The column that Up and Down try to keep.
  var goalColumn: Int?
  /// Earlier entries, for undo.
  var earlier: [Entry] = []

  /// An entry from the history.
  struct Recall {
    var position: Int
    /// What had been typed before; only entries that begin so are recalled.
    var prefix: String
    /// What came of it, to notice that it was changed.
    var text: String
  }

  init(_ request: LineRequest) {
    self.request = request
  }

  /// How long the text is if the last key was a character and came to stand at its end.
  private var expectedLength: Int?
  /// Whether the last key was such a character, so that the next one will be, too.
  private(set) var isTyping = false

  /// Notes what a key that libedit gets will likely lead to.
  mutating func foresee(_ key: Key) {
    guard case .text(let scalar) = key, entry.isAtEnd else { return expectedLength = nil }
    expectedLength = entry.text.utf8.count + UTF8.width(scalar)
  }

  /// Notes the entry before the reader waits for the next key, so that undo can come back to it.
  mutating func note(_ entry: Entry) {
    if entry.text != self.entry.text {
      if earlier.count >= 1000 { earlier.removeFirst(500) }
      earlier.append(self.entry)
    }
    self.entry = entry
    isTyping = entry.isAtEnd && entry.text.utf8.count == expectedLength
  }
}
