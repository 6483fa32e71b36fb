internal import ViewTree

/// How passes begin and end, and how they go from one environment to the next.
extension Updates {
  mutating func begin(_ kind: Pass.Kind) {
    // What other passes have on its way is this one's work as well, where it comes by.
    for scope in inheritance.progress.flatMap(\.touched)
    where !inheritance.scopes[Int(scope)].deliveries.isEmpty {
      if let top = inheritance.topID(of: Int(scope)) { inheritance.mark(top, .visit) }
    }
    if depth > 0 { outer.append(pass) }
    depth += 1
    pass = Pass(kind)
    if case .assignment(let id, let previous) = kind {
      pass.visit = Pass.Visit(environment: id, isUnderWay: true, stage: .values, previous: previous)
    }
    inheritance.progress.append(Inheritance.Progress())
  }

  /// Asks for an environment's values if its source answers something else by now.
  private mutating func wake(_ id: EnvironmentID) {
    if inheritance.derivedValues(at: id).hasSameEntries(as: inheritance.values(at: id)) { return }
    inheritance.split(id)
    inheritance.mark(id, .traits)
  }

  // MARK: - Steps

  /// What is to be done next, or `nil` where the innermost pass has ended.
  mutating func next() throws(TraitProblem) -> Step? {
    if !events.isEmpty { return .event(events.removeFirst()) }
    if let step = heldStep {
      heldStep = nil
      return step
    }
    if depth == 0 { return nil }
    noteReads()
    while true {
      let progress = try advance()
      switch progress {
      case .proceed: continue
      case .done where events.isEmpty:
        pop()
        return nil
      case .step(let step) where events.isEmpty: return step
      case .step(let step): heldStep = step
      case .done: break
      }
      return .event(events.removeFirst())
    }
  }

  private mutating func advance() throws(TraitProblem) -> Progress {
    if !pass.announcements.isEmpty { return announce(pass.announcements.removeFirst()) }
    if pass.visit.isUnderWay { return step() }
    if let id = nextPlace() { return visit(id) }
    return try beginPhase()
  }

  private mutating func pop() {
    let postponed = pass.postponed
    var isTurn = false
    if case .update = pass.kind { isTurn = true }
    pass = outer.popLast() ?? Pass(.calls)
    depth -= 1
    inheritance.progress.removeLast()
    for id in postponed where !inheritance.tree.isDestroyed(id) { inheritance.mark(id, .visit) }
    // The pass below has to see what is left.
    inheritance.arrivals = depth == 0 ? [] : takeCandidates()
    if depth == 0 { comparisons = [] }
    if depth == 0, isTurn { (counted, assigned) = ([], []) }
  }

  // MARK: - What is eligible

  /// What the pass on top may do at an environment.
  mutating func eligibleNeeds(of id: EnvironmentID) -> Needs {
    switch pass.kind {
    case .update: return inheritance.tree.isInHierarchy(id) || inheritance.isVisited(id) ? .all : []
    case .traits(let region): return inheritance.tree.contains(region, id) ? .values : []
    case .properties(let region):
      return inheritance.tree.contains(region, id)
        ? [.traits, .visit, .properties, .controllerProperties] : []
    case .layout(let region):
      if !inheritance.tree.contains(region, id) { return [] }
      return inheritance.tree.isInHierarchy(id)
        ? .tree : [.layout, .properties, .controllerProperties, .constraints]
    case .appearance(let target, in: _):
      if !inheritance.isVisited(id) { return [] }
      if inheritance.tree.contains(target, id) { return .all }
      return inheritance.tree.parent(of: target) == id && !inheritance.rows[id].needs.contains(.isAppearing)
        ? [.traits, .visit, .layout] : .values
    case .disappearance, .calls, .assignment: return []
    }
  }

  // MARK: - The walk

  /// The next environment in preorder at which this walk has something to do.
  private mutating func nextPlace() -> EnvironmentID? {
    guard let phase = pass.phase else { return nil }
    let mask = phase.needs
    orderQueue(mask)
    while pass.next < pass.queue.count {
      let id = pass.queue[pass.next].id
      pass.next += 1
      // What asks twice is in the queue twice.
      if id == inheritance.progress[top].frontier { continue }
      let needs = inheritance.rows[id].needs.intersection(mask)
      if !needs.isEmpty, !eligibleNeeds(of: id).isDisjoint(with: needs) { return id }
    }
    return nil
  }

