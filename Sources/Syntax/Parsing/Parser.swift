/// Reads lexemes into statements.
///
/// It is a recursive-descent parser; ``Context/depth`` limits the recursion. A failure ends the statement in
/// which it happens, and reading continues after that statement.
final class Parser {
  typealias Failure = SyntaxProblem

  struct Context {
    /// Whether a line end ends the statement: false in parentheses and brackets.
    var linesMatter = true
    /// Whether a `{` after an expression opens its closure: false in the heads of statements.
    var takesClosures = true
    /// Whether an `as` belongs to the statement and is not a cast.
    var keepsAs = false
    /// The kind of type whose members are being read.
    var type: TypeDeclaration.Kind?
    /// Whether a lower-case word before a value is a modifier: `opacity 0.5`.
    var describesViews = false
    /// The index of the first lexeme of the statement (`start`), and of the enclosing bracket (`open`).
    var start = 0
    var open = 0
    /// Which of `try` and `await` the statement has had so far.
    var marks: Expression.Marks = []
    /// The number of enclosing blocks.
    var braces = 0
    /// The number of enclosing brackets and operators.
    var depth = 0
  }

  /// Counters for the part that is being read.
  struct Counts {
    /// The depth to which parts of the statement are nested in one another.
    var height = 0
    /// The number of values that the closure takes as `$0`, `$1` and so on.
    var shorthands = 0
    /// Whether it contains a `try` or a `throw` whose error no `catch` takes.
    var isThrowing = false
  }

  static let depthLimit = 256
  static let heightLimit = 1000
  static let problemLimit = 10

  let source: [UInt8]
  let table: StatementTable
  let isFile: Bool
  /// The problems from the lexer, in the order of the text.
  let lexicalProblems: [SyntaxProblem]
  var lexemes: [Lexeme]
  var index = 0
  var context = Context()
  var counts = Counts()
  var problems: [SyntaxProblem] = []
  var cursor = Cursor()
  /// The statement of the playground that is being read, as far as it was read, and its syntax.
  var verb = VerbStatement(head: "", headRange: SourceRange(0, 0), slots: [:], range: SourceRange(0, 0))
  var row = StatementSyntax([])
  /// The generic parameters in scope; `genericsOfTypes` keeps those of the types that were read.
  var generics: [String: TypeSyntax] = [:]
  /// The requirements on these parameters that were read so far.
  var bounds: [GenericBound] = []
  var genericsOfTypes: [String: (names: [String], known: [String: TypeSyntax])] = [:]

  init(_ source: [UInt8], _ lexemes: Lexemes, table: StatementTable, isFile: Bool) {
    (self.source, self.table, self.isFile) = (source, table, isFile)
    self.lexemes = lexemes.all
    lexicalProblems = lexemes.problems
    cursor.watch = lexemes.watched
  }

  var current: Lexeme { lexemes[index] }
  var previous: Lexeme? { index > 0 ? lexemes[index - 1] : nil }

  /// The lexeme at an index; after the last one, the end.
  func lexeme(_ place: Int) -> Lexeme { lexemes[min(place, lexemes.count - 1)] }

  func peek(_ distance: Int = 1) -> Lexeme { lexeme(index + distance) }
  func advance(_ count: Int = 1) { index = min(index + count, lexemes.count - 1) }
  func at(_ word: Word) -> Bool { lexemes[index].word == word }

  /// Whether a word or a sign stands here without a blank before it.
  func touches(_ word: Word) -> Bool { at(word) && !current.blankBefore }

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

  /// Whether a lexeme begins a line, where line ends count.
  func isBehindLineEnd(_ lexeme: Lexeme) -> Bool { lexeme.startsLine && context.linesMatter }

  /// Whether a line that begins with `.`, `else` or an operator continues the line before it.
  var nextLineContinues: Bool { isFile || context.braces > 0 || !context.linesMatter }

  /// Whether a word stands here that may also stand at the start of the next line.
  func continues(with word: Word) -> Bool { at(word) && (nextLineContinues || !current.startsLine) }

