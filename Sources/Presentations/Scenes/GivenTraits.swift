internal import Traits
internal import ViewTree

/// The traits that follow from where a scene stands.
enum GivenTraits {
  static let idiom = trait("userInterfaceIdiom")
  static let displayScale = trait("displayScale")
  static let horizontalSizeClass = trait(SizeAxis.horizontal.property)
  static let verticalSizeClass = trait(SizeAxis.vertical.property)
  static let layoutDirection = trait("layoutDirection")

  static func sizeClass(_ axis: SizeAxis) -> TraitID {
    axis == .horizontal ? horizontalSizeClass : verticalSizeClass
  }

  private static func trait(_ property: String) -> TraitID {
    guard let trait = SystemTrait.named(property) else {
      preconditionFailure("There is no trait \(property).")
    }
    return trait.id
  }
}

extension PresentationSystem {
  /// Gives a scene the traits that follow from its device and size.
  func give(_ standing: Standing, to traits: inout TraitSystem) {
    let classes = standing.sizeClasses
    give(.integer(standing.device.idiom.rawValue), GivenTraits.idiom, to: standing.scene, &traits)
    give(.floating(standing.device.displayScale), GivenTraits.displayScale, to: standing.scene, &traits)
    give(.integer(classes.horizontal.rawValue), GivenTraits.horizontalSizeClass, to: standing.scene, &traits)
    give(.integer(classes.vertical.rawValue), GivenTraits.verticalSizeClass, to: standing.scene, &traits)
  }

  /// A value that stays the same is not given again, so that it causes no work.
  private func give(
    _ value: TraitValue, _ trait: TraitID, to scene: EnvironmentID, _ traits: inout TraitSystem
  ) {
    if let given = traits.given(of: trait, on: scene), given.isEqual(to: value) { return }
    do {
      try traits.setGiven(value, of: trait, on: scene)
    } catch {
      preconditionFailure("A system trait has another storage than UIKit's: \(error).")
    }
  }

  /// The size class that an environment answers.
  func sizeClass(_ axis: SizeAxis, at environment: EnvironmentID, _ traits: TraitSystem) -> SizeClass {
    guard case .integer(let rawValue) = traits.value(of: GivenTraits.sizeClass(axis), at: environment) else {
      return .unspecified
    }
    return SizeClass(rawValue: rawValue) ?? .unspecified
  }
}
