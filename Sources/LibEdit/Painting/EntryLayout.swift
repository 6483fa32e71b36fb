import Drawings
import LineEditing

/// Lays an entry out in rows of a given width: the prompt, the text with its colours, and what stands around it.
///
/// A long line goes on in the next row; a character of two columns is never cut. Lines after the first stand under the
/// start of the text. When the text fills its row to the edge, the cursor waits at the start of the next one.
struct EntryLayout {
  /// What is to be seen.
  struct Content {
    var prompt: Prompt
    var entry: Entry
    var highlights: [Highlight] = []
    /// What a key would add at the end of the entry, shown dim.
    var suggestion = ""
    /// Rows under the entry, such as a list of candidates.
    var footer: [[Span]] = []
    /// Whether nothing more will be typed, so that the cursor needs no room behind the text.
    var isFinished = false
  }

  /// A piece of text in one colour.
  struct Span: Hashable {
    var text: String
    var role = TextRole.plain
  }

  private let columns: Int
  private let palette: Palette
  private var rows: [RowBuilder]
  private var cursor: (row: Int, column: Int)?

  private init(columns: Int, palette: Palette) {
    self.columns = columns
    self.palette = palette
    rows = [RowBuilder(columns: columns)]
  }

  /// The frame that shows some content on a terminal of `columns` columns.
  ///
  /// - Complexity: O(*n*) in the length of the content.
  static func frame(of content: Content, columns: Int, palette: Palette) -> Frame {
    var layout = EntryLayout(columns: max(columns, 4), palette: palette)
    layout.put(content.prompt.left, content.prompt.leftRole)
    let indent = layout.rows.count == 1 && layout.column * 2 <= layout.columns ? layout.column : 2
    layout.put(content.entry, content.highlights, indent: indent)
    if !content.isFinished { layout.makeRoomForCursor() }
    layout.putSuggestion(content.suggestion)
    layout.putRight(content.prompt)
    return layout.frame(footer: content.footer)
  }

  private var column: Int { rows[rows.count - 1].width }

  private func frame(footer: [[Span]]) -> Frame {
    let under = footer.map { spans in
      var row = RowBuilder(columns: columns)
      for span in spans {
        let style = palette[span.role]
        if span.text.utf8.allSatisfy({ 0x20..<0x7F ~= $0 }) {
          row.append(span.text.utf8.prefix(max(columns - 1 - row.width, 0)), style: style)
          continue
        }
        for character in span.text where row.width + DisplayWidth.most(of: character) < columns {
          row.append(character, style: style)
        }
      }
      return row.finished()
    }
    let place = cursor ?? (rows.count - 1, min(column, columns - 1))
    return Frame(
      rows: rows.map { $0.finished() }, footer: under, cursorRow: place.row, cursorColumn: place.column)
  }

  private mutating func put(_ text: String, _ role: TextRole) {
    let style = palette[role]
    if text.utf8.allSatisfy({ 0x20..<0x7F ~= $0 }) {
      put(ascii: text.utf8[...], style)
    } else {
      for character in text { put(character, style) }
    }
  }

  /// Puts ASCII characters that can be seen, as nearly all are.
  private mutating func put(ascii: some Collection<UInt8>, _ style: String) {
    var count = ascii.count
    var rest = ascii[...]
    while count > 0 {
      if column == columns { rows.append(RowBuilder(columns: columns)) }
      let fitting = min(count, columns - column)
      rows[rows.count - 1].append(rest.prefix(fitting), style: style)
      rest = rest.dropFirst(fitting)
      count -= fitting
    }
  }

  private mutating func put(_ character: Character, _ style: String) {
    if isTooWide(character) { rows.append(RowBuilder(columns: columns)) }
    rows[rows.count - 1].append(character, style: style)
  }

  /// Whether a character could reach over the edge on some terminal.
  private func isTooWide(_ character: Character) -> Bool {
    column > 0 && column + DisplayWidth.most(of: character) > columns
  }

