internal import Journals
internal import ViewTree

extension TraitSystem {
  /// Begins an update; ``next(comparing:)`` then goes through it.
  ///
  /// Inside the handling of a piece of work another update may begin; it ends before the outer one goes on.
  ///
  /// `updateTraitsIfNeeded()` exists on views (windows are views) and controllers only: other kinds are refused.
  public mutating func beginUpdate(_ extent: UpdateExtent) throws(TraitProblem) {
    switch extent {
    case .everything:
      begin(.everything, target: -1)
    case .traits(let environment):
      switch hierarchy.kind(of: environment) {
      case .view, .window, .controller: begin(.traits, target: environment.index)
      case .scene, .presentation: throw .updatesNoTraits(environment)
      }
    }
  }

  /// Does what needs no owner, and returns the next piece of work that does; `nil` when the update has ended.
  ///
  /// Between two calls the owner may change whatever it likes. What it sets on an environment that the update has not come to counts in
  /// this pass, everything else in the next; passes follow until nothing is left to do.
  ///
  /// - Parameter areEqual: Compares two values of a trait. When it throws, the update is in disorder: revert to a mark.
  /// - Throws: ``TraitProblem/tooManyPasses(limit:environments:traits:)``, and what `areEqual` throws.
  public mutating func next(
    comparing areEqual: (TraitID, TraitValue, TraitValue) throws -> Bool = { $1.isEqual(to: $2) }
  ) throws -> Work? {
    guard !state.sweeps.isEmpty else { return nil }
    while true {
      let top = state.sweeps.count - 1
      if state.sweeps[top].phase == nil, let work = announceAppearance() {
        state.tally.callbacks += 1
        return work
      } else if state.sweeps[top].current >= 0 {
        if let work = try takeStep(areEqual) {
          state.tally.callbacks += 1
          return work
        }
      } else if let environment = advance() {
        if let work = visit(environment) {
          state.tally.callbacks += 1
          return work
        }
      } else if try !beginPhase() {
        finish()
        return nil
      }
    }
  }

  /// Whether an update is in progress.
  public var isUpdating: Bool { !state.sweeps.isEmpty }

  /// Goes through an update without doing any of its work but counting it.
  public mutating func update(_ extent: UpdateExtent = .everything) throws {
    try beginUpdate(extent)
    while try next() != nil {}
  }

  // MARK: - Phases

  mutating func begin(_ kind: Sweep.Kind, target: Int32) {
    settle()
    for index in state.sweeps.indices { state.sweeps[index].needsRefill = true }
    lastSweep += 1
    state.sweeps.append(Sweep(kind: kind, target: target, number: lastSweep))
  }

  private mutating func finish() {
    state.sweeps.removeLast()
    compactPending()
  }

  /// Starts the first phase that has something to do; false if none has.
  private mutating func beginPhase() throws(TraitProblem) -> Bool {
    let top = state.sweeps.count - 1
    let isFirst = state.sweeps[top].phase == nil
    if case .appearance(let parent) = state.sweeps[top].kind, isFirst {
      try joinAppearing(state.sweeps[top].target, in: parent)
    }
    state.sweeps[top].anchor = Sweep.end
    settle()
    if case .traits = state.sweeps[top].kind, !isFirst { return false }
    guard let phase = nextPhase(of: state.sweeps[top]) else { return false }
    if phase == .tree || phase == .display { try countPass() }
    state.sweeps[top].phase = phase
    state.sweeps[top].anchor = -1
    state.sweeps[top].includesAnchor = false
    refill()
    return true
  }

  private mutating func countPass() throws(TraitProblem) {
    let top = state.sweeps.count - 1
    state.sweeps[top].passes += 1
    if state.sweeps[top].passes > Sweep.limit {
      let environments = state.sweeps[top].visited.map { EnvironmentID(index: $0) }
      let traits = Set(environments.flatMap { pendingTraits(of: $0) }).sorted()
      throw .tooManyPasses(limit: Sweep.limit, environments: environments, traits: traits)
    }
    state.sweeps[top].visited = []
  }

