internal import Journals
internal import ViewTree

extension TraitSystem {
  /// Begins an update; ``next(comparing:)`` then goes through it.
  ///
  /// Inside the handling of a piece of work another update may begin; it ends before the outer one goes on.
  ///
  /// `updateTraitsIfNeeded()` and `updatePropertiesIfNeeded()` exist on views (windows are views) and controllers only: other kinds are
  /// refused.
  ///
  /// - Throws: ``TraitProblem/updatesNoTraits(_:)`` and ``TraitProblem/hasNoProperties(_:)`` for the other kinds,
  ///   ``TraitProblem/newerFeature(_:version:)`` where an older version was chosen. Nothing has begun then.
  /// - Complexity: O(1). But an update in which nobody can notice anything is done at once: O(log *n*) in those who listen, and for the first override
  ///   of an environment O(*n*) in what stands below it. Inside another update it is O(*n*) in what that has not reached.
  public mutating func beginUpdate(_ extent: UpdateExtent) throws(TraitProblem) {
    switch extent {
    case .everything:
      if !updateQuietly() { begin(.everything, target: -1) }
    case .traits(let environment):
      switch hierarchy.kind(of: environment) {
      case .view, .window, .controller:
        try checkAvailability(of: .updatingTraits)
        begin(.traits, target: environment.index)
      case .scene, .presentation: throw .updatesNoTraits(environment)
      }
    case .properties(let environment):
      switch hierarchy.kind(of: environment) {
      case .view, .window, .controller:
        try checkAvailability(of: .updatingProperties)
        begin(.properties, target: environment.index)
      case .scene, .presentation: throw .hasNoProperties(environment)
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
  /// - Complexity: Of a whole update O(*v* log *v*) in the environments that it visits, those that can notice a change, however large the tree is. The
  ///   first override of an environment costs O(*n*) in what stands below it, and so does each change while ``isMeasuring``.
  public mutating func next(
    comparing areEqual: (TraitID, TraitValue, TraitValue) throws -> Bool = { $1.isEqual(to: $2) }
  ) throws -> Work? {
    if let work = takePreparedCall() { return work }
    return try findNext(areEqual)
  }

  private mutating func findNext(_ areEqual: Comparison) throws -> Work? {
    if state.sweep.reader != nil { commitReads() }
    if state.sweep.takesCalls, let work = takeCall() { return work }
    guard state.sweep.isRunning else { return nil }
    while true {
      if state.sweep.phase == nil, let work = announce() {
        state.tally.callbacks += 1
        return work
      } else if state.sweep.current >= 0 {
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
  public var isUpdating: Bool { state.sweep.isRunning }

  /// Goes through an update without doing any of its work but counting it.
  ///
  /// ```swift
  /// try system.setOverride(.integer(2), of: theme, on: scene)
  /// try system.update()
  /// system.value(of: theme, at: window)      // .integer(2)
  /// ```
  /// - Throws: What ``beginUpdate(_:)`` and ``next(comparing:)`` throw.
  /// - Complexity: That of ``next(comparing:)`` for a whole update.
  public mutating func update(_ extent: UpdateExtent = .everything) throws {
    try beginUpdate(extent)
    while try next() != nil {}
  }

  // MARK: - Phases

  mutating func begin(_ kind: Sweep.Kind, target: Int32) {
    settle()
    if state.sweep.isRunning {
      state.sweep.needsRefill = true
      state.outer.append(state.sweep)
      state.sweep = Sweep()
    }
    state.sweep.reset(to: kind, target: target, number: takeSweepNumber())
  }

  private mutating func finish() {
    if isMeasuring, case .everything = state.sweep.kind { measureRest() }
    if let outer = state.outer.popLast() { state.sweep = outer } else { state.sweep.reset() }
    compactPending()
  }

  /// Starts the first phase that has something to do; false if none has.
  private mutating func beginPhase() throws(TraitProblem) -> Bool {
    let isFirst = state.sweep.phase == nil
    switch state.sweep.kind {
    case .appearance(let parent) where isFirst:
      if hierarchy.isDestroyed(EnvironmentID(index: state.sweep.target)) { return false }
      try joinAppearing(state.sweep.target, in: parent)
    case .disappearance(let parent): return try leaveDisappearing(state.sweep.target, to: parent)
    case .departure: return false
    default: break
    }
    state.sweep.anchor = Sweep.end
    settle()
    if state.sweep.isForced, !isFirst { return false }
    guard let phase = nextPhase() else { return false }
    if phase == .tree || phase == .display { try countPass() }
    state.sweep.phase = phase
    state.sweep.takesCalls = phase == .tree && state.sweep.target < 0 && has(.registrations)
    state.sweep.anchor = -1
    state.sweep.includesAnchor = false
    refill()
    return true
  }

  private mutating func countPass() throws(TraitProblem) {
    state.sweep.passes += 1
    if state.sweep.passes > Sweep.limit {
      let environments = state.sweep.visited.map { EnvironmentID(index: $0) }
      let traits = Set(environments.flatMap { pendingTraits(of: $0) }).sorted()
      throw .tooManyPasses(limit: Sweep.limit, environments: environments, traits: traits)
    }
    state.sweep.visited.clear()
  }

  private func pendingTraits(of environment: EnvironmentID) -> [TraitID] {
    ownCells(of: environment.index).filter { cells[$0].isPending }.map { TraitID(index: cells[$0].trait) }
  }

  private func nextPhase() -> Sweep.Phase? {
    if state.sweep.isForced { return .tree }
    var found: Needs = []
    for index in pending.indices {
      let environment = pending[index]
      found.formUnion(environments[Int(environment)].needs.intersection(concern(at: environment)))
    }
    if found.isDisjoint(with: .work) { return nil }
    return Sweep.Phase.allCases.first { !found.isDisjoint(with: $0.needs) }
  }

  /// What the update does at an environment.
  ///
  /// A confined one only prepares the traits of the ancestors. One for an appearance draws what appears, so that `viewDidAppear` comes behind it on each way; others leave drawing to the turn's end.
  private func concern(at environment: Int32) -> Needs {
    let id = EnvironmentID(index: environment)
    guard isFollowing(id) else { return [] }
    if state.sweep.target < 0 { return .work }
    let target = EnvironmentID(index: state.sweep.target)
    if id == target || hierarchy.isDescendant(id, of: target) {
      return state.sweep.isAppearance ? .work : Needs.work.subtracting(.display)
    }
    if isSuperview(id) { return [.traits, .layout] }
    return hierarchy.isDescendant(target, of: id) ? .traits : []
  }

  // MARK: - The queue

  /// Queues everything that has to be done in this phase and that the sweep has not come to, and those who are to be told of a change.
  private mutating func refill() {
    state.sweep.needsRefill = false
    state.sweep.queue.removeAll()
    guard let phase = state.sweep.phase else { return }
    let target = EnvironmentID(index: state.sweep.target)
    if target.index >= 0, !hierarchy.isInHierarchy(target) {
      // What is outside the hierarchies is not listed: a confined update looks for itself.
      for id in hierarchy.ancestors(of: target) { queue(id, phase) }
      for id in hierarchy.preorder(from: target) { queue(id, phase) }
    } else {
      for index in pending.indices {
        let id = EnvironmentID(index: pending[index])
        if isFollowing(id) { queue(id, phase) }
      }
    }
    state.sweep.queue.endRun()
    for cell in state.sweep.active { gatherListeners(of: Int(cell)) }
  }

  private mutating func queue(_ id: EnvironmentID, _ phase: Sweep.Phase) {
    guard !environments[Int(id.index)].needs.isDisjoint(with: phase.needs) else { return }
    let hint = hierarchy.hint(id)
    if !isBehind(hint.order), isInRegion(id.index) { state.sweep.queue.append(hint) }
  }

  /// The next environment to visit, in tree order; the sweep is then just before it.
  private mutating func advance() -> Int32? {
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
      if cell < 0 { return hint }
      let trait = cells[Int(cell)].trait
      let known = governor(of: trait, at: hint.environment)
      if known == cell { return hint }
      passOver(cells[Int(known)].owner)
    }
    return nil
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
}
