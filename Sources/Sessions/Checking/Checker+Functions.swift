import Syntax

extension Checker {
  /// Adds a function to the session's, and answers its number.
  mutating func add(
    _ body: Block, _ name: Name, _ parameters: [Signature.Parameter], _ result: Type, of owner: String?,
    isStatic: Bool, isMutating: Bool
  ) -> Int {
    let declaration = FunctionDeclaration(
      kind: .function, modifiers: Modifiers(), name: name, parameters: [], result: nil, body: body)
    let signature = Signature(parameters: parameters, result: result, isMutating: isMutating)
    return add(declaration, signature, owner: owner, isStatic: isStatic)
  }

  private mutating func add(
    _ declaration: FunctionDeclaration, _ signature: Signature, owner: String?, isStatic: Bool
  ) -> Int {
    session.definitions.functions.append(
      FunctionDefinition(
        declaration: declaration, owner: owner, isStatic: isStatic, signature: signature, source: source))
    return session.definitions.functions.count - 1
  }

  /// A function's body; a subscript's `get` and `set` are functions of their own.
  private mutating func addBodies(
    of function: FunctionDeclaration, _ signature: Signature, owner: String, isStatic: Bool
  ) -> (Int, Int?) {
    guard case .subscript = function.kind, let get = function.accessors?.get else {
      return (add(function, signature, owner: owner, isStatic: isStatic), nil)
    }
    let getter = add(
      get.body, function.name, signature.parameters, signature.result, of: owner, isStatic: isStatic,
      isMutating: false)
    let setter = function.accessors?.set.map {
      let new = Signature.Parameter(
        label: nil, name: $0.parameter?.text ?? "newValue", type: signature.result)
      return add(
        $0.body, function.name, signature.parameters + [new], .void, of: owner, isStatic: isStatic,
        isMutating: true)
    }
    return (getter, setter)
  }

  /// A free function.
  ///
  /// One that is declared again replaces the one with the same labels.
  package mutating func declare(_ function: FunctionDeclaration) throws(Problem) {
    let signature = try signature(of: function)
    let index = add(function, signature, owner: nil, isStatic: false)
    var all = session.definitions.functionNames[function.name.text] ?? []
    let labels = signature.parameters.map(\.label)
    all.removeAll { session.definitions.functions[$0].signature.parameters.map(\.label) == labels }
    session.definitions.functionNames[function.name.text] = all + [index]
  }

  /// A method, initialiser, subscript or operator.
  mutating func declare(_ function: FunctionDeclaration, of name: String) throws(Problem) {
    if function.modifiers.has("deinit") { return }
    var signature = try signature(of: function)
    signature.isMutating = function.modifiers.has("mutating")
    let isStatic = function.modifiers.has("static") || function.modifiers.has("class")
    guard var info = session.definitions.types[name] else { return }
    switch function.kind {
    case .deinitializer:
      info.deinitializer = add(function, signature, owner: name, isStatic: false)
      session.definitions.types[name] = info
      return
    case .operator:
      guard function.name.text == "==" || function.name.text == "<" else {
        throw problem("operators of one's own are not part of Mendel", at: function.name.range)
      }
    case .initializer(let failable):
      signature.result = failable ? .optional(.named(name)) : .void
      info.ownsInitializer =
        info.ownsInitializer || !isExtending && !function.modifiers.has("convenience")
    default: break
    }
    if case .subscript = function.kind {
      for index in signature.parameters.indices
      where signature.parameters[index].label == signature.parameters[index].name {
        signature.parameters[index].label = nil
      }
    }
    let (index, setter) = addBodies(of: function, signature, owner: name, isStatic: isStatic)
    let kinds: [Member.Kind] =
      switch function.kind {
      case .initializer: [.initializer]
      case .subscript: [.subscript]
      default: [.method]
      }
    let key = function.isInitializer ? "init" : kinds[0] == .subscript ? "subscript" : function.name.text
    var member = Member(
      name: key, kind: kinds[0], signature: signature, body: .functions(get: index, set: setter))
    member.isMutating = signature.isMutating
    let labels = signature.parameters.map(\.label)
    let types = signature.parameters.map(\.type)
    func replaces(_ other: Member) -> Bool {
      if case .row = other.body { return false }
      return other.signature.parameters.map(\.label) == labels
        && other.signature.parameters.map(\.type) == types
    }
    if isStatic {
      info.statics[key, default: []].removeAll(where: replaces)
      info.statics[key, default: []].insert(member, at: 0)
    } else {
      info.members[key, default: []].removeAll(where: replaces)
      info.members[key, default: []].insert(member, at: 0)
    }
    session.definitions.types[name] = info
  }

