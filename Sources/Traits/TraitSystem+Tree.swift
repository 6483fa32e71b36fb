public import ViewTree

/// Making, moving and removing environments. They keep the values that they have until an update reaches them.
extension TraitSystem {
  /// Makes an environment in a place or outside of all hierarchies; a controller gets its view.
  ///
  /// Its values are predicted: Apple's traits of its parent or, outside of all hierarchies, of its owner's scene or the first one.
  /// - Parameter owner: The parent controller of a new controller that is not in the tree yet.
  public mutating func create(
    _ kind: EnvironmentKind, label: String = "", in parent: EnvironmentID? = nil,
    childOf owner: EnvironmentID? = nil
  ) throws(TraitProblem) -> EnvironmentID {
    let id = try tree.create(kind, label: label, in: parent)
    if kind == .controller, let owner { try tree.addChild(id, to: owner) }
    enterNew(id, home: owner)
    if let view = tree.rootView(of: id) { enterNew(view, home: owner) }
    if tree.isInHierarchy(id) { noteJoining(id, isNew: true) }
    layOutSuperview(of: id)
    if kind != .window, tree.window(of: id) != nil { report(.changedWindow(id)) }
    return id
  }

  private mutating func enterNew(_ id: EnvironmentID, home owner: EnvironmentID?) {
    let source = inheritanceParent(of: id)
    let model = (tree.isRootView(id) ? tree.parent(of: id) : source) ?? self.home(of: id, owner)
    let predicted = model.map { collection(at: $0).systemPart } ?? TraitCollection()
    if let source, source == tree.parent(of: id) {
      let scope = scope(of: source)
      if predicted.hasSameEntries(as: memberValues(in: scope, at: id)) {
        return rows.append(EnvironmentRow(scope: Int32(scope)))
      }
    }
    rows.append(EnvironmentRow(scope: Int32(makeScope(top: id, values: predicted))))
    registerTop(id)
    mark(id, .traits)
  }

  /// The scene that gives a new environment outside of all hierarchies its first values: that of an owner, else the first one.
  private func home(of id: EnvironmentID, _ owner: EnvironmentID?) -> EnvironmentID? {
    if tree.kind(of: id) == .scene { return nil }
    var place = owner
    while let around = place {
      if let scene = tree.scene(of: around) { return scene }
      place = tree.parentController(of: around)
    }
    return tree.scenes.first { _ in true }
  }

  /// Predicts the values of a view that is loaded outside of all hierarchies: Apple's traits of its controller at that moment.
  mutating func predictView(of controller: EnvironmentID) {
    guard let view = tree.rootView(of: controller), !tree.isInHierarchy(view) else { return }
    split(view)
    scopes[scope(of: view)].own = collection(at: view).overridden(by: collection(at: controller).systemPart)
    mark(view, .traits)
  }

  /// Predicts values for environments outside of hierarchies that existed before a device, since an app has a screen from its start.
  public mutating func predictOutside(_ values: TraitCollection) {
    for index in scopes.indices {
      let isAside = scopes[index].top.map { tree.kind(of: $0) != .scene && !tree.isInHierarchy($0) } ?? false
      guard isAside else { continue }
      scopes[index].own = values.overridden(by: scopes[index].own)
      scopes[index].memberValues = values.overridden(by: scopes[index].memberValues)
    }
  }

  /// Sets the label of an environment.
  public mutating func setLabel(_ label: String, of id: EnvironmentID) { tree.setLabel(label, of: id) }

  // MARK: - Moving

  /// Adds an environment to a view, like UIKit's `addSubview(_:)`; with a root view its controller moves, but keeps its parent controller.
  public mutating func insert(
    _ id: EnvironmentID, in parent: EnvironmentID, at index: Int? = nil
  ) throws(TraitProblem) {
    let root = tree.movableRoot(of: id)
    try tree.checkInsertion(root, in: parent)
    relocate(root) { $0.insert(root, in: parent, at: index) }
  }

