import Syntax

extension Checker {
  /// A call: of a function, a method, a type, a case with values, or of a closure in hand.
  mutating func check(
    call callee: Expression, _ arguments: [Argument], _ trailing: [TrailingClosure], _ range: SourceRange,
    expecting expected: Type?
  ) throws(Problem) -> Checked {
    let given = Given(arguments, trailing, source: self)
    switch callee.kind {
    case .name(let name): return try call(name, given, range, expecting: expected)
    case .implicitMember(let name):
      guard let type = expected?.wrapped else {
        throw problem("`.\(name.text)` needs a type that is expected here", at: name.range)
      }
      if type == .any { return Checked(constant: .kept(text(range)), .any, range) }
      if name.text == "some", let only = arguments.first { return try check(only.value, expecting: type) }
      return try call(static: name, of: type, given, range, expecting: expected)
    case .member(let base, let name): return try call(name, of: base, given, range, expecting: expected)
    case .array where arguments.isEmpty, .dictionary where arguments.isEmpty:
      // `[String]()`
      if let type = try emptyCollection(callee) { return Checked(constant: type.1, type.0, range) }
      return try call(value: try checkChain(callee), given, range)
    case .closure(let closure):
      // Called where it stands: its parameters are what it is given.
      var types: [Type] = []
      for argument in arguments { types.append(try checkOpen(argument.value).type) }
      let type = Type.function(types, expected ?? .unknown("Result"))
      return try call(value: try check(closure: closure, callee.range, expecting: type), given, range)
    default:
      let function = try checkChain(callee)
      return try call(value: function, given, range)
    }
  }

  /// `name(…)`.
  private mutating func call(
    _ name: Name, _ given: Given, _ range: SourceRange, expecting expected: Type?
  ) throws(Problem) -> Checked {
    if let local = local(name.text) { return try call(value: read(local, name.range), given, range) }
    if let type = selfType, contexts.contains(where: { $0.isMethod }),
      let members = session.callables(name.text, of: type), let receiver = local("self")
    {
      if members[0].kind == .property {
        return try call(value: try member(name, of: read(receiver, name.range), name.range), given, range)
      }
      return try call(
        overloads: members, of: read(receiver, name.range), given, name, range, expecting: expected)
    }
    if let type = selfType, let members = session.staticMember(name.text, of: type),
      members[0].kind == .method
    {
      return try call(static: name, of: type, given, range, expecting: expected)
    }
    for context in contexts.reversed() {
      for implicit in context.implicit.reversed() {
        guard let members = session.callables(name.text, of: implicit.type), members[0].kind == .method,
          let receiver = local(implicit.name)
        else { continue }
        return try call(
          overloads: members, of: read(receiver, name.range), given, name, range, expecting: expected)
      }
    }
    if let variable = session.variables[name.text], case .function = variable.type.wrapped {
      return try call(value: try check(name: name, expecting: nil), given, range)
    }
    if let functions = session.definitions.functionNames[name.text] {
      let members = functions.reversed().map { session.member(ofFunction: $0) }
      return try call(overloads: members, of: nil, given, name, range, expecting: expected)
    }
    if let type = type(called: name.text) {
      return try construct(type, given, name, range, expecting: expected)
    }
    if let members = session.language.appleTypes["Global"]?.members[name.text] {
      return try call(overloads: members, of: nil, given, name, range, expecting: expected)
    }
    if let found = try find(name, expecting: nil) { return try call(value: found, given, range) }
    throw unknown(name, expecting: nil)
  }