  private mutating func put(_ entry: Entry, _ highlights: [Highlight], indent: Int) {
    var styles = StyleCursor(highlights, palette)
    var text = entry.text
    text.withUTF8 { bytes in
      var offset = 0
      while offset < bytes.count {
        let (style, styleEnd) = styles.style(at: offset)
        let isBeforeCursor = cursor == nil && offset < entry.cursor
        let limit = min(styleEnd, isBeforeCursor ? entry.cursor : bytes.count, bytes.count)
        let end = Self.endOfASCII(in: bytes, from: offset, to: limit)
        if end > offset {
          if cursor == nil && !isBeforeCursor { placeCursor(before: " ") }
          put(ascii: bytes[offset..<end], style)
          offset = end
          continue
        }
        let character = entry.text[entry.text.utf8.index(entry.text.startIndex, offsetBy: offset)]
        offset += character.utf8.count
        if cursor == nil && entry.cursor < offset { placeCursor(before: character) }
        show(character, style, indent: indent)
      }
    }
  }

  /// How far ASCII characters go that can be seen; one that a mark may follow is not one of them.
  private static func endOfASCII(
    in bytes: UnsafeBufferPointer<UInt8>, from start: Int, to limit: Int
  ) -> Int {
    var end = start
    while end < limit, 0x20..<0x7F ~= bytes[end] { end += 1 }
    return end > start && end < bytes.count && bytes[end] >= 0x80 ? end - 1 : end
  }

  private mutating func makeRoomForCursor() {
    guard cursor == nil else { return }
    if column == columns { rows.append(RowBuilder(columns: columns)) }
    cursor = (rows.count - 1, column)
  }

  private mutating func placeCursor(before character: Character) {
    if character != "\n" && isTooWide(character) { rows.append(RowBuilder(columns: columns)) }
    cursor = (rows.count - 1, min(column, columns - 1))
  }

  private mutating func show(_ character: Character, _ style: String, indent: Int) {
    switch character {
    case "\n":
      rows.append(RowBuilder(columns: columns))
      for _ in 0..<indent { put(" ", "") }
    case "\t":
      repeat { put(" ", style) } while column % 8 != 0 && column < columns
    default:
      let shown = EntryText.shown(character)
      if shown.count == 1 { return put(character, style) }
      for part in shown { put(part, palette[.faint]) }
    }
  }

  private mutating func putSuggestion(_ suggestion: String) {
    let ascii = suggestion.utf8.prefix { 0x20..<0x7F ~= $0 }
    if ascii.endIndex == suggestion.endIndex || suggestion.utf8[ascii.endIndex] == 0x0A {
      return put(ascii: ascii.prefix(max(columns - 1 - column, 0)), palette[.faint])
    }
    for character in suggestion.prefix(while: { $0 != "\n" }) {
      let shown = EntryText.shown(character)
      guard column + shown.reduce(0, { $0 + DisplayWidth.most(of: $1) }) < columns else { return }
      for part in shown { put(part, palette[.faint]) }
    }
  }

  private mutating func putRight(_ prompt: Prompt) {
    let width = DisplayWidth.of(prompt.right)
    guard width > 0, rows[0].width + 1 + width < columns else { return }
    rows[0].setRight(prompt.right, width: width, style: palette[prompt.rightRole])
  }
}

/// Walks through highlights in step with the text; where two overlap, the later one wins.
private struct StyleCursor {
  private var styles: [(range: Range<Int>, style: String)]
  private var first = 0

  init(_ highlights: [Highlight], _ palette: Palette) {
    styles = highlights.map { ($0.range, palette[$0.role]) }
  }

  /// The style at an offset, and up to where it surely is the same; offsets must not go down.
  mutating func style(at offset: Int) -> (style: String, end: Int) {
    while first < styles.count && styles[first].range.upperBound <= offset { first += 1 }
    var (found, end) = ("", Int.max)
    for candidate in styles[first...] {
      if candidate.range.lowerBound > offset {
        end = min(end, candidate.range.lowerBound)
        break
      }
      guard candidate.range.contains(offset) else { continue }
      found = candidate.style
      end = min(end, candidate.range.upperBound)
    }
    return (found, end)
  }
}
