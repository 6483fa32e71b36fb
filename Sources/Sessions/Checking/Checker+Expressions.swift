import Syntax

extension Checker {
  /// Checks an expression; the expected type decides what bare words, literals and implicit members mean, and the result is fitted to it.
  package mutating func check(_ expression: Expression, expecting expected: Type? = nil) throws(Problem)
    -> Checked
  {
    let checked = try checkUnfitted(expression, expecting: expected)
    return try expected.map { type throws(Problem) in try fit(checked, to: type) } ?? checked
  }

  /// Checks an expression whose type need not fit the expected one.
  ///
  /// - Parameter type: The type in which a chain that begins with a dot is looked up, if no type is expected.
  package mutating func checkUnfitted(
    _ expression: Expression, expecting expected: Type? = nil, in type: Type? = nil
  ) throws(Problem) -> Checked {
    // `.red.withAlphaComponent(0.5)`: the first member belongs to the type that is expected of the whole chain.
    let outer = implicitMemberType
    implicitMemberType = expected.flatMap { $0.wrapped.name == nil ? nil : $0.wrapped } ?? type
    defer { implicitMemberType = outer }
    if let type = expected?.wrapped, let made = try construct(type, byLiteral: expression) { return made }
    let checked = try checkChain(expression, expecting: expected)
    guard checked.isChained else { return checked }
    let code = checked.code
    let type = checked.type.isOptional || checked.type == .void ? checked.type : .optional(checked.type)
    return Checked(type, checked.range, store: checked.store, fixed: checked.fixed) {
      session throws(Problem) in
      do throws(Problem) { return try code(&session) } catch {
        guard error.kind == .chainEnd else { throw error }
        return .nothing
      }
    }
  }

  /// Checks a part of a chain: `a?.b` is not optional yet, since `.c` may follow.
  mutating func checkChain(
    _ expression: Expression, expecting expected: Type? = nil
  ) throws(Problem) -> Checked {
    let range = expression.range
    var site = Site(range, expecting: expected)
    site.missingMarks = expression.missingMarks
    if let (left, right) = try quotient(expression) {
      return try check(left, Name("/", range), right, site)
    }
    switch expression.kind {
    case .integer(let value):
      if expected?.wrapped == .double { return Checked(constant: .double(Double(value)), .double, range) }
      return Checked(constant: .int(value), .int, range)
    case .double(let value), .duration(let value): return Checked(constant: .double(value), .double, range)
    case .boolean(let value): return Checked(constant: .bool(value), .bool, range)
    case .nothing:
      return Checked(constant: .nothing, expected.flatMap { $0.isOptional ? $0 : nil } ?? .nothing, range)
    case .color(let value): return Checked(constant: .color(.fixed(value)), .named("UIColor"), range)
    case .size(let width, let height):
      let size = Value.structure(.init("CGSize", [.double(width), .double(height)]))
      return Checked(constant: size, .named("CGSize"), range)
    case .string(let parts): return try check(string: parts, site)
    case .array(let elements): return try check(array: elements, site)
    case .dictionary(let pairs): return try check(dictionary: pairs, site)
    case .tuple(let elements): return try check(tuple: elements, site)
    case .parenthesized(let inner): return try checkUnfitted(inner, expecting: expected)
    case .path(let steps): return try check(path: steps, range)
    case .name(let name): return try check(name: name, expecting: expected)
    case .implicitMember(let name): return try check(implicit: name, site)
    case .member(let base, let name): return try check(member: name, of: base, site)
    case .subscript(let base, let arguments):
      return try check(subscript: base, arguments, site).following(base)
    case .call(let callee, let arguments): return try check(call: callee, arguments, site)
    case .prefix(let sign, let operand): return try check(prefix: sign, operand, site)
    case .binary(let left, let sign, let right): return try check(left, sign, right, site)
    case .ternary(let condition, let yes, let no): return try check(ternary: condition, yes, no, site)
    case .optionalChain(let base): return try check(chained: base, range)
    case .forced(let base): return try check(forced: base, site)
    case .cast(let value, let sign, let type): return try check(cast: value, sign, type, range)
    case .range(let lower, let sign, let ideal, let upper):
      return try check(range: lower, ideal, upper, sign.text, site)
    case .closure(let closure): return try check(closure: closure, site)
    case .keyPath(let root, let path): return try check(keyPath: root, path, site)
    case .macro(let name, let arguments):
      return try check(macro: name, arguments, range, expecting: site.expected)
    case .statement(let statement):
      guard case .assignment = statement.kind else { return try check(value: statement, site) }
      let assign = try check(statement: statement)
      return Checked(.void, range) { session throws(Problem) in
        _ = try assign(&session)
        return .void
      }
    case .verb(let verb): return try check(verb: verb)
    case .type(let type): return Checked(naming: try resolve(type), range)
    }
  }

