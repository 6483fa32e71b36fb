// The messages for mistakes, and the place where reading continues after one.
extension Parser {
  func unexpected(_ expectation: String, _ suggestion: String? = nil) -> Failure {
    let isAtEnd = current.kind == .end
    guard isAtEnd || isBehindLineEnd(current) && index > 0 else {
      return mistake("expected \(expectation), found \(SyntaxProblem.quoted(text(foundRange)))", suggestion)
    }
    let end = previous?.end ?? current.start
    return SyntaxProblem(
      "expected \(expectation), found the end of the \(isAtEnd ? "text" : "line")", SourceRange(end, end),
      suggestion: suggestion, isOpen: isAtEnd && (!context.linesMatter || lineGoesOnBehindPrevious))
  }

  /// Whether a line end after the last lexeme counts as a blank.
  private var lineGoesOnBehindPrevious: Bool {
    guard let word = previous?.word else { return false }
    return word == .comma || word.isAssignment || word.precedence != nil || word == .arrow
      || word == .colon || word == .question && previous?.blankBefore == true
  }

  /// The range of the lexeme here, or of a whole string.
  var foundRange: SourceRange {
    let isString = current.kind == .stringStart && current.match >= 0
    return isString ? SourceRange(current.start, lexemes[current.match].end) : current.range
  }

  /// A failure at a range, or at the lexeme here.
  func mistake(_ message: String, at range: SourceRange? = nil, _ suggestion: String? = nil) -> Failure {
    SyntaxProblem(message, range ?? foundRange, suggestion: suggestion)
  }

  func notModelled(_ what: String, _ suggestion: String? = nil) -> Failure {
    mistake("\(what) not part of Mendel", at: current.range, suggestion)
  }

