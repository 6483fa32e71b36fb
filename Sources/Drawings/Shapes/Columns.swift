/// Blocks of lines set in columns, as a newspaper sets them: down the first column, then down the next.
package struct Columns: Hashable, Sendable {
  package let count: Int
  package let width: Int
  package static let gap = 4

  /// As many columns as fit into `total`, each `minimum` wide or wider; one, if not even that fits.
  package init(in total: Int, atLeast minimum: Int) {
    count = max(1, (total + Self.gap) / (max(minimum, 1) + Self.gap))
    width = (total - (count - 1) * Self.gap) / count
  }

  /// The lines of the blocks, which stay whole and in order; the columns are as short as that allows.
  package func lines(_ blocks: [[StyledText]]) -> [StyledText] {
    var height = blocks.map(\.count).max() ?? 0
    while columns(of: blocks, height: height).count > count { height += 1 }
    let columns = columns(of: blocks, height: height)
    return (0..<(columns.map(\.count).max() ?? 0)).map { row in
      let cells = columns.map { (row < $0.count ? $0[row] : StyledText()).padded(to: width) }
      return cells.joined(separator: .blanks(Self.gap)).trimmed
    }
  }

  /// The blocks, each column filled up to a height before the next is begun.
  private func columns(of blocks: [[StyledText]], height: Int) -> [[StyledText]] {
    blocks.reduce(into: []) { columns, block in
      if let last = columns.last, last.count + block.count <= height {
        columns[columns.count - 1] += block
      } else {
        columns.append(block)
      }
    }
  }
}