  func accept(_ word: Word, as role: Token.Kind? = nil) -> Bool {
    guard at(word) else { return false }
    if let role { lexemes[index].role = role }
    advance()
    return true
  }

  func expect(_ word: Word, _ suggestion: String? = nil) throws(Failure) {
    guard at(word), !atEnd || word == .rightBrace else {
      throw unexpected("`\(word.rawValue)`", suggestion ?? "write `\(word.rawValue)`")
    }
    advance()
  }

  func text(_ lexeme: Lexeme) -> String { text(lexeme.range) }

  func text(_ range: SourceRange) -> String {
    String(decoding: source[range.start..<range.end], as: UTF8.self)
  }

  /// Whether this word or sign is written here, or at the given lexeme.
  func isText(_ word: String, _ lexeme: Lexeme? = nil) -> Bool {
    let range = (lexeme ?? current).range
    return source[range.start..<range.end].elementsEqual(word.utf8)
  }

  /// The name of a lexeme, without its backticks.
  func name(_ lexeme: Lexeme) -> Name {
    let isQuoted = source[lexeme.start] == UInt8(ascii: "`") && lexeme.kind == .name
    let inner = isQuoted ? SourceRange(lexeme.start + 1, lexeme.end - 1) : lexeme.range
    return Name(text(inner), lexeme.range)
  }

  /// Takes the lexeme here as a name, even if it is a reserved word.
  func takeName(as role: Token.Kind? = nil) -> Name {
    let name = name(current)
    lexemes[index].role = role ?? lexemes[index].role
    advance()
    return name
  }

  /// Reads a word, which may be a reserved one, as after a dot.
  func expectWord(_ suggestion: String) throws(Failure) -> Name {
    guard current.kind == .name else { throw unexpected("a name", suggestion) }
    return takeName(as: .name)
  }

  /// Reads a name that is not reserved.
  func expectName(_ expectation: String = "a name", _ suggestion: String? = nil) throws(Failure) -> Name {
    if current.isName, !atEnd { return takeName() }
    let isReserved = current.kind == .name && !atEnd
    throw unexpected(
      expectation, isReserved ? reservedWord : suggestion ?? "a name starts with a letter or `_`")
  }

  /// What to write if a name is expected and a reserved word stands here.
  var reservedWord: String {
    "`\(text(current))` is a word of Swift; a name is written `` `\(text(current))` ``"
  }

  /// Reads names with dots between them as one name.
  func expectDotted(_ expectation: String, _ suggestion: String?) throws(Failure) -> Name {
    var name = try expectName(expectation, suggestion)
    while accept(.dot) {
      let next = try expectName()
      name = Name(name.text + "." + next.text, name.range.union(next.range))
    }
    return name
  }

  /// Takes `label:`, if it stands here.
  func takeLabel() -> Name? {
    guard current.kind == .name, peek().word == .colon else { return nil }
    defer { advance() }
    return takeName(as: .name)
  }

  /// Skips attributes such as `@escaping` with their parentheses, and returns the last one.
  @discardableResult
  func skipAttributes() -> String? {
    var last: String?
    while at(.at), peek().kind == .name {
      last = text(peek())
      for _ in 0..<2 {
        lexemes[index].role = .attribute
        advance()
      }
      let takesNothing = ["escaping", "autoclosure", "Sendable", "MainActor"].contains(
        text(lexemes[index - 1]))
      if touches(.less) { _ = try? genericArguments() }
      if !current.blankBefore, !takesNothing { skipParentheses() }
    }
    return last
  }

  func skipParentheses() { if at(.leftParen), current.match > index { index = current.match + 1 } }

  /// Skips `async` and `throws`, which the calls mark with `await` and `try`; returns the `E` of `throws(E)`.
  @discardableResult
  func effects() throws(Failure) -> TypeSyntax? {
    _ = accept(.async)
    guard accept(.throws) || accept(.rethrows), at(.leftParen), current.match > index else { return nil }
    let end = current.match + 1
    advance()
    defer { index = end }
    return try type()
  }

  func range(from start: Int) -> SourceRange {
    SourceRange(lexemes[start].start, max(lexemes[start].start, previous?.end ?? 0))
  }
}
