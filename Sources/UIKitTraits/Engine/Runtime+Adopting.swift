internal import Traits
internal import ViewTree

/// How what stands alone comes into an application, or goes from one to another.
extension Runtime {
  /// Gives an object, and all that stands in it, rows here; what it overrides, who hears of changes, and what it answers come along.
  ///
  /// - Parameter row: The row of a controller's view that it becomes.
  func adopt(
    _ object: Responder, as row: EnvironmentID? = nil, _ file: StaticString = #fileID, _ line: UInt = #line
  ) {
    let old = object.runtime
    if old === self, row == nil { return }
    do throws(TraitProblem) {
      var move = Move(from: old)
      let unit = old.traits.tree.unit(of: object.id)
      try move.move(unit, to: self, as: row)
      try move.moveChildControllers(to: self)
      // What has answered its overrides goes on doing so, and nobody is told twice.
      let isUpToDate = { @MainActor in
        !old.traits.tree.preorder(from: unit).contains { old.traits.isStale($0) }
      }
      if move.hasInputs, isUpToDate(), row == nil, let made = move.rows[unit], hasUpdateTraits(made) {
        try run { traits throws(TraitProblem) in try traits.beginUpdateTraits(of: made) }
      }
      for object in move.objects { try object.registerAnew() }
      try old.run { traits throws(TraitProblem) in try traits.destroy(unit) }
    } catch { misuse(error.description, file, line) }
  }

  /// What has moved so far.
  @MainActor private struct Move {
    let from: Runtime
    var rows: [EnvironmentID: EnvironmentID] = [:]
    var objects: [Responder] = []
    /// Whether something that has moved overrides anything.
    var hasInputs = false

    init(from: Runtime) { self.from = from }

    /// Moves a row and what stands in it.
    mutating func move(
      _ id: EnvironmentID, to new: Runtime, as row: EnvironmentID? = nil, in parent: EnvironmentID? = nil
    ) throws(TraitProblem) {
      let tree = from.traits.tree
      let made: EnvironmentID
      if let row { made = row } else { made = try new.create(tree.kind(of: id), in: parent) }
      rows[id] = made
      try moveInputs(of: id, to: made, in: new)
      if let object = from.object(id) {
        object.move(to: made, in: new)
        objects.append(object)
      }
      for child in Array(tree.children(of: id)) {
        if tree.isRootView(child) {
          try move(child, to: new, as: new.traits.tree.rootView(of: made))
        } else {
          try move(child, to: new, in: made)
        }
      }
    }

    private mutating func moveInputs(
      of id: EnvironmentID, to made: EnvironmentID, in new: Runtime
    ) throws(TraitProblem) {
      let overrides = try new.values(of: from.collection(from.traits.overrides(at: id)))
      let (style, isLoaded) = (from.traits.overrideUserInterfaceStyle(at: id), from.traits.isViewLoaded(id))
      if !overrides.isEmpty || style != 0 { hasInputs = true }
      for entry in overrides.entries {
        try new.run { traits throws(TraitProblem) in
          try traits.setOverride(entry.value, for: entry.trait, at: made)
        }
      }
      try new.run { traits throws(TraitProblem) in
        if style != 0 { try traits.setOverrideUserInterfaceStyle(style, at: made) }
      }
      try new.run { traits throws(TraitProblem) in
        if isLoaded { traits.loadViewIfNeeded(of: made) }
      }
    }

    /// Lets controllers be children of those whose children they were, also where their views stand nowhere.
    mutating func moveChildControllers(to new: Runtime) throws(TraitProblem) {
      var pending = Array(rows.keys).sorted()
      while let id = pending.popLast() {
        guard let parent = rows[id] else { continue }
        for child in Array(from.traits.tree.childControllers(of: id)) {
          if rows[child] == nil {
            try move(child, to: new)
            pending = Array(rows.keys.filter { $0 >= child }).sorted()
          }
          guard let made = rows[child] else { continue }
          let given = try from.traits.overrideTraitCollection(forChild: child).map {
            values throws(TraitProblem) in
            try new.values(of: from.collection(values))
          }
          try new.run { traits throws(TraitProblem) in try traits.addChild(made, to: parent) }
          if let given {
            try new.run { traits throws(TraitProblem) in
              try traits.setOverrideTraitCollection(given, forChild: made, of: parent)
            }
          }
        }
      }
    }
  }

  private func create(_ kind: EnvironmentKind, in parent: EnvironmentID?) throws(TraitProblem)
    -> EnvironmentID
  {
    try run { traits throws(TraitProblem) in try traits.create(kind, in: parent) }
  }

  private func hasUpdateTraits(_ id: EnvironmentID) -> Bool {
    let kind = traits.tree.kind(of: id)
    return kind != .scene && kind != .presentation && traits.version != .iOS16
  }
}

extension Responder {
  /// Registers for changes at its new row.
  fileprivate func registerAnew() throws(TraitProblem) {
    for index in registrations.indices {
      let registration = registrations[index]
      var ids: [TraitID] = []
      for trait in registration.traits { ids.append(try runtime.id(of: trait)) }
      registrations[index].id = try runtime.run { [id] traits throws(TraitProblem) in
        try traits.register(on: id, traits: ids, tag: registration.number)
      }
    }
  }
}
