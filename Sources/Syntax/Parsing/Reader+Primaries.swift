// primary = INT | DECIMAL | STRING | SIZE | DURATION | COLOUR | "true" | "false" | "nil" | NAME | "." NAME
//         | "(" expr ")" | "[" [expr {"," expr}] "]" | "traits" "{" [NAME "in"] sets "}"
extension Reader {
  /// A literal, a name, or something in brackets.
  mutating func primary() throws(Interruption) -> Expression {
    height = 0
    if check(.end), let notes, !notes.wantsMore { notes.expectValue() }
    let range = token.range
    switch token.kind {
    case .name: return try name()
    case .integer:
      guard token.payload <= UInt64(Int.max) else { throw problem(.integerTooLarge(text(range)), range) }
      let value = Int(token.payload)
      advance()
      return Expression(.integer(value), range)
    case .string, .text: return try string()
    case .decimal, .size, .duration, .color:
      let literal = measure()
      advance()
      return Expression(literal, range)
    case .dot: return try implicitCase()
    case .leftParen: return try parenthesized()
    case .leftBracket: return try list()
    case .dollar where isFirstParameter: return Expression(.name(firstParameter()), range)
    default: throw unexpected([.value])
    }
  }

  private mutating func name() throws(Interruption) -> Expression {
    let (name, range) = (token.name, token.range)
    advance()
    switch name.word {
    case .true: return Expression(.boolean(true), range)
    case .false: return Expression(.boolean(false), range)
    case .nil: return Expression(.nothing, range)
    case .traits where check(.leftBrace) && bracesAllowed:
      notes?.words.append(range)
      let changes = try sets(isClosure: true)
      height += 1
      return Expression(.traits(changes), SourceRange(range.start, previousEnd))
    case .cost where check(.leftBrace) && bracesAllowed && form?.isDefinition != true:
      throw costInExpression(range)
    case .traitCollectionClass where isSwiftInitializer:
      throw try initializer(range)
    case .registerForTraitChanges where check(.leftParen) && !token.hasBlankBefore:
      throw registration(of: "PLACE", range)
    default: return Expression(.name(name), range)
    }
  }

  /// Whether an initialiser of `UITraitCollection` with a closure stands next, which the language spells
  /// otherwise.
  private var isSwiftInitializer: Bool {
    mutating get {
      if check(.leftBrace) { return bracesAllowed }
      guard check(.leftParen), !token.hasBlankBefore else { return false }
      let next = peek()
      return next.kind == .rightParen || text(next.range) == "mutations"
    }
  }

  /// A literal that is not an integer, a string or a name.
  private func measure() -> Expression.Kind {
    switch token.kind {
    case .color: return .color(UInt32(truncatingIfNeeded: token.payload))
    case .decimal: return .decimal(number(token.range))
    case .size:
      let sign = token.start + Int(token.payload)
      return .size(
        width: number(SourceRange(token.start, sign)), height: number(SourceRange(sign + 1, token.end)))
    default:
      let unit = token.start + Int(token.payload)
      let value = number(SourceRange(token.start, unit))
      return .duration(token.end - unit == 2 ? value / 1000 : value)
    }
  }

  /// Digits with a point, and `_` between them, as a number.
  func number(_ range: SourceRange) -> Double {
    let digits = lexer.source[range.start..<range.end].filter { $0 != UInt8(ascii: "_") }
    return Double(String(decoding: digits, as: UTF8.self)) ?? .infinity
  }

  private mutating func implicitCase() throws(Interruption) -> Expression {
    let start = token.start
    advance()
    noteCase()
    guard check(.name), !token.hasBlankBefore else { throw unexpected([.name]) }
    let (name, end) = (token.name, token.end)
    advance()
    return Expression(.implicitCase(name), SourceRange(start, end))
  }

  /// Notes that a case may stand behind the point.
  private func noteCase() {
    guard check(.end), let notes else { return }
    notes.expect(notes.annotation.map { .annotatedCase($0) } ?? .implicitCase(of: notes.counterpart))
  }

  private mutating func parenthesized() throws(Interruption) -> Expression {
    let start = token.start
    let surroundings = try open(.parenthesis, linesMatter: false)
    var inner = try expression()
    try close(.parenthesis, surroundings)
    inner.range = SourceRange(start, previousEnd)
    return inner
  }

  private mutating func list() throws(Interruption) -> Expression {
    let start = token.start
    var highest = 0
    let surroundings = try open(.square, linesMatter: false)
    if let notes { (notes.counterpart, notes.annotation, notes.wholeStart) = (nil, nil, nil) }
    var elements: [Expression] = []
    while !check(.rightBracket) {
      elements.append(try expression())
      highest = max(highest, height)
      if !match(.comma) { break }
    }
    try close(.square, surroundings, or: elements.isEmpty ? [] : [.sign(",")])
    try rise(above: highest)
    return Expression(.list(elements), SourceRange(start, previousEnd))
  }
}
