import Syntax
import Traits

/// `override …`, `remove override …`.
extension Resolver {
  /// `override form.theme = bold`, `override form { theme = bold }`.
  mutating func override(_ statement: Statement) throws(Problem) -> Command.Kind {
    let place = statement.expression(.place)
    if case .sets(let sets)? = statement[.sets] {
      if case .name(let name) = place.kind, !parents.isEmpty, trait(property: name) != nil,
        environments(named: name).isEmpty
      {
        throw Problem(.needsUse(.override, world.examples), place.range)
      }
      return .override(try requireEnvironment(place), try traitSettings(sets))
    }
    let (trait, environment) = try overridePlace(place, { "override \($0) = …" })
    return .override(environment, [try setting(trait, statement.expression(.value))])
  }

  /// `remove override form.theme`.
  mutating func removeOverride(_ statement: Statement) throws(Problem) -> Command.Kind {
    let place = statement.expression(.place)
    let (trait, environment) = try overridePlace(place, { "remove override \($0)" })
    return .removeOverride(trait, of: environment)
  }

  /// The trait and the environment of `form.theme`, `form[Theme]`; in a node's block, `theme` alone is the
  /// block's own.
  private mutating func overridePlace(_ place: Expression, _ statement: (String) -> String) throws(Problem)
    -> (TraitView, Code)
  {
    switch place.kind {
    case .member(let base, let member):
      let receiver = try owner(base, of: member, isPlace: true)
      guard receiver.type == .environment || receiver.type == .overrides else {
        throw notOverridable(base, member, receiver.type, statement)
      }
      return (try requireTrait(mutable: member), receiver.code)
    case .element(let base, let key):
      return (try requireTrait(key: key), try requireEnvironment(base))
    case .name(let name):
      if let parent = parents.last {
        return (try requireTrait(mutable: Identifier(name, place.range)), parent.code)
      }
      throw incomplete(Identifier(name, place.range), statement)
    default:
      throw Problem(.needsUse(.override, world.examples), place.range)
    }
  }

  /// `remove override cell`, `override theme = bold`: a place without a trait, or the reverse.
  private mutating func incomplete(_ name: Identifier, _ statement: (String) -> String) -> Problem {
    let isTrait = trait(property: name.name) != nil
    if !isTrait, environments(named: name.name).isEmpty { return unknownEnvironment(name) }
    let examples = world.examples
    let whole = isTrait ? "\(examples.place).\(text(name))" : "\(text(name)).\(examples.trait)"
    return Problem(
      .engine(
        cause: "an override needs an environment and a trait", suggestion: "write `\(statement(whole))`"),
      name.range)
  }

  /// `override cell.traits.theme`, `override cell.theme.bold`: overrides are an environment's, by trait.
  private mutating func notOverridable(
    _ base: Expression, _ member: Identifier, _ type: ValueType, _ statement: (String) -> String
  ) -> Problem {
    var place: String?
    if case .member(let owner, _) = base.kind, (try? resolve(owner))?.type == .environment {
      place = type == .collection ? "\(source(owner)).\(text(member))" : source(base)
    }
    return Problem(
      .notAnEnvironment(world.describe(type), instead: place.map(statement)), base.range)
  }
}