  /// Takes up what has come to need something ahead of the walk, and orders the queue anew where the tree has changed.
  private mutating func orderQueue(_ mask: Needs) {
    let isMoved = pass.revision != inheritance.tree.revision
    if inheritance.arrivals.isEmpty, !isMoved { return }
    var rest = pass.next < pass.queue.count ? Array(pass.queue[pass.next...]) : []
    if isMoved { rest = rest.map { Pass.Place(order: inheritance.tree.order(of: $0.id), id: $0.id) } }
    let frontier = inheritance.progress[top].frontier.map { inheritance.tree.order(of: $0) } ?? 0
    rest.reserveCapacity(rest.count + inheritance.arrivals.count)
    for id in inheritance.arrivals where !inheritance.rows[id].needs.isDisjoint(with: mask) {
      let order = inheritance.tree.order(of: id)
      if order > frontier { rest.append(Pass.Place(order: order, id: id)) }
    }
    inheritance.arrivals.removeAll(keepingCapacity: true)
    if isMoved { rest.removeAll { $0.order <= frontier } }
    if !rest.isOrdered { rest.sort { $0.order < $1.order } }
    (pass.queue, pass.next, pass.revision) = (rest, 0, inheritance.tree.revision)
  }

  /// Ends a walk and begins the next that is needed.
  private mutating func beginPhase() throws(TraitProblem) -> Progress {
    if pass.phase == .tree { settle() }
    if !beginWalking() { return .done }
    if !pass.announcements.isEmpty { return .proceed }
    pass.phase = nil
    inheritance.progress[top].frontier = nil
    if let region = pass.region, eligibleNeeds(of: region).contains(.traits) { wake(region) }
    guard let phase = gather() else { return .done }
    pass.phase = phase
    pass.rounds += 1
    if pass.rounds > TraitSystem.passLimit { throw loop() }
    if pass.rounds < TraitSystem.passLimit - 1 { pass.callers = [] }
    return .proceed
  }

  /// What comes before the first walk, or instead of any; `false` where nothing more is to be done.
  private mutating func beginWalking() -> Bool {
    let isFirst = !pass.isBegun
    pass.isBegun = true
    switch pass.kind {
    case .update, .layout: return true
    case .traits, .properties: return isFirst
    case .calls, .assignment: return false
    case .appearance(let target, in: let parent):
      return isFirst ? join(target, parent) : true
    case .disappearance(let target, to: let parent):
      return isFirst ? leave(target, parent) : false
    }
  }

  /// Finds out which walk is needed next, and what it visits.
  private mutating func gather() -> Pass.Phase? {
    inheritance.arrivals.removeAll(keepingCapacity: true)
    let candidates = takeCandidates()
    var union: Needs = []
    for id in candidates {
      let needs = inheritance.rows[id].needs
      if !needs.isSubset(of: union) { union.formUnion(needs.intersection(eligibleNeeds(of: id))) }
    }
    guard let phase = Pass.Phase.allCases.first(where: { !union.isDisjoint(with: $0.needs) }) else {
      return nil
    }
    let mask = phase.needs
    var queue: [Pass.Place] = []
    for id in candidates where !inheritance.rows[id].needs.isDisjoint(with: mask) {
      queue.append(Pass.Place(order: inheritance.tree.order(of: id), id: id))
    }
    if !queue.isOrdered { queue.sort { $0.order < $1.order } }
    (pass.queue, pass.next, pass.revision) = (queue, 0, inheritance.tree.revision)
    return phase
  }

  /// Everything that may need something: what is pending, and in a part outside of every hierarchy all of that.
  private mutating func takeCandidates() -> [EnvironmentID] {
    var kept: [EnvironmentID] = []
    kept.reserveCapacity(inheritance.pending.count)
    for id in inheritance.pending {
      if !inheritance.rows[id].needs.isEmpty, inheritance.isVisited(id) {
        kept.append(id)
      } else {
        inheritance.rows[id].marks.remove(.isPending)
      }
    }
    if kept.count != inheritance.pending.count { inheritance.pending = ChunkedArray(kept) }
    guard let region = pass.region, !inheritance.tree.isInHierarchy(region) else { return kept }
    return inheritance.tree.preorder(from: region).filter { !inheritance.rows[$0].needs.isEmpty }
  }

  private func loop() -> TraitProblem {
    var callers: [EnvironmentID] = []
    for id in pass.callers where !callers.contains(id) { callers.append(id) }
    let names = callers.map { inheritance.tree.name(of: $0) }.joined(separator: ", ")
    let who = names.isEmpty ? "changes" : "callbacks of \(names)"
    return TraitProblem(
      "The update did not come to rest in \(TraitSystem.passLimit) passes: \(who) keep asking for another; one that changes "
        + "nothing where nothing is to be changed ends it.")
  }
}

extension [Pass.Place] {
  /// Whether it is in preorder already, as it mostly is.
  fileprivate var isOrdered: Bool {
    for index in indices.dropFirst() where self[index].order < self[index - 1].order { return false }
    return true
  }
}
