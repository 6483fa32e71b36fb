import Traits
import ViewTree

extension Model {
  package mutating func begin(_ kind: Kind) {
    var sweep = Sweep(kind: kind)
    switch kind {
    case .appearance(let target, _):
      sweep.announcements = preorder(target).filter { nodes[$0].kind == .controller }
    case .disappearance(let target, _):
      sweep.announcements = preorder(target).filter {
        nodes[$0].kind == .controller && !nodes[$0].needs.contains(.willAppear)
      }
    case .everything, .traits, .properties, .departure: break
    }
    sweeps.append(sweep)
  }

  package mutating func next() -> Work? {
    let top = sweeps.count - 1
    guard top >= 0 else { return nil }
    noteReads()
    while true {
      if sweeps[top].phase == nil, !sweeps[top].announcements.isEmpty {
        if let work = announce(sweeps[top].announcements.removeFirst()) { return work }
      } else if let current = sweeps[top].current {
        if let work = step(current) { return work }
      } else if let id = advance() {
        if let work = visit(id) { return work }
      } else if !beginPhase() {
        sweeps.removeLast()
        return nil
      }
    }
  }

  private mutating func announce(_ id: Int) -> Work? {
    let top = sweeps.count - 1
    switch sweeps[top].kind {
    case .appearance(let target, _):
      guard !nodes[id].isDestroyed, contains(target, id) else { return nil }
      sweeps[top].announced.append(id)
      return call(.viewWillAppear, id)
    case .departure: return call(.viewDidDisappear, id)
    case .disappearance(let target, _):
      guard isInside(id), contains(target, id) else { return nil }
      sweeps[top].announced.append(id)
      return call(.viewWillDisappear, id)
    case .everything, .traits, .properties: return nil
    }
  }

  /// What the method that has ended has read replaces what it had read before.
  private mutating func noteReads() {
    let top = sweeps.count - 1
    guard let reader = sweeps[top].reader else { return }
    let isThere = nodes[reader.owner].handlers[reader.callback] != nil
    nodes[reader.owner].reads[reader.callback] = isThere ? sweeps[top].reads : nil
    (sweeps[top].reader, sweeps[top].reads) = (nil, [:])
  }

  mutating func read(_ trait: Int, _ id: Int) {
    guard let top = sweeps.indices.last, let reader = sweeps[top].reader else { return }
    if id == reader.owner || rootView(reader.owner) == id { sweeps[top].reads[id, default: []].insert(trait) }
  }

  private func isInRegion(_ id: Int, _ sweep: Sweep) -> Bool {
    sweep.target.map { contains($0, id) || contains(id, $0) } ?? true
  }

  private func isInTarget(_ id: Int, _ sweep: Sweep) -> Bool { sweep.target.map { contains($0, id) } ?? true }

  /// The next environment in tree order, whatever there is to do.
  private mutating func advance() -> Int? {
    let top = sweeps.count - 1
    guard sweeps[top].phase != nil, sweeps[top].anchor != Int.max else { return nil }
    let order = order
    let start = sweeps[top].anchor == -1 ? 0 : (order.firstIndex(of: sweeps[top].anchor) ?? 0) + 1
    for id in order[start...] where id >= 0 && isInRegion(id, sweeps[top]) {
      if sweeps[top].target == nil, !isFollowing(id) { continue }
      sweeps[top].anchor = id
      return id
    }
    return nil
  }

  private mutating func beginPhase() -> Bool {
    let top = sweeps.count - 1
    let isFirst = sweeps[top].phase == nil
    switch sweeps[top].kind {
    case .appearance(let target, let parent) where isFirst:
      move(target, to: parent)
      for told in sweeps[top].announced where contains(target, told) { nodes[told].needs.remove(.willAppear) }
    case .disappearance(let target, let parent):
      if isInside(target) { move(target, to: parent) }
      sweeps[top].kind = .departure(target)
      sweeps[top].announcements = sweeps[top].announced
      return true
    case .departure: return false
    default: break
    }
    sweeps[top].anchor = Int.max
    guard let phase = nextPhase(sweeps[top], isFirst) else { return false }
    sweeps[top].phase = phase
    sweeps[top].anchor = -1
    return true
  }

  private func nextPhase(_ sweep: Sweep, _ isFirst: Bool) -> Phase? {
    switch sweep.kind {
    case .traits, .properties: return isFirst ? .tree : nil
    default: break
    }
    let all = nodes.indices.filter(isFollowing)
    let mine = all.filter { isInTarget($0, sweep) }
    let inTree: Set<Need> = [.layout, .isAppearing, .properties, .controllerProperties, .constraints]
    if mine.contains(where: { nodes[$0].needs.contains(.willAppear) }) { return .willAppear }
    if all.contains(where: { isInRegion($0, sweep) && isStale($0) }) { return .tree }
    if mine.contains(where: { !nodes[$0].needs.isDisjoint(with: inTree) }) { return .tree }
    if all.contains(where: { isSuperview($0) && nodes[$0].needs.contains(.layout) }) { return .tree }
    if sweep.draws, mine.contains(where: { nodes[$0].needs.contains(.display) }) { return .display }
    if mine.contains(where: { nodes[$0].needs.contains(.didAppear) }) { return .didAppear }
    return nil
  }

