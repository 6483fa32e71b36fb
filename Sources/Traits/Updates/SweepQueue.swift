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
  /// The foremost hint, and where its run ends.
  private var cursor = 0
  private var end = 0
  /// The other runs, none of which starts before the foremost hint: a heap, no run starts before its parent's head.
  private var runs: [Run] = []
  /// Where the run begins that is being made.
  private var start = 0
  /// Grows whenever hints come in, or all go.
  private(set) var revision = 0

  /// Forgets everything and keeps the room.
  mutating func removeAll() {
    hints.clear()
    runs.clear()
    (cursor, end, start) = (0, 0, 0)
    revision &+= 1
  }

  /// Adds a hint to the run that is being made.
  @inline(__always)
  mutating func append(_ hint: Hint) { hints.append(hint) }

  /// Adds hints to the run that is being made.
  mutating func append(_ more: ArraySlice<Hint>) { if !more.isEmpty { hints.append(contentsOf: more) } }

  /// Ends the run that is being made; it is sorted unless it is already.
  ///
  /// - Parameter isSorted: Whether it is known to be.
  mutating func endRun(isSorted: Bool = false) {
    let run = start..<hints.count
    start = hints.count
    if run.isEmpty { return }
    revision &+= 1
    if !isSorted { sort(run) }
    if cursor == end {
      (cursor, end) = (run.lowerBound, run.upperBound)
    } else {
      add(Run(head: hints[run.lowerBound].order, cursor: run.lowerBound, end: run.upperBound))
      if runs[0].head < hints[cursor].order { changeRuns() }
    }
  }

  private mutating func sort(_ run: Range<Int>) {
    for index in run.dropFirst() where hints[index].order < hints[index - 1].order {
      hints[run].sort { $0.order < $1.order }
      return
    }
  }

  /// Adds one environment.
  mutating func push(_ hint: Hint) {
    append(hint)
    endRun()
  }

  /// The foremost hint; the same environment may come several times.
  @inline(__always)
  var first: Hint? { cursor < end ? hints[cursor] : nil }

  /// The next hints, the foremost included, at most `count`: as many as come one after the other in one run.
  func ahead(_ count: Int) -> ArraySlice<Hint> {
    let hints = hints[cursor..<min(end, cursor + count)]
    guard let head = runs.first?.head else { return hints }
    return hints.prefix { $0.order <= head }
  }

  /// Takes the foremost hint out.
  @inline(__always)
  mutating func removeFirst() {
    cursor += 1
    if !runs.isEmpty, cursor == end || hints[cursor].order > runs[0].head { changeRuns() }
  }

  /// Goes on with the first of the other runs.
  private mutating func changeRuns() {
    let next = runs[0]
    if cursor < end {
      runs[0] = Run(head: hints[cursor].order, cursor: cursor, end: end)
    } else {
      runs.swapAt(0, runs.count - 1)
      runs.removeLast()
    }
    if runs.count > 1 { sink() }
    (cursor, end) = (next.cursor, next.end)
  }

  private mutating func add(_ run: Run) {
    runs.append(run)
    rise()
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
