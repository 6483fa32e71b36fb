import Syntax

extension Checker {
  /// The signatures of a text's types and functions, before any of its bodies is checked.
  package mutating func declare(_ all: [Statement]) throws(Problem) {
    let statements = all.filter { !$0.isRunByXcode }
    for statement in statements {
      if case .type(let type) = statement.kind, type.kind != .extension {
        try announce(type, outer: nil)
      }
      if case .typealias(let name, let syntax) = statement.kind {
        session.definitions.typealiases[name.text] = try resolve(syntax)
      }
    }
    for statement in statements {
      guard case .type(let type) = statement.kind, type.kind == .extension else { continue }
      for member in type.members {
        if case .type(let inner) = member.kind { try announce(inner, outer: type.name.text) }
      }
    }
    let types = statements.compactMap { statement -> (TypeDeclaration, SourceRange)? in
      if case .type(let type) = statement.kind { (type, statement.range) } else { nil }
    }
    try declare(types.filter { $0.0.kind != .extension } + types.filter { $0.0.kind == .extension })
    for statement in statements {
      if case .function(let function) = statement.kind { try declare(function) }
    }
  }

  /// Declares types, those that others need first: one that fails is tried again behind the rest.
  private mutating func declare(_ types: [(TypeDeclaration, SourceRange)]) throws(Problem) {
    var waiting = types
    while !waiting.isEmpty {
      var failed: [(TypeDeclaration, SourceRange)] = []
      var first: Problem?
      for (type, range) in waiting {
        let before = self
        do throws(Problem) { try declare(type, outer: nil, range) } catch {
          self = before
          first = first ?? error
          failed.append((type, range))
        }
      }
      if failed.count == waiting.count, let first { throw first }
      waiting = failed
    }
  }

  /// A declaration where it is reached: its bodies are checked.
  package mutating func check(declaration statement: Statement) throws(Problem) -> Action {
    guard contexts.count == 1 else { throw problem("declare this at top level", at: statement.range) }
    if !isTopLevel { throw problem("declare this at top level", at: statement.range) }
    if statement.isRunByXcode { return { _ throws(Problem) in .next } }
    switch statement.kind {
    case .function(let function):
      guard let index = session.definitions.functionNames[function.name.text]?.last else { break }
      try compileOnce(index)
    case .type(let type):
      for index in session.definitions.functions.indices
      where session.definitions.functions[index].owner.map({
        $0 == fullName(type) || $0.hasPrefix(fullName(type) + ".")
      })
        == true && session.definitions.functions[index].source == source
      {
        try compileOnce(index)
      }
    default: break
    }
    return { _ throws(Problem) in .next }
  }

  func fullName(_ type: TypeDeclaration) -> String { type.name.text }

  package mutating func compileOnce(_ index: Int) throws(Problem) {
    guard session.compiled[index] == nil,
      session.definitions.functions[index].declaration.body != nil
    else { return }
    let code = try compile(function: index)
    session.compiled[index] = code
  }

  /// Makes a type's name known.
  private mutating func announce(_ type: TypeDeclaration, outer: String?) throws(Problem) {
    let name = (outer.map { $0 + "." } ?? "") + type.name.text
    let kinds: [TypeDeclaration.Kind: TypeInfo.Kind] = [
      .struct: .structure, .class: .class, .enum: .enumeration, .protocol: .protocol,
    ]
    guard let kind = kinds[type.kind] else {
      throw problem("`\(type.kind.rawValue)` is not part of Mendel", at: type.name.range)
    }
    if session.language.appleTypes[name]?.isFixed == true || Type.builtIn(name) != nil {
      throw problem("`\(name)` is a type of Apple's", at: type.name.range, suggestion: "choose another name")
    }
    session.definitions.types[name] = TypeInfo(name: name, kind: kind)
    for member in type.members {
      if case .type(let inner) = member.kind, inner.kind != .extension { try announce(inner, outer: name) }
    }
  }

  /// A type's members: stored properties, cases, and the signatures of the rest.
  package mutating func declare(_ type: TypeDeclaration, outer: String?, _ range: SourceRange) throws(Problem)
  {
    let name = (outer.map { $0 + "." } ?? "") + type.name.text
    guard
      var info = session.definitions.types[name] ?? session.language.appleTypes[name]
        ?? session.builtInInfo(name)
    else {
      let nearest = Spelling.nearest(to: name, among: session.typeNames)
      throw problem(
        "there is no type `\(name)`", at: type.name.range, suggestion: nearest.map { "did you mean `\($0)`?" }
      )
    }
    info.text = info.text.isEmpty ? text(range) : info.text + "\n" + text(range)
    for syntax in type.inherited { try inherit(syntax, &info) }
    if type.modifiers.attributes.contains(where: { $0.name.text == "Observable" }) {
      info.conformances.insert("Observable")
    }
    session.definitions.types[name] = info
    let outside = (contexts[0].selfType, isExtending)
    contexts[0].selfType = session.type(named: name) ?? .named(name)
    isExtending = type.kind == .extension
    defer { (contexts[0].selfType, isExtending) = outside }
    try declareContext(of: name, type)
    try declare(members: type.members, of: name)
    try finish(name, type)
  }

  /// The types and functions of a type, then its properties in their order; a function whose default value needs a property comes last.
  private mutating func declare(members: [Statement], of name: String) throws(Problem) {
    for member in members {
      guard case .typealias(let alias, let syntax) = member.kind else { continue }
      session.definitions.typealiases["\(name).\(alias.text)"] = try resolve(syntax)
    }
    let waiting = try declare(those: members.filter(\.isTypeOrFunction), of: name).waiting
    for member in members where !member.isTypeOrFunction { try declare(member: member, of: name) }
    if let problem = try declare(those: waiting, of: name).problem { throw problem }
  }

