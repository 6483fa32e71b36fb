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
  /// - Parameter areEqual: Compares two values of a trait. When it throws, the update stands before that comparison: the owner may revert to a mark, or
  ///   go on, and is asked again.
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
    settle(keepsQueue: true)
    if state.sweep.isRunning {
      state.outer.append(state.sweep)
      state.sweep = Sweep()
    }
    state.sweep.reset(to: kind, target: target, number: takeSweepNumber())
  }

  private mutating func finish() {
    if isMeasuring, case .everything = state.sweep.kind { measureRest() }
    if let outer = state.outer.popLast() { return goOn(with: outer) }
    let isConfined = state.sweep.target >= 0
    state.sweep.reset()
    compactPending(isConfined: isConfined)
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
    (state.sweep.phase, state.sweep.needs) = (phase, phase.needs)
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

  func pendingTraits(of environment: EnvironmentID) -> [TraitID] {
    ownCells(of: environment.index).filter { cells[$0].isPending }.map { TraitID(index: cells[$0].trait) }
  }

  private func nextPhase() -> Sweep.Phase? {
    if state.sweep.isForced { return .tree }
    var found: Needs = []
    if state.sweep.target >= 0, let few = fewConcerned() {
      for id in few { found.formUnion(environments[Int(id.index)].needs.intersection(concern(at: id.index))) }
    } else {
      for index in pending.indices {
        let environment = pending[index]
        found.formUnion(environments[Int(environment)].needs.intersection(concern(at: environment)))
      }
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
}
