extension Parser {
  typealias Part = StatementSyntax.Part

  // MARK: Heads

  /// The row of the statement that starts here, if there is one: the row with the longest head.
  func verbRow() -> StatementSyntax? {
    guard current.kind == .name || at(.question) else { return nil }
    let rows = table.rows(startingWith: text(current)).filter(hasHead)
    // No expression is two words in a row: `swipe down` alone is a statement that goes on.
    return rows.first { isVerb(index + $0.head.count - 1, $0) }
      ?? rows.first { $0.head.count > 1 && ends(before: peek($0.head.count)) }
  }

  func hasHead(_ row: StatementSyntax) -> Bool { headCount(row, at: index) == row.head.count }

  /// The number of words of a head that stand at a place, on one line.
  func headCount(_ row: StatementSyntax, at place: Int) -> Int {
    for (offset, word) in row.head.enumerated() {
      let lexeme = lexeme(place + offset)
      guard lexeme.kind == .name || lexeme.word == .question || lexeme.kind == .raw,
        offset == 0 || !isBehindLineEnd(lexeme), isText(word, lexeme)
      else { return offset }
    }
    return row.head.count
  }

  func ends(before lexeme: Lexeme) -> Bool {
    lexeme.kind == .end || isBehindLineEnd(lexeme) || lexeme.word == .semicolon || lexeme.word == .rightBrace
  }

  /// Whether a word is the last of a statement's head and not a name; the code after it decides.
  func isVerb(_ place: Int, _ row: StatementSyntax) -> Bool {
    let (next, after) = (lexeme(place + 1), lexeme(place + 2))
    if ends(before: next) {
      guard row.parts.allSatisfy(\.mayBeMissing) else { return false }
      return row.head.count > 1 || row.isCommand && context.braces == 0
    }
    switch next.kind {
    case .name:
      return next.word != .as && next.word != .is && !(next.word == .modifying && after.word == .leftBrace)
    case .integer, .decimal, .size, .duration, .color, .stringStart, .hashWord, .raw, .broken: return true
    default: break
    }
    switch next.word {
    // `toolbar { ToolbarItem { … } }` is a call: an extension calls the method on `self`.
    case .leftBrace:
      guard row.head.count > 1 || Part.first(row.parts, is: \.mayBeginWithBrace) else { return false }
      return row.head != ["toolbar"] || text(after).first?.isUppercase != true && after.word != .if
    case .backslash, .at: return true
    // `load (completion: …)` is a call: no file name and no topic of `show` begins with `(`.
    case .leftParen:
      return next.blankBefore && Part.first(row.parts, is: \.isValue) || row.head == ["print"]
        || row.head == ["expect"]
    case .leftBracket: return next.blankBefore
    case .not, .dot, .closedRange, .halfOpenRange, .minus, .plus, .ampersand, .tilde:
      return next.blankBefore && !after.blankBefore
    default: return false
    }
  }

  /// Notes what may follow if the words before the cursor are heads of statements.
  func noteHeads() {
    let count = cursor.watch - index
    guard count > 0, count < 4, current.kind == .name || at(.question) else { return }
    let read = verbRow()?.head
    let watched = lexemes[cursor.watch]
    for row in table.rows(startingWith: text(current))
    where headCount(row, at: index) >= min(count, row.head.count) {
      if row.head.count > count {
        cursor.expected.append(.head(row.head[count], of: row.title))
      } else if row.head.count == count, row.head != read, watched.kind == .end, !isBehindLineEnd(watched) {
        noteFirst(row.parts)
        let range = SourceRange(current.start, lexemes[cursor.watch - 1].end)
        cursor.verb = VerbStatement(head: row.title, headRange: range, slots: [:], range: range)
      }
    }
  }

  private func noteFirst(_ parts: [Part]) {
    cursor.expected += Part.first(parts).map {
      if case .word(let word) = $0 { .word(word) } else { .slot($0) }
    }
  }

  // MARK: Statements

