// Which views are seen: a view on another tab or below another view on a stack has disappeared, and keeps its state.
extension ViewGraph {
  package func isSeen(_ id: ViewID) -> Bool {
    for next in path(from: id) {
      guard let element = self[next]?.element, !element.isUnseen else { return false }
      if element.isPresented { break }
    }
    return true
  }

  /// What a view and the views inside it present: it stays, and is updated, on a tab that is no longer selected.
  package func presented(below id: ViewID) -> [ViewID] {
    (self[id].map { $0.children + $0.attached } ?? []).flatMap {
      self[$0]?.element.isPresented == true ? [$0] : presented(below: $0)
    }
  }

  package mutating func cover(_ id: ViewID, _ isCovered: Bool) {
    guard let node = self[id], node.element.isCovered != isCovered else { return }
    changeVisibility(of: id) { $0.element.isCovered = isCovered }
  }

  /// Notifies a view that comes into sight; the first time, also modifiers that watch initial values.
  mutating func notifyAppearance(of id: ViewID) {
    guard let node = self[id] else { return }
    change(id) { $0.counts.wasSeen = true }
    pass.isOrdered = false
    let first = node.element.modifiers.firstIndex(where: \.observesAppearance)
    for (index, modifier) in node.element.modifiers.enumerated() {
      if index == first { notices.append(.appear(id)) }
      guard case .change(let value, initial: true) = modifier, !node.counts.wasSeen else { continue }
      notices.append(.change(id, modifier: index, from: value, to: value, was: node.element.details))
    }
  }

  /// Changes a view, and notifies it and the views inside it if they come into sight or go out of sight.
  mutating func changeVisibility(of id: ViewID, _ body: (inout ViewNode<Value>) -> Void) {
    let wasSeen = isSeen(id)
    change(id, body)
    guard let node = self[id], isSeen(id) != wasSeen else { return }
    var waiting = [id]
    while let next = waiting.popLast(), let node = self[next] {
      if next != id, node.element.isUnseen || node.element.isPresented { continue }
      if !wasSeen {
        notifyAppearance(of: next)
      } else if node.element.modifiers.contains(where: \.observesAppearance) {
        pass.leaving.append((next, node.element))
      }
      waiting += (node.children + node.attached).reversed()
    }
    if !wasSeen, node.isDirty || node.hasDirtyBelow { noteDirty(below: path(from: id).dropFirst()) }
    revision += 1
  }
}
