import Syntax

// Closures and bodies of functions.
extension Checker {
  /// Checks a closure as a function of the expected type.
  mutating func check(closure: Closure, _ site: Site) throws(Problem) -> Checked {
    var wanted: [Type]?
    var context = FunctionContext()
    if case .function(let types, let result)? = site.wanted {
      (wanted, context.result) = (types, result.isOpen ? nil : result)
    }
    if let syntax = closure.result { context.result = try resolve(syntax) }
    if let syntax = closure.thrown { context.roles.insert(.throwing(try resolve(syntax))) }
    let types = try parameters(of: closure, wanted, &context)
    contexts[last].blocks.append([:])
    defer { contexts[last].blocks.removeLast() }
    let captured = try closure.captures.map { capture throws(Problem) in try copy(capture) }.compactMap { $0 }
    let weak = Set(
      closure.captures.filter { $0.specifier?.text == "weak" && $0.value == nil }.map(\.name.text))
    let (code, captures) = try compile(
      closure.body, types, context, weak: weak, implicitReturn: true, range: site.range)
    return Checked(.function(code.parameters, code.result), site.range) { session throws(Problem) in
      for (slot, value) in captured { session.initializeLocal(slot, try value(&session)) }
      return .closure(session.makeFunction(code, capturing: captures))
    }
  }

  /// A capture whose value is copied when the closure is made: `[count]`, `[weak view = self.view]`; nil if it is shared.
  private mutating func copy(_ capture: Closure.Capture) throws(Problem) -> (slot: Int, value: Code)? {
    let name = capture.name
    if capture.value == nil, capture.specifier != nil || name.text == "self" { return nil }
    let value = try checkUnfitted(capture.value ?? .name(name))
    let isWeak = capture.specifier?.text == "weak"
    let type = isWeak ? .optional(value.type.wrapped) : value.type
    return (contexts[last].declare(name.text, type, isWeak: isWeak).slot, value.code)
  }

  /// Declares the parameters in the context, under the closure's names or as `$0` …, and returns their types.
  private func parameters(of closure: Closure, _ wanted: [Type]?, _ context: inout FunctionContext)
    throws(Problem) -> [Type]
  {
    if wanted?.count == 1, case .tuple(let elements)? = wanted?[0] {
      // The names of the parameters mean the elements of the tuple.
      var names = closure.parameters?.map(\.name.text)
      if names == nil, closure.shorthands > 1 {
        names = elements.indices.map { "$\($0)" }
        context.shorthand = elements.map(\.type)
      }
      if let names, names.count == elements.count {
        let tuple = context.slot()
        let slots = zip(names, elements).map { name, element in context.declare(name, element.type).slot }
        context.unpacked = (tuple, slots)
        return wanted ?? []
      }
    }
    var types = wanted ?? []
    let names: [String]
    if let parameters = closure.parameters {
      if let wanted, wanted.count != parameters.count {
        throw problem(
          "the closure is given \(wanted.count) \(wanted.count == 1 ? "value" : "values"), and names \(parameters.count)",
          at: parameters.first?.name.range ?? closure.body.range,
          suggestion: "name each, or write `_` for one that is not needed")
      }
      names = parameters.map(\.name.text)
      types = try parameters.enumerated().map { index, parameter throws(Problem) in
        try type(of: parameter, wanted?[index] ?? .any)
      }
    } else {
      if 0 < closure.shorthands, closure.shorthands < types.count {
        throw problem(
          "the closure is given \(types.count) values, and takes \(closure.shorthands) by `$0`",
          at: closure.body.range, suggestion: "name them all: `{ old, new in … }`")
      }
      names = types.indices.map { "$\($0)" }
      context.shorthand = types
    }
    for (name, type) in zip(names, types) {
      let local = context.declare(
        name, type,
        isConstant: !type.isOptional && session.isReference(type)
          && session.info(type.wrapped)?.origin != .withoutEffect, isParameter: true)
      if type == .named("UIMutableTraits") { context.implicit.append(local) }
      if name.hasPrefix("$"), closure.parameters != nil, case .binding = type {
        var item = local
        (item.name, item.isProjected) = (String(name.dropFirst()), true)
        context.blocks[0][item.name] = item
      }
    }
    return types
  }

  /// The type of a parameter: its written type, if that fits the type of the argument.
  private func type(of parameter: Closure.Parameter, _ given: Type) throws(Problem) -> Type {
    guard let syntax = parameter.type else { return given }
    let written = try resolve(syntax)
    guard given.isOpen || given == .any || fits(given, written) || fits(written, given) else {
      throw problem("expected \(named(given)), found \(named(written))", at: syntax.range)
    }
    return written
  }

