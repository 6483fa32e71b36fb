/// What is noted for completion while a text is read: what could stand at one lexeme.
struct Cursor {
  /// The index of the word that ends the text, or of the text's end; nothing is noted at -1.
  var watch = -1
  var expected: [CompletionSite.Expected] = []
  /// The statement of the playground that is being written.
  var verb: VerbStatement?
  var statementStart: Int?
  /// The blocks that are open, innermost first.
  var scopes: [CompletionSite.Scope] = []
  /// What the value that starts next is to be like.
  var hint: CompletionSite.Expected?

  /// Notes what could stand at the watched lexeme.
  mutating func note(_ expectation: CompletionSite.Expected) { expected.append(expectation) }
}

extension Parser {
  /// The statements that stand before the cursor, without the one that is being written.
  func before(_ statements: [Statement]) -> [Statement] {
    let watched = lexemes[cursor.watch]
    var before = statements.filter { $0.range.end <= watched.start }
    let last = cursor.watch > 0 ? lexemes[cursor.watch - 1] : nil
    let isBehind = watched.startsLine || last?.word == .semicolon || last?.word == .rightBrace
    if !isBehind, before.last?.range.end == last?.end { before = before.dropLast() }
    return before
  }

  /// Tells the cursor, if there is one, what encloses it.
  mutating func noteScope(_ opener: @autoclosure () -> CompletionSite.Scope.Opener, _ statements: [Statement])
  {
    if cursor.watch >= 0 { cursor.scopes.append(.init(opener: opener(), before: before(statements))) }
  }

  /// Whether the lexeme here is the one at the cursor.
  var isWatched: Bool { index == cursor.watch }

  /// Notes what could stand here, if the cursor is here.
  mutating func note(_ expectation: @autoclosure () -> CompletionSite.Expected) {
    if index == cursor.watch { cursor.note(expectation()) }
  }

  /// Says what the value that starts here is to be like, if the cursor is near.
  mutating func hint(_ expectation: @autoclosure () -> CompletionSite.Expected) {
    cursor.hint = index == cursor.watch || index + 1 == cursor.watch ? expectation() : nil
  }

  /// What may stand at the end of the text, when it has been read.
  func site(_ lexemes: Lexemes, end: Int) -> CompletionSite {
    guard cursor.watch >= 0 else {
      return CompletionSite(prefix: "", replacement: SourceRange(end, end), statementStart: end)
    }
    let watched = self.lexemes[cursor.watch]
    let replacement = watched.isWord ? watched.range : SourceRange(end, end)
    return CompletionSite(
      prefix: watched.isWord ? text(watched) : "", replacement: replacement, expected: cursor.expected,
      verb: cursor.verb, statementStart: cursor.statementStart ?? replacement.start,
      scopes: cursor.scopes.reversed())
  }

  /// Reads the whole text.
  mutating func text() -> [Statement] {
    var statements: [Statement] = []
    do throws(Failure) {
      _ = try sequence(.statement) { (parser: inout Parser) throws(Failure) in
        let statement = try parser.statement()
        statements.append(statement)
        return statement
      }
    } catch {
      // There are ten problems, and nothing behind them is of use.
    }
    noteScope(.text, statements)
    return statements
  }
}
