import Drawings
import LineEditing

/// The candidates shown under an entry, a page at a time: `name  gloss`, one a row.
struct CandidateList: Hashable {
  let candidates: [Completions.Candidate]
  /// The first candidate of the page on the screen.
  private(set) var start = 0

  init(_ candidates: [Completions.Candidate]) { self.candidates = candidates }

  /// How many candidates are shown where `rows` rows are free: all, or one fewer than the rows.
  private func pageSize(rows: Int) -> Int { candidates.count <= rows ? candidates.count : max(rows - 1, 1) }

  /// Goes to the next page, or the one before; behind the last comes the first.
  mutating func turn(forward: Bool, rows: Int) {
    let size = pageSize(rows: rows)
    let pages = (candidates.count + size - 1) / size
    start = (start / size + (forward ? 1 : pages - 1)) % pages * size
  }

  /// The rows of the page; a name is needed whole to go on typing, so the gloss takes what is left.
  func rows(columns: Int, rows: Int) -> [StyledText] {
    let size = pageSize(rows: rows)
    let page = candidates[start..<min(start + size, candidates.count)]
    let names = page.map { StyledText($0.name).onOneLine.truncated(to: max(columns - 12, 8)) }
    // One long name takes from its own gloss, not from all.
    let usual = max(columns * 2 / 5, 8)
    let width = names.map(\.width).filter { $0 <= usual }.max() ?? 0
    let lines = zip(names, page).map { name, candidate in
      let gloss = StyledText(candidate.gloss, .dim).onOneLine
      return gloss.isEmpty ? name : (name.padded(to: width) + "  " + gloss).truncated(to: columns - 1)
    }
    guard page.count < candidates.count else { return lines }
    return lines + [StyledText("\(start + 1)–\(page.endIndex) of \(candidates.count), Tab for more", .dim)]
  }
}
