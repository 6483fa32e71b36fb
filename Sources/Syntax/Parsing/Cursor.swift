/// The completion data that is noted while a text is read: what could stand at one lexeme.
struct Cursor {
  /// The index of the word that ends the text, or of the text's end; if it is -1, nothing is noted.
  var watch = -1
  var expected: [CompletionSite.Expected] = []
  var verb: VerbStatement?
  /// The blocks that are open, innermost first.
  var scopes: [CompletionSite.Scope] = []
  /// What is expected of the value that starts next.
  var hint: CompletionSite.Expected?
}

extension Parser {
  /// The statements before the cursor, without the one that is being written.
  private func before(_ statements: [Statement]) -> [Statement] {
    let watched = lexemes[cursor.watch]
    var before = statements.filter { $0.range.end <= watched.start }
    let last = cursor.watch > 0 ? lexemes[cursor.watch - 1] : nil
    let isBehind = watched.startsLine || last?.word == .semicolon || last?.word == .rightBrace
    // A block that is open, and whose scope was noted, belongs to the last statement.
    let isInside = !isBehind || !cursor.scopes.isEmpty
    if isInside, before.last?.range.end == last?.end { before = before.dropLast() }
    return before
  }

  /// Adds a scope around the cursor, if there is a cursor.
  func noteScope(_ opener: @autoclosure () -> CompletionSite.Scope.Opener, _ statements: [Statement]) {
    if cursor.watch >= 0 { cursor.scopes.append(.init(opener: opener(), before: before(statements))) }
  }

  var isWatched: Bool { index == cursor.watch }

  /// Notes what could stand here, if the cursor is here.
  func note(_ expectation: @autoclosure () -> CompletionSite.Expected) {
    if isWatched { cursor.expected.append(expectation()) }
  }

  /// Sets what is expected of the value that starts here, if the cursor is near.
  func hint(_ expectation: @autoclosure () -> CompletionSite.Expected) {
    cursor.hint = index == cursor.watch || index + 1 == cursor.watch ? expectation() : nil
  }

  /// What may stand at the end of the text, after the text has been read.
  var site: CompletionSite {
    let end = SourceRange(source.count, source.count)
    guard cursor.watch >= 0 else { return CompletionSite(prefix: "", replacement: end) }
    let watched = lexemes[cursor.watch]
    return CompletionSite(
      prefix: watched.isWord ? text(watched) : "", replacement: watched.isWord ? watched.range : end,
      expected: cursor.expected, verb: cursor.verb, scopes: cursor.scopes.reversed())
  }

  func text() -> [Statement] {
    let statements = sequence(.statement, statement)
    noteScope(.text, statements)
    return statements
  }
}
