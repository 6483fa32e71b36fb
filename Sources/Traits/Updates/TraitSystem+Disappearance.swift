internal import Journals
public import ViewTree

extension TraitSystem {
  /// Begins to take an environment out of its hierarchy; ``next(comparing:)`` then goes through it.
  ///
  /// The controllers in it that have appeared are told `viewWillDisappear` while they are still there; then it leaves, and they are told
  /// `viewDidDisappear`: ``Decision/disappearance``. Nobody's traits change by that.
  ///
  /// ```swift
  /// system.setInterest(true, in: .viewDidDisappear, at: details)
  /// try system.beginDisappearance(of: details)
  /// try system.next()                               // .callback(.viewDidDisappear, details)
  /// system.hierarchy.isInHierarchy(details)         // false: it has left
  /// ```
  /// Source: Apple's documentation of `UIViewController`, for one controller.
  ///
  /// - Parameter parent: Where it goes, which is in no hierarchy either; nowhere if left out.
  /// - Throws: ``TraitProblem/hasNotAppeared(_:)`` for what is in no hierarchy, ``TraitProblem/stillInHierarchy(_:)`` where the parent is in one, and
  ///   ``TraitProblem/hierarchy(_:)``, also for what was destroyed. Nothing has begun then.
  /// - Complexity: O(*n*) in the size of what disappears.
  public mutating func beginDisappearance(
    of id: EnvironmentID, to parent: EnvironmentID? = nil
  ) throws(TraitProblem) {
    do {
      if let parent { try hierarchy.checkMove(id, to: parent) } else { try hierarchy.checkMobility(of: id) }
    } catch { throw .hierarchy(error) }
    if hierarchy.isDestroyed(id) { throw .hierarchy(.destroyed(id)) }
    if !hierarchy.isInHierarchy(id) { throw .hasNotAppeared(id) }
    if let parent, hierarchy.isInHierarchy(parent) { throw .stillInHierarchy(id) }
    begin(.disappearance(parent: parent?.index ?? -1), target: id.index)
    for member in hierarchy.preorder(from: id) where hasAppeared(member) {
      state.sweep.calls.append(member.index)
    }
    state.sweep.calls.reverse()
  }

  /// Whether something is about to leave its hierarchy: the controllers in it are being told.
  ///
  /// - Complexity: O(*u*) in the updates in progress inside one another.
  public func isAboutToLeave(_ id: EnvironmentID) -> Bool {
    isLeaving(id, by: state.sweep) || state.outer.contains { isLeaving(id, by: $0) }
  }

  private func isLeaving(_ id: EnvironmentID, by sweep: Sweep) -> Bool {
    guard case .disappearance = sweep.kind else { return false }
    return sweep.target == id.index && hierarchy.isInHierarchy(id)
  }

  /// Whether a controller was told that it appears, and not that it has disappeared since.
  private func hasAppeared(_ id: EnvironmentID) -> Bool {
    hierarchy.kind(of: id) == .controller
      && !environments[Int(id.index)].needs.contains(.willAppear)
  }

  /// Leaves, after everybody was told, unless it has left already; those that were told hear of it.
  ///
  /// - Returns: That there is more to do.
  mutating func leaveDisappearing(_ target: Int32, to parent: Int32) throws(TraitProblem) -> Bool {
    let id = EnvironmentID(index: target)
    if hierarchy.isInHierarchy(id) {
      do {
        if parent >= 0 { try move(id, to: EnvironmentID(index: parent)) } else { try detach(id) }
      } catch { throw .hierarchy(error) }
    }
    state.sweep.kind = .departure
    state.sweep.calls = state.sweep.announced.reversed()
    return true
  }
}
