/// Where a sweep goes next: sorted runs of environments, of which the foremost comes first.
struct SweepQueue: Sendable {
  typealias Hint = Listeners.Hint

  /// A stretch of the hints, and the label at its head.
  private struct Run: Sendable {
    var head: UInt64
    var cursor: Int
    let end: Int
  }

  /// The hints of all runs, one run behind the other.
  private var hints: [Hint] = []
  /// A heap: no run starts before its parent's head.
  private var runs: [Run] = []
  /// Where the run begins that is being made.
  private var start = 0

  /// Forgets everything and keeps the room.
  mutating func removeAll() {
    hints.clear()
    runs.clear()
    start = 0
  }

  /// Adds a hint to the run that is being made.
  mutating func append(_ hint: Hint) { hints.append(hint) }

  /// Ends the run that is being made; it is sorted unless it is already.
  mutating func endRun() {
    let end = hints.count
    defer { start = end }
    if start == end { return }
    for index in start + 1..<max(end, start + 1) where hints[index].order < hints[index - 1].order {
      hints[start...].sort { $0.order < $1.order }
      break
    }
    runs.append(Run(head: hints[start].order, cursor: start, end: end))
    rise()
  }

  /// Adds one environment.
  mutating func push(_ hint: Hint) {
    append(hint)
    endRun()
  }

  /// The foremost hint; the same environment may come several times.
  @inline(__always)
  var first: Hint? { runs.isEmpty ? nil : hints[runs[0].cursor] }

  /// Takes the foremost hint out.
  @inline(__always)
  mutating func removeFirst() {
    let next = runs[0].cursor + 1
    if next < runs[0].end {
      runs[0].cursor = next
      runs[0].head = hints[next].order
    } else {
      runs.swapAt(0, runs.count - 1)
      runs.removeLast()
    }
    if runs.count > 1 { sink() }
  }

  private mutating func rise() {
    var child = runs.count - 1
    while child > 0, runs[child].head < runs[(child - 1) / 2].head {
      runs.swapAt(child, (child - 1) / 2)
      child = (child - 1) / 2
    }
  }

  private mutating func sink() {
    var parent = 0
    while true {
      var least = parent
      if 2 * parent + 1 < runs.count, runs[2 * parent + 1].head < runs[least].head { least = 2 * parent + 1 }
      if 2 * parent + 2 < runs.count, runs[2 * parent + 2].head < runs[least].head { least = 2 * parent + 2 }
      if least == parent { return }
      runs.swapAt(parent, least)
      parent = least
    }
  }

  /// Gives every hint the label that its environment has now; their order stays.
  mutating func relabel(_ order: (Int32) -> UInt64) {
    for index in hints.indices {
      hints[index] = Hint(order: order(hints[index].environment), environment: hints[index].environment)
    }
    for index in runs.indices { runs[index].head = hints[runs[index].cursor].order }
  }
}
