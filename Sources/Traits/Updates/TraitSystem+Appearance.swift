internal import Journals
public import ViewTree

extension TraitSystem {
  /// Begins the appearance of a controller that is in no hierarchy; ``next(comparing:)`` then goes through it.
  ///
  /// `viewWillAppear` comes first, with the old traits and the view not in the hierarchy; then the controller joins, the superview is laid
  /// out, the controller's traits and its view's are updated; `viewIsAppearing`; layout; `viewDidAppear`. The controllers that it contains go
  /// the same way with it.
  ///
  /// ```swift
  /// system.setInterest(true, in: .viewIsAppearing, at: details)
  /// try system.beginAppearance(of: details, in: root)
  /// try system.next()      // .callback(.viewIsAppearing, details), with the traits that it has there
  /// ```
  /// Source: Apple's documentation of `viewIsAppearing(_:)`, and WWDC23 session 10055.
  ///
  /// - Throws: ``TraitProblem/cannotAppear(_:)`` for what is no controller, ``TraitProblem/alreadyInHierarchy(_:)``,
  ///   ``TraitProblem/notInHierarchy(_:)`` where the parent is in none, and ``TraitProblem/hierarchy(_:)``. Nothing has begun then.
  /// - Complexity: O(*n*) in the size of what appears.
  public mutating func beginAppearance(
    of controller: EnvironmentID, in parent: EnvironmentID
  ) throws(TraitProblem) {
    guard hierarchy.kind(of: controller) == .controller else { throw .cannotAppear(controller) }
    if hierarchy.isInHierarchy(controller) { throw .alreadyInHierarchy(controller) }
    if !hierarchy.isInHierarchy(parent) { throw .notInHierarchy(parent) }
    do { try hierarchy.checkMove(controller, to: parent) } catch { throw .hierarchy(error) }
    begin(.appearance(parent: parent.index), target: controller.index)
    for id in hierarchy.preorder(from: controller) where hierarchy.kind(of: id) == .controller {
      state.sweep.calls.append(id.index)
    }
    state.sweep.calls.reverse()
  }

  /// The next controller to be told that it will appear, will disappear, or has disappeared.
  mutating func announce() -> Work? {
    while let controller = state.sweep.calls.popLast() {
      if let work = announcement(to: controller) { return work }
    }
    return nil
  }

  private mutating func announcement(to controller: Int32) -> Work? {
    switch state.sweep.kind {
    case .appearance:
      guard isStillInTarget(controller) else { return nil }
      state.sweep.announced.append(controller)
      return call(.viewWillAppear, at: controller)
    case .disappearance:
      guard hierarchy.isInHierarchy(EnvironmentID(index: controller)), isStillInTarget(controller) else {
        return nil
      }
      state.sweep.announced.append(controller)
      return call(.viewWillDisappear, at: controller)
    case .departure: return call(.viewDidDisappear, at: controller)
    case .everything, .traits, .properties, .idle: return nil
    }
  }

  /// Whether no callback has taken a controller out of what appears or disappears.
  private func isStillInTarget(_ controller: Int32) -> Bool {
    let (id, target) = (EnvironmentID(index: controller), EnvironmentID(index: state.sweep.target))
    return !hierarchy.isDestroyed(id) && (id == target || hierarchy.isDescendant(id, of: target))
  }

  /// Joins, after everybody was told; unless somebody has put the controller elsewhere, or its new place away.
  ///
  /// Who came meanwhile is told next.
  mutating func joinAppearing(_ controller: Int32, in parent: Int32) throws(TraitProblem) {
    let id = EnvironmentID(index: controller)
    if hierarchy.isInHierarchy(id) { throw .alreadyInHierarchy(id) }
    do { try move(id, to: EnvironmentID(index: parent)) } catch { throw .hierarchy(error) }
    for told in state.sweep.announced where isStillInTarget(told) {
      environments[Int(told)].needs.remove(.willAppear)
    }
  }
}
