public import ViewTree

extension TraitSystem {
  /// Begins the end of a turn: whatever is pending anywhere.
  public mutating func beginUpdate() { begin(.update) }

  /// Begins `updateTraitsIfNeeded()`: the receiver takes what its parent answers now, and everything in it follows (E3).
  public mutating func beginUpdateTraits(of id: EnvironmentID) throws(TraitProblem) {
    try check(id)
    try checkVersion(17, has: "updateTraitsIfNeeded()")
    try checkIsDrawn(id, has: "updateTraitsIfNeeded()")
    begin(.walk(tree.unit(of: id), .values))
  }

  /// Begins `updatePropertiesIfNeeded()`: values, then properties, of the receiver and what stands in it.
  public mutating func beginUpdateProperties(of id: EnvironmentID) throws(TraitProblem) {
    try checkHas(.updateProperties, at: id)
    begin(.walk(tree.unit(of: id), [.traits, .visit, .properties, .controllerProperties]))
  }

  /// Begins `layoutIfNeeded()`: what needs layout in the receiver, with values right before; without a window no values are updated.
  public mutating func beginLayout(of id: EnvironmentID) throws(TraitProblem) {
    try checkHas(.layoutSubviews, at: id)
    begin(.layout(tree.unit(of: id)))
  }

  /// Begins `loadViewIfNeeded()`: `loadView` and `viewDidLoad`, once in a controller's life.
  public mutating func loadViewIfNeeded(of controller: EnvironmentID) {
    if tree.kind(of: controller) != .controller || isViewLoaded(controller) { return }
    begin(.calls)
    announceLoading(controller)
  }

  /// Whether a controller's view was made, as far as its methods know.
  public func isViewLoaded(_ controller: EnvironmentID) -> Bool {
    rows[controller].marks.contains(.isViewLoaded)
  }

  /// Lets a controller appear in a place, as one pass up to `viewDidAppear`; it is a child then of the controller in which it stands.
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

  /// Takes an environment out of its hierarchy, as one pass: those who have appeared in it hear of it before and behind.
  ///
  /// - Parameters:
  ///   - parent: A place outside of every hierarchy where it goes instead of nowhere.
  ///   - isAnnounced: Whether `viewWillDisappear` was called before: ``announceDisappearance(of:)``.
  ///   - isLate: Whether `viewDidDisappear` waits until what comes instead has been laid out, as a container's transitions do.
  public mutating func disappear(
    _ id: EnvironmentID, to parent: EnvironmentID? = nil, isAnnounced: Bool = false, isLate: Bool = false
  ) throws(TraitProblem) {
    try check(id)
    let unit = tree.unit(of: id)
    try tree.checkMobility(unit)
    if let parent { try checkMove(unit, to: parent) }
    if !tree.isInHierarchy(unit) {
      throw TraitProblem(
        "\(tree.name(of: id)) is in no hierarchy, so it cannot disappear", "let it appear first.")
    }
    if let parent, tree.isInHierarchy(parent) {
      throw TraitProblem(
        "\(tree.name(of: id)) would stay in a hierarchy", "what disappears leaves every one.")
    }
    begin(.disappearance(unit, to: parent))
    pass.isLate = isLate
    if isAnnounced { pass.announced = appeared(in: unit) } else { announceDisappearing(unit) }
  }

  /// Tells those who have appeared in an environment that they will disappear, as a transition does that takes it out at its end.
  public mutating func announceDisappearance(of id: EnvironmentID) throws(TraitProblem) {
    try check(id)
    begin(.calls)
    announceDisappearing(tree.unit(of: id))
  }

  private mutating func announceDisappearing(_ unit: EnvironmentID) {
    pass.announcements += appeared(in: unit).map { (.viewWillDisappear, $0) }
  }

  private func appeared(in id: EnvironmentID) -> [EnvironmentID] {
    tree.preorder(from: id).filter(hasAppeared)
  }

  /// Whether a controller is in a hierarchy and has heard of it.
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

  /// Calls the method that was announced, where nothing has come between.
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

  /// Puts what appears into its place, now that everybody has heard of it; `false` where that is not possible any more.
  mutating func join(_ target: EnvironmentID, _ parent: EnvironmentID) -> Bool {
    if tree.isDestroyed(target) || (try? move(target, to: parent)) == nil { return false }
    for id in pass.announced where tree.contains(target, id) { rows[id].needs.remove(.willAppear) }
    return true
  }

  /// Takes what disappears out, and lets those hear of it who have heard before.
  mutating func leave(_ target: EnvironmentID, _ parent: EnvironmentID?) -> Bool {
    if tree.isInHierarchy(target) {
      let isMoved = parent.map { place in (try? move(target, to: place)) != nil } ?? false
      if !isMoved { try? detach(target) }
    }
    if pass.isLate {
      departed += pass.announced
    } else {
      pass.announcements += pass.announced.map { (.viewDidDisappear, $0) }
    }
    return !pass.announcements.isEmpty
  }
}
