internal import ViewTree

/// What a pass does at one environment.
extension TraitSystem {
  /// Begins a visit: from here on the walk has reached the environment.
  mutating func visit(_ id: EnvironmentID) -> Progress {
    let top = passes.count - 1
    switch passes[top].phase {
    case .tree:
      let previous = inheritance.values(at: id)
      inheritance.progress[top].frontier = id
      passes[top].visit = Pass.Visit(environment: id, stage: .willAppear, previous: previous)
    case .willAppear:
      inheritance.progress[top].frontier = id
      if inheritance.take(.willAppear, at: id) { announceAppearing(id) }
    case .didAppear:
      inheritance.progress[top].frontier = id
      if inheritance.take(.didAppear, at: id) { return call(.viewDidAppear, id) }
    case .display:
      inheritance.progress[top].frontier = id
      guard inheritance.take(.display, at: id) else { return .proceed }
      inheritance.rows[id].draws += 1
      cost.draws += 1
      report(.drew(id))
      return call(.draw, id)
    case nil: break
    }
    return .proceed
  }

  /// Does one stage of the visit that is under way.
  mutating func step(_ stage: Pass.Stage, at id: EnvironmentID) -> Progress {
    if stage != .didLayout, hasLeft(id) { return end() }
    if stage > .didChange, stage < .didLayout {
      if !laysOut(id) { return end() }
      if let progress = refresh(before: stage, at: id) { return progress }
    }
    switch stage {
    case .willAppear:
      setStage(.values)
      if eligibleNeeds(of: id).contains(.willAppear), inheritance.take(.willAppear, at: id) {
        announceAppearing(id)
      }
      return .proceed
    case .values:
      if updatesValues(at: id) { return updateValues(at: id) }
      setStage(.isAppearing)
      return .proceed
    case .registrations: return callRegistration(at: id)
    case .didChange: return callDidChange(at: id)
    case .isAppearing, .controllerProperties, .properties: return stepProperties(stage, at: id)
    case .controllerConstraints, .constraints, .willLayout, .layout, .didLayout:
      return stepLayout(stage, at: id)
    }
  }

  private mutating func stepProperties(_ stage: Pass.Stage, at id: EnvironmentID) -> Progress {
    let eligible = eligibleNeeds(of: id)
    switch stage {
    case .isAppearing:
      setStage(.controllerProperties)
      if eligible.contains(.isAppearing), inheritance.take(.isAppearing, at: id) {
        return callOwner(.viewIsAppearing, of: id)
      }
    case .controllerProperties:
      setStage(.properties)
      if eligible.contains(.controllerProperties), inheritance.take(.controllerProperties, at: id) {
        return callOwner(.updateProperties, of: id)
      }
    default:
      setStage(.controllerConstraints)
      if eligible.contains(.properties), inheritance.take(.properties, at: id) {
        return call(.updateProperties, id)
      }
    }
    return .proceed
  }

  private mutating func stepLayout(_ stage: Pass.Stage, at id: EnvironmentID) -> Progress {
    let isContainer = tree.kind(of: id) == .presentation
    let eligible = eligibleNeeds(of: id)
    switch stage {
    case .controllerConstraints:
      setStage(.constraints)
      let isAsked = eligible.contains(.constraints) && inheritance.rows[id].needs.contains(.constraints)
      return isAsked ? callOwner(.updateViewConstraints, of: id) : .proceed
    case .constraints:
      setStage(.willLayout)
      let isAsked = eligible.contains(.constraints) && inheritance.take(.constraints, at: id)
      return isAsked ? call(.updateConstraints, id) : .proceed
    case .willLayout:
      if !eligible.contains(.layout) || !inheritance.rows[id].needs.contains(.layout) { return end() }
      setStage(.layout)
      return isContainer
        ? call(.containerViewWillLayoutSubviews, id) : callOwner(.viewWillLayoutSubviews, of: id)
    case .layout:
      guard inheritance.take(.layout, at: id) else { return end() }
      setStage(.didLayout)
      inheritance.rows[id].layouts += 1
      cost.layouts += 1
      report(.laidOut(id))
      return call(.layoutSubviews, id)
    default:
      _ = end()
      return isContainer
        ? call(.containerViewDidLayoutSubviews, id) : callOwner(.viewDidLayoutSubviews, of: id)
    }
  }

  private mutating func setStage(_ stage: Pass.Stage) { passes[passes.count - 1].visit?.stage = stage }

  /// Whether a callback has put it, or what it stands in, elsewhere.
  private func hasLeft(_ id: EnvironmentID) -> Bool {
    if case .assignment = passes[passes.count - 1].kind { return tree.isDestroyed(id) }
    return inheritance.progress[passes.count - 1].frontier != id
  }

  private mutating func end() -> Progress {
    passes[passes.count - 1].visit = nil
    return .proceed
  }

  // MARK: - Values

