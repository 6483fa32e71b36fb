internal import Traits

/// What an environment overrides, of which a copy is another way to the same overrides: UIKit's `UITraitOverrides`.
///
/// ```swift
/// scene.traitOverrides.userInterfaceStyle = .dark
/// scene.traitOverrides.contains(TraitUserInterfaceStyle.self)     // true
/// scene.traitOverrides.remove(TraitUserInterfaceStyle.self)
/// scene.traitOverrides.description                               // "<TraitOverrides: no overrides>"
/// ```
/// Source: Apple's documentation of `UITraitOverrides`; it belongs to the main actor, as what it overrides does.
public struct TraitOverrides: MutableTraits, CustomStringConvertible, Sendable {
  enum Layer: Sendable { case overrides, system }

  let owner: Responder
  let layer: Layer

  /// The override of a trait; reading one that is not set is a mistake in the program, as in UIKit, so ask ``contains(_:)`` first.
  public subscript<T: TraitDefinition>(trait: T.Type) -> T.Value {
    get { MainActor.assumeIsolated { owner.override(of: trait, layer) } }
    nonmutating set {
      MainActor.assumeIsolated { owner.setOverride(Stored.engineValue(newValue), of: trait, layer) }
    }
  }

  /// Whether there is an override of the trait.
  public func contains(_ trait: AnyTrait) -> Bool { values.stored(trait) != nil }

  /// Takes an override away, so that the trait is inherited again with the next update; without one nothing happens.
  public func remove(_ trait: AnyTrait) {
    MainActor.assumeIsolated { owner.setOverride(nil, of: trait, layer) }
  }

  /// The overrides by name: `<TraitOverrides: UserInterfaceStyle = Dark>`.
  public var description: String {
    let parts = values.entries.map { "\($0.definition?.name ?? "") = \($0.printed)" }
    return "<TraitOverrides: \(parts.isEmpty ? "no overrides" : parts.joined(separator: ", "))>"
  }

  var values: TraitCollection { MainActor.assumeIsolated { owner.overrides(layer) } }

  func replace(with other: TraitOverrides) {
    let (old, new) = (values, other.values)
    MainActor.assumeIsolated {
      for entry in old.entries where new.stored(entry) == nil {
        owner.setOverride(nil, of: entry.definition, layer)
      }
      for entry in new.entries { owner.setOverride(entry.value, of: entry.definition, layer) }
    }
  }
}

extension TraitCollection {
  func stored(_ entry: Entry) -> TraitValue? { entry.definition.flatMap { stored($0) } }
}

extension Responder {
  func override<T: TraitDefinition>(of trait: T.Type, _ layer: TraitOverrides.Layer) -> T.Value {
    if let value = overrides(layer).stored(trait).flatMap({ Stored.value($0, of: trait) }) { return value }
    misuse(
      "\(name) has no override of \(trait): ask `contains(\(trait).self)` first, or read `traitCollection`.")
  }

  func setOverride(_ value: TraitValue?, of trait: AnyTrait?, _ layer: TraitOverrides.Layer) {
    guard let trait else { return }
    let number = runtime.requiredID(of: trait)
    ask {
      switch (layer, value) {
      case (.overrides, let value?): try $0.setOverride(value, for: number, at: $1)
      case (.overrides, nil): try $0.removeOverride(for: number, at: $1)
      case (.system, _): try $0.setSystemValue(value, for: number, at: $1)
      }
    }
  }

  func overrides(_ layer: TraitOverrides.Layer) -> TraitCollection {
    runtime.collection(
      layer == .overrides ? runtime.traits.overrides(at: id) : runtime.traits.systemValues(at: id))
  }
}
