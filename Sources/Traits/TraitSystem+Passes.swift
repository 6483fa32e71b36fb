public import ViewTree

extension TraitSystem {
  /// Begins the update at the end of a turn, which handles everything that is pending.
  public mutating func beginUpdate() { begin(.update) }

  /// Begins `updateTraitsIfNeeded()`: the receiver inherits its parent's present values, and everything inside it follows (E3).
  public mutating func beginUpdateTraits(of id: EnvironmentID) throws(TraitProblem) {
    try check(id)
    try checkVersion(17, has: "updateTraitsIfNeeded()")
    try checkIsDrawn(id, has: "updateTraitsIfNeeded()")
    begin(.walk(tree.movableRoot(of: id), .values))
  }

  /// Begins `updatePropertiesIfNeeded()`: updates values, then properties, of the receiver and everything inside it.
  public mutating func beginUpdateProperties(of id: EnvironmentID) throws(TraitProblem) {
    try checkHas(.updateProperties, at: id)
    begin(.walk(tree.movableRoot(of: id), [.values, .properties, .controllerProperties]))
  }

  /// Begins `layoutIfNeeded()`: lays out what needs it, here and below, after updating values; without a window no values are updated.
  public mutating func beginLayout(of id: EnvironmentID) throws(TraitProblem) {
    try checkHas(.layoutSubviews, at: id)
    begin(.layout(tree.movableRoot(of: id)))
  }

  /// Begins `loadViewIfNeeded()`: calls `loadView` and `viewDidLoad`, once in a controller's life.
  public mutating func loadViewIfNeeded(of controller: EnvironmentID) {
    if tree.kind(of: controller) != .controller || isViewLoaded(controller) { return }
    begin(.calls)
    announceLoading(controller)
  }

  /// Whether a controller's view counts as loaded: its loading has begun, or a view was assigned.
  public func isViewLoaded(_ controller: EnvironmentID) -> Bool {
    rows[controller].marks.contains(.isViewLoaded)
  }

  /// Begins a pass in which a controller appears in a place, up to `viewDidAppear`; it becomes a child of the controller around the place.
  public mutating func appear(_ controller: EnvironmentID, in parent: EnvironmentID) throws(TraitProblem) {
    try check(controller)
    let name = tree.name(of: controller)
    if tree.kind(of: controller) != .controller {
      throw TraitProblem("\(name) cannot appear", "a view controller can.")
    }
    if tree.isInHierarchy(controller) {
      throw TraitProblem("\(name) has appeared already", "`disappear` takes it out first.")
    }
    try checkMove(controller, to: parent)
    if !tree.isInHierarchy(parent) {
      throw TraitProblem(
        "\(tree.name(of: parent)) is in no hierarchy, so nothing can appear in it", "put it into one first.")
    }
    begin(.appearance(controller, in: parent))
    for id in tree.preorder(from: controller) where tree.kind(of: id) == .controller { announceAppearing(id) }
  }

  /// Begins a pass that takes an environment out of its hierarchy; controllers that have appeared in it get callbacks before and after.
  ///
  /// - Parameters:
  /// - parent: A place outside of all hierarchies to move it to; nil for no place.
  /// - isAnnounced: Whether `viewWillDisappear` was called before, by ``announceDisappearance(of:)``.
  /// - isLate: Whether `viewDidDisappear` waits until the replacement has been laid out, as in the transitions of containers.
  public mutating func disappear(
    _ id: EnvironmentID, to parent: EnvironmentID? = nil, isAnnounced: Bool = false, isLate: Bool = false
  ) throws(TraitProblem) {
    try check(id)
    let root = tree.movableRoot(of: id)
    try tree.checkMobility(root)
    if let parent { try checkMove(root, to: parent) }
    if !tree.isInHierarchy(root) {
      throw TraitProblem(
        "\(tree.name(of: id)) is in no hierarchy, so it cannot disappear", "let it appear first.")
    }
    if let parent, tree.isInHierarchy(parent) {
      throw TraitProblem(
        "\(tree.name(of: id)) would stay in a hierarchy", "what disappears leaves every one.")
    }
    begin(.disappearance(root, to: parent))
    pass.isLate = isLate
    if isAnnounced { pass.announced = appeared(in: root) } else { announceDisappearing(root) }
  }

  /// Calls `viewWillDisappear` of the controllers that have appeared in an environment, for transitions that remove it at their end.
  public mutating func announceDisappearance(of id: EnvironmentID) throws(TraitProblem) {
    try check(id)
    begin(.calls)
    announceDisappearing(tree.movableRoot(of: id))
  }

  private mutating func announceDisappearing(_ root: EnvironmentID) {
    pass.announcements += appeared(in: root).map { (.viewWillDisappear, $0) }
  }

  private func appeared(in id: EnvironmentID) -> [EnvironmentID] {
    tree.preorder(from: id).filter(hasAppeared)
  }

  /// Whether a controller is in a hierarchy and its `viewWillAppear` was called.
  public func hasAppeared(_ id: EnvironmentID) -> Bool {
    tree.kind(of: id) == .controller && tree.isInHierarchy(id) && !rows[id].needs.contains(.willAppear)
  }

  mutating func announceAppearing(_ id: EnvironmentID) {
    announceLoading(id)
    pass.announcements.append((.viewWillAppear, id))
  }

  private mutating func announceLoading(_ id: EnvironmentID) {
    if isViewLoaded(id) { return }
    rows[id].marks.insert(.isViewLoaded)
    predictView(of: id)
    pass.announcements += [(.loadView, id), (.viewDidLoad, id)]
  }

  /// Calls the method that was announced, unless it no longer applies.
  mutating func announce(_ event: TraitEvent, _ id: EnvironmentID) {
    if tree.isDestroyed(id) { return }
    switch (pass.kind, event) {
    case (.appearance(let target, in: _), .viewWillAppear):
      if !tree.contains(target, id) { return }
      pass.announced.append(id)
    case (.disappearance(let target, to: _), .viewWillDisappear):
      if !tree.isInHierarchy(id) || !tree.contains(target, id) { return }
      pass.announced.append(id)
    default: break
    }
    call(event, id)
  }

  /// Moves the appearing controller into its place, after all announcements; false if that is no longer possible.
  mutating func join(_ target: EnvironmentID, _ parent: EnvironmentID) -> Bool {
    if tree.isDestroyed(target) || (try? move(target, to: parent)) == nil { return false }
    for id in pass.announced where tree.contains(target, id) { rows[id].needs.remove(.willAppear) }
    return true
  }

  /// Removes the disappearing environment, and announces `viewDidDisappear` to the controllers that got `viewWillDisappear`.
  mutating func leave(_ target: EnvironmentID, _ parent: EnvironmentID?) -> Bool {
    if tree.isInHierarchy(target) {
      let isMoved = parent.map { place in (try? move(target, to: place)) != nil } ?? false
      if !isMoved { try? detach(target) }
    }
    if pass.isLate {
      pendingDisappearances += pass.announced
    } else {
      pass.announcements += pass.announced.map { (.viewDidDisappear, $0) }
    }
    return !pass.announcements.isEmpty
  }
}
