/// How environments come, go and move.
extension Model {
  mutating func create(_ kind: Kind, in parent: Int?, childOf owner: Int?) -> Int {
    let id = append(kind, in: parent.map(holder))
    if kind == .controller {
      nodes[id].parentController = owner ?? ancestors(id).first { nodes[$0].kind == .controller }
      predict(id, home: owner)
      let view = append(.view, in: id)
      nodes[view].isRootView = true
      predict(view, home: owner)
    } else {
      predict(id, home: owner)
    }
    if isInside(id) { noteJoining(id, isNew: true) }
    layOutSuperview(of: id)
    return id
  }

  private mutating func append(_ kind: Kind, in parent: Int?) -> Int {
    let id = nodes.count
    nodes.append(Node(kind: kind, parent: parent))
    if let parent {
      nodes[parent].children.append(id)
    } else if kind == .scene {
      scenes.append(id)
    } else {
      detached.append(id)
    }
    return id
  }

  /// A new environment has Apple's traits of whom it will inherit from, or of a scene (R34).
  private mutating func predict(_ id: Int, home owner: Int?) {
    let source = nodes[id].isRootView ? nodes[id].parent : source(of: id)
    guard let model = source ?? (nodes[id].kind == .scene ? nil : home(owner) ?? scenes.first { $0 != id })
    else { return }
    nodes[id].values = nodes[model].values.filter { HistoryTrait.isSystem($0.key) }
  }

  private func home(_ owner: Int?) -> Int? {
    guard let owner else { return nil }
    return isInside(owner) ? root(of: owner) : home(nodes[owner].parentController)
  }

  mutating func relocate(_ id: Int, to parent: Int?, at index: Int? = nil) {
    let wasInside = isInside(id)
    takeOut(id)
    nodes[id].parent = parent
    if let parent {
      nodes[parent].children.insert(id, at: min(index ?? Int.max, nodes[parent].children.count))
    } else {
      detached.append(id)
    }
    layOutSuperview(of: id)
    if isInside(id) {
      noteJoining(id, isNew: !wasInside)
    } else {
      for member in preorder(id) { nodes[member].needs.subtract([.willAppear, .isAppearing, .didAppear]) }
    }
  }

  /// As the statement `move`: controllers become children of those in which they stand.
  mutating func move(_ id: Int, to parent: Int) {
    relocate(id, to: holder(parent))
    let around = ([parent] + ancestors(parent)).first { nodes[$0].kind == .controller }
    for controller in outermost(id) { setParent(controller, around) }
  }

  private func outermost(_ id: Int) -> [Int] {
    nodes[id].kind == .controller ? [id] : nodes[id].children.flatMap(outermost)
  }

  mutating func setParent(_ child: Int, _ parent: Int?) {
    nodes[child].parentController = parent
    if nodes[child].giver != nil, nodes[child].giver != parent {
      (nodes[child].giver, nodes[child].given) = (nil, [:])
    }
  }

  /// Out of its parent's children; walks in progress that stand in it go on from just before it.
  private mutating func takeOut(_ id: Int) {
    let order = order
    for index in walks.indices where walks[index].anchor >= 0 && walks[index].anchor < nodes.count {
      if contains(id, walks[index].anchor) {
        let place = order.firstIndex(of: id) ?? 0
        walks[index].anchor = place > 0 ? order[place - 1] : -1
      }
    }
    if let old = nodes[id].parent { nodes[old].children.removeAll { $0 == id } }
    detached.removeAll { $0 == id }
    scenes.removeAll { $0 == id }
  }

  mutating func destroy(_ id: Int) {
    let members = preorder(id)
    takeOut(id)
    nodes[id].parent = nil
    for member in members {
      nodes[member].isDestroyed = true
      nodes[member].handlers = [:]
      nodes[member].needs = []
      nodes[member].reads = [:]
      nodes[member].parentController = nil
    }
    for child in nodes.indices where nodes[child].parentController.map(members.contains) ?? false {
      setParent(child, nil)
    }
    for index in registrations.indices {
      let row = registrations[index]
      if members.contains(row.environment) || row.target.map(members.contains) ?? false {
        registrations[index].isEnded = true
      }
    }
  }

  private mutating func noteJoining(_ id: Int, isNew: Bool) {
    for member in preorder(id) {
      if !nodes[member].hasJoined {
        if nodes[member].isDrawn {
          nodes[member].needs.formUnion([.layout, .display, .properties, .constraints])
        }
        if nodes[member].kind == .presentation { nodes[member].needs.insert(.layout) }
        if nodes[member].isRootView { nodes[member].needs.insert(.controllerProperties) }
      }
      nodes[member].hasJoined = true
      if isNew, nodes[member].kind == .controller {
        nodes[member].needs.formUnion([.willAppear, .didAppear])
      }
      if isNew, nodes[member].isRootView { nodes[member].needs.insert(.isAppearing) }
    }
    if isNew, nodes[id].parent != nil, nodes[holder(id)].isLaidOut { nodes[holder(id)].needs.insert(.layout) }
  }

  /// In a hierarchy or not.
  private mutating func layOutSuperview(of id: Int) {
    if let superview = nodes[id].parent, nodes[superview].isLaidOut { nodes[superview].needs.insert(.layout) }
  }
}
