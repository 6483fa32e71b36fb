import Syntax

/// Declares functions, methods, initialisers and subscripts by their signatures.
package enum FunctionDeclarations {
  /// Adds a function to the session's, and answers its number.
  static func add(
    _ body: Block, _ name: Name, _ parameters: [Signature.Parameter], _ result: Type, of owner: String?,
    isStatic: Bool, isMutating: Bool, in checker: inout Checker
  ) -> Int {
    let declaration = FunctionDeclaration(
      kind: .function, modifiers: Modifiers(), name: name, parameters: [], result: nil, body: body)
    let signature = Signature(parameters: parameters, result: result, isMutating: isMutating)
    return add(declaration, signature, owner: owner, isStatic: isStatic, in: &checker)
  }

  private static func add(
    _ declaration: FunctionDeclaration, _ signature: Signature, owner: String?, isStatic: Bool,
    in checker: inout Checker
  ) -> Int {
    checker.session.definitions.functions.append(
      FunctionDefinition(
        declaration: declaration, owner: owner, isStatic: isStatic, signature: signature,
        source: checker.source))
    return checker.session.definitions.functions.count - 1
  }

  /// A function's body; a subscript's `get` and `set` are functions of their own.
  private static func addBodies(
    of function: FunctionDeclaration, _ signature: Signature, owner: String, isStatic: Bool,
    in checker: inout Checker
  ) -> (Int, Int?) {
    guard case .subscript = function.kind, let get = function.accessors?.get else {
      return (add(function, signature, owner: owner, isStatic: isStatic, in: &checker), nil)
    }
    let getter = add(
      get.body, function.name, signature.parameters, signature.result, of: owner, isStatic: isStatic,
      isMutating: false, in: &checker)
    let setter = function.accessors?.set.map {
      let new = Signature.Parameter(
        label: nil, name: $0.parameter?.text ?? "newValue", type: signature.result)
      return add(
        $0.body, function.name, signature.parameters + [new], .void, of: owner, isStatic: isStatic,
        isMutating: true, in: &checker)
    }
    return (getter, setter)
  }

  /// A free function.
  ///
  /// One that is declared again replaces the one with the same labels.
  package static func declare(function: FunctionDeclaration, in checker: inout Checker) throws(Problem) {
    let signature = try signature(of: function, in: &checker)
    let index = add(function, signature, owner: nil, isStatic: false, in: &checker)
    var all = checker.session.definitions.functionNames[function.name.text] ?? []
    let labels = signature.parameters.map(\.label)
    all.removeAll { checker.session.definitions.functions[$0].signature.parameters.map(\.label) == labels }
    checker.session.definitions.functionNames[function.name.text] = all + [index]
  }

  /// A function in a function: a variable that holds it, and knows its labels.
  static func declare(local function: FunctionDeclaration, in checker: inout Checker) throws(Problem)
    -> Action
  {
    let signature = try signature(of: function, in: &checker)
    guard let body = function.body else {
      throw checker.problem("`\(function.name.text)` has no body", at: function.name.range)
    }
    var context = FunctionContext()
    context.result = signature.result
    var types: [Type] = []
    for parameter in signature.parameters {
      let type: Type = parameter.isVariadic ? .list(parameter.type) : parameter.type
      context.declare(parameter.name, type, isConstant: !parameter.isInout)
      types.append(type)
    }
    let last = checker.contexts.count - 1
    var local = checker.contexts[last].declare(
      function.name.text, .function(types, signature.result), isConstant: false)
    local.signature = signature
    checker.contexts[last].blocks[checker.contexts[last].blocks.count - 1][local.name] = local
    let (code, captures) = try Closures.compile(
      body, types, context, implicitReturn: signature.result != .void, range: function.name.range,
      in: &checker)
    let slot = local.slot
    return { session throws(Problem) in
      // It may call itself, and so captures where it will stand.
      session.runtime.stack[session.runtime.base + slot] = .void
      session.setLocal(slot, .closure(session.makeFunction(code, capturing: captures)))
      return .next
    }
  }

  /// A method, initialiser, subscript or operator.
  static func declare(method function: FunctionDeclaration, of name: String, in checker: inout Checker)
    throws(Problem)
  {
    if function.modifiers.has("deinit") { return }
    var signature = try signature(of: function, in: &checker)
    signature.isMutating = function.modifiers.has("mutating")
    let isStatic = function.modifiers.has("static") || function.modifiers.has("class")
    guard var info = checker.session.definitions.types[name] else { return }
    switch function.kind {
    case .deinitializer:
      info.deinitializer = add(function, signature, owner: name, isStatic: false, in: &checker)
      checker.session.definitions.types[name] = info
      return
    case .initializer(let failable):
      signature.result = failable ? .optional(.named(name)) : .void
      info.ownsInitializer =
        info.ownsInitializer || !checker.isExtending && !function.modifiers.has("convenience")
    default: break
    }
    if case .subscript = function.kind {
      for index in signature.parameters.indices
      where signature.parameters[index].label == signature.parameters[index].name {
        signature.parameters[index].label = nil
      }
    }
    let (index, setter) = addBodies(of: function, signature, owner: name, isStatic: isStatic, in: &checker)
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
    checker.session.definitions.types[name] = info
  }

  /// Labels, types and result.
  static func signature(of function: FunctionDeclaration, in checker: inout Checker) throws(Problem)
    -> Signature
  {
    var parameters: [Signature.Parameter] = []
    for parameter in function.parameters {
      var one = Signature.Parameter(
        label: function.isOperator ? nil : parameter.label?.text, name: parameter.name.text,
        type: try checker.resolve(parameter.type),
        isInout: parameter.isInout)
      if parameter.isVariadic, case .list(let element) = one.type {
        one.isVariadic = true
        one.type = element
      }
      one.isAutoclosure = parameter.isAutoclosure
      one.hasDefault = parameter.defaultValue != nil
      if let value = parameter.defaultValue {
        one.fallback = try checker.check(value, expecting: one.type).code
      }
      parameters.append(one)
    }
    var result = try function.result.map { syntax throws(Problem) in try checker.resolve(syntax) } ?? .void
    if case .named(let names, _)? = function.result?.kind, names.map(\.text) == ["Self"],
      checker.selfType.flatMap({ checker.session.info($0)?.kind }) == .protocol
    {
      // The type of who is asked, which is known at the call.
      result = .unknown("Self")
    }
    return Signature(parameters: parameters, result: result)
  }

  /// What a type is once all of it is known: an initialiser by its fields, a trait's definition.
  static func finish(_ name: String, _ type: TypeDeclaration, in checker: inout Checker) throws(Problem) {
    guard let info = checker.session.definitions.types[name] else { return }
    if info.conformances.contains("UITraitDefinition"),
      type.kind != .extension || type.inherited.contains(where: { $0.isNamed("UITraitDefinition") })
    {
      try checker.session.defineTrait(fromType: name, checker.place(type.name.range))
    }
    if info.conformances.contains("EnvironmentKey")
      || info.conformances.contains("UITraitBridgedEnvironmentKey")
    {
      try checker.session.defineKey(fromType: name, checker.place(type.name.range))
    }
    for (property, members) in info.members {
      guard let member = members.first, let trait = member.trait else { continue }
      checker.session.definitions.connect(property, toTrait: trait, on: name, isSettable: member.isSettable)
    }
  }
}

extension TypeSyntax {
  func isNamed(_ name: String) -> Bool {
    if case .named(let names, _) = kind { names.last?.text == name } else { false }
  }
}
