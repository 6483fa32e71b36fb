import Commands
import Syntax
import Traits
import ViewTree

extension Playground {
  /// `root.setOverrideTraitCollection(traits { … }, forChild: settings)`.
  func overrideChild(
    _ child: EnvironmentID, of parent: EnvironmentID, _ value: Value, _ range: SourceRange
  ) throws(Problem) {
    let hierarchy = world.traits.hierarchy
    for id in [parent, child] where hierarchy.kind(of: id) != .controller {
      throw Problem(wrongKind(id, "setOverrideTraitCollection"), nil)
    }
    var collection: TraitCollection? = nil
    if case .collection(let traits) = value { collection = traits }
    let property = collection?.setTraits.first.map { world.traits.declaration(of: $0).property }
    let place = "\(world.reference(to: child)).\(property ?? "horizontalSizeClass")"
    guard world.traits.parentController(of: child) == parent else {
      throw Problem(
        .engine(
          cause: "`\(world.reference(to: child))` is no child of `\(world.reference(to: parent))`",
          suggestion: remedy(for: child, place)), nil)
    }
    if let collection { try check(collection, range) }
    try engine { () throws(TraitProblem) in try world.traits.setParentOverrides(collection, on: child) }
    if world.traits.version.map({ $0 >= .iOS17 }) ?? true {
      notice(.childOverridesDeprecated(world.reference(to: child)))
    }
    confirm(
      .childOverridden(
        world.reference(to: child), by: world.reference(to: parent),
        traits: collection.map { world.plain(.collection($0)) }))
  }

  /// What does it for a controller that is the child of another one, or of none.
  private func remedy(for child: EnvironmentID, _ place: String) -> String {
    if let parent = world.traits.parentController(of: child) {
      return "it is a child of `\(world.reference(to: parent))`"
    }
    return "`override \(place) = …` needs no parent"
  }
}
