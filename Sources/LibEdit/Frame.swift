import Drawings

/// What the screen is to show of an entry: rows, and the place of the cursor among them.
struct Frame: Hashable {
  /// The rows of the entry, and those under it.
  var rows: [Row]
  var footer: [Row] = []
  var cursorRow = 0
  var cursorColumn = 0

  /// One row, ready to be sent.
  struct Row: Hashable {
    /// The text with its colours, and with motions behind characters about whose columns terminals disagree.
    private(set) var output = ""
    /// The columns up to the end of what is written.
    let extent: Int

    /// Makes a row of a text, of what erases an older text behind it, and of a text at the right edge, where it has room.
    init(_ text: StyledText, right: StyledText = "", columns: Int, colors: ColorCapability) {
      let (width, rightWidth) = (text.width, right.width)
      var column = 0
      for span in text.spans {
        let sequence = Self.sequence(span.style, colors)
        output += sequence
        for character in span.text {
          output.append(character)
          column += DisplayWidth.of(character)
          if DisplayWidth.isDisputed(character) && column < columns { output += "\r\u{1B}[\(column)C" }
        }
        if !sequence.isEmpty { output += Theme.reset }
      }
      let hasRight = rightWidth > 0 && width + 1 + rightWidth < columns
      extent = hasRight ? columns - 1 : width
      if width < columns { output += "\u{1B}[K" }
      guard hasRight else { return }
      output += "\r\u{1B}[\(columns - 1 - rightWidth)C"
      for span in right.spans { output += Self.sequence(span.style, colors) + span.text + Theme.reset }
    }

    /// The sequence that begins a style; without colours weight stays, so that what is suggested does not look typed.
    private static func sequence(_ style: Style, _ colors: ColorCapability) -> String {
      let isWeight = [.dim, .strong, .match].contains(style)
      return Theme.sequence(for: style, colors: colors == .none && isWeight ? .ansi16 : colors) ?? ""
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
