extension Parser {
  /// Reads a statement; the caller checks that it ends there.
  func statement() throws(Failure) -> Statement {
    noteHeads()
    if startsDeclaration(inType: false) { return try declaration() }
    let start = index
    if startsLabel { return try labelled() }
    if let word = current.word, current.kind == .name, let kind = try controlFlow(word) {
      return Statement(kind, range(from: start))
    }
    if let row = verbRow() {
      let verb = try verb(row)
      return Statement(.verb(verb), verb.range)
    }
    if isText("#Preview") { return try preview() }
    return try expressionStatement()
  }

  /// Reads `e`, `a = b`, `a += b`.
  private func expressionStatement() throws(Failure) -> Statement {
    let start = index
    if context.describesViews, startsModifier {
      return Statement(.expression(try modifierInShort()), range(from: start))
    }
    try refuseStart()
    var target = try expression()
    guard let word = current.word, word.isAssignment, !current.startsLine || nextLineContinues else {
      return Statement(.expression(target), range(from: start))
    }
    // `await store.count = 1`: it covers the whole assignment.
    if case .prefix(let name, let inner) = target.kind, name.text == "await" { target = inner }
    guard target.isAssignable else {
      throw mistake(
        "\(SyntaxProblem.quoted(text(target.range))) cannot be given a value", at: target.range,
        "before `\(text(current))` stands a name or a property, as in `cell.text`")
    }
    let sign = takeName()
    hint(.valueLike(target))
    let value = try value()
    return Statement(.assignment(target, sign, value), range(from: start))
  }

  private func refuseStart() throws(Failure) {
    switch current.word {
    case .leftBrace where !hasClosureHead && previous?.word != .in && previous?.word != .leftBrace:
      throw unexpected("a statement", "`help` lists the statements")
    case .else:
      throw mistake(
        current.startsLine ? "`else` stands on a line of its own" : "there is no `if` before this `else`",
        "write it behind the `}` before it")
    case .case, .default: throw mistake("`\(text(current))` stands only in a `switch`")
    case .catch: throw mistake("there is no `do` before this `catch`")
    case let word? where word.isModifier && word.isReserved && current.kind == .name:
      throw mistake("`\(text(current))` stands before a declaration", "such as `\(text(current)) var a = 1`")
    default: break
    }
  }

  /// Skips `#Preview { … }`.
  func preview() throws(Failure) -> Statement {
    let start = index
    advance()
    let hasBlock =
      at(.leftParen) && lexemes[index..<max(index, current.match)].contains { $0.word == .leftBrace }
    skipParentheses()
    if !hasBlock {
      guard continues(with: .leftBrace) else { throw unexpected("a block `{ … }`", "write `#Preview { … }`") }
      let open = index
      index = current.match > index ? current.match + 1 : lexemes.count - 1
      if lexemes[open].match < 0 { throw unclosed(open) }
    }
    return Statement(.block(Block(statements: [], range: range(from: start))), range(from: start))
  }

  private func column(_ lexeme: Lexeme) -> Int {
    lexeme.start - (source[..<lexeme.start].lastIndex(of: UInt8(ascii: "\n")) ?? -1)
  }

  // MARK: Control flow

