/// The peer: plain Swift objects, a value pushed down to every one of them, and callbacks where somebody observes.
final class PushedTree {
  final class Node {
    var value = 0
    var hasOwn = false
    var children: [Node] = []
    var observer: ((_ old: Int, _ new: Int) -> Void)?
  }

  let nodes: [Node]
  private var calls = 0

  init(_ shape: Shape, count: Int) {
    var nodes = [Node()]
    nodes.reserveCapacity(count)
    for index in 1..<count {
      let node = Node()
      nodes[shape.parent(of: index)].children.append(node)
      nodes.append(node)
    }
    self.nodes = nodes
    for index in Shape.observers(in: count) {
      nodes[index].observer = { [unowned self] old, new in if old != new { calls += 1 } }
    }
  }

  /// Gives a node a value of its own, and hands it down.
  func change(_ index: Int, to value: Int) {
    nodes[index].hasOwn = true
    var waiting = [nodes[index]]
    while let node = waiting.popLast() {
      let old = node.value
      node.value = value
      node.observer?(old, value)
      for child in node.children where !child.hasOwn { waiting.append(child) }
    }
  }
}
