// Literals.
extension Parser {
  func string() throws(Failure) -> Expression {
    let start = index
    var reader = stringText()
    var parts: [StringPart] = []
    advance()
    while current.kind != .stringEnd {
      if current.kind == .stringText {
        let isLast = peek().kind == .stringEnd
        let text = reader.read(source, current.range, isFirst: index == start + 1, isLast: isLast)
        if !text.isEmpty { parts.append(.text(text)) }
        advance()
      } else {
        guard current.kind == .interpolationStart, peek().kind != .interpolationEnd else {
          throw unexpected("a value", "write `\\(value)`")
        }
        parts.append(.interpolation(try arguments(of: nil)))
      }
    }
    endString(reader, start)
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
  private func endString(_ reader: StringText, _ start: Int) {
    var found = reader.problems
    if reader.margin != nil, current.start < current.end, !isAloneOnLine(current.start) {
      found.append(
        SyntaxProblem(
          "text stands beside `\"\"\"`", current.range,
          suggestion: "text of several lines stands on lines of its own"))
    }
    advance()
    let stretch = lexemes[start].start..<lexemes[index - 1].end
    if !lexicalProblems.contains(where: { stretch.contains($0.range.start) }) { problems += found }
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

  /// Reads a number, a size, a duration or a colour.
  func number() throws(Failure) -> Expression {
    let lexeme = current
    let digits = text(lexeme).filter { $0 != "_" }
    var kind: Expression.Kind?
    switch lexeme.kind {
    case .integer: kind = Self.integer(digits).map { .integer($0) }
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

  /// The integer of digits in any of Swift's radixes, perhaps behind a `-`.
  static func integer(_ digits: String) -> Int? {
    let sign = digits.prefix { $0 == "-" }
    let plain = digits.dropFirst(sign.count)
    let radixes: [Substring: Int] = ["0x": 16, "0b": 2, "0o": 8]
    return radixes[plain.prefix(2)].map { Int(sign + plain.dropFirst(2), radix: $0) } ?? Int(digits)
  }

  /// The colour of 3, 6 or 8 hexadecimal digits, as 0xRRGGBBAA.
  static func color(_ digits: some StringProtocol) -> UInt32? {
    let long = digits.count == 3 ? digits.map { "\($0)\($0)" }.joined() : String(digits)
    return UInt32(long.count == 6 ? long + "ff" : long, radix: 16)
  }
}
