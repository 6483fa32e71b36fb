public import ViewTree

/// Updates: how they begin, and how they walk through the tree.
///
/// **The rule of an update.** A walk goes top-down, in preorder. It visits only environments that can notice a change: those with pending
/// inputs or in a new place, those that listen where values have changed, those that need layout, properties or a draw. At each it
/// computes the values (those of the source, with the own inputs on top). If a value differs from before, it calls the registrations
/// and `traitCollectionDidChange`. Then come properties, constraints and layout; values are updated once more right before each of
/// them (`TraitSystem+Visits.swift`). Walks repeat until none is needed; then what needs it is drawn. An environment that the walk has not
/// reached still has its old values. What callbacks change behind the walk is the next walk's work.
extension TraitSystem {
  /// The number of passes in progress; after a call that may begin a pass, the caller takes steps until the depth is as before.
  public var depth: Int { outer.count }

  mutating func begin(_ kind: Pass.Kind) {
    // What the outer passes are delivering, this pass delivers too in the places that it reaches.
    if depth > 0 {
      for scope in touched where scopes[scope].delivery != nil {
        if let top = scopes[scope].top { mark(top, .inheritedValues) }
      }
    }
    let next = Pass(kind)
    // Members below that were not reached yet have to be found (R35).
    if depth > 0, let region = next.region { freeze(scope(of: region)) }
    outer.append(next)
    swap(&pass, &outer[outer.count - 1])
  }

  /// The scopes to which the passes in progress have given values.
  var touched: [Int] { outer.flatMap(\.touched) + pass.touched }

  /// Continues the innermost pass, and returns its next step; nil when that pass has ended.
  ///
  /// - Throws: If an update still has work after ``passLimit`` walks, with the names of the environments whose callbacks cause it.
  public mutating func next() throws(TraitProblem) -> Step? {
    while true {
      if hasEvents, let event = events?.removeFirst() { return .event(event) }
      if outer.isEmpty { return nil }
      if let step = pass.step.take() { return step }
      if pass.reader != nil { noteReads() }
      if try !advance(), !hasEvents {
        pop()
        return nil
      }
    }
  }

  /// Does the next piece of work of the innermost pass; false if nothing is left.
  private mutating func advance() throws(TraitProblem) -> Bool {
    if let announcement = pass.announcements.popFirst() {
      announce(announcement.event, announcement.id)
      return true
    }
    if let id = pass.visit.environment {
      continueVisit(at: id)
      if hasPendingOutput || pass.visit.environment != nil { return true }
    }
    if let id = nextPlace() {
      visit(id)
      return true
    }
    if pass.phase == .tree { finishWalk() }
    if !beginWalking() { return false }
    return pass.announcements.isEmpty ? try beginPhase() : true
  }

  /// Whether a step, an event or an announcement has to be handed out before the walk goes on.
  var hasPendingOutput: Bool { pass.step != nil || hasEvents || !pass.announcements.isEmpty }

  private mutating func nextPlace() -> EnvironmentID? {
    guard let phase = pass.phase else { return nil }
    if !pass.queue.arrivals.isEmpty || pass.queue.revision != tree.revision { orderQueue(phase) }
    while let place = pass.queue.places.popLast() {
      // An environment that was marked twice is in the queue twice.
      if place.id == pass.frontier { continue }
      if place.isWoken { return place.id }
      let needs = rows[place.id].needs.intersection(phase)
      if !needs.isEmpty, !eligibleNeeds(of: place.id).isDisjoint(with: needs) { return place.id }
    }
    return nil
  }

  /// Adds newly marked environments ahead of the walk to the queue, and sorts it again if the tree has changed.
  private mutating func orderQueue(_ phase: Needs) {
    if pass.queue.revision != tree.revision {
      pass.queue.arrivals += pass.queue.places
      (pass.queue.places, pass.queue.revision) = ([], tree.revision)
    }
    let frontier = pass.frontier.map { tree.order(of: $0) } ?? 0
    let places = pass.queue.arrivals.compactMap { place -> Pass.Place? in
      let (id, order) = (place.id, tree.order(of: place.id))
      // Members of a scope that was frozen meanwhile are notified through their new top.
      let isWoken = place.isWoken && scopes[scope(of: id)].change(by: depth, at: id) != nil
      if order <= frontier || !isWoken && rows[id].needs.isDisjoint(with: phase) { return nil }
      return Pass.Place(order: order, id: id, isWoken: isWoken)
    }
    pass.queue.arrivals = []
    pass.queue.add(places.sorted { $0.order > $1.order })
  }

