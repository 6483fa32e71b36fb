import Syntax
import Traits
import ViewTree

extension Session {
  /// The environments of a name that stand in no object made by code: those that a bare name can mean.
  package func environments(named name: String) -> [EnvironmentID] {
    names.environments[name]?.filter { !traits.tree.isDestroyed($0) } ?? []
  }

  /// The only environment of a name, when the code runs.
  package func environment(named name: String, _ place: Place) throws(Problem) -> EnvironmentID {
    guard let id = environments(named: name).last else {
      throw Problem("nothing here is called `\(name)`", at: place)
    }
    return id
  }

  /// What a path means: its steps are ancestors in order, with gaps.
  ///
  /// One that starts at a scene and names every step is exact.
  package func environments(path steps: [String]) -> [EnvironmentID] {
    guard let last = steps.last else { return [] }
    let above = Array(steps.dropLast())
    let found = (last == "view" ? rootViews(of: above.last) : environments(named: last)).filter { id in
      var rest = last == "view" ? Array(above.dropLast()) : above
      for ancestor in traits.tree.ancestors(of: id) {
        if let next = rest.last, traits.tree.label(of: ancestor) == next { rest.removeLast() }
      }
      return rest.isEmpty
    }
    if found.count > 1, let exact = found.first(where: { path(of: $0) == steps.joined(separator: "/") }) {
      return [exact]
    }
    return found
  }

  private func rootViews(of controller: String?) -> [EnvironmentID] {
    guard let controller else { return [] }
    return environments(named: controller).compactMap { traits.tree.rootView(of: $0) }
  }

  package func path(of id: EnvironmentID) -> String { traits.tree.path(of: id) }

  /// How an environment is typed: its name, or as much of its path as means it alone.
  package func reference(to id: EnvironmentID) -> String {
    let label = traits.tree.label(of: id)
    if label.isEmpty {
      guard traits.tree.isRootView(id), let owner = traits.tree.parent(of: id) else {
        return traits.tree.name(of: id)
      }
      return "\(reference(to: owner)).view"
    }
    if environments(named: label).count < 2 { return label }
    for ancestor in traits.tree.ancestors(of: id) {
      let steps = [traits.tree.label(of: ancestor), label]
      if !steps[0].isEmpty, environments(path: steps) == [id] { return steps.joined(separator: "/") }
    }
    return path(of: id)
  }

  package func unknownPath(_ steps: [String], _ place: Place) -> Problem {
    for step in steps where environments(named: step).isEmpty {
      let nearest = Spelling.nearest(to: step, among: environmentNames)
      return Problem(
        "nothing here is called `\(step)`", at: place, suggestion: nearest.map { "did you mean `\($0)`?" })
    }
    return Problem("there is no `\(steps.joined(separator: "/"))`", at: place)
  }

  package var environmentNames: [String] { names.environments.keys.sorted() }

  package func requireAlive(_ id: EnvironmentID, _ place: Place) throws(Problem) {
    if traits.tree.isDestroyed(id) {
      throw Problem("`\(names.last[id] ?? traits.tree.name(of: id))` was destroyed", at: place)
    }
  }

  /// Makes an environment, with its name.
  @discardableResult
  package mutating func create(
    _ kind: EnvironmentKind, _ name: String, in parent: EnvironmentID?, childOf: EnvironmentID? = nil,
    _ place: Place
  ) throws(Problem) -> EnvironmentID {
    let id = try engine(place) { traits throws(TraitProblem) in
      try traits.create(kind, label: name, in: parent, childOf: childOf)
    }
    register(name, id)
    return id
  }

  /// Lets a name mean an environment.
  package mutating func register(_ name: String, _ id: EnvironmentID) {
    guard !name.isEmpty else { return }
    names.environments[name] = (names.environments[name] ?? []) + [id]
    names.last[id] = name
  }

  /// Forgets the names of what was destroyed.
  package mutating func forgetDestroyed() {
    unhostDestroyed()
    for name in names.environments.keys {
      let ids = names.environments[name] ?? []
      let alive = ids.filter { !traits.tree.isDestroyed($0) }
      if alive.count != ids.count { names.environments[name] = alive.isEmpty ? nil : alive }
    }
  }

  /// Calls an object made in Swift by the variable or property that held it first.
  package mutating func name(_ value: Value, _ name: String, in owner: EnvironmentID? = nil) {
    guard case .environment(let id) = value, traits.tree.label(of: id).isEmpty, !traits.tree.isRootView(id)
    else { return }
    traits.setLabel(name, of: id)
    names.last[id] = name
    renameHosted(by: id, name)
    if owner != nil { register(name, id) }
  }

  // MARK: Methods of classes

  /// Tells the engine which of UIKit's methods a class of one's own overrides.
  package func overriddenMethods(of type: String) -> [TraitEvent] {
    var events: [TraitEvent] = []
    for info in lineage(.named(type)) where definitions.types[info.name] != nil && !info.isApple {
      for event in TraitEvent.allCases where info.members[event.methodName] != nil && !events.contains(event)
      {
        events.append(event)
      }
    }
    return events
  }

  package mutating func observeMethods(of id: EnvironmentID, class type: String, _ place: Place)
    throws(Problem)
  {
    for event in overriddenMethods(of: type) {
      try engine(place) { traits throws(TraitProblem) in
        try traits.observe(event, at: id, tag: Self.methodTag)
      }
    }
    if info(.named(type))?.isShort == false || definitions.types[type] != nil {
      let root = traits.tree.rootView(of: id)
      if let root { register("", root) }
    }
  }

  /// The tag of a method of the object's own class.
  package static let methodTag = -1
}

/// The names of environments.
package struct Names: Sendable {
  /// The environments that a bare name can mean, oldest first.
  package var environments = SplitDictionary<String, [EnvironmentID]>()
  /// What an environment was called last.
  package var last = SplitDictionary<EnvironmentID, String>()
  /// Where a controller appears that nobody tells where: in what it was created for, or where it was last.
  package var destinations = SplitDictionary<EnvironmentID, EnvironmentID>()
  /// What was destroyed and lives on because something holds it.
  package var released: [EnvironmentID] = []
}
