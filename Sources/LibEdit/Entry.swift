/// An entry as it is being typed: its text, which may span several lines, and the cursor as a UTF-8 offset.
///
/// All motions are pure, so that the effect of a key can be tested without a terminal. They move by characters as a person sees
/// them: a family of emoji is one step.
struct Entry: Hashable, Sendable {
  var text: String
  var cursor: Int

  init(_ text: String = "", cursor: Int? = nil) {
    self.text = text
    self.cursor = cursor ?? text.utf8.count
  }

  var isAtEnd: Bool { cursor == text.utf8.count }

  /// The start of the character at the cursor; vi's commands move by scalars, and may stop inside a character.
  private var index: String.Index {
    let index = text.utf8.index(text.startIndex, offsetBy: min(cursor, text.utf8.count))
    return index < text.endIndex ? text.index(before: text.index(after: index)) : index
  }

  private func offset(of index: String.Index) -> Int { text.utf8.distance(from: text.startIndex, to: index) }

  var textBeforeCursor: Substring { text[..<index] }
  var textAfterCursor: Substring { text[index...] }

  func part(_ range: Range<Int>) -> String {
    String(decoding: text.utf8.dropFirst(range.lowerBound).prefix(range.count), as: UTF8.self)
  }

  /// The entry with a range of UTF-8 offsets replaced by a text; the cursor is after it.
  func replacing(_ range: Range<Int>, with new: String) -> Entry {
    let range = range.clamped(to: 0..<text.utf8.count)
    let head = part(0..<range.lowerBound) + new
    return Entry(head + part(range.upperBound..<text.utf8.count), cursor: head.utf8.count)
  }

  // The cursor after a motion; it stays if it cannot move.

  var previous: Int {
    let start = offset(of: index)
    return start < cursor ? start : start - (textBeforeCursor.last?.utf8.count ?? 0)
  }
  var next: Int { textAfterCursor.first.map { offset(of: index) + $0.utf8.count } ?? cursor }
  var lineStart: Int { textBeforeCursor.lastIndex(of: "\n").map { offset(of: $0) + 1 } ?? 0 }
  var lineEnd: Int { textAfterCursor.firstIndex(of: "\n").map { offset(of: $0) } ?? text.utf8.count }

  /// The start of the previous word, the start of the previous part between spaces, and the end of the next word.
  var previousWord: Int { back { !Self.isWord($0) }.back(while: Self.isWord).cursor }
  var previousBlank: Int { back(while: \.isWhitespace).back { !$0.isWhitespace }.cursor }
  var nextWord: Int {
    let rest = textAfterCursor.drop { !Self.isWord($0) }.drop(while: Self.isWord)
    return text.utf8.count - rest.utf8.count
  }

  private func back(while passes: (Character) -> Bool) -> Entry {
    let head = textBeforeCursor.reversed().drop(while: passes)
    return Entry(text, cursor: head.reduce(0) { $0 + $1.utf8.count })
  }

  private static func isWord(_ character: Character) -> Bool {
    character.isLetter || character.isNumber || character == "_"
  }

  /// The text of the cursor's line before the cursor, and its number of characters.
  var lineBeforeCursor: String { part(lineStart..<cursor) }
  var column: Int { lineBeforeCursor.count }

  /// The offset one line higher or lower, as near to `column` characters from the line's start as that line allows; nil if there is
  /// no such line.
  func moved(up: Bool, column: Int) -> Int? {
    let place = up ? lineStart - 1 : lineEnd + 1
    guard 0...text.utf8.count ~= place else { return nil }
    let line = Entry(text, cursor: place)
    return line.lineStart + line.part(line.lineStart..<line.lineEnd).prefix(column).utf8.count
  }
}
