internal import Journals
internal import ViewTree

/// Settling: the end of the time in which cells have two values.
extension TraitSystem {
  /// Lets what the sweep has not reached remember the previous values.
  ///
  /// - Parameter keepsQueue: Whether the tree is as it was, so that those at whom there is work need not be looked for again.
  /// - Complexity: O(1) when the sweep has been everywhere; otherwise in the size of what it has not reached, the depth of where it is, and for
  ///   each trait that changed the environments on the way there from where it changed, with their children.
  mutating func settle(keepsQueue: Bool = false) {
    if isMeasuring { measure() }
    state.sweep.settled = state.sweep.includesAnchor ? state.sweep.anchor : -1
    if state.sweep.active.isEmpty, state.sweep.leaving.isEmpty, state.sweep.equal.isEmpty { return }
    if state.sweep.anchor != Sweep.end || state.sweep.target >= 0 {
      let front = Front(anchor: state.sweep.anchor, target: state.sweep.target, hierarchy)
      for cell in state.sweep.active { remember(previousOf: Int(cell), behind: front) }
      for cell in state.sweep.equal { remember(previousOf: Int(cell), behind: front) }
    }
    for cell in state.sweep.leaving { uninstall(Int(cell)) }
    if state.sweep.changesObjects { letGoOfPast() }
    for cell in state.sweep.leaving where cells[Int(cell)].owner >= 0 { dissolve(cells[Int(cell)].owner) }
    state.sweep.number = takeSweepNumber()
    state.sweep.active.clear()
    state.sweep.equal.clear()
    state.sweep.leaving.clear()
    state.sweep.changedTraits.clear()
    if !keepsQueue {
      state.sweep.needsRefill = true
    } else if !state.sweep.needsRefill {
      state.sweep.queue.removeFirst(state.sweep.prepared.reportTaken())
      state.sweep.queue.removeTold()
    }
  }

  /// Lets the cells of objects that have changed hold none but their values; those that govern nothing any more hold the default.
  @inline(never)
  private mutating func letGoOfPast() {
    state.sweep.changesObjects = false
    for index in state.sweep.active + state.sweep.equal + state.sweep.leaving {
      let cell = Int(index)
      if !cells[cell].isObject { continue }
      if !cells[cell].isInstalled {
        cells[cell].value = cells[Int(defaultCells[Int(cells[cell].trait)])].value
      }
      cells[cell].previous = cells[cell].value
    }
  }

  /// Gives the sweep the next number.
  ///
  /// After four thousand million of them the numbers begin anew: 0 is that of cells that no sweep changed, the greatest that of no sweep.
  mutating func takeSweepNumber() -> UInt32 {
    lastSweep = lastSweep >= .max - 1 ? 1 : lastSweep + 1
    return lastSweep
  }

  /// Goes from a cell's owner down to where the sweep is; what hangs off the way there, and was not reached, remembers.
  private mutating func remember(previousOf cell: Int, behind front: Front) {
    let owner = EnvironmentID(index: cells[cell].owner)
    remember(previousOf: cell, below: owner, behind: front)
    // Those that wait come later in the tree than those that they inherit from.
    for child in waiting(below: owner) where isOnEdge(child, of: cell, behind: front) {
      remember(previousOf: cell, below: child, behind: front)
    }
  }

  private mutating func remember(previousOf cell: Int, below top: EnvironmentID, behind front: Front) {
    var open = [top]
    while let environment = open.popLast() {
      for child in heirs(of: environment) where isOnEdge(child, of: cell, behind: front) {
        open.append(child)
      }
    }
  }

  /// Whether something below an environment that has a cell's value may not have been reached; if the environment itself was not, it remembers.
  private mutating func isOnEdge(_ id: EnvironmentID, of cell: Int, behind front: Front) -> Bool {
    let trait = cells[cell].trait
    guard slot(trait, in: environments[Int(id.index)].scope) == Int32(cell) else { return false }
    if isBehind(hierarchy.order(of: id)), front.isInRegion(id, hierarchy) {
      return front.isOnEdge(id, hierarchy)
    }
    remember(cells[cell].previous, of: trait, at: id.index, isDefault: cells[cell].heldDefault)
    return false
  }
}

/// The ways down to where an update is and to what it is confined to, found once to be asked for many environments.
private struct Front {
  /// The labels of what the update is confined to; `nil` where it is confined to nothing.
  private var region: Range<UInt64>?
  /// That, and its ancestors, nearest first.
  private var wayToTarget: [EnvironmentID] = []
  /// Where the update is, and the ancestors of that, nearest first.
  private var wayToAnchor: [EnvironmentID] = []

  /// - Complexity: O(*d*) in the depth of both.
  init(anchor: Int32, target: Int32, _ hierarchy: Hierarchy) {
    if target >= 0 {
      let target = EnvironmentID(index: target)
      region = hierarchy.order(of: target)..<hierarchy.order(after: target)
      wayToTarget = [target] + hierarchy.ancestors(of: target)
    }
    if anchor >= 0, anchor != Sweep.end {
      let anchor = EnvironmentID(index: anchor)
      wayToAnchor = [anchor] + hierarchy.ancestors(of: anchor)
    }
  }

  /// Whether the update concerns an environment: what it is confined to, what is in that, and its ancestors.
  ///
  /// - Complexity: O(log *d*)
  func isInRegion(_ id: EnvironmentID, _ hierarchy: Hierarchy) -> Bool {
    guard let region else { return true }
    return region.contains(hierarchy.order(of: id)) || Self.lies(id, on: wayToTarget, hierarchy)
  }

  /// Whether something below an environment that was reached may not have been.
  ///
  /// - Complexity: O(log *d*)
  func isOnEdge(_ id: EnvironmentID, _ hierarchy: Hierarchy) -> Bool {
    Self.lies(id, on: wayToAnchor, hierarchy)
      || wayToTarget.first != id && Self.lies(id, on: wayToTarget, hierarchy)
  }

  /// Labels fall on a way upwards, so that halving finds a place there.
  private static func lies(_ id: EnvironmentID, on way: [EnvironmentID], _ hierarchy: Hierarchy) -> Bool {
    let order = hierarchy.order(of: id)
    var (low, high) = (0, way.count)
    while low < high {
      let middle = (low + high) / 2
      if hierarchy.order(of: way[middle]) > order { low = middle + 1 } else { high = middle }
    }
    return low < way.count && way[low] == id
  }
}
