internal import Journals
internal import ViewTree

/// How cells come to govern: owners, scopes, slots.
extension TraitSystem {
  /// Whether the environment has a scope of its own.
  func isOwner(_ environment: Int32) -> Bool {
    scopes[Int(environments[Int(environment)].scope)].owner == environment
  }

  /// The scope of what the environment has from outside.
  func outerScope(of environment: Int32) -> Int32 {
    let scope = environments[Int(environment)].scope
    return scopes[Int(scope)].owner == environment ? scopes[Int(scope)].outer : scope
  }

  /// The cell that would govern a trait at an environment if it had none of its own.
  func outerGovernor(of trait: Int32, at environment: Int32) -> Int32 {
    let cell = slot(trait, in: outerScope(of: environment))
    return cell >= 0 ? cell : defaultCells[Int(trait)]
  }

  /// Gives the environment a scope of its own, which says the same as the one before.
  ///
  /// - Parameter isTemporary: Whether it is for remembered values only, and goes with them.
  /// - Complexity: O(*n*) in the environments that share the scope so far and stand below; O(1) the second time.
  mutating func makeOwner(_ environment: Int32, isTemporary: Bool = false) {
    let outer = environments[Int(environment)].scope
    if scopes[Int(outer)].owner == environment { return }
    let scope = copyScope(outer, for: environment)
    scopes[Int(scope)].isTemporary = isTemporary
    link(scope, into: outer)
    relabel(environment, from: outer, to: scope)
  }

  /// A scope that says the same as `outer`, a new one or one that was given up.
  private mutating func copyScope(_ outer: Int32, for environment: Int32) -> Int32 {
    let old = scopes[Int(outer)]
    var row = Scope(
      owner: environment, outer: -1, start: Int32(slots.count), width: old.width,
      governsCustomTraits: old.governsCustomTraits)
    guard freeScopes.count > 0 else {
      appendSlots(of: old)
      return Int32(scopes.append(row))
    }
    let scope = freeScopes[freeScopes.count - 1]
    freeScopes.removeLast()
    let room = scopes[Int(scope)]
    if room.width >= old.width {
      (row.start, row.width) = (room.start, room.width)
      for trait in 0..<room.width {
        slots[Int(room.start + trait)] = trait < old.width ? slots[Int(old.start + trait)] : -1
      }
    } else {
      appendSlots(of: old)
    }
    scopes[Int(scope)] = row
    return scope
  }

  private mutating func appendSlots(of scope: Scope) {
    for trait in 0..<scope.width { slots.append(slots[Int(scope.start + trait)]) }
  }

  /// Gives up an environment's scope that was made for remembered values only, when none is left.
  ///
  /// - Complexity: O(*n*) in the environments that share it.
  mutating func dissolve(_ environment: Int32) {
    let scope = environments[Int(environment)].scope
    guard scopes[Int(scope)].owner == environment, scopes[Int(scope)].isTemporary else { return }
    let own = ownCells(of: environment)
    if own.contains(where: { cells[$0].isInstalled || cells[$0].isPending || cells[$0].input != nil }) {
      return
    }
    relabel(environment, from: scope, to: scopes[Int(scope)].outer)
    unlink(scope)
    scopes[Int(scope)].owner = -1
    freeScopes.append(scope)
    for cell in own {
      cells[cell].owner = -1
      freeCells.append(Int32(cell))
    }
    if !own.isEmpty { details[Int(environments[Int(environment)].detail)].firstCell = -1 }
  }

  /// Moves everything from `environment` down that shares the scope `old` to `new`; owners below move with it.
  private mutating func relabel(_ environment: Int32, from old: Int32, to new: Int32) {
    if flowsThroughControllers { return relabelPassing(environment, from: old, to: new) }
    environments[Int(environment)].scope = new
    let root = EnvironmentID(index: environment)
    var node = hierarchy.firstChild(of: root)
    while let current = node {
      let scope = environments[Int(current.index)].scope
      if scope == old {
        environments[Int(current.index)].scope = new
      } else {
        unlink(scope)
        link(scope, into: new)
      }
      node = hierarchy.step(from: current, descending: scope == old, within: root)
    }
  }

  /// The same in the flow before iOS 17: a view's scope is not that of the controllers below it, behind an owner there may be more that
  /// shares the old one, and so may children that wait.
  private mutating func relabelPassing(_ environment: Int32, from old: Int32, to new: Int32) {
    var open = [EnvironmentID(index: environment)]
    while let root = open.popLast() {
      for parent in relabelStanding(in: root, from: old, to: new) {
        for child in waiting(for: parent) {
          let scope = environments[Int(child.index)].scope
          if scope == old { open.append(child) } else { relink(scope, of: child, from: old, to: new) }
        }
      }
    }
  }

  /// The same for what stands in an environment that has the old scope.
  ///
  /// - Returns: The controllers among them that children wait for.
  private mutating func relabelStanding(
    in root: EnvironmentID, from old: Int32, to new: Int32
  ) -> [EnvironmentID] {
    var awaited: [EnvironmentID] = []
    set(new, at: root, &awaited)
    let stopsAtControllers = isPassedOver(root)
    let passesViews = !stopsAtControllers && !hierarchy.isInHierarchy(root)
    var node = hierarchy.firstChild(of: root)
    while let current = node {
      let scope = environments[Int(current.index)].scope
      let isController = hierarchy.kind(of: current) == .controller
      let isPassing = isController ? stopsAtControllers : passesViews && isViewOfController(current)
      if scope == old, !isPassing {
        set(new, at: current, &awaited)
      } else if !isPassing {
        relink(scope, of: current, from: old, to: new)
      }
      node = hierarchy.step(from: current, descending: !isPassing || !isController, within: root)
    }
    return awaited
  }

