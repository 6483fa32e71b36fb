/// Reads lexemes into statements.
///
/// It goes down by recursion; ``Context/depth`` bounds how deep. A failure ends the statement in which it
/// happens, and reading goes on behind that.
struct Parser: ~Copyable {
  /// Why a statement could not be read; small, since it is in the frame of every function.
  indirect enum Failure: Error {
    /// A problem; whether more lines could mend it.
    case problem(SyntaxProblem, isOpen: Bool)
    /// One that was told already.
    case told
    /// One that ends the whole top-level statement.
    case limit(SyntaxProblem)
    /// There are ten problems.
    case enough
  }

  /// What holds at a place because of what encloses it.
  struct Context {
    /// Whether a line end ends the statement: not in parentheses and brackets.
    var linesMatter = true
    /// Whether a `{` behind an expression is its closure: not in the heads of statements.
    var takesClosures = true
    /// Whether an `as` belongs to the statement and does not cast.
    var keepsAs = false
    /// Whether functions have no bodies.
    var isProtocol = false
    /// Whether a lower-case word before a value is a modifier: `opacity 0.5`.
    var describesViews = false
    /// The index of the first lexeme of the statement, and of the bracket around.
    var start = 0
    var open = 0
    /// The blocks around.
    var braces = 0
    /// The brackets and operators around.
    var depth = 0
  }

  static let depthLimit = 256
  static let heightLimit = 1000
  static let problemLimit = 10

  let source: [UInt8]
  let table: StatementTable
  let isFile: Bool
  /// What the lexer told, in the order of the text.
  let lexicalProblems: [SyntaxProblem]
  var lexemes: [Lexeme]
  var index = 0
  var context = Context()
  /// How many parts of the statement that is being read lie inside one another.
  var height = 0
  var problems: [SyntaxProblem] = []
  /// How many of them more lines could mend.
  var openProblems = 0
  var cursor = Cursor()
  /// The generic parameters around, and those of the types that were read.
  var generics: [String: TypeSyntax] = [:]
  var genericsOfTypes: [String: [String: TypeSyntax]] = [:]

  init(_ source: [UInt8], _ lexemes: Lexemes, table: StatementTable, isFile: Bool) {
    (self.source, self.table, self.isFile) = (source, table, isFile)
    self.lexemes = lexemes.all
    lexicalProblems = lexemes.problems
  }

  // MARK: Lexemes

  var current: Lexeme { lexemes[index] }
  var previous: Lexeme? { index > 0 ? lexemes[index - 1] : nil }

  func peek(_ distance: Int = 1) -> Lexeme { lexemes[min(index + distance, lexemes.count - 1)] }

  mutating func advance() { if index < lexemes.count - 1 { index += 1 } }

  func at(_ word: Word) -> Bool { lexemes[index].word == word }

  /// Whether the statement ends here.
  var atEnd: Bool {
    let lexeme = lexemes[index]
    return lexeme.kind == .end || lexeme.startsLine && lineEnds || lexeme.word == .semicolon
      || lexeme.word == .rightBrace
  }

  /// Whether a line end before the lexeme here ends the statement.
  private var lineEnds: Bool {
    context.linesMatter && index > context.start && lexemes[index - 1].word != .comma
      && lexemes[index - 1].word != .assign
  }

  /// Whether a line that begins with `.`, `else` or an operator goes on with the one before it.
  var nextLineGoesOn: Bool { isFile || context.braces > 0 || !context.linesMatter }

  /// Whether what may begin the next line stands here.
  func goesOn(with word: Word) -> Bool {
    at(word) && (nextLineGoesOn || !current.startsLine)
  }

  mutating func accept(_ word: Word, as role: Token.Kind? = nil) -> Bool {
    guard at(word) else { return false }
    if let role { lexemes[index].role = role }
    advance()
    return true
  }

  mutating func expect(_ word: Word, _ suggestion: String? = nil) throws(Failure) {
    guard at(word), !atEnd || word == .rightBrace else {
      throw unexpected("`\(word.rawValue)`", suggestion ?? "write `\(word.rawValue)`")
    }
    advance()
  }

  func text(_ lexeme: Lexeme) -> String { String(decoding: source[lexeme.start..<lexeme.end], as: UTF8.self) }

  func text(_ range: SourceRange) -> String {
    String(decoding: source[range.start..<range.end], as: UTF8.self)
  }

