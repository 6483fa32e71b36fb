import Traits
import ViewTree

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

extension TraitBenchmark {
  /// The argument with which this program makes one tree, and says what it took.
  static let buildingArgument = "building"

  /// Time and memory for each view of a tree, which is made from nothing; a small tree weighs less than the parts of the program that make it.
  static func building(_ shape: Shape, _ count: Int) throws -> [Comparison] {
    let (ours, peer) = (try alone("traits", shape, count), try alone("objects", shape, count))
    let views = "\(count) views, \(shape.rawValue)"
    if count >= 1_000_000 {
      print("\(Int(ours.bytes)) bytes for each of \(views) (target: 64); objects: \(Int(peer.bytes))")
    }
    return [Comparison(work: views, ours: ours.time, peer: peer.time, peerName: "objects", target: 100e-9)]
  }

  /// The best of five trees, each made in a process of its own: none uses room that something else has left.
  private static func alone(_ kind: String, _ shape: Shape, _ count: Int) throws -> (
    time: Double, bytes: Double
  ) {
    let file = "/tmp/mendel-building-\(getpid())"
    defer { unlink(file) }
    var (time, bytes) = (Double.infinity, Double.infinity)
    for _ in 0..<5 {
      _ = try benchmarks.run(
        CommandLine.arguments[0], buildingArgument, kind, shape.rawValue, String(count), file)
      let figures = try lines(of: file).compactMap { Double($0) }
      guard figures.count == 2 else { throw Obstacle(description: "a tree of \(kind) was not made") }
      (time, bytes) = (min(time, figures[0]), min(bytes, figures[1]))
    }
    return (time, bytes)
  }

  /// Makes a tree, and writes down the seconds and the bytes that each view took.
  static func build(_ kind: String, _ shape: Shape, _ count: Int, into path: String) throws {
    let (before, start) = (residentBytes(), processorTime())
    let tree = kind == "traits" ? try EngineTree(shape, count: count) : nil
    let pushed = tree == nil ? PushedTree(shape, count: count, observers: []) : nil
    let time = (processorTime() - start) / Double(count)
    // The list of all views is the benchmark's.
    let list = tree.map { $0.nodes.count * MemoryLayout<EnvironmentID>.stride } ?? 0
    let bytes = Double(residentBytes() - before - list) / Double(count)
    precondition((tree?.nodes.count ?? pushed?.nodes.count) == count, "It is there until all is measured.")
    guard let file = fopen(path, "w") else { throw Obstacle(description: "\(path) cannot be written") }
    defer { fclose(file) }
    fputs("\(time)\n\(bytes)\n", file)
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
