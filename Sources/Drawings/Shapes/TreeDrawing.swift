/// Draws rows as a tree, with aligned columns to the right of it.
///
/// ```swift
/// TreeDrawing([
///   .init(depth: 0, "main", columns: ["pastel", "override"]),
///   .init(depth: 1, "win", columns: ["pastel"]),
///   .init(depth: 2, "root", columns: ["bold", "override"]),
/// ]).lines(drawsBoxes: true)
/// // main       pastel   override
/// // └ win      pastel
/// //   └ root   bold     override
/// ```
/// Without boxes, the branches are replaced by indentation of the same width.
package struct TreeDrawing: Hashable, Sendable {
  package struct Row: Hashable, Sendable {
    /// The number of ancestors, one for each level.
    package var depth: Int
    package var label: StyledText
    package var columns: [StyledText]

    package init(depth: Int, _ label: StyledText, columns: [StyledText] = []) {
      (self.depth, self.label, self.columns) = (max(0, depth), label, columns)
    }
  }

  package var rows: [Row]
  private let gap = 3

  package init(_ rows: [Row]) { self.rows = rows }

  /// The lines, at most `width` columns wide.
  ///
  /// If a tree is too deep for half the width, or for its labels, a number shows the depth in place of the branches. Labels that do not
  /// fit are truncated, and columns are shortened in the middle. The last of several columns goes to a line of its own if it does not fit.
  package func lines(width: Int = 80, drawsBoxes: Bool) -> [StyledText] {
    let mark = drawsBoxes ? "…" : "..."
    var labels = self.labels(limit: width / 4, drawsBoxes, mark)
    let widest = labels.reduce(0) { max($0, $1.width) }
    var widths = (0..<rows.reduce(0) { max($0, $1.columns.count) }).map { column in
      rows.reduce(0) { max($0, column < $1.columns.count ? $1.columns[column].onOneLine.width : 0) }
    }
    let room = width - widths.reduce(0) { $0 + $1 + gap }
    let labelWidth = widths.isEmpty ? width : max(min(widest, room), min(widest, width / 2))
    narrow(&widths, to: width - labelWidth)
    if widest > labelWidth { labels = self.labels(limit: labelWidth / 4, drawsBoxes, mark) }
    return zip(labels, rows).flatMap { label, row -> [StyledText] in
      var line = label.truncated(to: labelWidth, mark: mark)
      for (column, text) in row.columns.map(\.onOneLine).enumerated() {
        let start = line.padded(to: labelWidth + widths.prefix(column).reduce(gap * (column + 1), +))
        if column > 0, column == widths.count - 1, start.width + text.width > width {
          let indentation = min(labelWidth + gap, max(width - text.width, 2))
          let parts = text.wrapped(to: max(width - indentation, 10)).map { .blanks(indentation) + $0 }
          return ([line.trimmed] + parts).map { $0.truncated(to: width, mark: mark) }
        }
        line = start + text.shortenedInTheMiddle(to: widths[column], mark: mark)
      }
      return [line.trimmed.truncated(to: width, mark: mark)]
    }
  }

  /// Narrows the columns, first a long last one, since it may go below.
  private func narrow(_ widths: inout [Int], to room: Int) {
    var excess = widths.reduce(0) { $0 + $1 + gap } - room
    let last = widths.count - 1
    if excess > 0, last > 0, widths[last] > Self.shortWord {
      excess -= widths[last] - Self.shortWord
      widths[last] = Self.shortWord
    }
    for column in widths.indices where excess > 0 && (column < last || last == 0) {
      let narrower = min(widths[column], max(widths[column] - excess, 16))
      excess -= widths[column] - narrower
      widths[column] = narrower
    }
  }

  /// The width reserved for a mark of one word after the other columns.
  private static let shortWord = 8

  private func labels(limit: Int, _ drawsBoxes: Bool, _ mark: String) -> [StyledText] {
    zip(branches(limit: max(2, limit), drawsBoxes, mark), rows).map {
      StyledText($0, .dim) + $1.label.onOneLine
    }
  }

  private func branches(limit: Int, _ drawsBoxes: Bool, _ mark: String) -> [String] {
    // From the end: `isOpen[level]` is true while a later row of that level has the same parent.
    var isOpen: [Bool] = []
    return rows.reversed().map { row -> String in
      let isLast = !(row.depth < isOpen.count && isOpen[row.depth])
      isOpen =
        isOpen.prefix(row.depth) + Array(repeating: false, count: max(0, row.depth - isOpen.count)) + [true]
      guard row.depth > 0 else { return "" }
      let end = drawsBoxes ? (isLast ? "└ " : "├ ") : "  "
      if row.depth > limit {
        let number = "\(mark)\(row.depth) "
        return String(repeating: " ", count: max(0, (limit - 1) * 2 - number.count)) + number + end
      }
      return (1..<row.depth).reduce(into: "") { $0 += drawsBoxes && isOpen[$1] ? "│ " : "  " } + end
    }.reversed()
  }
}
