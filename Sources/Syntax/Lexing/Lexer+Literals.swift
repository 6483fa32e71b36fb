// Numbers, colours, and words that are taken as they are.
extension Lexer {
  static func isDigit(_ byte: Unicode.Scalar) -> Bool { "0"..."9" ~= byte }

  private static func isHexadecimal(_ byte: Unicode.Scalar) -> Bool { byte.properties.isASCIIHexDigit }

  /// The offset behind digits and the `_` between them.
  private func digitsEnd(from offset: Int, _ isDigit: (Unicode.Scalar) -> Bool = isDigit) -> Int {
    var end = offset
    while isDigit(byte(end)) || end > offset && byte(end) == "_" { end += 1 }
    return end
  }

  /// Reads `42`, `0xFF`, `1.5e3`, `390x844`, `0.25s`.
  mutating func number() {
    let start = position
    if byte(start) == "0", let end = radixEnd(from: start + 1) {
      return finishNumber(.integer, start, end)
    }
    let whole = digitsEnd(from: start)
    // In `pair.0.1` each number is an index.
    let isIndex = result.all.last?.word == .dot && !blankBefore
    guard !isIndex else { return add(.integer, from: start, to: whole) }
    let end = fractionEnd(from: whole)
    if byte(end) == "x", Self.isDigit(byte(end + 1)) {
      let height = digitsEnd(from: end + 1)
      let hasFraction = byte(height) == "." && Self.isDigit(byte(height + 1))
      return finishNumber(.size, start, hasFraction ? digitsEnd(from: height + 1) : height)
    }
    for unit in ["ms", "s"] {
      let unitEnd = end + unit.utf8.count
      if source[end...].starts(with: unit.utf8), nameEnd(from: unitEnd) == unitEnd {
        return add(.duration, from: start, to: unitEnd)
      }
    }
    finishNumber(end == whole ? .integer : .decimal, start, end)
  }

  /// Behind the 0 of `0xFF`, `0b1`, `0o7`: where the digits end.
  private func radixEnd(from offset: Int) -> Int? {
    let end =
      switch byte(offset) {
      case "x": digitsEnd(from: offset + 1, Self.isHexadecimal)
      case "b": digitsEnd(from: offset + 1) { "0"..."1" ~= $0 }
      case "o": digitsEnd(from: offset + 1) { "0"..."7" ~= $0 }
      default: offset
      }
    return end > offset + 1 ? end : nil
  }

  private func fractionEnd(from whole: Int) -> Int {
    var end = whole
    if byte(end) == ".", Self.isDigit(byte(end + 1)) { end = digitsEnd(from: end + 1) }
    guard byte(end) == "e" || byte(end) == "E" else { return end }
    let hasSign = byte(end + 1) == "-" || byte(end + 1) == "+"
    let exponent = end + (hasSign ? 2 : 1)
    return Self.isDigit(byte(exponent)) ? digitsEnd(from: exponent) : end
  }

  /// Adds a number, unless letters follow it.
  private mutating func finishNumber(_ kind: Lexeme.Kind, _ start: Int, _ end: Int) {
    let runsOnTo = nameEnd(from: end)
    guard runsOnTo > end else { return add(kind, from: start, to: end) }
    addBroken(
      to: runsOnTo, "\(SyntaxProblem.quoted(text(start, runsOnTo))) is neither a number nor a name",
      "a name starts with a letter; units are `s` and `ms`, a size is written `390x844`")
  }

  /// `#1e90ff`, `#available`, or the `#` of a raw string.
  mutating func pound() {
    let start = position
    var quote = start
    while byte(quote) == "#" { quote += 1 }
    if byte(quote) == "\"" { return stringStart(pounds: quote - start) }
    let end = max(quote, nameEnd(from: start + 1))
    let word = quote == start + 1 ? text(quote, end).unicodeScalars : "".unicodeScalars
    let isHexadecimal = word.allSatisfy(Self.isHexadecimal)
    if [3, 6, 8].contains(word.count), isHexadecimal { return add(.color, from: start, to: end) }
    guard let first = word.first else {
      return addBroken(
        to: end, "`#` starts a colour, as in `#1e90ff`", "a comment starts with `//` and ends with its line")
    }
    if !Self.isDigit(first), !(isHexadecimal && word.count > 3) {
      return add(.hashWord, from: start, to: end)
    }
    addBroken(
      to: end, "\(SyntaxProblem.quoted(text(start, end))) is no colour",
      "a colour has 3, 6 or 8 hexadecimal digits, as in `#1e90ff`")
  }

  /// Behind a head such as `load`: words up to blanks, `;`, a `}` alone or the end of the line.
  mutating func rawWords() {
    let head = result.all.count
    while true {
      while byte(position) == " " || byte(position) == "\t" {
        position += 1
        blankBefore = true
      }
      let isFirst = result.all.count == head
      guard let end = rawWordEnd(), !isFirst || takesRaw(upTo: end) else { return }
      if end - position > 1, byte(position) == "/", byte(position + 1) == "/", !isFirst { return }
      add(.raw, from: position, to: end)
    }
  }

  /// The offset behind the raw word here, if there is one.
  private func rawWordEnd() -> Int? {
    var end = position
    if byte(end) == "\"" {
      repeat { end += 1 } while end < source.count && byte(end) != "\n" && byte(end) != "\""
      if byte(end) == "\"" { return end + 1 }
      end = position
    }
    while byte(end) > " ", byte(end) != ";" { end += 1 }
    return end == position || end == position + 1 && byte(position) == "}" ? nil : end
  }

  /// Whether the first word behind a head is a raw one: `load = 3` and `open class A` are none.
  private func takesRaw(upTo end: Int) -> Bool {
    guard let head = result.all.last, blankBefore || head.word == .question else { return false }
    // Behind `save timeline` an expression stands.
    let longer = table.rows(startingWith: text(head.start, head.end)).first { row in
      row.head.count > 1 && text(position, end) == row.head[1]
    }
    if let first = longer?.parts.first, !first.isRaw { return false }
    if byte(end - 1) == ":" { return false }
    let isSign = text(position, end).allSatisfy { "=+-*/%<>!&|?:,{".contains($0) }
    if isSign, end - position < 3 { return false }
    // `open private(set) var a` is a declaration.
    let name = min(end, nameEnd(from: position))
    let word = Word.bySpelling[
      text(position, min(byte(name) == "(" ? name : end, position + 16))]
    return !(word.map { $0.isModifier || $0.startsDeclaration || $0 == .as || $0 == .is } ?? false)
  }
}
