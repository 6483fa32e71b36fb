import Syntax
import Traits

/// Traits by name: a name also says which definition of a trait's data is meant, and with that the type of the values.
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

  /// The trait that a key expression names: `Theme`, `Theme.self`, `theme`.
  mutating func requireTrait(key expression: Expression) throws(Problem) -> TraitView {
    switch expression.kind {
    case .name(let name):
      if let trait = trait(key: name) ?? trait(property: name) { return trait }
      let identifier = Identifier(name, expression.range)
      throw Problem(
        .unknownWord(
          text(name), role: .trait,
          nearest: nearest(identifier, world.traitKeyNames + world.traitPropertyNames), choices: []),
        expression.range)
    case .member(let base, let member) where text(member) == "self":
      return try requireTrait(key: base)
    default:
      throw Problem(.mismatch(expected: "a trait such as `Theme`", found: "an expression"), expression.range)
    }
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
  /// An Objective-C definition writes plain integers; where a Swift one reads the same data, each must be one of its values.
  mutating func setting(_ trait: TraitView, _ value: Expression) throws(Problem) -> Code.TraitSetting {
    let code = try require(value, trait.type)
    guard trait.type == .int, let other = world.types(of: trait.id).first(where: { $0 != trait.type }) else {
      return Code.TraitSetting(trait: trait.id, value: code)
    }
    return Code.TraitSetting(trait: trait.id, value: .checked(code, as: other, value.range))
  }

  /// `systemTraitsAffectingColorAppearance`, as a value.
  func traitList(_ name: String) -> Typed? {
    world.traitList(named: name).map {
      Typed(code: .constant(.list($0.map { .trait($0) })), type: .list(.trait))
    }
  }
}
