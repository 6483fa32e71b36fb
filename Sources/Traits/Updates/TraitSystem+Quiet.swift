internal import Journals
internal import ViewTree

/// The update that nobody can notice, which is the commonest: one environment has other overrides, and where they govern no one listens to
/// their traits.
///
/// Nothing runs in the middle of it, so nobody can tell that it happens at once and not step by step; the values and the counters
/// afterwards are the same.
extension TraitSystem {
  /// Updates the only environment that has work, if that is quiet and nobody measures; whether it was.
  ///
  /// - Complexity: O(1), but for the first override of an environment, and O(log *n*) in the listeners. Of those that moved
  ///   away it steps over the ones that come next in the order of the tree, until it has met as many as there are: then they are forgotten.
  mutating func updateQuietly() -> Bool {
    guard pending.count == 1, !state.sweep.isRunning, !isMeasuring else { return false }
    let environment = pending[0]
    let needs = environments[Int(environment)].needs
    guard needs.intersection(.work) == .traits, hierarchy.isInHierarchy(EnvironmentID(index: environment)),
      isQuiet(environment)
    else { return false }
    takeInputs(of: environment)
    environments[Int(environment)].needs = needs.subtracting([.traits, .isListed])
    pending.removeLast()
    state.tally.visits += 1
    return true
  }

  /// Whether every change that waits at an environment is a plain value that nobody listens to.
  private mutating func isQuiet(_ environment: Int32) -> Bool {
    var cell = firstCell(of: environment)
    while cell >= 0 {
      let index = Int(cell)
      if cells[index].isPending || cells[index].isRemembered {
        guard isPlain(index), !isHeard(cells[index].trait, below: environment) else { return false }
      }
      cell = cells[index].nextOfOwner
    }
    return true
  }

  /// Whether a cell's value, and what is going to be its value, are numbers.
  @inline(__always)
  private func isPlain(_ cell: Int) -> Bool {
    guard cells[cell].value.isPlain else { return false }
    if cells[cell].hasInput { return cells[cell].isInputPlain }
    if cells[cell].isRemembered { return false }
    return cells[Int(outerGovernor(of: cells[cell].trait, at: cells[cell].owner))].value.isPlain
  }

  /// Whether somebody somewhere listens to the trait, for one reason or another.
  @inline(__always)
  func isHeard(_ trait: Int32) -> Bool {
    !listeners.isEmpty(Listeners.named(trait)) || !listeners.isEmpty(Listeners.all)
      || (!listeners.isEmpty(Listeners.colour) && affectsColour(trait))
      || (!listeners.isEmpty(Listeners.images) && SystemTrait.affectsImageLookup(trait))
  }

  /// Whether somebody who listens to the trait may stand at an environment or below it.
  private mutating func isHeard(_ trait: Int32, below environment: Int32) -> Bool {
    if !isHeard(trait) { return false }
    return mayHear(Listeners.named(trait), below: environment) || mayHear(Listeners.all, below: environment)
      || (affectsColour(trait) && mayHear(Listeners.colour, below: environment))
      || (SystemTrait.affectsImageLookup(trait) && mayHear(Listeners.images, below: environment))
  }

  /// Whether one of a sort of listeners may stand at an environment or below it; also where that cannot be told without ado.
  ///
  /// A subtree is one stretch of the tree's order, so that the first listener from the environment on decides.
  private mutating func mayHear(_ sort: Int, below environment: Int32) -> Bool {
    if listeners.isEmpty(sort) { return false }
    let index = listeners[sort]
    guard index.epoch == hierarchy.labelEpoch, isOwner(environment), !flowsThroughControllers else {
      return true
    }
    let order = hierarchy.order(of: EnvironmentID(index: environment))
    var stale = 0
    let isHeard = index.runs.contains { run in
      var place = run.firstIndex(from: 0, notBefore: order)
      while place < run.count, !hierarchy.isGood(run[place]) { (place, stale) = (place + 1, stale + 1) }
      return place < run.count && isFed(run[place].environment, by: environment, order)
    }
    if stale > 0 { listeners.noteStale(stale, in: sort, hierarchy) }
    return isHeard
  }

  /// Whether what an owner has reaches an environment that does not come before it in the tree: whether its scope is that of the
  /// owner or lies in it.
  private func isFed(_ environment: Int32, by owner: Int32, _ order: UInt64) -> Bool {
    var scope = environments[Int(environment)].scope
    while true {
      let row = scopes[Int(scope)]
      if row.owner == owner { return true }
      if row.owner < 0 || hierarchy.order(of: EnvironmentID(index: row.owner)) < order { return false }
      scope = row.outer
    }
  }

  // MARK: - Taking inputs

  /// Gives an environment's cells the values of their inputs; those that have none any more go.
  private mutating func takeInputs(of environment: Int32) {
    var (cell, isLeft) = (firstCell(of: environment), false)
    while cell >= 0 {
      let index = Int(cell)
      if cells[index].isPending || cells[index].isRemembered {
        if cells[index].hasInput {
          takeInput(index)
        } else {
          giveWay(index)
          isLeft = true
        }
      }
      cell = cells[index].nextOfOwner
    }
    if isLeft { dissolve(environment) }
  }

  /// Gives a cell the value of its input.
  private mutating func takeInput(_ cell: Int) {
    cells[cell].takeInput()
    state.tally.comparisons += 1
    install(cell)
  }

  /// Lets a cell without input leave its trait to the parent.
  private mutating func giveWay(_ cell: Int) {
    cells[cell].isPending = false
    if !cells[cell].isInstalled { return }
    cells[cell].value = cells[Int(outerGovernor(of: cells[cell].trait, at: cells[cell].owner))].value
    state.tally.comparisons += 1
    uninstall(cell)
  }
}

extension TraitValue {
  /// Whether it is a number.
  @inline(__always)
  fileprivate var isPlain: Bool {
    if case .object = self { false } else { true }
  }
}

extension Cell {
  /// Whether there is an ``input``; asked without making a copy of it.
  @inline(__always)
  fileprivate var hasInput: Bool { override != nil || given != nil }

  /// Whether the ``input`` is a number.
  @inline(__always)
  fileprivate var isInputPlain: Bool { override.map(\.isPlain) ?? given?.isPlain ?? true }

  @inline(__always)
  fileprivate mutating func takeInput() {
    if let override { value = override } else if let given { value = given }
    isOverridden = override != nil
    isPending = false
    isRemembered = false
    holdsDefault = false
  }
}
