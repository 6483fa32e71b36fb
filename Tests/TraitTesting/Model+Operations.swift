internal import Traits

/// What operations ask for, and whether the rules allow it.
extension Model {
  mutating func setOverride(_ trait: Int, _ value: Int, _ id: Int) {
    nodes[id].overrides[trait] = value
    answerAtOnce(id, [trait])
  }

  mutating func setStyle(_ style: Int, _ id: Int) {
    let inherits = style == 0 && nodes[id].style != nil
    nodes[id].style = style == 0 ? nil : style
    if style != 0 || inherits { answerAtOnce(id, [HistoryTrait.style], inherits: inherits) }
  }

  mutating func give(_ values: [Int: Int], _ child: Int, _ parent: Int) {
    (nodes[child].given, nodes[child].giver) = (values, values.isEmpty ? nil : parent)
    answerAtOnce(child, values.keys.sorted())
  }

  mutating func setSystem(_ trait: Int, _ value: Int?, _ id: Int) {
    if nodes[id].given[trait] == value { return }
    nodes[id].given[trait] = value
    answerAtOnce(id, [trait])
  }

  mutating func redefine(_ trait: Int, _ value: Int, _ affects: Bool) {
    (defaults[trait], affectsColour[trait]) = (value, affects)
  }

  mutating func invalidate(_ id: Int, _ what: Operation.Invalidation) {
    switch what {
    case .layout: nodes[holder(id)].needs.insert(.layout)
    case .display: nodes[holder(id)].needs.insert(.display)
    case .constraints: nodes[holder(id)].needs.insert(.constraints)
    case .properties:
      nodes[holder(id)].needs.insert(nodes[id].kind == .controller ? .controllerProperties : .properties)
    }
  }

  func allows(_ operation: Operation, node: (Place) -> Int?) -> Bool {
    func kind(_ place: Place) -> Kind? { node(place).map { nodes[$0].kind } }
    switch operation {
    case .create(let kind, _, in: let parent, childOf: let owner):
      if let owner { return node(owner).map { nodes[$0].kind == .controller } ?? false }
      guard let parent else { return kind != .scene || scenes.count < 3 }
      return node(parent).map { kind.possibleParents.contains(nodes[$0].kind) } ?? false
    case .style(let place, _): return kind(place).map { $0 != .scene && $0 != .presentation } ?? false
    case .give(let child, of: let parent, _):
      guard let id = node(child), let other = node(parent), nodes[id].kind == .controller else {
        return false
      }
      return nodes[id].parentController == other
    case .register(let place, _, target: let target, _):
      return node(place) != nil && version != .iOS16 && (target.map { node($0) != nil } ?? true)
    case .unregister(let index): return registrations.indices.contains(index)
    case .move(let place, to: let parent):
      guard let id = node(place) else { return false }
      return !nodes[id].isRootView && canPut(id, in: node(parent))
    case .insert(let place, in: let parent, at: _):
      return canPut(node(place).map(movableRoot), in: node(parent))
    case .detach(let place): return node(place).map { nodes[movableRoot($0)].kind != .scene } ?? false
    case .addChild(let place, to: let parent):
      guard let id = node(place), let other = node(parent) else { return false }
      return nodes[id].kind == .controller && nodes[other].kind == .controller && !isChild(other, of: id)
    case .removeFromParent(let place): return kind(place) == .controller
    case .destroy(let place): return node(place).map { !nodes[$0].isRootView } ?? false
    case .on(let place, let event, _), .removeHandler(let place, let event):
      return kind(place).map { kind in event.kinds.contains { Kind($0) == kind } } ?? false
    case .invalidate(let place, let what): return node(place).map { canInvalidate($0, what) } ?? false
    case .use, .redefine: return walks.isEmpty
    case .update: return true
    case .updateTraits(let place):
      return version != .iOS16 && kind(place).map { $0 != .scene && $0 != .presentation } ?? false
    case .updateProperties(let place): return node(place).map { canInvalidate($0, .properties) } ?? false
    case .layOut(let place): return node(place).map { canInvalidate($0, .layout) } ?? false
    case .appear(let place, in: let parent):
      guard let id = node(place), let target = node(parent), nodes[id].kind == .controller else {
        return false
      }
      return !isInside(id) && isInside(target) && canPut(id, in: target)
    case .disappear(let place, to: let parent, isAnnounced: _):
      guard let id = node(place).map(movableRoot), isInside(id), nodes[id].kind != .scene else {
        return false
      }
      guard let parent else { return true }
      return canPut(id, in: node(parent)) && !(node(parent).map(isInside) ?? true)
    case .limits(let place, _, _): return kind(place) == .view
    case .system(let place, _, _): return kind(place).map { $0 == .scene || $0 == .presentation } ?? false
    case .announce(let place), .override(let place, _, _), .removeOverride(let place, _),
      .usesColour(let place, _),
      .showsImage(let place, _), .read(let place, _), .loadView(let place):
      return node(place) != nil
    }
  }

  private func isChild(_ id: Int, of other: Int) -> Bool {
    id == other || (nodes[id].parentController.map { isChild($0, of: other) } ?? false)
  }

  private func canPut(_ id: Int?, in target: Int?) -> Bool {
    guard let id, let target, nodes[id].kind != .scene else { return false }
    if nodes[id].kind == .controller {
      // A controller must not come into one that is its own child.
      let around = ([target] + ancestors(target)).first { nodes[$0].kind == .controller }
      if around.map({ isChild($0, of: id) }) ?? false { return false }
    }
    let inner = preorder(id).filter { nodes[$0].kind == .controller }
    let around = ([target] + ancestors(target)).first { nodes[$0].kind == .controller }
    if inner.contains(where: { child in around.map { isChild($0, of: child) } ?? false }) { return false }
    return !contains(id, holder(target)) && nodes[id].kind.possibleParents.contains(nodes[target].kind)
  }

  private func canInvalidate(_ id: Int, _ what: Operation.Invalidation) -> Bool {
    if what == .layout, nodes[id].kind == .presentation { return true }
    if what != .properties { return nodes[holder(id)].isDrawn }
    return (nodes[id].isDrawn || nodes[id].kind == .controller) && (version.map { $0 >= .iOS26 } ?? true)
  }
}
