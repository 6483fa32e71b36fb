// What is told of a mistake, and where reading goes on behind it.
extension Parser {
  /// The failure that something else stands here than what is expected.
  func unexpected(_ expectation: String, _ suggestion: String? = nil) -> Failure {
    let lexeme = current
    if lexeme.kind == .broken { return .told }
    let isLineEnd = lexeme.kind == .end || lexeme.startsLine && context.linesMatter && index > 0
    guard isLineEnd else {
      return .problem(
        SyntaxProblem(
          "expected \(expectation), found \(SyntaxProblem.quoted(text(foundRange)))", foundRange,
          suggestion: suggestion),
        isOpen: false)
    }
    let end = previous?.end ?? lexeme.start
    let what = lexeme.kind == .end ? "the end of the text" : "the end of the line"
    let isOpen = lexeme.kind == .end && (!context.linesMatter || lineGoesOnBehindPrevious)
    return .problem(
      SyntaxProblem("expected \(expectation), found \(what)", SourceRange(end, end), suggestion: suggestion),
      isOpen: isOpen)
  }

  /// Whether a line end behind the last lexeme is a blank.
  private var lineGoesOnBehindPrevious: Bool {
    guard let word = previous?.word else { return false }
    return word == .comma || word.isAssignment || word.precedence != nil || word == .arrow
      || word == .colon || word == .question && previous?.blankBefore == true
  }

  /// The place of what stands here, a whole string.
  var foundRange: SourceRange {
    let isString = current.kind == .stringStart && current.match >= 0
    return isString ? SourceRange(current.start, lexemes[current.match].end) : current.range
  }

  /// The failure at the lexeme here.
  func mistake(_ message: String, _ suggestion: String? = nil) -> Failure {
    mistake(message, at: foundRange, suggestion)
  }

  func mistake(_ message: String, at range: SourceRange, _ suggestion: String? = nil) -> Failure {
    .problem(SyntaxProblem(message, range, suggestion: suggestion), isOpen: false)
  }

  /// The failure that something of Swift is not there.
  func notModelled(_ what: String, at range: SourceRange? = nil, _ suggestion: String? = nil) -> Failure {
    mistake("\(what) not part of Mendel", at: range ?? current.range, suggestion)
  }

