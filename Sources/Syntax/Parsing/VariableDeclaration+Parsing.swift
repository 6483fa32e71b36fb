// Variables, and the accessors of computed properties.
extension Parser {
  /// `let a = 1`, `var b: Int { … }`, `let (x, y) = pair`; its word is here.
  mutating func variable(_ modifiers: Modifiers, from start: Int) throws(Failure) -> Statement {
    let isConstant = at(.let)
    let word = isConstant ? "let" : "var"
    advance()
    var bindings: [VariableDeclaration.Binding] = []
    repeat {
      if at(.leftParen) {
        bindings += try tupleBindings(word)
      } else {
        // A wrapper such as `@Environment` knows the type.
        bindings.append(try binding(word, isTyped: !modifiers.attributes.isEmpty))
      }
    } while accept(.comma)
    // In `var a, b: Int` the type is that of all.
    for place in bindings.indices.dropLast().reversed() where bindings[place].initial == nil {
      bindings[place].type = bindings[place].type ?? bindings[place + 1].type
    }
    let declaration = VariableDeclaration(modifiers: modifiers, isConstant: isConstant, bindings: bindings)
    return Statement(.variable(declaration), range(from: start))
  }

  private mutating func binding(_ word: String, isTyped: Bool) throws(Failure) -> VariableDeclaration.Binding
  {
    let name = try expectName(
      "a name", current.kind == .name && !atEnd ? nil : "write `\(word) NAME = VALUE`")
    var binding = VariableDeclaration.Binding(name: name, type: nil, initial: nil, accessors: nil)
    if accept(.colon) {
      guard !at(.assign) else { throw unexpected("a type", "write `\(word) NAME: TYPE = VALUE`") }
      binding.type = try type()
    }
    if accept(.assign) {
      if let type = binding.type { hint(.valueOf(type)) }
      binding.initial = try value()
    }
    if goesOn(with: .leftBrace) {
      binding.accessors = try accessors(.property(name, binding.type))
    } else if binding.type == nil, binding.initial == nil, !at(.comma), !isTyped || !atEnd {
      note(.word("="))
      throw unexpected("`=`", "write `\(word) NAME = VALUE`")
    }
    return binding
  }

  /// `(x, y) = pair`, as a hidden name for the pair and its parts.
  private mutating func tupleBindings(_ word: String) throws(Failure) -> [VariableDeclaration.Binding] {
    let open = index
    let names = try list { (parser: inout Parser) throws(Failure) in try parser.expectName() }
    let whole = Name(text(range(from: open)), range(from: open))
    let type = accept(.colon) ? try type() : nil
    try expect(.assign, "write `\(word) (a, b) = VALUE`")
    let pair = VariableDeclaration.Binding(name: whole, type: type, initial: try value(), accessors: nil)
    let parts = names.enumerated().filter { $0.element.text != "_" }.map { offset, name in
      let part = Expression(
        .member(Expression(.name(whole), whole.range), Name(String(offset), name.range)), name.range)
      return VariableDeclaration.Binding(name: name, type: nil, initial: part, accessors: nil)
    }
    return [pair] + parts
  }

  // MARK: Accessors

  /// Reads `{ e }`, `{ get { } set { } }`, `{ willSet { } didSet { } }`, `{ get set }`.
  mutating func accessors(_ opener: CompletionSite.Scope.Opener) throws(Failure) -> Accessors {
    guard accessorWord(index + 1) != nil else {
      let body = try block(opener)
      return Accessors(get: Accessors.Accessor(parameter: nil, body: body))
    }
    let open = try openBlock()
    let outer = context
    try nest()
    context = inside(.leftBrace)
    context.isProtocol = outer.isProtocol
    var accessors = Accessors()
    while let place = accessorWord(index) {
      index = place
      let word = current.word
      lexemes[index].role = .keyword
      advance()
      let accessor = try accessor(opener)
      switch word {
      case .get: accessors.get = accessor
      case .set: accessors.set = accessor
      case .willSet: accessors.willSet = accessor
      default: accessors.didSet = accessor
      }
      _ = accept(.semicolon)
    }
    guard at(.rightBrace) || current.kind == .end else {
      throw unexpected(
        "`get`, `set`, `willSet`, `didSet` or `}`",
        "a property is written `var a: Int { get { … } set { … } }`")
    }
    try endBlock(open, opener, [])
    context = outer
    return accessors
  }

  /// The index of the word of an accessor that starts at an index, behind attributes and `mutating`.
  private func accessorWord(_ start: Int) -> Int? {
    var place = start
    while place + 2 < lexemes.count {
      switch lexemes[place].word {
      case .at: place += 2
      case .mutating, .nonmutating: place += 1
      case .get, .set, .willSet, .didSet:
        let next = lexemes[place + 1]
        let opens = next.word == .leftBrace || next.word == .leftParen && lexemes[place].word != .get
        let isAlone =
          context.isProtocol && (next.word == .rightBrace || next.word == .set || next.word == .get)
        return opens || isAlone || next.word == .throws || next.word == .async ? place : nil
      default: return nil
      }
    }
    return nil
  }

  private mutating func accessor(_ opener: CompletionSite.Scope.Opener) throws(Failure) -> Accessors.Accessor
  {
    var parameter: Name?
    _ = accept(.async)
    _ = accept(.throws)
    if accept(.leftParen) {
      parameter = try expectName("a name", "write `set(value) { … }`")
      try expect(.rightParen)
    }
    guard context.isProtocol, !at(.leftBrace) else {
      return Accessors.Accessor(parameter: parameter, body: try block(opener))
    }
    return Accessors.Accessor(parameter: parameter, body: Block(statements: [], range: current.range))
  }
}