  /// Labels, types and result.
  mutating func signature(of function: FunctionDeclaration) throws(Problem) -> Signature {
    var parameters: [Signature.Parameter] = []
    for parameter in function.parameters {
      var one = Signature.Parameter(
        label: parameter.label?.text, name: parameter.name.text, type: try resolve(parameter.type),
        isInout: parameter.isInout)
      if parameter.isVariadic, case .list(let element) = one.type {
        one.isVariadic = true
        one.type = element
      }
      one.hasDefault = parameter.defaultValue != nil
      if let value = parameter.defaultValue { one.fallback = try check(value, expecting: one.type).code }
      parameters.append(one)
    }
    let result = try function.result.map { syntax throws(Problem) in try resolve(syntax) } ?? .void
    return Signature(parameters: parameters, result: result)
  }

  /// What a type is once all of it is known: an initialiser by its fields, a trait's definition.
  mutating func finish(_ name: String, _ type: TypeDeclaration) throws(Problem) {
    guard let info = session.definitions.types[name] else { return }
    if info.conformances.contains("UITraitDefinition"),
      type.kind != .extension || type.inherited.contains(where: { $0.isNamed("UITraitDefinition") })
    {
      try session.defineTrait(fromType: name, place(type.name.range))
    }
    if info.conformances.contains("EnvironmentKey")
      || info.conformances.contains("UITraitBridgedEnvironmentKey")
    {
      try session.defineKey(fromType: name, place(type.name.range))
    }
    for (property, members) in info.members {
      guard let member = members.first, let trait = member.trait else { continue }
      session.connect(property, toTrait: trait, on: name, isSettable: member.isSettable)
    }
  }

  // MARK: Variables

  /// `let a = 1`, `var b: Int = 2`, `let a = 1, b = 2`.
  mutating func check(variable declaration: VariableDeclaration, _ range: SourceRange) throws(Problem)
    -> Action
  {
    var actions: [Action] = []
    for binding in declaration.bindings { actions.append(try check(binding, declaration)) }
    let all = actions
    return { session throws(Problem) in
      for action in all { _ = try action(&session) }
      return .next
    }
  }

  private mutating func check(
    _ binding: VariableDeclaration.Binding, _ declaration: VariableDeclaration
  ) throws(Problem) -> Action {
    let wanted = try binding.type.map { syntax throws(Problem) in try resolve(syntax) }
    if let get = binding.accessors?.get { return try check(computed: binding, get, wanted) }
    let name = binding.name.text
    var value: Checked?
    if let initial = binding.initial {
      let checked = try check(initial, expecting: wanted)
      if name != "_" { try requireValue(checked) }
      if checked.type.isOpen, wanted == nil {
        throw problem(
          "the type of `\(name)` cannot be told from this", at: initial.range,
          suggestion: "write `\(name): Type`")
      }
      value = checked
    }
    guard let type = wanted ?? value?.type else {
      throw problem("`\(name)` needs a type or a value", at: binding.name.range)
    }
    let nothing: Code = { _ throws(Problem) in .nothing }
    let code: Code? = value?.code ?? (type.isOptional ? nothing : nil)
    if standsInNoBlock { return try declareGlobal(binding, declaration, type, code) }
    let slot = contexts[contexts.count - 1].declare(
      name, type, isConstant: declaration.isConstant && code != nil
    ).slot
    return { session throws(Problem) in
      session.runtime.stack[session.runtime.base + slot] = try code?(&session) ?? .void
      return .next
    }
  }

