import Commands
import Traits
import ViewTree

/// What is said of environments that were made.
extension Playground {
  func confirmNode(_ id: EnvironmentID, _ before: Int) {
    let hierarchy = world.traits.hierarchy
    let new = hierarchy.all.dropFirst(before).filter { !hierarchy.isRootView($0) }
    guard let first = new.first else { return }
    if new.count == 1 {
      confirm(
        .created(
          world.reference(to: first), isInHierarchy: hierarchy.isInHierarchy(first),
          waitsIn: world.destination(of: first).map { world.reference(to: $0) }))
    } else {
      confirm(.environments(count: new.count, isMore: first != id, outline: outline(of: new)))
    }
  }

  /// `main › win › root › header, settings › form › cell`; of what was there before, nothing, and of a large
  /// tree the beginning.
  private func outline(of new: [EnvironmentID]) -> String {
    let hierarchy = world.traits.hierarchy
    var (text, left) = ("", Limit.outline)
    for id in new {
      // A child of something new is outlined with that; a controller's view has no place of its own.
      let parent = hierarchy.parent(of: id)
      let owner = parent.map { hierarchy.isRootView($0) ? hierarchy.parent(of: $0) ?? $0 : $0 }
      if let owner, owner.index >= new[0].index { continue }
      if left < 0 { break }
      if !text.isEmpty { text += ", " }
      if left == 0 { return text + "…" }
      text += outline(of: id, &left)
    }
    return text
  }

  /// The outline of a subtree, as long as there are names left to give; the first that are left out are three
  /// dots.
  private func outline(of id: EnvironmentID, _ left: inout Int) -> String {
    var text = world.label(of: id)
    left -= 1
    for (index, child) in world.shownChildren(of: id).enumerated() {
      if left < 0 { return text }
      text += index == 0 ? " › " : ", "
      if left == 0 {
        left = -1
        return text + "…"
      }
      text += outline(of: child, &left)
    }
    return text
  }
}