  private mutating func set(_ scope: Int32, at id: EnvironmentID, _ awaited: inout [EnvironmentID]) {
    environments[Int(id.index)].scope = scope
    if environments[Int(id.index)].needs.contains(.isAwaited) { awaited.append(id) }
  }

  /// Puts the scope that an environment owns below another than before.
  private mutating func relink(_ scope: Int32, of owner: EnvironmentID, from old: Int32, to new: Int32) {
    guard scopes[Int(scope)].owner == owner.index, scopes[Int(scope)].outer == old else { return }
    unlink(scope)
    link(scope, into: new)
  }

  /// Whether something lies in a controller's view, or is it.
  private func isViewOfController(_ id: EnvironmentID) -> Bool {
    hierarchy.ancestorThatIsNoView(of: id).map { hierarchy.kind(of: $0) == .controller } ?? false
  }

  /// Puts a scope below another; it keeps its slots.
  mutating func link(_ scope: Int32, into outer: Int32) {
    let first = scopes[Int(outer)].firstInner
    scopes[Int(scope)].outer = outer
    scopes[Int(scope)].nextInner = first
    scopes[Int(scope)].previousInner = -1
    if first >= 0 { scopes[Int(first)].previousInner = scope }
    scopes[Int(outer)].firstInner = scope
  }

  mutating func unlink(_ scope: Int32) {
    let row = scopes[Int(scope)]
    if row.previousInner >= 0 {
      scopes[Int(row.previousInner)].nextInner = row.nextInner
    } else if row.outer >= 0 {
      scopes[Int(row.outer)].firstInner = row.nextInner
    }
    if row.nextInner >= 0 { scopes[Int(row.nextInner)].previousInner = row.previousInner }
  }

  /// Lets a cell govern its trait at its owner and below.
  mutating func install(_ cell: Int) {
    if cells[cell].isInstalled { return }
    cells[cell].isInstalled = true
    makeOwner(cells[cell].owner, isTemporary: cells[cell].isRemembered)
    let scope = environments[Int(cells[cell].owner)].scope
    let trait = cells[cell].trait
    replaceSlot(of: trait, in: scope, with: Int32(cell), insteadOf: slot(trait, in: scope))
  }

  /// Lets the parent govern the trait again.
  mutating func uninstall(_ cell: Int) {
    if !cells[cell].isInstalled { return }
    var row = cells[cell]
    (row.isInstalled, row.isLeaving, row.isRemembered, row.holdsDefault) = (false, false, false, false)
    cells[cell] = row
    let scope = environments[Int(row.owner)].scope
    let outerScope = scopes[Int(scope)].outer
    let outer = slot(row.trait, in: outerScope)
    replaceSlot(of: row.trait, in: scope, with: outer, insteadOf: Int32(cell))
  }

  /// Writes a slot in a scope and in all scopes below that had the same.
  private mutating func replaceSlot(of trait: Int32, in scope: Int32, with new: Int32, insteadOf old: Int32) {
    setSlot(of: trait, in: scope, to: new)
    let first = scopes[Int(scope)].firstInner
    if first < 0 { return }
    var open = [first]
    while let next = open.popLast() {
      guard next >= 0 else { continue }
      let row = scopes[Int(next)]
      open.append(row.nextInner)
      guard slot(trait, in: next) == old else { continue }
      setSlot(of: trait, in: next, to: new)
      open.append(row.firstInner)
    }
  }

  private mutating func setSlot(of trait: Int32, in scope: Int32, to cell: Int32) {
    if trait >= scopes[Int(scope)].width {
      if cell < 0 { return }
      widen(scope, toHold: trait)
    }
    slots[Int(scopes[Int(scope)].start + trait)] = cell
    if cell >= 0, !scopes[Int(scope)].governsCustomTraits, !declarations[Int(trait)].isSystem {
      scopes[Int(scope)].governsCustomTraits = true
    }
  }

  /// Gives a scope a new stretch of slots, by at least a half wider.
  private mutating func widen(_ scope: Int32, toHold trait: Int32) {
    let old = scopes[Int(scope)]
    let width = max(trait + 1, min(Int32(declarations.count), old.width + old.width / 2))
    let start = Int32(slots.count)
    for index in 0..<width { slots.append(index < old.width ? slots[Int(old.start + index)] : -1) }
    scopes[Int(scope)].start = start
    scopes[Int(scope)].width = width
  }
}

extension Hierarchy {
  /// The next environment in preorder within the subtree of `root`, with or without what is below `current`.
  func step(from current: EnvironmentID, descending: Bool, within root: EnvironmentID) -> EnvironmentID? {
    if descending, let child = firstChild(of: current) { return child }
    var node = current
    while node != root {
      if let sibling = nextSibling(of: node) { return sibling }
      guard let parent = parent(of: node) else { return nil }
      node = parent
    }
    return nil
  }
}
