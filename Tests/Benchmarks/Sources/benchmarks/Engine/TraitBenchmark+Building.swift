import Traits
import ViewTree

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

extension TraitBenchmark {
  /// Time and memory for each view of a tree, which is made from nothing.
  static func building(_ count: Int) throws -> [Comparison] {
    let before = residentBytes()
    var start = processorTime()
    let tree = try EngineTree(.wide, count: count)
    let ours = (processorTime() - start) / Double(count)
    let bytes = Double(residentBytes() - before - count * MemoryLayout<EnvironmentID>.stride) / Double(count)
    let between = residentBytes()
    start = processorTime()
    let pushed = PushedTree(.wide, count: count, observers: [])
    let peer = (processorTime() - start) / Double(count)
    let peerBytes = Double(residentBytes() - between) / Double(count)
    precondition(tree.nodes.count == pushed.nodes.count, "Both trees are there until all is measured.")
    print("\n\(Int(bytes)) bytes for each of \(count) views (target: 64); objects: \(Int(peerBytes))")
    return [Comparison(work: "time", ours: ours, peer: peer, peerName: "objects", target: 100e-9)]
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
