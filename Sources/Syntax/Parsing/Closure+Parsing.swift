// Closures.
extension Parser {
  /// Whether the `{` here belongs to the expression before it.
  var startsClosure: Bool {
    // Behind `)` it may stand on the next line.
    guard context.takesClosures, !current.startsLine || previous?.word == .rightParen else { return false }
    let next = peek().word
    guard next == .didSet || next == .willSet else { return true }
    return peek(2).word != .leftBrace && peek(2).word != .leftParen
  }

  /// Reads the closures behind a call, the first without a label.
  func trailingClosures(of function: Expression) throws(Failure) -> [TrailingClosure] {
    guard at(.leftBrace), startsClosure else { return [] }
    var closures = [TrailingClosure(closure: try closure(of: function))]
    while current.kind == .name, current.word != .default, peek().word == .colon, peek(2).word == .leftBrace,
      !current.startsLine || nextLineGoesOn
    {
      let label = takeName(as: .name)
      advance()
      closures.append(TrailingClosure(label: label, closure: try closure(of: function)))
    }
    return closures
  }

  /// What a closure begins with, found by looking ahead: the index of its `in`.
  var closureHeader: Int? {
    guard at(.leftBrace) else { return nil }
    var place = index + 1
    while lexemes[place].word == .at, lexeme(place + 1).kind == .name { place += 2 }
    if lexemes[place].word == .leftBracket {
      guard lexemes[place].match > place else { return nil }
      place = lexemes[place].match + 1
    }
    if lexemes[place].word == .leftParen {
      guard lexemes[place].match > place else { return nil }
      place = lexemes[place].match + 1
    } else {
      while lexemes[place].isName || lexemes[place].word == .comma, lexemes[place].word != .async {
        place += 1
      }
    }
    switch lexemes[place].word {
    case .in: return place
    case .arrow, .throws, .async:
      // The result, `throws` and `async` are short.
      let end = lexemes[place...].prefix(30).firstIndex { $0.word == .in || $0.word == .rightBrace }
      return end.flatMap { lexemes[$0].word == .in ? $0 : nil }
    default: return nil
    }
  }

  /// Reads a closure with its braces.
  func closure(of function: Expression?) throws(Failure) -> Closure {
    let header = closureHeader
    var closure = Closure(
      captures: [], parameters: nil, result: nil, body: Block(statements: [], range: current.range))
    let (statements, range) = try braces(
      of: .closure(closure, of: function),
      head: { () throws(Failure) in if let header { try closureHead(&closure, upTo: header) } }, statement)
    closure.body = Block(statements: statements, range: range)
    return closure
  }

  private func closureHead(_ closure: inout Closure, upTo header: Int) throws(Failure) {
    passAttributes()
    if at(.leftBracket) { closure.captures = try list(capture) }
    if at(.leftParen) {
      closure.parameters = try list(closureParameter)
    } else if index < header, current.isName, !at(.throws) {
      // They may stand on the line behind the brace.
      closure.parameters = try with(\.linesMatter, false) { () throws(Failure) in
        try commas { () throws(Failure) in Closure.Parameter(name: try expectName(), type: nil) }
      }
    }
    passEffects()
    if accept(.arrow) { closure.result = try type() }
    try expect(.in, "a closure is written `{ name in … }`")
  }

  /// Reads an element of `[weak self, count = a.count]`.
  private func capture() throws(Failure) -> Closure.Capture {
    var specifier: Name?
    if at(.weak) || at(.unowned), peek().kind == .name || peek().word == .leftParen {
      specifier = takeName(as: .keyword)
      passParentheses()
    }
    guard current.kind == .name else { throw unexpected("a name", "write `[weak self]`") }
    let name = takeName()
    return Closure.Capture(specifier: specifier, name: name, value: accept(.assign) ? try expression() : nil)
  }

  /// Reads an element of `(sender: Self, previous: UITraitCollection)`, `(a, b)`.
  private func closureParameter() throws(Failure) -> Closure.Parameter {
    guard current.isName || at(.self) else {
      throw unexpected("a name", "write `(view: UIView, previous) in`")
    }
    var name = takeName()
    if current.kind == .name { name = takeName(as: .name) }
    return Closure.Parameter(name: name, type: accept(.colon) ? try type() : nil)
  }
}
