extension Outline {
  /// How many of several alike subtrees in a row are shown, and how many rows of one.
  private static let shownAlike = 2

  /// Makes a long tree short: what stands out stays, what is alike is summed up, and what is still too long is cut.
  ///
  /// Of alike subtrees in a row the first two are shown, and of a subtree in which all is alike the first rows. A chain of rows of one kind keeps
  /// its first two and its last.
  mutating func fold(to limit: Int) {
    guard rows.count > limit else { return }
    isFolded = true
    var folding = Folding(rows: rows)
    folding.run()
    rows = folding.result
    guard rows.count > limit else { return }
    let rest = rows[limit...]
    var sum = rows[limit - 1]
    (sum.depth, sum.value) = (0, nil)
    sum.folded = rest.reduce(0) { $0 + max($1.folded, 1) }
    let overrides = rest.count { $0.mark?.hasPrefix("override") ?? false }
    sum.mark = overrides > 0 ? "\(overrides) with an override" : nil
    rows = rows[..<limit] + [sum]
  }

  private struct Folding {
    let rows: [Row]
    /// Where each subtree ends, and whether everything in it is like its root.
    var ends: [Int]
    var isPlain: [Bool]
    var result: [Row] = []
    /// By how much rows move up that stand below a chain that was summed up, and where they end.
    var shifts: [(end: Int, depth: Int)] = []

    init(rows: [Row]) {
      self.rows = rows
      ends = Array(repeating: rows.count, count: rows.count)
      isPlain = rows.map { $0.mark == nil || $0.mark == "not updated yet" }
      var open: [Int] = []
      for index in rows.indices {
        while let last = open.last, rows[last].depth >= rows[index].depth { ends[open.removeLast()] = index }
        open.append(index)
      }
      for index in rows.indices.reversed() where isPlain[index] {
        var child = index + 1
        while child < ends[index], isPlain[index] {
          isPlain[index] = isPlain[child] && rows[child].value == rows[index].value
          child = ends[child]
        }
      }
    }

    mutating func run() {
      var index = 0
      while index < rows.count {
        while let last = shifts.last, last.end <= index { shifts.removeLast() }
        index = isPlain[index] ? addAlike(from: index) : addChain(from: index)
      }
    }

    private mutating func add(_ row: Row, folded: Int = 0) {
      var row = row
      row.depth -= shifts.last?.depth ?? 0
      row.folded = folded
      result.append(row)
    }

    /// The subtrees from one on that are alike; answers what comes behind them.
    private mutating func addAlike(from first: Int) -> Int {
      var alike: [Int] = []
      var next = first
      while next < rows.count, rows[next].depth == rows[first].depth, isPlain[next],
        rows[next].isLike(rows[first])
      {
        alike.append(next)
        next = ends[next]
      }
      let shown = alike.count <= Outline.shownAlike + 1 ? alike.count : Outline.shownAlike
      for root in alike.prefix(shown) { addSubtree(root) }
      if shown < alike.count { add(rows[first], folded: next - alike[shown]) }
      return next
    }

    /// A subtree in which all is alike: a few rows whole, of others the root and, above views, the next level.
    private mutating func addSubtree(_ root: Int) {
      let size = ends[root] - root
      add(rows[root])
      if size <= Outline.shownAlike + 1 {
        for index in (root + 1)..<max(ends[root], root + 1) { add(rows[index]) }
      } else if rows[root].kind != .view, rows[root].depth < 12 {
        var child = root + 1
        while child < ends[root] { child = addAlike(from: child) }
      } else {
        add(rows[root + 1], folded: size - 1)
      }
    }

    /// A row with something else below it, and those that continue it downwards; answers what comes behind them.
    private mutating func addChain(from first: Int) -> Int {
      var last = first
      while isLink(last, like: first), last + 1 < ends[first], isLink(last + 1, like: first),
        ends[last + 1] == ends[first]
      {
        last += 1
      }
      let hidden = last - first - Outline.shownAlike
      guard hidden > 1 else {
        add(rows[first])
        return first + 1
      }
      for index in first..<(first + Outline.shownAlike) { add(rows[index]) }
      add(rows[first + Outline.shownAlike], folded: hidden)
      shifts.append((ends[first], (shifts.last?.depth ?? 0) + hidden - 1))
      add(rows[last])
      return last + 1
    }

    private func isLink(_ index: Int, like first: Int) -> Bool {
      !isPlain[index] && rows[index].mark == nil && rows[index].isLike(rows[first])
    }
  }
}
