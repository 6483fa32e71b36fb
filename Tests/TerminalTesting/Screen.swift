/// The grid of a terminal such as xterm, as it looks after some bytes.
///
/// Tests ask it what a person would see: cells, colours, the cursor.
///
/// ```swift
/// var screen = Screen(rows: 2, columns: 10)
/// screen.feed("a\u{1B}[31mb".utf8)
/// screen.line(0)                           // "ab"
/// screen[0, 1].style.foreground            // 1
/// screen.cursor                            // row 0, column 2
/// ```
///
/// What it does at the right edge is xterm's: a character in the last column leaves the cursor there, and only the next one
/// goes to the next row. Characters of two columns are placed by scalar, as xterm does; sequences that it does not know are collected
/// in ``unknownSequences``.
package struct Screen: Sendable {
  /// One place of the grid.
  package struct Cell: Hashable, Sendable {
    /// What stands there: a character with the marks that combine with it; the right half of a wide one is empty.
    package var text = " "
    /// How many columns the character takes: 1, or 2 and 0 for the halves of a wide one.
    package var width = 1
    package var style = Style()
    /// Whether the text went on in the next row because there was no room behind this place.
    var goesOn = false
  }

  /// How a character looks: the numbers of its colours, `nil` for the terminal's own, and its weight.
  package struct Style: Hashable, Sendable {
    package var foreground: Int?
    package var background: Int?
    package var isBold = false, isDim = false, isUnderlined = false, isReversed = false

    package init(foreground: Int? = nil, bold: Bool = false, dim: Bool = false, reversed: Bool = false) {
      (self.foreground, isBold, isDim, isReversed) = (foreground, bold, dim, reversed)
    }
  }

  /// A place of the grid, counted from 0.
  package struct Position: Hashable, Sendable {
    package var row: Int
    package var column: Int

    package init(_ row: Int, _ column: Int) { (self.row, self.column) = (row, column) }
  }

  package private(set) var rows: Int, columns: Int
  /// Where the next character goes, and how it looks.
  package internal(set) var cursor = Position(0, 0)
  var style = Style()
  /// Whether the last column was just filled, so that the next character goes to the next row.
  var isWrapPending = false
  /// Whether pastes come in brackets.
  package internal(set) var isPasteBracketed = false
  /// How often the bell rang.
  package internal(set) var bells = 0
  /// The rows that left at the top, as text.
  package internal(set) var scrollback: [String] = []
  /// Sequences without a meaning here.
  package internal(set) var unknownSequences: [String] = []
  var cells: [[Cell]]
  /// The bytes of a character or of a sequence that is not whole.
  var pending: [UInt8] = []

  /// Makes an empty screen.
  package init(rows: Int, columns: Int) {
    (self.rows, self.columns) = (rows, columns)
    cells = Array(repeating: Array(repeating: Cell(), count: columns), count: rows)
  }

  package subscript(row: Int, column: Int) -> Cell { cells[row][column] }

  /// A row as text, without the blanks at its end.
  package func line(_ row: Int) -> String {
    let text = cells[row].map(\.text).joined()
    return String(text.reversed().drop { $0 == " " }.reversed())
  }

  /// All rows as text, without the empty ones at the end.
  package var lines: [String] {
    let lines = (0..<rows).map(line)
    return Array(lines.prefix((lines.lastIndex { !$0.isEmpty } ?? -1) + 1))
  }

  /// The row of the cursor as text.
  package var cursorLine: String { line(cursor.row) }

  /// Changes the size as xterm does: rows are cut or filled at the right, never broken anew; the cursor's row stays.
  package mutating func resize(rows: Int, columns: Int) {
    for row in cells.indices {
      cells[row] = Array(cells[row].prefix(columns))
      cells[row] += Array(repeating: Cell(), count: columns - cells[row].count)
    }
    self.columns = columns
    while cells.count > rows {
      if cursor.row >= rows {
        scrollUp()
        cursor.row -= 1
      }
      cells.removeLast()
    }
    while cells.count < rows { cells.append(Array(repeating: Cell(), count: columns)) }
    self.rows = rows
    cursor.column = min(cursor.column, columns - 1)
    isWrapPending = false
  }

  /// Changes the width as most of today's terminals do: rows that are too long are broken anew, and the cursor stays at its character.
  package mutating func rewrap(columns: Int) {
    var lines: [[Cell]] = [[]]
    var place = (line: 0, offset: 0)
    for row in 0..<rows {
      if row == cursor.row { place = (lines.count - 1, lines[lines.count - 1].count + cursor.column) }
      let goesOn = cells[row][self.columns - 1].goesOn
      let extent = (cells[row].lastIndex { $0 != Cell() } ?? -1) + 1
      lines[lines.count - 1] += goesOn ? cells[row][...] : cells[row][..<extent]
      if !goesOn && row < rows - 1 { lines.append([]) }
    }
    cells = []
    for (number, line) in lines.enumerated() {
      if number == place.line {
        cursor = Position(cells.count + place.offset / columns, place.offset % columns)
      }
      for start in stride(from: 0, to: max(line.count, 1), by: columns) {
        let end = min(start + columns, line.count)
        cells.append(Array(line[start..<end]) + Array(repeating: Cell(), count: columns - (end - start)))
        cells[cells.count - 1][columns - 1].goesOn = end < line.count
      }
    }
    self.columns = columns
    while cells.count <= max(cursor.row, rows - 1) { cells.append(Array(repeating: Cell(), count: columns)) }
    let excess = max(0, cursor.row - rows + 1)
    cells = Array(cells[excess..<(excess + rows)])
    cursor.row -= excess
    isWrapPending = false
  }

  mutating func scrollUp() {
    scrollback.append(line(0))
    cells.removeFirst()
    cells.append(Array(repeating: Cell(), count: columns))
  }
}
