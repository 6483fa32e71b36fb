// Expressions: operators, and the chains of members, calls and subscripts.
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
      let name = takeName()
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

  /// Whether a value may start here, on this line.
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
    while at(.try) {
      // Nothing throws here.
      advance()
      if !current.blankBefore, at(.question) || at(.not) { advance() }
    }
    switch current.word {
    case .minus, .not, .ampersand, .plus, .tilde: return try prefixOperator()
    case .closedRange, .halfOpenRange:
      let start = index
      let name = takeName()
      guard startsOperand(index) else { throw unexpected("a value", "write `...400`") }
      return try rangeEnd(of: nil, name, from: start)
    case .await where peek().kind == .name && !peek().startsLine: throw notModelled("concurrency is")
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

  // MARK: Chains

  /// Reads what follows a value directly: members, calls, subscripts, closures.
  private mutating func postfix(_ operand: Expression, from start: Int) throws(Failure) -> Expression {
    var value = operand
    while let next = try postfixLink(value, from: start) {
      try link()
      value = next
    }
    return value
  }

  /// What may follow a value directly.
  private enum Link {
    case member, call, `subscript`, closure, optional, forced, path, generic, modifying
  }

  /// The link that stands here. It is found apart, so that what goes deeper has small frames.
  private func link(behind value: Expression) -> Link? {
    let lexeme = current
    if lexeme.startsLine, context.linesMatter {
      let isLink =
        lexeme.word == .dot || lexeme.word == .question && peek().word == .dot && !peek().blankBefore
      guard isLink, nextLineGoesOn else { return nil }
    }
    switch lexeme.word {
    case .dot where !lexeme.blankBefore || lexeme.startsLine: return .member
    case .leftBrace: return value.takesClosure && startsClosure ? .closure : nil
    case .question where !lexeme.blankBefore || lexeme.startsLine && peek().word == .dot: return .optional
    case .modifying: return !lexeme.startsLine && peek().word == .leftBrace ? .modifying : nil
    default: break
    }
    guard !lexeme.blankBefore else { return nil }
    switch lexeme.word {
    case .leftParen: return .call
    case .leftBracket: return .subscript
    case .not: return .forced
    case .less: return hasGenericArguments && value.lastName?.text.first?.isUppercase == true ? .generic : nil
    case .slash:
      let isStep = !peek().blankBefore && (peek().kind == .name || peek().kind == .stringStart)
      return isStep && value.asPathStep != nil ? .path : nil
    default: return nil
    }
  }

  private mutating func postfixLink(_ value: Expression, from start: Int) throws(Failure) -> Expression? {
    guard let link = link(behind: value) else { return nil }
    switch link {
    case .member: return try member(of: value, from: start)
    case .call: return try call(value, from: start)
    case .subscript: return Expression(.subscript(value, try arguments(of: value)), range(from: start))
    case .closure: return try call(value, from: start)
    case .optional, .forced:
      advance()
      return Expression(link == .optional ? .optionalChain(value) : .forced(value), range(from: start))
    case .path: return try path(from: value, start: start)
    case .generic: return Expression(.generic(value, try genericArguments()), range(from: start))
    case .modifying:
      _ = takeName(as: .verb)
      return try modifying(value, from: start)
    }
  }

  /// `f(a) { b }`, or with the closures alone.
  private mutating func call(_ function: Expression, from start: Int) throws(Failure) -> Expression {
    let arguments = at(.leftParen) ? try arguments(of: function) : []
    let closures = try trailingClosures(of: function)
    return Expression(.call(function, arguments, trailing: closures), range(from: start))
  }

  /// `.name`, `.0`; the point is here.
  private mutating func member(of base: Expression, from start: Int) throws(Failure) -> Expression {
    advance()
    note(.member(of: base))
    guard current.kind == .name || current.kind == .integer, !current.startsLine || isWatched else {
      throw unexpected("a name", "a name starts with a letter or `_`")
    }
    let name = takeName(as: current.kind == .name ? .name : nil)
    return Expression(.member(base, name), range(from: start))
  }

  /// `settings/cell`, with the first step read.
  private mutating func path(from first: Expression, start: Int) throws(Failure) -> Expression {
    var steps = first.asPathStep.map { [$0] } ?? []
    while at(.slash), !current.blankBefore, !peek().blankBefore,
      peek().kind == .name || peek().kind == .stringStart
    {
      let base = steps.count == 1 ? first : Expression(.path(steps), range(from: start))
      advance()
      note(.step(of: base))
      try link()
      if current.kind == .stringStart {
        let quoted = try string()
        guard case .string(let parts) = quoted.kind, case .text(let text)? = parts.first ?? .text(""),
          parts.count < 2
        else { throw mistake("a step of a path is a plain text", at: quoted.range, "leave out the `\\( )`") }
        steps.append(PathStep(name: Name(text, quoted.range), isQuoted: true, index: nil))
      } else {
        steps.append(PathStep(name: takeName(as: .name), isQuoted: false, index: nil))
      }
      if at(.leftBracket), !current.blankBefore, peek().kind == .integer, peek(2).word == .rightBracket {
        steps[steps.count - 1].index = Int(text(peek()))
        index += 3
      }
    }
    return Expression(.path(steps), range(from: start))
  }

  /// Whether what follows the `<` here can only be types, up to a `>` that an expression cannot go on behind.
  private var hasGenericArguments: Bool {
    var open = 0
    for place in index..<min(index + 40, lexemes.count) {
      let lexeme = lexemes[place]
      switch lexeme.word {
      case .less: open += 1
      case .greater:
        open -= 1
        guard open == 0 else { continue }
        let next = lexemes[min(place + 1, lexemes.count - 1)]
        return !next.blankBefore && next.word == .leftParen || next.word == .dot || next.word == .rightParen
          || next.word == .comma || next.word == .rightBracket || next.word == .leftBrace
      case .comma, .dot, .question, .leftBracket, .rightBracket, .colon, .leftParen, .rightParen, .arrow,
        .coalesce, .ampersand:
        continue
      default: guard lexeme.kind == .name else { return false }
      }
    }
    return false
  }

  /// `{ … }` behind `modifying`.
  private mutating func modifying(_ base: Expression, from start: Int) throws(Failure) -> Expression {
    guard closureHeader == nil else {
      // With a parameter it is what Apple calls it.
      let name = Name("modifyingTraits", previous?.range ?? current.range)
      let closures = try trailingClosures(of: base)
      return Expression(
        .call(Expression(.member(base, name), base.range), [], trailing: closures), range(from: start))
    }
    let block = try block(.modifying(base))
    return Expression(.modifying(base, block), range(from: start))
  }
}

extension Expression {
  /// The last name in it, where it ends in one.
  var lastName: Name? {
    switch kind {
    case .name(let name), .implicitMember(let name), .member(_, let name): name
    default: nil
    }
  }

  /// Whether a closure may follow it.
  fileprivate var takesClosure: Bool {
    switch kind {
    case .name, .member, .implicitMember, .generic, .optionalChain: true
    case .call(_, _, let closures): closures.isEmpty
    default: false
    }
  }

  /// Itself as the first step of a path.
  fileprivate var asPathStep: PathStep? {
    switch kind {
    case .name(let name): PathStep(name: name, isQuoted: false, index: nil)
    case .subscript(let base, let arguments):
      if case .name(let name) = base.kind, arguments.count == 1,
        case .integer(let index) = arguments[0].value.kind
      {
        PathStep(name: name, isQuoted: false, index: index)
      } else {
        nil
      }
    default: nil
    }
  }
}
