internal import Drawings
internal import LineEditing

/// The candidates shown under an entry, a page at a time: `name  description`, one a row.
struct CandidateList: Hashable {
  let candidates: [Completions.Candidate]
  /// The first candidate of the page on the screen.
  private(set) var start = 0

  init(_ candidates: [Completions.Candidate]) {
    self.candidates = candidates
  }

  /// How many candidates are shown where `rows` rows are free: all, or one fewer than the rows.
  private func pageSize(rows: Int) -> Int {
    candidates.count <= rows ? max(candidates.count, 1) : max(rows - 1, 1)
  }

  /// Goes to the next page, or the one before; behind the last comes the first.
  mutating func turn(forward: Bool, rows: Int) {
    let size = pageSize(rows: rows)
    let pages = (candidates.count + size - 1) / size
    guard pages > 0 else { return }
    start = (start / size + (forward ? 1 : pages - 1)) % pages * size
  }

  /// The rows of the page.
  func rows(columns: Int, rows: Int) -> [[EntryLayout.Span]] {
    let size = pageSize(rows: rows)
    let page = candidates[start..<min(start + size, candidates.count)]
    let names = page.map { Self.shown($0.name) }
    // A name is needed whole to go on typing; the description takes what is left.
    let longest = max(columns - 12, 8)
    // One long name takes from its own description, not from all.
    let usual = max(columns * 2 / 5, 8)
    let widths = names.map { DisplayWidth.of($0) }
    let width = widths.filter { $0 <= usual }.max() ?? min(widths.max() ?? 0, longest)
    let lines = zip(names, page).map { name, candidate in
      if candidate.description.isEmpty { return [EntryLayout.Span(text: name)] }
      let name = Self.fitted(name, longest)
      let used = max(width, DisplayWidth.of(name))
      let padding = String(repeating: " ", count: used - DisplayWidth.of(name) + 2)
      let description = Self.fitted(Self.shown(candidate.description), columns - used - 3)
      return [EntryLayout.Span(text: name + padding), EntryLayout.Span(text: description, role: .faint)]
    }
    guard page.count < candidates.count else { return lines }
    let remark = "\(start + 1)–\(page.endIndex) of \(candidates.count), Tab for more"
    return lines + [[EntryLayout.Span(text: remark, role: .faint)]]
  }

  private static func shown(_ text: String) -> String {
    text.utf8.allSatisfy { 0x20..<0x7F ~= $0 } ? text : text.map(EntryText.shown).joined()
  }

  /// A text cut to a width, with an ellipsis where something is missing.
  private static func fitted(_ text: String, _ width: Int) -> String {
    guard DisplayWidth.of(text) > width else { return text }
    var (fitted, used) = ("", 1)
    for character in text {
      used += DisplayWidth.of(character)
      if used > width { break }
      fitted.append(character)
    }
    return fitted + "…"
  }
}
