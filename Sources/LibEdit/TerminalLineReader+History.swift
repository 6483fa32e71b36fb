import Drawings
import LineEditing

extension TerminalLineReader {
  /// Up or Down: moves a line up or down in the entry, else to an older or newer entry; after the newest comes the text that was typed.
  func go(up: Bool, from column: Int, _ entry: Entry, _ inCommands: Bool) {
    if let cursor = entry.moved(up: up, column: column) {
      state.goalColumn = column
      return set(Entry(entry.text, cursor: cursor))
    }
    // A change to a recalled entry starts a new search.
    let recalled = state.recall.flatMap { $0.text == entry.text ? $0 : nil }
    let (position, prefix) = (recalled?.position ?? history.entries.count, recalled?.prefix ?? entry.text)
    func next(_ prefix: String) -> Int? {
      history.index(from: position, older: up) { $0 != entry.text && $0.hasPrefix(prefix) }
    }
    if let found = next(prefix) {
      recall(at: found, prefix: prefix, inCommands)
    } else if up, recalled == nil, let newest = next("") {
      recall(at: newest, prefix: "", inCommands)  // no entry begins with the text: go through all of them
    } else if !up, recalled != nil {
      state.recall = nil
      set(Entry(prefix))
    } else {
      screen.bell()
    }
  }

  func recall(at position: Int, prefix: String, _ inCommands: Bool) {
    guard history.entries.indices.contains(position) else { return screen.bell() }
    let text = history.entries[position].cleaned
    state.recall = (position, prefix, text)
    set(Entry(text, cursor: inCommands ? 0 : nil))
  }

  /// ^R: each typed character narrows the search, ^R and ^S go to older and newer entries, ^G cancels it.
  ///
  /// Any other key accepts the found entry and then has its usual effect; in vi's command mode, Enter only accepts.
  func search(from origin: Entry, fetchesOnly: Bool) -> Bool {
    var search = Search()
    while true {
      if !keys.hasMore() { show(search, behind: origin) }
      switch keys.next() {
      case .key(.text(let scalar))?:
        search.pattern.unicodeScalars.append(scalar)
        search.look(history, older: true, from: search.position.map { $0 + 1 } ?? history.entries.count)
      case .key(.backspace)?:
        _ = search.pattern.popLast()
        search.look(history, older: true, from: history.entries.count)
      case .key(.control("r"))?, .key(.up)?: search.look(history, older: true, from: search.position)
      case .key(.control("s"))?, .key(.down)?: search.look(history, older: false, from: search.position)
      case .key(.control("g"))?:
        set(origin)
        return true
      case .key(let key)?:
        accept(search, origin)
        if key != .escape && !(fetchesOnly && key == .enter) { keys.putBack(key) }
        return true
      case .end?: return finish(.end, origin)
      case nil: guard handleSignals() else { return false }
      default: continue
      }
    }
  }

  /// vi's `n` and `N`: the next entry that contains the last pattern.
  func repeatSearch(_ entry: Entry, older: Bool) {
    let recalled = state.recall.flatMap { $0.text == entry.text ? $0.position : nil }
    var search = Search(pattern: lastPattern)
    search.look(history, older: older, from: recalled ?? history.entries.count)
    search.position.map { recall(at: $0, prefix: "", true) } ?? screen.bell()
  }

  private func accept(_ search: Search, _ origin: Entry) {
    lastPattern = search.pattern
    let found = search.found(in: history) ?? origin
    set(found)
    state.recall = search.position.map { ($0, "", found.text) }
  }

  private func show(_ search: Search, behind origin: Entry) {
    let found = search.found(in: history)
    var content = content(found ?? origin)
    if let start = found?.cursor {
      let match = StyledRange(start..<(start + search.pattern.utf8.count), .match)
      content.styles = content.styles.filter { !$0.range.overlaps(match.range) } + [match]
      content.styles.sort { $0.range.lowerBound < $1.range.lowerBound }
    }
    let label = StyledText(search.isFailing ? "nothing has: " : "search: ", .dim)
    content.footer = [label + StyledText(search.pattern)]
    show(content)
  }
}

private struct Search {
  var pattern = ""
  var position: Int?
  var isFailing = false

  mutating func look(_ history: History, older: Bool, from start: Int?) {
    let next =
      pattern.isEmpty
      ? nil
      : history.index(from: start ?? (older ? history.entries.count : -1), older: older) {
        $0.utf8Offset(of: pattern) != nil
      }
    isFailing = next == nil && !pattern.isEmpty
    if next != nil || pattern.isEmpty { position = next }
  }

  /// The found entry, with the cursor at the pattern.
  func found(in history: History) -> Entry? {
    guard let position else { return nil }
    let text = history.entries[position].cleaned
    return Entry(text, cursor: text.utf8Offset(of: pattern) ?? 0)
  }
}
