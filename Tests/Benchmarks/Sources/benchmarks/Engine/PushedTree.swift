/// The peer: plain Swift objects, a value pushed down to every one of them, and callbacks where somebody observes.
final class PushedTree {
  final class Node {
    var value = 0
    var hasOwn = false
    var children: [Node] = []
    var parent = -1
    var observer: ((_ old: Int, _ new: Int) -> Void)?
  }

  let nodes: [Node]
  private var calls = 0

  /// Makes a tree with observers at some of its nodes.
  init(_ shape: Shape, count: Int, observers: some Sequence<Int>) {
    var nodes = [Node()]
    nodes.reserveCapacity(count)
    for index in 1..<count {
      let node = Node()
      node.parent = shape.parent(of: index)
      nodes[node.parent].children.append(node)
      nodes.append(node)
    }
    self.nodes = nodes
    for index in observers {
      nodes[index].observer = { [unowned self] old, new in if old != new { calls += 1 } }
    }
  }

  /// Gives a node a value of its own, and hands it down.
  func change(_ index: Int, to value: Int) {
    nodes[index].hasOwn = true
    push(value, into: nodes[index])
  }

  /// Takes a node's own value away: its parent's comes down.
  func removeOwn(_ index: Int) {
    nodes[index].hasOwn = false
    push(index > 0 ? nodes[nodes[index].parent].value : 0, into: nodes[index])
  }

  /// Puts a node at the end of another's children, whose value comes down.
  func move(_ index: Int, to parent: Int) {
    let node = nodes[index]
    if node.parent >= 0 { nodes[node.parent].children.removeAll { $0 === node } }
    nodes[parent].children.append(node)
    node.parent = parent
    if !node.hasOwn { push(nodes[parent].value, into: node) }
  }

  private func push(_ value: Int, into top: Node) {
    var waiting = [top]
    while let node = waiting.popLast() {
      let old = node.value
      node.value = value
      node.observer?(old, value)
      for child in node.children where !child.hasOwn { waiting.append(child) }
    }
  }
}
