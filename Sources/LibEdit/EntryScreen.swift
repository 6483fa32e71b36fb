import Drawings

/// The part of the terminal's screen that shows an entry.
///
/// An update writes only the rows that differ. It moves by whole rows and sets every column explicitly, so that it never depends on
/// what a terminal does at the right edge. At the bottom of the screen a new row scrolls the content above.
struct EntryScreen {
  let colors: ColorCapability
  /// Whether the terminal wraps its rows again when it becomes narrower.
  let rewraps: Bool
  var size = (rows: 24, columns: 80)
  /// The pending output for the next update, so that one key leads to one write.
  private(set) var output = ""
  private var shown: [StyledText] = []
  private var cursor = (row: 0, column: 0)

  init(colors: ColorCapability, rewraps: Bool) { (self.colors, self.rewraps) = (colors, rewraps) }

  private var columns: Int { max(size.columns, 4) }

  /// The number of rows under some content that a list may take.
  func room(under content: Frame.Content) -> Int {
    max(size.rows - Frame(content, columns: columns).rows.count, 3)
  }

  /// Updates the screen to show some content; writes nothing if it is shown already.
  mutating func paint(_ content: Frame.Content) {
    let frame = Frame(content, columns: columns).clipped(to: size.rows)
    let rows = frame.rows + frame.footer
    let before = output.utf8.count
    for (number, row) in rows.enumerated() where number >= shown.count || shown[number] != row {
      move(to: number)
      output += "\r" + written(row)
      if number < shown.count { shown[number] = row } else { shown.append(row) }
    }
    if shown.count > rows.count {
      move(to: rows.count)
      output += "\r\u{1B}[J"
      shown.removeLast(shown.count - rows.count)
    }
    if output.utf8.count == before && cursor == frame.cursor { return }
    move(to: frame.cursor.row)
    cursor.column = frame.cursor.column
    output += "\r" + (cursor.column > 0 ? "\u{1B}[\(cursor.column)C" : "")
  }

  /// Leaves the current content, and moves to a new row below it.
  mutating func leave(_ mark: String = "") {
    output += mark
    move(to: max(shown.count - 1, 0))
    output += "\r\n"
    forget()
  }

  /// Clears the screen; the next content is painted at its top.
  mutating func clear() {
    forget()
    output += "\u{1B}[H\u{1B}[2J"
  }

  /// Forgets what was shown, since something else has written to the screen.
  mutating func forget() { (shown, cursor) = ([], (0, 0)) }

  mutating func bell() { output += "\u{7}" }
  mutating func updateSize() { size = Terminal.size ?? size }

  /// Erases everything shown after a change of size; a terminal that wraps rows again has split rows that no longer fit.
  mutating func erase() {
    var above = cursor.row
    if rewraps {
      above = shown.prefix(cursor.row).reduce(0) { $0 + max(1, ($1.width + size.columns - 1) / size.columns) }
      // After a text that fills its row, some terminals keep the cursor at the edge, as assumed here; others have moved it on.
      let isBehind = cursor.row < shown.count && cursor.column == shown[cursor.row].width
      above += max(isBehind ? cursor.column - 1 : cursor.column, 0) / size.columns
    }
    forget()
    output += (above > 0 ? "\u{1B}[\(above)A" : "") + "\r\u{1B}[J"
  }

  mutating func takeOutput() -> String {
    defer { output = "" }
    return output
  }

  private mutating func move(to row: Int) {
    if row < cursor.row {
      output += "\u{1B}[\(cursor.row - row)A"
    } else {
      let last = max(min(row, shown.count - 1), cursor.row)
      if last > cursor.row { output += "\u{1B}[\(last - cursor.row)B" }
      output += String(repeating: "\r\n", count: row - last)
    }
    cursor.row = row
  }

  /// A row as it is sent: the text with its colours, a cursor motion after each character whose width is disputed, and a sequence that
  /// erases older text after it.
  private func written(_ row: StyledText) -> String {
    var (output, column) = ("", 0)
    for span in row.spans {
      let sequence = sequence(span.style)
      output += sequence
      for character in span.text {
        output.append(character)
        column += DisplayWidth.of(character)
        if DisplayWidth.isDisputed(character) && column < columns { output += "\r\u{1B}[\(column)C" }
      }
      if !sequence.isEmpty { output += Theme.reset }
    }
    return output + (column < columns ? "\u{1B}[K" : "")
  }

  /// The escape sequence that begins a style; without colours the weight stays, so that a suggestion does not look typed.
  private func sequence(_ style: Style) -> String {
    let isWeight = [.dim, .strong, .match].contains(style)
    return Theme.sequence(for: style, colors: colors == .none && isWeight ? .ansi16 : colors) ?? ""
  }
}
