extension Frame.Row {
  /// How a character will look behind the run that ends at a column: in its colour.
  ///
  /// A space is taken to end what has a colour. Of a run behind, which is a suggestion, the character takes the first place. `nil` where the
  /// row has no such place.
  func foresight(at column: Int) -> Foresight? {
    guard let index = run(endingAt: column) else { return nil }
    let style = Array(bytes[runs[index].style])
    if index + 1 == runs.count { return Foresight(style: style, showsSpaces: true) }
    return hasPlace(at: index + 1, column: column) ? Foresight(style: style, showsSpaces: style.isEmpty) : nil
  }

  /// Adds a character where it was foreseen.
  mutating func type(_ byte: UInt8, at column: Int) {
    guard let index = run(endingAt: column) else { return }
    if index + 1 < runs.count {
      takePlace(at: index + 1)
      return insert(byte, behind: index)
    }
    if byte == 0x20 && !runs[index].style.isEmpty {
      let end = bytes.count
      runs.append(Frame.Run(bytes: end..<end + 1, column: column, style: end..<end, isASCII: true))
      bytes.append(byte)
    } else {
      insert(byte, behind: index)
    }
    width += 1
    extent = right.isEmpty ? width : extent
  }

  private func run(endingAt column: Int) -> Int? {
    runs.lastIndex { $0.isASCII && $0.column + $0.bytes.count == column }
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

  /// Whether the last run has several ASCII characters and begins at a column.
  private func hasPlace(at index: Int, column: Int) -> Bool {
    let run = runs[index]
    return index == runs.count - 1 && run.isASCII && run.column == column && run.bytes.count > 1
  }

  /// Removes the first character of a run.
  private mutating func takePlace(at index: Int) {
    let run = runs[index].bytes
    bytes.remove(at: run.lowerBound)
    runs[index].bytes = run.lowerBound..<run.upperBound - 1
    runs[index].column += 1
  }
}
