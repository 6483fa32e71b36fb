import Syntax

extension Checker {
  /// `a + b`, `a == b`, `a && b`, `a ?? b`, `a within b` is `expect`'s.
  mutating func check(
    _ left: Expression, _ sign: Name, _ right: Expression, _ range: SourceRange, expecting expected: Type?
  ) throws(Problem) -> Checked {
    switch sign.text {
    case "&&", "||":
      let first = try check(left, expecting: .bool).code
      let second = try check(right, expecting: .bool).code
      let isAnd = sign.text == "&&"
      return Checked(.bool, range) { session throws(Problem) in
        guard case .bool(let value) = try first(&session) else { return .bool(false) }
        return value == isAnd ? try second(&session) : .bool(value)
      }
    case "??": return try coalesce(left, right, range, expecting: expected)
    case "==", "!=", "===", "!==":
      let (first, second) = try pair(left, right)
      return try equality(first, second, sign, range)
    case "<", "<=", ">", ">=":
      var (first, second) = try pair(left, right)
      if first.isForced { first = forced(first) }
      if second.isForced { second = forced(second) }
      return try order(first, second, sign, range)
    case "<<", ">>", "&", "|", "^":
      let (first, second) = (try check(left, expecting: .int), try check(right, expecting: .int))
      return try arithmetic(first, sign, second, range)
    case "+", "-", "*", "/", "%":
      let numbers = expected.flatMap { $0.wrapped == .double ? Type.double : nil }
      var (first, second) = (try checkOpen(left), try checkOpen(right))
      let areLiterals = first.literal != nil && second.literal != nil
      // A literal is a Double where the other side, or what is expected of two literals, is one.
      if first.type == .double || second.type == .double || (numbers != nil && areLiterals) {
        if first.type == .int, first.literal != nil { first = try checkOpen(left, expecting: .double) }
        if second.type == .int, second.literal != nil { second = try checkOpen(right, expecting: .double) }
      }
      if first.isForced { first = forced(first) }
      if second.isForced { second = forced(second) }
      return try arithmetic(first, sign, second, range)
    default: throw problem("there is no operator `\(sign.text)`", at: sign.range)
    }
  }

  /// Both sides of a comparison.
  ///
  /// A bare word, `.dark` or `nil` on one side takes its type from the other.
  package mutating func pair(_ left: Expression, _ right: Expression) throws(Problem) -> (Checked, Checked) {
    if takesTypeFromOutside(left), !takesTypeFromOutside(right) {
      let second = try checkOpen(right)
      return (try checkOpen(left, expecting: second.type), second)
    }
    let first = try checkOpen(left)
    return (first, try checkOpen(right, expecting: first.type == .nothing ? nil : first.type))
  }

  mutating func takesTypeFromOutside(_ expression: Expression) -> Bool {
    switch expression.kind {
    case .implicitMember, .nothing: true
    case .array(let elements): elements.isEmpty
    case .parenthesized(let inner): takesTypeFromOutside(inner)
    case .call(let callee, _, _): takesTypeFromOutside(callee) && !isName(callee)
    case .name(let name):
      !local(exists: name.text) && session.environments(named: name.text).isEmpty
        && selfType.map { session.member(name.text, of: $0) == nil } ?? true
        && type(called: name.text) == nil && session.definitions.colors[name.text] == nil
        && session.definitions.traitNames[name.text] == nil
        && !contexts.contains { $0.implicit.contains { session.member(name.text, of: $0.type) != nil } }
    default: false
    }
  }

  private func isName(_ expression: Expression) -> Bool {
    if case .name = expression.kind { true } else { false }
  }

  /// `==` of values of one type.
  private func equality(_ left: Checked, _ right: Checked, _ sign: Name, _ range: SourceRange) throws(Problem)
    -> Checked
  {
    try requireValue(left)
    try requireValue(right)
    let isComparable =
      fits(left.type, right.type) || fits(right.type, left.type)
      || fits(left.type.wrapped, right.type.wrapped)
      || fits(right.type.wrapped, left.type.wrapped)
      || (left.type.wrapped.isNumber && right.type.wrapped.isNumber)
      || comparesOtherwise(left.type.wrapped, right.type.wrapped)
    guard isComparable else {
      throw problem("\(named(left.type)) and \(named(right.type)) cannot be compared", at: range)
    }
    let (first, second, place) = (left.code, right.code, place(range))
    let isEqual = sign.text.hasPrefix("=")
    return Checked(.bool, range) { session throws(Problem) in
      try session.step(place)
      let (a, b) = (try first(&session), try second(&session))
      return .bool(try session.areEqual(a, b, at: place) == isEqual)
    }
  }

