internal import Traits

/// How updates go through the tree.
extension Model {
  package enum Update {
    case everything, traits(Int), properties(Int), layout(Int)
    case appearance(Int, in: Int)
    case disappearance(Int, to: Int?, isAnnounced: Bool)
    case assignment(Int, previous: [Int: Int])
    case calls
  }

  enum Phase: CaseIterable { case willAppear, tree, display, didAppear }
  enum Stage: Int {
    case willAppear, traits, registrations, didChange, isAppearing, controllerProperties, properties
    case controllerConstraints, constraints, willLayout, layout, didLayout
  }

  package struct Walk {
    var update: Update
    var announcements: [(TraitEvent, Int)] = []
    var announced: [Int] = []
    var isBegun = false
    var phase: Phase?
    /// Everything up to here in tree order was visited; −1 at first, `Int.max` at the end.
    var anchor = -1
    var current: Int?
    var stage = Stage.willAppear
    var resume = Stage.isAppearing
    var lastRefreshedStage = Stage.traits
    var calls: [Int] = []
    var previous: [Int: Int]?
    /// The method that runs, and what it has read where.
    var reader: (owner: Int, event: TraitEvent)?
    var reads: [Int: Set<Int>] = [:]
  }

  var top: Walk {
    get { walks[walks.count - 1] }
    set { walks[walks.count - 1] = newValue }
  }

  package mutating func begin(_ update: Update) {
    var walk = Walk(update: update)
    switch update {
    case .assignment(let id, let previous):
      (walk.current, walk.previous, walk.stage) = (id, previous, .traits)
    case .disappearance(let target, to: _, isAnnounced: true): walk.announced = appeared(in: target)
    case .disappearance(let target, to: _, isAnnounced: false):
      walk.announcements = appeared(in: target).map { (.viewWillDisappear, $0) }
    default: break
    }
    walks.append(walk)
    if case .appearance(let target, in: _) = update {
      for id in preorder(target) where nodes[id].kind == .controller { announceAppearing(id) }
    }
  }

  /// The controllers in an environment that have appeared.
  private func appeared(in id: Int) -> [Int] {
    preorder(id).filter {
      nodes[$0].kind == .controller && isInside($0) && !nodes[$0].needs.contains(.willAppear)
    }
  }

  /// Only `viewWillDisappear`: what a transition calls before it takes something out.
  mutating func announceDisappearance(_ id: Int) {
    begin(.calls)
    top.announcements = appeared(in: id).map { (.viewWillDisappear, $0) }
  }

  mutating func announceAppearing(_ id: Int) {
    announceLoading(id)
    top.announcements.append((.viewWillAppear, id))
  }

  mutating func announceLoading(_ id: Int) {
    if nodes[id].isLoaded { return }
    nodes[id].isLoaded = true
    if !isInside(id), let view = rootView(id) {
      nodes[view].values.merge(nodes[id].values.filter { HistoryTrait.isSystem($0.key) }) { $1 }
    }
    top.announcements += [(.loadView, id), (.viewDidLoad, id)]
  }

  package mutating func next() -> Work? {
    if walks.isEmpty { return nil }
    noteReads()
    while true {
      if !top.announcements.isEmpty {
        if let work = announce(top.announcements.removeFirst()) { return work }
      } else if let current = top.current {
        if let work = step(current) { return work }
      } else if let id = advance() {
        if let work = visit(id) { return work }
      } else if !beginPhase() {
        walks.removeLast()
        return nil
      }
    }
  }

  private mutating func announce(_ announcement: (TraitEvent, Int)) -> Work? {
    let (event, id) = announcement
    if nodes[id].isDestroyed { return nil }
    switch (top.update, event) {
    case (.appearance(let target, in: _), .viewWillAppear):
      if !contains(target, id) { return nil }
      top.announced.append(id)
    case (.disappearance(let target, to: _, isAnnounced: _), .viewWillDisappear):
      if !isInside(id) || !contains(target, id) { return nil }
      top.announced.append(id)
    default: break
    }
    return call(event, id)
  }

  /// What the method that has ended has read replaces what it had read before.
  private mutating func noteReads() {
    guard let reader = top.reader else { return }
    let isThere = nodes[reader.owner].handlers[reader.event] != nil
    nodes[reader.owner].reads[reader.event] = isThere ? top.reads : nil
    (top.reader, top.reads) = (nil, [:])
  }

  package mutating func read(_ trait: Int, _ id: Int) {
    guard let walk = walks.last, let reader = walk.reader else { return }
    if id == reader.owner || rootView(reader.owner) == id { top.reads[id, default: []].insert(trait) }
  }

  // MARK: - What a walk does where

