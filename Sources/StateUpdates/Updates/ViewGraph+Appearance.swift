// Which views are seen: a view on another tab or below another view on a stack has disappeared, and keeps its state.
extension ViewGraph {
  package func isSeen(_ id: ViewID) -> Bool {
    !path(from: id).contains { self[$0]?.element.isUnseen == true }
  }

  /// Notes whether another view covers this one.
  package mutating func cover(_ id: ViewID, _ isCovered: Bool) {
    guard let node = self[id], node.element.isCovered != isCovered else { return }
    turn(id) { $0.element.isCovered = isCovered }
  }

  /// Notifies a view that comes into sight; the first time, also modifiers that watch initial values.
  mutating func arrive(_ id: ViewID) {
    guard let node = self[id] else { return }
    change(id) { $0.counts.wasSeen = true }
    pass.isOrdered = false
    let first = node.element.modifiers.firstIndex(where: \.seesAppearance)
    for (index, modifier) in node.element.modifiers.enumerated() {
      if index == first { after.append(.appear(id)) }
      guard case .change(let value, initial: true) = modifier, !node.counts.wasSeen else { continue }
      after.append(.change(id, modifier: index, from: value, to: value, was: node.element.details))
    }
  }

  /// Changes a view, and notifies it and the views inside it if they come into sight or go out of sight.
  mutating func turn(_ id: ViewID, _ body: (inout ViewNode<Value>) -> Void) {
    let wasSeen = isSeen(id)
    change(id, body)
    guard let node = self[id], isSeen(id) != wasSeen else { return }
    var waiting = [id]
    while let next = waiting.popLast(), let node = self[next] {
      if next != id, node.element.isUnseen { continue }
      if !wasSeen {
        arrive(next)
      } else if node.element.modifiers.contains(where: \.seesAppearance) {
        pass.leaving.append((next, node.element))
      }
      waiting += (node.children + node.attached).reversed()
    }
    if !wasSeen, node.isDirty || node.hasDirtyBelow { noteDirty(below: path(from: id).dropFirst()) }
    revision += 1
  }
}
