// unary   = ("-"|"!") unary | postfix
// postfix = primary { "." NAME | "(" [arg {"," arg}] ")" | "[" expr "]" | "/" NAME
//           | "modifying" "{" [NAME "in"] sets "}" }
extension Reader {
  /// An operand with what stands before it.
  mutating func unary() throws(Interruption) -> Expression {
    let sign: UnaryOperator
    switch token.kind {
    case .minus: sign = .minus
    case .not: sign = .not
    default: return try postfix()
    }
    let start = token.start
    let isGlued = !lexer.isBlank(at: token.end)
    try enter()
    defer { recursion -= 1 }
    advance()
    if sign == .minus, isGlued, let number = try negativeNumber(from: start) {
      return try postfix(of: number)
    }
    let operand = try unary()
    try rise(above: height)
    return Expression(.unary(sign, operand), SourceRange(start, operand.range.end))
  }

  /// A number directly behind a minus, which is part of it, so that the least `Int` can be written.
  private mutating func negativeNumber(from start: Int) throws(Interruption) -> Expression? {
    let range = SourceRange(start, token.end)
    switch token.kind {
    case .integer:
      let value = Int(truncatingIfNeeded: 0 &- token.payload)
      advance()
      height = 0
      return Expression(.integer(value), range)
    case .decimal:
      let value = number(token.range)
      advance()
      height = 0
      return Expression(.decimal(-value), range)
    default: return nil
    }
  }

  /// An operand with its members, calls, subscripts and steps.
  mutating func postfix() throws(Interruption) -> Expression {
    // By far the commonest operand: a name or a number, and nothing behind it.
    let first = try primary()
    switch token.kind {
    case .dot, .leftParen, .leftBracket, .slash, .name, .leftBrace: return try postfix(of: first)
    case .end where notes != nil && bracesAllowed && token.hasBlankBefore: return try postfix(of: first)
    default: return first
    }
  }

  private mutating func postfix(of first: Expression) throws(Interruption) -> Expression {
    var whole = first
    while true {
      note(.modifying(whole))
      switch token.kind {
      case .dot where !token.hasBlankBefore || token.startsLine: whole = try member(of: whole)
      case .leftParen where !token.hasBlankBefore: whole = try call(of: whole)
      case .leftBracket where !token.hasBlankBefore: whole = try element(of: whole)
      case .slash where isStep: whole = try step(from: whole)
      case .name where token.isWord(.modifying) && bracesAllowed && peek().kind == .leftBrace:
        noteWord()
        advance()
        whole = try modifying(whole)
      case .leftBrace where bracesAllowed && isSwiftClosure(of: whole): whole = try modifyingTraits(whole)
      default: return whole
      }
    }
  }

  /// `/` without blanks between two names is a step of a path.
  private var isStep: Bool {
    guard previous == .name, !token.hasBlankBefore else { return false }
    guard token.end < lexer.source.count else { return notes != nil }
    let next = lexer.source[token.end]
    return Lexer.isNameByte(next) && !(UInt8(ascii: "0")...UInt8(ascii: "9") ~= next) || next >= 0x80
  }

  private mutating func identifier() throws(Interruption) -> Identifier {
    guard check(.name) else { throw unexpected([.name]) }
    let identifier = Identifier(token.name, token.range)
    advance()
    return identifier
  }

  private mutating func member(of whole: Expression) throws(Interruption) -> Expression {
    advance()
    note(.member(of: whole))
    let name = try identifier()
    try rise(above: height)
    return Expression(.member(whole, name), whole.range.through(name.range))
  }

  private mutating func step(from whole: Expression) throws(Interruption) -> Expression {
    advance()
    note(.step(of: whole))
    let name = try identifier()
    try rise(above: height)
    return Expression(.step(whole, name), whole.range.through(name.range))
  }

  private mutating func element(of whole: Expression) throws(Interruption) -> Expression {
    let below = height
    let surroundings = try open(.square, linesMatter: false)
    note(.element(of: whole))
    let index = try expression()
    try close(.square, surroundings)
    try rise(above: below)
    return Expression(.element(whole, index), SourceRange(whole.range.start, previousEnd))
  }

  private mutating func call(of whole: Expression) throws(Interruption) -> Expression {
    if case .member(let base, let name) = whole.kind, name.name.word == .registerForTraitChanges {
      let subject = text(base.range)
      throw registration(of: subject == "self" || subject.utf8.count > 40 ? "PLACE" : subject, name.range)
    }
    var highest = height
    let surroundings = try open(.parenthesis, linesMatter: false)
    var arguments: [Argument] = []
    let (counterpart, annotation) = (notes?.counterpart, notes?.annotation)
    while !check(.rightParen) {
      if let notes { (notes.counterpart, notes.annotation, notes.wholeStart) = (nil, nil, nil) }
      note(.argument(of: whole, label: nil, after: arguments))
      var label: Identifier?
      if check(.name), peek().kind == .colon {
        label = Identifier(token.name, token.range)
        advance()
        advance()
        note(.argument(of: whole, label: label, after: arguments))
      }
      arguments.append(Argument(label: label, value: try expression()))
      highest = max(highest, height)
      if check(.assign), let last = arguments.last?.value { throw try assignedArgument(last, of: whole) }
      if !match(.comma) { break }
    }
    try close(.parenthesis, surroundings, or: arguments.isEmpty ? [] : [.sign(",")])
    if let notes { (notes.counterpart, notes.annotation) = (counterpart, annotation) }
    try rise(above: highest)
    return Expression(.call(whole, arguments), SourceRange(whole.range.start, previousEnd))
  }

  /// `=` behind an argument: overrides stand in a block, and a label has a colon.
  private mutating func assignedArgument(_ label: Expression, of whole: Expression) throws(Interruption)
    -> Interruption
  {
    guard case .name = label.kind else { return unexpected([.sign(","), .sign(")")]) }
    advance()
    let value = text(try expression().range)
    let ours =
      form == .override
      ? "override \(text(whole.range)) { \(text(label.range)) = \(value) }" : "\(text(label.range)): \(value)"
    return problem(
      .swiftSpelling("\(text(label.range)) = …", write: ours), SourceRange(label.range.start, previousEnd))
  }

  /// The block behind `modifying`.
  private mutating func modifying(_ whole: Expression) throws(Interruption) -> Expression {
    let below = height
    let changes = try sets(of: whole, isClosure: true)
    try rise(above: below)
    return Expression(.modifying(whole, changes), SourceRange(whole.range.start, previousEnd))
  }

  /// `phone.modifyingTraits { … }`: Apple's spelling of `phone modifying { … }`.
  private mutating func modifyingTraits(_ whole: Expression) throws(Interruption) -> Expression {
    guard case .member(let base, _) = whole.kind else { throw unexpected([.end]) }
    var modified = try modifying(base)
    modified.range.start = whole.range.start
    return modified
  }

  /// Whether Swift would take the brace that stands next for a closure.
  private mutating func isSwiftClosure(of whole: Expression) -> Bool {
    guard case .member(_, let name) = whole.kind else { return false }
    return name.name.word == .modifyingTraits
  }
}
