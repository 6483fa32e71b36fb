/// From a call to its end, with nothing to do in between.
enum StartBenchmark {
  static let runs = 200

  static func run(_ workshop: Workshop) throws {
    let empty = try workshop.write("empty.tcl", [])
    defer { workshop.remove(empty) }
    var ours: [Double] = []
    var peers: [Double] = []
    for _ in 0..<runs {
      ours.append(try benchmarks.run(workshop.mendel, "-c", "").time)
      peers.append(try benchmarks.run("tclsh", empty).time)
    }
    printTable(
      "Start, the median of \(runs) in turn",
      [Comparison(work: "mendel -c ''", ours: ours.median, peer: peers.median, peerName: "tclsh")])
  }
}
