import Syntax

/// A declared property of a type, or a declared variable of the session.
struct Property {
  let declaration: VariableDeclaration
  let binding: VariableDeclaration.Binding
  let type: Type
  var owner: String?
  var wrapper: PropertyWrapper?

  var modifiers: Modifiers { declaration.modifiers }
  var isStatic: Bool { modifiers.isStatic }
  /// Whether its value is computed at the first read.
  var isLazy: Bool { isStatic || modifiers.has("lazy") }
}

// Declarations of properties in types.
extension Checker {
  mutating func declare(property written: VariableDeclaration, of name: String) throws(Problem) {
    let declaration = written.launching
    for part in declaration.unpacked(in: name) { try declare(property: part, of: name) }
    if declaration.isUnpacked { return }
    if try declareWrapped(declaration, of: name) { return }
    for binding in declaration.bindings {
      let wrapper = try wrapper(declaration, binding)
      if declaration.isConstant, declaration.modifiers.has("lazy") {
        throw problem(
          "what is `lazy` is given its value later", at: binding.name.range,
          suggestion: "write `lazy var \(binding.name.text)`")
      }
      if declaration.isConstant, binding.accessors != nil || wrapper.map({ $0.wrapper != .ignored }) ?? false
      {
        throw problem(
          "a `let` is neither computed nor observed nor wrapped", at: binding.name.range,
          suggestion: "write `var \(binding.name.text)`")
      }
      let owner = declaration.modifiers.has("lazy") ? session.type(named: name) : nil
      let type = if let known = wrapper?.type { known } else { try propertyType(binding, inMethodOf: owner) }
      if try declareEntry(binding, declaration, type, of: name) { continue }
      var property = Property(declaration: declaration, binding: binding, type: type, owner: name)
      property.wrapper = wrapper?.wrapper
      try declare(property)
    }
  }

  mutating func declare(_ property: Property) throws(Problem) {
    let binding = property.binding
    guard let owner = property.owner, var info = session.definitions.types[owner] else { return }
    var member = Member.stored(binding.name.text, property.type)
    member.isForced = isForced(binding)
    member.isPrivate = property.modifiers.has("private")
    if let get = binding.accessors?.get {
      if info.kind == .protocol, extending == nil {
        member.isConstant = binding.accessors?.set == nil
        member.signature.builder = builder(property.modifiers.attributes.map(\.name.text))
      } else {
        try compute(property, get, &member)
      }
    } else if property.isStatic {
      session.statics["\(owner).\(member.name)"] = nil
      member.isConstant = property.declaration.isConstant
      info.staticFields.removeAll { $0.name == binding.name.text }
      let field = try field(property)
      if field.initial == nil, field.lazy == nil {
        throw problem("`\(member.name)` belongs to the type, and needs a value", at: binding.name.range)
      }
      info.staticFields.append(field)
    } else {
      try store(property, &member, &info)
    }
    // Methods may share its name: `tableView` and `tableView(_:cellForRowAt:)`. A requirement stays beside the member of an extension.
    let table = property.isStatic ? \TypeInfo.statics : \TypeInfo.members
    let isAdding = extending != nil && info.kind == .protocol
    member.requirements = extending?.requirements ?? []
    let others = info[keyPath: table][member.name, default: []].filter {
      $0.kind == .method || isAdding && $0.isStored || $0.requirements != member.requirements
    }
    info[keyPath: table][member.name] = [member] + others
    if !property.isStatic, property.wrapper != nil, let field = info.fields.last, field.name == member.name {
      addProjections(of: field, to: &info)
    }
    session.definitions.types[owner] = info
  }

  mutating func add(
    _ body: Block, of property: Property, given name: String? = nil, result: Type = .void,
    isMutating: Bool = false, word: String = "accessor"
  ) -> Int {
    let parameters = name.map { [Signature.Parameter(label: nil, name: $0, type: property.type)] } ?? []
    let signature = Signature(parameters: parameters, result: result, isMutating: isMutating)
    return add(
      body, property.binding.name, signature, of: property.owner, isStatic: property.isStatic, word: word)
  }

  /// Adds an accessor with a parameter: a setter or an observer.
  mutating func add(
    _ accessor: KeyPath<Accessors, Accessors.Accessor?>, of property: Property, given fallback: String
  ) -> Int? {
    guard let accessor = property.binding.accessors?[keyPath: accessor] else { return nil }
    let name = accessor.parameter?.text ?? fallback
    return add(
      accessor.body, of: property, given: name, isMutating: !property.isStatic,
      word: fallback == "oldValue" ? "didSet" : "accessor")
  }

