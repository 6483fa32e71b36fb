internal import ViewTree

/// How passes begin and end, and how they go from one environment to the next.
extension Updates {
  mutating func begin(_ kind: Pass.Kind) {
    // What other passes have on its way is this one's work as well, where it comes by.
    for scope in inheritance.progress.flatMap(\.touched)
    where !inheritance.scopes[Int(scope)].deliveries.isEmpty {
      if let top = inheritance.topID(of: Int(scope)) { inheritance.mark(top, .visit) }
    }
    var pass = Pass(kind)
    if case .assignment(let id, let previous) = kind {
      pass.visit = Pass.Visit(environment: id, isUnderWay: true, stage: .values, previous: previous)
    }
    passes.append(pass)
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
    if passes.isEmpty { return nil }
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
    if !passes[top].announcements.isEmpty { return announce(passes[top].announcements.removeFirst()) }
    if passes[top].visit.isUnderWay { return step() }
    if let id = nextPlace() { return visit(id) }
    return try beginPhase()
  }

  private mutating func pop() {
    let ended = passes.removeLast()
    inheritance.progress.removeLast()
    for id in ended.postponed where !tree.isDestroyed(id) { inheritance.mark(id, .visit) }
    // The pass below has to see what is left.
    inheritance.arrivals = passes.isEmpty ? [] : takeCandidates()
    if passes.isEmpty { comparisons = [] }
    if passes.isEmpty, case .update = ended.kind { counted = [] }
  }

  // MARK: - What is eligible

  /// What the pass on top may do at an environment.
  func eligibleNeeds(of id: EnvironmentID) -> Needs {
    guard let kind = passes.last?.kind else { return [] }
    switch kind {
    case .update: return inheritance.isVisited(id) ? .all : []
    case .traits(let region): return tree.contains(region, id) ? .values : []
    case .properties(let region):
      return tree.contains(region, id) ? [.traits, .visit, .properties, .controllerProperties] : []
    case .layout(let region):
      if !tree.contains(region, id) { return [] }
      return tree.isInHierarchy(id)
        ? .tree : [.layout, .properties, .controllerProperties, .constraints]
    case .appearance(let target, in: _):
      if !inheritance.isVisited(id) { return [] }
      if tree.contains(target, id) { return .all }
      return tree.parent(of: target) == id && !inheritance.rows[id].needs.contains(.isAppearing)
        ? [.traits, .visit, .layout] : .values
    case .disappearance, .calls, .assignment: return []
    }
  }

  // MARK: - The walk

  /// The next environment in preorder at which this walk has something to do.
  private mutating func nextPlace() -> EnvironmentID? {
    guard let phase = passes[top].phase else { return nil }
    let mask = phase.needs
    orderQueue(mask)
    while passes[top].next < passes[top].queue.count {
      let id = passes[top].queue[passes[top].next].id
      passes[top].next += 1
      let needs = inheritance.rows[id].needs.intersection(mask)
      if !needs.isEmpty, !eligibleNeeds(of: id).isDisjoint(with: needs) { return id }
    }
    return nil
  }

  /// Takes up what has come to need something ahead of the walk, and orders the queue anew where the tree has changed.
  private mutating func orderQueue(_ mask: Needs) {
    let isMoved = passes[top].revision != tree.revision
    if inheritance.arrivals.isEmpty, !isMoved { return }
    let frontier = inheritance.progress[top].frontier.map { tree.order(of: $0) }
    var rest = Array(passes[top].queue[passes[top].next...])
    if isMoved { rest = rest.map { Pass.Place(order: tree.order(of: $0.id), id: $0.id) } }
    for id in inheritance.arrivals where !inheritance.rows[id].needs.isDisjoint(with: mask) {
      rest.append(Pass.Place(order: tree.order(of: id), id: id))
    }
    inheritance.arrivals.removeAll(keepingCapacity: true)
    if let frontier { rest.removeAll { $0.order <= frontier } }
    rest.sort { $0.order < $1.order }
    (passes[top].queue, passes[top].next, passes[top].revision) = (rest, 0, tree.revision)
  }

  /// Ends a walk and begins the next that is needed.
  private mutating func beginPhase() throws(TraitProblem) -> Progress {
    if passes[top].phase == .tree { settle() }
    if !beginWalking() { return .done }
    if !passes[top].announcements.isEmpty { return .proceed }
    passes[top].phase = nil
    inheritance.progress[top].frontier = nil
    if let region = passes[top].region, eligibleNeeds(of: region).contains(.traits) { wake(region) }
    guard let phase = gather() else { return .done }
    passes[top].phase = phase
    passes[top].rounds += 1
    if passes[top].rounds > TraitSystem.passLimit { throw loop() }
    if passes[top].rounds < TraitSystem.passLimit - 1 { passes[top].callers = [] }
    return .proceed
  }

  /// What comes before the first walk, or instead of any; `false` where nothing more is to be done.
  private mutating func beginWalking() -> Bool {
    let isFirst = !passes[top].isBegun
    passes[top].isBegun = true
    switch passes[top].kind {
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
      queue.append(Pass.Place(order: tree.order(of: id), id: id))
    }
    queue.sort { $0.order < $1.order }
    (passes[top].queue, passes[top].next, passes[top].revision) = (queue, 0, tree.revision)
    return phase
  }

  /// Everything that may need something: what is pending, and in a part outside of every hierarchy all of that.
  private mutating func takeCandidates() -> [EnvironmentID] {
    var kept: [EnvironmentID] = []
    for id in inheritance.pending {
      if !inheritance.rows[id].needs.isEmpty, inheritance.isVisited(id) {
        kept.append(id)
      } else {
        inheritance.rows[id].marks.remove(.isPending)
      }
    }
    if kept.count != inheritance.pending.count { inheritance.pending = ChunkedArray(kept) }
    guard let region = passes.last?.region, !tree.isInHierarchy(region) else { return kept }
    return tree.preorder(from: region).filter { !inheritance.rows[$0].needs.isEmpty }
  }

  private func loop() -> TraitProblem {
    let pass = passes[top]
    var callers: [EnvironmentID] = []
    for id in pass.callers where !callers.contains(id) { callers.append(id) }
    let names = callers.map { tree.name(of: $0) }.joined(separator: ", ")
    let who = names.isEmpty ? "changes" : "callbacks of \(names)"
    return TraitProblem(
      "The update did not come to rest in \(TraitSystem.passLimit) passes: \(who) keep asking for another; one that changes "
        + "nothing where nothing is to be changed ends it.", at: callers)
  }
}
