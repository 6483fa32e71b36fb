extension Hierarchy {
  /// Makes an environment as the last child of `parent`; a controller gets its root view at once.
  ///
  /// Without a parent, every kind but a scene starts outside of all hierarchies. A controller becomes a child of the nearest one above.
  public mutating func create(
    _ kind: EnvironmentKind, label: String = "", in parent: EnvironmentID? = nil
  ) throws(EngineProblem) -> EnvironmentID {
    if let parent { try check(kind, in: parent) }
    let root = kind == .scene ? Roots.attached : Roots.detached
    let holder = parent.map { contentHolder(of: $0).index } ?? root
    let id = append(kind, label: label, in: holder)
    if kind == .controller {
      let view = append(.view, label: "", in: id.index)
      rows[Int(view.index)].isRootView = true
      rows[Int(id.index)].controller = Int32(controllers.count)
      controllers.append(ControllerRow())
      if let owner = controller(around: id) { setParentController(of: id, to: owner) }
    }
    return id
  }

  /// Moves an environment with everything in it to a place that ``checkInsertion(_:in:)`` allows.
  ///
  /// - Parameter index: The index among the new siblings, which are counted without the moved environment; the last place if nil.
  public mutating func insert(_ id: EnvironmentID, in parent: EnvironmentID, at index: Int? = nil) {
    let holder = contentHolder(of: parent)
    let siblings = children(of: holder).lazy.filter { $0 != id }
    let next = index.flatMap { place in siblings.dropFirst(place).first { _ in true } }
    move(id.index, to: holder.index, before: next?.index ?? -1)
  }

  /// Makes a view the root view of a controller, if ``checkInsertion(_:in:)`` allows it; the old root view leaves the controller.
  public mutating func setRootView(of controller: EnvironmentID, to view: EnvironmentID) {
    guard let old = rootView(of: controller) else { return }
    move(old.index, to: Roots.detached, before: -1)
    move(view.index, to: controller.index, before: -1)
    rows[Int(old.index)].isRootView = false
    rows[Int(view.index)].isRootView = true
  }

  /// Removes an environment with everything in it from its parent, if ``checkMobility(_:)`` allows it.
  public mutating func remove(_ id: EnvironmentID) { move(id.index, to: Roots.detached, before: -1) }

  /// Destroys an environment that is not a root view, with everything in it; the rows stay, for identifiers are never used again.
  public mutating func destroy(_ id: EnvironmentID) {
    remove(id)
    for member in Array(preorder(from: id)) {
      rows[Int(member.index)].isDestroyed = true
      for child in Array(childControllers(of: member)) { setParentController(of: child, to: nil) }
      setParentController(of: member, to: nil)
    }
  }

  /// Throws if an environment cannot be put into a place.
  public func checkInsertion(_ id: EnvironmentID, in parent: EnvironmentID) throws(EngineProblem) {
    try checkMobility(id)
    try checkExists(id)
    if id == parent { throw EngineProblem("\(name(of: id)) cannot stand in itself.") }
    if contains(id, contentHolder(of: parent)) {
      throw EngineProblem(
        "\(name(of: id)) cannot stand in \(name(of: parent)), which stands in it", "take that out first.")
    }
    try check(kind(of: id), in: parent)
  }

  /// Throws if an environment of this kind cannot be a child of `parent`.
  public func check(_ kind: EnvironmentKind, in parent: EnvironmentID) throws(EngineProblem) {
    try checkExists(parent)
    let parentKind = self.kind(of: parent)
    if kind.canBeChild(of: parentKind) { return }
    let parents = kind.possibleParents
    let places = parents.map { "a \($0.words)" }.joined(separator: ", ")
    throw EngineProblem(
      "A \(kind.words) cannot stand in a \(parentKind.words)",
      parents.isEmpty ? "it is a root." : "it stands in \(places).")
  }

  /// Throws if the environment can never move: a scene, or a root view.
  public func checkMobility(_ id: EnvironmentID) throws(EngineProblem) {
    if kind(of: id) == .scene {
      throw EngineProblem("\(name(of: id)) is a root, which neither moves nor leaves", "its windows do.")
    }
    if isRootView(id) {
      let owner = parent(of: id).map(name) ?? "its controller"
      throw EngineProblem(
        "\(name(of: id)) is the view of \(owner) and comes and goes with it", "name \(owner).")
    }
  }

  /// Throws if the environment was destroyed.
  public func checkExists(_ id: EnvironmentID) throws(EngineProblem) {
    if !isDestroyed(id) { return }
    throw EngineProblem("\(name(of: id)) was destroyed and is no part of anything any more", "make another.")
  }
}
