// Reads the slots of the playground's statements.
extension Parser {
  // MARK: Slots

  func readList(_ slot: String, _ part: Part, then: ArraySlice<Part>) throws(Failure) {
    // The slots that are filled already say what is expected of a value.
    let filled = verb.slots
    let elements = try commas { () throws(Failure) -> VerbStatement.Slot in
      let start = index
      try read([part], then: then)
      let slots = verb.slots.filter { filled[$0.key] == nil }
      verb.slots = filled
      if slots.count == 1, let only = slots.values.first { return only }
      // If a part has several slots, each element becomes a line of its own.
      let place = SourceRange(lexemes[start].start, lexemes[start].start)
      let line = VerbStatement(head: "", headRange: place, slots: slots, range: range(from: start))
      return .items([line], other: [], line.range)
    }
    verb.slots[slot] = .list(elements)
  }

  func readSlot(_ part: Part, then: ArraySlice<Part>) throws(Failure) {
    noteSlot(part)
    guard mayFill(part, then: then) else { throw missing(part) }
    switch part {
    case .block(let slot): verb.slots[slot] = .block(try block(.verb(verb)))
    case .items(let slot, let rows, let others): verb.slots[slot] = try items(rows, others)
    case .expression(let slot), .place(let slot), .value(let slot):
      verb.slots[slot] = .expression(try headValue(part, then: then))
    case .statement(let slot): verb.slots[slot] = .statement(try deeper(statement))
    case .name(let slot, let words): verb.slots[slot] = .name(takeName(as: words.isEmpty ? nil : .verb))
    case .type(let slot): verb.slots[slot] = .type(try type())
    case .raw(let slot): verb.slots[slot] = .name(rawWord())
    case .rawLine(let slot):
      var words: [VerbStatement.Slot] = []
      while !atEnd { words.append(.name(rawWord())) }
      verb.slots[slot] = .list(words)
    case .word, .optional, .choice, .list: break
    }
  }

  /// Whether the contents of a slot may begin here.
  private func mayFill(_ part: Part, then: ArraySlice<Part>) -> Bool {
    switch part {
    case .block, .items: return continues(with: .leftBrace)
    case _ where atEnd: return false
    case .expression, .place:
      return startsExpression && !at(.leftBrace) && (!isNext(then) || current.kind == .sign)
    case .value: return startsExpression && (!isNext(then) || current.kind == .sign)
    case .name(_, let words):
      return words.isEmpty ? current.isName || current.kind == .raw : words.contains(text(current))
    case .type: return current.isName || at(.leftBracket) || at(.leftParen) || at(.Self)
    default: return true
    }
  }

  /// Reads an expression in a head; closures belong to it only if the part allows them.
  private func headValue(_ part: Part, then: ArraySlice<Part>) throws(Failure) -> Expression {
    let keepsAs = Part.first(then) { if case .word("as") = $0 { true } else { false } }
    return try with({ $0.keepsAs = keepsAs }) { () throws(Failure) in
      switch part {
      case .value: try value()
      case .place: try with({ $0.takesClosures = false }, prefixed)
      default: try with({ $0.takesClosures = false }, expression)
      }
    }
  }

  private func noteSlot(_ part: Part) {
    guard index == cursor.watch || index + 1 == cursor.watch else { return }
    var expected = CompletionSite.Expected.slot(part)
    if previous?.word == .assign {
      for case .expression(let left) in verb.slots.values { expected = .valueLike(left) }
      for case .type(let type) in verb.slots.values { expected = .valueOf(type) }
    }
    if case .name = part {} else { cursor.hint = expected }
    guard isWatched else { return }
    switch part {
    case .type: if atEnd { note(.type) }
    case .statement: if atEnd { note(.statement) }
    default: note(expected)
    }
  }

  // MARK: Lines of a block

  /// `{ name "theme"; affects color }`: lines of the given rows; other statements only if `others` allows them.
  private func items(_ rows: [StatementSyntax], _ others: Bool) throws(Failure) -> VerbStatement.Slot {
    let isList = rows.contains { $0.head.isEmpty }
    let (lines, range) = try braces(.item(rows), of: .verb(verb), commasSeparate: isList) {
      () throws(Failure) in try line(rows, others: others)
    }
    var items: [VerbStatement] = []
    var rest: [Statement] = []
    for line in lines {
      if case .verb(let item) = line.kind, rows.contains(where: { $0.title == item.head }) {
        items.append(item)
      } else {
        rest.append(line)
      }
    }
    return .items(items, other: rest, range)
  }

  /// Reads one line of such a block.
  private func line(_ rows: [StatementSyntax], others: Bool) throws(Failure) -> Statement {
    let hasNames = others || rows.contains { $0.head.isEmpty }
    let headed = rows.filter { !$0.head.isEmpty }.sorted { $0.head.count > $1.head.count }
    var row = headed.first { row in
      hasHead(row) && (!hasNames || isVerb(index + row.head.count - 1, row) || isTheWhole(row))
    }
    if row == nil, !others { row = rows.first { $0.head.isEmpty } }
    if let row {
      let item = try verb(row)
      return Statement(.verb(item), item.range)
    }
    let words = headed.map { $0.head[0] }
    if others {
      // A misspelled word is told from a statement by a known word near it.
      let isUnknown = current.isName && verbRow() == nil && peek().kind != .sign && !peek().startsLine
      guard isUnknown, Spelling.suggestion(for: text(current), among: words) != nil else {
        return try statement()
      }
    }
    throw mistake(
      "nothing in this block starts with \(SyntaxProblem.quoted(text(foundRange)))",
      suggestion(for: text(foundRange), among: words, "known here:"))
  }

  /// Whether the row's head starts a line here: nothing has to follow the head, or the word or sign after it is the one that must follow.
  private func isTheWhole(_ row: StatementSyntax) -> Bool {
    let next = peek(row.head.count)
    if case .word(let word)? = row.parts.first, next.word?.rawValue == word { return true }
    return ends(before: next) && row.parts.allSatisfy(\.mayBeMissing)
  }

  // MARK: Raw words

  /// Takes text literally, up to a blank, `;` or the end of the line, or in quotes.
  private func rawWord() -> Name {
    let start = current.start
    var end = start
    if current.kind == .raw {
      end = current.end
    } else if current.kind == .stringStart, current.match > index {
      end = lexemes[current.match].end
    } else {
      while end < source.count, source[end] > UInt8(ascii: " "), source[end] != UInt8(ascii: ";") { end += 1 }
    }
    end = max(end, current.end)
    repeat {
      lexemes[index].role = .raw
      advance()
    } while current.kind != .end && current.start < end
    let isQuoted =
      end - start > 1 && source[start] == UInt8(ascii: "\"") && source[end - 1] == UInt8(ascii: "\"")
    let range = SourceRange(start, end)
    return Name(isQuoted ? text(SourceRange(start + 1, end - 1)) : text(range), range)
  }
}
