internal import Journals
public import ViewTree

extension TraitSystem {
  /// Makes an environment, with its root view if it is a controller, as the last child of `parent`.
  ///
  /// Its first values are a prediction: the system traits of its parent (of the first scene, if it has none), and the defaults of all others:
  /// ``Decision/prediction``. An update in which they turn out right tells nobody.
  ///
  /// A controller made in a hierarchy appears in the next update; see ``beginAppearance(of:in:)`` for the other way.
  ///
  /// Source: the release notes of iOS 13 for UIKit, and WWDC19 session 214.
  ///
  /// - Returns: The environment's identity.
  /// - Throws: ``HierarchyProblem/misplaced(_:in:instead:)`` and ``HierarchyProblem/destroyed(_:)``. Nothing is made then.
  /// - Complexity: That of ``Hierarchy/create(_:in:)``, and O(*t*) in the traits where the prediction is not what the parent hands down.
  @discardableResult
  public mutating func create(
    _ kind: EnvironmentKind, in parent: EnvironmentID? = nil
  ) throws(HierarchyProblem) -> EnvironmentID {
    try create(kind, in: parent, predictingFrom: nil)
  }

  /// The same with the scene whose values are predicted where there is no parent; the first one if left out.
  @inline(__always)
  mutating func create(
    _ kind: EnvironmentKind, in parent: EnvironmentID?, predictingFrom scene: EnvironmentID?
  ) throws(HierarchyProblem) -> EnvironmentID {
    let epoch = hierarchy.labelEpoch
    let id = try hierarchy.create(kind, in: parent)
    if epoch != hierarchy.labelEpoch { relabelSweeps() }
    if kind == .view { addView(id, scene) } else { add(kind, id, scene) }
    return id
  }

  /// Adds the row of a view, with what is to be done there: what ``add(_:_:_:)`` comes to for a view, at once.
  @inline(__always)
  private mutating func addView(_ id: EnvironmentID, _ scene: EnvironmentID?) {
    let (parent, isInside) = hierarchy.place(of: id)
    let holder = parent.map { environments[Int($0.index)] } ?? EnvironmentRow(scope: 0)
    var row = EnvironmentRow(scope: holder.scope)
    if isInside {
      row.needs = [.hasJoined, .layout, .display, .properties, .constraints, .isListed]
      pending.append(id.index)
      enqueue(id.index)
    }
    environments.append(row)
    if mayDiffer(in: parent, holder.scope) { predict(id, in: parent, or: scene) }
    if isInside, let parent, !holder.needs.contains(.layout) { demandLayout(of: parent) }
  }

  /// Adds the row of any other environment, and that of a controller's view.
  private mutating func add(_ kind: EnvironmentKind, _ id: EnvironmentID, _ scene: EnvironmentID?) {
    // Asked of controllers only, because every other kind inherits from its parent in either flow.
    let isPassing = kind == .controller && flowsThroughControllers
    let holder = isPassing ? hierarchy.ancestorThatIsNoView(of: id) : hierarchy.parent(of: id)
    let scope = holder.map { environments[Int($0.index)].scope } ?? 0
    environments.append(EnvironmentRow(scope: scope))
    let view = hierarchy.rootView(of: id)
    if let view { environments.append(EnvironmentRow(scope: isFrozen(view) ? 0 : scope)) }
    if mayDiffer(in: holder, scope) { predict(id, in: holder, or: scene) }
    if let view, isFrozen(view) { freeze(view, like: id) }
    noteJoining(id, isNew: true)
  }

  /// Whether what is predicted for a new environment may be something else than its parent hands down.
  @inline(__always)
  private func mayDiffer(in holder: EnvironmentID?, _ scope: Int32) -> Bool {
    holder == nil || scopes[Int(scope)].governsCustomTraits || !state.sweep.active.isEmpty
  }

  /// Puts an environment, with all that it contains, at the end of another parent's children.
  ///
  /// Its values stay until the next update; what is really different then is reported.
  ///
  /// ```swift
  /// // The header answers 0 for the theme, and the form, a view, has an override with 2.
  /// try system.move(header, to: form)
  /// system.value(of: theme, at: header)      // .integer(0)
  /// try system.update()
  /// system.value(of: theme, at: header)      // .integer(2)
  /// ```
  /// - Throws: The problems of ``Hierarchy/move(_:to:)``. Nothing has moved then.
  /// - Complexity: O(*n*) in the size of what moves; before iOS 17 O(*n* log *n*), with the children outside of it that inherit from it.
  public mutating func move(_ id: EnvironmentID, to parent: EnvironmentID) throws(HierarchyProblem) {
    try hierarchy.checkMove(id, to: parent)
    let (wasInside, gifts) = (hierarchy.isInHierarchy(id), gifts(in: id))
    leave(id)
    // In a hierarchy there is always one: the scene.
    if !hierarchy.isInHierarchy(parent), parentThatIsNoView(at: parent) == nil { noteContainers(in: id) }
    let epoch = hierarchy.labelEpoch
    try hierarchy.move(id, to: parent)
    if epoch != hierarchy.labelEpoch { relabelSweeps() }
    endWaiting(in: id)
    join(id)
    endGifts(gifts)
    listFollowing(in: id)
    noteMoving(id, wasInside: wasInside)
  }

