public import ViewTree

/// How environments come, go and move.
extension TraitSystem {
  /// Makes an environment, and a controller's view, in a place or outside of every hierarchy.
  ///
  /// Its values are predicted: Apple's traits as its parent answers them, outside those of the first scene.
  /// - Parameter controller: Whose child controller a new controller is that stands nowhere yet.
  public mutating func create(
    _ kind: EnvironmentKind, label: String = "", in parent: EnvironmentID? = nil,
    childOf controller: EnvironmentID? = nil
  ) throws(TraitProblem) -> EnvironmentID {
    try asTraitProblem { system throws(TreeProblem) in
      let id = try system.inheritance.create(kind, label: label, in: parent, childOf: controller)
      if system.tree.isInHierarchy(id) { system.updates.report(.joined(id)) }
      return id
    }
  }

  /// Gives an environment another name.
  public mutating func setLabel(_ label: String, of id: EnvironmentID) {
    inheritance.tree.setLabel(label, of: id)
  }

  /// Puts an environment into a view, as UIKit's `addSubview(_:)` and `insertSubview(_:at:)`; a root view brings its controller.
  ///
  /// Whose child a controller is stays as it is: `addChild` is another call.
  public mutating func insert(
    _ id: EnvironmentID, in parent: EnvironmentID, at index: Int? = nil
  ) throws(TraitProblem) {
    let unit = tree.unit(of: id)
    try asTraitProblem { system throws(TreeProblem) in
      try system.tree.checkInsertion(unit, in: parent)
      try system.updates.relocate(unit) { tree throws(TreeProblem) in
        try tree.insert(unit, in: parent, at: index)
      }
    }
  }

  /// Puts an environment elsewhere, and lets controllers be children of those in which they stand then.
  public mutating func move(_ id: EnvironmentID, to parent: EnvironmentID) throws(TraitProblem) {
    try asTraitProblem { system throws(TreeProblem) in
      try system.updates.move(id, to: parent)
    }
  }

  /// Takes an environment out of what it stands in, and tells nobody; see ``disappear(_:to:)``.
  public mutating func detach(_ id: EnvironmentID) throws(TraitProblem) {
    let unit = tree.unit(of: id)
    try asTraitProblem { system throws(TreeProblem) in
      try system.tree.checkMobility(unit)
      if system.tree.parent(of: unit) == nil { return }
      try system.updates.relocate(unit) { tree throws(TreeProblem) in try tree.remove(unit) }
    }
  }

  /// Makes a controller the child of another, wherever its view stands.
  public mutating func addChild(_ child: EnvironmentID, to parent: EnvironmentID) throws(TraitProblem) {
    try asTraitProblem { system throws(TreeProblem) in
      try system.inheritance.tree.addChild(child, to: parent)
      system.updates.noteParent(of: child)
    }
  }

  /// Lets a controller be nobody's child; its view stays where it is.
  public mutating func removeFromParent(_ child: EnvironmentID) {
    inheritance.tree.removeFromParent(child)
    updates.noteParent(of: child)
  }

  /// Ends an environment, with all that stands in it, for good; registrations there, and those whose target it is, end.
  ///
  /// Nobody is told; ``disappear(_:to:)`` before tells those who have appeared.
  public mutating func destroy(_ id: EnvironmentID) throws(TraitProblem) {
    try asTraitProblem { system throws(TreeProblem) in
      if system.tree.isDestroyed(id) { return }
      if system.tree.isRootView(id) { return try system.inheritance.tree.destroy(id) }
      let members = Array(system.tree.preorder(from: id))
      let children = members.flatMap { Array(system.tree.childControllers(of: $0)) }
      try system.updates.relocate(id) { tree throws(TreeProblem) in try tree.destroy(id) }
      for child in children where !system.tree.isDestroyed(child) { system.updates.noteParent(of: child) }
      for member in members { system.forget(member) }
    }
  }

  private mutating func forget(_ id: EnvironmentID) {
    inheritance.rows[id].needs = []
    inheritance.rows[id].marks.remove(.isListening)
    guard let details = inheritance.details(of: id) else { return }
    for registration in details.registrations + details.targetOf { unregister(registration) }
    inheritance.details[inheritance.detailsRow(of: id)].handlers = []
    inheritance.details[inheritance.detailsRow(of: id)].reads = []
  }

  mutating func asTraitProblem<Result>(
    _ body: (inout TraitSystem) throws(TreeProblem) -> Result
  ) throws(TraitProblem) -> Result {
    do throws(TreeProblem) { return try body(&self) } catch { throw TraitProblem(error) }
  }
}
