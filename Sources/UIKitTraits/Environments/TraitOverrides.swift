internal import Traits

/// The overrides of an environment; a copy refers to the same overrides: UIKit's `UITraitOverrides`.
///
/// ```swift
/// scene.traitOverrides.userInterfaceStyle = .dark
/// scene.traitOverrides.contains(TraitUserInterfaceStyle.self)     // true
/// scene.traitOverrides.remove(TraitUserInterfaceStyle.self)
/// scene.traitOverrides.description                               // "<TraitOverrides: no overrides>"
/// ```
/// Source: Apple's documentation of `UITraitOverrides`. Like its environment, it belongs to the main actor.
public struct TraitOverrides: MutableTraits, CustomStringConvertible, Sendable {
  enum Layer: Sendable { case overrides, system }

  let owner: Responder
  let layer: Layer

  /// The override of a trait; reading a missing one is a programming error, as in UIKit, so check ``contains(_:)`` first.
  public subscript<T: TraitDefinition>(trait: T.Type) -> T.Value {
    get {
      if let value = values.stored(trait).flatMap({ Stored.value($0, of: trait) }) { return value }
      let name = MainActor.assumeIsolated { owner.name }
      misuse(
        "\(name) has no override of \(trait): ask `contains(\(trait).self)` first, or read `traitCollection`."
      )
    }
    nonmutating set { set(trait, Stored.engineValue(newValue)) }
  }

  /// Whether there is an override of the trait.
  public func contains(_ trait: AnyTrait) -> Bool { values.stored(trait) != nil }

  /// Removes an override if there is one; the trait is inherited again with the next update.
  public func remove(_ trait: AnyTrait) { set(trait, nil) }

  /// The overrides in words: `<TraitOverrides: UserInterfaceStyle = Dark>`.
  public var description: String {
    let parts = values.entries.map(\.printed)
    return "<TraitOverrides: \(parts.isEmpty ? "no overrides" : parts.joined(separator: ", "))>"
  }

  var values: TraitCollection {
    MainActor.assumeIsolated {
      let (traits, id) = (owner.runtime.traits, owner.id)
      return owner.runtime.collection(
        layer == .overrides ? traits.overrides(at: id) : traits.systemValues(at: id))
    }
  }

  func set(_ trait: AnyTrait?, _ value: TraitValue?) {
    guard let trait else { return }
    MainActor.assumeIsolated {
      let number = owner.runtime.requiredID(of: trait)
      owner.withEngine {
        switch (layer, value) {
        case (.overrides, let value?): try $0.setOverride(value, for: number, at: $1)
        case (.overrides, nil): try $0.removeOverride(for: number, at: $1)
        case (.system, _): try $0.setSystemValue(value, for: number, at: $1)
        }
      }
    }
  }

  func replace(with new: TraitCollection) {
    let old = values
    for entry in old.entries where entry.definition.flatMap(new.stored) == nil { set(entry.definition, nil) }
    for entry in new.entries where entry.definition.flatMap(old.stored) != entry.value {
      set(entry.definition, entry.value)
    }
  }
}
