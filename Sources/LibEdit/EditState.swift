import LineEditing

/// What belongs to the entry being edited and is gone with it.
struct EditState {
  let request: LineRequest
  var outcome: LineEvent?
  /// The entry as last seen, and as it was before each change.
  private(set) var entry = Entry()
  private var earlier: [Entry] = []
  /// The key that libedit was given last, and a scalar that it gets before the next one.
  var key = Key.unknown
  var following: Int32?
  var list: CandidateList?
  /// Where in the history the entry came from, how the entries sought begin, and what came of it, to notice that it was changed.
  var recall: (position: Int, prefix: String, text: String)?
  /// The column that Up and Down try to keep.
  var goalColumn: Int?

  init(_ request: LineRequest) { self.request = request }

  /// Notes the entry while a person looks at it, so that undo can come back to it.
  mutating func note(_ entry: Entry) {
    if entry.text != self.entry.text { earlier.append(self.entry) }
    self.entry = entry
  }

  mutating func undo() -> Entry? {
    guard let last = earlier.popLast() else { return nil }
    entry = last
    return last
  }
}