  /// Checks a place that is written, and usually read first; calls in it run only once, as in `list[next()] += 1`.
  ///
  /// They run before the new value is computed. So does the test whether an optional chain in it reaches a value.
  mutating func check(place: Expression, expecting expected: Type? = nil) throws(Problem) -> Checked {
    try inBlock { checker throws(Problem) in
      var parts: [Code] = []
      let place = checker.hoistingCalls(in: place, &parts)
      var checked = try checker.checkChain(place, expecting: expected)
      let all = parts
      if all.isEmpty { return checked }
      checked.before = { session throws(Problem) in for part in all { _ = try part(&session) } }
      return checked
    }
  }

  /// Replaces the calls in a place by locals.
  private mutating func hoistingCalls(in place: Expression, _ parts: inout [Code]) -> Expression {
    if case .name = place.kind { return place }
    guard text(place.range).contains(where: { "(?".contains($0) }) else { return place }
    switch place.kind {
    case .call, .parenthesized: return hoisted(place, isObject: true, &parts)
    default: break
    }
    guard let base = place.base else { return place }
    var inner = hoistingCalls(in: base, &parts)
    // `a?.made().b = c`: what the call made is there, or the chain ends.
    switch (inner.kind, base.kind, place.kind) {
    case (_, _, .optionalChain), (_, _, .forced): break
    case (.name, .call, _) where base.hasChain: inner = Expression(.optionalChain(inner), inner.range)
    default: break
    }
    var copy = place.behind(inner)
    if case .optionalChain = place.kind, let checked = try? checkChain(copy) { parts.append(checked.code) }
    if case .subscript(let base, var arguments) = copy.kind {
      for index in arguments.indices where arguments[index].label?.text != "keyPath" {
        arguments[index].value = hoisted(arguments[index].value, isObject: false, &parts)
      }
      copy.kind = .subscript(base, arguments)
    }
    return copy
  }

  private mutating func hoisted(_ value: Expression, isObject: Bool, _ parts: inout [Code]) -> Expression {
    guard text(value.range).contains("(") else { return value }
    let before = (session, contexts)
    guard let checked = try? checkUnfitted(value), !isObject || session.isReference(checked.type.wrapped)
    else {
      (session, contexts) = before
      return value
    }
    let name = "part \(parts.count)"
    let local = contexts[last].declare(name, checked.type, isForced: checked.isForced)
    let keep: Code = { session throws(Problem) in
      session.initializeLocal(local.slot, try checked.code(&session))
      return .void
    }
    parts.append(keep)
    return .name(name, value.range)
  }
}

extension Expression {
  var isNumber: Bool {
    switch kind {
    case .integer, .double: true
    default: false
    }
  }

  /// Whether the chain contains a `?`.
  var hasChain: Bool { if case .optionalChain = kind { true } else { base?.hasChain ?? false } }

  /// Whether it is a chain such as `.dateTime.day()`, whose type is not known.
  var isChainOfDots: Bool {
    switch kind {
    case .implicitMember: true
    case .optionalChain: false
    default: base?.isChainOfDots ?? false
    }
  }
}
