import Syntax
import Traits
import ViewTree

extension Resolver {
  /// The environments that a name can mean: those that the block creates, and those that are there.
  mutating func environments(named name: Name) -> [EnvironmentReference] {
    if let local = local(name, in: frames.count - 1), local.kind != nil { return [.created(local.place)] }
    guard frames.last?.surroundings != .equality else { return [] }
    return world.environments(named: name).map { .known($0) }
  }

  /// The environment that an expression names, if it is a name or a path; nothing where it is something else.
  mutating func environment(_ expression: Expression) throws(Problem) -> EnvironmentReference? {
    switch expression.kind {
    case .name(let name):
      if frames.count == 1, frames[0].locals.isEmpty, frames[0].surroundings == .session,
        let only = world.onlyEnvironment(named: name)
      {
        return .known(only)
      }
      let found = environments(named: name)
      if found.count > 1 {
        // The whole path of what stands in nothing is its name, which there is once.
        let rootless = found.filter { parent(of: $0) == nil }
        if rootless.count == 1 { return rootless.first }
        throw ambiguous(name, found, expression.range)
      }
      return found.first
    case .step:
      return try path(expression)
    default:
      return nil
    }
  }

  /// The environment at the end of a path: its names are ancestors in order, gaps allowed.
  private mutating func path(_ expression: Expression) throws(Problem) -> EnvironmentReference {
    let steps = try steps(of: expression)
    guard let last = steps.last else { throw Problem(.notAnEnvironment("this"), expression.range) }
    let named = environments(named: last.name)
    for step in steps where environments(named: step.name).isEmpty && variable(step.name) != nil {
      throw Problem(.pathOfValues(steps.map { text($0) }, text(step)), expression.range)
    }
    if named.isEmpty { throw unknownEnvironment(last) }
    let above = steps.dropLast().map(\.name)
    let found = named.filter { isUnder($0, above) }
    if found.count == 1, let only = found.first { return only }
    if found.count > 1 {
      let exact = found.filter { isExact($0, steps.map(\.name)) }
      if exact.count == 1, let only = exact.first { return only }
      throw ambiguous(last.name, found, expression.range)
    }
    for step in steps.dropLast() where environments(named: step.name).isEmpty {
      throw unknownEnvironment(step)
    }
    throw Problem(
      .notUnder(
        text(last), parent: steps.dropLast().map { text($0) }.joined(separator: "/"),
        nearest: world.path(named[0])), expression.range)
  }

  private func steps(of expression: Expression) throws(Problem) -> [Identifier] {
    switch expression.kind {
    case .name(let name): return [Identifier(name, expression.range)]
    case .step(let base, let step): return try steps(of: base) + [step]
    default: throw Problem(.notAnEnvironment("this"), expression.range)
    }
  }

  /// Whether the ancestors of an environment hold these names in order.
  private func isUnder(_ reference: EnvironmentReference, _ names: [Name]) -> Bool {
    var wanted = names[...]
    var next = parent(of: reference)
    while let name = wanted.last, let environment = next {
      if self.name(of: environment) == name { wanted = wanted.dropLast() }
      next = parent(of: environment)
    }
    return wanted.isEmpty
  }

  /// Whether the names are the whole way from a root.
  private func isExact(_ reference: EnvironmentReference, _ names: [Name]) -> Bool {
    var chain: [Name] = []
    var next: EnvironmentReference? = reference
    while let environment = next {
      if let name = name(of: environment) { chain.append(name) }
      next = parent(of: environment)
    }
    return chain.reversed() == names
  }

  private func parent(of reference: EnvironmentReference) -> EnvironmentReference? {
    switch reference {
    case .known(let id): world.traits.hierarchy.parent(of: id).map { .known($0) }
    case .created(let place): created(place)?.parent
    }
  }

  /// The name of an environment; a controller's root view has none of its own.
  private func name(of reference: EnvironmentReference) -> Name? {
    switch reference {
    case .known(let id): world.name(of: id)
    case .created(let place): created(place)?.name
    }
  }

  /// What is known of an environment that the block creates.
  func created(_ place: Int32) -> Local? {
    let frame = frames[frames.count - 1]
    return frame.locals.last { $0.place == place } ?? frame.captured.last { $0.place == place }
  }

  /// The kind of an environment.
  func kind(of reference: EnvironmentReference) -> EnvironmentKind? {
    switch reference {
    case .known(let id): world.traits.hierarchy.kind(of: id)
    case .created(let place): created(place)?.kind
    }
  }

  func ambiguous(_ name: Name, _ found: [EnvironmentReference], _ range: SourceRange) -> Problem {
    Problem(.ambiguousEnvironment(text(name), candidates: found.prefix(6).map { world.path($0) }), range)
  }

  /// No environment has the name; of a kind that is asked for, one can be made.
  func unknownEnvironment(_ identifier: Identifier, orMake kind: EnvironmentKind? = nil) -> Problem {
    if text(identifier) == "self", frames.last?.sender != nil {
      return Problem(.unknownName("self", nearest: nil, instead: "sender"), identifier.range)
    }
    if world.inspector(named: identifier.name) != nil {
      return Problem(
        .notAnEnvironment(world.describe(.inspector), instead: "dismiss \(text(identifier))"),
        identifier.range)
    }
    return Problem(
      .unknownEnvironment(
        text(identifier), nearest: nearest(identifier, world.environmentNames),
        instead: kind.map { "create \($0) \(text(identifier))" }),
      identifier.range)
  }

  /// The environment that an expression stands for: a name, a path, `sender`, `settings.view`, a variable
  /// that holds one.
  mutating func requireEnvironment(_ expression: Expression) throws(Problem) -> Code {
    if case .name(let name) = expression.kind, variable(name) == nil, environments(named: name).isEmpty {
      throw unknownEnvironment(Identifier(name, expression.range))
    }
    let typed = try resolve(expression)
    guard typed.type == .environment else {
      throw Problem(
        .notAnEnvironment(world.describe(typed.type), instead: owner(of: expression)), expression.range)
    }
    return typed.code
  }

  /// The environment whose property was written in its place.
  private mutating func owner(of expression: Expression) -> String? {
    guard case .member(let base, _) = expression.kind else { return nil }
    if (try? resolve(base))?.type == .environment { return source(base) }
    return owner(of: base)
  }
}

extension World {
  /// Where an environment stands, by its ancestors' names.
  func path(_ reference: EnvironmentReference) -> String {
    switch reference {
    case .known(let id): path(of: id)
    case .created: "the one made in this block"
    }
  }
}
