internal import ViewTree

/// What a walk does at one environment, stage by stage.
extension TraitSystem {
  /// Begins a visit: from here on the walk has reached the environment.
  mutating func visit(_ id: EnvironmentID) {
    let previous = pass.phase == .tree ? collection(at: id) : TraitCollection()
    pass.frontier = id
    switch pass.phase {
    case .tree: pass.visit = Visit(environment: id, previous: previous)
    case .willAppear: if take(.willAppear, at: id) { announceAppearing(id) }
    case .didAppear: if take(.didAppear, at: id) { call(.viewDidAppear, id) }
    default:
      if !take(.display, at: id) { return }
      rows[id].draws += 1
      cost.draws += 1
      report(.drew(id))
      call(.draw, id)
    }
  }

  /// Whether something was to be done that this pass does, and is done now.
  private mutating func take(_ need: Needs, at id: EnvironmentID) -> Bool {
    guard rows[id].needs.contains(need), eligibleNeeds(of: id).contains(need) else { return false }
    rows[id].needs.subtract(need)
    return true
  }

  private mutating func endVisit() { pass.visit.environment = nil }

  /// Does one stage of the visit that is under way.
  mutating func goOn(_ stage: Visit.Stage, at id: EnvironmentID) {
    // A callback may have put it, or what it stands in, elsewhere.
    let hasLeft = pass.isAssignment ? tree.isDestroyed(id) : pass.frontier != id
    if hasLeft, stage != .didLayout { return endVisit() }
    switch stage {
    case .willAppear:
      pass.visit.stage = .values
      if take(.willAppear, at: id) { return announceAppearing(id) }
      fallthrough
    case .values:
      if pass.isAssignment || eligibleNeeds(of: id).contains(.traits) { return updateValues(at: id) }
      pass.visit.stage = .isAppearing
    case .registrations: callRegistration(at: id)
    case .didChange: callDidChange(at: id)
    case .didLayout:
      endVisit()
      callAround(id, .viewDidLayoutSubviews, .containerViewDidLayoutSubviews)
    default: goOnBehindValues(stage, at: id)
    }
  }

  /// A stage behind the values: where it is asked for, values are brought up to date right before it.
  private mutating func goOnBehindValues(_ stage: Visit.Stage, at id: EnvironmentID) {
    let (needs, eligible) = (rows[id].needs.subtracting(.values), eligibleNeeds(of: id))
    if needs.isDisjoint(with: .tree) || eligible.isSubset(of: .values) { return endVisit() }
    let isAsked = needs.contains(stage.need)
    if isAsked, refresh(before: stage, at: id, eligible) { return }
    let isDue = isAsked && eligible.contains(stage.need)
    if !isDue, stage.need == .layout { return endVisit() }
    pass.visit.stage = Visit.Stage(rawValue: stage.rawValue + 1) ?? .didLayout
    if !isDue { return goOnBehindValues(pass.visit.stage, at: id) }
    // A controller's method comes first where its view has the same need.
    let isFirst = stage == .controllerConstraints || stage == .willLayout
    if !isFirst { rows[id].needs.subtract(stage.need) }
    switch stage {
    case .isAppearing: callAround(id, .viewIsAppearing)
    case .controllerProperties: callAround(id, .updateProperties)
    case .properties: call(.updateProperties, id)
    case .controllerConstraints: callAround(id, .updateViewConstraints)
    case .constraints: call(.updateConstraints, id)
    case .willLayout: callAround(id, .viewWillLayoutSubviews, .containerViewWillLayoutSubviews)
    default:
      rows[id].layouts += 1
      cost.layouts += 1
      report(.laidOut(id))
      call(.layoutSubviews, id)
    }
  }

  /// Right before a stage that is asked for, values are brought up to date once more where a callback has changed them (E10, R31).
  private mutating func refresh(
    before stage: Visit.Stage, at id: EnvironmentID, _ eligible: Needs
  ) -> Bool {
    if !pass.visit.isDisturbed || pass.visit.refreshed.rawValue >= stage.rawValue { return false }
    if !eligible.contains(.traits) { return false }
    let values = collection(at: id)
    let isTold = !isTop(id) || scopes[scope(of: id)].told == nil
    if isTold, derivedValues(at: id).hasSameEntries(as: values) { return false }
    split(id)
    (pass.visit.refreshed, pass.visit.stage, pass.visit.previous) = (stage, .values, values)
    pass.visit.isDisturbed = false
    return true
  }

  // MARK: - Values

  /// Finds out what an environment answers from now on, and what of it has changed.
  private mutating func updateValues(at id: EnvironmentID) {
    let scope = scope(of: id)
    let isTop = !pass.isAssignment && isTop(id)
    if isTop, let delivery = scopes[scope].delivery, delivery.pass != depth { freeze(scope) }
    let previous = isTop ? scopes[scope].told ?? pass.visit.previous : pass.visit.previous
    let current = isTop ? derivedValues(at: id) : collection(at: id)
    let known = isTop || pass.isAssignment ? nil : delivered(in: scope, to: previous)
    guard let changed = known ?? changedTraits(current, previous),
      !isTop || deliver(current, to: scope, changed: changed, since: previous)
    else { return }
    if isTop || pass.isAssignment { reportChanges(at: id, changed, from: previous, to: current) }
    if !pass.isAssignment { rows[id].needs.subtract(.values) }
    if changed.isEmpty {
      pass.visit.stage = pass.visit.resume
      if pass.isAssignment { endVisit() }
      return
    }
    (pass.visit.previous, pass.visit.current, pass.visit.changed) = (previous, current, changed)
    pass.visit.stage = .registrations
    pass.visit.calls = version == .iOS16 ? [] : ArraySlice(registrations(at: id))
    invalidate(id, because: changed)
  }

