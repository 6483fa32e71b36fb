/// Rows of aligned columns.
///
/// ```swift
/// Table([["form", "override", "monochrome"], ["main", "override", "pastel"]]).lines()
/// // form   override   monochrome
/// // main   override   pastel
/// ```
package struct Table: Hashable, Sendable {
  /// The rows, each with one cell per column; missing cells are empty.
  package var rows: [[StyledText]]
  /// Cells above the rows, separated from them by a rule.
  package var header: [StyledText]?
  /// The alignment of each column; leading if missing.
  package var alignments: [Alignment]
  package var indentation = 0
  package var gap = 3

  package init(_ rows: [[StyledText]], header: [StyledText]? = nil, alignments: [Alignment] = []) {
    (self.rows, self.header, self.alignments) = (rows, header, alignments)
  }

  /// The lines, at most `width` columns wide; if the cells do not fit, the widest columns wrap: between words if that is enough, else also
  /// between the parts of names, as in `cell.` and `theme`; if that is not enough either, the other cells go below the first cell.
  package func lines(width: Int = 80, drawsBoxes: Bool = true) -> [StyledText] {
    let (widths, cutsWords) = widths(in: width)
    if cutsWords, widths.count > 1 { return below(in: width, drawsBoxes: drawsBoxes) }
    let rule = widths.map { Self.rule($0, drawsBoxes) }.joined(separator: .blanks(gap))
    let head = header.map { cells in
      lines(of: cells.map { $0.styled(.heading) }, widths) + [.blanks(indentation) + rule]
    }
    return (head ?? []) + rows.flatMap { lines(of: $0, widths) }
  }

  /// The table with the first cell of each row on its own line and the other cells below it: in columns if they fit, else one below
  /// the other.
  private func below(in width: Int, drawsBoxes: Bool) -> [StyledText] {
    var rest = Table(rows.map { Array($0.dropFirst()) }, header: header.map { Array($0.dropFirst()) })
    (rest.alignments, rest.indentation, rest.gap) = (Array(alignments.dropFirst()), indentation + 4, gap)
    let (widths, cutsWords) = rest.widths(in: width)
    func hung(_ cell: StyledText, _ indentation: Int) -> [StyledText] {
      (.blanks(indentation) + cell).wrapped(to: width, hanging: indentation + 4)
    }
    func lines(_ row: [StyledText]) -> [StyledText] {
      let others = Array(row.dropFirst())
      let apart = others.filter { !$0.isEmpty }.flatMap { hung($0, rest.indentation) }
      let under = cutsWords ? apart : rest.lines(of: others, widths)
      return hung(row.first ?? "", indentation) + under.filter { !$0.isEmpty }
    }
    let rule = .blanks(indentation) + Self.rule(max(width - indentation, 1), drawsBoxes)
    return (header.map { lines($0.map { $0.styled(.heading) }) + [rule] } ?? []) + rows.flatMap(lines)
  }

  private static func rule(_ width: Int, _ drawsBoxes: Bool) -> StyledText {
    StyledText(String(repeating: drawsBoxes ? "─" : "-", count: width), .dim)
  }

  /// The widths of the columns, with the widest narrowed until all fit, and whether words must be cut for that.
  private func widths(in width: Int) -> (widths: [Int], cutsWords: Bool) {
    var widths = columns { cell in cell.lines.reduce(0) { max($0, $1.width) } }
    let gaps = gap * max(0, widths.count - 1)
    var excess = widths.reduce(0, +) + gaps + indentation - width
    // Words stay whole as long as possible, then the parts of names; at last anything may be cut.
    let leasts = [false, true].map { parted in columns { $0.leastWidth(parted: parted) } }
    for least in leasts + [widths.map { _ in 0 }] {
      if excess > 0 && least.allSatisfy({ $0 == 0 }) {
        return (narrowed(widths, to: least, by: &excess), true)
      }
      widths = narrowed(widths, to: least, by: &excess)
    }
    return (widths, false)
  }

  private func columns(_ need: (StyledText) -> Int) -> [Int] {
    let all = rows + (header.map { [$0] } ?? [])
    return (0..<all.reduce(0) { max($0, $1.count) }).map { column in
      all.reduce(0) { max($0, column < $1.count ? need($1[column]) : 0) }
    }
  }

  /// Narrows the widest columns, as long as they are wider than their minimum.
  private func narrowed(_ widths: [Int], to least: [Int], by excess: inout Int) -> [Int] {
    var widths = widths
    func spare(_ column: Int) -> Bool { widths[column] > max(least[column], 4) }
    while excess > 0, let widest = widths.indices.filter(spare).max(by: { widths[$0] < widths[$1] }) {
      widths[widest] -= 1
      excess -= 1
    }
    return widths
  }

  private func lines(of row: [StyledText], _ widths: [Int]) -> [StyledText] {
    let cells = row.enumerated().map { $1.wrapped(to: max(1, widths[$0])) }
    return (0..<cells.reduce(1) { max($0, $1.count) }).map { line in
      let parts = cells.enumerated().map { column, lines in
        (line < lines.count ? lines[line] : StyledText()).padded(
          to: widths[column], column < alignments.count ? alignments[column] : .leading)
      }
      return (.blanks(indentation) + parts.joined(separator: .blanks(gap))).trimmed
    }
  }
}

extension StyledText {
  /// The width of the longest word, or of the longest part of a name; a line may break between any two ideographs.
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
