internal import Journals
internal import ViewTree

extension TraitSystem {
  /// A place in the journal to return to.
  public struct Mark: Sendable {
    let hierarchy: Hierarchy.Mark
    let declarations, defaultCells, environments, details, cells: Int
    let scopes, slots, freeCells, freeScopes, registrations, registeredTraits: Int
    let trackings, rules, pending, counted: Int
    let tally: Tally
    let unmeasured: [Int32]
    /// The updates in progress, if the mark was taken in the middle of one.
    let sweeps: [Sweep]
  }

  /// What was changed since the journal was last taken out, as what undoes it.
  public struct Changes: Sendable {
    var hierarchy: Hierarchy.Changes
    var declarations: [Journaled<TraitDeclaration>.Change]
    var defaultCells: [Journaled<Int32>.Change]
    var environments: [Journaled<EnvironmentRow>.Change]
    var details: [Journaled<Detail>.Change]
    var cells: [Journaled<Cell>.Change]
    var scopes: [Journaled<Scope>.Change]
    var slots: [Journaled<Int32>.Change]
    var freeCells: [Journaled<Int32>.Change]
    var freeScopes: [Journaled<Int32>.Change]
    var registrations: [Journaled<Registration>.Change]
    var registeredTraits: [Journaled<TraitID>.Change]
    var trackings: [Journaled<Tracking>.Change]
    var rules: [Journaled<Rules>.Change]
    var pending: [Journaled<Int32>.Change]
    var counted: [Journaled<Tally>.Change]

    /// Whether nothing was changed.
    public var isEmpty: Bool {
      hierarchy.isEmpty && declarations.isEmpty && environments.isEmpty && details.isEmpty && cells.isEmpty
        && scopes.isEmpty && slots.isEmpty && registrations.isEmpty && registeredTraits.isEmpty
        && trackings.isEmpty && rules.isEmpty && pending.isEmpty && counted.isEmpty
    }
  }

  /// Whether changes leave their inverses behind.
  public var isRecording: Bool {
    get { hierarchy.isRecording }
    set {
      hierarchy.isRecording = newValue
      declarations.isRecording = newValue
      defaultCells.isRecording = newValue
      environments.isRecording = newValue
      details.isRecording = newValue
      cells.isRecording = newValue
      scopes.isRecording = newValue
      slots.isRecording = newValue
      freeCells.isRecording = newValue
      freeScopes.isRecording = newValue
      registrations.isRecording = newValue
      registeredTraits.isRecording = newValue
      trackings.isRecording = newValue
      rules.isRecording = newValue
      pending.isRecording = newValue
      counted[0] = state.tally
      counted.isRecording = newValue
    }
  }

  /// Where the journal stands now.
  ///
  /// A mark may be taken in the middle of an update.
  ///
  /// ```swift
  /// system.isRecording = true
  /// let mark = system.mark
  /// try system.setOverride(.integer(2), of: theme, on: scene)
  /// system.revert(to: mark)
  /// system.override(of: theme, on: scene)      // nil
  /// ```
  /// - Complexity: O(1)
  public var mark: Mark {
    mutating get {
      settleCounts()
      return Mark(
        hierarchy: hierarchy.mark, declarations: declarations.mark, defaultCells: defaultCells.mark,
        environments: environments.mark, details: details.mark, cells: cells.mark, scopes: scopes.mark,
        slots: slots.mark, freeCells: freeCells.mark, freeScopes: freeScopes.mark,
        registrations: registrations.mark, registeredTraits: registeredTraits.mark,
        trackings: trackings.mark, rules: rules.mark, pending: pending.mark, counted: counted.mark,
        tally: state.tally, unmeasured: state.unmeasured,
        sweeps: isUpdating ? state.outer + [state.sweep] : [])
    }
  }

  /// Undoes everything since `mark`: the tree, inputs, values, counters, registrations, pending work, updates in progress.
  ///
  /// - Complexity: O(*c*) in the changes since then.
  public mutating func revert(to mark: Mark) {
    var touched: [Int32] = []
    hierarchy.revert(to: mark.hierarchy) { touched.append($0.index) }
    var declared: [Int] = []
    declarations.revert(to: mark.declarations) { declared.append($0) }
    shareDefaultsAgain(of: declared)
    defaultCells.revert(to: mark.defaultCells)
    environments.revert(to: mark.environments) { touched.append(Int32($0)) }
    details.revert(to: mark.details)
    cells.revert(to: mark.cells)
    scopes.revert(to: mark.scopes)
    slots.revert(to: mark.slots)
    freeCells.revert(to: mark.freeCells)
    freeScopes.revert(to: mark.freeScopes)
    registrations.revert(to: mark.registrations) { [registrations] in
      if $0 < registrations.count { touched.append(registrations[$0].environment) }
    }
    registeredTraits.revert(to: mark.registeredTraits)
    var rows: [Int] = []
    trackings.revert(to: mark.trackings) { rows.append($0) }
    rules.revert(to: mark.rules)
    pending.revert(to: mark.pending)
    counted.revert(to: mark.counted)
    state.restore(mark.tally, mark.unmeasured, mark.sweeps)
    indexAgain(touched + readers(in: rows))
  }

