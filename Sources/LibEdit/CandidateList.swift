import Drawings
import LineEditing

/// The list of candidates under an entry, one page at a time: `name  gloss`, one per row.
struct CandidateList: Hashable {
  let candidates: [Completions.Candidate]
  /// The index of the first candidate of the current page.
  private(set) var start = 0

  init(_ candidates: [Completions.Candidate]) { self.candidates = candidates }

  /// The number of candidates on a page with `rows` free rows: all if they fit, else one fewer than the rows.
  private func pageSize(rows: Int) -> Int { candidates.count <= rows ? candidates.count : max(rows - 1, 1) }

  /// Goes to the next or previous page; the first page follows the last.
  mutating func turn(forward: Bool, rows: Int) {
    let size = pageSize(rows: rows)
    let pages = (candidates.count + size - 1) / size
    start = (start / size + (forward ? 1 : pages - 1)) % pages * size
  }

  /// The rows of the page; names are shown whole if possible, since they are typed, and the gloss gets the rest.
  func rows(columns: Int, rows: Int) -> [StyledText] {
    let size = pageSize(rows: rows)
    let page = candidates[start..<min(start + size, candidates.count)]
    let names = page.map { StyledText($0.name).onOneLine.truncated(to: max(columns - 12, 8)) }
    // The columns align by usual names; a very long name shortens only its own gloss.
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