  /// Reads a statement whose head stands here.
  func verb(_ syntax: StatementSyntax) throws(Failure) -> VerbStatement {
    let start = index
    let outer = (row, verb)
    defer { (row, verb) = outer }
    for _ in syntax.head {
      lexemes[index].role = .verb
      advance()
    }
    let head = syntax.head.isEmpty ? SourceRange(current.start, current.start) : range(from: start)
    (row, verb) = (syntax, VerbStatement(head: syntax.title, headRange: head, slots: [:], range: head))
    defer { noteWritten() }
    try with({ $0.describesViews = $0.describesViews || row.describesViews }) { () throws(Failure) in
      try read(row.parts[...], then: [])
      guard atEnd || previous?.word == .rightBrace || row.head.isEmpty else { throw surplusOfVerb() }
    }
    verb.range = range(from: start)
    return verb
  }

  /// Keeps the statement that is being written, if the cursor is in it or directly after it.
  private func noteWritten() {
    guard cursor.watch >= 0, index >= cursor.watch, cursor.verb == nil, cursor.scopes.isEmpty else { return }
    let watched = lexemes[cursor.watch]
    if watched.kind == .end, isBehindLineEnd(watched) { return }
    cursor.verb = verb
  }

  private func surplusOfVerb() -> Failure {
    let end = "the end of this `\(row.title)`"
    if let sign = surplusSign(end) { return sign }
    let longer = table.rows(startingWith: row.head[0]).filter { $0.head.count > row.head.count }
    let words = row.words + longer.map { $0.head[row.head.count] }
    let meant = Spelling.suggestion(for: text(foundRange), among: words)
    let usage = (row.parts.isEmpty ? longer.first : nil) ?? row
    return unexpected(end, meant ?? "write `\(usage.usage)`")
  }

  // MARK: Parts

  /// Reads the parts of a statement; `then` are the parts that follow them.
  func read(_ parts: ArraySlice<Part>, then: ArraySlice<Part>) throws(Failure) {
    for place in parts.indices {
      let behind = place + 1 < parts.endIndex ? parts[(place + 1)...] : then
      let part = parts[place]
      switch part {
      case .optional(let inner):
        if starts(inner, then: behind) {
          try read(inner[...], then: behind)
        } else if isWatched {
          noteFirst(inner)
        }
      case .choice(let choices):
        if isWatched { noteFirst([part]) }
        guard let taken = choices.first(where: { starts($0, then: behind) }) else { throw missing(part) }
        try read(taken[...], then: behind)
      case .word(let word): try read(word)
      case .list(let slot, let inner): try readList(slot, inner, then: behind)
      default: try readSlot(part, then: behind)
      }
    }
  }

  /// Whether one of the parts that may come first begins here.
  private func starts(_ parts: [Part], then: ArraySlice<Part>) -> Bool {
    !atEnd && Part.first(parts) { starts($0, then: then) }
  }

  private func starts(_ part: Part, then: ArraySlice<Part>) -> Bool {
    switch part {
    case .word(let word): return isText(word)
    case .block, .items: return at(.leftBrace)
    case .name(_, let words):
      return current.isName && !isNext(then) && (words.isEmpty || words.contains(text(current)))
    case .expression, .place, .value, .type:
      if isNext(then) || at(.leftBrace) { return false }
      // In `on layoutSubviews { … }` the single name is the event.
      if case .name? = then.first, current.isName, peek().word == .leftBrace { return false }
      return startsExpression
    default: return !at(.leftBrace)
    }
  }

  /// Whether one of the words that may come first in these parts stands here.
  func isNext(_ parts: ArraySlice<Part>) -> Bool {
    Part.first(parts) { if case .word(let word) = $0 { isText(word) } else { false } }
  }

  /// Reads a word or a sign; in parentheses, line ends count as blanks.
  private func read(_ word: String) throws(Failure) {
    note(.word(word))
    guard isText(word), !atEnd || word == "}" else { throw missing(.word(word)) }
    if current.kind == .name { lexemes[index].role = .verb }
    advance()
    switch word {
    case "(", "[", "{": context.linesMatter = false
    case ")", "]", "}": context.linesMatter = true
    default: break
    }
  }

  func missing(_ part: Part) -> Failure {
    let words = part.firstWords
    if at(.equal), words.contains("=") {
      return mistake("`==` compares, and nothing is compared here", "did you mean `=`?")
    }
    let meant =
      atEnd || current.kind != .name ? nil : Spelling.suggestion(for: text(foundRange), among: words)
    return unexpected(part.expectation, meant ?? "write `\(row.usage)`")
  }
}
