import Commands
import Presentations
import Syntax
import Traits
import ViewTree

extension Playground {
  /// `scene main { … }`, `view cell { … }`, `create …`: makes what is not there, then runs the block.
  func run(_ node: NodeCommand) throws(Problem) {
    let before = world.traits.hierarchy.count
    let outermost = nodeDepth == 0
    nodeDepth += 1
    defer { nodeDepth -= 1 }
    let id: EnvironmentID
    if let existing = try existing(node) {
      id = existing
      let found = world.traits.hierarchy.kind(of: id)
      if found != node.kind {
        let name = world.names[node.name.name]
        throw Problem(
          .engine(
            cause: "`\(name)` is a \(found)", suggestion: "write `\(found) \(name) { … }`"),
          node.name.range)
      }
    } else {
      id = try create(node)
    }
    stack[base + Int(node.local)] = .environment(id)
    if let device = node.device { try attach(id, device) }
    try execute(node.block)
    if outermost, options.confirms { confirmNode(id, before) }
  }

  /// What a node statement means that is there: what it names, the child of that name where only now the
  /// parent is known, or a scene that the statement made when it ran before.
  private func existing(_ node: NodeCommand) throws(Problem) -> EnvironmentID? {
    if let existing = node.existing { return try environment(existing) }
    if node.isNew { return nil }
    if let parent = node.parent { return world.child(named: node.name.name, of: try environment(parent)) }
    return world.environments(named: node.name.name).first {
      world.traits.hierarchy.kind(of: $0) == node.kind
    }
  }

  private func create(_ node: NodeCommand) throws(Problem) -> EnvironmentID {
    let parent = try node.parent.map { (code) throws(Problem) in try environment(code) }
    try checkName(of: node, in: parent)
    if let parent { try checkRoom(for: node.kind, in: parent, waits: node.waits, node.name.range) }
    do {
      guard node.waits, let parent else {
        let id = try world.traits.create(node.kind, in: parent)
        world.register(id, named: node.name.name)
        return id
      }
      let id = try world.traits.createController(for: parent)
      world.register(id, named: node.name.name)
      world.setDestination(parent, of: id)
      return id
    } catch { throw Problem(describe(error), node.name.range, because: error) }
  }

  /// Refuses a second controller where there is room for one.
  ///
  /// A presentation controller presents one controller: UIKit's is made with it. A window has one root view
  /// controller; others are children of that, or are presented. One that only waits to appear may be made for
  /// either, but for a window that has its own.
  ///
  /// Source: Apple's documentation of `UIPresentationController.presentedViewController` and of
  /// `UIWindow.rootViewController`.
  private func checkRoom(
    for kind: EnvironmentKind, of id: EnvironmentID? = nil, in parent: EnvironmentID, waits: Bool = false,
    _ range: SourceRange? = nil
  ) throws(Problem) {
    let hierarchy = world.traits.hierarchy
    let holder = hierarchy.kind(of: parent)
    guard kind == .controller, holder == .window || holder == .presentation && !waits,
      let present = hierarchy.children(of: parent).first(where: { hierarchy.kind(of: $0) == .controller }),
      present != id
    else { return }
    let (place, other) = (world.reference(to: parent), world.reference(to: present))
    throw Problem(holder == .window ? .hasRoot(place, other) : .presentsAlready(place, other), range)
  }

  /// `move badge to header`.
  func move(_ id: EnvironmentID, to parent: EnvironmentID) throws(Problem) {
    try checkSiblings(of: id, in: parent)
    let hierarchy = world.traits.hierarchy
    let kind = hierarchy.kind(of: id)
    if kind == .scene {
      throw Problem(.sceneCannotMove(world.label(of: id), instead: windowInstead(of: id, in: parent)), nil)
    } else if hierarchy.isRootView(id), let owner = hierarchy.parent(of: id) {
      let instead = "move \(world.reference(to: owner)) to \(world.reference(to: parent))"
      throw Problem(.rootViewCannotMove(world.label(of: id), world.label(of: owner), instead: instead), nil)
    } else {
      // That a window stands in no view says more than that this one would stand in itself.
      do { try hierarchy.check(kind, in: parent) } catch { throw Problem(describe(error), nil) }
    }
    try checkRoom(for: kind, of: id, in: parent)
    try chargeSubtree(of: id)
    if hierarchy.isInHierarchy(id), !hierarchy.isInHierarchy(parent) {
      if isAboutToLeave(id) {
        throw Problem(
          .engine(
            cause: "`\(world.reference(to: id))` is leaving its hierarchy already",
            suggestion: "what runs on viewDidDisappear can move it"), nil)
      }
      try takeOut(id, to: parent, for: "move")
    } else {
      do { try world.traits.move(id, to: parent) } catch {
        throw Problem(describe(error), nil, because: error)
      }
    }
    confirm(.moved(world.label(of: id), to: world.reference(to: parent)), of: id, in: parent)
  }

  /// What can move where a scene cannot: a window, into a scene.
  private func windowInstead(of scene: EnvironmentID, in parent: EnvironmentID) -> String {
    let hierarchy = world.traits.hierarchy
    let window = ([parent] + hierarchy.ancestors(of: parent)).first { hierarchy.kind(of: $0) == .window }
    let place = world.reference(to: scene)
    guard let window else { return "a window can stand in it: `create window glass in \(place)`" }
    return "windows stand in scenes: write `move \(world.reference(to: window)) to \(place)`"
  }

