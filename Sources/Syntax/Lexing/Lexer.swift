/// Splits a text into lexemes.
///
/// The meaning of a word is decided later, except that words after a head such as `load` are taken literally.
struct Lexer {
  /// The construct that the lexer is in: a string, or a value in one.
  enum Mode {
    /// The open parentheses in an interpolation.
    case interpolation(parentheses: Int)
    /// The number of `#`, whether the string has several lines, and the index of its start.
    case string(pounds: Int, isMultiline: Bool, start: Int)
  }

  let source: [UInt8]
  let table: StatementTable
  var position = 0
  var modes: [Mode] = []
  /// The number of modes that are strings which must end on their line.
  var lineStrings = 0
  var result = Lexemes()
  /// Whether a line end (`startsLine`) or any blank (`blankBefore`) was passed since the last lexeme.
  var startsLine = true
  var blankBefore = false
  /// The current line, and the line of the last problem, so that each line reports only one.
  var line = 0
  private var problemLine = -1

  init(_ source: [UInt8], table: StatementTable) {
    (self.source, self.table) = (source, table)
    result.all.reserveCapacity(source.count / 4 + 8)
  }

  static func lex(_ source: [UInt8], table: StatementTable) -> Lexemes {
    var lexer = Lexer(source, table: table)
    lexer.run()
    lexer.result.takeBranches(of: source)
    lexer.result.matchBrackets(in: source)
    return lexer.result
  }

  private mutating func run() {
    if byte(0) == "#", byte(1) == "!" { lineComment() }
    while position < source.count {
      if case .string(let pounds, let isMultiline, _) = modes.last {
        stringPiece(pounds, isMultiline)
      } else {
        piece()
      }
    }
    if case .string = modes.last { result.endsInText = true }
    while !modes.isEmpty { endUnterminated() }
    startsLine = startsLine || result.all.isEmpty
    add(.end, from: position)
  }

  /// The byte at an offset, or 0 after the end.
  func byte(_ offset: Int) -> Unicode.Scalar { Unicode.Scalar(offset < source.count ? source[offset] : 0) }

  /// Adds a lexeme between two offsets, and continues at its end.
  mutating func add(_ kind: Lexeme.Kind, _ word: Word? = nil, from start: Int, to end: Int? = nil) {
    let end = end ?? position
    result.all.append(
      Lexeme(
        kind: kind, word: word, isName: kind == .name && word?.isReserved != true, startsLine: startsLine,
        blankBefore: blankBefore || startsLine, range: SourceRange(start, end)))
    position = end
    startsLine = false
    blankBefore = false
  }

  /// Reports a problem, unless its line already has one; more lines could solve an open problem.
  mutating func report(
    _ message: String, _ start: Int, _ end: Int, _ suggestion: String, isOpen: Bool = false
  ) {
    guard result.problems.count < Parser.problemLimit, line != problemLine else { return }
    problemLine = line
    result.problems.append(
      SyntaxProblem(message, SourceRange(start, end), suggestion: suggestion, isOpen: isOpen))
  }

  /// Adds text that cannot be read, from here up to an offset.
  mutating func addBroken(to end: Int, _ message: String, _ suggestion: String) {
    report(message, position, end, suggestion)
    add(.broken, from: position, to: end)
  }

  func text(_ start: Int, _ end: Int) -> String {
    String(decoding: source[start..<min(end, source.count)], as: UTF8.self)
  }

  // MARK: Pieces

  /// Reads one piece outside of a string's text, or skips a blank.
  private mutating func piece() {
    let first = byte(position)
    switch first {
    case " ", "\t", "\r", "\u{B}", "\u{C}":
      position += 1
      blankBefore = true
    case "\n":
      if lineStrings > 0 { return endLineString() }
      position += 1
      line += 1
      startsLine = true
    case "0"..."9": number()
    case _ where first == "$" || Self.isNameByte(first): name()
    case "\"": stringStart(pounds: 0)
    case "#": pound()
    case "`": quotedName()
    case "/" where byte(position + 1) == "/": lineComment()
    case "/" where byte(position + 1) == "*": blockComment()
    case "\u{80}"...: otherScalar()
    default: sign(first)
    }
  }

  private mutating func lineComment() {
    let start = position
    while position < source.count, byte(position) != "\n" { position += 1 }
    endComment(start)
    if position == source.count { result.endsInText = true }
  }

  private mutating func endComment(_ start: Int) {
    result.notes.append(Token(kind: .comment, range: SourceRange(start, position)))
    blankBefore = true
  }

  /// Reads a comment, which may contain others; a comment over several lines ends the line that it begins on.
  private mutating func blockComment() {
    let start = position
    var depth = 0
    repeat {
      switch (byte(position), byte(position + 1)) {
      case ("/", "*"):
        depth += 1
        position += 2
      case ("*", "/"):
        depth -= 1
        position += 2
      case ("\n", _):
        if lineStrings > 0 { return }
        startsLine = true
        line += 1
        position += 1
      default: position += 1
      }
    } while depth > 0 && position < source.count
    if depth > 0 {
      position = source.count
      result.endsInText = true
      report("this comment is never ended", start, start + 2, "add a `*/`", isOpen: true)
    }
    endComment(start)
  }

