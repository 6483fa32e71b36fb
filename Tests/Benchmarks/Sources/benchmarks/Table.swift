#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// A figure beside that of its peer.
struct Comparison {
  var work: String
  /// In seconds, or in MiB.
  var ours: Double
  var peer: Double?
  var peerName = ""
  /// What `ours` must not exceed: a figure, or else the peer's.
  var target: Double?
  var isMemory = false

  /// The row as columns.
  var columns: [String] {
    [
      work, text(ours), peer.map { "\(text($0)) \(peerName)" } ?? "",
      peer.map { "× \(rounded(ours / $0))" } ?? "",
      limit.map { ours <= $0 ? "ok" : "over \(text($0))" } ?? "",
    ]
  }

  private var limit: Double? { target ?? peer }

  private func text(_ figure: Double) -> String {
    if isMemory { return "\(rounded(figure)) MiB" }
    switch figure {
    case 1...: return "\(rounded(figure)) s"
    case 1e-3...: return "\(rounded(figure * 1e3)) ms"
    case 1e-6...: return "\(rounded(figure * 1e6)) µs"
    default: return "\(rounded(figure * 1e9)) ns"
    }
  }

  private func rounded(_ figure: Double) -> String {
    let places = figure >= 100 ? 1.0 : figure >= 10 ? 10.0 : 100.0
    let text = String((figure * places).rounded() / places)
    return places == 1 ? String(text.dropLast(2)) : text
  }
}

/// Prints comparisons under a title, in columns.
func printTable(_ title: String, _ comparisons: [Comparison]) {
  let rows = [["", "Mendel", "peer", "ratio", "target"]] + comparisons.map(\.columns)
  let widths = rows[0].indices.map { column in rows.map { $0[column].count }.max() ?? 0 }
  print("\n\(title)")
  for row in rows {
    let cells = row.indices.map { row[$0] + String(repeating: " ", count: widths[$0] - row[$0].count) }
    print("  " + cells.joined(separator: "   "))
  }
}

extension Array where Element == Double {
  /// The middle one of the sorted figures.
  var median: Double { sorted()[count / 2] }

  /// The figure that all but a twentieth do not exceed.
  var percentile95: Double { sorted()[count * 95 / 100] }
}

/// Seconds on a clock that only goes forward.
func now() -> Double {
  let duration = ContinuousClock.now - Clock.origin
  return Double(duration.components.seconds) + Double(duration.components.attoseconds) * 1e-18
}

private enum Clock {
  static let origin = ContinuousClock.now
}

/// Seconds that this process has had a processor: what else the machine does is not in it.
func processorTime() -> Double {
  var time = timespec()
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
  return Double(time.tv_sec) + Double(time.tv_nsec) * 1e-9
}
