// Numbers, colours, and words taken literally.
extension Lexer {
  static func isDigit(_ byte: Unicode.Scalar) -> Bool { "0"..."9" ~= byte }
  private static func isHexadecimal(_ byte: Unicode.Scalar) -> Bool { byte.properties.isASCIIHexDigit }

  /// Reads `42`, `0xFF`, `1.5e3`, `390x844`, `0.25s`.
  mutating func number() {
    let end = nameEnd(from: numberEnd)
    let written = text(position, end)
    let kind: Lexeme.Kind? =
      switch Expression.Kind.literal(written) {
      case .integer: .integer
      case .double: .decimal
      case .duration: .duration
      case .size: .size
      default: written.allSatisfy(\.isNumber) ? .integer : nil
      }
    if let kind { return add(kind, from: position, to: end) }
    addBroken(
      to: end, "\(SyntaxProblem.quoted(written)) is neither a number nor a name",
      "a name starts with a letter; units are `s` and `ms`, a size is written `390x844`")
  }

  /// The offset after digits and letters, with an optional fraction on each side of a size and an optional exponent.
  private var numberEnd: Int {
    // In `pair.0.1` each number is an index.
    let isIndex = result.all.last?.word == .dot && !blankBefore
    var hasFraction = isIndex
    var end = position
    while true {
      let isBeforeDigit = Self.isDigit(byte(end + 1))
      switch byte(end) {
      case "x": hasFraction = isIndex
      case ".":
        guard !hasFraction, isBeforeDigit else { return end }
        hasFraction = true
      case "+", "-":
        let isHexadecimal = byte(position) == "0" && byte(position + 1) == "x"
        let isExponent = (isHexadecimal ? ["p", "P"] : ["e", "E"]).contains(byte(end - 1))
        guard isExponent, isBeforeDigit else { return end }
      case let byte: guard Self.isNameByte(byte) else { return end }
      }
      end += 1
    }
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

  /// Reads the words after a head such as `load`, up to a `;`, a single `}` or the end of the line; blanks separate them.
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

  /// The offset after the raw word here, if there is one.
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

  /// Whether the first word after a head is a raw word; in `load = 3` and `open class A` it is not.
  private func takesRaw(upTo end: Int) -> Bool {
    guard let head = result.all.last, blankBefore || head.word == .question else { return false }
    // An expression follows `save timeline`.
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