  private func updatesValues(at id: EnvironmentID) -> Bool {
    if case .assignment = passes[passes.count - 1].kind { return true }
    return eligibleNeeds(of: id).contains(.traits)
  }

  /// Right before a stage that is asked for, the values are brought up to date once more (E10, R31).
  private mutating func refresh(before stage: Pass.Stage, at id: EnvironmentID) -> Progress? {
    let top = passes.count - 1
    guard let visit = passes[top].visit, visit.refreshed < stage, isAsked(stage, at: id) else { return nil }
    passes[top].visit?.refreshed = stage
    if !updatesValues(at: id) { return nil }
    let values = inheritance.values(at: id)
    let isTold = !inheritance.isTop(id) || inheritance.scopes[inheritance.scope(of: id)].told == nil
    if isTold, inheritance.derivedValues(at: id).hasSameEntries(as: values) { return nil }
    inheritance.split(id)
    passes[top].visit?.previous = values
    passes[top].visit?.resume = stage
    setStage(.values)
    return .proceed
  }

  private func isAsked(_ stage: Pass.Stage, at id: EnvironmentID) -> Bool {
    let needs = inheritance.rows[id].needs
    switch stage {
    case .isAppearing: return needs.contains(.isAppearing)
    case .controllerProperties: return needs.contains(.controllerProperties)
    case .properties: return needs.contains(.properties)
    case .controllerConstraints, .constraints: return needs.contains(.constraints)
    default: return needs.contains(.layout)
    }
  }

  /// Finds out what an environment answers from now on, and what of it has changed.
  private mutating func updateValues(at id: EnvironmentID) -> Progress {
    let top = passes.count - 1
    guard let visit = passes[top].visit else { return .proceed }
    let scope = inheritance.scope(of: id)
    var (current, changed) = (inheritance.values(at: id), [TraitID]())
    var previous = visit.previous
    var updatesScope = true
    if case .assignment = passes[top].kind {
      guard let found = changedTraits(current, previous) else { return ask() }
      (changed, updatesScope) = (found, false)
    } else if inheritance.isTop(id) {
      current = inheritance.derivedValues(at: id)
      previous = inheritance.scopes[scope].told ?? previous
      guard let found = changedTraits(current, previous) else { return ask() }
      if !deliver(current, to: scope, changed: found, since: previous) { return ask() }
      changed = found
      if inheritance.rows[id].needs.contains(.traits) { countedRoots.append(id) }
      reportChanges(at: id, changed, from: previous, to: current)
    } else if let delivery = inheritance.scopes[scope].deliveries.last, delivery.pass == Int32(top),
      delivery.previous.isIdentical(to: previous), delivery.values.isIdentical(to: current)
    {
      changed = delivery.changed
    } else {
      guard let found = changedTraits(current, previous) else { return ask() }
      changed = found
    }
    if updatesScope { inheritance.rows[id].needs.subtract(.values) }
    postponeIfAwaiting(id)
    passes[top].visit?.previous = previous
    passes[top].visit?.current = current
    passes[top].visit?.changed = changed
    passes[top].visit?.nextCall = 0
    let isCalled = !changed.isEmpty && version != .iOS16
    passes[top].visit?.calls = isCalled ? inheritance.details(of: id)?.registrations ?? [] : []
    if !changed.isEmpty { invalidate(id, because: changed) }
    setStage(.registrations)
    return .proceed
  }

  /// Asks for another visit where values are on their way that have not come to an environment or its source: by this walk, or by
  /// that of an outer pass.
  private mutating func postponeIfAwaiting(_ id: EnvironmentID) {
    guard let place = inheritance.isTop(id) ? inheritance.source(of: id) : id else { return }
    let (order, top) = (tree.order(of: place), Int32(passes.count - 1))
    for delivery in inheritance.scopes[inheritance.scope(of: place)].deliveries
    where !inheritance.isReached(order, by: delivery.pass) {
      if delivery.pass == top { inheritance.mark(id, .visit) } else { passes[Int(top)].postponed.append(id) }
    }
  }

  private func ask() -> Progress {
    guard let question else { return .proceed }
    return .step(.compare(question.trait, question.old, question.new))
  }

  /// Gives a top its values, and sends them on their way to the members of its scope; `false` where a question comes first.
  private mutating func deliver(
    _ values: TraitCollection, to scope: Int, changed: [TraitID], since previous: TraitCollection
  ) -> Bool {
    let rest = inheritance.scopes[scope].rest
    guard let restChanged = rest.isIdentical(to: previous) ? changed : changedTraits(values, rest) else {
      return false
    }
    let top = passes.count - 1
    // Equal values may be others all the same: one that is set and one that is the default.
    let isSame = [inheritance.scopes[scope].own, rest].allSatisfy { $0.hasSameEntries(as: values) }
    inheritance.scopes[scope].own = values
    inheritance.scopes[scope].told = nil
    if let id = inheritance.topID(of: scope) { inheritance.noteApplied(at: id) }
    inheritance.progress[top].touched.append(Int32(scope))
    if restChanged.isEmpty, inheritance.scopes[scope].deliveries.isEmpty {
      inheritance.scopes[scope].rest = values
    } else {
      inheritance.scopes[scope].deliveries.append(
        Scope.Delivery(pass: Int32(top), values: values, previous: rest, changed: restChanged))
      inheritance.wakeListeners(in: scope)
    }
    if !isSame { inheritance.wakeTops(in: scope) }
    return true
  }

