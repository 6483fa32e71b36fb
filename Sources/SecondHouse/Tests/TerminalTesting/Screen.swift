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
public struct Screen: Sendable {
  /// The size.
  public private(set) var rows: Int, columns: Int
  /// Where the next character goes.
  public internal(set) var cursor = Position(0, 0)
  /// Whether the last column was just filled, so that the next character goes to the next row.
  public internal(set) var isWrapPending = false
  /// The style of the next character.
  public internal(set) var style = Style()
  /// Whether pastes come in brackets.
  public internal(set) var isPasteBracketed = false
  /// Whether the cursor is visible.
  public internal(set) var isCursorVisible = true
  /// How often the bell rang.
  public internal(set) var bells = 0
  /// The rows that left at the top, as text.
  public internal(set) var scrollback: [String] = []
  /// Sequences without a meaning here.
  public internal(set) var unknownSequences: [String] = []

  var cells: [[Cell]]
  var saved = (position: Position(0, 0), style: Style())
  var parser = SequenceParser()

  /// Makes an empty screen.
  public init(rows: Int, columns: Int) {
    precondition(rows > 0 && columns > 0, "a screen has at least one cell")
    (self.rows, self.columns) = (rows, columns)
    cells = Array(repeating: Array(repeating: Cell(), count: columns), count: rows)
  }

  /// The cell at a place counted from 0.
  public subscript(row: Int, column: Int) -> Cell { cells[row][column] }

  /// A row as text, without the blanks at its end.
  public func line(_ row: Int) -> String {
    let text = cells[row].map(\.text).joined()
    return String(text.reversed().drop { $0 == " " }.reversed())
  }

  /// All rows as text, without the empty ones at the end.
  public var lines: [String] {
    let lines = (0..<rows).map(line)
    return Array(lines.prefix((lines.lastIndex { !$0.isEmpty } ?? -1) + 1))
  }

  /// The row of the cursor as text.
  public var cursorLine: String { line(cursor.row) }

  /// Takes some output of a program.
  public mutating func feed(_ bytes: some Sequence<UInt8>) {
    for byte in bytes {
      guard let token = parser.push(byte) else { continue }
      obey(token)
    }
  }

  /// Changes the size as xterm does: rows are cut or filled at the right, never broken anew; the cursor's row stays.
  public mutating func resize(rows: Int, columns: Int) {
    for row in cells.indices {
      cells[row] = Array(cells[row].prefix(columns))
      cells[row] += Array(repeating: Cell(), count: columns - cells[row].count)
    }
    while cells.count > rows {
      if cursor.row < rows { cells.removeLast() } else { scrollUp(); cells.removeLast(); cursor.row -= 1 }
    }
    while cells.count < rows { cells.append(Array(repeating: Cell(), count: columns)) }
    (self.rows, self.columns) = (rows, columns)
    cursor = Position(min(cursor.row, rows - 1), min(cursor.column, columns - 1))
    isWrapPending = false
  }

  /// Changes the width as most of today's terminals do: rows that are too long are broken anew, and the cursor stays at its character.
  public mutating func rewrap(columns: Int) {
    var lines: [[Cell]] = [[]]
    var place = (line: 0, offset: 0)
    for row in 0..<rows {
      if row == cursor.row { place = (lines.count - 1, lines[lines.count - 1].count + cursor.column) }
      let goesOn = cells[row][self.columns - 1].goesOn
      lines[lines.count - 1] += goesOn ? cells[row][...] : cells[row][..<extent(of: row)]
      if !goesOn && row < rows - 1 { lines.append([]) }
    }
    while lines.count > place.line + 1, lines.last?.isEmpty == true { lines.removeLast() }
    var broken: [[Cell]] = []
    for (number, line) in lines.enumerated() {
      if number == place.line {
        cursor = Position(broken.count + place.offset / columns, place.offset % columns)
      }
      var start = 0
      repeat {
        let end = min(start + columns, line.count)
        broken.append(Array(line[start..<end]) + Array(repeating: Cell(), count: columns - (end - start)))
        broken[broken.count - 1][columns - 1].goesOn = end < line.count
        start = end
      } while start < line.count
    }
    while broken.count <= cursor.row { broken.append(Array(repeating: Cell(), count: columns)) }
    while broken.count < rows { broken.append(Array(repeating: Cell(), count: columns)) }
    (self.cells, self.columns) = (broken, columns)
    while cells.count > rows {
      scrollback.append(line(0))
      cells.removeFirst()
      cursor.row -= 1
    }
    isWrapPending = false
  }

  /// The columns of a row up to the last that was written.
  private func extent(of row: Int) -> Int { (cells[row].lastIndex { $0 != Cell() } ?? -1) + 1 }

  mutating func scrollUp() {
    scrollback.append(line(0))
    cells.removeFirst()
    cells.append(Array(repeating: Cell(), count: columns))
  }
}
