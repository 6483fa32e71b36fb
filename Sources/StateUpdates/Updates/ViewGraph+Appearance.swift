// Who is seen: what stands behind another tab or below another view on a stack has disappeared, and keeps its state.
extension ViewGraph {
  package func isSeen(_ id: ViewID) -> Bool {
    !path(from: id).contains { self[$0]?.element.isUnseen == true }
  }

  /// Another view lies over this one now, or no more.
  package mutating func cover(_ id: ViewID, _ isCovered: Bool) {
    guard let node = self[id], node.element.isCovered != isCovered else { return }
    turn(id) { $0.element.isCovered = isCovered }
  }

  /// A view comes into sight: it is told so, and the first time what watches its first values.
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

  /// Changes a view, and tells it and those in it where they come into sight by that, or go out of it.
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
