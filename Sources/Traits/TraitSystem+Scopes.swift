internal import ViewTree

/// How scopes are split and joined, and who in them is to be visited; nothing here changes what anybody answers.
extension TraitSystem {
  func scope(of id: EnvironmentID) -> Int { Int(rows[id].scope) }
  func isTop(_ id: EnvironmentID) -> Bool { scopes[scope(of: id)].top == id }

  mutating func makeScope(top: EnvironmentID, values: TraitCollection) -> Int {
    let scope = freeScopes.popLast() ?? scopes.count
    if scope == scopes.count { scopes.append(Scope()) }
    scopes[scope] = Scope(top: top, values: values)
    return scope
  }

  /// Makes an environment the top of a scope of its own, with all that followed its scope below it.
  mutating func split(_ id: EnvironmentID) {
    if isTop(id) { return }
    freeze(scope(of: id))
    if isTop(id) { return }
    let old = scope(of: id)
    relabel(id, from: old, to: makeScope(top: id, values: scopes[old].rest))
    list(id)
  }

  /// Gives the scope of a top back to the one that it inherits from, if nothing keeps the two apart.
  mutating func joinIfPossible(_ scope: Int) {
    guard let top = scopes[scope].top, isQuiet(scope), inputs(at: top).isEmpty,
      self[top].sizes.isEmpty,
      let source = inheritanceParent(of: top), source == tree.parent(of: top)
    else { return }
    let other = self.scope(of: source)
    guard other != scope, isQuiet(other), scopes[other].rest.hasSameEntries(as: scopes[scope].rest) else {
      return
    }
    relabel(top, from: scope, to: other)
    scopes[scope] = Scope()
    freeScopes.append(scope)
  }

  /// Whether everybody in a scope answers the same, and nothing is on its way.
  private func isQuiet(_ scope: Int) -> Bool {
    scopes[scope].delivery == nil && scopes[scope].told == nil
      && scopes[scope].own.hasSameEntries(as: scopes[scope].rest)
  }

  /// Puts everything from `top` down that follows one scope into another one.
  private mutating func relabel(_ top: EnvironmentID, from old: Int, to new: Int) {
    visitScope(from: top, old) { $0.enter($1, new) }
  }

  /// Goes through the members of a scope from one of them downwards; the tops below are listed anew where they inherit from.
  private mutating func visitScope(
    from first: EnvironmentID, _ scope: Int, _ body: (inout TraitSystem, EnvironmentID) -> Void
  ) {
    let end = tree.order(after: first)
    var next: EnvironmentID? = first
    while let id = next {
      let isMember = self.scope(of: id) == scope
      if isMember { body(&self, id) } else if isTop(id) { list(id) }
      // Before iOS 17 what lies below another top may inherit from a member all the same.
      next = tree.following(id, before: end, skippingContents: !isMember && version != .iOS16)
    }
  }

  private mutating func enter(_ id: EnvironmentID, _ scope: Int) {
    rows[id].scope = Int32(scope)
    if rows[id].marks.contains(.isListening) { scopes[scope].listeners.append(id) }
    guard version == .iOS16, tree.kind(of: id) == .controller else { return }
    for child in Array(tree.childControllers(of: id)) where isTop(child) { list(child) }
  }

  /// Lets the scope that a top inherits from know of it.
  mutating func list(_ top: EnvironmentID) {
    if let source = inheritanceParent(of: top) { scopes[scope(of: source)].tops.append(top) }
  }

  /// Makes an end of what is on its way in a scope: the members that have been reached stay, and each part that answers the old values
  /// gets a scope of its own, to be visited; for whoever wants to change the tree, or the values again, in the middle of an update.
  mutating func freeze(_ scope: Int) {
    guard let top = scopes[scope].top, let delivery = scopes[scope].delivery else { return }
    let old = scopes[scope].rest
    // Whether the members of a part have been reached.
    var parts = [scope: true]
    visitScope(from: top, scope) { system, id in
      if id == top { return }
      let isReached = system.isReached(id, by: system.scopes[scope].carrier)
      let holder = system.inheritanceParent(of: id).map { system.scope(of: $0) } ?? scope
      if parts[holder] != isReached {
        let part = system.makeScope(top: id, values: isReached ? delivery.current : old)
        parts[part] = isReached
        system.enter(id, part)
        system.list(id)
        system.mark(id, .traits)
      } else if holder != scope {
        system.enter(id, holder)
      }
    }
    scopes[scope].rest = delivery.current
    scopes[scope].delivery = nil
    mark(top, .traits)
  }

  /// Notes that something is to be done at an environment; updates come by if it is in a hierarchy.
  mutating func mark(_ id: EnvironmentID, _ needs: Needs) {
    let row = rows[id]
    if !row.needs.isSuperset(of: needs) { rows[id].needs.formUnion(needs) }
    if !row.marks.contains(.isPending), isReachedByUpdates(id) {
      rows[id].marks.insert(.isPending)
      pending.append(id)
    }
    if depth > 0 { pass.queue.arrivals.append(Pass.Place(id: id)) }
  }

  /// Finds out whether an environment may notice changes now, and lets its scope know.
  mutating func noteListening(at id: EnvironmentID) {
    let (isListening, canNotice) = (rows[id].marks.contains(.isListening), canNotice(id))
    if canNotice, scopes[scope(of: id)].delivery != nil, !isTop(id) { mark(id, .visit) }
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
    if rows[id].registration >= 0 || self[id].canNotice { return true }
    guard tree.isRootView(id), let owner = tree.parent(of: id) else { return false }
    return self[owner].reads.contains { $0.environment == id }
  }

  /// Lets the walk come by those who listen in a scope, and forgets those who have gone.
  mutating func wakeListeners(in scope: Int) {
    var (places, isInOrder) = ([Pass.Place](), true)
    places.reserveCapacity(scopes[scope].listeners.count)
    for id in scopes[scope].listeners
    where self.scope(of: id) == scope && rows[id].marks.contains(.isListening) {
      let place = Pass.Place(order: tree.order(of: id), id: id, isWoken: true)
      if let last = places.last, last.order <= place.order { isInOrder = false }
      places.append(place)
    }
    if !isInOrder {
      places.sort { $0.order > $1.order }
      // What has left and come back stands in the list twice.
      let next = places.dropFirst().map(\.id) + [nil]
      places = zip(places, next).filter { $0.id != $1 }.map(\.0)
    }
    if !isInOrder || places.count < scopes[scope].listeners.count {
      scopes[scope].listeners = ChunkedArray(places.lazy.map(\.id))
    }
    pass.queue.add(places)
  }

  /// Asks for a visit to the tops that inherit from a scope, and forgets those who have gone.
  mutating func wakeTops(in scope: Int) {
    if scopes[scope].tops.isEmpty { return }
    let present = Set(
      scopes[scope].tops.filter { top in
        isTop(top) && !tree.isDestroyed(top)
          && inheritanceParent(of: top).map { self.scope(of: $0) == scope } == true
      })
    for top in present { mark(top, .visit) }
    if present.count < scopes[scope].tops.count { scopes[scope].tops = ChunkedArray(present.sorted()) }
  }
}
