import Syntax

// Calls that make or initialise a value: `Type(…)`, `self.init(…)`, `super.init(…)`.
extension Checker {
  /// `Type(…)`.
  ///
  /// - Parameter kind: The first label of the initialiser that a literal calls: `[]` names no element.
  mutating func construct(_ type: Type, _ given: Call, literal kind: String? = nil) throws(Problem) -> Checked
  {
    if type == .any || type == .named("LocalizedStringKey"), let only = given.items.first?.value {
      return try check(only, expecting: type)
    }
    if type == .string, given.items.count == 1, given.items[0].label?.text == "describing" {
      return Checked(.string, given.range, try description(of: given.items[0].value))
    }
    switch type {
    case .list, .set, .dictionary: return try construct(written: type, given, given.name.range)
    default: break
    }
    if given.items.count == 1, given.items[0].label == nil, session.info(type)?.isApple == false,
      let made = try construct(type, byLiteral: given.items[0].value)
    {
      return made
    }
    let members = session.initializers(of: type).filter {
      kind == nil || $0.resolved.signature.labels.first == kind
    }
    guard !members.isEmpty else { throw problem("\(type) is not made by a call", at: given.name.range) }
    let outer = tabs
    defer { tabs = outer }
    if type == .named("TabView"), let selection = given.items.first(where: { $0.label?.text == "selection" }),
      case .binding(let tag) = try checkUnfitted(selection.value, expecting: .binding(.unknown("Value"))).type
    {
      tabs = tag
    }
    if let made = try laidOut(type, members, given) { return made }
    let given = type == .named("Tab") ? given.named("Tab", given.name.range) : given
    var matched = try choose(members, nil, given)
    if matched.member.acceptsAnyArguments { matched = try matchProperties(given, of: type) ?? matched }
    let codes = matched.arguments + types(of: matched)
    let (member, stores) = (matched.member, matched.stores)
    try requireMarks(given, of: member)
    var found = matched.found
    try require(session.info(type)?.bounds ?? [:], of: found, given.range)
    // `Dictionary(grouping:by:)` makes lists of its elements.
    found["Value"] = found["Value"] ?? found["V"] ?? found["Element"].map { .list($0) }
    let (place, result) = (place(given.range), made(type, by: member, found).filled(with: found))
    let parts = session.placeholders(of: result.wrapped)
    let kept = (session.info(type)?.fields ?? []).enumerated().filter(\.element.isTypeArgument).map {
      ($0, code(for: parts[String($1.name.dropFirst().dropLast())] ?? .any))
    }
    return Checked(result, given.range) { session throws(Problem) in
      try session.step(place)
      var values = try session.evaluate(codes)
      var info = session.info(type)
      for (index, part) in kept {
        guard let field = info?.fields[index], let owner = info?.name else { continue }
        let part = try part(&session)
        info?.fields[index].initial = always(part)
        session.statics["\(owner).\(field.name)"] = part
      }
      let made = try info?.construct(by: member, &values, in: &session, place) ?? .void
      try session.writeBack(values, stores)
      return made
    }
  }

  /// The type of the value that an initialiser makes.
  private func made(_ type: Type, by member: Member, _ found: [String: Type]) -> Type {
    var result = if case .named(let name) = type { session.selfType(named: name) } else { type }
    if result == type {
      switch member.signature.result {
      // `Published(initialValue: 3)` has the type of its value here.
      case .unknown("V"): result = .unknown("V")
      case .void, .unknown: break
      case .optional(.unknown("Self")): result = .optional(type)
      case let declared: result = declared
      }
      if let info = session.info(type) { result = info.found(found, as: result) }
    } else if member.signature.result == .optional(.unknown("Self")) {
      result = .optional(result)
    }
    return result
  }

  /// `MyLayout(spacing: 4) { … }`: calls the new value with the closure, if no initialiser takes a closure.
  private mutating func laidOut(_ type: Type, _ known: [Member], _ given: Call) throws(Problem) -> Checked? {
    guard let last = given.items.last, last.isTrailing, last.label == nil,
      let calls = session.callables("callAsFunction", of: type),
      known.allSatisfy({ member in
        if case .function? = member.signature.parameters.last?.type.wrapped { return false }
        return !member.acceptsAnyArguments
      })
    else { return nil }
    var (making, calling) = (given, given)
    making.items.removeLast()
    calling.items = [last]
    return try call(calls, of: construct(type, making), calling.named("callAsFunction", given.name.range))
  }

  /// Makes a value that only decorates keep its arguments as properties: `UITabBarItem(title: "Home", image: nil, tag: 0).title`.
  private mutating func matchProperties(_ given: Call, of type: Type) throws(Problem) -> MatchedCall? {
    var parameters: [Signature.Parameter] = []
    var codes: [Code] = []
    for item in given.items {
      guard let name = item.label else { continue }
      // A modifier with that name does not count, because arguments set only properties.
      let isProperty = { [session] (name: String) in session.property(name, of: type)?.kind == .property }
      let known = isProperty(name.text) ? session.property(name.text, of: type) : nil
      guard let property = known ?? unlisted(name, of: type) else {
        let names = session.memberNames(of: type).filter(isProperty)
        if Spelling.nearest(to: name.text, among: names) == nil { continue }
        throw nothing(called: name, in: type, among: names)
      }
      // Unknown names in an argument are accepted, but a case that the type does not have is an error.
      let isCase = if case .implicitMember = item.value.kind { true } else { false }
      let value = isCase ? try check(item.value, expecting: property.type) : nil
      guard let checked = value ?? attempt(item.value, expecting: property.type) else { continue }
      parameters.append(Signature.Parameter(label: name.text, name: name.text, type: property.type))
      codes.append(checked.code)
    }
    if codes.isEmpty { return nil }
    let signature = Signature(parameters: parameters, result: .void)
    let member = Member(name: "init", kind: .initializer, signature: signature, body: .stored)
    return MatchedCall(member: member, arguments: codes)
  }