  /// Takes the journal out.
  ///
  /// Not in the middle of an update.
  ///
  /// - Returns: What undoes it, for ``exchange(_:)``.
  /// - Complexity: O(*c*) in the changes taken out.
  public mutating func takeChanges() -> Changes {
    precondition(!isUpdating, "The journal is taken out between updates.")
    settleCounts()
    return Changes(
      hierarchy: hierarchy.takeChanges(), declarations: declarations.takeChanges(),
      defaultCells: defaultCells.takeChanges(), environments: environments.takeChanges(),
      details: details.takeChanges(), cells: cells.takeChanges(), scopes: scopes.takeChanges(),
      slots: slots.takeChanges(), freeCells: freeCells.takeChanges(), freeScopes: freeScopes.takeChanges(),
      registrations: registrations.takeChanges(),
      registeredTraits: registeredTraits.takeChanges(), trackings: trackings.takeChanges(),
      rules: rules.takeChanges(), pending: pending.takeChanges(), counted: counted.takeChanges())
  }

  /// Takes what came into the journal since `mark` out of it: for a session that keeps one long journal and a mark for each statement.
  ///
  /// Nothing is undone by that; ``exchange(_:)`` does it.
  ///
  /// - Returns: What undoes it, for ``exchange(_:)``.
  /// - Complexity: O(*c*) in the changes taken out.
  public mutating func takeChanges(since mark: Mark) -> Changes {
    precondition(!isUpdating && mark.sweeps.isEmpty, "The journal is taken out between updates.")
    settleCounts()
    return Changes(
      hierarchy: hierarchy.takeChanges(since: mark.hierarchy),
      declarations: declarations.takeChanges(since: mark.declarations),
      defaultCells: defaultCells.takeChanges(since: mark.defaultCells),
      environments: environments.takeChanges(since: mark.environments),
      details: details.takeChanges(since: mark.details), cells: cells.takeChanges(since: mark.cells),
      scopes: scopes.takeChanges(since: mark.scopes), slots: slots.takeChanges(since: mark.slots),
      freeCells: freeCells.takeChanges(since: mark.freeCells),
      freeScopes: freeScopes.takeChanges(since: mark.freeScopes),
      registrations: registrations.takeChanges(since: mark.registrations),
      registeredTraits: registeredTraits.takeChanges(since: mark.registeredTraits),
      trackings: trackings.takeChanges(since: mark.trackings), rules: rules.takeChanges(since: mark.rules),
      pending: pending.takeChanges(since: mark.pending), counted: counted.takeChanges(since: mark.counted))
  }

  /// Empties the journal and keeps its room: nothing can be undone any more.
  ///
  /// The cheapest way to go on.
  ///
  /// - Complexity: O(*c*) in the changes that are forgotten.
  public mutating func forgetChanges() {
    hierarchy.forgetChanges()
    declarations.forgetChanges()
    defaultCells.forgetChanges()
    environments.forgetChanges()
    details.forgetChanges()
    cells.forgetChanges()
    scopes.forgetChanges()
    slots.forgetChanges()
    freeCells.forgetChanges()
    freeScopes.forgetChanges()
    registrations.forgetChanges()
    registeredTraits.forgetChanges()
    trackings.forgetChanges()
    rules.forgetChanges()
    pending.forgetChanges()
    settleCounts()
    counted.forgetChanges()
  }

  /// Undoes `changes`, or does them again: called twice, it changes nothing.
  ///
  /// ```swift
  /// var changes = system.takeChanges()
  /// system.exchange(&changes)      // undoes them
  /// system.exchange(&changes)      // does them again
  /// ```
  /// - Complexity: O(*c*) in the number of changes.
  public mutating func exchange(_ changes: inout Changes) {
    precondition(!isUpdating, "Going back happens between updates.")
    var touched: [Int32] = []
    hierarchy.exchange(&changes.hierarchy) { touched.append($0.index) }
    var rows: [Int] = []
    declarations.exchange(&changes.declarations) { rows.append($0) }
    shareDefaultsAgain(of: rows)
    defaultCells.exchange(&changes.defaultCells)
    environments.exchange(&changes.environments) { touched.append(Int32($0)) }
    details.exchange(&changes.details)
    cells.exchange(&changes.cells)
    scopes.exchange(&changes.scopes)
    slots.exchange(&changes.slots)
    freeCells.exchange(&changes.freeCells)
    freeScopes.exchange(&changes.freeScopes)
    rows.removeAll()
    registrations.exchange(&changes.registrations) { rows.append($0) }
    for row in rows where row < registrations.count { touched.append(registrations[row].environment) }
    registeredTraits.exchange(&changes.registeredTraits)
    rows.removeAll()
    trackings.exchange(&changes.trackings) { rows.append($0) }
    rules.exchange(&changes.rules)
    pending.exchange(&changes.pending)
    counted.exchange(&changes.counted)
    state.tally = counted[0]
    indexAgain(touched + readers(in: rows))
  }

  /// The environments at which the reads of these rows stand: the methods' own, and controllers' views.
  func readers(in rows: [Int]) -> [Int32] {
    rows.filter { $0 < trackings.count }.flatMap { row in
      let owner = EnvironmentID(index: trackings[row].owner)
      return hierarchy.contains(owner) ? [owner.index, hierarchy.contentHolder(of: owner).index] : []
    }
  }

  /// The index of listeners is no row: what was touched is put into it again.
  mutating func indexAgain(_ touched: [Int32]) {
    for environment in Set(touched) where environment >= 2 && Int(environment) < environments.count {
      if environments[Int(environment)].needs.contains(.listens) { indexListeners(at: environment) }
    }
  }
}
