extension ExpectedOutput {
  /// A line of a diff.
  enum Edit {
    /// A line that matches; an elision stands for any number.
    case keep(String)
    /// A line that was expected and not printed.
    case remove(String)
    /// A line that was printed and not expected.
    case add(String)
  }

  /// What leads from this to what was printed, line by line.
  ///
  /// The literal lines are aligned first; elisions stand for what is left over between them.
  func edits(against output: String) -> [Edit] {
    let printed = Self.split(output).map { Line(text: $0, pieces: [$0]) }
    let literal = lines.filter { !$0.isElision }
    var (removed, added): (Set<Int>, Set<Int>) = ([], [])
    for change in printed.difference(from: literal, by: { $0.matches($1.text) }) {
      switch change {
      case .remove(let offset, _, _): removed.insert(offset)
      case .insert(let offset, _, _): added.insert(offset)
      }
    }
    var (edits, gap): ([Edit], [Line]) = ([], [])
    var (place, number) = (0, 0)
    func passGap() {
      let end = printed[place...].indices.first { !added.contains($0) } ?? printed.count
      edits += Self.edits(in: gap, printed[place..<end].map(\.text))
      (place, gap) = (end, [])
    }
    for line in lines {
      if line.isElision || removed.contains(number) {
        gap.append(line)
      } else {
        passGap()
        edits.append(.keep(line.text))
        place += 1
      }
      if !line.isElision { number += 1 }
    }
    passGap()
    return edits
  }

  /// What becomes of lines that stand between two that match, and of what was printed there.
  ///
  /// An elision stands for what was printed, but for a line for each that is gone beside it: of `a`, `...`, `c` and the printed lines
  /// `a`, `b`, `d`, what the author wrote down is that something follows the elision.
  private static func edits(in gap: [Line], _ printed: [String]) -> [Edit] {
    guard let elision = gap.firstIndex(where: \.isElision) else {
      return gap.map { .remove($0.text) } + printed.map { .add($0) }
    }
    let behind = gap[(elision + 1)...]
    let before = min(elision, printed.count)
    let after = min(behind.count { !$0.isElision }, printed.count - before)
    return gap[..<elision].map { .remove($0.text) } + printed.prefix(before).map { .add($0) }
      + [.keep(gap[elision].text)] + behind.map { $0.isElision ? .keep($0.text) : .remove($0.text) }
      + printed.suffix(after).map { .add($0) }
  }
}
