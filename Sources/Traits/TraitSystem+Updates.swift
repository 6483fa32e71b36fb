public import ViewTree

/// Updates: how they begin, and what they hand out.
extension TraitSystem {
  /// How many passes are in progress.
  ///
  /// Whoever calls something that may begin a pass asks before, and takes steps until the depth is the same again.
  public var depth: Int { updates.depth }

  /// Goes on with the pass that was begun last: what to do, or `nil` where that pass has ended.
  ///
  /// - Throws: Where an update does not come to rest in ``passLimit`` walks, with the names of those who keep it going.
  public mutating func next() throws(TraitProblem) -> Step? { try updates.next() }

  /// Answers a ``Step/compare(_:_:_:)``.
  public mutating func answer(equal: Bool) { updates.answer(equal: equal) }

  /// Begins the end of a turn: whatever is pending anywhere.
  public mutating func beginUpdate() { updates.begin(.update) }

  /// Begins `updateTraitsIfNeeded()`: the receiver takes what its parent answers now, and everything in it follows (E3).
  public mutating func beginUpdateTraits(of id: EnvironmentID) throws(TraitProblem) {
    try check(id)
    try checkVersion(.iOS17, has: "updateTraitsIfNeeded()")
    let kind = tree.kind(of: id)
    try require(
      kind != .scene && kind != .presentation,
      "\(tree.name(of: id)) has no updateTraitsIfNeeded(): views and view controllers have.")
    updates.begin(.traits(tree.unit(of: id)))
  }

  /// Begins `updatePropertiesIfNeeded()`: values, then properties, of the receiver and what stands in it.
  public mutating func beginUpdateProperties(of id: EnvironmentID) throws(TraitProblem) {
    try checkProperties(id)
    updates.begin(.properties(tree.unit(of: id)))
  }

  /// Begins `layoutIfNeeded()`: what needs layout in the receiver, with values right before; without a window no values are updated.
  public mutating func beginLayout(of id: EnvironmentID) throws(TraitProblem) {
    try check(id)
    try require(
      inheritance.isLaidOut(tree.contentHolder(of: id)),
      "\(tree.name(of: id)) lays nothing out: views, and the controllers of all kinds, do.")
    updates.begin(.layout(tree.unit(of: id)))
  }

  // MARK: - Appearing and disappearing

  /// Lets a controller appear in a place, as one pass: `viewWillAppear`, joining, values, `viewIsAppearing`, layout, draw,
  /// `viewDidAppear`.
  ///
  /// It becomes a child of the controller in which it stands then.
  public mutating func appear(_ controller: EnvironmentID, in parent: EnvironmentID) throws(TraitProblem) {
    try check(controller)
    try require(
      tree.kind(of: controller) == .controller,
      "\(tree.name(of: controller)) cannot appear: a view controller can.")
    try require(
      !tree.isInHierarchy(controller),
      "\(tree.name(of: controller)) has appeared already: `disappear` takes it out first.")
    do throws(TreeProblem) { try updates.checkMove(controller, to: parent) } catch {
      throw TraitProblem(error)
    }
    try require(
      tree.isInHierarchy(parent),
      "\(tree.name(of: parent)) is in no hierarchy, so nothing can appear in it: put it into one first.")
    updates.begin(.appearance(controller, in: parent))
    for id in tree.preorder(from: controller) where tree.kind(of: id) == .controller {
      updates.announceAppearing(id)
    }
  }

  /// Takes an environment out of its hierarchy, as one pass: `viewWillDisappear` of those who have appeared in it, leaving,
  /// `viewDidDisappear`.
  ///
  /// - Parameters:
  ///   - parent: A place outside of every hierarchy where it goes instead of nowhere.
  ///   - isAnnounced: Whether `viewWillDisappear` was called before: ``announceDisappearance(of:)``.
  public mutating func disappear(
    _ id: EnvironmentID, to parent: EnvironmentID? = nil, isAnnounced: Bool = false
  ) throws(TraitProblem) {
    try check(id)
    let unit = tree.unit(of: id)
    do throws(TreeProblem) {
      try tree.checkMobility(unit)
      if let parent { try updates.checkMove(unit, to: parent) }
    } catch { throw TraitProblem(error) }
    try require(
      tree.isInHierarchy(unit),
      "\(tree.name(of: id)) is in no hierarchy, so it cannot disappear: let it appear first.")
    if let parent, tree.isInHierarchy(parent) {
      throw TraitProblem(
        "\(tree.name(of: id)) would stay in a hierarchy: what disappears leaves every one.")
    }
    updates.begin(.disappearance(unit, to: parent))
    let leaving = tree.preorder(from: unit).filter { updates.hasAppeared($0) }
    if isAnnounced {
      updates.pass.announced = leaving
    } else {
      updates.pass.announcements = leaving.map { (.viewWillDisappear, $0) }
    }
  }

  /// Tells those who have appeared in an environment that they will disappear, as a transition does that takes it out at its end.
  public mutating func announceDisappearance(of id: EnvironmentID) throws(TraitProblem) {
    try check(id)
    let leaving = tree.preorder(from: tree.unit(of: id)).filter { updates.hasAppeared($0) }
    updates.begin(.calls)
    updates.pass.announcements = leaving.map { (.viewWillDisappear, $0) }
  }

  /// Whether a controller is in a hierarchy and has heard of it.
  public func hasAppeared(_ id: EnvironmentID) -> Bool { updates.hasAppeared(id) }

  /// Begins `loadViewIfNeeded()`: `loadView` and `viewDidLoad`, once in a controller's life.
  public mutating func loadViewIfNeeded(of controller: EnvironmentID) {
    if tree.kind(of: controller) != .controller || isViewLoaded(controller) { return }
    updates.begin(.calls)
    updates.announceLoading(controller)
  }

  /// Whether a controller's view was made, as far as its methods know.
  public func isViewLoaded(_ controller: EnvironmentID) -> Bool {
    inheritance.rows[controller].marks.contains(.isViewLoaded)
  }
}
