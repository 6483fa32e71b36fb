internal import ViewTree

/// Where in the tree somebody listens to which trait.
///
/// The index holds hints: an environment with the label that it had. A hint whose environment has moved is skipped, and so is one whose
/// environment does not listen any more; what must hold is that every listener has a good hint. So undoing needs no care beyond adding
/// hints for what it touched.
struct Listeners: Sendable {
  /// An environment, where it stood, and a registration that it had, or −1.
  struct Hint: Sendable {
    var order: UInt64
    let environment: Int32
    var registration: Int32 = -1
  }

  /// Hints in sorted runs, each at least twice as long as the next, so that adding costs O(log *n*), amortised.
  struct Index: Sendable {
    var runs: [[Hint]] = []
    /// The epoch of the labels; in another one all hints are taken anew.
    var epoch = 0
    /// The revision of the tree in which every hint is known to be good.
    var checked = -1
    /// How many hints that are no good any more were stepped over since they were dropped last.
    var stale = 0

    var isEmpty: Bool { runs.isEmpty }

    mutating func add(_ hint: Hint, _ hierarchy: Hierarchy) {
      refresh(hierarchy)
      if runs.isEmpty { checked = hierarchy.revision }
      runs.append([hint])
      while runs.count >= 2, runs[runs.count - 2].count < 2 * runs[runs.count - 1].count {
        let (later, earlier) = (runs.removeLast(), runs.removeLast())
        runs.append(Self.merge(earlier, later, hierarchy))
      }
    }

    /// Merges two runs and leaves out doubles and hints that are no good any more.
    private static func merge(_ left: [Hint], _ right: [Hint], _ hierarchy: Hierarchy) -> [Hint] {
      var merged: [Hint] = []
      merged.reserveCapacity(left.count + right.count)
      var (l, r) = (0, 0)
      while l < left.count || r < right.count {
        let takesLeft = r >= right.count || (l < left.count && left[l].order <= right[r].order)
        let hint = takesLeft ? left[l] : right[r]
        if takesLeft { l += 1 } else { r += 1 }
        if merged.last?.order != hint.order, hierarchy.isGood(hint) { merged.append(hint) }
      }
      return merged
    }

    /// Makes one run of all good hints where most are about to be gone through: that costs no more, and leaves them in the order of the tree.
    mutating func joinRuns(for stretch: Range<UInt64>, _ hierarchy: Hierarchy) {
      if runs.count <= 1, checked == hierarchy.revision { return }
      let (count, inside) = (runs.reduce(0) { $0 + $1.count }, runs.reduce(0) { $0 + $1.count(in: stretch) })
      if 2 * inside < count { return }
      if runs.count == 1 { runs[0].removeAll { !hierarchy.isGood($0) } }
      checked = hierarchy.revision
      while runs.count >= 2 {
        let (later, earlier) = (runs.removeLast(), runs.removeLast())
        runs.append(Self.merge(earlier, later, hierarchy))
      }
    }

    /// Drops all hints that are no good any more, once as many were stepped over as there are hints.
    mutating func noteStale(_ count: Int, _ hierarchy: Hierarchy) {
      if isDue(count) { drop { !hierarchy.isGood($0) } }
    }

    /// Whether as many were stepped over by now as there are hints.
    mutating func isDue(_ count: Int) -> Bool {
      stale += count
      if stale < runs.reduce(0, { $0 + $1.count }) { return false }
      stale = 0
      return true
    }

    /// Drops hints.
    mutating func drop(where isBad: (Hint) -> Bool) {
      for index in runs.indices { runs[index].removeAll(where: isBad) }
      runs.removeAll(where: \.isEmpty)
    }