  /// Moves an environment, and makes its outermost controllers children of the controller around the new place.
  public mutating func move(_ id: EnvironmentID, to parent: EnvironmentID) throws(TraitProblem) {
    try checkMove(id, to: parent)
    relocate(id) { $0.insert(id, in: parent) }
    let around = holdingController(of: parent)
    for controller in outermostControllers(in: id) where tree.parentController(of: controller) != around {
      removeFromParent(controller)
      if let around { try addChild(controller, to: around) }
    }
  }

  /// Throws the errors that ``move(_:to:)`` would throw.
  func checkMove(_ id: EnvironmentID, to parent: EnvironmentID) throws(TraitProblem) {
    try tree.checkInsertion(id, in: parent)
    guard let around = holdingController(of: parent) else { return }
    for controller in outermostControllers(in: id) { try tree.checkChild(controller, of: around) }
  }

  private func holdingController(of place: EnvironmentID) -> EnvironmentID? {
    tree.kind(of: place) == .controller ? place : tree.controller(around: place)
  }

  private func outermostControllers(in id: EnvironmentID) -> [EnvironmentID] {
    let end = tree.order(after: id)
    var (found, next) = ([EnvironmentID](), Optional(id))
    while let place = next {
      let isController = tree.kind(of: place) == .controller
      if isController { found.append(place) }
      next = tree.following(place, before: end, skippingContents: isController)
    }
    return found
  }

  /// Makes a view the root view of a controller, as `controller.view = view` does; the old view's pending appearance moves to it.
  public mutating func setView(of controller: EnvironmentID, to view: EnvironmentID) throws(TraitProblem) {
    guard let old = tree.rootView(of: controller), old != view else { return }
    try tree.checkInsertion(view, in: controller)
    let appearance = rows[old].needs.intersection(.appearance)
    prepareLeaving(old)
    relocate(view) { $0.setRootView(of: controller, to: view) }
    rows[old].needs.subtract(.appearance)
    rows[view].needs.subtract(.appearance)
    mark(view, appearance)
    registerTop(old)
    mark(old, .traits)
    // A view that is assigned from outside was not loaded, so no callback runs.
    rows[controller].marks.insert(.isViewLoaded)
  }

  /// Removes an environment from its parent without callbacks; ``disappear(_:to:isAnnounced:isLate:)`` makes the callbacks.
  public mutating func detach(_ id: EnvironmentID) throws(TraitProblem) {
    let root = tree.movableRoot(of: id)
    try tree.checkMobility(root)
    if tree.parent(of: root) == nil { return }
    relocate(root) { $0.remove(root) }
  }

  /// Makes a controller the last child of another, wherever its view is.
  public mutating func addChild(_ child: EnvironmentID, to parent: EnvironmentID) throws(TraitProblem) {
    try tree.addChild(child, to: parent)
    noteParent(of: child)
    guard let promised = self[child].promised, promised.giver == parent else { return }
    changeDetails(of: child) { $0.promised = nil }
    try setOverrideTraitCollection(promised.values, forChild: child, of: parent)
  }

  /// Removes a controller from its parent controller; its view stays where it is.
  public mutating func removeFromParent(_ child: EnvironmentID) {
    tree.removeFromParent(child)
    noteParent(of: child)
  }

  /// Drops the overrides that a former parent gave a child; before iOS 17, it also has to inherit from another source.
  private mutating func noteParent(of child: EnvironmentID) {
    if let giver = self[child].giver, giver != tree.parentController(of: child) {
      changeDetails(of: child) { ($0.given, $0.giver) = (TraitCollection(), nil) }
      split(child)
      mark(child, .traits)
    }
    if version == .iOS16 { noteSources(below: child) }
  }

  /// Destroys an environment with everything in it; the registrations there, and those with a target there, end.
  ///
  /// It makes no callbacks. To get them, call ``disappear(_:to:isAnnounced:isLate:)`` first.
  public mutating func destroy(_ id: EnvironmentID) throws(TraitProblem) {
    if tree.isDestroyed(id) { return }
    if tree.isRootView(id) { try tree.checkMobility(id) }
    let members = Array(tree.preorder(from: id))
    let children = members.flatMap { Array(tree.childControllers(of: $0)) }
    relocate(id) { $0.destroy(id) }
    for child in children where !tree.isDestroyed(child) { noteParent(of: child) }
    for member in members {
      rows[member].needs = []
      rows[member].marks.remove(.isListening)
      for registration in registrations(at: member) + self[member].targetOf { unregister(registration) }
      if rows[member].details > 0 { changeDetails(of: member) { ($0.handlers, $0.reads) = ([], []) } }
    }
  }

