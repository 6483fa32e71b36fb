import Foundation

/// The median of several runs, in seconds.
func median(of runs: Int, _ body: () throws -> Double) rethrows -> Double {
  var times: [Double] = []
  for _ in 0..<runs { times.append(try body()) }
  return times.sorted()[runs / 2]
}

/// How long something takes, in seconds.
func seconds(_ body: () throws -> Void) rethrows -> Double {
  let start = ContinuousClock.now
  try body()
  let (whole, part) = (ContinuousClock.now - start).components
  return Double(whole) + Double(part) * 1e-18
}

/// A duration with three digits and its unit.
func text(_ seconds: Double) -> String {
  for (unit, factor) in [("s", 1.0), ("ms", 1e3), ("µs", 1e6)] where seconds * factor >= 1 {
    return String(format: "%.3g %@", seconds * factor, unit)
  }
  return String(format: "%.3g ns", seconds * 1e9)
}

/// One line of the table: what was done, how long it took here, the peers beside it, and what is wanted.
func row(_ work: String, _ here: String, _ peers: String, _ target: String) {
  func cell(_ text: String, _ width: Int) -> String {
    text + String(repeating: " ", count: max(1, width - text.count))
  }
  print(cell(work, 50) + cell(here, 14) + cell(peers, 40) + target)
}
