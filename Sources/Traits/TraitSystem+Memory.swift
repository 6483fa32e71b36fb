internal import Journals
internal import ViewTree

/// Remembered values: what a subtree has that is cut off from its parent, or behind it.
///
/// A new environment, one that was taken out or moved, and one that a confined update left out: each answers something else than its parent
/// would hand down. Its root remembers that, in cells which no input made. An update that comes by compares them with what the parent hands
/// down, reports what is really different, and lets them go.
extension TraitSystem {
  /// Lets an environment answer `value` for a trait until an update comes by.
  mutating func remember(_ value: TraitValue, of trait: Int32, at environment: Int32, isDefault: Bool = false)
  {
    let index = ensureCell(of: trait, on: environment)
    var cell = cells[index]
    (cell.value, cell.previous, cell.isRemembered, cell.holdsDefault) = (value, value, true, isDefault)
    cells[index] = cell
    install(index)
    demand(.traits, at: environment)
  }

  /// Lets a new environment answer what is predicted for it.
  mutating func predict(_ id: EnvironmentID, in holder: EnvironmentID?) {
    if let holder {
      let scope = scopes[Int(environments[Int(id.index)].scope)]
      if scope.governsCustomTraits || !(state.sweeps.last?.active.isEmpty ?? true) {
        predict(id, below: holder, scope)
      }
    } else if hierarchy.kind(of: id) != .scene, let scene = hierarchy.scenes.first(where: { _ in true }) {
      for trait in 0..<scopes[Int(environments[Int(scene.index)].scope)].width {
        let cell = slot(trait, in: environments[Int(scene.index)].scope)
        guard cell >= 0, declarations[Int(trait)].isSystem else { continue }
        remember(value(of: cell, at: scene.index), of: trait, at: id.index)
      }
    }
  }

  /// A custom trait starts at its default.
  ///
  /// A system trait starts as the parent has it, which may be ahead of the sweep at the new place.
  private mutating func predict(_ id: EnvironmentID, below holder: EnvironmentID, _ scope: Scope) {
    for trait in 0..<scope.width {
      let cell = slots[Int(scope.start + trait)]
      guard cell >= 0 else { continue }
      let row = cells[Int(cell)]
      if !declarations[Int(trait)].isSystem {
        if row.holdsDefault, row.isRemembered, !isActive(Int(cell)) { continue }
        remember(cells[Int(defaultCells[Int(trait)])].value, of: trait, at: id.index, isDefault: true)
      } else if isActive(Int(cell)), isReached(holder.index), !isReached(id.index) {
        remember(row.value, of: trait, at: id.index)
      }
    }
  }

  /// Makes a subtree independent of its parent: what it had from there, it remembers.
  mutating func leave(_ id: EnvironmentID) {
    settle()
    passOverAnchors(in: id)
    let outer = outerScope(of: id.index)
    if outer == 0 { return }
    let width = scopes[Int(outer)].width
    makeOwner(id.index)
    let scope = environments[Int(id.index)].scope
    for trait in 0..<width {
      let cell = slot(trait, in: outer)
      if cell >= 0, slot(trait, in: scope) == cell {
        remember(cells[Int(cell)].value, of: trait, at: id.index)
      }
    }
    unlink(scope)
    link(scope, into: 0)
  }

  /// Lets a subtree, which was independent, hear from its new parent with the next update.
  mutating func join(_ id: EnvironmentID) {
    guard let holder = hierarchy.parent(of: id) else { return }
    let outer = environments[Int(holder.index)].scope
    demand(.traits, at: id.index)
    if outer == 0 { return }
    makeOwner(id.index)
    let scope = environments[Int(id.index)].scope
    for trait in 0..<scopes[Int(outer)].width where slot(trait, in: outer) >= 0 && slot(trait, in: scope) < 0
    {
      remember(cells[Int(defaultCells[Int(trait)])].value, of: trait, at: id.index, isDefault: true)
    }
    unlink(scope)
    link(scope, into: outer)
  }

