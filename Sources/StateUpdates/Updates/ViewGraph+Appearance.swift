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

  /// A view is seen: what watches its first values is told of them, once.
  mutating func begin(_ id: ViewID) {
    guard let node = self[id], !node.counts.wasSeen else { return }
    change(id) { $0.counts.wasSeen = true }
    for (index, modifier) in node.element.modifiers.enumerated() {
      guard case .change(let value, initial: true) = modifier else { continue }
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
      if !wasSeen { begin(next) }
      if node.element.modifiers.contains(where: \.seesAppearance) {
        if wasSeen { pass.leaving.append((next, node.element)) } else { after.append(.appear(next)) }
      }
      waiting += (node.children + node.attached).reversed()
    }
    if !wasSeen, node.isDirty || node.hasDirtyBelow { noteDirty(below: path(from: id).dropFirst()) }
    revision += 1
  }
}
