/// Cuts a text into lexemes.
///
/// What a word means is decided later; but behind a head such as `load`, words are taken as they are.
struct Lexer {
  /// What the lexer is in: a string, or the value in one.
  enum Mode {
    /// The open parentheses in an interpolation.
    case interpolation(parentheses: Int)
    /// The number of `#`, whether it is of several lines, and the index of its start.
    case string(pounds: Int, isMultiline: Bool, start: Int)
  }

  let source: [UInt8]
  let table: StatementTable
  var position = 0
  var modes: [Mode] = []
  /// How many of the modes are strings that end on their line.
  var lineStrings = 0
  var result = Lexemes()
  /// Whether a line end, and whether anything, was passed since the last lexeme.
  var startsLine = true
  var blankBefore = false
  /// The line that is read, and that of the last problem, so that a line has one.
  var line = 0
  private var problemLine = -1

  init(_ source: [UInt8], table: StatementTable) {
    (self.source, self.table) = (source, table)
    result.all.reserveCapacity(source.count / 4 + 8)
  }

  /// Cuts the whole text.
  static func lex(_ source: [UInt8], table: StatementTable) -> Lexemes {
    var lexer = Lexer(source, table: table)
    lexer.run()
    lexer.result.takeBranches(of: source)
    lexer.result.matchBrackets()
    return lexer.result
  }

