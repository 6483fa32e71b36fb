import Syntax

// Calls: of functions, methods, types, enum cases with values, and function values.
extension Checker {
  mutating func check(call callee: Expression, _ arguments: [Argument], _ site: Site) throws(Problem)
    -> Checked
  {
    if site.wanted == .any, callee.isChainOfDots {
      return Checked(constant: .kept(text(site.range)), .any, site.range)
    }
    var given = Call(callee.lastName ?? Name("closure", callee.range), arguments, site)
    switch callee.kind {
    case .name: return try call(function: given)
    case .member(let base, _): return try call(method: given, of: base)
    case .implicitMember(let name):
      guard let type = site.wanted ?? implicitMemberType else {
        throw untyped(name, name.range, isCall: true)
      }
      if !text(callee.range).hasPrefix("."), let value = arguments.first?.value.range {
        // `height 200`, `enabled up through medium`
        let label = arguments[0].label.map { "\($0.text): " } ?? ""
        shortForms[SourceRange(callee.range.start, value.start)] = ".\(name.text)(\(label)"
        shortCalls.insert(site.range)
      }
      // The type of the object is known when the code runs.
      if name.text == "init", type == selfType, session.info(type)?.kind == .protocol || isIn(.givesSelf) {
        return try check(call: .name("Self", name.range), arguments, site)
      }
      if name.text == "some", let only = arguments.first {
        return try check(only.value, expecting: type).map(.optional(type), site.range) { $1.wrapped }
      }
      return try call(static: given, of: type)
    case .optionalChain(let inner):
      guard case .member(let base, let name) = inner.kind else { break }
      given.name = name
      if let called = try call(optional: given, of: base) { return called }
    case .type(let type):
      // `State<Int>(initialValue: 0)`: the argument gives the same type as the brackets.
      if case .named(let names, _) = type.kind, let name = names.last?.text, PropertyWrapper.hasMaker(name) {
        return try construct(.named(name), given)
      }
      return try construct(written: try resolve(type), given, callee.range)
    case .closure(let closure):
      // Called directly, its parameters have the types of the arguments.
      let types = try arguments.map { argument throws(Problem) in try checkUnfitted(argument.value).type }
      let type = Type.function(types, site.expected ?? .unknown("Result"))
      return try call(value: try check(closure: closure, Site(callee.range, expecting: type)), given)
    default: break
    }
    return try call(value: try checkChain(callee), given)
  }

  /// `name(…)`.
  private mutating func call(function given: Call) throws(Problem) -> Checked {
    let name = given.name
    if name.isOfModule, let all = freeFunctions(name.text) { return try call(all, of: nil, given) }
    if let local = local(name.text) {
      return try call(value: read(local, name.range), as: local.signature, given)
    }
    if let modified = try modifierOfSelf(given) { return modified }
    let owner = owner(of: name) { session, type in session.callables(name.text, of: type) != nil }
    if let owner, let members = session.callables(name.text, of: owner.type),
      freeFunctions(name.text) == nil || members[0].kind == .property || takes(members, given)
    {
      if case .type(let type) = owner.role { return try call(static: given, of: type, as: owner) }
      return try call(members, of: owner, given)
    }
    if let type = session.variables[name.text]?.type.wrapped, isCallable(type) {
      return try call(value: try check(name: name, expecting: nil), given)
    }
    if name.text == "traits" { shortForms[name.range] = "UITraitCollection" }
    if let functions = freeFunctions(name.text) { return try call(functions, of: nil, given) }
    if let type = type(called: name.text, isOfModule: name.isOfModule), !type.isParameter {
      return try construct(type, given)
    }
    guard let found = try find(name) else { throw unknown(name, expecting: nil) }
    if case .metatype(let type) = found.type { return try construct(found, as: type, given) }
    return try call(value: found, given)
  }

  private func isCallable(_ type: Type) -> Bool {
    if case .function = type { true } else { session.callables("callAsFunction", of: type) != nil }
  }

