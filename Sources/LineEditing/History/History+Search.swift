extension History {
  /// The newest entry that begins with `text` and says more, or `nil`; a text of one character suggests nothing.
  ///
  /// The newest 1,000 entries are looked at, so that a key's echo never waits for a long history.
  ///
  /// - Complexity: O(1).
  public func suggestion(for text: String) -> String? {
    guard text.utf8.count >= 2 else { return nil }
    let head = Head(text)
    let newest = entries.indices.suffix(1000)
    return newest.last { index in
      heads[index].mayBegin(with: head) && entries[index].utf8.count > text.utf8.count
        && entries[index].hasPrefix(text)
    }.map { entries[$0] }
  }

  /// The position of the newest entry before `position` that begins with `prefix` and differs from `text`, or `nil`.
  ///
  /// - Complexity: O(*n*) in the number of entries.
  public func index(before position: Int, prefix: String, otherThan text: String) -> Int? {
    entries[..<min(position, entries.count)].lastIndex { $0 != text && $0.hasPrefix(prefix) }
  }

  /// The position of the oldest entry after `position` that begins with `prefix` and differs from `text`, or `nil`.
  ///
  /// - Complexity: O(*n*) in the number of entries.
  public func index(after position: Int, prefix: String, otherThan text: String) -> Int? {
    guard position + 1 < entries.count else { return nil }
    return entries[(position + 1)...].firstIndex { $0 != text && $0.hasPrefix(prefix) }
  }

  /// The position of the newest entry before `position` that contains `pattern` anywhere, or `nil`.
  ///
  /// An empty pattern is found nowhere.
  ///
  /// - Complexity: O(*n*) in the length of all entries.
  public func index(before position: Int, containing pattern: String) -> Int? {
    guard !pattern.isEmpty else { return nil }
    return entries[..<min(max(position, 0), entries.count)].lastIndex { $0.utf8Offset(of: pattern) != nil }
  }

  /// The position of the oldest entry after `position` that contains `pattern` anywhere, or `nil`.
  ///
  /// - Complexity: O(*n*) in the length of all entries.
  public func index(after position: Int, containing pattern: String) -> Int? {
    guard !pattern.isEmpty, position + 1 < entries.count else { return nil }
    return entries[(position + 1)...].firstIndex { $0.utf8Offset(of: pattern) != nil }
  }
}

extension String {
  /// The UTF-8 offset at which `pattern` first occurs, byte by byte, or `nil`.
  ///
  /// `"override form"` has `form` at 9.
  public func utf8Offset(of pattern: String) -> Int? {
    var (text, pattern) = (self, pattern)
    return text.withUTF8 { bytes in
      pattern.withUTF8 { wanted in
        guard let first = wanted.first else { return 0 }
        guard wanted.count <= bytes.count else { return nil }
        return (0...(bytes.count - wanted.count)).first { start in
          bytes[start] == first && bytes[start..<(start + wanted.count)].elementsEqual(wanted)
        }
      }
    }
  }
}
