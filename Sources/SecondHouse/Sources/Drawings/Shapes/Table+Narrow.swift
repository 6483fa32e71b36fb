/// How a table gives way where its columns do not stand beside each other.
extension Table {
  /// The table where a few long names are all that does not fit: such a name stands in a line of its own, and what follows it below, in the columns
  /// of the others; `nil` if that is not enough.
  func parted(in width: Int) -> [StyledText]? {
    guard header == nil else { return nil }
    let isLong = rows.map { ($0.first?.width ?? 0) > width / 2 }
    guard isLong.contains(true), isLong.contains(false) else { return nil }
    var short = self
    short.rows = zip(rows, isLong).flatMap { row, isLong in
      isLong ? [[StyledText()] + row.dropFirst()] : [row]
    }
    guard !short.widths(in: width).cutsWords else { return nil }
    let widths = short.widths(in: width).widths
    return zip(zip(rows, short.rows), isLong).flatMap { rows, isLong in
      let lines = self.lines(of: rows.1, widths)
      return isLong
        ? (.blanks(indentation) + rows.0[0]).wrapped(to: width, hanging: indentation + 4) + lines : lines
    }
  }

  /// The table where the first cell of each row stands in a line of its own, and the others below it: in columns, if these fit, else one below the
  /// other.
  func below(in width: Int, drawsBoxes: Bool) -> [StyledText] {
    var rest = Table(rows.map { Array($0.dropFirst()) }, header: header.map { Array($0.dropFirst()) })
    rest.alignments = Array(alignments.dropFirst())
    rest.indentation = indentation + Self.step
    rest.gap = gap
    let (widths, cutsWords) = rest.widths(in: width)
    func lines(_ row: [StyledText]) -> [StyledText] {
      guard let first = row.first else { return [] }
      let cells = row.dropFirst()
      let others =
        cutsWords
        ? cells.filter { !$0.isEmpty }.flatMap { rest.hung($0, width) } : rest.lines(of: Array(cells), widths)
      return hung(first, width) + others.filter { !$0.isEmpty }
    }
    var all = header.map { lines($0.map { $0.styled(.heading) }) } ?? []
    if header != nil {
      let rule = String(repeating: drawsBoxes ? "─" : "-", count: max(width - indentation, 1))
      all.append(.blanks(indentation) + StyledText(rule, .dim))
    }
    return all + rows.flatMap(lines)
  }

  /// How far what stands below a cell is set in.
  private static let step = 4

  /// A cell by itself, as wide as the table may be.
  private func hung(_ cell: StyledText, _ width: Int) -> [StyledText] {
    (.blanks(indentation) + cell).wrapped(to: width, hanging: indentation + Self.step)
  }
}
