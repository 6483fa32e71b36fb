import Syntax

// Properties of types.
extension Checker {
  /// Stored, computed and static properties.
  mutating func declare(_ declaration: VariableDeclaration, of name: String) throws(Problem) {
    let isStatic = declaration.modifiers.has("static") || declaration.modifiers.has("class")
    for binding in declaration.bindings {
      let wrapper = try wrapper(declaration, binding)
      let isLazy = declaration.modifiers.has("lazy")
      let type: Type
      if let known = wrapper?.type {
        type = known
      } else {
        type = try propertyType(binding, inMethodOf: isLazy ? session.type(named: name) : nil)
      }
      if try declareEntry(binding, declaration, type, of: name) { continue }
      guard var info = session.definitions.types[name] else { return }
      var member = Member(
        name: binding.name.text, kind: .property, signature: Signature(parameters: [], result: type),
        body: .stored)
      member.isForced = binding.type.map { text($0.range).hasSuffix("!") } ?? false
      member.isPrivate = declaration.modifiers.has("private") || declaration.modifiers.has("fileprivate")
      if let accessors = binding.accessors, let get = accessors.get {
        if info.kind != .protocol {
          compute(&member, accessors, get, binding.name, isStatic: isStatic, of: name)
        }
      } else if isStatic {
        share(&member, binding, isConstant: declaration.isConstant, of: name)
      } else {
        if info.isApple { throw problem("an extension holds no stored properties", at: binding.name.range) }
        var field = try field(binding, declaration, type, of: name)
        field.wrapper = wrapper?.wrapper
        if field.initial == nil, let first = firstValue(of: declaration, type) {
          field.initial = always(first)
        }
        if declaration.modifiers.has("override"), field.initial == nil || binding.initial == nil,
          let parent = info.superclass,
          let inherited = try session.memberResolved(field.name, of: .named(parent))
        {
          member = inherited
          (member.willSet, member.didSet) = (field.willSet, field.didSet)
        } else {
          info.fields.append(field)
        }
      }
      if isStatic {
        info.statics[member.name] = [member]
      } else {
        info.members[member.name] = [member]
        if let field = info.fields.last, field.name == member.name { addProjections(of: field, to: &info) }
      }
      session.definitions.types[name] = info
    }
  }

  /// A computed property: its getter and its setter.
  private mutating func compute(
    _ member: inout Member, _ accessors: Accessors, _ get: Accessors.Accessor, _ property: Name,
    isStatic: Bool,
    of name: String
  ) {
    let type = member.signature.result
    let getter = add(get.body, property, [], type, of: name, isStatic: isStatic, isMutating: false)
    let setter = accessors.set.map {
      let parameter = Signature.Parameter(label: nil, name: $0.parameter?.text ?? "newValue", type: type)
      return add($0.body, property, [parameter], .void, of: name, isStatic: isStatic, isMutating: true)
    }
    member.body = .functions(get: getter, set: setter)
    member.trait = forwardedTrait(get.body)
    if name == "EnvironmentValues" { member.environmentKey = forwardedKey(get.body) }
  }

  /// A stored static property, evaluated at its first read.
  private mutating func share(
    _ member: inout Member, _ binding: VariableDeclaration.Binding, isConstant: Bool, of name: String
  ) {
    let type = member.signature.result
    session.statics["\(name).\(binding.name.text)"] = nil
    member.isConstant = isConstant
    member.didSet = binding.accessors?.didSet.map {
      add(
        $0.body, binding.name, [.init(label: nil, name: $0.parameter?.text ?? "oldValue", type: type)],
        .void, of: name, isStatic: true, isMutating: false)
    }
    guard let initial = binding.initial else { return }
    let body = Block(statements: [Statement(.expression(initial), initial.range)], range: initial.range)
    member.body = .functions(
      get: add(body, binding.name, [], type, of: name, isStatic: true, isMutating: false), set: nil)
    member.isStoredStatic = true
  }

  /// The type that is written, or that the value has; the value of a lazy property may name other members.
  private mutating func propertyType(
    _ binding: VariableDeclaration.Binding, inMethodOf owner: Type?
  ) throws(Problem) -> Type {
    if let syntax = binding.type { return try resolve(syntax) }
    guard let initial = binding.initial else {
      throw problem("`\(binding.name.text)` needs a type or a value", at: binding.name.range)
    }
    var context = FunctionContext()
    if let owner {
      (context.selfType, context.isMethod) = (owner, true)
      context.declare("self", owner)
    }
    contexts.append(context)
    defer { contexts.removeLast() }
    let type = try checkOpen(initial).type
    if type.isOpen {
      throw problem(
        "the type of `\(binding.name.text)` cannot be told from this", at: initial.range,
        suggestion: "write `\(binding.name.text): Type`")
    }
    return type
  }

  private mutating func field(
    _ binding: VariableDeclaration.Binding, _ declaration: VariableDeclaration, _ type: Type, of name: String
  ) throws(Problem) -> TypeInfo.Field {
    var field = TypeInfo.Field(name: binding.name.text, type: type, isConstant: declaration.isConstant)
    field.isPrivate = declaration.modifiers.has("private")
    field.isWeak = declaration.modifiers.has("weak")
    if let initial = binding.initial {
      if declaration.modifiers.has("lazy") {
        let body = Block(statements: [Statement(.expression(initial), initial.range)], range: initial.range)
        field.lazy = add(body, binding.name, [], type, of: name, isStatic: false, isMutating: false)
      } else {
        field.initial = try check(initial, expecting: type).code
      }
    } else if type.isOptional, !declaration.isConstant {
      field.initial = { _ throws(Problem) in .nothing }
    }
    func observer(_ accessor: Accessors.Accessor?, _ fallback: String) -> Int? {
      guard let accessor else { return nil }
      let parameter = Signature.Parameter(label: nil, name: accessor.parameter?.text ?? fallback, type: type)
      return add(accessor.body, binding.name, [parameter], .void, of: name, isStatic: false, isMutating: true)
    }
    field.didSet = observer(binding.accessors?.didSet, "oldValue")
    field.willSet = observer(binding.accessors?.willSet, "newValue")
    return field
  }

  /// The trait whose subscript a getter is: `{ self[Theme.self] }`.
  private func forwardedTrait(_ body: Block) -> Int? {
    guard body.statements.count == 1 else { return nil }
    var expression: Expression
    switch body.statements[0].kind {
    case .expression(let only): expression = only
    case .return(let only?): expression = only
    default: return nil
    }
    guard case .subscript(let base, let arguments) = expression.kind, case .name(let word) = base.kind,
      word.text == "self",
      arguments.count == 1, case .member(let type, let metatype) = arguments[0].value.kind,
      metatype.text == "self",
      case .name(let name) = type.kind
    else { return nil }
    return session.definitions.traitNames[name.text]
  }
}
