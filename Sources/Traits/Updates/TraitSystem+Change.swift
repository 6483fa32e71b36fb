internal import Journals
internal import ViewTree

/// How inputs become values, and who hears of it.
extension TraitSystem {
  /// Brings an environment's own cells up to date, and notes whom to call there.
  mutating func updateTraits(of environment: Int32, _ areEqual: Comparison) throws {
    if environments[Int(environment)].needs.contains(.traits) {
      environments[Int(environment)].needs.remove(.traits)
      if isMeasuring { noteMeasured(environment) }
      var cell = firstCell(of: environment)
      while cell >= 0 {
        let index = Int(cell)
        if cells[index].isPending || cells[index].isRemembered { try resolve(index, areEqual) }
        cell = cells[index].nextOfOwner
      }
    }
    noteCalls(at: environment)
  }

  /// Gives a cell the value that its inputs, or else the parent's cell, say now.
  private mutating func resolve(_ cell: Int, _ areEqual: Comparison) throws {
    var row = cells[cell]
    let outer = Int(outerGovernor(of: row.trait, at: row.owner))
    row.isPending = false
    let isIndependent = inheritanceParent(of: EnvironmentID(index: row.owner)) == nil
    if row.input == nil, !row.isInstalled || (row.isRemembered && isIndependent) {
      cells[cell] = row
      return
    }
    let old = row.isInstalled ? row.value : previousValue(of: outer)
    let heldDefault = row.isInstalled ? row.holdsDefault : hadDefault(outer)
    let (new, before) = (row.input ?? cells[outer].value, row.standing)
    state.tally.comparisons += 1
    let isChanged = try !areEqual(TraitID(index: row.trait), old, new)
    row.value = new
    row.isRemembered = false
    row.holdsDefault = row.input == nil && cells[outer].holdsDefault
    // Nobody can redefine Apple's traits, so that it makes no difference there.
    let isEqual =
      !isChanged && row.holdsDefault != heldDefault && !declarations[Int(row.trait)].isSystem
    if isChanged { (row.before, row.changed) = (before, state.sweep.number) }
    if isChanged || isEqual { (row.previous, row.heldDefault) = (old, heldDefault) }
    row.isOverridden = row.override != nil
    row.isLeaving = row.input == nil
    cells[cell] = row
    if isEqual { state.sweep.equal.append(Int32(cell)) }
    if cells.look(at: cell, { $0.isObject }) { state.sweep.changesObjects = true }
    commit(cell, isChanged: isChanged)
  }

  /// Whether the value before the sweep that is going on was the trait's default, as nobody had set the trait.
  private func hadDefault(_ cell: Int) -> Bool {
    let hasTwo = isActive(cell) || state.sweep.equal.contains(Int32(cell))
    return hasTwo ? cells[cell].heldDefault : cells[cell].holdsDefault
  }

  /// The value before the sweep that is going on.
  @inline(__always)
  func previousValue(of cell: Int) -> TraitValue {
    isActive(cell) ? cells[cell].previous : cells[cell].value
  }

  private mutating func commit(_ cell: Int, isChanged: Bool) {
    install(cell)
    if cells[cell].isLeaving { state.sweep.leaving.append(Int32(cell)) }
    guard isChanged else { return }
    state.sweep.active.append(Int32(cell))
    let trait = cells[cell].trait
    if !state.sweep.changedTraits.contains(trait) { state.sweep.changedTraits.append(trait) }
    gatherListeners(of: cell)
  }

  // MARK: - Listeners

  /// Queues everybody who listens to the cell's trait where the cell governs.
  mutating func gatherListeners(of cell: Int) {
    let (trait, owner) = (cells[cell].trait, EnvironmentID(index: cells[cell].owner))
    if !isHeard(trait) { return }
    gatherListeners(of: cell, to: trait, below: owner)
    for child in waiting(below: owner) where !hierarchy.isDescendant(child, of: owner) {
      gatherListeners(of: cell, to: trait, below: child)
    }
  }

  private mutating func gatherListeners(of cell: Int, to trait: Int32, below top: EnvironmentID) {
    let stretch = hierarchy.order(of: top)..<hierarchy.order(after: top)
    gather(Listeners.named(trait), in: stretch, cell)
    gather(Listeners.all, in: stretch, cell)
    if affectsColour(trait) { gather(Listeners.colour, in: stretch, cell) }
    if SystemTrait.affectsImageLookup(trait) { gather(Listeners.images, in: stretch, cell) }
  }

