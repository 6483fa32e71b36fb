import Syntax

extension Checker {
  /// `$item` of a closure's parameter, `item` of one that is written `$item`, and `$model` of a local object.
  mutating func projection(_ name: Name) throws(Problem) -> Checked? {
    if name.text.hasPrefix("$") {
      if let local = local(name.text) { return read(local, name.range) }
      let plain = String(name.text.dropFirst())
      if let local = local(plain) {
        let object = read(local, name.range)
        if case .binding = object.type { return object }
        guard session.isReference(object.type) else { return nil }
        let code = object.code
        return Checked(.binding(object.type), name.range) { session throws(Problem) in
          .binding(BindingValue(.constant(try code(&session))))
        }
      }
      return variableBinding(plain, name)
    }
    guard let local = local("$" + name.text), case .binding = local.type else { return nil }
    return value(of: read(local, name.range), name.range)
  }

  /// `$shows` of a variable of the session.
  private func variableBinding(_ variable: String, _ name: Name) -> Checked? {
    guard let type = session.variables[variable]?.type else { return nil }
    let place = place(name.range)
    return Checked(.binding(type), name.range) { session throws(Problem) in
      var binding = BindingValue(.variable(variable))
      binding.snapshot = try session.variable(variable, place)
      return .binding(binding)
    }
  }

  /// What a binding refers to, read and set.
  func value(of binding: Checked, _ range: SourceRange) -> Checked {
    guard case .binding(let type) = binding.type else { return binding }
    let (code, place) = (binding.code, place(range))
    return Checked(
      type, range,
      store: { session, value throws(Problem) in
        guard let binding = try code(&session).binding else { return }
        try session.write(value, to: binding, place)
      }
    ) { session throws(Problem) in
      guard let binding = try code(&session).binding else { return .nothing }
      return try session.read(binding, place)
    }
  }

  /// `$episode.title`: a binding to a part; nil where it is a member of the binding itself.
  mutating func bindingMember(_ name: Name, of base: Checked, _ range: SourceRange) throws(Problem)
    -> Checked?
  {
    guard case .binding(let type) = base.type else { return nil }
    if name.text == "wrappedValue" { return value(of: base, range) }
    if name.text == "projectedValue" { return base }
    if session.member(name.text, of: base.type) != nil { return nil }
    guard let member = try session.memberResolved(name.text, of: type.wrapped) else {
      throw unknownMember(name, of: Checked(type.wrapped, base.range, base.code))
    }
    return part(.property(name.text), of: base, type: member.type, range)
  }

  /// A binding to an element, `$items[0]`.
  mutating func bindingElement(_ base: Checked, _ index: Expression, _ range: SourceRange) throws(Problem)
    -> Checked?
  {
    guard case .binding(let type) = base.type else { return nil }
    let (code, place) = (base.code, place(range))
    switch type {
    case .list(let element):
      let at = try check(index, expecting: .int).code
      return Checked(.binding(element), range) { session throws(Problem) in
        guard let binding = try code(&session).binding, case .int(let index) = try at(&session) else {
          return .nothing
        }
        return .binding(try session.part(.index(index), of: binding, place))
      }
    case .dictionary(let key, let element):
      let at = try check(index, expecting: key).code
      return Checked(.binding(.optional(element)), range) { session throws(Problem) in
        guard let binding = try code(&session).binding else { return .nothing }
        return .binding(try session.part(.key(try at(&session)), of: binding, place))
      }
    default: return nil
    }
  }

  private func part(_ step: BindingValue.Step, of base: Checked, type: Type, _ range: SourceRange) -> Checked
  {
    let (code, place) = (base.code, place(range))
    return Checked(.binding(type), range) { session throws(Problem) in
      guard let binding = try code(&session).binding else { return .nothing }
      return .binding(try session.part(step, of: binding, place))
    }
  }
}

extension Checker {
  /// `item` of a closure whose parameter is written `$item`.
  mutating func projectedParameter(_ name: Name) throws(Problem) -> Checked? {
    guard !name.text.hasPrefix("$"), contexts[contexts.count - 1].find(name.text) == nil,
      contexts.contains(where: { $0.find("$" + name.text) != nil })
    else { return nil }
    return try projection(name)
  }
}
