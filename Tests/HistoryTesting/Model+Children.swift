import Traits
import ViewTree

/// Whose child a controller is, also where it stands in no other.
extension Model {
  func ancestorThatIsNoView(_ id: Int) -> Int? {
    var ancestor = nodes[id].parent
    while let next = ancestor, nodes[next].kind == .view { ancestor = nodes[next].parent }
    return ancestor
  }

  /// The controller whose child a controller outside of all others is, where updates come to that first.
  func container(_ id: Int) -> Int? {
    guard let container = nodes[id].container, !nodes[container].isDestroyed else { return nil }
    let order = order
    guard let first = order.firstIndex(of: container), let second = order.firstIndex(of: id) else {
      return nil
    }
    return first < second ? container : nil
  }

  /// Whether updates come by.
  func isFollowing(_ id: Int) -> Bool {
    if nodes[id].isDestroyed { return false }
    if isInside(id) { return true }
    guard version == .iOS16, nodes[id].kind == .controller else { return false }
    return source(of: id).map(isFollowing) ?? false
  }

  /// The controllers that leave with an environment stay the children of whom they were.
  mutating func noteContainers(_ id: Int) {
    guard let ancestor = ancestorThatIsNoView(id) else { return }
    for member in preorder(id)
    where nodes[member].kind == .controller && ancestorThatIsNoView(member) == ancestor {
      nodes[member].container = nodes[ancestor].kind == .controller ? ancestor : nil
    }
  }

  /// What a parent gave ends where the child has another one now, or none.
  mutating func endGifts() {
    for id in nodes.indices where !nodes[id].isDestroyed {
      guard let giver = nodes[id].giver, parentController(id) != giver else { continue }
      (nodes[id].giver, nodes[id].given) = (nil, [:])
    }
  }

  /// A controller that is made for a parent, and stands nowhere.
  mutating func createChild(of parent: Int) -> Int {
    let id = append(.controller, in: nil, isRootView: false, home: home(of: parent))
    _ = append(.view, in: id, isRootView: true)
    let place = nodes[parent].kind == .view ? ancestorThatIsNoView(parent) : parent
    nodes[id].container = place.flatMap { nodes[$0].kind == .controller ? $0 : nil }
    return id
  }

  /// The scene in which an environment stands, or for which its outermost controller was made.
  private func home(of id: Int) -> Int? {
    if isInside(id) { return root(of: id) }
    let around = sequence(first: id) { nodes[$0].parent }.filter { nodes[$0].kind == .controller }
    return around.last.flatMap(container).flatMap(home)
  }

  /// The controller whose child another one is, wherever the two stand.
  func parentController(_ id: Int) -> Int? {
    let parent = ancestorThatIsNoView(id) ?? nodes[id].container
    return parent.flatMap { nodes[$0].kind == .controller && !nodes[$0].isDestroyed ? $0 : nil }
  }
}
