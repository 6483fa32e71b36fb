import Drawings
import LineEditing

/// Collects the bytes of one row, with as few colour changes as its text needs.
struct RowBuilder {
  private let columns: Int
  private var bytes: [UInt8] = []
  private var right: [UInt8] = []
  private var runs: [Frame.Run] = []
  private var style = ""
  /// Where the sequence stands that began the style.
  private var styleBytes = 0..<0
  /// The columns taken so far.
  private(set) var width = 0

  init(columns: Int) {
    self.columns = columns
  }

  /// Adds a character that a terminal does not obey.
  mutating func append(_ character: Character, style: String) {
    if style != self.style { setStyle(style) }
    let (start, column) = (bytes.count, width)
    bytes += character.utf8
    width += DisplayWidth.of(character)
    // Terminals disagree about such a character's columns; saying where it ends keeps what follows in its place.
    if DisplayWidth.isDisputed(character) && width < columns { bytes += "\r\u{1B}[\(width)C".utf8 }
    runs.append(Frame.Run(bytes: start..<bytes.count, column: column, style: styleBytes, isASCII: false))
  }

  /// Adds ASCII characters that can be seen and have room in the row.
  mutating func append(_ ascii: some Collection<UInt8>, style: String) {
    if style != self.style { setStyle(style) }
    let start = bytes.count
    bytes += ascii
    let count = bytes.count - start
    if let last = runs.last, last.isASCII, last.bytes.upperBound == start {
      runs[runs.count - 1].bytes = last.bytes.lowerBound..<bytes.count
    } else {
      runs.append(Frame.Run(bytes: start..<bytes.count, column: width, style: styleBytes, isASCII: true))
    }
    width += count
  }

  /// Puts a text at the right edge, one column away from it.
  mutating func setRight(_ text: String, width: Int, style: String) {
    right = Array("\r\u{1B}[\(columns - 1 - width)C".utf8)
    right += style.isEmpty ? Array(text.utf8) : Array("\u{1B}[\(style)m\(text)\u{1B}[0m".utf8)
  }

  /// The row as it is sent.
  func finished() -> Frame.Row {
    var whole = self
    if !style.isEmpty { whole.setStyle("") }
    return Frame.Row(
      bytes: whole.bytes, right: right, width: width, isFull: width >= columns,
      extent: right.isEmpty ? width : columns - 1, runs: runs)
  }

  private mutating func setStyle(_ style: String) {
    if !self.style.isEmpty { bytes += "\u{1B}[0m".utf8 }
    let start = bytes.count
    if !style.isEmpty { bytes += "\u{1B}[\(style)m".utf8 }
    styleBytes = start..<bytes.count
    self.style = style
  }
}
