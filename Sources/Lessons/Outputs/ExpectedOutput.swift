/// The expected output of a step, with elisions.
///
/// A line `...` matches any number of lines, also none; `[..]` in a line matches any text. A backslash before either makes it literal:
/// `\...` is a line of three dots, `\[..]` the four characters.
/// ```swift
/// let expected = ExpectedOutput("6 environments: [..]\n...\ndone")
/// expected.matches("6 environments: main › win\na\nb\ndone\n")     // true
/// expected.matches("7 environments: main › win\ndone\n")           // false
/// ```
struct ExpectedOutput: Sendable {
  /// The line that matches any number of lines.
  static let elision = "..."

  let lines: [String]

  init(_ text: String) { lines = text.linesOfText }

  /// Whether the output matches; a line end at its end is ignored.
  func matches(_ output: String) -> Bool {
    let pieces = lines.split(omittingEmptySubsequences: false) { $0 == Self.elision }
    return output.linesOfText[...].consists(of: pieces, by: Self.matches)
  }

  private static func matches(_ line: String, _ expected: String) -> Bool {
    let pattern = expected.isDots ? String(expected.dropFirst()) : expected
    guard pattern.contains("[..]") else { return line == pattern }
    // `\0` stands for a literal `[..]` here, since no lesson contains that character.
    let pieces = pattern.replacing("\\[..]", with: "\0")
      .split(separator: "[..]", omittingEmptySubsequences: false)
    return Array(line.utf8)[...].consists(
      of: pieces.map { Array($0.replacing("\0", with: "[..]").utf8)[...] }, by: ==)
  }

  /// The lines of an `output` block that match exactly these lines.
  static func exactly(_ lines: some Sequence<String>) -> [String] {
    lines.map { ($0.isDots ? "\\" : "") + $0.replacing("[..]", with: "\\[..]") }
  }

  /// The lines of an `output` block that match the output, keeping all lines of this one that still match.
  ///
  /// Literal lines are aligned first; the elisions match the lines left over between them.
  /// ```swift
  /// ExpectedOutput("main\n...\nbold [..]\n").refreshed(with: "main\na\nb\npastel\n")      // main, ..., pastel
  /// ```
  func refreshed(with output: String) -> [String] {
    let stretches = lines.aligned(with: output.linesOfText) { $0 != Self.elision && Self.matches($1, $0) }
    return stretches.flatMap { $0.match ? Array($0.mine) : Self.refreshed($0.mine, $0.others) }
  }

  /// The new lines of a gap between two matching lines, given the lines printed there.
  ///
  /// Its elision matches the printed lines, except one line for each literal line beside it in the gap. For `a`, `...`, `c` and the
  /// printed lines `a`, `b`, `d` this keeps the author's statement that a line follows the elision.
  private static func refreshed(_ gap: ArraySlice<String>, _ printed: ArraySlice<String>) -> [String] {
    guard let place = gap.firstIndex(of: elision) else { return exactly(printed) }
    let before = min(place - gap.startIndex, printed.count)
    let after = min(gap[place...].count { $0 != elision }, printed.count - before)
    return exactly(printed.prefix(before)) + gap.filter { $0 == elision } + exactly(printed.suffix(after))
  }
}

extension ArraySlice {
  /// Whether it consists of these pieces in order, with any elements between them.
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
  /// The lines of a text; a line end at its end does not add an empty line.
  var linesOfText: [String] {
    // The carriage return of a CRLF is part of the line.
    var lines = unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    if lines.last?.isEmpty == true { lines.removeLast() }
    return lines
  }

  /// Whether a line is three dots after any number of backslashes.
  fileprivate var isDots: Bool { hasSuffix("...") && drop { $0 == "\\" } == "..." }
}

extension [String] {
  /// The alignment of these lines with others: single lines that match, and the gaps between them.
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
