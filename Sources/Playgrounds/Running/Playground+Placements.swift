import Commands
import Traits
import ViewTree

/// Where a statement left what it moved, and what the handlers of its turn made of that.
extension Playground {
  /// A confirmation that tells where something stands.
  struct Placement {
    var environment: EnvironmentID
    /// Where the confirmation says that it stands; `nil` for nowhere.
    var parent: EnvironmentID?
    /// The confirmation, by its place among those of the statement.
    var index: Int
  }

  /// Confirms where something stands now; what its turn makes of that is added when it is over.
  func confirm(
    _ confirmation: @autoclosure () -> Confirmation, of id: EnvironmentID, in parent: EnvironmentID?
  ) {
    let index = confirmations.count
    confirm(confirmation())
    if confirmations.count > index {
      placements.append(Placement(environment: id, parent: parent, index: index))
    }
  }

  /// Adds to what was confirmed last of each what its place is by now, where that is another.
  func reviewPlacements() {
    var seen: Set<EnvironmentID> = []
    for placement in placements.reversed() where seen.insert(placement.environment).inserted {
      guard let place = changedPlace(of: placement) else { continue }
      confirmations[placement.index] = .overtaken(confirmations[placement.index], place)
    }
    placements.removeAll()
  }

  private func changedPlace(of placement: Placement) -> Confirmation.Place? {
    let hierarchy = world.traits.hierarchy
    if hierarchy.isDestroyed(placement.environment) {
      // What ends with the statement says so itself.
      let isSaid = confirmations[placement.index...].contains {
        if case .destroyed = $0 { true } else { false }
      }
      return isSaid ? nil : .gone
    }
    let parent = hierarchy.parent(of: placement.environment)
    if parent.map(hierarchy.contentHolder) == placement.parent.map(hierarchy.contentHolder) { return nil }
    guard let parent else { return .nowhere }
    let owner = hierarchy.isRootView(parent) ? hierarchy.parent(of: parent) : nil
    return .inside(world.reference(to: owner ?? parent))
  }
}
