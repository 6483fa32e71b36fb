import Syntax

/// An expression whose names and types are resolved: code that computes a value of a type.
package struct Checked: Sendable {
  package var type: Type
  package var range: SourceRange
  package var code: Code
  /// Stores a value in the place that it stands for; nil if it cannot be assigned.
  package var store: Store?
  /// Runs before the place is read or written, and before the new value is computed.
  var before: (@Sendable (inout Session) throws(Problem) -> Void)?
  /// The reason why it cannot be assigned, if there is a better one than that it is not a place.
  package var fixed: Fixed?
  /// What it is besides a value.
  package var role = Role.value
  /// What it does as a statement, if that is more than its code: it may leave a loop, or print its value if nothing uses it.
  package var action: Action?
  /// Whether its chain contains a `?`, so that the whole chain is nil if that meets nil.
  var isChained = false
  /// Whether its type ends in `!`, so that it is unwrapped implicitly where a value is needed.
  var isForced = false

  package enum Role: Sendable {
    case value
    /// A literal without variables, whose type may still be converted.
    case literal(Value)
    case variable(String)
    /// An environment that is known during checking.
    case environment
    /// The name of a type alone.
    case type(Type)
    /// A trait of an environment: `cell.theme`, `form[Theme]`.
    case trait(Int, of: Code)
    /// `traitCollection` of an environment: traits read from it count as reads of the environment.
    case collection(of: Code)
    /// A statement, which has nothing to print.
    case statement
  }

  package init(
    _ type: Type, _ range: SourceRange, store: Store? = nil, fixed: Fixed? = nil, role: Role = .value,
    _ code: @escaping Code
  ) {
    (self.type, self.range, self.code) = (type, range, code)
    (self.store, self.fixed, self.role) = (store, fixed, role)
  }

  /// A value that is known during checking.
  package init(constant value: Value, _ type: Type, _ range: SourceRange) {
    self.init(type, range, role: .literal(value), always(value))
  }

  init(naming type: Type, _ range: SourceRange) {
    self.init(.metatype(type), range, role: .type(type), always(.type(type)))
  }

  /// A statement of the playground, which has no value to print.
  package init(action range: SourceRange, _ run: @escaping @Sendable (inout Session) throws(Problem) -> Void)
  {
    self.init(.void, range, role: .statement) { session throws(Problem) in
      try run(&session)
      return .void
    }
  }

  package var literal: Value? { if case .literal(let value) = role { value } else { nil } }

  var isSuper: Bool { if case .type(.named("super")) = role { true } else { false } }
}

/// Why what stands somewhere cannot be changed, and what would let it.
package struct Fixed: Sendable {
  package var why: String
  package var instead: String?
}

/// The place of an expression, and the type that is expected there.
struct Site {
  var range: SourceRange
  var expected: Type?
  /// The marks `try` and `await` that are missing before a call.
  var missingMarks = Expression.Marks()

  init(_ range: SourceRange, expecting expected: Type? = nil) {
    (self.range, self.expected) = (range, expected)
  }

  var wanted: Type? { expected?.wrapped }
}

extension Checked {
  func map(
    _ type: Type, _ range: SourceRange,
    _ body: @escaping @Sendable (inout Session, Value) throws(Problem) -> Value
  ) -> Checked {
    let code = code
    return Checked(type, range) { session throws(Problem) in
      let value = try code(&session)
      return try body(&session, value)
    }
  }

  /// Combines its value with another one.
  func map(
    _ other: Checked, _ type: Type, _ range: SourceRange,
    _ body: @escaping @Sendable (inout Session, Value, Value) throws(Problem) -> Value
  ) -> Checked {
    let (first, second) = (code, other.code)
    return Checked(type, range) { session throws(Problem) in
      let (a, b) = (try first(&session), try second(&session))
      return try body(&session, a, b)
    }
  }

  /// A part of its value; to set it changes a copy of the whole, which is then stored back.
  func part(
    _ type: Type, _ range: SourceRange,
    get: @escaping @Sendable (inout Session, Value) throws(Problem) -> Value,
    set: @escaping @Sendable (inout Session, inout Value, Value) throws(Problem) -> Void
  ) -> Checked {
    var part = map(type, range, get)
    part.fixed = fixed
    guard let put = store else { return part }
    let code = code
    part.store = { session, new throws(Problem) in
      var whole = try code(&session)
      try set(&session, &whole, new)
      try put(&session, whole)
    }
    return part
  }

  /// The same, as part of a chain that starts with another expression.
  func following(_ base: Expression) -> Checked {
    var copy = self
    copy.isChained = copy.isChained || base.hasChain
    return copy
  }

  /// Its action as a statement, which ignores its value.
  package var asStatement: Action {
    if let action { return action }
    let code = code
    return { session throws(Problem) in
      _ = try code(&session)
      return .next
    }
  }

  /// The same, with `before` run as part of reading.
  var opened: Checked {
    guard let before else { return self }
    var copy = self
    let code = code
    copy.code = { session throws(Problem) in
      try before(&session)
      return try code(&session)
    }
    return copy
  }

  func with(_ role: Role) -> Checked {
    var copy = self
    copy.role = role
    return copy
  }
}

/// Code that computes a list from the values of other code.
func listing(_ codes: [Code]) -> Code {
  { session throws(Problem) in .list(try session.evaluate(codes)) }
}

package func always(_ value: Value) -> Code { { _ throws(Problem) in value } }
