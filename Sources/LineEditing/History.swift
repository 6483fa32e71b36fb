import Drawings

/// The entries of this and earlier sessions, oldest first.
///
/// The history does not store them between sessions. The owner passes in the earlier entries, and a callback reports each new entry to it.
package struct History {
  /// The entries, oldest first; each may span several lines.
  package private(set) var entries: [String] = []
  private let didAdd: (String) -> Void

  /// Makes a history from the entries of earlier sessions; `didAdd` is called with each entry added later that is to be kept.
  package init(_ entries: [String] = [], didAdd: @escaping (String) -> Void = { _ in }) {
    self.didAdd = didAdd
    for entry in entries where isWorthKeeping(entry) { self.entries.append(entry) }
  }

  /// Adds an entry at the end, unless it is blank or repeats the one before; calls `didAdd` if the entry is to be kept.
  package mutating func add(_ entry: String, isKept: Bool = true) {
    guard isWorthKeeping(entry) else { return }
    entries.append(entry)
    if isKept { didAdd(entry) }
  }

  private func isWorthKeeping(_ entry: String) -> Bool {
    entry != entries.last && !entry.allSatisfy(\.isWhitespace)
  }

  /// The rest of the newest entry that begins with `text`, of the newest 1,000 entries; a text of one byte has no suggestion.
  package func suggestion(for text: String) -> String? {
    guard text.utf8.count >= 2 else { return nil }
    let found = entries.suffix(1000).last { $0.utf8.count > text.utf8.count && $0.hasPrefix(text) }
    return found.map { String($0.dropFirst(text.count)) }
  }

  /// The nearest older or newer entry that passes the test, or nil; `position` itself is not tested and may be past the end.
  package func index(from position: Int, older: Bool, where passes: (String) -> Bool) -> Int? {
    if older { return entries[..<min(max(position, 0), entries.count)].lastIndex(where: passes) }
    return entries[min(max(position + 1, 0), entries.count)...].firstIndex(where: passes)
  }
}

extension String {
  /// The UTF-8 offset at which `pattern` first occurs, byte by byte, or `nil`: `"override form"` has `form` at 9.
  package func utf8Offset(of pattern: String) -> Int? {
    utf8.firstRange(of: pattern.utf8).map { utf8.distance(from: startIndex, to: $0.lowerBound) }
  }

  /// The text without terminal controls and bidirectional controls: `"a\r\nb\u{1B}[31m"` becomes `"a\nb[31m"`; tabs stay.
  package var cleaned: String {
    if utf8.allSatisfy({ 0x20..<0x7F ~= $0 || $0 == 0x0A }) { return self }
    return reduce(into: "") { text, character in
      if character == "\r\n" || character == "\r" {
        text += "\n"
      } else {
        text.unicodeScalars += character.unicodeScalars.filter {
          $0 == "\n" || $0 == "\t" || !Escaping.isHarmful($0)
        }
      }
    }
  }
}