  /// `base.name(…)`.
  private mutating func call(method given: Call, of base: Expression) throws(Problem) -> Checked {
    let name = given.name
    if base.isNamed("Swift") { return try call(function: given) }
    if let type = nestedType(base, name) { return try construct(type, given) }
    var receiver = collection(
      unwrapped(try checkChain(base, expecting: try listType(of: base, given))), for: name)
    // `let pairs: [(String, Int)] = counts.filter { … }`: every sequence has a `filter` that returns a list.
    if name.text == "filter", case .list? = given.expected, case .dictionary = receiver.type {
      receiver = list(receiver, of: session.element(of: receiver.type) ?? .any)
    }
    if name.text == "init", receiver.isSuper { return try initialize(receiver, as: receiver.type, given) }
    if name.text == "init", base.isNamed("self"), let type = selfType {
      return try delegate(to: receiver, as: type, given)
    }
    if case .type(let type) = receiver.role, !receiver.isSuper {
      return try call(static: given, of: type, as: receiver)
    }
    if name.text == "init", case .metatype(let type) = receiver.type, !type.isErased {
      return try construct(receiver, as: type, given)
    }
    if case .tuple = receiver.type {
      return try call(value: try member(name, of: receiver, given.range), given).following(base)
    }
    if let modified = try modifier(of: receiver, given) { return modified }
    if text(name.range) == "modifying" {
      shortForms[SourceRange(base.range.end, name.range.end)] = ".\(name.text)"
    }
    if let members = session.callables(name.text, of: receiver.type)
      ?? session.member(name.text, of: receiver.type)
      ?? unlisted(name, of: receiver.type, isCall: true).map({ [$0] })
    {
      let isChanged = members.contains { $0.resolved.signature.isMutating } && !receiver.isSuper
      if case .call = base.kind { return try call(members, of: receiver, given).following(base) }
      // `$0[$1.kind, default: []].append($1)`
      if receiver.type == .list(.unknown("[] element")), let item = given.items.first?.value {
        refine(base, as: .list(try checkUnfitted(item).type))
      }
      let place = isChanged ? unwrapped(try check(place: base)) : receiver
      return try call(members, of: place, given).following(base)
    }
    if let list = sequence(receiver, having: name), let members = session.callables(name.text, of: list.type)
    {
      return try call(members, of: list, given).following(base)
    }
    if receiver.type.isErased || receiver.type.isErasedMetatype || session.isPartlyKnown(receiver.type) {
      return try dynamicCall(given, of: receiver).following(base)
    }
    if receiver.type.isOptional {
      throw problem(
        "\(named(receiver.type)) may be nil", at: name.range, suggestion: "write `?.\(name.text)(…)`")
    }
    throw unknownMember(name, of: receiver, isCall: true)
  }

  /// `Type.name(…)`: a static method, or a case with values.
  private mutating func call(static given: Call, of type: Type, as receiver: Checked? = nil) throws(Problem)
    -> Checked
  {
    let name = given.name
    if name.text == "init" {
      // `_offset = .init(initialValue: 0)`: the storage of a view's state.
      if case .binding = type, ["initialValue", "wrappedValue"].contains(given.items.first?.label?.text) {
        return try construct(.named("State"), given)
      }
      // Problems name the type, not `init`.
      return try construct(type, given.named(type.tableName ?? name.text, given.name.range))
    }
    let statics =
      session.callables(name.text, of: .metatype(type)) ?? session.staticMember(name.text, of: type)
      ?? unlisted(name, of: .metatype(type), isCall: true).map { [$0] }
    let maker = caseMaker(name.text, of: type)
    if let maker, statics == nil { return try call([maker], of: nil, given) }
    // A static method may have the name of a case, and other labels.
    if let statics {
      let isMade = maker?.signature.parameters.isEmpty == false
      let members = (isMade ? [maker] : []).compactMap { $0 } + statics
      return try call(members, of: receiver ?? Checked(naming: type, name.range), given)
    }
    if type == .named("View") { throw untyped(name, name.range, isCall: true) }
    if session.member(name.text, of: type) != nil {
      throw problem(
        "`\(name.text)` is called on a \(type), not on the type", at: name.range,
        suggestion: session.info(type)?.isApple == true ? nil : "`static func` makes it the type's")
    }
    throw noStatic(name, of: type)
  }

  /// Calls a function value, with its labels if it was declared with some.
  mutating func call(value function: Checked, as declared: Signature? = nil, _ given: Call) throws(Problem)
    -> Checked
  {
    let function = unwrapped(function)
    guard case .function(let types, let result) = function.type else {
      // `Self()`, `T()`: the type becomes known when the code runs.
      if case .metatype(let type) = function.type { return try construct(function, as: type, given) }
      guard let members = session.callables("callAsFunction", of: function.type) else {
        let isFunction = if case .function = function.type.wrapped { true } else { false }
        throw problem(
          "\(named(function.type)) cannot be called", at: function.range,
          suggestion: isFunction ? "it may be nil: write `\(text(function.range))?(…)`" : nil)
      }
      return try call(members, of: function, given.named("callAsFunction", function.range))
    }
    let parameters = types.enumerated().map { index, type in
      Signature.Parameter(
        label: nil, name: "", type: type,
        isInout: given.items.indices.contains(index) && given.items[index].value.isPassedInOut)
    }
    let signature = declared ?? Signature(parameters: parameters, result: result)
    let sharesArguments = signature.parameters.contains(where: \.isInout)
    let body = Member.Body.native(
      get: { session, function, values, _ throws(Problem) in
        guard case .closure(let closure) = function else { return .void }
        var values = values
        let result = try session.call(closure, &values)
        return sharesArguments ? .tuple([result] + values) : result
      }, set: nil)
    let member = Member(name: given.name.text, kind: .method, signature: signature, body: body)
    let matched = try match(given.named("closure", function.range), member, found: [:])
    var checked = try call(matched, of: function, given)
    checked.isChained = function.isChained
    return checked
  }

