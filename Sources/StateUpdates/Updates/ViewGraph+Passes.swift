// Passes: from the root downwards, only where something must run.
extension ViewGraph {
  /// The next piece of work; nil when all is up to date.
  package mutating func next() throws(ViewProblem) -> ViewWork<Value>? {
    guard running == nil else { return nil }
    while true {
      if let id = pass.visits.popLast() {
        if let work = visit(id) { return work }
      } else if pass.isRunning {
        pass.isRunning = false
        // Behind the first layout some update once more.
        for id in pass.settling { mark(id, .settled) }
        pass.settling = []
      } else if !after.isEmpty, !holdsNotices {
        if !pass.isOrdered { orderNotices() }
        return after.popFirst()
      } else if !begin() {
        if !after.isEmpty { return nil }
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

  /// What stands inside is told before what stands around it: `Decision` innerFirst.
  private mutating func orderNotices() {
    pass.isOrdered = true
    let places = after.indices.filter { after[$0].noticed != nil }
    if places.count < 2 { return }
    var (reversed, waiting) = ([ViewID](), roots)
    while let next = waiting.popLast() {
      reversed.append(next)
      waiting += self[next].map { $0.children + $0.attached } ?? []
    }
    let order = Dictionary(zip(reversed.reversed(), reversed.indices)) { first, _ in first }
    let notices = places.map { after[$0] }.sorted(on: { $0.noticed.flatMap { order[$0] } ?? .max })
    for (place, notice) in zip(places, notices) { after[place] = notice }
  }

  /// Begins a pass for the next writes, or for what was hosted.
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

  /// Hands out what a view needs, and goes on to those below.
  private mutating func visit(_ id: ViewID) -> ViewWork<Value>? {
    guard let node = self[id], !node.element.isHidden else { return nil }
    guard node.isDirty, node.element.role != .content else {
      if node.hasDirtyBelow {
        change(id) { $0.hasDirtyBelow = false }
        pass.visits += (node.children + node.attached).reversed()
      }
      return nil
    }
    if node.reasons == [.input], let old = node.replaced { return .compare(id, old, node.element.value) }
    running = id
    // The first update belongs to the making, and counts with what that has read.
    if node.counts.updates > 0 || !node.isMade { forgetRun(of: id, keepsOwnStates: true) }
    if node.element.role == .view { return .evaluate(id) }
    return node.isMade ? .update(id) : .make(id)
  }

  /// The answer to `compare`: what is the same stays as it was, and its body does not run.
  package mutating func compared(_ id: ViewID, areSame: Bool) {
    change(id) {
      if areSame, let old = $0.replaced { ($0.element.value, $0.isDirty) = (old, false) }
      $0.replaced = nil
    }
    pass.visits.append(id)
  }

  /// What the view that ran describes; a representable describes nothing.
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
      if node.element.settles { pass.settling.append(id) }
      pass.visits.append(id)
    case .representable:
      events.append(.updated(id, node.reasons))
      change(id) {
        $0.counts.updates += 1
        $0.isDirty = false
      }
    }
  }

  /// Whoever has read a state of its own once depends on it for ever: `Decision` ownStates.
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
