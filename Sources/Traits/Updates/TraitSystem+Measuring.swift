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
    guard state.sweep.isRunning, state.sweep.phase == .tree else { return }
    measureUpdated()
    let changed = countChanged()
    state.tally.environments += changed
    state.sweep.countedBefore.clear()
  }

  /// Notes that the sweep looks at an environment's inputs.
  mutating func noteMeasured(_ environment: Int32) {
    state.sweep.measured.append(environment)
    if isCountedBefore(environment) { state.sweep.countedBefore.append(environment) }
  }

  /// Whether a root view comes to what its controller, which is one with it, was counted for: the sweep settled between the two, or an update
  /// around it is at the controller.
  private func isCountedBefore(_ environment: Int32) -> Bool {
    let id = EnvironmentID(index: environment)
    guard hierarchy.isRootView(id), let owner = hierarchy.parent(of: id)?.index else { return false }
    if state.sweep.settled == owner { return true }
    return state.outer.contains { $0.phase == .tree && $0.includesAnchor && $0.anchor == owner }
  }

  /// How many environments have a new value of some trait.
  private func countChanged() -> Int {
    if state.sweep.active.isEmpty { return 0 }
    let owners = state.sweep.active.map { EnvironmentID(index: cells[Int($0)].owner) }
    return count(below: owners) { environment in
      isReached(environment) && state.sweep.changedTraits.contains { isChanged($0, at: environment) }
    }
  }

  /// Counts what earlier updates of single environments left, where nothing was left to do at it: a whole update has reached it.
  mutating func measureRest() { if !state.unmeasured.isEmpty { measureUpdated() } }

  /// Counts what was updated below changed inputs; what the sweep has not reached waits for the next one that reaches it.
  private mutating func measureUpdated() {
    let roots =
      state.unmeasured.map { EnvironmentID(index: $0) }.filter { isFollowing($0) }
      + state.sweep.measured.map { EnvironmentID(index: $0) }.filter { !hierarchy.isDestroyed($0) }
    if roots.isEmpty { return }
    let updated = count(below: roots, where: isReached)
    state.tally.updated += updated
    state.unmeasured = roots.flatMap { unreached(below: $0) }.filter { isFollowing($0) }.map(\.index)
    state.sweep.measured.clear()
  }

  /// The tops of what a sweep has not reached in a subtree; of a controller that it has, not its view but what stands in that.
  private func unreached(below root: EnvironmentID) -> [EnvironmentID] {
    var found: [EnvironmentID] = []
    if flowsThroughControllers {
      var open = [root]
      while let current = open.popLast() {
        let isPassed = isReached(current.index) || hierarchy.isRootView(current)
        if isPassed { open += heirs(of: current) } else { found.append(current) }
      }
      return found
    }
    var member: EnvironmentID? = root
    while let current = member {
      let isPassed = isReached(current.index) || hierarchy.isRootView(current)
      if !isPassed { found.append(current) }
      member = hierarchy.step(from: current, descending: isPassed, within: root)
    }
    return found
  }

  /// How many environments were written since the system was made, each time it was, going back included: how far updates go beyond those who
  /// can notice them.
  ///
  /// ```swift
  /// let before = system.environmentWrites
  /// try system.update()
  /// system.environmentWrites - before      // about as many as stand below an environment with its first override
  /// ```
  /// - Complexity: O(1)
  public var environmentWrites: Int { environments.revision }

  /// Begins to count for whoever wants to know from here on: what an update in progress has reached so far counts as before.
  ///
  /// - Complexity: O(1); in the middle of an update O(*n*) in what it has not reached.
  public mutating func beginMeasuring() {
    if state.sweep.isRunning { settle() }
    if isMeasuring { return }
    isMeasuring = true
    state.unmeasured.clear()
  }

  /// Ends a count.
  ///
  /// ```swift
  /// let wasMeasuring = system.isMeasuring
  /// system.beginMeasuring()
  /// defer { system.endMeasuring(unless: wasMeasuring) }
  /// ```
  /// - Parameter wasMeasuring: Whether somebody counted before it began, who goes on.
  /// - Complexity: O(1)
  public mutating func endMeasuring(unless wasMeasuring: Bool) { isMeasuring = wasMeasuring }

  /// How many environments that have their values from some others, and these themselves, fit, each counted once; a controller and its root
  /// view are one.
  private func count(below roots: [EnvironmentID], where fits: (Int32) -> Bool) -> Int {
    if flowsThroughControllers { return countFlowing(from: roots, where: fits) }
    var (count, end) = (0, UInt64.zero)
    for root in roots.sorted(by: hierarchy.precedes) where hierarchy.order(of: root) >= end {
      end = hierarchy.order(after: root)
      count += hierarchy.preorder(from: root).count {
        fits($0.index) && !(hierarchy.isRootView($0) && isCounted($0, fits) { $0 != root })
      }
    }
    return count
  }

  /// The same before iOS 17, where values pass over the views around a controller's own, and come to controllers that are not shown.
  private func countFlowing(from roots: [EnvironmentID], where fits: (Int32) -> Bool) -> Int {
    var (found, open): (Set<EnvironmentID>, [EnvironmentID]) = ([], roots)
    while let next = open.popLast() {
      if found.insert(next).inserted { open += heirs(of: next) }
    }
    return found.count { id in
      fits(id.index)
        && !(hierarchy.isRootView(id)
          && isCounted(id, fits) { view in hierarchy.parent(of: view).map(found.contains) ?? false })
    }
  }

  /// Whether a root view is counted with its controller, which `isAmong` those that are.
  private func isCounted(_ view: EnvironmentID, _ fits: (Int32) -> Bool, _ isAmong: (EnvironmentID) -> Bool)
    -> Bool
  {
    if state.sweep.countedBefore.contains(view.index) { return true }
    guard isAmong(view), let owner = hierarchy.parent(of: view) else { return false }
    return fits(owner.index)
  }
}
