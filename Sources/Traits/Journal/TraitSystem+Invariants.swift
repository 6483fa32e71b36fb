internal import Journals
internal import ViewTree

extension TraitSystem {
  /// What is wrong with the rows, as sentences; nothing in a sound system.
  ///
  /// Tests ask after each mutation: an environment shares the scope of its nearest owner; a scope says for each trait what its owner's own
  /// cell or else the outer scope says; what has work is listed once; every listener has a good hint; collections share the defaults in force.
  ///
  /// - Complexity: O(*n* × *t*)
  public func brokenInvariants() -> [String] {
    var broken = hierarchy.brokenInvariants()
    let all = Array(hierarchy.all)
    for id in all { check(id, &broken) }
    for index in scopes.indices.dropFirst() { checkScope(Int32(index), &broken) }
    checkPending(all, &broken)
    checkDefaults(&broken)
    for registration in allRegistrations {
      checkHints(of: traits(of: registration).map(\.index), at: environment(of: registration), &broken)
    }
    for id in all {
      for tracking in trackings(of: id) { checkHints(of: trackings[tracking].traits, at: id, &broken) }
    }
    return broken
  }

  private func check(_ id: EnvironmentID, _ broken: inout [String]) {
    let row = environments[Int(id.index)]
    let isLone = row.detail >= 0 && details[Int(row.detail)].hasLoneRegistration
    if row.needs.contains(.hasLoneRegistration) != isLone {
      broken.append("\(id.index) is wrong about whether it has one registration only")
    }
    if hierarchy.isDestroyed(id) { return }
    let scope = environments[Int(id.index)].scope
    let inherited = inheritanceParent(of: id).map { environments[Int($0.index)].scope } ?? 0
    if scopes[Int(scope)].owner != id.index, scope != inherited {
      broken.append("\(id.index) shares the scope of another than its nearest owner")
    }
    for index in ownCells(of: id.index) {
      let cell = cells[index]
      if cell.isInstalled, slot(cell.trait, in: scope) != Int32(index) {
        broken.append("cell \(index) of \(id.index) is installed, but does not govern there")
      }
      let mustBeVisited = (cell.isPending || cell.isRemembered) && inheritanceParent(of: id) != nil
      if mustBeVisited, !environments[Int(id.index)].needs.contains(.traits) {
        broken.append("cell \(index) of \(id.index) would never be brought up to date")
      }
    }
  }

  private func checkScope(_ index: Int32, _ broken: inout [String]) {
    let scope = scopes[Int(index)]
    if scope.owner < 0 { return }
    let parent = inheritanceParent(of: EnvironmentID(index: scope.owner))
    let outer = parent.map { environments[Int($0.index)].scope } ?? 0
    if scope.outer != outer {
      broken.append("scope \(index) has the outer scope \(scope.outer), not \(outer)")
    }
    checkSlots(of: scope, against: scopes[Int(outer)], index, &broken)
    var inner = scopes[Int(outer)].firstInner
    while inner >= 0, inner != index { inner = scopes[Int(inner)].nextInner }
    if inner != index { broken.append("scope \(index) is not among the inner scopes of \(outer)") }
  }

  /// Each slot names the owner's own cell, or else what the scope around names; −1 and beyond is the default.
  private func checkSlots(of scope: Scope, against outer: Scope, _ index: Int32, _ broken: inout [String]) {
    var own: [Int: Int32] = [:]
    for cell in ownCells(of: scope.owner) where cells[cell].isInstalled {
      own[Int(cells[cell].trait)] = Int32(cell)
    }
    let (width, outerWidth) = (Int(scope.width), Int(outer.width))
    if own.keys.contains(where: { $0 >= width }) {
      broken.append("scope \(index) has no room for what its owner says")
    }
    // Not over a range, nor over a zipped sequence: without an optimiser these cost more than what is compared. Beyond both scopes there
    // is nothing to compare.
    var trait = 0
    while trait < max(width, outerWidth) {
      let named = trait < width ? slots[Int(scope.start) + trait] : -1
      let around = trait < outerWidth ? slots[Int(outer.start) + trait] : -1
      if named != around || !own.isEmpty, named != own[trait] ?? around {
        broken.append("scope \(index) names a wrong cell for trait \(trait)")
      }
      trait += 1
    }
  }

  private func checkPending(_ all: [EnvironmentID], _ broken: inout [String]) {
    var counts: [Int32: Int] = [:]
    for index in pending.indices { counts[pending[index], default: 0] += 1 }
    for id in all {
      let needs = environments[Int(id.index)].needs
      let count = counts[id.index] ?? 0
      if (count == 1) != needs.contains(.isListed) { broken.append("\(id.index) is listed \(count) times") }
      if !hierarchy.isDestroyed(id), isFollowing(id), !needs.isDisjoint(with: .work), count == 0 {
        broken.append("\(id.index) has work, but is not listed")
      }
    }
  }

  private func checkDefaults(_ broken: inout [String]) {
    if sharedDefaults.count != declarations.count {
      broken.append("collections know other traits than there are")
    }
    var row = 0
    while row < min(sharedDefaults.count, declarations.count) {
      let isShared = declarations.look(at: row) { sharedDefaults[row].isEqual(to: $0.defaultValue) }
      if !isShared { broken.append("collections share another default of trait \(row) than it has") }
      row += 1
    }
  }

  private func checkHints(of traits: [Int32], at environment: EnvironmentID, _ broken: inout [String]) {
    for trait in traits {
      var index = listeners[Listeners.named(trait)]
      index.refresh(hierarchy)
      let isFound = index.runs.contains { run in
        run.contains { $0.environment == environment.index && hierarchy.isGood($0) }
      }
      if !isFound { broken.append("a listener at \(environment.index) to \(trait) would not be found") }
    }
  }
}
