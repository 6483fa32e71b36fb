import LineEditing

/// What belongs to the entry being edited and is gone with it.
struct EditState {
  let request: LineRequest
  /// How the entry ended, once it did.
  var outcome: LineEvent?
  /// The entry as last seen; libedit drops its own when reading ends.
  private(set) var entry = Entry()
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
  private var earlier: [Entry] = []

  /// An entry from the history.
  struct Recall {
    var position: Int
    /// What had been typed before; only entries that begin so are recalled.
    var prefix: String
    /// What came of it, to notice that it was changed.
    var text: String
  }

  init(_ request: LineRequest) { self.request = request }

  /// Notes the entry before the reader waits for the next key, so that undo can come back to it.
  mutating func note(_ entry: Entry) {
    if entry.text != self.entry.text {
      if earlier.count >= 1000 { earlier.removeFirst(500) }
      earlier.append(self.entry)
    }
    self.entry = entry
  }

  /// The entry before the last change.
  mutating func undo() -> Entry? {
    guard let last = earlier.popLast() else { return nil }
    entry = last
    return last
  }
}
