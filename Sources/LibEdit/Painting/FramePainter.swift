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
      guard number < shown.count else {
        write(row, &output)
        shown.append(row)
        continue
      }
      write(row, over: shown[number], &output)
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

  /// How a character typed at the cursor will look, ahead of the frame that will have it; `nil` where that cannot be foreseen.
  ///
  /// The cursor must be at the end of the text, with nothing behind it but a suggestion. Where the frame turns out otherwise, painting it
  /// puts that right.
  ///
  /// - Complexity: O(*r*) for *r* runs in the row.
  func foresight(columns: Int) -> Foresight? {
    guard cursorRow < shown.count, cursorColumn > 0, cursorColumn + 1 < columns else { return nil }
    return shown[cursorRow].foresight(at: cursorColumn)
  }

  /// Notes that the screen shows a character as it was foreseen.
  ///
  /// - Complexity: O(*b*) for *b* bytes in the row.
  mutating func type(_ byte: UInt8) {
    shown[cursorRow].type(byte, at: cursorColumn)
    cursorColumn += 1
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

  /// Writes what a row has that the one shown in its place has not.
  private mutating func write(_ row: Frame.Row, over old: Frame.Row, _ output: inout [UInt8]) {
    let start = row.firstDifference(from: old)
    move(toColumn: start.column, &output)
    if let style = start.style { output += row.bytes[style] }
    output += row.bytes[start.byte...]
    let isKnown = row.isASCII(from: start.byte) && !row.isFull
    cursorColumn = isKnown ? row.width : -1
    if row.covers(old) { return }
    if !row.isFull { output += "\u{1B}[K".utf8 }
    guard !row.right.isEmpty else { return }
    output += row.right
    cursorColumn = -1
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
    if cursorColumn > column, column > 0 {
      let count = cursorColumn - column
      output += count < 4 ? [UInt8](repeating: 8, count: count) : Array("\u{1B}[\(count)D".utf8)
    } else {
      if cursorColumn < 0 || column == 0 { output += "\r".utf8 }
      let count = column - max(cursorColumn, 0)
      if column > 0 { output += "\u{1B}[\(count)C".utf8 }
    }
    cursorColumn = column
  }
}

extension Frame.Row {
  /// From where a row must be written: the byte, its column, and the colour that it has, unless a colour follows at once.
  fileprivate struct Start {
    var byte = 0
    var column = 0
    var style: Range<Int>?
  }

  /// Where the row begins to differ from the one shown in its place; never within a character, neither of this row nor of the old one.
  fileprivate func firstDifference(from old: Self) -> Start {
    var common = 0
    let limit = min(bytes.count, old.bytes.count)
    while common < limit, bytes[common] == old.bytes[common] { common += 1 }
    // What is gone may be a mark that combines with the character before it, as this row's own runs tell of its marks.
    if common < old.bytes.count, old.bytes[common] >= 0x80 { common -= 1 }
    guard let run = runs.last(where: { $0.bytes.lowerBound <= common }) else { return Start() }
    let isWhole = common >= run.bytes.upperBound
    guard run.isASCII else {
      guard !isWhole else { return start(behind: run) }
      return Start(byte: run.bytes.lowerBound, column: run.column, style: run.style)
    }
    let byte = min(common, run.bytes.upperBound)
    return start(at: byte, column: run.column + byte - run.bytes.lowerBound, run)
  }

  private func start(behind run: Frame.Run) -> Start {
    let following = runs.first { $0.bytes.lowerBound >= run.bytes.upperBound }
    return start(at: run.bytes.upperBound, column: following?.column ?? width, run)
  }

  private func start(at byte: Int, column: Int, _ run: Frame.Run) -> Start {
    Start(byte: byte, column: column, style: byte < run.bytes.upperBound ? run.style : nil)
  }

  /// Whether nothing of the old row is left to be seen when this one is written over it, and the text at the right edge is the same.
  fileprivate func covers(_ old: Self) -> Bool {
    right == old.right && width >= old.width && isASCII(from: 0) && old.isASCII(from: 0)
  }

  /// Whether the text has only ASCII characters from a byte on.
  fileprivate func isASCII(from byte: Int) -> Bool {
    runs.reversed().prefix { $0.bytes.upperBound > byte }.allSatisfy(\.isASCII)
  }
}