  /// Reads a statement that starts with a keyword of Swift, if there is one here.
  private func controlFlow(_ word: Word) throws(Failure) -> Statement.Kind? {
    switch word {
    case .if: return try ifStatement().kind
    case .switch: return try switchStatement().kind
    case .for: return try forStatement()
    case .do, .defer: return try doStatement()
    case .infix, .prefix, .postfix:
      guard peek().word == .operator else { return nil }
      throw notModelled("an operator of one's own is")
    case .repeat where peek().word != .leftBrace: return nil
    case .while, .guard, .repeat, .return, .throw, .break, .continue, .fallthrough: advance()
    default: return nil
    }
    switch word {
    case .guard:
      let conditions = try conditions()
      guard continues(with: .else) else { throw unexpected("`else`", "write `guard VALUE else { … }`") }
      advance()
      return .guard(conditions, try block(.block, "write `guard VALUE else { … }`"))
    case .repeat:
      let body = try block()
      guard continues(with: .while) else {
        throw unexpected("`while`", "write `repeat { … } while VALUE`, or `repeat 3 { … }`")
      }
      advance()
      return .repeatWhile(body, try expression())
    case .while:
      let conditions = try conditions()
      return .while(conditions, try block(.conditions(conditions), "write `while VALUE { … }`"))
    case .throw:
      counts.isThrowing = true
      return .throw(try expression())
    case .return:
      let start = index
      // On the line after a `return`, code that is indented further is its value, and so is a literal.
      var first = start - 1
      while first > 0, !lexeme(first).startsLine { first -= 1 }
      let isFurtherIn = column(current) > column(lexeme(first))
      if atEnd, nextLineContinues, startsExpression, isFurtherIn || current.kind != .name {
        context.start = index
      }
      let value = atEnd || at(.case) || at(.default) ? nil : try value()
      guard let target = value, target.isAssignable, current.word?.isAssignment == true else {
        return .return(value)
      }
      // `return count = 0`: an assignment has no value, and neither does the function.
      let assignment = Statement.Kind.assignment(target, takeName(), try self.value())
      let range = range(from: start)
      return .block(Block(statements: [assignment, .return(nil)].map { Statement($0, range) }, range: range))
    case .fallthrough: return .fallthrough
    default:
      if atEnd || !current.isName { return word == .break ? .break : .continue }
      return .leave((word == .break ? "" : "continue ") + takeName().text)
    }
  }

  private var startsLabel: Bool {
    guard current.isName, peek().word == .colon, let word = peek(2).word else { return false }
    return [.for, .while, .repeat, .switch, .if, .do].contains(word)
  }

  /// Reads `outer: for … { }`.
  private func labelled() throws(Failure) -> Statement {
    let (start, label) = (index, takeName().text)
    advance()
    var statement = try statement()
    func body(_ block: Block) -> Block {
      let inner = Statement.Kind.labelled("continue " + label, Statement(.block(block), block.range))
      return Block(statements: [Statement(inner, block.range)], range: block.range)
    }
    switch statement.kind {
    case .for(let pattern, let all, let condition, let block):
      statement.kind = .for(pattern, all, where: condition, body(block))
    case .while(let conditions, let block): statement.kind = .while(conditions, body(block))
    case .repeatWhile(let block, let condition): statement.kind = .repeatWhile(body(block), condition)
    default: break
    }
    return Statement(.labelled(label, statement), range(from: start))
  }

  func ifStatement() throws(Failure) -> Statement {
    let start = index
    advance()
    let conditions = try conditions()
    let body = try block(.conditions(conditions), "write `if VALUE { … }`")
    var otherwise: Statement?
    note(.word("else"))
    if continues(with: .else) {
      advance()
      note(.word("if"))
      otherwise = try deeper { () throws(Failure) in
        if at(.if) { return try ifStatement() }
        let block = try block(.block, "write `if VALUE { … } else { … }`")
        return Statement(.block(block), block.range)
      }
    }
    return Statement(.if(conditions, body, otherwise: otherwise), range(from: start))
  }

  func switchStatement() throws(Failure) -> Statement {
    let start = index
    advance()
    let subject = try with({ $0.takesClosures = false }, expression)
    guard continues(with: .leftBrace) else {
      throw unexpected("a block `{ … }`", "write `switch VALUE { case … }`")
    }
    let cases = try braces(.word("case"), of: .block) { () throws(Failure) in try switchCase(subject) }
    return Statement(.switch(subject, cases.elements), range(from: start))
  }

