public import ViewTree

/// How controllers appear and disappear, and what a change asks for.
extension TraitSystem {
  /// Lets a controller appear in a place, as one pass: `viewWillAppear`, joining, values, `viewIsAppearing`, layout, draw,
  /// `viewDidAppear`. It becomes a child of the controller in which it stands then.
  public mutating func appear(_ controller: EnvironmentID, in parent: EnvironmentID) throws(TraitProblem) {
    try check(controller)
    if tree.kind(of: controller) != .controller {
      throw TraitProblem(
        "\(tree.name(of: controller)) cannot appear: a view controller can.", at: [controller])
    }
    if tree.isInHierarchy(controller) {
      throw TraitProblem(
        "\(tree.name(of: controller)) has appeared already: `disappear` takes it out first.", at: [controller]
      )
    }
    do throws(TreeProblem) { try checkPlacing(controller, in: parent) } catch {
      throw TraitProblem(error)
    }
    if !tree.isInHierarchy(parent) {
      throw TraitProblem(
        "\(tree.name(of: parent)) is in no hierarchy, so nothing can appear in it: put it into one first.",
        at: [parent])
    }
    begin(.appearance(controller, in: parent))
    for id in tree.preorder(from: controller) where tree.kind(of: id) == .controller { announceAppearing(id) }
  }

  /// Takes an environment out of its hierarchy, as one pass: `viewWillDisappear` of those who have appeared in it, leaving,
  /// `viewDidDisappear`.
  ///
  /// - Parameter parent: A place outside of every hierarchy where it goes instead of nowhere.
  public mutating func disappear(_ id: EnvironmentID, to parent: EnvironmentID? = nil) throws(TraitProblem) {
    try check(id)
    let unit = tree.unit(of: id)
    do throws(TreeProblem) {
      try tree.checkMobility(unit)
      if let parent { try checkPlacing(unit, in: parent) }
    } catch { throw TraitProblem(error) }
    if !tree.isInHierarchy(unit) {
      throw TraitProblem(
        "\(tree.name(of: id)) is in no hierarchy, so it cannot disappear: let it appear first.", at: [id])
    }
    if let parent, tree.isInHierarchy(parent) {
      throw TraitProblem(
        "\(tree.name(of: id)) would stay in a hierarchy: what disappears leaves every one.", at: [id])
    }
    begin(.disappearance(unit, to: parent))
    let leaving = tree.preorder(from: unit).filter(hasAppeared)
    passes[passes.count - 1].announcements = leaving.map { (.viewWillDisappear, $0) }
  }

  /// Whether a controller is in a hierarchy and has heard of it.
  public func hasAppeared(_ id: EnvironmentID) -> Bool {
    tree.kind(of: id) == .controller && tree.isInHierarchy(id)
      && !inheritance.rows[id].needs.contains(.willAppear)
  }

  /// Begins `loadViewIfNeeded()`: `loadView` and `viewDidLoad`, once in a controller's life.
  public mutating func loadViewIfNeeded(of controller: EnvironmentID) {
    if tree.kind(of: controller) != .controller || isViewLoaded(controller) { return }
    begin(.calls)
    announceLoading(controller)
  }

  /// Whether a controller's view was made, as far as its methods know.
  public func isViewLoaded(_ controller: EnvironmentID) -> Bool {
    inheritance.rows[controller].marks.contains(.isViewLoaded)
  }

  // MARK: - Announcing

  mutating func announceAppearing(_ id: EnvironmentID) {
    announceLoading(id)
    passes[passes.count - 1].announcements.append((.viewWillAppear, id))
  }

  private mutating func announceLoading(_ id: EnvironmentID) {
    if isViewLoaded(id) { return }
    inheritance.rows[id].marks.insert(.isViewLoaded)
    passes[passes.count - 1].announcements += [(.loadView, id), (.viewDidLoad, id)]
  }

