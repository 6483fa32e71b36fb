internal import ViewTree

/// How scopes are split and joined; nothing here changes what anybody answers.
extension Inheritance {
  func scope(of id: EnvironmentID) -> Int { Int(rows[id].scope) }

  func isTop(_ id: EnvironmentID) -> Bool { scopes[scope(of: id)].top == id.index }

  /// Makes an environment the top of a scope of its own, with all that followed its scope below it.
  mutating func split(_ id: EnvironmentID) {
    if isTop(id) { return }
    if !scopes[scope(of: id)].deliveries.isEmpty { freeze(scope(of: id)) }
    if isTop(id) { return }
    let old = scope(of: id)
    let new = makeScope(top: id, values: scopes[old].rest)
    relabel(id, from: old, to: new)
    list(id)
  }

  /// Gives the scope of a top back to the one that it inherits from, if nothing keeps the two apart.
  mutating func joinIfPossible(_ scope: Int) {
    guard let top = topID(of: scope), isQuiet(scope), inputs(at: top).isEmpty,
      details(of: top)?.sizes.isEmpty ?? true,
      let source = source(of: top), source == tree.parent(of: top)
    else { return }
    let other = self.scope(of: source)
    guard other != scope, isQuiet(other), scopes[other].rest.hasSameEntries(as: scopes[scope].rest) else {
      return
    }
    relabel(top, from: scope, to: other)
    scopes[scope] = Scope(top: -1, values: TraitCollection())
    freeScopes.append(Int32(scope))
  }

  /// Whether everybody in a scope answers the same, and nothing is on its way.
  private func isQuiet(_ scope: Int) -> Bool {
    scopes[scope].deliveries.isEmpty && scopes[scope].told == nil
      && scopes[scope].own.hasSameEntries(as: scopes[scope].rest)
  }

  func topID(of scope: Int) -> EnvironmentID? {
    let top = scopes[scope].top
    return top < 0 ? nil : EnvironmentID(index: top)
  }

  mutating func makeScope(top: EnvironmentID, values: TraitCollection) -> Int {
    let scope = Scope(top: top.index, values: values)
    if let free = freeScopes.popLast() {
      scopes[Int(free)] = scope
      return Int(free)
    }
    scopes.append(scope)
    return scopes.count - 1
  }

  /// Puts everything from `top` down that follows one scope into another one.
  private mutating func relabel(_ top: EnvironmentID, from old: Int, to new: Int) {
    let end = tree.order(after: top)
    var next: EnvironmentID? = top
    while let id = next {
      let isMember = scope(of: id) == old
      if isMember { enter(id, new) } else if isTop(id) { list(id) }
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
    guard let source = source(of: top) else { return }
    scopes[scope(of: source)].tops.append(top)
  }

  /// Makes an end of what is on its way in a scope: the members that have been reached stay, and each part that answers something
  /// else gets a scope of its own, to be visited; for whoever wants to change the tree in the middle of an update.
  mutating func freeze(_ scope: Int) {
    guard let top = topID(of: scope), let last = scopes[scope].deliveries.last else { return }
    let (deliveries, rest) = (scopes[scope].deliveries, scopes[scope].rest)
    let end = tree.order(after: top)
    var parts = [scope: deliveries.count - 1]
    var next = tree.following(top, before: end)
    while let id = next {
      let isMember = self.scope(of: id) == scope
      if isMember {
        let order = tree.order(of: id)
        let part = deliveries.lastIndex { isReached(order, by: $0.pass) } ?? -1
        let holder = source(of: id).map { self.scope(of: $0) } ?? scope
        if parts[holder] != part {
          let new = makeScope(top: id, values: part < 0 ? rest : deliveries[part].values)
          parts[new] = part
          enter(id, new)
          list(id)
          mark(id, .traits)
        } else if holder != scope {
          enter(id, holder)
        }
      } else if isTop(id) {
        list(id)
      }
      next = tree.following(id, before: end, skippingContents: !isMember && version != .iOS16)
    }
    scopes[scope].rest = last.values
    scopes[scope].deliveries = []
    mark(top, .traits)
  }
}