  /// Makes a value from a literal if the expected type is `ExpressibleByStringLiteral` or similar; nil for other types.
  mutating func construct(_ type: Type, byLiteral literal: Expression) throws(Problem) -> Checked? {
    guard let name = type.name, let (kinds, values) = literal.literalParts,
      let kind = kinds.first(where: { kind in
        session.initializers(of: type).contains { $0.resolved.signature.labels.first == kind }
      })
    else { return nil }
    let arguments = values.enumerated().map { index, value in
      Argument(label: index == 0 ? Name(kind, literal.range) : nil, value: value)
    }
    return try construct(type, Call(Name(name, literal.range), arguments, Site(literal.range)), literal: kind)
  }

  /// `type.init(…)`: makes a value of a type that is known at run time.
  mutating func construct(_ value: Checked, as type: Type, _ given: Call) throws(Problem) -> Checked {
    let members = session.initializers(of: type)
    let matched = try members.isEmpty ? nil : choose(members, nil, given)
    let made = matched?.member.signature.result.isOptional == true ? Type.optional(type) : type
    return try dynamicCall(given.named("init", given.name.range), of: value, like: matched, as: made)
  }

  /// `[Int](…)`, `Binding<Bool>(…)`, `PassthroughSubject<Int, Never>()`: a call of a type with written arguments.
  mutating func construct(written type: Type, _ given: Call, _ place: SourceRange) throws(Problem) -> Checked
  {
    var given = given.named(type.tableName ?? "", place)
    switch type {
    case .list where given.items.isEmpty: return Checked(constant: .list([]), type, given.range)
    case .dictionary where given.items.isEmpty:
      return Checked(constant: .dictionary([:]), type, given.range)
    default: break
    }
    given.expected = type
    var made = try construct(type.name == nil ? .named(given.name.text) : type, given)
    if type.name == nil, !fits(made.type, type) {
      throw problem("expected \(type), found \(made.type)", at: given.range)
    }
    if type.name == nil || session.info(type)?.isApple == true { made.type = type }
    return made
  }

  /// `self.init(…)`: another initialiser, or in a static method a new value.
  mutating func delegate(to receiver: Checked, as type: Type, _ given: Call) throws(Problem) -> Checked {
    if contexts[last].roles.contains(.designated), let info = session.info(type), info.kind == .class,
      !info.isApple, !info.conformances.contains("Actor")
    {
      throw problem(
        "what calls `self.init` in a class is a `convenience init`", at: given.range,
        suggestion: "write `convenience` before it")
    }
    contexts[last].roles.insert(.assigned("self"))
    if case .metatype = receiver.type {
      return try session.isReference(type) ? construct(receiver, as: type, given) : construct(type, given)
    }
    return try initialize(receiver, as: type, given)
  }

  /// `self.init(…)` and `super.init(…)`; in a value type, the new value becomes `self`.
  mutating func initialize(_ receiver: Checked, as type: Type, _ given: Call) throws(Problem) -> Checked {
    var given = given
    given.expected = type
    if receiver.isSuper {
      contexts[last].roles.insert(.assigned("super"))
      if contexts[last].roles.contains(.designated) {
        try requireInitialized(at: given.range, "where `super.init` is called")
      }
    }
    var matched = try choose(session.initializers(of: type), nil, given)
    if matched.member.acceptsAnyArguments { matched = try matchProperties(given, of: type) ?? matched }
    matched.member.signature.isMutating = !session.isReference(type) || session.isOpen(type)
    if case .stored = matched.member.body, let info = session.info(type), info.kind == .enumeration {
      matched.member.body = .native(
        get: { _, value, given, _ in
          let found = info.cases.first { $0.raw == given[0] }
          value = found.map { .enumCase(info.name, $0.name, []) } ?? .nothing
          return value
        }, set: nil)
    }
    var made = try call(matched, of: receiver, given)
    made.type = made.type.isOptional ? .optional(.void) : .void
    return made
  }
}

extension Expression {
  /// The labels of the initialisers that accept it as a literal, and their arguments.
  fileprivate var literalParts: (labels: [String], values: [Expression])? {
    switch kind {
    case .string: (["stringLiteral"], [self])
    case .integer: (["integerLiteral", "floatLiteral"], [self])
    case .double: (["floatLiteral"], [self])
    case .boolean: (["booleanLiteral"], [self])
    case .nothing: (["nilLiteral"], [Expression(.tuple([]), range)])
    case .array(let elements): (["arrayLiteral"], elements)
    case .dictionary(let pairs):
      (
        ["dictionaryLiteral"],
        pairs.map { Expression(.tuple([Argument(value: $0.key), Argument(value: $0.value)]), range) }
      )
    default: nil
    }
  }
}
