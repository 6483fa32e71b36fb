extension Parser {
  /// Reads the value after `=` or `return`: a statement that has a value, or an expression.
  func value() throws(Failure) -> Expression {
    if let row = verbRow(), row.hasValue {
      let verb = try verb(row)
      return Expression(.verb(verb), verb.range)
    }
    return try with({ $0.takesClosures = true }, expression)
  }

  func expression() throws(Failure) -> Expression {
    let start = index
    let value = try binary(0)
    guard at(.question), current.blankBefore, !current.startsLine || nextLineContinues else { return value }
    return try deeper { () throws(Failure) in
      advance()
      let first = try expression()
      guard continues(with: .colon), accept(.colon) else {
        throw unexpected("`:`", "write `condition ? value : other`")
      }
      return Expression(.ternary(value, first, try expression()), range(from: start))
    }
  }

  /// Reads binary operators with at least the given precedence.
  private func binary(_ least: Int) throws(Failure) -> Expression {
    let start = index
    var left = try prefixed()
    while let (sign, precedence) = infix(), precedence >= least {
      var name = takeName()
      if sign == .greater, precedence == Word.shift.precedence {
        let second = takeName()
        name = Name(">>", name.range.union(second.range))
      }
      if isDoubled(sign) {
        throw mistake("Swift has no `\(name.text)\(name.text)`", "did you mean `\(name.text)= 1`?")
      }
      try link()
      switch sign {
      case .as, .is: left = try cast(left, sign, name, from: start)
      case .closedRange, .halfOpenRange:
        left = try rangeEnd(of: left, name, from: start)
        if at(.closedRange) || at(.halfOpenRange) {
          throw unexpected("the end of the range", "a range has two parts, and bounds have three")
        }
      default:
        hint(.valueLike(left))
        let right = try rightSide(sign == .coalesce ? precedence : precedence + 1)
        left = Expression(.binary(left, name, right), range(from: start))
        if precedence == 3, let (_, next) = infix(), next == 3 {
          throw unexpected("the end of the comparison", "join comparisons with `&&`")
        }
      }
    }
    return left
  }

  /// Whether the sign that was just read is the first of `i++`.
  private func isDoubled(_ sign: Word) -> Bool {
    guard [.plus, .minus].contains(sign), current.word == sign, !current.blankBefore else { return false }
    let next = peek()
    return next.startsLine || next.kind == .end || [.rightBrace, .rightParen].contains(next.word)
  }

  private func rightSide(_ least: Int) throws(Failure) -> Expression {
    try deeper { () throws(Failure) in try binary(least) }
  }

  /// The infix operator here, with its precedence.
  private func infix() -> (Word, Int)? {
    guard let word = current.word, let precedence = word.precedence else { return nil }
    if isBehindLineEnd(current), !(nextLineContinues && (peek().blankBefore || word == .as)) { return nil }
    switch word {
    case .minus, .plus, .ampersand:
      // With a blank before it and none after it, the sign belongs to the value after it.
      return current.blankBefore == (peek().blankBefore || peek().kind == .end) ? (word, precedence) : nil
    case .as where context.keepsAs: return nil
    case .greater where peek().word == .greater && !peek().blankBefore:
      return (word, Word.shift.precedence ?? 0)
    default: return (word, precedence)
    }
  }

  /// Reads `as T`, `as? T`, `as! T`, `is T`; the operator is already read.
  private func cast(_ value: Expression, _ word: Word, _ name: Name, from start: Int) throws(Failure)
    -> Expression
  {
    var name = name
    if word == .as, touches(.question) || touches(.not) {
      name = Name(name.text + text(current), name.range.union(current.range))
      advance()
    }
    return Expression(.cast(value, name, try type()), range(from: start))
  }

  /// Reads what follows a `...`: a second value, perhaps a third, or nothing.
  private func rangeEnd(of lower: Expression?, _ name: Name, from start: Int) throws(Failure) -> Expression {
    let middle = startsOperand ? try rightSide(7) : nil
    guard middle != nil, at(.closedRange), infix() != nil else {
      return Expression(.range(lower, name, middle), range(from: start))
    }
    let sign = takeName()
    let upper = startsOperand ? try rightSide(7) : nil
    guard lower != nil || upper != nil else { throw unexpected("a value", "write `...300...400`") }
    return Expression(.range(lower, sign, ideal: middle, upper), range(from: start))
  }

  private var startsOperand: Bool {
    startsExpression && !isBehindLineEnd(current) && !at(.leftBrace) && !at(.where)
  }

  var startsExpression: Bool {
    switch current.kind {
    case .name:
      return current.isName
        || [.self, .Self, .super, .true, .false, .nil, .if, .switch, .try].contains(current.word)
    case .integer, .decimal, .size, .duration, .color, .stringStart, .hashWord, .broken: return true
    case .sign:
      return [
        .leftParen, .leftBracket, .leftBrace, .dot, .minus, .not, .ampersand, .plus, .tilde, .backslash,
        .closedRange, .halfOpenRange,
      ].contains(current.word)
    default: return false
    }
  }

  func prefixed() throws(Failure) -> Expression {
    while at(.try) || at(.await) && [.name, .sign, .stringStart].contains(peek().kind) && !peek().startsLine {
      let start = index
      context.marks.insert(at(.try) ? .try : .await)
      if at(.await) { return try signed() }
      advance()
      guard touches(.question) || touches(.not) else {
        counts.isThrowing = true
        continue
      }
      let sign = "try" + text(current)
      advance()
      let name = Name(sign, range(from: start))
      // It covers all to its right.
      return try deeper { () throws(Failure) in
        Expression(.prefix(name, try expression()), range(from: start))
      }
    }
    // `unsafe` before a value only says that it is known to be unsafe.
    if text(current) == "unsafe", peek().kind == .name, !peek().startsLine { advance() }
    let start = index
    switch current.word {
    case .minus, .not, .ampersand, .plus, .tilde:
      if let literal = negativeLiteral() { return try postfix(literal, from: start) }
      return try signed()
    case .closedRange, .halfOpenRange:
      let name = takeName()
      // `[...]`: all elements.
      if at(.rightBracket) { return try rangeEnd(of: Expression(.integer(0), name.range), name, from: start) }
      guard startsOperand else {
        throw at(.rightBrace)
          ? mistake("`...` stands for code that was left out", at: name.range, "write what belongs there")
          : unexpected("a value", "write `...400`")
      }
      return try rangeEnd(of: nil, name, from: start)
    default: return try postfix(operand(), from: start)
    }
  }

  /// Reads `await` or a sign, with the value after it.
  private func signed() throws(Failure) -> Expression {
    let start = index
    return try deeper { () throws(Failure) in
      Expression(.prefix(takeName(), try prefixed()), range(from: start))
    }
  }

  /// Reads `-1` as one literal, so that the smallest integer can be written.
  private func negativeLiteral() -> Expression? {
    guard at(.minus), !peek().blankBefore, peek().kind == .integer || peek().kind == .decimal else {
      return nil
    }
    let range = SourceRange(current.start, peek().end)
    guard let literal = Expression.Kind.literal("-" + text(peek())) else { return nil }
    advance(2)
    return Expression(literal, range)
  }
}
