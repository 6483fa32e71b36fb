/// What the screen is to show of an entry: rows, and the place of the cursor among them.
struct Frame: Hashable, Sendable {
  /// One row, ready to be sent.
  struct Row: Hashable, Sendable {
    /// The text with its colours.
    var bytes: [UInt8]
    /// The text at the right edge, with the motion that leads there.
    var right: [UInt8] = []
    /// The columns of the text.
    var width = 0
    /// Whether the text reaches the right edge, so that nothing is left to erase behind it.
    var isFull = false
    /// The columns up to the end of what is written.
    var extent = 0
    /// Where in the bytes the text stands, in order; between two runs there are colours.
    var runs: [Run] = []
  }

  /// A piece of a row from which on it can be written anew: ASCII characters in one colour, or a single other character.
  struct Run: Hashable, Sendable {
    /// Where the characters stand in the row's bytes, with what says their end to the terminal.
    var bytes: Range<Int>
    /// The column where they start.
    var column: Int
    /// The sequence in the row's bytes that gives them their colour; empty where they have none.
    var style: Range<Int>
    /// Whether it consists of ASCII characters, of one column each.
    var isASCII: Bool
  }

  /// The rows of the entry.
  var rows: [Row]
  /// The rows under it.
  var footer: [Row] = []
  var cursorRow: Int
  var cursorColumn: Int

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

  /// The rows of the entry and of the footer together.
  var allRows: [Row] { rows + footer }
}
