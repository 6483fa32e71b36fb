import Syntax

/// Checks closures and the bodies of functions.
package enum Closures {
  /// A closure that is called where it stands: its parameters are what it is given.
  static func check(
    called closure: Closure, _ range: SourceRange, with arguments: [Argument], expecting expected: Type?,
    in checker: inout Checker
  ) throws(Problem) -> Checked {
    var types: [Type] = []
    for argument in arguments { types.append(try checker.checkOpen(argument.value).type) }
    let type = Type.function(types, expected ?? .unknown("Result"))
    return try check(closure: closure, range, expecting: type, in: &checker)
  }

  /// A closure, as a function of the type that is expected.
  static func check(
    closure: Closure, _ range: SourceRange, expecting expected: Type?, in checker: inout Checker
  ) throws(Problem) -> Checked {
    var wanted: [Type]?
    var result: Type?
    if case .function(let types, let type)? = expected?.wrapped {
      (wanted, result) = (types, type.isOpen ? nil : type)
    }
    var context = FunctionContext()
    context.result =
      try closure.result.map { syntax throws(Problem) in try checker.resolve(syntax) } ?? result
    let types = try parameters(of: closure, wanted, &context, in: checker)
    for capture in closure.captures where capture.specifier == nil {
      guard let value = capture.value else { continue }
      throw checker.problem("write `let \(capture.name.text) = …` before the closure", at: value.range)
    }
    let weak = Set(closure.captures.filter { $0.specifier?.text == "weak" }.map(\.name.text))
    let (code, captures) = try compile(
      closure.body, types, context, weak: weak, implicitReturn: true, range: range, in: &checker)
    let outer = captures
    let type = Type.function(types, code.result)
    return Checked(type, range) { session throws(Problem) in
      .closure(session.makeFunction(code, capturing: outer))
    }
  }

  /// The parameters by the names that the closure gives them, or `$0` …; declared in the context.
  private static func parameters(
    of closure: Closure, _ wanted: [Type]?, _ context: inout FunctionContext, in checker: Checker
  ) throws(Problem) -> [Type] {
    guard let parameters = closure.parameters else {
      let types = wanted ?? []
      if types.count == 1, case .tuple(let elements) = types[0],
        checker.text(closure.body.range).contains("$1")
      {
        let names = elements.indices.map { "$\($0)" }
        context.shorthand = elements.map(\.type)
        return unpack(types[0], elements, names, &context)
      }
      for (index, type) in types.enumerated() {
        let local = context.declare("$\(index)", type, isConstant: checker.session.isReference(type))
        if type == .named("UIMutableTraits") { context.implicit.append(local) }
      }
      context.shorthand = types
      return types
    }
    if let wanted, wanted.count == 1, case .tuple(let elements) = wanted[0],
      elements.count == parameters.count
    {
      return unpack(wanted[0], elements, parameters.map(\.name.text), &context)
    }
    if let wanted, wanted.count != parameters.count {
      throw checker.problem(
        "the closure is given \(wanted.count) \(wanted.count == 1 ? "value" : "values"), and names \(parameters.count)",
        at: parameters.first?.name.range ?? closure.body.range)
    }
    var types: [Type] = []
    for (index, parameter) in parameters.enumerated() {
      var type = wanted?[index] ?? .any
      if let syntax = parameter.type {
        let written = try checker.resolve(syntax)
        if !type.isOpen, type != .any, !checker.fits(type, written), !checker.fits(written, type) {
          throw checker.problem(
            "expected \(checker.named(type)), found \(checker.named(written))", at: syntax.range)
        }
        type = written
      }
      let local = context.declare(parameter.name.text, type, isConstant: checker.session.isReference(type))
      if type == .named("UIMutableTraits") { context.implicit.append(local) }
      types.append(type)
    }
    return types
  }

  /// The locals for the elements of a tuple that a closure is given.
  private static func unpack(
    _ type: Type, _ elements: [Type.TupleElement], _ names: [String], _ context: inout FunctionContext
  ) -> [Type] {
    let tuple = context.slot()
    let slots = zip(names, elements).map { name, element in context.declare(name, element.type).slot }
    context.unpacked = (tuple, slots)
    return [type]
  }

  /// Checks a body in a function of its own.
  package static func compile(
    _ body: Block, _ types: [Type], _ context: FunctionContext, weak: Set<String> = [], implicitReturn: Bool,
    range: SourceRange, around owner: Local? = nil, in checker: inout Checker
  ) throws(Problem) -> (FunctionCode, [Local]) {
    checker.contexts.append(context)
    let outerLoops = checker.loops
    let wasTopLevel = checker.isTopLevel
    let around = (checker.surrounding, checker.surroundingEnvironment)
    checker.loops = 0
    checker.isTopLevel = false
    (checker.surrounding, checker.surroundingEnvironment) = (nil, nil)
    if let slot = owner?.slot {
      let code: Code = { session throws(Problem) in session.local(slot) }
      checker.surrounding = code
    }
    defer {
      (checker.surrounding, checker.surroundingEnvironment) = around
      checker.contexts.removeLast()
      checker.loops = outerLoops
      checker.isTopLevel = wasTopLevel
    }
    // `{ [weak self] (self: Self, previous) in`: what a closure is given comes before what it captures.
    for name in weak where context.find(name) == nil {
      guard var local = checker.local(name) else {
        checker.contexts[checker.contexts.count - 1].weakNames.insert(name)
        continue
      }
      local.isWeak = true
      local.type = .optional(local.type.wrapped)
      checker.contexts[checker.contexts.count - 1].blocks[0][name] = local
    }
    var action: Action
    if implicitReturn, checker.isBuilder(body, context.result) {
      action = try checker.check(builder: body)
    } else if implicitReturn, let only = body.statements.first, body.statements.count == 1,
      let checked = try value(of: only, expecting: context.result, in: &checker)
    {
      let code = checked.code
      if checker.contexts[checker.contexts.count - 1].result == nil {
        checker.contexts[checker.contexts.count - 1].returned = checked.type
      }
      action = { session throws(Problem) in .returns(try code(&session)) }
    } else {
      action = try checker.check(statements: body.statements)
    }
    let finished = checker.contexts[checker.contexts.count - 1]
    if let (tuple, slots) = finished.unpacked {
      let rest = action
      action = { session throws(Problem) in
        if case .tuple(let values) = session.local(tuple) {
          for (slot, value) in zip(slots, values) {
            session.runtime.stack[session.runtime.base + slot] = value
          }
        }
        return try rest(&session)
      }
    }
    if !finished.implicit.isEmpty || !context.blocks.isEmpty { action = counted(action, range, in: checker) }
    let code = FunctionCode(
      parameters: types, result: context.result ?? finished.returned ?? .void, frameSize: finished.size,
      captureSlots: finished.captures.map(\.slot), body: action, place: checker.place(range))
    return (code, finished.captures.map(\.outer))
  }

  private static func counted(_ action: @escaping Action, _ range: SourceRange, in checker: Checker) -> Action
  {
    let place = checker.place(range)
    return { session throws(Problem) in
      try session.step(place)
      return try action(&session)
    }
  }

  /// The value of a body's only statement; nil where it has none.
  private static func value(of statement: Statement, expecting expected: Type?, in checker: inout Checker)
    throws(Problem) -> Checked?
  {
    switch statement.kind {
    case .expression(let expression):
      guard expected != .void else { return nil }
      if case .statement = expression.kind { return nil }
      let checked = try checker.checkOpen(expression, expecting: expected)
      if checked.type == .void { return checked }
      guard let expected else { return checked }
      return try checker.fit(checked, to: expected)
    case .if, .switch:
      guard let expected, expected != .void, statement.givesValue else { return nil }
      return try check(value: statement, statement.range, expecting: expected, in: &checker)
    default: return nil
    }
  }

  /// `if` or `switch` as an expression: each branch is one.
  static func check(
    value statement: Statement, _ range: SourceRange, expecting expected: Type?, in checker: inout Checker
  ) throws(Problem) -> Checked {
    checker.contexts[checker.contexts.count - 1].branchResults.append(expected)
    defer { checker.contexts[checker.contexts.count - 1].branchResults.removeLast() }
    let action = try checker.check(statement: statement)
    let type = checker.contexts[checker.contexts.count - 1].branchResults.last ?? expected
    let place = checker.place(range)
    return Checked((type ?? expected) ?? .void, range) { session throws(Problem) in
      guard case .returns(let value) = try action(&session) else {
        throw Problem("no branch gave a value", at: place)
      }
      return value
    }
  }

  /// Checks the body of a declared function.
  static func compile(_ definition: FunctionDefinition, in checker: inout Checker) throws(Problem)
    -> FunctionCode
  {
    let declaration = definition.declaration
    var context = FunctionContext()
    context.result = definition.signature.result
    let labels = declaration.parameters.map { ($0.label?.text ?? "_") + ":" }.joined()
    context.name = declaration.name.text + (declaration.result == nil || !labels.isEmpty ? "(\(labels))" : "")
    var types: [Type] = []
    if let owner = definition.owner {
      let type = checker.session.selfType(named: owner)
      context.selfType = type
      if definition.isStatic {
        context.declare("self", .metatype(type))
      } else {
        context.isMethod = true
        let isConstant =
          checker.session.isReference(type)
          || !(definition.signature.isMutating || declaration.isInitializer)
        context.declare("self", type, isConstant: isConstant)
      }
      types.append(type)
    }
    for parameter in definition.signature.parameters {
      let type: Type = parameter.isVariadic ? .list(parameter.type) : parameter.type
      context.declare(parameter.name, type, isConstant: !parameter.isInout)
      types.append(type)
    }
    guard let body = declaration.body else {
      throw checker.problem("`\(declaration.name.text)` has no body", at: declaration.name.range)
    }
    let outer = (checker.contexts, checker.surrounding)
    checker.contexts = []
    checker.surrounding = nil
    defer { (checker.contexts, checker.surrounding) = outer }
    let (code, _) = try compile(
      body, types, context, implicitReturn: definition.signature.result != .void,
      range: declaration.name.range, in: &checker)
    return code
  }
}

extension FunctionDeclaration {
  var isInitializer: Bool {
    if case .initializer = kind { true } else { false }
  }
}

extension Statement {
  /// Whether each branch is a single expression, as where a value is expected.
  var givesValue: Bool {
    switch kind {
    case .expression: true
    case .if(_, let block, let otherwise):
      block.givesValue && (otherwise?.givesValue ?? false)
    case .block(let block): block.givesValue
    case .switch(_, let cases): cases.allSatisfy { $0.body.givesValue }
    default: false
    }
  }
}

extension Block {
  var givesValue: Bool { statements.count == 1 && statements[0].givesValue }
}
