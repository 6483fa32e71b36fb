import Syntax

// Declared property wrappers, `@Clamped(0...1) var level = 2`, on properties, variables and parameters.
extension Checker {
  mutating func declareWrapped(_ declaration: VariableDeclaration, of owner: String) throws(Problem) -> Bool {
    guard let storage = wrapperStorage(of: declaration), let binding = declaration.bindings.first else {
      return false
    }
    // A wrapper that is declared further down has to be declared first.
    for wrapper in declaration.modifiers.attributes.map(\.name) where session.isWrapper(wrapper.text) {
      if session.property("wrappedValue", of: .named(wrapper.text)) == nil {
        throw noType(wrapper.text, wrapper.range)
      }
    }
    try declare(property: storage, of: owner)
    let (info, name) = (session.definitions.types[owner], storage.bindings[0].name.text)
    guard let held = (info?.members[name] ?? info?.statics[name])?.first?.type else { return true }
    for (one, type, _) in projections(of: binding, in: held) {
      try declare(Property(declaration: storage, binding: one, type: type, owner: owner))
    }
    return true
  }

  /// Rewrites `@Clamped(0...1) var level = 2` as Swift does: `_level` holds the wrapper; nil if that is not a declared one.
  func wrapperStorage(of declaration: VariableDeclaration) -> VariableDeclaration? {
    let attribute = declaration.modifiers.attributes.first { session.isWrapper($0.name.text) }
    guard let attribute, let binding = declaration.bindings.first else { return nil }
    let range = binding.name.range
    let own = Type.named(attribute.name.text)
    let takesOne = attribute.types.isEmpty && session.info(own)?.parameters.count == 1
    let parts = takesOne ? binding.type.map { [$0] } ?? [] : attribute.types
    let type = TypeSyntax(.named([attribute.name], parts), range)
    let wrapper = Expression(parts.isEmpty ? .name(attribute.name) : .type(type), range)
    let first = binding.initial.map { [Argument(label: Name("wrappedValue", range), value: $0)] } ?? []
    var storage = declaration
    storage.modifiers.attributes = []
    let arguments = first + attribute.arguments
    storage.bindings[0] = .init(Name("_" + binding.name.text, range), wrapper.called(arguments))
    let makers = session.initializers(of: own).map(\.resolved)
    if arguments.isEmpty, !makers.contains(where: { $0.signature.parameters.allSatisfy(\.hasDefault) }) {
      // The initialiser of the type gives it its first value.
      (storage.bindings[0].initial, storage.bindings[0].type) = (nil, type)
    }
    return storage
  }

  /// Makes `level`, the `wrappedValue` of `_level`, and `$level`, its `projectedValue`.
  func projections(of binding: VariableDeclaration.Binding, in held: Type) -> [(
    binding: VariableDeclaration.Binding, type: Type, value: Expression
  )] {
    let (name, range) = (binding.name.text, binding.name.range)
    return [("", "wrappedValue"), ("$", "projectedValue")].compactMap { prefix, part in
      guard let known = session.property(part, of: held) else { return nil }
      let value = Expression(.member(.name("_" + name, range), Name(part, range)), range)
      var accessors = Accessors(get: .init(body: Block(value)))
      accessors.get?.isMutating = session.changesWhenRead(known)
      if session.canSet(known, of: held) {
        accessors.set = setter(of: value, observed: prefix.isEmpty ? binding.accessors : nil, range)
        accessors.set?.isNonmutating = known.isNonmutating
      }
      var one = binding
      (one.name, one.initial, one.accessors) = (Name(prefix + name, range), nil, accessors)
      return (one, known.type.filled(with: session.placeholders(of: held)), value)
    }
  }

  /// A setter that assigns a value, and calls the observers before and after.
  private func setter(of value: Expression, observed observers: Accessors?, _ range: SourceRange)
    -> Accessors.Accessor
  {
    func keep(_ name: Name, _ value: Expression) -> Statement {
      .property(name, nil, value, isConstant: true)
    }
    let new = Expression.name("newValue", range)
    var statements = [Statement(.assignment(value, Name("=", range), new), range)]
    if let observer = observers?.willSet {
      statements = (observer.parameter.map { [keep($0, new)] } ?? []) + observer.body.statements + statements
    }
    if let observer = observers?.didSet {
      statements.insert(keep(observer.parameter ?? Name("oldValue", range), value), at: 0)
      statements += observer.body.statements
    }
    return .init(body: Block(statements: statements, range: range))
  }

  /// `level = 2` in an initialiser, before `_level` has a value: makes the wrapper with the value.
  func firstWrapped(_ target: Expression, _ value: Expression) -> (target: Expression, value: Expression)? {
    guard contexts[last].isInitializer, let name = target.ownName,
      !contexts[last].roles.contains(.assigned(name)), let own = selfType,
      let field = session.info(own)?.fields.first(where: { $0.name == "_" + name && $0.isUnset }),
      let wrapper = field.type.name, session.isWrapper(wrapper)
    else { return nil }
    let made = Expression.name(wrapper, value.range)
    let argument = Argument(label: Name("wrappedValue", value.range), value: value)
    return (.name("self", target.range).member(field.name), made.called([argument]))
  }

  /// `func set(@Clamped level: Double)`: inside the function, the parameter is a variable with that wrapper.
  func wrap(_ parameters: [FunctionDeclaration.Parameter], in body: inout Block) {
    let wrapped = parameters.compactMap { parameter -> Statement? in
      guard let wrapper = parameter.attribute, session.isWrapper(wrapper) else { return nil }
      let attribute = Attribute(name: Name(wrapper, parameter.name.range))
      return .property(parameter.name, nil, .name(parameter.name), attributes: [attribute])
    }
    if wrapped.isEmpty { return }
    if body.statements.count == 1, case .expression(let only) = body.statements[0].kind {
      body.statements[0].kind = .return(only)
    }
    body.statements = wrapped + body.statements
  }
}

extension Session {
  func isWrapper(_ name: String) -> Bool {
    info(.named(name))?.conformances.contains("propertyWrapper") ?? false
  }

  private func maker(of wrapper: Type) -> Member? {
    initializers(of: wrapper).map(\.resolved).first { $0.signature.labels == ["wrappedValue"] }
  }

  /// The label and type of a memberwise initialiser's parameter that a wrapper is made from; nil if the field has no such wrapper.
  func wrapped(_ field: TypeInfo.Field) -> (label: String?, type: Type)? {
    guard field.name.hasPrefix("_"), let info = info(field.type), isWrapper(info.name),
      let parameter = maker(of: field.type)?.signature.parameters.first
    else { return nil }
    return (String(field.name.dropFirst()), parameter.type.filled(with: placeholders(of: field.type)))
  }

  /// The value that a memberwise initialiser stores: if the field has a wrapper, a wrapper made from the value.
  mutating func wrapping(_ value: Value, _ name: String, of owner: Value, _ place: Place) throws(Problem)
    -> Value
  {
    guard name.hasPrefix("_"), let type = storedField(name, of: .named(className(of: owner)))?.type,
      let info = info(type), isWrapper(info.name), className(of: value) != info.name,
      let maker = maker(of: type)
    else { return value }
    var arguments = [value]
    return try info.construct(by: maker, &arguments, in: &self, place)
  }
}

extension Expression {
  /// The property of `self` that the expression names.
  var ownName: String? {
    switch kind {
    case .name(let name): name.text
    case .member(let base, let name) where base.isNamed("self"): name.text
    default: nil
    }
  }
}
