extension Reader {
  /// One statement, up to the separator behind it.
  mutating func statement() throws(Interruption) -> Statement {
    let outer = form
    defer { form = outer }
    form = nil
    statementStart = token.start
    if let notes { (notes.counterpart, notes.annotation, notes.wholeStart) = (nil, nil, nil) }
    let statement = try unended()
    // Behind the brace that closes a statement no separator is needed.
    guard
      token.kind.isSeparator
        || previous == .rightBrace && !check(.broken) && !isMember && !isReckoned(statement)
    else {
      throw surplus(statement)
    }
    return statement
  }

  /// Whether a member stands next, glued to what is before it.
  private var isMember: Bool { check(.dot) && !token.hasBlankBefore }

  /// Whether what stands next reckons with the counts of a `cost`.
  private func isReckoned(_ statement: Statement) -> Bool {
    (token.kind.isOnlyInfix || check(.slash)) && statement.cost != nil
  }

  /// One statement, whatever follows it.
  private mutating func unended() throws(Interruption) -> Statement {
    if check(.name), token.payload < UInt64(grammar.heads.count) {
      let rows = grammar.heads[Int(truncatingIfNeeded: token.payload)]
      if !rows.isEmpty, let statement = try headed(by: rows) { return statement }
      if rows.isEmpty, let word = token.word, let problem = misplaced(word) {
        problems.append(problem)
        throw .problem
      }
    }
    if check(.question) { return try questionMark() }
    if check(.rightBrace) || check(.rightParen) || check(.rightBracket) { throw unopened() }
    guard token.kind.startsExpression else { throw unexpected([.slot(.tail, .statement)]) }
    return try assignmentOrExpression()
  }

  /// A statement of one of these rows, or `nil` where its head word stands as a name.
  private mutating func headed(by rows: Range<Int>) throws(Interruption) -> Statement? {
    let start = mark
    advance()
    noteSecondWords(of: rows)
    let isQuestion = check(.question) && start.token.isWord(.help) && peek().kind.isSeparator
    if !isQuestion, standsAsName(needsMore: grammar.rows[rows.upperBound - 1].needsMore) {
      goBack(to: start)
      return nil
    }
    if start.token.isWord(.override), let problem = overriddenMethod(from: start.token.start) {
      throw problem
    }
    for index in rows {
      var operands: [Operand] = []
      if let second = grammar.rows[index].second {
        guard token.isWord(second) || grammar.rows[index].qualifier != nil else { continue }
        // `set updates = 3` changes a variable, `update traits` lacks something.
        let last = grammar.rows[rows.upperBound - 1]
        let lastTakesName = last.second == nil && !last.steps.isEmpty
        guard matchSecondWord(of: index, lastTakesName: lastTakesName, &operands) else { continue }
      }
      form = grammar.rows[index].form
      if form == .assign, notes == nil { return try assignment(of: try place(), from: start.token.start) }
      notes?.words.append(start.token.range)
      try follow(grammar.rows[index].steps, slots: grammar.rows[index].slots, &operands)
      return Statement(grammar.rows[index].form, operands, SourceRange(start.token.start, previousEnd))
    }
    throw unknownSecondWord(after: start.token, rows)
  }

  /// Whether the word just consumed is a name after all, by what follows it.
  private func standsAsName(needsMore: Bool) -> Bool {
    switch token.kind {
    case .dot, .leftBracket: !token.hasBlankBefore
    case .slash: !token.hasBlankBefore || lexer.isBlank(at: token.end)
    case .assign: true
    case .minus, .ellipsis, .question: isInfixMinus
    case .end: needsMore && notes == nil
    case .newline, .semicolon, .rightBrace: needsMore
    default: token.kind.isOnlyInfix
    }
  }

