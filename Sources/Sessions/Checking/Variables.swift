import Syntax

// `let` and `var`, as variables of the session and as locals.
extension Checker {
  /// Checks `let a = 1`, `var b: Int = 2`, `let a = 1, b = 2`.
  mutating func check(variable declaration: VariableDeclaration) throws(Problem) -> Action {
    if let storage = wrapperStorage(of: declaration) { return try check(wrapped: declaration, storage) }
    let actions = try declaration.bindings.map { binding throws(Problem) in
      try check(binding, of: declaration)
    }
    return sequence(actions, awaiting: [])
  }

  /// Makes the types of a text's variables known to earlier declarations; each variable is fully checked where the text reaches it.
  mutating func announce(variable declaration: VariableDeclaration) throws(Problem) {
    for binding in declaration.bindings where session.variables[binding.name.text] == nil {
      var type = try binding.type.map { syntax throws(Problem) in try resolve(syntax) }
      if type == nil, let value = binding.initial {
        var trial = self
        type = try trial.check(value).type
      }
      guard let type else { continue }
      let isConstant =
        declaration.isConstant || binding.accessors.map { $0.get != nil && $0.set == nil } ?? false
      var variable = Variable(type: type, isConstant: isConstant, value: .void, order: 0)
      variable.isForced = isForced(binding)
      session.definitions.later[binding.name.text] = variable
    }
  }

  /// Checks `@Clamped(0...1) var level = 2`: declares `_level`, and lets `level` mean its `wrappedValue`.
  private mutating func check(wrapped declaration: VariableDeclaration, _ storage: VariableDeclaration)
    throws(Problem) -> Action
  {
    var actions = [try check(variable: storage)]
    let (binding, name) = (declaration.bindings[0], storage.bindings[0].name.text)
    if !declaresGlobals { try refuseObservers(of: binding) }
    let held = local(name)?.type ?? session.variables[name]?.type ?? .any
    for (one, type, value) in projections(of: binding, in: held) {
      if declaresGlobals {
        actions.append(try declareGlobal(one, of: declaration, type, nil))
      } else {
        contexts[last].declare(one.name.text, type, meaning: value)
      }
    }
    return sequence(actions, awaiting: [])
  }

  private func refuseObservers(of binding: VariableDeclaration.Binding) throws(Problem) {
    guard binding.accessors != nil else { return }
    throw problem(
      "a variable of a function has no observers here", at: binding.name.range,
      suggestion: "declare it at top level, or as a property")
  }

  private mutating func check(
    _ binding: VariableDeclaration.Binding, of declaration: VariableDeclaration
  ) throws(Problem) -> Action {
    let wanted = try binding.type.map { syntax throws(Problem) in try resolve(syntax) }
    let name = binding.name
    if binding.accessors?.get != nil {
      guard let wanted else { throw problem("`\(name.text)` needs a type", at: name.range) }
      if !declaresGlobals { return try declare(computed: binding, wanted) }
      return try declareGlobal(binding, of: declaration, wanted, nil)
    }
    if !declaresGlobals { try refuseObservers(of: binding) }
    var value: Checked?
    if let initial = binding.initial {
      if declaration.modifiers.has("async"), isInFunction { return try declare(asyncLet: initial, as: name) }
      let checked = try check(initial, expecting: wanted)
      if name.text != "_", wanted == nil { try requireValue(checked) }
      // In a function, the type may be a generic parameter of the function or of its type.
      if checked.type.isOpen, wanted == nil, declaresGlobals || checked.type == .nothing {
        throw noKnownType(binding, initial)
      }
      value = checked
    }
    guard let type = wanted?.isBareList == true ? value?.type : wanted ?? value?.type else {
      throw problem("`\(name.text)` needs a type or a value", at: name.range)
    }
    let code = value?.code ?? (type.isOptional ? always(.nothing) : nil)
    if declaresGlobals { return try declareGlobal(binding, of: declaration, type, code ?? always(.void)) }
    let slot = contexts[last].declare(
      name.text, type, isConstant: declaration.isConstant && value != nil, isForced: isForced(binding)
    ).slot
    let isLater = code == nil && type != .void && !type.isErased
    contexts[last].blocks[contexts[last].blocks.count - 1][name.text]?.isLater = isLater
    return { session throws(Problem) in
      session.initializeLocal(slot, try code?(&session) ?? .void)
      return .next
    }
  }

