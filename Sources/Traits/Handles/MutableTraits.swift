/// Traits that can be set: a collection in the making, and the overrides of an environment.
///
/// Mirrors UIKit's `UIMutableTraits`. An extension gives a trait its property for both, and one of ``TraitCollection`` its property for reading:
///
/// ```swift
/// extension TraitCollection { var theme: AppTheme { self[Theme.self] } }
/// extension MutableTraits {
///   var theme: AppTheme {
///     get { self[Theme.self] }
///     set { self[Theme.self] = newValue }
///   }
/// }
/// TraitCollection { $0.theme = .bold }.theme     // .bold
/// ```
/// Source: Apple, "Unleash the UIKit trait system" (WWDC23 session 10057).
public protocol MutableTraits {
  /// The value of a trait.
  ///
  /// In a collection in the making a trait that is not set reads its default; among overrides reading one that is not set is a mistake.
  subscript<Definition: TraitDefinition>(definition: Definition.Type) -> Definition.Value { get set }
}

extension TraitCollection.Draft: MutableTraits {
  /// The value of a trait: reading one that is not set gives its default.
  ///
  /// - Complexity: O(1), a look-up by type; O(*l*) in the values of traits that the application does not know yet.
  public subscript<Definition: TraitDefinition>(definition: Definition.Type) -> Definition.Value {
    get {
      if let trait = types.trait(of: definition), let value = self[trait] { return Definition.value(value) }
      let found = loose.first { $0.holds(definition) }
      return found.map { Definition.value($0.value) } ?? Definition.defaultValue
    }
    set {
      let value = Definition.stored(newValue)
      if let trait = types.trait(of: definition) {
        self[trait] = value
      } else if let index = loose.firstIndex(where: { $0.holds(definition) }) {
        loose[index].value = value
      } else {
        loose.append(TraitTypes.Loose(definition: definition, value: value))
      }
    }
  }
}
