import ViewTree

/// Who lives how long, as references are counted: an object goes when it stands in nothing and nothing that lives holds it, and then lets go
/// of what stands in it and of what its registrations have captured.
extension Model {
  /// Does what the playground does to destroy: what stands in a hierarchy disappears first, of a scene its windows.
  mutating func takeApart(_ place: Place) {
    guard let id = node(place) else { return }
    let isScene = nodes[id].kind == .scene
    let parts = isScene ? nodes[id].children : [id]
    for part in parts where isInside(part) { run(.disappearance(part, to: nil)) }
    if !isScene { move(id, to: nil) }
    nodes[id].isReleased = true
    if !isHeld(id, without: []) { end((isScene ? [id] : []) + parts) }
  }

  /// Ends what was destroyed before and is held by nothing any more; what stands in something again belongs to that.
  mutating func endReleased() {
    var isOver = false
    while !isOver {
      isOver = true
      for id in nodes.indices where nodes[id].isReleased && !nodes[id].isDestroyed {
        if nodes[id].parent != nil {
          nodes[id].isReleased = false
        } else if !isHeld(id, without: []) {
          end([id])
          isOver = false
        }
      }
    }
  }

  /// Ends objects with what stands in them; what something holds there is set free.
  private mutating func end(_ roots: [Int]) {
    let members = roots.flatMap(preorder)
    let going = going(members, roots)
    for id in members
    where !going.contains(id) && nodes[id].parent.map(going.contains) ?? roots.contains(id) {
      move(id, to: nil)
      nodes[id].isReleased = true
    }
    for root in roots where going.contains(root) { destroy(root) }
  }

  /// Which of these go when nothing else holds on to the roots.
  private func going(_ members: [Int], _ roots: [Int]) -> Set<Int> {
    var going: Set<Int> = []
    while true {
      let next = members.filter { id in
        let isLoose = nodes[id].parent.map(going.contains) ?? roots.contains(id)
        return !going.contains(id) && isLoose && !isHeld(id, without: going)
      }
      if next.isEmpty { return going }
      going.formUnion(next)
    }
  }

  /// Whether a registration holds an object that does not go itself; who holds a root view holds its controller.
  private func isHeld(_ id: Int, without going: Set<Int>) -> Bool {
    registrations.contains { row in
      !row.isEnded && !going.contains(row.environment)
        && row.captures.contains { (nodes[$0].isRootView ? nodes[$0].parent : $0) == id }
    }
  }
}
