extension Screen {
  mutating func escape(_ text: String) {
    switch text {
    case "7": saved = (cursor, style)
    case "8":
      move(saved.position.row, saved.position.column)
      style = saved.style
    case "D": lineFeed()
    case "M": if cursor.row > 0 { move(cursor.row - 1, cursor.column) } else { insertRows(1) }
    case "c": self = Screen(rows: rows, columns: columns)
    case "=", ">", "(B", "\\": break
    default: unknownSequences.append("ESC " + text)
    }
  }

  mutating func sequence(_ mark: String, _ numbers: [Int?], _ final: Character) {
    if mark == "?" { return setModes(numbers, to: final == "h", final) }
    let count = max((numbers.first ?? nil) ?? 1, 1)
    switch final {
    case _ where !mark.isEmpty: unknown(mark, numbers, final)
    case "A": move(cursor.row - count, cursor.column)
    case "B", "e": move(cursor.row + count, cursor.column)
    case "C", "a": move(cursor.row, cursor.column + count)
    case "D": move(cursor.row, cursor.column - count)
    case "E": move(cursor.row + count, 0)
    case "F": move(cursor.row - count, 0)
    case "G", "`": move(cursor.row, count - 1)
    case "d": move(count - 1, cursor.column)
    case "H", "f": move(count - 1, max((numbers.count > 1 ? numbers[1] : nil) ?? 1, 1) - 1)
    case "m": numbers.isEmpty ? style = Style() : select(numbers.map { $0 ?? 0 })
    default: edit((numbers.first ?? nil) ?? 0, count, final) ? () : unknown(mark, numbers, final)
    }
  }

  /// The sequences that erase, insert and delete; false for one that does not.
  private mutating func edit(_ what: Int, _ count: Int, _ final: Character) -> Bool {
    let (row, column) = (cursor.row, cursor.column)
    switch final {
    case "J":
      if what == 0 { erase(row, column..<columns) }
      if what == 1 { erase(row, 0..<(column + 1)) }
      for other in what == 0 ? row + 1..<rows : what == 1 ? 0..<row : 0..<rows { erase(other, 0..<columns) }
    case "K": erase(row, what == 0 ? column..<columns : what == 1 ? 0..<(column + 1) : 0..<columns)
    case "X": erase(row, column..<min(column + count, columns))
    case "P":
      cells[row].removeSubrange(column..<min(column + count, columns))
      cells[row] += Array(repeating: Cell(), count: columns - cells[row].count)
    case "@":
      cells[row].insert(contentsOf: Array(repeating: Cell(), count: count), at: column)
      cells[row] = Array(cells[row].prefix(columns))
    case "L": insertRows(count)
    case "M":
      cells.removeSubrange(row..<min(row + count, rows))
      while cells.count < rows { cells.append(Array(repeating: Cell(), count: columns)) }
    case "S": for _ in 0..<count { scrollUp() }
    default: return false
    }
    isWrapPending = false
    return true
  }

  private mutating func insertRows(_ count: Int) {
    let fresh = Array(
      repeating: Array(repeating: Cell(), count: columns), count: min(count, rows - cursor.row))
    cells.insert(contentsOf: fresh, at: cursor.row)
    cells.removeLast(cells.count - rows)
  }

  private mutating func erase(_ row: Int, _ range: Range<Int>) {
    var cell = Cell()
    cell.style.background = style.background
    for column in range { cells[row][column] = cell }
  }

  private mutating func setModes(_ numbers: [Int?], to isOn: Bool, _ final: Character) {
    for case let number? in numbers {
      switch number {
      case 2004 where "hl".contains(final): isPasteBracketed = isOn
      case 25 where "hl".contains(final): isCursorVisible = isOn
      case 1, 7, 12, 1034, 1049: break
      default: unknown("?", numbers, final)
      }
    }
  }

  private mutating func unknown(_ mark: String, _ numbers: [Int?], _ final: Character) {
    let list = numbers.map { $0.map(String.init) ?? "" }.joined(separator: ";")
    unknownSequences.append("CSI \(mark)\(list)\(final)")
  }

  private mutating func select(_ numbers: [Int]) {
    var rest = numbers[...]
    while let number = rest.popFirst() {
      switch number {
      case 0: style = Style()
      case 1: style.isBold = true
      case 2: style.isDim = true
      case 4: style.isUnderlined = true
      case 7: style.isReversed = true
      case 22: (style.isBold, style.isDim) = (false, false)
      case 24: style.isUnderlined = false
      case 27: style.isReversed = false
      case 30...37: style.foreground = number - 30
      case 90...97: style.foreground = number - 82
      case 39: style.foreground = nil
      case 40...47: style.background = number - 40
      case 100...107: style.background = number - 92
      case 49: style.background = nil
      case 38, 48:
        guard rest.popFirst() == 5, let color = rest.popFirst() else { return unknown("", numbers, "m") }
        if number == 38 { style.foreground = color } else { style.background = color }
      default: unknown("", numbers, "m")
      }
    }
  }
}