  /// Takes an environment, with all that it contains, out of its parent.
  ///
  /// Overrides, registrations and the last values stay. Nobody is told: ``beginDisappearance(of:to:)`` tells the controllers.
  ///
  /// - Throws: ``HierarchyProblem/sceneCannotMove(_:)`` and ``HierarchyProblem/rootViewCannotMove(_:of:)``.
  /// - Complexity: O(*n*) in the size of what leaves; before iOS 17 O(*n* log *n*), with the children outside of it that inherit from it.
  public mutating func detach(_ id: EnvironmentID) throws(HierarchyProblem) {
    try hierarchy.checkMobility(of: id)
    if hierarchy.parent(of: id) == nil { return }
    let (wasInside, gifts) = (hierarchy.isInHierarchy(id), gifts(in: id))
    leave(id)
    noteContainers(in: id)
    let epoch = hierarchy.labelEpoch
    try hierarchy.detach(id)
    if epoch != hierarchy.labelEpoch { relabelSweeps() }
    if flowsThroughControllers { join(id) }
    endGifts(gifts)
    listFollowing(in: id)
    noteMoving(id, wasInside: wasInside)
  }

  // MARK: - What follows from a new place

  /// After labels were set anew: updates in progress go on where they were, with a new queue.
  mutating func relabelSweeps() {
    state.sweep.needsRefill = true
    for index in state.outer.indices { state.outer[index].needsRefill = true }
  }

  /// After something has another place: updates around the innermost look again for what is to be done in them.
  mutating func refillOuterSweeps() {
    for index in state.outer.indices { state.outer[index].needsRefill = true }
  }

  private mutating func noteMoving(_ id: EnvironmentID, wasInside: Bool) {
    refillOuterSweeps()
    indexParents(in: id)
    if hierarchy.isInHierarchy(id) {
      noteJoining(id, isNew: !wasInside)
    } else {
      for member in hierarchy.preorder(from: id) {
        let index = Int(member.index)
        if !environments[index].needs.isDisjoint(with: .appearance) {
          environments[index].needs.subtract(.appearance)
        }
        if environments[index].needs.contains(.listens) { indexListeners(at: member.index) }
      }
    }
  }

  /// Everything in the subtree that has work is listed; what is in a hierarchy for the first time is laid out and drawn.
  private mutating func noteJoining(_ id: EnvironmentID, isNew: Bool) {
    let isInside = hierarchy.isInHierarchy(id)
    if hierarchy.kind(of: id) == .scene { environments[Int(id.index)].needs.insert(.hasJoined) }
    var member: EnvironmentID? = id
    while let current = member {
      let needs = environments[Int(current.index)].needs
      if isInside { list(needs.union(newNeeds(of: current, needs, isNew: isNew)), at: current.index) }
      if needs.contains(.listens) { indexListeners(at: current.index) }
      member = hierarchy.step(from: current, descending: true, within: id)
    }
    noteInsertion(id, isNew: isNew)
  }

  /// The superview is laid out, and what comes from outside: ``Decision/insertion``.
  private mutating func noteInsertion(_ id: EnvironmentID, isNew: Bool) {
    guard hierarchy.isInHierarchy(id), let superview = hierarchy.parent(of: id) else { return }
    demandLayout(of: superview)
    if isNew { demandLayout(of: hierarchy.contentHolder(of: id)) }
  }

  private mutating func demandLayout(of id: EnvironmentID) {
    let kind = hierarchy.kind(of: id)
    if kind == .scene || kind == .controller || environments[Int(id.index)].needs.contains(.layout) { return }
    demand(.layout, at: id.index)
  }

  private func newNeeds(of id: EnvironmentID, _ needs: Needs, isNew: Bool) -> Needs {
    var new: Needs = []
    let kind = hierarchy.kind(of: id)
    if !needs.contains(.hasJoined) {
      new.insert(.hasJoined)
      if hierarchy.isRootView(id) { new.insert(.controllerProperties) }
      if kind == .view || kind == .window { new.formUnion([.layout, .display, .properties, .constraints]) }
      if kind == .presentation { new.insert(.layout) }
    }
    if isNew, kind == .controller { new.formUnion([.willAppear, .didAppear]) }
    if isNew, hierarchy.isRootView(id) { new.insert(.isAppearing) }
    return new
  }
}