  /// Colours and images compare with the text that shows them, `detent == medium`, a metatype with another.
  private func comparesOtherwise(_ left: Type, _ right: Type) -> Bool {
    let pair = [left, right].compactMap(\.name).sorted()
    if pair == ["CGColor", "UIColor"] { return true }
    if case .metatype = left, case .metatype = right { return true }
    if case .list(let a) = left, case .list(let b) = right { return comparesOtherwise(a, b) }
    if left == .string, right.name == "UIImage" { return true }
    return right == .string && left.name == "UIImage"
  }

  private func order(_ left: Checked, _ right: Checked, _ sign: Name, _ range: SourceRange) throws(Problem)
    -> Checked
  {
    let isNumber = left.type.isNumber && right.type.isNumber
    guard isNumber || (left.type == right.type && session.isOrdered(left.type)) else {
      throw problem("\(named(left.type)) and \(named(right.type)) have no order", at: range)
    }
    let (first, second, text, place) = (left.code, right.code, sign.text, place(range))
    return Checked(.bool, range) { session throws(Problem) in
      try session.step(place)
      let (a, b) = (try first(&session), try second(&session))
      switch text {
      case "<": return .bool(try session.isLess(a, b))
      case ">": return .bool(try session.isLess(b, a))
      case "<=": return .bool(try !session.isLess(b, a))
      default: return .bool(try !session.isLess(a, b))
      }
    }
  }

  func arithmetic(_ left: Checked, _ sign: Name, _ right: Checked, _ range: SourceRange) throws(Problem)
    -> Checked
  {
    let (first, second, place) = (left.code, right.code, place(range))
    let text = sign.text
    if left.type == .string, right.type == .string, text == "+" {
      return Checked(.string, range) { session throws(Problem) in
        try Session.joined(try first(&session), try second(&session), place)
      }
    }
    if case .list = left.type, case .list = right.type, text == "+" {
      let type = try common(left.type, right.type, at: range)
      return Checked(type, range) { session throws(Problem) in
        guard case .list(let a) = try first(&session), case .list(let b) = try second(&session) else {
          return .list([])
        }
        return .list(a + b)
      }
    }
    guard left.type.isNumber, right.type.isNumber else {
      throw problem("`\(text)` does not work on \(named(left.type)) and \(named(right.type))", at: range)
    }
    let type: Type = left.type == .int && right.type == .int ? .int : .double
    if type == .double, text == "%" { throw problem("`%` works on whole numbers", at: sign.range) }
    let checked = Checked(type, range) { session throws(Problem) in
      try session.step(place)
      return try Session.calculate(try first(&session), text, try second(&session), place)
    }
    guard let a = left.literal, let b = right.literal, let value = try? Session.calculate(a, text, b, place)
    else {
      return checked
    }
    return checked.with(.literal(value))
  }

  mutating func check(
    prefix sign: Name, _ operand: Expression, _ range: SourceRange, expecting expected: Type?
  ) throws(Problem) -> Checked {
    switch sign.text {
    case "!":
      let code = try check(operand, expecting: .bool).code
      return Checked(.bool, range) { session throws(Problem) in
        guard case .bool(let value) = try code(&session) else { return .bool(false) }
        return .bool(!value)
      }
    case "-", "+":
      let value = try checkOpen(operand, expecting: expected)
      guard value.type.isNumber else {
        throw problem("expected a number, found \(named(value.type))", at: value.range)
      }
      if sign.text == "+" { return value }
      let (code, place) = (value.code, place(range))
      let negated = Checked(value.type, range) { session throws(Problem) in
        try Session.negated(try code(&session), place)
      }
      guard let literal = value.literal, let negative = try? Session.negated(literal, place) else {
        return negated
      }
      return Checked(constant: negative, value.type, range)
    case "&": return try checkOpen(operand, expecting: expected)
    default: throw problem("there is no operator `\(sign.text)`", at: sign.range)
    }
  }

