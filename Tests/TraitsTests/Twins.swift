import HistoryTesting
import Traits
import ViewTree

/// The engine and the model side by side: every operation is done to both, and both must answer the same.
struct Twins {
  struct Difference: Error, CustomStringConvertible {
    let description: String
  }

  var system = TraitSystem()
  var model = Model()
  /// The traits, also those that come later.
  let traits: [TraitID]

  init() throws {
    let present = try HistoryTrait.define(in: &system)
    let (first, later) = (system.traitCount, HistoryTrait.properties.count - present.count)
    traits = present + (first..<first + later).map { TraitID(index: Int32($0)) }
    system.isRecording = true
  }

  func id(_ node: Int) -> EnvironmentID { EnvironmentID(index: Int32(node + 2)) }
  func node(_ id: EnvironmentID) -> Int { Int(id.index) - 2 }
  func values(_ collection: TraitCollection) -> [Int] {
    model.defaults.indices.map { number(collection[traits[$0]], $0) ?? Int.min }
  }
  private func number(_ value: TraitValue?, _ trait: Int) -> Int? {
    value.flatMap { HistoryTrait.number(of: $0, of: trait) }
  }
  private func id(_ place: Place) throws -> EnvironmentID {
    guard let node = model.node(place) else { throw Difference(description: "\(place) is not there") }
    return id(node)
  }

  // MARK: - Operations

  /// Does an operation to both, and all that follows from it.
  mutating func run(_ operation: Operation) throws {
    guard model.allows(operation) else { return }
    if case .attempt(let body) = operation { return try attempt(body) }
    if model.update(of: operation) != nil, model.sweeps.count > 2 { return }
    let update = model.update(of: operation)
    try change(operation)
    model.apply(operation)
    guard let update else { return }
    model.begin(update)
    try goThroughUpdate()
  }

  /// Does to the engine what an operation does at once.
  private mutating func change(_ operation: Operation) throws {
    switch operation {
    case .create(let kind, _, in: let parent):
      let made = try system.create(kind, in: try parent.map { try id($0) })
      if made != id(model.nodes.count) { throw Difference(description: "other identities") }
    case .createChild(_, of: let parent):
      let made = try system.createController(for: try id(parent))
      if made != id(model.nodes.count) { throw Difference(description: "other identities") }
    case .override(let place, let trait, let value):
      try system.setOverride(HistoryTrait.value(value, of: trait), of: traits[trait], on: try id(place))
    case .removeOverride(let place, let trait): system.removeOverride(of: traits[trait], on: try id(place))
    case .give(let place, let trait, let value):
      try system.setGiven(
        value.map { HistoryTrait.value($0, of: trait) }, of: traits[trait], on: try id(place))
    case .move(let place, to: let parent): try system.move(try id(place), to: try id(parent))
    case .detach(let place): try system.detach(try id(place))
    case .destroy(let place): try system.destroy(try id(place))
    case .register(let place, let chosen, _):
      _ = try system.register(chosen.map { traits[$0] }, on: try id(place))
    case .unregister(let index): system.unregister(RegistrationID(index: Int32(index)))
    case .on(let place, let event, _): system.setInterest(true, in: event, at: try id(place))
    case .removeHandler(let place, let event): system.setInterest(false, in: event, at: try id(place))
    case .usesColour(let place, let uses): system.setUsesDynamicColour(uses, at: try id(place))
    case .showsImage(let place, let shows): system.setLooksUpImages(shows, at: try id(place))
    case .read(let place, let trait): system.noteRead(of: traits[trait], at: try id(place))
    default: try changeMore(operation)
    }
  }

  private mutating func changeMore(_ operation: Operation) throws {
    switch operation {
    case .invalidate(let place, .layout): try system.setNeedsLayout(try id(place))
    case .invalidate(let place, .display): try system.setNeedsDisplay(try id(place))
    case .invalidate(let place, .properties): try system.setNeedsUpdateProperties(try id(place))
    case .invalidate(let place, .constraints): try system.setNeedsUpdateConstraints(try id(place))
    case .use(let version): system.use(version)
    case .define: try define()
    case .redefine(let trait, default: let value, affectsColour: let affects):
      let declaration = HistoryTrait.declaration(of: trait, default: value, affectsColour: affects)
      try system.redefine(traits[trait], as: declaration)
    case .overrideChild(let child, of: _, let values):
      let collection = system.emptyCollection.modifying { draft in
        for (trait, value) in values { draft[traits[trait]] = HistoryTrait.value(value, of: trait) }
      }
      try system.setParentOverrides(values.isEmpty ? nil : collection, on: try id(child))
    case .update: try system.beginUpdate(.everything)
    case .updateTraits(let place): try system.beginUpdate(.traits(of: try id(place)))
    case .updateProperties(let place): try system.beginUpdate(.properties(of: try id(place)))
    case .appear(let place, in: let parent):
      try system.beginAppearance(of: try id(place), in: try id(parent))
    case .disappear(let place, to: let parent):
      try system.beginDisappearance(of: try id(place), to: try parent.map { try id($0) })
    default: throw Difference(description: "no such change: \(operation)")
    }
  }

