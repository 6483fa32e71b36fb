// expr = or ["?" expr ":" expr]
// or   = and {"||" and} ;  and = cmp {"&&" cmp} ;  cmp = rng [("=="|"!="|"==="|"<"|"<="|">"|">=") rng]
// rng  = ["..."] sum {"..." sum} ["..."] ;  sum = prod {("+"|"-") prod} ;  prod = unary {("*"|"/"|"%") unary}
//
// Most expressions are one operand, so it is read first, and the methods below take their first operand as an
// argument.
extension Reader {
  /// How many parts of an expression may lie inside one another.
  ///
  /// Trees as deep as this are taken apart by recursion.
  static let highestExpression = 1000

  /// Any expression.
  mutating func expression() throws(Interruption) -> Expression {
    let first = check(.ellipsis) ? try bounds(from: nil) : try unary()
    guard token.kind.isInfix else { return first }
    return try conditional(first)
  }

  /// An expression to which no brace belongs, because a block follows.
  mutating func condition() throws(Interruption) -> Expression {
    let outer = bracesAllowed
    bracesAllowed = false
    defer { bracesAllowed = outer }
    return try expression()
  }

  private mutating func conditional(_ first: Expression) throws(Interruption) -> Expression {
    let (counterpart, annotation) = (notes?.counterpart, notes?.annotation)
    let condition = try or(first)
    if let notes { (notes.counterpart, notes.annotation) = (counterpart, annotation) }
    guard check(.question) else { return condition }
    let below = height
    try enter()
    defer { recursion -= 1 }
    advance()
    skipLines()
    let yes = try expression()
    let middle = max(below, height)
    try expect(.colon, .sign(":"))
    skipLines()
    let no = try expression()
    try rise(above: middle)
    return Expression(.conditional(condition, yes, no), condition.range.through(no.range))
  }

  private mutating func or(_ first: Expression) throws(Interruption) -> Expression {
    var left = try and(first)
    while check(.or) {
      left = try binary(.or, left) { (reader: inout Reader) throws(Interruption) in
        try reader.and(try reader.operand())
      }
    }
    return left
  }

  private mutating func and(_ first: Expression) throws(Interruption) -> Expression {
    var left = try cmp(first)
    while check(.and) {
      left = try binary(.and, left) { (reader: inout Reader) throws(Interruption) in
        try reader.cmp(try reader.operand())
      }
    }
    return left
  }

  private mutating func cmp(_ first: Expression) throws(Interruption) -> Expression {
    let left = try rng(first)
    guard let comparison = token.kind.comparison else { return left }
    return try binary(comparison, left) { (reader: inout Reader) throws(Interruption) in
      try reader.rng(try reader.operand())
    }
  }

  private mutating func rng(_ first: Expression) throws(Interruption) -> Expression {
    if case .bounds = first.kind { return first }
    let minimum = try sum(first)
    return check(.ellipsis) ? try bounds(from: minimum) : minimum
  }

  private mutating func sum(_ first: Expression) throws(Interruption) -> Expression {
    var left = try prod(first)
    while true {
      switch token.kind {
      case .plus: left = try binary(.plus, left, Reader.prodOperand)
      case .minus where isInfixMinus: left = try binary(.minus, left, Reader.prodOperand)
      default: return left
      }
    }
  }

  private static func prodOperand(_ reader: inout Reader) throws(Interruption) -> Expression {
    try reader.prod(try reader.unary())
  }

  private mutating func prod(_ first: Expression) throws(Interruption) -> Expression {
    var left = first
    while let factor = token.kind.factor {
      left = try binary(factor, left) { (reader: inout Reader) throws(Interruption) in try reader.unary() }
    }
    return left
  }

  /// The first operand behind an operator that binds less than `...`.
  private mutating func operand() throws(Interruption) -> Expression {
    check(.ellipsis) ? try bounds(from: nil) : try unary()
  }

  /// `-` stands between operands where it has blanks on both sides or on neither.
  var isInfixMinus: Bool { token.hasBlankBefore == lexer.isBlank(at: token.end) }

  /// An operator, which stands next, and its right side.
  private mutating func binary(
    _ sign: BinaryOperator, _ left: Expression,
    _ right: (inout Reader) throws(Interruption) -> Expression
  ) throws(Interruption) -> Expression {
    let below = height
    let range = token.range
    advance()
    skipLines()
    if let notes { noteOperand(of: sign, left, notes) }
    let operand = try right(&self)
    try rise(above: below)
    return Expression(.binary(sign, range, left, operand), left.range.through(operand.range))
  }

  /// Notes what may stand behind an operator: like its left side, where it compares or calculates.
  private func noteOperand(of sign: BinaryOperator, _ left: Expression, _ notes: ReadingNotes) {
    notes.wholeStart = nil
    notes.annotation = nil
    notes.counterpart = sign == .and || sign == .or ? nil : left
    if sign.isComparison { note(.operandValue(of: left)) }
  }

  /// What stands around `...`, the next token: `200...300...400`, `200...`, `...300...400`.
  private mutating func bounds(from minimum: Expression?) throws(Interruption) -> Expression {
    let start = minimum?.range.start ?? token.start
    var below = minimum == nil ? 0 : height
    var parts = [minimum]
    while parts.count < 3, match(.ellipsis) {
      guard token.kind.startsExpression, token.kind != .minus || !lexer.isBlank(at: token.end) else {
        parts.append(nil)
        break
      }
      parts.append(try sum(try unary()))
      below = max(below, height)
    }
    height = below
    try rise(above: below)
    let range = SourceRange(start, previousEnd)
    // Two bounds are the least and the most; with an open end, the last is the ideal.
    if parts.count == 2 {
      return Expression(.bounds(minimum: parts[0], ideal: nil, maximum: parts[1]), range)
    }
    return Expression(.bounds(minimum: parts[0], ideal: parts[1], maximum: parts[2]), range)
  }

  // MARK: How deep it is

  /// Notes that the expression just read lies beside one of height `below` inside another.
  @inline(__always)
  mutating func rise(above below: Int) throws(Interruption) {
    height = max(height, below) + 1
    if height > Self.highestExpression { throw tooLong(Self.highestExpression) }
  }

  /// Notes a call within a call that no bracket counts.
  mutating func enter() throws(Interruption) {
    recursion += 1
    if recursion > Incompleteness.deepestNesting { throw tooLong(Incompleteness.deepestNesting) }
  }

  private mutating func tooLong(_ limit: Int) -> Interruption {
    problem(.tooLong(limit: limit), token.range)
  }
}

extension Token.Kind {
  /// The comparison that it is.
  var comparison: BinaryOperator? {
    switch self {
    case .equal: .equal
    case .notEqual: .notEqual
    case .identical: .identical
    case .less: .less
    case .lessOrEqual: .lessOrEqual
    case .greater: .greater
    case .greaterOrEqual: .greaterOrEqual
    default: nil
    }
  }

  /// The operator of a product that it is.
  var factor: BinaryOperator? {
    switch self {
    case .times: .times
    case .slash: .divided
    case .percent: .remainder
    default: nil
    }
  }
}
