internal import Journals
internal import ViewTree

/// Where an update goes next.
extension TraitSystem {
  /// Queues everything that has to be done in this phase and that the sweep has not come to, and those who are to be told of a change.
  mutating func refill() {
    state.sweep.needsRefill = false
    state.sweep.queue.removeAll()
    guard let phase = state.sweep.phase else { return }
    if state.sweep.target >= 0, let few = fewConcerned() {
      for id in few { queue(id, phase) }
    } else {
      for index in pending.indices {
        let id = EnvironmentID(index: pending[index])
        if isFollowing(id) { queue(id, phase) }
      }
    }
    state.sweep.queue.endRun()
    for cell in state.sweep.active { gatherListeners(of: Int(cell)) }
  }

  /// The environments that a confined update concerns, if they are fewer than those that have work.
  ///
  /// What is outside the hierarchies is not listed: there a confined update always looks for itself.
  ///
  /// - Complexity: O(min(*s* + *d*, *p*)) in what it is confined to, the depth of that, and what is listed.
  func fewConcerned() -> [EnvironmentID]? {
    let target = EnvironmentID(index: state.sweep.target)
    let limit = hierarchy.isInHierarchy(target) ? pending.count : .max
    var few: [EnvironmentID] = []
    for id in hierarchy.ancestors(of: target) {
      if few.count >= limit { return nil }
      few.append(id)
    }
    for id in hierarchy.preorder(from: target) {
      if few.count >= limit { return nil }
      few.append(id)
    }
    return few
  }

  private mutating func queue(_ id: EnvironmentID, _ phase: Sweep.Phase) {
    guard !environments[Int(id.index)].needs.isDisjoint(with: phase.needs) else { return }
    let hint = hierarchy.hint(id)
    if !isBehind(hint.order), isInRegion(id.index) { state.sweep.queue.append(hint) }
  }

  /// The next environment to visit, in tree order; the sweep is then just before it.
  mutating func advance() -> Int32? {
    if state.sweep.phase == nil { return nil }
    if state.sweep.needsRefill { refill() }
    guard let hint = nextHint() else { return nil }
    state.sweep.queue.removeFirst()
    state.sweep.anchor = hint.environment
    state.sweep.includesAnchor = false
    return hint.environment
  }

  /// The foremost hint of an environment that the sweep is to come to, after what comes before it was taken out.
  @inline(__always)
  mutating func nextHint() -> Listeners.Hint? {
    while let hint = state.sweep.queue.first {
      if !isAhead(hint) {
        state.sweep.queue.removeFirst()
        continue
      }
      let cell = state.sweep.queue.cell
      if cell < 0 {
        if state.sweep.queue.isTold || hasWork(at: hint.environment) { return hint }
        state.sweep.queue.removeFirst()
        continue
      }
      let trait = cells[Int(cell)].trait
      let known = governor(of: trait, at: hint.environment)
      if known == cell { return hint }
      passOver(cells[Int(known)].owner)
    }
    return nil
  }

  /// Whether there is still something to do at an environment that came into the queue for its work: an update inside may have done it.
  @inline(__always)
  private func hasWork(at environment: Int32) -> Bool {
    !environments[Int(environment)].needs.isDisjoint(with: state.sweep.needs)
  }

  /// Whether the environment of a hint has not moved, and the sweep is still to come by.
  @inline(__always)
  private func isAhead(_ hint: Listeners.Hint) -> Bool {
    guard hierarchy.isGood(hint), !isBehind(hint.order) else { return false }
    if state.sweep.target >= 0 { return isInRegion(hint.environment) }
    return isFollowing(EnvironmentID(index: hint.environment))
  }

  /// Takes out the foremost hint, which an owner hides from what has changed, and with it all those to which the owner hands its own.
  private mutating func passOver(_ owner: Int32) {
    if owner < 0 || flowsThroughControllers { return state.sweep.queue.removeFirst() }
    let end = hierarchy.order(after: EnvironmentID(index: owner))
    state.sweep.queue.removeFirst(before: end)
  }

  /// Goes on with the update around the innermost: it hears of the work that came up meanwhile.
  ///
  /// - Complexity: O(*k* log *q*) in the environments of that work and what the update has queued.
  mutating func goOn(with outer: Sweep) {
    let demanded = state.sweep.demanded
    state.sweep = outer
    for environment in demanded { enqueue(environment) }
  }
}