  /// Runs `change`, which moves an environment, and notes the consequences for everything in it.
  private mutating func relocate(_ id: EnvironmentID, _ change: (inout Hierarchy) -> Void) {
    let (wasInside, window) = (tree.isInHierarchy(id), tree.window(of: id))
    prepareLeaving(id)
    change(&tree)
    let isInside = tree.isInHierarchy(id)
    if tree.window(of: id) != window { report(.changedWindow(id)) }
    if tree.isDestroyed(id) { return }
    registerTop(id)
    mark(id, .traits)
    if version == .iOS16 { noteSources(below: id) }
    layOutSuperview(of: id)
    if isInside { return noteJoining(id, isNew: !wasInside) }
    for member in tree.preorder(from: id) { rows[member].needs.subtract(.appearance) }
  }

  /// Gives an environment that is about to move its own scope, and moves the frontiers inside it to just before it.
  private mutating func prepareLeaving(_ id: EnvironmentID) {
    for scope in touched {
      if let top = scopes[scope].top, tree.contains(id, top) { freeze(scope) }
    }
    split(id)
    var place = tree.preceding(id)
    while tree.isDestroyed(place) { place = tree.preceding(place) }
    if let frontier = pass.frontier, tree.contains(id, frontier) { pass.frontier = place }
    for index in outer.indices {
      if let frontier = outer[index].frontier, tree.contains(id, frontier) { outer[index].frontier = place }
    }
  }

  /// Notes that the sources of environments may have changed: before iOS 17, the source of a controller depends on its place.
  mutating func noteSources(below id: EnvironmentID) {
    for member in Array(tree.preorder(from: id)) {
      if inheritanceParent(of: member) != tree.parent(of: member) { split(member) }
      let children = Array(tree.childControllers(of: member))
      for place in (isTop(member) ? [member] : []) + children {
        registerTop(place)
        mark(place, .traits)
      }
    }
  }

  /// Notes what environments that came into a hierarchy need: their appearance and, if they are new there, a layout and a draw.
  private mutating func noteJoining(_ id: EnvironmentID, isNew: Bool) {
    for member in Array(tree.preorder(from: id)) {
      var needs = rows[member].needs
      let (kind, isRootView) = (tree.kind(of: member), tree.isRootView(member))
      if !rows[member].marks.contains(.hasJoined) {
        rows[member].marks.insert(.hasJoined)
        if kind.isDrawn { needs.formUnion([.layout, .display, .properties, .constraints]) }
        if kind == .presentation { needs.insert(.layout) }
        if isRootView { needs.insert(.controllerProperties) }
      }
      if isNew, kind == .controller { needs.formUnion([.willAppear, .didAppear]) }
      if isNew, isRootView { needs.insert(.isAppearing) }
      if !needs.isEmpty { mark(member, needs) }
    }
    let content = tree.contentHolder(of: id)
    if isNew, tree.parent(of: id) != nil, tree.kind(of: content).isLaidOut { mark(content, .layout) }
  }

  /// Asks for a layout of the environment that a view was put into, in a hierarchy or not.
  private mutating func layOutSuperview(of id: EnvironmentID) {
    if let superview = tree.parent(of: id), tree.kind(of: superview).isLaidOut { mark(superview, .layout) }
  }

  /// Whether an environment is, or once was, in a hierarchy.
  public func hasBeenInHierarchy(_ id: EnvironmentID) -> Bool {
    tree.isInHierarchy(id) || rows[id].marks.contains(.hasJoined)
  }
}

extension EnvironmentKind {
  var isDrawn: Bool { self == .view || self == .window }
  /// Whether it has a layout: views, windows, and the container views of presentation controllers.
  var isLaidOut: Bool { isDrawn || self == .presentation }
}
