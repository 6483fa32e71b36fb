// Patterns, and the conditions of `if`, `guard` and `while`.
extension Parser {
  /// Reads what a value is matched with; below a `let`, names are bound.
  mutating func pattern(binds: Bool = false) throws(Failure) -> Pattern {
    let start = index
    let outer = context
    try nest()
    var pattern = try plainPattern(binds: binds)
    if at(.question), !current.blankBefore {
      advance()
      pattern = Pattern(.optional(pattern), range(from: start))
    }
    if binds, at(.as) {
      advance()
      pattern = Pattern(.asType(pattern, try type()), range(from: start))
    }
    context = outer
    return pattern
  }

  private mutating func plainPattern(binds: Bool) throws(Failure) -> Pattern {
    let start = index
    switch current.word {
    case .let, .var:
      advance()
      return try pattern(binds: true)
    case .is:
      advance()
      return Pattern(.isType(try type()), range(from: start))
    case .leftParen:
      return Pattern(.tuple(try patterns(binds: binds).map(\.pattern)), range(from: start))
    default: break
    }
    if current.isName, text(current) == "_" {
      advance()
      return Pattern(.anything, range(from: start))
    }
    if let reference = try caseReference() {
      return Pattern(.enumCase(reference, try patterns(binds: binds)), range(from: start))
    }
    if binds, current.isName, peek().word != .dot {
      let name = takeName()
      return Pattern(.binding(name), range(from: start))
    }
    let value = try expression()
    // `.some(let x)?` and the like need no more; `x?` was read as a chain.
    if case .optionalChain(let inner) = value.kind {
      return Pattern(.optional(Pattern(.expression(inner), inner.range)), value.range)
    }
    return Pattern(.expression(value), value.range)
  }

  /// `.failure` or `Kind.failure` before `(`; nil where something else stands.
  private mutating func caseReference() throws(Failure) -> Expression? {
    var place = index
    if lexemes[place].word == .dot { place += 1 }
    while lexemes[place].kind == .name, place + 2 < lexemes.count, lexemes[place + 1].word == .dot,
      lexemes[place + 2].kind == .name
    { place += 2 }
    guard lexemes[place].kind == .name, place + 1 < lexemes.count, lexemes[place + 1].word == .leftParen,
      !lexemes[place + 1].blankBefore
    else { return nil }
    let start = index
    note(.implicitMember(.value))
    var reference: Expression
    if accept(.dot) {
      let name = takeName(as: .name)
      reference = Expression(.implicitMember(name), range(from: start))
    } else {
      let name = takeName()
      reference = Expression(.name(name), name.range)
    }
    while accept(.dot) {
      let name = takeName(as: .name)
      reference = Expression(.member(reference, name), range(from: start))
    }
    return reference
  }

  /// Reads `(let a, b: c)`.
  private mutating func patterns(binds: Bool) throws(Failure) -> [(label: Name?, pattern: Pattern)] {
    try list { (parser: inout Parser) throws(Failure) in
      (parser.takeLabel(), try parser.pattern(binds: binds))
    }
  }

  // MARK: Conditions

  /// Reads conditions up to the `{` or `else` behind them.
  mutating func conditions() throws(Failure) -> [Condition] {
    let outer = context
    context.takesClosures = false
    var conditions = [try condition()]
    while accept(.comma) { conditions.append(try condition()) }
    if at(.assign) { throw givesNothing }
    context = outer
    return conditions
  }

  private mutating func condition() throws(Failure) -> Condition {
    switch current.word {
    case .let, .var:
      let isConstant = at(.let)
      advance()
      guard current.isName || at(.self) else {
        throw unexpected("a name", "write `if let name = value { … }`")
      }
      let name = takeName()
      let type = accept(.colon) ? try type() : nil
      return .binding(name, isConstant: isConstant, type, accept(.assign) ? try expression() : nil)
    case .case:
      advance()
      let pattern = try pattern()
      try expect(.assign, "write `if case .dark = value { … }`")
      return .pattern(pattern, try expression())
    default:
      if current.kind == .hashWord, ["#available", "#unavailable"].contains(text(current)) {
        return try available()
      }
      return .expression(try expression())
    }
  }

  /// Reads `#available(iOS 17, *)`.
  private mutating func available() throws(Failure) -> Condition {
    let start = index
    let negated = text(current) == "#unavailable"
    advance()
    let open = index
    let outer = context
    let write = "write `#available(iOS 17, *)`"
    guard at(.leftParen) else { throw unexpected("`(`", write) }
    context = inside(.leftParen)
    advance()
    var versions: [(platform: Name, version: Double)] = []
    repeat {
      if accept(.times) { continue }
      guard current.isName else { throw unexpected("a platform", write) }
      let platform = takeName()
      guard current.kind == .integer || current.kind == .decimal, let version = Double(text(current)) else {
        throw unexpected("a version", write)
      }
      advance()
      // The third part of a version, `17.0.1`, decides nothing here.
      if at(.dot), peek().kind == .integer { index += 2 }
      versions.append((platform, version))
    } while accept(.comma)
    try close(open)
    context = outer
    return .available(versions, negated: negated, range(from: start))
  }
}