  mutating func check(
    _ condition: Expression, _ yes: Expression, _ no: Expression, _ range: SourceRange,
    expecting expected: Type?
  ) throws(Problem) -> Checked {
    let condition = try check(condition, expecting: .bool).code
    let wanted = expected.flatMap { $0.isOpen ? nil : $0 }
    var (first, second): (Checked, Checked)
    if let wanted {
      (first, second) = (try checkOpen(yes, expecting: wanted), try checkOpen(no, expecting: wanted))
    } else {
      (first, second) = try pair(yes, no)
    }
    let fitsBoth = wanted.map { converted(first, to: $0) != nil && converted(second, to: $0) != nil } ?? false
    let type =
      if fitsBoth, let wanted { wanted } else { try common(first.type, second.type, at: second.range) }
    (first, second) = (try fit(first, to: type), try fit(second, to: type))
    let (a, b) = (first.code, second.code)
    return Checked(type, range) { session throws(Problem) in
      try condition(&session) == .bool(true) ? try a(&session) : try b(&session)
    }
  }

  private mutating func coalesce(
    _ left: Expression, _ right: Expression, _ range: SourceRange, expecting expected: Type?
  ) throws(Problem) -> Checked {
    let first = try checkOpen(left, expecting: expected.map { .optional($0.wrapped) })
    let second = try checkOpen(right, expecting: first.type == .nothing ? expected : first.type.wrapped)
    let type =
      second.type.isOptional ? second.type : try common(first.type.wrapped, second.type, at: second.range)
    let (a, b) = (first.code, try fit(second, to: type).code)
    return Checked(type, range) { session throws(Problem) in
      let value = try a(&session)
      return value == .nothing ? try b(&session) : value
    }
  }

  /// `a?` in a chain: what follows is done where there is a value, else the whole chain is nil.
  mutating func check(chained base: Expression, _ range: SourceRange) throws(Problem) -> Checked {
    let checked = try checkOpen(base)
    guard case .optional(let type) = checked.type else {
      throw problem("\(named(checked.type)) is never nil here, so `?` says nothing", at: range)
    }
    let code = checked.code
    var unwrapped = Checked(type, range, store: checked.store, fixed: checked.fixed) {
      session throws(Problem) in
      let value = try code(&session)
      if value == .nothing { throw Problem.chainEnded }
      return value
    }
    unwrapped.isChained = true
    return unwrapped
  }

  mutating func check(forced base: Expression, _ range: SourceRange) throws(Problem) -> Checked {
    let checked = try checkOpen(base)
    guard checked.type.isOptional else {
      throw problem("\(named(checked.type)) is never nil here, so `!` says nothing", at: range)
    }
    return forced(checked)
  }

  /// A value that may be nil, where it must not be.
  func forced(_ checked: Checked) -> Checked {
    guard case .optional(let type) = checked.type else { return checked }
    let range = checked.range
    let (code, place) = (checked.code, place(range))
    return Checked(type, range, store: checked.store, fixed: checked.fixed) { session throws(Problem) in
      let value = try code(&session)
      if value == .nothing { throw Problem("this is nil, and `!` says that it never is", at: place) }
      return value
    }
  }

  /// `as`, `as?`, `as!`, `is`.
  mutating func check(
    cast value: Expression, _ sign: Name, _ syntax: TypeSyntax, _ range: SourceRange
  ) throws(Problem) -> Checked {
    let type = try resolve(syntax)
    if sign.text == "as" { return try check(value, expecting: type) }
    let checked = try checkOpen(value)
    let (code, place) = (checked.code, place(range))
    switch sign.text {
    case "is":
      return Checked(.bool, range) { session throws(Problem) in .bool(session.isOf(try code(&session), type))
      }
    case "as?":
      return Checked(.optional(type), range) { session throws(Problem) in
        let value = try code(&session)
        return session.isOf(value, type) ? value : .nothing
      }
    default:
      return Checked(type, range) { session throws(Problem) in
        let value = try code(&session)
        guard session.isOf(value, type) else { throw Problem("this is no \(type)", at: place) }
        return value
      }
    }
  }
}