  /// `base.name(…)`.
  private mutating func call(
    _ name: Name, of base: Expression, _ given: Given, _ range: SourceRange, expecting expected: Type?
  ) throws(Problem) -> Checked {
    if case .name(let outer) = base.kind, !local(exists: outer.text),
      let type = type(called: "\(outer.text).\(name.text)")
    {
      return try construct(type, given, name, range, expecting: expected)
    }
    let whole = try checkChain(base)
    let receiver = whole.isForced ? forced(whole) : whole
    if case .type(let type) = receiver.role, type != .named("super") {
      if name.text == "init" { return try construct(type, given, name, range, expecting: expected) }
      return try call(static: name, of: type, given, range, expecting: expected)
    }
    if case .type(.named("super")) = receiver.role, name.text == "init" {
      return try callSuperInit(receiver, given, name, range)
    }
    if case .name(let word) = base.kind, word.text == "self", name.text == "init", let type = selfType {
      if !session.isReference(type) { return try callOwnInit(receiver, type, given, name, range) }
      let members = session.initializers(of: type)
      return try call(overloads: members, of: receiver, given, name, range, expecting: nil)
    }
    if let modified = try modifier(name, of: receiver, given, range) { return modified }
    if let members = session.callables(name.text, of: receiver.type)
      ?? session.member(name.text, of: receiver.type)
    {
      if members[0].kind == .property {
        return try call(value: try member(name, of: receiver, name.range.union(base.range)), given, range)
          .following(receiver)
      }
      return try call(overloads: members, of: receiver, given, name, range, expecting: expected).following(
        receiver)
    }
    if receiver.type.isOptional {
      throw problem(
        "\(named(receiver.type)) may be nil", at: name.range, suggestion: "write `?.\(name.text)(…)`")
    }
    throw unknownMember(name, of: receiver)
  }

  /// `Type.name(…)`: a static method, or a case with values.
  private mutating func call(
    static name: Name, of type: Type, _ given: Given, _ range: SourceRange, expecting expected: Type?
  ) throws(Problem) -> Checked {
    if name.text == "init" { return try construct(type, given, name, range, expecting: expected) }
    if let owner = session.typeName(type),
      let found = session.info(type)?.cases.first(where: { $0.name == name.text }),
      !found.types.isEmpty || session.staticMember(name.text, of: type) == nil
    {
      let parameters = zip(found.labels, found.types).map {
        Signature.Parameter(label: $0, name: $0 ?? "", type: $1)
      }
      let matched = try match(given, Signature(parameters: parameters, result: type), name, range)
      let codes = matched.arguments
      let text = name.text
      return Checked(type, range) { session throws(Problem) in
        .enumCase(owner, text, try session.evaluate(codes))
      }
    }
    if let all = session.staticMember(name.text, of: type) {
      let methods = all.filter { $0.kind == .method }
      let members = methods.isEmpty ? all : methods
      if members[0].kind == .property {
        return try call(
          value: try member(
            name, of: Checked(constant: .type(type), .metatype(type), range).with(.type(type)), name.range),
          given, range)
      }
      let base = Checked(constant: .type(type), .metatype(type), range)
      return try call(overloads: members, of: base, given, name, range, expecting: expected)
    }
    if session.member(name.text, of: type) != nil {
      throw problem("`\(name.text)` is called on a \(type), not on the type", at: name.range)
    }
    let nearest = Spelling.nearest(to: name.text, among: session.staticNames(of: type))
    throw problem(
      "\(type) has no `\(name.text)`", at: name.range, suggestion: nearest.map { "did you mean `\($0)`?" })
  }

