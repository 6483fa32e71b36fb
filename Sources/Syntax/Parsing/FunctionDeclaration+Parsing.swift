extension Parser {
  func function(_ modifiers: Modifiers) throws(Failure) -> FunctionDeclaration {
    let word = current.word
    var declaration = FunctionDeclaration(
      kind: .function, modifiers: modifiers, name: name(current), parameters: [], result: nil, body: nil)
    advance()
    switch word {
    case .`init`: declaration.kind = .initializer(failable: accept(.question) || accept(.not))
    case .deinit: declaration.kind = .deinitializer
    case .subscript: declaration.kind = .subscript
    default: try functionName(&declaration)
    }
    let outer = (generics, bounds)
    defer { (generics, bounds) = outer }
    bounds = []
    let names = try genericParameters()
    if word != .deinit {
      guard continues(with: .leftParen) else {
        throw unexpected("`(`", "write `func NAME(label name: TYPE) { … }`")
      }
      declaration.parameters = try list(parameter)
    }
    declaration.isAsync = accept(.async)
    (declaration.isThrowing, declaration.isRethrowing) = (at(.throws), at(.rethrows))
    declaration.thrown = try effects()
    if accept(.arrow) { declaration.result = try type() }
    try constraints()
    declaration.generics = names.compactMap { generics[$0] }
    declaration.bounds = bounds
    let head = declaration
    if word == .subscript, continues(with: .leftBrace) {
      declaration.accessors = try accessors(.function(head))
    } else if context.type != .protocol || at(.leftBrace) {
      let isThrowing = counts.isThrowing
      declaration.body = try block(.function(head), "write `func NAME() { … }`")
      counts.isThrowing = isThrowing
    }
    return declaration
  }

  private func functionName(_ declaration: inout FunctionDeclaration) throws(Failure) {
    let isOperator = current.word?.precedence != nil || current.word?.isAssignment == true || at(.not)
    guard current.kind == .sign, isOperator else {
      declaration.name = try expectName("a name", "write `func NAME() { … }`")
      return
    }
    declaration.kind = .operator
    guard peek().word == .leftParen || peek().word == .less else {
      throw notModelled("an operator of one's own is", "give it a name")
    }
    declaration.name = takeName()
  }

  /// Reads `_ name: T`, `label name: T = default`.
  private func parameter() throws(Failure) -> FunctionDeclaration.Parameter {
    let attribute = skipAttributes()
    let write = "a parameter is written `label name: TYPE`"
    guard current.kind == .name else { throw unexpected("a parameter", write) }
    let first = takeName(as: .name)
    let name = current.kind == .name ? takeName(as: .name) : first
    guard accept(.colon) else { throw unexpected("`:`", write) }
    let isInout = accept(.inout)
    let ofType = at(.at) ? text(peek()) : nil
    let isAutoclosure = [1, 3].contains { peek($0 - 1).word == .at && text(peek($0)) == "autoclosure" }
    var parameter = FunctionDeclaration.Parameter(
      label: first.text == "_" ? nil : first, name: name, type: try type(), isInout: isInout)
    parameter.isVariadic = accept(.closedRange)
    if parameter.isVariadic { parameter.type = TypeSyntax(.array(parameter.type), parameter.type.range) }
    if accept(.assign) { parameter.defaultValue = try expression() }
    (parameter.isAutoclosure, parameter.attribute) = (isAutoclosure, attribute ?? ofType)
    return parameter
  }
}
