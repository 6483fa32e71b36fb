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
      free -= Self.height(line, columns: columns)
      return free >= 0 || isLast
    }
    self.text = shown.reversed().joined(separator: "\n")
  }

  /// The rows that a line takes.
  static func height(_ line: Substring, columns: Int) -> Int {
    max(1, (DisplayWidth.of(shown(line)) + columns - 1) / columns)
  }

  /// The characters of a line, blanks not counted.
  static func length(_ line: Substring) -> Int { shown(line).count { !$0.isWhitespace } }

  /// What is seen of a line, whose only sequences are styles.
  static func shown(_ line: Substring) -> String {
    var shown = String.UnicodeScalarView()
    var isStyle = false
    for scalar in line.unicodeScalars {
      if scalar == "\u{1B}" { isStyle = true } else if !isStyle { shown.append(scalar) }
      if isStyle, scalar == "m" { isStyle = false }
    }
    return String(shown)
  }
}
