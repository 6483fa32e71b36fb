extension Parser {
  func type() throws(Failure) -> TypeSyntax {
    note(.type)
    let start = index
    return try deeper { () throws(Failure) in
      skipAttributes()
      var types = [try typeSuffixes(plainType(), from: start)]
      while accept(.ampersand) {
        if atEnd, nextLineContinues { context.start = index }
        types.append(try plainType())
      }
      return types.count == 1 ? types[0] : TypeSyntax(.composition(types), range(from: start))
    }
  }

  private func plainType() throws(Failure) -> TypeSyntax {
    let start = index
    switch current.word {
    case .inout:
      advance()
      return try type()
    case .opaque, .any:
      // `some` and `any` do not change what can be done with a value.
      if peek().kind == .name, !peek().startsLine { _ = takeName(as: .keyword) }
      return try namedType()
    case .leftParen: return try tupleOrFunction()
    case .leftBracket:
      return try brackets(orComma: false) { () throws(Failure) in
        let element = try type()
        let kind: TypeSyntax.Kind = accept(.colon) ? .dictionary(element, try type()) : .array(element)
        return TypeSyntax(kind, range(from: start))
      }
    default: return try namedType()
    }
  }

  private func namedType() throws(Failure) -> TypeSyntax {
    let start = index
    guard current.isName || at(.Self), !atEnd else {
      throw unexpected("a type", "such as `Int`, `[String]` or `AppTheme?`")
    }
    let isOfModule = Self.modules.contains(text(current)) && peek().word == .dot
    if isOfModule { advance(2) }
    var names: [Name] = []
    var arguments: [TypeSyntax] = []
    repeat {
      if !names.isEmpty { note(.type) }
      names.append(takeName(as: .type))
      // `UICollectionViewDiffableDataSource` may have its arguments in the next line.
      if touches(.less) || at(.less) && current.startsLine { arguments = try genericArguments() }
    } while peek().kind == .name && text(peek()) != "Type" && accept(.dot)
    names[0].isOfModule = isOfModule
    guard let bound = generics[names[0].text] else {
      return TypeSyntax(.named(names, arguments), range(from: start))
    }
    let range = range(from: start)
    if names.count == 1 { return TypeSyntax(bound.kind, range) }
    // `T.Value` is known when `T` is: at the call, and for a trait's definition also in its function.
    let any = TypeSyntax(.named([Name("Any", range)], []), range)
    guard names.count == 2, case .parameter(let name, let type) = bound.kind else { return any }
    let isTrait = type?.isNamed("UITraitDefinition") == true
    return TypeSyntax(.parameter("\(name).\(names[1].text)", isTrait ? nil : any), range)
  }

  /// Reads `<A, B>`.
  func genericArguments() throws(Failure) -> [TypeSyntax] {
    try deeper { () throws(Failure) in
      context.linesMatter = false
      advance()
      let types = try commas(type)
      guard accept(.greater) else { throw unexpected("`,` or `>`", "types stand between `<` and `>`") }
      return types
    }
  }

  /// Reads `?`, `!`, `.Type`.
  private func typeSuffixes(_ type: TypeSyntax, from start: Int) throws(Failure) -> TypeSyntax {
    var type = type
    while !current.blankBefore {
      switch current.word {
      case .question, .not, .coalesce:
        let isDouble = at(.coalesce)
        advance()
        type = TypeSyntax(.optional(type), range(from: start))
        if isDouble { type = TypeSyntax(.optional(type), range(from: start)) }
      case .dot where text(peek()) == "Type":
        advance(2)
        type = TypeSyntax(.metatype(type), range(from: start))
      default: return type
      }
      try link()
    }
    return type
  }

  /// Reads `()`, `(A)`, `(a: A, B)`, `(A, B) -> C`.
  private func tupleOrFunction() throws(Failure) -> TypeSyntax {
    let open = index
    let elements = try list { () throws(Failure) -> (label: Name?, type: TypeSyntax) in
      // In `(_ name: T)`, the label is the second name.
      if current.kind == .name, peek().kind == .name, peek(2).word == .colon { advance() }
      return (takeLabel(), try type())
    }
    try effects()
    if accept(.arrow) { return TypeSyntax(.function(elements.map(\.type), try type()), range(from: open)) }
    return TypeSyntax(elements.count == 1 ? elements[0].type.kind : .tuple(elements), range(from: open))
  }
}
