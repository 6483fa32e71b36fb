extension Screen {
  /// Takes some output of a program.
  package mutating func feed(_ bytes: some Sequence<UInt8>) {
    for byte in bytes { push(byte) }
  }

  private mutating func push(_ byte: UInt8) {
    switch pending.first {
    case nil where byte == 0x1B || byte >= 0x80: pending = [byte]
    case nil: byte < 0x20 || byte == 0x7F ? control(byte) : put(Unicode.Scalar(byte))
    case 0x1B?: sequence(byte)
    case let first?:
      guard 0x80..<0xC0 ~= byte else {
        pending = []
        return push(byte)
      }
      pending.append(byte)
      guard pending.count == (first < 0xE0 ? 2 : first < 0xF0 ? 3 : 4) else { return }
      for scalar in String(decoding: pending, as: UTF8.self).unicodeScalars { put(scalar) }
      pending = []
    }
  }

  private mutating func put(_ scalar: Unicode.Scalar) {
    let width = min(Self.width(scalar), columns)
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
    cells[row][column] = Cell(text: text, width: width, style: style)
  }

  private mutating func combine(_ scalar: Unicode.Scalar) {
    var column = isWrapPending ? cursor.column : cursor.column - 1
    if column > 0 && cells[cursor.row][column].width == 0 { column -= 1 }
    guard column >= 0 else { return }
    cells[cursor.row][column].text.unicodeScalars.append(scalar)
  }

  private mutating func lineFeed() {
    isWrapPending = false
    if cursor.row == rows - 1 { scrollUp() } else { cursor.row += 1 }
  }

  private mutating func control(_ byte: UInt8) {
    switch byte {
    case 7: bells += 1
    case 8: move(cursor.row, cursor.column - 1)
    case 9: move(cursor.row, (cursor.column / 8 + 1) * 8)
    case 10: lineFeed()
    case 13: move(cursor.row, 0)
    default: break
    }
  }

  private mutating func move(_ row: Int, _ column: Int) {
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

  // MARK: Sequences: `ESC [`, a mark such as `?`, numbers, and the final byte

  private mutating func sequence(_ byte: UInt8) {
    pending.append(byte)
    guard pending.count > 2 || byte != UInt8(ascii: "[") else { return }
    let text = String(decoding: pending.dropFirst(), as: UTF8.self)
    guard text.hasPrefix("[") else { return end(text) }
    guard 0x40..<0x7F ~= byte else { return }
    let numbers = text.dropFirst().dropLast().drop { $0 == "?" }.split(separator: ";").map { Int($0) ?? 0 }
    let (row, column, count) = (cursor.row, cursor.column, max(numbers.first ?? 1, 1))
    pending = []
    switch (text.last, text.contains("?")) {
    case ("A", false): move(row - count, column)
    case ("B", false): move(row + count, column)
    case ("C", false): move(row, column + count)
    case ("D", false): move(row, column - count)
    case ("H", false): move(count - 1, max(numbers.dropFirst().first ?? 1, 1) - 1)
    case ("m", false): for number in numbers.isEmpty ? [0] : numbers { select(number, text) }
    case ("J", false) where [[], [2]].contains(numbers):
      for other in numbers == [2] ? 0..<rows : row..<rows {
        erase(other, from: other == row && numbers.isEmpty ? column : 0)
      }
    case ("K", false) where numbers.isEmpty: erase(row, from: column)
    case ("h", true) where numbers == [2004], ("l", true) where numbers == [2004]:
      isPasteBracketed = text.last == "h"
    default: end(text)
    }
  }

  private mutating func end(_ text: String) {
    unknownSequences.append("ESC " + text)
    pending = []
  }

  private mutating func erase(_ row: Int, from column: Int) {
    for column in column..<columns { cells[row][column] = Cell() }
    isWrapPending = false
  }

  private mutating func select(_ number: Int, _ text: String) {
    switch number {
    case 0: style = Style()
    case 1: style.isBold = true
    case 2: style.isDim = true
    case 4: style.isUnderlined = true
    case 7: style.isReversed = true
    case 30...37: style.foreground = number - 30
    default: end(text)
    }
  }
}
