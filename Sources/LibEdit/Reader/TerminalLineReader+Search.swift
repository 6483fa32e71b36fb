internal import CLibEdit
internal import LineEditing

/// A search through the history, one key after the other.
private struct Search {
  var pattern = ""
  /// The entry found, if any was.
  var position: Int?
  var isFailing = false

  mutating func look(_ history: History, older: Bool) {
    let next =
      older
      ? history.index(before: position ?? history.entries.count, containing: pattern)
      : history.index(after: position ?? -1, containing: pattern)
    isFailing = next == nil
    if let next { position = next }
  }

  /// Looks anew after the pattern changed, the entry found so far included.
  mutating func lookAgain(_ history: History, from start: Int) {
    position = history.index(before: start, containing: pattern)
    isFailing = position == nil && !pattern.isEmpty
  }
}

extension TerminalLineReader {
  /// ^R: each character typed narrows the search, ^R and ^S go on to older and newer entries, ^G gives up; any other key takes
  /// what was found and does its own work.
  func search(from origin: Entry) -> cedit_outcome {
    var search = Search()
    while true {
      var content = content(shown(search, origin))
      content.highlights = highlights(content.highlights, with: found(search))
      content.footer = footer(search)
      paint(content)
      switch keys.next() {
      case .key(.text(let scalar)):
        search.pattern.unicodeScalars.append(scalar)
        search.lookAgain(history, from: search.position.map { $0 + 1 } ?? history.entries.count)
      case .key(.backspace):
        _ = search.pattern.popLast()
        search.lookAgain(history, from: history.entries.count)
      case .key(.control("r")), .key(.up): search.look(history, older: true)
      case .key(.control("s")), .key(.down): search.look(history, older: false)
      case .key(.control("g")):
        line.entry = origin
        return CEDIT_CONTINUE
      case .key(let key):
        accept(search, origin)
        if key != .escape { keys.putBack(key) }
        return CEDIT_CONTINUE
      case .signal:
        guard heedSignals() else { return CEDIT_FINISH }
      case .silence: continue
      case .end: return finish(.end, origin)
      }
    }
  }

  /// vi's `n` and `N`: the next entry with what was sought last.
  func repeatSearch(_ entry: Entry, older: Bool) {
    let position = state.recall?.text == entry.text ? state.recall?.position : nil
    let next =
      older
      ? history.index(before: position ?? history.entries.count, containing: lastPattern)
      : history.index(after: position ?? history.entries.count, containing: lastPattern)
    guard let next else { return bell() }
    recall(at: next, prefix: "", true)
  }

  private func accept(_ search: Search, _ origin: Entry) {
    lastPattern = search.pattern
    line.entry = shown(search, origin)
    guard let position = search.position else { return }
    state.recall = EditState.Recall(position: position, prefix: "", text: line.entry.text)
  }

  private func shown(_ search: Search, _ origin: Entry) -> Entry {
    guard let position = search.position else { return origin }
    let text = EntryText.cleaned(history.entries[position])
    return Entry(text, cursor: text.utf8Offset(of: search.pattern) ?? 0)
  }

  /// Where the pattern stands in the entry found.
  private func found(_ search: Search) -> Range<Int>? {
    guard let position = search.position,
      let start = EntryText.cleaned(history.entries[position]).utf8Offset(of: search.pattern)
    else { return nil }
    return start..<(start + search.pattern.utf8.count)
  }

  /// The highlights of an entry with the part that was found in place of those it touches, in the order of their starts.
  private func highlights(_ highlights: [Highlight], with found: Range<Int>?) -> [Highlight] {
    guard let found else { return highlights }
    var result = highlights.filter { !$0.range.overlaps(found) }
    let place = result.firstIndex { $0.range.lowerBound > found.lowerBound } ?? result.endIndex
    result.insert(Highlight(found, .match), at: place)
    return result
  }

  private func footer(_ search: Search) -> [[EntryLayout.Span]] {
    let label = search.isFailing ? "nothing has: " : "search: "
    return [[EntryLayout.Span(text: label, role: .faint), EntryLayout.Span(text: search.pattern)]]
  }
}
