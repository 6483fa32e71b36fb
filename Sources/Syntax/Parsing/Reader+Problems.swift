extension Reader {
  /// Takes down a problem; throw what it returns.
  mutating func problem(_ kind: SyntaxProblem.Kind, _ range: SourceRange) -> Interruption {
    problems.append(SyntaxProblem(kind, range))
    return .problem
  }

  /// Takes down that something else should stand next; or, where the text stopped and more of it could help,
  /// that it is incomplete.
  mutating func unexpected(_ expectations: [SyntaxProblem.Expectation]) -> Interruption {
    if let interruption = interruptionOfToken() { return interruption }
    if check(.equal), expectations.contains(.sign("=")) {
      return problem(.equalityInsteadOfAssignment, token.range)
    }
    let isCondition = form == .if || form == .for && expectations.contains(.slot(.block, .block))
    if check(.assign), isCondition { return problem(.assignmentInsteadOfEquality, token.range) }
    let isSeparator = check(.end) || check(.newline)
    let range = isSeparator ? SourceRange(previousEnd, previousEnd) : token.range
    var problem = SyntaxProblem(.expected(expectations, found: found, in: form), range)
    problem.item = lineWord
    if expectations.contains(where: \.isClosing), let opening = openings.last {
      problem.opening = opening
      // A line that starts with a statement's word is no part of what is in the brackets.
      if token.startsLine, let word = token.word, !grammar.heads[Int(word.rawValue)].isEmpty {
        problem = SyntaxProblem(.unclosed(opening.bracket), opening.range)
      }
    }
    problems.append(problem)
    return .problem
  }

  /// Notes what is wrong with the next token wherever it stands: it is broken, or the text stopped before it.
  mutating func interruptionOfToken() -> Interruption? {
    switch token.kind {
    case .broken:
      if LexicalFault(rawValue: token.payload) == .unterminatedText { return .incomplete }
      problems.append(problem(ofBroken: token))
      return .problem
    case .dollar:
      return problem(.dollarName(text(token.range)), token.range)
    case .end where !openings.isEmpty || previous.continuesLine || notes != nil: return .incomplete
    default: return nil
    }
  }

  /// What stands next, for a problem.
  var found: SyntaxProblem.Found {
    switch token.kind {
    case .end: .endOfText
    case .newline: .endOfLine
    default: .text(text(token.range))
    }
  }

  /// A piece of the source, made valid.
  func text(_ range: SourceRange) -> String {
    String(decoding: lexer.source[range.start..<range.end], as: UTF8.self)
  }

  /// The problem that a broken token is.
  func problem(ofBroken token: Token) -> SyntaxProblem {
    let kind: SyntaxProblem.Kind
    switch LexicalFault(rawValue: token.payload) {
    case .unterminatedString: kind = .unterminatedString
    case .unterminatedText: kind = .unterminatedText
    case .nul, .control: kind = .controlCharacter(lexer.scalar(at: token.start)?.value ?? 0)
    case .invalidUTF8: kind = .invalidUTF8(lexer.byte(token.start))
    case .numberRunsOn: kind = .numberRunsOn(text(token.range))
    case .integerTooLarge: kind = .integerTooLarge(text(token.range))
    case .colorDigits: kind = .colorDigits(text(token.range))
    case .compoundAssignment: kind = .compoundAssignment(text(token.range))
    case .blockComment: kind = .blockComment
    case .nestedStrings: kind = .nestedTooDeeply(limit: Incompleteness.deepestNesting)
    case .strayCharacter, nil: kind = .strayCharacter(text(token.range))
    }
    return SyntaxProblem(kind, token.range)
  }

  /// What to say where the text stopped here and no more will come.
  var openEnd: SyntaxProblem {
    if check(.broken) { return problem(ofBroken: token) }
    if let opening = openings.last { return SyntaxProblem(.unclosed(opening.bracket), opening.range) }
    return SyntaxProblem(
      .expected([.value], found: .endOfText, in: form), SourceRange(previousEnd, previousEnd))
  }
}

extension SyntaxProblem.Expectation {
  /// Whether it is a closing bracket.
  var isClosing: Bool { self == .sign(")") || self == .sign("]") || self == .sign("}") }
}
