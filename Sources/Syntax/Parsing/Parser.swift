/// Reads lexemes into statements.
///
/// It goes down by recursion; ``Context/depth`` bounds how deep. A failure ends the statement in which it
/// happens, and reading goes on behind that.
final class Parser {
  typealias Failure = SyntaxProblem

  struct Context {
    /// Whether a line end ends the statement: not in parentheses and brackets.
    var linesMatter = true
    /// Whether a `{` behind an expression is its closure: not in the heads of statements.
    var takesClosures = true
    /// Whether an `as` belongs to the statement and does not cast.
    var keepsAs = false
    /// The type whose members are read.
    var type: TypeDeclaration.Kind?
    /// Whether a lower-case word before a value is a modifier: `opacity 0.5`.
    var describesViews = false
    /// The index of the first lexeme of the statement, and of the bracket around.
    var start = 0
    var open = 0
    /// Which of `try` and `await` the statement has said so far.
    var marks: Expression.Marks = []
    /// The blocks around.
    var braces = 0
    /// The brackets and operators around.
    var depth = 0
  }

  /// What is counted while something is read.
  struct Counts {
    /// How many parts of the statement lie inside one another.
    var height = 0
    /// How many values the closure takes by `$0` and its like.
    var shorthands = 0
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
  var counts = Counts()
  var problems: [SyntaxProblem] = []
  var cursor = Cursor()
  /// The statement of the playground that is read, as far as it was read, and its syntax.
  var verb = VerbStatement(head: "", headRange: SourceRange(0, 0), slots: [:], range: SourceRange(0, 0))
  var row = StatementSyntax([])
  /// The generic parameters around, and those of the types that were read.
  var generics: [String: TypeSyntax] = [:]
  /// What was read of these that is asked of them.
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

  /// The lexeme at an index, the end behind the last.
  func lexeme(_ place: Int) -> Lexeme { lexemes[min(place, lexemes.count - 1)] }

  func peek(_ distance: Int = 1) -> Lexeme { lexeme(index + distance) }
  func advance(_ count: Int = 1) { index = min(index + count, lexemes.count - 1) }
  func at(_ word: Word) -> Bool { lexemes[index].word == word }

  /// Whether a word or a sign stands here with no blank before it.
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

  /// Whether a line end that counts stands before a lexeme.
  func isBehindLineEnd(_ lexeme: Lexeme) -> Bool { lexeme.startsLine && context.linesMatter }

  /// Whether a line that begins with `.`, `else` or an operator goes on with the one before it.
  var nextLineGoesOn: Bool { isFile || context.braces > 0 || !context.linesMatter }

  /// Whether what may begin the next line stands here.
  func goesOn(with word: Word) -> Bool { at(word) && (nextLineGoesOn || !current.startsLine) }

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

  /// Whether a word or a sign is written here, or where another lexeme is.
  func isText(_ word: String, _ lexeme: Lexeme? = nil) -> Bool {
    let range = (lexeme ?? current).range
    return source[range.start..<range.end].elementsEqual(word.utf8)
  }

  /// The name that a lexeme is, its backticks taken off.
  func name(_ lexeme: Lexeme) -> Name {
    let isQuoted = source[lexeme.start] == UInt8(ascii: "`") && lexeme.kind == .name
    let inner = isQuoted ? SourceRange(lexeme.start + 1, lexeme.end - 1) : lexeme.range
    return Name(text(inner), lexeme.range)
  }

  /// Takes the lexeme here as a name, whatever word it is.
  func takeName(as role: Token.Kind? = nil) -> Name {
    let name = name(current)
    lexemes[index].role = role ?? lexemes[index].role
    advance()
    return name
  }

  /// A word that may be a reserved one, as behind a point.
  func expectWord(_ suggestion: String) throws(Failure) -> Name {
    guard current.kind == .name else { throw unexpected("a name", suggestion) }
    return takeName(as: .name)
  }

  /// A name that is not reserved.
  func expectName(_ expectation: String = "a name", _ suggestion: String? = nil) throws(Failure) -> Name {
    if current.isName, !atEnd { return takeName() }
    let isReserved = current.kind == .name && !atEnd
    throw unexpected(
      expectation, isReserved ? reservedWord : suggestion ?? "a name starts with a letter or `_`")
  }

  /// What to write where a reserved word is to be a name.
  var reservedWord: String {
    "`\(text(current))` is a word of Swift; a name is written `` `\(text(current))` ``"
  }

  /// Names with points between them, as one.
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

  /// Passes attributes such as `@escaping`, and what stands in their parentheses; answers the last.
  @discardableResult
  func passAttributes() -> String? {
    var last: String?
    while at(.at), peek().kind == .name {
      last = text(peek())
      for _ in 0..<2 {
        lexemes[index].role = .attribute
        advance()
      }
      let takesNothing = ["escaping", "autoclosure", "Sendable", "MainActor"].contains(
        text(lexemes[index - 1]))
      if !current.blankBefore, !takesNothing { passParentheses() }
    }
    return last
  }

  /// Passes parentheses with what stands in them.
  func passParentheses() { if at(.leftParen), current.match > index { index = current.match + 1 } }

  /// Passes `async` and `throws`, which calls say with `await` and `try`.
  func passEffects() {
    _ = accept(.async)
    guard at(.throws) || at(.rethrows) else { return }
    advance()
    passParentheses()
  }

  func range(from start: Int) -> SourceRange {
    SourceRange(lexemes[start].start, max(lexemes[start].start, previous?.end ?? 0))
  }
}
