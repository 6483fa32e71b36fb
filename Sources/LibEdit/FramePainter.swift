/// Brings the screen from one frame to the next by the rows that differ, and knows where the cursor is.
///
/// It moves by whole rows and says every column explicitly, so that it never depends on what a terminal does at the right
/// edge. At the bottom of the screen a new row scrolls what is above.
struct FramePainter {
  private var shown: [Frame.Row] = []
  private var cursorRow = 0
  private var cursorColumn = 0

  /// What makes the screen show `frame`, to be written at once; empty where it does already.
  mutating func paint(_ frame: Frame) -> String {
    var output = ""
    let rows = frame.rows + frame.footer
    for (number, row) in rows.enumerated() where number >= shown.count || shown[number] != row {
      output += move(to: number) + "\r" + row.output
      if number < shown.count { shown[number] = row } else { shown.append(row) }
    }
    if shown.count > rows.count {
      output += move(to: rows.count) + "\r\u{1B}[J"
      shown.removeLast(shown.count - rows.count)
    }
    if output.isEmpty && (cursorRow, cursorColumn) == (frame.cursorRow, frame.cursorColumn) { return "" }
    cursorColumn = frame.cursorColumn
    return output + move(to: frame.cursorRow) + "\r" + (cursorColumn > 0 ? "\u{1B}[\(cursorColumn)C" : "")
  }

  /// What leaves the frame: the cursor goes to a fresh row under it.
  mutating func leave() -> String {
    defer { self = FramePainter() }
    return move(to: max(shown.count - 1, 0)) + "\r\n"
  }

  /// What erases everything shown, for a repaint from the frame's first row on, after the screen's width became `columns`.
  ///
  /// A terminal that breaks rows anew has made several of one that no longer fitted, and the cursor went along.
  mutating func erase(columns: Int, rewraps: Bool) -> String {
    var above = cursorRow
    if rewraps {
      above = shown.prefix(cursorRow).reduce(0) { $0 + max(1, ($1.extent + columns - 1) / columns) }
      // Behind a text that fills its row some terminals wait at the edge, as this assumes; others have gone on.
      let isBehind = cursorRow < shown.count && cursorColumn == shown[cursorRow].extent
      above += max(isBehind ? cursorColumn - 1 : cursorColumn, 0) / columns
    }
    self = FramePainter()
    return (above > 0 ? "\u{1B}[\(above)A" : "") + "\r\u{1B}[J"
  }

  private mutating func move(to row: Int) -> String {
    defer { cursorRow = row }
    if row < cursorRow { return "\u{1B}[\(cursorRow - row)A" }
    let last = max(min(row, shown.count - 1), cursorRow)
    return (last > cursorRow ? "\u{1B}[\(last - cursorRow)B" : "")
      + String(repeating: "\r\n", count: row - last)
  }
}
