import Journals
import Syntax
import Traits
import ViewTree

extension Completer {
  /// The members of a value or of a definition, as far as the statement around lets them stand there.
  func members(of expression: Expression, _ site: CompletionSite, _ resolver: inout Resolver) -> [[Candidate]]
  {
    if let scope = resolver.fieldScope, case .name(let name) = expression.kind,
      name == scope.left || name == scope.right
    {
      return [scope.fields.map { Candidate($0.name, "field, \(world.describe($0.type))") }]
    }
    guard let type = resolver.typeForCompletion(of: expression), !isDefinition(expression, &resolver) else {
      if case .name(let name) = expression.kind { return [definitionMembers(name)] }
      return []
    }
    if site.statement?.form == .removeOverride, site.isPlaceOfOverride, site.before.isEmpty,
      let id = owner(expression, &resolver)
    {
      let set = overridden(id)
      if !set.isEmpty { return [set] }
    }
    if site.isPlaceOfOverride { return overridable(expression, type, &resolver) }
    switch site.statement {
    case let statement? where statement.form == .assign && statement.operands.isEmpty:
      return [settable(expression, type, &resolver) { _ in true }]
    case let statement? where statement.form == .toggle && statement.operands.isEmpty:
      return [settable(expression, type, &resolver) { $0 == .bool }]
    default: return readable(expression, type, isWhole: site.wholeStart == expression.range.start, &resolver)
    }
  }

  /// Whether a name that is also a trait's property means the trait here: nothing else has that name.
  private func isDefinition(_ expression: Expression, _ resolver: inout Resolver) -> Bool {
    guard case .name = expression.kind else { return false }
    return (try? resolver.resolve(expression)) == nil
  }

  /// The members that have a value; the methods that are statements only where the expression is one.
  private func readable(
    _ expression: Expression, _ type: ValueType, isWhole: Bool, _ resolver: inout Resolver
  ) -> [[Candidate]] {
    let own = world.memberNames(of: type).filter { name in
      world.names.known(name).map { world.entry($0).traitProperty < 0 } ?? true
    }
    let members = own.map { Candidate($0, meaning(of: $0, type)) }
    switch type {
    case .environment:
      let owner = owner(expression, &resolver)
      let hasView = owner.map { world.traits.hierarchy.rootView(of: $0) != nil } ?? true
      let members = members.filter { has($0.text, owner) }
      let stored = storedNames(expression, &resolver).filter { !own.contains($0.text) }
      return [
        traits, stored + members.filter { $0.text != "view" || hasView }, isWhole ? methods(of: owner) : [],
      ]
    case .overrides: return [mutableTraits, members.filter { $0.text != "remove" || isWhole }]
    case .collection: return [traits, members.filter { $0.text != "performAsCurrent" || isWhole }]
    default: return [members]
    }
  }

  /// Whether an environment has a look of that name, or it is none; one that is not known may have all.
  private func has(_ member: String, _ id: EnvironmentID?) -> Bool {
    id.map { world.missing(member, at: $0) == nil } ?? true
  }

  /// The environment that an expression names, if it is there.
  private func owner(_ expression: Expression, _ resolver: inout Resolver) -> EnvironmentID? {
    guard let reference = try? resolver.environment(expression), case .known(let id) = reference else {
      return nil
    }
    return id
  }

  /// The plain properties of an environment, which were given to it.
  private func storedNames(_ expression: Expression, _ resolver: inout Resolver) -> [Candidate] {
    guard let id = owner(expression, &resolver) else { return [] }
    return world.storedProperties(of: id).filter { !$0.name.contains(".") }.compactMap { property in
      world.names.known(property.name).flatMap { world.property($0, of: id) }.map {
        Candidate(property.name, "property, \(world.describe($0.type))")
      }
    }
  }

