extension Completer {
  /// Values as candidates; values of the expected type come first.
  mutating func values(_ expected: Type?) -> [Candidate] {
    let wanted = expected?.wrapped
    let cases = wanted.map { fitting($0) } ?? []
    if let wanted, !cases.isEmpty { return cases + variables { $0.wrapped == wanted } }
    let traits: [Candidate] = isAmongTraits ? traitProperties : []
    return traits + variables { _ in true } + environments + functions + Self.words(["true", "false", "nil"])
      + types
  }

  /// Whether bare trait names mean something: in a block of overrides, in `traits { … }` or `modifying`, in a colour's expression.
  var isAmongTraits: Bool {
    if let verb = site.verb {
      return ["override", "register", "define color", "show tree", "remove override", "bridge"].contains(
        verb.head)
    }
    guard let scope = site.scopes.last else { return false }
    switch scope.opener {
    case .verb(let verb): return verb.head == "override"
    case .modifying: return true
    case .closure(_, let callee): return callee?.isNamed("traits") ?? false
    default: return false
    }
  }

  /// The named values of a type: cases, `true`, colours.
  func fitting(_ type: Type) -> [Candidate] {
    switch type {
    case .bool: return Self.words(["true", "false"]).map { Candidate($0.name, "Bool") }
    case .named("UIColor"), .named("Color"):
      return named(session.definitions.colors, "colour of the session")
        + named(SystemColors.table, "UIColor")
    case .named("UITrait"): return traitProperties + traitNames
    default:
      guard let info = session.info(type) else { return [] }
      return info.cases.map { one in
        Candidate(one.name, info.name, text: one.types.isEmpty ? one.name : one.name + "(")
      }
    }
  }

  var traitProperties: [Candidate] {
    session.definitions.traitProperties.sorted(on: { $0.key }).map { name, index in
      Candidate(name, "trait, \(session.definitions.traits[index].type)")
    }
  }

  var traitNames: [Candidate] { named(session.definitions.traitNames, "trait") }

  /// The sorted names of a table, all of one kind.
  private func named(_ table: [String: some Any], _ kind: String, behind end: String = "") -> [Candidate] {
    table.keys.sorted(on: \.self).map { Candidate($0, kind, text: $0 + end) }
  }

  /// The variables whose type fits: locals, then variables of the session, then members of `self` and of implicit receivers.
  func variables(_ fits: (Type) -> Bool) -> [Candidate] {
    let locals = checker.contexts.reversed().flatMap { $0.blocks.reversed().flatMap { $0.values } }
      .filter { fits($0.type) }.map { Candidate($0.name, $0.type.description) }.sorted(on: \.name)
    let own = checker.selfType.map { members(of: $0) } ?? []
    let implicit = checker.contexts.flatMap(\.implicit).flatMap { members(of: $0.type) }
    let global = session.variables.filter { fits($0.value.type) }
      .map { Candidate($0.key, $0.value.type.description) }.sorted(on: \.name)
    return locals + global + own + implicit
  }

  /// The environments; if several share a name, their number is shown.
  var environments: [Candidate] {
    session.environmentNames.map { name in
      let found = session.environments(named: name)
      let kind = found.first.map { session.traits.tree.kind(of: $0).words } ?? ""
      return Candidate(name, found.count > 1 ? "\(found.count) of that name" : kind)
    }
  }

  /// The functions, colours and images of the session, and Apple's free functions.
  private var functions: [Candidate] {
    let definitions = session.definitions
    return named(definitions.freeFunctions, "func", behind: "(") + named(definitions.colors, "colour")
      + named(definitions.images, "image") + candidates(session.language.appleTypes["Global"]?.members ?? [:])
  }

  /// The types; those of the session come first.
  var types: [Candidate] {
    let apple = session.language.appleTypes.values.filter { $0.name != "Global" }
      .sorted(on: \.name).map { Candidate($0.name, $0.help) }
    return named(session.definitions.types, "type of the session") + traitNames + apple
      + ["Bool", "Double", "Int", "String"].map { Candidate($0, "Swift") }
  }
}
