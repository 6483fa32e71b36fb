// What is said of a statement that cannot be read, and how reading goes on behind it.
extension Reader {
  /// A statement is complete, but its line goes on.
  mutating func surplus(_ statement: Statement) -> Interruption {
    if let interruption = interruptionOfToken() { return interruption }
    if let word = statement.lastName, word.start == continuation.end, isHead(word) {
      let place = SourceRange(continuation.start, continuation.start)
      problems.append(SyntaxProblem(.expected([.value], found: .endOfLine, in: statement.form), place))
      return .problem
    }
    if let word = statement.lastName, word.end == previousEnd, text(word) == Word.if.spelling,
      token.kind.startsExpression
    {
      problems.append(conditionalValue(word))
      return .problem
    }
    if statement.form == .expression,
      let problem = performAsCurrent(statement) ?? unknownStatement(statement)
    {
      problems.append(problem)
      return .problem
    }
    if check(.assign) { return problem(.assignmentInsteadOfEquality, token.range) }
    if let hint = surplusHint(statement) {
      problems.append(hint)
      return .problem
    }
    if check(.minus) { return problem(.lopsidedMinus, token.range) }
    if check(.rightParen) || check(.rightBracket) { return unopened() }
    return problem(.surplus(found, after: statement.form), token.range)
  }

  /// Whether a name could be the word of a statement.
  private func isHead(_ range: SourceRange) -> Bool {
    let name = text(range)
    return Word.allCases.contains { $0.spelling == name && !grammar.heads[Int($0.rawValue)].isEmpty }
  }

  /// A name followed by something that no expression goes on with was meant as a statement's word.
  private func unknownStatement(_ statement: Statement) -> SyntaxProblem? {
    guard case .expression(let expression)? = statement[.value], case .name = expression.kind else {
      return nil
    }
    switch token.kind {
    case .name, .integer, .decimal, .size, .duration, .color, .string, .text, .leftBrace, .leftBracket, .dot:
      break
    default: return nil
    }
    let word = text(expression.range)
    let heads = Word.allCases.lazy.filter { !grammar.heads[Int($0.rawValue)].isEmpty }.map(\.spelling)
    if let hint = SwiftWords.hint(for: word) {
      return SyntaxProblem(.swiftStatement(word, hint: hint), expression.range)
    }
    let nearest = nearest(to: word, among: heads + [Word.else.spelling])
    return SyntaxProblem(.unknownStatement(word, nearest: nearest), expression.range)
  }

  /// `performAsCurrent night { … }`: the collection stands before it.
  private mutating func performAsCurrent(_ statement: Statement) -> SyntaxProblem? {
    guard case .expression(let word)? = statement[.value], case .name(let name) = word.kind,
      name.word == .performAsCurrent, let row = Statements[.performAsCurrent],
      check(.name) || check(.leftBrace)
    else { return nil }
    let isPlace = check(.name) && !(token.isWord(.traits) && peek().kind == .leftBrace)
    let ours = isPlace ? "\(gluedText()).\(text(word.range)) { … }" : row.usage
    return SyntaxProblem(.swiftStatement(text(word.range), hint: "write `\(ours)`"), word.range)
  }

  /// The word that was probably meant; who reads only to note what stands where, at each key, does not ask.
  func nearest(to word: String, among words: some Sequence<String>) -> String? {
    notes == nil ? Spelling.nearest(to: word, among: words) : nil
  }

  /// A word of the language that starts no statement, but a part of one.
  mutating func misplaced(_ word: Word) -> SyntaxProblem? {
    let next = peek()
    switch word {
    case .else where next.kind == .leftBrace || next.isWord(.if):
      return SyntaxProblem(.elseOnItsOwnLine, token.range)
    case .enum, .struct, .class, .trait, .key, .color, .image, .action:
      guard next.kind == .name else { return nil }
      return swiftDefinition() ?? SyntaxProblem(.missingDefine(text(token.range)), token.range)
    default: return nil
    }
  }

  /// A closing bracket without an opening one.
  mutating func unopened() -> Interruption {
    let bracket: Bracket =
      check(.rightBrace) ? .brace : check(.rightParen) ? .parenthesis : .square
    return problem(.unopened(bracket), token.range)
  }

  /// The word behind `define`, `what`, `present` is none of those that may follow.
  mutating func unknownSecondWord(after head: Token, _ rows: Range<Int>) -> Interruption {
    let words = grammar.rows[rows].compactMap(\.second)
    if let interruption = interruptionOfToken() { return interruption }
    guard head.isWord(.define) || head.isWord(.redefine), check(.name), let verb = head.word else {
      form = grammar.rows[rows.lowerBound].form
      return unexpected(words.map { .word($0) })
    }
    let found = text(token.range)
    let nearest = nearest(to: found, among: words.lazy.map(\.spelling))
    return problem(.unknownDefinition(verb: verb, found, nearest: nearest), token.range)
  }

  /// Goes to the end of a statement in which there is a mistake: to the first line end or `;` behind the
  /// mistake that no bracket encloses.
  ///
  /// It reads the statement again, for its brackets alone. A `(` or `[` that is open at the mistake is not
  /// waited for where a line starts with a statement's word: then its closing bracket is what is missing.
  ///
  /// - Returns: The brackets that are open where the text ends, if it ends before the statement does.
  @discardableResult
  mutating func recover(from start: Mark, openings isOpen: Int) -> [Opening] {
    let mistake = max(problems.last?.range.start ?? 0, start.token.start)
    openings.removeLast(openings.count - isOpen)
    linesMatter = true
    bracesAllowed = true
    goBack(to: start)
    var open: [Opening] = []
    while !check(.end) {
      switch token.kind {
      case .leftParen: open.append(Opening(.parenthesis, token.range))
      case .leftBracket: open.append(Opening(.square, token.range))
      case .leftBrace: open.append(Opening(.brace, token.range))
      case .rightParen, .rightBracket:
        if let last = open.last, last.bracket != .brace { open.removeLast() }
      case .rightBrace:
        while let last = open.last, last.bracket != .brace { open.removeLast() }
        if open.isEmpty, isOpen > 0 { return [] }
        if !open.isEmpty { open.removeLast() }
      case .newline, .semicolon:
        let isInBlock = open.contains { $0.bracket == .brace }
        if token.start >= mistake, open.isEmpty || !isInBlock && isStatementBehindLine() { return [] }
      default: break
      }
      advance()
    }
    return open
  }

  /// Whether the line behind the line end that stands next starts with a statement's word.
  private mutating func isStatementBehindLine() -> Bool {
    guard check(.newline), let word = peek().word else { return false }
    return !grammar.heads[Int(word.rawValue)].isEmpty
  }
}

extension Statement {
  /// Where the name stands with which the statement ends, if it ends with one that is an operand.
  fileprivate var lastName: SourceRange? {
    let last: Expression? =
      switch form {
      case .letVariable, .varVariable, .expression, .print, .defineColor, .redefineColor, .defineTrait,
        .redefineTrait:
        if case .expression(let value)? = self[.value] { value } else { nil }
      case .assign: if case .expressions(let values)? = self[.values] { values.last } else { nil }
      default: nil
      }
    return last?.lastOperand
  }
}

extension Expression {
  fileprivate var lastOperand: SourceRange? {
    switch kind {
    case .name: range
    case .binary(_, _, _, let right): right.lastOperand
    default: nil
    }
  }
}
