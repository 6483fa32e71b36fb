// The tree: which views stay the same, which come and which go.
extension ViewGraph {
  package mutating func host(_ element: ViewElement<Value>) throws(ViewProblem) -> ViewID {
    let id = try create(element, parent: nil)
    roots.append(id)
    return id
  }

  /// Gives a root another element; it keeps its identity if the type is the same.
  package mutating func rehost(_ root: ViewID, _ element: ViewElement<Value>) throws(ViewProblem) -> ViewID {
    guard self[root]?.element.type == element.type else {
      var element = element
      element.isCovered = self[root]?.element.isCovered == true
      let next = try host(element)
      unhost(root)
      return next
    }
    try update(root, element)
    return root
  }

  package mutating func unhost(_ root: ViewID) {
    roots.removeAll { $0 == root }
    remove(root)
  }

  /// Attaches content that is not part of a body to a view, one of each type; content of the type that exists already is updated.
  package mutating func attach(_ element: ViewElement<Value>, to id: ViewID) throws(ViewProblem) {
    if let known = attached(element.type, to: id) { return try update(known, element) }
    let child = try create(element, parent: id)
    change(id) { $0.attached.append(child) }
    owners.insert(id)
  }

  package mutating func detach(_ type: String, from id: ViewID) {
    guard let child = attached(type, to: id) else { return }
    change(id) { $0.attached.removeAll { $0 == child } }
    if self[id]?.attached.isEmpty == true { owners.remove(id) }
    remove(child)
  }

  /// Matches the elements of a body with the existing views: by type and position, or by explicit id.
  mutating func reconcile(_ id: ViewID, with elements: [ViewElement<Value>]) throws(ViewProblem) {
    var waiting: [ViewElement<Value>.Key: ViewID] = [:]
    for child in self[id]?.children ?? [] {
      guard var key = self[child]?.element.key else { continue }
      while waiting[key] != nil { key.ordinal += 1 }
      waiting[key] = child
    }
    var seen: Set<ViewElement<Value>.Key> = []
    var kept: [(ViewElement<Value>, ViewID?)] = []
    for element in elements {
      var key = element.key
      while !seen.insert(key).inserted {
        if key.ordinal == 0, let same = element.id { events.append(.duplicate(id, same)) }
        key.ordinal += 1
      }
      kept.append((element, waiting.removeValue(forKey: key)))
    }
    let gone = (self[id]?.children ?? []).filter { waiting.values.contains($0) }
    for child in gone where self[child]?.element.leavesAtOnce == true { remove(child, atOnce: true) }
    let children = try kept.map { element, known throws(ViewProblem) in
      guard let known = known ?? restore(element, in: id) else { return try create(element, parent: id) }
      try update(known, element)
      return known
    }
    change(id) { $0.children = children }
    let going = gone.filter { self[$0] != nil }
    if going.isEmpty, !kept.contains(where: { $0.1 == nil }) { return }
    guard let ends = awaitTransition(in: id) else { return going.forEach { remove($0) } }
    pass.going += going.map { ($0, ends) }
  }

  private mutating func create(_ element: ViewElement<Value>, parent: ViewID?) throws(ViewProblem) -> ViewID {
    let depth = (parent.flatMap { self[$0]?.depth } ?? 0) + (element.role == .view ? 1 : 0)
    if depth > Self.maximumDepth {
      throw ViewProblem(
        "`\(element.type)` contains itself, and so without end: \(Self.maximumDepth) of them stand in each other",
        "let a condition end it")
    }
    nodes.append(ViewNode(element.childless, parent: parent, depth: depth))
    let id = ViewID(row: nodes.count - 1)
    revision += 1
    if element.role != .content {
      change(id) { $0.counts.inits = 1 }
      events.append(.initialized(id))
      mark(id, .appeared)
    }
    if isSeen(id) { notifyAppearance(of: id) }
    if element.role == .content { try reconcile(id, with: element.children) }
    return id
  }

  private mutating func update(_ id: ViewID, _ element: ViewElement<Value>) throws(ViewProblem) {
    guard let node = self[id] else { return }
    var next = element.childless
    (next.state, next.isCovered) = (node.element.state, node.element.isCovered)
    compare(id, node.element.modifiers, element.modifiers)
    if next.isHidden == node.element.isHidden {
      change(id) { $0.element = next }
    } else {
      changeVisibility(of: id) { $0.element = next }
    }
    if element.role == .content { return try reconcile(id, with: element.children) }
    change(id) { $0.counts.inits += 1 }
    events.append(.initialized(id))
    guard element.value != node.element.value else { return }
    mark(id, .input)
    change(id) { $0.replaced = node.replaced ?? node.element.value }
  }

  /// Handles changes of a view's modifiers: watched values, environment keys, animated attributes.
  private mutating func compare(_ id: ViewID, _ old: [ViewModifier<Value>], _ new: [ViewModifier<Value>]) {
    activate(id, old, new)
    for (index, modifier) in new.enumerated() {
      let before = old.indices.contains(index) ? old[index] : .other
      guard before != modifier else { continue }
      switch (before, modifier) {
      case (.change(let from, _), .change(let to, _)) where from != to, (.task(let from), .task(let to)):
        guard let node = self[id], node.counts.wasSeen else { continue }
        notices.append(.change(id, modifier: index, from: from, to: to, was: node.element.details))
        pass.isOrdered = false
      case (_, .environment(let key, _)):
        for reader in readers[.environment(key)] ?? [] where path(from: reader).contains(id) {
          mark(reader, .read(.environment(key)))
        }
      case (.attribute(let name, let from), .attribute(let same, let to)) where name == same:
        animate(id, AttributeKey(modifier: index, name: name), from: from, to: to)
      default: continue
      }
    }
  }

  /// Removes a view with its state and everything below; it is notified after its replacement has come, or at once.
  mutating func remove(_ id: ViewID, atOnce: Bool = false) {
    guard let node = self[id] else { return }
    if node.element.modifiers.contains(where: \.observesAppearance), isSeen(id) {
      if atOnce {
        notices.append(.disappear(id, node.element))
      } else {
        pass.leaving.append((id, node.element))
      }
    }
    let going = going(from: id).map(\.view)
    pass.going.removeAll { going.contains($0.view) }
    for child in node.children + node.attached + going { remove(child, atOnce: atOnce) }
    forgetRun(of: id)
    if node.isMade {
      events.append(.dismantled(node.element.type))
      notices.append(.dismantle(id, node.element))
    }
    var last = node.state
    for name in last.keys { last[name] = latest(name, of: id) }
    if node.element.role == .view {
      for key in keysProvided(at: id) { last["@" + key] = provided(key, at: id) }
    }
    if !last.isEmpty {
      while lastStates.count <= id.row { lastStates.append([:]) }
      lastStates[id.row] = last
    }
    nodes[id.row] = nil
    owners.remove(id)
    revision += 1
  }
}
