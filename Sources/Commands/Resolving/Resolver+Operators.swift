import Syntax
import ViewTree

extension Resolver {
  /// `-a`, `!a`.
  mutating func unary(
    _ op: UnaryOperator, _ operand: Expression, _ range: SourceRange, _ expected: ValueType?
  ) throws(Problem) -> Typed {
    switch op {
    case .not: return Typed(code: .not(try require(operand, .bool)), type: .bool)
    case .minus:
      let typed = try resolve(operand, expecting: expected)
      guard typed.type.isNumber else {
        throw Problem(.wrongOperand(operator: "-", type: world.describe(typed.type)), operand.range)
      }
      return Typed(code: .negate(typed.code, range), type: typed.type)
    }
  }

  /// `a + b`, `a == b`, `a && b`.
  mutating func binary(
    _ op: BinaryOperator, _ range: SourceRange, _ left: Expression, _ right: Expression,
    _ expected: ValueType?
  ) throws(Problem) -> Typed {
    switch op {
    case .and: return Typed(code: .and(try require(left, .bool), try require(right, .bool)), type: .bool)
    case .or: return Typed(code: .or(try require(left, .bool), try require(right, .bool)), type: .bool)
    case .equal, .notEqual, .identical:
      let (a, b, _) = try comparands(left, right, range)
      return Typed(code: op == .notEqual ? .notEqual(a, b) : .equal(a, b), type: .bool)
    case .less, .lessOrEqual, .greater, .greaterOrEqual:
      let (a, b, type) = try comparands(left, right, range)
      guard type.isNumber || type == .string || type == .duration else {
        throw Problem(.wrongOperand(operator: op.rawValue, type: world.describe(type)), range)
      }
      return Typed(code: .less(op, a, b), type: .bool)
    case .plus, .minus, .times, .divided, .remainder:
      return try arithmetic(op, range, left, right, expected)
    }
  }

  /// Both sides of a comparison, as codes of one type, which is the last.
  mutating func comparands(_ left: Expression, _ right: Expression, _ range: SourceRange)
    throws(Problem) -> (Code, Code, ValueType)
  {
    let (a, b) = try pair(left, right, nil)
    guard let (first, second, type) = unify(a, b) else {
      throw Problem(.notComparable(world.describe(a.type), world.describe(b.type)), range)
    }
    return (first, second, type)
  }

  private mutating func arithmetic(
    _ op: BinaryOperator, _ range: SourceRange, _ left: Expression, _ right: Expression,
    _ expected: ValueType?
  ) throws(Problem) -> Typed {
    let a = try resolve(left, expecting: expected?.asList)
    let b = try resolve(right, expecting: a.type.asList)
    if op == .plus, a.type.asList != nil, b.type.asList != nil, let (first, second, type) = unify(a, b) {
      return Typed(code: .joinedLists(first, second, range), type: type)
    }
    if a.type == .duration, let typed = duration(op, a, b, range) { return typed }
    if op == .plus, a.type == .string, b.type == .string {
      return Typed(code: .concatenation(a.code, b.code), type: .string)
    }
    if let wanted = sharedType(of: op, a.type, b.type) {
      let (other, place) = a.type == wanted ? (b, right) : (a, left)
      throw Problem(
        .mismatch(
          expected: world.describe(wanted), found: world.describe(other.type),
          hint: world.example(of: wanted, insteadOf: other.type)), place.range)
    }
    for (typed, expression) in [(a, left), (b, right)] where !typed.type.isNumber {
      throw Problem(.wrongOperand(operator: op.rawValue, type: world.describe(typed.type)), expression.range)
    }
    if a.type == .int, b.type == .int {
      return Typed(code: .intArithmetic(op, a.code, b.code, range), type: .int)
    }
    if op == .remainder { throw Problem(.wrongOperand(operator: "%", type: world.describe(.double)), range) }
    guard let (first, second, _) = unify(a, b) else {
      throw Problem(.notComparable(world.describe(a.type), world.describe(b.type)), range)
    }
    return Typed(code: .doubleArithmetic(op, first, second, range), type: .double)
  }

  /// What Swift's `Duration` has: sums and differences, times and divided by a number, and how often one is
  /// in another.
  ///
  /// Source: the documentation of `Duration` in Swift's standard library; a number stands on the right only.
  private func duration(_ op: BinaryOperator, _ a: Typed, _ b: Typed, _ range: SourceRange) -> Typed? {
    switch (op, b.type) {
    case (.plus, .duration), (.minus, .duration), (.times, .double), (.divided, .double):
      Typed(code: .durationArithmetic(op, a.code, b.code, range), type: .duration)
    case (.times, .int), (.divided, .int):
      Typed(code: .durationArithmetic(op, a.code, .toDouble(b.code), range), type: .duration)
    case (.divided, .duration): Typed(code: .durationRatio(a.code, b.code, range), type: .double)
    default: nil
    }
  }

  /// What both sides have to be where one is: strings and lists are joined with their like, and durations
  /// added to theirs.
  private func sharedType(of op: BinaryOperator, _ a: ValueType, _ b: ValueType) -> ValueType? {
    if op == .plus, a == .string || b == .string { return .string }
    if op == .plus, let list = a.asList ?? b.asList { return list }
    return op == .plus || op == .minus ? [a, b].first { $0 == .duration } : nil
  }
}
