// Closures and blocks.
extension Parser {
  // MARK: Closures

  /// Whether the `{` here belongs to the expression before it.
  var startsClosure: Bool {
    // Behind `)` it may stand on the next line.
    guard context.takesClosures, !current.startsLine || previous?.word == .rightParen else { return false }
    let next = peek().word
    guard next == .didSet || next == .willSet else { return true }
    return peek(2).word != .leftBrace && peek(2).word != .leftParen
  }

  /// Reads the closures behind a call, the first without a label.
  mutating func trailingClosures(of function: Expression) throws(Failure) -> [TrailingClosure] {
    guard at(.leftBrace), startsClosure else { return [] }
    var closures = [TrailingClosure(closure: try closure(of: function))]
    while current.kind == .name, current.word != .default, peek().word == .colon, peek(2).word == .leftBrace,
      !current.startsLine || nextLineGoesOn
    {
      let label = takeName(as: .name)
      advance()
      closures.append(TrailingClosure(label: label, closure: try closure(of: function)))
    }
    return closures
  }

  /// What a closure begins with, found by looking ahead: the index of its `in`.
  var closureHeader: Int? {
    guard at(.leftBrace) else { return nil }
    var place = index + 1
    while lexemes[place].word == .at, lexemes[min(place + 1, lexemes.count - 1)].kind == .name { place += 2 }
    if lexemes[place].word == .leftBracket {
      guard lexemes[place].match > place else { return nil }
      place = lexemes[place].match + 1
    }
    if lexemes[place].word == .leftParen {
      guard lexemes[place].match > place else { return nil }
      place = lexemes[place].match + 1
    } else {
      while lexemes[place].isName || lexemes[place].word == .comma, lexemes[place].word != .async {
        place += 1
      }
    }
    // The result, `throws` and `async` are short.
    let limit = min(place + 30, lexemes.count)
    if lexemes[place].word == .in { return place }
    guard [.arrow, .throws, .async].contains(lexemes[place].word) else { return nil }
    return (place..<limit).first { lexemes[$0].word == .in || lexemes[$0].word == .rightBrace }
      .flatMap { lexemes[$0].word == .in ? $0 : nil }
  }

  /// Reads a closure with its braces.
  mutating func closure(of function: Expression?) throws(Failure) -> Closure {
    let open = index
    let header = closureHeader
    return try nested { (parser: inout Parser) throws(Failure) in
      parser.context = parser.inside(.leftBrace)
      parser.advance()
      var closure = Closure(
        captures: [], parameters: nil, result: nil, body: Block(statements: [], range: parser.current.range))
      if let header { try parser.closureHead(&closure, upTo: header) }
      let statements = try parser.statements()
      try parser.endBlock(open, .closure(closure, of: function), statements)
      closure.body = Block(statements: statements, range: parser.range(from: open))
      return closure
    }
  }

  private mutating func closureHead(_ closure: inout Closure, upTo header: Int) throws(Failure) {
    passAttributes()
    if at(.leftBracket) { closure.captures = try captures() }
    if at(.leftParen) {
      closure.parameters = try closureParameters()
    } else if index < header, current.isName, current.word != .throws {
      // They may stand on the line behind the brace.
      context.linesMatter = false
      defer { context.linesMatter = true }
      var parameters = [Closure.Parameter(name: try expectName(), type: nil)]
      while accept(.comma) { parameters.append(Closure.Parameter(name: try expectName(), type: nil)) }
      closure.parameters = parameters
    }
    _ = accept(.async)
    _ = accept(.throws)
    if accept(.arrow) { closure.result = try type() }
    try expect(.in, "a closure is written `{ name in … }`")
  }

  /// Reads `[weak self, count = a.count]`.
  private mutating func captures() throws(Failure) -> [Closure.Capture] {
    try list { (parser: inout Parser) throws(Failure) in
      var specifier: Name?
      let next = parser.peek()
      if parser.at(.weak) || parser.at(.unowned), next.kind == .name || next.word == .leftParen {
        specifier = parser.takeName(as: .keyword)
        parser.passParentheses()
      }
      guard parser.current.kind == .name else { throw parser.unexpected("a name", "write `[weak self]`") }
      let name = parser.takeName()
      let value = parser.accept(.assign) ? try parser.expression() : nil
      return Closure.Capture(specifier: specifier, name: name, value: value)
    }
  }

  /// Reads `(sender: Self, previous: UITraitCollection)`, `(a, b)`.
  private mutating func closureParameters() throws(Failure) -> [Closure.Parameter] {
    try list { (parser: inout Parser) throws(Failure) in
      guard parser.current.isName || parser.at(.self) else {
        throw parser.unexpected("a name", "write `(view: UIView, previous) in`")
      }
      var name = parser.takeName()
      if parser.current.kind == .name { name = parser.takeName(as: .name) }
      return Closure.Parameter(name: name, type: parser.accept(.colon) ? try parser.type() : nil)
    }
  }

  // MARK: Blocks

  /// Reads statements up to a `}`.
  mutating func statements() throws(Failure) -> [Statement] {
    try sequence(.statement) { (parser: inout Parser) throws(Failure) in try parser.statement() }
  }

  /// Reads `{ statements }`, which may stand on the next line where a line goes on so.
  mutating func block(
    _ opener: @autoclosure () -> CompletionSite.Scope.Opener = .block, _ suggestion: String? = nil
  ) throws(Failure) -> Block {
    let open = try openBlock(suggestion)
    let opener = opener()
    return try nested { (parser: inout Parser) throws(Failure) in
      parser.context = parser.inside(.leftBrace)
      let statements = try parser.statements()
      try parser.endBlock(open, opener, statements)
      return Block(statements: statements, range: parser.range(from: open))
    }
  }

  /// Reads the `{` of a block.
  mutating func openBlock(_ suggestion: String? = nil, _ expectation: String = "a block `{ … }`")
    throws(Failure) -> Int
  {
    guard goesOn(with: .leftBrace) else { throw unexpected(expectation, suggestion) }
    advance()
    return index - 1
  }

  /// Reads the `}` of a block.
  ///
  /// At the end of the text it tells the cursor what is open.
  mutating func endBlock(
    _ open: Int, _ opener: @autoclosure () -> CompletionSite.Scope.Opener, _ statements: [Statement]
  ) throws(Failure) {
    if accept(.rightBrace) { return }
    noteScope(opener(), statements)
    throw unclosed(open)
  }
}
