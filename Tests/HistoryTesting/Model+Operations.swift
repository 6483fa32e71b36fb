import Traits
import ViewTree

extension Model {
  /// Whether an operation applies now: what it names is there, and the rules allow it.
  package func allows(_ operation: Operation) -> Bool {
    if let leaving = leaving(by: operation),
      sweeps.flatMap(\.appearing).contains(where: { contains(leaving, $0) })
    {
      return false
    }
    switch operation {
    case .create(let kind, let number, in: let parent):
      if numbers[number] != nil { return false }
      guard let parent else { return kind != .scene || scenes.count < 3 }
      guard let node = node(parent) else { return false }
      return kind.holders.contains(nodes[node].kind)
    case .createChild(let number, of: let parent):
      return numbers[number] == nil
        && (node(parent).map { EnvironmentKind.controller.holders.contains(nodes[$0].kind) } ?? false)
    case .override(let place, let trait, _), .removeOverride(let place, let trait),
      .give(let place, let trait, _), .read(let place, let trait), .readOverride(let place, let trait):
      return node(place) != nil && isDefined([trait])
    case .readCurrent(let trait, as: let place):
      return isDefined([trait]) && (place.map { node($0) != nil } ?? true)
    case .usesColour(let place, _), .showsImage(let place, _): return node(place) != nil
    case .define: return sweeps.isEmpty && defaults.count < HistoryTrait.properties.count
    case .redefine(let trait, default: _, affectsColour: _): return canRedefine(trait)
    case .rename: return true
    case .overrideChild(let child, of: let parent, let values):
      guard let id = node(child), let other = node(parent), nodes[id].kind == .controller else {
        return false
      }
      return parentController(id) == other && isDefined(Array(values.keys))
    case .register(let place, let traits, _): return node(place) != nil && canRegister(traits)
    case .registerAction(let place, let traits, target: let target, parameters: _):
      return node(place) != nil && node(target) != nil && canRegister(traits)
    case .move(let place, to: let parent): return canMove(place, to: parent)
    case .detach(let place): return node(place).map(isMobile) ?? false
    case .destroy(let place): return node(place).map { !nodes[$0].isRootView } ?? false
    case .registerCapturing(let place, let traits, let captures):
      return node(place) != nil && canRegister(traits)
        && captures.allSatisfy { node($0).map { nodes[$0].kind != .scene } ?? false }
    case .unregister(let index): return registrations.indices.contains(index)
    case .on(let place, let event, _), .removeHandler(let place, let event):
      return node(place).map { event.kinds.contains(nodes[$0].kind) } ?? false
    case .invalidate(let place, let what): return canInvalidate(place, what)
    case .use: return sweeps.isEmpty
    case .update, .attempt: return true
    case .updateTraits(let place): return canUpdateTraits(place)
    case .updateProperties(let place): return canInvalidate(place, .properties)
    case .appear(let place, in: let parent):
      guard let id = node(place), let target = node(parent), nodes[id].kind == .controller else {
        return false
      }
      return !isInside(id) && isInside(target) && canMove(place, to: parent)
    case .disappear(let place, to: let parent):
      guard let id = node(place), isInside(id), isMobile(id) else { return false }
      guard let parent else { return true }
      return canMove(place, to: parent) && !(node(parent).map(isInside) ?? true)
    }
  }

  private func isDefined(_ traits: [Int]) -> Bool { traits.allSatisfy(defaults.indices.contains) }

  private func canRegister(_ traits: [Int]) -> Bool {
    !traits.isEmpty && isDefined(traits) && hasRegistrations
  }

  /// What an operation takes out of its place.
  private func leaving(by operation: Operation) -> Int? {
    switch operation {
    case .move(let place, to: _), .detach(let place), .destroy(let place), .appear(let place, in: _),
      .disappear(let place, to: _):
      node(place)
    default: nil
    }
  }

  /// Whether everybody is up to date, so that it is clear who answers the default.
  private func canRedefine(_ trait: Int) -> Bool {
    sweeps.isEmpty && isDefined([trait]) && HistoryTrait.redefinable.contains(trait)
      && nodes.indices.allSatisfy { id in
        let source = source(of: id)
        return nodes[id].isDestroyed
          || (!isStale(id) && derived(trait, id, from: source).isDefault == nodes[id].defaulted[trait])
      }
  }

  private var hasRegistrations: Bool { version.map { $0 >= .iOS17 } ?? true }

  private func isMobile(_ id: Int) -> Bool { nodes[id].kind != .scene && !nodes[id].isRootView }

  private func canMove(_ place: Place, to parent: Place) -> Bool {
    guard let id = node(place), let target = node(parent), isMobile(id) else { return false }
    return !contains(id, holder(target)) && nodes[id].kind.holders.contains(nodes[target].kind)
  }

  private func canInvalidate(_ place: Place, _ what: Operation.Invalidation) -> Bool {
    guard let id = node(place) else { return false }
    if what == .layout, nodes[id].kind == .presentation { return true }
    if what != .properties { return nodes[holder(id)].isDrawn }
    return (nodes[id].isDrawn || nodes[id].kind == .controller) && (version.map { $0 >= .iOS26 } ?? true)
  }

  private func canUpdateTraits(_ place: Place) -> Bool {
    guard let id = node(place), hasRegistrations else { return false }
    return [.view, .window, .controller].contains(nodes[id].kind)
  }

  /// The update that an operation begins, if it is one.
  package func update(of operation: Operation) -> Kind? {
    switch operation {
    case .update: .everything
    case .updateTraits(let place): node(place).map { .traits($0) }
    case .updateProperties(let place): node(place).map { .properties($0) }
    case .appear(let place, in: let parent):
      node(place).flatMap { id in node(parent).map { .appearance(id, in: $0) } }
    case .disappear(let place, to: let parent):
      node(place).map { .disappearance($0, to: parent.flatMap(node)) }
    default: nil
    }
  }