  // MARK: Names

  private mutating func name() {
    let start = position
    let end = nameEnd(from: start + 1)
    let isDollar = byte(start) == "$"
    if isDollar, end == start + 1 { return addBroken(to: end, "`$` has no meaning here", "leave it out") }
    let spelling = end - start <= 15 && !isDollar ? text(start, end) : ""
    let startsStatement = startsLine || startsStatement
    add(.name, Word.bySpelling[spelling], from: start, to: end)
    if startsStatement, table.takesRawWords(spelling) { rawWords() }
  }

  /// Whether a statement may begin after the last lexeme.
  private var startsStatement: Bool {
    switch result.all.last?.word {
    case .semicolon, .leftBrace, .rightBrace: true
    default: result.all.isEmpty
    }
  }

  static func isNameByte(_ byte: Unicode.Scalar) -> Bool {
    switch byte {
    case "a"..."z", "A"..."Z", "_", "0"..."9": true
    default: false
    }
  }

  /// The offset after a name whose beginning, up to the given offset, is already read.
  func nameEnd(from offset: Int) -> Int {
    var end = offset
    while end < source.count {
      if byte(end).isASCII {
        guard Self.isNameByte(byte(end)) else { break }
        end += 1
      } else {
        guard let scalar = scalar(at: end), scalar.properties.isIDContinue else { break }
        end += UTF8.width(scalar)
      }
    }
    return end
  }

  /// Reads `` `default` ``, and names of tests such as `` `a button is dark` ``.
  private mutating func quotedName() {
    let rest = source[(position + 1)...]
    let end = rest.firstIndex { $0 < 0x20 || $0 == 0x7F || "`\\".utf8.contains($0) } ?? source.count
    guard byte(end) == "`", rest[..<end].contains(where: { $0 != UInt8(ascii: " ") }) else {
      return addBroken(to: position + 1, "there is no name between backticks here", "write `` `default` ``")
    }
    add(.name, from: position, to: end + 1)
  }

  /// The scalar at an offset; a string's bytes are valid UTF-8.
  func scalar(at offset: Int) -> Unicode.Scalar? { text(offset, offset + 4).unicodeScalars.first }

  /// Reads a scalar outside of ASCII: a letter starts a name, and anything else has no meaning there.
  private mutating func otherScalar() {
    let scalar = scalar(at: position)
    let end = position + (scalar.map { UTF8.width($0) } ?? 1)
    if scalar?.properties.isIDStart == true { return add(.name, from: position, to: nameEnd(from: end)) }
    // A no-break space, as in code copied from web pages.
    if scalar == "\u{A0}" { return (position, blankBefore) = (end, true) }
    noMeaning(upTo: end)
  }

  private mutating func noMeaning(upTo end: Int) {
    let character = text(position, end)
    let message =
      character == "\u{FFFD}"
      ? "the text is not UTF-8 here" : "\(SyntaxProblem.quoted(character)) has no meaning here"
    addBroken(to: end, message, Self.replacement(of: character))
  }

  /// What to write for a character that looks like one of the language.
  private static func replacement(of character: String) -> String {
    switch character {
    case "“", "”", "„", "'", "‘", "’": "strings stand between straight double quotes, `\"`"
    case "–", "—", "−": "write `-`"
    case "…": "write `...`"
    case "×": "write `x`"
    case "≤": "write `<=`"
    case "≥": "write `>=`"
    case "≠": "write `!=`"
    case "\u{FFFD}": "save it as UTF-8"
    default: "leave it out; in a string anything can stand"
    }
  }

  // MARK: Signs

  /// The signs by their first byte, longer ones first.
  private static let signs: [Unicode.Scalar: [(text: [UInt8], word: Word)]] = Dictionary(
    grouping: Word.signs.map { (text: Array($0.text.utf8), word: $0.word) }
      .sorted { $0.text.count > $1.text.count },
    by: { Unicode.Scalar($0.text[0]) })

  private mutating func sign(_ first: Unicode.Scalar) {
    let start = position
    let found = Self.signs[first]?.first { sign in
      sign.text.count == 1 || source[start...].starts(with: sign.text)
    }
    guard let found else { return stray(first) }
    if case .interpolation(let parentheses) = modes.last,
      found.word == .leftParen || found.word == .rightParen
    {
      if found.word == .rightParen, parentheses == 0 {
        modes.removeLast()
        return add(.interpolationEnd, .rightParen, from: start, to: start + 1)
      }
      modes[modes.count - 1] = .interpolation(parentheses: parentheses + (found.word == .leftParen ? 1 : -1))
    }
    add(.sign, found.word, from: start, to: start + found.text.count)
  }

  private mutating func stray(_ byte: Unicode.Scalar) {
    guard byte < " " || byte == "\u{7F}" else { return noMeaning(upTo: position + 1) }
    let code = String(byte.value, radix: 16, uppercase: true)
    addBroken(
      to: position + 1,
      "the control character U+\(String(repeating: "0", count: 4 - code.count))\(code) cannot stand here",
      "leave it out; in a string it is written `\\u{\(code)}`")
  }
}
