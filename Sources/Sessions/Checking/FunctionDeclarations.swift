import Syntax
import ViewTree

// Declarations of functions, methods, initialisers and subscripts by their signatures.
extension Checker {
  /// Adds a function to the session, and returns its index.
  mutating func add(
    _ declaration: FunctionDeclaration, _ signature: Signature, of owner: String?, isStatic: Bool = false
  ) -> Int {
    session.definitions.functions.append(
      FunctionDefinition(
        declaration: declaration, owner: owner, isStatic: isStatic, signature: signature, source: source,
        known: (extending?.requirements ?? []).reduce(into: [:]) {
          if $1.isSame {
            $0[$1.part] = $1.type
          } else if $1.part == "Self", let owner, session.isOwnProtocol($1.type) {
            $0["Self"] = .named("\($0["Self"]?.name ?? owner) & \($1.type)")
          }
        }))
    return session.definitions.functions.count - 1
  }

  mutating func add(
    _ body: Block, _ name: Name, _ signature: Signature, of owner: String?, isStatic: Bool,
    word: String = "accessor"
  ) -> Int {
    let declaration = FunctionDeclaration(name, [], body, words: [Name(word, name.range)])
    return add(declaration, signature, of: owner, isStatic: isStatic)
  }

  /// Declares a free function, which replaces an earlier one with the same labels.
  mutating func declare(function: FunctionDeclaration) throws(Problem) {
    // A method that was pasted without its class has nothing to override.
    if function.modifiers.has("override") { throw overridesNothing(function.name) }
    let signature = try declaredSignature(of: function, in: nil)
    let body = Member.Body.functions(get: add(function, signature, of: nil), set: nil)
    session.definitions.freeFunctions.add(
      Member(name: function.name.text, kind: .method, signature: signature, body: body))
  }

  func overridesNothing(_ name: Name, inType: Bool = false) -> Problem {
    problem(
      "`override` stands only on the members of a class", at: name.range,
      suggestion: inType ? "leave it out" : "write a class around it: `class Page: UIViewController { … }`")
  }

  /// Declares a local function: a variable that holds the function and knows its labels.
  mutating func declare(local function: FunctionDeclaration) throws(Problem) -> Action {
    if function.modifiers.has("override") { throw overridesNothing(function.name) }
    let name = function.name
    var signature = try signature(of: function)
    signature = signature.filled(with: signature.bounds)
    guard let body = function.body else { throw problem("`\(name.text)` has no body", at: name.range) }
    var context = FunctionContext(result: signature.result)
    let types = context.declare(signature.parameters)
    let slot = contexts[last].declare(
      name.text, .function(types, signature.result), isConstant: false, signature: signature
    ).slot
    let (code, captures) = try compile(
      body, types, context, implicitReturn: signature.result != .void, range: name.range)
    return { session in
      // The function may call itself, so it captures its own variable.
      session.initializeLocal(slot, .void)
      session.setLocal(slot, .closure(session.makeFunction(code, capturing: captures)))
      return .next
    }
  }

  mutating func declare(method function: FunctionDeclaration, of name: String) throws(Problem) {
    let modifiers = function.modifiers
    guard var info = session.definitions.types[name] else { return }
    let signature = try declaredSignature(of: function, in: name)
    let isStatic = modifiers.isStatic
    var member = Member(name: function.name.text, kind: .method, signature: signature, body: .stored)
    member.signature.builder = builder(modifiers.attributes.map(\.name.text))
    member.isOptional = modifiers.has("optional")
    member.isPrivate = modifiers.has("private")
    if let extending { member.file = modifiers.isPrivate ? file(at: function.name.range) : extending.file }
    member.requirements = extending?.requirements ?? []
    switch function.kind {
    case .deinitializer: (member.name, member.kind) = ("deinit", .initializer)
    case .initializer(let failable):
      (member.name, member.kind) = ("init", .initializer)
      let made = info.kind == .protocol ? Type.unknown("Self") : .named(name)
      member.signature.result = failable ? .optional(made) : .void
      info.ownsInitializer = info.ownsInitializer || extending == nil && !modifiers.has("convenience")
    case .subscript: (member.name, member.kind) = ("subscript", .subscript)
    case .function, .operator: break
    }
    member.body = addBodies(of: function, member.signature, of: name, isStatic: isStatic)
    // The requirement of a protocol is kept beside the implementation in an extension.
    let keeps = extending != nil && info.kind == .protocol ? session.isRequirement : { _ in false }
    if isStatic { info.statics.add(member, keeps) } else { info.members.add(member, keeps) }
    session.definitions.types[name] = info
  }

