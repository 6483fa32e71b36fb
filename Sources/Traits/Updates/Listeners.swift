internal import ViewTree

/// Where in the tree somebody listens to which trait.
///
/// The index holds hints: an environment with the label that it had. A hint whose environment has moved is skipped, and so is one whose
/// environment does not listen any more; what must hold is that every listener has a good hint. So undoing needs no care beyond adding
/// hints for what it touched.
struct Listeners: Sendable {
  /// An environment, and where it stood.
  struct Hint: Sendable {
    let order: UInt64
    let environment: Int32
  }

  /// Hints in sorted runs, each at least twice as long as the next, so that adding costs O(log *n*), amortised.
  struct Index: Sendable {
    var runs: [[Hint]] = []
    /// The epoch of the labels; in another one all hints are taken anew.
    var epoch = 0

    var isEmpty: Bool { runs.isEmpty }

    mutating func add(_ hint: Hint, _ hierarchy: Hierarchy) {
      refresh(hierarchy)
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

    /// Takes all hints anew if the labels were set anew.
    mutating func refresh(_ hierarchy: Hierarchy) {
      guard epoch != hierarchy.labelEpoch else { return }
      epoch = hierarchy.labelEpoch
      let environments = Set(runs.joined().map(\.environment)).filter {
        hierarchy.contains(EnvironmentID(index: $0))
      }
      let hints = environments.map {
        Hint(order: hierarchy.order(of: EnvironmentID(index: $0)), environment: $0)
      }
      runs = hints.isEmpty ? [] : [hints.sorted { $0.order < $1.order }]
    }
  }

  /// By trait.
  var byTrait: [Index] = []
  /// Those that override `traitCollectionDidChange`: they listen to all.
  var all = Index()
  /// Those that draw: they listen to the traits that affect colours.
  var colour = Index()
  /// Those that show images: they listen to the traits that affect image lookup.
  var images = Index()

  mutating func add(_ environment: EnvironmentID, for trait: Int32, _ hierarchy: Hierarchy) {
    while byTrait.count <= Int(trait) { byTrait.append(Index()) }
    byTrait[Int(trait)].add(hierarchy.hint(environment), hierarchy)
  }

  mutating func addForAll(_ environment: EnvironmentID, _ hierarchy: Hierarchy) {
    all.add(hierarchy.hint(environment), hierarchy)
  }

  mutating func addForColour(_ environment: EnvironmentID, _ hierarchy: Hierarchy) {
    colour.add(hierarchy.hint(environment), hierarchy)
  }

  mutating func addForImages(_ environment: EnvironmentID, _ hierarchy: Hierarchy) {
    images.add(hierarchy.hint(environment), hierarchy)
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
