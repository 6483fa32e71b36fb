internal import ViewTree

extension TraitSystem {
  /// Begins the visit of an environment; from now on the walk counts as having reached it.
  mutating func visit(_ id: EnvironmentID) {
    guard pass.phase == .tree else { return doOnce(at: id) }
    let change = scopes[scope(of: id)].change(by: depth, at: id)
    let isNotified = change != nil && !rows[id].needs.contains(.willAppear)
    pass.visit.begin(.willAppear, at: id, change, answering: change == nil ? collection(at: id) : nil)
    pass.frontier = id
    if isNotified { notifyObservers(of: id) } else { continueVisit(.willAppear, at: id) }
  }

  /// Does the work of the walks other than the tree walk: appearance callbacks, and draws.
  private mutating func doOnce(at id: EnvironmentID) {
    pass.frontier = id
    switch pass.phase {
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

  /// Clears a need that this pass handles; returns whether it was there.
  private mutating func take(_ need: Needs, at id: EnvironmentID) -> Bool {
    guard rows[id].needs.contains(need), eligibleNeeds(of: id).contains(need) else { return false }
    rows[id].needs.subtract(need)
    return true
  }

  private mutating func endVisit() { pass.visit.environment = nil }

  /// Continues the visit in progress, until it ends or something has to be handed out.
  mutating func continueVisit(at id: EnvironmentID) {
    let row = rows[id]
    if pass.visit.stage == .registrations, pass.visit.call < 0, row.details == 0, row.needs.isEmpty {
      return endVisit()
    }
    // A callback may have moved the environment or an ancestor.
    let hasLeft = pass.isAssignment ? tree.isDestroyed(id) : pass.frontier != id
    if hasLeft, pass.visit.stage != .didLayout { return endVisit() }
    while !hasPendingOutput, pass.visit.environment != nil { continueVisit(pass.visit.stage, at: id) }
  }

  private mutating func continueVisit(_ stage: Visit.Stage, at id: EnvironmentID) {
    switch stage {
    case .willAppear:
      pass.visit.stage = .values
      if take(.willAppear, at: id) { return announceAppearing(id) }
      fallthrough
    case .values:
      if pass.visit.change != nil, !pass.visit.isDisturbed { return notifyObservers(of: id) }
      // A member of a scope has the values of the scope, and none are in delivery.
      let isSettled = !pass.visit.isDisturbed && rows[id].needs.isDisjoint(with: .values) && !isTop(id)
      if pass.isAssignment || !isSettled && eligibleNeeds(of: id).contains(.traits) {
        return updateValues(at: id)
      }
      pass.visit.stage = .isAppearing
    case .registrations: callRegistrations(at: id)
    case .didChange: callDidChange(at: id)
    case .didLayout:
      endVisit()
      callAround(id, .viewDidLayoutSubviews, .containerViewDidLayoutSubviews)
    default: continueAfterValues(stage, at: id)
    }
  }

  /// Does a stage that comes after the values; if it is needed, values are updated right before it.
  private mutating func continueAfterValues(_ stage: Visit.Stage, at id: EnvironmentID) {
    let needs = rows[id].needs.subtracting(.values)
    if needs.isDisjoint(with: .tree) { return endVisit() }
    let eligible = eligibleNeeds(of: id)
    if eligible.isSubset(of: .values) { return endVisit() }
    if rows[id].details == 0, !pass.visit.isDisturbed, tree.kind(of: id) == .view, !tree.isRootView(id) {
      // No method observes any of the stages.
      rows[id].needs.subtract(eligible.intersection(.tree))
      if needs.intersection(eligible).contains(.layout) { layOut(id) }
      return endVisit()
    }
    let isAsked = needs.contains(stage.need)
    if isAsked, refresh(before: stage, at: id, eligible) { return }
    let isDue = isAsked && eligible.contains(stage.need)
    if !isDue, stage.need == .layout { return endVisit() }
    pass.visit.stage = Visit.Stage(rawValue: stage.rawValue + 1) ?? .didLayout
    if !isDue { return continueAfterValues(pass.visit.stage, at: id) }
    // The view has the same need as its controller's method, which runs first: the need stays for it.
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
      layOut(id)
      call(.layoutSubviews, id)
    }
  }

  private mutating func layOut(_ id: EnvironmentID) {
    rows[id].layouts += 1
    cost.layouts += 1
    report(.laidOut(id))
  }

  /// Updates values once more right before a stage that is needed, if a callback has changed them (E10, R31).
  private mutating func refresh(before stage: Visit.Stage, at id: EnvironmentID, _ eligible: Needs) -> Bool {
    if !pass.visit.isDisturbed || pass.visit.lastRefreshedStage.rawValue >= stage.rawValue { return false }
    if !eligible.contains(.traits) { return false }
    let values = collection(at: id)
    let isNotified = !isTop(id) || scopes[scope(of: id)].lastNotified == nil
    if isNotified, derivedValues(at: id).hasSameEntries(as: values) { return false }
    split(id)
    pass.visit.begin(.values, at: id, answering: values)
    pass.visit.lastRefreshedStage = stage
    return true
  }

  // MARK: - Values

  /// Computes the new values of an environment, and which of them have changed.
  private mutating func updateValues(at id: EnvironmentID) {
    let isTop = !pass.isAssignment && isTop(id)
    guard let change = isTop ? renewTop(id) : change(to: collection(at: id), from: pass.visit.previous)
    else { return }
    if isTop || pass.isAssignment { reportChanges(at: id, change) }
    if !change.changed.isEmpty {
      pass.visit.change = change
      return notifyObservers(of: id)
    }
    if pass.isAssignment { return endVisit() }
    rows[id].needs.subtract(.values)
    pass.visit.stage = pass.visit.stageAfterValues
  }

  private mutating func notifyObservers(of id: EnvironmentID) {
    let row = rows[id]
    if !pass.isAssignment, !row.needs.isEmpty { rows[id].needs.subtract(.values) }
    pass.visit.stage = .registrations
    pass.visit.call = version == .iOS16 ? -1 : row.registration
    pass.visit.end = Int32(registrationRows.count)
    if row.details > 0 || version != nil { invalidate(id) }
    callRegistrations(at: id)
  }

  /// The difference between two collections; nil if the caller has to compare two values first.
  private mutating func change(to current: TraitCollection, from previous: TraitCollection) -> Change? {
    if current.isIdentical(to: previous) { return Change.none }
    return changedTraits(current, previous).map { Change(previous, current, $0) }
  }

  /// Computes the values of a top, and begins their delivery to the scope's members; nil if the caller has to compare two values first.
  private mutating func renewTop(_ id: EnvironmentID) -> Change? {
    let scope = scope(of: id)
    if scopes[scope].deliveringPass != depth { freeze(scope) }
    let (values, old) = (derivedValues(at: id), scopes[scope].memberValues)
    guard let change = change(to: values, from: scopes[scope].lastNotified ?? pass.visit.previous),
      let memberChange = old.isIdentical(to: change.previous) ? change : self.change(to: values, from: old)
    else { return nil }
    // Collections with equal values may still differ: a value may be set in one and a default in the other.
    let isSame = old.hasSameEntries(as: values) && scopes[scope].own.hasSameEntries(as: values)
    (scopes[scope].own, scopes[scope].lastNotified) = (values, nil)
    pass.touched.append(scope)
    if rows[id].details > 0 {
      changeDetails(of: id) { $0.applied = $0.inputs.traits }
      if rows[id].needs.contains(.traits) { pass.roots.append(id) }
    }
    if memberChange.changed.isEmpty {
      (scopes[scope].memberValues, scopes[scope].delivery) = (values, nil)
    } else {
      (scopes[scope].delivery, scopes[scope].deliveringPass) = (memberChange, depth)
      wakeListeners(in: scope)
    }
    if !isSame { wakeTops(in: scope) }
    return change
  }

  /// Reports changed values where the change begins; below, it is the same change.
  private mutating func reportChanges(at id: EnvironmentID, _ change: Change) {
    if !reportsEvents || change.changed.isEmpty { return }
    let (inputs, isWoken) = (inputs(at: id), rows[id].needs.contains(.inheritedValues))
    for trait in change.changed where !isWoken || inputs[trait] != nil {
      let (from, to) = (value(of: trait, in: change.previous), value(of: trait, in: change.current))
      events?.append(.changed(trait, at: id, from: from, to: to))
    }
  }

  // MARK: - Calls

  private mutating func callRegistrations(at id: EnvironmentID) {
    while pass.visit.call >= 0, pass.visit.call < pass.visit.end {
      guard renewChange(at: id), let change = pass.visit.change else { return }
      let index = Int(pass.visit.call)
      let (next, tag) = (registrationRows[index].next, registrationRows[index].tag)
      pass.visit.call = next
      if !registrationRows[index].hears(of: change.changed) { continue }
      registrationRows[index].calls += 1
      return handOut(.registration(RegistrationID(index: Int32(index))), tag, id, change)
    }
    pass.visit.stage = .didChange
    callDidChange(at: id)
  }

  private mutating func callDidChange(at id: EnvironmentID) {
    let isObserved = rows[id].details > 0 && handler(of: .traitCollectionDidChange, at: id) != nil
    if isObserved, !renewChange(at: id) { return }
    pass.visit.stage = pass.visit.stageAfterValues
    if pass.isAssignment { endVisit() }
    if isObserved, let change = pass.visit.change, !change.changed.isEmpty {
      call(.traitCollectionDidChange, id, change)
    } else if !pass.isAssignment {
      continueAfterValues(pass.visit.stage, at: id)
    }
  }

  /// Computes the change anew if a pass inside a callback may have altered values; false if the caller has to compare two values first.
  private mutating func renewChange(at id: EnvironmentID) -> Bool {
    guard pass.visit.isDisturbed, let change = pass.visit.change else { return true }
    let current = collection(at: id)
    if current.isIdentical(to: change.current) { return true }
    guard let changed = changedTraits(current, change.previous) else { return false }
    pass.visit.change = Change(change.previous, current, changed)
    return true
  }

  /// Calls a method of the controller that owns this view, or of the presentation controller itself.
  private mutating func callAround(_ id: EnvironmentID, _ event: TraitEvent, _ container: TraitEvent? = nil) {
    if let container, tree.kind(of: id) == .presentation { return call(container, id) }
    if tree.isRootView(id), let owner = tree.parent(of: id) { call(event, owner) }
  }

  mutating func call(_ event: TraitEvent, _ id: EnvironmentID, _ change: Change? = nil) {
    guard let tag = handler(of: event, at: id) else { return }
    if event == .updateProperties, let version, version < .iOS26 { return }
    if event.isTracked, let version, version >= .iOS18 { pass.reader = (id, event, []) }
    handOut(.method(event), tag, id, change)
  }

  private mutating func handOut(
    _ target: Callback.Target, _ tag: Int, _ id: EnvironmentID, _ change: Change?
  ) {
    cost.callbacks += 1
    pass.visit.isDisturbed = true
    if pass.rounds >= Self.passLimit - 1 { pass.callers.append(id) }
    // For a controller's method, the values of its view; outside of a visit nothing has changed.
    let before = change == nil && pass.visit.environment != nil ? pass.visit.previous : nil
    pass.step = .call(Callback(target: target, tag: tag, environment: id, change: change, before: before))
  }
}
