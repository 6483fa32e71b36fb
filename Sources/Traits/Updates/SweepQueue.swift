/// Where a sweep goes next: sorted runs of environments, of which the foremost comes first.
///
/// A run is a stretch of the index of listeners, which is not copied, or was made here of single environments.
struct SweepQueue: Sendable {
  typealias Hint = Listeners.Hint

  /// Where a run has its hints, and how much of it is left.
  private struct Run: Sendable {
    /// The list of hints: 0 is that of the environments that came singly.
    var list = 0
    var cursor = 0
    var end = 0
    /// The cell for whose change they are told, or −1.
    var cell: Int32 = -1
    /// Which tidings it brings, by ``SweepQueue/tidings``; 0 for work.
    var tidings: Int32 = 0
    /// The revision of the tree in which all its hints are known to be good, or −1.
    var checked = -1
    /// The label at its head.
    var head: UInt64 = 0
  }

  /// The lists of hints; the first is made here, one run behind the other, and the others are shared with the index.
  private var lists: [[Hint]] = [[]]
  /// The foremost run.
  private var foremost = Run()
  /// The other runs, none of which starts before the foremost hint: a heap, no run starts before its parent's head.
  private var runs: [Run] = []
  /// Where the run begins that is being made.
  private var start = 0
  /// The number of the tidings that are good: runs with others are left out when their turn comes.
  private var tidings: Int32 = 1
  /// Where the lists begin that came with those.
  private var firstTold = 1
  /// Grows whenever hints come in, or go otherwise than one after the other.
  private(set) var revision = 0

  /// A stretch of no more hints than this is copied, so that it comes one after the other with what else was found.
  static let few = 32

  /// Forgets everything and keeps the room.
  mutating func removeAll() {
    if lists.count > 1 { lists.removeLast(lists.count - 1) }
    lists[0].clear()
    runs.clear()
    (foremost, start, firstTold) = (Run(), 0, 1)
    revision &+= 1
  }

  /// Leaves out all who are in it to hear of a change, and keeps those at whom there is work.
  ///
  /// - Complexity: O(log *n*) in the runs, amortised.
  mutating func removeTold() {
    tidings = tidings == .max ? 1 : tidings + 1
    revision &+= 1
    for list in firstTold..<lists.count { lists[list] = [] }
    firstTold = lists.count
    if isLeftOut(foremost), !runs.isEmpty { changeRuns() } else if isLeftOut(foremost) { foremost = Run() }
  }

  private func isLeftOut(_ run: Run) -> Bool { run.tidings != 0 && run.tidings != tidings }

  /// Adds a hint to the run that is being made.
  @inline(__always)
  mutating func append(_ hint: Hint) { lists[0].append(hint) }

  /// Adds hints to the run that is being made.
  mutating func append(_ more: ArraySlice<Hint>) { if !more.isEmpty { lists[0].append(contentsOf: more) } }

  /// Ends the run that is being made; it is sorted unless it is already.
  ///
  /// - Parameter isTold: Whether it is of those who hear of a change, and is known to be sorted.
  mutating func endRun(isTold: Bool = false) {
    let stretch = start..<lists[0].count
    start = lists[0].count
    if !isTold { sort(stretch) }
    add(Run(cursor: stretch.lowerBound, end: stretch.upperBound, tidings: isTold ? tidings : 0))
  }

  private mutating func sort(_ run: Range<Int>) {
    for index in run.dropFirst() where lists[0][index].order < lists[0][index - 1].order {
      lists[0][run].sort { $0.order < $1.order }
      return
    }
  }

  /// Adds one environment.
  ///
  /// - Parameter isTold: Whether it is to hear of a change; otherwise there is work at it.
  mutating func push(_ hint: Hint, isTold: Bool = false) {
    append(hint)
    endRun(isTold: isTold)
  }

  /// Adds a stretch of sorted hints: of those who listen to the trait of a cell, and may be governed by it.
  ///
  /// - Parameter revision: That of the tree in which all are known to be good.
  mutating func add(_ hints: [Hint], _ stretch: Range<Int>, for cell: Int32, checked revision: Int = -1) {
    if stretch.isEmpty { return }
    lists.append(hints)
    var run = Run(list: lists.count - 1, cursor: stretch.lowerBound, end: stretch.upperBound)
    (run.cell, run.checked, run.tidings) = (cell, revision, tidings)
    add(run)
  }

  /// The foremost hint; the same environment may come several times.
  @inline(__always)
  var first: Hint? { foremost.cursor < foremost.end ? lists[foremost.list][foremost.cursor] : nil }

  /// The cell for whose change the foremost environment is told, if that still governs there; −1 if it comes for another reason.
  @inline(__always)
  var cell: Int32 { foremost.cell }

  /// Whether the foremost environment is to hear of a change; otherwise there was work at it when it came in.
  @inline(__always)
  var isTold: Bool { foremost.tidings != 0 }

  /// The revision of the tree in which all hints that come with the foremost are known to be good.
  var checked: Int { foremost.checked }

  /// The next hints, the foremost included, at most `count`: as many as come one after the other in one run.
  func ahead(_ count: Int) -> ArraySlice<Hint> {
    let hints = lists[foremost.list][foremost.cursor..<min(foremost.end, foremost.cursor + count)]
    guard let head = runs.first?.head else { return hints }
    return hints.prefix { $0.order <= head }
  }

  /// Takes the foremost hint out, or the foremost few, which are ``ahead(_:)`` in one run.
  @inline(__always)
  mutating func removeFirst(_ count: Int = 1) { go(to: foremost.cursor + count) }

  /// Takes the foremost hint out, and those that come with it and have smaller labels than `order`.
  mutating func removeFirst(before order: UInt64) {
    var (next, isFound) = (foremost.cursor + 1, false)
    // Mostly there are few.
    for _ in 0..<4 where !isFound {
      isFound = next == foremost.end || lists[foremost.list][next].order >= order
      if !isFound { next += 1 }
    }
    if !isFound { next = min(foremost.end, lists[foremost.list].firstIndex(from: next, notBefore: order)) }
    go(to: next)
  }

  @inline(__always)
  private mutating func go(to cursor: Int) {
    foremost.cursor = cursor
    if !runs.isEmpty, cursor == foremost.end || lists[foremost.list][cursor].order > runs[0].head {
      changeRuns()
    }
  }

  // MARK: - The heap

  private mutating func add(_ run: Run) {
    if run.cursor == run.end { return }
    revision &+= 1
    if foremost.cursor == foremost.end {
      foremost = run
      return
    }
    runs.append(run)
    runs[runs.count - 1].head = lists[run.list][run.cursor].order
    rise()
    if runs[0].head < lists[foremost.list][foremost.cursor].order { changeRuns() }
  }

  /// Goes on with the first of the other runs that is not left out.
  private mutating func changeRuns() {
    repeat { goToNextRun() } while isLeftOut(foremost) && !runs.isEmpty
    if isLeftOut(foremost) { foremost = Run() }
  }

  private mutating func goToNextRun() {
    let next = runs[0]
    if foremost.cursor < foremost.end, !isLeftOut(foremost) {
      runs[0] = foremost
      runs[0].head = lists[foremost.list][foremost.cursor].order
    } else {
      runs.swapAt(0, runs.count - 1)
      runs.removeLast()
    }
    if runs.count > 1 { sink() }
    foremost = next
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
}
