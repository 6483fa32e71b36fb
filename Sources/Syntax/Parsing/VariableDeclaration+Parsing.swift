extension Parser {
  /// Reads `let a = 1`, `var b: Int { … }`, `let (x, y) = pair`; `let` or `var` is here.
  func variable(_ modifiers: Modifiers, from start: Int) throws(Failure) -> Statement {
    let isConstant = at(.let)
    let word = isConstant ? "let" : "var"
    advance()
    let read = try commas { () throws(Failure) in
      // With a wrapper such as `@Environment`, the type may be left out.
      try at(.leftParen) ? tupleBindings(word) : [binding(word, isTyped: !modifiers.attributes.isEmpty)]
    }
    var bindings = Array(read.joined())
    // In `var a, b: Int` the type applies to all names.
    for place in bindings.indices.dropLast().reversed() where bindings[place].initial == nil {
      bindings[place].type = bindings[place].type ?? bindings[place + 1].type
    }
    let declaration = VariableDeclaration(modifiers: modifiers, isConstant: isConstant, bindings: bindings)
    return Statement(.variable(declaration), range(from: start))
  }

  private func binding(_ word: String, isTyped: Bool) throws(Failure) -> VariableDeclaration.Binding {
    let name = try expectName("a name", "write `\(word) NAME = VALUE`")
    var binding = VariableDeclaration.Binding(name: name, type: nil, initial: nil, accessors: nil)
    if accept(.colon) {
      guard !at(.assign) else { throw unexpected("a type", "write `\(word) NAME: TYPE = VALUE`") }
      // The type may stand on the next line.
      if atEnd, nextLineContinues, current.kind == .name { context.start = index }
      binding.type = try type()
    }
    if accept(.assign) {
      if let type = binding.type { hint(.valueOf(type)) }
      binding.initial = try value()
      // `let view: V = .init()` with a generic parameter `V` means `V()`.
      if case .parameter(let name, _)? = binding.type?.kind,
        case .call(let callee, let arguments)? = binding.initial?.kind,
        case .implicitMember(let member) = callee.kind, text(member.range) == "init"
      {
        let type = Expression.name(name, member.range)
        binding.initial = Expression(.call(type, arguments), callee.range)
      }
      // `let _ = count += 1`, as views write it.
      if name.text == "_", let target = binding.initial, current.word?.isAssignment == true {
        let assignment = Statement.Kind.assignment(target, takeName(), try value())
        let body = Block(statements: [Statement(assignment, target.range)], range: target.range)
        binding.initial = Expression(.closure(Closure(body)), target.range).called()
      }
    }
    if continues(with: .leftBrace) {
      binding.accessors = try accessors(.property(name, binding.type))
    } else if binding.type == nil, binding.initial == nil, !at(.comma), !isTyped || !atEnd {
      note(.word("="))
      throw unexpected("`=`", "write `\(word) NAME = VALUE`")
    }
    return binding
  }

  /// Reads `(x, y) = pair` as a hidden name for the pair, and names for its parts.
  private func tupleBindings(_ word: String) throws(Failure) -> [VariableDeclaration.Binding] {
    let open = index
    let places = try tupleNames()
    let names = places.map(\.name)
    let whole = Name(text(range(from: open)), range(from: open))
    let type = accept(.colon) ? try type() : nil
    if case .tuple(let types)? = type?.kind, types.count == names.count, !at(.assign) {
      // `let (r, g, b): (Int, Int, Int)`, which gets its values later.
      return zip(names, types).map {
        VariableDeclaration.Binding(name: $0, type: $1.type, initial: nil, accessors: nil)
      }
    }
    try expect(.assign, "write `\(word) (a, b) = VALUE`")
    let value = try value()
    if context.type != nil, case .tuple(let values) = value.kind, values.count == names.count {
      // In a type, each name becomes a property, since there is no place for the pair.
      return zip(names, values).map { VariableDeclaration.Binding($0, $1.value) }
    }
    let pair = VariableDeclaration.Binding(name: whole, type: type, initial: value, accessors: nil)
    let parts = places.filter { $0.name.text != "_" }.map { name, path in
      let part = path.reduce(Expression(.name(whole), whole.range)) { part, offset in
        Expression(.member(part, Name(String(offset), name.range)), name.range)
      }
      return VariableDeclaration.Binding(name: name, type: nil, initial: part, accessors: nil)
    }
    return [pair] + parts
  }

  /// Reads `(x, (y, z))`: the names, each with its path in the whole tuple.
  private func tupleNames() throws(Failure) -> [(name: Name, path: [Int])] {
    let parts = try list { () throws(Failure) in
      try at(.leftParen) ? tupleNames() : [(name: expectName(), path: [])]
    }
    return parts.enumerated().flatMap { offset, names in names.map { ($0.name, [offset] + $0.path) } }
  }

  /// Reads `{ e }`, `{ get { } set { } }`, `{ willSet { } didSet { } }`, `{ get set }`.
  func accessors(_ opener: CompletionSite.Scope.Opener) throws(Failure) -> Accessors {
    guard accessorWord(index + 1) != nil else {
      return Accessors(get: Accessors.Accessor(body: try block(opener)))
    }
    var accessors = Accessors()
    _ = try braces(.word("set"), of: opener, members: context.type) { () throws(Failure) in
      guard accessorWord(index) != nil else {
        throw unexpected(
          "`get`, `set`, `willSet`, `didSet` or `}`",
          "a property is written `var a: Int { get { … } set { … } }`")
      }
      while let place = accessorWord(index) {
        index = place
        lexemes[index].role = .keyword
        advance()
        var accessor = try accessor(opener)
        accessor.isNonmutating = lexemes[place - 1].word == .nonmutating
        accessor.isMutating = lexemes[place - 1].word == .mutating
        switch lexemes[place].word {
        case .get: accessors.get = accessor
        case .set: accessors.set = accessor
        case .willSet: accessors.willSet = accessor
        default: accessors.didSet = accessor
        }
      }
    }
    return accessors
  }

  /// The index of the accessor's word, for an accessor that starts at an index with attributes or `mutating`.
  private func accessorWord(_ start: Int) -> Int? {
    var place = start
    while place + 2 < lexemes.count {
      let next = lexemes[place + 1].word
      switch lexemes[place].word {
      case .at where next != nil || lexemes[place + 1].kind == .name:
        place += 2
        if lexemes[place].word == .leftParen, lexemes[place].match > place {
          place = lexemes[place].match + 1
        }
      case .mutating, .nonmutating: place += 1
      case .get, .set, .willSet, .didSet:
        let opens =
          next == .leftBrace || next == .leftParen && lexemes[place].word != .get || next == .throws
          || next == .async
        let alone: [Word?] = [.rightBrace, .set, .get, .mutating, .nonmutating]
        let isAlone = context.type == .protocol && alone.contains(next)
        return opens || isAlone ? place : nil
      default: return nil
      }
    }
    return nil
  }

  private func accessor(_ opener: CompletionSite.Scope.Opener) throws(Failure) -> Accessors.Accessor {
    var parameter: Name?
    try effects()
    if accept(.leftParen) {
      parameter = try expectName("a name", "write `set(value) { … }`")
      try expect(.rightParen)
    }
    let hasBody = context.type != .protocol || at(.leftBrace)
    return Accessors.Accessor(
      parameter: parameter,
      body: hasBody ? try block(opener) : Block(statements: [], range: current.range))
  }
}