  /// Checks `async let photo = load()`: starts a task, and lets each use of the name wait for its result.
  private mutating func declare(asyncLet value: Expression, as name: Name) throws(Problem) -> Action {
    func awaited(_ value: Expression) -> Expression {
      Expression(.prefix(Name("await", name.range), value), name.range)
    }
    let maker = Expression.name("CheckedContinuation", value.range)
    let answer = try checkUnfitted(maker.called([], Closure(Block(awaited(value)))))
    let slot = contexts[last].declare("async \(name.text)", answer.type).slot
    let meaning = awaited(.name("async \(name.text)", name.range).member("_answer").called())
    contexts[last].declare(name.text, try checkUnfitted(meaning).type, meaning: meaning)
    return { session throws(Problem) in
      session.initializeLocal(slot, try answer.code(&session))
      return .next
    }
  }

  /// Checks `var sum: Int { a + b }` in a function: a function without parameters that each use of the name calls, and one that each
  /// assignment calls.
  private mutating func declare(computed binding: VariableDeclaration.Binding, _ type: Type) throws(Problem)
    -> Action
  {
    let name = binding.name
    guard let get = binding.accessors?.get else { return { _ in .next } }
    let getter = Name("get \(name.text)", name.range)
    var actions = [try declare(local: FunctionDeclaration(getter, [], result: binding.type, get.body))]
    if let set = binding.accessors?.set, let given = binding.type {
      let setter = Closure(set.body, set.parameter ?? Name("newValue", name.range))
      let form = TypeSyntax(.function([given], .named("Void", name.range)), name.range)
      let value = Expression(.closure(setter), name.range)
      actions.append(try check(statement: .property(Name("set \(name.text)", name.range), form, value)))
    }
    contexts[last].declare(name.text, type, meaning: .name(getter).called())
    return sequence(actions, awaiting: [])
  }

  /// Whether its type ends in `!`, so that each use unwraps it.
  func isForced(_ binding: VariableDeclaration.Binding) -> Bool {
    binding.type.map { text($0.range).hasSuffix("!") } ?? false
  }

  func noKnownType(_ binding: VariableDeclaration.Binding, _ value: Expression) -> Problem {
    problem(
      "the type of `\(binding.name.text)` cannot be told from this", at: value.range,
      suggestion: "write `\(binding.name.text): Type`")
  }

  /// Declares a variable of the session: one with a value, or a computed one.
  private mutating func declareGlobal(
    _ binding: VariableDeclaration.Binding, of declaration: VariableDeclaration, _ type: Type, _ code: Code?
  ) throws(Problem) -> Action {
    let name = binding.name.text
    try session.requireFreeName(name, place(binding.name.range))
    // A constant may get its value later.
    let isLater = binding.initial == nil && !type.isOptional
    let isConstant = code == nil ? binding.accessors?.set == nil : declaration.isConstant && !isLater
    var variable = Variable(type: type, isConstant: isConstant, value: .void, order: -1)
    variable.isForced = isForced(binding)
    // Its own accessors may name it.
    session.variables[name] = variable
    let property = Property(declaration: declaration, binding: binding, type: type)
    variable.get = binding.accessors?.get.map { add($0.body, of: property, result: type) }
    variable.set = add(\.set, of: property, given: "newValue")
    variable.didSet = add(\.didSet, of: property, given: "oldValue")
    variable.willSet = add(\.willSet, of: property, given: "newValue")
    for case let index? in [variable.get, variable.set, variable.didSet, variable.willSet] {
      try compileOnce(index)
    }
    session.variables[name] = variable
    let declared = variable
    return { session throws(Problem) in
      var variable = declared
      if let code { variable.value = try code(&session) }
      session.add(variable, name)
      if code != nil {
        session.name(variable.value, name)
        // An object that gets its name from this variable is confirmed with its class.
        if variable.value == .void {
          session.confirm("\(name): \(type)")
        } else if session.shown(variable.value) == name {
          session.confirm("\(name): \(session.className(of: variable.value))")
        } else {
          session.confirm("\(name) = ", variable.value)
        }
      }
      return .next
    }
  }
}

extension Session {
  /// Adds a variable after the existing ones.
  mutating func add(_ variable: Variable, _ name: String) {
    counters.variables += 1
    var variable = variable
    variable.order = counters.variables
    variables[name] = variable
  }
}

extension Statement {
  /// The statement, and after an `async let` also a `defer` that cancels its task when the block is left.
  var cancelling: [Statement] {
    guard case .variable(let variable) = kind, variable.modifiers.has("async") else { return [self] }
    let leaving = variable.bindings.map {
      Statement(Expression.name("async \($0.name.text)", range).member("_leave").called())
    }
    return [self, Statement(.defer(Block(statements: leaving, range: range)), range)]
  }
}