  /// Does what an operation does at once; what updates it is for the caller to go through.
  package mutating func apply(_ operation: Operation) {
    switch operation {
    case .create(let kind, let number, in: let parent):
      numbers[number] = create(kind, in: parent.flatMap(node))
    case .createChild(let number, of: let parent): numbers[number] = node(parent).map { createChild(of: $0) }
    case .override(let place, let trait, let value):
      change(place) { $0.overrides[trait] = HistoryTrait.canonical(value, of: trait) }
    case .removeOverride(let place, let trait): change(place) { $0.overrides[trait] = nil }
    case .give(let place, let trait, let value):
      change(place) { $0.given[trait] = value.map { HistoryTrait.canonical($0, of: trait) } }
    case .overrideChild(let child, of: let parent, let values):
      let giver = values.isEmpty ? nil : node(parent)
      change(child) { node in
        node.giver = giver
        node.given = [:]
        for (trait, value) in values { node.given[trait] = HistoryTrait.canonical(value, of: trait) }
      }
    case .usesColour(let place, let uses): change(place) { ($0.usesColour, $0.drawn) = (uses, nil) }
    case .showsImage(let place, let shows): change(place) { ($0.showsImage, $0.drawn) = (shows, nil) }
    case .define: define()
    case .redefine(let trait, default: let value, affectsColour: let affects):
      redefine(trait, HistoryTrait.canonical(value, of: trait), affects)
    case .rename(let instance, let name): names[instance] = name
    case .on(let place, let event, let body): change(place) { $0.handlers[event] = body }
    case .removeHandler(let place, let event):
      change(place) { ($0.handlers[event], $0.reads[event]) = (nil, nil) }
    case .move(let place, to: let parent): if let id = node(place) { move(id, to: node(parent)) }
    case .detach(let place): if let id = node(place) { move(id, to: nil) }
    case .destroy(let place): if let id = node(place) { destroy(id) }
    case .register(let place, let traits, let body):
      if let id = node(place) {
        registrations.append(Registration(environment: id, traits: traits, body: body))
      }
    case .registerAction(let place, let traits, target: let target, parameters: let parameters):
      if let id = node(place) {
        registrations.append(
          Registration(
            environment: id, traits: traits, body: [], target: node(target), parameters: parameters))
      }
    case .registerCapturing(let place, let traits, let captures):
      if let id = node(place) {
        registrations.append(
          Registration(environment: id, traits: traits, body: [], captures: captures.compactMap(node)))
      }
    case .unregister(let index): registrations[index].isEnded = true
    case .invalidate(let place, let what): if let id = node(place) { invalidate(id, what) }
    case .read(let place, let trait):
      if let id = node(place) { read(trait, id) }
      tell { $0.line(of: trait, at: place) }
    case .readCurrent(let trait, as: let place):
      if let id = place.flatMap(node) { for trait in defaults.indices { read(trait, id) } }
      tell { $0.currentLine(of: trait, as: place) }
    case .readOverride(let place, let trait): readOverride(of: trait, at: place)
    case .use(let version): self.version = version
    case .update, .updateTraits, .updateProperties, .appear, .disappear, .attempt: break
    }
  }

  private mutating func define() {
    defaults.append(0)
    affectsColour.append(HistoryTrait.affectsColour[defaults.count - 1])
    for id in nodes.indices {
      nodes[id].values.append(0)
      nodes[id].defaulted[defaults.count - 1] = true
    }
  }

  private mutating func redefine(_ trait: Int, _ value: Int, _ affects: Bool) {
    (defaults[trait], affectsColour[trait]) = (value, affects)
    for id in nodes.indices where nodes[id].defaulted[trait] { nodes[id].values[trait] = value }
  }

  private mutating func change(_ place: Place, _ change: (inout Node) -> Void) {
    if let id = node(place) { change(&nodes[id]) }
  }

  private mutating func invalidate(_ id: Int, _ what: Operation.Invalidation) {
    switch what {
    case .layout: nodes[holder(id)].needs.insert(.layout)
    case .display: nodes[holder(id)].needs.insert(.display)
    case .constraints: nodes[holder(id)].needs.insert(.constraints)
    case .properties:
      nodes[holder(id)].needs.insert(nodes[id].kind == .controller ? .controllerProperties : .properties)
    }
  }

  /// What a handler does.
  package func body(of work: Work) -> [Operation] {
    switch work {
    case .registration(let index, _, previous: _): registrations[index].body
    case .callback(let callback, let id, previous: _): nodes[id].handlers[callback] ?? []
    }
  }

  /// Does an operation and everything that follows from it, alone; handlers leave the tree as it is.
  package mutating func run(_ operation: Operation) {
    guard allows(operation) else { return }
    if case .destroy(let place) = operation { return takeApart(place) }
    apply(operation)
    if case .attempt = operation { return }
    if let kind = update(of: operation) { run(kind) }
  }

  /// Does what the playground does as one statement.
  package mutating func tell(_ operation: Operation) {
    run(operation)
    switch operation {
    case .usesColour(let place, _), .showsImage(let place, _): run(.invalidate(place, .display))
    default: break
    }
    endReleased()
  }

  mutating func run(_ kind: Kind) {
    begin(kind)
    while let work = next() {
      if isHandled(work) { tell { $0.line(of: work) } }
      if budget == 0 || body(of: work).isEmpty { continue }
      budget -= 1
      working.append(work)
      for operation in body(of: work) { run(operation) }
      working.removeLast()
    }
  }
}
