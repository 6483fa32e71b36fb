internal import Journals
internal import ViewTree

/// What an update does at one environment.
extension TraitSystem {
  typealias Comparison = (TraitID, TraitValue, TraitValue) throws -> Bool

  /// Begins what the phase does at an environment.
  ///
  /// The tree's phase goes on with ``takeStep(_:)``.
  mutating func visit(_ environment: Int32) -> Work? {
    let top = state.sweeps.count - 1
    guard let phase = state.sweeps[top].phase else { return nil }
    state.tally.visits += 1
    if state.sweeps[top].visited.count < 8 { state.sweeps[top].visited.append(environment) }
    switch phase {
    case .tree:
      state.sweeps[top].current = environment
      state.sweeps[top].stage = .willAppear
      return nil
    case .willAppear:
      return clear(.willAppear, at: environment) ? call(.viewWillAppear, at: environment) : nil
    case .didAppear:
      state.sweeps[top].includesAnchor = true
      return clear(.didAppear, at: environment) ? call(.viewDidAppear, at: environment) : nil
    case .display:
      state.sweeps[top].includesAnchor = true
      guard clear(.display, at: environment) else { return nil }
      environments[Int(environment)].draws += 1
      state.tally.draws += 1
      return call(.draw, at: environment)
    }
  }

  /// One stage of an environment's work; `nil` if it yields nothing.
  mutating func takeStep(_ areEqual: Comparison) throws -> Work? {
    let top = state.sweeps.count - 1
    let environment = state.sweeps[top].current
    switch state.sweeps[top].stage {
    case .willAppear:
      state.sweeps[top].stage = .traits
      guard laysOut(environment), clear(.willAppear, at: environment) else { return nil }
      return call(.viewWillAppear, at: environment)
    case .traits:
      state.sweeps[top].includesAnchor = true
      state.sweeps[top].stage = .registrations
      try updateTraits(of: environment, areEqual)
      return nil
    case .registrations:
      return takeRegistration(at: environment)
    case .didChange:
      state.sweeps[top].stage = .isAppearing
      guard let previous = state.sweeps[top].previous else { return nil }
      return call(.traitCollectionDidChange, at: environment, previous: previous)
    case .isAppearing, .willLayout, .layout, .didLayout:
      return takeLayoutStep(at: environment)
    }
  }

  private mutating func takeRegistration(at environment: Int32) -> Work? {
    let top = state.sweeps.count - 1
    while let registration = state.sweeps[top].calls.popLast() {
      let index = Int(registration)
      guard !registrations[index].isEnded, let previous = state.sweeps[top].previous else { continue }
      registrations[index].calls += 1
      return .registration(
        RegistrationID(index: registration), EnvironmentID(index: environment), previous: previous)
    }
    state.sweeps[top].stage = .didChange
    return nil
  }

  // MARK: - Layout

  private mutating func takeLayoutStep(at environment: Int32) -> Work? {
    let top = state.sweeps.count - 1
    let id = EnvironmentID(index: environment)
    let previous = state.sweeps[top].previous
    let controller = hierarchy.isRootView(id) ? hierarchy.parent(of: id)?.index : nil
    switch state.sweeps[top].stage {
    case .isAppearing:
      if laysOut(environment) {
        state.sweeps[top].stage = .willLayout
        guard let controller, clear(.isAppearing, at: environment) else { return nil }
        return call(.viewIsAppearing, at: controller, previous: previous)
      }
      return endVisit()
    case .willLayout:
      guard laysOut(environment), environments[Int(environment)].needs.contains(.layout) else {
        return endVisit()
      }
      state.sweeps[top].stage = .layout
      return controller.flatMap { call(.viewWillLayoutSubviews, at: $0, previous: previous) }
    case .layout:
      guard laysOut(environment), clear(.layout, at: environment) else { return endVisit() }
      state.sweeps[top].stage = .didLayout
      environments[Int(environment)].layouts += 1
      state.tally.layouts += 1
      return call(.layoutSubviews, at: environment, previous: previous)
    default:
      _ = endVisit()
      return controller.flatMap { call(.viewDidLayoutSubviews, at: $0, previous: previous) }
    }
  }

  /// Whether the update lays out the environment: not in an update of traits only, and not outside the target.
  private func laysOut(_ environment: Int32) -> Bool {
    guard let sweep = state.sweeps.last, hierarchy.isInHierarchy(EnvironmentID(index: environment)) else {
      return false
    }
    switch sweep.kind {
    case .everything: return true
    case .traits: return false
    case .appearance:
      let (id, target) = (EnvironmentID(index: environment), EnvironmentID(index: sweep.target))
      return id == target || hierarchy.isDescendant(id, of: target)
    }
  }

  private mutating func endVisit() -> Work? {
    let top = state.sweeps.count - 1
    state.sweeps[top].current = -1
    state.sweeps[top].previous = nil
    return nil
  }

  // MARK: - Calling

  /// Takes a need away; whether it was there.
  private mutating func clear(_ needs: Needs, at environment: Int32) -> Bool {
    guard environments[Int(environment)].needs.isSuperset(of: needs) else { return false }
    environments[Int(environment)].needs.subtract(needs)
    return true
  }

  /// The call of a method, if the environment overrides it.
  func call(_ callback: Callback, at environment: Int32, previous: TraitCollection? = nil) -> Work? {
    guard environments[Int(environment)].interests & callback.bit != 0 else { return nil }
    return .callback(callback, EnvironmentID(index: environment), previous: previous)
  }
}
