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
    var styles: [StyledRange] = []
    /// What a key would add at the end of the entry, shown dim.
    var suggestion = ""
    /// Rows under the entry, such as a list of candidates.
    var footer: [StyledText] = []
    /// Whether nothing more will be typed, so that the cursor needs no room behind the text.
    var isFinished = false
  }

  private let columns: Int
  private var rows = [StyledText()]
  private var column = 0
  private var cursor: (row: Int, column: Int)?

  private init(columns: Int) { self.columns = columns }

  /// The frame that shows some content on a terminal of `columns` columns.
  static func frame(of content: Content, columns: Int, colors: ColorCapability) -> Frame {
    var layout = EntryLayout(columns: max(columns, 4))
    let (cursorRow, cursorColumn) = layout.put(content)
    func row(_ text: StyledText, right: StyledText = "") -> Frame.Row {
      Frame.Row(text, right: right, columns: layout.columns, colors: colors)
    }
    var frame = Frame(rows: layout.rows.map { row($0) }, cursorRow: cursorRow, cursorColumn: cursorColumn)
    frame.rows[0] = row(layout.rows[0], right: content.prompt.right)
    frame.footer = content.footer.map { row($0.truncated(to: layout.columns - 1)) }
    return frame
  }

  /// Puts everything into rows, and tells where the cursor stands.
  private mutating func put(_ content: Content) -> (row: Int, column: Int) {
    put(content.prompt.left)
    let indent = rows.count == 1 && column * 2 <= columns ? column : 2
    let start = content.prompt.continuation.truncated(to: indent).padded(to: indent)
    var offset = 0
    var styles = content.styles[...]
    for character in content.entry.text {
      let end = offset + character.utf8.count
      if cursor == nil && content.entry.cursor < end {
        if character != "\n" && isTooWide(character) { breakRow() }
        cursor = (rows.count - 1, min(column, columns - 1))
      }
      while let first = styles.first, first.range.upperBound <= offset { styles.removeFirst() }
      let style = styles.prefix { $0.range.lowerBound <= offset }.last { $0.range.contains(offset) }?.style
      show(character, style ?? .plain, start)
      offset = end
    }
    if column == columns && cursor == nil && !content.isFinished { breakRow() }
    let place = cursor ?? (rows.count - 1, min(column, columns - 1))
    let firstLine = content.suggestion.prefix { $0 != "\n" }
    put(StyledText(firstLine, .dim).truncated(to: max(columns - 1 - column, 0), mark: ""))
    return place
  }

  private mutating func show(_ character: Character, _ style: Style, _ start: StyledText) {
    switch character {
    case "\n":
      breakRow()
      put(start)
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

  /// Whether a character could reach over the edge on some terminal.
  private func isTooWide(_ character: Character) -> Bool {
    column > 0 && column + DisplayWidth.most(of: character) > columns
  }
}
