import Syntax

extension Checker {
  /// Checks an expression.
  ///
  /// What is expected decides what a bare word, a literal and an implicit member mean; the result fits it.
  package mutating func check(_ expression: Expression, expecting expected: Type? = nil) throws(Problem)
    -> Checked
  {
    let checked = try checkOpen(expression, expecting: expected)
    guard let expected else { return checked }
    return try fit(checked, to: expected)
  }

  /// The same, of whatever type it has.
  package mutating func checkOpen(
    _ expression: Expression, expecting expected: Type? = nil
  ) throws(Problem) -> Checked {
    var expression = expression
    if let name = expected?.wrapped.name, let rooted = expression.rooted(in: name, isRoot: true) {
      expression = rooted
    }
    if case .subscript(let base, let arguments) = expression.kind, case .array = base.kind,
      let name = expected?.wrapped.name
    {
      // `[.red, .blue][index]`
      let element = TypeSyntax(.named([Name(name, base.range)], []), base.range)
      let list = Expression(
        .cast(base, Name("as", base.range), TypeSyntax(.array(element), base.range)), base.range)
      expression = Expression(.subscript(list, arguments), expression.range)
    }
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

  /// A part of a chain: `a?.b` is not optional yet, since `.c` may follow.
  mutating func checkChain(
    _ expression: Expression, expecting expected: Type? = nil
  ) throws(Problem) -> Checked {
    let range = expression.range
    switch expression.kind {
    case .integer(let value):
      if expected?.wrapped == .double { return Checked(constant: .double(Double(value)), .double, range) }
      return Checked(constant: .int(value), .int, range)
    case .double(let value), .duration(let value): return Checked(constant: .double(value), .double, range)
    case .boolean(let value): return Checked(constant: .bool(value), .bool, range)
    case .nothing:
      return Checked(
        constant: .nothing, expected?.isOptional == true ? expected ?? .nothing : .nothing, range)
    case .color(let value): return Checked(constant: .color(.fixed(value)), .named("UIColor"), range)
    case .size(let width, let height):
      return Checked(
        constant: .structure(.init("CGSize", [.double(width), .double(height)])), .named("CGSize"), range)
    case .string(let parts): return try Literals.check(string: parts, range, expecting: expected, in: &self)
    case .array(let elements):
      return try Literals.check(array: elements, range, expecting: expected, in: &self)
    case .dictionary(let pairs):
      return try Literals.check(dictionary: pairs, range, expecting: expected, in: &self)
    case .tuple(let elements):
      return try Literals.check(tuple: elements, range, expecting: expected, in: &self)
    case .parenthesized(let inner): return try checkOpen(inner, expecting: expected)
    case .path(let steps): return try Paths.check(path: steps, range, in: &self)
    case .name(let name): return try NameLookup.check(name: name, expecting: expected, in: &self)
    case .implicitMember(let name):
      return try StaticMembers.check(implicit: name, range, expecting: expected, in: &self)
    case .member(let base, let name):
      if name.text == "init",
        let made = try NameLookup.initializer(
          of: base, name, expecting: expected, in: &self)
      {
        return made
      }
      return try Members.check(member: name, of: base, range, in: &self)
    case .subscript(let base, let arguments):
      return try Subscripts.check(subscript: base, arguments, range, in: &self).following(base: base)
    case .call(let callee, let arguments, let trailing):
      return try Calls.check(call: callee, arguments, trailing, range, expecting: expected, in: &self)
    case .prefix(let sign, let operand):
      return try Operators.check(prefix: sign, operand, range, expecting: expected, in: &self)
    case .binary(let left, let sign, let right):
      return try Operators.check(left, sign, right, range, expecting: expected, in: &self)
    case .ternary(let condition, let yes, let no):
      return try Operators.check(condition, yes, no, range, expecting: expected, in: &self)
    case .optionalChain(let base): return try Optionals.check(chained: base, range, in: &self)
    case .forced(let base): return try Optionals.check(forced: base, range, in: &self)
    case .cast(let value, let sign, let type):
      return try Optionals.check(cast: value, sign, type, range, in: &self)
    case .range(let lower, let sign, let upper):
      let checked = try Literals.check(range: lower, nil, upper, sign.text, range, in: &self)
      // A literal is of what is expected.
      guard expected?.wrapped == .named("Range<Double>"), checked.type == .named("Range<Int>") else {
        return checked
      }
      let code = checked.code
      return Checked(.named("Range<Double>"), range) { session throws(Problem) in
        guard case .range(var bounds) = try code(&session) else { return .nothing }
        bounds.isWhole = false
        return .range(bounds)
      }
    case .bounds(let lower, let ideal, let upper):
      return try Literals.check(range: lower, ideal, upper, "...", range, in: &self)
    case .closure(let closure):
      return try Closures.check(closure: closure, range, expecting: expected, in: &self)
    case .keyPath(let root, let names):
      return try KeyPaths.check(keyPath: root, names, range, expecting: expected, in: &self)
    case .macro(let name, let arguments): return try KeyPaths.check(macro: name, arguments, range, in: &self)
    case .statement(let statement):
      return try Closures.check(value: statement, range, expecting: expected, in: &self)
    case .modifying(let base, let block): return try Calls.check(modifying: base, block, range, in: &self)
    case .verb(let verb): return try check(verb: verb)
    case .generic(let base, let types): return try NameLookup.check(generic: base, types, range, in: &self)
    }
  }
}

extension Expression {
  /// `.red.withAlphaComponent(0.5)` as `UIColor.red.withAlphaComponent(0.5)`: a chain that begins with a dot, where a type is expected.
  ///
  /// nil for what is no such chain; a member alone, or its call, is found in the type that is expected without this.
  fileprivate func rooted(in type: String, isRoot: Bool = false) -> Expression? {
    switch kind {
    case .implicitMember(let name):
      if isRoot { return nil }
      var path = Expression(.name(Name(String(type.prefix { $0 != "." }), name.range)), name.range)
      for part in type.split(separator: ".").dropFirst() {
        path = Expression(.member(path, Name(String(part), name.range)), name.range)
      }
      return Expression(.member(path, name), range)
    case .call(let callee, let arguments, let trailing):
      if case .implicitMember = callee.kind, isRoot { return nil }
      return callee.rooted(in: type).map { Expression(.call($0, arguments, trailing: trailing), range) }
    case .member(let base, let name):
      return base.rooted(in: type).map { Expression(.member($0, name), range) }
    case .subscript(let base, let arguments):
      return base.rooted(in: type).map { Expression(.subscript($0, arguments), range) }
    case .forced(let base): return base.rooted(in: type).map { Expression(.forced($0), range) }
    case .optionalChain(let base):
      return base.rooted(in: type).map { Expression(.optionalChain($0), range) }
    default: return nil
    }
  }

  /// Whether it is a number as it is written.
  var isNumber: Bool {
    switch kind {
    case .integer, .double: true
    default: false
    }
  }

  /// Whether a `?` stands in the chain.
  var hasChain: Bool {
    switch kind {
    case .optionalChain: true
    case .member(let base, _), .subscript(let base, _), .call(let base, _, _), .forced(let base):
      base.hasChain
    default: false
    }
  }
}

extension Expression {
  /// Whether it is `.dateTime.day()` and its like, of which nobody knows the type.
  var isChainOfDots: Bool {
    switch kind {
    case .implicitMember: true
    case .member(let base, _): base.isChainOfDots
    case .call(let callee, _, _): callee.isChainOfDots
    default: false
    }
  }
}