  /// `Type(…)`.
  private mutating func construct(
    _ type: Type, _ given: Given, _ name: Name, _ range: SourceRange, expecting expected: Type?
  ) throws(Problem) -> Checked {
    let members = session.initializers(of: type)
    guard !members.isEmpty else { throw problem("\(type) is not made by a call", at: name.range) }
    let matched = try choose(members, nil, given, name, range, expecting: expected)
    let (codes, member, place) = (matched.arguments, matched.member, place(range))
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
        matched.found["Key"] ?? .unknown("Key"), matched.found["Value"] ?? .unknown("Value"))
    }
    return Checked(result.filled(with: matched.found), range) { session throws(Problem) in
      try session.step(place)
      var values = try session.evaluate(codes)
      let made = try session.construct(type, member, &values, place)
      for write in writes { try write.store(&session, values[write.index]) }
      return made
    }
  }

  /// `self.init(…)` of a value type: what it makes is `self` from then on.
  private mutating func callOwnInit(
    _ receiver: Checked, _ type: Type, _ given: Given, _ name: Name, _ range: SourceRange
  ) throws(Problem) -> Checked {
    let matched = try choose(session.initializers(of: type), nil, given, name, range, expecting: nil)
    let (codes, member, place, base) = (matched.arguments, matched.member, place(range), receiver.code)
    let store = receiver.store
    return Checked(.void, range) { session throws(Problem) in
      var values = try session.evaluate(codes)
      var object = try base(&session)
      let result = try session.initialize(&object, member, &values, place)
      if case .row = member.body { object = result }
      try store?(&session, object)
      return .void
    }
  }

  private mutating func callSuperInit(
    _ receiver: Checked, _ given: Given, _ name: Name, _ range: SourceRange
  ) throws(Problem) -> Checked {
    let matched = try choose(session.initializers(of: receiver.type), nil, given, name, range, expecting: nil)
    let (codes, member, place, base) = (matched.arguments, matched.member, place(range), receiver.code)
    return Checked(.void, range) { session throws(Problem) in
      var values = try session.evaluate(codes)
      var object = try base(&session)
      _ = try session.initialize(&object, member, &values, place)
      return .void
    }
  }

  /// A call of a function in hand.
  mutating func call(value function: Checked, _ given: Given, _ range: SourceRange) throws(Problem) -> Checked
  {
    guard case .function(let types, let result) = function.type else {
      throw problem("\(named(function.type)) cannot be called", at: function.range)
    }
    let parameters = types.enumerated().map { index, type in
      Signature.Parameter(
        label: nil, name: "", type: type,
        isInout: given.items.indices.contains(index) && given.items[index].value.isPassedInOut)
    }
    let signature = Signature(parameters: parameters, result: result)
    let matched = try match(given, signature, Name("closure", function.range), range)
    let (codes, writes, code, place) = (matched.arguments, matched.writes, function.code, place(range))
    var checked = Checked(result, range) { session throws(Problem) in
      try session.step(place)
      guard case .closure(let closure) = try code(&session) else { return .void }
      var values = try session.evaluate(codes)
      let value = try session.call(closure, &values)
      for write in writes { try write.store(&session, values[write.index]) }
      return value
    }
    checked.isChained = function.isChained
    return checked
  }

  /// A call of one of several functions of a name.
  mutating func call(
    overloads members: [Member], of base: Checked?, _ given: Given, _ name: Name, _ range: SourceRange,
    expecting expected: Type?
  ) throws(Problem) -> Checked {
    let matched = try choose(members, base, given, name, range, expecting: expected)
    let (codes, member, place, writes) = (matched.arguments, matched.member, place(range), matched.writes)
    var result = member.signature.result.filled(with: matched.found)
    if let base {
      result = result.filled(with: session.placeholders(of: base.type))
      if result == .unknown("Self") { result = base.type }
    }
    let staticType = base.flatMap { base in
      if case .type(.named("super")) = base.role { base.type.name } else { nil }
    }
    let receiver = base?.code
    let back: Store?
    if member.isMutating, let base, !session.isReference(base.type) {
      guard let store = base.store else {
        throw problem(
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

  mutating func call(
    _ member: Member, of base: Checked, _ arguments: [Argument], _ trailing: [TrailingClosure], _ name: Name,
    _ range: SourceRange, expecting expected: Type?
  ) throws(Problem) -> Checked {
    try call(
      overloads: [member], of: base, Given(arguments, trailing, source: self), name, range,
      expecting: expected)
  }
}

extension Checked {
  /// A part of a chain that hangs on another.
  func following(_ base: Checked) -> Checked {
    var copy = self
    copy.isChained = copy.isChained || base.isChained
    return copy
  }

  func following(base: Expression) -> Checked {
    var copy = self
    copy.isChained = copy.isChained || base.hasChain
    return copy
  }
}

extension Expression {
  /// Whether it is written `&value`.
  fileprivate var isPassedInOut: Bool {
    if case .prefix(let sign, _) = kind { sign.text == "&" } else { false }
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
