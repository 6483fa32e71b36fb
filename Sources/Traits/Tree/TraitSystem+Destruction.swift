internal import Journals
public import ViewTree

extension TraitSystem {
  /// Ends an environment and all that stands in it for good, as when the last reference to an object goes.
  ///
  /// Its registrations end with it (WWDC23 session 10057: "registrations are cleaned up automatically"), and nobody is told. Numbers and strings
  /// that are set stay, and a program's own objects go.
  ///
  /// A controller's view goes with its controller only.
  ///
  /// - Throws: ``HierarchyProblem/rootViewCannotMove(_:of:)``.
  /// - Complexity: O(*n*) in the size of what goes; before iOS 17 with the children outside of it that inherit from it.
  public mutating func destroy(_ id: EnvironmentID) throws(HierarchyProblem) {
    try hierarchy.checkDestruction(of: id)
    leave(id)
    for member in Array(hierarchy.preorder(from: id)) { end(member) }
    let epoch = hierarchy.labelEpoch
    try hierarchy.destroy(id)
    if epoch != hierarchy.labelEpoch { relabelSweeps() }
    refillOuterSweeps()
    endGifts(ofTheGoneIn: id)
    endWaiting(ofTheGoneIn: id)
  }

  /// Undoes everything since a mark, but for the rows of the environments that were made since: those stay, as destroyed ones, so that none of
  /// them ever means another environment.
  ///
  /// For an owner that cannot take back the identities that it has handed out.
  ///
  /// - Complexity: O(*c*) in the changes since then.
  mutating func revertKeepingRows(to mark: Mark) {
    let kinds = hierarchy.kinds(madeSince: mark[.hierarchy])
    revert(to: mark)
    let epoch = hierarchy.labelEpoch
    for kind in kinds { hierarchy.createDestroyed(kind) }
    if epoch != hierarchy.labelEpoch { relabelSweeps() }
    while environments.count < hierarchy.count + 2 { environments.append(EnvironmentRow(scope: 0)) }
  }

  /// Takes away everything that an environment waits for and listens to.
  private mutating func end(_ id: EnvironmentID) {
    for registration in registrations(of: id) { unregister(registration) }
    let index = Int(id.index)
    environments[index].interests = 0
    environments[index].needs.subtract(.work)
    let detail = environments[index].detail
    if detail >= 0, details[Int(detail)].firstTracking >= 0 { details[Int(detail)].firstTracking = -1 }
    if detail >= 0 {
      noteRegistrations(of: id.index)
      letGoOfValues(at: id.index)
    }
  }

  /// Lets an environment that is gone answer the default where its cells hold what a program may want to be rid of.
  private mutating func letGoOfValues(at environment: Int32) {
    var cell = firstCell(of: environment)
    while cell >= 0 {
      let index = Int(cell)
      if cells.look(at: index, { $0.holdsReleasableValue }) {
        let value = cells[Int(defaultCells[Int(cells[index].trait)])].value
        cells[index].forget(insteadAnswering: value)
      }
      cell = cells[index].nextOfOwner
    }
  }
}

extension Cell {
  /// Whether something in it is a value of a program's own.
  fileprivate var holdsReleasableValue: Bool {
    if !isObject { return false }
    return value.isReleasable || previous.isReleasable || override?.isReleasable ?? false
      || given?.isReleasable ?? false
  }

  /// Leaves the trait to a default for good.
  fileprivate mutating func forget(insteadAnswering value: TraitValue) {
    (self.value, previous, override, given) = (value, value, nil, nil)
    (isOverridden, isPending) = (false, false)
    (isRemembered, holdsDefault) = (isInstalled, isInstalled)
  }
}
