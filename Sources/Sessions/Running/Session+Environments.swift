import Syntax
import ViewTree

package struct Names: Sendable {
  /// The environments that a bare name can mean, oldest first.
  package var environments = SplitDictionary<String, [EnvironmentID]>()
  /// The place where a controller appears if none is named: the parent that it was created for, or its last place.
  package var destinations = SplitDictionary<EnvironmentID, EnvironmentID>()
  /// The environments that were destroyed but live on, because something holds them.
  package var released: [EnvironmentID] = []

  package mutating func register(_ name: String, _ id: EnvironmentID) {
    guard !name.isEmpty else { return }
    environments[name] = (environments[name] ?? []) + [id]
  }
}

extension Session {
  /// The environments with a name that still exist: created with it, or named after the property of an environment that holds them.
  package func environments(named name: String) -> [EnvironmentID] {
    names.environments[name]?.filter { !traits.tree.isDestroyed($0) } ?? []
  }

  /// The environments that a path means: its steps are ancestors in order, gaps allowed, and later steps may be types of unnamed objects.
  ///
  /// A path that starts at a scene and names every step is exact.
  package func environments(path steps: [String]) -> [EnvironmentID] {
    guard let first = steps.first, let last = steps.last else { return [] }
    var ends = environments(named: last)
    if ends.isEmpty, steps.count > 1 {
      ends = starts(first).flatMap { traits.tree.preorder(from: $0) }
        .filter { isMeant($0, last) }
    }
    let found = ends.filter { id in
      var rest = steps.dropLast()
      for ancestor in traits.tree.ancestors(of: id) {
        if let step = rest.last, isMeant(ancestor, step) { rest.removeLast() }
      }
      return rest.isEmpty
    }
    if found.count > 1, let exact = found.first(where: { path(of: $0) == steps.joined(separator: "/") }) {
      return [exact]
    }
    return found
  }

  /// The environments where a path may start: those with the name, and the value of the variable with that name.
  private func starts(_ name: String) -> [EnvironmentID] {
    let held = variables[name]?.value.environment.map { [$0] } ?? []
    return environments(named: name) + held.filter { !traits.tree.isDestroyed($0) }
  }

  /// Whether a step of a path is the name of an environment or, if it has none, its type: `UIView` or `UIView[1]`.
  private func isMeant(_ id: EnvironmentID, _ step: String) -> Bool {
    let label = traits.tree.label(of: id)
    if !label.isEmpty || traits.tree.isRootView(id) { return label == step }
    return typeAndIndex(of: id) == step || className(of: id).unqualified == step
  }

  package func path(of id: EnvironmentID) -> String {
    let tree = traits.tree
    guard tree.label(of: id).isEmpty, !tree.isRootView(id) else { return tree.path(of: id) }
    let above = tree.ancestors(of: id).map(tree.label).filter { !$0.isEmpty }
    return (above.reversed() + [typeAndIndex(of: id)]).joined(separator: "/")
  }

  /// The name of an environment in sentences; without a name of its own, its type, its index among siblings, and its container.
  ///
  /// ```
  /// Badge in form; UIView[1] in form
  /// ```
  package func name(of id: EnvironmentID) -> String {
    let tree = traits.tree
    if tree.isRootView(id) || !tree.label(of: id).isEmpty { return tree.name(of: id) }
    let around = tree.ancestors(of: id).first { !tree.label(of: $0).isEmpty }
    return typeAndIndex(of: id) + (around.map { " in \(tree.label(of: $0))" } ?? "")
  }

  /// The step of a path that leads to an environment: its name, or else its type.
  package func step(to id: EnvironmentID) -> String {
    let label = traits.tree.label(of: id)
    return label.isEmpty ? typeAndIndex(of: id) : label
  }

  /// The type and index that stand for the name of an unnamed environment: `UIView[1]`.
  package func typeAndIndex(of id: EnvironmentID) -> String {
    let (tree, type) = (traits.tree, className(of: id))
    let siblings = tree.parent(of: id).map { Array(tree.children(of: $0)) } ?? []
    let alike = siblings.filter { tree.label(of: $0).isEmpty && className(of: $0) == type }
    let index = alike.count > 1 ? alike.firstIndex(of: id).map { "[\($0)]" } ?? "" : ""
    return type.unqualified + index
  }