  package mutating func compile(
    _ body: Block, _ types: [Type], _ context: FunctionContext, weak: Set<String> = [], implicitReturn: Bool,
    range: SourceRange, around owner: Local? = nil
  ) throws(Problem) -> (FunctionCode, [Local]) {
    contexts.append(context)
    let outer = (isTopLevel, surrounding, surroundingEnvironment)
    (isTopLevel, surrounding, surroundingEnvironment) = (false, nil, nil)
    if let slot = owner?.slot { surrounding = { session throws(Problem) in session.local(slot) } }
    defer {
      (isTopLevel, surrounding, surroundingEnvironment) = outer
      contexts.removeLast()
    }
    // `{ [weak self] (self: Self, previous) in`: a parameter wins over a capture of the same name.
    for name in weak where context.blocks.find(name) == nil {
      guard var local = local(name) else {
        contexts[last].roles.insert(.weak(name))
        continue
      }
      (local.isWeak, local.type) = (true, .optional(local.type.wrapped))
      contexts[last].blocks[0][name] = local
    }
    let open = try self.action(of: body, implicitReturn: implicitReturn)
    let (finished, place) = (contexts[last], place(range))
    let action = finished.isInitializer && !finished.awaited.isEmpty ? givingSelf(open) : open
    let counted: Action = { session throws(Problem) in
      if let (tuple, slots) = finished.unpacked {
        for (slot, item) in zip(slots, session.local(tuple).elements) { session.initializeLocal(slot, item) }
      }
      try session.step(place)
      return try action(&session)
    }
    let known = finished.blocks[0].values.filter { $0.slot < types.count }
    let code = FunctionCode(
      parameters: types.enumerated().map { index, type in
        type.isOpen ? known.first { $0.slot == index }?.type ?? type : type
      }, result: context.result ?? finished.returned ?? .void, frameSize: finished.size,
      captureSlots: finished.captures.map(\.slot), body: counted, place: place)
    return (code, finished.captures.map(\.outer))
  }

  /// Checks a body: it builds views, returns the value of its only expression, or runs its statements.
  private mutating func action(of body: Block, implicitReturn: Bool) throws(Problem) -> Action {
    let result = contexts[last].result
    if implicitReturn, isBuilder(body, result) { return try check(builder: body) }
    guard implicitReturn, body.statements.count == 1,
      let value = try value(of: body.statements[0], expecting: result)
    else {
      let action = try check(statements: body.statements)
      if body.leaves(breaks: false, continues: false) { return action }
      let end = SourceRange(body.range.end - 1, body.range.end)
      if contexts[last].isInitializer {
        try requireInitialized(at: end)
        return try callingSuper(after: action, at: end)
      } else if let result, result != .void, !result.isOpen, !neverReturns(body, breaks: false) {
        throw problem(
          "the end is reached without a value, and \(named(result)) is to be given", at: end,
          suggestion: "write `return …` before it")
      }
      return action
    }
    if result == nil { contexts[last].returned = value.type }
    let action: Action = { session throws(Problem) in .returns(try value.code(&session)) }
    return sequence([action], awaiting: [contexts[last].awaited])
  }

  /// The value of a body's only statement; nil if it has none.
  private mutating func value(of only: Statement, expecting expected: Type?) throws(Problem) -> Checked? {
    switch only.kind {
    case .expression(let expression):
      guard expected != .void else { return nil }
      if case .statement = expression.kind { return nil }
      let checked = try checkUnfitted(expression, expecting: expected)
      guard let expected, checked.type.wrapped != .void else { return checked }
      return try fit(checked, to: expected)
    case .if, .switch:
      guard expected != .void, only.givesValue else { return nil }
      let site = Site(only.range, expecting: expected)
      if expected != nil { return try check(value: only, site) }
      // If no type is expected, the branches may be there only for their effects.
      let before = self
      if let value = try? check(value: only, site), value.type != .void { return value }
      self = before
      return nil
    default: return nil
    }
  }

  /// Checks an `if` or `switch` as an expression: each branch is an expression.
  mutating func check(value statement: Statement, _ site: Site) throws(Problem) -> Checked {
    let declared = contexts[last].result
    contexts[last].branchResults.append(site.expected.flatMap { $0.isOpen && $0 != declared ? nil : $0 })
    defer { contexts[last].branchResults.removeLast() }
    let action = try check(statement: statement)
    let type = contexts[last].branchResults.last ?? site.expected
    let place = place(site.range)
    return Checked((type ?? site.expected) ?? .void, site.range) { session throws(Problem) in
      guard case .returns(let value) = try action(&session) else {
        throw Problem("no branch gave a value", at: place)
      }
      return value
    }
  }

