import ViewTree

extension TreeReport {
  /// How many of several alike subtrees in a row are shown, and how many rows of one.
  fileprivate static let shownAlike = 2
  /// How many levels of what is all alike are shown.
  fileprivate static let shownLevels = 12

  /// The report with at most about `limit` rows: what stands out is shown, what is alike is summed up.
  ///
  /// A subtree of views whose rows all have one value and no mark is one row and a sum; of scenes, windows
  /// and controllers the first levels are shown. Of several such subtrees of one kind in a row the first two
  /// are shown, and of a chain of one kind in which each stands alone in the one before, the first two and
  /// the last, which moves up beneath the sum of those between. What is still too long is cut, and the cut
  /// says how much it leaves out.
  ///
  /// - Complexity: O(*n*)
  func folded(to limit: Int, whole: String) -> TreeReport {
    guard rows.count > limit else { return self }
    var folding = Folding(rows)
    var folded = folding.run()
    if folded.count > limit {
      let rest = folded[limit...]
      let marks = rest.count { $0.mark?.hasPrefix("override") ?? false }
      folded.removeSubrange(limit...)
      var sum = Row.sum(of: rest.reduce(0) { $0 + max($1.folded, 1) }, depth: 0, like: nil)
      if marks > 0 { sum.mark = "\(marks) with an override" }
      folded.append(sum)
    }
    return TreeReport(rows: folded, whole: whole)
  }

  /// The work of folding: where each subtree ends, and whether everything in it is alike.
  fileprivate struct Folding {
    let rows: [Row]
    var ends: [Int]
    var isPlain: [Bool]
    var result: [Row] = []
    /// By how much rows move up for the chains they stand in, and where those end.
    var shifts: [(end: Int, depth: Int)] = []

    init(_ rows: [Row]) {
      self.rows = rows
      ends = Array(repeating: rows.count, count: rows.count)
      isPlain = rows.map { $0.mark == nil || $0.mark == Row.awaited }
      var open: [Int] = []
      for index in rows.indices {
        while let last = open.last, rows[last].depth >= rows[index].depth {
          ends[last] = index
          open.removeLast()
        }
        open.append(index)
      }
      for index in rows.indices.reversed() where isPlain[index] {
        var child = index + 1
        while child < ends[index] {
          if !isPlain[child] || !rows[child].isLike(rows[index]) { isPlain[index] = false }
          child = ends[child]
        }
      }
    }

    mutating func run() -> [Row] {
      var index = 0
      while index < rows.count {
        while let last = shifts.last, last.end <= index { shifts.removeLast() }
        index = isPlain[index] ? appendAlike(from: index) : appendChain(from: index)
      }
      return result
    }

    private mutating func push(_ row: Row) {
      var row = row
      row.depth -= shifts.last?.depth ?? 0
      result.append(row)
    }

    /// Appends a row with something else beneath it, and those that continue it downwards; answers what comes
    /// behind them.
    private mutating func appendChain(from first: Int) -> Int {
      var last = first
      while last + 1 < ends[first], isLink(last + 1), ends[last + 1] == ends[first] { last += 1 }
      let hidden = last - first - TreeReport.shownAlike
      guard isLink(first), rows[last].value == rows[first].value, hidden > 1 else {
        push(rows[first])
        return first + 1
      }
      for index in first..<(first + TreeReport.shownAlike) { push(rows[index]) }
      let depth = rows[first + TreeReport.shownAlike].depth
      push(.sum(of: hidden, depth: depth, like: rows[first]))
      shifts.append((ends[first], (shifts.last?.depth ?? 0) + hidden - 1))
      push(rows[last])
      return last + 1

      func isLink(_ index: Int) -> Bool {
        !isPlain[index] && rows[index].mark == nil && rows[index].value == rows[first].value
          && rows[index].kind == rows[first].kind
      }
    }

    /// Appends the subtrees from one on that are alike; answers what comes behind them.
    private mutating func appendAlike(from first: Int, level: Int = 0) -> Int {
      var alike: [Int] = []
      var next = first
      while next < rows.count, rows[next].depth == rows[first].depth, isPlain[next],
        rows[next].isLike(rows[first]), rows[next].kind == rows[first].kind
      {
        alike.append(next)
        next = ends[next]
      }
      let shown = alike.count <= TreeReport.shownAlike + 1 ? alike.count : TreeReport.shownAlike
      for root in alike.prefix(shown) { append(subtree: root, level: level) }
      if shown < alike.count {
        push(.sum(of: next - alike[shown], depth: rows[first].depth, like: rows[first]))
      }
      return next
    }

    private mutating func append(subtree root: Int, level: Int) {
      let size = ends[root] - root
      if size <= TreeReport.shownAlike + 1 {
        for index in root..<ends[root] { push(rows[index]) }
      } else if rows[root].kind != .view, level < TreeReport.shownLevels {
        push(rows[root])
        var child = root + 1
        while child < ends[root] { child = appendAlike(from: child, level: level + 1) }
      } else {
        push(rows[root])
        push(.sum(of: size - 1, depth: rows[root].depth + 1, like: rows[root]))
      }
    }
  }
}

extension TreeReport.Row {
  /// The mark of an environment to which an update has yet to come.
  static let awaited = "not updated yet"

  /// Whether two rows say the same of their environments.
  fileprivate func isLike(_ other: TreeReport.Row) -> Bool { value == other.value && mark == other.mark }

  /// A row that stands for so many others.
  fileprivate static func sum(of count: Int, depth: Int, like row: TreeReport.Row?) -> TreeReport.Row {
    var sum = TreeReport.Row(depth: depth, name: "", kind: .view, value: row?.value, mark: row?.mark)
    sum.folded = count
    return sum
  }
}
