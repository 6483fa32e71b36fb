// The statements of the playground, by their rows.
extension Parser {
  typealias Part = StatementSyntax.Part

  // MARK: Heads

  /// The row of the statement that starts here, if one does: the one with the longest head.
  func verbRow() -> StatementSyntax? {
    guard current.kind == .name || at(.question) else { return nil }
    return table.rows(startingWith: text(current)).first {
      hasHead($0) && isVerb(index + $0.head.count - 1, $0)
    }
  }

  /// Whether the words of a head stand here, on one line.
  func hasHead(_ row: StatementSyntax, upTo count: Int? = nil) -> Bool {
    for offset in 0..<(count ?? row.head.count) {
      guard index + offset < lexemes.count else { return false }
      let lexeme = lexemes[index + offset]
      guard lexeme.kind == .name || lexeme.word == .question || lexeme.kind == .raw,
        source[lexeme.start..<lexeme.end].elementsEqual(row.head[offset].utf8),
        offset == 0 || !(lexeme.startsLine && context.linesMatter)
      else { return false }
    }
    return true
  }

  /// Whether a word of a head is one of the statement and no name, which what follows it decides.
  func isVerb(_ place: Int, _ row: StatementSyntax) -> Bool {
    let next = lexemes[min(place + 1, lexemes.count - 1)]
    if next.kind == .end || next.startsLine && context.linesMatter || next.word == .semicolon
      || next.word == .rightBrace
    {
      guard row.parts.allSatisfy(\.mayBeMissing) else { return false }
      return row.head.count > 1 || row.isCommand && context.braces == 0
    }
    let after = lexemes[min(place + 2, lexemes.count - 1)]
    switch next.kind {
    case .name:
      return next.word != .as && next.word != .is && !(next.word == .modifying && after.word == .leftBrace)
    case .integer, .decimal, .size, .duration, .color, .stringStart, .hashWord, .raw, .broken: return true
    default: break
    }
    switch next.word {
    case .leftBrace, .backslash, .at: return true
    case .leftParen:
      return next.blankBefore || row.head == ["print"] || row.head == ["expect"]
    case .leftBracket: return next.blankBefore
    case .not, .dot, .closedRange, .halfOpenRange, .minus, .plus, .ampersand, .tilde:
      return next.blankBefore && !after.blankBefore
    default: return false
    }
  }

  /// Notes what may follow the words before the cursor as heads of statements.
  mutating func noteHeads() {
    let count = cursor.watch - index
    guard count > 0, count < 4, current.kind == .name || at(.question) else { return }
    let read = verbRow()?.head
    for row in table.rows(startingWith: text(current)) where hasHead(row, upTo: min(count, row.head.count)) {
      if row.head.count > count {
        cursor.note(.word(row.head[count]))
      } else if row.head.count == count, row.head != read, lexemes[cursor.watch].kind == .end,
        !(lexemes[cursor.watch].startsLine && context.linesMatter)
      {
        noteFirst(row.parts[...])
        cursor.verb = VerbStatement(
          head: row.title, headRange: SourceRange(current.start, lexemes[cursor.watch - 1].end), slots: [:],
          range: SourceRange(current.start, lexemes[cursor.watch - 1].end))
      }
    }
  }

  /// Notes the parts that may come next.
  private mutating func noteFirst(_ parts: ArraySlice<Part>) {
    for part in parts {
      switch part {
      case .word(let word): return cursor.note(.word(word))
      case .flag(let word): cursor.note(.word(word))
      case .optional(let inner): noteFirst(inner.prefix(1))
      case .choice(let choices):
        for choice in choices { noteFirst(choice[...]) }
        return
      case .list(_, let inner): return noteFirst([inner])
      default: return cursor.note(.slot(part))
      }
    }
  }

  // MARK: Statements

  /// Reads a statement of which the head stands here.
  mutating func verb(_ row: StatementSyntax) throws(Failure) -> VerbStatement {
    let start = index
    let outer = context
    for _ in row.head {
      lexemes[index].role = .verb
      advance()
    }
    let headEnd = row.head.isEmpty ? lexemes[start].start : lexemes[index - 1].end
    var verb = VerbStatement(
      head: row.title, headRange: SourceRange(lexemes[start].start, headEnd), slots: [:],
      range: range(from: start))
    context.describesViews = context.describesViews || row.describesViews
    do throws(Failure) {
      try read(row.parts[...], then: [], row, into: &verb)
      verb.range = range(from: start)
      guard atEnd || previous?.word == .rightBrace || row.head.isEmpty else { throw surplus(row, start) }
    } catch {
      noteWritten(verb)
      throw error
    }
    noteWritten(verb)
    context = outer
    return verb
  }

  /// Keeps the statement that is being written, if the cursor is in or right behind it.
  private mutating func noteWritten(_ verb: VerbStatement) {
    guard cursor.watch >= 0, index >= cursor.watch, cursor.verb == nil, cursor.scopes.isEmpty else { return }
    let watched = lexemes[cursor.watch]
    if watched.kind == .end, watched.startsLine, context.linesMatter { return }
    cursor.verb = verb
  }

