import ViewTree

extension TreeReport {
  /// How many of several alike subtrees in a row are shown, and how many rows of one.
  fileprivate static let shownAlike = 2

  /// The report with at most about `limit` rows: what stands out is shown, what is alike is summed up.
  ///
  /// A subtree whose rows all have one value and no mark is one row and a sum. Of several such subtrees in a row the first two are shown. What
  /// is still too long is cut, and the cut says how much it leaves out.
  ///
  /// - Complexity: O(*n*)
  func folded(to limit: Int, whole: String) -> TreeReport {
    guard rows.count > limit else { return self }
    var folding = Folding(rows)
    var folded = folding.run()
    if folded.count > limit {
      let rest = folded[limit...]
      let marks = rest.count { $0.mark != nil }
      folded.removeSubrange(limit...)
      var sum = Row.sum(of: rest.reduce(0) { $0 + max($1.folded, 1) }, depth: 0, value: nil)
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

    init(_ rows: [Row]) {
      self.rows = rows
      ends = Array(repeating: rows.count, count: rows.count)
      isPlain = rows.map { $0.mark == nil }
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
          if !isPlain[child] || rows[child].value != rows[index].value { isPlain[index] = false }
          child = ends[child]
        }
      }
    }

    mutating func run() -> [Row] {
      var index = 0
      while index < rows.count {
        if isPlain[index] {
          index = appendAlike(from: index)
        } else {
          result.append(rows[index])
          index += 1
        }
      }
      return result
    }

    /// Appends the subtrees from one on that are alike; answers what comes behind them.
    private mutating func appendAlike(from first: Int) -> Int {
      var alike: [Int] = []
      var next = first
      while next < rows.count, rows[next].depth == rows[first].depth, isPlain[next],
        rows[next].value == rows[first].value
      {
        alike.append(next)
        next = ends[next]
      }
      let shown = alike.count <= TreeReport.shownAlike + 1 ? alike.count : TreeReport.shownAlike
      for root in alike.prefix(shown) { append(subtree: root) }
      if shown < alike.count {
        result.append(.sum(of: next - alike[shown], depth: rows[first].depth, value: rows[first].value))
      }
      return next
    }

    private mutating func append(subtree root: Int) {
      let size = ends[root] - root
      if size <= TreeReport.shownAlike + 1 {
        result += rows[root..<ends[root]]
      } else {
        result.append(rows[root])
        result.append(.sum(of: size - 1, depth: rows[root].depth + 1, value: rows[root].value))
      }
    }
  }
}

extension TreeReport.Row {
  /// A row that stands for so many others.
  fileprivate static func sum(of count: Int, depth: Int, value: String?) -> TreeReport.Row {
    var row = TreeReport.Row(depth: depth, name: "", kind: .view, value: value, mark: nil)
    row.folded = count
    return row
  }
}