  /// The text that one types to mean an environment: its name, or the shortest path that is unique.
  package func reference(to id: EnvironmentID) -> String {
    let label = traits.tree.label(of: id)
    if label.isEmpty {
      guard traits.tree.isRootView(id), let owner = traits.tree.parent(of: id) else { return name(of: id) }
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
    // Finds the first step that leads nowhere.
    let step =
      steps.indices.first { last in
        last == 0 ? starts(steps[0]).isEmpty : environments(path: Array(steps[...last])).isEmpty
      }.map { steps[$0] } ?? ""
    let nearest = Spelling.suggestion(for: step, among: environmentNames)
    return Problem("nothing here is called `\(step)`", at: place, suggestion: nearest)
  }

  package var environmentNames: [String] {
    names.environments.keys.filter { !environments(named: $0).isEmpty }.sorted(on: \.self)
  }

  package func requireAlive(_ id: EnvironmentID, _ place: Place) throws(Problem) {
    if traits.tree.isDestroyed(id) { throw Problem("`\(name(of: id))` was destroyed", at: place) }
  }

  @discardableResult
  package mutating func create(
    _ kind: EnvironmentKind, _ name: String, in parent: EnvironmentID?, childOf: EnvironmentID? = nil,
    _ place: Place
  ) throws(Problem) -> EnvironmentID {
    let id = try engine(place) { try $0.create(kind, label: name, in: parent, childOf: childOf) }
    names.register(name, id)
    return id
  }

  /// Names an object made in Swift after the first variable or property that held it.
  package mutating func name(_ value: Value, _ name: String, in owner: EnvironmentID? = nil) {
    guard case .environment(let id) = value, traits.tree.label(of: id).isEmpty, !traits.tree.isRootView(id)
    else { return }
    traits.setLabel(name, of: id)
    views.rename(hostedBy: id, name)
    if owner != nil { names.register(name, id) }
  }

  // MARK: Leaving and ending

  /// Removes an object from its hierarchy and destroys it, unless something holds it: then it lives on outside.
  package mutating func destroy(_ id: EnvironmentID, _ place: Place) throws(Problem) {
    let name = self.name(of: id)
    let isScene = traits.tree.kind(of: id) == .scene
    for part in isScene ? Array(traits.tree.children(of: id)) : [id] where try leave(part, place) && isScene {
      try end(part, place)
    }
    if let keeper = retainer(of: id) { return release(id, keeper) }
    let members = traits.tree.preorder(from: id).filter { $0 != id && !traits.tree.isRootView($0) }
    let before = traits.registrations.count
    try end(id, place)
    let gone = members.count { traits.tree.isDestroyed($0) }
    let ended = before - traits.registrations.count
    var text = "\(name) is gone"
    if gone > 0 { text += ", and \(gone) environment\(gone == 1 ? "" : "s") in it" }
    if ended > 0 { text += "; \(ended) registration\(ended == 1 ? "" : "s") ended" }
    confirm(text)
  }

  /// Removes an environment from its parent and ends its presentation; returns false if it has no parent.
  package mutating func leave(_ id: EnvironmentID, _ place: Place) throws(Problem) -> Bool {
    if let presenter = field("presentingViewController", of: id)?.environment,
      traits.tree.kind(of: id) == .controller
    {
      try ModalPresentation(shown: id, presenter: presenter, place: place).end(in: &self)
    }
    guard traits.tree.parent(of: id) != nil || traits.tree.isInHierarchy(id) else { return false }
    try engine(place) { if $0.tree.isInHierarchy(id) { try $0.disappear(id) } else { try $0.detach(id) } }
    return true
  }

  /// Removes an object from its hierarchy and destroys it, without output.
  mutating func discard(_ id: EnvironmentID, _ place: Place) throws(Problem) {
    if try leave(id, place), traits.tree.isDestroyed(id) { return }
    try end(id, place)
  }

  /// Destroys an object with its subtree, except for the parts that something else holds.
  private mutating func end(_ id: EnvironmentID, _ place: Place) throws(Problem) {
    for member in Array(traits.tree.preorder(from: id)) where member != id && !traits.tree.isRootView(member)
    {
      guard !traits.tree.isDestroyed(member), let keeper = retainer(of: member, endingWith: id) else {
        continue
      }
      try engine(place) { try $0.detach(member) }
      release(member, keeper)
    }
    for member in Array(traits.tree.preorder(from: id)) {
      guard let type = instance(of: member)?.type else { continue }
      for case .functions(let index, _)? in lineage(.named(type)).map({ $0.members["deinit"]?.first?.body }) {
        try call(functionCode(index), with: [.environment(member)])
      }
    }
    let members = Array(traits.tree.preorder(from: id))
    try engine(place) { try $0.destroy(id) }
    for member in members where Int(member.index) < heap.environments.count {
      heap.environments[Int(member.index)] = nil
    }
    views.unhostDestroyed(in: traits.tree)
  }

  /// Keeps an object alive that was to be destroyed, because something holds it.
  private mutating func release(_ id: EnvironmentID, _ keeper: String) {
    if !names.released.contains(id) { names.released.append(id) }
    note("\(name(of: id)) lives on, in no hierarchy: \(keeper)", decision: "lifetimes")
  }

  /// Destroys the released objects that nothing holds any more.
  mutating func endReleased(_ place: Place) throws(Problem) {
    for id in names.released {
      let isBack = traits.tree.isDestroyed(id) || traits.tree.parent(of: id) != nil
      guard isBack || retainer(of: id) == nil else { continue }
      names.released.removeAll { $0 == id }
      if isBack { continue }
      let name = self.name(of: id)
      try end(id, place)
      confirm("\(name) is gone")
    }
  }

  /// The environments outside any hierarchy, without views that left a hierarchy and cannot be reached any more.
  package var reachableDetached: [EnvironmentID] {
    let tree = traits.tree
    var roots: [EnvironmentID: EnvironmentID] = [:]
    for root in tree.detached where tree.kind(of: root) == .view && traits.hasBeenInHierarchy(root) {
      for id in tree.preorder(from: root) { roots[id] = root }
    }
    if roots.isEmpty { return Array(tree.detached) }
    var held = Set(roots.filter { environments(named: tree.label(of: $0.key)).contains($0.key) }.values)
    // A view is not held by its own subviews.
    func hold(_ values: [Value], by owner: EnvironmentID? = nil) {
      let outer = owner.flatMap { roots[$0] }
      held.formUnion(
        reached(from: values).compactMap { $0.environment.flatMap { roots[$0] } }.filter { $0 != outer })
    }
    hold(variables.map(\.value.value) + captures.flatMap(\.values))
    for owner in tree.all where !tree.isDestroyed(owner) {
      if let instance = instance(of: owner) { hold(strong(instance), by: owner) }
    }
    return tree.detached.filter { roots[$0] == nil || held.contains($0) }
  }

  /// The values that blocks of registrations capture in a list or inside another value, without environments that they only name.
  private var captures: [(place: EnvironmentID, values: [Value])] {
    traits.registrations.compactMap { traits.registration($0) }.compactMap { row in
      guard let function = handlers[row.tag]?.function else { return nil }
      let captured = function.captured.enumerated().filter { index, value in
        value.environment == nil || index >= function.code.captureSlots.count
      }
      return (row.environment, captured.map(\.element))
    }
  }

  /// A phrase that says what holds an object, other than what is destroyed together with it; nil if nothing does.
  func retainer(of id: EnvironmentID, endingWith top: EnvironmentID? = nil) -> String? {
    let own = Set(([id] + (traits.tree.rootView(of: id).map { [$0] } ?? [])).map { Value.environment($0) })
    func isHeld(by values: [Value]) -> Bool { !reached(from: values).isDisjoint(with: own) }
    let label = traits.tree.label(of: id)
    let holding = variables.filter { $0.key != label && isHeld(by: [$0.value.value]) }
      .sorted(on: { $0.value.order }).map(\.key)
    if holding.count == 1 { return "the variable \(holding[0]) holds it" }
    if let last = holding.last {
      return "the variables \(holding.dropLast().joined(separator: ", ")) and \(last) hold it"
    }
    for owner in traits.tree.all
    where !traits.tree.isDestroyed(owner) && !traits.tree.contains(top ?? id, owner) {
      if let instance = instance(of: owner), isHeld(by: strong(instance)) {
        return "\(name(of: owner)) holds it"
      }
    }
    for (place, values) in captures where isHeld(by: values) {
      return "the registration on \(name(of: place)) captures it"
    }
    return nil
  }
}
