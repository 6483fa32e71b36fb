/// Where a sweep goes next: sorted runs of environments, of which the foremost comes first.
struct SweepQueue: Sendable {
  private struct Run: Sendable {
    let hints: [Listeners.Hint]
    var cursor = 0
    var head: UInt64 { hints[cursor].order }
  }

  /// A heap: no run starts before its parent's head.
  private var runs: [Run] = []

  var isEmpty: Bool { runs.isEmpty }

  mutating func removeAll() { runs.removeAll(keepingCapacity: true) }

  /// Adds hints in the order of their labels.
  mutating func push(_ hints: [Listeners.Hint]) {
    if hints.isEmpty { return }
    runs.append(Run(hints: hints))
    var child = runs.count - 1
    while child > 0, runs[child].head < runs[(child - 1) / 2].head {
      runs.swapAt(child, (child - 1) / 2)
      child = (child - 1) / 2
    }
  }

  /// The foremost hint; the same environment may come several times.
  mutating func popFirst() -> Listeners.Hint? {
    guard let first = runs.first else { return nil }
    let hint = first.hints[first.cursor]
    runs[0].cursor += 1
    if runs[0].cursor == first.hints.count {
      runs.swapAt(0, runs.count - 1)
      runs.removeLast()
    }
    sink()
    return hint
  }

  private mutating func sink() {
    var parent = 0
    while true {
      var least = parent
      for child in [2 * parent + 1, 2 * parent + 2]
      where child < runs.count && runs[child].head < runs[least].head {
        least = child
      }
      if least == parent { return }
      runs.swapAt(parent, least)
      parent = least
    }
  }

  /// Gives every hint the label that its environment has now; their order stays.
  mutating func relabel(_ order: (Int32) -> UInt64) {
    for index in runs.indices {
      let rest = runs[index].hints[runs[index].cursor...]
      runs[index] = Run(
        hints: rest.map { Listeners.Hint(order: order($0.environment), environment: $0.environment) })
    }
  }
}
