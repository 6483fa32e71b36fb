package import Traits
package import ViewTree

/// The model and the engine side by side: each operation is done with both, and whatever they can be told apart by is compared.
package struct Twins {
  package var model = Model()
  package var system = TraitSystem()
  let traits: [TraitID]
  /// What operations call the environments that they made, in the model and in the engine.
  private var numbers: [Int: (model: Int, id: EnvironmentID)] = [:]
  private var made: [Int] = []
  private var registrations: [RegistrationID] = []
  /// The model's environment of each of the engine's.
  private var models: [EnvironmentID: Int] = [:]
  private var ids: [Int: EnvironmentID] = [:]
  /// How many handlers may still do something in this operation.
  private var budget = 0
  private var steps = 0
  /// How many calls were compared.
  package private(set) var calls = 0
  /// The calls of this operation, for whoever reads a difference.
  private var told: [String] = []
  /// The first difference.
  package private(set) var difference: String?

  package init() throws {
    system.reportsEvents = false
    traits = try HistoryTrait.define(in: &system)
  }

  /// The environments that operations can name.
  var places: [Place] {
    var places: [Place] = []
    for number in made {
      guard let node = numbers[number]?.model, !model.nodes[node].isDestroyed else { continue }
      let kind = model.nodes[node].kind
      places.append(Place(number: number, kind: kind))
      if model.rootView(node) != nil { places.append(Place(number: number, kind: kind, isView: true)) }
    }
    return places
  }

  func node(_ place: Place) -> (model: Int, id: EnvironmentID)? {
    guard let made = numbers[place.number] else { return nil }
    var found = made
    if place.isView {
      guard let view = model.rootView(made.model), let id = system.tree.rootView(of: made.id) else {
        return nil
      }
      found = (view, id)
    }
    return model.nodes[found.model].isDestroyed ? nil : found
  }

  private mutating func differ(_ text: String) {
    if difference == nil { difference = text + " after " + told.suffix(6).joined(separator: ", ") }
  }

  // MARK: - Doing

  /// Does an operation with both, and compares what everything answers, and every fourth time whatever else can be asked.
  package mutating func run(_ operation: Operation) {
    (budget, told) = (12, [])
    perform(operation)
    compareValues()
    steps += 1
    if steps.isMultiple(of: 4) { compareRows() }
  }

  private mutating func perform(_ operation: Operation) {
    if difference != nil { return }
    let (walks, depth) = (model.walks.count, system.depth)
    let isDone: Bool
    do {
      isDone = try apply(operation)
    } catch {
      return differ("the engine refuses what the model allows: \(error), \(operation)")
    }
    if isDone { drain(walks, depth) }
  }

  private mutating func drain(_ walks: Int, _ depth: Int) {
    while difference == nil {
      var work: Model.Work?
      while work == nil, model.walks.count > walks { work = model.next() }
      let callback = nextCall(above: depth)
      guard let callback else {
        if let work { differ("only the model calls \(describe(work))") }
        return
      }
      guard let work else {
        return differ("only the engine calls \(callback.target) at \(callback.environment)")
      }
      calls += 1
      told.append(describe(work))
      compare(work, callback)
      if budget == 0 { continue }
      budget -= 1
      for operation in body(of: work) { perform(operation) }
    }
  }

  private mutating func nextCall(above depth: Int) -> Callback? {
    do {
      while system.depth > depth {
        switch try system.next() {
        case .call(let callback): return callback
        case .compare(_, let old, let new): system.answer(equal: HistoryTrait.areEqual(old, new))
        case .event, nil: continue
        }
      }
    } catch { differ("the engine throws \(error)") }
    return nil
  }

  private func body(of work: Model.Work) -> [Operation] {
    switch work {
    case .registration(let index, _, previous: _): model.registrations[index].body
    case .method(let event, let id, previous: _): model.nodes[id].handlers[event] ?? []
    }
  }

  private func describe(_ work: Model.Work) -> String {
    switch work {
    case .registration(let index, let id, previous: _): "registration \(index) at \(name(id))"
    case .method(let event, let id, previous: _): "\(event) at \(name(id))"
    }
  }

  private func name(_ node: Int) -> String {
    ids[node].map { "\($0.index) (\(model.nodes[node].kind))" } ?? "?"
  }

  // MARK: - Comparing

  private mutating func compare(_ work: Model.Work, _ callback: Callback) {
    switch (work, callback.target) {
    case (.registration(let index, let id, let previous), .registration(let registration)):
      if registrations[index] != registration || ids[id] != callback.environment {
        differ("the model calls \(describe(work)), the engine \(callback.target) at \(callback.environment)")
      }
      compare(previous, callback)
    case (.method(let event, let id, let previous), .method(let other)):
      if event != other || ids[id] != callback.environment {
        differ("the model calls \(describe(work)), the engine \(callback.target) at \(callback.environment)")
      }
      if let previous { compare(previous, callback) }
    default: differ("the model calls \(describe(work)), the engine \(callback.target)")
    }
    compareValues()
  }

  private mutating func compare(_ previous: [Int: Int], _ callback: Callback) {
    guard let other = callback.previous else { return differ("no previous collection") }
    for trait in traits.indices {
      let value = HistoryTrait.number(of: system.value(of: traits[trait], in: other), of: trait)
      if value != model.value(trait, in: previous) { differ("previous \(trait): \(value) in the engine") }
    }
  }

  private mutating func compareValues() {
    for (id, node) in models where !model.nodes[node].isDestroyed {
      let collection = system.collection(at: id)
      for trait in traits.indices {
        let value = HistoryTrait.number(of: system.value(of: traits[trait], in: collection), of: trait)
        if value != model.value(trait, node) {
          differ(
            "trait \(trait) at \(name(node)): \(model.value(trait, node)) in the model, \(value) in the engine"
          )
        }
      }
    }
  }

  private mutating func compareRows() {
    let tree = system.tree
    for (id, node) in models {
      let row = model.nodes[node]
      if tree.isDestroyed(id) != row.isDestroyed { differ("one is destroyed: \(name(node))") }
      if row.isDestroyed { continue }
      let (layouts, draws) = (system.layouts(at: id), system.draws(at: id))
      if row.kind != .controller, layouts != row.layouts || draws != row.draws {
        differ(
          "\(name(node)): \(row.layouts) layouts and \(row.draws) draws in the model, \(layouts) and \(draws)"
        )
      }
      if tree.parent(of: id) != row.parent.flatMap({ ids[$0] }) { differ("parent of \(name(node))") }
      if row.kind == .controller,
        tree.parentController(of: id) != row.parentController.flatMap({ ids[$0] })
      {
        differ("parent controller of \(name(node))")
      }
    }
    for (index, registration) in registrations.enumerated() {
      let (row, other) = (system.registration(registration), model.registrations[index])
      if row?.calls != other.calls || row?.isEnded != other.isEnded { differ("registration \(index)") }
    }
  }
}

