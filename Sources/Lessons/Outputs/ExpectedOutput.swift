/// What an author says that a step prints, with elisions.
///
/// A line that is only `...` stands for any lines, none included; `[..]` in a line for any text. A backslash before either takes it literally:
/// `\...` is a line of three dots, `\[..]` the four letters.
///
/// ```swift
/// let expected = ExpectedOutput("6 environments: [..]\n...\ndone")
/// expected.matches("6 environments: main › win\na\nb\ndone\n")     // true
/// expected.matches("7 environments: main › win\ndone\n")           // false
/// ```
public struct ExpectedOutput: Hashable, Sendable {
  /// A line as the author wrote it, and what it stands for.
  struct Line: Hashable, Sendable {
    /// What the line was written as.
    let text: String
    /// The literal pieces between elisions; `nil` stands for any lines.
    let pieces: [String]?
    /// Whether it stands for any lines.
    let isElision: Bool
    /// The only piece of a line without elisions, which nearly every line is.
    let literal: String?

    init(_ text: String) {
      self.text = text
      pieces = ExpectedOutput.pieces(of: text)
      isElision = pieces == nil
      literal = pieces?.count == 1 ? pieces?.first : nil
    }
  }

  let lines: [Line]

  /// Reads the text of an `output` block.
  public init(_ text: String) {
    lines = Self.split(text).map(Line.init)
  }

  /// How many lines it may have if lines are left out, since each of them may be looked for behind each printed one.
  static let elidedLimit = 1_000

  /// Whether it has more lines than could be compared in time.
  var isTooLong: Bool { lines.count > Self.elidedLimit && lines.contains { $0.isElision } }

  /// Whether this is what was printed; a line end at the end counts as none.
  ///
  /// - Complexity: O(*n* · *m*) for *n* lines expected and *m* printed, and O(*n* + *m*) without `...`
  public func matches(_ output: String) -> Bool {
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
    return lines[line...].allSatisfy { $0.isElision }
  }

  /// The text of an `output` block that matches this output and no other.
  public static func exactly(_ output: String) -> String {
    split(output).map { line in
      let escaped = separated(line, at: "[..]").joined(separator: "\\[..]")
      return (isDots(Substring(line)) ? "\\" + escaped : escaped) + "\n"
    }.joined()
  }

  /// The lines of a text; the line end at its end makes no further one.
  static func split(_ text: String) -> [String] {
    var lines = text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).map {
      String(Substring($0))
    }
    if lines.last?.isEmpty == true { lines.removeLast() }
    return lines
  }

  private static func pieces(of line: String) -> [String]? {
    // Nearly every line has neither elisions nor escapes.
    if !line.utf8.contains(where: { $0 == UInt8(ascii: "[") || $0 == UInt8(ascii: ".") }) { return [line] }
    if line == "..." { return nil }
    let line = isDots(Substring(line)) ? String(line.dropFirst()) : line
    var pieces: [String] = []
    var isLiteral = false
    for part in separated(line, at: "[..]") {
      if isLiteral, let last = pieces.popLast() {
        pieces.append(last.dropLast() + "[..]" + part)
      } else {
        pieces.append(part)
      }
      isLiteral = part.hasSuffix("\\")
    }
    return pieces
  }

  /// Whether a line is three dots behind any number of backslashes.
  private static func isDots(_ line: Substring) -> Bool {
    line.hasSuffix("...") && line.drop { $0 == "\\" } == "..."
  }

  private static func separated(_ text: String, at mark: String) -> [String] {
    if !text.utf8.contains(UInt8(ascii: "[")) { return [text] }
    var parts: [String] = []
    var rest = text[...]
    while let place = rest.utf8.firstRange(of: mark.utf8) {
      parts.append(String(rest[..<place.lowerBound]))
      rest = rest[place.upperBound...]
    }
    return parts + [String(rest)]
  }
}

extension ExpectedOutput.Line {
  /// Whether a printed line is what this line stands for.
  func matches(_ line: String) -> Bool {
    if let literal { return line == literal }
    guard let pieces, let first = pieces.first, let last = pieces.last else { return false }
    guard line.utf8.count >= first.utf8.count + last.utf8.count, line.hasPrefix(first), line.hasSuffix(last)
    else {
      return false
    }
    var rest = Array(line.utf8.dropFirst(first.utf8.count).dropLast(last.utf8.count))[...]
    for piece in pieces.dropFirst().dropLast() {
      guard let end = rest.end(ofFirst: Array(piece.utf8)) else { return false }
      rest = rest[end...]
    }
    return true
  }
}

extension ArraySlice<UInt8> {
  /// Where the first stretch with these bytes ends, after Knuth, Morris and Pratt: no byte is looked at more than twice, however alike they are.
  ///
  /// - Complexity: O(*n* + *m*)
  fileprivate func end(ofFirst text: [UInt8]) -> Index? {
    var borders = [0]
    var length = 0
    for byte in text.dropFirst() {
      while length > 0, text[length] != byte { length = borders[length - 1] }
      if text[length] == byte { length += 1 }
      borders.append(length)
    }
    if text.isEmpty { return startIndex }
    length = 0
    for index in indices {
      while length > 0, text[length] != self[index] { length = borders[length - 1] }
      if text[length] == self[index] { length += 1 }
      if length == text.count { return index + 1 }
    }
    return nil
  }
}
