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
      if isLast { end = source[place..<end].lastIndex(of: UInt8(ascii: "\n")) ?? end }
      if end > place, source[end - 1] == 13, isLast { end -= 1 }
      if isFirst {
        place = source[place..<range.end].firstIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? place
        place = lineStart(source, place, range.end)
      }
    }
    while place < end {
      switch source[place] {
      case UInt8(ascii: "\\") where isEscape(source, place, end): place = escape(source, place, end, &text)
      case UInt8(ascii: "\n"):
        text.append(UInt8(ascii: "\n"))
        place = lineStart(source, place + 1, end)
      case 13 where place + 1 < end && source[place + 1] == UInt8(ascii: "\n"): place += 1
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
    let isBlank = rest.endIndex == end || source[rest.endIndex] == UInt8(ascii: "\n")
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
    case UInt8(ascii: "\n") where margin != nil: return lineStart(source, place + 1, end)
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

// Literals.
extension Parser {
  mutating func string() throws(Failure) -> Expression {
    let start = index
    let outer = context
    let outerHeight = height
    var reader = stringText()
    var parts: [StringPart] = []
    advance()
    while current.kind == .stringText || current.kind == .interpolationStart {
      if current.kind == .stringText {
        let text = reader.read(
          source, current.range, isFirst: index == start + 1, isLast: peek().kind == .stringEnd)
        if !text.isEmpty { parts.append(.text(text)) }
        advance()
      } else {
        try nest()
        parts.append(.interpolation(try interpolation()))
        context = outer
        height += 1
      }
    }
    guard current.kind == .stringEnd else { throw .told }
    try endString(reader, start)
    height = max(height, outerHeight)
    return Expression(.string(parts), range(from: start))
  }

  /// What reads the text of the string that starts here.
  private func stringText() -> StringText {
    let quotes = text(current)
    let isMultiline = quotes.hasSuffix("\"\"\"")
    return StringText(
      pounds: quotes.prefix { $0 == "#" }.count, margin: isMultiline ? margin(upTo: current.match) : nil)
  }

  /// Reads the end of a string, and tells what is wrong in its texts.
  private mutating func endString(_ reader: StringText, _ start: Int) throws(Failure) {
    var found = reader.problems
    if reader.margin != nil, current.start < current.end, !isAloneOnLine(current.start) {
      found.append(
        SyntaxProblem(
          "text stands beside `\"\"\"`", current.range,
          suggestion: "text of several lines stands on lines of its own"))
    }
    advance()
    let stretch = lexemes[start].start..<lexemes[index - 1].end
    if lexicalProblems.contains(where: { stretch.contains($0.range.start) }) { return }
    for problem in found {
      problems.append(problem)
      if problems.count >= Self.problemLimit { throw .enough }
    }
  }

  /// The blanks before the quotes that end a text of several lines.
  private func margin(upTo closing: Int) -> [UInt8] {
    guard closing > 0 else { return [] }
    let blanks = blanks(before: lexemes[closing].start)
    return isAloneOnLine(lexemes[closing].start) ? Array(blanks) : []
  }

  private func blanks(before place: Int) -> ArraySlice<UInt8> {
    var start = place
    while start > 0, source[start - 1] == UInt8(ascii: " ") || source[start - 1] == 9 { start -= 1 }
    return source[start..<place]
  }

  /// Whether only blanks stand before a place on its line.
  private func isAloneOnLine(_ place: Int) -> Bool {
    let start = blanks(before: place).startIndex
    return start > 0 && source[start - 1] == UInt8(ascii: "\n")
  }

  /// Reads the values in `\( )`.
  private mutating func interpolation() throws(Failure) -> [Argument] {
    context = inside(.leftParen)
    advance()
    var arguments: [Argument] = []
    repeat {
      let label = takeLabel()
      arguments.append(Argument(label: label, value: try expression()))
    } while accept(.comma)
    guard current.kind == .interpolationEnd else { throw unexpected("`,` or `)`", "write `\\(value)`") }
    advance()
    return arguments
  }

  /// Reads a number, a size, a duration or a colour.
  mutating func number() throws(Failure) -> Expression {
    let lexeme = current
    let digits = text(lexeme).filter { $0 != "_" }
    var kind: Expression.Kind?
    switch lexeme.kind {
    case .integer: kind = Self.integer(digits, isNegative: false).map { .integer($0) }
    case .decimal: kind = Double(digits).map { .double($0) }
    case .duration:
      let isMilliseconds = digits.hasSuffix("ms")
      let count = Double(digits.dropLast(isMilliseconds ? 2 : 1))
      kind = count.map { .duration(isMilliseconds ? $0 / 1000 : $0) }
    case .size:
      let sides = digits.split(separator: "x").compactMap { Double($0) }
      if sides.count == 2 { kind = .size(width: sides[0], height: sides[1]) }
    default: kind = Self.color(digits.dropFirst()).map { .color($0) }
    }
    guard let kind else {
      throw mistake(
        "\(SyntaxProblem.quoted(text(lexeme))) does not fit into an Int", "the largest Int is `\(Int.max)`")
    }
    advance()
    return Expression(kind, lexeme.range)
  }

  /// The integer of digits in any of Swift's radixes.
  static func integer(_ digits: String, isNegative: Bool) -> Int? {
    let sign = isNegative ? "-" : ""
    for (prefix, radix) in [("0x", 16), ("0b", 2), ("0o", 8)] where digits.hasPrefix(prefix) {
      return Int(sign + digits.dropFirst(2), radix: radix)
    }
    return Int(sign + digits)
  }

  /// The colour of 3, 6 or 8 hexadecimal digits, as 0xRRGGBBAA.
  static func color(_ digits: some StringProtocol) -> UInt32? {
    let long = digits.count == 3 ? digits.map { "\($0)\($0)" }.joined() : String(digits)
    return UInt32(long.count == 6 ? long + "ff" : long, radix: 16)
  }
}