  /// What this walk has changed for the members of a scope, if that is what one of them has not heard of.
  private mutating func delivered(in scope: Int, to previous: TraitCollection) -> [TraitID]? {
    guard let delivery = scopes[scope].delivery, delivery.pass == depth,
      scopes[scope].rest.isIdentical(to: previous)
    else { return nil }
    return delivery.changed
  }

  /// Gives a top its values, and sends them on their way to the members of its scope; `false` where a question comes first.
  private mutating func deliver(
    _ values: TraitCollection, to scope: Int, changed: [TraitID], since previous: TraitCollection
  ) -> Bool {
    let rest = scopes[scope].rest
    guard let restChanged = rest.isIdentical(to: previous) ? changed : changedTraits(values, rest) else {
      return false
    }
    // Equal values may be others all the same: one that is set and one that is the default.
    let isSame = rest.hasSameEntries(as: values) && scopes[scope].own.hasSameEntries(as: values)
    (scopes[scope].own, scopes[scope].told) = (values, nil)
    if let top = scopes[scope].top, rows[top].details > 0 {
      changeDetails(of: top) { $0.applied = $0.inputs.traits }
      if rows[top].needs.contains(.traits) { pass.roots.append(top) }
    }
    pass.touched.append(scope)
    if restChanged.isEmpty {
      (scopes[scope].rest, scopes[scope].delivery) = (values, nil)
    } else {
      scopes[scope].delivery = Scope.Delivery(pass: depth, values: values, changed: restChanged)
      wakeListeners(in: scope)
    }
    if !isSame { wakeTops(in: scope) }
    return true
  }

  /// Tells of changed values where they begin: below, they are the same change.
  private mutating func reportChanges(
    at id: EnvironmentID, _ changed: [TraitID], from old: TraitCollection, to new: TraitCollection
  ) {
    if !reportsEvents || changed.isEmpty { return }
    let (inputs, isWoken) = (inputs(at: id), rows[id].needs.contains(.visit))
    for trait in changed where !isWoken || inputs[trait] != nil {
      let (from, to) = (value(of: trait, in: old), value(of: trait, in: new))
      events.append(.changed(trait, at: id, from: from, to: to))
    }
  }

  // MARK: - Calls

  private mutating func callRegistration(at id: EnvironmentID) {
    guard let registration = pass.visit.calls.first else {
      pass.visit.stage = .didChange
      return callDidChange(at: id)
    }
    guard let changed = stillChanged(at: id) else { return }
    pass.visit.calls.removeFirst()
    let row = registrationRows[Int(registration.index)]
    if row.isEnded || !row.traits.contains(where: changed.contains) { return }
    registrationRows[Int(registration.index)].calls += 1
    handOut(.registration(registration), row.tag, id, pass.visit.previous, changed)
  }

  private mutating func callDidChange(at id: EnvironmentID) {
    guard let changed = stillChanged(at: id) else { return }
    let previous = pass.visit.previous
    pass.visit.stage = pass.visit.resume
    if pass.isAssignment { endVisit() }
    if !changed.isEmpty { call(.traitCollectionDidChange, id, previous: previous, changed: changed) }
  }

  /// What is still different from before, where a pass inside a callback may have brought other values.
  ///
  /// `nil` where a question comes first.
  private mutating func stillChanged(at id: EnvironmentID) -> [TraitID]? {
    let current = collection(at: id)
    if current.isIdentical(to: pass.visit.current) { return pass.visit.changed }
    guard let changed = changedTraits(current, pass.visit.previous) else { return nil }
    (pass.visit.current, pass.visit.changed) = (current, changed)
    return changed
  }

  /// Calls a method of the controller whose view this is, or of the presentation controller itself.
  private mutating func callAround(
    _ id: EnvironmentID, _ event: TraitEvent, _ container: TraitEvent? = nil
  ) {
    if let container, tree.kind(of: id) == .presentation { return call(container, id) }
    if tree.isRootView(id), let owner = tree.parent(of: id) { call(event, owner) }
  }

  mutating func call(
    _ event: TraitEvent, _ id: EnvironmentID, previous: TraitCollection? = nil, changed: [TraitID] = []
  ) {
    guard let tag = handler(of: event, at: id) else { return }
    if event == .updateProperties, let version, version < .iOS26 { return }
    if event.isTracked, let version, version >= .iOS18 { pass.reader = Pass.Reader(id: id, event: event) }
    // Of a controller's method, its view's; outside of a visit nothing has changed.
    let before = previous ?? (pass.visit.environment == nil ? nil : pass.visit.previous)
    handOut(.method(event), tag, id, before, changed)
  }

  private mutating func handOut(
    _ target: Callback.Target, _ tag: Int, _ id: EnvironmentID, _ previous: TraitCollection?,
    _ changed: [TraitID]
  ) {
    cost.callbacks += 1
    pass.visit.isDisturbed = true
    if pass.rounds >= Self.passLimit - 1 { pass.callers.append(id) }
    pass.step = .call(
      Callback(target: target, tag: tag, environment: id, previous: previous, changed: changed))
  }
}
