import Commands
import Journals
import Syntax

/// Arithmetic, comparison, and what lists and strings answer.
extension Playground {
  func integer(_ op: BinaryOperator, _ a: Int, _ b: Int, _ range: SourceRange) throws(Problem) -> Int {
    if op == .divided || op == .remainder, b == 0 { throw Problem(.divisionByZero, range) }
    let result: (partialValue: Int, overflow: Bool)
    switch op {
    case .plus: result = a.addingReportingOverflow(b)
    case .minus: result = a.subtractingReportingOverflow(b)
    case .times: result = a.multipliedReportingOverflow(by: b)
    case .divided: result = a.dividedReportingOverflow(by: b)
    default: result = a.remainderReportingOverflow(dividingBy: b)
    }
    if result.overflow { throw Problem(.overflow(op.rawValue), range) }
    return result.partialValue
  }

  func decimal(_ op: BinaryOperator, _ a: Double, _ b: Double, _ range: SourceRange) throws(Problem)
    -> Double
  {
    switch op {
    case .plus: return a + b
    case .minus: return a - b
    case .times: return a * b
    default:
      if b == 0 { throw Problem(.divisionByZero, range) }
      return a / b
    }
  }

  /// What comes of a duration and another, or a number, in seconds; of a quotient of two, how often the one
  /// is in the other.
  func seconds(_ op: BinaryOperator, _ left: Value, _ right: Value, _ range: SourceRange) throws(Problem)
    -> Double
  {
    let result: Double
    switch (left, right) {
    case (.duration(let a), .duration(let b)), (.duration(let a), .double(let b)):
      result = try decimal(op, a, b, range)
    default: return 0
    }
    if !result.isFinite { throw Problem(.overflow(op.rawValue), range) }
    return result
  }

  /// The elements of one list behind those of another.
  func joined(_ left: Value, _ right: Value, _ range: SourceRange) throws(Problem) -> [Value] {
    guard case .list(let a) = left, case .list(let b) = right else { return [] }
    try step((a.count + b.count) / Price.elements, nil)
    if a.count + b.count > World.longestList { throw Problem(.listTooLong(World.longestList), range) }
    return a + b
  }

  /// The elements of a list, one of them another.
  func replacing(_ index: Int, in list: Value, with value: Value, _ range: SourceRange) throws(Problem)
    -> [Value]
  {
    guard case .list(var elements) = list else { return [] }
    _ = try element(list, index, range)
    try step(elements.count / Price.elements, nil)
    elements[index] = value
    return elements
  }

  func negated(_ value: Value, _ range: SourceRange) throws(Problem) -> Value {
    switch value {
    case .int(let number):
      let (result, overflow) = (0).subtractingReportingOverflow(number)
      if overflow { throw Problem(.overflow("-"), range) }
      return .int(result)
    case .double(let number): return .double(-number)
    default: return value
    }
  }

  func ordered(_ op: BinaryOperator, _ left: Value, _ right: Value) throws(Problem) -> Bool {
    switch (left, right) {
    case (.int(let a), .int(let b)): return compare(op, a, b)
    case (.double(let a), .double(let b)), (.duration(let a), .duration(let b)): return compare(op, a, b)
    case (.string(let a), .string(let b)): return compare(op, try charged(a), try charged(b))
    default: return false
    }
  }

  func compare<T: Comparable>(_ op: BinaryOperator, _ a: T, _ b: T) -> Bool {
    switch op {
    case .less: a < b
    case .lessOrEqual: a <= b
    case .greater: a > b
    default: a >= b
    }
  }

  /// Whether two values are equal; a struct with its own `==` is asked, also within a list or a trait
  /// collection, and each comparison of structs is counted.
  func equal(_ left: Value, _ right: Value) throws(Problem) -> Bool {
    switch (left, right) {
    case (.structure(let row, let a), .structure(let other, let b)):
      guard row == other else { return false }
      try step(a.count, nil)
      world.structs[Int(row)].comparisons += 1
      if let equality = world.structs[Int(row)].equality {
        return try isEqual(left, right, equality, of: row)
      }
      for (x, y) in zip(world.whole(a, of: row), world.whole(b, of: row)) where !(try equal(x, y)) {
        return false
      }
      return true
    case (.list(let a), .list(let b)):
      guard a.count == b.count else { return false }
      try step(a.count, nil)
      for (x, y) in zip(a, b) where !(try equal(x, y)) { return false }
      return true
    case (.collection(let a), .collection(let b)): return try changedTraits(a, from: b).isEmpty
    case (.string(let a), .string(let b)): return try charged(a) == charged(b)
    default: return left.isEqual(to: right)
    }
  }

  /// Asks a struct's own `==`, which may compare others of its kind, after it was redefined even without end.
  func isEqual(_ left: Value, _ right: Value, _ equality: KeptExpression, of row: Int32) throws(Problem)
    -> Bool
  {
    equalities += 1
    defer { equalities -= 1 }
    if equalities > Limit.calls {
      throw Problem(.tooManyCalls(Limit.calls, cycle: ["`==` of \(world.structs[Int(row)].name)"]), nil)
    }
    let outer = base
    base = stack.count
    stack.append(left)
    stack.append(right)
    defer {
      stack.removeLast(2)
      base = outer
    }
    guard case .bool(let isEqual) = try evaluate(equality) else { return false }
    return isEqual
  }

  /// The value of an expression that was kept, within the others that are being evaluated.
  func evaluate(_ expression: KeptExpression) throws(Problem) -> Value {
    if height + expression.height > Limit.height { throw Problem(.tooHigh(Limit.height), nil) }
    height += expression.height
    defer { height -= expression.height }
    do throws(Problem) { return try evaluate(expression.code) } catch {
      var problem = error
      if problem.origin == nil, problem.range != nil { problem.origin = expression.origin }
      throw problem
    }
  }

  func element(_ list: Value, _ index: Int, _ range: SourceRange) throws(Problem) -> Value {
    guard case .list(let elements) = list else { return .nothing }
    guard elements.indices.contains(index) else {
      throw Problem(.outOfRange(index: index, count: elements.count), range)
    }
    return elements[index]
  }

  func count(_ value: Value) throws(Problem) -> Value {
    switch value {
    case .list(let elements): return .int(elements.count)
    case .string(let text): return .int(try charged(text).count)
    default: return .int(0)
    }
  }
}
