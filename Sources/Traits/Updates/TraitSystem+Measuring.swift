internal import Journals
internal import ViewTree

/// How far an update reaches, for whoever wants to know.
///
/// The engine visits only what can notice a change. What has a new value without noticing, and what UIKit goes through, is counted here, at
/// the end of each pass: each change of overrides makes UIKit update everything below (WWDC23 "Unleash the UIKit trait system").
extension TraitSystem {
  /// Counts what the sweep has changed since it settled last, before the previous values are forgotten.
  ///
  /// - Complexity: O(*n* × *c*) in the environments below what changed and the traits that changed.
  mutating func measure() {
    let (updated, changed) = (countUpdated(), countChanged())
    state.tally.updated += updated
    state.tally.environments += changed
    state.sweep.measured.clear()
  }

  /// How many environments stand where the sweep has looked at inputs, or below.
  private func countUpdated() -> Int {
    count(below: state.sweep.measured.map { EnvironmentID(index: $0) }) { _ in true }
  }

  /// How many environments have a new value of some trait.
  private func countChanged() -> Int {
    let owners = state.sweep.active.map { EnvironmentID(index: cells[Int($0)].owner) }
    return count(below: owners) { environment in
      isReached(environment) && state.sweep.changedTraits.contains { isChanged($0, at: environment) }
    }
  }

  /// How many environments of some subtrees fit, each counted once; a controller and its root view are one.
  private func count(below roots: [EnvironmentID], where fits: (Int32) -> Bool) -> Int {
    var (count, end) = (0, UInt64.zero)
    for root in roots.sorted(by: hierarchy.precedes) where hierarchy.order(of: root) >= end {
      end = hierarchy.order(after: root)
      count += hierarchy.preorder(from: root).count {
        fits($0.index) && !(hierarchy.isRootView($0) && isCounted(ownerOf: $0, below: root, fits))
      }
    }
    return count
  }

  /// Whether the controller of a root view is counted as well, so that the view is not.
  private func isCounted(ownerOf view: EnvironmentID, below root: EnvironmentID, _ fits: (Int32) -> Bool)
    -> Bool
  {
    guard view != root, let owner = hierarchy.parent(of: view) else { return false }
    return fits(owner.index)
  }
}
