import Syntax
import Traits

/// Traits by name: a name also says which definition of a trait's data is meant, and with that the type of
/// the values.
extension Resolver {
  /// The trait with this property name.
  func trait(property name: Name) -> TraitView? { world.trait(property: name) }

  /// The trait whose definition has this name: `Theme`, `UITraitHorizontalSizeClass`.
  func trait(key name: Name) -> TraitView? { world.trait(key: name) }

  /// The trait with this property name, or the error that says which one may be meant.
  func requireTrait(property identifier: Identifier) throws(Problem) -> TraitView {
    if let trait = trait(property: identifier.name) { return trait }
    throw Problem(
      .unknownTraitProperty(text(identifier), nearest: nearest(identifier, world.traitPropertyNames)),
      identifier.range)
  }

  /// The trait with this property name where it is set: on the mutable side one of Apple's has another.
  func requireTrait(mutable identifier: Identifier) throws(Problem) -> TraitView {
    let spelling = text(identifier)
    if spelling == World.headroom {
      throw Problem(.write(World.mutableHeadroom, for: spelling), identifier.range)
    }
    if spelling == World.mutableHeadroom, let name = world.names.known(World.headroom),
      let trait = trait(property: name)
    {
      return trait
    }
    if let trait = trait(property: identifier.name) { return trait }
    let known = world.traitPropertyNames.map { World.mutableName(of: $0) }
    throw Problem(.unknownTraitProperty(spelling, nearest: nearest(identifier, known)), identifier.range)
  }

  /// What to write where a collection is read under the name that a property has only on the mutable side.
  func readHeadroom(_ member: Identifier, of place: String) throws(Problem) {
    guard text(member) == World.mutableHeadroom else { return }
    throw Problem(.write("\(place).\(World.headroom)", for: "\(place).\(text(member))"), member.range)
  }

  /// The trait that a key expression names: `Theme`, `Theme.self`, `theme`.
  mutating func requireTrait(key expression: Expression) throws(Problem) -> TraitView {
    switch expression.kind {
    case .name(let name):
      if let trait = trait(key: name) ?? trait(property: name) { return trait }
      let identifier = Identifier(name, expression.range)
      if text(name) == World.mutableHeadroom { return try requireTrait(mutable: identifier) }
      let known = world.traitKeyNames + world.traitPropertyNames
      let begun = world.traitPropertyNames.first { text(name).count > 3 && $0.hasPrefix(text(name)) }
      throw Problem(
        .unknownWord(text(name), role: .trait, nearest: nearest(identifier, known) ?? begun, choices: []),
        expression.range)
    case .member(let base, let member) where text(member) == "self":
      return try requireTrait(key: base)
    default: throw notATrait(expression)
    }
  }

  /// A value where a trait belongs; a string may be the name of one.
  private mutating func notATrait(_ expression: Expression) -> Problem {
    if case .string(let string) = expression.kind, let name = world.names.known(string),
      trait(key: name) ?? trait(property: name) != nil
    {
      return Problem(.write(string, for: "\"\(string)\""), expression.range)
    }
    let own = world.traits.traits.map { world.traits.declaration(of: $0) }.first { !$0.isSystem }?.definition
    let found = (try? resolve(expression)).map { world.describe($0.type) } ?? "an expression"
    return Problem(
      .mismatch(
        expected: "a trait", found: found,
        hint: "such as `\(own ?? "UITraitUserInterfaceStyle")`; `show traits` lists them"),
      expression.range)
  }

  /// The definition by which an expression reads a trait's data: `cell.theme`, `cell.traits[Theme]`.
  mutating func view(of trait: TraitID, in expression: Expression) -> TraitView {
    let named: TraitView? =
      switch expression.kind {
      case .member(_, let property): self.trait(property: property.name)
      case .element(_, let key): try? requireTrait(key: key)
      default: nil
      }
    if let named, named.id == trait { return named }
    return TraitView(id: trait, type: world.type(of: trait))
  }

  /// A trait's value as the definition shows it by which it is read.
  func shown(_ trait: TraitView, _ code: Code) -> Typed {
    let own = world.type(of: trait.id)
    return Typed(
      code: own == trait.type ? code : .shown(code, from: own, to: trait.type), type: trait.type)
  }

  /// `trait = value`: what the definition may write by which the trait is named.
  ///
  /// An Objective-C definition writes plain integers; where a Swift one reads the same data, each must be one
  /// of its values.
  mutating func setting(_ trait: TraitView, _ value: Expression) throws(Problem) -> Code.TraitSetting {
    let code = try require(value, trait.type)
    guard trait.type == .int, let other = world.types(of: trait.id).first(where: { $0 != trait.type }) else {
      return Code.TraitSetting(view: trait, value: code)
    }
    return Code.TraitSetting(view: trait, value: .checked(code, as: other, value.range))
  }

  /// `systemTraitsAffectingColorAppearance`, as a value.
  func traitList(_ name: String) -> Typed? {
    world.traitList(named: name).map {
      Typed(code: .constant(.list($0.map { .trait($0) })), type: .list(.trait))
    }
  }
}