  mutating func announce(_ announcement: (event: TraitEvent, id: EnvironmentID)) -> Progress {
    let (event, id) = announcement
    let top = passes.count - 1
    if tree.isDestroyed(id) { return .proceed }
    switch (passes[top].kind, event) {
    case (.appearance(let target, in: _), .viewWillAppear) where !tree.contains(target, id): return .proceed
    case (.appearance, .viewWillAppear): passes[top].announced.append(id)
    case (.disappearance(let target, to: _), .viewWillDisappear):
      if !tree.isInHierarchy(id) || !tree.contains(target, id) { return .proceed }
      passes[top].announced.append(id)
    default: break
    }
    return call(event, id)
  }

  /// Puts what appears into its place, now that everybody has heard of it; `false` where that is not possible any more.
  mutating func join(_ target: EnvironmentID, _ parent: EnvironmentID) throws(TraitProblem) -> Bool {
    if tree.isDestroyed(target) || tree.isDestroyed(parent) { return false }
    try move(target, to: parent)
    for id in passes[passes.count - 1].announced where tree.contains(target, id) {
      inheritance.rows[id].needs.remove(.willAppear)
    }
    return true
  }

  /// Takes what disappears out, and lets those hear of it who have heard before.
  mutating func leave(_ target: EnvironmentID, _ parent: EnvironmentID?) throws(TraitProblem) -> Bool {
    let top = passes.count - 1
    if tree.isInHierarchy(target) {
      if let parent, !tree.isDestroyed(parent), !tree.contains(target, tree.contentHolder(of: parent)) {
        try move(target, to: parent)
      } else {
        try detach(target)
      }
    }
    passes[top].announcements = passes[top].announced.map { (.viewDidDisappear, $0) }
    return !passes[top].announcements.isEmpty
  }

  // MARK: - What a change asks for

  /// Methods that have read a trait run again (since iOS 18), and what may look different is drawn again.
  mutating func invalidate(_ id: EnvironmentID, because changed: [TraitID]) {
    if let version, version >= .iOS18 {
      invalidateReaders(id, of: id, changed)
      if tree.isRootView(id), let owner = tree.parent(of: id) { invalidateReaders(owner, of: id, changed) }
    }
    let holder = tree.contentHolder(of: id)
    if inheritance.isDrawn(holder), looksDifferent(id, changed) {
      inheritance.mark(holder, [.layout, .display])
    }
  }

  private func looksDifferent(_ id: EnvironmentID, _ changed: [TraitID]) -> Bool {
    guard let details = inheritance.details(of: id) else { return false }
    if details.usesColors || details.tag(of: .draw) != nil,
      changed.contains(where: { definition(of: $0).affectsColorAppearance })
    {
      return true
    }
    return details.showsImage && changed.contains { definition(of: $0).affectsImageLookup }
  }

  private mutating func invalidateReaders(
    _ owner: EnvironmentID, of id: EnvironmentID, _ changed: [TraitID]
  ) {
    guard let details = inheritance.details(of: owner) else { return }
    for read in details.reads where read.environment == id.index {
      guard let trait = read.traits.first(where: changed.contains) else { continue }
      report(.invalidated(owner, read.event, because: trait))
      let holder = tree.contentHolder(of: owner)
      switch read.event {
      case .draw: inheritance.mark(owner, .display)
      case .updateProperties:
        inheritance.mark(holder, tree.kind(of: owner) == .controller ? .controllerProperties : .properties)
      case .updateConstraints, .updateViewConstraints: inheritance.mark(holder, .constraints)
      default: inheritance.mark(holder, .layout)
      }
    }
  }

  /// Tells of changed values where they begin: below, they are the same change.
  mutating func reportChanges(
    at id: EnvironmentID, _ changed: [TraitID], from old: TraitCollection, to new: TraitCollection
  ) {
    if !reportsEvents || changed.isEmpty { return }
    let needs = inheritance.rows[id].needs
    let (inputs, isWoken) = (inheritance.inputs(at: id), needs.contains(.visit))
    for trait in changed where !isWoken || inputs[trait] != nil {
      events.append(.changed(trait, at: id, from: value(of: trait, in: old), to: value(of: trait, in: new)))
    }
  }
}
