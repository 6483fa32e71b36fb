extension ExpectedOutput {
  /// A line of a diff.
  enum Edit {
    /// A line that matches; an elision stands for `count` lines.
    case keep(String, count: Int)
    /// A line that was expected and not printed.
    case remove(String)
    /// A line that was printed and not expected.
    case add(String)

    /// How many printed lines it takes.
    var printedCount: Int {
      switch self {
      case .keep(_, let count): count
      case .remove: 0
      case .add: 1
      }
    }

    var isRemoval: Bool { if case .remove = self { true } else { false } }
  }

  /// What leads from this to what was printed, line by line: as few lines as possible are left over.
  func edits(against output: String) -> [Edit] {
    let printed = Self.split(output)
    var (rest, others) = (lines[...], printed[...])
    var (before, after): ([Edit], [Edit]) = ([], [])
    while let line = rest.first, let text = others.first, line.matches(text) {
      before.append(.keep(line.text, count: 1))
      (rest, others) = (rest.dropFirst(), others.dropFirst())
    }
    while let line = rest.last, let text = others.last, line.matches(text) {
      after.append(.keep(line.text, count: 1))
      (rest, others) = (rest.dropLast(), others.dropLast())
    }
    // Above a million pairs the middle is shown as replaced whole.
    let middle =
      rest.count * others.count > 1_000_000
      ? rest.map { .remove($0.text) } + others.map { .add($0) } : Self.aligned(Array(rest), Array(others))
    return Self.withNarrowElisions(before + middle + after.reversed(), printed: printed)
  }

  private static func aligned(_ expected: [Line], _ printed: [String]) -> [Edit] {
    let costs = costs(expected, printed)
    let width = printed.count + 1
    var edits: [Edit] = []
    var (row, column) = (0, 0)
    while row < expected.count || column < printed.count {
      let cost = costs[row * width + column]
      let line = row < expected.count ? expected[row] : nil
      let text = column < printed.count ? printed[column] : nil
      if let line, line.isElision {
        var count = 0
        while costs[(row + 1) * width + column + count] != cost { count += 1 }
        edits.append(.keep(line.text, count: count))
        (row, column) = (row + 1, column + count)
      } else if let line, let text, costs[(row + 1) * width + column + 1] == cost, line.matches(text) {
        edits.append(.keep(line.text, count: 1))
        (row, column) = (row + 1, column + 1)
      } else if let line, costs[(row + 1) * width + column] + 1 == cost {
        edits.append(.remove(line.text))
        row += 1
      } else if let text {
        edits.append(.add(text))
        column += 1
      }
    }
    return edits
  }

  /// For each pair of places, how many lines are left over behind them at the least.
  private static func costs(_ expected: [Line], _ printed: [String]) -> [Int32] {
    let width = printed.count + 1
    var costs = [Int32](repeating: 0, count: (expected.count + 1) * width)
    for column in 0..<width { costs[expected.count * width + column] = Int32(printed.count - column) }
    for row in (0..<expected.count).reversed() {
      let price: Int32 = expected[row].isElision ? 0 : 1
      for column in (0..<width).reversed() {
        var best = costs[(row + 1) * width + column] + price
        if column < printed.count {
          best = min(best, costs[row * width + column + 1] + price)
          if expected[row].matches(printed[column]) {
            best = min(best, costs[(row + 1) * width + column + 1])
          }
        }
        costs[row * width + column] = best
      }
    }
    return costs
  }

  /// Gives lines back that an elision stands for only because those next to it are gone.
  ///
  /// Of `a`, `...`, `c` and the printed lines `a`, `b`, `d`, the fewest lines are left over where the elision takes `d`. What the
  /// author wrote down, though, is that something follows it: each line that is gone beside an elision gets one of its lines back.
  private static func withNarrowElisions(_ edits: [Edit], printed: [String]) -> [Edit] {
    var result: [Edit] = []
    var (index, place) = (0, 0)
    while index < edits.count {
      guard case .keep("...", var count) = edits[index] else {
        result.append(edits[index])
        place += edits[index].printedCount
        index += 1
        continue
      }
      let before = min(result.reversed().prefix(while: \.isRemoval).count, count)
      let end = edits[(index + 1)...].firstIndex { !$0.isRemoval } ?? edits.count
      let after = min(end - index - 1, count - before)
      count -= before + after
      result += printed[place..<place + before].map { .add($0) }
      result.append(.keep("...", count: count))
      result += edits[(index + 1)..<end]
      result += printed[(place + before + count)..<(place + before + count + after)].map { .add($0) }
      place += before + count + after
      index = end
    }
    return result
  }
}
