internal import ViewTree

/// How environments move, and whose children controllers are then.
extension Updates {
  mutating func relocate(
    _ id: EnvironmentID, _ change: (inout Hierarchy) throws(TreeProblem) -> Void
  ) throws(TreeProblem) {
    let wasInside = inheritance.tree.isInHierarchy(id)
    try inheritance.relocate(id, change)
    if wasInside != inheritance.tree.isInHierarchy(id) { report(wasInside ? .left(id) : .joined(id)) }
  }

  /// Moves an environment, and lets controllers be children of those in which they stand.
  mutating func move(_ id: EnvironmentID, to parent: EnvironmentID) throws(TreeProblem) {
    try checkMove(id, to: parent)
    try relocate(id) { tree throws(TreeProblem) in try tree.insert(id, in: parent) }
    let around = holdingController(of: parent)
    for controller in outermostControllers(in: id)
    where inheritance.tree.parentController(of: controller) != around {
      inheritance.tree.removeFromParent(controller)
      if let around { try inheritance.tree.addChild(controller, to: around) }
      noteParent(of: controller)
    }
  }

  /// Throws what ``move(_:to:)`` would throw.
  func checkMove(_ id: EnvironmentID, to parent: EnvironmentID) throws(TreeProblem) {
    try inheritance.tree.checkInsertion(id, in: parent)
    guard let around = holdingController(of: parent) else { return }
    for controller in outermostControllers(in: id) { try inheritance.tree.checkChild(controller, of: around) }
  }

  private func holdingController(of place: EnvironmentID) -> EnvironmentID? {
    inheritance.tree.kind(of: place) == .controller ? place : inheritance.tree.controller(around: place)
  }

  private func outermostControllers(in id: EnvironmentID) -> [EnvironmentID] {
    let end = inheritance.tree.order(after: id)
    var (found, next) = ([EnvironmentID](), Optional(id))
    while let place = next {
      let isController = inheritance.tree.kind(of: place) == .controller
      if isController { found.append(place) }
      next = inheritance.tree.following(place, before: end, skippingContents: isController)
    }
    return found
  }

  /// What a parent gave ends with it, and before iOS 17 values have another source.
  mutating func noteParent(of child: EnvironmentID) {
    let parent = inheritance.tree.parentController(of: child)
    inheritance.valuesRevision += 1
    let row = Int(inheritance.rows[child].details)
    if row >= 0, inheritance.details[row].giver >= 0, inheritance.details[row].giver != parent?.index {
      (inheritance.details[row].given, inheritance.details[row].giver) = (TraitCollection(), -1)
      inheritance.split(child)
      inheritance.mark(child, .traits)
    }
    if version == .iOS16 { inheritance.noteSources(below: child) }
  }
}
