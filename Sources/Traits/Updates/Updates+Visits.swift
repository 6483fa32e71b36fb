internal import ViewTree

/// What a walk does at one environment, stage by stage.
extension Updates {
  /// Begins a visit: from here on the walk has reached the environment.
  mutating func visit(_ id: EnvironmentID) -> Progress {
    guard let phase = pass.phase else { return .proceed }
    if phase == .tree {
      pass.visit = Pass.Visit(environment: id, isUnderWay: true, previous: inheritance.values(at: id))
      inheritance.progress[top].frontier = id
      return step()
    }
    inheritance.progress[top].frontier = id
    guard inheritance.take(phase.needs, at: id) else { return .proceed }
    switch phase {
    case .willAppear: announceAppearing(id)
    case .didAppear: return call(.viewDidAppear, id)
    case .tree: break
    case .display:
      inheritance.rows[id].draws += 1
      cost.draws += 1
      report(.drew(id))
      return call(.draw, id)
    }
    return .proceed
  }

  /// Does one stage of the visit that is under way.
  mutating func step() -> Progress {
    let (stage, id) = (pass.visit.stage, pass.visit.environment)
    if stage != .didLayout, hasLeft(id) { return end() }
    switch stage {
    case .willAppear:
      setStage(.values)
      let isAsked = inheritance.rows[id].needs.contains(.willAppear)
      if isAsked, eligibleNeeds(of: id).contains(.willAppear), inheritance.take(.willAppear, at: id) {
        announceAppearing(id)
        return .proceed
      }
      return updatesValues(at: id) ? updateValues(at: id) : .proceed
    case .values:
      if updatesValues(at: id) { return updateValues(at: id) }
      setStage(.isAppearing)
      return .proceed
    case .registrations: return callRegistration(at: id)
    case .didChange: return callDidChange(at: id)
    case .didLayout:
      _ = end()
      return inheritance.tree.kind(of: id) == .presentation
        ? call(.containerViewDidLayoutSubviews, id) : callOwner(.viewDidLayoutSubviews, of: id)
    default: return stepOn(stage, at: id)
    }
  }

  /// A stage after the values: if it is asked for, values are brought up to date right before it.
  private mutating func stepOn(_ stage: Pass.Stage, at id: EnvironmentID) -> Progress {
    if inheritance.rows[id].needs.subtracting(.values).isDisjoint(with: .tree) { return end() }
    let eligible = eligibleNeeds(of: id)
    if eligible.isSubset(of: .values) { return end() }
    let need = stage.need
    let isAsked = inheritance.rows[id].needs.contains(need)
    if isAsked, refresh(before: stage, at: id, eligible) { return .proceed }
    switch stage {
    case .isAppearing:
      return take(need, eligible, then: .controllerProperties)
        ? callOwner(.viewIsAppearing, of: id) : .proceed
    case .controllerProperties:
      return take(need, eligible, then: .properties) ? callOwner(.updateProperties, of: id) : .proceed
    case .properties:
      return take(need, eligible, then: .controllerConstraints) ? call(.updateProperties, id) : .proceed
    case .controllerConstraints:
      setStage(.constraints)
      return isAsked && eligible.contains(need) ? callOwner(.updateViewConstraints, of: id) : .proceed
    case .constraints:
      return take(need, eligible, then: .willLayout) ? call(.updateConstraints, id) : .proceed
    case .willLayout:
      if !isAsked || !eligible.contains(need) { return end() }
      setStage(.layout)
      return inheritance.tree.kind(of: id) == .presentation
        ? call(.containerViewWillLayoutSubviews, id) : callOwner(.viewWillLayoutSubviews, of: id)
    default:
      guard take(need, eligible, then: .didLayout) else { return end() }
      inheritance.rows[id].layouts += 1
      cost.layouts += 1
      report(.laidOut(id))
      return call(.layoutSubviews, id)
    }
  }

  private mutating func take(_ need: Needs, _ eligible: Needs, then stage: Pass.Stage) -> Bool {
    setStage(stage)
    return eligible.contains(need) && inheritance.take(need, at: pass.visit.environment)
  }

  mutating func setStage(_ stage: Pass.Stage) { pass.visit.stage = stage }

  mutating func end() -> Progress {
    pass.visit.isUnderWay = false
    return .proceed
  }

  /// Whether a callback has put it, or what it stands in, elsewhere.
  private mutating func hasLeft(_ id: EnvironmentID) -> Bool {
    pass.isAssignment ? inheritance.tree.isDestroyed(id) : inheritance.progress[top].frontier != id
  }

  private mutating func updatesValues(at id: EnvironmentID) -> Bool {
    pass.isAssignment || eligibleNeeds(of: id).contains(.traits)
  }

  /// Right before a stage that is asked for, values are brought up to date once more where a callback has changed them (E10, R31).
  private mutating func refresh(before stage: Pass.Stage, at id: EnvironmentID, _ eligible: Needs) -> Bool {
    if pass.visit.refreshed >= stage || pass.visit.revision == inheritance.valuesRevision { return false }
    pass.visit.refreshed = stage
    if !eligible.contains(.traits) { return false }
    let values = inheritance.values(at: id)
    let isTold = !inheritance.isTop(id) || inheritance.scopes[inheritance.scope(of: id)].told == nil
    if isTold, inheritance.derivedValues(at: id).hasSameEntries(as: values) { return false }
    inheritance.split(id)
    pass.visit.previous = values
    pass.visit.resume = stage
    setStage(.values)
    return true
  }
}

extension Pass.Stage {
  /// What asks for the stage.
  fileprivate var need: Needs {
    switch self {
    case .isAppearing: .isAppearing
    case .controllerProperties: .controllerProperties
    case .properties: .properties
    case .controllerConstraints, .constraints: .constraints
    default: .layout
    }
  }
}
