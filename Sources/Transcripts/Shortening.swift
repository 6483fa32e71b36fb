/// What people wrote may be of any length, and what is said of it is not: the one place where it is cut.
enum Shortening {
  /// How long a name between backquotes may be, and how long a whole sentence.
  static let longestName = 120
  static let longestSentence = 600

  /// A sentence, or a cell of a table, that fits a few lines; where it is cut, its beginning and its end are
  /// left.
  static func short(_ text: String) -> String {
    guard text.utf8.count > longestName else { return text }
    var parts: [String] = []
    // By bytes: a text may be of megabytes, and to find its characters takes longer than all else that is done for a message.
    let bytes = text.utf8.split(separator: UInt8(ascii: "`"), omittingEmptySubsequences: false)
    for (index, part) in bytes.map(Substring.init).enumerated() {
      parts.append(index.isMultiple(of: 2) ? String(part) : cut(part, to: longestName))
    }
    return cut(parts.joined(separator: "`")[...], to: longestSentence)
  }

  private static func cut(_ text: Substring, to limit: Int) -> String {
    guard text.utf8.count > limit, text.dropFirst(limit).first != nil else { return String(text) }
    return text.prefix(limit * 2 / 3) + "…" + text.suffix(limit / 3 - 1)
  }
}
