// Expressions: operators and what they bind.
extension Parser {
  /// Reads what stands behind `=` and `return`: a statement that has a value, or an expression.
  mutating func value() throws(Failure) -> Expression {
    if let row = verbRow(), row.hasValue {
      let verb = try verb(row)
      return Expression(.verb(verb), verb.range)
    }
    let outer = context
    defer { context = outer }
    context.takesClosures = true
    return try expression()
  }

  mutating func expression() throws(Failure) -> Expression {
    let outerHeight = height
    height = 0
    let start = index
    var value = try binary(0)
    if at(.question), current.blankBefore, !current.startsLine || nextLineGoesOn || !context.linesMatter {
      let outer = context
      try nest()
      advance()
      let first = try expression()
      guard goesOn(with: .colon), accept(.colon) else {
        throw unexpected("`:`", "write `condition ? value : other`")
      }
      let second = try expression()
      context = outer
      try link()
      value = Expression(.ternary(value, first, second), range(from: start))
    }
    height = max(height, outerHeight)
    return value
  }

  // MARK: Operators

  /// Reads operators that bind at least so tightly.
  private mutating func binary(_ least: Int) throws(Failure) -> Expression {
    let start = index
    var left = try prefixed()
    while let (sign, precedence) = infix(), precedence >= least {
      var name = takeName()
      if sign == .greater, precedence == Word.shift.precedence {
        let second = takeName()
        name = Name(">>", name.range.union(second.range))
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

  private mutating func rightSide(_ least: Int) throws(Failure) -> Expression {
    let outer = context
    let outerHeight = height
    height = 0
    try nest()
    let right = try binary(least)
    context = outer
    height = max(height, outerHeight)
    return right
  }

  /// The infix operator here, with how tightly it binds.
  private func infix() -> (Word, Int)? {
    guard let word = current.word, let precedence = word.precedence else { return nil }
    if current.startsLine, context.linesMatter, !(nextLineGoesOn && peek().blankBefore) { return nil }
    switch word {
    case .minus, .plus, .ampersand:
      // With a blank before it and none behind it, it belongs to what follows.
      return isInfix(index) ? (word, precedence) : nil
    case .as where context.keepsAs: return nil
    case .greater where peek().word == .greater && !peek().blankBefore:
      return (word, Word.shift.precedence ?? 0)
    default: return (word, precedence)
    }
  }

  /// Whether a sign has blanks on both sides or on neither.
  private func isInfix(_ place: Int) -> Bool {
    let next = lexemes[min(place + 1, lexemes.count - 1)]
    return lexemes[place].blankBefore == (next.blankBefore || next.kind == .end)
  }

  /// `as T`, `as? T`, `as! T`, `is T`; the operator was read.
  private mutating func cast(_ value: Expression, _ word: Word, _ name: Name, from start: Int) throws(Failure)
    -> Expression
  {
    var name = name
    if word == .as, !current.blankBefore, at(.question) || at(.not) {
      name = Name(name.text + text(current), name.range.union(current.range))
      advance()
    }
    let type = try type()
    return Expression(.cast(value, name, type), range(from: start))
  }

  /// What follows the `...` behind a value: another, perhaps a third, or nothing.
  private mutating func rangeEnd(of lower: Expression?, _ name: Name, from start: Int) throws(Failure)
    -> Expression
  {
    guard startsOperand(index) else { return Expression(.range(lower, name, nil), range(from: start)) }
    let middle = try rightSide(7)
    guard at(.closedRange), infix() != nil else {
      return Expression(.range(lower, name, middle), range(from: start))
    }
    advance()
    let upper = startsOperand(index) ? try rightSide(7) : nil
    guard lower != nil || upper != nil else { throw unexpected("a value", "write `...300...400`") }
    return Expression(.bounds(lower, middle, upper), range(from: start))
  }

  private func startsOperand(_ place: Int) -> Bool {
    startsExpression(place) && !(lexemes[place].startsLine && context.linesMatter)
      && lexemes[place].word != .leftBrace && lexemes[place].word != .where
  }

  /// Whether a lexeme can start an expression.
  func startsExpression(_ place: Int) -> Bool {
    let lexeme = lexemes[place]
    switch lexeme.kind {
    case .name:
      guard lexeme.isName else {
        return [.self, .Self, .super, .true, .false, .nil, .if, .switch, .try].contains(lexeme.word)
      }
      return true
    case .integer, .decimal, .size, .duration, .color, .stringStart, .hashWord, .broken: return true
    case .sign:
      return [
        .leftParen, .leftBracket, .leftBrace, .dot, .minus, .not, .ampersand, .plus, .tilde, .backslash,
        .closedRange, .halfOpenRange,
      ].contains(lexeme.word)
    default: return false
    }
  }

  mutating func prefixed() throws(Failure) -> Expression {
    // What would be waited for is done at once.
    while at(.try) || at(.await) && (peek().kind == .name || peek().kind == .sign) && !peek().startsLine {
      let start = index
      advance()
      guard !current.blankBefore else { continue }
      if at(.question) {
        advance()
        let name = Name("try?", range(from: start))
        return Expression(.prefix(name, try prefixed()), range(from: start))
      }
      if at(.not) { advance() }
    }
    switch current.word {
    case .minus, .not, .ampersand, .plus, .tilde: return try prefixOperator()
    case .closedRange, .halfOpenRange:
      let start = index
      let name = takeName()
      guard startsOperand(index) else { throw unexpected("a value", "write `...400`") }
      return try rangeEnd(of: nil, name, from: start)
    default:
      let start = index
      return try postfix(operand(), from: start)
    }
  }

  private mutating func prefixOperator() throws(Failure) -> Expression {
    let start = index
    if let literal = negativeLiteral() { return try postfix(literal, from: start) }
    let outer = context
    try nest()
    let name = takeName()
    let value = try prefixed()
    context = outer
    return Expression(.prefix(name, value), range(from: start))
  }

  /// `-1`, which is one literal, so that the smallest integer can be written.
  private mutating func negativeLiteral() -> Expression? {
    guard at(.minus), !peek().blankBefore, peek().kind == .integer || peek().kind == .decimal else {
      return nil
    }
    let range = SourceRange(current.start, peek().end)
    let digits = text(peek()).filter { $0 != "_" }
    if peek().kind == .decimal, let number = Double("-" + digits) {
      index += 2
      return Expression(.double(number), range)
    }
    guard let number = Self.integer(digits, isNegative: true) else { return nil }
    index += 2
    return Expression(.integer(number), range)
  }
}
