internal import ViewTree

extension Inheritance {
  /// Notes that something is to be done at an environment; updates come by if it is in a hierarchy.
  mutating func mark(_ id: EnvironmentID, _ needs: Needs) {
    rows[id].needs.formUnion(needs)
    if !rows[id].marks.contains(.isPending), isVisited(id) {
      rows[id].marks.insert(.isPending)
      pending.append(id)
    }
    if !progress.isEmpty { arrivals.append(id) }
  }

  /// Whether something was to be done, which is done now.
  mutating func take(_ need: Needs, at id: EnvironmentID) -> Bool {
    if rows[id].needs.isDisjoint(with: need) { return false }
    rows[id].needs.subtract(need)
    return true
  }

  /// Notes that an environment may notice changes.
  mutating func listen(at id: EnvironmentID) {
    if !scopes[scope(of: id)].deliveries.isEmpty, !isTop(id) { mark(id, .visit) }
    if rows[id].marks.contains(.isListening) { return }
    rows[id].marks.insert(.isListening)
    scopes[scope(of: id)].listeners.append(id)
  }

  /// Whether an environment may notice changes; a root view also where its controller has read it.
  func canNotice(_ id: EnvironmentID) -> Bool {
    let row = Int(rows[id].details)
    if row >= 0, details[row].canNotice { return true }
    guard tree.isRootView(id), let owner = tree.parent(of: id), let details = details(of: owner) else {
      return false
    }
    return details.reads.contains { $0.environment == id.index }
  }

  /// Asks for a visit to those who listen in a scope, and forgets those who have gone.
  mutating func wakeListeners(in scope: Int) {
    let listeners = scopes[scope].listeners
    var gone = 0
    for id in listeners {
      if self.scope(of: id) != scope || tree.isDestroyed(id) {
        gone += 1
      } else if !canNotice(id) {
        rows[id].marks.remove(.isListening)
        gone += 1
      } else if scopes[scope].top != id.index {
        mark(id, .visit)
      }
    }
    if gone > 0 { scopes[scope].listeners = ChunkedArray(listeners.filter { listens($0, in: scope) }) }
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

  private func listens(_ id: EnvironmentID, in scope: Int) -> Bool {
    self.scope(of: id) == scope && rows[id].marks.contains(.isListening) && !tree.isDestroyed(id)
  }
}
