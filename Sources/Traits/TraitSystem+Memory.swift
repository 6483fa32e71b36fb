internal import Journals
internal import ViewTree

/// Remembered values: what a subtree has that is cut off from its parent, or behind it.
///
/// A new environment, one that was taken out or moved, and one that a confined update left out: each answers something else than its parent
/// would hand down. Its root remembers that, in cells which no input made. An update that comes by compares them with what the parent hands
/// down, reports what is really different, and lets them go.
extension TraitSystem {
  /// Lets an environment answer `value` for a trait until an update comes by.
  mutating func remember(
    _ value: TraitValue, of trait: Int32, at environment: Int32, isDefault: Bool = false,
    isPredicted: Bool = false
  ) {
    let index = ensureCell(of: trait, on: environment)
    var cell = cells[index]
    (cell.value, cell.previous, cell.isRemembered, cell.holdsDefault) = (value, value, true, isDefault)
    cell.isPredicted = isPredicted
    cells[index] = cell
    install(index)
    demand(.traits, at: environment)
  }

  /// Lets a new environment answer what is predicted for it.
  mutating func predict(_ id: EnvironmentID, in holder: EnvironmentID?, or scene: EnvironmentID?) {
    if let holder { return predict(id, below: holder, scopes[Int(environments[Int(id.index)].scope)]) }
    if hierarchy.kind(of: id) == .scene { return }
    if let scene { predict(id, asIn: scene) } else if let scene = firstScene { predict(id, asIn: scene) }
  }

  private var firstScene: EnvironmentID? { hierarchy.scenes.first { _ in true } }

  /// A system trait of what stands alone starts as a scene has it.
  private mutating func predict(_ id: EnvironmentID, asIn scene: EnvironmentID) {
    let scope = environments[Int(scene.index)].scope
    for trait in 0..<scopes[Int(scope)].width {
      let cell = slot(trait, in: scope)
      guard cell >= 0, declarations[Int(trait)].isSystem else { continue }
      remember(value(of: cell, at: scene.index), of: trait, at: id.index, isPredicted: true)
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
        if row.isRememberedDefault, !isActive(Int(cell)) { continue }
        remember(
          cells[Int(defaultCells[Int(trait)])].value, of: trait, at: id.index, isDefault: true,
          isPredicted: true)
      } else if isActive(Int(cell)), isReached(holder.index), !isReached(id.index) {
        remember(row.value, of: trait, at: id.index, isPredicted: true)
      }
    }
  }

  /// Predicts for a controller's new view, which has nothing from the controller, what is predicted for that.
  mutating func freeze(_ view: EnvironmentID, like controller: EnvironmentID) {
    let scope = environments[Int(controller.index)].scope
    for trait in 0..<scopes[Int(scope)].width {
      let cell = slot(trait, in: scope)
      if cell >= 0 {
        remember(
          value(of: cell, at: controller.index), of: trait, at: view.index,
          isDefault: cells[Int(cell)].isRememberedDefault, isPredicted: true)
      }
    }
  }

  /// Makes a subtree independent of its parent: what it had from there, it remembers.
  mutating func leave(_ id: EnvironmentID) {
    settle()
    passOverAnchors(in: id)
    for entrance in entrances(of: id) { cutOff(entrance) }
  }

  /// Makes what inherits through one environment independent of what that inherits from.
  mutating func cutOff(_ id: EnvironmentID) {
    let outer = outerScope(of: id.index)
    if outer == 0 { return }
    let width = scopes[Int(outer)].width
    makeOwner(id.index, isTemporary: true)
    let scope = environments[Int(id.index)].scope
    for trait in 0..<width {
      let cell = slot(trait, in: outer)
      if cell >= 0, slot(trait, in: scope) == cell {
        let row = cells[Int(cell)]
        remember(row.value, of: trait, at: id.index, isDefault: row.isRememberedDefault)
      }
    }
    unlink(scope)
    link(scope, into: 0)
  }

  /// Lets a subtree, which was independent, hear from its new parent with the next update.
  ///
  /// What stands deeper comes first: a scope that is made for an environment further up is handed down to all that has no other yet.
  mutating func join(_ id: EnvironmentID) {
    for entrance in entrances(of: id).reversed() { connect(entrance) }
  }

  /// Lets what inherits through one environment hear from what that inherits from.
  mutating func connect(_ id: EnvironmentID) {
    guard let holder = inheritanceParent(of: id) else { return }
    let outer = environments[Int(holder.index)].scope
    demand(.traits, at: id.index)
    if outer == 0 { return }
    makeOwner(id.index, isTemporary: true)
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
    if !state.sweep.isRunning { return }
    if isAnchor(state.sweep.anchor, in: id) { state.sweep.passOver(to: hierarchy.preceding(id).index) }
    for index in state.outer.indices where isAnchor(state.outer[index].anchor, in: id) {
      state.outer[index].passOver(to: hierarchy.preceding(id).index)
    }
  }

  private func isAnchor(_ anchor: Int32, in id: EnvironmentID) -> Bool {
    guard anchor >= 0, anchor != Sweep.end else { return false }
    let place = EnvironmentID(index: anchor)
    return place == id || hierarchy.isDescendant(place, of: id)
  }

  // MARK: - Where the sweep is

  @inline(__always)
  func isActive(_ cell: Int) -> Bool { cells[cell].changed == state.sweep.number }

  /// Whether the environment has its new values in the innermost update.
  func isReached(_ environment: Int32) -> Bool {
    // Mostly it is asked of the environment where the sweep is.
    if environment == state.sweep.anchor, state.sweep.target < 0 { return state.sweep.includesAnchor }
    return isBehind(hierarchy.order(of: EnvironmentID(index: environment))) && isInRegion(environment)
  }

  /// Whether a label lies where the sweep has been.
  @inline(__always)
  func isBehind(_ order: UInt64) -> Bool {
    let anchor = state.sweep.anchor
    if anchor == Sweep.end || !state.sweep.isRunning { return true }
    if anchor < 0 { return false }
    let position = hierarchy.order(of: EnvironmentID(index: anchor))
    return order < position || (order == position && state.sweep.includesAnchor)
  }

  /// Whether a confined update concerns the environment: its target, what is in it, and its ancestors.
  @inline(__always)
  func isInRegion(_ environment: Int32) -> Bool {
    if state.sweep.target < 0 || state.sweep.target == environment { return true }
    let (id, target) = (EnvironmentID(index: environment), EnvironmentID(index: state.sweep.target))
    return hierarchy.isDescendant(id, of: target) || hierarchy.isDescendant(target, of: id)
  }
}
