/// Rows of aligned columns.
///
/// ```swift
/// Table([["form", "override", "monochrome"], ["main", "override", "pastel"]]).lines()
/// // form   override   monochrome
/// // main   override   pastel
/// ```
public struct Table: Hashable, Sendable {
  /// The rows, each a cell a column; missing cells are empty.
  public var rows: [[StyledText]]
  /// Cells above the rows, set off by a rule.
  public var header: [StyledText]?
  /// Where cells stand in their columns; leading if missing.
  public var alignments: [Alignment]
  /// Blanks before each line.
  public var indentation = 0
  /// Blanks between columns.
  public var gap = 3

  /// Makes a table.
  public init(_ rows: [[StyledText]], header: [StyledText]? = nil, alignments: [Alignment] = []) {
    self.rows = rows
    self.header = header
    self.alignments = alignments
  }

  /// The lines, at most `width` columns wide: where the cells do not fit, the widest columns wrap, between
  /// words if that is enough, else between the parts of names, `cell.` and `theme`.
  ///
  /// Where that is not enough either, what comes behind the first cell stands in columns below it: of the rows whose first cell is long, if that
  /// will do, else of all rows.
  ///
  /// - Complexity: O(*n*) in the cells
  public func lines(width: Int = 80, drawsBoxes: Bool = true) -> [StyledText] {
    let (widths, isTooWide) = widths(in: width)
    if isTooWide, widths.count > 1 {
      return parted(in: width) ?? below(in: width, drawsBoxes: drawsBoxes)
    }
    var lines = header.map { self.lines(of: $0.map { $0.styled(.heading) }, widths) } ?? []
    if header != nil {
      let rules = widths.map { StyledText(String(repeating: drawsBoxes ? "─" : "-", count: $0), .dim) }
      lines.append(.blanks(indentation) + rules.joined(separator: .blanks(gap)))
    }
    for row in rows { lines += self.lines(of: row, widths) }
    return lines
  }

  /// The columns' widths: as wide as the cells want, the widest made narrower until all fit; no word is cut as long as another column has
  /// blanks where it can wrap.
  ///
  /// Also tells whether words must be cut.
  func widths(in width: Int) -> (widths: [Int], cutsWords: Bool) {
    let all = rows + (header.map { [$0] } ?? [])
    var widths = [Int](repeating: 0, count: all.reduce(0) { max($0, $1.count) })
    for row in all {
      for (column, cell) in row.enumerated() {
        widths[column] = max(widths[column], cell.lines.reduce(0) { max($0, $1.width) })
      }
    }
    var excess = widths.reduce(0, +) + gap * max(0, widths.count - 1) + indentation - width
    guard excess > 0 else { return (widths, false) }
    // Words stay whole as long as they can, then the parts of names, and in the end nothing does.
    for least in [leastWidths(parted: false), leastWidths(parted: true)] {
      narrow(&widths, to: least, by: &excess)
    }
    guard excess > 0 else { return (widths, false) }
    narrow(&widths, to: [], by: &excess)
    return (widths, true)
  }

  /// Makes the widest columns narrower that are still wider than they must be.
  private func narrow(_ widths: inout [Int], to least: [Int], by excess: inout Int) {
    func spare(_ column: Int) -> Bool { widths[column] > max(column < least.count ? least[column] : 0, 4) }
    while excess > 0, let widest = widths.indices.filter(spare).max(by: { widths[$0] < widths[$1] }) {
      widths[widest] -= 1
      excess -= 1
    }
  }

  /// The width of each column's longest word; of its longest part of a name, if names may be parted.
  private func leastWidths(parted: Bool) -> [Int] {
    let all = rows + (header.map { [$0] } ?? [])
    var least = [Int](repeating: 0, count: all.reduce(0) { max($0, $1.count) })
    for row in all {
      for (column, cell) in row.enumerated() {
        least[column] = max(least[column], cell.leastWidth(parted: parted))
      }
    }
    return least
  }

  func lines(of row: [StyledText], _ widths: [Int]) -> [StyledText] {
    let cells = row.enumerated().map { $1.wrapped(to: max(1, widths[$0])) }
    let height = cells.reduce(1) { max($0, $1.count) }
    return (0..<height).map { line in
      let parts = cells.enumerated().map { column, lines in
        (line < lines.count ? lines[line] : StyledText()).padded(
          to: widths[column], column < alignments.count ? alignments[column] : .leading)
      }
      return (.blanks(indentation) + parts.joined(separator: .blanks(gap))).trimmed
    }
  }
}

extension StyledText {
  /// The width of the longest word; ideographs may be parted anywhere.
  fileprivate func leastWidth(parted: Bool) -> Int {
    var (least, word) = (0, 0)
    for glyph in glyphs {
      word = glyph.isBlank || glyph.isIdeographic || glyph.character == "\n" ? 0 : word + glyph.width
      least = max(least, word)
      if parted, glyph.isJoint { word = 0 }
    }
    return least
  }
}