  /// The failure that a statement goes on where it should end.
  private func surplus(_ row: StatementSyntax, _ start: Int) -> Failure {
    if let sign = surplusSign("the end of this `\(row.title)`") { return sign }
    let longer = table.rows(startingWith: row.head[0]).filter { $0.head.count > row.head.count }
    let words = row.words + longer.map { $0.head[row.head.count] }
    let meant = Spelling.suggestion(for: text(foundRange), among: words)
    let usage = row.parts.isEmpty ? longer.first.map { "write `\($0.usage)`" } : nil
    return unexpected(
      "the end of this `\(row.title)`", meant ?? usage ?? "statements are separated by a line end or `;`")
  }

  // MARK: Parts

  /// Reads the parts of a statement; `then` are those behind them.
  mutating func read(
    _ parts: ArraySlice<Part>, then: ArraySlice<Part>, _ row: StatementSyntax, into verb: inout VerbStatement
  ) throws(Failure) {
    for place in parts.indices {
      let behind = place + 1 < parts.endIndex ? parts[(place + 1)...] : then
      switch parts[place] {
      case .optional(let inner):
        if let first = inner.first, starts(first, then: behind) {
          try read(inner[...], then: behind, row, into: &verb)
        } else if isWatched {
          noteFirst(inner.prefix(1))
        }
      case .flag(let word):
        note(.word(word))
        if !atEnd, isText(word) { verb.slots[word] = .present(takeName(as: .verb)) }
      case .choice(let choices): try read(choices, then: behind, row, into: &verb)
      case .word(let word): try read(word, row)
      case .list(let slot, let part): try readList(slot, part, then: behind, row, into: &verb)
      default: try readSlot(parts[place], then: behind, row, into: &verb)
      }
    }
  }

  /// Whether a part begins here.
  private func starts(_ part: Part, then: ArraySlice<Part>) -> Bool {
    if atEnd { return false }
    switch part {
    case .word(let word), .flag(let word): return isText(word)
    case .optional(let inner): return inner.first.map { starts($0, then: then) } ?? false
    case .choice(let choices): return choices.contains { starts($0, then: then) }
    case .list(_, let inner): return starts(inner, then: then)
    case .block, .items: return at(.leftBrace)
    case .name(_, let words):
      return current.isName && !isNext(then) && (words.isEmpty || words.contains(text(current)))
    case .expression, .place, .value, .type:
      if isNext(then) || at(.leftBrace) { return false }
      // In `on layoutSubviews { … }` the only name is the event.
      if case .name? = then.first, current.isName, peek().word == .leftBrace { return false }
      return startsExpression(index)
    case .statement, .raw, .rawLine: return !at(.leftBrace)
    }
  }

  /// Whether one of several parts begins here that may come first.
  private func starts(_ parts: [Part], then: ArraySlice<Part>) -> Bool {
    for (place, part) in parts.enumerated() {
      if starts(part, then: parts[(place + 1)...]) { return true }
      if !part.mayBeMissing { return false }
    }
    return false
  }

  /// Whether a word that stands behind a part stands here.
  func isNext(_ parts: ArraySlice<Part>) -> Bool {
    for part in parts {
      switch part {
      case .word(let word): return isText(word)
      case .flag(let word): if isText(word) { return true }
      case .optional(let inner): if case .word(let word)? = inner.first, isText(word) { return true }
      case .choice(let choices):
        return choices.contains { choice in
          if case .word(let word)? = choice.first { isText(word) } else { false }
        }
      default: return false
      }
    }
    return false
  }

  private func isText(_ word: String) -> Bool {
    source[current.start..<current.end].elementsEqual(word.utf8)
  }

  private mutating func read(
    _ choices: [[Part]], then: ArraySlice<Part>, _ row: StatementSyntax, into verb: inout VerbStatement
  ) throws(Failure) {
    if isWatched { noteFirst([.choice(choices)]) }
    var taken = choices.first { starts($0, then: then) }
    if taken == nil, let last = choices.last, last.first?.isSlot == true, !atEnd { taken = last }
    guard let taken else { throw missing(.choice(choices), row) }
    try read(taken[...], then: then, row, into: &verb)
  }

  /// Reads a word or a sign; parentheses make line ends blanks.
  private mutating func read(_ word: String, _ row: StatementSyntax) throws(Failure) {
    note(.word(word))
    let isBrace = word == "{" || word == "}"
    guard isText(word), !atEnd || isBrace else { throw missing(.word(word), row) }
    if current.kind == .name { lexemes[index].role = .verb }
    advance()
    switch word {
    case "(", "[", "{": context.linesMatter = false
    case ")", "]", "}": context.linesMatter = true
    default: break
    }
  }

  func missing(_ part: Part, _ row: StatementSyntax) -> Failure {
    let words = part.firstWords
    if at(.equal), words.contains("=") {
      return mistake("`==` compares, and nothing is compared here", "did you mean `=`?")
    }
    let meant =
      atEnd || current.kind != .name ? nil : Spelling.suggestion(for: text(foundRange), among: words)
    return unexpected(part.expectation, meant ?? "write `\(row.usage)`")
  }
}