extension Twins {
  /// Does an operation with both if the rules allow it; says whether.
  private mutating func apply(_ operation: Operation) throws -> Bool {
    guard model.allows(operation, node: { node($0)?.model }) else { return false }
    switch operation {
    case .create(let kind, let number, in: let parent, childOf: let owner):
      let node = model.create(
        kind, in: parent.flatMap { self.node($0)?.model }, childOf: owner.flatMap { self.node($0)?.model })
      let id = try system.create(
        kind.kind, in: parent.flatMap { self.node($0)?.id }, childOf: owner.flatMap { self.node($0)?.id })
      numbers[number] = (node, id)
      made.append(number)
      (models[id], ids[node]) = (node, id)
      if let view = model.rootView(node), let root = system.tree.rootView(of: id) {
        (models[root], ids[view]) = (view, root)
      }
    case .register(let place, let traits, target: let target, let body):
      guard let node = node(place) else { return false }
      let other = target.flatMap { self.node($0) }
      registrations.append(
        try system.register(
          on: node.id, traits: traits.map { self.traits[$0] }, tag: 0, target: other?.id))
      model.registrations.append(
        Model.Registration(environment: node.model, traits: traits, body: body, target: other?.model))
    case .unregister(let index):
      model.registrations[index].isEnded = true
      system.unregister(registrations[index])
    case .update:
      model.begin(.everything)
      system.beginUpdate()
    case .use(let version):
      model.version = version
      try system.use(version)
    case .redefine(let trait, default: let value, affectsColour: let affects):
      model.redefine(trait, value, affects)
      try system.redefine(
        traits[trait], as: HistoryTrait.definition(of: trait, default: value, affectsColour: affects))
    default: return try applyAtPlace(operation)
    }
    return true
  }