  /// `remove badge`.
  func remove(_ id: EnvironmentID) throws(Problem) {
    if isAboutToAppear(id) {
      return post(.notice(.appearsAllTheSame(world.reference(to: id), isDestroyed: false)))
    }
    if isAboutToLeave(id) { return post(.notice(.leavesAllTheSame(world.reference(to: id)))) }
    try checkAlone(id)
    try chargeSubtree(of: id)
    if world.traits.hierarchy.isInHierarchy(id) {
      try takeOut(id, for: "remove")
    } else if world.traits.hierarchy.parent(of: id) == nil {
      return confirm(.asBefore(.inNoHierarchy(world.label(of: id))))
    } else {
      do { try world.traits.detach(id) } catch { throw Problem(describe(error), nil, because: error) }
    }
    confirm(
      .removed(world.label(of: id), isFollowing: world.traits.isFollowing(id)), of: id, in: nil)
  }

  /// `appear child in header`.
  func appear(_ id: EnvironmentID, in parent: EnvironmentID?) throws(Problem) {
    guard world.traits.hierarchy.kind(of: id) == .controller else {
      throw Problem(
        .wrongKind(
          world.reference(to: id), isKind: "\(world.traits.hierarchy.kind(of: id))", event: "appear"), nil)
    }
    guard let place = parent ?? world.destination(of: id) ?? world.traits.hierarchy.parent(of: id) else {
      throw Problem(
        .engine(
          cause: "nothing says where `\(world.reference(to: id))` appears",
          suggestion: "write `appear \(world.reference(to: id)) in …`"),
        nil)
    }
    try checkSiblings(of: id, in: place)
    try checkRoom(for: .controller, of: id, in: place)
    try chargeSubtree(of: id)
    let outer = appearing
    appearing.append(id)
    defer { appearing = outer }
    try engine(at: id) { () throws(TraitProblem) in try world.traits.beginAppearance(of: id, in: place) }
    do throws(Problem) { try work() } catch {
      guard case TraitProblem.alreadyInHierarchy(id)? = error.cause else { throw error }
      throw Problem(
        .engine(
          cause:
            "`\(world.reference(to: id))` was moved before it could appear in `\(world.reference(to: place))`",
          suggestion: "what runs on viewWillAppear must leave it where it is"), nil, because: error.cause)
    }
    confirm(.appeared(world.reference(to: id)), of: id, in: place)
  }

  /// Whether something was announced to appear, and has not joined yet: ``Decision/appearanceUnderWay``.
  func isAboutToAppear(_ id: EnvironmentID) -> Bool {
    appearing.contains(id) && world.ask { $0.isUpdating } && !world.traits.hierarchy.isInHierarchy(id)
      && world.traits.hierarchy.parent(of: id) == nil
  }

  /// Whether something is about to leave its hierarchy, of which its controllers are being told: ``Decision/disappearanceUnderWay``.
  private func isAboutToLeave(_ id: EnvironmentID) -> Bool {
    !calls.isEmpty && world.traits.isAboutToLeave(id)
  }

  /// `disappear child`: it can `appear` again where it was.
  func disappear(_ id: EnvironmentID) throws(Problem) {
    guard world.traits.hierarchy.kind(of: id) == .controller else {
      throw Problem(wrongKind(id, "disappear"), nil)
    }
    if isAboutToLeave(id) { return post(.notice(.leavesAllTheSame(world.reference(to: id)))) }
    try checkAlone(id)
    try chargeSubtree(of: id)
    if let parent = world.traits.hierarchy.parent(of: id) { world.setDestination(parent, of: id) }
    try takeOut(id, for: "disappear")
    confirm(
      .disappeared(world.reference(to: id), isFollowing: world.traits.isFollowing(id)), of: id, in: nil)
  }

  /// Takes something out of its hierarchy; the controllers in it disappear.
  ///
  /// - Parameter word: The statement that does it.
  func takeOut(_ id: EnvironmentID, to parent: EnvironmentID? = nil, for word: String) throws(Problem) {
    appearing.removeAll { $0 == id }
    try enter("\(word) \(world.reference(to: id))")
    defer { calls.removeLast() }
    try engine { () throws(TraitProblem) in try world.traits.beginDisappearance(of: id, to: parent) }
    try work()
  }

  /// An error of the tree in the session's names.
  func describe(_ problem: HierarchyProblem) -> Problem.Kind {
    switch problem {
    case .misplaced(let kind, in: let parent, instead: let places):
      .misplaced("\(kind)", in: "\(parent)", instead: places.map { "\($0)" })
    case .cycle(let id, into: let parent): .cycle(world.label(of: id), world.label(of: parent))
    case .destroyed(let id): .destroyed(world.label(of: id))
    case .sceneCannotMove(let id):
      .sceneCannotMove(world.label(of: id), instead: "write `destroy \(world.reference(to: id))`")
    case .rootViewCannotMove(let id, of: let owner):
      .rootViewCannotMove(
        world.label(of: id), world.label(of: owner), instead: "remove \(world.reference(to: owner))")
    }
  }
}
