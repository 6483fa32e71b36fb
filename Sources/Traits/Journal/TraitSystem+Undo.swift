internal import Journals
internal import ViewTree

extension TraitSystem {
  /// A place in the journal to return to.
  public struct Mark: Sendable {
    let hierarchy: Hierarchy.Mark
    let rows: [Int]
    let state: State
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
    var registrations: [Journaled<Registration>.Change]
    var registeredTraits: [Journaled<TraitID>.Change]
    var pending: [Journaled<Int32>.Change]
    var state: State
    let isCounted: Bool

    /// Whether nothing was changed.
    public var isEmpty: Bool {
      hierarchy.isEmpty && declarations.isEmpty && environments.isEmpty && details.isEmpty && cells.isEmpty
        && scopes.isEmpty && slots.isEmpty && registrations.isEmpty && registeredTraits.isEmpty
        && pending.isEmpty
        && !isCounted
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
      registrations.isRecording = newValue
      registeredTraits.isRecording = newValue
      pending.isRecording = newValue
      stateAtStart = state.kept
    }
  }

  /// Where the journal stands now.
  ///
  /// A mark may be taken in the middle of an update.
  public var mark: Mark {
    Mark(
      hierarchy: hierarchy.mark,
      rows: [
        declarations.mark, defaultCells.mark, environments.mark, details.mark, cells.mark, scopes.mark,
        slots.mark,
        registrations.mark, registeredTraits.mark, pending.mark,
      ], state: state.kept)
  }

  /// Undoes everything since `mark`: the tree, inputs, values, counters, registrations, pending work, updates in progress.
  ///
  /// - Complexity: O(*c*) in the changes since then.
  public mutating func revert(to mark: Mark) {
    var touched: [Int32] = []
    hierarchy.revert(to: mark.hierarchy) { touched.append($0.index) }
    declarations.revert(to: mark.rows[0])
    defaultCells.revert(to: mark.rows[1])
    environments.revert(to: mark.rows[2]) { touched.append(Int32($0)) }
    details.revert(to: mark.rows[3])
    cells.revert(to: mark.rows[4])
    scopes.revert(to: mark.rows[5])
    slots.revert(to: mark.rows[6])
    registrations.revert(to: mark.rows[7]) { [registrations] in
      if $0 < registrations.count { touched.append(registrations[$0].environment) }
    }
    registeredTraits.revert(to: mark.rows[8])
    pending.revert(to: mark.rows[9])
    state = mark.state
    indexAgain(touched)
  }

  /// Takes the journal out.
  ///
  /// Not in the middle of an update.
  public mutating func takeChanges() -> Changes {
    precondition(!isUpdating, "The journal is taken out between updates.")
    defer { stateAtStart = state.kept }
    return Changes(
      hierarchy: hierarchy.takeChanges(), declarations: declarations.takeChanges(),
      defaultCells: defaultCells.takeChanges(), environments: environments.takeChanges(),
      details: details.takeChanges(), cells: cells.takeChanges(), scopes: scopes.takeChanges(),
      slots: slots.takeChanges(), registrations: registrations.takeChanges(),
      registeredTraits: registeredTraits.takeChanges(), pending: pending.takeChanges(), state: stateAtStart,
      isCounted: stateAtStart.tally != state.tally)
  }

  /// Undoes `changes`, or does them again: called twice, it changes nothing.
  ///
  /// - Complexity: O(*c*) in the number of changes.
  public mutating func exchange(_ changes: inout Changes) {
    precondition(!isUpdating, "Going back happens between updates.")
    var touched: [Int32] = []
    hierarchy.exchange(&changes.hierarchy) { touched.append($0.index) }
    declarations.exchange(&changes.declarations)
    defaultCells.exchange(&changes.defaultCells)
    environments.exchange(&changes.environments) { touched.append(Int32($0)) }
    details.exchange(&changes.details)
    cells.exchange(&changes.cells)
    scopes.exchange(&changes.scopes)
    slots.exchange(&changes.slots)
    var rows: [Int] = []
    registrations.exchange(&changes.registrations) { rows.append($0) }
    for row in rows where row < registrations.count { touched.append(registrations[row].environment) }
    registeredTraits.exchange(&changes.registeredTraits)
    pending.exchange(&changes.pending)
    let redone = state.kept
    state = changes.state
    changes.state = redone
    stateAtStart = state.kept
    indexAgain(touched)
  }

  /// The index of listeners is no row: what was touched is put into it again.
  private mutating func indexAgain(_ touched: [Int32]) {
    for environment in Set(touched) where environment >= 2 && Int(environment) < environments.count {
      if environments[Int(environment)].needs.contains(.listens) { indexListeners(at: environment) }
    }
  }
}
