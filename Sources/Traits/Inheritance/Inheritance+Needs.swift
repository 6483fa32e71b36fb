internal import ViewTree

extension Inheritance {
  /// Notes that something is to be done at an environment; updates come by if it is in a hierarchy.
  mutating func mark(_ id: EnvironmentID, _ needs: Needs) {
    var row = rows[id]
    row.needs.formUnion(needs)
    if !row.marks.contains(.isPending), isVisited(id) {
      row.marks.insert(.isPending)
      pending.append(id)
    }
    rows[id] = row
    if !progress.isEmpty { arrivals.append(id) }
  }

  /// Whether something was to be done, which is done now.
  mutating func take(_ need: Needs, at id: EnvironmentID) -> Bool {
    if rows[id].needs.isDisjoint(with: need) { return false }
    rows[id].needs.subtract(need)
    return true
  }

  /// Finds out whether an environment may notice changes now, and lets its scope know.
  mutating func noteListening(at id: EnvironmentID) {
    let (isListening, canNotice) = (rows[id].marks.contains(.isListening), canNotice(id))
    if canNotice, !scopes[scope(of: id)].deliveries.isEmpty, !isTop(id) { mark(id, .visit) }
    if isListening == canNotice { return }
    if canNotice {
      rows[id].marks.insert(.isListening)
      scopes[scope(of: id)].listeners.append(id)
    } else {
      rows[id].marks.remove(.isListening)
    }
  }

  /// Whether an environment may notice changes; a root view also where its controller has read it.
  private func canNotice(_ id: EnvironmentID) -> Bool {
    if tree.isDestroyed(id) { return false }
    if let details = details(of: id), details.canNotice { return true }
    guard tree.isRootView(id), let owner = tree.parent(of: id), let details = details(of: owner) else {
      return false
    }
    return details.reads.contains { $0.environment == id.index }
  }

  /// Asks for a visit to those who listen in a scope, and forgets those who have gone.
  mutating func wakeListeners(in scope: Int) {
    let (listeners, top) = (scopes[scope].listeners, scopes[scope].top)
    var gone = 0
    for id in listeners {
      if !listens(id, in: scope) { gone += 1 } else if top != id.index { mark(id, .visit) }
    }
    if gone > 0 { scopes[scope].listeners = ChunkedArray(listeners.filter { listens($0, in: scope) }) }
  }

  private func listens(_ id: EnvironmentID, in scope: Int) -> Bool {
    self.scope(of: id) == scope && rows[id].marks.contains(.isListening)
  }

  /// Asks for a visit to the tops that inherit from a scope, and forgets those who have gone.
  mutating func wakeTops(in scope: Int) {
    let tops = scopes[scope].tops
    if tops.isEmpty { return }
    var known: Set<EnvironmentID> = []
    for top in tops where isTop(top) && !tree.isDestroyed(top) {
      guard let source = source(of: top), self.scope(of: source) == scope, known.insert(top).inserted else {
        continue
      }
      mark(top, .visit)
    }
    if known.count != tops.count { scopes[scope].tops = ChunkedArray(known.sorted()) }
  }
}
