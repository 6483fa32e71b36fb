internal import Journals
internal import ViewTree

/// The children that wait: controllers that have a parent controller and stand in no environment but views.
///
/// Each is in the list of its parent, and the index of listeners knows where in the tree such parents stand: so a change finds those whom
/// it concerns, and nobody else. Since iOS 17, where they inherit from nobody, children that are shown or destroyed stay in the lists, and
/// the index does not know the parents: the choice of an older version puts both right.
extension TraitSystem {
  // MARK: - Lists

  /// Puts a controller into the list of the parent that it waits for from now on; into none where there is no parent.
  mutating func setContainer(_ parent: EnvironmentID?, of id: EnvironmentID) {
    if noted(of: id) == parent { return }
    endWaiting(of: id)
    guard let parent else { return }
    let (detail, holder) = (ensureDetail(of: id.index), ensureDetail(of: parent.index))
    let next = details[holder].firstWaiting
    details[detail].container = parent.index
    details[detail].nextWaiting = next
    details[holder].firstWaiting = id.index
    if next >= 0 {
      details[detailRow(of: next)].previousWaiting = id.index
    } else {
      environments[Int(parent.index)].needs.insert(.isAwaited)
      if flowsThroughControllers { listeners.add(parent, to: Listeners.parents, hierarchy) }
    }
  }

  /// Takes a controller out of the list that it is in.
  mutating func endWaiting(of id: EnvironmentID) {
    guard let parent = noted(of: id) else { return }
    let detail = detailRow(of: id.index)
    let (next, previous) = (details[detail].nextWaiting, details[detail].previousWaiting)
    if next >= 0 { details[detailRow(of: next)].previousWaiting = previous }
    if previous >= 0 {
      details[detailRow(of: previous)].nextWaiting = next
    } else {
      details[detailRow(of: parent.index)].firstWaiting = next
      if next < 0 { environments[Int(parent.index)].needs.remove(.isAwaited) }
    }
    details[detail].container = -1
    details[detail].nextWaiting = -1
    details[detail].previousWaiting = -1
  }

  /// Before iOS 17, takes those out of the lists that are shown now, with what has another place.
  mutating func endWaiting(in id: EnvironmentID) {
    guard flowsThroughControllers, hierarchy.ancestorThatIsNoView(of: id) != nil else { return }
    for controller in outermostControllers(in: id) { endWaiting(of: controller) }
  }

  /// Before iOS 17, takes those out of the lists that are gone, and those that waited for them.
  mutating func endWaiting(ofTheGoneIn id: EnvironmentID) {
    guard flowsThroughControllers else { return }
    for member in Array(hierarchy.preorder(from: id)) {
      endWaiting(of: member)
      for child in listed(at: member) { endWaiting(of: child) }
    }
  }

  /// What is in a controller's list, newest first.
  func listed(at parent: EnvironmentID) -> [EnvironmentID] {
    guard environments[Int(parent.index)].needs.contains(.isAwaited) else { return [] }
    var (found, next) = ([EnvironmentID](), details[detailRow(of: parent.index)].firstWaiting)
    while next >= 0 {
      found.append(EnvironmentID(index: next))
      next = details[detailRow(of: next)].nextWaiting
    }
    return found
  }

  /// The controllers of a subtree that stand in no other one there, which may be the top.
  func outermostControllers(in id: EnvironmentID) -> [EnvironmentID] {
    hierarchy.kind(of: id) == .controller ? [id] : controllers(below: id)
  }

  private func detailRow(of environment: Int32) -> Int { Int(environments[Int(environment)].detail) }

  // MARK: - The older flow

  /// The children that wait for a controller and inherit from it.
  func waiting(for parent: EnvironmentID) -> [EnvironmentID] {
    if !flowsThroughControllers { return [] }
    return listed(at: parent).filter { container(of: $0) != nil }
  }

  /// The children that wait for what stands in a subtree, those that wait for what stands in them, and so on, in the order of the tree.
  ///
  /// - Complexity: O(*n* log *n*) in the size of the subtree and what is found.
  func waiting(in id: EnvironmentID) -> [EnvironmentID] {
    if !flowsThroughControllers { return [] }
    var (found, open) = ([EnvironmentID](), [id])
    while let top = open.popLast() {
      let children = hierarchy.preorder(from: top).flatMap(waiting(for:))
      found += children
      open += children.filter { !hierarchy.isDescendant($0, of: id) }
    }
    return found.sorted(by: hierarchy.precedes)
  }

  /// The same by the index, without going through what stands there.
  ///
  /// - Complexity: O(*f* log *k*) in those that are found and the parents that are waited for anywhere.
  mutating func waiting(below id: EnvironmentID) -> [EnvironmentID] {
    if !flowsThroughControllers || listeners.isEmpty(Listeners.parents) { return [] }
    var (found, open) = ([EnvironmentID](), [id])
    while let top = open.popLast() {
      let children = parents(in: top).flatMap(waiting(for:))
      found += children
      open += children.filter { !hierarchy.isDescendant($0, of: id) }
    }
    return found.sorted(by: hierarchy.precedes)
  }

  /// The controllers in a subtree that are waited for.
  private mutating func parents(in id: EnvironmentID) -> [EnvironmentID] {
    let stretch = hierarchy.order(of: id)..<hierarchy.order(after: id)
    let hints = listeners.hints(Listeners.parents, in: stretch, hierarchy)
    let good = hints.filter { isOfParent($0) }
    if good.count < hints.count {
      let kept = self
      listeners.noteStale(hints.count - good.count, in: Listeners.parents) { !kept.isOfParent($0) }
    }
    // One that was in several runs stands there several times, one behind the other.
    var found: [EnvironmentID] = []
    for hint in good.sorted(by: { $0.order < $1.order }) where found.last?.index != hint.environment {
      found.append(EnvironmentID(index: hint.environment))
    }
    return found
  }

  // MARK: - The index

  /// Whether a hint names a controller that is waited for, and where it stands.
  private func isOfParent(_ hint: Listeners.Hint) -> Bool {
    hierarchy.isGood(hint) && environments[Int(hint.environment)].needs.contains(.isAwaited)
  }

  /// Notes in the index where those stand now that are waited for, of what has another place.
  mutating func indexParents(in id: EnvironmentID) {
    if flowsThroughControllers { indexParents(hierarchy.preorder(from: id).map { Int($0.index) }) }
  }

  /// The same of some environments, or of all where the index knew no parents.
  mutating func indexParentsAgain(_ touched: [Int]) {
    if !flowsThroughControllers { return listeners.knowsParents = false }
    indexParents(listeners.knowsParents ? touched : Array(environments.indices.dropFirst(2)))
    listeners.knowsParents = true
  }

  private mutating func indexParents(_ rows: [Int]) {
    for row in rows where row >= 2 && row < environments.count {
      guard environments[row].needs.contains(.isAwaited) else { continue }
      listeners.add(EnvironmentID(index: Int32(row)), to: Listeners.parents, hierarchy)
    }
  }

  /// Puts lists and index right after another version was chosen.
  mutating func listParentsAgain() {
    defer { indexParentsAgain([]) }
    guard flowsThroughControllers, !listeners.knowsParents else { return }
    for id in hierarchy.all {
      guard let parent = noted(of: id) else { continue }
      let isGone = hierarchy.isDestroyed(id) || hierarchy.isDestroyed(parent)
      if isGone || hierarchy.ancestorThatIsNoView(of: id) != nil { endWaiting(of: id) }
    }
  }
}