  private func pendingTraits(of environment: EnvironmentID) -> [TraitID] {
    ownCells(of: environment.index).filter { cells[$0].isPending }.map { TraitID(index: cells[$0].trait) }
  }

  private func nextPhase(of sweep: Sweep) -> Sweep.Phase? {
    if case .traits = sweep.kind { return .tree }
    var found: Needs = []
    for index in pending.indices {
      let environment = pending[index]
      found.formUnion(environments[Int(environment)].needs.intersection(concerns(of: sweep, at: environment)))
    }
    return Sweep.Phase.allCases.first { !found.isDisjoint(with: $0.needs) }
  }

  /// What the update does at an environment: a confined one only prepares the traits of the ancestors, and leaves drawing to the turn's end.
  private func concerns(of sweep: Sweep, at environment: Int32) -> Needs {
    let id = EnvironmentID(index: environment)
    guard hierarchy.isInHierarchy(id) else { return [] }
    if sweep.target < 0 { return .work }
    let target = EnvironmentID(index: sweep.target)
    if id == target || hierarchy.isDescendant(id, of: target) { return Needs.work.subtracting(.display) }
    return hierarchy.isDescendant(target, of: id) ? .traits : []
  }

  // MARK: - The queue

  /// Queues everything that has to be done in this phase and that the sweep has not come to.
  private mutating func refill() {
    let top = state.sweeps.count - 1
    let sweep = state.sweeps[top]
    state.sweeps[top].needsRefill = false
    state.sweeps[top].queue.removeAll()
    guard let phase = sweep.phase else { return }
    var hints: [Listeners.Hint] = []
    if sweep.target >= 0, !hierarchy.isInHierarchy(EnvironmentID(index: sweep.target)) {
      hints = hintsOfDetached(sweep, phase)
    } else {
      for index in pending.indices { add(pending[index], to: &hints, sweep, phase) }
    }
    if !hints.isSorted { hints.sort { $0.order < $1.order } }
    state.sweeps[top].queue.push(hints)
  }

  private func add(
    _ environment: Int32, to hints: inout [Listeners.Hint], _ sweep: Sweep, _ phase: Sweep.Phase
  ) {
    guard !environments[Int(environment)].needs.isDisjoint(with: phase.needs) else { return }
    let id = EnvironmentID(index: environment)
    let hint = hierarchy.hint(id)
    let isKnown = sweep.target >= 0 || hierarchy.isInHierarchy(id)
    if isKnown, !isBehind(hint.order, sweep), isInRegion(environment, sweep) { hints.append(hint) }
  }

  /// What is outside the hierarchies is not listed: a confined update looks for itself.
  private func hintsOfDetached(_ sweep: Sweep, _ phase: Sweep.Phase) -> [Listeners.Hint] {
    let target = EnvironmentID(index: sweep.target)
    var hints: [Listeners.Hint] = []
    for id in hierarchy.ancestors(of: target) { add(id.index, to: &hints, sweep, phase) }
    for id in hierarchy.preorder(from: target) { add(id.index, to: &hints, sweep, phase) }
    return hints
  }

  /// The next environment to visit, in tree order; the sweep is then just before it.
  private mutating func advance() -> Int32? {
    let top = state.sweeps.count - 1
    if state.sweeps[top].phase == nil { return nil }
    if state.sweeps[top].needsRefill { refill() }
    while let hint = state.sweeps[top].queue.popFirst() {
      guard hierarchy.isGood(hint), !isBehind(hint.order, state.sweeps[top]) else { continue }
      let id = EnvironmentID(index: hint.environment)
      guard isInRegion(hint.environment, state.sweeps[top]) else { continue }
      guard state.sweeps[top].target >= 0 || hierarchy.isInHierarchy(id) else { continue }
      state.sweeps[top].anchor = hint.environment
      state.sweeps[top].includesAnchor = false
      return hint.environment
    }
    return nil
  }
}

extension [Listeners.Hint] {
  fileprivate var isSorted: Bool {
    for index in indices.dropFirst() where self[index].order < self[index - 1].order { return false }
    return true
  }
}
