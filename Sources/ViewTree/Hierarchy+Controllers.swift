/// The parents and children of view controllers, which do not depend on the places of their views.
extension Hierarchy {
  /// The parent controller, or nil.
  public func parentController(of id: EnvironmentID) -> EnvironmentID? {
    let row = row(id).controller
    return row < 0 ? nil : controllers[Int(row)].parent
  }

  /// The child controllers in the order in which they were added, including those whose views are elsewhere or nowhere.
  public func childControllers(of id: EnvironmentID) -> some Sequence<EnvironmentID> {
    let row = row(id).controller
    return row < 0 ? [] : controllers[Int(row)].children
  }

  /// Makes a controller the last child of another, wherever its view is, like UIKit's `addChild(_:)`.
  public mutating func addChild(_ child: EnvironmentID, to parent: EnvironmentID) throws(EngineProblem) {
    try checkChild(child, of: parent)
    setParentController(of: child, to: parent)
  }

  /// Throws the errors that ``addChild(_:to:)`` would throw.
  public func checkChild(_ child: EnvironmentID, of parent: EnvironmentID) throws(EngineProblem) {
    for id in [child, parent] where kind(of: id) != .controller {
      throw EngineProblem(
        "\(name(of: id)) is a \(kind(of: id).words)", "only view controllers have child controllers.")
    }
    for id in [child, parent] { try checkExists(id) }
    if sequence(first: parent, next: parentController).contains(child) {
      throw EngineProblem(
        "\(name(of: child)) cannot be a child of \(name(of: parent)), which is its own child",
        "take \(name(of: parent)) out of it first.")
    }
  }

  /// Removes a controller from its parent controller, like UIKit's `removeFromParent()`; the view stays where it is.
  public mutating func removeFromParent(_ child: EnvironmentID) { setParentController(of: child, to: nil) }

  mutating func setParentController(of id: EnvironmentID, to parent: EnvironmentID?) {
    let (row, old) = (Int(row(id).controller), parentController(of: id))
    if row < 0 || old == parent { return }
    revision += 1
    controllers[row].parent = parent
    if let old { controllers[Int(self.row(old).controller)].children.removeAll { $0 == id } }
    if let parent { controllers[Int(self.row(parent).controller)].children.append(id) }
  }
}