  /// Ends a walk: what was on its way has arrived everywhere, and scopes that nothing keeps apart are joined.
  mutating func settle() {
    let top = inheritance.progress.count - 1
    let touched = inheritance.progress[top].touched
    inheritance.progress[top].touched = []
    if countsEnvironments { countChanges(touched) }
    countedRoots = []
    for scope in touched.map(Int.init) {
      guard let last = inheritance.scopes[scope].deliveries.last(where: { $0.pass == Int32(top) }) else {
        continue
      }
      inheritance.scopes[scope].rest = last.values
      inheritance.scopes[scope].deliveries = []
    }
    for scope in touched.map(Int.init) { inheritance.joinIfPossible(scope) }
  }

  /// The traits whose values differ; `nil` where the caller has to say first whether two values are equal.
  mutating func changedTraits(_ new: TraitCollection, _ old: TraitCollection) -> [TraitID]? {
    var changed: [TraitID] = []
    for (trait, new, old) in inheritance.definitions.differences(between: new, and: old) {
      cost.comparisons += 1
      if case .object(let left) = new, case .object(let right) = old, left.comparesByCode,
        right.comparesByCode
      {
        let known = comparisons.first { $0.trait == trait && $0.old == old && $0.new == new }
        guard let known else {
          question = Comparison(trait: trait, old: old, new: new)
          return nil
        }
        if known.isEqual { continue }
      }
      changed.append(trait)
    }
    return changed
  }

  // MARK: - Calls

  private mutating func callRegistration(at id: EnvironmentID) -> Progress {
    let top = passes.count - 1
    guard let visit = passes[top].visit else { return .proceed }
    // A pass inside a callback may have brought other values.
    if !visit.current.isIdentical(to: inheritance.values(at: id)), visit.nextCall > 0 {
      let current = inheritance.values(at: id)
      guard let changed = changedTraits(current, visit.previous) else { return ask() }
      passes[top].visit?.current = current
      passes[top].visit?.changed = changed
      return .proceed
    }
    var next = visit.nextCall
    while next < visit.calls.count {
      let registration = visit.calls[next]
      next += 1
      let row = Int(registration.index)
      if registrationRows[row].isEnded { continue }
      if !registrationRows[row].traits.contains(where: visit.changed.contains) { continue }
      passes[top].visit?.nextCall = next
      registrationRows[row].calls += 1
      noteCall(id)
      let callback = Callback(
        target: .registration(registration), tag: registrationRows[row].tag, environment: id,
        previous: visit.previous, changed: visit.changed)
      return .step(.call(callback))
    }
    passes[top].visit?.nextCall = next + 1
    setStage(.didChange)
    return .proceed
  }

  private mutating func callDidChange(at id: EnvironmentID) -> Progress {
    let top = passes.count - 1
    guard let visit = passes[top].visit else { return .proceed }
    if !visit.current.isIdentical(to: inheritance.values(at: id)), !visit.changed.isEmpty {
      let current = inheritance.values(at: id)
      guard let changed = changedTraits(current, visit.previous) else { return ask() }
      passes[top].visit?.current = current
      passes[top].visit?.changed = changed
      return .proceed
    }
    if case .assignment = passes[top].kind { _ = end() } else { setStage(visit.resume) }
    if visit.changed.isEmpty { return .proceed }
    return call(.traitCollectionDidChange, id, previous: visit.previous, changed: visit.changed)
  }

  /// Calls a method of the controller whose view this is.
  private mutating func callOwner(_ event: TraitEvent, of view: EnvironmentID) -> Progress {
    guard tree.isRootView(view), let owner = tree.parent(of: view) else { return .proceed }
    return call(event, owner)
  }

  mutating func call(
    _ event: TraitEvent, _ id: EnvironmentID, previous: TraitCollection? = nil, changed: [TraitID] = []
  ) -> Progress {
    guard let tag = inheritance.details(of: id)?.tag(of: event) else { return .proceed }
    if event == .updateProperties, let version, version < .iOS26 { return .proceed }
    if event.isTracked, let version, version >= .iOS18 { passes[passes.count - 1].reader = (id, event) }
    noteCall(id)
    return .step(
      .call(Callback(target: .method(event), tag: tag, environment: id, previous: previous, changed: changed))
    )
  }

  private mutating func noteCall(_ id: EnvironmentID) {
    cost.callbacks += 1
    let top = passes.count - 1
    if passes[top].rounds >= Self.passLimit - 1 { passes[top].callers.append(id) }
  }
}
