internal import ViewTree

/// Splitting and joining scopes, and finding the members to visit; nothing here changes the values of an environment.
extension TraitSystem {
  func scope(of id: EnvironmentID) -> Int { Int(rows[id].scope) }
  func isTop(_ id: EnvironmentID) -> Bool { scopes[scope(of: id)].top == id }

  mutating func makeScope(top: EnvironmentID, values: TraitCollection) -> Int {
    let scope = freeScopes.popLast() ?? scopes.count
    if scope == scopes.count { scopes.append(Scope()) }
    scopes[scope] = Scope(top: top, values: values)
    return scope
  }

  /// Makes an environment the top of a new scope, which also takes over all members of the old scope below it.
  mutating func split(_ id: EnvironmentID) {
    if isTop(id) { return }
    freeze(scope(of: id))
    if isTop(id) { return }
    let old = scope(of: id)
    relabel(id, from: old, to: makeScope(top: id, values: scopes[old].memberValues))
    registerTop(id)
  }

  /// Merges a scope into the one that its top inherits from, if nothing differs between them.
  mutating func joinIfPossible(_ scope: Int) {
    guard let top = scopes[scope].top, isQuiet(scope), inputs(at: top).isEmpty, self[top].sizes.isEmpty,
      let source = inheritanceParent(of: top), source == tree.parent(of: top)
    else { return }
    let other = self.scope(of: source)
    guard other != scope, isQuiet(other),
      scopes[other].memberValues.hasSameEntries(as: scopes[scope].memberValues)
    else { return }
    relabel(top, from: scope, to: other)
    scopes[scope] = Scope()
    freeScopes.append(scope)
  }

  /// Whether all members of a scope have the same values and none are in delivery.
  private func isQuiet(_ scope: Int) -> Bool {
    scopes[scope].delivery == nil && scopes[scope].lastNotified == nil
      && scopes[scope].own.hasSameEntries(as: scopes[scope].memberValues)
  }

  /// Moves all members of one scope, from `top` downwards, into another scope.
  private mutating func relabel(_ top: EnvironmentID, from old: Int, to new: Int) {
    visitScope(from: top, old) { $0.enter($1, new) }
  }

  /// Visits the members of a scope from one of them downwards; other tops on the way are listed again at the scope that they inherit from.
  private mutating func visitScope(
    from first: EnvironmentID, _ scope: Int, _ body: (inout TraitSystem, EnvironmentID) -> Void
  ) {
    let end = tree.order(after: first)
    var next: EnvironmentID? = first
    while let id = next {
      let isMember = self.scope(of: id) == scope
      if isMember { body(&self, id) } else if isTop(id) { registerTop(id) }
      // Before iOS 17, an environment below another top can still inherit from a member.
      next = tree.following(id, before: end, skippingContents: !isMember && version != .iOS16)
    }
  }

  private mutating func enter(_ id: EnvironmentID, _ scope: Int) {
    rows[id].scope = Int32(scope)
    if rows[id].marks.contains(.isListening) { scopes[scope].listeners.append(id) }
    guard version == .iOS16, tree.kind(of: id) == .controller else { return }
    for child in Array(tree.childControllers(of: id)) where isTop(child) { registerTop(child) }
  }

  /// Adds a top to the list of the scope that it inherits from.
  mutating func registerTop(_ top: EnvironmentID) {
    if let source = inheritanceParent(of: top) { scopes[scope(of: source)].tops.append(top) }
  }

  /// Ends the delivery in a scope, so that the tree or the values can change in the middle of an update; members that the pass has reached
  /// keep the new values, and each part that still has the old ones gets a scope of its own, which is marked for a visit.
  mutating func freeze(_ scope: Int) {
    guard let top = scopes[scope].top, let delivery = scopes[scope].delivery else { return }
    let old = scopes[scope].memberValues
    // For each part, whether the pass has reached its members.
    var parts = [scope: true]
    visitScope(from: top, scope) { system, id in
      if id == top { return }
      let isReached = system.isReached(id, by: system.scopes[scope].deliveringPass)
      let holder = system.inheritanceParent(of: id).map { system.scope(of: $0) } ?? scope
      if parts[holder] != isReached {
        let part = system.makeScope(top: id, values: isReached ? delivery.current : old)
        parts[part] = isReached
        system.enter(id, part)
        system.registerTop(id)
        system.mark(id, .traits)
      } else if holder != scope {
        system.enter(id, holder)
      }
    }
    scopes[scope].memberValues = delivery.current
    scopes[scope].delivery = nil
    mark(top, .traits)
  }

  /// Notes that an environment needs something; updates visit it if it is in a hierarchy.
  mutating func mark(_ id: EnvironmentID, _ needs: Needs) {
    let row = rows[id]
    if !row.needs.isSuperset(of: needs) { rows[id].needs.formUnion(needs) }
    if !row.marks.contains(.isPending), isReachedByUpdates(id) {
      rows[id].marks.insert(.isPending)
      pending.append(id)
    }
    if depth > 0 { pass.queue.arrivals.append(Pass.Place(id: id)) }
  }

  /// Computes whether an environment may notice changes now, and updates the listeners of its scope.
  mutating func noteListening(at id: EnvironmentID) {
    let (isListening, canNotice) = (rows[id].marks.contains(.isListening), canNotice(id))
    if canNotice, scopes[scope(of: id)].delivery != nil, !isTop(id) { mark(id, .inheritedValues) }
    if isListening == canNotice { return }
    if canNotice {
      rows[id].marks.insert(.isListening)
      scopes[scope(of: id)].listeners.append(id)
    } else {
      rows[id].marks.remove(.isListening)
    }
  }

  /// Whether an environment may notice changes; for a root view, also whether a method of its controller has read its traits.
  private func canNotice(_ id: EnvironmentID) -> Bool {
    if tree.isDestroyed(id) { return false }
    if rows[id].registration >= 0 || self[id].canNotice { return true }
    guard tree.isRootView(id), let owner = tree.parent(of: id) else { return false }
    return self[owner].reads.contains { $0.environment == id }
  }

  /// Adds the listeners of a scope to the walk's queue, and drops those that have left the scope.
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
      // A listener that has left and come back is in the list twice.
      let next = places.dropFirst().map(\.id) + [nil]
      places = zip(places, next).filter { $0.id != $1 }.map(\.0)
    }
    if !isInOrder || places.count < scopes[scope].listeners.count {
      scopes[scope].listeners = ChunkedArray(places.lazy.map(\.id))
    }
    pass.queue.add(places)
  }

  /// Marks the tops that inherit from a scope for a visit, and drops those that have gone.
  mutating func wakeTops(in scope: Int) {
    if scopes[scope].tops.isEmpty { return }
    let present = Set(
      scopes[scope].tops.filter { top in
        isTop(top) && !tree.isDestroyed(top)
          && inheritanceParent(of: top).map { self.scope(of: $0) == scope } == true
      })
    for top in present { mark(top, .inheritedValues) }
    if present.count < scopes[scope].tops.count { scopes[scope].tops = ChunkedArray(present.sorted()) }
  }
}
