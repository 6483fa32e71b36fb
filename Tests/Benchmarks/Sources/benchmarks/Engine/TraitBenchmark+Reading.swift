import Traits
import ViewTree

extension TraitBenchmark {
  /// A read at a leaf where nothing has changed, and the first ones after a change at the root.
  static func reading(_ shape: Shape, _ count: Int) throws -> [Comparison] {
    var tree = try EngineTree.busy(shape, count: count)
    let pushed = PushedTree(shape, count: count, observers: [])
    var sum = 0
    let warm = perTurn(2_000_000) { turn in
      let leaf = tree.nodes[count - 8 + turn & 7]
      if case .integer(let value) = tree.system.value(of: tree.theme, at: leaf) { sum &+= value &+ turn }
    }
    let peer = perTurn(2_000_000) { sum &+= pushed.nodes[count - 8 + $0 & 7].value &+ $0 }
    let leaves = tree.nodes[(count - count / 10)...]
    let changes = max(20, 20_000_000 / count)
    let turns = try perTurn(changes) { try tree.change(tree.scene, to: $0 & 1) }
    let reads = perTurn(changes) { _ in sum &+= tree.sum(over: leaves) }
    let both = try perTurn(changes) {
      try tree.change(tree.scene, to: $0 & 1)
      sum &+= tree.sum(over: leaves)
    }
    precondition(sum != 0, "What was read is used, so that it is read.")
    let (each, views) = (Double(leaves.count), "\(count) views")
    return [
      Comparison(
        work: "a few leaves, again and again, \(views)", ours: warm, peer: peer, peerName: "a stored value",
        target: 5e-9),
      Comparison(
        work: "a tenth of all, first after a change, \(views)", ours: (both - turns) / each,
        peer: reads / each,
        peerName: "when nothing changed", target: 1.1 * reads / each),
    ]
  }
}

extension EngineTree {
  fileprivate func sum(over nodes: ArraySlice<EnvironmentID>) -> Int {
    var sum = 0
    for node in nodes { if case .integer(let value) = system.value(of: theme, at: node) { sum &+= value } }
    return sum
  }
}
