/// What an author says that a step prints, with elisions.
///
/// A line that is only `...` stands for any lines, none included; `[..]` in a line for any text. A backslash before either takes it
/// literally: `\...` is a line of three dots, `\[..]` the four letters.
/// ```swift
/// let expected = ExpectedOutput("6 environments: [..]\n...\ndone")
/// expected.matches("6 environments: main › win\na\nb\ndone\n")     // true
/// expected.matches("7 environments: main › win\ndone\n")           // false
/// ```
struct ExpectedOutput: Sendable {
  /// A line that stands for any lines.
  static let elision = "..."

  let lines: [String]

  init(_ text: String) { lines = text.linesOfText }

  /// Whether this is what was printed; a line end at the end counts as none.
  func matches(_ output: String) -> Bool {
    let pieces = lines.split(omittingEmptySubsequences: false) { $0 == Self.elision }
    return output.linesOfText[...].consists(of: pieces, by: Self.matches)
  }

  private static func matches(_ line: String, _ expected: String) -> Bool {
    let pattern = expected.isDots ? String(expected.dropFirst()) : expected
    guard pattern.contains("[..]") else { return line == pattern }
    // No lesson holds the character that stands for literal signs here.
    let pieces = pattern.replacing("\\[..]", with: "\0")
      .split(separator: "[..]", omittingEmptySubsequences: false)
    return Array(line.utf8)[...].consists(
      of: pieces.map { Array($0.replacing("\0", with: "[..]").utf8)[...] }, by: ==)
  }

  /// The lines of an `output` block that match these and no others.
  static func exactly(_ lines: some Sequence<String>) -> [String] {
    lines.map { ($0.isDots ? "\\" : "") + $0.replacing("[..]", with: "\\[..]") }
  }

  /// The lines of an `output` block that match what was printed, among them all of this one that still match.
  ///
  /// Literal lines are aligned first; elisions stand for what is left over between them.
  /// ```swift
  /// ExpectedOutput("main\n...\nbold [..]\n").refreshed(with: "main\na\nb\npastel\n")      // main, ..., pastel
  /// ```
  func refreshed(with output: String) -> [String] {
    let stretches = lines.aligned(with: output.linesOfText) { $0 != Self.elision && Self.matches($1, $0) }
    return stretches.flatMap { $0.match ? Array($0.mine) : Self.refreshed($0.mine, $0.others) }
  }

  /// What becomes of lines that stand between two that match, where other lines were printed.
  ///
  /// An elision stands for what was printed, but for a line for each that is gone beside it: of `a`, `...`, `c` and the printed lines
  /// `a`, `b`, `d`, what the author wrote down is that something follows the elision.
  private static func refreshed(_ gap: ArraySlice<String>, _ printed: ArraySlice<String>) -> [String] {
    guard let place = gap.firstIndex(of: elision) else { return exactly(printed) }
    let before = min(place - gap.startIndex, printed.count)
    let after = min(gap[place...].count { $0 != elision }, printed.count - before)
    return exactly(printed.prefix(before)) + gap.filter { $0 == elision } + exactly(printed.suffix(after))
  }
}

extension ArraySlice {
  /// Whether it is some pieces one after the other, with anything between them.
  fileprivate func consists<Other>(
    of pieces: [ArraySlice<Other>], by matches: (Element, Other) -> Bool
  ) -> Bool {
    func begins(_ place: Int, with piece: ArraySlice<Other>) -> Bool {
      place >= startIndex && place + piece.count <= endIndex && zip(self[place...], piece).allSatisfy(matches)
    }
    guard let first = pieces.first, let last = pieces.last, begins(startIndex, with: first),
      begins(endIndex - last.count, with: last)
    else { return false }
    if pieces.count == 1 { return count == first.count }
    var place = startIndex + first.count
    for piece in pieces.dropFirst().dropLast() {
      guard
        let next = self[place...].indices.first(where: { begins($0, with: piece) })
          ?? (piece.isEmpty ? place : nil)
      else { return false }
      place = next + piece.count
    }
    return place <= endIndex - last.count
  }
}

extension String {
  /// The lines of a text; the line end at its end makes no further one.
  var linesOfText: [String] {
    // A carriage return before a line feed is a character of the line.
    var lines = unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    if lines.last?.isEmpty == true { lines.removeLast() }
    return lines
  }

  /// Whether a line is three dots behind any number of backslashes.
  fileprivate var isDots: Bool { hasSuffix("...") && drop { $0 == "\\" } == "..." }
}

extension [String] {
  /// These lines beside others, in stretches: single ones that match, and what stands between them.
  func aligned(
    with others: [String], by matches: (_ mine: String, _ other: String) -> Bool
  ) -> [(mine: ArraySlice<String>, others: ArraySlice<String>, match: Bool)] {
    var (gone, new): (Set<Int>, Set<Int>) = ([], [])
    for change in others.difference(from: self, by: matches) {
      switch change {
      case .remove(let offset, _, _): gone.insert(offset)
      case .insert(let offset, _, _): new.insert(offset)
      }
    }
    var stretches: [(mine: ArraySlice<String>, others: ArraySlice<String>, match: Bool)] = []
    var (start, other) = (0, 0)
    for place in 0...count where !gone.contains(place) {
      let end = others[other...].indices.first { !new.contains($0) } ?? others.count
      stretches.append((self[start..<place], others[other..<end], false))
      if place < count { stretches.append((self[place...place], others[end...end], true)) }
      (start, other) = (place + 1, end + 1)
    }
    return stretches
  }
}