  /// The failure that a bracket is never closed.
  func unclosed(_ opening: Int) -> Failure {
    let bracket = lexemes[opening].word ?? .leftParen
    return .problem(
      SyntaxProblem(
        "this `\(bracket.rawValue)` is never closed", lexemes[opening].range,
        suggestion: "add a `\(bracket.closing?.rawValue ?? ")")`"),
      isOpen: current.kind == .end)
  }

  /// Reads the bracket that closes another.
  mutating func close(_ opening: Int, orComma: Bool = true) throws(Failure) {
    guard let closing = lexemes[opening].word?.closing else { return }
    if accept(closing) { return }
    if lexemes[opening].match < 0, current.kind == .end || current.startsLine || at(.rightBrace) {
      throw unclosed(opening)
    }
    let sign = "`\(closing.rawValue)`"
    if orComma, startsExpression(index) { throw unexpected("`,` or \(sign)", "write a `,` before it") }
    throw unexpected(
      orComma ? "`,` or \(sign)" : sign,
      "the `\(lexemes[opening].word?.rawValue ?? "(")` before it is still open")
  }

  // MARK: Recovery

  /// Tells of what ended a statement, and passes the rest of it.
  mutating func recover(from failure: Failure, start: Int) throws(Failure) {
    switch failure {
    case .enough: throw failure
    case .limit(let problem):
      guard context.braces == 0 else { throw failure }
      try tell(problem, isOpen: false, start: start)
      // Nothing in a statement like this is looked at again.
      index = max(index, endOfBrackets(from: start))
    case .problem(let problem, let isOpen): try tell(problem, isOpen: isOpen, start: start)
    case .told: break
    }
    passStatement(from: start)
  }

  /// The index behind the outermost bracket that holds the lexeme here.
  private func endOfBrackets(from start: Int) -> Int {
    var place = start
    while place < index {
      let match = lexemes[place].match
      if match >= index { return match }
      if match < 0, lexemes[place].word?.closing != nil { return lexemes.count - 1 }
      place = max(place, match) + 1
    }
    return index
  }

  private mutating func tell(_ problem: SyntaxProblem, isOpen: Bool, start: Int) throws(Failure) {
    // What follows from a mistake of the lexer is no news.
    let stretch = lexemes[start].start...max(lexemes[start].start, current.end)
    if lexicalProblems.contains(where: { stretch.contains($0.range.start) }) { return }
    if isOpen, openProblems > 0 { return }
    problems.append(problem)
    if isOpen { openProblems += 1 }
    if problems.count >= Self.problemLimit { throw .enough }
  }

  /// Goes to the next statement behind the failure here, passing the brackets that began in this one.
  private mutating func passStatement(from start: Int) {
    let failed = index
    var place = start
    while place < lexemes.count - 1 {
      let lexeme = lexemes[place]
      if place > start, place >= failed {
        let isBehindSemicolon = lexemes[place - 1].word == .semicolon
        let goesOn = lexeme.word == .else || lexeme.word == .dot || lexeme.word == .catch
        if isBehindSemicolon || lexeme.startsLine && !goesOn { break }
      }
      if lexeme.word == .rightBrace, context.braces > 0 { break }
      place = max(place, lexeme.word?.closing != nil ? lexeme.match : place) + 1
    }
    index = min(max(place, start), lexemes.count - 1)
    cursor.hint = nil
  }

  // MARK: Sequences

  /// Reads statements, members or lines up to the `}` or the end of the text; each is whole when its end was
  /// found.
  mutating func sequence<Element>(
    _ expected: CompletionSite.Expected, endsAtCase: Bool = false, commasSeparate: Bool = false,
    _ element: (inout Parser) throws(Failure) -> Element
  ) throws(Failure) -> [Element] {
    var elements: [Element] = []
    var isFirst = true
    let outerHeight = height
    while true {
      while accept(.semicolon) || commasSeparate && accept(.comma) { isFirst = true }
      if index == cursor.watch, isFirst || current.startsLine || previous?.word == .rightBrace {
        cursor.note(expected)
        cursor.statementStart = lexemes[index].start
      }
      isFirst = false
      if current.kind == .end || at(.rightBrace) && context.braces > 0 { break }
      if endsAtCase, at(.case) || at(.default) || at(.at) && text(peek()) == "unknown" { break }
      let start = index
      let outer = context
      context.start = start
      height = 0
      do throws(Failure) {
        let found = try element(&self)
        try endStatement(start, commasSeparate: commasSeparate, endsAtCase: endsAtCase)
        elements.append(found)
        context = outer
      } catch {
        if index >= cursor.watch, cursor.scopes.isEmpty { cursor.statementStart = lexemes[start].start }
        context = outer
        try recover(from: error, start: start)
      }
    }
    height = max(height, outerHeight)
    return elements
  }

  /// Checks that a statement ends here.
  private func endStatement(_ start: Int, commasSeparate: Bool, endsAtCase: Bool) throws(Failure) {
    if atEnd || previous?.word == .rightBrace || commasSeparate && at(.comma) { return }
    if endsAtCase || previous?.word == .semicolon, at(.case) || at(.default) { return }
    if commasSeparate { throw unexpected("`,` or `}`", "write a `,` before it") }
    throw surplus(start)
  }

  /// The failure that a sign stands where a statement ends.
  func surplusSign(_ end: String) -> Failure? {
    switch current.word {
    case .rightParen, .rightBracket, .rightBrace: strayBracket()
    case .minus, .plus, .ampersand:
      mistake(
        "this `\(text(current))` belongs to what follows it",
        "between two values it has blanks on both sides or on neither")
    case .assign: givesNothing
    case let word? where word.precedence == Word.equal.precedence:
      unexpected(end, "join comparisons with `&&`")
    default: nil
    }
  }

  /// The failure that a value is given where one is compared.
  var givesNothing: Failure {
    mistake("`=` gives a value, and none is given here", "did you mean `==`?")
  }

  /// The failure that more stands here than the statement takes.
  private func surplus(_ start: Int) -> Failure {
    if let sign = surplusSign("the end of the statement") { return sign }
    if at(.else), current.startsLine {
      return mistake("`else` stands on a line of its own", "write it behind the `}` before it")
    }
    let first = lexemes[start]
    if index == start + 1, first.isName, current.kind != .sign || at(.leftBrace) || at(.leftParen) {
      return unknownStatement(first)
    }
    return unexpected("the end of the statement", "statements are separated by a line end or `;`")
  }

  /// The failure that a line starts with a word that no statement has.
  private func unknownStatement(_ first: Lexeme) -> Failure {
    let word = text(first)
    if let failure = unknownSecondWord(word) { return failure }
    let known = Array(table.firstWords).sorted() + Word.allCases.filter(\.startsStatement).map(\.rawValue)
    if known.contains(word) {
      return unexpected("the end of the statement", "statements are separated by a line end or `;`")
    }
    var suggestion = "`help` lists the statements"
    if context.braces > 0, current.isName, peek().startsLine || peek().word == .rightBrace {
      suggestion = "did you mean `\(word) = \(text(current))`?"
    }
    return mistake(
      "no statement starts with \(SyntaxProblem.quoted(word))", at: first.range,
      Spelling.suggestion(for: word, among: known) ?? suggestion)
  }

  /// The failure that a head such as `define` goes on with a word that none of its statements has.
  private func unknownSecondWord(_ word: String) -> Failure? {
    var rows = table.rows(startingWith: word)
    guard !rows.isEmpty, rows.allSatisfy({ $0.head.count > 1 }) else { return nil }
    var place = 1
    while rows.contains(where: { $0.head.count > place + 1 && $0.head[place] == text(peek(place - 1)) }) {
      rows.removeAll { $0.head.count < place + 2 || $0.head[place] != text(peek(place - 1)) }
      place += 1
    }
    let unknown = peek(place - 1)
    guard unknown.kind == .name, !unknown.startsLine else { return nil }
    let words = rows.map { $0.head[place] }
    let known = words.indices.filter { !words[..<$0].contains(words[$0]) }.map { "`\(words[$0])`" }
    return mistake(
      "`\(text(unknown))` is nothing that `\(rows[0].head[..<place].joined(separator: " "))` knows",
      at: unknown.range,
      Spelling.suggestion(for: text(unknown), among: words) ?? "it knows \(SyntaxProblem.list(known, "and"))")
  }

  /// The failure that a bracket closes nothing.
  func strayBracket() -> Failure {
    let opening =
      switch current.word {
      case .rightParen: "("
      case .rightBracket: "["
      default: "{"
      }
    return mistake(
      "there is no open `\(opening)` that this `\(text(current))` could close",
      "leave it out, or write a `\(opening)` before it")
  }
}
