extension Parser {
  /// Whether the `{` here belongs to the expression before it.
  var startsClosure: Bool {
    // After a `)`, it may stand on the next line.
    guard !current.startsLine || previous?.word == .rightParen else { return false }
    guard context.takesClosures else { return isClosureInCondition }
    let next = peek().word
    guard next == .didSet || next == .willSet else { return true }
    return peek(2).word != .leftBrace && peek(2).word != .leftParen
  }

  /// In a condition, whether the `{` here opens a closure and not the body; as in Swift, the code after its `}` decides.
  private var isClosureInCondition: Bool {
    let isSwitch = peek().word == .case || peek().word == .default
    guard !isSwitch, current.match > index else { return false }
    let next = lexemes[current.match + 1]
    switch next.word {
    case .leftBrace, .comma, .where: return true
    case .dot, .leftParen, .leftBracket, .question, .not: return !next.startsLine
    case let word: return !next.startsLine && next.kind == .sign && word?.precedence != nil
    }
  }

  /// Reads the trailing closures of a call, the first without a label.
  func trailingClosures(of function: Expression) throws(Failure) -> [Argument] {
    guard at(.leftBrace), startsClosure else { return [] }
    var closures = [Argument(behind: try closure(of: function))]
    while current.kind == .name, current.word != .default, peek().word == .colon, peek(2).word == .leftBrace,
      !current.startsLine || nextLineContinues
    {
      let label = takeName(as: .name)
      advance()
      closures.append(Argument(behind: try closure(of: function), label: label))
    }
    return closures
  }

  /// Whether the `{` here opens a closure that names its parameters: `{ name in`.
  var hasClosureHead: Bool {
    var found = false
    attempt { () throws(Failure) in
      enter()
      skipAttributes()
      // The captures may contain closures. They are skipped here, so that they are not read twice.
      if at(.leftBracket) {
        guard current.match > index else { return false }
        index = current.match + 1
      }
      _ = try closureHead()
      found = true
      return false
    }
    return found
  }

  func closure(of function: Expression?) throws(Failure) -> Closure {
    let hasHead = hasClosureHead
    let outer = counts
    (counts.shorthands, counts.isThrowing) = (0, false)
    defer { (counts.shorthands, counts.isThrowing) = (outer.shorthands, outer.isThrowing) }
    var closure = Closure(Block(statements: [], range: current.range))
    let (statements, range) = try braces(
      of: .closure(closure, of: function),
      head: { () throws(Failure) in if hasHead { closure = try closureHead() } }, statement)
    closure.body = Block(statements: statements, range: range)
    (closure.shorthands, closure.isThrowing) = (counts.shorthands, counts.isThrowing)
    return closure
  }

  /// Reads the head of a closure before `in`, which may take several lines.
  private func closureHead() throws(Failure) -> Closure {
    try with({ $0.linesMatter = false }) { () throws(Failure) in
      var closure = Closure(Block(statements: [], range: current.range))
      skipAttributes()
      if at(.leftBracket) { closure.captures = try list(capture) }
      if at(.leftParen) {
        closure.parameters = try list(closureParameter)
      } else if current.isName, !at(.async) {
        closure.parameters = try commas { () throws(Failure) in
          Closure.Parameter(name: try expectName(), type: nil)
        }
      }
      closure.thrown = try effects()
      if accept(.arrow) { closure.result = try type() }
      try expect(.in, "a closure is written `{ name in … }`")
      return closure
    }
  }

  /// Reads an element of `[weak self, count = a.count]`.
  private func capture() throws(Failure) -> Closure.Capture {
    var specifier: Name?
    if at(.weak) || at(.unowned), peek().kind == .name || peek().word == .leftParen {
      specifier = takeName(as: .keyword)
      skipParentheses()
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