  private func switchCase(_ subject: Expression) throws(Failure) -> SwitchCase {
    var patterns: [SwitchCase.Match] = []
    skipAttributes()
    if !accept(.default) {
      guard accept(.case) else {
        throw unexpected("`case` or `default`", "a `switch` is written `switch value { case .dark: … }`")
      }
      patterns = try matches(.valueLike(subject))
    }
    try expect(.colon, "write `case .dark: …`")
    let start = index
    let statements = sequence(.statement, endsAtCase: true, statement)
    if current.kind == .end { noteScope(.patterns(patterns.map(\.pattern)), statements) }
    return SwitchCase(patterns: patterns, body: Block(statements: statements, range: range(from: start)))
  }

  /// Reads the patterns after `case` or `catch`, each with an optional `where`.
  private func matches(_ expected: CompletionSite.Expected) throws(Failure) -> [SwitchCase.Match] {
    try with({ $0.takesClosures = false }) { () throws(Failure) in
      try commas { () throws(Failure) in
        hint(expected)
        return (try pattern(), accept(.where) ? try expression() : nil)
      }
    }
  }

  private func forStatement() throws(Failure) -> Statement.Kind {
    advance()
    let write = "write `for NAME in VALUE { … }`"
    typealias Head = (pattern: Pattern, sequence: Expression, condition: Expression?)
    let head = try with({ $0.takesClosures = false }) { () throws(Failure) -> Head in
      // The elements of an asynchronous sequence are available at once here.
      if at(.try), peek().word == .await { advance() }
      _ = accept(.await)
      let isCase = accept(.case)
      if at(.leftParen), peek().word == .var || peek().word == .let, peek(3).word == .assign {
        throw mistake("a `for` goes over values", "such as `for \(text(peek(2))) in 0..<10 { … }`")
      }
      guard isCase || !atEnd && (current.isName || at(.leftParen) || at(.var) || at(.let)) else {
        throw unexpected("a name", write)
      }
      let pattern = try pattern(binds: isCase ? nil : .let)
      let element = accept(.colon) ? try type() : nil
      note(.word("in"))
      guard accept(.in) else { throw unexpected("`in`", write) }
      var sequence = try expression()
      if let element {
        let type = TypeSyntax(.array(element), element.range)
        sequence = Expression(.cast(sequence, Name("as", element.range), type), sequence.range)
      }
      note(.word("where"))
      return (pattern, sequence, accept(.where, as: .keyword) ? try expression() : nil)
    }
    let body = try block(.loop(head.pattern, head.sequence), write)
    return .for(head.pattern, head.sequence, where: head.condition, body)
  }

  /// Reads `defer { … }` and `do { … } catch { … }`.
  private func doStatement() throws(Failure) -> Statement.Kind {
    let start = index
    advance()
    try effects()
    let isThrowing = counts.isThrowing
    let body = try block()
    if lexemes[start].word == .defer { return .defer(body) }
    if continues(with: .catch) { counts.isThrowing = isThrowing }
    var catches: [SwitchCase] = []
    while continues(with: .catch) {
      advance()
      let patterns = at(.leftBrace) ? [] : try matches(.value)
      catches.append(SwitchCase(patterns: patterns, body: try block()))
    }
    if catches.isEmpty { return .block(body) }
    if !catches.contains(where: { $0.patterns.isEmpty }) {
      // Errors that no `catch` takes are thrown on.
      let end = range(from: start)
      counts.isThrowing = true
      let again = Statement(.throw(.name("error", end)), end)
      catches.append(SwitchCase(patterns: [], body: Block(statements: [again], range: end)))
    }
    return .catching(body, catches)
  }
}

extension Expression {
  var isAssignable: Bool {
    switch kind {
    case .name, .member, .subscript, .path, .implicitMember: true
    case .optionalChain(let base), .forced(let base): base.isAssignable
    case .tuple(let elements): elements.allSatisfy { $0.value.isAssignable }
    case .parenthesized(let inner): inner.isAssignable
    // `[Theme] = bold`, in a block that sets traits.
    case .array(let elements): elements.count == 1
    default: false
    }
  }
}
