import Syntax

/// Checks calls.
package enum Calls {
  /// A call: of a function, a method, a type, a case with values, or of a closure in hand.
  static func check(
    call callee: Expression, _ arguments: [Argument], _ trailing: [TrailingClosure], _ range: SourceRange,
    expecting expected: Type?, in checker: inout Checker
  ) throws(Problem) -> Checked {
    let given = Given(arguments, trailing, source: checker)
    if expected == .any, callee.isChainOfDots {
      return Checked(constant: .kept(checker.text(range)), .any, range)
    }
    switch callee.kind {
    case .generic(let base, _):
      return try Construction.construct(
        generic: callee, base.range, given, range, expecting: expected, in: &checker)
    case .name(let name): return try call(name, given, range, expecting: expected, in: &checker)
    case .implicitMember(let name):
      guard let type = expected?.wrapped else {
        throw checker.problem("`.\(name.text)` needs a type that is expected here", at: name.range)
      }
      if type == .any { return Checked(constant: .kept(checker.text(range)), .any, range) }
      if name.text == "some", let only = arguments.first {
        return try checker.check(only.value, expecting: type)
      }
      return try call(static: name, of: type, given, range, expecting: expected, in: &checker)
    case .member(let base, let name):
      return try call(name, of: base, given, range, expecting: expected, in: &checker)
    case .array, .dictionary:
      if let made = try Construction.construct(collection: callee, given, range, in: &checker) { return made }
      return try call(value: try checker.checkChain(callee), given, range, in: &checker)
    case .closure(let closure):
      let called = try Closures.check(
        called: closure, callee.range, with: arguments, expecting: expected, in: &checker)
      return try call(value: called, given, range, in: &checker)
    default:
      let function = try checker.checkChain(callee)
      return try call(value: function, given, range, in: &checker)
    }
  }

  /// `name(…)`.
  private static func call(
    _ name: Name, _ given: Given, _ range: SourceRange, expecting expected: Type?, in checker: inout Checker
  ) throws(Problem) -> Checked {
    if let local = checker.local(name.text) {
      return try call(
        value: checker.read(local, name.range), as: local.signature, given, range, in: &checker)
    }
    if let modified = try checker.modifierOfSelf(name, given, range) { return modified }
    if let type = checker.selfType, checker.contexts.contains(where: { $0.isMethod }),
      let members = checker.session.callables(name.text, of: type), let receiver = checker.local("self")
    {
      if members[0].kind == .property {
        return try call(
          value: try Members.member(name, of: checker.read(receiver, name.range), name.range, in: &checker),
          given, range, in: &checker)
      }
      return try call(
        overloads: members, of: checker.read(receiver, name.range), given, name, range, expecting: expected,
        in: &checker)
    }
    if let type = checker.selfType, let members = checker.session.staticMember(name.text, of: type),
      members[0].kind == .method
    {
      return try call(static: name, of: type, given, range, expecting: expected, in: &checker)
    }
    for context in checker.contexts.reversed() {
      for implicit in context.implicit.reversed() {
        guard let members = checker.session.callables(name.text, of: implicit.type),
          members[0].kind == .method,
          let receiver = checker.local(implicit.name)
        else { continue }
        return try call(
          overloads: members, of: checker.read(receiver, name.range), given, name, range, expecting: expected,
          in: &checker)
      }
    }
    if let variable = checker.session.variables[name.text], case .function = variable.type.wrapped {
      return try call(
        value: try NameLookup.check(name: name, expecting: nil, in: &checker), given, range, in: &checker)
    }
    if let functions = checker.session.definitions.functionNames[name.text] {
      let members = functions.reversed().map { checker.session.member(ofFunction: $0) }
      return try call(overloads: members, of: nil, given, name, range, expecting: expected, in: &checker)
    }
    if let type = NameLookup.type(called: name.text, in: checker) {
      return try Construction.construct(type, given, name, range, expecting: expected, in: &checker)
    }
    if let members = checker.session.language.appleTypes["Global"]?.members[name.text] {
      return try call(overloads: members, of: nil, given, name, range, expecting: expected, in: &checker)
    }
    if let found = try NameLookup.find(name, expecting: nil, in: &checker) {
      return try call(value: found, given, range, in: &checker)
    }
    throw Unknown.unknown(name, expecting: nil, in: checker)
  }

  /// `base.name(…)`.
  private static func call(
    _ name: Name, of base: Expression, _ given: Given, _ range: SourceRange, expecting expected: Type?,
    in checker: inout Checker
  ) throws(Problem) -> Checked {
    if case .name(let outer) = base.kind, outer.text == "Swift",
      let members = checker.session.language.appleTypes["Global"]?.members[name.text]
    {
      return try call(overloads: members, of: nil, given, name, range, expecting: expected, in: &checker)
    }
    if case .name(let outer) = base.kind, !NameLookup.local(exists: outer.text, in: checker),
      let type = NameLookup.type(called: "\(outer.text).\(name.text)", in: checker)
    {
      return try Construction.construct(type, given, name, range, expecting: expected, in: &checker)
    }
    let whole = try checker.checkChain(base)
    let receiver = whole.isForced ? Optionals.forced(whole, in: checker) : whole
    if case .type(let type) = receiver.role, type != .named("super") {
      if name.text == "init" {
        return try Construction.construct(type, given, name, range, expecting: expected, in: &checker)
      }
      return try call(static: name, of: type, given, range, expecting: expected, in: &checker)
    }
    if case .type(.named("super")) = receiver.role, name.text == "init" {
      return try Construction.callSuperInit(receiver, given, name, range, in: &checker)
    }
    if case .name(let word) = base.kind, word.text == "self", name.text == "init", let type = checker.selfType
    {
      if case .metatype = receiver.type {
        return try Construction.construct(type, given, name, range, expecting: expected, in: &checker)
      }
      if !checker.session.isReference(type) {
        return try Construction.callOwnInit(receiver, type, given, name, range, in: &checker)
      }
      let members = checker.session.initializers(of: type)
      return try call(overloads: members, of: receiver, given, name, range, expecting: nil, in: &checker)
    }
    if let modified = try checker.modifier(name, of: receiver, given, range) { return modified }
    if let members = checker.session.callables(name.text, of: receiver.type)
      ?? checker.session.member(name.text, of: receiver.type)
    {
      if members[0].kind == .property {
        return try call(
          value: try Members.member(name, of: receiver, name.range.union(base.range), in: &checker), given,
          range, in: &checker
        )
        .following(receiver)
      }
      return try call(overloads: members, of: receiver, given, name, range, expecting: expected, in: &checker)
        .following(
          receiver)
    }
    if case .metatype(let type) = receiver.type, checker.session.staticMember(name.text, of: type) != nil {
      return try call(static: name, of: type, given, range, expecting: expected, in: &checker)
    }
    if receiver.type.isErased {
      return try DynamicMembers.call(name, of: receiver, given, range, in: &checker)
    }
    if receiver.type.isOptional {
      throw checker.problem(
        "\(checker.named(receiver.type)) may be nil", at: name.range, suggestion: "write `?.\(name.text)(…)`")
    }
    throw Unknown.unknownMember(name, of: receiver, in: checker)
  }

  /// A call of a function in hand, by its labels if it was declared with some.
  static func call(
    value function: Checked, as declared: Signature? = nil, _ given: Given, _ range: SourceRange,
    in checker: inout Checker
  ) throws(Problem) -> Checked {
    guard case .function(let types, let result) = function.type else {
      let name = Name("callAsFunction", function.range)
      if let members = checker.session.callables(name.text, of: function.type) {
        return try call(
          overloads: members, of: function, given, name, range, expecting: nil, in: &checker)
      }
      throw checker.problem("\(checker.named(function.type)) cannot be called", at: function.range)
    }
    let parameters = types.enumerated().map { index, type in
      Signature.Parameter(
        label: nil, name: "", type: type,
        isInout: given.items.indices.contains(index) && given.items[index].value.isPassedInOut)
    }
    let signature = declared ?? Signature(parameters: parameters, result: result)
    let matched = try Arguments.match(given, signature, Name("closure", function.range), range, in: &checker)
    let (codes, writes, code, place) = (
      matched.arguments, matched.writes, function.code, checker.place(range)
    )
    let fallbacks = signature.parameters.map(\.fallback)
    var checked = Checked(result, range) { session throws(Problem) in
      try session.step(place)
      guard case .closure(let closure) = try code(&session) else { return .void }
      var values = try session.evaluate(codes)
      for (index, fallback) in fallbacks.enumerated() where values[index] == .nothing {
        if let fallback { values[index] = try fallback(&session) }
      }
      let value = try session.call(closure, &values)
      for write in writes { try write.store(&session, values[write.index]) }
      return value
    }
    checked.isChained = function.isChained
    return checked
  }

  /// A call of one of several functions of a name.
  static func call(
    overloads members: [Member], of base: Checked?, _ given: Given, _ name: Name, _ range: SourceRange,
    expecting expected: Type?, in checker: inout Checker
  ) throws(Problem) -> Checked {
    let matched = try Arguments.choose(members, base, given, name, range, expecting: expected, in: &checker)
    let (codes, member, place, writes) = (
      matched.arguments, matched.member, checker.place(range), matched.writes
    )
    var result = member.signature.result.filled(with: matched.found)
    if let base {
      result = result.filled(with: checker.session.placeholders(of: base.type))
      if result == .unknown("Self") { result = base.type }
    }
    let staticType = base.flatMap { base in
      if case .type(.named("super")) = base.role { base.type.name } else { nil }
    }
    let receiver = base?.code
    let back: Store?
    if member.isMutating, let base, !checker.session.isReference(base.type) {
      guard let store = base.store else {
        throw checker.problem(
          base.fixed.map { "`\(name.text)` changes what stands before the dot: \($0)" }
            ?? "`\(name.text)` changes what stands before the dot, and that is a constant", at: base.range)
      }
      back = store
    } else {
      back = nil
    }
    return Checked(result, range) { session throws(Problem) in
      try session.step(place)
      var object = try receiver?(&session) ?? .void
      var values = try session.evaluate(codes)
      let value = try session.invoke(member, of: &object, &values, place, as: staticType)
      if let back { try back(&session, object) }
      for write in writes { try write.store(&session, values[write.index]) }
      return value
    }
  }

  static func call(
    _ member: Member, of base: Checked, _ arguments: [Argument], _ trailing: [TrailingClosure], _ name: Name,
    _ range: SourceRange, expecting expected: Type?, in checker: inout Checker
  ) throws(Problem) -> Checked {
    try call(
      overloads: [member], of: base, Given(arguments, trailing, source: checker), name, range,
      expecting: expected, in: &checker)
  }

  /// `phone modifying { … }`.
  static func check(
    modifying base: Expression, _ block: Block, _ range: SourceRange, in checker: inout Checker
  ) throws(Problem)
    -> Checked
  {
    let closure = Closure(captures: [], parameters: nil, result: nil, body: block)
    let name = Name("modifyingTraits", range)
    let member = Expression(.member(base, name), base.range)
    return try checker.checkOpen(
      Expression(.call(member, [], trailing: [TrailingClosure(closure: closure)]), range))
  }
}

extension Expression {
  /// Whether it is written `&value`.
  fileprivate var isPassedInOut: Bool {
    if case .prefix(let sign, _) = kind { sign.text == "&" } else { false }
  }
}
