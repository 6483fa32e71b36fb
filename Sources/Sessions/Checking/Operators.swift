import Syntax

/// Checks operators: arithmetic, comparisons and the ternary.
package enum Operators {
  /// `a + b`, `a == b`, `a && b`, `a ?? b`, `a within b` is `expect`'s.
  static func check(
    _ left: Expression, _ sign: Name, _ right: Expression, _ range: SourceRange, expecting expected: Type?,
    in checker: inout Checker
  ) throws(Problem) -> Checked {
    switch sign.text {
    case "&&", "||":
      let first = try checker.check(left, expecting: .bool).code
      let second = try checker.check(right, expecting: .bool).code
      let isAnd = sign.text == "&&"
      return Checked(.bool, range) { session throws(Problem) in
        guard case .bool(let value) = try first(&session) else { return .bool(false) }
        return value == isAnd ? try second(&session) : .bool(value)
      }
    case "??": return try Optionals.coalesce(left, right, range, expecting: expected, in: &checker)
    case "==", "!=", "===", "!==":
      let (first, second) = try pair(left, right, in: &checker)
      return try equality(first, second, sign, range, in: checker)
    case "<", "<=", ">", ">=":
      var (first, second) = try pair(left, right, in: &checker)
      if first.isForced { first = Optionals.forced(first, in: checker) }
      if second.isForced { second = Optionals.forced(second, in: checker) }
      if let own = OwnOperators.check(sign, [first, second], range, in: checker) { return own }
      return try order(first, second, sign, range, in: checker)
    case "<<", ">>", "&", "|", "^":
      let (first, second) = (
        try checker.check(left, expecting: .int), try checker.check(right, expecting: .int)
      )
      return try arithmetic(first, sign, second, range, in: checker)
    case "+", "-", "*", "/", "%":
      let numbers = expected.flatMap { $0.wrapped == .double ? Type.double : nil }
      var (first, second) = try operands(left, right, expecting: expected, in: &checker)
      let areLiterals = first.literal != nil && second.literal != nil
      // A literal is a Double where the other side, or what is expected of two literals, is one.
      if first.type == .double || second.type == .double || (numbers != nil && areLiterals) {
        if first.type == .int, first.literal != nil {
          first = try checker.checkOpen(left, expecting: .double)
        }
        if second.type == .int, second.literal != nil {
          second = try checker.checkOpen(right, expecting: .double)
        }
      }
      if first.isForced { first = Optionals.forced(first, in: checker) }
      if second.isForced { second = Optionals.forced(second, in: checker) }
      if let own = OwnOperators.check(sign, [first, second], range, in: checker) { return own }
      return try arithmetic(first, sign, second, range, in: checker)
    default: throw checker.problem("there is no operator `\(sign.text)`", at: sign.range)
    }
  }

  /// Both sides of a sum or product: `.pi` takes its type from the other side, else from outside.
  private static func operands(
    _ left: Expression, _ right: Expression, expecting expected: Type?, in checker: inout Checker
  ) throws(Problem) -> (Checked, Checked) {
    let isOpen = (takesTypeFromOutside(left, in: &checker), takesTypeFromOutside(right, in: &checker))
    switch isOpen {
    case (true, false):
      let second = try checker.checkOpen(right)
      let type = second.type == .int && expected?.wrapped != .int ? .double : second.type
      return (try checker.checkOpen(left, expecting: expected ?? type), second)
    case (false, true):
      let first = try checker.checkOpen(left)
      let type = first.type == .int && expected?.wrapped != .int ? .double : first.type
      return (first, try checker.checkOpen(right, expecting: type))
    case (true, true):
      return (
        try checker.checkOpen(left, expecting: expected), try checker.checkOpen(right, expecting: expected)
      )
    case (false, false): return (try checker.checkOpen(left), try checker.checkOpen(right))
    }
  }

  /// Both sides of a comparison.
  ///
  /// A bare word, `.dark` or `nil` on one side takes its type from the other.
  package static func pair(_ left: Expression, _ right: Expression, in checker: inout Checker) throws(Problem)
    -> (Checked, Checked)
  {
    if takesTypeFromOutside(left, in: &checker), !takesTypeFromOutside(right, in: &checker) {
      let second = try checker.checkOpen(right)
      return (try checker.checkOpen(left, expecting: second.type), second)
    }
    let first = try checker.checkOpen(left)
    return (first, try checker.checkOpen(right, expecting: first.type == .nothing ? nil : first.type))
  }

  static func takesTypeFromOutside(_ expression: Expression, in checker: inout Checker) -> Bool {
    switch expression.kind {
    case .implicitMember, .nothing: true
    case .array(let elements): elements.isEmpty
    case .parenthesized(let inner), .prefix(_, let inner): takesTypeFromOutside(inner, in: &checker)
    case .binary(let left, let sign, let right) where ["+", "-", "*", "/"].contains(sign.text):
      takesTypeFromOutside(left, in: &checker)
        && (takesTypeFromOutside(right, in: &checker) || right.isNumber)
    case .call(let callee, _, _): takesTypeFromOutside(callee, in: &checker) && !isName(callee)
    case .name(let name):
      !NameLookup.local(exists: name.text, in: checker)
        && checker.session.environments(named: name.text).isEmpty
        && checker.selfType.map { checker.session.member(name.text, of: $0) == nil } ?? true
        && NameLookup.type(called: name.text, in: checker) == nil
        && checker.session.definitions.colors[name.text] == nil
        && checker.session.definitions.traitNames[name.text] == nil
        && !checker.contexts.contains {
          $0.implicit.contains { checker.session.member(name.text, of: $0.type) != nil }
        }
    default: false
    }
  }

  private static func isName(_ expression: Expression) -> Bool {
    if case .name = expression.kind { true } else { false }
  }

  /// `==` of values of one type.
  private static func equality(
    _ left: Checked, _ right: Checked, _ sign: Name, _ range: SourceRange, in checker: Checker
  ) throws(Problem)
    -> Checked
  {
    try checker.requireValue(left)
    try checker.requireValue(right)
    let isComparable =
      checker.fits(left.type, right.type) || checker.fits(right.type, left.type)
      || checker.fits(left.type.wrapped, right.type.wrapped)
      || checker.fits(right.type.wrapped, left.type.wrapped)
      || (left.type.wrapped.isNumber && right.type.wrapped.isNumber)
      || comparesOtherwise(left.type.wrapped, right.type.wrapped)
    guard isComparable else {
      throw checker.problem(
        "\(checker.named(left.type)) and \(checker.named(right.type)) cannot be compared", at: range)
    }
    let (first, second, place) = (left.code, right.code, checker.place(range))
    let isEqual = sign.text.hasPrefix("=")
    return Checked(.bool, range) { session throws(Problem) in
      try session.step(place)
      let (a, b) = (try first(&session), try second(&session))
      return .bool(try session.areEqual(a, b, at: place) == isEqual)
    }
  }

  /// Colours and images compare with the text that shows them, `detent == medium`, a metatype with another.
  private static func comparesOtherwise(_ left: Type, _ right: Type) -> Bool {
    let pair = [left, right].compactMap(\.name).sorted()
    if pair == ["CGColor", "UIColor"] { return true }
    if case .metatype = left, case .metatype = right { return true }
    if case .list(let a) = left, case .list(let b) = right { return comparesOtherwise(a, b) }
    if left == .string, right.name == "UIImage" { return true }
    return right == .string && left.name == "UIImage"
  }

  private static func order(
    _ left: Checked, _ right: Checked, _ sign: Name, _ range: SourceRange, in checker: Checker
  ) throws(Problem)
    -> Checked
  {
    let isNumber =
      left.type.isNumber && right.type.isNumber || left.type.isErased || right.type.isErased
    guard isNumber || (left.type == right.type && checker.session.isOrdered(left.type)) else {
      throw checker.problem(
        "\(checker.named(left.type)) and \(checker.named(right.type)) have no order", at: range)
    }
    let (first, second, text, place) = (left.code, right.code, sign.text, checker.place(range))
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

  static func arithmetic(
    _ left: Checked, _ sign: Name, _ right: Checked, _ range: SourceRange, in checker: Checker
  ) throws(Problem)
    -> Checked
  {
    let (first, second, place) = (left.code, right.code, checker.place(range))
    let text = sign.text
    if left.type == .string, right.type == .string, text == "+" {
      return Checked(.string, range) { session throws(Problem) in
        try Session.joined(try first(&session), try second(&session), place)
      }
    }
    if left.type == .named("Text"), right.type == .named("Text"), text == "+" {
      return Checked(.named("Text"), range) { session throws(Problem) in
        try first(&session).joined(try second(&session), in: session)
      }
    }
    if case .list = left.type, case .list = right.type, text == "+" {
      let type = try checker.common(left.type, right.type, at: range)
      return Checked(type, range) { session throws(Problem) in
        guard case .list(var all) = try first(&session), case .list(let more) = try second(&session) else {
          return .list([])
        }
        try Session.append(more, to: &all, place)
        try session.step(place, count: all.count >> 4)
        return .list(all)
      }
    }
    if let checked = OwnOperators.angles(left, text, right, range, place) { return checked }
    if left.type.isErased || right.type.isErased {
      return Checked(left.type.isErased ? left.type : right.type, range) { session throws(Problem) in
        try session.step(place)
        let (a, b) = (try first(&session), try second(&session))
        if a.number == nil { return try Session.joined(a, b, place) }
        return try Session.calculate(a, text, b, place)
      }
    }
    guard left.type.isNumber, right.type.isNumber else {
      throw checker.problem(
        "`\(text)` does not work on \(checker.named(left.type)) and \(checker.named(right.type))", at: range)
    }
    let type: Type = left.type == .int && right.type == .int ? .int : .double
    if type == .double, text == "%" { throw checker.problem("`%` works on whole numbers", at: sign.range) }
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

  static func check(
    prefix sign: Name, _ operand: Expression, _ range: SourceRange, expecting expected: Type?,
    in checker: inout Checker
  ) throws(Problem) -> Checked {
    switch sign.text {
    case "!":
      let code = try checker.check(operand, expecting: .bool).code
      return Checked(.bool, range) { session throws(Problem) in
        guard case .bool(let value) = try code(&session) else { return .bool(false) }
        return .bool(!value)
      }
    case "-", "+":
      let value = try checker.checkOpen(operand, expecting: expected)
      if let own = OwnOperators.check(sign, [value], range, in: checker) { return own }
      guard value.type.isNumber || value.type.isParameter else {
        throw checker.problem("expected a number, found \(checker.named(value.type))", at: value.range)
      }
      if sign.text == "+" { return value }
      let (code, place) = (value.code, checker.place(range))
      let negated = Checked(value.type, range) { session throws(Problem) in
        try Session.negated(try code(&session), place)
      }
      guard let literal = value.literal, let negative = try? Session.negated(literal, place) else {
        return negated
      }
      return Checked(constant: negative, value.type, range)
    case "&" where expected?.wrapped == .any:
      // As a key only the variable counts: `objc_getAssociatedObject(self, &key)`.
      return Checked(constant: .kept(checker.text(operand.range)), .any, operand.range)
    case "&": return try checker.checkOpen(operand, expecting: expected)
    case "try?": return ErrorHandling.check(tried: try checker.checkOpen(operand, expecting: expected), range)
    default: throw checker.problem("there is no operator `\(sign.text)`", at: sign.range)
    }
  }

  static func check(
    _ condition: Expression, _ yes: Expression, _ no: Expression, _ range: SourceRange,
    expecting expected: Type?, in checker: inout Checker
  ) throws(Problem) -> Checked {
    let condition = try checker.check(condition, expecting: .bool).code
    let wanted = expected.flatMap { $0.isOpen ? nil : $0 }
    var (first, second): (Checked, Checked)
    if let wanted {
      (first, second) = (
        try checker.checkOpen(yes, expecting: wanted), try checker.checkOpen(no, expecting: wanted)
      )
    } else {
      (first, second) = try pair(yes, no, in: &checker)
    }
    let fitsBoth =
      wanted.map { checker.converted(first, to: $0) != nil && checker.converted(second, to: $0) != nil }
      ?? false
    let type =
      if fitsBoth, let wanted { wanted } else {
        try checker.common(first.type, second.type, at: second.range)
      }
    (first, second) = (try checker.fit(first, to: type), try checker.fit(second, to: type))
    let (a, b) = (first.code, second.code)
    return Checked(type, range) { session throws(Problem) in
      try condition(&session) == .bool(true) ? try a(&session) : try b(&session)
    }
  }
}
