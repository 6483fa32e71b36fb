/// The overrides of an environment: the input.
///
/// Mirrors UIKit's `UITraitOverrides`. It is a live handle: a copy in a variable is another way to the same overrides, ``Decision/overridesCopies``.
///
/// ```swift
/// scene.traitOverrides.userInterfaceStyle = .dark
/// scene.traitOverrides.contains(TraitUserInterfaceStyle.self)     // true
/// scene.traitOverrides.remove(TraitUserInterfaceStyle.self)
/// scene.traitOverrides.description                               // "no overrides"
/// ```
/// Source: Apple's documentation of `UITraitOverrides`.
public struct TraitOverrides: MutableTraits, CustomStringConvertible {
  let handle: EnvironmentHandle

  /// The override of a trait.
  ///
  /// Reading one that is not set is a mistake, as in UIKit, which raises an exception: ``contains(_:)`` asks first. So is setting a trait that the
  /// version in force does not have, or one whose identifier another definition has.
  ///
  /// ```swift
  /// form.traitOverrides[Theme.self] = .bold
  /// form.traitOverrides[Theme.self]           // .bold
  /// cell.traitCollection[Theme.self]          // .standard, until the update
  /// ```
  /// Source: Apple, "Unleash the UIKit trait system" (WWDC23 session 10057).
  ///
  /// - Complexity: O(1) in the size of the tree.
  public subscript<Definition: TraitDefinition>(definition: Definition.Type) -> Definition.Value {
    get {
      let trait = handle.application.traits.trait(for: definition)
      guard let value = handle.application.ask({ $0.override(of: trait, on: handle.id) }) else {
        misuse("Can't return value for trait \(Definition.name) that has no override.")
      }
      return Definition.value(value)
    }
    nonmutating set {
      let trait = handle.application.traits.trait(for: definition)
      if Definition.style == .objectiveC {
        handle.application.checkCase(of: Definition.stored(newValue), of: trait)
      }
      do throws(TraitProblem) {
        let value = Definition.stored(newValue).released(by: handle.application.released)
        try handle.application.traits.setOverride(value, of: trait, on: handle.id)
      } catch {
        misuse(handle.application.sentence(of: error))
      }
    }
  }

  /// Whether a trait has an override here.
  ///
  /// Mirrors `contains(_:)`.
  ///
  /// ```swift
  /// form.traitOverrides.contains(Theme.self)  // false
  /// ```
  /// - Complexity: O(1) in the size of the tree.
  public func contains(_ definition: any TraitDefinition.Type) -> Bool {
    let trait = handle.application.traits.trait(for: definition)
    return handle.application.ask { $0.override(of: trait, on: handle.id) } != nil
  }

  /// Takes an override away, so that the inherited value comes back with the next update; without one nothing happens.
  ///
  /// Mirrors `remove(_:)`.
  ///
  /// ```swift
  /// form.traitOverrides.remove(Theme.self)
  /// form.traitOverrides.contains(Theme.self)  // false
  /// ```
  /// - Complexity: O(1) in the size of the tree.
  public func remove(_ definition: any TraitDefinition.Type) {
    let trait = handle.application.traits.trait(for: definition)
    handle.application.traits.removeOverride(of: trait, on: handle.id)
  }

  /// `no overrides`, or `overrides = { UserInterfaceStyle = Dark }`, which is what UIKit prints.
  ///
  /// ```swift
  /// cell.traitOverrides.description           // "no overrides"
  /// ```
  /// - Complexity: O(*t*) in the number of traits.
  public var description: String {
    let set = collection
    let parts = set.changedTraits(from: nil).map { $0.pair(in: set) }
    return parts.isEmpty ? "no overrides" : "overrides = { \(parts.joined(separator: ", ")) }"
  }

  /// The overrides as a collection.
  var collection: TraitCollection {
    let values = self.values
    return handle.application.ask { $0.emptyCollection }.modifying { draft in
      for (trait, value) in values { draft[trait] = value }
    }
  }

  /// What is set, oldest definition first.
  private var values: [(trait: TraitID, value: TraitValue)] {
    handle.application.ask { traits in
      var values: [(TraitID, TraitValue)] = []
      for trait in traits.overrides(of: handle.id) {
        if let value = traits.override(of: trait, on: handle.id) { values.append((trait, value)) }
      }
      return values
    }
  }

  /// Makes the overrides of an environment those of another.
  func replace(with other: TraitOverrides) {
    if other.handle == handle { return }
    expect(other.handle.application === handle.application, orElse: "Overrides belong to one application.")
    let source = other.values
    for trait in handle.application.ask({ $0.overrides(of: handle.id) }) {
      handle.application.traits.removeOverride(of: trait, on: handle.id)
    }
    for (trait, value) in source {
      do throws(TraitProblem) {
        try handle.application.traits.setOverride(value, of: trait, on: handle.id)
      } catch {
        misuse(handle.application.sentence(of: error))
      }
    }
  }
}

extension Application {
  /// An integer that no case of the Swift enum has is refused: ``Decision/rawValues``.
  func checkCase(of value: TraitValue, of trait: TraitID) {
    let types = ask { $0.types }
    guard let swift = types.definition(of: trait, thatCannotRead: value) else { return }
    misuse("No value of \(swift.name) has what is stored: \(value.text).")
  }
}
