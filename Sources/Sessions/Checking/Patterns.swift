import Syntax

// The patterns of `switch`, `if case`, `for` and `catch`, and whether a `switch` has a case for every value.
extension Checker {
  /// Tests whether a value matches a pattern, and declares the bindings of the pattern in the current block.
  mutating func match(_ value: Checked, _ pattern: Pattern) throws(Problem) -> Test {
    switch pattern.kind {
    case .anything: return { _ in true }
    case .binding(let name, let isConstant):
      // `case .playing(let time), .paused(let time)`: both bind the same name.
      let known = contexts[last].blocks.last?[name.text].flatMap { $0.type == value.type ? $0 : nil }
      let slot = (known ?? contexts[last].declare(name.text, value.type, isConstant: isConstant)).slot
      return { session throws(Problem) in
        session.initializeLocal(slot, try value.code(&session))
        return true
      }
    case .expression(let expression): return try match(value, expression)
    case .optional(let inner):
      let unwrapped = value.map(value.type.wrapped, value.range) { _, value in value.unwrapped }
      return all([value.test { _, value in value != .nothing }, try match(unwrapped, inner)])
    case .isType(let syntax):
      let type = try resolve(syntax)
      return value.test { session, value in session.isOf(value, type) }
    case .asType(let inner, let syntax): return try match(value, as: try resolve(syntax), inner)
    case .tuple(let patterns):
      guard case .tuple(let elements) = value.type, elements.count == patterns.count else {
        throw problem("expected \(named(value.type)), found \(patterns.count) values", at: pattern.range)
      }
      return all(try match(value, patterns, elements.map(\.type)))
    case .enumCase(let name, let patterns): return try match(value, enumCase: name, patterns, pattern.range)
    }
  }

  /// Tests the type of a value, then matches the value as that type.
  private mutating func match(_ value: Checked, as type: Type, _ pattern: Pattern) throws(Problem) -> Test {
    return all([
      value.test { session, value in session.isOf(value, type) }, try match(value.bridged(to: type), pattern),
    ])
  }

  /// Tests whether a value equals an expression, or lies in its range.
  private mutating func match(_ value: Checked, _ expression: Expression) throws(Problem) -> Test {
    if case .implicitMember(let name) = expression.kind {
      if session.hasCase(name.text, in: value.type.wrapped) {
        return try match(value, enumCase: expression, [], expression.range)
      }
      if name.text == "none", value.type.isOptional { return value.test { _, value in value == .nothing } }
      if name.text == "some", value.type.isOptional { return value.test { _, value in value != .nothing } }
    }
    if case .member(let base, let name) = expression.kind, let type = type(called: text(base.range)),
      session.info(type)?.cases.contains(where: { $0.name == name.text && !$0.types.isEmpty }) == true
    {
      // `Failure.code` matches whatever its associated values are.
      return try match(value, enumCase: expression, [], expression.range)
    }
    let wanted = try checkUnfitted(expression, expecting: value.type)
    if wanted.type.isRange {
      return value.test { session, value throws(Problem) in
        try session.holds(range: wanted.code(&session), value)
      }
    }
    if let own = try ownOperator(Name("~=", expression.range), [wanted, value], expression.range) {
      return { session throws(Problem) in try own.code(&session).isTrue }
    }
    let other = try fit(wanted, to: value.type).code
    return value.test { session, value throws(Problem) in try session.areEqual(value, try other(&session)) }
  }

  /// Matches the elements of a tuple or the values of a case, one pattern each.
  private mutating func match(_ value: Checked, _ patterns: [Pattern], _ types: [Type]) throws(Problem)
    -> [Test]
  {
    try patterns.enumerated().map { index, pattern throws(Problem) in
      let part = value.map(types[index], pattern.range) { _, whole in
        switch whole {
        case .tuple(let parts), .enumCase(_, _, let parts):
          parts.indices.contains(index) ? parts[index] : .void
        default: .void
        }
      }
      return try match(part, pattern)
    }
  }

  private mutating func match(
    _ value: Checked, enumCase name: Expression, _ patterns: [(label: Name?, pattern: Pattern)],
    _ range: SourceRange
  ) throws(Problem) -> Test {
    // `P(x: 5)` and `ObjectIdentifier(Theme.self)` make a value for the comparison.
    let arguments = patterns.compactMap { label, pattern in
      if case .expression(let value) = pattern.kind { Argument(label: label, value: value) } else { nil }
    }
    if case .name(let word) = name.kind, type(called: word.text) != nil {
      return try match(value, name.called(arguments))
    }
    guard let word = name.lastName else { throw problem("expected a case", at: name.range) }
    if value.type == .named("Error"), case .member(let base, _) = name.kind,
      case .metatype(let type) = try checkUnfitted(base).type
    {
      // A case of an error type: `Failure.code(let code)`.
      return try match(value, as: type, Pattern(.enumCase(name, patterns), range))
    }
    if value.type.isOptional, word.text == "some", let only = patterns.first {
      return try match(value, Pattern(.optional(only.pattern), range))
    }
    let type = value.type.wrapped
    let cases = session.info(type)?.cases ?? []
    guard let found = cases.first(where: { $0.name == word.text }) else {
      var isCall = false
      if case .name = name.kind { isCall = true }
      if case .member(let base, _) = name.kind { isCall = self.type(called: text(base.range)) == nil }
      if isCall, arguments.count == patterns.count { return try match(value, name.called(arguments)) }
      throw nothing(called: word, in: value.type, among: cases.map(\.name), dot: ".")
    }
    guard patterns.isEmpty || patterns.count == found.types.count else {
      throw problem("`.\(word.text)` holds \(found.types.count) values", at: range)
    }
    let types = found.types.map { $0.filled(with: session.placeholders(of: type)) }
    let isCase = value.test { _, value in
      if case .enumCase(_, let name, _) = value { name == found.name } else { false }
    }
    return all([isCase] + (try match(value, patterns.map(\.pattern), types)))
  }

  /// Refuses a `switch` over an enum that leaves out a case.
  func requireExhaustive(_ type: Type, _ cases: [SwitchCase], _ range: SourceRange) throws(Problem) {
    let isWhole = cases.contains { one in
      one.patterns.isEmpty || one.patterns.contains { $0.condition == nil && $0.pattern.takesAll }
    }
    if isWhole { return }
    let info = session.info(type)
    guard let info, info.kind == .enumeration else {
      guard type == .string || type.isNumber || info.map({ !$0.isApple }) ?? false else { return }
      throw problem(
        "the `switch` leaves out values of \(named(type))", at: range, suggestion: "add `default:`")
    }
    if info.isApple { return }
    var covered: Set<String> = []
    for (pattern, condition) in cases.flatMap(\.patterns) where condition == nil {
      switch pattern.kind {
      case .enumCase(let name, _), .expression(let name):
        if let word = name.lastName { covered.insert(word.text) }
      default: return
      }
    }
    guard let first = info.cases.map(\.name).first(where: { !covered.contains($0) }) else { return }
    throw problem(
      "the `switch` leaves out `.\(first)`", at: range, suggestion: "add `case .\(first):`, or `default:`")
  }
}

extension Checked {
  fileprivate func test(_ holds: @escaping @Sendable (inout Session, Value) throws(Problem) -> Bool) -> Test {
    let code = code
    return { session throws(Problem) in
      let value = try code(&session)
      return try holds(&session, value)
    }
  }
}

extension Pattern {
  /// Whether every value matches it.
  fileprivate var takesAll: Bool {
    switch kind {
    case .anything, .binding: true
    case .tuple(let parts): parts.allSatisfy(\.takesAll)
    default: false
    }
  }
}