  /// Declares those that need nothing of the rest, again and again; what is left, and why.
  private mutating func declare(those members: [Statement], of name: String) throws(Problem)
    -> (waiting: [Statement], problem: Problem?)
  {
    var (waiting, problem) = (members, Problem?.none)
    while !waiting.isEmpty {
      var failed: [Statement] = []
      problem = nil
      for member in waiting {
        let before = self
        do throws(Problem) { try declare(member: member, of: name) } catch {
          self = before
          problem = problem ?? error
          failed.append(member)
        }
      }
      if failed.count == waiting.count { break }
      waiting = failed
    }
    return (waiting, waiting.isEmpty ? nil : problem)
  }

  /// The superclass, the raw type and the protocols.
  private func inherit(_ syntax: TypeSyntax, _ info: inout TypeInfo) throws(Problem) {
    guard case .named(let names, _) = syntax.kind else { return }
    let name = names.map(\.text).joined(separator: ".")
    if info.kind == .enumeration, let raw = Type.builtIn(name) {
      info.rawType = raw
    } else if let parent = session.info(.named(name)), parent.kind == .class {
      if info.kind == .protocol {
        info.conformances.insert(name)
        return
      }
      guard info.kind == .class else { throw problem("only a class has a superclass", at: syntax.range) }
      if name == info.name || session.isKind(name, of: info.name) {
        throw problem("`\(info.name)` would be its own superclass", at: syntax.range)
      }
      info.superclass = name
    } else if Session.knownProtocols.contains(name) || session.info(.named(name))?.kind == .protocol {
      info.conformances.insert(name)
    } else {
      let nearest = Spelling.nearest(to: name, among: session.typeNames + Session.knownProtocols)
      throw problem(
        "there is no type `\(name)`", at: syntax.range, suggestion: nearest.map { "did you mean `\($0)`?" })
    }
  }

  private mutating func declare(member: Statement, of name: String) throws(Problem) {
    switch member.kind {
    case .variable(let declaration): try declare(declaration, of: name)
    case .cases(let cases): try declare(cases, of: name)
    case .function(let function): try declare(function, of: name)
    case .type(let inner): try declare(inner, outer: name, member.range)
    case .typealias: return
    default: throw problem("only declarations stand in a type", at: member.range)
    }
  }

  private mutating func declare(_ cases: [EnumCase], of name: String) throws(Problem) {
    for one in cases {
      guard var info = session.definitions.types[name] else { return }
      guard info.kind == .enumeration else { throw problem("a `case` stands in an enum", at: one.name.range) }
      if info.cases.contains(where: { $0.name == one.name.text }) {
        throw problem("`\(one.name.text)` is there already", at: one.name.range)
      }
      var types: [Type] = []
      for value in one.values { types.append(try resolve(value.type)) }
      let raw = try rawValue(one, info)
      info.cases.append(
        .init(name: one.name.text, raw: raw, labels: one.values.map { $0.label?.text }, types: types))
      session.definitions.types[name] = info
    }
  }

  /// A case's raw value: as written, else one more than the one before, or its name.
  private mutating func rawValue(_ one: EnumCase, _ info: TypeInfo) throws(Problem) -> Value? {
    guard let type = info.rawType else {
      if let written = one.rawValue {
        throw problem(
          "`\(info.name)` has no raw values", at: written.range, suggestion: "write `enum \(info.name): Int`")
      }
      return nil
    }
    if let written = one.rawValue {
      guard let value = try check(written, expecting: type).literal else {
        throw problem("a raw value is a literal", at: written.range)
      }
      return value
    }
    switch type {
    case .string: return .string(one.name.text)
    case .double: return .double((info.cases.last?.raw?.number).map { $0 + 1 } ?? 0)
    default:
      guard case .int(let last)? = info.cases.last?.raw else { return .int(0) }
      return .int(last + 1)
    }
  }

  /// Stored, computed and static properties.
  private mutating func declare(_ declaration: VariableDeclaration, of name: String) throws(Problem) {
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
          let getter = add(get.body, binding.name, [], type, of: name, isStatic: isStatic, isMutating: false)
          let setter = accessors.set.map {
            let parameter = Signature.Parameter(
              label: nil, name: $0.parameter?.text ?? "newValue", type: type)
            return add(
              $0.body, binding.name, [parameter], .void, of: name, isStatic: isStatic, isMutating: true)
          }
          member.body = .functions(get: getter, set: setter)
          member.trait = forwardedTrait(get.body)
          if name == "EnvironmentValues" { member.environmentKey = forwardedKey(get.body) }
        }
      } else if isStatic {
        session.statics["\(name).\(binding.name.text)"] = nil
        member.isConstant = declaration.isConstant
        member.didSet = binding.accessors?.didSet.map {
          add(
            $0.body, binding.name, [.init(label: nil, name: $0.parameter?.text ?? "oldValue", type: type)],
            .void, of: name, isStatic: true, isMutating: false)
        }
        if let initial = binding.initial {
          let body = Block(statements: [Statement(.expression(initial), initial.range)], range: initial.range)
          member.body = .functions(
            get: add(body, binding.name, [], type, of: name, isStatic: true, isMutating: false), set: nil)
          member.isStoredStatic = true
        }
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

extension Statement {
  /// Whether it is declared by its signature, before the properties around it.
  fileprivate var isTypeOrFunction: Bool {
    switch kind {
    case .type, .function: true
    default: false
    }
  }
}