  /// Declares a computed property, and connects it with the trait or key that its getter reads.
  private mutating func compute(
    _ property: Property, _ get: Accessors.Accessor, _ member: inout Member
  ) throws(Problem) {
    let getter = add(get.body, of: property, result: property.type, isMutating: get.isMutating)
    session.definitions.functions[getter].declaration.modifiers.attributes = property.modifiers.attributes
    member.body = .functions(get: getter, set: add(\.set, of: property, given: "newValue"))
    member.isNonmutating = property.binding.accessors?.set?.isNonmutating == true
    guard let key = get.body.key.flatMap({ typeName(ofMetatype: $0) }) else { return }
    // The definition must come first. It may still wait for the type of its values.
    if session.definitions.types[key]?.declaration.text.isEmpty == true {
      throw problem("`\(key)` is not known yet", at: property.binding.name.range)
    }
    member.trait = session.definitions.traitNames[key]
    if property.owner == "EnvironmentValues" { member.environmentKey = key }
  }

  /// Declares a stored property.
  private mutating func store(_ property: Property, _ member: inout Member, _ info: inout TypeInfo)
    throws(Problem)
  {
    let binding = property.binding
    if info.kind == .structure, property.type.wrapped == session.type(named: info.name) {
      throw problem(
        "a value of \(info.name) cannot hold another one", at: binding.name.range,
        suggestion: "a list holds any number of them, or make it a class")
    }
    let field = try field(property)
    if property.modifiers.has("override"), field.initial == nil || binding.initial == nil,
      let parent = info.superclass,
      let inherited = session.property(field.name, of: .named(parent))
    {
      member = inherited
      member.observers = (field.willSet, field.didSet)
    } else if info.isApple || extending != nil {
      throw problem("an extension holds no stored properties", at: binding.name.range)
    } else {
      info.fields.append(field)
    }
  }

  /// The written type, or the type of the initial value; the value of a lazy property may name other members.
  private mutating func propertyType(_ binding: VariableDeclaration.Binding, inMethodOf owner: Type?)
    throws(Problem) -> Type
  {
    if let syntax = binding.type {
      leaveSelfOpen()
      defer { openParameters = [] }
      let type = try resolve(syntax)
      if binding.initial == nil || !type.isBareList { return type }
    }
    guard let initial = binding.initial else {
      throw problem("`\(binding.name.text)` needs a type or a value", at: binding.name.range)
    }
    var context = FunctionContext()
    if let owner {
      (context.selfType, context.roles) = (owner, [.method])
      context.declare("self", owner)
    } else {
      context.roles = [.firstValue]
    }
    contexts.append(context)
    defer { contexts.removeLast() }
    let type: Type
    do throws(Problem) { type = try checkUnfitted(initial).type } catch {
      // A call tells the type without its trailing closure, which may name later declarations.
      guard case .call(let callee, let arguments) = initial.kind, arguments.last?.isTrailing == true,
        case .name(let name) = callee.kind, let made = self.type(called: name.text)
      else { throw error }
      return made
    }
    let known = selfType.flatMap { session.info($0) }?.parameters ?? []
    let isKnown = type.parameters.allSatisfy { known.contains(String($0.prefix { $0 != "." })) }
    if !isKnown { throw noKnownType(binding, initial) }
    return type
  }

  private mutating func field(_ property: Property) throws(Problem) -> TypeInfo.Field {
    let (binding, type) = (property.binding, property.type)
    var field = TypeInfo.Field(
      name: binding.name.text, type: type, isConstant: property.declaration.isConstant)
    field.isPrivate = property.modifiers.has("private")
    field.isWeak = property.modifiers.has("weak")
    field.isDynamic = property.modifiers.has("dynamic")
    if field.isWeak, let info = session.info(type.wrapped), !info.isApple, !session.isOfObjects(info) {
      throw problem(
        "`weak` is for objects, and \(type.wrapped) may be none", at: binding.name.range,
        suggestion: info.kind == .protocol ? "declare `protocol \(info.name): AnyObject`" : "leave `weak` out"
      )
    }
    let attributes = property.modifiers.attributes.map(\.name.text)
    field.builder = builder(attributes)
    let isFunction = if case .function = type.wrapped { true } else { false }
    field.isBuilt = !isFunction && (attributes.contains("ViewBuilder") || field.builder != nil)
    field.wrapper = property.wrapper ?? (isState(binding, type) ? .state : nil)
    if let initial = binding.initial {
      if property.isLazy {
        field.lazy = add(Block(initial), of: property, result: type, isMutating: !property.isStatic)
      } else {
        if let owner = property.owner, session.isReference(.named(owner)) {
          contexts[last].roles.insert(.firstValue)
        }
        defer { contexts[last].roles.remove(.firstValue) }
        field.initial = try first(initial, of: binding.name, as: type, in: property.owner)
      }
    } else if type.isOptional, !property.declaration.isConstant {
      field.initial = always(.nothing)
    } else {
      field.initial = firstValue(of: property.modifiers, type).map(always)
    }
    field.didSet = add(\.didSet, of: property, given: "oldValue")
    field.willSet = add(\.willSet, of: property, given: "newValue")
    return field
  }

