import Traits
import ViewTree

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// The trait engine in this process, beside a tree of plain Swift objects that does the same work.
enum TraitBenchmark {
  static func run() throws {
    var rows: [Comparison] = []
    for shape in Shape.allCases {
      for count in [1_000, 100_000, 1_000_000] { rows.append(try rootChange(shape, count)) }
    }
    printTable("A change at the root with ten observers, until all is quiet", rows)
    printTable("Other work, 100,000 views, wide", try otherWork(100_000))
    printTable("Building, for each of 1,000,000 views", try building(1_000_000))
  }

  private static func rootChange(_ shape: Shape, _ count: Int) throws -> Comparison {
    var tree = try EngineTree(shape, count: count)
    let ours = try perTurn(20_000) { try tree.change(tree.scene, to: $0 & 1) }
    let pushed = PushedTree(shape, count: count)
    let peer = perTurn(max(5, 2_000_000 / count)) { pushed.change(0, to: $0 & 1) }
    return Comparison(
      work: "\(count) views, \(shape.rawValue)", ours: ours, peer: peer, peerName: "pushed down", target: 2e-6
    )
  }

  private static func otherWork(_ count: Int) throws -> [Comparison] {
    var tree = try EngineTree(.wide, count: count)
    let pushed = PushedTree(.wide, count: count)
    let leaf = tree.nodes[count - 1]
    var sum = 0
    let read = perTurn(2_000_000) { turn in
      if case .integer(let value) = tree.system.value(of: tree.theme, at: leaf) { sum += value + turn }
    }
    let peerRead = perTurn(2_000_000) { sum += pushed.nodes[count - 1].value + $0 }
    // The node with about 100 below it.
    let middle = 150
    try tree.change(tree.nodes[middle], to: 1)
    let override = try perTurn(200_000) { try tree.change(tree.nodes[middle], to: $0 & 1) }
    let peerOverride = perTurn(20_000) { pushed.change(middle, to: $0 & 1) }
    precondition(sum != 0, "What was read is used, so that it is read.")
    return [
      Comparison(
        work: "a read at a leaf", ours: read, peer: peerRead, peerName: "a stored value", target: 5e-9),
      Comparison(
        work: "an override above 100 views, with its turn", ours: override, peer: peerOverride,
        peerName: "pushed down", target: 0.3e-6),
    ]
  }

  private static func building(_ count: Int) throws -> [Comparison] {
    let before = residentBytes()
    var start = now()
    let tree = try EngineTree(.wide, count: count)
    let ours = (now() - start) / Double(count)
    let bytes = Double(residentBytes() - before - count * MemoryLayout<EnvironmentID>.stride) / Double(count)
    start = now()
    let pushed = PushedTree(.wide, count: count)
    let peer = (now() - start) / Double(count)
    precondition(tree.nodes.count == pushed.nodes.count, "Both trees are there until all is measured.")
    print("\n  \(Int(bytes)) bytes for each of \(count) views (target: 64)")
    return [Comparison(work: "time", ours: ours, peer: peer, peerName: "objects", target: 100e-9)]
  }

  /// Seconds for each of many turns, the best of five series.
  private static func perTurn(_ turns: Int, _ body: (Int) throws -> Void) rethrows -> Double {
    var best = Double.infinity
    for _ in 0..<5 {
      let start = now()
      for turn in 0..<turns { try body(turn) }
      best = min(best, (now() - start) / Double(turns))
    }
    return best
  }

  /// What this process has in memory now; 0 on systems without `/proc`.
  private static func residentBytes() -> Int {
    guard let file = fopen("/proc/self/statm", "r") else { return 0 }
    defer { fclose(file) }
    var line = [CChar](repeating: 0, count: 256)
    fgets(&line, Int32(line.count), file)
    let fields = text(line).split(separator: " ")
    return fields.count > 1 ? (Int(fields[1]) ?? 0) * Int(getpagesize()) : 0
  }
}
