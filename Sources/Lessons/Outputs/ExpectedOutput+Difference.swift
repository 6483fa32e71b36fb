public import Drawings

extension ExpectedOutput {
  /// How what was printed differs, as a unified diff; empty if it matches.
  ///
  /// Elisions that still match stay as the author wrote them.
  /// ```
  /// --- Lessons/en/01-traits/01-flow.md
  /// +++ printed
  /// @@ -41,3 +41,3 @@
  ///  main       pastel
  /// -└ win      bold
  /// +└ win      pastel
  ///  ...
  /// ```
  /// - Parameters:
  ///   - output: what was printed.
  ///   - name: the file with the expectation.
  ///   - other: what the output is called.
  ///   - firstLine: where the expectation begins in that file.
  ///   - context: how many equal lines are shown around a difference.
  /// - Complexity: O(*n* · *m*) for *n* and *m* lines between the first and the last difference
  public func difference(
    from output: String, in name: String, to other: String = "printed", firstLine: Int = 1, context: Int = 3
  ) -> [StyledText] {
    if matches(output) { return [] }
    var diff = UnifiedDiff(of: name, to: other)
    diff.add(edits(against: output), firstLine: firstLine, context: context)
    return diff.lines
  }

  /// What leads from this to what was printed, line by line.
  func edits(against output: String) -> [Edit] {
    let printed = Self.split(output)
    return Self.withNarrowElisions(Pairing(expected: lines, printed: printed).edits, printed: printed)
  }

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
  }

  /// Pairs expected lines with printed ones so that as few as possible are left over.
  private struct Pairing {
    let expected: ArraySlice<Line>
    let printed: ArraySlice<String>
    let before: [Edit]
    let after: [Edit]
    /// Above this many pairs the middle is shown as replaced whole.
    static let pairLimit = 1_000_000

    init(expected: [Line], printed: [String]) {
      var (expected, printed) = (expected[...], printed[...])
      var (before, after): ([Edit], [Edit]) = ([], [])
      while let line = expected.first, let text = printed.first, line.matches(text) {
        before.append(.keep(line.text, count: 1))
        (expected, printed) = (expected.dropFirst(), printed.dropFirst())
      }
      while let line = expected.last, let text = printed.last, line.matches(text) {
        after.append(.keep(line.text, count: 1))
        (expected, printed) = (expected.dropLast(), printed.dropLast())
      }
      (self.expected, self.printed) = (expected, printed)
      (self.before, self.after) = (before, after.reversed())
    }

    var edits: [Edit] {
      before + (expected.count * printed.count > Self.pairLimit ? replaced : aligned) + after
    }

    private var replaced: [Edit] { expected.map { .remove($0.text) } + printed.map { .add($0) } }

    private var aligned: [Edit] {
      let costs = costs
      let width = printed.count + 1
      var edits: [Edit] = []
      var (row, column) = (0, 0)
      while row < expected.count || column < printed.count {
        let cost = costs[row * width + column]
        let line = row < expected.count ? expected[expected.startIndex + row] : nil
        let text = column < printed.count ? printed[printed.startIndex + column] : nil
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
    private var costs: [Int32] {
      let width = printed.count + 1
      var costs = [Int32](repeating: 0, count: (expected.count + 1) * width)
      for column in 0..<width { costs[expected.count * width + column] = Int32(printed.count - column) }
      for row in (0..<expected.count).reversed() {
        let line = expected[expected.startIndex + row]
        for column in (0..<width).reversed() {
          let below = costs[(row + 1) * width + column]
          var best = line.isElision ? below : below + 1
          if column < printed.count {
            let right = costs[row * width + column + 1]
            best = min(best, line.isElision ? right : right + 1)
            if line.matches(printed[printed.startIndex + column]) {
              best = min(best, costs[(row + 1) * width + column + 1])
            }
          }
          costs[row * width + column] = best
        }
      }
      return costs
    }
  }
}
