import LineEditing

struct EditState {
  let request: LineRequest
  var outcome: LineEvent?
  /// The entry as last seen, and its earlier versions for undo.
  private(set) var entry = Entry()
  private var earlier: [Entry] = []
  /// The last key given to libedit, and a scalar that libedit gets before the next key.
  var key = Key.unknown
  var following: Int32?
  var list: CandidateList?
  /// The entry recalled from the history: its position, the prefix of the search, and its text, to detect changes to it.
  var recall: (position: Int, prefix: String, text: String)?
  /// The column that Up and Down try to keep.
  var goalColumn: Int?

  init(_ request: LineRequest) { self.request = request }

  /// Records the entry as the person sees it, so that undo can return to it.
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
