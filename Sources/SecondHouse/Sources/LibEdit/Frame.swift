import Drawings
import LineEditing

/// What the screen is to show of an entry: rows, and the place of the cursor among them.
struct Frame: Hashable {
  /// The rows of the entry.
  var rows = [Row()]
  /// The rows under it.
  var footer: [Row] = []
  var cursorRow = 0
  var cursorColumn = 0

  /// One row, ready to be sent.
  struct Row: Hashable {
    /// The text with its colours, and with motions behind characters about whose columns terminals disagree.
    private(set) var output = ""
    /// The columns of the text.
    private(set) var width = 0
    /// The columns up to the end of what is written.
    private(set) var extent = 0
    private var sequence = ""

    /// Adds a character that a terminal does not obey, in the style that a sequence begins.
    mutating func append(_ character: Character, _ sequence: String, columns: Int) {
      if sequence != self.sequence { output += (self.sequence.isEmpty ? "" : Theme.reset) + sequence }
      self.sequence = sequence
      output.append(character)
      width += DisplayWidth.of(character)
      extent = width
      if DisplayWidth.isDisputed(character) && width < columns { output += "\r\u{1B}[\(width)C" }
    }

    /// Ends the row: with its style, with what is left of an older text behind it, and with a text at the right edge, a column away.
    mutating func finish(right: String = "", width rightWidth: Int = 0, columns: Int) {
      if !sequence.isEmpty { output += Theme.reset }
      if width < columns { output += "\u{1B}[K" }
      guard rightWidth > 0 else { return }
      output += "\r\u{1B}[\(columns - 1 - rightWidth)C" + right
      extent = columns - 1
    }
  }

  /// The part of the frame that fits on `height` rows and contains the cursor; the footer comes last and is cut first.
  func clipped(to height: Int) -> Frame {
    guard rows.count + footer.count > height else { return self }
    var clipped = self
    let room = max(height - footer.count, min(3, height))
    clipped.footer = Array(footer.prefix(height - min(room, rows.count)))
    guard rows.count > room else { return clipped }
    let top = min(max(cursorRow - room + 1, 0), rows.count - room)
    clipped.rows = Array(rows[top..<(top + room)])
    clipped.cursorRow = cursorRow - top
    return clipped
  }
}
