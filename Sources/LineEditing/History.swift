import Drawings

/// The entries of this and earlier sessions, oldest first.
///
/// Where they are kept between sessions is the owner's matter: it hands over what it read, and is told of each new entry.
package struct History {
  /// The entries, oldest first; each may span several lines.
  package private(set) var entries: [String] = []
  private let didAdd: (String) -> Void

  /// Makes a history from the entries of earlier sessions; `didAdd` is told of each entry added later.
  package init(_ entries: [String] = [], didAdd: @escaping (String) -> Void = { _ in }) {
    self.didAdd = didAdd
    for entry in entries where isWorthKeeping(entry) { self.entries.append(entry) }
  }

  /// Adds an entry at the end, unless it is blank or repeats the one before; the owner is told where it is to be kept.
  package mutating func add(_ entry: String, isKept: Bool = true) {
    guard isWorthKeeping(entry) else { return }
    entries.append(entry)
    if isKept { didAdd(entry) }
  }

  private func isWorthKeeping(_ entry: String) -> Bool {
    entry != entries.last && !entry.allSatisfy(\.isWhitespace)
  }

  /// What the newest entry that begins with `text`, of the newest 1,000, says more; a text of one character suggests nothing.
  package func suggestion(for text: String) -> String? {
    guard text.utf8.count >= 2 else { return nil }
    let found = entries.suffix(1000).last { $0.utf8.count > text.utf8.count && $0.hasPrefix(text) }
    return found.map { String($0.dropFirst(text.count)) }
  }

  /// The next entry from `position` on, which is not looked at and may lie behind the last, that passes; `nil` where none does.
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

  /// The text without what steers a terminal or turns text around: `"a\r\nb\u{1B}[31m"` becomes `"a\nb[31m"`; tabs stay.
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