  /// A variable of the session.
  private mutating func declareGlobal(
    _ binding: VariableDeclaration.Binding, _ declaration: VariableDeclaration, _ type: Type, _ code: Code?
  ) throws(Problem) -> Action {
    let name = binding.name.text
    try requireFree(binding.name)
    guard let code else { throw problem("`\(name)` needs a value", at: binding.name.range) }
    let didSet = try observer(binding.accessors?.didSet, "oldValue", type, binding.name)
    let willSet = try observer(binding.accessors?.willSet, "newValue", type, binding.name)
    let isConstant = declaration.isConstant
    let place = place(binding.name.range)
    session.variables[name] = Variable(type: type, isConstant: isConstant, value: .void, order: -1)
    return { session throws(Problem) in
      let value = try code(&session)
      session.counters.variables += 1
      session.variables[name] = Variable(
        type: type, isConstant: isConstant, value: value, willSet: willSet, didSet: didSet,
        order: session.counters.variables)
      session.name(value, name)
      session.confirm("\(name) = ", value, place)
      return .next
    }
  }

  /// Refuses a name that an environment has, or that is taken.
  package func requireFree(_ name: Name) throws(Problem) {
    if session.variables[name.text] != nil {
      throw problem(
        "`\(name.text)` is there already", at: name.range, suggestion: "write `\(name.text) = …` to change it"
      )
    }
    if !session.environments(named: name.text).isEmpty {
      throw problem(
        "`\(name.text)` is an environment's name", at: name.range, suggestion: "choose another name")
    }
  }

  private mutating func observer(
    _ accessor: Accessors.Accessor?, _ fallback: String, _ type: Type, _ name: Name
  ) throws(Problem) -> Function? {
    guard let accessor else { return nil }
    var context = FunctionContext()
    context.result = .void
    context.declare(accessor.parameter?.text ?? fallback, type)
    let (code, _) = try compile(accessor.body, [type], context, implicitReturn: false, range: name.range)
    return session.makeFunction(code)
  }

  /// `var a: Int { … }`.
  private mutating func check(
    computed binding: VariableDeclaration.Binding, _ get: Accessors.Accessor, _ type: Type?
  ) throws(Problem) -> Action {
    guard let type else { throw problem("`\(binding.name.text)` needs a type", at: binding.name.range) }
    guard standsInNoBlock else {
      throw problem("declare this at top level", at: binding.name.range)
    }
    try requireFree(binding.name)
    var context = FunctionContext()
    context.result = type
    let (code, _) = try compile(get.body, [], context, implicitReturn: true, range: binding.name.range)
    let getter: Function? = session.makeFunction(code)
    var setter: Function?
    if let set = binding.accessors?.set {
      var context = FunctionContext()
      context.result = .void
      context.declare(set.parameter?.text ?? "newValue", type)
      let (code, _) = try compile(set.body, [type], context, implicitReturn: false, range: binding.name.range)
      setter = session.makeFunction(code)
    }
    let (name, put) = (binding.name.text, setter)
    let variable = Variable(
      type: type, isConstant: put == nil, value: .void, get: getter, set: put, order: -1)
    session.variables[name] = variable
    return { session throws(Problem) in
      session.counters.variables += 1
      let order = session.counters.variables
      session.variables[name]?.order = order
      return .next
    }
  }
}

extension TypeSyntax {
  func isNamed(_ name: String) -> Bool {
    if case .named(let names, _) = kind { names.last?.text == name } else { false }
  }
}
