internal import Journals
internal import ViewTree

/// The update that nobody can notice, which is the commonest: one environment has new overrides, and no one listens to their traits.
///
/// Nothing runs in the middle of it, so nobody can tell that it happens at once and not step by step; the values and the counters
/// afterwards are the same.
extension TraitSystem {
  /// Updates the only environment that has work, if that is quiet and nobody measures; whether it was.
  ///
  /// - Complexity: O(1), but for the first override of an environment
  mutating func updateQuietly() -> Bool {
    guard pending.count == 1, !state.sweep.isRunning, !isMeasuring else { return false }
    let environment = pending[0]
    let needs = environments[Int(environment)].needs
    guard needs.intersection(.work) == .traits, hierarchy.isInHierarchy(EnvironmentID(index: environment)),
      isQuiet(environment)
    else { return false }
    var cell = firstCell(of: environment)
    while cell >= 0 {
      let index = Int(cell)
      if cells[index].isPending || cells[index].isRemembered { takeInput(index) }
      cell = cells[index].nextOfOwner
    }
    environments[Int(environment)].needs = needs.subtracting([.traits, .isListed])
    pending.removeLast()
    state.tally.visits += 1
    return true
  }

  /// Whether every change that waits at an environment is a plain value that nobody listens to.
  @inline(__always)
  private func isQuiet(_ environment: Int32) -> Bool {
    guard listeners.all.isEmpty else { return false }
    var cell = firstCell(of: environment)
    while cell >= 0 {
      let index = Int(cell)
      if cells[index].isPending || cells[index].isRemembered {
        guard cells[index].hasPlainInput, !isHeard(cells[index].trait) else { return false }
      }
      cell = cells[index].nextOfOwner
    }
    return true
  }

  /// Whether somebody listens to the trait, for one reason or another.
  @inline(__always)
  private func isHeard(_ trait: Int32) -> Bool {
    if Int(trait) < listeners.byTrait.count, !listeners.byTrait[Int(trait)].isEmpty { return true }
    if !listeners.colour.isEmpty, declarations[Int(trait)].affectsColorAppearance { return true }
    return !listeners.images.isEmpty && SystemTrait.affectsImageLookup(trait)
  }

  /// Gives a cell the value of its input.
  private mutating func takeInput(_ cell: Int) {
    cells[cell].takeInput()
    state.tally.comparisons += 1
    install(cell)
  }
}

extension Cell {
  /// Whether its input and its value are numbers.
  fileprivate var hasPlainInput: Bool {
    if case .object = value { return false }
    switch input {
    case .integer, .floating: return true
    case .object, nil: return false
    }
  }

  fileprivate mutating func takeInput() {
    if let input { value = input }
    isPending = false
    isRemembered = false
    holdsDefault = false
  }
}