  private mutating func visit(_ id: Int) -> Work? {
    let top = sweeps.count - 1
    guard let phase = sweeps[top].phase else { return nil }
    switch phase {
    case .tree:
      sweeps[top].current = id
      sweeps[top].stage = .willAppear
      return nil
    case .willAppear: return take(.willAppear, id) ? call(.viewWillAppear, id) : nil
    case .didAppear: return take(.didAppear, id) ? call(.viewDidAppear, id) : nil
    case .display:
      guard take(.display, id) else { return nil }
      nodes[id].draws += 1
      nodes[id].drawn = nodes[id].values
      if let work = call(.draw, id) { return work }
      return nodes[id].usesColour || nodes[id].showsImage ? .callback(.draw, id, previous: nil) : nil
    }
  }

  private mutating func step(_ id: Int) -> Work? {
    let top = sweeps.count - 1
    let previous = sweeps[top].previous
    switch sweeps[top].stage {
    case .willAppear:
      sweeps[top].stage = .traits
      return laysOut(id) && take(.willAppear, id) ? call(.viewWillAppear, id) : nil
    case .traits:
      if hasLeft(id) { return end() }
      sweeps[top].stage = .registrations
      prepareCalls(id)
      return nil
    case .registrations:
      while let call = sweeps[top].calls.first {
        sweeps[top].calls.removeFirst()
        if registrations[call].isEnded { continue }
        // An update inside may have brought other values.
        guard let previous,
          registrations[call].traits.contains(where: { previous[$0] != nodes[id].values[$0] })
        else { continue }
        registrations[call].calls += 1
        return .registration(call, id, previous: previous)
      }
      sweeps[top].stage = .didChange
      return nil
    case .didChange:
      sweeps[top].stage = .isAppearing
      return previous == nil || previous == nodes[id].values
        ? nil : call(.traitCollectionDidChange, id, previous)
    case .isAppearing, .controllerProperties, .properties: return propertiesStep(id)
    default: return layoutStep(id)
    }
  }

  /// Whether a callback has put it, or what it stands in, elsewhere.
  func hasLeft(_ id: Int) -> Bool { sweeps.last?.anchor != id }

  private mutating func prepareCalls(_ id: Int) {
    let top = sweeps.count - 1
    let old = nodes[id].values
    let changed = updateTraits(id)
    sweeps[top].calls = []
    sweeps[top].previous = changed.isEmpty ? nil : old
    if changed.isEmpty { return }
    if version.map({ $0 >= .iOS17 }) ?? true {
      sweeps[top].calls = registrations.indices.filter {
        registrations[$0].environment == id && !registrations[$0].isEnded
          && !registrations[$0].traits.filter(changed.contains).isEmpty
      }
    }
    invalidateReaders(of: id, changed)
    if nodes[holder(id)].isDrawn, looksDifferent(id, changed) {
      nodes[holder(id)].needs.formUnion([.layout, .display])
    }
  }

  /// Whether what an environment shows may look different when these traits have changed.
  private func looksDifferent(_ id: Int, _ changed: [Int]) -> Bool {
    if nodes[id].usesColour || nodes[id].handlers[.draw] != nil,
      changed.contains(where: { affectsColour[$0] })
    {
      return true
    }
    return nodes[id].showsImage && changed.contains { $0 < HistoryTrait.systemCount }
  }

  /// Since iOS 18: every method that has read one of the traits there is asked for again.
  private mutating func invalidateReaders(of id: Int, _ changed: [Int]) {
    guard let version, version >= .iOS18 else { return }
    for owner in nodes.indices {
      for (callback, reads) in nodes[owner].reads
      where !(reads[id] ?? []).isDisjoint(with: changed) {
        switch callback {
        case .draw: nodes[owner].needs.insert(.display)
        case .updateProperties:
          nodes[holder(owner)].needs.insert(
            nodes[owner].kind == .controller ? .controllerProperties : .properties)
        case .updateConstraints, .updateViewConstraints: nodes[holder(owner)].needs.insert(.constraints)
        default: nodes[holder(owner)].needs.insert(.layout)
        }
      }
    }
  }

  mutating func end() -> Work? {
    sweeps[sweeps.count - 1].current = nil
    sweeps[sweeps.count - 1].previous = nil
    return nil
  }

  mutating func take(_ need: Need, _ id: Int) -> Bool { nodes[id].needs.remove(need) != nil }

  mutating func call(_ callback: Callback, _ id: Int, _ previous: [Int]? = nil) -> Work? {
    if nodes[id].handlers[callback] == nil { return nil }
    if callback == .updateProperties, let version, version < .iOS26 { return nil }
    let isTracked = [
      .updateProperties, .updateConstraints, .updateViewConstraints, .layoutSubviews, .draw,
      .viewWillLayoutSubviews, .viewDidLayoutSubviews, .containerViewWillLayoutSubviews,
      .containerViewDidLayoutSubviews,
    ].contains(callback)
    if isTracked, let version, version >= .iOS18 { sweeps[sweeps.count - 1].reader = (id, callback) }
    return .callback(callback, id, previous: previous)
  }
}