    /// Takes all hints anew if the labels were set anew.
    mutating func refresh(_ hierarchy: Hierarchy) {
      guard epoch != hierarchy.labelEpoch else { return }
      epoch = hierarchy.labelEpoch
      var hints = runs.joined().filter { hierarchy.contains(EnvironmentID(index: $0.environment)) }
      for index in hints.indices {
        hints[index].order = hierarchy.order(of: EnvironmentID(index: hints[index].environment))
      }
      hints.sort { $0.order < $1.order }
      runs = hints.isEmpty ? [] : [Self.merge(hints, [], hierarchy)]
      checked = hierarchy.revision
    }
  }

  /// Those that override `traitCollectionDidChange`, who listen to all traits.
  static let all = 0
  /// Those that draw, who listen to the traits that affect colours.
  static let colour = 1
  /// Those that show images, who listen to the traits that affect image lookup.
  static let images = 2
  /// Controllers that children wait for, who hear of what these inherit from them.
  static let parents = 3
  /// Those that listen to a trait by itself.
  static func named(_ trait: Int32) -> Int { 4 + Int(trait) }

  private var indices: [Index] = []

  /// Whether ``parents`` are known, which only the flow before iOS 17 asks for.
  var knowsParents = false

  /// The index of one sort of listeners.
  subscript(sort: Int) -> Index { sort < indices.count ? indices[sort] : Index() }

  /// Whether nobody of the sort listens, as far as is known: those who did may still have hints.
  @inline(__always)
  func isEmpty(_ sort: Int) -> Bool { sort >= indices.count || indices[sort].isEmpty }

  /// Notes that an environment listens, because of a registration if one is named.
  mutating func add(
    _ environment: EnvironmentID, to sort: Int, _ hierarchy: Hierarchy, for registration: Int32 = -1
  ) {
    while indices.count <= sort { indices.append(Index()) }
    var hint = hierarchy.hint(environment)
    hint.registration = registration
    indices[sort].add(hint, hierarchy)
  }

  /// Notes that hints of a sort were stepped over that are no good any more.
  mutating func noteStale(_ count: Int, in sort: Int, _ hierarchy: Hierarchy) {
    indices[sort].noteStale(count, hierarchy)
  }

  /// The same of those that are good in the tree, but not for whoever asks.
  mutating func noteStale(_ count: Int, in sort: Int, where isBad: (Hint) -> Bool) {
    if indices[sort].isDue(count) { indices[sort].drop(where: isBad) }
  }

  /// The hints of a sort between two labels, good or not.
  mutating func hints(_ sort: Int, in stretch: Range<UInt64>, _ hierarchy: Hierarchy) -> [Hint] {
    if isEmpty(sort) { return [] }
    indices[sort].refresh(hierarchy)
    return indices[sort].runs.flatMap { run in
      let start = run.firstIndex(from: 0, notBefore: stretch.lowerBound)
      return run[start..<run.firstIndex(from: start, notBefore: stretch.upperBound)]
    }
  }

  /// Makes the index of a sort ready to be gone through between two labels.
  mutating func prepare(_ sort: Int, for stretch: Range<UInt64>, _ hierarchy: Hierarchy) {
    indices[sort].refresh(hierarchy)
    indices[sort].joinRuns(for: stretch, hierarchy)
  }
}

extension Hierarchy {
  /// The environment and where it stands now.
  func hint(_ environment: EnvironmentID) -> Listeners.Hint {
    Listeners.Hint(order: order(of: environment), environment: environment.index)
  }

  /// Whether the environment is still there and still stands where the hint says.
  func isGood(_ hint: Listeners.Hint) -> Bool {
    let id = EnvironmentID(index: hint.environment)
    return contains(id) && order(of: id) == hint.order
  }
}

extension [Listeners.Hint] {
  /// The first place from `start` on whose label is at least `order`.
  func firstIndex(from start: Int, notBefore order: UInt64) -> Int {
    var (low, high) = (start, count)
    while low < high {
      let middle = (low + high) / 2
      if self[middle].order < order { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// How many hints lie between two labels.
  func count(in stretch: Range<UInt64>) -> Int {
    let start = firstIndex(from: 0, notBefore: stretch.lowerBound)
    return firstIndex(from: start, notBefore: stretch.upperBound) - start
  }
}