  /// Chooses the walk that is needed next, and begins it.
  private mutating func beginPhase() throws(TraitProblem) -> Bool {
    (pass.phase, pass.frontier) = (nil, nil)
    if let region = pass.region, eligibleNeeds(of: region).contains(.traits),
      !derivedValues(at: region).hasSameEntries(as: collection(at: region))
    {
      split(region)
      mark(region, .traits)
    }
    let candidates = takeCandidates()
    var union: Needs = []
    for id in candidates.lazy.map(\.id) where !rows[id].needs.isSubset(of: union) {
      union.formUnion(rows[id].needs.intersection(eligibleNeeds(of: id)))
    }
    let phase = Needs.phases.first { !union.isDisjoint(with: $0) }
    if phase ?? .didAppear == .didAppear, !pendingDisappearances.isEmpty, pass.kind == .update {
      pass.announcements += pendingDisappearances.map { (.viewDidDisappear, $0) }
      pendingDisappearances = []
      return true
    }
    guard let phase else { return false }
    (pass.phase, pass.queue) = (phase, Pass.Queue(places: candidates, revision: tree.revision))
    pass.rounds += 1
    if pass.rounds > Self.passLimit { throw loop() }
    if pass.rounds < Self.passLimit - 1 { pass.callers = [] }
    return true
  }

  /// Does the work that comes before the first walk, or instead of any; false if the pass has nothing more to do.
  private mutating func beginWalking() -> Bool {
    let isFirst = !pass.isBegun
    pass.isBegun = true
    switch pass.kind {
    case .update, .layout: return true
    case .walk: return isFirst
    case .calls, .assignment: return false
    case .appearance(let target, in: let parent): return isFirst ? join(target, parent) : true
    case .disappearance(let target, to: let parent): return isFirst && leave(target, parent)
    }
  }

  mutating func eligibleNeeds(of id: EnvironmentID) -> Needs {
    switch pass.kind {
    case .update: return isReachedByUpdates(id) ? .all : []
    case .walk(let region, let needs): return tree.contains(region, id) ? needs : []
    case .layout(let region):
      if !tree.contains(region, id) { return [] }
      return tree.isInHierarchy(id) ? .tree : [.layout, .properties, .controllerProperties, .constraints]
    case .appearance(let target, in: _):
      if !isReachedByUpdates(id) { return [] }
      if tree.contains(target, id) { return .all }
      return tree.parent(of: target) == id && !rows[id].needs.contains(.isAppearing)
        ? [.values, .layout] : .values
    case .disappearance, .calls, .assignment: return []
    }
  }

  /// The environments that may need something, in reverse preorder: the pending ones, or everything in a region outside of hierarchies.
  private mutating func takeCandidates() -> [Pass.Place] {
    if let region = pass.region, !tree.isInHierarchy(region) {
      return tree.preorder(from: region).filter { !rows[$0].needs.isEmpty }
        .map { Pass.Place(order: tree.order(of: $0), id: $0) }.reversed()
    }
    var places: [Pass.Place] = []
    for id in pending {
      if !rows[id].needs.isEmpty, isReachedByUpdates(id) {
        places.append(Pass.Place(order: tree.order(of: id), id: id))
      } else {
        rows[id].marks.remove(.isPending)
      }
    }
    places.sort { $0.order > $1.order }
    // Stored in this order, they need no sorting before the next walk.
    let ids = places.lazy.map(\.id)
    if !pending.elementsEqual(ids) { pending = ChunkedArray(ids) }
    return places
  }

  /// Ends a walk: completes its deliveries, and joins scopes that no longer differ.
  private mutating func finishWalk() {
    if countsEnvironments { countChanges() }
    for scope in pass.touched {
      guard let delivery = scopes[scope].delivery, scopes[scope].deliveringPass == depth else { continue }
      scopes[scope].memberValues = delivery.current
      scopes[scope].delivery = nil
      // Before iOS 17, a source can come after the environments that inherit from it.
      if version == .iOS16 { wakeTops(in: scope) }
    }
    for scope in pass.touched { joinIfPossible(scope) }
    (pass.touched, pass.roots) = ([], [])
  }

  private mutating func pop() {
    let (kind, rounds) = (pass.kind, pass.rounds)
    pass = outer.removeLast()
    if depth == 0 {
      if kind == .update { comparisons = Comparisons() }
    } else if rounds > 0 {
      // The deliveries of outer passes may not have reached the tops that this pass has visited.
      for scope in touched where scopes[scope].delivery != nil { wakeTops(in: scope) }
      pass.queue.places.removeAll { !$0.isWoken }
      pass.queue.arrivals = takeCandidates()
    }
  }

  private func loop() -> TraitProblem {
    var callers: [EnvironmentID] = []
    for id in pass.callers where !callers.contains(id) { callers.append(id) }
    let names = callers.map { tree.name(of: $0) }.joined(separator: ", ")
    let who = names.isEmpty ? "changes" : "callbacks of \(names)"
    return TraitProblem(
      "The update did not come to rest in \(Self.passLimit) passes",
      "\(who) keep asking for another; one that changes nothing where nothing is to be changed ends it.")
  }
}
