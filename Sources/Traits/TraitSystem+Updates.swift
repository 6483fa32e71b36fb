public import ViewTree

/// Updates: how they begin, and how they go through the tree.
///
/// **The rule of an update.** One walk goes top-down, in preorder, by what can notice a change: environments with pending inputs
/// or in a new place, those that listen where values have changed, those that need layout, properties or a draw. At each it
/// derives the values (what the source answers, with the own inputs on top), calls registrations and
/// `traitCollectionDidChange` if a value differs from before, then properties, constraints and layout, values once more right
/// before each of them (`TraitSystem+Visits`). Walks follow until none is needed; then what needs it is drawn. Whatever the walk has
/// not reached still answers its old values. What callbacks change behind the walk is the next walk's work.
extension TraitSystem {
  /// How many passes are in progress: whoever calls something that may begin one takes steps until the depth is what it was.
  public var depth: Int { outer.count }

  mutating func begin(_ kind: Pass.Kind) {
    // What other passes have on its way is this one's work as well, where it comes by.
    if depth > 0 {
      for scope in touched where scopes[scope].delivery != nil {
        if let top = scopes[scope].top { mark(top, .visit) }
      }
    }
    let next = Pass(kind)
    // And those below who have not been reached are to be found (R35).
    if depth > 0, let region = next.region { freeze(scope(of: region)) }
    outer.append(next)
    swap(&pass, &outer[outer.count - 1])
  }

  /// The scopes that the passes in progress have given values.
  var touched: [Int] { outer.flatMap(\.touched) + pass.touched }

  /// Goes on with the pass that was begun last: what to do, or `nil` where that pass has ended.
  ///
  /// - Throws: Where an update does not come to rest in ``passLimit`` walks, with the names of those who keep it going.
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

  /// Does the next thing that the innermost pass has to do; `false` where nothing is left.
  private mutating func advance() throws(TraitProblem) -> Bool {
    if let announcement = pass.announcements.popFirst() {
      announce(announcement.event, announcement.id)
      return true
    }
    if let id = pass.visit.environment {
      goOn(at: id)
      if hasNews || pass.visit.environment != nil { return true }
    }
    if let id = nextPlace() {
      visit(id)
      return true
    }
    if pass.phase == .tree { settle() }
    if !beginWalking() { return false }
    return pass.announcements.isEmpty ? try beginPhase() : true
  }

  /// Whether something is to be handed out before the walk goes on.
  var hasNews: Bool { pass.step != nil || hasEvents || !pass.announcements.isEmpty }

  private mutating func nextPlace() -> EnvironmentID? {
    guard let phase = pass.phase else { return nil }
    if !pass.queue.arrivals.isEmpty || pass.queue.revision != tree.revision { orderQueue(phase) }
    while let place = pass.queue.places.popLast() {
      // What asks twice is in the queue twice.
      if place.id == pass.frontier { continue }
      if place.isWoken { return place.id }
      let needs = rows[place.id].needs.intersection(phase)
      if !needs.isEmpty, !eligibleNeeds(of: place.id).isDisjoint(with: needs) { return place.id }
    }
    return nil
  }

  /// Takes up what has come to need something ahead of the walk, and orders the queue anew where the tree has changed.
  private mutating func orderQueue(_ phase: Needs) {
    if pass.queue.revision != tree.revision {
      pass.queue.arrivals += pass.queue.places
      (pass.queue.places, pass.queue.revision) = ([], tree.revision)
    }
    let frontier = pass.frontier.map { tree.order(of: $0) } ?? 0
    let places = pass.queue.arrivals.compactMap { place -> Pass.Place? in
      let (id, order) = (place.id, tree.order(of: place.id))
      // Those whose scope was frozen meanwhile hear of it from their new top.
      let isWoken = place.isWoken && scopes[scope(of: id)].change(by: depth, at: id) != nil
      if order <= frontier || !isWoken && rows[id].needs.isDisjoint(with: phase) { return nil }
      return Pass.Place(order: order, id: id, isWoken: isWoken)
    }
    pass.queue.arrivals = []
    pass.queue.add(places.sorted { $0.order > $1.order })
  }

  /// Finds out which walk is needed next, and begins it.
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
    if phase ?? .didAppear == .didAppear, !departed.isEmpty, pass.kind == .update {
      pass.announcements += departed.map { (.viewDidDisappear, $0) }
      departed = []
      return true
    }
    guard let phase else { return false }
    (pass.phase, pass.queue) = (phase, Pass.Queue(places: candidates, revision: tree.revision))
    pass.rounds += 1
    if pass.rounds > Self.passLimit { throw loop() }
    if pass.rounds < Self.passLimit - 1 { pass.callers = [] }
    return true
  }

  /// What comes before the first walk, or instead of any; `false` where nothing more is to be done.
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
        ? [.traits, .visit, .layout] : .values
    case .disappearance, .calls, .assignment: return []
    }
  }

  /// Everything that may need something, against the preorder: what is pending, and in a part outside of every hierarchy all of that.
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
    // In this order the next walk has nothing to sort.
    let ids = places.lazy.map(\.id)
    if !pending.elementsEqual(ids) { pending = ChunkedArray(ids) }
    return places
  }

  /// Ends a walk: what was on its way has arrived everywhere, and scopes that nothing keeps apart are joined.
  private mutating func settle() {
    if countsEnvironments { countChanges() }
    for scope in pass.touched {
      guard let delivery = scopes[scope].delivery, scopes[scope].carrier == depth else { continue }
      scopes[scope].rest = delivery.current
      scopes[scope].delivery = nil
      // Before iOS 17 a source may come behind those who inherit from it.
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
      // What the outer passes have on its way may not have come to the tops that this one has visited.
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
