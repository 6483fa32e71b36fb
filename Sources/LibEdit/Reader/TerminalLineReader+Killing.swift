internal import LineEditing

extension TerminalLineReader {
  /// The keys that remove text to bring it back elsewhere.
  ///
  /// libedit has such keys too, but they know nothing of lines.
  func kill(_ key: Key, _ entry: Entry) {
    switch key {
    case .control("k"):
      kill(entry.cursor..<max(entry.lineEnd, entry.cursor == entry.lineEnd ? entry.next : 0), entry)
    case .control("u"): kill(entry.lineStart..<entry.cursor, entry)
    case .control("w"): kill(entry.previousBlank..<entry.cursor, entry)
    case .alt("\u{7F}"): kill(entry.previousWord..<entry.cursor, entry)
    case .alt("d"): kill(entry.cursor..<entry.nextWord, entry)
    case .control("y"): insert(killed)
    default: break
    }
  }

  private func kill(_ range: Range<Int>, _ entry: Entry) {
    guard !range.isEmpty else { return bell() }
    killed = String(entry.text.utf8.dropFirst(range.lowerBound).prefix(range.count)) ?? ""
    replace(range, with: "")
  }
}