  private mutating func run() {
    if byte(0) == UInt8(ascii: "#"), byte(1) == UInt8(ascii: "!") { lineComment() }
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

  /// The byte at an offset, 0 behind the end.
  func byte(_ offset: Int) -> UInt8 { offset < source.count ? source[offset] : 0 }

  /// Adds a lexeme from an offset up to another, where reading goes on.
  mutating func add(_ kind: Lexeme.Kind, _ word: Word? = nil, from start: Int, to end: Int? = nil) {
    let end = end ?? position
    result.all.append(
      Lexeme(
        kind: kind, word: word, startsLine: startsLine, blankBefore: blankBefore || startsLine,
        range: SourceRange(start, end)))
    position = end
    startsLine = false
    blankBefore = false
  }

  /// Tells of a problem, unless its line has one.
  mutating func report(_ message: String, _ start: Int, _ end: Int, suggestion: String?) {
    guard result.problems.count < 10 else { return }
    guard line != problemLine else { return }
    problemLine = line
    result.problems.append(SyntaxProblem(message, SourceRange(start, end), suggestion: suggestion))
  }

  func text(_ start: Int, _ end: Int) -> String {
    String(decoding: source[start..<min(end, source.count)], as: UTF8.self)
  }

  // MARK: Pieces

  /// Reads a piece outside of a string's text, or passes a blank.
  private mutating func piece() {
    let first = source[position]
    switch first {
    case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\r"):
      position += 1
      blankBefore = true
    case UInt8(ascii: "\n"):
      if lineStrings > 0 { return endLineString() }
      position += 1
      line += 1
      startsLine = true
    case UInt8(ascii: "$"),
      _ where Self.isNameByte(first) && !Self.isDigit(first):
      name()
    case UInt8(ascii: "0")...UInt8(ascii: "9"): number()
    case UInt8(ascii: "\""): stringStart(pounds: 0)
    case UInt8(ascii: "#"): pound()
    case UInt8(ascii: "`"): quotedName()
    case UInt8(ascii: "/") where byte(position + 1) == UInt8(ascii: "/"): lineComment()
    case UInt8(ascii: "/") where byte(position + 1) == UInt8(ascii: "*"): blockComment()
    case 0x80...: otherScalar()
    default: sign(first)
    }
  }

  private mutating func lineComment() {
    let start = position
    while position < source.count, source[position] != UInt8(ascii: "\n") { position += 1 }
    endComment(start)
    if position == source.count { result.endsInText = true }
  }

  private mutating func endComment(_ start: Int) {
    result.comments.append(SourceRange(start, position))
    blankBefore = true
  }

  /// Comments nest; one of several lines ends the line that it begins on.
  private mutating func blockComment() {
    let start = position
    var depth = 0
    repeat {
      switch (source[position], byte(position + 1)) {
      case (UInt8(ascii: "/"), UInt8(ascii: "*")):
        depth += 1
        position += 2
      case (UInt8(ascii: "*"), UInt8(ascii: "/")):
        depth -= 1
        position += 2
      case (UInt8(ascii: "\n"), _):
        if lineStrings > 0 { return }
        startsLine = true
        line += 1
        position += 1
      default: position += 1
      }
    } while depth > 0 && position < source.count
    if depth > 0 {
      position = source.count
      result.openProblems += 1
      result.endsInText = true
      report("this comment is never ended", start, start + 2, suggestion: "add a `*/`")
    }
    endComment(start)
  }

  // MARK: Names

  private mutating func name() {
    let start = position
    let end = nameEnd(from: start + 1)
    let isDollar = source[start] == UInt8(ascii: "$")
    if isDollar, end == start + 1 {
      add(.broken, from: start, to: end)
      return report("`$` has no meaning here", start, end, suggestion: "leave it out")
    }
    let spelling = end - start <= 15 && !isDollar ? text(start, end) : ""
    let startsStatement = startsLine || startsStatement
    add(.name, Word.bySpelling[spelling], from: start, to: end)
    if startsStatement, table.takesRawWords(spelling) { rawWords() }
  }

  /// Whether the last lexeme lets a statement begin behind it.
  private var startsStatement: Bool {
    switch result.all.last?.word {
    case .semicolon, .leftBrace, .rightBrace: true
    default: result.all.isEmpty
    }
  }

  static func isNameByte(_ byte: UInt8) -> Bool {
    switch Unicode.Scalar(byte) {
    case "a"..."z", "A"..."Z", "_", "0"..."9": true
    default: false
    }
  }

  /// The offset behind a name of which everything before an offset was read.
  func nameEnd(from offset: Int) -> Int {
    var end = offset
    while end < source.count {
      if source[end] < 0x80 {
        guard Self.isNameByte(source[end]) else { break }
        end += 1
      } else {
        guard let scalar = scalar(at: end), scalar.properties.isIDContinue else { break }
        end += UTF8.width(scalar)
      }
    }
    return end
  }

  /// Reads `` `default` ``.
  private mutating func quotedName() {
    let start = position
    let end = nameEnd(from: start + 1)
    guard end > start + 1, byte(end) == UInt8(ascii: "`") else {
      add(.broken, from: start, to: start + 1)
      return report(
        "there is no name between backticks here", start, start + 1, suggestion: "write `` `default` ``")
    }
    add(.name, from: start, to: end + 1)
  }

  /// The scalar at an offset; a string's bytes are valid UTF-8.
  func scalar(at offset: Int) -> Unicode.Scalar? {
    var iterator = source[offset..<min(offset + 4, source.count)].makeIterator()
    var decoder = UTF8()
    guard case .scalarValue(let scalar) = decoder.decode(&iterator) else { return nil }
    return scalar
  }

  /// A letter outside of ASCII starts a name; anything else there is no piece of the language.
  private mutating func otherScalar() {
    let start = position
    let width = scalar(at: start).map { UTF8.width($0) } ?? 1
    if scalar(at: start)?.properties.isIDStart == true {
      return add(.name, from: start, to: nameEnd(from: start + width))
    }
    add(.broken, from: start, to: start + width)
    let character = text(start, start + width)
    report(
      character == "\u{FFFD}"
        ? "the text is not UTF-8 here" : "\(SyntaxProblem.quoted(character)) has no meaning here",
      start, start + width, suggestion: Self.replacement(of: character))
  }

  /// What to write for a character that looks like one of the language.
  private static func replacement(of character: String) -> String {
    switch character {
    case "“", "”", "„", "'", "‘", "’": "strings stand between straight double quotes, `\"`"
    case "–", "—", "−": "write `-`"
    case "…": "write `...`"
    case "\u{A0}": "it is a blank that does not break; write an ordinary one"
    case "×": "write `x`"
    case "≤": "write `<=`"
    case "≥": "write `>=`"
    case "≠": "write `!=`"
    case "\u{FFFD}": "save it as UTF-8"
    default: "leave it out; in a string anything can stand"
    }
  }

  // MARK: Signs

  /// The signs of several characters, longer ones first, by their first byte.
  private static let signs: [UInt8: [(text: [UInt8], word: Word)]] = Dictionary(
    grouping: Word.allCases.filter { $0.rawValue.first?.isLetter == false }
      .map { (text: Array($0.rawValue.utf8), word: $0) }
      .sorted { $0.text.count > $1.text.count },
    by: { $0.text[0] })

  private mutating func sign(_ first: UInt8) {
    let start = position
    let found = Self.signs[first]?.first { sign in
      sign.text.count == 1 || source[start...].starts(with: sign.text)
    }
    guard let found else {
      add(.broken, from: start, to: start + 1)
      return strayByte(first, start)
    }
    if found.word == .question, startsLine || startsStatement, table.takesRawWords("?"),
      byte(start + 1) > UInt8(ascii: " "), byte(start + 1) != UInt8(ascii: ".")
    {
      add(.sign, .question, from: start, to: start + 1)
      return rawWords()
    }
    if case .interpolation(let parentheses) = modes.last,
      found.word == .leftParen || found.word == .rightParen
    {
      if found.word == .rightParen, parentheses == 0 {
        modes.removeLast()
        return add(.interpolationEnd, from: start, to: start + 1)
      }
      modes[modes.count - 1] = .interpolation(
        parentheses: parentheses + (found.word == .leftParen ? 1 : -1))
    }
    add(.sign, found.word, from: start, to: start + found.text.count)
  }

  private mutating func strayByte(_ byte: UInt8, _ start: Int) {
    if byte < 0x20 || byte == 0x7F {
      let code = String(byte, radix: 16, uppercase: true)
      return report(
        "the control character U+\(String(repeating: "0", count: 4 - code.count))\(code) cannot stand here",
        start, start + 1, suggestion: "leave it out; in a string it is written `\\u{\(code)}`")
    }
    let character = text(start, start + 1)
    report(
      "\(SyntaxProblem.quoted(character)) has no meaning here", start, start + 1,
      suggestion: Self.replacement(of: character))
  }
}