  func eligible(_ id: Int) -> Set<Need> {
    let all = Set(Need.allCases)
    switch top.update {
    case .everything: return isVisited(id) && isInside(id) ? all : []
    case .properties(let target): return contains(target, id) ? [.properties, .controllerProperties] : []
    case .layout(let target):
      if !contains(target, id) { return [] }
      return isInside(id)
        ? all.subtracting([.display, .didAppear])
        : [.layout, .properties, .controllerProperties, .constraints]
    case .appearance(let target, in: _):
      if !isInside(id) { return [] }
      if contains(target, id) { return all }
      return nodes[target].parent == id && !nodes[id].needs.contains(.isAppearing) ? [.layout] : []
    case .traits, .disappearance, .assignment, .calls: return []
    }
  }

  func updatesTraits(_ id: Int) -> Bool {
    switch top.update {
    case .everything, .appearance: isVisited(id)
    case .traits(let target), .properties(let target): contains(target, id)
    case .layout(let target): contains(target, id) && isInside(id)
    case .disappearance, .assignment, .calls: false
    }
  }

  /// The next environment in tree order, whatever there is to do.
  private mutating func advance() -> Int? {
    guard let phase = top.phase, top.anchor != Int.max else { return nil }
    let order = order
    let start = top.anchor == -1 ? 0 : (order.firstIndex(of: top.anchor) ?? 0) + 1
    for id in order[start...] where id >= 0 {
      if phase == .tree, !updatesTraits(id), eligible(id).isEmpty { continue }
      top.anchor = id
      return id
    }
    return nil
  }

  private mutating func beginPhase() -> Bool {
    let isFirst = !top.isBegun
    top.isBegun = true
    switch top.update {
    case .everything, .layout: break
    case .traits, .properties: if !isFirst { return false }
    case .calls, .assignment: return false
    case .appearance(let target, in: let parent):
      if !isFirst { break }
      if nodes[target].isDestroyed || nodes[parent].isDestroyed { return false }
      move(target, to: parent)
      for controller in top.announced where contains(target, controller) {
        nodes[controller].needs.remove(.willAppear)
      }
    case .disappearance(let target, to: let parent, isAnnounced: _):
      if !isFirst { return false }
      leave(target, parent)
      return !top.announcements.isEmpty
    }
    top.anchor = Int.max
    guard let phase = nextPhase() else { return false }
    top.phase = phase
    top.anchor = -1
    return true
  }

  private mutating func leave(_ target: Int, _ parent: Int?) {
    if isInside(target) {
      if let parent, !nodes[parent].isDestroyed, !contains(target, holder(parent)) {
        move(target, to: parent)
      } else {
        relocate(target, to: nil)
      }
    }
    top.announcements = top.announced.map { (.viewDidDisappear, $0) }
  }

  private func nextPhase() -> Phase? {
    let all = order.filter { $0 >= 0 }
    func isNeeded(_ needs: Set<Need>) -> Bool {
      all.contains { !nodes[$0].needs.intersection(needs).isDisjoint(with: eligible($0)) }
    }
    if isNeeded([.willAppear]) { return .willAppear }
    if all.contains(where: { updatesTraits($0) && isStale($0) }) { return .tree }
    if isNeeded([.layout, .isAppearing, .properties, .controllerProperties, .constraints]) { return .tree }
    if isNeeded([.display]) { return .display }
    return isNeeded([.didAppear]) ? .didAppear : nil
  }

  private mutating func visit(_ id: Int) -> Work? {
    switch top.phase {
    case .tree:
      (top.current, top.stage, top.resume, top.lastRefreshedStage) = (id, .willAppear, .isAppearing, .traits)
      top.previous = nil
      return nil
    case .willAppear:
      if take(.willAppear, id) { announceAppearing(id) }
      return nil
    case .didAppear: return take(.didAppear, id) ? call(.viewDidAppear, id) : nil
    case .display:
      guard take(.display, id) else { return nil }
      nodes[id].draws += 1
      return call(.draw, id)
    case nil: return nil
    }
  }

  /// Does what was asked for, if this walk may.
  mutating func take(_ need: Need, _ id: Int) -> Bool {
    eligible(id).contains(need) && nodes[id].needs.remove(need) != nil
  }

  mutating func call(_ event: TraitEvent, _ id: Int, _ previous: [Int: Int]? = nil) -> Work? {
    if nodes[id].handlers[event] == nil { return nil }
    if event == .updateProperties, let version, version < .iOS26 { return nil }
    let isTracked = [
      .updateProperties, .updateConstraints, .updateViewConstraints, .layoutSubviews, .draw,
      .viewWillLayoutSubviews, .viewDidLayoutSubviews, .containerViewWillLayoutSubviews,
      .containerViewDidLayoutSubviews,
    ].contains(event)
    if isTracked, let version, version >= .iOS18 { top.reader = (id, event) }
    return .method(event, id, previous: previous)
  }
}
