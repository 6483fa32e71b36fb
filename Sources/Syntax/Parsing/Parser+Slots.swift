// What fills the slots of the statements of the playground.
extension Parser {
  // MARK: Slots

  mutating func readList(
    _ slot: String, _ part: Part, then: ArraySlice<Part>, _ row: StatementSyntax,
    into verb: inout VerbStatement
  ) throws(Failure) {
    var elements: [VerbStatement.Slot] = []
    repeat {
      // What is filled already says what a value is to be like.
      var element = verb
      let start = index
      try read([part], then: then, row, into: &element)
      element = VerbStatement(
        head: "", headRange: SourceRange(lexemes[start].start, lexemes[start].start),
        slots: element.slots.filter { verb.slots[$0.key] == nil }, range: range(from: start))
      // A part of several slots makes a line of its own of each element.
      let only = element.slots.count == 1 ? element.slots.values.first : nil
      elements.append(only ?? .items([element], other: [], element.range))
    } while accept(.comma)
    verb.slots[slot] = .list(elements)
  }

  mutating func readSlot(
    _ part: Part, then: ArraySlice<Part>, _ row: StatementSyntax, into verb: inout VerbStatement
  ) throws(Failure) {
    noteSlot(part, verb)
    switch part {
    case .block(let slot):
      guard goesOn(with: .leftBrace) else { throw missing(part, row) }
      let written = verb
      verb.slots[slot] = .block(try block(.verb(written)))
    case .items(let slot, let rows, let others):
      guard goesOn(with: .leftBrace) else { throw missing(part, row) }
      try readItems(slot, rows, others, into: &verb)
    case _ where atEnd: throw missing(part, row)
    case .expression(let slot), .place(let slot), .value(let slot):
      verb.slots[slot] = .expression(try headValue(part, then: then, row))
    case .statement(let slot):
      try nest()
      verb.slots[slot] = .statement(try statement())
    default: try readWord(part, row, into: &verb)
    }
  }

  /// Reads a name, a type or what is taken as it is.
  private mutating func readWord(_ part: Part, _ row: StatementSyntax, into verb: inout VerbStatement)
    throws(Failure)
  {
    switch part {
    case .name(let slot, let words):
      let isKnown = words.isEmpty || words.contains(text(current))
      guard isKnown, current.isName || current.kind == .raw || !words.isEmpty else {
        throw missing(part, row)
      }
      verb.slots[slot] = .name(takeName(as: words.isEmpty ? nil : .verb))
    case .type(let slot):
      guard current.isName || at(.leftBracket) || at(.leftParen) || at(.Self) else {
        throw missing(part, row)
      }
      verb.slots[slot] = .type(try type())
    case .raw(let slot): verb.slots[slot] = .raw(rawWord())
    case .rawLine(let slot): verb.slots[slot] = .list(rawLine())
    default: break
    }
  }

  /// Reads an expression in a head; closures belong to it only where the part takes them.
  private mutating func headValue(
    _ part: Part, then: ArraySlice<Part>, _ row: StatementSyntax
  ) throws(Failure) -> Expression {
    let isBrace = at(.leftBrace) && !part.isValue
    guard startsExpression(index), !isBrace, !isNext(then) || current.kind == .sign else {
      throw missing(part, row)
    }
    let outer = context
    defer { context = outer }
    context.keepsAs = then.contains(where: \.isAs)
    if case .place = part {
      context.takesClosures = false
      return try prefixed()
    }
    if part.isValue {
      context.takesClosures = true
      if let row = verbRow(), row.hasValue { return try value() }
    } else {
      context.takesClosures = false
    }
    return try expression()
  }

  private mutating func noteSlot(_ part: Part, _ verb: VerbStatement) {
    guard index == cursor.watch || index + 1 == cursor.watch else { return }
    var expected = CompletionSite.Expected.slot(part)
    if previous?.word == .assign {
      for slot in verb.slots.values {
        if case .expression(let left) = slot { expected = .valueLike(left) }
      }
      for slot in verb.slots.values {
        if case .type(let type) = slot { expected = .valueOf(type) }
      }
    }
    if case .name = part {} else { cursor.hint = expected }
    guard isWatched else { return }
    switch part {
    case .type: if atEnd { cursor.note(.type) }
    case .statement: if atEnd { cursor.note(.statement) }
    default: cursor.note(expected)
    }
  }

  // MARK: Lines of a block

  /// `{ name "theme"; affects color }`: lines of given rows; others only where they may stand too.
  private mutating func readItems(
    _ slot: String, _ rows: [StatementSyntax], _ others: Bool, into verb: inout VerbStatement
  ) throws(Failure) {
    let written = verb
    let open = try openBlock()
    let isList = rows.contains { $0.head.isEmpty }
    let lines = try nested { (parser: inout Parser) throws(Failure) in
      parser.context = parser.inside(.leftBrace)
      let lines = try parser.sequence(.item(rows), commasSeparate: isList) {
        (parser: inout Parser) throws(Failure) in try parser.line(rows, others: others)
      }
      try parser.endBlock(open, .verb(written), lines)
      return lines
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
    verb.slots[slot] = .items(items, other: rest, range(from: open))
  }

  /// One line of such a block.
  private mutating func line(_ rows: [StatementSyntax], others: Bool) throws(Failure) -> Statement {
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
      // A misspelled word is told from a statement by what it is near to.
      let isUnknown = current.isName && verbRow() == nil && peek().kind != .sign && !peek().startsLine
      guard isUnknown, Spelling.suggestion(for: text(current), among: words) != nil else {
        return try statement()
      }
    }
    let known = words.enumerated().filter { !words[..<$0.offset].contains($0.element) }.map {
      "`\($0.element)`"
    }
    throw mistake(
      "nothing in this block starts with \(SyntaxProblem.quoted(text(foundRange)))",
      Spelling.suggestion(for: text(foundRange), among: words)
        ?? "known here: \(SyntaxProblem.list(known, "and"))")
  }

  /// Whether a head alone is a line, as a word that needs nothing behind it, or the sign that must follow it
  /// does.
  private func isTheWhole(_ row: StatementSyntax) -> Bool {
    let next = lexemes[min(index + row.head.count, lexemes.count - 1)]
    if case .word(let word)? = row.parts.first, next.word?.rawValue == word { return true }
    let endsThere =
      next.kind == .end || next.startsLine || next.word == .semicolon || next.word == .rightBrace
    return endsThere && row.parts.allSatisfy(\.mayBeMissing)
  }

  // MARK: Raw words

  /// Takes text as it is, up to a blank, `;` or the end of the line, or in quotes.
  private mutating func rawWord() -> Name {
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

  private mutating func rawLine() -> [VerbStatement.Slot] {
    var words: [VerbStatement.Slot] = []
    while !atEnd { words.append(.raw(rawWord())) }
    return words
  }
}

extension StatementSyntax.Part {
  /// Whether a closure belongs to what fills it.
  fileprivate var isValue: Bool {
    if case .value = self { true } else { false }
  }

  /// Whether it is the word `as`, or begins with it.
  fileprivate var isAs: Bool {
    switch self {
    case .word(let word): word == "as"
    case .optional(let parts): parts.first?.isAs ?? false
    default: false
    }
  }
}
