// Statements, and Swift's control flow.
extension Parser {
  /// Reads a statement; what ends it is checked by the caller.
  mutating func statement() throws(Failure) -> Statement {
    noteHeads()
    if startsDeclaration(inType: false) { return try declaration() }
    let start = index
    if let word = current.word, current.kind == .name, let kind = try controlFlow(word) {
      return Statement(kind, range(from: start))
    }
    if let row = verbRow() {
      let verb = try verb(row)
      return Statement(.verb(verb), verb.range)
    }
    if current.kind == .hashWord, text(current) == "#Preview" { return try preview() }
    return try expressionStatement()
  }

  /// Reads `e`, `a = b`, `a += b`.
  private mutating func expressionStatement() throws(Failure) -> Statement {
    let start = index
    if context.describesViews, startsModifier {
      return Statement(.expression(try modifierInShort()), range(from: start))
    }
    try refuseStart()
    let target = try expression()
    guard let word = current.word, word.isAssignment, !current.startsLine || !context.linesMatter else {
      return Statement(.expression(target), range(from: start))
    }
    guard target.isAssignable else {
      throw mistake(
        "\(SyntaxProblem.quoted(text(target.range))) cannot be given a value", at: target.range,
        "before `\(word.rawValue)` stands a name or a property, as in `cell.text`")
    }
    let sign = takeName()
    hint(.valueLike(target))
    let value = try value()
    return Statement(.assignment(target, sign, value), range(from: start))
  }

