import Drawings

/// The part of the terminal's screen on which an entry stands.
///
/// It is brought from one frame to the next by the rows that differ. It moves by whole rows and says every column explicitly, so that
/// it never depends on what a terminal does at the right edge. At the bottom of the screen a new row scrolls what is above.
struct EntryScreen {
  let colors: ColorCapability
  /// Whether the terminal breaks its rows anew when it becomes narrower.
  let rewraps: Bool
  var size = (rows: 24, columns: 80)
  /// What is written when the screen is brought up to date, so that a key leads to one write.
  private(set) var output = ""
  private var shown: [StyledText] = []
  private var cursor = (row: 0, column: 0)

  init(colors: ColorCapability, rewraps: Bool) { (self.colors, self.rewraps) = (colors, rewraps) }

  private var columns: Int { max(size.columns, 4) }

  /// How many rows under some content a list may take.
  func room(under content: Frame.Content) -> Int {
    max(size.rows - Frame(content, columns: columns).rows.count, 3)
  }

  /// Makes the screen show some content; nothing is to be written where it does already.
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

  /// Leaves what is shown for a fresh row below it.
  mutating func leave(_ mark: String = "") {
    output += mark
    move(to: max(shown.count - 1, 0))
    output += "\r\n"
    forget()
  }

  /// Empties the screen; what is painted next stands at its top.
  mutating func clear() {
    forget()
    output += "\u{1B}[H\u{1B}[2J"
  }

  /// Forgets what was shown, since somebody else has written there.
  mutating func forget() { (shown, cursor) = ([], (0, 0)) }

  mutating func bell() { output += "\u{7}" }
  mutating func updateSize() { size = Terminal.size ?? size }

  /// Erases everything shown, after a change of size; a terminal that breaks rows anew has made several of one that no longer fitted.
  mutating func erase() {
    var above = cursor.row
    if rewraps {
      above = shown.prefix(cursor.row).reduce(0) { $0 + max(1, ($1.width + size.columns - 1) / size.columns) }
      // Behind a text that fills its row some terminals wait at the edge, as this assumes; others have gone on.
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

  /// A row as it is sent: the text with its colours, with motions behind characters about whose columns terminals disagree, and what
  /// erases an older text behind it.
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

  /// The sequence that begins a style; without colours weight stays, so that what is suggested does not look typed.
  private func sequence(_ style: Style) -> String {
    let isWeight = [.dim, .strong, .match].contains(style)
    return Theme.sequence(for: style, colors: colors == .none && isWeight ? .ansi16 : colors) ?? ""
  }
}