  /// `var text: State<String>`: a state without its attribute, which is read by its `wrappedValue`.
  private func isState(_ binding: VariableDeclaration.Binding, _ type: Type) -> Bool {
    guard type.name == nil else { return false }
    if case .named(let names, _)? = binding.type?.kind { return names.last?.text == "State" }
    return if case .call(let callee, _)? = binding.initial?.kind { callee.isNamed("State") } else { false }
  }

  /// Code for the initial value of a property, parameter or associated value.
  ///
  /// The value may use declarations further down, so it is checked again when it is needed.
  mutating func first(_ value: Expression, of name: Name, as type: Type, in owner: String?) throws(Problem)
    -> Code
  {
    let code = try check(value, expecting: type).code
    if value.makesNothing { return code }
    let index = add(
      Block(value), name, Signature(parameters: [], result: type), of: owner, isStatic: true, word: "first")
    return { session throws(Problem) in
      var arguments = owner.map { [Value.type(.named($0))] } ?? []
      return try session.call(session.functionCode(index), &arguments)
    }
  }
}

extension VariableDeclaration {
  /// Whether it is `let (a, b) = f()`, whose parts each value of a type stores.
  fileprivate var isUnpacked: Bool { bindings[0].name.text.hasPrefix("(") && !modifiers.isStatic }

  /// The declarations that replace it: a static property that keeps the result of `f` for the moment, and one property for each part.
  fileprivate func unpacked(in owner: String) -> [VariableDeclaration] {
    guard isUnpacked, let value = bindings[0].initial else { return [] }
    let name = bindings[0].name
    var (whole, parts) = (self, self)
    whole.bindings = [bindings[0]]
    whole.bindings[0].name.text = "_" + name.text
    (whole.isConstant, whole.modifiers.words) = (false, [Name("static", name.range)])
    let kept = Expression.name(owner, name.range).member(whole.bindings[0].name.text)
    parts.bindings.removeFirst()
    for index in parts.bindings.indices {
      guard let part = parts.bindings[index].initial, part.dotted?.hasPrefix(name.text) == true
      else { continue }
      parts.bindings[index].initial = part.memberNames.reduce(kept) { $0.member($1.text) }
    }
    let steps: [Statement.Kind] = [
      .assignment(kept, Name("=", name.range), value), .return(parts.bindings[0].initial),
    ]
    let body = Block(statements: steps.map { Statement($0, value.range) }, range: value.range)
    parts.bindings[0].initial = Expression(.closure(Closure(body)), value.range).called()
    return [whole, parts]
  }
}

extension Expression {
  /// Whether it consists of literals and names only.
  fileprivate var makesNothing: Bool {
    switch kind {
    case .integer, .double, .boolean, .nothing, .name, .implicitMember, .macro: true
    case .string(let parts): parts.allSatisfy { if case .text = $0 { true } else { false } }
    case .member(let inner, _), .prefix(_, let inner): inner.makesNothing
    case .array(let elements): elements.allSatisfy(\.makesNothing)
    default: false
    }
  }
}

extension Block {
  /// The key of a getter that only reads `self[Theme.self]`.
  fileprivate var key: Expression? {
    guard statements.count == 1 else { return nil }
    let value: Expression? =
      switch statements[0].kind {
      case .expression(let only): only
      case .return(let only): only
      default: nil
      }
    guard case .subscript(let base, let arguments)? = value?.kind, base.isNamed("self"), arguments.count == 1
    else { return nil }
    return arguments[0].value
  }
}
