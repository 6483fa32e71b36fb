import Drawings
import LineEditing

/// The rows of an entry at a given width: the prompt, the text with its colours, and the content around it.
///
/// A long line continues in the next row; a character of two columns is never cut. Lines after the first are aligned with the start
/// of the text. When the text fills its row to the edge, the cursor is at the start of the next row.
struct Frame {
  struct Content {
    var prompt: Prompt
    var entry: Entry
    var styles: [StyledRange] = []
    /// The text that a key would add at the end of the entry, shown dim.
    var suggestion = ""
    /// Rows under the entry, such as a list of candidates.
    var footer: [StyledText] = []
    /// Whether the entry is finished, so that the cursor needs no room after the text.
    var isFinished = false
  }

  private(set) var rows = [StyledText()]
  private(set) var footer: [StyledText]
  private(set) var cursor = (row: 0, column: 0)
  private let columns: Int
  /// The column of the next character, and the indentation of further lines.
  private var column = 0
  private var indentation = StyledText()

  init(_ content: Content, columns: Int) {
    self.columns = columns
    footer = content.footer.map { $0.truncated(to: columns - 1) }
    put(content.prompt.left)
    indentation = .blanks(rows.count == 1 && column * 2 <= columns ? column : 2)
    var (offset, hasCursor) = (0, false)
    var styles = content.styles[...]
    for character in content.entry.text {
      let end = offset + character.utf8.count
      if !hasCursor && content.entry.cursor < end {
        if character != "\n" && isTooWide(character) { breakRow() }
        placeCursor()
        hasCursor = true
      }
      while let first = styles.first, first.range.upperBound <= offset { styles.removeFirst() }
      let style = styles.prefix { $0.range.lowerBound <= offset }.last { $0.range.contains(offset) }?.style
      show(character, style ?? .plain)
      offset = end
    }
    if column == columns && !hasCursor && !content.isFinished { breakRow() }
    if !hasCursor { placeCursor() }
    let suggestion = StyledText(content.suggestion.prefix { $0 != "\n" }, .dim)
    put(suggestion.truncated(to: max(columns - 1 - column, 0), mark: ""))
    let (right, place) = (content.prompt.right, columns - 1 - content.prompt.right.width)
    if !right.isEmpty, rows[0].width < place { rows[0] = rows[0].padded(to: place) + right }
  }

  private mutating func placeCursor() { cursor = (rows.count - 1, min(column, columns - 1)) }

  /// Adds a character of the entry; a control character is shown as an escape.
  private mutating func show(_ character: Character, _ style: Style) {
    switch character {
    case "\n":
      breakRow()
      put(indentation)
    case "\t": repeat { put(" ", style) } while column % 8 != 0 && column < columns
    default:
      let shown = Escaping.safe(String(character))
      if shown.count == 1 { put(character, style) } else { put(StyledText(shown, .dim)) }
    }
  }

  private mutating func put(_ text: StyledText) {
    for span in text.spans { for character in span.text { put(character, span.style) } }
  }

  private mutating func put(_ character: Character, _ style: Style) {
    if isTooWide(character) { breakRow() }
    rows[rows.count - 1].add(String(character), style)
    column += DisplayWidth.of(character)
  }

  private mutating func breakRow() {
    rows.append(StyledText())
    column = 0
  }

  /// Whether a character could extend past the edge on some terminal.
  private func isTooWide(_ character: Character) -> Bool {
    column > 0 && column + DisplayWidth.most(of: character) > columns
  }

  /// The part of the frame that fits in `height` rows and contains the cursor; the footer is at the end and is cut first.
  func clipped(to height: Int) -> Frame {
    guard rows.count + footer.count > height else { return self }
    var clipped = self
    let room = max(height - footer.count, min(3, height))
    clipped.footer = Array(footer.prefix(height - min(room, rows.count)))
    guard rows.count > room else { return clipped }
    let top = min(max(cursor.row - room + 1, 0), rows.count - room)
    clipped.rows = Array(rows[top..<(top + room)])
    clipped.cursor.row -= top
    return clipped
  }
}
