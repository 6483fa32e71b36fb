/// Reads one statement after the other from the tokens of a text: recursive descent, whose methods carry the
/// names of the grammar.
///
/// Five verbs move it: ``peek()``, ``advance()``, ``check(_:)``, ``match(_:)`` and ``expect(_:)``. It lives
/// as long as one call of ``Parser``.
struct Reader {
  /// Where the tokens come from.
  var lexer: Lexer
  /// The token that stands next.
  var token: Token
  /// What the last token consumed was ….
  var previous: Token.Kind = .end
  /// … and where it ended.
  var previousEnd = 0
  /// Whether a line end separates: so in braces, not so in parentheses and brackets.
  var linesMatter = true
  /// Whether `{` may belong to an expression: not so where a block follows it.
  var bracesAllowed = true
  /// Whether what is read stands in a block that is a closure in Swift, where `$0` has a meaning.
  var isInClosure = false
  /// The brackets that are open here, outermost first.
  var openings: [Opening] = []
  /// How deep the calls are nested apart from brackets: prefix signs, `? :`, `else if`.
  var recursion = 0
  /// How many parts of the last expression read lie inside one another.
  var height = 0
  /// From the sign with which a line went on to what the next line begins with: where that was so last.
  var continuation = SourceRange(0, 0)
  /// Where the statement being read starts ….
  var statementStart = 0
  /// … and what it is, for what a problem says.
  var form: StatementForm?
  /// The word that starts the line being read in the block of a definition or an inspector, for what a
  /// problem says.
  var lineWord: Word?
  /// What was found so far.
  var problems: [SyntaxProblem] = []
  /// The table of statements, made ready for reading.
  let grammar: Grammar
  /// Where to write down more than the statements, if somebody wants to know.
  var notes: ReadingNotes?

  /// Why reading a piece ended early; what there is to say about it is in ``problems``.
  enum Interruption: Error {
    /// There is a mistake.
    case problem
    /// The text stopped.
    case incomplete
  }

  /// Stands before the first token at or after an offset.
  init(
    _ source: UnsafeBufferPointer<UInt8>, at offset: Int, names: UnsafeMutablePointer<NameTable>,
    grammar: Grammar
  ) {
    self.lexer = Lexer(source, at: offset, names: names)
    self.grammar = grammar
    self.token = lexer.next(linesMatter: true)
    self.previousEnd = offset
  }

  // MARK: The five verbs

  /// The token behind the next one.
  mutating func peek() -> Token {
    let position = lexer.position
    defer { lexer.position = position }
    return lexer.next(linesMatter: linesMatter)
  }

  /// Consumes the next token.
  @inline(__always)
  mutating func advance() {
    previous = token.kind
    previousEnd = token.end
    token = lexer.next(linesMatter: linesMatter)
  }

  /// Whether a token of this kind stands next.
  @inline(__always)
  func check(_ kind: Token.Kind) -> Bool { token.kind == kind }

  /// Consumes a token of this kind, if one stands next.
  @inline(__always)
  mutating func match(_ kind: Token.Kind) -> Bool {
    guard token.kind == kind else { return false }
    advance()
    return true
  }

  /// Consumes a token of this kind; anything else is a problem.
  mutating func expect(_ kind: Token.Kind, _ expectation: SyntaxProblem.Expectation) throws(Interruption) {
    guard match(kind) else { throw unexpected([expectation]) }
  }

  // MARK: Lines, brackets

  /// Passes line ends behind a sign with which a line goes on.
  @inline(__always)
  mutating func skipLines() {
    if token.kind == .newline { passLines() }
  }

  @inline(never)
  private mutating func passLines() {
    while token.kind == .newline { token = lexer.next(linesMatter: linesMatter) }
    continuation = SourceRange(previousEnd, token.start)
  }

  /// Passes line ends and `;`.
  mutating func skipSeparators() {
    while token.kind == .newline || token.kind == .semicolon { advance() }
  }

  /// What must be restored behind a closing bracket.
  struct Surroundings {
    var linesMatter: Bool
    var bracesAllowed: Bool
  }

  /// Passes an opening bracket, which stands next.
  mutating func open(_ bracket: Bracket, linesMatter: Bool) throws(Interruption) -> Surroundings {
    let surroundings = Surroundings(linesMatter: self.linesMatter, bracesAllowed: bracesAllowed)
    guard openings.count < Incompleteness.deepestNesting else {
      throw problem(.nestedTooDeeply(limit: Incompleteness.deepestNesting), token.range)
    }
    openings.append(Opening(bracket, token.range))
    self.linesMatter = linesMatter
    bracesAllowed = true
    advance()
    return surroundings
  }

  /// Passes the closing bracket, which must stand next.
  ///
  /// `others` is what could have stood there instead.
  mutating func close(
    _ bracket: Bracket, _ surroundings: Surroundings, or others: [SyntaxProblem.Expectation] = []
  ) throws(Interruption) {
    let kind: Token.Kind
    switch bracket {
    case .parenthesis: kind = .rightParen
    case .square: kind = .rightBracket
    case .brace: kind = .rightBrace
    }
    guard token.kind == kind else { throw unexpected(others + [.sign(bracket.closing)]) }
    linesMatter = surroundings.linesMatter
    bracesAllowed = surroundings.bracesAllowed
    openings.removeLast()
    advance()
  }

  // MARK: Going back

  /// A place to go back to.
  struct Mark {
    var position: Int
    var token: Token
    var previous: Token.Kind
    var previousEnd: Int
  }

  /// The place before the next token.
  var mark: Mark {
    Mark(position: lexer.position, token: token, previous: previous, previousEnd: previousEnd)
  }

  /// Goes back to a place in the same surroundings.
  mutating func goBack(to mark: Mark) {
    lexer.position = mark.position
    token = mark.token
    previous = mark.previous
    previousEnd = mark.previousEnd
  }
}