  private mutating func gather(_ sort: Int, in stretch: Range<UInt64>, _ cell: Int) {
    if listeners.isEmpty(sort) { return }
    listeners.prepare(sort, for: stretch, hierarchy)
    let index = listeners[sort]
    for run in index.runs { gather(run, checked: index.checked, in: stretch, cell) }
  }

  /// Queues those of a run of hints whom the cell governs; of many who that is, is found when the sweep comes by.
  private mutating func gather(
    _ run: [Listeners.Hint], checked revision: Int, in stretch: Range<UInt64>, _ cell: Int
  ) {
    let trait = cells[cell].trait
    let start = run.firstIndex(from: 0, notBefore: stretch.lowerBound)
    let end = run.firstIndex(from: start, notBefore: stretch.upperBound)
    if end - start > SweepQueue.few {
      return state.sweep.queue.add(run, start..<end, for: Int32(cell), checked: revision)
    }
    for index in start..<end where hierarchy.isGood(run[index]) {
      if governor(of: trait, at: run[index].environment) == cell { state.sweep.queue.append(run[index]) }
    }
    state.sweep.queue.endRun(isTold: true)
  }

  /// Notes who is to be called at an environment because of what changed there, and whether it draws anew.
  private mutating func noteCalls(at environment: Int32) {
    state.sweep.calls.clear()
    if state.sweep.active.isEmpty { return }
    invalidateReaders(of: environment)
    var registration = has(.registrations) ? firstRegistration(of: environment) : -1
    while registration >= 0 {
      if isCalled(registration, at: environment) { state.sweep.calls.append(registration) }
      registration = registrations[Int(registration)].next
    }
    if state.sweep.calls.count > 1 { state.sweep.calls.reverse() }
    let row = environments[Int(environment)]
    let isTold = row.interests & Callback.traitCollectionDidChange.bit != 0
    if !state.sweep.calls.isEmpty || (isTold && isAnyChanged(at: environment)) {
      state.sweep.tells = true
      keepPreviousCollection(at: environment)
    }
    if row.drawsDynamically, isColourChanged(at: environment) { redraw(environment) }
    if row.looksUpImages, isImageChanged(at: environment) { redraw(environment) }
  }

  /// Keeps the collection before for those who are told; environments that share a scope share it.
  @inline(__always)
  mutating func keepPreviousCollection(at environment: Int32) {
    let scope = environments[Int(environment)].scope
    if state.sweep.previousScope != (scope, state.sweep.number) { makePreviousCollection(at: environment) }
  }

  private mutating func makePreviousCollection(at environment: Int32) {
    var collection = state.sweep.previous.take() ?? emptyCollection
    fill(&collection, at: environment, isPrevious: true)
    state.sweep.previous = collection
    state.sweep.previousScope = (environments[Int(environment)].scope, state.sweep.number)
    state.sweep.previousRevision = collectionRevision
  }

  func affectsColour(_ trait: Int32) -> Bool { declarations[Int(trait)].affectsColorAppearance }

  /// Whether some trait changed there.
  @inline(__always)
  private func isAnyChanged(at environment: Int32) -> Bool {
    state.sweep.changedTraits.contains { isChanged($0, at: environment) }
  }

  private func isColourChanged(at environment: Int32) -> Bool {
    state.sweep.changedTraits.contains { affectsColour($0) && isChanged($0, at: environment) }
  }

  private func isImageChanged(at environment: Int32) -> Bool {
    state.sweep.changedTraits.contains {
      SystemTrait.affectsImageLookup($0) && isChanged($0, at: environment)
    }
  }

  /// A view whose colours or image changed is laid out and drawn again; of a controller, its view.
  ///
  /// Source: WWDC19 session 214, and WWDC23 session 10057.
  private mutating func redraw(_ environment: Int32) {
    let view = hierarchy.contentHolder(of: EnvironmentID(index: environment))
    let kind = hierarchy.kind(of: view)
    if kind == .view || kind == .window { demand([.layout, .display], at: view.index) }
  }

  @inline(__always)
  func isChanged(_ trait: Int32, at environment: Int32) -> Bool {
    isActive(Int(governor(of: trait, at: environment)))
  }

  /// Whether one of the registration's traits changed.
  @inline(__always)
  func isCalled(_ registration: Int32, at environment: Int32) -> Bool {
    var place = Int(registrations[Int(registration)].traits)
    while registeredTraits[place] != .end {
      if isChanged(registeredTraits[place].index, at: environment) { return true }
      place += 1
    }
    return false
  }
}
