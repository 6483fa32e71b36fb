import Syntax

/// Checks `let` and `var` of the session and of functions.
package enum Variables {
  // MARK: Variables

  /// `let a = 1`, `var b: Int = 2`, `let a = 1, b = 2`.
  static func check(
    variable declaration: VariableDeclaration, _ range: SourceRange, in checker: inout Checker
  ) throws(Problem)
    -> Action
  {
    var actions: [Action] = []
    for binding in declaration.bindings { actions.append(try check(binding, declaration, in: &checker)) }
    let all = actions
    return { session throws(Problem) in
      for action in all { _ = try action(&session) }
      return .next
    }
  }

  private static func check(
    _ binding: VariableDeclaration.Binding, _ declaration: VariableDeclaration, in checker: inout Checker
  ) throws(Problem) -> Action {
    let wanted = try binding.type.map { syntax throws(Problem) in try checker.resolve(syntax) }
    if let get = binding.accessors?.get { return try check(computed: binding, get, wanted, in: &checker) }
    let name = binding.name.text
    var value: Checked?
    if let initial = binding.initial {
      let checked = try checker.check(initial, expecting: wanted)
      if name != "_" { try checker.requireValue(checked) }
      // In a function, it may be a parameter of its own or of its type's.
      if checked.type.isOpen, wanted == nil, checker.standsInNoBlock || checked.type == .nothing {
        throw checker.problem(
          "the type of `\(name)` cannot be told from this", at: initial.range,
          suggestion: "write `\(name): Type`")
      }
      value = checked
    }
    guard let type = wanted ?? value?.type else {
      throw checker.problem("`\(name)` needs a type or a value", at: binding.name.range)
    }
    let nothing: Code = { _ throws(Problem) in .nothing }
    let code: Code? = value?.code ?? (type.isOptional ? nothing : nil)
    if checker.standsInNoBlock { return try declareGlobal(binding, declaration, type, code, in: &checker) }
    let slot = checker.contexts[checker.contexts.count - 1].declare(
      name, type, isConstant: declaration.isConstant && code != nil
    ).slot
    return { session throws(Problem) in
      session.runtime.stack[session.runtime.base + slot] = try code?(&session) ?? .void
      return .next
    }
  }

  /// A variable of the session.
  private static func declareGlobal(
    _ binding: VariableDeclaration.Binding, _ declaration: VariableDeclaration, _ type: Type, _ code: Code?,
    in checker: inout Checker
  ) throws(Problem) -> Action {
    let name = binding.name.text
    try requireFree(binding.name, in: checker)
    guard let code else { throw checker.problem("`\(name)` needs a value", at: binding.name.range) }
    let didSet = try observer(binding.accessors?.didSet, "oldValue", type, binding.name, in: &checker)
    let willSet = try observer(binding.accessors?.willSet, "newValue", type, binding.name, in: &checker)
    let isConstant = declaration.isConstant
    checker.session.variables[name] = Variable(type: type, isConstant: isConstant, value: .void, order: -1)
    return { session throws(Problem) in
      let value = try code(&session)
      session.counters.variables += 1
      session.variables[name] = Variable(
        type: type, isConstant: isConstant, value: value, willSet: willSet, didSet: didSet,
        order: session.counters.variables)
      session.name(value, name)
      session.confirm("\(name) = ", value)
      return .next
    }
  }

  /// Refuses a name that an environment has, or that is taken.
  package static func requireFree(_ name: Name, in checker: Checker) throws(Problem) {
    if checker.session.variables[name.text] != nil {
      throw checker.problem(
        "`\(name.text)` is there already", at: name.range, suggestion: "write `\(name.text) = …` to change it"
      )
    }
    if !checker.session.environments(named: name.text).isEmpty {
      throw checker.problem(
        "`\(name.text)` is an environment's name", at: name.range, suggestion: "choose another name")
    }
  }

  private static func observer(
    _ accessor: Accessors.Accessor?, _ fallback: String, _ type: Type, _ name: Name, in checker: inout Checker
  ) throws(Problem) -> Function? {
    guard let accessor else { return nil }
    var context = FunctionContext()
    context.result = .void
    context.declare(accessor.parameter?.text ?? fallback, type)
    let (code, _) = try Closures.compile(
      accessor.body, [type], context, implicitReturn: false, range: name.range, in: &checker)
    return checker.session.makeFunction(code)
  }

  /// `var a: Int { … }`.
  private static func check(
    computed binding: VariableDeclaration.Binding, _ get: Accessors.Accessor, _ type: Type?,
    in checker: inout Checker
  ) throws(Problem) -> Action {
    guard let type else {
      throw checker.problem("`\(binding.name.text)` needs a type", at: binding.name.range)
    }
    guard checker.standsInNoBlock else {
      throw checker.problem("declare this at top level", at: binding.name.range)
    }
    try requireFree(binding.name, in: checker)
    var context = FunctionContext()
    context.result = type
    let (code, _) = try Closures.compile(
      get.body, [], context, implicitReturn: true, range: binding.name.range, in: &checker)
    let getter: Function? = checker.session.makeFunction(code)
    var setter: Function?
    if let set = binding.accessors?.set {
      var context = FunctionContext()
      context.result = .void
      context.declare(set.parameter?.text ?? "newValue", type)
      let (code, _) = try Closures.compile(
        set.body, [type], context, implicitReturn: false, range: binding.name.range, in: &checker)
      setter = checker.session.makeFunction(code)
    }
    let (name, put) = (binding.name.text, setter)
    let variable = Variable(
      type: type, isConstant: put == nil, value: .void, get: getter, set: put, order: -1)
    checker.session.variables[name] = variable
    return { session throws(Problem) in
      session.counters.variables += 1
      let order = session.counters.variables
      session.variables[name]?.order = order
      return .next
    }
  }
}