  /// The name that a lexeme is, its backticks taken off.
  func name(_ lexeme: Lexeme) -> Name {
    let isQuoted = source[lexeme.start] == UInt8(ascii: "`") && lexeme.kind == .name
    let inner = isQuoted ? SourceRange(lexeme.start + 1, lexeme.end - 1) : lexeme.range
    return Name(text(inner), lexeme.range)
  }

  /// Takes the lexeme here as a name, whatever word it is.
  mutating func takeName(as role: Token.Kind? = nil) -> Name {
    let name = name(current)
    lexemes[index].role = role ?? lexemes[index].role
    advance()
    return name
  }

  /// A name that is not reserved.
  mutating func expectName(_ expectation: String = "a name", _ suggestion: String? = nil) throws(Failure)
    -> Name
  {
    guard current.isName, !atEnd else {
      if current.kind == .name, !atEnd, suggestion == nil {
        throw unexpected(
          expectation, "`\(text(current))` is a word of Swift; a name is written `` `\(text(current))` ``")
      }
      throw unexpected(expectation, suggestion ?? "a name starts with a letter or `_`")
    }
    return takeName()
  }

  /// Names with points between them, as one.
  mutating func expectDotted(_ expectation: String, _ suggestion: String?) throws(Failure) -> Name {
    var name = try expectName(expectation, suggestion)
    while accept(.dot) {
      let next = try expectName()
      name = Name(name.text + "." + next.text, name.range.union(next.range))
    }
    return name
  }

  /// Takes `label:`, if it stands here.
  mutating func takeLabel() -> Name? {
    guard current.kind == .name, peek().word == .colon else { return nil }
    defer { advance() }
    return takeName(as: .name)
  }

  /// Passes attributes that say nothing here, such as `@escaping`, and what stands in their parentheses.
  mutating func passAttributes() {
    while at(.at), peek().kind == .name {
      for _ in 0..<2 {
        lexemes[index].role = .attribute
        advance()
      }
      let takesNothing = ["escaping", "autoclosure", "Sendable", "MainActor"].contains(
        text(lexemes[index - 1]))
      if !current.blankBefore, !takesNothing { passParentheses() }
    }
  }

  /// Passes parentheses with what stands in them.
  mutating func passParentheses() { if at(.leftParen), current.match > index { index = current.match + 1 } }

  /// The range from a lexeme up to the last one that was read.
  func range(from start: Int) -> SourceRange {
    SourceRange(lexemes[start].start, max(lexemes[start].start, index > 0 ? lexemes[index - 1].end : 0))
  }

  // MARK: Limits

  /// Goes one bracket or operator deeper; the caller puts the context back.
  mutating func nest() throws(Failure) {
    context.depth += 1
    guard context.depth > Self.depthLimit else { return }
    throw .limit(
      SyntaxProblem(
        "more than \(Self.depthLimit) brackets stand inside one another", current.range,
        suggestion: "give what is inside a name, with `let` or `func`"))
  }

  /// Reads something one bracket or operator deeper, and puts the context back.
  mutating func nested<Result>(_ read: (inout Parser) throws(Failure) -> Result) throws(Failure) -> Result {
    let outer = context
    let outerHeight = height
    try nest()
    let result = try read(&self)
    context = outer
    height = max(height + 1, outerHeight)
    return result
  }

  /// Reads elements with commas between them and the brackets around, of which the first is here.
  mutating func list<Element>(
    orComma: Bool = true, _ element: (inout Parser) throws(Failure) -> Element
  ) throws(Failure) -> [Element] {
    let open = index
    let outer = context
    context = inside(.leftParen)
    advance()
    var elements: [Element] = []
    while let closing = lexemes[open].word?.closing, !at(closing) {
      elements.append(try element(&self))
      guard accept(.comma) else { break }
    }
    try close(open, orComma: orComma)
    context = outer
    return elements
  }

  /// Counts a link of a chain.
  mutating func link() throws(Failure) {
    height += 1
    guard height > Self.heightLimit else { return }
    throw .limit(
      SyntaxProblem(
        "more than \(Self.heightLimit) parts of this statement lie inside one another", current.range,
        suggestion: "give a part of it a name with `let`"))
  }

  func inside(_ bracket: Word) -> Context {
    var inner = Context()
    inner.braces = context.braces
    inner.depth = context.depth
    inner.describesViews = context.describesViews
    inner.linesMatter = bracket == .leftBrace
    inner.open = index
    if bracket == .leftBrace { inner.braces += 1 }
    return inner
  }
}
