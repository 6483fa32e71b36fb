// `func`, `init`, `deinit`, `subscript`.
extension Parser {
  /// Reads a function; its word is here.
  mutating func function(_ modifiers: Modifiers) throws(Failure) -> FunctionDeclaration {
    let word = current.word
    var declaration = FunctionDeclaration(
      kind: .function, modifiers: modifiers, name: name(current), parameters: [], result: nil, body: nil)
    advance()
    switch word {
    case .`init`:
      declaration.kind = .initializer(failable: false)
      if at(.question) || at(.not) {
        declaration.kind = .initializer(failable: true)
        advance()
      }
    case .deinit: declaration.kind = .deinitializer
    case .subscript: declaration.kind = .subscript
    default: try functionName(&declaration)
    }
    let outer = generics
    try genericParameters()
    if word != .deinit { declaration.parameters = try parameters() }
    _ = accept(.async)
    if at(.throws) || at(.rethrows) { advance() }
    if accept(.arrow) { declaration.result = try type() }
    try passConstraints()
    try functionBody(&declaration)
    generics = outer
    return declaration
  }

  private mutating func functionName(_ declaration: inout FunctionDeclaration) throws(Failure) {
    if current.kind == .sign,
      current.word?.precedence != nil || current.word?.isAssignment == true || at(.not)
    {
      declaration.kind = .operator
      guard peek().word == .leftParen || peek().word == .less else {
        throw notModelled("an operator of one's own is", "give it a name")
      }
      declaration.name = takeName()
      return
    }
    declaration.name = try expectName(
      "a name", current.kind == .name && !atEnd ? nil : "write `func NAME() { … }`")
  }

  private mutating func functionBody(_ declaration: inout FunctionDeclaration) throws(Failure) {
    let head = declaration
    if case .subscript = declaration.kind, goesOn(with: .leftBrace) {
      declaration.accessors = try accessors(.function(head))
      return
    }
    if context.isProtocol, !at(.leftBrace) { return }
    let isProtocol = context.isProtocol
    context.isProtocol = false
    declaration.body = try block(.function(head), "write `func NAME() { … }`")
    context.isProtocol = isProtocol
  }

  // MARK: Parameters

  /// Reads `(_ name: T, label name: T = default)`.
  private mutating func parameters() throws(Failure) -> [FunctionDeclaration.Parameter] {
    guard at(.leftParen), !atEnd else { throw unexpected("`(`", "write `func NAME(label name: TYPE) { … }`") }
    return try list { (parser: inout Parser) throws(Failure) in try parser.parameter() }
  }

  private mutating func parameter() throws(Failure) -> FunctionDeclaration.Parameter {
    passAttributes()
    let write = "a parameter is written `label name: TYPE`"
    guard current.kind == .name else { throw unexpected("a parameter", write) }
    let first = takeName(as: .name)
    var name = first
    if current.kind == .name { name = takeName(as: .name) }
    guard accept(.colon) else { throw unexpected("`:`", write) }
    let isInout = at(.inout)
    if isInout { advance() }
    let isAutoclosure = [1, 3].contains { peek($0 - 1).word == .at && text(peek($0)) == "autoclosure" }
    var type = try type()
    let isVariadic = accept(.closedRange)
    if isVariadic { type = TypeSyntax(.array(type), type.range) }
    let defaultValue = accept(.assign) ? try expression() : nil
    var parameter = FunctionDeclaration.Parameter(
      label: first.text == "_" ? nil : first, name: name, type: type, isInout: isInout,
      defaultValue: defaultValue)
    (parameter.isVariadic, parameter.isAutoclosure) = (isVariadic, isAutoclosure)
    return parameter
  }
}
