/// What the text in a string's quotes stands for: its escapes, and the margin of its lines.
struct StringText {
  /// How many `#` an escape has.
  let pounds: Int
  /// The blanks that each line begins with, in `"""`.
  let margin: [UInt8]?
  var problems: [SyntaxProblem] = []

  /// Reads a stretch of a string's text.
  ///
  /// In `"""`, the first begins behind the quotes and the last ends before them.
  mutating func read(_ source: [UInt8], _ range: SourceRange, isFirst: Bool, isLast: Bool) -> String {
    var text: [UInt8] = []
    var place = range.start
    var end = range.end
    if margin != nil {
      // The line ends behind the first quotes and before the last ones do not count.
      if isLast { end = source[place..<end].lastIndex(of: 10) ?? end }
      if end > place, source[end - 1] == 13, isLast { end -= 1 }
      if isFirst {
        place = source[place..<range.end].firstIndex(of: 10).map { $0 + 1 } ?? place
        place = lineStart(source, place, range.end)
      }
    }
    while place < end {
      switch source[place] {
      case UInt8(ascii: "\\") where isEscape(source, place, end): place = escape(source, place, end, &text)
      case 10:
        text.append(10)
        place = lineStart(source, place + 1, end)
      case 13 where place + 1 < end && source[place + 1] == 10: place += 1
      default:
        text.append(source[place])
        place += 1
      }
    }
    return String(decoding: text, as: UTF8.self)
  }

  /// Passes the margin of a line.
  private mutating func lineStart(_ source: [UInt8], _ place: Int, _ end: Int) -> Int {
    guard let margin, !margin.isEmpty, place < end else { return place }
    if source[place...].starts(with: margin) { return place + margin.count }
    let rest = source[place..<end].prefix { $0 == UInt8(ascii: " ") || $0 == 9 || $0 == 13 }
    let isBlank = rest.endIndex == end || source[rest.endIndex] == 10
    if !isBlank {
      problems.append(
        SyntaxProblem(
          "this line has less indentation than the closing `\"\"\"`", SourceRange(place, rest.endIndex + 1),
          suggestion: "begin it with the same blanks"))
    }
    return rest.endIndex
  }

  private func isEscape(_ source: [UInt8], _ place: Int, _ end: Int) -> Bool {
    place + 1 + pounds <= end
      && source[(place + 1)..<(place + 1 + pounds)].allSatisfy { $0 == UInt8(ascii: "#") }
  }

  /// Reads an escape; returns where the text goes on.
  private mutating func escape(_ source: [UInt8], _ start: Int, _ end: Int, _ text: inout [UInt8]) -> Int {
    let place = start + 1 + pounds
    guard place < end else { return end }
    switch source[place] {
    case UInt8(ascii: "n"): text.append(10)
    case UInt8(ascii: "t"): text.append(9)
    case UInt8(ascii: "r"): text.append(13)
    case UInt8(ascii: "0"): text.append(0)
    case UInt8(ascii: "\\"), UInt8(ascii: "\""), UInt8(ascii: "'"): text.append(source[place])
    case UInt8(ascii: "u"): return scalar(source, start, place + 1, end, &text)
    case 10 where margin != nil: return lineStart(source, place + 1, end)
    default:
      let rest = String(decoding: source[place..<min(place + 8, end)], as: UTF8.self).prefix(1)
      let escape = SourceRange(start, min(place + max(1, rest.utf8.count), end))
      let spelling = String(decoding: source[escape.start..<escape.end], as: UTF8.self)
      problems.append(
        SyntaxProblem(
          "\(SyntaxProblem.quoted(spelling)) is no escape", escape,
          suggestion: #"there are `\n`, `\t`, `\"`, `\\`, `\u{1F34E}` and `\(value)`"#))
      return escape.end
    }
    return place + 1
  }

  /// Reads the `{1F34E}` of an escape.
  private mutating func scalar(
    _ source: [UInt8], _ start: Int, _ open: Int, _ end: Int, _ text: inout [UInt8]
  ) -> Int {
    let close = source[open..<min(open + 12, end)].firstIndex(of: UInt8(ascii: "}")) ?? open
    if open < close, source[open] == UInt8(ascii: "{") {
      let digits = String(decoding: source[(open + 1)..<close], as: UTF8.self)
      let isNumber = digits.utf8.count <= 8 && digits.allSatisfy(\.isHexDigit)
      if isNumber, let scalar = UInt32(digits, radix: 16).flatMap(Unicode.Scalar.init) {
        text += Array(String(Character(scalar)).utf8)
        return close + 1
      }
    }
    let escape = SourceRange(start, max(close + 1, open))
    let spelling = String(decoding: source[start..<min(escape.end, end)], as: UTF8.self)
    problems.append(
      SyntaxProblem(
        "\(SyntaxProblem.quoted(spelling)) is no Unicode character", SourceRange(start, min(escape.end, end)),
        suggestion: #"write 1 to 8 hexadecimal digits up to 10FFFF, as in `\u{1F34E}`"#))
    return min(escape.end, end)
  }
}
