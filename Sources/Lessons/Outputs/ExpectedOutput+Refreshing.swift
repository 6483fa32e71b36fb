extension ExpectedOutput {
  /// The text of an `output` block that matches what was printed and keeps of this one all lines that still match, elisions among them.
  ///
  /// ```swift
  /// ExpectedOutput("main\n...\nbold [..]\n").refreshed(with: "main\na\nb\npastel\n")      // main\n...\npastel\n
  /// ```
  /// - Complexity: that of ``difference(from:in:firstLine:context:)``
  public func refreshed(with output: String) -> String {
    edits(against: output).map { edit in
      switch edit {
      case .keep(let line, _): line + "\n"
      case .remove: ""
      case .add(let line): Self.exactly(line + "\n")
      }
    }.joined()
  }
}

extension ExpectedOutput {
  /// Gives lines back that an elision stands for only because those next to it are gone.
  ///
  /// Of `a`, `...`, `c` and the printed lines `a`, `b`, `d`, the fewest lines are left over where the elision takes `d`. What the author wrote down,
  /// though, is that something follows it: each line that is gone beside an elision gets one of its lines back.
  static func withNarrowElisions(_ edits: [Edit], printed: [String]) -> [Edit] {
    var result: [Edit] = []
    var (index, place) = (0, 0)
    while index < edits.count {
      guard case .keep("...", var count) = edits[index] else {
        result.append(edits[index])
        place += edits[index].printedCount
        index += 1
        continue
      }
      let before = min(result.reversed().prefix { $0.isRemoval }.count, count)
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

extension ExpectedOutput.Edit {
  /// Whether it is a line that was expected and not printed.
  fileprivate var isRemoval: Bool { if case .remove = self { true } else { false } }
}
