import Traits
import ViewTree

extension Model {
  mutating func begin(_ kind: Kind) {
    var sweep = Sweep(kind: kind)
    if case .appearance(let target, _) = kind {
      sweep.announcements = preorder(target).filter { nodes[$0].kind == .controller }
    }
    sweeps.append(sweep)
  }

  mutating func next() -> Work? {
    let top = sweeps.count - 1
    guard top >= 0 else { return nil }
    while true {
      if sweeps[top].phase == nil, !sweeps[top].announcements.isEmpty {
        if let work = call(.viewWillAppear, sweeps[top].announcements.removeFirst()) { return work }
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
      if sweeps[top].target == nil, !isInside(id) { continue }
      sweeps[top].anchor = id
      return id
    }
    return nil
  }

  private mutating func beginPhase() -> Bool {
    let top = sweeps.count - 1
    let isFirst = sweeps[top].phase == nil
    if isFirst, case .appearance(let target, let parent) = sweeps[top].kind {
      move(target, to: parent)
      for member in preorder(target) { nodes[member].willAppear = false }
    }
    sweeps[top].anchor = Int.max
    guard let phase = nextPhase(sweeps[top], isFirst) else { return false }
    sweeps[top].phase = phase
    sweeps[top].anchor = -1
    return true
  }

  private func nextPhase(_ sweep: Sweep, _ isFirst: Bool) -> Phase? {
    if case .traits = sweep.kind { return isFirst ? .tree : nil }
    let all = nodes.indices.filter(isInside)
    let mine = all.filter { isInTarget($0, sweep) }
    if mine.contains(where: { nodes[$0].willAppear }) { return .willAppear }
    if all.contains(where: { isInRegion($0, sweep) && isStale($0) }) { return .tree }
    if mine.contains(where: { nodes[$0].needsLayout || nodes[$0].isAppearing }) { return .tree }
    if sweep.target == nil, mine.contains(where: { nodes[$0].needsDisplay }) { return .display }
    if mine.contains(where: { nodes[$0].didAppear }) { return .didAppear }
    return nil
  }

  private func isStale(_ id: Int) -> Bool {
    defaults.indices.contains { trait in
      let isOwn = (nodes[id].overrides[trait] ?? nodes[id].given[trait]) != nil
      return derived(trait, id) != nodes[id].values[trait] || isOwn != nodes[id].own.contains(trait)
    }
  }

  private mutating func visit(_ id: Int) -> Work? {
    let top = sweeps.count - 1
    guard let phase = sweeps[top].phase else { return nil }
    switch phase {
    case .tree:
      sweeps[top].current = id
      sweeps[top].stage = .willAppear
      return nil
    case .willAppear: return take(\.willAppear, id) ? call(.viewWillAppear, id) : nil
    case .didAppear: return take(\.didAppear, id) ? call(.viewDidAppear, id) : nil
    case .display:
      guard take(\.needsDisplay, id) else { return nil }
      nodes[id].draws += 1
      return call(.draw, id)
    }
  }

  private func laysOut(_ id: Int) -> Bool {
    guard isInside(id), let sweep = sweeps.last else { return false }
    switch sweep.kind {
    case .everything: return true
    case .traits: return false
    case .appearance(let target, _): return contains(target, id)
    }
  }

  private mutating func step(_ id: Int) -> Work? {
    let top = sweeps.count - 1
    let controller = nodes[id].isRootView ? nodes[id].parent : nil
    let previous = sweeps[top].previous
    switch sweeps[top].stage {
    case .willAppear:
      sweeps[top].stage = .traits
      return laysOut(id) && take(\.willAppear, id) ? call(.viewWillAppear, id) : nil
    case .traits:
      sweeps[top].stage = .registrations
      prepareCalls(id)
      return nil
    case .registrations:
      while let call = sweeps[top].calls.first {
        sweeps[top].calls.removeFirst()
        if registrations[call].isEnded { continue }
        registrations[call].calls += 1
        return .registration(call, id, previous: previous ?? [])
      }
      sweeps[top].stage = .didChange
      return nil
    case .didChange:
      sweeps[top].stage = .isAppearing
      return previous == nil ? nil : call(.traitCollectionDidChange, id, previous)
    case .isAppearing:
      guard laysOut(id) else { return end() }
      sweeps[top].stage = .willLayout
      return take(\.isAppearing, id) ? controller.flatMap { call(.viewIsAppearing, $0, previous) } : nil
    case .willLayout:
      guard laysOut(id), nodes[id].needsLayout else { return end() }
      sweeps[top].stage = .layout
      return controller.flatMap { call(.viewWillLayoutSubviews, $0, previous) }
    case .layout:
      guard laysOut(id), take(\.needsLayout, id) else { return end() }
      sweeps[top].stage = .didLayout
      nodes[id].layouts += 1
      return call(.layoutSubviews, id, previous)
    case .didLayout:
      _ = end()
      return controller.flatMap { call(.viewDidLayoutSubviews, $0, previous) }
    }
  }

  private mutating func prepareCalls(_ id: Int) {
    let top = sweeps.count - 1
    let old = nodes[id].values
    let changed = updateTraits(id)
    sweeps[top].calls = []
    sweeps[top].previous = changed.isEmpty ? nil : old
    if changed.isEmpty { return }
    sweeps[top].calls = registrations.indices.filter {
      registrations[$0].environment == id && !registrations[$0].isEnded
        && !registrations[$0].traits.filter(changed.contains).isEmpty
    }
    let view = holder(id)
    let draws = nodes[id].usesColour || nodes[id].interests.contains(.draw)
    if draws, nodes[view].isDrawn, changed.contains(where: { affectsColour[$0] }) {
      nodes[view].needsLayout = true
      nodes[view].needsDisplay = true
    }
  }

  private mutating func end() -> Work? {
    sweeps[sweeps.count - 1].current = nil
    sweeps[sweeps.count - 1].previous = nil
    return nil
  }

  private mutating func take(_ need: WritableKeyPath<Node, Bool>, _ id: Int) -> Bool {
    defer { nodes[id][keyPath: need] = false }
    return nodes[id][keyPath: need]
  }

  private func call(_ callback: Callback, _ id: Int, _ previous: [Int]? = nil) -> Work? {
    nodes[id].interests.contains(callback) ? .callback(callback, id, previous: previous) : nil
  }
}
