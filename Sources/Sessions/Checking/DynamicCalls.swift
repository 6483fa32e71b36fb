import Syntax

// Calls whose member is found at run time: on `Any`, or on a generic parameter.
extension Checker {
  /// Calls the member whose labels fit those of the call, or of `matched`.
  mutating func dynamicCall(
    _ given: Call, of base: Checked, like matched: MatchedCall? = nil, as type: Type = .any,
    otherwise problem: Problem? = nil
  ) throws(Problem) -> Checked {
    let modified = modifierOfAny(given)
    let codes =
      if let matched {
        matched.arguments
      } else {
        try given.items.map { item throws(Problem) in
          do throws(Problem) {
            return try checkUnfitted(item.value, expecting: openFunction(item.value) ?? .any).code
          } catch {
            // Only the modifier knows what `\.theme` means.
            if modified == nil { throw error }
            return always(.nothing)
          }
        }
      }
    let labels = matched?.member.signature.labels ?? given.items.map { $0.label?.text }
    // A trailing closure has no label.
    let isTrailing = given.items.last.map { $0.isTrailing && $0.label == nil } ?? false
    let (text, place, store) = (given.name.text, place(given.range), base.store)
    return base.map(type, given.range) { session, value throws(Problem) in
      if value.isOpaque { return value }
      let known = session.callables(text, of: session.type(of: value)) ?? []
      let fitting = known.lazy.filter { !$0.isOptional }.map(\.resolved).compactMap {
        member -> (Member, [Int?])? in
        if member.acceptsAnyArguments { return (member, labels.indices.map { $0 }) }
        return member.signature.places(of: labels, isTrailing: isTrailing).map { (member, $0) }
      }
      guard let first = fitting.first else {
        if let modified, session.isView(value) {
          session.initializeLocal(modified.slot, value)
          return try modified.code(&session)
        }
        throw problem ?? Problem("\(session.type(of: value)) has no such `\(text)`", at: place)
      }
      let given = try session.evaluate(codes)
      // If several members fit, takes the one whose parameter types fit the arguments.
      let (member, places) =
        fitting.first { member, places in
          zip(member.signature.parameters, places).allSatisfy { parameter, place in
            place.map { session.isOf(given[$0], parameter.type) } ?? true
          }
        } ?? first
      var (value, values) = (value, places.map { $0.map { given[$0] } ?? .nothing })
      for (index, parameter) in member.signature.parameters.enumerated() where places[index] == nil {
        values[index] = try parameter.fallback?(&session) ?? .nothing
      }
      let result = try session.invoke(member, of: &value, &values, place, as: nil)
      if member.signature.isMutating, !value.isShared { try store?(&session, value) }
      return result
    }
  }

  /// Code for a type whose generic parameters become known at run time, from the call of the surrounding function.
  mutating func code(for type: Type) -> Code {
    let slots = type.parameters.compactMap { name in local(name).map { (name, $0.slot) } }
    if slots.isEmpty {
      guard case .unknown(let name) = type else { return always(.type(type)) }
      guard let slot = local("self")?.slot else {
        // In the initial value of a property: the type argument of the object that is being made.
        let key = selfType.map { "\($0).<\(name)>" } ?? ""
        return { session in session.statics[key] ?? .type(type) }
      }
      // An associated type comes from the object's own type, a generic parameter from the type argument that the object stores.
      return { session in
        if let kept = session.stored("<\(name)>", of: session.local(slot)) { return kept }
        let own = session.type(of: session.local(slot))
        let receiver = if case .metatype(let type) = own { type } else { own }
        let part = session.placeholders(of: receiver)[name].flatMap { $0.isOpen ? nil : $0 }
        return .type(part ?? session.associated(name, ["Self": receiver]) ?? type)
      }
    }
    return { session throws(Problem) in
      var found: [String: Type] = [:]
      for (name, slot) in slots { if case .type(let type) = session.local(slot) { found[name] = type } }
      return .type(type.filled(with: found))
    }
  }

  /// The effect of a modifier on a view in a slot, if a value may turn out to be a view at run time; nil if it is not a modifier.
  private mutating func modifierOfAny(_ given: Call) -> (slot: Int, code: Code)? {
    let name = given.name.text
    guard ModifierValue.decorations.contains(name) || name.hasPrefix("environment") else { return nil }
    let before = (session, contexts)
    let slot = contexts[last].slot()
    let view = Checked(.named("View"), given.name.range) { session in session.local(slot) }
    if let made = try? modifier(of: view, given) { return (slot, made.code) }
    (session, contexts) = before
    return nil
  }

  /// The type to expect of a closure whose parameter types are unknown; nil if the expression is not a closure.
  private func openFunction(_ value: Expression) -> Type? {
    guard case .closure(let closure) = value.kind else { return nil }
    let body = text(value.range)
    let count = closure.parameters?.count ?? (body.contains("$1") ? 2 : body.contains("$0") ? 1 : 0)
    let statements = closure.body.statements
    let isExpression = if case .expression? = statements.first?.kind { statements.count == 1 } else { false }
    let gives = isExpression || statements.contains { $0.returns }
    return .function(Array(repeating: .any, count: count), gives ? .any : .void)
  }
}

extension Signature {
  /// The index of the argument for each parameter, nil for one that is left out; nil as a whole if they do not fit.
  fileprivate func places(of given: [String?], isTrailing: Bool) -> [Int?]? {
    var next = 0
    var places: [Int?] = []
    for (index, parameter) in parameters.enumerated() {
      // A trailing closure passes a parameter with a default if a later one needs it.
      let isNeeded = parameter.hasDefault && parameters[(index + 1)...].contains { !$0.hasDefault }
      let isLast = isTrailing && next == given.count - 1 && parameter.type.takesFunction && !isNeeded
      let isGiven = next < given.count && (isLast || given[next] == parameter.label)
      guard isGiven || parameter.hasDefault else { return nil }
      places.append(isGiven ? next : nil)
      if isGiven { next += 1 }
    }
    return next == given.count ? places : nil
  }
}

extension Type {
  fileprivate var takesFunction: Bool { if case .function = wrapped { true } else { isOpen || self == .any } }
}

extension Value {
  /// Whether it is kept without effect, or nil.
  var isOpaque: Bool { if case .kept = self { true } else { self == .nothing } }
}
