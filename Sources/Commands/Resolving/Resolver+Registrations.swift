import Journals
import Syntax
import Traits
import ViewTree

extension Resolver {
  /// `register cell for theme { … }`, `register cell for theme target settings action themeChanged`.
  mutating func registration(_ statement: Statement, local: Int32?) throws(Problem) -> Registration {
    guard statement.form == .register else {
      throw Problem(.needsUse(.register, world.examples), statement.range)
    }
    let environment: Code
    if statement.has(.place) {
      environment = try self.environment(statement, .place)
    } else if let own = parents.last {
      environment = own.code
    } else if let sender = frames.last?.sender {
      environment = .local(sender)
    } else {
      throw Problem(.needsUse(.register, world.examples), statement.range)
    }
    var views: [TraitView] = []
    guard case .identifiers(let keys)? = statement[.keys] else {
      throw Problem(.needsUse(.register, world.examples), statement.range)
    }
    for key in keys {
      for view in try self.views(of: key) where !views.contains(where: { $0.id == view.id }) {
        views.append(view)
      }
    }
    return Registration(
      environment: environment, traits: views.map(\.id), views: views,
      action: try action(statement, at: kind(at: environment)), captures: try captures(statement),
      local: local)
  }

  /// `unregister watch`; of an environment, all that observe it, since what was not given a name has no
  /// other.
  mutating func unregister(_ place: Expression) throws(Problem) -> Command.Kind {
    let typed = try resolve(place, expecting: .registration)
    if typed.type == .environment { return .unregisterAll(typed.code) }
    return .unregister(try convert(typed, to: .registration, place.range))
  }

  /// `capturing badge`: what the block holds on to, as a closure in Swift would.
  private mutating func captures(_ statement: Statement) throws(Problem) -> [Code] {
    guard case .identifiers(let names)? = statement[.captures] else { return [] }
    var captures: [Code] = []
    for name in names {
      captures.append(try requireEnvironment(Expression(.name(name.name), name.range)))
    }
    return captures
  }

  /// A key of a registration: a trait by property or definition, or one of Apple's lists.
  private mutating func views(of key: Identifier) throws(Problem) -> [TraitView] {
    if let list = world.traitList(named: text(key)) ?? constantList(key.name) {
      return list.map { TraitView(id: $0, type: world.type(of: $0)) }
    }
    if let trait = trait(property: key.name) ?? trait(key: key.name) { return [trait] }
    let type = world.entry(key.name).enumeration
    let views = world.traits.traits.flatMap { world.views(of: $0) }
    if type >= 0, let view = views.first(where: { $0.type == .enumeration(Int(type)) }) {
      throw Problem(.write(world.declaration(of: view).property, for: text(key)), key.range)
    }
    throw Problem(
      .unknownTraitProperty(text(key), nearest: nearest(key, world.traitPropertyNames + world.traitKeyNames)),
      key.range)
  }

  /// The traits of a list that a constant of the session holds:
  /// `let mine = [Theme.self, UITraitUserInterfaceStyle.self]`.
  private mutating func constantList(_ name: Name) -> [TraitID]? {
    guard case .session(let row, .list(.trait), isConstant: true)? = variable(name),
      case .list(let elements) = world.variables[Int(row)]
    else { return nil }
    return elements.compactMap { if case .trait(let trait) = $0 { trait } else { nil } }
  }

  private mutating func action(_ statement: Statement, at kind: EnvironmentKind?) throws(Problem)
    -> Registration.Action
  {
    if case .block(let block)? = statement[.block] {
      return .block(try handler(block, at: kind))
    }
    let name = statement.identifier(.action)
    let row = world.entry(name.name).action
    guard row >= 0 else {
      throw Problem(
        .unknownWord(
          text(name), role: .action, nearest: nearest(name, world.definitionNames(.action)), choices: []),
        name.range)
    }
    return .action(row, target: statement.has(.target) ? try environment(statement, .target) : nil)
  }
}
