import Drawings

/// The end of a text that was written for a terminal, as far as a screen shows it.
struct ScreenTail {
  /// The text, its styles included, without a line end behind it.
  let text: String

  /// Cuts a text down to the last lines that fit; a line longer than a row takes as many rows as it needs.
  init(_ text: String, rows: Int, columns: Int) {
    var free = rows
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    let shown = lines.reversed().prefix { line in
      let isLast = free == rows
      free -= max(1, (Self.width(line) + columns - 1) / columns)
      return free >= 0 || isLast
    }
    self.text = shown.reversed().joined(separator: "\n")
  }

  /// The columns of a line, whose only sequences are styles.
  private static func width(_ line: Substring) -> Int {
    var shown = String.UnicodeScalarView()
    var isStyle = false
    for scalar in line.unicodeScalars {
      if scalar == "\u{1B}" { isStyle = true } else if !isStyle { shown.append(scalar) }
      if isStyle, scalar == "m" { isStyle = false }
    }
    return DisplayWidth.of(String(shown))
  }
}
