// sets = {sep} [set {sep set}] {sep}
// set  = [container "."] NAME "=" expr | [container] "[" expr "]" "=" expr
extension Reader {
  /// `{ theme = bold; [Width] = 3 }`.
  ///
  /// Where Swift has a closure it may be written as one: `{ mutableTraits in mutableTraits.theme = .bold }`,
  /// `{ $0.theme = .bold }`.
  mutating func sets(of base: Expression? = nil, isClosure: Bool = false) throws(Interruption) -> [Assignment]
  {
    var highest = 0
    var changes: [Assignment] = []
    guard check(.leftBrace) else { throw unexpected([.slot(.sets, .sets)]) }
    let surroundings = try open(.brace, linesMatter: true)
    let outer = (form, isInClosure)
    (form, isInClosure) = (nil, isClosure)
    defer { (form, isInClosure) = outer }
    skipSeparators()
    let parameter = isClosure ? closureParameter() : nil
    while !check(.rightBrace) {
      var change = try set(of: base, parameter)
      highest = max(highest, height)
      guard check(.assign) else { throw unexpected([.sign("=")]) }
      advance()
      skipLines()
      if let notes { (notes.counterpart, notes.annotation) = (change.key, nil) }
      note(.operandValue(of: change.key))
      change.value = try expression()
      changes.append(change)
      highest = max(highest, height)
      guard token.kind.isSeparator else { throw unexpected([.end, .sign("}")]) }
      skipSeparators()
    }
    try close(.brace, surroundings)
    height = highest
    return changes
  }

  /// Passes `mutableTraits in`, if it stands next, and the line end behind it.
  private mutating func closureParameter() -> Identifier? {
    guard check(.name), peek().isWord(.in) else { return nil }
    let parameter = Identifier(token.name, token.range)
    advance()
    noteWord()
    advance()
    skipSeparators()
    return parameter
  }

  /// The left of `=` in a block of traits, whose value comes later.
  private mutating func set(of base: Expression?, _ parameter: Identifier?) throws(Interruption) -> Assignment
  {
    var container = parameter?.name
    if let parameter {
      if check(.name), token.name != parameter.name { throw misnamed(parameter) }
      if check(.name) {
        advance()
        if check(.assign) {
          let name = text(parameter.range)
          throw problem(
            .swiftSpelling(name, write: "\(name).theme"),
            SourceRange(previousEnd - name.utf8.count, previousEnd))
        }
        guard check(.dot) || check(.leftBracket) else { throw unexpected([.sign("."), .sign("[")]) }
        if match(.dot) { note(.traitKey(of: base)) }
      }
    } else if isFirstParameter {
      container = firstParameter()
      if match(.dot) { note(.traitKey(of: base)) }
    } else {
      note(.traitKey(of: base))
    }
    let key = try setKey()
    return Assignment(container: container, key: key, value: key)
  }

  /// The trait on the left of `=` in a block of traits: its property, or its definition in brackets.
  private mutating func setKey() throws(Interruption) -> Expression {
    if check(.name) {
      let key = Expression(.name(token.name), token.range)
      advance()
      height = 0
      if check(.dot), !token.hasBlankBefore, peek().kind == .name {
        let range = SourceRange(key.range.start, peek().end)
        throw problem(.swiftSpelling(text(range), write: text(peek().range)), range)
      }
      return key
    }
    guard check(.leftBracket) else { throw unexpected([.name, .sign("}")]) }
    let surroundings = try open(.square, linesMatter: false)
    let key = try expression()
    try close(.square, surroundings)
    return key
  }

  /// What stands where the closure's parameter must: the trait alone, or another name before it.
  private mutating func misnamed(_ parameter: Identifier) -> Interruption {
    var (trait, range) = (text(token.range), token.range)
    advance()
    if check(.dot), peek().kind == .name {
      (trait, range) = (text(peek().range), SourceRange(range.start, peek().end))
    }
    return problem(.swiftSpelling(text(range), write: "\(text(parameter.range)).\(trait)"), range)
  }

  // MARK: `$0`

  /// Whether `$0` stands next, in a block that Swift writes as a closure.
  var isFirstParameter: Bool {
    check(.dollar) && isInClosure && token.end - token.start == 2
      && lexer.byte(token.start + 1) == UInt8(ascii: "0")
  }

  /// Passes `$0`, which is a name like another here.
  mutating func firstParameter() -> Name {
    let bytes = UnsafeBufferPointer(rebasing: lexer.source[token.start..<token.end])
    let name = lexer.names.pointee.name(for: bytes)
    advance()
    return name
  }
}