  /// The type behind `throws`, which may stand in the one whose function it is; nil where none is written.
  mutating func thrown(by function: FunctionDefinition?) throws(Problem) -> Type? {
    guard let function, let thrown = function.declaration.thrown else { return nil }
    contexts.append(FunctionContext())
    contexts[last].selfType = function.owner.map(Type.named)
    defer { contexts.removeLast() }
    return try resolve(thrown)
  }

  mutating func compile(_ definition: FunctionDefinition) throws(Problem) -> FunctionCode {
    let declaration = definition.declaration
    let owner = definition.owner.map { session.selfType(named: $0, where: definition.known) }
    var known = definition.signature.bounds
    known["Self"] = owner
    known.merge(definition.owner.flatMap { session.info(.named($0))?.bounds } ?? [:]) { own, _ in own }
    let signature = definition.signature.filled(with: known)
    var context = FunctionContext(result: signature.result)
    context.name = declaration.nameWithLabels
    if declaration.modifiers.has("didSet") { context.silent = [declaration.name.text] }
    var types: [Type] = []
    context.selfType = owner
    if let type = owner {
      // The initial value of a property has no `self`, because the object does not exist yet.
      let isFirst = declaration.modifiers.has("first")
      context.roles =
        definition.isStatic ? isFirst && session.isReference(type) ? [.firstValue] : [] : [.method]
      if declaration.isInitializer {
        if !declaration.modifiers.has("convenience") { context.roles.insert(.designated) }
        context.silent = Set(session.info(type)?.fields.map(\.name) ?? [])
      }
      if definition.signature.result.parameters.contains("Self") { context.roles.insert(.givesSelf) }
      let isConstant =
        definition.isStatic || session.isReference(type) && session.info(type)?.kind != .protocol
        || !(signature.isMutating || declaration.isInitializer)
      context.declare(
        isFirst ? "" : "self", definition.isStatic ? .metatype(type) : type, isConstant: isConstant)
      types.append(type)
    }
    if let type = try thrown(by: definition) { context.roles.insert(.throwing(type)) }
    types += context.declare(signature.parameters)
    for (name, bound) in signature.bounds.sorted(on: { $0.key }) {
      types.append(context.declare(name, .metatype(bound)).type)
      // A parameter `_ type: T.Type` already holds the type `T`.
      let given = definition.signature.parameters.first { $0.type == .metatype(.unknown(name)) }
      if let slot = given.flatMap({ context.blocks.find($0.name)?.slot }) {
        context.blocks[0][name]?.slot = slot
      }
    }
    guard var body = declaration.body else {
      throw problem("`\(declaration.name.text)` has no body", at: declaration.name.range)
    }
    if let builder = builder(of: definition) { body = try built(body, by: builder) }
    wrap(declaration.parameters, in: &body)
    // Type aliases declared in a function end with it.
    let outer = (contexts, surrounding, session.definitions.typealiases)
    (contexts, surrounding) = ([], nil)
    defer { (contexts, surrounding, session.definitions.typealiases) = outer }
    let gives = signature.result != .void && (!declaration.isInitializer || body.isNil)
    return try compile(body, types, context, implicitReturn: gives, range: declaration.name.range).0
  }
}

extension FunctionDeclaration {
  /// `viewWillAppear(_:)`; for an accessor, observer or initial value only the name of the property.
  fileprivate var nameWithLabels: String {
    if ["accessor", "didSet", "first"].contains(where: modifiers.has) { return name.text }
    return "\(name.text)(\(parameters.map { ($0.label?.text ?? "_") + ":" }.joined()))"
  }

  var isInitializer: Bool { if case .initializer = kind { true } else { false } }
}

extension Statement {
  /// Whether each branch is a single expression or throws, so that the statement can be a value.
  var givesValue: Bool {
    switch kind {
    case .expression, .throw: true
    case .if(_, let block, let otherwise):
      block.givesValue && (otherwise?.givesValue ?? false)
    case .block(let block): block.givesValue
    case .switch(_, let cases): cases.allSatisfy { $0.body.givesValue }
    default: false
    }
  }
}

extension Block {
  /// Whether it is `{ nil }`: an initialiser may end without `return` only with `nil`.
  fileprivate var isNil: Bool {
    guard statements.count == 1, case .expression(let only) = statements[0].kind else { return false }
    return if case .nothing = only.kind { true } else { false }
  }

  var givesValue: Bool { statements.count == 1 && statements[0].givesValue }
}