  func unclosed(_ opening: Int) -> Failure {
    let bracket = lexemes[opening].word ?? .leftParen
    return SyntaxProblem(
      "this `\(bracket.rawValue)` is never closed", lexemes[opening].range,
      suggestion: "add a `\(bracket.closing?.rawValue ?? ")")`", isOpen: current.kind == .end)
  }

  func close(_ opening: Int, orComma: Bool) throws(Failure) {
    guard let closing = lexemes[opening].word?.closing else { return }
    if accept(closing) { return }
    if lexemes[opening].match < 0, current.kind == .end || current.startsLine || at(.rightBrace) {
      throw unclosed(opening)
    }
    if index > 0, [.weak, .unowned].contains(lexemes[index - 1].word) {
      throw mistake(
        "only a closure of Swift's has a list of what it captures", at: lexemes[index - 1].range,
        "leave the `[…] in` out: a block reads names when it runs")
    }
    let sign = "`\(closing.rawValue)`"
    if orComma, startsExpression { throw unexpected("`,` or \(sign)", "write a `,` before it") }
    throw unexpected(
      orComma ? "`,` or \(sign)" : sign,
      "the `\(lexemes[opening].word?.rawValue ?? "(")` before it is still open")
  }

  // MARK: Recovery

  func report(_ problem: SyntaxProblem, start: Int) {
    // A problem that only follows from a mistake of the lexer is not reported.
    let stretch = lexemes[start].start...max(lexemes[start].start, current.end)
    guard problems.count < Self.problemLimit,
      !lexicalProblems.contains(where: { stretch.contains($0.range.start) }),
      !(problem.isOpen && problems.contains(where: \.isOpen))
    else { return }
    problems.append(problem)
  }

  /// Moves to the next statement after a failure, and skips the brackets that this statement opened.
  private func skipStatement(from start: Int) {
    let failed = index
    var place = problems.count < Self.problemLimit ? start : lexemes.count - 1
    while place < lexemes.count - 1 {
      let lexeme = lexemes[place]
      if place > start, place >= failed {
        let isBehindSemicolon = lexemes[place - 1].word == .semicolon
        let continues = lexeme.word == .else || lexeme.word == .dot || lexeme.word == .catch
        if isBehindSemicolon || lexeme.startsLine && !continues { break }
      }
      if lexeme.word == .rightBrace, context.braces > 0 { break }
      place = max(place, lexeme.word?.closing != nil ? lexeme.match : place) + 1
    }
    index = min(max(place, start), lexemes.count - 1)
    cursor.hint = nil
  }

  // MARK: Sequences

  /// Reads statements, members or lines, up to the `}` or the end of the text; an element counts only when its end was found.
  func sequence<Element>(
    _ expected: CompletionSite.Expected, endsAtCase: Bool = false, commasSeparate: Bool = false,
    _ element: () throws(Failure) -> Element
  ) -> [Element] {
    var elements: [Element] = []
    var isFirst = true
    let outer = context
    while true {
      while accept(.semicolon) || commasSeparate && accept(.comma) { isFirst = true }
      if isFirst || current.startsLine || previous?.word == .rightBrace { note(expected) }
      isFirst = false
      if current.kind == .end || at(.rightBrace) && context.braces > 0 { return elements }
      if endsAtCase, isAtCase { return elements }
      let start = index
      (context.start, context.marks) = (start, at(.async) ? [.await, .try] : [])
      do throws(Failure) {
        let found = try beside(element)
        try endStatement(start, commasSeparate: commasSeparate, endsAtCase: endsAtCase)
        elements.append(found)
        context = outer
      } catch {
        context = outer
        report(error, start: start)
        skipStatement(from: start)
      }
    }
  }

  /// Whether the next case of a `switch` begins here, also with `@unknown default`.
  private var isAtCase: Bool { at(.case) || at(.default) || at(.at) && text(peek()) == "unknown" }

  private func endStatement(_ start: Int, commasSeparate: Bool, endsAtCase: Bool) throws(Failure) {
    if atEnd || previous?.word == .rightBrace || commasSeparate && at(.comma) { return }
    if endsAtCase || previous?.word == .semicolon, isAtCase { return }
    if commasSeparate { throw unexpected("`,` or `}`", "write a `,` before it") }
    throw surplus(start)
  }

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

  var givesNothing: Failure {
    at(.assign) && peek().word == .greater && !peek().blankBefore
      ? mistake("Swift has no `=>`", "a closure is written `{ name in … }`")
      : mistake("`=` gives a value, and none is given here", "did you mean `==`?")
  }

  private func surplus(_ start: Int) -> Failure {
    if let sign = surplusSign("the end of the statement") { return sign }
    if at(.else), current.startsLine {
      return mistake("`else` stands on a line of its own", "write it behind the `}` before it")
    }
    let first = lexemes[start]
    if index == start + 1, first.isName, current.kind != .sign || at(.leftBrace) || at(.leftParen) {
      return unknownStatement(start)
    }
    return unexpected("the end of the statement", "statements are separated by a line end or `;`")
  }

  /// Keywords of other languages, and Swift's words for them.
  private static let foreign = ["const": "let", "function": "func", "def": "func", "interface": "protocol"]

  private func unknownStatement(_ start: Int) -> Failure {
    if let failure = unknownSecondWord(start) { return failure }
    let word = text(lexemes[start])
    let known = table.firstWords.sorted() + Word.reserved.map(\.rawValue)
    if known.contains(word) {
      return unexpected("the end of the statement", "statements are separated by a line end or `;`")
    }
    let isValue = context.braces > 0 && current.isName && (peek().startsLine || peek().word == .rightBrace)
    return mistake(
      "no statement starts with \(SyntaxProblem.quoted(word))", at: lexemes[start].range,
      Self.foreign[word].map { "did you mean `\($0)`?" } ?? Spelling.suggestion(for: word, among: known)
        ?? (isValue ? "did you mean `\(word) = \(text(current))`?" : "`help` lists the statements"))
  }

  /// The failure if none of the statements with this first word, such as `define`, has the word after it.
  private func unknownSecondWord(_ start: Int) -> Failure? {
    var rows = table.rows(startingWith: text(lexemes[start]))
    guard !rows.isEmpty, rows.allSatisfy({ $0.head.count > 1 }) else { return nil }
    let count = rows.map { headCount($0, at: start) }.max() ?? 1
    rows = rows.filter { headCount($0, at: start) == count && $0.head.count > count }
    let unknown = lexeme(start + count)
    guard let first = rows.first, unknown.kind == .name, !unknown.startsLine else { return nil }
    return mistake(
      "`\(text(unknown))` is nothing that `\(first.head[..<count].joined(separator: " "))` knows",
      at: unknown.range, suggestion(for: text(unknown), among: rows.map { $0.head[count] }, "it knows"))
  }

  /// Suggests the nearest of some words, or lists all of them.
  func suggestion(for word: String, among words: [String], _ introduction: String) -> String {
    let different = words.indices.filter { !words[..<$0].contains(words[$0]) }.map { "`\(words[$0])`" }
    return Spelling.suggestion(for: word, among: words)
      ?? "\(introduction) \(SyntaxProblem.list(different, "and"))"
  }

  func strayBracket() -> Failure {
    let opening = at(.rightParen) ? "(" : at(.rightBracket) ? "[" : "{"
    return mistake(
      "there is no open `\(opening)` that this `\(text(current))` could close",
      "leave it out, or write a `\(opening)` before it")
  }
}
