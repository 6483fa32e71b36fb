// Types.
extension Parser {
  mutating func type() throws(Failure) -> TypeSyntax {
    note(.type)
    let start = index
    let outer = context
    try nest()
    passAttributes()
    var type = try plainType()
    type = try typeSuffixes(type, from: start)
    // Of a composition the first protocol counts.
    while accept(.ampersand) { _ = try plainType() }
    context = outer
    return type
  }

  private mutating func plainType() throws(Failure) -> TypeSyntax {
    let start = index
    switch current.word {
    case .inout:
      advance()
      return TypeSyntax(.reference(try type()), range(from: start))
    case .opaque where peek().kind == .name && !peek().startsLine,
      .any where peek().kind == .name && !peek().startsLine:
      let word = takeName(as: .keyword)
      return TypeSyntax(.constrained(word, try plainNamed()), range(from: start))
    case .leftParen: return try tupleOrFunction()
    case .leftBracket: return try collectionType()
    default: return try plainNamed()
    }
  }

  private mutating func plainNamed() throws(Failure) -> TypeSyntax {
    let start = index
    guard current.isName || at(.Self), !atEnd else {
      throw unexpected("a type", "such as `Int`, `[String]` or `AppTheme?`")
    }
    var names = [takeName(as: .type)]
    var arguments: [TypeSyntax] = []
    if at(.less), !current.blankBefore { arguments = try genericArguments() }
    while at(.dot), peek().kind == .name, peek().text(in: self) != "Type" {
      advance()
      note(.type)
      names.append(takeName(as: .type))
      if at(.less), !current.blankBefore { arguments = try genericArguments() }
    }
    if let bound = generics[names[0].text] {
      let range = range(from: start)
      return names.count == 1
        ? TypeSyntax(bound.kind, range) : TypeSyntax(.named([Name("Any", range)], []), range)
    }
    return TypeSyntax(.named(names, arguments), range(from: start))
  }

  /// Reads `<A, B>`.
  mutating func genericArguments() throws(Failure) -> [TypeSyntax] {
    let outer = context
    try nest()
    context.linesMatter = false
    advance()
    var types = [try type()]
    while accept(.comma) { types.append(try type()) }
    guard accept(.greater) else { throw unexpected("`,` or `>`", "types stand between `<` and `>`") }
    context = outer
    return types
  }

  /// Reads `?`, `!`, `.Type`.
  private mutating func typeSuffixes(_ type: TypeSyntax, from start: Int) throws(Failure) -> TypeSyntax {
    var type = type
    while !current.blankBefore {
      switch current.word {
      case .question, .not, .coalesce:
        let isDouble = at(.coalesce)
        advance()
        type = TypeSyntax(.optional(type), range(from: start))
        if isDouble { type = TypeSyntax(.optional(type), range(from: start)) }
      case .dot where peek().text(in: self) == "Type":
        index += 2
        type = TypeSyntax(.metatype(type), range(from: start))
      default: return type
      }
      try link()
    }
    return type
  }

  /// Reads `()`, `(A)`, `(a: A, B)`, `(A, B) -> C`.
  private mutating func tupleOrFunction() throws(Failure) -> TypeSyntax {
    let open = index
    let elements = try list { (parser: inout Parser) throws(Failure) -> (label: Name?, type: TypeSyntax) in
      // In `(_ name: T)` the second name counts.
      if parser.current.kind == .name, parser.peek().kind == .name, parser.peek(2).word == .colon {
        parser.advance()
      }
      return (parser.takeLabel(), try parser.type())
    }
    _ = accept(.async)
    if at(.throws), peek().word == .arrow { advance() }
    if at(.arrow) {
      advance()
      return TypeSyntax(.function(elements.map(\.type), try type()), range(from: open))
    }
    if elements.count == 1 { return TypeSyntax(elements[0].type.kind, range(from: open)) }
    return TypeSyntax(.tuple(elements), range(from: open))
  }

  /// Reads `[A]`, `[A: B]`.
  private mutating func collectionType() throws(Failure) -> TypeSyntax {
    let open = index
    let outer = context
    context = inside(.leftBracket)
    advance()
    let element = try type()
    let value = accept(.colon) ? try type() : nil
    try close(open, orComma: false)
    context = outer
    return TypeSyntax(value.map { .dictionary(element, $0) } ?? .array(element), range(from: open))
  }
}

extension Lexeme {
  func text(in parser: borrowing Parser) -> String { parser.text(self) }
}
