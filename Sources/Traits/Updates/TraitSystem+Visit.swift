internal import Journals
internal import ViewTree

/// What an update does at one environment.
extension TraitSystem {
  typealias Comparison = (TraitID, TraitValue, TraitValue) throws -> Bool

  /// Begins what the phase does at an environment.
  ///
  /// The tree's phase goes on with ``takeStep(_:)``.
  mutating func visit(_ environment: Int32) -> Work? {
    guard let phase = state.sweep.phase else { return nil }
    state.tally.visits += 1
    if state.sweep.visited.count < 8 { state.sweep.visited.append(environment) }
    switch phase {
    case .tree:
      state.sweep.current = environment
      state.sweep.stage = .willAppear
      return nil
    case .willAppear:
      return clear(.willAppear, at: environment) ? call(.viewWillAppear, at: environment) : nil
    case .didAppear:
      state.sweep.includesAnchor = true
      return clear(.didAppear, at: environment) ? call(.viewDidAppear, at: environment) : nil
    case .display:
      state.sweep.includesAnchor = true
      guard clear(.display, at: environment) else { return nil }
      countDrawing(of: environment)
      return callDraw(at: environment)
    }
  }

  /// `draw`: also where nobody overrides it, but something is shown that the owner resolves with the traits there.
  private mutating func callDraw(at environment: Int32) -> Work? {
    if let work = call(.draw, at: environment) { return work }
    return environments[Int(environment)].resolvesLook
      ? .callback(.draw, EnvironmentID(index: environment)) : nil
  }

  /// One stage of an environment's work; `nil` if it yields nothing.
  mutating func takeStep(_ areEqual: Comparison) throws -> Work? {
    let environment = state.sweep.current
    switch state.sweep.stage {
    case .willAppear:
      state.sweep.stage = .traits
      guard laysOut(environment), clear(.willAppear, at: environment) else { return nil }
      return call(.viewWillAppear, at: environment)
    case .traits:
      if hasLeft(environment) || hasLostTarget(environment) { return endVisit() }
      try takeTraits(at: environment, areEqual)
      return nil
    case .registrations:
      return try takeRegistration(at: environment, areEqual)
    case .didChange:
      if isSettledSince, state.sweep.tells { try tellNobodyOfThePast(at: environment, areEqual) }
      state.sweep.stage = .isAppearing
      return state.sweep.tells ? call(.traitCollectionDidChange, at: environment) : nil
    case .isAppearing, .controllerProperties, .properties:
      return takePropertiesStep(at: environment)
    case .controllerConstraints, .constraints, .willLayout, .layout, .didLayout:
      return takeLayoutStep(at: environment)
    }
  }

  /// Whether a callback has put the environment, or what it stands in, elsewhere: the update goes on there, or has passed by.
  ///
  /// What is left to be done at it is done where it stands then, after its traits.
  private func hasLeft(_ environment: Int32) -> Bool { state.sweep.anchor != environment }

  /// Whether a comparison there, which was put off, has taken what is updated away from below the environment.
  private func hasLostTarget(_ environment: Int32) -> Bool {
    guard state.sweep.interruptions.environment == environment, state.sweep.isForced else { return false }
    let (id, target) = (EnvironmentID(index: environment), EnvironmentID(index: state.sweep.target))
    return id != target && !hierarchy.isDescendant(target, of: id) && !hierarchy.isDescendant(id, of: target)
  }

  // MARK: - Properties and layout

  private mutating func takePropertiesStep(at environment: Int32) -> Work? {
    if hasLeft(environment) || !laysOut(environment) && !forcesProperties(of: environment) {
      return endVisit()
    }
    let controller = controller(of: environment)
    switch state.sweep.stage {
    case .isAppearing:
      state.sweep.stage = .controllerProperties
      if let controller, !state.sweep.isForced, clear(.isAppearing, at: environment),
        let work = call(.viewIsAppearing, at: controller)
      {
        return work
      }
      fallthrough
    case .controllerProperties:
      state.sweep.stage = .properties
      if let controller, clear(.controllerProperties, at: environment),
        let work = call(.updateProperties, at: controller)
      {
        return work
      }
      fallthrough
    default:
      state.sweep.stage = .controllerConstraints
      return clear(.properties, at: environment) ? call(.updateProperties, at: environment) : nil
    }
  }

