import Commands
import Traits
import ViewTree

/// What the appearance of a controller that waits for it would bring, where `why not` asks.
extension Playground {
  /// For a controller that waits to appear, or stands in one: its appearance, if that brings the value.
  func appearance(_ question: Question) throws(Problem) -> Remedies.Remedy? {
    guard let (root, place) = awaitedAppearance(of: question.environment) else { return nil }
    let found = try outcome(of: question, in: .everything) { (traits) throws(TraitProblem) in
      try self.insert(root, into: place, of: &traits)
    }
    guard let found, found.holds else { return nil }
    return .init(statement: "appear \(world.reference(to: root))", reach: found.reach)
  }

  /// The controller that waits to appear around an environment, or is it, and where it will.
  func awaitedAppearance(of id: EnvironmentID) -> (root: EnvironmentID, place: EnvironmentID)? {
    let hierarchy = world.traits.hierarchy
    guard !hierarchy.isInHierarchy(id) else { return nil }
    let root = Array(hierarchy.ancestors(of: id)).last ?? id
    guard let place = world.destination(of: root), hierarchy.isInHierarchy(place) else { return nil }
    return (root, place)
  }

  /// Puts a controller where it will appear, its errors as the engine's.
  func insert(_ root: EnvironmentID, into place: EnvironmentID, of traits: inout TraitSystem)
    throws(TraitProblem)
  {
    do throws(HierarchyProblem) { try traits.move(root, to: place) } catch {
      throw TraitProblem.hierarchy(error)
    }
  }
}
