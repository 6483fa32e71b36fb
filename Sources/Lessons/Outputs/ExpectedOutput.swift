/// What an author says that a step prints, with elisions.
///
/// A line that is only `...` stands for any lines, none included; `[..]` in a line for any text. A backslash before either takes it
/// literally: `\...` is a line of three dots, `\[..]` the four letters.
/// ```swift
/// let expected = ExpectedOutput("6 environments: [..]\n...\ndone")
/// expected.matches("6 environments: main › win\na\nb\ndone\n")     // true
/// expected.matches("7 environments: main › win\ndone\n")           // false
/// ```
struct ExpectedOutput: Hashable, Sendable {
  /// A line as the author wrote it, and what it stands for.
  struct Line: Hashable, Sendable {
    let text: String
    /// The literal pieces between elisions; nil stands for any lines.
    let pieces: [String]?

    var isElision: Bool { pieces == nil }

    /// Whether a printed line is what this line stands for.
    func matches(_ line: String) -> Bool {
      guard let pieces, let first = pieces.first, let last = pieces.last else { return false }
      if pieces.count == 1 { return line == first }
      guard line.utf8.count >= first.utf8.count + last.utf8.count, line.hasPrefix(first), line.hasSuffix(last)
      else { return false }
      var rest = Substring(line).utf8.dropFirst(first.utf8.count).dropLast(last.utf8.count)
      for piece in pieces.dropFirst().dropLast() {
        guard let place = rest.firstRange(of: piece.utf8) else { return false }
        rest = rest[place.upperBound...]
      }
      return true
    }
  }

  let lines: [Line]

  /// Reads the text of an `output` block.
  init(_ text: String) { lines = Self.split(text).map { Line(text: $0, pieces: Self.pieces(of: $0)) } }

  /// How many lines it may have if lines are left out, since each of them may be looked for behind each printed one.
  static let elidedLimit = 1_000

  /// Whether it has more lines than could be compared in time.
  var isTooLong: Bool { lines.count > Self.elidedLimit && lines.contains(where: \.isElision) }

  /// Whether this is what was printed; a line end at the end counts as none.
  func matches(_ output: String) -> Bool {
    let printed = Self.split(output)
    var (line, next) = (0, 0)
    // The last elision seen, and the printed line behind what it stands for so far.
    var elision: (line: Int, next: Int)?
    while next < printed.count {
      if line < lines.count, lines[line].isElision {
        elision = (line, next)
        line += 1
      } else if line < lines.count, lines[line].matches(printed[next]) {
        line += 1
        next += 1
      } else if let last = elision {
        elision = (last.line, last.next + 1)
        (line, next) = (last.line + 1, last.next + 1)
      } else {
        return false
      }
    }
    return lines[line...].allSatisfy(\.isElision)
  }

  /// The text of an `output` block that matches this output and no other.
  static func exactly(_ output: String) -> String {
    split(output).map { line in
      let escaped = line.split(separator: "[..]", omittingEmptySubsequences: false).joined(
        separator: "\\[..]")
      return (isDots(line) ? "\\" + escaped : escaped) + "\n"
    }.joined()
  }

  /// The text of an `output` block that matches what was printed and keeps of this one all lines that still match.
  ///
  /// ```swift
  /// ExpectedOutput("main\n...\nbold [..]\n").refreshed(with: "main\na\nb\npastel\n")      // main\n...\npastel\n
  /// ```
  func refreshed(with output: String) -> String {
    edits(against: output).map { edit in
      switch edit {
      case .keep(let line): line + "\n"
      case .remove: ""
      case .add(let line): Self.exactly(line + "\n")
      }
    }.joined()
  }

  /// The lines of a text; the line end at its end makes no further one.
  static func split(_ text: String) -> [String] {
    // A carriage return before a line feed is a character of the line.
    var lines = text.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    if lines.last?.isEmpty == true { lines.removeLast() }
    return lines
  }

  private static func pieces(of line: String) -> [String]? {
    if line == "..." { return nil }
    var pieces: [String] = []
    var isLiteral = false
    for part in (isDots(line) ? line.dropFirst() : line[...])
      .split(separator: "[..]", omittingEmptySubsequences: false)
    {
      if isLiteral, let last = pieces.popLast() {
        pieces.append(last.dropLast() + "[..]" + part)
      } else {
        pieces.append(String(part))
      }
      isLiteral = part.hasSuffix("\\")
    }
    return pieces
  }

  /// Whether a line is three dots behind any number of backslashes.
  private static func isDots(_ line: String) -> Bool {
    line.hasSuffix("...") && line.drop { $0 == "\\" } == "..."
  }
}
