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
          for byte in span.text.utf8.prefix(max(columns - 1 - row.width, 0)) {
            row.append(byte, style: style)
          }
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
      for byte in text.utf8 { put(byte, style) }
    } else {
      for character in text { put(character, style) }
    }
  }

  /// Puts an ASCII character that can be seen, as nearly all are.
  private mutating func put(_ byte: UInt8, _ style: String) {
    if column == columns { rows.append(RowBuilder(columns: columns)) }
    rows[rows.count - 1].append(byte, style: style)
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
    var offset = 0
    for character in entry.text {
      let end = offset + character.utf8.count
      if cursor == nil && entry.cursor < end { placeCursor(before: character) }
      show(character, styles.style(at: offset), indent: indent)
      offset = end
    }
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
    let bytes = character.utf8
    if bytes.count == 1, let byte = bytes.first, (0x20..<0x7F).contains(byte) { return put(byte, style) }
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

  /// The style at an offset; offsets must not go down.
  mutating func style(at offset: Int) -> String {
    while first < styles.count && styles[first].range.upperBound <= offset { first += 1 }
    var found = ""
    for candidate in styles[first...] {
      if candidate.range.lowerBound > offset { break }
      if candidate.range.contains(offset) { found = candidate.style }
    }
    return found
  }
}
