/// Whose child controller a controller is, wherever its view stands.
extension Hierarchy {
  /// The controller whose child this one is, or none.
  public func parentController(of id: EnvironmentID) -> EnvironmentID? {
    let row = row(id).controller
    guard row >= 0 else { return nil }
    let parent = controllers[Int(row)].parent
    return parent >= 0 ? EnvironmentID(index: controllers[Int(parent)].environment) : nil
  }

  /// The child controllers in the order in which they were added, also those whose views stand elsewhere or nowhere.
  public func childControllers(of id: EnvironmentID) -> some Sequence<EnvironmentID> {
    let row = row(id).controller
    return sequence(state: row >= 0 ? controllers[Int(row)].firstChild : -1) { index -> EnvironmentID? in
      guard index >= 0 else { return nil }
      let row = controllers[Int(index)]
      index = row.next
      return EnvironmentID(index: row.environment)
    }
  }

  /// Makes a controller the last child of another, wherever its view stands, as UIKit's `addChild(_:)`.
  public mutating func addChild(_ child: EnvironmentID, to parent: EnvironmentID) throws(TreeProblem) {
    try checkChild(child, of: parent)
    setParentController(of: child, to: parent)
  }

  /// Throws what ``addChild(_:to:)`` would throw.
  public func checkChild(_ child: EnvironmentID, of parent: EnvironmentID) throws(TreeProblem) {
    for id in [child, parent] where kind(of: id) != .controller {
      throw TreeProblem(
        "\(name(of: id)) is a \(kind(of: id).words): only view controllers have child controllers.")
    }
    for id in [child, parent] { try checkExists(id) }
    if child == parent || controllersAround(parent).contains(child) {
      throw TreeProblem(
        "\(name(of: child)) cannot be a child of \(name(of: parent)), which is its own child: take \(name(of: parent)) out of it first."
      )
    }
  }

  /// Ends being a child, as UIKit's `removeFromParent()`; the view stays where it is.
  public mutating func removeFromParent(_ child: EnvironmentID) { setParentController(of: child, to: nil) }

  private func controllersAround(_ id: EnvironmentID) -> some Sequence<EnvironmentID> {
    sequence(state: id) { id -> EnvironmentID? in
      guard let parent = parentController(of: id) else { return nil }
      id = parent
      return parent
    }
  }

  mutating func setParentController(of id: EnvironmentID, to parent: EnvironmentID?) {
    let index = row(id).controller
    guard index >= 0 else { return }
    let (old, place) = (controllers[Int(index)], parent.map { row($0).controller } ?? -1)
    if old.parent == place { return }
    revision += 1
    if old.parent >= 0 {
      if old.previous >= 0 { controllers[Int(old.previous)].next = old.next }
      if old.next >= 0 { controllers[Int(old.next)].previous = old.previous }
      if old.previous < 0 { controllers[Int(old.parent)].firstChild = old.next }
      if old.next < 0 { controllers[Int(old.parent)].lastChild = old.previous }
    }
    let last = place >= 0 ? controllers[Int(place)].lastChild : -1
    controllers[Int(index)].parent = place
    controllers[Int(index)].next = -1
    controllers[Int(index)].previous = last
    guard place >= 0 else { return }
    if last >= 0 { controllers[Int(last)].next = index } else { controllers[Int(place)].firstChild = index }
    controllers[Int(place)].lastChild = index
  }
}