  /// Calls one of several members with the same name, or the function that a property holds.
  mutating func call(_ members: [Member], of base: Checked?, _ given: Call) throws(Problem) -> Checked {
    // `apply(view)` calls the function in a property, even if there is a method `apply(to:)`.
    let isHeld = { [session] (base: Checked) in
      guard let held = session.property(given.name.text, of: base.type), held.kind == .property else {
        return false
      }
      if case .function = held.type.wrapped { return true } else { return false }
    }
    if let base, members[0].kind == .property || !takes(members, given) && isHeld(base) {
      let range = given.name.range.union(base.range)
      return try call(value: try member(given.name, of: base, range), given)
    }
    let matched = try choose(members, base, given)
    if let base { try requireVisible(matched.member, given.name, of: base.type) }
    return try call(matched, of: base, given)
  }

  mutating func call(_ matched: MatchedCall, of base: Checked?, _ given: Call) throws(Problem) -> Checked {
    let (member, stores) = (matched.member, matched.stores)
    if let type = try thrown(by: session.definition(of: member)) {
      contexts[last].roles.insert(.passing(type))
    }
    try requireMarks(given, of: member, on: base?.type)
    let codes = matched.arguments + types(of: matched)
    // What `[:]` holds may have been told by a closure.
    var result = member.signature.result.filled(with: matched.found).filled(with: matched.found)
    if let base {
      result = result.filled(with: session.placeholders(of: base.type))
      if result == .unknown("Self") { result = base.type }
    }
    if let info = session.info(result) { result = info.found(matched.found, as: result) }
    let staticType = base.flatMap { $0.isSuper ? $0.type.name : nil }
    var back: Store?
    if member.signature.isMutating, let base, session.isOpen(base.type) || !session.isReference(base.type) {
      back = base.store
      if back == nil, session.info(base.type).map(session.isOfObjects) != true {
        let why = base.fixed.map { ": \($0.why)" } ?? ", and that is a constant"
        throw problem(
          "`\(given.name.text)` changes what stands before the dot" + why, at: base.range,
          suggestion: base.fixed?.instead)
      }
    }
    let (receiver, whole, place) = (base?.code, back, place(given.range))
    let isChanging = whole != nil || stores.contains { $0 != nil }
    let before = base?.before
    let code: Code = { session throws(Problem) in
      try session.step(place)
      try before?(&session)
      // A receiver that the call changes is read after the arguments, because they may change it too.
      let early = whole == nil ? try receiver?(&session) : nil
      var values = try session.evaluate(codes)
      var object = try whole == nil ? early ?? .void : receiver?(&session) ?? .void
      var (value, thrown) = (Value.void, (problem: Problem, error: Value)?.none)
      do throws(Problem) {
        value = try session.invoke(member, of: &object, &values, place, as: staticType)
      } catch {
        if !isChanging || error.kind != .thrown { throw error }
        thrown = (error, session.runtime.thrown)
      }
      if !object.isShared { try whole?(&session, object) }
      try session.writeBack(values, stores)
      guard let thrown else { return value }
      // Observers may have thrown and caught another error.
      session.runtime.thrown = thrown.error
      throw thrown.problem
    }
    var made = Checked(result, given.range, once(code, isChanging: isChanging))
    made.isForced = member.signature.isForced
    return made
  }

  /// The types of the generic parameters in a call; for a protocol, the dynamic type of the argument.
  mutating func types(of matched: MatchedCall) -> [Code] {
    let signature = matched.member.signature
    return signature.bounds.keys.sorted(on: \.self).map { name in
      let type = matched.found[name] ?? .any
      let index = signature.parameters.firstIndex { $0.type == .unknown(name) }
      guard let index, session.isOpen(type) else { return code(for: type) }
      return ownType(of: matched.arguments[index])
    }
  }

  private func ownType(of value: @escaping Code) -> Code {
    { session throws(Problem) in .type(session.type(of: try value(&session))) }
  }
}