  /// Updates in progress whose place is about to leave go on from just before it.
  private mutating func passOverAnchors(in id: EnvironmentID) {
    for index in state.sweeps.indices {
      let anchor = state.sweeps[index].anchor
      guard anchor >= 0, anchor != Sweep.end else { continue }
      let place = EnvironmentID(index: anchor)
      if place == id || hierarchy.isDescendant(place, of: id) {
        state.sweeps[index].anchor = hierarchy.preceding(id).index
        state.sweeps[index].includesAnchor = true
      }
    }
  }

  // MARK: - Where the sweep is

  func isActive(_ cell: Int) -> Bool {
    guard let sweep = state.sweeps.last else { return false }
    return cells[cell].changed == sweep.number
  }

  /// Whether the environment has its new values in the innermost update.
  func isReached(_ environment: Int32) -> Bool {
    state.sweeps.last.map { hasReached(environment, $0) } ?? true
  }

  func hasReached(_ environment: Int32, _ sweep: Sweep) -> Bool {
    isBehind(hierarchy.order(of: EnvironmentID(index: environment)), sweep) && isInRegion(environment, sweep)
  }

  /// Whether a label lies where the sweep has been.
  func isBehind(_ order: UInt64, _ sweep: Sweep) -> Bool {
    if sweep.anchor == Sweep.end { return true }
    if sweep.anchor < 0 { return false }
    let position = hierarchy.order(of: EnvironmentID(index: sweep.anchor))
    return order < position || (order == position && sweep.includesAnchor)
  }

  /// Whether a confined update concerns the environment: its target, what is in it, and its ancestors.
  func isInRegion(_ environment: Int32, _ sweep: Sweep) -> Bool {
    if sweep.target < 0 || sweep.target == environment { return true }
    let (id, target) = (EnvironmentID(index: environment), EnvironmentID(index: sweep.target))
    return hierarchy.isDescendant(id, of: target) || hierarchy.isDescendant(target, of: id)
  }

  // MARK: - Settling

  /// Ends the time in which cells have two values: what the sweep has not reached remembers the previous ones.
  ///
  /// - Complexity: O(1) when the sweep has been everywhere; otherwise in the size of what it has not reached.
  mutating func settle() {
    guard let sweep = state.sweeps.last, !(sweep.active.isEmpty && sweep.leaving.isEmpty) else { return }
    if sweep.anchor != Sweep.end || sweep.target >= 0 {
      for cell in sweep.active { remember(previousOf: Int(cell), below: cells[Int(cell)].owner, sweep) }
    }
    for cell in sweep.leaving { uninstall(Int(cell)) }
    lastSweep += 1
    let top = state.sweeps.count - 1
    state.sweeps[top].number = lastSweep
    state.sweeps[top].active.removeAll(keepingCapacity: true)
    state.sweeps[top].leaving.removeAll(keepingCapacity: true)
    state.sweeps[top].changedTraits.removeAll(keepingCapacity: true)
    state.sweeps[top].needsRefill = true
  }

  private mutating func remember(previousOf cell: Int, below environment: Int32, _ sweep: Sweep) {
    let row = cells[cell]
    for child in Array(hierarchy.children(of: EnvironmentID(index: environment))) {
      guard slot(row.trait, in: environments[Int(child.index)].scope) == Int32(cell) else { continue }
      if !hasReached(child.index, sweep) {
        remember(row.previous, of: row.trait, at: child.index)
      } else if isOnEdge(child, sweep) {
        remember(previousOf: cell, below: child.index, sweep)
      }
    }
  }

  /// Whether something below an environment that was reached may not have been.
  private func isOnEdge(_ id: EnvironmentID, _ sweep: Sweep) -> Bool {
    if sweep.target >= 0, hierarchy.isDescendant(EnvironmentID(index: sweep.target), of: id) { return true }
    if sweep.anchor < 0 || sweep.anchor == Sweep.end { return false }
    let anchor = EnvironmentID(index: sweep.anchor)
    return anchor == id || hierarchy.isDescendant(anchor, of: id)
  }
}
