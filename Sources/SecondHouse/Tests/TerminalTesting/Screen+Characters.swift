extension Screen {
  mutating func obey(_ token: SequenceParser.Token) {
    switch token {
    case .scalar(let scalar): put(scalar)
    case .control(let byte): control(byte)
    case .escape(let text): escape(text)
    case .sequence(let mark, let numbers, let final): sequence(mark, numbers, final)
    case .string: break
    }
  }

  private mutating func put(_ scalar: Unicode.Scalar) {
    let width = Self.width(scalar)
    guard width > 0 else { return combine(scalar) }
    if isWrapPending || cursor.column + width > columns {
      cells[cursor.row][columns - 1].goesOn = true
      cursor.column = 0
      lineFeed()
    }
    set(cursor.column, String(Character(scalar)), width)
    if width == 2 { set(cursor.column + 1, "", 0) }
    isWrapPending = cursor.column + width >= columns
    cursor.column = min(cursor.column + width, columns - 1)
  }

  /// Writes a cell; half a wide character that it hits is gone.
  private mutating func set(_ column: Int, _ text: String, _ width: Int) {
    let row = cursor.row
    if cells[row][column].width == 0 && width != 0 && column > 0 { cells[row][column - 1] = Cell() }
    if cells[row][column].width == 2 && column + 1 < columns { cells[row][column + 1] = Cell() }
    cells[row][column].goesOn = false
    cells[row][column].text = text
    cells[row][column].width = width
    cells[row][column].style = style
  }

  private mutating func combine(_ scalar: Unicode.Scalar) {
    var column = isWrapPending ? cursor.column : cursor.column - 1
    if column > 0 && cells[cursor.row][column].width == 0 { column -= 1 }
    guard column >= 0 else { return }
    cells[cursor.row][column].text.unicodeScalars.append(scalar)
  }

  mutating func lineFeed() {
    isWrapPending = false
    if cursor.row == rows - 1 { scrollUp() } else { cursor.row += 1 }
  }

  private mutating func control(_ byte: UInt8) {
    switch byte {
    case 7: bells += 1
    case 8: move(cursor.row, cursor.column - 1)
    case 9: move(cursor.row, (cursor.column / 8 + 1) * 8)
    case 10, 11, 12: lineFeed()
    case 13: move(cursor.row, 0)
    default: break
    }
  }

  mutating func move(_ row: Int, _ column: Int) {
    cursor = Position(min(max(row, 0), rows - 1), min(max(column, 0), columns - 1))
    isWrapPending = false
  }

  /// The columns of a scalar, as xterm counts them.
  private static func width(_ scalar: Unicode.Scalar) -> Int {
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format: return 0
    default: break
    }
    switch scalar.value {
    case 0x1160...0x11FF: return 0
    case 0x1100...0x115F, 0x2E80...0x303E, 0x3041...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE6F,
      0xFF01...0xFF60, 0xFFE0...0xFFE6, 0x20000...0x3FFFD:
      return 2
    default: return scalar.properties.isEmojiPresentation ? 2 : 1
    }
  }
}
