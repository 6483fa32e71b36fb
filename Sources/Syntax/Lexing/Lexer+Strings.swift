// Strings: a start, then texts and interpolations in turn, and an end. The parser reads the escapes.
extension Lexer {
  /// Whether a sign stands `count` times in a row at an offset.
  private func has(_ count: Int, _ sign: Unicode.Scalar, at offset: Int) -> Bool {
    (offset..<(offset + count)).allSatisfy { byte($0) == sign }
  }

  mutating func stringStart(pounds: Int) {
    let start = position
    let quote = start + pounds
    // `""` is an empty string, and so is `#""#`.
    let isMultiline = has(3, "\"", at: quote) && !(pounds > 0 && has(pounds, "#", at: quote + 2))
    let end = quote + (isMultiline ? 3 : 1)
    modes.append(.string(pounds: pounds, isMultiline: isMultiline, start: result.all.count))
    if !isMultiline { lineStrings += 1 }
    add(.stringStart, from: start, to: end)
    guard isMultiline else { return }
    var text = end
    while byte(text) == " " || byte(text) == "\t" || byte(text) == "\r" { text += 1 }
    guard text < source.count, byte(text) != "\n" else { return }
    let rest = source[text...].prefix(80).prefix { $0 != 10 }
    report(
      "text stands beside `\"\"\"`", text, rest.endIndex, "text of several lines stands on lines of its own")
  }

  /// Reads a piece of text, and then the start of an interpolation, an escape or the end of the string.
  mutating func stringPiece(_ pounds: Int, _ isMultiline: Bool) {
    let textStart = position
    while position < source.count {
      switch byte(position) {
      case "\n" where !isMultiline:
        addText(from: textStart)
        return endLineString()
      case "\"" where has(pounds, "#", at: position + (isMultiline ? 3 : 1)):
        guard !isMultiline || has(3, "\"", at: position) else {
          position += 1
          continue
        }
        addText(from: textStart)
        return endString(at: position + (isMultiline ? 3 : 1) + pounds, isMultiline: isMultiline)
      case "\\" where has(pounds, "#", at: position + 1):
        if byte(position + 1 + pounds) == "(" {
          addText(from: textStart)
          modes.append(.interpolation(parentheses: 0))
          return add(.interpolationStart, .leftParen, from: position, to: position + 2 + pounds)
        }
        addText(from: textStart)
        return escape(from: position + 1 + pounds)
      case "\n":
        line += 1
        position += 1
      case "\t", "\r", " "...("~"), "\u{80}"...: position += 1
      case let control:
        let code = String(control.value, radix: 16, uppercase: true)
        report("a control character stands in this string", position, position + 1, "write `\\u{\(code)}`")
        position += 1
      }
    }
    addText(from: textStart)
  }

  /// Adds an escape; its letter stands at the given offset.
  private mutating func escape(from letter: Int) {
    var end = letter
    if byte(letter) == "u", byte(letter + 1) == "{" {
      let digits = source[letter...].prefix(12).prefix { $0 != 10 && $0 != 0x22 }
      end = digits.firstIndex(of: 0x7D) ?? end
    }
    if byte(end) == "\n" { line += 1 }
    add(.escape, from: position, to: min(end + (scalar(at: end).map { UTF8.width($0) } ?? 1), source.count))
  }

  private mutating func addText(from start: Int) {
    position = min(position, source.count)
    if position > start { add(.stringText, from: start) }
  }

  private mutating func endString(at end: Int, isMultiline: Bool) {
    add(.stringEnd, from: position, to: end)
    modes.removeLast()
    if !isMultiline { lineStrings -= 1 }
  }

  /// Ends the outermost string that must end on its line, and everything in it.
  mutating func endLineString() { while lineStrings > 0 { endUnterminated() } }

  /// Ends the innermost mode when its end is missing.
  mutating func endUnterminated() {
    guard case .string(_, let isMultiline, let start) = modes.last else {
      modes.removeLast()
      return
    }
    let opening = result.all[start]
    if isMultiline {
      report("this text is never ended", opening.start, opening.end, "add a line with `\"\"\"`", isOpen: true)
    } else if lineStrings == 1 {
      report(
        "this string does not end on its line", opening.start, position,
        "add a closing `\"`; text of several lines stands between `\"\"\"`")
    }
    endString(at: position, isMultiline: isMultiline)
  }
}
