import Syntax

/// Declares the properties of types.
package enum PropertyDeclarations {
  /// A property as it was declared, with its type.
  private struct Property {
    let declaration: VariableDeclaration
    let binding: VariableDeclaration.Binding
    let type: Type
    /// The type whose member it is.
    let owner: String
    let isStatic: Bool
    let wrapper: PropertyWrapper?

    /// Adds a function of it to the session's.
    func add(
      _ body: Block, given name: String? = nil, result: Type = .void, isMutating: Bool = false,
      in checker: inout Checker
    ) -> Int {
      let parameters = name.map { [Signature.Parameter(label: nil, name: $0, type: type)] } ?? []
      return FunctionDeclarations.add(
        body, binding.name, parameters, result, of: owner, isStatic: isStatic, isMutating: isMutating,
        in: &checker)
    }

    /// Adds what is called around or behind a change.
    func add(observer: Accessors.Accessor?, given fallback: String, in checker: inout Checker) -> Int? {
      guard let observer else { return nil }
      let name = observer.parameter?.text ?? fallback
      return add(observer.body, given: name, isMutating: !isStatic, in: &checker)
    }

    /// Adds a function that makes its first value.
    func add(initial: Expression, in checker: inout Checker) -> Int {
      let body = Block(statements: [Statement(.expression(initial), initial.range)], range: initial.range)
      return add(body, result: type, in: &checker)
    }
  }

  /// Stored, computed and static properties.
  static func declare(
    property declaration: VariableDeclaration, of name: String, in checker: inout Checker
  ) throws(Problem) {
    let isStatic = declaration.modifiers.has("static") || declaration.modifiers.has("class")
    for binding in declaration.bindings {
      let wrapper = try checker.wrapper(declaration, binding)
      let owner = declaration.modifiers.has("lazy") ? checker.session.type(named: name) : nil
      let type =
        if let known = wrapper?.type { known } else {
          try propertyType(binding, inMethodOf: owner, in: &checker)
        }
      if try checker.declareEntry(binding, declaration, type, of: name) { continue }
      guard var info = checker.session.definitions.types[name] else { return }
      let property = Property(
        declaration: declaration, binding: binding, type: type, owner: name, isStatic: isStatic,
        wrapper: wrapper?.wrapper)
      var member = Member(
        name: binding.name.text, kind: .property, signature: Signature(parameters: [], result: type),
        body: .stored)
      member.isForced = binding.type.map { checker.text($0.range).hasSuffix("!") } ?? false
      member.isPrivate = declaration.modifiers.has("private") || declaration.modifiers.has("fileprivate")
      if let get = binding.accessors?.get {
        if info.kind == .protocol, !checker.isExtending {
          member.isConstant = binding.accessors?.set == nil
        } else {
          compute(property, get, &member, in: &checker)
        }
      } else if isStatic {
        hold(property, &member, in: &checker)
      } else {
        try store(property, &member, &info, in: &checker)
      }
      if isStatic {
        info.statics[member.name] = [member]
      } else {
        info.members[member.name] = [member]
        if let field = info.fields.last, field.name == member.name {
          checker.addProjections(of: field, to: &info)
        }
      }
      checker.session.definitions.types[name] = info
    }
  }

  /// A property with a getter, and the trait or key whose subscript that is.
  private static func compute(
    _ property: Property, _ get: Accessors.Accessor, _ member: inout Member, in checker: inout Checker
  ) {
    let getter = property.add(get.body, result: property.type, in: &checker)
    let setter = property.binding.accessors?.set.map {
      property.add($0.body, given: $0.parameter?.text ?? "newValue", isMutating: true, in: &checker)
    }
    member.body = .functions(get: getter, set: setter)
    member.trait = forwardedTrait(get.body, in: checker)
    if property.owner == "EnvironmentValues" { member.environmentKey = checker.forwardedKey(get.body) }
  }

  /// A static property that holds a value: it is evaluated at its first read.
  private static func hold(_ property: Property, _ member: inout Member, in checker: inout Checker) {
    checker.session.statics["\(property.owner).\(member.name)"] = nil
    member.isConstant = property.declaration.isConstant
    member.didSet = property.add(
      observer: property.binding.accessors?.didSet, given: "oldValue", in: &checker)
    guard let initial = property.binding.initial else { return }
    member.body = .functions(get: property.add(initial: initial, in: &checker), set: nil)
    member.isStoredStatic = true
  }

  /// A property that each value or object holds.
  private static func store(
    _ property: Property, _ member: inout Member, _ info: inout TypeInfo, in checker: inout Checker
  ) throws(Problem) {
    let (binding, modifiers) = (property.binding, property.declaration.modifiers)
    if info.isApple {
      throw checker.problem("an extension holds no stored properties", at: binding.name.range)
    }
    let field = try field(property, in: &checker)
    if modifiers.has("override"), field.initial == nil || binding.initial == nil,
      let parent = info.superclass,
      let inherited = checker.session.property(field.name, of: .named(parent))
    {
      member = inherited
      (member.willSet, member.didSet) = (field.willSet, field.didSet)
    } else {
      info.fields.append(field)
    }
  }

  /// The type that is written, or that the value has; the value of a lazy property may name other members.
  private static func propertyType(
    _ binding: VariableDeclaration.Binding, inMethodOf owner: Type?, in checker: inout Checker
  ) throws(Problem) -> Type {
    if let syntax = binding.type { return try checker.resolve(syntax) }
    guard let initial = binding.initial else {
      throw checker.problem("`\(binding.name.text)` needs a type or a value", at: binding.name.range)
    }
    var context = FunctionContext()
    if let owner {
      (context.selfType, context.isMethod) = (owner, true)
      context.declare("self", owner)
    }
    checker.contexts.append(context)
    defer { checker.contexts.removeLast() }
    let type: Type
    do throws(Problem) { type = try checker.checkOpen(initial).type } catch {
      // What is made says the type; its closures may name what the text makes before it is read.
      guard case .call(let callee, _, let trailing) = initial.kind, !trailing.isEmpty,
        case .name(let name) = callee.kind, let made = NameLookup.type(called: name.text, in: checker)
      else { throw error }
      return made
    }
    if type.isOpen {
      throw checker.problem(
        "the type of `\(binding.name.text)` cannot be told from this", at: initial.range,
        suggestion: "write `\(binding.name.text): Type`")
    }
    return type
  }

  private static func field(_ property: Property, in checker: inout Checker) throws(Problem)
    -> TypeInfo.Field
  {
    let (binding, declaration, type) = (property.binding, property.declaration, property.type)
    var field = TypeInfo.Field(name: binding.name.text, type: type, isConstant: declaration.isConstant)
    field.isPrivate = declaration.modifiers.has("private")
    field.isWeak = declaration.modifiers.has("weak")
    field.wrapper = property.wrapper
    if let initial = binding.initial {
      if declaration.modifiers.has("lazy") {
        field.lazy = property.add(initial: initial, in: &checker)
      } else {
        field.initial = try checker.check(initial, expecting: type).code
      }
    } else if type.isOptional, !declaration.isConstant {
      field.initial = always(.nothing)
    } else if let first = checker.firstValue(of: declaration, type) {
      field.initial = always(first)
    }
    field.didSet = property.add(observer: binding.accessors?.didSet, given: "oldValue", in: &checker)
    field.willSet = property.add(observer: binding.accessors?.willSet, given: "newValue", in: &checker)
    return field
  }

  /// The trait whose subscript a getter is: `{ self[Theme.self] }`.
  private static func forwardedTrait(_ body: Block, in checker: Checker) -> Int? {
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
    return checker.session.definitions.traitNames[name.text]
  }
}
