extension Frame.Row {
  /// Adds a character behind the run that ends at a column, in its colour, and answers the bytes that show it.
  ///
  /// A space is taken to end what has a colour. Of a run behind, which is a suggestion, the character takes the first place. `nil`, and
  /// nothing changed, where the row has no such place.
  mutating func type(_ byte: UInt8, at column: Int) -> [UInt8]? {
    guard let index = runs.lastIndex(where: { $0.isASCII && $0.column + $0.bytes.count == column }) else {
      return nil
    }
    let isColoured = !runs[index].style.isEmpty
    if index + 1 < runs.count {
      guard byte != 0x20 || !isColoured, takePlace(at: index + 1, column: column) else { return nil }
      insert(byte, behind: index)
    } else {
      if byte == 0x20 && isColoured {
        runs.append(
          Frame.Run(
            bytes: bytes.count..<bytes.count + 1, column: column, style: bytes.count..<bytes.count,
            isASCII: true))
        bytes.append(byte)
      } else {
        insert(byte, behind: index)
      }
      width += 1
      extent = right.isEmpty ? width : extent
    }
    let style = byte == 0x20 ? [] : bytes[runs[index].style]
    return style.isEmpty ? [byte] : style + [byte] + "\u{1B}[0m".utf8
  }

  /// Adds a byte at the end of a run; the runs behind it move, as far as there are any.
  private mutating func insert(_ byte: UInt8, behind index: Int) {
    let end = runs[index].bytes.upperBound
    bytes.insert(byte, at: end)
    runs[index].bytes = runs[index].bytes.lowerBound..<end + 1
    for later in runs.indices[(index + 1)...] {
      runs[later].bytes = runs[later].bytes.lowerBound + 1..<runs[later].bytes.upperBound + 1
      runs[later].style = runs[later].style.lowerBound + 1..<runs[later].style.upperBound + 1
    }
  }

  /// Removes the first character of a run of several ASCII characters that begins at a column.
  private mutating func takePlace(at index: Int, column: Int) -> Bool {
    let run = runs[index]
    guard index == runs.count - 1, run.isASCII, run.column == column, run.bytes.count > 1 else {
      return false
    }
    bytes.remove(at: run.bytes.lowerBound)
    runs[index].bytes = run.bytes.lowerBound..<run.bytes.upperBound - 1
    runs[index].column += 1
    return true
  }
}