  private func refuseStart() throws(Failure) {
    switch current.word {
    case .leftBrace where closureHeader == nil:
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

  /// `#Preview { … }`, which is read over.
  private mutating func preview() throws(Failure) -> Statement {
    let start = index
    advance()
    passParentheses()
    if index > start + 1, (start..<index).contains(where: { lexemes[$0].word == .leftBrace }) {
      return Statement(.block(Block(statements: [], range: range(from: start))), range(from: start))
    }
    guard goesOn(with: .leftBrace) else { throw unexpected("a block `{ … }`", "write `#Preview { … }`") }
    guard current.match > index else {
      let open = index
      index = lexemes.count - 1
      throw unclosed(open)
    }
    index = current.match + 1
    return Statement(.block(Block(statements: [], range: range(from: start))), range(from: start))
  }

  // MARK: Control flow

  /// Reads a statement that starts with a word of Swift, if this is one.
  private mutating func controlFlow(_ word: Word) throws(Failure) -> Statement.Kind? {
    switch word {
    case .if: return try ifStatement().kind
    case .switch: return try switchStatement().kind
    case .guard: return try guardStatement()
    case .repeat where peek().word == .leftBrace: return try repeatStatement()
    case .for: return try forStatement()
    case .do, .defer: return try doStatement()
    case .throw:
      advance()
      return .throw(try expression())
    case .precedencegroup,
      .infix where peek().word == .operator, .prefix where peek().word == .operator,
      .postfix where peek().word == .operator:
      throw notModelled("an operator of one's own is")
    case .while, .return, .break, .continue, .fallthrough, .import: advance()
    default: return nil
    }
    switch word {
    case .while:
      let conditions = try conditions()
      return .while(conditions, try block(.conditions(conditions), "write `while VALUE { … }`"))
    case .return: return .return(atEnd || at(.case) || at(.default) ? nil : try value())
    case .import:
      if let word = current.word, word.startsDeclaration { advance() }
      return .import(try expectDotted("a module", "write `import SwiftUI`"))
    case .fallthrough: return .fallthrough
    default:
      guard atEnd || !current.isName else { throw notModelled("a label of a loop is") }
      return word == .break ? .break : .continue
    }
  }

  mutating func ifStatement() throws(Failure) -> Statement {
    let start = index
    let outer = context
    advance()
    let conditions = try conditions()
    let body = try block(.conditions(conditions), "write `if VALUE { … }`")
    var otherwise: Statement?
    note(.word("else"))
    if goesOn(with: .else) {
      advance()
      note(.word("if"))
      try nest()
      if at(.if) {
        otherwise = try ifStatement()
      } else {
        let block = try block(.block, "write `if VALUE { … } else { … }`")
        otherwise = Statement(.block(block), block.range)
      }
      try link()
    }
    context = outer
    return Statement(.if(conditions, body, otherwise: otherwise), range(from: start))
  }

  private mutating func guardStatement() throws(Failure) -> Statement.Kind {
    advance()
    let conditions = try conditions()
    guard goesOn(with: .else) else { throw unexpected("`else`", "write `guard VALUE else { … }`") }
    advance()
    return .guard(conditions, try block(.block, "write `guard VALUE else { … }`"))
  }

  mutating func switchStatement() throws(Failure) -> Statement {
    let start = index
    let outer = context
    try nest()
    advance()
    context.takesClosures = false
    let subject = try expression()
    let open = try openBlock("write `switch VALUE { case … }`")
    context = inside(.leftBrace)
    let cases = try sequence(.word("case")) { (parser: inout Parser) throws(Failure) in
      try parser.switchCase(subject)
    }
    try endBlock(open, .block, [])
    context = outer
    try link()
    return Statement(.switch(subject, cases), range(from: start))
  }

  private mutating func switchCase(_ subject: Expression) throws(Failure) -> SwitchCase {
    var patterns: [(pattern: Pattern, condition: Expression?)] = []
    passAttributes()
    if !accept(.default) {
      guard accept(.case) else {
        throw unexpected("`case` or `default`", "a `switch` is written `switch value { case .dark: … }`")
      }
      let outer = context
      context.takesClosures = false
      repeat {
        hint(.valueLike(subject))
        let pattern = try pattern()
        patterns.append((pattern, accept(.where) ? try expression() : nil))
      } while accept(.comma)
      context = outer
    }
    try expect(.colon, "write `case .dark: …`")
    let start = index
    let statements = try sequence(.statement, endsAtCase: true) { (parser: inout Parser) throws(Failure) in
      try parser.statement()
    }
    if current.kind == .end { noteScope(.patterns(patterns.map(\.pattern)), statements) }
    let end = max(lexemes[start].start, previous?.end ?? 0)
    return SwitchCase(
      patterns: patterns, body: Block(statements: statements, range: SourceRange(lexemes[start].start, end)))
  }

  private mutating func repeatStatement() throws(Failure) -> Statement.Kind {
    advance()
    let body = try block()
    guard goesOn(with: .while) else {
      throw unexpected("`while`", "write `repeat { … } while VALUE`, or `repeat 3 { … }`")
    }
    advance()
    return .repeatWhile(body, try expression())
  }

  private mutating func forStatement() throws(Failure) -> Statement.Kind {
    let outer = context
    advance()
    context.takesClosures = false
    // What would be waited for is there at once.
    if at(.try), peek().word == .await { advance() }
    if at(.await) { advance() }
    let write = "write `for NAME in VALUE { … }`"
    guard !atEnd else { throw unexpected("a name", write) }
    let pattern: Pattern
    if accept(.case) {
      pattern = try self.pattern()
    } else {
      guard current.isName || at(.leftParen) || at(.var) || at(.let) else {
        throw unexpected("a name", write)
      }
      pattern = try self.pattern(binds: true)
    }
    let element = accept(.colon) ? try type() : nil
    note(.word("in"))
    guard accept(.in) else { throw unexpected("`in`", write) }
    var sequence = try expression()
    if let element {
      let type = TypeSyntax(.array(element), element.range)
      sequence = Expression(.cast(sequence, Name("as", element.range), type), sequence.range)
    }
    note(.word("where"))
    let condition = accept(.where, as: .keyword) ? try expression() : nil
    context = outer
    return .for(pattern, sequence, where: condition, try block(.loop(pattern, sequence), write))
  }

  /// `defer { … }`, and `do { … } catch { … }`.
  private mutating func doStatement() throws(Failure) -> Statement.Kind {
    let start = index
    let isDefer = at(.defer)
    advance()
    let body = try block()
    if isDefer { return .defer(body) }
    var catches: [SwitchCase] = []
    while goesOn(with: .catch) {
      advance()
      var patterns: [(pattern: Pattern, condition: Expression?)] = []
      if !at(.leftBrace) {
        let outer = context
        context.takesClosures = false
        patterns = [(try pattern(), accept(.where) ? try expression() : nil)]
        context = outer
      }
      catches.append(SwitchCase(patterns: patterns, body: try block()))
    }
    if !catches.isEmpty, !catches.contains(where: { $0.patterns.isEmpty }) {
      // What none of them takes is thrown on.
      let end = range(from: start)
      let again = Statement(.throw(Expression(.name(Name("error", end)), end)), end)
      catches.append(SwitchCase(patterns: [], body: Block(statements: [again], range: end)))
    }
    return catches.isEmpty ? .block(body) : .catching(body, catches)
  }
}

extension Word {
  var startsStatement: Bool {
    switch self {
    case .let, .var, .func, .struct, .class, .enum, .extension, .protocol, .typealias, .import, .if, .else,
      .guard,
      .switch, .for, .while, .repeat, .return, .break, .continue, .defer, .do:
      true
    default: false
    }
  }
}

extension Expression {
  /// Whether a value can be given to it.
  fileprivate var isAssignable: Bool {
    switch kind {
    case .name, .member, .subscript, .path, .implicitMember: true
    case .optionalChain(let base), .forced(let base): base.isAssignable
    case .tuple(let elements): elements.allSatisfy { $0.value.isAssignable }
    case .parenthesized(let inner): inner.isAssignable
    // `[Theme] = bold`, in a block of traits.
    case .array(let elements): elements.count == 1
    default: false
    }
  }
}
