/// Brings the screen from one frame to the next with the bytes that differ, and knows where the cursor is.
///
/// It moves by whole rows and says every column explicitly, so that it never depends on what a terminal does at the right
/// edge. At the bottom of the screen a new row scrolls what is above.
struct FramePainter {
  private var shown: [Frame.Row] = []
  private var cursorRow = 0
  private var cursorColumn = -1  // unknown

  /// The bytes that make the screen show `frame`, to be written at once; empty where it does already.
  ///
  /// - Complexity: O(*r* + *b*) for *r* rows and *b* bytes in those that differ.
  mutating func paint(_ frame: Frame) -> [UInt8] {
    var output: [UInt8] = []
    let rows = frame.allRows
    for (number, row) in rows.enumerated() where number >= shown.count || shown[number] != row {
      move(to: number, &output)
      write(row, &output)
      if number >= shown.count { shown.append(row) }
      shown[number] = row
    }
    if shown.count > rows.count {
      move(to: rows.count, &output)
      output += "\r\u{1B}[J".utf8
      shown.removeLast(shown.count - rows.count)
      cursorColumn = 0
    }
    move(to: frame.cursorRow, &output)
    move(toColumn: frame.cursorColumn, &output)
    return output
  }

  /// The bytes that leave the frame: the cursor goes to a fresh row under it.
  mutating func leave() -> [UInt8] {
    var output: [UInt8] = []
    move(to: max(shown.count - 1, 0), &output)
    output += "\r\n".utf8
    self = FramePainter()
    return output
  }

  /// The bytes that erase everything shown, for a repaint from the frame's first row on, after the screen's width became `columns`.
  ///
  /// A terminal that breaks rows anew has made several of one that no longer fitted, and the cursor went along.
  mutating func erase(columns: Int, rewraps: Bool) -> [UInt8] {
    var above = cursorRow
    if rewraps {
      above = shown.prefix(cursorRow).reduce(0) { $0 + max(1, ($1.extent + columns - 1) / columns) }
      if cursorRow < shown.count {
        // Behind a text that fills its row some terminals wait at the edge, as this assumes; others have gone on.
        let column = cursorColumn == shown[cursorRow].extent ? cursorColumn - 1 : cursorColumn
        above += max(column, 0) / columns
      }
    }
    var output: [UInt8] = []
    if above > 0 { output += "\u{1B}[\(above)A".utf8 }
    output += "\r\u{1B}[J".utf8
    self = FramePainter()
    return output
  }

  /// Forgets what was shown; the next frame starts in the row of the cursor.
  mutating func forget() {
    self = FramePainter()
  }

  private mutating func write(_ row: Frame.Row, _ output: inout [UInt8]) {
    if cursorColumn != 0 { output += "\r".utf8 }
    output += row.bytes
    if !row.isFull { output += "\u{1B}[K".utf8 }
    output += row.right
    cursorColumn = -1  // wherever the text ended
  }

  private mutating func move(to row: Int, _ output: inout [UInt8]) {
    if row < cursorRow {
      output += "\u{1B}[\(cursorRow - row)A".utf8
    } else if row > cursorRow {
      let last = max(min(row, shown.count - 1), cursorRow)
      if last > cursorRow { output += "\u{1B}[\(last - cursorRow)B".utf8 }
      for _ in last..<row { output += "\r\n".utf8 }
      if row > last { cursorColumn = 0 }
    }
    cursorRow = row
  }

  private mutating func move(toColumn column: Int, _ output: inout [UInt8]) {
    guard column != cursorColumn else { return }
    output += "\r".utf8
    if column > 0 { output += "\u{1B}[\(column)C".utf8 }
    cursorColumn = column
  }
}
