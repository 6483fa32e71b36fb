import Traits
import ViewTree

/// What a large program has in its tree besides the observers of one trait.
extension EngineTree {
  /// One of Apple's traits.
  private static func trait(_ property: String) -> TraitID {
    guard let trait = SystemTrait.all.first(where: { $0.property == property }) else {
      preconditionFailure("Apple has the trait \(property).")
    }
    return trait.id
  }

  /// The rules of iOS 18, four more traits with overrides all over the tree and registrations at each hundredth view, ten views that draw
  /// with dynamic colours, ten whose layout reads a trait, and ten islands that have a theme of their own; then everything appears.
  mutating func settleIn() throws {
    system.use(.iOS18)
    let (style, size) = (Self.trait("userInterfaceStyle"), Self.trait("horizontalSizeClass"))
    let contained = try system.define(
      TraitDeclaration(property: "contained", definition: "Contained", defaultValue: .bool(false)))
    let accent = try system.define(
      TraitDeclaration(
        property: "accent", definition: "Accent", defaultValue: .floating(0), affectsColorAppearance: true))
    readsInMethods = size
    for index in Shape.observers(in: nodes.count).map({ $0 - 1 }) {
      system.setUsesDynamicColour(true, at: nodes[index])
      system.setInterest(true, in: .layoutSubviews, at: nodes[index - 1])
    }
    for index in stride(from: 100, to: nodes.count, by: 100) {
      _ = try system.register([contained, accent], on: nodes[index])
    }
    try makeIslands()
    try begin()
    for index in stride(from: 500, to: nodes.count, by: 1000) {
      let values: [(TraitID, TraitValue)] = [
        (style, .integer(2)), (size, .integer(1)), (contained, .bool(true)), (accent, .floating(0.5)),
      ]
      let (trait, value) = values[index / 1000 % 4]
      try system.setOverride(value, of: trait, on: nodes[index])
    }
    try turn()
  }

  /// Views with a theme of their own, in which everybody listens and nobody hears of the root.
  private mutating func makeIslands() throws {
    for value in 1...10 {
      let island = try system.create(.view, in: controller)
      try system.setOverride(.integer(value), of: theme, on: island)
      let view = try system.create(.view, in: island)
      _ = try system.register([theme], on: view)
      system.setInterest(true, in: .traitCollectionDidChange, at: view)
    }
  }
}