  private mutating func applyAtPlace(_ operation: Operation) throws -> Bool {
    switch operation {
    case .override(let place, let trait, let value):
      guard let (node, id) = node(place) else { return false }
      model.setOverride(trait, value, node)
      try system.setOverride(HistoryTrait.value(value, of: trait), for: traits[trait], at: id)
    case .removeOverride(let place, let trait):
      guard let (node, id) = node(place) else { return false }
      model.nodes[node].overrides[trait] = nil
      try system.removeOverride(for: traits[trait], at: id)
    case .style(let place, let style):
      guard let (node, id) = node(place) else { return false }
      model.setStyle(style, node)
      try system.setOverrideUserInterfaceStyle(style, at: id)
    case .give(let place, of: let parent, let values):
      guard let (node, id) = node(place), let (giver, giverID) = self.node(parent) else { return false }
      var collection = TraitCollection()
      for (trait, value) in values { collection[traits[trait]] = HistoryTrait.value(value, of: trait) }
      model.give(values, node, giver)
      try system.setOverrideTraitCollection(values.isEmpty ? nil : collection, forChild: id, of: giverID)
    case .move(let place, to: let parent):
      guard let (node, id) = node(place), let (target, targetID) = self.node(parent) else { return false }
      model.move(node, to: target)
      try system.move(id, to: targetID)
    case .insert(let place, in: let parent, at: let index):
      guard let (node, id) = node(place), let (target, targetID) = self.node(parent) else { return false }
      model.relocate(model.unit(node), to: model.holder(target), at: index)
      try system.insert(id, in: targetID, at: index)
    case .detach(let place):
      guard let (node, id) = node(place) else { return false }
      if model.nodes[model.unit(node)].parent != nil { model.relocate(model.unit(node), to: nil) }
      try system.detach(id)
    case .addChild(let place, to: let parent):
      guard let (node, id) = node(place), let (target, targetID) = self.node(parent) else { return false }
      model.setParent(node, target)
      try system.addChild(id, to: targetID)
    case .removeFromParent(let place):
      guard let (node, id) = node(place) else { return false }
      model.setParent(node, nil)
      system.removeFromParent(id)
    case .destroy(let place):
      guard let (node, id) = node(place) else { return false }
      model.destroy(node)
      try system.destroy(id)
    case .on(let place, let event, let body):
      guard let (node, id) = node(place) else { return false }
      model.nodes[node].handlers[event] = body
      try system.observe(event, at: id, tag: 0)
    case .removeHandler(let place, let event):
      guard let (node, id) = node(place) else { return false }
      (model.nodes[node].handlers[event], model.nodes[node].reads[event]) = (nil, nil)
      system.stopObserving(event, at: id)
    default: return try applyRequest(operation)
    }
    return true
  }

  private mutating func applyRequest(_ operation: Operation) throws -> Bool {
    switch operation {
    case .usesColour(let place, let uses):
      guard let (node, id) = node(place) else { return false }
      model.nodes[node].usesColour = uses
      system.setUsesColors(uses, at: id)
    case .showsImage(let place, let shows):
      guard let (node, id) = node(place) else { return false }
      model.nodes[node].showsImage = shows
      system.setShowsImage(shows, at: id)
    case .invalidate(let place, let what):
      guard let (node, id) = node(place) else { return false }
      model.invalidate(node, what)
      switch what {
      case .layout: try system.setNeedsLayout(at: id)
      case .display: try system.setNeedsDisplay(at: id)
      case .properties: try system.setNeedsUpdateProperties(at: id)
      case .constraints: try system.setNeedsUpdateConstraints(at: id)
      }
    case .read(let place, let trait):
      guard let (node, id) = node(place) else { return false }
      model.read(trait, node)
      system.noteRead(of: traits[trait], at: id)
    case .loadView(let place):
      guard let (node, id) = node(place) else { return false }
      if model.nodes[node].kind == .controller, !model.nodes[node].isLoaded {
        model.begin(.calls)
        model.announceLoading(node)
      }
      system.loadViewIfNeeded(of: id)
    case .updateTraits(let place):
      guard let (node, id) = node(place) else { return false }
      model.begin(.traits(model.unit(node)))
      try system.beginUpdateTraits(of: id)
    case .updateProperties(let place):
      guard let (node, id) = node(place) else { return false }
      model.begin(.properties(model.unit(node)))
      try system.beginUpdateProperties(of: id)
    case .layOut(let place):
      guard let (node, id) = node(place) else { return false }
      model.begin(.layout(model.unit(node)))
      try system.beginLayout(of: id)
    case .appear(let place, in: let parent):
      guard let (node, id) = node(place), let (target, targetID) = self.node(parent) else { return false }
      model.begin(.appearance(node, in: target))
      try system.appear(id, in: targetID)
    case .disappear(let place, to: let parent):
      guard let (node, id) = node(place) else { return false }
      let target = parent.flatMap { self.node($0) }
      model.begin(.disappearance(model.unit(node), to: target?.model))
      try system.disappear(id, to: target?.id)
    default: return false
    }
    return true
  }
}

extension Model.Kind {
  package var kind: EnvironmentKind {
    switch self {
    case .scene: .scene
    case .window: .window
    case .presentation: .presentation
    case .controller: .controller
    case .view: .view
    }
  }

  init(_ kind: EnvironmentKind) {
    self = Model.Kind.allCases.first { $0.kind == kind } ?? .view
  }

  var holders: [Model.Kind] { kind.holders.map(Model.Kind.init) }
}
