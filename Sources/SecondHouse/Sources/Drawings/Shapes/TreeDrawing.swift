/// Rows that lie under each other as parts of a whole, with aligned columns at their right.
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
/// Without boxes the same columns are reached by indentation.
public struct TreeDrawing: Hashable, Sendable {
  /// A row.
  public struct Row: Hashable, Sendable {
    /// How many rows it lies under, one a level.
    public var depth: Int
    /// What stands in the tree.
    public var label: StyledText
    /// What stands at the right of it.
    public var columns: [StyledText]

    /// Makes a row.
    public init(depth: Int, _ label: StyledText, columns: [StyledText] = []) {
      self.depth = depth
      self.label = label
      self.columns = columns
    }
  }

  /// The rows, each before those under it.
  public var rows: [Row]
  /// Blanks between columns.
  public var gap = 3

  /// Makes a tree of rows that stand each before those under it.
  public init(_ rows: [Row]) { self.rows = rows }

  /// The lines, at most `width` columns wide.
  ///
  /// A tree too deep for half the width shows the depth as a number where the branches would stand, and earlier where that keeps labels
  /// whole; labels that do not fit are cut, and columns shortened in the middle, but for the last one: where that does not fit, it stands
  /// below.
  ///
  /// - Complexity: O(*n* · *w*) for *n* rows of *w* columns, whatever the depth
  public func lines(width: Int = 80, drawsBoxes: Bool) -> [StyledText] {
    let limit = max(2, width / 4)
    var (branches, labels) = branchesAndLabels(limit: limit, drawsBoxes: drawsBoxes)
    let columnCount = rows.reduce(0) { max($0, $1.columns.count) }
    guard columnCount > 0 else { return labels.map { $0.truncated(to: width, mark: mark(drawsBoxes)) } }
    let widths = (0..<columnCount).map { column in
      rows.reduce(0) { max($0, column < $1.columns.count ? $1.columns[column].onOneLine.width : 0) }
    }
    let wanted = labels.reduce(0) { max($0, $1.width) }
    let room = width - widths.reduce(0) { $0 + $1 + gap }
    let labelWidth = max(min(wanted, room), min(wanted, width / 2))
    if let limit = lowerLimit(than: limit, labels, in: labelWidth) {
      (branches, labels) = branchesAndLabels(limit: limit, drawsBoxes: drawsBoxes)
    }
    let fitting = narrowed(widths, to: width - labelWidth)
    let shortened = fitting.indices.map { shorter(column: $0, to: fitting[$0], mark: mark(drawsBoxes)) }
    return rows.indices.flatMap { index in
      let start = labels[index].truncated(to: labelWidth, mark: mark(drawsBoxes)).padded(to: labelWidth)
      let below = StyledText(branches[index].below, .dim).truncated(to: labelWidth, mark: "")
      return lines(of: index, start, below, fitting, shortened, width: width, drawsBoxes: drawsBoxes)
    }
  }

  /// What stands before each label, and both together.
  private func branchesAndLabels(limit: Int, drawsBoxes: Bool) -> (
    [(line: String, below: String)], [StyledText]
  ) {
    let branches = branches(limit: limit, drawsBoxes: drawsBoxes)
    return (branches, zip(branches, rows).map { StyledText($0.line, .dim) + $1.label.onOneLine })
  }

  /// How deep branches may be drawn where deeper ones leave too little of some labels; `nil` where they do not.
  private func lowerLimit(than limit: Int, _ labels: [StyledText], in width: Int) -> Int? {
    let cut = rows.indices.filter { labels[$0].width > width }
    guard !cut.isEmpty else { return nil }
    let widest = cut.reduce(0) { max($0, rows[$1].label.onOneLine.width) }
    let lower = max(2, (width - min(widest, width / 2)) / 2)
    return lower < limit ? lower : nil
  }

  /// The widths of all columns but the last, so that a short word has room behind them.
  private func narrowed(_ widths: [Int], to room: Int) -> [Int] {
    var excess = widths.reduce(0) { $0 + $1 + gap } - room
    guard excess > 0 else { return widths }
    var widths = widths
    if let last = widths.last, widths.count > 1, last > Self.shortWord {
      widths[widths.count - 1] = Self.shortWord
      excess -= last - Self.shortWord
    }
    for column in widths.indices where excess > 0 && (column < widths.count - 1 || widths.count == 1) {
      let least = min(widths[column], max(widths[column] - excess, 16))
      excess -= widths[column] - least
      widths[column] = least
    }
    return widths
  }

  /// Room for a mark of one word.
  private static let shortWord = 8

  private func lines(
    of index: Int, _ start: StyledText, _ below: StyledText, _ widths: [Int],
    _ shortened: [[String: String]], width: Int, drawsBoxes: Bool
  ) -> [StyledText] {
    var line = start
    let columns = rows[index].columns.map(\.onOneLine)
    for (column, text) in columns.enumerated() {
      let isLast = column == widths.count - 1
      let isMark = isLast && column > 0
      let fitting = isMark ? text : text.replaced(by: shortened[column][text.string])
      if isMark, line.width + gap + text.width > width {
        let room = width - min(start.width + gap + 2, max(width - text.width, below.width + 2))
        let parts = text.wrapped(to: max(room, 10)).map { below.padded(to: width - room) + $0 }
        return ([line.trimmed] + parts).map { $0.truncated(to: width, mark: mark(drawsBoxes)) }
      }
      line += .blanks(gap) + fitting.padded(to: widths[column])
    }
    return [line.trimmed.truncated(to: width, mark: mark(drawsBoxes))]
  }

  private func mark(_ drawsBoxes: Bool) -> String { drawsBoxes ? "…" : "..." }

  /// What stands before each label, and on a line of its own below it.
  private func branches(limit: Int, drawsBoxes: Bool) -> [(line: String, below: String)] {
    // From the end: `isOpen[level]` holds while a later row of that level lies under the same row.
    var isOpen: [Bool] = []
    var branches: [(line: String, below: String)] = []
    var next = 0
    branches.reserveCapacity(rows.count)
    for row in rows.reversed() {
      let depth = max(0, row.depth)
      let isLast = !(depth < isOpen.count && isOpen[depth])
      if isOpen.count > depth + 1 { isOpen.removeLast(isOpen.count - depth - 1) }
      while isOpen.count <= depth { isOpen.append(false) }
      isOpen[depth] = true
      let line = branch(depth, isLast: isLast, isOpen, limit: limit, drawsBoxes: drawsBoxes)
      var below = ""
      if drawsBoxes, depth <= limit {
        for level in 1..<max(1, depth) { below += isOpen[level] ? "│ " : "  " }
        below += depth == 0 ? "" : isLast ? "  " : "│ "
        below += next > depth ? "│ " : ""
      }
      branches.append((line, below))
      next = depth
    }
    return branches.reversed()
  }

  private func branch(_ depth: Int, isLast: Bool, _ isOpen: [Bool], limit: Int, drawsBoxes: Bool) -> String {
    guard depth > 0 else { return "" }
    let end = drawsBoxes ? (isLast ? "└ " : "├ ") : "  "
    if depth > limit {
      let number = mark(drawsBoxes) + "\(depth) "
      return String(repeating: " ", count: max(0, (limit - 1) * 2 - DisplayWidth.of(number))) + number + end
    }
    guard drawsBoxes else { return String(repeating: "  ", count: depth) }
    return (1..<depth).reduce(into: "") { $0 += isOpen[$1] ? "│ " : "  " } + end
  }
}
