import Syntax

extension Checker {
  /// `$model` for a local object, and `$shows` for a variable of the session.
  mutating func projection(_ name: Name) throws(Problem) -> Checked? {
    guard name.text.hasPrefix("$") else { return nil }
    let plain = String(name.text.dropFirst())
    guard let local = local(plain) else {
      guard let type = session.variables[plain]?.type else { return nil }
      let place = place(name.range)
      return Checked(.binding(type), name.range) { session throws(Problem) in
        var binding = BindingValue(.variable(plain))
        binding.snapshot = try session.variable(plain, place)
        return .binding(binding)
      }
    }
    let object = read(local, name.range)
    if case .binding = object.type { return object }
    guard session.isReference(object.type) else { return nil }
    return object.map(.binding(object.type), name.range) { _, object in
      .binding(BindingValue(.constant(object)))
    }
  }

  /// The data of a binding, which can be read and set.
  func value(of binding: Checked, _ range: SourceRange) -> Checked {
    guard case .binding(let type) = binding.type else { return binding }
    let (code, place) = (binding.code, place(range))
    return Checked(
      type, range,
      store: { session, value throws(Problem) in try code(&session).binding?.write(value, in: &session, place)
      }
    ) { session throws(Problem) in try code(&session).binding?.read(in: &session, place) ?? .nothing }
  }

  /// `$items.filter { … }`: a binding to a list is used as a collection of bindings to its elements.
  func collection(_ base: Checked, for name: Name) -> Checked {
    guard case .binding(.list(let element)) = base.type, session.member(name.text, of: base.type) == nil
    else { return base }
    let place = place(base.range)
    return base.map(.list(.binding(element)), base.range) { session, value throws(Problem) in
      guard let binding = value.binding else { return .list([]) }
      let count = try binding.read(in: &session, place).elements.count
      return .list(
        try (0..<count).map { index throws(Problem) in
          .binding(try binding.part(.index(index), in: &session, place))
        })
    }
  }

  /// `$episode.title`: a binding to a part; nil if the name is a member of the binding itself.
  mutating func bindingMember(
    _ name: Name, of base: Checked, _ range: SourceRange, expecting expected: Type?
  ) throws(Problem) -> Checked? {
    guard case .binding(let type) = base.type else { return nil }
    if session.member(name.text, of: base.type) != nil { return nil }
    if case .tuple(let elements) = type,
      let index = elements.indices.first(where: { elements[$0].label == name.text || "\($0)" == name.text })
    {
      return part(of: base, elements[index].type, range) { _ throws(Problem) in .index(index) }
    }
    guard let member = session.property(name.text, of: type.wrapped) else {
      throw unknownMember(name, of: Checked(type.wrapped, base.range, base.code))
    }
    let part = part(of: base, member.type, range) { _ throws(Problem) in .property(name.text) }
    // For Identifiable data, `id` is the identity of the data, unless a binding is expected.
    if case .binding? = expected { return part }
    let isIdentity = name.text == "id" && session.info(type)?.conformances.contains("Identifiable") == true
    return isIdentity ? value(of: part, range) : part
  }

  /// A binding to an element, `$items[0]`.
  mutating func bindingElement(
    _ base: Checked, _ index: Expression, default other: Expression?, _ range: SourceRange
  ) throws(Problem) -> Checked? {
    switch base.type {
    case .binding(.list(let element)):
      let at = try check(index, expecting: .int).code
      return part(of: base, element, range) { session throws(Problem) in .index(try at(&session).whole) }
    case .binding(.dictionary(let key, let element)):
      let at = try check(index, expecting: key).code
      let fallback = try other.map { other throws(Problem) in try check(other, expecting: element).code }
      return part(of: base, fallback == nil ? .optional(element) : element, range) {
        session throws(Problem) in .key(try at(&session), default: try fallback?(&session) ?? .nothing)
      }
    default: return nil
    }
  }

  private func part(
    of base: Checked, _ type: Type, _ range: SourceRange,
    _ step: @escaping @Sendable (inout Session) throws(Problem) -> BindingValue.Step
  ) -> Checked {
    let place = place(range)
    return base.map(.binding(type), range) { session, value throws(Problem) in
      guard let binding = value.binding else { return .nothing }
      return .binding(try binding.part(step(&session), in: &session, place))
    }
  }
}
