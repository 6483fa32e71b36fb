internal import ViewTree

/// How environments come, go and move; what they answer stays until an update comes by.
extension Inheritance {
  /// Makes an environment, and a controller's view, with the values that are predicted for it.
  mutating func create(
    _ kind: EnvironmentKind, label: String, in parent: EnvironmentID?, childOf owner: EnvironmentID?
  ) throws(TreeProblem) -> EnvironmentID {
    let id = try tree.create(kind, label: label, in: parent)
    if kind == .controller, let owner { try tree.addChild(id, to: owner) }
    enterNew(id, home: owner)
    if let view = tree.rootView(of: id) { enterNew(view, home: owner) }
    if tree.isInHierarchy(id) { noteJoining(id, isNew: true) }
    return id
  }

  private mutating func enterNew(_ id: EnvironmentID, home owner: EnvironmentID?) {
    rows.append(EnvironmentRow(scope: 0))
    let source = source(of: id)
    let model = (tree.isRootView(id) ? tree.parent(of: id) : source) ?? self.home(of: id, owner)
    let predicted = model.map { values(at: $0).systemPart } ?? TraitCollection()
    if let source, source == tree.parent(of: id) {
      let scope = scope(of: source)
      let offered = memberValues(in: scope, at: tree.order(of: id))
      if predicted.hasSameEntries(as: offered) {
        rows[id].scope = Int32(scope)
        return
      }
    }
    rows[id].scope = Int32(makeScope(top: id, values: predicted))
    list(id)
    mark(id, .traits)
  }

  /// What is predicted for a view that is loaded outside of every hierarchy: Apple's traits as its controller answers them by then.
  mutating func predictView(of controller: EnvironmentID) {
    guard let view = tree.rootView(of: controller), !tree.isInHierarchy(view) else { return }
    split(view)
    scopes[scope(of: view)].own = values(at: view).overridden(by: values(at: controller).systemPart)
    mark(view, .traits)
    valuesRevision += 1
  }

  /// The scene from which a new environment outside of every hierarchy has its first values.
  private func home(of id: EnvironmentID, _ owner: EnvironmentID?) -> EnvironmentID? {
    if tree.kind(of: id) == .scene { return nil }
    var place = owner
    while let around = place {
      if let scene = tree.scene(of: around), tree.isInHierarchy(around) { return scene }
      place = tree.parentController(of: around)
    }
    return tree.scenes.first { _ in true }
  }

  /// Lets `change` move an environment, and notes what that makes of everything in it.
  mutating func relocate(
    _ id: EnvironmentID, _ change: (inout Hierarchy) throws(TreeProblem) -> Void
  ) throws(TreeProblem) {
    let wasInside = tree.isInHierarchy(id)
    valuesRevision += 1
    prepareLeaving(id)
    try change(&tree)
    if tree.isDestroyed(id) { return }
    list(id)
    mark(id, .traits)
    if version == .iOS16 { noteSources(below: id) }
    if tree.isInHierarchy(id) {
      noteJoining(id, isNew: !wasInside)
    } else {
      for member in tree.preorder(from: id) { rows[member].needs.subtract(.appearance) }
    }
  }

  /// Cuts what is about to move off from its scope, and lets updates that stand in it go on from just before it.
  private mutating func prepareLeaving(_ id: EnvironmentID) {
    for scope in progress.flatMap(\.touched) {
      if let top = topID(of: Int(scope)), tree.contains(id, top) { freeze(Int(scope)) }
    }
    split(id)
    for index in progress.indices {
      if let frontier = progress[index].frontier, isInside(frontier, id) {
        var place = tree.preceding(id)
        while tree.isDestroyed(place) { place = tree.preceding(place) }
        progress[index].frontier = place
      }
    }
  }

  private func isInside(_ place: EnvironmentID, _ id: EnvironmentID) -> Bool {
    let order = tree.order(of: place)
    return order >= tree.order(of: id) && order < tree.order(after: id)
  }

  /// Before iOS 17, whether a controller inherits from what it stands in depends on where that is.
  mutating func noteSources(below id: EnvironmentID) {
    for member in Array(tree.preorder(from: id)) {
      if source(of: member) != tree.parent(of: member) { split(member) }
      if isTop(member) {
        list(member)
        mark(member, .traits)
      }
      for child in Array(tree.childControllers(of: member)) {
        list(child)
        mark(child, .traits)
      }
    }
  }

  /// What has come into a hierarchy has not appeared yet, and has never been laid out if it is new.
  private mutating func noteJoining(_ id: EnvironmentID, isNew: Bool) {
    let end = tree.order(after: id)
    var next: EnvironmentID? = id
    while let member = next {
      next = tree.following(member, before: end)
      var needs: Needs = []
      let kind = tree.kind(of: member)
      let isRootView = tree.isRootView(member)
      if !rows[member].marks.contains(.hasJoined) {
        rows[member].marks.insert(.hasJoined)
        if kind == .view || kind == .window {
          needs.formUnion([.layout, .display, .properties, .constraints])
        }
        if kind == .presentation { needs.insert(.layout) }
        if isRootView { needs.insert(.controllerProperties) }
      }
      if isNew, kind == .controller { needs.formUnion([.willAppear, .didAppear]) }
      if isNew, isRootView { needs.insert(.isAppearing) }
      needs.formUnion(rows[member].needs)
      if !needs.isEmpty { mark(member, needs) }
    }
    guard let superview = tree.parent(of: id) else { return }
    if isLaidOut(superview) { mark(superview, .layout) }
    let inserted = tree.contentHolder(of: id)
    if isNew, isLaidOut(inserted) { mark(inserted, .layout) }
  }

  /// Whether an environment has a layout: views, windows, and the container views of presentation controllers.
  func isLaidOut(_ id: EnvironmentID) -> Bool {
    let kind = tree.kind(of: id)
    return kind == .view || kind == .window || kind == .presentation
  }

  /// Whether an environment is drawn.
  func isDrawn(_ id: EnvironmentID) -> Bool {
    let kind = tree.kind(of: id)
    return kind == .view || kind == .window
  }
}

extension TraitCollection {
  /// Apple's traits of it: what is predicted for a new environment.
  var systemPart: TraitCollection {
    guard let last = entries.last, last.trait.index >= Definitions.systemCount else { return self }
    var part = self
    for trait in traits where trait.index >= Definitions.systemCount { part[trait] = nil }
    return part
  }
}
