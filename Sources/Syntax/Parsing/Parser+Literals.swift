extension Parser {
  func string() throws(Failure) -> Expression {
    let start = index
    let quotes = text(current)
    let margin = quotes.hasSuffix("\"\"\"") ? try margin(upTo: lexeme(current.match)) : nil
    var parts: [StringPart] = []
    var read = ""
    advance()
    while current.kind != .stringEnd {
      switch current.kind {
      case .stringText where margin == nil: read += text(current)
      case .stringText: read += try lines(withoutMargin: margin ?? [])
      case .escape: read += try escape(pounds: quotes.prefix { $0 == "#" }.count, isMultiline: margin != nil)
      default:
        guard current.kind == .interpolationStart, peek().kind != .interpolationEnd else {
          throw unexpected("a value", "write `\\(value)`")
        }
        if !read.isEmpty { parts.append(.text(read)) }
        read = ""
        parts.append(.interpolation(try arguments(of: nil)))
        continue
      }
      advance()
    }
    advance()
    if !read.isEmpty { parts.append(.text(read)) }
    return Expression(.string(parts), range(from: start))
  }

  /// The blanks before the closing quotes of a string of several lines.
  private func margin(upTo closing: Lexeme) throws(Failure) -> ArraySlice<UInt8> {
    let line = source[..<closing.start].lastIndex(of: 10) ?? -1
    let margin = source[(line + 1)..<closing.start]
    guard margin.allSatisfy({ $0 == 32 || $0 == 9 }) else {
      throw mistake(
        "text stands beside `\"\"\"`", at: closing.range, "text of several lines stands on lines of its own")
    }
    return margin
  }

  /// The text here, in a string of several lines, without the line ends after the opening and before the closing quotes.
  private func lines(withoutMargin margin: ArraySlice<UInt8>) throws(Failure) -> String {
    var lines = source[current.start..<current.end].split(separator: 10, omittingEmptySubsequences: false)
    let isFirst = previous?.kind == .stringStart
    if isFirst { lines.removeFirst() }
    if peek().kind == .stringEnd, !lines.isEmpty { lines.removeLast() }
    let isBehindLineEnd = isFirst || source[current.start - 1] == 10
    for place in lines.indices.dropFirst(isBehindLineEnd ? 0 : 1) {
      let blanks = lines[place].prefix { $0 == 32 || $0 == 9 || $0 == 13 }
      guard lines[place].starts(with: margin) || blanks.count == lines[place].count else {
        throw mistake(
          "this line has less indentation than the closing `\"\"\"`",
          at: SourceRange(blanks.startIndex, blanks.endIndex + 1), "begin it with the same blanks")
      }
      lines[place] = lines[place].dropFirst(margin.count)
    }
    let plain = lines.map { $0.last == 13 ? $0.dropLast() : $0 }
    return String(decoding: Array(plain.joined(separator: [10])), as: UTF8.self)
  }

  /// The character that the escape here stands for; an escaped line end is empty.
  private func escape(pounds: Int, isMultiline: Bool) throws(Failure) -> String {
    let letters = text(current).dropFirst(1 + pounds)
    switch letters.first {
    case "n": return "\n"
    case "t": return "\t"
    case "r": return "\r"
    case "0": return "\0"
    case "\\", "\"", "'": return String(letters)
    case "\n" where isMultiline: return ""
    case "u":
      let digits = letters.dropFirst(2).dropLast()
      if digits.count <= 8, let scalar = UInt32(digits, radix: 16).flatMap(Unicode.Scalar.init) {
        return String(scalar)
      }
      throw mistake(
        "\(SyntaxProblem.quoted(text(current))) is no Unicode character",
        #"write 1 to 8 hexadecimal digits up to 10FFFF, as in `\u{1F34E}`"#)
    default:
      throw mistake(
        "\(SyntaxProblem.quoted(text(current))) is no escape",
        #"there are `\n`, `\t`, `\"`, `\\`, `\u{1F34E}` and `\(value)`"#)
    }
  }

  func number() throws(Failure) -> Expression {
    guard let kind = Expression.Kind.literal(text(current)) else {
      throw mistake(
        "\(SyntaxProblem.quoted(text(current))) does not fit into an Int", "the largest Int is `\(Int.max)`")
    }
    advance()
    return Expression(kind, lexemes[index - 1].range)
  }
}

extension Expression.Kind {
  /// The value of a number, a size, a duration or a colour; nil for other text.
  package static func literal(_ written: String) -> Expression.Kind? {
    if written.hasPrefix("#") { return color(written.dropFirst()).map { .color($0) } }
    let digits = written.utf8.contains(0x5F) ? written.filter { $0 != "_" } : written
    if let number = integer(digits) { return .integer(number) }
    if digits.hasPrefix("0x"), digits.lowercased().contains("p") { return Double(digits).map { .double($0) } }
    if digits.contains("x") {
      let sides = digits.split(separator: "x").compactMap { Double($0) }
      return sides.count == 2 ? .size(width: sides[0], height: sides[1]) : nil
    }
    if let number = Double(digits), !digits.allSatisfy(\.isNumber) { return .double(number) }
    let isMilliseconds = digits.hasSuffix("ms")
    guard digits.hasSuffix("s"), let count = Double(digits.dropLast(isMilliseconds ? 2 : 1)) else {
      return nil
    }
    return .duration(isMilliseconds ? count / 1000 : count)
  }

  /// The integer written in any of Swift's radixes, with an optional `-` before it.
  private static func integer(_ digits: String) -> Int? {
    if let decimal = Int(digits) { return decimal }
    let sign = digits.prefix { $0 == "-" }
    let plain = digits.dropFirst(sign.count)
    for (prefix, radix) in radixes where plain.hasPrefix(prefix) {
      return Int(sign + plain.dropFirst(2), radix: radix)
    }
    return nil
  }

  private static let radixes = [("0x", 16), ("0b", 2), ("0o", 8)]

  /// The colour of 3, 6 or 8 hexadecimal digits, as 0xRRGGBBAA.
  static func color(_ digits: some StringProtocol) -> UInt32? {
    let long = digits.count == 3 ? digits.map { "\($0)\($0)" }.joined() : String(digits)
    return UInt32(long.count == 6 ? long + "ff" : long, radix: 16)
  }
}
