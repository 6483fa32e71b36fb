internal import Traits
internal import ViewTree

/// Moving objects from one engine to another: into an application, or between applications.
extension Runtime {
  /// Moves an object with its contents to rows here, or to a controller's view row; overrides, registrations and values move along.
  func adopt(
    _ object: Responder, as row: EnvironmentID? = nil, _ file: StaticString = #fileID, _ line: UInt = #line
  ) {
    let old = object.runtime
    if old === self, row == nil { return }
    do {
      let root = old.traits.tree.movableRoot(of: object.id)
      var move = Move(from: old, to: self)
      try move.move(root, as: row, in: nil)
      for id in move.rows.keys.sorted().reversed() { try move.moveChildControllers(of: id) }
      // If nothing was pending, update now, so that views keep the values of their overrides. Registrations come after that, so that
      // none is called for it.
      let isUpToDate = !old.traits.tree.preorder(from: root).contains { old.traits.isStale($0) }
      if move.hasInputs, isUpToDate, row == nil, let made = move.rows[root], traits.version != .iOS16,
        object is any LayoutEnvironment
      {
        try run { try $0.beginUpdateTraits(of: made) }
      }
      for object in move.objects {
        for registration in object.registrations {
          let traits = try registration.traits.map(id)
          registration.id = try run { try $0.register(on: object.id, traits: traits, tag: 0) }
        }
      }
      try old.run { try $0.destroy(root) }
    } catch { misuse("\(error)", file, line) }
  }
}

/// The progress of a move from one engine to another.
@MainActor private struct Move {
  let from: Runtime
  let to: Runtime
  var rows: [EnvironmentID: EnvironmentID] = [:]
  var objects: [Responder] = []
  var hasInputs = false

  mutating func move(_ id: EnvironmentID, as row: EnvironmentID?, in parent: EnvironmentID?) throws {
    let tree = from.traits.tree
    let made = try row ?? to.run { try $0.create(tree.kind(of: id), in: parent) }
    rows[id] = made
    try moveInputs(of: id, to: made)
    if let object = from.object(id) {
      object.move(to: made, in: to)
      objects.append(object)
    }
    for child in Array(tree.children(of: id)) {
      try move(child, as: tree.isRootView(child) ? to.traits.tree.rootView(of: made) : nil, in: made)
    }
  }

  private mutating func moveInputs(of id: EnvironmentID, to made: EnvironmentID) throws {
    let overrides = try to.values(of: from.collection(from.traits.overrides(at: id)))
    let style = from.traits.overrideUserInterfaceStyle(at: id)
    if !overrides.isEmpty || style != 0 { hasInputs = true }
    for entry in overrides.entries {
      try to.run { try $0.setOverride(entry.value, for: entry.trait, at: made) }
    }
    if style != 0 { try to.run { try $0.setOverrideUserInterfaceStyle(style, at: made) } }
    if from.traits.isViewLoaded(id) { try to.run { $0.loadViewIfNeeded(of: made) } }
  }

  /// Restores the parents of child controllers, including children whose views are outside of all hierarchies.
  mutating func moveChildControllers(of id: EnvironmentID) throws {
    for child in Array(from.traits.tree.childControllers(of: id)) {
      if rows[child] == nil {
        try move(child, as: nil, in: nil)
        for inner in Array(from.traits.tree.preorder(from: child)) { try moveChildControllers(of: inner) }
      }
      guard let parent = rows[id], let made = rows[child] else { continue }
      let given = from.traits.overrideTraitCollection(forChild: child).map(from.collection)
      try to.run { try $0.addChild(made, to: parent) }
      guard let given = try given.map(to.values) else { continue }
      try to.run { try $0.setOverrideTraitCollection(given, forChild: made, of: parent) }
    }
  }
}