  /// Adds the code of a member: one function, or the getter and setter of a subscript.
  private mutating func addBodies(
    of function: FunctionDeclaration, _ signature: Signature, of name: String, isStatic: Bool
  ) -> Member.Body {
    let isRequirement = extending == nil && session.definitions.types[name]?.kind == .protocol
    guard case .subscript = function.kind, let get = function.accessors?.get, !isRequirement else {
      let index = add(function, signature, of: name, isStatic: isStatic)
      return .functions(get: index, set: function.accessors?.set == nil ? nil : index)
    }
    let getter = add(get.body, function.name, signature, of: name, isStatic: isStatic)
    let setter = function.accessors?.set.map { set in
      let new = Signature.Parameter(
        label: nil, name: set.parameter?.text ?? "newValue", type: signature.result)
      let signature = Signature(parameters: signature.parameters + [new], result: .void, isMutating: true)
      return add(set.body, function.name, signature, of: name, isStatic: isStatic)
    }
    return .functions(get: getter, set: setter)
  }

  /// The signature of a function at top level or in a type, whose default values may use declarations further down.
  private mutating func declaredSignature(
    of function: FunctionDeclaration, in owner: String?
  ) throws(Problem) -> Signature {
    var signature = try signature(of: function)
    for (index, parameter) in function.parameters.enumerated() {
      let known = signature.parameters[index]
      guard let value = parameter.defaultValue, !known.isAutoclosure, !known.type.isOpen,
        known.fallback != nil
      else { continue }
      signature.parameters[index].fallback = try first(value, of: parameter.name, as: known.type, in: owner)
    }
    return signature
  }

  mutating func signature(of function: FunctionDeclaration) throws(Problem) -> Signature {
    var parameters: [Signature.Parameter] = []
    let bounds = try bounds(of: function)
    openParameters = Set(bounds.keys)
    leaveSelfOpen()
    defer { openParameters = [] }
    var names: Set<String> = ["_"]
    for parameter in function.parameters {
      if !names.insert(parameter.name.text).inserted, parameter.name.text != "_" {
        throw problem("`\(parameter.name.text)` is there already", at: parameter.name.range)
      }
      var one = Signature.Parameter(parameter, try resolve(parameter.type))
      // The label of a subscript counts only if it is written beside the name.
      let isUnlabelled = function.kind == .subscript && parameter.label?.range == parameter.name.range
      if function.kind == .operator || isUnlabelled { one.label = nil }
      one.isForced = text(parameter.type.range).hasSuffix("!")
      one.builder = parameter.attribute.flatMap { builder([$0]) }
      if case .metatype(.unknown) = one.type {
        // The call decides which type it is.
      } else if let value = parameter.defaultValue {
        if case .macro(let name, _) = value.kind { one.macro = name }
        one.fallback = try check(one.isAutoclosure ? value.inClosure : value, expecting: one.type).code
      }
      parameters.append(one)
    }
    let result = try function.result.map { syntax throws(Problem) in try resolve(syntax) } ?? .void
    var signature = Signature(
      parameters: parameters, result: result, isMutating: function.modifiers.has("mutating"))
    signature.isForced = function.result.map { text($0.range).hasSuffix("!") } ?? false
    signature.isAsync = function.isAsync
    signature.bounds = bounds
    signature.requirements = requirements(function.bounds)
    return signature
  }

  /// In a protocol or class, `Self` is the type of the receiver, which is known only at the call.
  mutating func leaveSelfOpen() {
    if let kind = selfType.flatMap({ session.info($0)?.kind }), [.protocol, .class].contains(kind) {
      openParameters.insert("Self")
    }
  }

  /// The generic parameters that a call determines, with their bounds; one bound to a known type, such as `View`, keeps that type.
  private func bounds(of function: FunctionDeclaration) throws(Problem) -> [String: Type] {
    var bounds: [String: Type] = [:]
    for case .parameter(let name, let syntax) in function.generics.map(\.kind) {
      if let own = ownBound(of: name, function.bounds) {
        bounds[name] = own
        continue
      }
      let bound = try syntax.map { syntax throws(Problem) in try resolve(syntax) } ?? .unknown(name)
      let isOfTraits = ["UITraitDefinition", "UITraitEnvironment"].map(Type.named).contains(bound)
      if isOfTraits || session.info(bound) == nil, !bound.isNumber, bound != .string { bounds[name] = bound }
    }
    return bounds
  }