  /// Passes the second word of a row, if it is there and not a name itself.
  private mutating func matchSecondWord(of index: Int, lastTakesName: Bool, _ operands: inout [Operand])
    -> Bool
  {
    let row = grammar.rows[index]
    let start = mark
    if let qualifier = row.qualifier, token.isWord(qualifier.word) {
      operands.append(Operand(qualifier.slot, .present(token.range)))
      noteWord()
      advance()
      if let second = row.second { note(.word(second)) }
    }
    guard let second = row.second, token.isWord(second) else {
      operands.removeAll()
      goBack(to: start)
      return false
    }
    let place = token.range
    advance()
    if lastTakesName, standsAsName(needsMore: row.needsMore) {
      goBack(to: start)
      return false
    }
    notes?.words.append(place)
    return true
  }

  /// `?topic` is `help topic`.
  private mutating func questionMark() throws(Interruption) -> Statement {
    let start = token.start
    form = .help
    advance()
    var operands: [Operand] = []
    note(.slot(.topic, .rawWords))
    if !token.kind.isSeparator { operands.append(Operand(.topic, try rawWords())) }
    return Statement(.help, operands, SourceRange(start, previousEnd))
  }

  /// `x = e`, or an expression that is a statement.
  private mutating func assignmentOrExpression() throws(Interruption) -> Statement {
    notes?.statement = nil
    notes?.wholeStart = token.start
    let place = try expression()
    if check(.leftBrace), case .member(let collection, let name) = place.kind,
      name.name.word == .performAsCurrent
    {
      form = .performAsCurrent
      notes?.words.append(name.range)
      let depth = notes?.enter(.performAsCurrent, [Operand(.value, .expression(collection))])
      let operands = [Operand(.value, .expression(collection)), Operand(.block, .block(try block()))]
      if let depth { notes?.leave(to: depth) }
      return Statement(.performAsCurrent, operands, SourceRange(place.range.start, previousEnd))
    }
    guard check(.assign) else {
      form = .expression
      return Statement(.expression, [Operand(.value, .expression(place))], place.range)
    }
    guard place.isAssignable else { throw problem(.notAssignable(text(place.range)), place.range) }
    form = .assign
    return try assignment(of: place, from: place.range.start)
  }

  /// What follows a place that is given a value, with or without `set`.
  private mutating func assignment(of place: Expression, from start: Int) throws(Interruption) -> Statement {
    guard check(.assign) else { throw unexpected([.sign("=")]) }
    advance()
    skipLines()
    if let notes { (notes.counterpart, notes.wholeStart) = (place, nil) }
    note(.operandValue(of: place))
    let values = try assigned()
    return Statement(
      .assign, [Operand(.place, .expression(place)), Operand(.values, values)],
      SourceRange(start, previousEnd))
  }

  /// Expressions separated by commas.
  mutating func expressions() throws(Interruption) -> [Expression] {
    var values = [try expression()]
    while match(.comma) {
      skipLines()
      values.append(try expression())
    }
    return values
  }

  /// `{ statements }`.
  ///
  /// A mistake in one of them does not hide the others.
  mutating func block() throws(Interruption) -> Block {
    let start = token.start
    guard check(.leftBrace) else { throw unexpected([.slot(.block, .block)]) }
    let surroundings = try open(.brace, linesMatter: true)
    let isOpen = openings.count
    var statements: [Statement] = []
    let known = problems.count
    skipSeparators()
    while !check(.rightBrace) {
      if check(.end) {
        noteStatementStart()
        throw .incomplete
      }
      let place = mark
      do throws(Interruption) {
        statements.append(try statement())
        if let last = statements.last { notes?.passed(last) }
      } catch {
        if error == .incomplete { throw error }
        noteClosureParameters(at: place, isFirst: statements.isEmpty, before: known)
        recover(from: place, openings: isOpen)
      }
      skipSeparators()
    }
    try close(.brace, surroundings)
    height = 0
    return Block(statements, SourceRange(start, previousEnd))
  }
}

extension Expression {
  /// Whether it names a place that can be given a value.
  var isAssignable: Bool {
    switch kind {
    case .name, .member, .step, .element: true
    default: false
    }
  }
}
