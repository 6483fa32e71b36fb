// Passes: they go from the roots downwards, only to views that have to run.
extension ViewGraph {
  /// Returns the next piece of work; nil when everything is up to date.
  package mutating func next() throws(ViewProblem) -> ViewWork<Value>? {
    guard running == nil else { return nil }
    while true {
      if let id = pass.visits.popLast() {
        if let work = visit(id) { return work }
      } else if pass.isRunning {
        pass.isRunning = false
        // Some views update once more after the first layout.
        for id in pass.awaitingSecondUpdate { mark(id, .settled) }
        pass.awaitingSecondUpdate = []
      } else if !notices.isEmpty, !holdsNotices {
        if !pass.isOrdered { orderNotices() }
        return notices.popFirst()
      } else if !begin() {
        if !notices.isEmpty { return nil }
        if let (id, element) = pass.leaving.popFirst() {
          if self[id] == nil || !isSeen(id) { return .disappear(id, element) }
        } else if let due = pass.going.firstIndex(where: { $0.ends <= clock }) {
          remove(pass.going.remove(at: due).view)
        } else if !completes() {
          return nil
        }
      }
    }
  }

  /// Sorts notices so that inner views are notified before outer ones: `Decision` innerFirst.
  private mutating func orderNotices() {
    pass.isOrdered = true
    let places = notices.indices.filter { notices[$0].noticed != nil }
    if places.count < 2 { return }
    var (reversed, waiting) = ([ViewID](), roots)
    while let next = waiting.popLast() {
      reversed.append(next)
      waiting += self[next].map { $0.children + $0.attached } ?? []
    }
    let order = Dictionary(zip(reversed.reversed(), reversed.indices)) { first, _ in first }
    let sorted = places.map { notices[$0] }.sorted(on: { $0.noticed.flatMap { order[$0] } ?? .max })
    for (place, notice) in zip(places, sorted) { notices[place] = notice }
  }

  /// Begins a pass for the next writes, or for newly hosted views.
  private mutating func begin() -> Bool {
    var transaction = Transaction()
    if !pending.isEmpty {
      let batch = pending.removeFirst()
      transaction = batch.transaction
      commit(batch)
    }
    let dirty = roots.filter { root in
      !arriving.contains(root) && self[root].map { $0.isDirty || $0.hasDirtyBelow } ?? false
    }
    pass.transaction = transaction
    pass.number += 1
    pass.visits = dirty.reversed()
    pass.isRunning = !dirty.isEmpty || !pending.isEmpty
    return pass.isRunning
  }

  /// Returns the work that a view needs, and queues the views below.
  private mutating func visit(_ id: ViewID) -> ViewWork<Value>? {
    guard let node = self[id] else { return nil }
    if node.element.isHidden {
      pass.visits += presented(below: id).reversed()
      return nil
    }
    guard node.isDirty, node.element.role != .content else {
      if node.hasDirtyBelow {
        change(id) { $0.hasDirtyBelow = false }
        pass.visits += (node.children + node.attached).reversed()
      }
      return nil
    }
    if node.reasons == [.input], let old = node.replaced { return .compare(id, old, node.element.value) }
    running = id
    // The first update belongs to the making, so the reads of the making stay.
    if node.counts.updates > 0 || !node.isMade { forgetRun(of: id, keepsOwnStates: true) }
    if node.element.role == .view { return .evaluate(id) }
    return node.isMade ? .update(id) : .make(id)
  }

  /// Takes the answer to `compare`: a view with the same value stays as it was, and its body does not run.
  package mutating func compared(_ id: ViewID, areSame: Bool) {
    change(id) {
      if areSame, let old = $0.replaced { ($0.element.value, $0.isDirty) = (old, false) }
      $0.replaced = nil
    }
    pass.visits.append(id)
  }

  /// Ends the running view's work with the children that its body describes; a representable has none.
  package mutating func finish(_ children: [ViewElement<Value>] = []) throws(ViewProblem) {
    guard let id = running, let node = self[id] else { return }
    running = nil
    switch node.element.role {
    case .content: return
    case .view:
      events.append(.evaluated(id, node.reasons))
      change(id) {
        $0.counts.evaluations += 1
        ($0.isDirty, $0.hasDirtyBelow, $0.seen) = (false, false, $0.state)
      }
      try reconcile(id, with: children)
      let below = self[id].map { $0.children + $0.attached } ?? []
      pass.visits += below.reversed()
    case .representable where !node.isMade:
      events.append(.made(id))
      change(id) { $0.counts.makes += 1 }
      if node.element.updatesTwice { pass.awaitingSecondUpdate.append(id) }
      pass.visits.append(id)
    case .representable:
      events.append(.updated(id, node.reasons))
      change(id) {
        $0.counts.updates += 1
        $0.isDirty = false
      }
    }
  }

  /// Removes the reads of a view's last run; a view keeps depending on its own states that it has read once: `Decision` ownStates.
  mutating func forgetRun(of id: ViewID, keepsOwnStates: Bool = false) {
    let reads = self[id]?.reads ?? []
    let kept = reads.filter { if case .state(id, _) = $0 { keepsOwnStates } else { false } }
    for source in reads.subtracting(kept) {
      readers[source]?.remove(id)
      if readers[source]?.isEmpty == true { readers[source] = nil }
    }
    change(id) { ($0.reads, $0.replaced) = (kept, nil) }
  }
}
