// What stands in the braces of definitions and of an inspector.
extension Reader {
  /// `{ standard, pastel }`.
  mutating func cases() throws(Interruption) -> [Identifier] {
    guard check(.leftBrace) else { throw unexpected([.slot(.cases, .cases)]) }
    let surroundings = try open(.brace, linesMatter: false)
    var cases: [Identifier] = []
    while !check(.rightBrace) {
      try refuseSwiftMember(.enumCase)
      cases.append(try newName())
      if check(.assign) || check(.leftParen) { throw caseValue() }
      if !match(.comma) { break }
    }
    try close(.brace, surroundings, or: [cases.isEmpty ? .name : .sign(",")])
    return cases
  }

  /// `(sender, previous)`.
  mutating func parameters() throws(Interruption) -> [Identifier] {
    guard check(.leftParen) else { throw unexpected([.slot(.parameters, .parameters)]) }
    let surroundings = try open(.parenthesis, linesMatter: false)
    var parameters: [Identifier] = []
    while !check(.rightParen) {
      let parameter = try newName()
      guard parameters.count < 2 else { throw problem(.tooManyParameters, parameter.range) }
      parameters.append(parameter)
      if !match(.comma) { break }
    }
    try close(.parenthesis, surroundings, or: [parameters.isEmpty ? .name : .sign(",")])
    return parameters
  }

  /// `{ count = 0, label: String = ""; equal { left.count == right.count } }`.
  mutating func fields() throws(Interruption) -> [Field] {
    guard check(.leftBrace) else { throw unexpected([.slot(.fields, .fields)]) }
    let surroundings = try open(.brace, linesMatter: false)
    var fields: [Field] = []
    notes?.fields = []
    while !check(.rightBrace) {
      fields.append(try field())
      if let last = fields.last { notes?.fields.append(last) }
      let isSeparated = check(.comma) || check(.semicolon) || token.startsLine || previous == .rightBrace
      while check(.comma) || check(.semicolon) { advance() }
      if !isSeparated { break }
    }
    try close(.brace, surroundings, or: [fields.isEmpty ? .name : .sign(",")])
    return fields
  }

  private mutating func field() throws(Interruption) -> Field {
    if form == .defineStruct || form == .redefineStruct { note(.word(.equal)) }
    try refuseSwiftMember(.field)
    let name = try newName()
    if name.name.word == .equal, check(.leftBrace) {
      notes?.words.append(name.range)
      let surroundings = try open(.brace, linesMatter: true)
      skipSeparators()
      if check(.name), text(token.range) == "return", peek().kind.startsExpression {
        throw problem(.returnedEquality, token.range)
      }
      notes?.isComparing = true
      let equality = try expression()
      notes?.isComparing = false
      skipSeparators()
      if !check(.rightBrace), interruptionOfToken() == nil { throw problem(.oneExpression, token.range) }
      try close(.brace, surroundings)
      return .equality(equality, SourceRange(name.range.start, previousEnd))
    }
    var type: TypeReference?
    if match(.colon) {
      note(.slot(.type, .type))
      type = try self.type()
    }
    if check(.assign), let notes { (notes.counterpart, notes.annotation) = (nil, type) }
    let value = match(.assign) ? try expression() : nil
    if check(.leftBrace) { throw problem(.fieldBlock, token.range) }
    return .stored(name: name, type: type, value: value)
  }

  /// `{ name "theme"; identifier "com.example.theme"; affects color }`.
  mutating func traitItems() throws(Interruption) -> [TraitItem] {
    let word = Word.traits.spelling
    let before = SourceRange(max(previousEnd - word.utf8.count, 0), previousEnd)
    if check(.leftBrace), previous == .name, text(before) == word {
      throw problem(.collectionDefault, before)
    }
    return try items(of: [.name, .identifier, .affects, .accessors]) {
      (reader: inout Reader, word: Token) throws(Interruption) in
      switch word.word {
      case .name:
        return .name(try reader.plainString(), SourceRange(word.start, reader.previousEnd))
      case .identifier:
        return .identifier(try reader.plainString(), SourceRange(word.start, reader.previousEnd))
      case .affects:
        try reader.expectWord(.color)
        return .affectsColor(SourceRange(word.start, reader.previousEnd))
      case .accessors:
        try reader.expectWord(.none)
        return .noAccessors(SourceRange(word.start, reader.previousEnd))
      default: return nil
      }
    }
  }

  /// `{ columnWidth 200...300...400; interactiveDismissDisabled }`.
  mutating func inspectorItems() throws(Interruption) -> [InspectorItem] {
    let words: [Word] = [.columnWidth, .interactiveDismissDisabled]
    return try items(of: words) { (reader: inout Reader, word: Token) throws(Interruption) in
      switch word.word {
      case .columnWidth:
        let width = try reader.expression()
        return .columnWidth(width, SourceRange(word.start, reader.previousEnd))
      case .interactiveDismissDisabled:
        let isDisabled = reader.token.kind.isSeparator ? nil : try reader.expression()
        return .interactiveDismissDisabled(isDisabled, SourceRange(word.start, reader.previousEnd))
      default: return nil
      }
    }
  }

  /// Passes a word that must stand here.
  private mutating func expectWord(_ word: Word) throws(Interruption) {
    note(.word(word))
    guard token.isWord(word) else { throw unexpected([.word(word)]) }
    noteWord()
    advance()
  }

  /// Lines in braces that start with one of some words; other lines are left to `item`, which reads none by
  /// returning `nil`.
  ///
  /// A mistake in one of them does not hide the others.
  mutating func items<Item>(
    of words: [Word], orTraits: Bool = false, _ item: (inout Reader, Token) throws(Interruption) -> Item?
  ) throws(Interruption) -> [Item] {
    guard check(.leftBrace) else {
      throw unexpected([.slot(.items, .traitItems)])
    }
    let surroundings = try open(.brace, linesMatter: true)
    let isOpen = openings.count
    let outer = form
    form = nil
    defer { (form, lineWord) = (outer, nil) }
    var items: [Item] = []
    skipSeparators()
    while !check(.rightBrace) {
      if check(.end) {
        for word in words { note(.word(word)) }
        if orTraits { note(.traitKey(of: nil)) }
        throw .incomplete
      }
      let place = mark
      do throws(Interruption) {
        let word = token
        if let known = word.word, words.contains(known) {
          noteWord()
          advance()
          lineWord = known
        } else {
          lineWord = orTraits && check(.name) ? .any : nil
        }
        guard let item = try item(&self, word) else { throw unknownItem(words) }
        items.append(item)
        lineWord = nil
        guard token.kind.isSeparator || previous == .rightBrace else { throw unexpected([.end]) }
      } catch {
        if error == .incomplete { throw error }
        recover(from: place, openings: isOpen)
      }
      skipSeparators()
    }
    try close(.brace, surroundings)
    return items
  }

  private mutating func unknownItem(_ words: [Word]) -> Interruption {
    if let interruption = interruptionOfToken() { return interruption }
    let found = text(token.range)
    let nearest = nearest(to: found, among: words.lazy.map(\.spelling))
    return problem(.unknownItem(found, among: words, nearest: nearest), token.range)
  }
}
