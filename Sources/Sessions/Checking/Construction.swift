import Syntax

/// Checks calls that make a value, or go on making it: `Type(…)`, `self.init(…)`, `super.init(…)`.
package enum Construction {
  /// `Set<Int>()`, `PassthroughSubject<Int, Never>()`.
  static func construct(
    generic callee: Expression, _ place: SourceRange, _ given: Given, _ range: SourceRange,
    expecting expected: Type?, in checker: inout Checker
  ) throws(Problem) -> Checked {
    let type = try checker.checkChain(callee)
    if case .metatype(.list(let element)) = type.type, given.items.isEmpty {
      return Checked(constant: .list([]), .list(element), range)
    }
    switch type.type {
    case .metatype(.binding(let value)):
      return try construct("Binding", as: .binding(value), given, place, range, in: &checker)
    case .metatype(.list(let element)):
      return try construct("Array", as: .list(element), given, place, range, in: &checker)
    default: break
    }
    guard case .metatype(.named(let name)) = type.type else {
      return try Calls.call(value: type, given, range, in: &checker)
    }
    var made = try construct(
      .named(name), given, Name(name, place), range, expecting: expected, in: &checker)
    if checker.session.info(.named(name))?.isApple == true { made.type = .named(name) }
    return made
  }

  /// `[String]()`, `[Int](1...3)`, `[[Int]](repeating: [], count: 2)`; nil where no type stands between the brackets.
  static func construct(
    collection callee: Expression, _ given: Given, _ range: SourceRange, in checker: inout Checker
  ) throws(Problem) -> Checked? {
    guard let (type, empty) = try Literals.emptyCollection(callee, in: &checker) else { return nil }
    if given.items.isEmpty { return Checked(constant: empty, type, range) }
    let name = type.tableName ?? ""
    return try construct(name, as: type, given, callee.range, range, in: &checker)
  }

  /// `Binding<Bool>(…)`, `[Int](…)`: a call of a type whose parts are written.
  static func construct(
    _ name: String, as wanted: Type, _ given: Given, _ place: SourceRange, _ range: SourceRange,
    in checker: inout Checker
  ) throws(Problem) -> Checked {
    var made = try construct(
      .named(name), given, Name(name, place), range, expecting: wanted, in: &checker)
    guard checker.fits(made.type, wanted) else {
      throw checker.problem("expected \(wanted), found \(made.type)", at: range)
    }
    made.type = wanted
    return made
  }

  /// `Type(…)`.
  static func construct(
    _ type: Type, _ given: Given, _ name: Name, _ range: SourceRange, expecting expected: Type?,
    in checker: inout Checker
  ) throws(Problem) -> Checked {
    let members = checker.session.initializers(of: type)
    guard !members.isEmpty else { throw checker.problem("\(type) is not made by a call", at: name.range) }
    let matched = try Arguments.choose(members, nil, given, name, range, expecting: expected, in: &checker)
    let (codes, member, place) = (matched.arguments, matched.member, checker.place(range))
    let writes = matched.writes
    var result = type
    if case .unknown = member.signature.result {
    } else if member.signature.result != .void {
      result = member.signature.result
    }
    if result.wrapped == .unknown("Self") { result = result.isOptional ? .optional(type) : type }
    if type == .named("Array") || type == .named("Set") {
      result = .list(matched.found["Element"] ?? .unknown("Element"))
    }
    if type == .named("Binding") {
      result = .binding(matched.found["V"] ?? matched.found["Value"] ?? .unknown("Value"))
    }
    if type == .named("Dictionary") {
      result = .dictionary(
        matched.found["Key"] ?? .unknown("Key"),
        matched.found["Value"] ?? matched.found["Element"].map { .list($0) } ?? .unknown("Value"))
    }
    if type == .named("Optional") { result = .optional(.unknown("Wrapped")) }
    if let info = checker.session.info(type) { result = info.found(matched.found, as: result) }
    return Checked(result.filled(with: matched.found), range) { session throws(Problem) in
      try session.step(place)
      var values = try session.evaluate(codes)
      let made = try session.info(type)?.construct(by: member, &values, in: &session, place) ?? .void
      for write in writes { try write.store(&session, values[write.index]) }
      return made
    }
  }

  /// `self.init(…)` of a value type: what it makes is `self` from then on.
  static func callOwnInit(
    _ receiver: Checked, _ type: Type, _ given: Given, _ name: Name, _ range: SourceRange,
    in checker: inout Checker
  ) throws(Problem) -> Checked {
    let matched = try Arguments.choose(
      checker.session.initializers(of: type), nil, given, name, range, expecting: nil, in: &checker)
    let (codes, member, place, base) = (
      matched.arguments, matched.member, checker.place(range), receiver.code
    )
    let store = receiver.store
    return Checked(.void, range) { session throws(Problem) in
      var values = try session.evaluate(codes)
      var object = try base(&session)
      let result = try member.initialize(&object, &values, in: &session, place)
      if case .row = member.body { object = result }
      try store?(&session, object)
      return .void
    }
  }

  static func callSuperInit(
    _ receiver: Checked, _ given: Given, _ name: Name, _ range: SourceRange, in checker: inout Checker
  ) throws(Problem) -> Checked {
    let matched = try Arguments.choose(
      checker.session.initializers(of: receiver.type), nil, given, name, range, expecting: nil, in: &checker)
    let (codes, member, place, base) = (
      matched.arguments, matched.member, checker.place(range), receiver.code
    )
    return Checked(.void, range) { session throws(Problem) in
      var values = try session.evaluate(codes)
      var object = try base(&session)
      _ = try member.initialize(&object, &values, in: &session, place)
      return .void
    }
  }
}