  /// Completes a declared type: defines its trait or its environment key, and connects its properties with their traits.
  mutating func finish(_ name: String, _ type: TypeDeclaration) throws(Problem) {
    guard let info = session.definitions.types[name] else { return }
    let isTrait = type.inherited.contains { $0.isNamed("UITraitDefinition") }
    if info.conformances.contains("UITraitDefinition"), type.kind != .extension || isTrait {
      try session.defineTrait(fromType: name, place(type.name.range))
    }
    if !info.conformances.isDisjoint(with: ["EnvironmentKey", "UITraitBridgedEnvironmentKey"]) {
      try session.defineKey(fromType: name, place(type.name.range))
    }
    for (property, members) in info.members {
      guard let member = members.first, let trait = member.trait else { continue }
      session.definitions.connect(property, toTrait: trait, on: name, isSettable: member.isSettable)
    }
  }

  /// Checks a declaration with its bodies, where the text reaches it.
  mutating func check(declaration statement: Statement) throws(Problem) -> Action {
    if case .function(let function) = statement.kind, !declaresGlobals { return try declare(local: function) }
    if case .typealias(let name, let syntax) = statement.kind, !declaresGlobals {
      session.definitions.typealiases[name.text] = try resolve(syntax)
      return { _ in .next }
    }
    // A type in a function was declared with the whole text.
    if case .type(let type) = statement.kind, contexts.last?.name.isEmpty == false,
      [type.name.text, type.name.text.qualified].contains(where: { session.definitions.types[$0] != nil })
    {
      return { _ in .next }
    }
    guard contexts.count == 1, isTopLevel else {
      throw problem("declare this at top level", at: statement.range)
    }
    let definitions = session.definitions
    var (ending, kept, getter): ([String], String?, Place?) = ([], nil, nil)
    switch statement.kind {
    case .function(let function):
      if case .functions(let index, _)? = definitions.freeFunctions[function.name.text]?.first?.body {
        try compileOnce(index)
      }
    case .type(let type) where !statement.isRunByXcode:
      if session.isKind(type.name.text, of: "UIGestureRecognizerRepresentable") { kept = type.name.text }
      if EnvironmentKind(ofClass: type.name.text, in: session) != nil { getter = type.traitGetter.map(place) }
      for (index, function) in definitions.functions.enumerated() where function.source == source {
        guard let owner = function.owner, "\(owner).".hasPrefix("\(type.name.text).") else { continue }
        if function.declaration.kind == .deinitializer, session.compiled[index] == nil {
          ending.append(owner)
        }
        try compileOnce(index)
      }
    default: break
    }
    let notes = ending.map { name in
      let moment = EnvironmentKind(ofClass: name, in: session) == nil ? "never runs" : "runs on `destroy`"
      return "`deinit` of \(name) \(moment): references are not counted"
    }
    return { [kept, getter] session in
      if let getter {
        session.warn(
          "UIKit supports no override of `traitCollection`, and nothing inherits it: set `traitOverrides`",
          at: getter)
      }
      if let kept { session.note("`\(kept)` is kept, and no touch reaches its recognizer") }
      for note in notes { session.note(note, decision: "lifetimes") }
      return .next
    }
  }

  mutating func compileOnce(_ index: Int) throws(Problem) {
    let function = session.definitions.functions[index]
    guard session.compiled[index] == nil, function.declaration.body != nil else { return }
    session.compiled[index] = try compile(function)
  }
}

extension [String: [Member]] {
  /// Adds a member before others of its name, and replaces one with the same parameters, except a row of Apple's.
  fileprivate mutating func add(_ member: Member, _ keeps: (Member) -> Bool = { _ in false }) {
    let others = (self[member.name] ?? []).filter { other in
      if other.isRow || keeps(other) { return true }
      if let file = member.file, let its = other.file, its != file { return true }
      // A `KeyPath` has the same type as a `WritableKeyPath` here.
      let isDynamic = member.signature.labels == ["dynamicMember"]
      return other.signature.labels != member.signature.labels
        || isDynamic && (other.setter == nil) != (member.setter == nil)
        || other.signature.types != member.signature.types
        || other.signature.isVariadic != member.signature.isVariadic
        || other.signature.isAsync != member.signature.isAsync
        || other.requirements != member.requirements
        || other.signature.requirements != member.signature.requirements
    }
    self[member.name] = [member] + others
  }
}

extension Signature {
  package var labels: [String?] { parameters.map(\.label) }
  var isVariadic: Bool { parameters.contains(where: \.isVariadic) }
  var types: [Type] { parameters.map { $0.isVariadic ? .list($0.type) : $0.type } }
  /// The labels as in the name of a function: `_:at:`.
  var writtenLabels: String { labels.map { ($0 ?? "_") + ":" }.joined() }
  var writtenTypes: String { types.map(\.description).joined(separator: ", ") }
}
