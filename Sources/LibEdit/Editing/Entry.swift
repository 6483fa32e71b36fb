import LineEditing

/// An entry as it is being typed: its text, which may span several lines, and the cursor as a UTF-8 offset.
///
/// All motions are pure, so that what a key does is tested without a terminal. They go by characters as a person sees
/// them: a family of emoji is one step.
struct Entry: Hashable, Sendable {
  var text: String
  var cursor: Int

  init(_ text: String = "", cursor: Int? = nil) {
    self.text = text
    self.cursor = cursor ?? text.utf8.count
  }

  var isAtEnd: Bool { cursor == text.utf8.count }
  var index: String.Index { text.utf8.index(text.startIndex, offsetBy: min(cursor, text.utf8.count)) }

  private func offset(of index: String.Index) -> Int {
    text.utf8.distance(from: text.startIndex, to: index)
  }

  /// The start of the character that the cursor is in: vi's commands go by scalars, and may stop inside of one.
  private var characterStart: String.Index {
    var index = self.index
    while index > text.startIndex, String.Index(index, within: text) == nil {
      index = text.unicodeScalars.index(before: index)
    }
    return index
  }

  /// Where the cursor stands after a step to the left; a step at the start leads nowhere.
  var previous: Int {
    let start = characterStart
    if start < index || start == text.startIndex { return offset(of: start) }
    return offset(of: text.index(before: start))
  }

  /// Where the cursor stands after a step to the right.
  var next: Int {
    let start = characterStart
    return start < text.endIndex ? offset(of: text.index(after: start)) : cursor
  }

  /// The start of the line that the cursor is on.
  var lineStart: Int {
    offset(of: text[..<index].lastIndex(of: "\n").map { text.index(after: $0) } ?? text.startIndex)
  }

  /// The end of the line that the cursor is on.
  var lineEnd: Int {
    offset(of: text[index...].firstIndex(of: "\n") ?? text.endIndex)
  }

  /// The text of the cursor's line before the cursor.
  var lineBeforeCursor: Substring {
    text[text.utf8.index(text.startIndex, offsetBy: lineStart)..<index]
  }

  /// Where the cursor stands a line higher, as near to `column` characters from the line's start as that line allows;
  /// `nil` on the first line.
  func up(column: Int) -> Int? {
    let start = lineStart
    guard start > 0 else { return nil }
    let above = Entry(text, cursor: start - 1)
    return above.atColumn(column)
  }

  /// The same a line lower; `nil` on the last line.
  func down(column: Int) -> Int? {
    let end = lineEnd
    guard end < text.utf8.count else { return nil }
    return Entry(text, cursor: end + 1).atColumn(column)
  }

  /// How many characters of its line stand before the cursor.
  var column: Int { lineBeforeCursor.count }

  private func atColumn(_ column: Int) -> Int {
    var line = Entry(text, cursor: lineStart)
    let end = lineEnd
    for _ in 0..<column where line.cursor < end { line.cursor = line.next }
    return line.cursor
  }
}

extension Entry {
  /// The start of the word before the cursor.
  var previousWord: Int {
    var entry = self
    while entry.previous < entry.cursor, !entry.isAfterWord { entry.cursor = entry.previous }
    while entry.previous < entry.cursor, entry.isAfterWord { entry.cursor = entry.previous }
    return entry.cursor
  }

  /// The start of what stands between blanks before the cursor.
  var previousBlank: Int {
    var entry = self
    while let last = entry.text[..<entry.index].last, last.isWhitespace { entry.cursor = entry.previous }
    while let last = entry.text[..<entry.index].last, !last.isWhitespace { entry.cursor = entry.previous }
    return entry.cursor
  }

  /// The end of the word behind the cursor.
  var nextWord: Int {
    var entry = self
    while entry.next > entry.cursor, !entry.isBeforeWord { entry.cursor = entry.next }
    while entry.next > entry.cursor, entry.isBeforeWord { entry.cursor = entry.next }
    return entry.cursor
  }

  private var isAfterWord: Bool { text[..<index].last.map(Self.isWord) ?? false }
  private var isBeforeWord: Bool { text[index...].first.map(Self.isWord) ?? false }

  private static func isWord(_ character: Character) -> Bool {
    character.isLetter || character.isNumber || character == "_"
  }
}
