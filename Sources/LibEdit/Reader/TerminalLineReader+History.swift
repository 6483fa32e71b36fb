internal import CLibEdit
internal import LineEditing

extension TerminalLineReader {
  /// Up: a line higher in the entry, else an older entry.
  func up(_ entry: Entry, _ inCommands: Bool) {
    let column = state.goalColumn ?? entry.column
    if let cursor = entry.up(column: column) {
      state.goalColumn = column
      return move(to: cursor)
    }
    let (position, prefix) = place(of: entry)
    if let older = history.index(before: position, prefix: prefix, otherThan: entry.text) {
      recall(at: older, prefix: prefix, inCommands)
    } else if position == history.entries.count,
      let newest = history.index(before: position, prefix: "", otherThan: entry.text)
    {
      recall(at: newest, prefix: "", inCommands)  // nothing begins so: go through all of them
    } else {
      bell()
    }
  }

  /// Down: a line lower in the entry, else a newer entry, at last what had been typed.
  func down(_ entry: Entry, _ inCommands: Bool) {
    let column = state.goalColumn ?? entry.column
    if let cursor = entry.down(column: column) {
      state.goalColumn = column
      return move(to: cursor)
    }
    let (position, prefix) = place(of: entry)
    guard position < history.entries.count else { return bell() }
    if let newer = history.index(after: position, prefix: prefix, otherThan: entry.text) {
      recall(at: newer, prefix: prefix, inCommands)
    } else {
      state.recall = nil
      line.entry = Entry(prefix)
    }
  }

  /// Puts an entry of the history into the line.
  func recall(at position: Int, prefix: String, _ inCommands: Bool) {
    guard history.entries.indices.contains(position) else { return bell() }
    let text = EntryText.cleaned(history.entries[position])
    state.recall = EditState.Recall(position: position, prefix: prefix, text: text)
    line.entry = Entry(text, cursor: inCommands ? 0 : nil)
  }

  /// Where in the history the entry stands, and how the entries sought begin; changing an entry starts anew.
  private func place(of entry: Entry) -> (position: Int, prefix: String) {
    if let recall = state.recall, recall.text == entry.text { return (recall.position, recall.prefix) }
    return (history.entries.count, entry.text)
  }
}
