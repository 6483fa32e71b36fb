extension Reader {
  /// What fills a slot.
  mutating func content(of step: Grammar.Step) throws(Interruption) -> Operand.Content {
    switch step.slotKind {
    case .newName, .name: return .identifier(try newName(step.slot, step.slotKind))
    case .place: return .expression(try place())
    case .value: return try value(step.slot)
    case .size: return .expression(try expression())
    case .condition: return .expression(try condition())
    case .values: return try assigned()
    case .type: return .type(try type())
    case .block: return try blockOrIf(step.slot)
    case .sets: return .sets(try sets())
    case .cases: return .identifiers(try cases())
    case .fields: return .fields(try fields())
    case .traitItems: return .traitItems(try traitItems())
    case .imageItems: return .imageItems(try imageItems())
    case .inspectorItems: return .inspectorItems(try inspectorItems())
    case .parameters: return .identifiers(try parameters())
    case .keys, .names: return .identifiers(try keys(step.slot, step.slotKind))
    case .device: return .device(try device())
    case .text:
      let range = token.range
      return .text(try plainString(), range)
    case .rawWord: return try rawWord()
    case .rawWords: return try rawWords()
    case .statement: return .statement(try tail())
    }
  }

  /// A name that is introduced or referred to.
  mutating func newName(_ slot: Slot = .name, _ kind: SlotKind = .newName) throws(Interruption) -> Identifier
  {
    guard check(.name) else { throw unexpected([.slot(slot, kind)]) }
    let identifier = Identifier(token.name, token.range)
    advance()
    return identifier
  }

  mutating func place() throws(Interruption) -> Expression {
    guard check(.name) || check(.leftParen) else { throw unexpected([.slot(.place, .place)]) }
    let outer = bracesAllowed
    bracesAllowed = false
    defer { bracesAllowed = outer }
    return try postfix()
  }

  /// An expression; behind `let w =` also a `register` or a `cost`.
  private mutating func value(_ slot: Slot) throws(Interruption) -> Operand.Content {
    guard slot == .value, form == .letVariable || form == .varVariable, let word = statementWithValue() else {
      return .expression(try expression())
    }
    let outer = form
    defer { form = outer }
    noteWord()
    return .statement(try statement(of: word))
  }

  /// What is given to a place behind its `=`: expressions; also a `cost`, or a `register`, which only a `let` can hold.
  mutating func assigned() throws(Interruption) -> Operand.Content {
    guard let word = statementWithValue(), word == .cost || peek().kind == .name else {
      return .expressions(try expressions())
    }
    let outer = form
    defer { form = outer }
    noteWord()
    return .statement(try statement(of: word))
  }

  /// Whether somebody wants to know what may stand at the end.
  private var isCompleting: Bool { notes?.purpose == .completion }

  /// The word that starts a statement with a value, where it is not a name.
  private mutating func statementWithValue() -> Word? {
    switch token.word {
    case .register?:
      [.name, .leftParen].contains(peek().kind) || isCompleting && peek().kind == .end ? .register : nil
    case .cost?: peek().kind == .leftBrace || isCompleting && peek().kind == .end ? .cost : nil
    default: nil
    }
  }

  /// The statement that the word begins, inside another.
  private mutating func statement(of word: Word) throws(Interruption) -> Statement {
    let start = token.start
    let row = grammar.rows[grammar.heads[Int(word.rawValue)].lowerBound]
    var operands: [Operand] = []
    form = row.form
    advance()
    try follow(row.steps, slots: row.slots, &operands)
    return Statement(row.form, operands, SourceRange(start, previousEnd))
  }

  /// A block; behind `else` also another `if`.
  private mutating func blockOrIf(_ slot: Slot) throws(Interruption) -> Operand.Content {
    if slot == .otherwise { note(.word(.if)) }
    guard slot == .otherwise, token.isWord(.if) else { return .block(try block()) }
    let outer = form
    try enter()
    defer {
      form = outer
      recursion -= 1
    }
    let start = token.start
    let row = grammar.rows[grammar.heads[Int(Word.if.rawValue)].lowerBound]
    var operands: [Operand] = []
    noteWord()
    advance()
    try follow(row.steps, slots: row.slots, &operands)
    return .statement(Statement(row.form, operands, SourceRange(start, previousEnd)))
  }

  /// The statement behind `what if { … }`.
  private mutating func tail() throws(Interruption) -> Statement {
    try enter()
    defer { recursion -= 1 }
    return try statement()
  }

  mutating func type() throws(Interruption) -> TypeReference {
    var type: TypeReference
    let start = token.start
    if check(.leftBracket) {
      let surroundings = try open(.square, linesMatter: false)
      let element = try self.type()
      try close(.square, surroundings)
      type = .list(element, SourceRange(start, previousEnd))
    } else {
      guard check(.name) else { throw unexpected([.slot(.type, .type)]) }
      type = .named(typeName())
    }
    if check(.question), !token.hasBlankBefore {
      advance()
      type = .optional(type, SourceRange(start, previousEnd))
    }
    return type
  }

  /// A type's name, which stands next; that of one inside another has a dot: `UIImage.DynamicRange`.
  private mutating func typeName() -> Identifier {
    var identifier = Identifier(token.name, token.range)
    advance()
    while check(.dot), !token.hasBlankBefore, peek().kind == .name, !peek().hasBlankBefore {
      advance()
      let range = identifier.range.through(token.range)
      let bytes = UnsafeBufferPointer(rebasing: lexer.source[range.start..<range.end])
      identifier = Identifier(lexer.names.pointee.name(for: bytes), range)
      advance()
    }
    return identifier
  }

  /// `theme, horizontalSizeClass, Theme.self`; or names, `badge, header`.
  private mutating func keys(_ slot: Slot, _ kind: SlotKind) throws(Interruption) -> [Identifier] {
    var keys: [Identifier] = []
    repeat {
      skipLines()
      if previous == .comma { note(.slot(slot, kind)) }
      if kind == .keys, check(.leftBracket), keys.isEmpty {
        throw keysInBrackets()
      }
      keys.append(try newName(slot, kind))
      if kind == .keys, check(.dot), !token.hasBlankBefore, text(peek().range) == "self" {
        advance()
        advance()
      }
    } while match(.comma)
    return keys
  }

  /// `[Theme.self, Width.self]`, whose `[` stands next: the list has no brackets.
  private mutating func keysInBrackets() -> Interruption {
    let start = mark
    while !check(.end), !check(.rightBracket), !check(.leftBrace) { advance() }
    let (list, end) = (SourceRange(start.token.end, token.start), token.end)
    let isClosed = check(.rightBracket) && list.start < list.end && !text(list).contains("\n")
    goBack(to: start)
    guard isClosed else { return unexpected([.slot(.keys, .keys)]) }
    let keys = text(list)
    return problem(
      .swiftSpelling("for [\(keys)]", write: "for \(keys)"), SourceRange(start.token.start, end))
  }

  /// `mac 1200x800`, `iPhone16 portrait`.
  private mutating func device() throws(Interruption) -> DeviceReference {
    var device = DeviceReference(name: try newName(.device, .device), size: nil, orientation: nil)
    note(.orientation(of: device.name))
    if check(.size) { device.size = try primary() }
    if token.isWord(.portrait) || token.isWord(.landscape) {
      noteWord()
      device.orientation = Identifier(token.name, token.range)
      advance()
    }
    return device
  }

  /// Anything up to a blank, `;`, or in quotes.
  mutating func rawWord() throws(Interruption) -> Operand.Content {
    if check(.string) {
      let range = token.range
      return .text(try plainString(), range)
    }
    let start = token.start
    var end = start
    while end < lexer.source.count, lexer.source[end] > UInt8(ascii: " "),
      lexer.source[end] != UInt8(ascii: ";"),
      lexer.source[end] != UInt8(ascii: "\"")
    {
      guard let length = lexer.scalarLength(at: end) else {
        throw problem(.invalidUTF8(lexer.byte(end)), SourceRange(end, end + 1))
      }
      end += length
    }
    guard end > start else { throw unexpected([.slot(.topic, .rawWord)]) }
    lexer.position = end
    if end == lexer.source.count {
      lexer.touchedEnd = true
      notes?.expected = []
      notes?.expect(.slot(.topic, .rawWord))
      notes?.replacementStart = start
    }
    token.end = end
    token.kind = .name
    advance()
    return .text(text(SourceRange(start, end)), SourceRange(start, end))
  }
  /// Words up to the end of the statement, with single blanks between them.
  ///
  /// What is completed is the whole, so that `help what i` becomes `help what if`.
  mutating func rawWords() throws(Interruption) -> Operand.Content {
    let start = token.start
    var words: [String] = []
    repeat {
      if case .text(let word, _) = try rawWord() { words.append(word) }
    } while !token.kind.isSeparator
    if check(.end), let notes {
      notes.expected = [.slot(.topic, .rawWords)]
      notes.replacementStart = start
    }
    return .text(words.joined(separator: " "), SourceRange(start, previousEnd))
  }
}
