extension Parser {
  /// Reads a pattern; after a `let` or `var`, its names are bound.
  func pattern(binds: Word? = nil) throws(Failure) -> Pattern {
    let start = index
    return try deeper { () throws(Failure) in
      var pattern = try plainPattern(binds: binds)
      if touches(.question) {
        advance()
        pattern = Pattern(.optional(pattern), range(from: start))
      }
      return binds != nil && accept(.as) ? Pattern(.asType(pattern, try type()), range(from: start)) : pattern
    }
  }

  private func plainPattern(binds: Word?) throws(Failure) -> Pattern {
    let start = index
    if accept(.let) { return try pattern(binds: .let) }
    if accept(.var) { return try pattern(binds: .var) }
    if accept(.is) { return Pattern(.isType(try type()), range(from: start)) }
    if at(.leftParen) {
      let parts = try patterns(binds: binds).map(\.pattern)
      return parts.count == 1 ? parts[0] : Pattern(.tuple(parts), range(from: start))
    }
    if isText("_") {
      advance()
      let anything = Pattern(.anything, range(from: start))
      return accept(.as) ? Pattern(.asType(anything, try type()), range(from: start)) : anything
    }
    if let reference = try caseReference() {
      let found = Pattern(.enumCase(reference, try patterns(binds: binds)), range(from: start))
      // `case calendar.isDateInToday(date) || isNew:` is an expression.
      guard current.word?.precedence != nil && !at(.as) || touches(.dot) else { return found }
      index = start
    }
    if let binds, current.isName, peek().word != .dot {
      let name = takeName()
      return Pattern(.binding(name, isConstant: binds == .let), range(from: start))
    }
    let value = try expression()
    // `.some(let x)?` and the like were read above; `x?` was read as an optional chain.
    if case .optionalChain(let inner) = value.kind {
      return Pattern(.optional(Pattern(.expression(inner), inner.range)), value.range)
    }
    return Pattern(.expression(value), value.range)
  }

  /// Reads `.failure` or `Kind.failure` before a `(`; nil if something else stands here.
  private func caseReference() throws(Failure) -> Expression? {
    var place = at(.dot) ? index + 1 : index
    while lexeme(place).kind == .name, lexeme(place + 1).word == .dot, lexeme(place + 2).kind == .name {
      place += 2
    }
    let next = lexeme(place + 1)
    guard lexeme(place).kind == .name, next.word == .leftParen, !next.blankBefore || at(.dot) else {
      return nil
    }
    let start = index
    note(.implicitMember(.value))
    let isImplicit = accept(.dot)
    let name = takeName(as: isImplicit ? .name : nil)
    var reference = Expression(isImplicit ? .implicitMember(name) : .name(name), range(from: start))
    while accept(.dot) { reference = Expression(.member(reference, takeName(as: .name)), range(from: start)) }
    return reference
  }

  /// Reads `(let a, b: c)`.
  private func patterns(binds: Word?) throws(Failure) -> [(label: Name?, pattern: Pattern)] {
    try list { () throws(Failure) in (takeLabel(), try pattern(binds: binds)) }
  }

  /// Reads conditions, up to the `{` or `else` after them.
  func conditions() throws(Failure) -> [Condition] {
    let conditions = try with({ $0.takesClosures = false }) { () throws(Failure) in try commas(condition) }
    if at(.assign) { throw givesNothing }
    return conditions
  }

  private func condition() throws(Failure) -> Condition {
    switch current.word {
    case .let, .var:
      let isConstant = at(.let)
      advance()
      if at(.leftParen) {
        // `if let (key, value) = pairs.first`
        let start = index
        let parts = Pattern(.tuple(try patterns(binds: .let).map(\.pattern)), range(from: start))
        try expect(.assign, "write `if let (a, b) = value { … }`")
        return .pattern(Pattern(.optional(parts), parts.range), try expression())
      }
      guard current.isName || at(.self) else {
        throw unexpected("a name", "write `if let name = value { … }`")
      }
      let (name, type) = (takeName(), accept(.colon) ? try type() : nil)
      return .binding(name, isConstant: isConstant, type, accept(.assign) ? try expression() : nil)
    case .case:
      advance()
      let pattern = try pattern()
      try expect(.assign, "write `if case .dark = value { … }`")
      return .pattern(pattern, try expression())
    default:
      let asksVersion = isText("#available") || isText("#unavailable")
      return asksVersion ? try available() : .expression(try expression())
    }
  }

  /// Reads `#available(iOS 17, *)`.
  private func available() throws(Failure) -> Condition {
    let start = index
    let negated = isText("#unavailable")
    advance()
    let write = "write `#available(iOS 17, *)`"
    guard at(.leftParen) else { throw unexpected("`(`", write) }
    let versions = try list { () throws(Failure) -> (platform: Name, version: Double)? in
      if accept(.times) { return nil }
      guard current.isName else { throw unexpected("a platform", write) }
      let platform = takeName()
      guard current.kind == .integer || current.kind == .decimal, let version = Double(text(current)) else {
        throw unexpected("a version", write)
      }
      advance()
      // The third part of a version, `17.0.1`, has no effect here.
      if at(.dot), peek().kind == .integer { advance(2) }
      return (platform, version)
    }
    return .available(versions.compactMap { $0 }, negated: negated, range(from: start))
  }
}
