import Traits
import ViewTree

/// The trait engine in this process, beside a tree of plain Swift objects that does the same work.
///
/// Everything that a large program has is in the tree: the rules of iOS 18, five traits with overrides all over it, registrations, tracked
/// methods, dynamic colours. The plain tree has one value and its observers.
enum TraitBenchmark {
  static func run() throws {
    try forEachTree("Building, for each view", [100_000, 1_000_000], by: building)
    try forEachTree("A change at the root with ten observers, until all is quiet", by: rootChange)
    printTable("The same through handles and closures", [try handles(1_000), try handles(100_000)])
    try forEachTree("A change at the root that every view observes, for each", by: observedEverywhere)
    printTable("Reading", try reading(.wide, 1_000) + reading(.wide, 100_000))
    try forEachTree("Changes above a hundred views, with their turn", [100_000, 1_000_000], by: overriding)
    try forEachTree("Moving a hundred views, with the turn, for each", [10_000, 1_000_000], by: moving)
    printTable(
      "A handler that takes a view out, for each view above it",
      [try callbacks(10_000), try callbacks(100_000)])
  }

  private static func forEachTree(
    _ title: String, _ counts: [Int] = [1_000, 100_000, 1_000_000],
    by measure: (Shape, Int) throws -> [Comparison]
  ) throws {
    var rows: [Comparison] = []
    for shape in Shape.allCases {
      for count in counts { rows += try measure(shape, count) }
    }
    printTable(title, rows)
  }

  private static func rootChange(_ shape: Shape, _ count: Int) throws -> [Comparison] {
    var tree = try EngineTree.busy(shape, count: count)
    let ours = try perTurn(20_000) { try tree.change(tree.scene, to: $0 & 1) }
    let pushed = PushedTree(shape, count: count, observers: Shape.observers(in: count))
    let peer = perTurn(max(5, 2_000_000 / count)) { pushed.change(0, to: $0 & 1) }
    return [
      Comparison(
        work: "\(count) views, \(shape.rawValue)", ours: ours, peer: peer, peerName: "pushed down",
        target: 2e-6)
    ]
  }

  private static func observedEverywhere(_ shape: Shape, _ count: Int) throws -> [Comparison] {
    var tree = try EngineTree(shape, count: count)
    for node in tree.nodes { _ = try tree.system.register([tree.theme], on: node) }
    try tree.settleIn()
    // An even number, so that each turn, also the first of a series, changes the value.
    let turns = max(4, 1_000_000 / count)
    let ours = try perTurn(turns) { try tree.change(tree.scene, to: $0 & 1) }
    tree.readsInHandlers = true
    let reading = try perTurn(turns) { try tree.change(tree.scene, to: $0 & 1) }
    precondition(tree.changes > 0, "What was read is used, so that it is read.")
    let pushed = PushedTree(shape, count: count, observers: 0..<count)
    let peer = perTurn(turns) { pushed.change(0, to: $0 & 1) }
    let (each, views) = (Double(count), "\(count) views, \(shape.rawValue)")
    return [
      Comparison(
        work: views, ours: ours / each, peer: peer / each, peerName: "pushed down", target: 15e-9),
      Comparison(
        work: "\(views), and reads both values", ours: reading / each, peer: peer / each,
        peerName: "pushed down"),
    ]
  }

  private static func overriding(_ shape: Shape, _ count: Int) throws -> [Comparison] {
    var tree = try EngineTree.busy(shape, count: count)
    let pushed = PushedTree(shape, count: count, observers: Shape.observers(in: count))
    let middle = shape.middle(of: count)
    let place = tree.nodes[middle]
    let change = try perTurn(200_000) { try tree.change(place, to: $0 & 1) }
    let peerChange = perTurn(20_000) { pushed.change(middle, to: $0 & 1) }
    let coming = try perTurn(100_000) {
      try tree.removeOverride(of: place)
      try tree.change(place, to: $0 & 1)
    }
    let peerComing = perTurn(20_000) {
      pushed.removeOwn(middle)
      pushed.change(middle, to: $0 & 1)
    }
    let size = "\(count) views, \(shape.rawValue)"
    return [
      Comparison(
        work: "another value, \(size)", ours: change, peer: peerChange, peerName: "pushed down",
        target: 0.3e-6),
      Comparison(
        work: "removed and set again, \(size)", ours: coming, peer: peerComing, peerName: "pushed down"),
    ]
  }

  private static func moving(_ shape: Shape, _ count: Int) throws -> [Comparison] {
    var tree = try EngineTree.busy(shape, count: count)
    let pushed = PushedTree(shape, count: count, observers: Shape.observers(in: count))
    let middle = shape.middle(of: count)
    let places = [shape.parent(of: middle), 2]
    let size = Double(Array(tree.system.hierarchy.preorder(from: tree.nodes[middle])).count)
    let ours = try perTurn(2_000) { try tree.move(tree.nodes[middle], to: tree.nodes[places[$0 & 1]]) }
    let peer = perTurn(2_000) { pushed.move(middle, to: places[$0 & 1]) }
    return [
      Comparison(
        work: "\(count) views, \(shape.rawValue)", ours: ours / size, peer: peer / size,
        peerName: "pushed down")
    ]
  }
}

/// Seconds of the processor's for each of many turns, the best of five series.
func perTurn(_ turns: Int, _ body: (Int) throws -> Void) rethrows -> Double {
  var best = Double.infinity
  for _ in 0..<5 {
    let start = processorTime()
    for turn in 0..<turns { try body(turn) }
    best = min(best, (processorTime() - start) / Double(turns))
  }
  return best
}