  private mutating func takeLayoutStep(at environment: Int32) -> Work? {
    if state.sweep.stage != .didLayout, hasLeft(environment) || !laysOut(environment) { return endVisit() }
    switch state.sweep.stage {
    case .controllerConstraints:
      state.sweep.stage = .constraints
      if environments[Int(environment)].needs.contains(.constraints),
        let controller = controller(of: environment),
        let work = call(.updateViewConstraints, at: controller)
      {
        return work
      }
      fallthrough
    case .constraints:
      state.sweep.stage = .willLayout
      if clear(.constraints, at: environment), let work = call(.updateConstraints, at: environment) {
        return work
      }
      fallthrough
    case .willLayout:
      guard environments[Int(environment)].needs.contains(.layout) else { return endVisit() }
      state.sweep.stage = .layout
      if let work = callAround(environment, .viewWillLayoutSubviews, .containerViewWillLayoutSubviews) {
        return work
      }
      fallthrough
    case .layout:
      guard clear(.layout, at: environment) else { return endVisit() }
      state.sweep.stage = .didLayout
      countLayout(of: environment)
      return call(.layoutSubviews, at: environment)
    default:
      _ = endVisit()
      return callAround(environment, .viewDidLayoutSubviews, .containerViewDidLayoutSubviews)
    }
  }

  /// The controller whose view the environment is.
  private func controller(of environment: Int32) -> Int32? {
    let id = EnvironmentID(index: environment)
    return hierarchy.isRootView(id) ? hierarchy.parent(of: id)?.index : nil
  }

  /// The call before or after a layout: of the controller whose view is laid out, or of the presentation controller whose container view.
  private mutating func callAround(
    _ environment: Int32, _ ofController: Callback, _ ofPresentation: Callback
  ) -> Work? {
    if let controller = controller(of: environment) { return call(ofController, at: controller) }
    if hierarchy.kind(of: EnvironmentID(index: environment)) != .presentation { return nil }
    return call(ofPresentation, at: environment)
  }

  /// Whether the update was asked for the properties of the environment, or of what it stands in.
  private func forcesProperties(of environment: Int32) -> Bool {
    guard case .properties = state.sweep.kind else { return false }
    let (id, target) = (EnvironmentID(index: environment), EnvironmentID(index: state.sweep.target))
    return id == target || hierarchy.isDescendant(id, of: target)
  }

  /// Whether the update lays out the environment: not in an update of traits only, and not outside the target.
  private func laysOut(_ environment: Int32) -> Bool {
    guard hierarchy.isInHierarchy(EnvironmentID(index: environment)) else { return false }
    switch state.sweep.kind {
    case .everything: return true
    case .traits, .properties, .disappearance, .departure, .idle: return false
    case .appearance:
      let (id, target) = (EnvironmentID(index: environment), EnvironmentID(index: state.sweep.target))
      return id == target || hierarchy.isDescendant(id, of: target) || isSuperview(id)
    }
  }

  /// Whether a controller appears in the environment, which lays it out then; unless it is about to appear itself.
  func isSuperview(_ id: EnvironmentID) -> Bool {
    guard case .appearance = state.sweep.kind, !environments[Int(id.index)].needs.contains(.isAppearing)
    else {
      return false
    }
    return hierarchy.parent(of: EnvironmentID(index: state.sweep.target)) == id
  }

  private mutating func endVisit() -> Work? {
    state.sweep.current = -1
    state.sweep.tells = false
    return nil
  }

  // MARK: - Calling

  /// Takes a need away; whether it was there.
  mutating func clear(_ needs: Needs, at environment: Int32) -> Bool {
    guard environments[Int(environment)].needs.isSuperset(of: needs) else { return false }
    environments[Int(environment)].needs.subtract(needs)
    return true
  }

  /// The call of a method, if the environment overrides it.
  mutating func call(_ callback: Callback, at environment: Int32) -> Work? {
    guard environments[Int(environment)].interests & callback.bit != 0 else { return nil }
    if callback == .updateProperties, !has(.updatingProperties) { return nil }
    if callback.tracksReads, has(.tracking) { beginReading(callback, at: environment) }
    return .callback(callback, EnvironmentID(index: environment))
  }
}
