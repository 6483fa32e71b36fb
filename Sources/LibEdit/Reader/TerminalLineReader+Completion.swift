internal import LineEditing

extension TerminalLineReader {
  /// Tab: inserts what all candidates have in common, and lists them where there are several; pressed again, turns the page.
  func complete(_ entry: Entry) {
    if state.list != nil { return turnPage(forward: true) }
    let completions = state.request.completions(entry.text, entry.cursor)
    guard !completions.candidates.isEmpty else { return bell() }
    let range = completions.replacing.clamped(to: 0..<entry.text.utf8.count)
    let typed = String(entry.text.utf8.dropFirst(range.lowerBound).prefix(range.count)) ?? ""
    let common = completions.commonPrefix
    if common != typed && (completions.candidates.count == 1 || common.hasPrefix(typed)) {
      replace(range, with: common)
    }
    if completions.candidates.count > 1 { state.list = CandidateList(completions.candidates) }
  }

  /// Goes to the next page of the list, or the one before.
  func turnPage(forward: Bool) {
    let rows = rowsForList
    state.list?.turn(forward: forward, rows: rows)
  }

  /// How many rows under the entry a list may take.
  var rowsForList: Int {
    max(size.rows - entryRows, 3)
  }
}