  private mutating func define() throws {
    let trait = model.defaults.count
    let declaration = HistoryTrait.declaration(
      of: trait, default: 0, affectsColour: HistoryTrait.affectsColour[trait])
    if try system.define(declaration) != traits[trait] { throw Difference(description: "other traits") }
  }

  private mutating func attempt(_ body: [Operation]) throws {
    let (mark, before) = (system.mark, model)
    let digest = system.digest()
    for operation in body { try run(operation) }
    system.revert(to: mark)
    model = before
    if system.digest() != digest { throw Difference(description: "reverting leaves another digest") }
  }

  // MARK: - Updates

  private mutating func goThroughUpdate() throws {
    while true {
      let work = try system.next()
      let expected = model.next()
      try compare(work, expected)
      guard let expected else { return }
      try compareValues()
      let body = model.body(of: expected)
      guard model.budget > 0, !body.isEmpty else { continue }
      model.budget -= 1
      for operation in body { try run(operation) }
    }
  }

  private func compare(_ work: Work?, _ expected: Model.Work?) throws {
    let previous = system.previousCollection
    let found: Model.Work? =
      switch work {
      case .registration(let registration, let environment):
        .registration(
          Int(registration.index), node(environment), previous: previous.map(values) ?? [])
      case .callback(let callback, let environment):
        .callback(callback, node(environment), previous: previous.map(values))
      case nil: nil
      }
    if found != expected {
      throw Difference(
        description:
          "yields \(found.map { "\($0)" } ?? "nothing"), not \(expected.map { "\($0)" } ?? "nothing")")
    }
  }

  // MARK: - Comparing

  func compareValues() throws {
    // By index: a copy of a node costs as much as everything that is compared.
    for index in model.nodes.indices where !model.nodes[index].isDestroyed {
      let id = id(index)
      for trait in model.defaults.indices
      where !isValue(model.nodes[index].values[trait], of: trait, at: id) {
        let found = model.defaults.indices.map { number(system.value(of: traits[$0], at: id), $0) ?? Int.min }
        throw Difference(description: "\(index) answers \(found), not \(model.nodes[index].values)")
      }
    }
  }

  /// Whether an environment answers a value; the numbers, which are most, at once.
  private func isValue(_ value: Int, of trait: Int, at id: EnvironmentID) -> Bool {
    let found = system.value(of: traits[trait], at: id)
    if case .integer(let number) = found { return number == value }
    return found.isEqual(to: HistoryTrait.value(value, of: trait))
  }

  func compareAll() throws {
    try compareValues()
    for index in model.nodes.indices {
      let (id, expected) = (id(index), model.nodes[index])
      if system.hierarchy.isDestroyed(id) != expected.isDestroyed {
        throw Difference(description: "destruction of \(index)")
      }
      if expected.isDestroyed { continue }
      if system.hierarchy.isInHierarchy(id) != model.isInside(index) {
        throw Difference(description: "membership of \(index)")
      }
      if system.hierarchy.parent(of: id).map(node) != expected.parent {
        throw Difference(description: "parent of \(index)")
      }
      if expected.kind != .controller,
        system.layouts(of: id) != expected.layouts || system.draws(of: id) != expected.draws
      {
        throw Difference(
          description: "\(index): \(system.layouts(of: id)) layouts, \(system.draws(of: id)) draws, not "
            + "\(expected.layouts), \(expected.draws)")
      }
      for trait in model.defaults.indices
      where number(system.override(of: traits[trait], on: id), trait) != expected.overrides[trait] {
        throw Difference(description: "override \(index).\(trait)")
      }
    }
    try compareRegistrations()
  }

  private func compareRegistrations() throws {
    for (index, expected) in model.registrations.enumerated() {
      let id = RegistrationID(index: Int32(index))
      if system.calls(of: id) != expected.calls || system.isEnded(id) != expected.isEnded {
        throw Difference(description: "calls of registration \(index)")
      }
    }
  }

  /// The engine's own structures are sound, and one link of each chain decides, with the value that the environment answers.
  func compareStructures(at index: Int) throws {
    if let first = system.brokenInvariants().first { throw Difference(description: first) }
    guard model.nodes.indices.contains(index), !model.nodes[index].isDestroyed else { return }
    for trait in model.defaults.indices {
      let links = system.explanation(of: traits[trait], at: id(index))
      // In one loop and without a list of them: without an optimiser that is half of what the explanation itself costs.
      var (deciding, value) = (0, Int?.none)
      for link in links where link.isInForce {
        deciding += 1
        value = number(link.value, trait)
      }
      if deciding != 1 || value != model.nodes[index].values[trait] {
        throw Difference(description: "explanation of \(index).\(trait): \(links)")
      }
    }
  }
}
