internal import Traits

/// What a walk does at one environment.
extension Model {
  mutating func step(_ id: Int) -> Work? {
    if case .assignment = top.update {
      if nodes[id].isDestroyed { return end() }
    } else if top.anchor != id, top.stage != .didLayout {
      return end()
    }
    switch top.stage {
    case .willAppear:
      top.stage = .traits
      if take(.willAppear, id) { announceAppearing(id) }
      return nil
    case .traits:
      prepareCalls(id)
      return nil
    case .registrations: return callRegistration(id)
    case .didChange:
      top.stage = top.resume
      defer { if case .assignment = top.update { _ = end() } }
      guard let previous = top.previous, !differences(previous, nodes[id].values).isEmpty else { return nil }
      return call(.traitCollectionDidChange, id, previous)
    default:
      if top.stage != .didLayout {
        if eligible(id).isEmpty { return end() }
        if refresh(id) { return nil }
      }
      return layOut(id)
    }
  }

  private mutating func end() -> Work? {
    (top.current, top.previous) = (nil, nil)
    return nil
  }

  /// Right before a stage that is asked for, values are brought up to date once more (E10).
  private mutating func refresh(_ id: Int) -> Bool {
    let stage = top.stage
    let need: Need =
      switch stage {
      case .isAppearing: .isAppearing
      case .controllerProperties: .controllerProperties
      case .properties: .properties
      case .controllerConstraints, .constraints: .constraints
      default: .layout
      }
    if stage.rawValue <= top.lastRefreshedStage.rawValue || !nodes[id].needs.contains(need) { return false }
    top.lastRefreshedStage = stage
    if !updatesTraits(id) { return false }
    (top.stage, top.resume) = (.traits, stage)
    return true
  }

  private mutating func prepareCalls(_ id: Int) {
    top.stage = .registrations
    var old = nodes[id].values
    if case .assignment = top.update {
      old = top.previous ?? old
    } else {
      (top.calls, top.previous) = ([], nil)
      if !updatesTraits(id) { return }
      old = nodes[id].lastNotified ?? old
      nodes[id].lastNotified = nil
      nodes[id].values = derived(id)
      nodes[id].own = Set(inputs(id).keys)
    }
    let changed = differences(old, nodes[id].values)
    top.calls = []
    top.previous = changed.isEmpty ? nil : old
    if changed.isEmpty { return }
    if version != .iOS16 {
      top.calls = registrations.indices.filter {
        registrations[$0].environment == id && !registrations[$0].isEnded
      }
    }
    invalidateReaders(of: id, changed)
    if changed.contains(where: { affectsColour[$0] }) {
      for (event, _) in nodes[id].handlers where event != .updateProperties { ask(for: event, of: id) }
    }
    if nodes[holder(id)].isDrawn, looksDifferent(id, changed) {
      nodes[holder(id)].needs.formUnion([.layout, .display])
    }
  }

  private mutating func callRegistration(_ id: Int) -> Work? {
    while let index = top.calls.first {
      top.calls.removeFirst()
      guard !registrations[index].isEnded, let previous = top.previous else { continue }
      // An update inside may have brought other values.
      let changed = differences(previous, nodes[id].values)
      if !registrations[index].traits.contains(where: changed.contains) { continue }
      registrations[index].calls += 1
      return .registration(index, id, previous: previous)
    }
    top.stage = .didChange
    return nil
  }

  private func looksDifferent(_ id: Int, _ changed: [Int]) -> Bool {
    if nodes[id].usesColour || nodes[id].handlers[.draw] != nil,
      changed.contains(where: { affectsColour[$0] })
    {
      return true
    }
    return nodes[id].showsImage && changed.contains(where: HistoryTrait.isSystem)
  }

  /// Since iOS 18: every method that has read one of the traits there is asked for again.
  private mutating func invalidateReaders(of id: Int, _ changed: [Int]) {
    guard let version, version >= .iOS18 else { return }
    for owner in nodes.indices {
      for (event, reads) in nodes[owner].reads where !(reads[id] ?? []).isDisjoint(with: changed) {
        ask(for: event, of: owner)
      }
    }
  }

  /// Asks for a method once more; others than those of layout, constraints, properties and drawing are not asked for.
  private mutating func ask(for event: TraitEvent, of id: Int) {
    switch event {
    case .draw: nodes[id].needs.insert(.display)
    case .updateProperties:
      nodes[holder(id)].needs.insert(nodes[id].kind == .controller ? .controllerProperties : .properties)
    case .updateConstraints, .updateViewConstraints: nodes[holder(id)].needs.insert(.constraints)
    case .layoutSubviews, .viewWillLayoutSubviews, .viewDidLayoutSubviews, .containerViewWillLayoutSubviews,
      .containerViewDidLayoutSubviews:
      nodes[holder(id)].needs.insert(.layout)
    default: break
    }
  }

  // MARK: - After the values

  private mutating func layOut(_ id: Int) -> Work? {
    let controller = nodes[id].isRootView ? nodes[id].parent : nil
    let isContainer = nodes[id].kind == .presentation
    switch top.stage {
    case .isAppearing:
      top.stage = .controllerProperties
      return take(.isAppearing, id) ? controller.flatMap { call(.viewIsAppearing, $0) } : nil
    case .controllerProperties:
      top.stage = .properties
      return take(.controllerProperties, id) ? controller.flatMap { call(.updateProperties, $0) } : nil
    case .properties:
      top.stage = .controllerConstraints
      return take(.properties, id) ? call(.updateProperties, id) : nil
    case .controllerConstraints:
      top.stage = .constraints
      guard nodes[id].needs.contains(.constraints), eligible(id).contains(.constraints) else { return nil }
      return controller.flatMap { call(.updateViewConstraints, $0) }
    case .constraints:
      top.stage = .willLayout
      return take(.constraints, id) ? call(.updateConstraints, id) : nil
    case .willLayout:
      guard nodes[id].needs.contains(.layout), eligible(id).contains(.layout) else { return end() }
      top.stage = .layout
      if isContainer { return call(.containerViewWillLayoutSubviews, id) }
      return controller.flatMap { call(.viewWillLayoutSubviews, $0) }
    case .layout:
      guard take(.layout, id) else { return end() }
      top.stage = .didLayout
      nodes[id].layouts += 1
      return call(.layoutSubviews, id)
    default:
      _ = end()
      if isContainer { return call(.containerViewDidLayoutSubviews, id) }
      return controller.flatMap { call(.viewDidLayoutSubviews, $0) }
    }
  }
}