  /// The members that can be given a value of some types, and those on the way to such.
  private func settable(
    _ expression: Expression, _ type: ValueType, _ resolver: inout Resolver, _ fits: (ValueType) -> Bool
  ) -> [Candidate] {
    switch type {
    case .environment:
      let owner = owner(expression, &resolver)
      let own = World.builtInProperties.filter { fits($0.value) && has($0.key, owner) }.map {
        Candidate($0.key, meaning(of: $0.key, type))
      }
      let known = Set(own.map(\.text))
      let plain = storedNames(expression, &resolver).filter { candidate in
        guard let name = world.names.known(candidate.text), let id = owner else { return false }
        return !known.contains(candidate.text) && world.property(name, of: id).map { fits($0.type) } == true
      }
      let ways =
        ["overrides", "traitOverrides"] + (fits(.optional(.cgColor)) && has("layer", owner) ? ["layer"] : [])
      let hasView = owner.map { world.traits.hierarchy.rootView(of: $0) != nil } ?? true
      return own + plain + (ways + (hasView ? ["view"] : [])).map { Candidate($0, meaning(of: $0, type)) }
    case .overrides:
      return world.traitDefinitions.filter { fits($0.type) }.compactMap { definition in
        definition.property.map { Candidate($0, "trait, \(world.describe(definition.type))") }
      }
    case .inspector:
      return fits(.bool)
        ? [Candidate(InspectorProperty.isPresented.rawValue, meaning(of: "isPresented", type))] : []
    case .structure(let row), .instance(let row):
      return world.structs[row].fields.filter { fits($0.type) || hasFields($0.type) }.map {
        Candidate($0.name, "field, \(world.describe($0.type))")
      }
    case .layer: return World.layerProperties.keys.map { Candidate($0, meaning(of: $0, type)) }
    default: return []
    }
  }

  private func hasFields(_ type: ValueType) -> Bool {
    switch type {
    case .structure, .instance: true
    default: false
    }
  }

  /// What an override may be of: the traits of an environment, and the view of a controller, which has its own.
  private func overridable(_ expression: Expression, _ type: ValueType, _ resolver: inout Resolver)
    -> [[Candidate]]
  {
    switch type {
    case .overrides: return [ownMutableTraits, mutableTraits]
    case .environment:
      let hasView =
        owner(expression, &resolver).map { world.traits.hierarchy.rootView(of: $0) != nil } ?? false
      return [ownMutableTraits, mutableTraits, hasView ? [Candidate("view", meaning(of: "view", type))] : []]
    default: return []
    }
  }

  /// The traits whose overrides can be taken away from an environment.
  private func overridden(_ id: EnvironmentID) -> [Candidate] {
    let set = Set(world.traits.overrides(of: id))
    let isSet = { (definition: String) in
      world.names.known(definition).flatMap { world.trait(key: $0) }.map { set.contains($0.id) } ?? false
    }
    return world.traitDefinitions.filter { isSet($0.definition) }.compactMap { definition in
      definition.property.map {
        Candidate(World.mutableName(of: $0), "trait, \(world.describe(definition.type)), overridden here")
      }
    }
  }

  private func definitionMembers(_ name: Name) -> [Candidate] {
    if name.word == .traitCollectionClass {
      return [Candidate("current", "the collection that UIKit set for a callback")] + lists
    }
    let entry = world.entry(name)
    var members: [Candidate] = []
    if entry.enumeration >= 0 { members = constants(of: .enumeration(Int(entry.enumeration))) }
    if entry.structure >= 0, !world.structs[Int(entry.structure)].isClass {
      members = [Candidate("comparisons", "how often == was asked")]
    }
    guard entry.traitKey >= 0 else { return members }
    return members + TraitText.allCases.map { Candidate($0.rawValue, meaning(of: $0.rawValue, .trait)) } + [
      Candidate("self", "the trait as a key, as Swift writes it")
    ]
  }

  /// The environments below another, for a path.
  func steps(below expression: Expression, _ resolver: inout Resolver) -> [Candidate] {
    guard let id = owner(expression, &resolver) else { return [] }
    let below = world.traits.hierarchy.preorder(from: id).dropFirst().filter { environment in
      world.name(of: environment).map { world.names[$0].hasPrefix(prefix) } ?? false
    }
    return environments(in: Array(below), of: Set(EnvironmentKind.allCases))
  }
}
